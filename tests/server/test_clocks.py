"""Clocks by themselves: what an entry makes of them, in server seconds that the tests choose."""

import json
import random
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from civtable.games import GAMES
from civtable.server.clocks.falling import LATE, falling
from civtable.server.clocks.rules import DAYS, LIVE, RESIGN, ClockRule
from civtable.server.clocks.times import DAY, times_json
from civtable.server.clocks.turning import ASKING, FORCED, running
from civtable.server.storage.store import Entry
from civtable.server.tables.changes import Change, following
from civtable.server.tables.making import new_row
from civtable.server.tables.rows import table_from_row
from civtable.server.tables.seats import BOT, PERSON, Seat

TEN_MINUTES = ClockRule(LIVE, bank=600, zero="bot", level="hard", increment=10)
TWO_DAYS = ClockRule(DAYS, bank=DAY, zero="bot", level="medium", turn=2 * DAY, vacation=5)


class Game:
    """A table whose time is told by hand."""

    def __init__(
        self, rule: ClockRule = TEN_MINUTES, *seats: Seat, game: str = "stone_age", **more: Any
    ) -> None:
        sitting = seats or (Seat(PERSON, name="Ana"), Seat(PERSON, name="Bea"))
        self.now = 1000.0
        self.row = new_row(
            GAMES[game], {}, sitting, seed="clocks", clock=rule.to_json(), tick=self.now, **more
        )
        self.table = table_from_row(self.row)
        self.entries: list[Entry] = []
        self.dice = random.Random(1)

    def passes(self, seconds: float) -> "Game":
        self.now += seconds
        return self

    def do(self, *changes: Change, came: float | None = None) -> None:
        arrived = self.now if came is None else came
        for entry, after in following(self.table, changes, 0.0, self.now, arrived):
            self.entries.append(entry)
            self.table = after

    def chooses(self, code: str | None = None, came: float | None = None) -> None:
        """Whoever is asked chooses."""
        decision = self.table.decision
        assert decision is not None
        options = [one.code for one in decision.options if one is not self.table.game.giving_up]
        self.do(("move", decision.seat, code or self.dice.choice(options)), came=came)

    def until_asked(self, *seats: int, most: int = 3000) -> None:
        """Choices at random, in no time, until one of these seats has a real choice."""
        for _ in range(most):
            decision = self.table.decision
            assert decision is not None, "the game is over"
            if decision.seat in seats and len(decision.options) > 1:
                return
            self.chooses()
        raise AssertionError("nobody asked them")

    def left(self, seat: int) -> float:
        """What a seat has, with its turn's own time."""
        times = self.table.times
        assert times is not None
        found = times.at(max(self.now, times.tick))
        return round(found.bank[seat] + found.turn[seat], 3)

    @property
    def runs(self) -> int | None:
        assert self.table.times is not None
        return self.table.times.seat


# Live.


def test_a_bank_runs_while_its_seat_is_asked_and_grows_when_the_question_passes_on() -> None:
    """Ten minutes and ten seconds: 30 s of thought cost 30, and the increment comes with the next asked."""
    game = Game()
    assert (game.runs, game.left(0), game.left(1)) == (0, 600, 600)
    game.passes(ASKING + 30)
    assert (game.left(0), game.left(1)) == (570, 600)
    game.chooses("place 5 hunting_grounds")
    assert (game.runs, game.left(0), game.left(1)) == (1, 580, 600)
    game.passes(ASKING + 7).chooses("place 1 forest")
    assert (game.runs, game.left(0), game.left(1)) == (1, 580, 593), (
        "it is asked on: no increment within a turn"
    )


def test_the_first_moment_of_a_question_costs_nothing() -> None:
    """It is written, sent and drawn in that time; a question with one answer has longer, not for ever."""
    game = Game()
    game.passes(ASKING)
    assert game.left(0) == 600
    assert game.table.times is not None
    forced = running(game.table.times, replace(game.table.asked, forced=True), game.now)
    assert forced.since == game.now + FORCED


def test_what_the_server_needs_for_itself_is_nobodys_time() -> None:
    """A choice came in time and waited here: neither who made it nor who is asked next pays for that."""
    game = Game()
    game.passes(ASKING + 20)
    came = game.now
    game.passes(45).chooses("place 5 hunting_grounds", came=came)
    assert (game.left(0), game.left(1)) == (590, 600)


def test_several_choices_in_one_request_are_charged_once() -> None:
    game = Game()
    game.passes(ASKING + 20)
    game.do(("move", 0, "place 1 forest"), ("move", 1, "place 1 river"))
    assert (game.left(0), game.left(1)) == (590, 610)


def test_bots_have_all_the_time_and_take_nobodys() -> None:
    game = Game(TEN_MINUTES, Seat(PERSON), Seat(BOT, "medium"))
    game.passes(ASKING + 10).chooses("place 5 hunting_grounds")
    assert (game.runs, game.table.columns()["due"]) == (None, None)
    game.passes(500)
    assert (game.left(0), game.left(1)) == (600, 600)


