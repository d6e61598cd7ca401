"""The scenario format: reading files, setting positions up, playing, reporting, and its document."""

import argparse
import json
import re
from collections.abc import Mapping
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from civtable.cli import scenario as command
from civtable.core.errors import BadScenario, GameError
from civtable.core.rng import fast_rng
from civtable.core.values import Json
from civtable.games import GAMES
from civtable.games.stone_age import GAME
from civtable.scenarios.paths import copied, look
from civtable.scenarios.plain_yaml import LONGEST_TEXT, documents
from civtable.scenarios.positions import position
from civtable.scenarios.reading import scenarios_from_text
from civtable.scenarios.running import Outcome
from civtable.text import LANGUAGES, words_in

DOCUMENT = Path(__file__).parents[2] / "docs" / "scenarios.md"


def outcome(text: str) -> Outcome:
    """How a scenario of Stone Age goes."""
    (scenario,) = scenarios_from_text(f"game: stone_age\n{text}")
    return Outcome(scenario)


def refused(text: str) -> str:
    """The key of the error with which a file or a scenario is refused."""
    try:
        error = outcome(text).error
    except BadScenario as bad:
        error = bad.reason
    assert error is not None, text
    for language in LANGUAGES:
        assert words_in(language).say(error)
    inner = error.args.get("why")
    return getattr(inner, "key", error.key)


def set_up(players: int = 2, **changes: Json) -> dict[str, Json]:
    """The form of a position, by names in which two underscores stand for a dot."""
    game = GAMES["stone_age"]
    state = game.start({}, players, fast_rng("1"))
    paths = {name.replace("__", "."): value for name, value in changes.items()}
    return copied(game.to_json(position(game, state, [paths])))


def cards_of(form: Mapping[str, Json], *names: str) -> list[Json]:
    """The entries of some lists of a form, one after the other."""
    found: list[Json] = []
    for name in names:
        values = form[name]
        assert isinstance(values, list)
        found += values
    return found


NEW = set_up()

# Files.


def test_plain_values_only() -> None:
    """Nothing but true, false, null and whole numbers is read as something else than a text."""
    (values,) = documents("[no, on, 1.5, 007, 0x10, 1e3, 2024-01-01, 1:30, ~, null, true, False, -3, '5']")
    assert values == [
        "no",
        "on",
        "1.5",
        "007",
        "0x10",
        "1e3",
        "2024-01-01",
        "1:30",
        None,
        None,
        True,
        "False",
        -3,
        "5",
    ]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("a: &x [1]\nb: *x", "yaml-alias"),
        ("a: *x", "yaml-alias"),
        ("a: 1\na: 2", "yaml-twice"),
        ("a: !!python/object/apply:os.system [x]", "yaml-tag"),
        ("a: !!set {b}", "yaml-tag"),
        ("? [1]\n: 2", "yaml-name"),
        ("[" * 100_000, "yaml-deep"),
        ("- " * 100_000, "yaml-deep"),
        ("a: [1", "yaml-broken"),
        ("a: b: c", "yaml-broken"),
        ("a: \x00", "yaml-characters"),
        ('a: "\\ud800"', "yaml-characters"),
        ("# " + "x" * LONGEST_TEXT, "yaml-too-long"),
    ],
)
def test_dangerous_or_broken_yaml_is_refused(text: str, key: str) -> None:
    with pytest.raises(BadScenario) as error:
        documents(text)
    assert error.value.reason.key == key
    for language in LANGUAGES:
        assert words_in(language).say(error.value.reason)


def test_numbers_too_long_to_be_true_are_texts() -> None:
    assert documents("9" * 5000) == ["9" * 5000]
    assert refused(f"state: {{players.0.wood: {'9' * 5000}}}") == "state-not-in-range"
    assert refused(f"players: {'9' * 5000}") == "state-not-in-range"


def test_a_file_can_hold_many_scenarios() -> None:
    """Documents, lists, and both; what stands beside a list holds for all of it."""
    text = """
game: stone_age
---
---
game: stone_age
players: 3
state: {players.0.wood: 1, players.0.figures: {forest: 1}}
scenarios:
  - {}
  - {name: own, players: 2, state: {players.0: {figures: {river: 2, forest: 0}}}}
"""
    first, second, third = scenarios_from_text(text)
    assert [first.name, second.name, third.name] == ["#1", "#2", "own"]
    assert [first.players, second.players, third.players] == [0, 3, 2]
    trial = Outcome(third).trial
    assert trial is not None
    assert trial.form()["players"] != NEW["players"]
    assert outcome_player(Outcome(third))["figures"] == {"river": 2}
    assert outcome_player(Outcome(third))["wood"] == 1
    assert outcome_player(Outcome(second))["figures"] == {"forest": 1}


