"""The catalogs of all languages: complete, alike, sayable, and with nothing that nobody says."""

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from civtable.bots.ideas import IDEAS
from civtable.bots.levels import LEVELS, OLD_NAMES
from civtable.core.game import SPECTATOR, Game, Moment, State
from civtable.core.record import HINT_KINDS
from civtable.core.rng import fast_rng
from civtable.core.words import Argument, Phrase
from civtable.games import GAMES, AnyGame
from civtable.games.imperium import GAME as IMPERIUM_GAME
from civtable.games.imperium.automa.tables import CONFIDENCES, KIND_NAMES, NAMED, OP_NAMES, ZONE_NAMES
from civtable.games.imperium.automa.tables import SOURCES as AUTOMA_SOURCES
from civtable.games.imperium.cards.table import CARD_IDS as IMPERIUM_CARD_IDS
from civtable.games.imperium.cards.table import NATION_IDS
from civtable.games.imperium.terms import SUITS, VERBS
from civtable.games.stone_age.data import (
    BUILDING_IDS,
    CARD_1,
    CARD_IDS,
    PLACES,
    PROFESSIONS,
    RESOURCES,
    SYMBOLS,
    TOPS,
)
from civtable.games.stone_age.happenings import EVENTS
from civtable.games.stone_age.scoring import SOURCES
from civtable.games.stone_age.state import ENDINGS
from civtable.games.stone_age.steps import QUESTION_NAMES
from civtable.games.through_the_ages import GAME as TTA_GAME
from civtable.games.through_the_ages.cards.table import CARD_IDS as TTA_CARD_IDS
from civtable.games.through_the_ages.origins import ORIGINS
from civtable.puzzles import GRADES, THEMES
from civtable.text import LANGUAGES, PARTS, catalog, words_in
from tests.text.source_keys import (
    literals,
    patterns,
    said_in_scripts,
    said_keys,
    script_literals,
    script_patterns,
)

RANDOM_GAMES = {"stone_age": 30, "through_the_ages": 30, "imperium": 5}
SHIFT = {"stone_age": 0, "through_the_ages": 0, "imperium": 2}
"""How far the values of a setting are from those of the one before: no nation is chosen twice."""

WHOLE_TABLE_EVERY = 61

WORDED_OTHERWISE = ["pick", "choose_asked", "confirm_asked", "pick_asked"]
"""Questions of Imperium that are put by their verb, or in the words of their twin."""

languages = pytest.mark.parametrize("language", LANGUAGES)
translations = pytest.mark.parametrize("language", LANGUAGES[1:])
parts = pytest.mark.parametrize("part", PARTS)


# Reading catalogs.