def test_a_seat_that_waits_for_its_friend_loses_nothing() -> None:
    """The game has begun, nobody has taken the seat: its clock runs from when somebody does."""
    game = Game(TEN_MINUTES, Seat(PERSON, friend=True), Seat(PERSON))
    game.passes(300)
    assert (game.runs, game.left(0)) == (None, 600)
    game.do(("take", 0, "Ana"))
    game.passes(ASKING + 5)
    assert (game.runs, game.left(0)) == (0, 595)


def test_a_waiting_room_costs_nothing() -> None:
    game = Game(TEN_MINUTES, Seat(PERSON, ready=False), Seat(PERSON, ready=False))
    game.passes(5000).do(("ready", 0, True))
    game.passes(5000).do(("ready", 1, True))
    assert (game.runs, game.left(0), game.left(1)) == (0, 600, 600)
    game.passes(ASKING + 1)
    assert game.left(0) == 599


def test_taking_back_gives_no_time_and_takes_none() -> None:
    """Not the time that was thought, and not the increment once more when the same is chosen again."""
    game = Game()
    game.passes(ASKING + 60).chooses("place 5 hunting_grounds")
    assert game.left(0) == 550
    game.do(("undo", 0, 0))
    assert (game.runs, game.left(0), game.left(1)) == (0, 550, 600)
    for _ in range(3):
        game.chooses("place 5 hunting_grounds")
        game.do(("undo", 0, 0))
    assert game.left(0) == 550, "nobody earns time by going to and fro"
    game.chooses("place 5 hunting_grounds")
    assert game.left(0) == 550
    game.chooses("place 1 forest")
    game.until_asked(0)
    assert game.left(1) > 600, "what is new gives again"


def test_words_and_names_do_not_turn_clocks() -> None:
    game = Game()
    game.passes(ASKING + 20)
    game.do(("chat", 1, {"name": "Bea", "text": "well?"}), ("name", 0, "Anna"), ("ask", 0, 0))
    assert [entry.clock for entry in game.entries] == [None, None, None]
    game.passes(10)
    assert game.left(0) == 570


def test_clocks_follow_from_the_entries_however_they_are_read() -> None:
    """One by one, all at once, and in pieces: what was written down is what everybody finds."""
    game = Game()
    for number in range(60):
        game.passes(number % 7).chooses()
        if number % 9 == 8:
            game.do(("chat", 0, {"name": None, "text": "hm"}))
    whole = table_from_row(game.row).after_many(game.entries)
    pieces = table_from_row(game.row).after_many(game.entries[:31]).after_many(game.entries[31:])
    single = table_from_row(game.row)
    for entry in game.entries:
        single = single.after(entry)
    assert game.table.times is not None
    told = game.table.times.to_text()
    assert [table.times.to_text() for table in (whole, pieces, single) if table.times] == [told] * 3
    assert sum(json.loads(told)["bank"]) < 1200 + 10 * 60


# Over days.


def test_a_turn_has_its_own_days_before_the_bank_is_touched() -> None:
    game = Game(TWO_DAYS)
    assert game.left(0) == 3 * DAY
    game.passes(ASKING + 1.5 * DAY).chooses("place 5 hunting_grounds")
    game.chooses()
    game.until_asked(0)
    assert game.left(0) == 3 * DAY, "another turn, another two days; the bank is whole"
    game.passes(ASKING + 2.25 * DAY)
    assert game.left(0) == 0.75 * DAY
    game.chooses()
    game.until_asked(1)
    game.until_asked(0)
    assert game.left(0) == 2.75 * DAY, "the bank does not come back"


def test_a_turn_that_is_taken_back_goes_on_with_what_was_left_of_it() -> None:
    game = Game(TWO_DAYS)
    game.passes(ASKING + DAY).chooses("place 5 hunting_grounds")
    game.do(("undo", 0, 0))
    assert game.left(0) == 2 * DAY


def test_a_vacation_freezes_the_clock_of_who_takes_it() -> None:
    """Three of five days: the clock stands until they are over, whoever is asked meanwhile."""
    game = Game(TWO_DAYS)
    game.passes(ASKING + 1000).do(("vacation", 0, 3))
    assert game.left(0) == 3 * DAY - 1000
    game.passes(3 * DAY)
    assert game.left(0) == 3 * DAY - 1000
    game.passes(500)
    assert game.left(0) == 3 * DAY - 1500
    times = game.table.times
    assert times is not None
    assert (times.vacation, times.due) == ((2, 5), game.now + 3 * DAY - 1500)
    game.chooses("place 5 hunting_grounds")
    game.passes(ASKING + 100)
    assert game.left(1) == 3 * DAY - 100, "only its own"


def test_days_off_that_are_not_needed_can_be_taken_again() -> None:
    game = Game(TWO_DAYS)
    game.do(("vacation", 0, 4))
    game.passes(1.5 * DAY).do(("vacation", 0, 0))
    times = game.table.times
    assert times is not None
    assert times.vacation[0] == 3, "two of the four days were begun"
    game.passes(ASKING + 60)
    assert game.left(0) == 3 * DAY - 60


# Zero.