def outcome_player(found: Outcome, seat: int = 0) -> dict[str, Json]:
    """A player's board in the end."""
    assert found.trial is not None
    assert found.error is None
    players = found.trial.form()["players"]
    assert isinstance(players, list)
    board: dict[str, Json] = players[seat]
    return board


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "scenario-none"),
        ("# nothing", "scenario-none"),
        ("scenarios: []\ngame: stone_age", "scenario-none"),
        ("- game: stone_age", "scenario-in"),
        ("just text", "scenario-in"),
        ("players: 2", "scenario-in"),
        ("game: stone_age\nplayer: 2", "scenario-in"),
        ("game: stone_age\nscenarios: []\nmoves: []", "scenario-unknown-name"),
        ("game: stone_age\nscenarios: {a: 1}", "state-not-a-list"),
        ("game: stone_age\nmoves: {0: place 1 forest}", "scenario-in"),
        ("game: stone_age\nmoves: [place 1 forest]", "scenario-in"),
        ("game: stone_age\nmoves: [{0: place 1 forest, 1: place 1 river}]", "scenario-in"),
        ("game: stone_age\nmoves: [red: place 1 forest]", "scenario-in"),
        ("game: stone_age\nmoves: [0: 5]", "scenario-in"),
        ("game: stone_age\ndice: [x]", "scenario-in"),
        ("game: stone_age\nstate: [1]", "scenario-in"),
        ("game: stone_age\nexpect: 5", "scenario-in"),
        ("game: [1]", "scenario-in"),
    ],
)
def test_files_that_are_no_scenarios(text: str, key: str) -> None:
    with pytest.raises(GameError) as error:
        scenarios_from_text(text)
    assert error.value.reason.key == key
    for language in LANGUAGES:
        assert words_in(language).say(error.value.reason)


# Positions.


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("players: 5", "setting-seats"),
        ("settings: {ties: never}", "setting-value"),
        ("settings: {speed: high}", "setting-unknown"),
        ("state: {playerz.0.wood: 1}", "scenario-path-unknown"),
        ("state: {players.2.wood: 1}", "scenario-path-unknown"),
        ("state: {players.red.wood: 1}", "scenario-path-unknown"),
        ("state: {players.0.wood.x: 1}", "scenario-path-unknown"),
        ("state: {players.0.tools.0: 1}", "scenario-path-unknown"),
        ("state: {deck.length: 1}", "scenario-path-unknown"),
        ("state: {players.0.woood: 1}", "state-unknown-name"),
        ("state: {players.0.figures: {wood: 1}}", "state-unknown-name"),
        ("state: {colour: red}", "state-unknown-name"),
        ("state: {players.0.wood: 1, players.0: {wood: 2}}", "scenario-path-twice"),
        ("state: {rng.kind: fast}", "scenario-not-in-state"),
        ("state: {settings.ties: sum}", "scenario-not-in-state"),
        ("state: {players.0.cards: [C05], row.0: C05}", "scenario-piece-twice"),
        ("state: {deck: [rest, rest]}", "scenario-piece-twice"),
        ("state: {players.0.tools: [rest]}", "state-not-in-range"),
        ("state: {row: [C17, [x], {a: 1}, null]}", "state-not-a-choice"),
        ("state: {row: [C17]}", "state-list-length"),
        ("state: {card_box: [], deck: []}", "stone_age-wrong-card_count"),
        ("state: {players: []}", "stone_age-wrong-players"),
        ("state: {players.0: {}}", "state-missing-name"),
        ("state: {round: 0}", "state-not-in-range"),
        ("state: {players.0.wood: -1}", "state-not-in-range"),
        ("state: {players.0.wood: many}", "state-not-in-range"),
        ("state: {players.0.wood: 1.0}", "state-not-in-range"),
        ("state: {players.0.wood: true}", "state-not-in-range"),
        ("state: {players.0.people: 11}", "state-not-in-range"),
        ("state: {players.0.figures: {hut: 1}}", "state-not-in-range"),
        ("state: {players.0.points.hunger: -5}", "stone_age-wrong-hunger"),
        ("state: {start_player: 2}", "state-not-in-range"),
        ("state: {steps: [{ask: place, seat: 2}]}", "state-not-in-range"),
        ("state: {steps: [{ask: dance, seat: 0}]}", "state-not-a-choice"),
        ("state: {steps: place}", "state-not-a-list"),
        ("state: {stacks.0: [B01, B02, B03, B04, B05, B06, B07, B08]}", "stone_age-wrong-stack_size"),
        ("state: {players.0.tools: [3, 1, 1]}", "stone_age-wrong-tools"),
        ("state: {players.0.used_tools: [1]}", "stone_age-wrong-used_tools"),
        ("state: {players.0: {tools: [1], used_tools: [1]}}", "stone_age-wrong-only_while_working"),
        ("state: {dice: [1]}", "stone_age-wrong-only_while_working"),
        ("state: {players.0.one_use_tools: [2]}", "stone_age-wrong-not_face_up"),
        ("state: {players.0.any_two_resources: true}", "stone_age-wrong-not_face_up"),
        ("state: {players.0.drawn_card: C05}", "stone_age-wrong-drawn_not_owned"),
        ("state: {players.0: {cards: [C05], drawn_card: C05}}", "stone_age-wrong-drawn_without_card"),
        ("state: {players.0.figures: {forest: 6}}", "stone_age-wrong-people"),
        ("state: {players.0: {people: 10, figures: {forest: 8}}}", "stone_age-wrong-rings"),
        ("state: {players.0.figures: {building_3: 1}}", "stone_age-wrong-no_stack"),
        ("state: {row.0: null, players.0.figures: {card_1: 1}}", "stone_age-wrong-nothing_there"),
        ("state: {players.0.figures: {river: 1}, players.1.figures: {river: 1}}", "stone_age-wrong-crowd"),
        ("state: {players.0.figures: {field: 1, hut: 2, tool_maker: 1}}", "stone_age-wrong-village"),
        ("state: {players.0.figures: {forest: 5}}", "stone_age-wrong-cannot_place"),
        ("state: {steps: []}", "stone_age-wrong-nobody_asked"),
        ("state: {ended_by: cards}", "stone_age-wrong-ended_and_asked"),
        ("state: {ended_by: cards, steps: []}", "stone_age-wrong-not_ended_cards"),
        ("state: {ended_by: buildings, steps: []}", "stone_age-wrong-not_ended_buildings"),
        (
            "state: {ended_by: buildings, steps: [], stacks.0: [], players.0.figures: {river: 1}}",
            "stone_age-wrong-still_out",
        ),
    ],
)
def test_positions_that_are_refused(text: str, key: str) -> None:
    assert refused(text) == key


