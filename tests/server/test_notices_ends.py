"""Notices of ends that nobody chose, and of turns against bots that somebody is waiting for all the same."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from civtable.games import GAMES
from civtable.server.notices.news import OVER, TURN, News, news
from civtable.server.tables.changes import Change, following
from civtable.server.tables.making import new_row
from civtable.server.tables.rows import table_from_row
from civtable.server.tables.seats import BOT, PERSON, Seat
from civtable.server.tables.table import Table as Position
from tests.server.running import Table
from tests.server.telling import Telling, pass_turn, telling
from tests.server.test_clocks_server import pass_time

LIVE = {"kind": "live", "bank": 600, "increment": 10, "zero": "resign", "level": "random"}
DAYS = {"kind": "days", "bank": 86400, "turn": 172800, "zero": "bot", "level": "random"}
ANA, BEN, CLEO = Seat(PERSON, name="Ana"), Seat(PERSON, name="Ben"), Seat(PERSON, name="Cleo")
ROBOT = Seat(BOT, "random")


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Telling]:
    with telling(str(tmp_path_factory.mktemp("ends") / "civtable.db")) as found:
        yield found


# Who hears of the end.


def two_with_a_clock(told: Telling) -> Table:
    """A game of Through the Ages for two, in which who has no time left resigns as soon as rules allow."""
    table = told.server.table("person", "person", game="through_the_ages", clock=LIVE)
    assert table.snapshot()["decision"]["seat"] == 0
    return table


def test_both_hear_of_an_end_by_a_fallen_clock(told: Telling) -> None:
    """The bot that resigns for who has no time left is not that person, and the other has won against one."""
    table = two_with_a_clock(told)
    browsers = [told.browser(table.tokens[seat], kinds=["over"]) for seat in (0, 1)]
    pass_time(told.server, 700)
    table.until(lambda found: (found["decision"] or {}).get("seat") == 1)
    while (table.snapshot()["decision"] or {}).get("seat") == 1:  # who has played on does not look again
        offered(table, table.snapshot())
    seen = table.until(lambda found: found["table"]["status"] == "over")
    assert (seen["log"][-1]["code"], seen["table"]["seats"][0]["gone"]) == ("resign", True)
    told.settled(table)
    assert [len(told.arrived(one)) for one in browsers] == [1, 1]


def test_both_hear_of_an_end_in_the_moment_in_which_a_clock_falls(told: Telling) -> None:
    """Where the rules let one resign at once, fall and end are one change; nobody has chosen anything."""
    table = two_with_a_clock(told)
    table.until(lambda found: "resign" in offered(table, found))
    asked = table.snapshot()["decision"]["seat"]
    browsers = [told.browser(table.tokens[seat], kinds=["over"]) for seat in (asked, 1 - asked)]
    pass_time(told.server, 1200)
    seen = table.until(lambda found: found["table"]["status"] == "over")
    assert seen["table"]["seats"][asked]["gone"]
    told.settled(table)
    assert [len(told.arrived(one)) for one in browsers] == [1, 1]


def offered(table: Table, now: Any) -> list[str]:
    """What may be chosen now; where nobody may resign yet, the first of it is."""
    seat = now["decision"]["seat"]
    seen = table.snapshot(seat)
    codes = [one["code"] for one in seen["choice"]["options"]]
    if "resign" not in codes:
        assert table.play(seat, seen["ply"], codes[0]).status_code == 200
    return codes


def position(*seats: Seat, **more: Any) -> Position:
    """A table of Stone Age that has begun."""
    return table_from_row(new_row(GAMES["stone_age"], {}, seats, seed="ends", **more))


def after(table: Position, *changes: Change) -> Position:
    """The table after some changes."""
    return following(table, changes, 0.0, 0.0, 0.0)[-1][1]


def last_choice(table: Position) -> tuple[Position, Change]:
    """The table before the choice that ends the game, and that choice."""
    dice = random.Random(1)
    while True:
        assert table.decision is not None
        change: Change = ("move", table.decision.seat, dice.choice(table.decision.options).code)
        then = after(table, change)
        if then.is_over:
            return table, change
        table = then


def told_by(table: Position, *changes: Change) -> list[News]:
    """The news of some changes that are made at once."""
    return news(table, following(table, changes, 0.0, 0.0, 0.0))


def test_whose_bot_ends_the_game_hears_of_it() -> None:
    """It plays for somebody who is away; who chooses the last thing with their own hand knows."""
    before, change = last_choice(position(ANA, BEN))
    seat = change[1]
    assert seat is not None
    assert [(one.kind, one.seat, one.alone) for one in told_by(before, change)] == [(OVER, 1 - seat, False)]
    away = after(before, ("away", seat, "random"))
    assert [one.seat for one in told_by(away, change)] == [0, 1]
    assert [one.seat for one in told_by(away, ("back", seat, None), change)] == [1 - seat]


def test_the_end_is_told_to_who_is_left_where_others_have_given_up() -> None:
    """They were no bots when the game began, and how it ended concerns all."""
    before, change = last_choice(position(ANA, BEN, clock=LIVE))
    gone = after(before, ("fall", change[1], {"level": "random", "gone": True}))
    found = told_by(gone, change)
    assert [(one.kind, one.seat, one.alone) for one in found] == [(OVER, 0, False), (OVER, 1, False)]


# Against bots.


@pytest.mark.parametrize("more", [{}, {"clock": DAYS}, {"rated": True}, {"tournament": "k3Jd9_aQ2xYz"}])
def test_where_one_can_lose_by_waiting_a_turn_against_bots_is_told(more: dict[str, Any]) -> None:
    """Bots think for seconds; a clock falls, and a rated game and one of a tournament count."""
    table = position(ROBOT, ANA, **more)
    found: list[News] = []
    while not found:
        assert table.decision is not None
        change: Change = ("move", 0, table.decision.options[0].code)
        found, table = told_by(table, change), after(table, change)
    assert [(one.kind, one.seat, one.alone) for one in found] == [(TURN, 1, more == {})]


def test_a_browser_hears_that_it_is_ones_turn_against_bots_where_a_clock_runs(told: Telling) -> None:
    """Also where the other person has left, and a bot has the seat."""
    table = told.server.table("person", "person", clock=DAYS)
    browser = told.browser(table.tokens[0], kinds=["turn"])
    pass_turn(table, 0)
    assert table.post("/leave", {"level": "random"}, 1).status_code == 200
    table.until(lambda found: (found["decision"] or {}).get("seat") == 0)
    told.settled(table)
    assert [one["body"] for one in told.arrived(browser)] == ["It is your turn."]