class Mentions(Visitor):
    """What a message or a term is made of: arguments, other messages, terms."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()
        self.terms: set[str] = set()
        self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.terms.add(node.id.name)


@cache
def entries(language: str, part: str) -> list[ast.EntryType]:
    """Everything in a catalog: messages, terms, comments, junk."""
    return FluentParser().parse(catalog(language, part)).body


@cache
def messages(language: str, part: str) -> dict[str, Mentions]:
    """The messages of a catalog by id."""
    found = [entry for entry in entries(language, part) if isinstance(entry, ast.Message)]
    return {entry.id.name: Mentions(entry) for entry in found}


@cache
def terms(language: str, part: str) -> dict[str, Mentions]:
    """The terms of a catalog by id."""
    found = [entry for entry in entries(language, part) if isinstance(entry, ast.Term)]
    return {entry.id.name: Mentions(entry) for entry in found}


@cache
def all_messages(language: str) -> dict[str, Mentions]:
    """The messages of a language, of all parts."""
    return {key: mentions for part in PARTS for key, mentions in messages(language, part).items()}


@cache
def all_terms(language: str) -> dict[str, Mentions]:
    """The terms of a language, of all parts."""
    return {key: mentions for part in PARTS for key, mentions in terms(language, part).items()}


def arguments_of(language: str, key: str) -> set[str]:
    """The arguments that a message needs, those of messages within it included."""
    found = all_messages(language)[key]
    return found.arguments.union(*[arguments_of(language, other) for other in found.messages])


@languages
@parts
def test_a_catalog_is_understood_whole(language: str, part: str) -> None:
    assert [entry.content for entry in entries(language, part) if isinstance(entry, ast.Junk)] == []


@languages
def test_no_catalog_refers_to_one_that_is_read_later(language: str) -> None:
    """Catalogs are read in their order, only as far as somebody asks."""
    known: set[str] = set()
    for part in PARTS:
        known |= {*messages(language, part), *(f"-{term}" for term in terms(language, part))}
        for mentions in [*messages(language, part).values(), *terms(language, part).values()]:
            assert mentions.messages | {f"-{term}" for term in mentions.terms} <= known


@languages
def test_an_id_stands_once_in_a_language(language: str) -> None:
    ids = [
        (type(entry), entry.id.name)
        for part in PARTS
        for entry in entries(language, part)
        if isinstance(entry, ast.Message | ast.Term)
    ]
    assert [key for key in set(ids) if ids.count(key) > 1] == []


@translations
@parts
def test_all_languages_have_the_same_messages(language: str, part: str) -> None:
    assert sorted(messages(language, part)) == sorted(messages("en", part))


@translations
@parts
def test_all_languages_use_the_same_arguments(language: str, part: str) -> None:
    different = {
        key: (arguments_of(language, key), arguments_of("en", key))
        for key in messages(language, part).keys() & messages("en", part).keys()
        if arguments_of(language, key) != arguments_of("en", key)
    }
    assert different == {}


@languages
def test_messages_and_terms_inside_others_exist(language: str) -> None:
    made_of = [*all_messages(language).values(), *all_terms(language).values()]
    assert {key for mentions in made_of for key in mentions.messages} - all_messages(language).keys() == set()
    assert {key for mentions in made_of for key in mentions.terms} - all_terms(language).keys() == set()


@languages
@pytest.mark.parametrize("value", [0, 1, 2, 10, "x"])
def test_every_message_can_be_said(language: str, value: int | str) -> None:
    for key in all_messages(language):
        args: dict[str, Argument] = dict.fromkeys(arguments_of(language, key), value)
        assert words_in(language).say(Phrase(key, args)), key


class Singulars(Visitor):
    """What stands in the variants `one` of a message."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.texts: list[str] = []
        self.visit(node)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ast.Identifier) and node.key.name == "one":
            self.texts += [part.value for part in node.value.elements if isinstance(part, ast.TextElement)]
        self.generic_visit(node)


@parts
def test_in_portuguese_the_singular_says_its_number(part: str) -> None:
    """There 0 is singular too: a 1 that is written out would be said of nothing as well."""
    texts = [text for entry in entries("pt", part) for text in Singulars(entry).texts]
    assert [text for text in texts if re.search(r"\b1\b", text)] == []


# Families: messages whose keys are put together from the tables of the engine.


def stone_age_events() -> Iterator[str]:
    """The names of events, some of which are told in two ways."""
    for name in [kind.name for kind in EVENTS]:
        if name in ("game_ended", "last_round"):
            yield from [f"{name}_{ending}" for ending in ENDINGS]
        else:
            yield name
        if name in ("gained_tool", "gained_person", "gained_track"):
            yield f"{name}_full"
        if name == "drew_card":
            yield f"{name}_hidden"


NAMED_LEVELS = sorted({level for levels in LEVELS.values() for level in levels})
SETTINGS = [(game.name, setting) for game in GAMES.values() for setting in game.settings if setting.shown]
EXPLAINED = {
    "stone_age": ["two_dice_cards"],
    "through_the_ages": ["edition", "version", "peaceful", "civil_hands"],
    "imperium": ["box", "side", "level", "extreme", *[f"nation_{number}" for number in range(1, 5)]],
}
"""The settings whose values are told by what comes of them; those of the others say it in their names."""