ACT = "{ask: act, seat: 0}"


@pytest.mark.parametrize(
    ("steps", "more", "key"),
    [
        (ACT, "", "nobody_out"),
        ("{ask: act, seat: 1}", "players.0.figures: {river: 1}", "still_out"),
        (f"{ACT}, {ACT}", "players.0.figures: {river: 1}", "steps_together"),
        (f"{ACT}, {{ask: place, seat: 0}}", "players.0.figures: {river: 1}", "steps_together"),
        ("{ask: place, seat: 0}, {ask: place, seat: 0}", "", "steps_together"),
        (f"{ACT}, {{ask: feed, seat: 0, missing: 1}}", "players.0.food: 0", "steps_together"),
        ("{ask: tools, seat: 0, place: river}", "dice: [3]", "no_turn_below"),
        (f"{ACT}, {{ask: tools, seat: 1, place: river}}", "dice: [3]", "steps_together"),
        (f"{ACT}, {{ask: tools, seat: 0, place: river}}", "", "roll"),
        (f"{ACT}, {{ask: tools, seat: 0, place: river}}", "dice: [1, 1, 1, 1, 1, 1]", "roll"),
        (f"{ACT}, {{ask: card_tools, seat: 0, resource: brick}}", "dice: [1, 1]", "no_card_for_roll"),
        (
            f"{ACT}, {{ask: card_tools, seat: 0, resource: wood}}",
            "dice: [1], players.0.cards: [C23]",
            "roll",
        ),
        (f"{ACT}, {{ask: pay_card, seat: 0, card: 1}}", "row.0: null", "nothing_there"),
        (f"{ACT}, {{ask: pay_card, seat: 0, card: 1}}", "players.1.figures: {card_1: 1}", "crowd"),
        (f"{ACT}, {{ask: pay_card, seat: 0, card: 1}}", "players.0.figures: {river: 5}", "nobody_home"),
        (f"{ACT}, {{ask: pay_building, seat: 0, building: 1}}", "stacks.0: []", "nothing_there"),
        (
            f"{ACT}, {{ask: pay_building, seat: 0, building: 1}}",
            "players.1.figures: {building_1: 1}",
            "crowd",
        ),
        (f"{ACT}, {{ask: pick_die, seat: 1}}", "dice: [1, 2]", "dice_count"),
        (f"{ACT}, {{ask: pick_die, seat: 1}}", "dice: [1]", "no_card_for_roll"),
        (f"{ACT}, {{ask: pick_die, seat: 0}}", "dice: [1], players.0.cards: [C01]", "steps_together"),
        (
            f"{ACT}, {{ask: pick_die, seat: 0}}, {{ask: pick_die, seat: 1}}",
            "dice: [1, 2], players.0.cards: [C01]",
            "steps_together",
        ),
        ("{ask: feed, seat: 0, missing: 2}", "", "food_when_short"),
        ("{ask: feed, seat: 0, missing: 2}", "players.0: {food: 0, food_track: 4}", "missing"),
        (
            "{ask: feed, seat: 0, missing: 2}",
            "players: {0: {food: 0}, 1: {figures: {river: 1}}}",
            "still_out",
        ),
    ],
)
def test_questions_that_cannot_be_asked(steps: str, more: str, key: str) -> None:
    assert refused(f"state: {{steps: [{steps}], {more}}}") == f"stone_age-wrong-{key}"


