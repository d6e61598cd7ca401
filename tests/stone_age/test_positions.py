"""Positions from outside: contradictions are refused, and what is read plays on."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from civtable.core.errors import BadState, GameError
from civtable.core.game import play_at_random
from civtable.core.rng import fast_rng
from civtable.games.stone_age import GAME
from tests.stone_age.table import scenario

Form = dict[str, Any]


def form(**position: Any) -> Form:
    return scenario(**position).form()


def refused(position: Form) -> str:
    with pytest.raises(BadState) as error:
        GAME.from_json(position)
    return error.value.reason.key.removeprefix("stone_age-wrong-")


def change(*path: str | int, to: Any) -> Callable[[Form], None]:
    """A change of one value somewhere in the form."""

    def apply(position: Form) -> None:
        here: Any = position
        for name in path[:-1]:
            here = here[name]
        here[path[-1]] = to

    return apply


P0 = ("players", 0)
P1 = ("players", 1)
PLACING = [
    (change("round", to=0), "state-not-in-range"),
    (change("start_player", to=2), "state-not-in-range"),
    (change("settings", to={}), "state-missing-name"),
    (change("settings", "ties", to="dice"), "state-not-a-choice"),
    (change("players", to=[]), "players"),
    (change("more", to=1), "state-unknown-name"),
    (change("row", to=["C11", "C13", "C12"]), "state-list-length"),
    (change("row", 0, to="C99"), "state-not-a-choice"),
    (change("row", 0, to="C13"), "card_count"),
    (change("row", 0, to=None), "card_count"),
    (change("deck", to=[]), "card_count"),
    (change("stacks", 0, 0, to="B28"), "building_count"),
    (change("stacks", to=[[]]), "state-list-length"),
    (change("building_box", to=[]), "building_count"),
    (change("ended_by", to="cards"), "ended_and_asked"),
    (change("steps", to=[]), "nobody_asked"),
    (change("steps", to=[{"ask": "place", "seat": 0}] * 2), "steps_together"),
    (change("steps", to=[{"ask": "pick_die", "seat": 0}]), "no_turn_below"),
    (change("steps", to=[{"ask": "act", "seat": 0}]), "nobody_out"),
    (change("steps", to=[{"ask": "feed", "seat": 0, "missing": 1}]), "food_when_short"),
    (change("steps", 0, "seat", to=2), "state-not-in-range"),
    (change("steps", 0, "ask", to="dance"), "state-not-a-choice"),
    (change("dice", to=[1]), "only_while_working"),
    (change("dice", to=[7]), "state-not-in-range"),
    (change("dice", to=[1] * 11), "state-list-long"),
    (change(*P0, "people", to=11), "state-not-in-range"),
    (change(*P0, "people", to=0), "state-not-in-range"),
    (change(*P0, "food", to=-1), "state-not-in-range"),
    (change(*P0, "wood", to=True), "state-not-in-range"),
    (change(*P0, "food_track", to=11), "state-not-in-range"),
    (change(*P0, "tools", to=[2]), "tools"),
    (change(*P0, "tools", to=[3, 1, 1]), "tools"),
    (change(*P0, "tools", to=[1, 1, 1, 1]), "tools"),
    (change(*P0, "tools", to=[5, 5, 5]), "state-not-in-range"),
    (change(*P0, "used_tools", to=[1]), "used_tools"),
    (change(*P0, "one_use_tools", to=[4]), "not_face_up"),
    (change(*P0, "one_use_tools", to=[5]), "state-not-in-range"),
    (change(*P0, "one_use_tools", to=[2, 2]), "state-twice"),
    (change(*P0, "any_two_resources", to=True), "not_face_up"),
    (change(*P0, "any_two_resources", to=1), "state-not-a-flag"),
    (change(*P0, "cards", to=["C01"]), "card_count"),
    (change(*P0, "cards", to=["C01", "C01"]), "state-twice"),
    (change(*P0, "drawn_card", to="C01"), "drawn_not_owned"),
    (change(*P0, "points", "hunger", to=-5), "hunger"),
    (change(*P0, "points", "hunger", to=10), "state-not-in-range"),
    (change(*P0, "figures", to={"moon": 1}), "state-unknown-name"),
    (change(*P0, "figures", to={"hut": 1}), "state-not-in-range"),
    (change(*P0, "figures", to={"tool_maker": 2}), "state-not-in-range"),
    (change(*P0, "figures", to={"forest": -1}), "state-not-in-range"),
    (change(*P0, "figures", to={"forest": 4, "river": 2}), "people"),
    (change(*P0, "figures", to={"building_3": 1}), "no_stack"),
    (change(*P0, "figures", to={"forest": 5}), "cannot_place"),
    (change(*P0, "figures", to={"field": 1, "tool_maker": 1, "hut": 2}), "village"),
]


@pytest.mark.parametrize(
    ("changed", "key"), PLACING, ids=[f"{i}-{key}" for i, (_, key) in enumerate(PLACING)]
)
def test_a_contradiction_is_refused(changed: Callable[[Form], None], key: str) -> None:
    """A start position with one thing wrong is not read, and the reason says what is wrong."""
    position = form()
    changed(position)
    assert refused(position) == key


def test_nobody_stands_on_a_card_that_is_gone() -> None:
    """A person needs something to stand on."""
    with pytest.raises(BadState) as error:
        scenario(seats=[{"figures": {"card_2": 1}}], row=["C11", None, "C12", "C13"])
    assert error.value.reason.key == "stone_age-wrong-nothing_there"


@pytest.mark.parametrize(
    ("players", "figures", "key"),
    [
        (4, [{"forest": 4}, {"forest": 4}], "rings"),
        (2, [{"forest": 1}, {"forest": 1}], "crowd"),
        (3, [{"river": 1}, {"river": 1}, {"river": 1}], "crowd"),
        (4, [{"field": 1}, {"field": 1}], "crowd"),
        (4, [{"card_1": 1}, {"card_1": 1}], "crowd"),
        (3, [{"field": 1}, {"tool_maker": 1}, {"hut": 2}], "village"),
    ],
)
def test_places_hold_what_the_rules_allow(players: int, figures: list[dict[str, int]], key: str) -> None:
    """Rings, players a place and the limits for fewer players hold in positions, too."""
    with pytest.raises(BadState) as error:
        scenario(players, seats=[{"figures": each} for each in figures], first=players - 1)
    assert error.value.reason.key == f"stone_age-wrong-{key}"


ACTING: list[tuple[str, list[dict[str, Any]], dict[str, Any], str]] = [
    ("two turns", [{"ask": "act", "seat": 0}, {"ask": "act", "seat": 1}], {}, "steps_together"),
    ("placing in a turn", [{"ask": "act", "seat": 0}, {"ask": "place", "seat": 0}], {}, "steps_together"),
    (
        "another's card",
        [{"ask": "act", "seat": 0}, {"ask": "pay_card", "seat": 1, "card": 1}],
        {},
        "steps_together",
    ),
    ("a card too dear", [{"ask": "act", "seat": 0}, {"ask": "pay_card", "seat": 0, "card": 5}], {}, "range"),
    (
        "no such stack",
        [{"ask": "act", "seat": 0}, {"ask": "pay_building", "seat": 0, "building": 3}],
        {},
        "range",
    ),
    ("taken", [{"ask": "act", "seat": 0}, {"ask": "pay_card", "seat": 0, "card": 2}], {}, "crowd"),
    ("no dice", [{"ask": "act", "seat": 0}, {"ask": "tools", "seat": 0, "place": "forest"}], {}, "roll"),
    (
        "no card for the dice",
        [{"ask": "act", "seat": 0}, {"ask": "card_tools", "seat": 0, "resource": "gold"}],
        {"dice": [1, 2]},
        "no_card_for_roll",
    ),
    (
        "a die too many",
        [{"ask": "act", "seat": 0}, {"ask": "pick_die", "seat": 1}],
        {"dice": [1, 2]},
        "dice_count",
    ),
    ("the second before the first", [{"ask": "act", "seat": 1}], {}, "still_out"),
]


@pytest.mark.parametrize(
    ("steps", "more", "key"), [each[1:] for each in ACTING], ids=[each[0] for each in ACTING]
)
def test_questions_that_cannot_be_open_are_refused(
    steps: list[dict[str, Any]], more: dict[str, Any], key: str
) -> None:
    """Only what can arise in play is asked."""
    position = form(seats=[{"figures": {"field": 1}}, {"figures": {"card_2": 1}}], turn=0)
    position.update(steps=steps, **more)
    assert refused(position).endswith(key)


@pytest.mark.parametrize(
    ("steps", "more"),
    [
        ([{"ask": "pay_card", "seat": 0, "card": 1}], {}),
        ([{"ask": "pay_building", "seat": 0, "building": 1}], {}),
        ([{"ask": "tools", "seat": 0, "place": "river"}], {"dice": [5]}),
    ],
)
def test_a_question_with_one_answer_is_passed_over_when_somebody_asks(
    steps: list[dict[str, Any]], more: dict[str, Any]
) -> None:
    """Such questions never stay open in play; a position that has one goes on to the next real choice."""
    position = form(seats=[{"figures": {"field": 1}}], turn=0)
    position.update(steps=[{"ask": "act", "seat": 0}, *steps], **more)
    state = GAME.from_json(position)
    decision = GAME.decision(state)
    assert decision is not None
    assert [option.code for option in decision.options] == ["use field"]
    settled = GAME.digest(state)
    assert GAME.decision(state) is decision
    assert GAME.digest(state) == settled
    assert GAME.digest(GAME.from_json(GAME.to_json(state))) == settled


def test_an_ended_game_needs_its_reason() -> None:
    """By buildings only with an empty stack, by cards only if the row cannot be filled."""
    position = form(left=[0, 7])
    position.update(steps=[], ended_by="buildings")
    assert GAME.decision(GAME.from_json(position)) is None
    position["ended_by"] = "cards"
    assert refused(position) == "not_ended_cards"
    position = form()
    position.update(steps=[], ended_by="buildings")
    assert refused(position) == "not_ended_buildings"


def test_tools_may_be_written_in_any_order() -> None:
    """A person who sets up a position need not know how we sort."""
    position = form(seats=[{"tools": [1, 2, 1], "figures": {"field": 1}, "used_tools": [1, 2]}], turn=0)
    assert position["players"][0]["tools"] == [2, 1, 1]
    assert position["players"][0]["used_tools"] == [2, 1]


# What is read plays on.


@given(st.integers(0, 10_000), st.integers(0, 300))
def test_every_position_of_a_game_can_be_saved_and_played_on(seed: int, plies: int) -> None:
    """The JSON form holds everything: from there the game goes on as it would have."""
    state = GAME.start({}, 2 + seed % 3, fast_rng(f"save {seed}"))
    moves = fast_rng(f"moves {seed}")
    for _ in range(plies):
        decision = GAME.decision(state)
        if decision is None:
            break
        GAME.apply(state, decision.options[moves.below(len(decision.options))])
    back = GAME.from_json(GAME.to_json(state))
    assert back.key() == state.key()
    play_at_random(GAME, state, moves.copy())
    play_at_random(GAME, back, moves.copy())
    assert back.key() == state.key()


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)


def paths(value: Any, here: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The places of all values in a form."""
    found = [here] if here else []
    entries = (
        value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    )
    for name, inner in entries:
        found += paths(inner, (*here, name))
    return found


