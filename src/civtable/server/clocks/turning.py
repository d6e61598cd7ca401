"""How an entry turns the clocks of its table."""

import json
from dataclasses import dataclass, replace
from typing import Final

from civtable.server.clocks.rules import DAYS, LIVE, ClockRule
from civtable.server.clocks.times import DAY, Times, first_times, with_one
from civtable.server.storage.store import Entry

TURNING: Final = frozenset(
    {"move", "undo", "sit", "ready", "leave", "take", "away", "back", "fall", "vacation", "resume", "come"}
)
"""Kinds of entries after which another clock runs, or the same one with another time."""

ASKING: Final = 0.5
"""For how many seconds a new question costs nothing: it is written, sent and drawn in that time."""

FORCED: Final = 10.0
"""The same for a question with a single answer: time to confirm it, and not for ever."""

GATHER: Final = 300.0
"""For how many seconds the clocks of a game that has begun wait at most for those who have not come."""


@dataclass(frozen=True)
class Asked:
    """What the clocks have to know of a position."""

    ply: int  # -1 before the game
    seat: int | None  # who decides
    timed: bool  # whether it is a person who sits there and decides, and not a bot
    forced: bool  # whether there is only one answer
    missing: int = 0  # how many persons have not come, for whom the clocks wait


def times_after(
    rule: ClockRule, before: Times, entry: Entry, then: Asked, now: Asked, tick: float, came: float
) -> Times:
    """What the clocks say after an entry that turns them, which came at one moment and is written at another.

    The time between is the server's own work and is charged to nobody.
    """
    times = replace(before, since=tick) if entry.kind == "resume" else before.at(min(came, tick))
    if entry.seat is not None and entry.kind in ("back", "fall", "vacation"):
        times = changed(rule, times, entry, entry.seat, tick)
    return running(gathered(passed_on(rule, times, then, now), then, now, tick), now, tick)


def changed(rule: ClockRule, times: Times, entry: Entry, seat: int, tick: float) -> Times:
    """A clock falls, its owner comes back, takes days off, or does without the rest of them."""
    if entry.kind == "fall":
        return replace(times, bank=with_one(times.bank, seat, 0.0), turn=with_one(times.turn, seat, 0.0))
    if entry.kind == "back":
        bank = max(float(rule.allowance), times.bank[seat])
        return replace(times, bank=with_one(times.bank, seat, bank))
    wanted = int(json.loads(entry.body))
    days, end = times.vacation[seat], times.until[seat]
    if wanted:
        days, end = days - wanted, max(end, tick) + wanted * DAY
    else:
        days, end = days + int(max(0.0, end - tick) // DAY), 0.0
    return replace(
        times, vacation=with_one(times.vacation, seat, days), until=with_one(times.until, seat, end)
    )


def passed_on(rule: ClockRule, times: Times, then: Asked, now: Asked) -> Times:
    """The question may have passed on: who was asked gets the increment, who is asked now a turn's time.

    At a choice that was made before and taken back nothing is given again, and nothing is taken.
    """
    if then.seat == now.seat or now.ply <= times.given:
        return times
    times = replace(times, given=now.ply)
    if rule.kind == LIVE and times.seat is not None:
        more = times.bank[times.seat] + rule.increment
        times = replace(times, bank=with_one(times.bank, times.seat, more))
    if rule.kind == DAYS and now.seat is not None:
        times = replace(times, turn=with_one(times.turn, now.seat, float(rule.turn)))
    return times


def gathered(times: Times, then: Asked, now: Asked, tick: float) -> Times:
    """All clocks wait, for a while, when there is one more who has not come; they run when all have."""
    if now.missing > then.missing:
        return replace(times, gather=tick + GATHER)
    return times if now.missing else replace(times, gather=0.0)


def running(times: Times, now: Asked, tick: float) -> Times:
    """The clock of who is asked now runs, from a moment later on; that of a bot does not."""
    if not now.timed:
        return replace(times, tick=tick, seat=None, since=tick)
    return replace(times, tick=tick, seat=now.seat, since=tick + (FORCED if now.forced else ASKING))


def begun(rule: ClockRule, seats: int, now: Asked, tick: float) -> Times:
    """The clocks of a new table, of which one runs if its game begins at once."""
    nobody = Asked(-1, None, False, False)
    times = passed_on(rule, first_times(rule, seats, tick), nobody, now)
    return running(gathered(times, nobody, now, tick), now, tick)