# Pieces.


def test_a_card_leaves_the_deck() -> None:
    """The deck is one shorter, and nothing else changes."""
    deck = cards_of(NEW, "deck")
    form = set_up(players__0__cards=[deck[5]])
    assert cards_of(form, "deck") == deck[:5] + deck[6:]
    assert form["row"] == NEW["row"]
    assert form["card_box"] == []


def test_a_card_that_leaves_the_row_is_replaced_from_the_deck() -> None:
    row, deck = cards_of(NEW, "row"), cards_of(NEW, "deck")
    form = set_up(players__0__cards=[row[2]])
    assert form["row"] == [row[0], row[1], deck[0], row[3]]
    assert form["deck"] == deck[1:]


def test_what_a_list_pushes_out_fills_the_gaps_it_made() -> None:
    """A row from cards of the deck: the old row takes their places there."""
    row, deck = cards_of(NEW, "row"), cards_of(NEW, "deck")
    form = set_up(row=[deck[3], deck[1], None, row[0]])
    assert form["row"] == [deck[3], deck[1], None, row[0]]
    assert form["deck"] == [deck[0], row[1], deck[2], row[2], *deck[4:]]
    assert form["card_box"] == [row[3]]


def test_a_list_without_rest_is_all_there_is() -> None:
    deck = cards_of(NEW, "deck")
    form = set_up(deck=[deck[7]])
    assert form["deck"] == [deck[7]]
    assert form["card_box"] == deck[:7] + deck[8:]


def test_rest_is_what_the_list_had() -> None:
    deck, row = cards_of(NEW, "deck"), cards_of(NEW, "row")
    form = set_up(deck=[deck[7], "rest", deck[0]])
    assert form["deck"] == [deck[7], *deck[1:7], *deck[8:], deck[0]]
    form = set_up(row=[deck[7], "rest"])
    assert form["row"] == [deck[7], row[0], row[1], row[2]]
    assert form["deck"] == [*deck[:7], row[3], *deck[8:]]


def test_rest_of_the_deck_is_all_that_is_left() -> None:
    """Also what the row pushed out; nothing is out of the game then."""
    form = set_up(row=["C17", None, None, None], deck=["C25", "rest"])
    assert len(cards_of(form, "deck")) == 35
    assert form["card_box"] == []
    assert form["row"] == ["C17", None, None, None]


def test_rest_of_a_stack_keeps_its_length() -> None:
    stacks = NEW["stacks"]
    assert isinstance(stacks, list)
    other = stacks[0][3]
    form = set_up(stacks__1=[other, "rest"])
    assert form["stacks"] == [
        [*stacks[0][:3], stacks[1][6], *stacks[0][4:]],
        [other, *stacks[1][:6]],
    ]
    assert form["building_box"] == NEW["building_box"]
    boxed = cards_of(NEW, "building_box")[0]
    form = set_up(stacks__1=[boxed, "rest"])
    assert form["stacks"] == [stacks[0], [boxed, *stacks[1][:6]]]
    assert form["building_box"] == [*cards_of(NEW, "building_box")[1:], stacks[1][6]]


def test_a_stack_without_help_is_shorter() -> None:
    stacks = NEW["stacks"]
    assert isinstance(stacks, list)
    form = set_up(players__0__buildings=[stacks[0][0], stacks[0][4]])
    assert form["stacks"] == [[*stacks[0][1:4], *stacks[0][5:]], stacks[1]]


def test_one_entry_of_a_list_can_be_given() -> None:
    row, deck = cards_of(NEW, "row"), cards_of(NEW, "deck")
    form = set_up(row__2=deck[4])
    assert form["row"] == [row[0], row[1], deck[4], row[3]]
    assert form["deck"] == [*deck[:4], row[2], *deck[5:]]
    form = set_up(row__2=row[0], row__0=row[2])
    assert form["row"] == [row[2], row[1], row[0], row[3]]
    assert form["deck"] == deck


