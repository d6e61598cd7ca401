"""The rules in our own words: alike in all languages, in good form, and behind every question."""

import re

import pytest

from civtable.core.values import Json
from civtable.games import GAMES
from civtable.games.through_the_ages.cards.table import CARDS
from civtable.games.through_the_ages.data import AGE_III, EVENT, PACT
from civtable.text import LANGUAGES, PARTS, catalog, words_in
from civtable.text.rules import (
    GLOSSARY,
    BadRules,
    Rules,
    folded,
    found_rules,
    has_rules,
    read_rules,
    rule_boards,
    rule_links,
    rule_pictures,
    rules_of,
)

WITHOUT_RULE = ["imperium-ask-of"]
"""What is a part of questions, and none itself."""

told = pytest.mark.parametrize("game", list(GAMES))


def ids(rules: Rules) -> list[tuple[str, list[str]]]:
    """The chapters with the ids of their rules; those of the glossary follow the alphabet of the language."""
    return [
        (chapter.id, sorted(found) if chapter.id == GLOSSARY else found)
        for chapter in rules.chapters
        for found in [[rule.id for rule in chapter.rules]]
    ]


def sentences(game: str) -> list[str]:
    """The keys of all questions and refusals of a game."""
    text = "\n".join([catalog("en", part) for part in PARTS if part.startswith(game)])
    return re.findall(rf"^({game}-(?:ask|why)-[\w-]+) =", text, re.MULTILINE)


def without_rule(game: str) -> list[str]:
    """The questions and refusals that no rule stands behind yet."""
    return [key for key in sentences(game) if key not in rule_links(game) and key not in WITHOUT_RULE]


@told
def test_all_languages_tell_the_same_rules(game: str) -> None:
    """The same chapters and ids in the same order, and lists and tables of the same size."""
    first = rules_of(game, "en")
    for language in LANGUAGES[1:]:
        other = rules_of(game, language)
        assert ids(other) == ids(first), language
        forms = [
            {
                rule.id: (bool(rule.text), len(rule.items), [len(row) for row in rule.table])
                for chapter in rules.chapters
                for rule in chapter.rules
            }
            for rules in (first, other)
        ]
        assert forms[1] == forms[0], language


@told
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_glossary_follows_the_alphabet(game: str, language: str) -> None:
    terms = [rule.text.split("**")[1] for rule in rules_of(game, language).chapters[-1].rules]
    assert terms == sorted(terms, key=folded)


@told
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_no_wall_of_words(game: str, language: str) -> None:
    """Whoever follows a link finds the sentence at once."""
    long = [
        rule.id
        for chapter in rules_of(game, language).chapters
        for rule in chapter.rules
        if len(rule.text) > 900
    ]
    assert long == []


@told
def test_every_link_leads_to_a_rule_and_comes_from_a_sentence(game: str) -> None:
    links = rule_links(game)
    assert set(links.values()) <= set(rules_of(game, "en").ids)
    assert set(links) <= set(sentences(game))


@told
def test_every_picture_is_a_card_beside_a_rule(game: str) -> None:
    facts = GAMES[game].facts
    known = {card for part in ("cards", "buildings") for card in object_at(facts, part)}
    for rule, cards in rule_pictures(game).items():
        assert rule in rules_of(game, "en").ids
        assert cards
        assert set(cards) <= known, rule


@told
def test_every_part_of_a_board_is_beside_a_rule(game: str) -> None:
    boards = rule_boards(game)
    assert boards is not None
    assert boards["around"]
    assert set(boards["around"]) <= set(rules_of(game, "en").ids)


def object_at(facts: dict[str, Json], part: str) -> dict[str, Json]:
    """A part of the facts that names things; empty where there is none."""
    found = facts.get(part, {})
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_pact_and_every_event_of_the_end_is_listed(language: str) -> None:
    """By the name of its card, in the order of the ages and of the cards."""
    words = words_in(language)
    tables = {
        rule.id: rule.table
        for chapter in rules_of("through_the_ages", language).chapters
        for rule in chapter.rules
    }
    pacts = [row.id for row in CARDS if row.kind == PACT]
    impacts = [row.id for row in CARDS if row.kind == EVENT and row.age == AGE_III]
    for rule, cards in (("pact-list", pacts), ("final-list", impacts)):
        named = [row[0].split(" (")[0] for row in tables[rule][1:]]
        assert named == [words(f"through_the_ages-card-{card}") for card in cards]


@told
def test_a_rule_stands_behind_every_question_and_every_refusal(game: str) -> None:
    assert without_rule(game) == []


def test_games_without_a_text_have_no_links() -> None:
    assert rule_links("chess") == {}
    assert rule_boards("chess") is None
    assert not has_rules("chess")


def test_words_are_found_without_accents_and_capitals() -> None:
    rules = read_rules(
        "t", "# T\n## A {#a}\n[one] El Río\n[two] El mar\n## G {#glossary}\n[term-x] **X**: río"
    )
    assert [[rule.id for rule in found] for _, found in found_rules(rules, ["rio"])] == [["one"], ["term-x"]]
    assert [[rule.id for rule in found] for _, found in found_rules(rules, ["el", "RIO"])] == [["one"]]
    assert found_rules(rules, ["montaña"]) == []


HEAD = "# T\n## A {#a}\n"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("## A {#a}", "line 1: the title comes first"),
        ("# T\n# T", "there is a title already"),
        ("# T\n## A", r"a chapter is ## Title \{#some-id\}"),
        ("# T\n## A {#a}\n## B {#b}", "the chapter a is empty"),
        ("# T\n[one] Words", "a rule stands in a chapter"),
        (HEAD + "Words", "line 3: a paragraph begins with its id"),
        (HEAD + "[One] Words", "a rule is"),
        (HEAD + "[one]\n[two] Words", "the rule one is empty"),
        (HEAD + "[one] Words\n[one] More", "the id one is used twice"),
        (HEAD + "[a] Words", "the id a is used twice"),
        (HEAD + "[one] **Words", r"\*\* opens and does not close"),
        (HEAD + "- an item", "belongs to a rule"),
        (HEAD + "[one]\n| a | b |\n|---|---|\n| c |", "the head of the table has 2 cells, this row 1"),
        (HEAD + "[one]\n|---|", "belongs under the head"),
        (HEAD + "[one]\n| a", "ends with"),
        (HEAD + "[one] Words", "the last chapter has to be the glossary"),
        (HEAD + "[one] Words\n## G {#glossary}\n[x] **X**: it", "a line of the glossary"),
        (HEAD + "[one] Words\n## G {#glossary}\n[term-x] X is it", "a line of the glossary"),
    ],
)
def test_a_text_in_the_wrong_form_says_where_and_why(text: str, why: str) -> None:
    with pytest.raises(BadRules, match=why):
        read_rules("some/file.md", text)