def test_a_clock_falls_once_and_not_before_its_time() -> None:
    game = Game()
    due = game.table.columns()["due"]
    assert due == game.now + ASKING + 600
    assert falling(game.table, due + LATE - 0.01) == []
    game.now = due + LATE
    changes = falling(game.table, game.now)
    assert [kind for kind, _, _ in changes] == ["fall", "note"]
    game.do(*changes)
    assert game.table.seats[0].bot == "hard"
    assert (game.runs, game.left(0), game.table.columns()["due"]) == (None, 0, None)
    assert falling(game.table, game.now + 1000) == []
    assert game.table.chat[-1].note == {
        "key": "clock-note-bot",
        "args": {"player": {"key": "seat-0", "args": {}}, "level": {"key": "bot-hard", "args": {}}},
    }


@pytest.mark.parametrize("rule", [TEN_MINUTES, TWO_DAYS])
def test_who_comes_back_has_a_little_time(rule: ClockRule) -> None:
    """The bot stops, and the clock does not fall at once; the bank is otherwise as it was."""
    game = Game(rule)
    game.passes(5 * DAY).do(*falling(game.table, game.now))
    game.passes(1000).do(("back", 0, None))
    assert (game.table.seats[0].bot, game.runs) == (None, 0)
    assert game.left(0) == rule.allowance > 0
    game.passes(ASKING + rule.allowance + LATE)
    assert falling(game.table, game.now), "and then it falls again"


def test_who_comes_back_with_time_left_gets_no_more() -> None:
    game = Game()
    game.do(("away", 0, "medium"))
    game.passes(100).do(("back", 0, None))
    assert game.left(0) == 600


@pytest.mark.parametrize("name", ["stone_age", "imperium"])
def test_where_nobody_can_resign_a_bot_plays_on_for_good(name: str) -> None:
    game = Game(replace(TEN_MINUTES, zero=RESIGN), game=name)
    game.until_asked(0, 1)
    seat = game.runs
    assert seat is not None
    game.passes(700).do(*falling(game.table, game.now))
    held = game.table.seats[seat]
    assert (held.bot, held.gone, held.kind) == ("hard", True, PERSON)
    assert game.table.chat[-1].note["key"] == "clock-note-gone"  # type: ignore[index,call-overload]
    assert game.table.must_agree(1 - seat) == (), "nobody waits for who has gone"


def test_who_resigns_at_zero_leaves_as_soon_as_the_rules_offer_it() -> None:
    """Through the Ages: at once where it is offered; else a bot plays up to the next politics phase."""
    rule = replace(TEN_MINUTES, zero=RESIGN)
    at_once = Game(rule, game="through_the_ages")
    while at_once.table.leaving is None:
        at_once.chooses()
    at_once.passes(4000).do(*falling(at_once.table, at_once.now))
    assert at_once.entries[-1].body == '"resign"'
    assert at_once.table.is_over, "of two, one is left"
    later = Game(rule, game="through_the_ages")
    assert later.table.leaving is None
    later.passes(4000).do(*falling(later.table, later.now))
    assert [entry.kind for entry in later.entries] == ["fall", "note"]
    assert later.table.seats[0].gone


# Only who is asked.


def asked_in_turn(game: Game, questions: Sequence[str], most: int = 4000) -> list[tuple[str, int]]:
    """The questions of some kinds, out of turn too, each with the seat that alone has lost time by it."""
    found = []
    for _ in range(most):
        decision = game.table.decision
        if decision is None:
            break
        before = [game.left(seat) for seat in range(len(game.table.seats))]
        game.passes(ASKING + FORCED + 3)
        lost = [seat for seat, left in enumerate(before) if game.left(seat) < left]
        assert lost == [decision.seat]
        kind = game.table.game.questions[decision.kind].name
        if kind in questions:
            found.append((kind, decision.seat))
        game.chooses()
    return found


def test_only_the_clock_of_who_is_asked_runs_in_auctions_and_defence() -> None:
    """No game asks two seats at a time: each question has one seat, and every other clock stands."""
    rule = replace(TEN_MINUTES, bank=10**6)
    seats = [Seat(PERSON), Seat(PERSON), Seat(PERSON)]
    game = Game(rule, *seats, game="through_the_ages")
    found = asked_in_turn(game, ("bid", "defend", "answer_pact"))
    assert len({seat for _, seat in found}) > 1, "nobody was asked out of turn"


# On the wire.


def test_what_everybody_is_told_of_the_clocks() -> None:
    game = Game(TWO_DAYS)
    game.do(("vacation", 1, 2))
    assert times_json(game.table.times, game.now) == {
        "runs": 0,
        "starts": ASKING,
        "turn": [2 * DAY, 0],
        "bank": [DAY, DAY],
        "days": [5, 3],
        "vacation": [0, 2 * DAY],
        "gather": 0,
    }
    game.passes(ASKING + 3 * DAY - 100)
    told = times_json(game.table.times, game.now)
    assert told is not None
    assert (told["turn"], told["bank"], told["starts"]) == ([0, 0], [100, DAY], 0)
    assert times_json(None, game.now) is None