def test_cards_go_where_several_lists_want_them() -> None:
    """Nothing is lost and nothing is there twice, whatever is given."""
    form = set_up(
        4,
        players__3__cards=["C32", "C35"],
        players__3__drawn_card="C35",
        row=["C01", "rest"],
        deck=["C02", "C03"],
        card_box=["C04", "rest"],
        stacks={"0": [], "2": ["B28", "B27"]},
    )
    assert form["row"] != NEW["row"]
    assert cards_of(form, "deck") == ["C02", "C03"]
    assert cards_of(form, "card_box")[0] == "C04"
    assert len(cards_of(form, "card_box")) == 36 - 2 - 4 - 2


@given(st.data())
def test_pieces_are_neither_lost_nor_doubled(data: st.DataObject) -> None:
    """Any cards and tiles anywhere: the game itself checks the position."""
    cards = data.draw(st.permutations([f"C{number:02}" for number in range(1, 37)]))
    tiles = data.draw(st.permutations([f"B{number:02}" for number in range(1, 29)]))
    sizes = [data.draw(st.integers(0, 4)) for _ in range(5)]
    changes: dict[str, Json] = {}
    for i, name in enumerate(["row", "deck", "players__0__cards", "players__1__cards"]):
        given_cards: list[Json] = [cards.pop() for _ in range(sizes[i])]
        if name == "row":
            given_cards = given_cards + [None] * (4 - len(given_cards))
        elif name == "deck" and data.draw(st.booleans()):
            given_cards.insert(data.draw(st.integers(0, len(given_cards))), "rest")
        if data.draw(st.booleans()):
            changes[name] = given_cards
    for name in ["stacks__0", "stacks__1", "players__1__buildings"]:
        if data.draw(st.booleans()):
            changes[name] = [tiles.pop() for _ in range(sizes[4])]
    form = set_up(2, **changes)
    for name, value in changes.items():
        if "rest" not in str(value):
            found = look(form, name.replace("__", "."))
            assert isinstance(found, list)
            assert isinstance(value, list)
            assert sorted(map(str, found)) == sorted(map(str, value))


STEPS: list[Json] = [
    *[{"ask": ask, "seat": seat} for ask in ("place", "act", "pick_die") for seat in (0, 1)],
    *[
        {"ask": "tools", "seat": seat, "place": place}
        for seat in (0, 1)
        for place in ("river", "hunting_grounds")
    ],
    *[{"ask": "card_tools", "seat": 0, "resource": resource} for resource in ("wood", "brick", "gold")],
    *[{"ask": "pay_card", "seat": seat, "card": card} for seat in (0, 1) for card in (1, 4)],
    *[{"ask": "pay_building", "seat": seat, "building": stack} for seat in (0, 1) for stack in (1, 2)],
    *[{"ask": "feed", "seat": seat, "missing": missing} for seat in (0, 1) for missing in (1, 5)],
]
WHOLE = st.fixed_dictionaries(
    {},
    optional={
        "steps": st.lists(st.sampled_from(STEPS), min_size=1, max_size=3)
        | st.sampled_from(STEPS).map(lambda step: [{"ask": "act", "seat": 0}, step])
        | st.just([]),
        "dice": st.lists(st.integers(1, 6), max_size=3),
        "start_player": st.integers(0, 1),
        "ended_by": st.sampled_from([None, "cards", "buildings"]),
        "deck": st.sampled_from([[], ["C01"], ["C25", "rest"]]),
        "row.0": st.sampled_from([None, "C02", "C32"]),
        "stacks.0": st.sampled_from([[], ["B26"], ["B18", "rest"]]),
    },
)
BOARD = st.fixed_dictionaries(
    {},
    optional={
        "people": st.sampled_from([1, 2, 5, 10]),
        "food": st.sampled_from([0, 1, 20]),
        "wood": st.sampled_from([0, 1, 9]),
        "food_track": st.integers(0, 10),
        "tools": st.sampled_from([[1], [1, 1, 1], [4, 4, 4]]),
        "used_tools": st.sampled_from([[1], [4, 4]]),
        "figures": st.dictionaries(
            st.sampled_from(["hut", "field", "river", "forest", "card_1", "card_4", "building_1"]),
            st.sampled_from([1, 1, 2]),
            max_size=3,
        ),
        "any_two_resources": st.booleans(),
    },
)
CARDS = st.sampled_from([[], ["C01"], ["C23", "C36"], ["C33"]])