FAMILIES: dict[str, list[str]] = {
    **{f"idea-{name}-": names for name, names in IDEAS.items()},
    "hint-told-": HINT_KINDS,
    "hint-gains-": list(GAMES),
    "hint-coach-": list(GAMES),
    "seat-": ["0", "1", "2", "3", "spectator"],
    "bot-": [
        "human",
        "policy",
        "policy-about",
        "search",
        *OLD_NAMES,
        *NAMED_LEVELS,
        *[f"{level}-about" for level in NAMED_LEVELS],
    ],
    "game-name-": list(GAMES),
    "game-about-": list(GAMES),
    "analysis-points-": list(GAMES),
    "puzzle-theme-": list(THEMES),
    "puzzle-grade-": list(GRADES),
    "setting-name-": [f"{game}-{setting.name}" for game, setting in SETTINGS],
    "setting-value-": [
        f"{game}-{setting.name}-{value}" for game, setting in SETTINGS for value in setting.values
    ],
    "setting-about-": [
        *[f"imperium-automa_nation-{nation}" for nation in NATION_IDS],
        *[
            f"{game}-{setting.name}-{value}"
            for game, setting in SETTINGS
            if setting.name in EXPLAINED[game]
            for value in setting.values
        ],
    ],
    "imperium-about-": NATION_IDS,
    "imperium-nation-": [*NATION_IDS, "unknown"],
    "imperium-card-": IMPERIUM_CARD_IDS,
    "imperium-source-": [*GAMES["imperium"].sources, "resources"],  # the automa has points for them
    "stone_age-place-": PLACES,
    "stone_age-at-": PLACES,
    "stone_age-resource-": RESOURCES,
    "stone_age-n-": [*RESOURCES, "food", "points", "people"],
    "stone_age-top-": TOPS,
    "stone_age-symbol-": SYMBOLS,
    "stone_age-profession-": PROFESSIONS,
    "stone_age-card-": CARD_IDS,
    "stone_age-building-": BUILDING_IDS,
    "stone_age-die-": ["1", "2", "3", "4", "5", "6"],
    "stone_age-option-use-": PLACES[:CARD_1],
    "stone_age-option-": ["place", "use_market", "take", "tools", "pay", "decline", "pick", "starve"],
    "stone_age-ask-": [*QUESTION_NAMES, "over"],
    "stone_age-event-": list(stone_age_events()),
    "stone_age-source-": SOURCES,
    "through_the_ages-card-": TTA_CARD_IDS,
    "automa-card-": KIND_NAMES[:NAMED],
    "automa-kind-": KIND_NAMES[1:NAMED],
    "automa-suit-": [*SUITS[:4], "any"],
    "automa-from-": ZONE_NAMES,
    "automa-into-": ZONE_NAMES,
    "automa-source-": AUTOMA_SOURCES,
    "automa-confidence-": CONFIDENCES,
    "automa-step-": [*[op for op in OP_NAMES if not op.startswith("if_")], "you_may_return_unrest_too"],
    "web-through_the_ages-rule-": [
        *[question.name for question in TTA_GAME.questions if not isinstance(question, Moment)],
        "defend_2006",
    ],
    "web-imperium-rule-": [
        *[
            question.name
            for question in IMPERIUM_GAME.questions
            if not isinstance(question, Moment) and question.name not in WORDED_OTHERWISE
        ],
        *[f"pick-{verb}" for verb in VERBS],
        *("act_on", "develop_free", "draw_next", "give_automa", "avoid_automa"),
    ],
    "through_the_ages-source-": [*GAMES["through_the_ages"].sources, *ORIGINS],
}


def family_of(key: str) -> str:
    """The longest prefix of a family that the key has; empty if it belongs to none."""
    return max([prefix for prefix in FAMILIES if key.startswith(prefix)], key=len, default="")


@languages
@pytest.mark.parametrize("prefix", FAMILIES)
def test_a_family_has_all_members_and_no_others(language: str, prefix: str) -> None:
    members = [key.removeprefix(prefix) for key in all_messages(language) if family_of(key) == prefix]
    assert sorted(members) == sorted(FAMILIES[prefix])


# What the engine says while games are played.


def said_by_options(game: AnyGame) -> Iterator[Phrase]:
    """Every option of the table."""
    for option in game.options:
        yield game.option_words(option)


def said_at(game: Game[State], state: State, whole_table: bool) -> Iterator[Phrase]:
    """The question with its answers, and at some positions why each option of the table is not possible."""
    yield game.question_words(state)
    decision = game.decision(state)
    for option in decision.options if decision is not None else ():
        yield game.words(state, option)
    if whole_table:
        for option in game.options:
            reason = game.reason(state, option)
            if reason is not None:
                yield reason


def any_settings(game: AnyGame, number: int) -> dict[str, str]:
    """All values in turn; where some are refused together, at random."""
    shown = [setting for setting in game.settings if setting.shown]
    if game.refuse is None:
        settings = {
            setting.name: setting.values[(number + SHIFT[game.name] * i) % len(setting.values)]
            for i, setting in enumerate(shown)
        }
        if game.name == "imperium":
            settings["box"] = "mixed"  # any nation can be chosen
        return settings
    dice = fast_rng(f"catalog settings {number}")
    while True:
        settings = {s.name: s.values[dice.below(len(s.values))] for s in shown}
        if game.refuse(settings) is None:
            return settings


