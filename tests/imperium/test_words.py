"""Imperium in words: every card told from its steps in every language, and nothing that is not told."""

import copy
import re

import pytest

from civtable.core.rng import fast_rng
from civtable.core.values import Json
from civtable.core.words import Phrase, phrase_json
from civtable.games import GAMES
from civtable.games.imperium.abilities import ops
from civtable.games.imperium.abilities.book import ABILITIES
from civtable.games.imperium.abilities.operations.course import options_of
from civtable.games.imperium.cards.reading import Row
from civtable.games.imperium.cards.table import CARDS, NATION_IDS, Card, card_named
from civtable.games.imperium.steps import ACQUIRING, ACTING, CHOOSING, PICKING, PLACING
from civtable.games.imperium.words.cards import ability_words, alternatives, card_face, card_text
from civtable.games.imperium.words.phrases import card_words, nation_words
from civtable.games.imperium.words.rows import choice_at, compiled_rows
from civtable.text import LANGUAGES, words_in
from tests.imperium.table import scenario

GAME = GAMES["imperium"]
EN = words_in("en")
languages = pytest.mark.parametrize("language", LANGUAGES)

LEFT_OVER = re.compile(r"[{}$]|imperium-|\b(op|None|do|does)\b(?=:)|  ")


def told(id: str, language: str = "en") -> list[str]:
    """What a card does, in sentences."""
    return [words_in(language).say(phrase) for phrase in card_text(card_named(id))]


# Every card.


@languages
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    names = [words_in(language).say(card_words(card.kind)) for card in CARDS]
    assert len(set(names)) == len(CARDS)
    assert len({words_in(language).say(nation_words(n)) for n in range(len(NATION_IDS))}) == len(NATION_IDS)


@languages
def test_every_ability_is_one_good_sentence(language: str) -> None:
    words = words_in(language)
    for card in CARDS:
        lines = [words.say(phrase) for phrase in card_text(card.kind)]
        assert len(lines) == len(card.abilities)
        for line in lines:
            assert line.endswith("."), (card.id, line)
            assert not LEFT_OVER.search(line), (card.id, line)
            assert line[0].isupper(), (card.id, line)


@languages
def test_every_face_is_told(language: str) -> None:
    words = words_in(language)
    for card in CARDS:
        for phrase in card_face(card.kind):
            assert words.say(phrase)
            assert not LEFT_OVER.search(words.say(phrase)), card.id


def test_sentences_of_cards() -> None:
    """A sample over triggers, costs, choices, other players, counts and replacements."""
    assert told("glory") == ["When played: abandon 3 regions to look at the top 2 fame cards and take one."]
    assert told("unrest") == [
        "When played: choose one: pay 1 population / discard 2 cards / pay 3 material; "
        "if you do, return this card to the unrest pile."
    ]
    assert told("jomsviking") == [
        "When played: you may pay 1 population and 2 material to acquire a region or tributary; "
        "each other player discards a card."
    ]
    assert told("notorious")[0].endswith("whoever cannot give all of it takes an unrest card.")
    assert told("cacao") == [
        "When played: every player may return an unrest card from their hand or discard pile; "
        "gain 1 progress for each unrest card returned this way."
    ]
    assert told("carthaginians_power_b") == [
        "Always: when you would put progress on the market, put 2 material instead."
    ]
    assert told("king_wu_of_qin")[0].startswith("When played: up to 3 times, you may pay 1 progress to")
    assert told("rome_the_eternal_city")[0] == (
        "When played: put City of Rome from your play area into your history."
    )
    assert told("ambassador") == ["Exhaust: use the exhaust ability of a pinned card of another player."]
    assert told("viviane_of_the_lake")[1].startswith(
        "Solstice: choose one: recall a knight garrisoned here /"
    )


def test_sentences_of_other_languages() -> None:
    """The verb has the form that the sentence asks for: a command, what one may do, what another does."""
    assert told("glory", "es") == [
        "Al jugarla: abandona 3 regiones para mirar las 2 cartas superiores de fama y tomar una."
    ]
    assert told("glory", "it")[0].endswith("per guardare le prime 2 carte fama e prendere una di esse.")
    assert told("elders", "pt")[0].endswith("depois cada outro jogador obtém 1 de progresso.")


# Words follow the steps.


def changed(id: str, step: int, **values: Json) -> Phrase:
    """The first ability of a card, with other values in one of its steps."""
    card = copy.copy(CARDS[card_named(id)])
    rows = copy.deepcopy(card.abilities)
    row = rows[0]
    assert isinstance(row, dict)
    steps = row["steps"]
    assert isinstance(steps, list)
    steps[step].update(values)
    card.abilities = rows
    return ability_words(card, 0)