@settings(max_examples=300)
@given(WHOLE, BOARD, BOARD, CARDS, st.integers(0, 1000))
def test_what_is_accepted_can_be_played(
    whole: dict[str, Json], red: dict[str, Json], blue: dict[str, Json], cards: list[Json], seed: int
) -> None:
    """Positions made up at random are refused, or as good as any other: nothing breaks from there on."""
    chance = fast_rng(str(seed))
    start = GAMES["stone_age"].start({}, 2, chance)
    changes: dict[str, Json] = {**whole, "players.0": {**red, "cards": cards}, "players.1": blue}
    try:
        state = position(GAMES["stone_age"], start, [changes])
    except GameError as error:
        words_in("en").say(error.reason)
        return
    for _ in range(60):
        decision = GAMES["stone_age"].decision(state)
        GAMES["stone_age"].check(state)
        if decision is None:
            break
        GAMES["stone_age"].apply(state, decision.options[chance.below(len(decision.options))])


# Moves and chance.


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("moves: [0: place 9 forrest]", "code-unknown-close"),
        ("moves: [0: dance]", "code-unknown"),
        ("moves: [1: place 1 forest]", "scenario-wrong-seat"),
        ("moves: [0: place 6 forest]", "stone_age-why-too_few_people"),
        ("moves: [0: use forest]", "stone_age-why-not_now_place"),
        ("expect: {offered: [dance]}", "code-unknown"),
        ("expect: {offered: 5}", "state-not-a-list"),
        ("expect: {over: 1}", "state-not-a-flag"),
        ("expect: {scores: {2: {total: 1}}}", "state-unknown-name"),
        ("expect: {scores: {0: {luck: 1}}}", "state-unknown-name"),
        ("expect: {asked: {who: 0}}", "state-unknown-name"),
        ("expect: {asked: {kind: dance}}", "state-not-a-choice"),
        ("expect: {players.0.woood: 1}", "state-unknown-name"),
        ("expect: {players.0.figures.forrest: 1}", "state-unknown-name"),
        ("expect: {playerz.0.wood: null}", "state-unknown-name"),
        ("expect: {players.red: 1}", "scenario-path-unknown"),
        ("expect: {players.0.wood.x: 1}", "scenario-path-unknown"),
        ("moves: [expect: {colour: red}]", "state-unknown-name"),
    ],
)
def test_what_a_scenario_cannot_ask_for(text: str, key: str) -> None:
    assert refused(text) == key


FOREST = "state: {players.0.figures: {forest: 2, river: 1}, steps: [{ask: act, seat: 0}]}"


def test_dice_are_rolled_in_order() -> None:
    """Too few are an error, wrong faces too; too many are a failure."""
    assert outcome_player(outcome(f"{FOREST}\ndice: [6, 3]\nmoves: [0: use forest]"))["wood"] == 3
    assert refused(f"{FOREST}\ndice: [6]\nmoves: [0: use forest]") == "scenario-dice-ended"
    assert refused(f"{FOREST}\ndice: []\nmoves: [0: use forest]") == "scenario-dice-ended"
    assert refused(f"{FOREST}\ndice: [6, 7]\nmoves: [0: use forest]") == "scenario-dice-face"
    assert refused(f"{FOREST}\ndice: [0, 6]\nmoves: [0: use forest]") == "scenario-dice-face"
    (failure,) = outcome(f"{FOREST}\ndice: [6, 3, 1]\nmoves: [0: use forest]").failures
    assert (failure.path, failure.wanted, failure.found) == ("dice", 3, 2)


def test_without_dice_the_seed_decides() -> None:
    text = f"{FOREST}\nmoves: [0: use forest]"
    boards = [outcome_player(outcome(f"{text}\nseed: {seed}")) for seed in ("a", "a", "b", "c", "d")]
    assert boards[0] == boards[1]
    assert len({str(board["wood"]) for board in boards}) > 1


def test_questions_with_one_answer_are_passed_over_at_the_start_too() -> None:
    found = outcome("state: {players.0: {food: 0}, steps: [{ask: feed, seat: 0, missing: 5}]}")
    assert outcome_player(found)["points"] == {"buildings": 0, "cards": 0, "hunger": -10}


# Expectations.


def failures(text: str) -> list[tuple[int, str, Json, Json]]:
    found = outcome(text)
    assert found.error is None, found.error
    for language in LANGUAGES:
        assert all(words_in(language).say(failure.words) for failure in found.failures)
    return [(failure.after, failure.path, failure.wanted, failure.found) for failure in found.failures]


def test_every_expectation_that_fails_is_reported() -> None:
    """Path by path, with what was wanted and found, and after how many moves."""
    text = """
moves:
  - expect: {players.0.wood: 1, round: 1}
  - 0: place 2 forest
  - expect: {players: {0: {wood: 2, food: 12}}, asked: {seat: 0, kind: act}, over: true}
expect:
  players.0.figures: {forest: 1}
  players.0.figures.river: 2
  row.7: C01
  deck.length: 31
  scores: {0: {total: 0, rank: 2, symbols: 1}}
"""
    assert failures(text) == [
        (0, "players.0.wood", 1, 0),
        (1, "asked.seat", 0, 1),
        (1, "asked.kind", "act", "place"),
        (1, "over", True, False),
        (1, "players.0.wood", 2, 0),
        (1, "scores.0.rank", 2, 1),
        (1, "scores.0.symbols", 1, 0),
        (1, "players.0.figures.forest", 1, 2),
        (1, "players.0.figures.river", 2, None),
        (1, "row.7", "C01", None),
        (1, "deck.length", 31, 32),
    ]