def said_in_a_game(game: AnyGame, number: int) -> Iterator[Phrase]:
    """Everything in a random game: questions, reasons, and events as every seat may know them."""
    seats = game.seats[number % len(game.seats)]
    dice = fast_rng(f"catalog moves {number}")
    state = game.start(any_settings(game, number), seats, fast_rng(f"catalog {number}"))
    state.log = []
    position = number
    decision = game.decision(state)
    while decision is not None:
        yield from said_at(game, state, position % WHOLE_TABLE_EVERY == 0)
        game.apply(state, decision.options[dice.below(len(decision.options))])
        decision = game.decision(state)
        position += 1
    yield from said_at(game, state, whole_table=True)
    for event in state.log:
        for seat in range(SPECTATOR, seats):
            yield game.event_words(event.for_seat(seat))


@cache
def said_in_games(name: str) -> dict[str, Phrase]:
    """Everything different that is said in a number of random games; who acts is added as callers do."""
    game = GAMES[name]
    found: dict[str, Phrase] = {}
    for number in range(RANDOM_GAMES[name]):
        for phrase in said_in_a_game(game, number):
            found.setdefault(repr(phrase), phrase)
    return found


@languages
@pytest.mark.parametrize("name", GAMES)
def test_options_are_told_apart_by_their_words(language: str, name: str) -> None:
    sentences = [words_in(language).say(phrase) for phrase in said_by_options(GAMES[name])]
    assert len(set(sentences)) == len(sentences)


@pytest.mark.parametrize("name", ["through_the_ages", "imperium"])
def test_no_answer_is_a_bare_pass_or_a_number(name: str) -> None:
    """Passing says what is passed over, and an alternative says what it does."""
    bare = {f"{name}-option-choose", "through_the_ages-option-pass"}
    assert not bare & {phrase.key for phrase in said_in_games(name).values()}


@languages
@pytest.mark.parametrize("name", GAMES)
def test_everything_in_random_games_has_words(language: str, name: str) -> None:
    words = words_in(language)
    for phrase in said_in_games(name).values():
        assert words.say(phrase, player=words.seat(0))


RARE = {
    "stone_age-event-deck_empty",
    "stone_age-event-gained_tool_full",
    "stone_age-why-building_range",
    "stone_age-why-cannot_pay_at_all",
    "stone_age-why-no_card_there",
    "stone_age-why-stack_empty",
}
"""What few games come to, or only positions that were set up by hand."""


def test_random_games_say_nearly_everything() -> None:
    """The games above are long enough to prove something."""
    spoken = {phrase.key for phrase in said_in_games("stone_age").values()}
    kinds = ("stone_age-ask-", "stone_age-event-", "stone_age-why-")
    assert {key for key in all_messages("en") if key.startswith(kinds)} - spoken <= RARE


# What the source says outright.


@languages
def test_every_key_in_the_source_has_words(language: str) -> None:
    everything = [*said_keys(), *said_in_scripts()]
    missing = [(said.where, said.key) for said in everything if said.key not in all_messages(language)]
    assert missing == []


def test_every_key_in_the_source_comes_with_its_arguments() -> None:
    known = all_messages("en")
    lacking = [
        (said.where, said.key, sorted(arguments_of("en", said.key) - said.args))
        for said in [*said_keys(), *said_in_scripts()]
        if said.key in known and said.args is not None and arguments_of("en", said.key) - said.args
    ]
    assert lacking == []


def is_said(key: str) -> bool:
    """Whether the source can say a key: as it stands, by its short key, in a family, or by an f-string."""
    if key in literals() or family_of(key):
        return True
    for prefix in ("through_the_ages-why-", "imperium-why-"):
        if key.startswith(prefix) and key.removeprefix(prefix) in literals():
            return True  # the functions called no_... give short keys
    if key.startswith("web-"):
        return key in script_literals() or any(pattern.fullmatch(key) for pattern in script_patterns())
    return any(pattern.fullmatch(key) for pattern in patterns())


@languages
def test_no_message_is_dead(language: str) -> None:
    inside = {key for mentions in all_messages(language).values() for key in mentions.messages}
    assert [key for key in all_messages(language) if key not in inside and not is_said(key)] == []


@languages
def test_no_term_is_dead(language: str) -> None:
    made_of = [*all_messages(language).values(), *all_terms(language).values()]
    assert all_terms(language).keys() - {key for mentions in made_of for key in mentions.terms} == set()