def test_words_follow_the_steps() -> None:
    assert EN.say(changed("assyrians", 0)) == told("assyrians")[0]
    assert EN.say(changed("assyrians", 0, n=7)) == "When played: gain 7 population."
    assert (
        EN.say(changed("assyrians", 0, who="others")) == "When played: each other player gains 1 population."
    )
    assert EN.say(changed("assyrians", 0, may=True)) == "When played: you may gain 1 population."


@pytest.mark.parametrize("values", [{"op": "fly"}, {"wings": 2}, {"what": "wings"}])
def test_what_nobody_can_tell_stops(values: dict[str, Json]) -> None:
    """An operation, a key or a value that is not known is never left out in silence."""
    with pytest.raises(AssertionError):
        changed("assyrians", 0, **values)


def test_every_compiled_ability_has_its_printed_row() -> None:
    for ability in ABILITIES:
        if ability.card >= 0:
            row = compiled_rows(ability.card)[ability.number]
            printed = CARDS[ability.card].abilities[row]
            assert isinstance(printed, dict)
            assert ability.name == f"{CARDS[ability.card].id}:{printed['trigger']}"


def test_alternatives_are_those_of_the_code() -> None:
    checked = 0
    for ability in ABILITIES:
        for position in range(len(ability.code)):
            if ability.card >= 0 and ability.code[position].op == ops.CHOOSE:
                starts = ability.code[position].starts
                assert len(alternatives(ability.number, position)) == len(starts)
                assert len(options_of(choice_at(ability.number, position))) == len(starts)
                checked += 1
    assert checked > 70


def test_a_choice_tells_its_alternatives_by_number() -> None:
    """Druids: three alternatives, as they are numbered on offer."""
    druids = next(ability for ability in ABILITIES if ability.name == "druids:on_play")
    assert [EN.say(phrase) for phrase in alternatives(druids.number, 0)] == [
        "gain 1 progress",
        "pay 1 population to break through for an uncivilised card",
        "return an unrest card from your hand to gain 1 population",
    ]


# Facts and games.


def test_the_facts_tell_the_same() -> None:
    cards = GAME.facts["cards"]
    assert isinstance(cards, dict)
    for card in CARDS:
        facts = cards[card.id]
        assert isinstance(facts, dict)
        assert facts["text"] == [phrase_json(phrase) for phrase in card_text(card.kind)]


@pytest.mark.parametrize("seats", [1, 2])
def test_questions_and_events_of_whole_games_are_told(seats: int) -> None:
    """Every question and event of some random games, as every seat may know it."""
    asked: set[int] = set()
    with_text: list[Phrase] = []
    for number in range(3):
        state = GAME.start({"box": "mixed"}, seats, fast_rng(f"told {seats} {number}"))
        state.log = []
        moves = fast_rng(f"moves {number}")
        while (decision := GAME.decision(state)) is not None:
            asked.add(decision.kind)
            question = GAME.question_words(state)
            sentence = EN.say(question)
            assert sentence[-1] in ".?", sentence
            if isinstance(question.args.get("of"), Phrase):
                with_text.append(question)
            assert not LEFT_OVER.search(sentence), sentence
            GAME.apply(state, decision.options[moves.below(len(decision.options))])
        for event in state.log:
            for seat in range(-1, seats):
                assert EN.say(GAME.event_words(event.for_seat(seat)), player="Red").endswith((".", "!"))
    assert {ACTING, CHOOSING, PICKING, ACQUIRING, PLACING} <= asked
    within = [words_in(language).say(question) for question in with_text[::9] for language in LANGUAGES]
    assert any(")" in sentence for sentence in within)
    assert not [sentence for sentence in within if ".)" in sentence], "a full stop before the bracket"


def test_a_row_knows_what_was_read() -> None:
    """The teller and the compiler read rows through the same class, which refuses what is left over."""
    row = Row({"op": "gain", "n": 1}, "here")
    row.text("op")
    with pytest.raises(AssertionError, match="nobody reads n"):
        row.done()


def test_a_card_can_be_copied_for_these_tests() -> None:
    """Changing a copy does not change the card."""
    changed("assyrians", 0, n=9)
    card: Card = CARDS[card_named("assyrians")]
    assert told(card.id) == ["When played: gain 1 population."]


@languages
def test_the_questions_about_the_last_unrest_and_the_next_card_say_how_many(language: str) -> None:
    """Two unrest cards for three players; up to three cards."""
    words = words_in(language)
    game = scenario("arthurians", "romans", "greeks", seats=[{"hand": ["morigena"]}], unrest=2)
    game.play("play morigena")
    assert "2" in words.say(GAME.question_words(game.state))
    named = [words.say(GAME.option_words(GAME.parse(code))) for code in game.offered()]
    assert len(set(named)) == 3
    game = scenario("romans", seats=[{"hand": ["jade_mask"]}])
    game.play("play jade_mask")
    assert "3" in words.say(GAME.question_words(game.state))