def test_values_are_compared_strictly() -> None:
    """True is not 1, a text is not a number; null is where nothing is."""
    assert failures("expect: {round: true}") == [(0, "round", True, 1)]
    assert failures("expect: {round: '1'}") == [(0, "round", "1", 1)]
    assert failures("expect: {players.0.drawn_card: null, players.0.figures.hut: null, row.4: null}") == []
    assert failures("expect: {players.0.figures: {}, ended_by: null}") == []


def test_offers_and_reasons() -> None:
    text = """
state: {players.0.figures: {forest: 4}}
expect:
  offered: [Place 1  RIVER, place 1 forest]
  not_offered: [place 1 forest, place 1 river]
  why_not: {place 1 forest: taken, place 2 river: stone_age-why-too_few_people, place 1 quarry: taken}
"""
    assert failures(text) == [
        (0, "offered", "place 1 forest", "already_there"),
        (0, "not_offered", "place 1 river", "offered"),
        (0, "why_not", "taken", "already_there"),
        (0, "why_not", "place 1 quarry", "offered"),
    ]


def test_only_offered() -> None:
    text = "state: {players.0: {wood: 1, figures: {card_1: 1}}, steps: [{ask: act, seat: 0}]}"
    text += "\nmoves: [0: use card_1]"
    assert failures(f"{text}\nexpect: {{only_offered: [decline, pay 1 wood]}}") == []
    assert failures(f"{text}\nexpect: {{only_offered: [pay 1 brick, decline]}}") == [
        (1, "only_offered", "pay 1 brick", "cannot_pay"),
        (1, "only_offered", "pay 1 wood", "offered"),
    ]


def test_nobody_is_asked_when_the_game_is_over() -> None:
    text = "state: {ended_by: buildings, steps: [], stacks.0: []}"
    assert failures(f"{text}\nexpect: {{over: true, asked: null, only_offered: []}}") == []
    assert failures(f"{text}\nexpect: {{asked: {{seat: 0}}}}") == [(0, "asked", {"seat": 0}, None)]
    assert refused(f"{text}\nmoves: [0: place 1 forest]") == "game-over"
    assert failures("expect: {asked: null}") == [(0, "asked", None, {"seat": 0, "kind": "place"})]


# The command.


def run(arguments: list[str], language: str = "en") -> int:
    """The command as `civtable scenario` runs it."""
    words = words_in(language)
    parser = argparse.ArgumentParser()
    command.register(parser.add_subparsers(), words)
    args = parser.parse_args(["scenario", *arguments])
    code = args.run(args, words)
    assert isinstance(code, int)
    return code


GOOD = "{game: stone_age, name: good, about: A new game., expect: {round: 1}}\n"
DIFFERENT = "{game: stone_age, name: different, expect: {round: 2}}\n"
WRONG = "{game: stone_age, name: wrong, moves: [1: place 1 forest]}\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_exit_codes(tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str) -> None:
    """0: as expected; 1: something is not; 2: something cannot be understood. The others still run."""
    for texts, code in [
        ([GOOD], 0),
        ([GOOD, DIFFERENT], 1),
        ([DIFFERENT, WRONG, GOOD], 2),
        (["a: [", GOOD], 2),
    ]:
        files = []
        for i, text in enumerate(texts):
            path = tmp_path / f"{i}.yaml"
            path.write_text(text, "utf-8")
            files.append(str(path))
        assert run(files, language) == code
        output = capsys.readouterr()
        assert output.err == ""
        assert ("good" in output.out) == (GOOD in texts)
        assert ("wrong" in output.out) == (WRONG in texts)


def test_the_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "three.yaml"
    path.write_text(f"---\n{GOOD}---\n{DIFFERENT}---\n{WRONG}", "utf-8")
    assert run([str(path), str(tmp_path / "none.yaml")]) == 2
    output = capsys.readouterr()
    assert output.err == ""
    *told, last, total = output.out.splitlines()
    assert told == [
        f"ok      {path}: good: A new game.",
        f"FAILED  {path}: different",
        "        at the start: round: wanted 2, found 1",
        f"ERROR   {path}: wrong: move 1 (1: place 1 forest): Seat 0 is asked now (place), not seat 1.",
    ]
    assert last.startswith(f"ERROR   {tmp_path / 'none.yaml'}: ")
    assert total == "Scenarios: 4. As expected: 1. Not as expected: 1. Not understood: 2."


