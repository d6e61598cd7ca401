"""The better line: it begins with the option, goes on by the book, and is played in a world dealt anew."""

from itertools import pairwise

import pytest

from civtable.analysis import Setting
from civtable.analysis.lines import LONGEST, line_of
from civtable.analysis.weighing import table_of
from civtable.bots.levels import BOOKS
from civtable.core.game import State
from civtable.core.values import canonical
from civtable.games import game_named
from tests.analysis.late import played


def position(name: str, players: int, last: int) -> State:
    """A position shortly before the end of a game."""
    return played(name, players, "1")[-last]


@pytest.mark.parametrize(("name", "players"), [("stone_age", 2), ("through_the_ages", 2), ("imperium", 2)])
@pytest.mark.parametrize("all_open", [False, True])
def test_a_line_is_legal_and_goes_on_by_the_book(name: str, players: int, all_open: bool) -> None:
    game, state = game_named(name), position(name, players, 30)
    before = canonical(game.to_json(state))
    decision = game.decision(state)
    assert decision is not None
    option = decision.options[-1]
    steps = line_of(table_of(name), state, option, Setting(12, open=all_open), 7)
    assert canonical(game.to_json(state)) == before, "the position stays as it is"
    assert (steps[0].option, steps[0].seat) == (option, decision.seat)
    assert len(steps) == LONGEST or game.decision(steps[-1].state) is None
    for step, later in pairwise(steps):
        asked = game.decision(step.state.copy())
        assert asked is not None
        assert later.seat == asked.seat
        assert later.option is BOOKS[name]("").choose(step.state.copy(), asked)
    again = line_of(table_of(name), state, option, Setting(12, open=all_open), 7)
    assert [step.option for step in again] == [step.option for step in steps]


def test_a_line_is_dealt_from_what_the_seat_knew() -> None:
    """In the midst of Through the Ages much is hidden: with open cards it stays where it truly lies."""
    game, state = game_named("through_the_ages"), position("through_the_ages", 2, 60)
    decision = game.decision(state)
    assert decision is not None
    rival = 1 - decision.seat
    hands = {}
    for all_open in (False, True):
        steps = line_of(table_of(game.name), state, decision.options[-1], Setting(12, open=all_open), 3)
        players = game.to_json(steps[0].state)["players"]
        assert isinstance(players, list)
        hands[all_open] = canonical(players[rival])
    assert hands[False] != hands[True]