@given(st.integers(0, 10**9), st.integers(0, 120), anything)
def test_no_change_of_a_position_does_harm(where: int, plies: int, value: Any) -> None:
    """One value replaced by anything: the position is refused in words, or it plays to the end."""
    state = GAME.start({}, 2 + where % 3, fast_rng(f"damage {plies}"))
    moves = fast_rng("moves")
    for _ in range(plies):
        decision = GAME.decision(state)
        assert decision is not None
        GAME.apply(state, decision.options[moves.below(len(decision.options))])
    position = GAME.to_json(state)
    places = paths(position)
    change(*places[where % len(places)], to=value)(position)
    try:
        other = GAME.from_json(position)
        play_at_random(GAME, other, moves)
    except GameError:
        return
    GAME.check(other)


@given(st.integers(0, 10**9), st.integers(0, 120), st.integers(-1, 12))
def test_no_changed_number_does_harm(where: int, plies: int, value: int) -> None:
    """One number replaced by another: refused, or the game plays to its end with nothing lost."""
    state = GAME.start({}, 2 + where % 3, fast_rng(f"damage {plies}"))
    moves = fast_rng("moves")
    for _ in range(plies):
        decision = GAME.decision(state)
        assert decision is not None
        GAME.apply(state, decision.options[moves.below(len(decision.options))])
    position: Any = GAME.to_json(state)

    def at(path: tuple[str | int, ...]) -> Any:
        here = position
        for name in path:
            here = here[name]
        return here

    places = [path for path in paths(position) if isinstance(at(path), int)]
    change(*places[where % len(places)], to=value)(position)
    try:
        other = GAME.from_json(position)
    except GameError:
        return
    play_at_random(GAME, other, moves)
    GAME.check(other)