def test_what_failed_before_an_error_stands_below_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """One report: the failed lines of a scenario follow its own line, whatever ended it."""
    path = tmp_path / "two.yaml"
    second = "{game: stone_age, name: both, moves: [expect: {round: 3}, 1: place 1 forest]}"
    path.write_text(f"---\n{GOOD}---\n{second}\n", "utf-8")
    assert run([str(path)]) == 2
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].startswith(f"ERROR   {path}: both: move 1")
    assert lines[2] == "        at the start: round: wanted 3, found 1"


def test_a_folder_runs_all_its_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    inner = tmp_path / "inner"
    inner.mkdir()
    assert run([str(tmp_path)]) == 2
    assert "There is no scenario file" in capsys.readouterr().out
    (tmp_path / "b.yaml").write_text(GOOD, "utf-8")
    (inner / "a.yml").write_text(DIFFERENT, "utf-8")
    (inner / "notes.txt").write_text("no scenario", "utf-8")
    assert run([str(tmp_path)]) == 1
    assert capsys.readouterr().out.splitlines()[-1].startswith("Scenarios: 2.")


def test_the_report_for_programs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "three.yaml"
    path.write_text(f"---\n{GOOD}---\n{DIFFERENT}---\n{WRONG}", "utf-8")
    assert run([str(path), "--json"]) == 2
    output = capsys.readouterr()
    assert output.err == ""
    answer = json.loads(output.out)
    assert [answer["ok"], answer["failed"], answer["error"]] == [1, 1, 1]
    assert [entry["result"] for entry in answer["scenarios"]] == ["ok", "failed", "error"]
    assert answer["scenarios"][1]["failures"] == [
        {"after": 0, "path": "round", "wanted": 2, "found": 1, "text": "round: wanted 2, found 1"}
    ]
    assert answer["scenarios"][2]["error"].startswith("move 1 (1: place 1 forest): ")


# The document.


def document() -> str:
    return DOCUMENT.read_text("utf-8")


def section(title: str) -> str:
    """The text of one section of the document."""
    return document().split(f"\n## {title}\n")[1].split("\n## ")[0]


def rows(text: str) -> list[list[str]]:
    """The names in code in the first column of the tables of a text, row by row."""
    return [
        re.findall(r"`([^`]+)`", line.split("|")[1]) for line in text.splitlines() if line.startswith("| `")
    ]


def test_the_document_has_every_card_and_building_with_its_price() -> None:
    text = section("Stone Age: cards and buildings")
    for pieces in GAME.pieces:
        assert [piece for piece in pieces.ids if f"| {piece} |" not in text] == []
    buildings = GAME.facts["buildings"]
    assert isinstance(buildings, dict)
    for name, facts in buildings.items():
        if facts["kind"] == "fixed":
            price = " ".join([f"{number} {resource}" for resource, number in facts["cost"].items()])
            assert f"| {name} | {price} | {facts['points']} |" in text


def test_the_document_knows_the_names_of_a_scenario() -> None:
    described = {name for row in rows(section("The file")) for name in row}
    assert refused("colour: red") == "scenario-unknown-name"
    with pytest.raises(BadScenario) as error:
        scenarios_from_text("game: stone_age\ncolour: red")
    why = error.value.reason.args["why"]
    assert set(str(getattr(why, "args", {})["known"]).split(", ")) == described


BLOCKS = re.findall(r"```yaml\n(.*?)```", document(), re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS)
def test_every_example_of_the_document_is_complete_and_true(block: str) -> None:
    for scenario in scenarios_from_text(block):
        found = Outcome(scenario)
        assert found.error is None, words_in("en").say(found.error)
        assert found.failures == []


def test_the_document_has_examples_of_every_game() -> None:
    counts = {name: len([block for block in BLOCKS if f"game: {name}\n" in block]) for name in GAMES}
    assert min(counts.values()) >= 6
    assert len([block for block in BLOCKS if "2006" in block]) >= 3


def test_the_document_sets_up_every_question() -> None:
    for question in GAME.questions:
        assert any(f"ask: {question.name}," in block for block in BLOCKS), question.name


def test_links_within_the_document_lead_somewhere() -> None:
    """A heading's anchor is its text in small letters, without signs, with hyphens for spaces."""
    headings = re.findall(r"^#+ (.+)$", re.sub(r"```.*?```", "", document(), flags=re.DOTALL), re.MULTILINE)
    anchors = {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
    assert set(re.findall(r"\]\(#([^)]+)\)", document())) <= anchors
