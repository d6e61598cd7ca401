"""The files with the automa's tables: complete, checked on loading, told in every language."""

from importlib.resources import files

import pytest

from civtable.games.imperium.automa.grammar import BadTable
from civtable.games.imperium.automa.reader import automa_table, table_from_text
from civtable.games.imperium.automa.tables import NAMED, OTHER
from civtable.games.imperium.cards.table import CARDS, KINDS, NATION_IDS, NATIONS
from civtable.games.imperium.terms import NONE
from civtable.games.imperium.words.automa import TableWords, row_card_words
from civtable.text import LANGUAGES, words_in
from tests.imperium.automa_model import table_file


def file_text(nation: str) -> str:
    """The text of a nation's file."""
    return (files("civtable.games.imperium.automa") / "nations" / f"{nation}.toml").read_text("utf-8")


def complaint(text: str, language: str = "en", nation: str = "romans") -> str:
    """What is said about a file."""
    with pytest.raises(BadTable) as error:
        table_from_text(nation, text)
    return words_in(language).say(error.value.reason)


def test_there_is_a_file_for_every_nation() -> None:
    """16 nations, 231 rows in 28 tables, 4 journey cards."""
    tables = [automa_table(nation) for nation in range(len(NATION_IDS))]
    rows = [rows for table in tables for rows in (table.rows[:1] if table.has_one_table else table.rows)]
    assert len(rows) == 28
    assert sum([len(table) for table in rows]) == 231
    assert sum([len(table.journeys) for table in tables]) == 4


def test_every_card_has_a_row_in_every_table() -> None:
    """The last row is for every card."""
    for nation in range(len(NATION_IDS)):
        table = automa_table(nation)
        for state in (0, 1):
            assert table.rows[state][-1].kind == OTHER
            assert all(table.matching[state][card][-1].kind == OTHER for card in range(KINDS))


def test_every_named_row_is_for_a_card_that_the_automa_can_have() -> None:
    """Rows for one card name a card of the nation itself."""
    for number, nation in enumerate(NATIONS):
        cards = [*nation.deck, *nation.nation_deck, *nation.developments]
        own = {CARDS[card].name for card in [*cards, nation.accession] if card != NONE}
        for rows in automa_table(number).rows:
            assert {row.name for row in rows if row.kind == NAMED} <= own


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_row_can_be_told(language: str) -> None:
    """The words are made from the steps; no row is silent, and different rows read differently."""
    words = words_in(language)
    for nation in range(len(NATION_IDS)):
        telling = TableWords(automa_table(nation))
        for rows in telling.table.rows:
            for row in rows:
                assert words.say(row_card_words(row.kind, row.name))
                assert all(words.say(phrase) for phrase in telling.row(row))
        for journey in telling.table.journeys:
            assert telling.sentences(journey.sequence)
            assert telling.sentences(journey.otherwise)


def test_a_row_says_who_is_meant() -> None:
    """Qin, attack: you recall a region, and it is the automa that abandons one."""
    table = automa_table(NATION_IDS.index("qin"))
    told = TableWords(table).row(table.rows[0][2])[1]
    assert words_in("en").say(told).endswith("and if possible, the automa has to abandon a region")
    assert words_in("es").say(told).endswith("si fuera posible, el automa debe abandonar una región")


def test_each_file_says_where_it_comes_from() -> None:
    """Texts and icons have a source and a confidence."""
    for nation in NATION_IDS:
        assert set(table_file(nation)["source"]) == {"text", "icons", "confidence"}


GLORY = '"if possible: abandon 3 regions; gain the top fame card",'


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"gain 2 material"', '"gian 2 material"', "table barbarian, row 10: the step “gian 2 material”"),
        (
            GLORY,
            '"if possible: abandon 3 regions; gain the top fame",',
            "row 3: the step “gain the top fame” is not known. The nearest known one: “gain top fame card”.",
        ),
        (
            'card = "attack"',
            'card = "assault"',
            "table barbarian, row 1: the kind of card “assault” is not known",
        ),
        ('card = "named Glory"', 'card = "named Gloria"', "row 3: there is no card called “Gloria”"),
        (GLORY, '"otherwise: gain 1 progress",', "row 3: an “otherwise” needs an “if possible”"),
        (GLORY, '"if possible: {gain 1 progress",', "row 3: the braces do not match"),
        (GLORY, '"if possible: gain 1 progress;",', "row 3: a step between semicolons is empty"),
        (GLORY, '"put a region from exile into history",', "row 3: the step “put a region from exile into"),
        (GLORY, '"you discard 6",', "row 3: the step “you discard 6” is not known"),
        (GLORY, '"if it rains: gain 1 progress",', "row 3: the condition “if it rains” is not known"),
        ('card = "pinned"', 'card = "region"', "table barbarian, row 5: row 4 is for the same cards"),
        ('do = ["gain 2 material"]', "do = []", "table barbarian, row 10: the row has nothing to do"),
        ('do = ["gain 2 material"]', "do = 5", "table barbarian, row 10: “do” should be a list"),
        ('do = ["gain 2 material"]', "note = 'x'", "table barbarian, row 10: “do” is missing"),
        ('card = "attack"', 'kart = "attack"', "table barbarian, row 1: the name “kart” is not known"),
        (
            'market_token = "1 progress"',
            'market_token = "1 gold"',
            "romans: “market_token” should be a number",
        ),
        ('state = "barbarian"', 'state = "kingdom"', "romans: “state” should be one of: barbarian, empire"),
        ('"accession card", ', "", "romans: a nation that becomes an empire needs its accession card"),
        ('"nation cards"]', '"old cards"]', "romans: “old cards” is no part of a dynasty deck"),
        ('nation = "romans"', 'nation = "greeks"', "romans: the file is about “greeks”"),
        ("becomes_empire = true", "becomes_empire = 1", "romans: “becomes_empire” should be true or false"),
        ('confidence = "sourced"', 'confidence = "sure"', "romans: “confidence” should be one of: sourced"),
        ("[source]", "[source", "romans: the file is not good TOML"),
    ],
)
def test_mistakes_name_nation_table_and_row(old: str, new: str, said: str) -> None:
    """A person who corrects a file is told where it is wrong and what could stand there."""
    text = file_text("romans")
    assert old in text
    assert said in complaint(text.replace(old, new, 1))


def test_a_table_may_not_be_missing() -> None:
    """Both states need a table, or one table serves in both."""
    text = file_text("romans").replace("[[empire]]", "[[empires]]")
    assert "romans: the name “empires” is not known" in complaint(text)
    assert "romans: “empire” is missing" in complaint(text.partition("[[empires]]")[0])


def test_the_last_row_is_for_all_other_cards() -> None:
    """Without it, or with rows after it, something would be left out."""
    text = file_text("romans")
    start, end = text.index("[[barbarian]]  # 10"), text.index("[[empire]]  # 1")
    assert "table barbarian: the last row should be for every “other” card" in complaint(
        text[:start] + text[end:]
    )
    early = text.replace('card = "attack"', 'card = "other"', 1)
    assert "table barbarian, row 1: rows after the one for every “other” card" in complaint(early)


def test_mistakes_are_told_in_every_language() -> None:
    """The sentence is one of the catalogs."""
    text = file_text("romans").replace('"gain 2 material"', '"gian 2 material"', 1)
    assert "tabla barbarian, fila 10" in complaint(text, "es")
    assert "tabela barbarian, linha 10" in complaint(text, "pt")
    assert "tabella barbarian, riga 10" in complaint(text, "it")
