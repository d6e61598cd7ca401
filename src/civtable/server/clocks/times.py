"""What the clocks of a table say: a value, written down with every entry that turns them.

Moments are in server seconds (see `uptime`), never in the time of a wall.
"""

import json
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from civtable.core.values import Json
from civtable.server.clocks.rules import ClockRule

DAY: Final = 24 * 3600


@dataclass(frozen=True)
class Times:
    """The clocks of a table as they were at one moment, and which of them has run since."""

    tick: float  # the moment
    seat: int | None  # whose clock runs
    since: float  # from when on it runs; it may be a little later than the moment
    given: int  # up to which choice increments and turns were given: what is played again gives no more
    bank: tuple[float, ...]
    turn: tuple[float, ...]  # what is left of the turn's own time
    vacation: tuple[int, ...]  # the days off that are left
    until: tuple[float, ...]  # the end of a vacation; zero where there is none
    gather: float = 0.0  # until when all clocks wait for who has not come; zero where they do not

    @property
    def begins(self) -> float:
        """From when on the running clock loses time: a vacation comes first, and who has not come."""
        assert self.seat is not None, "no clock runs"
        return max(self.since, self.until[self.seat], self.gather)

    @property
    def due(self) -> float | None:
        """When the running clock comes to zero, if nothing happens; None if none runs."""
        if self.seat is None:
            return None
        return self.begins + self.turn[self.seat] + self.bank[self.seat]

    def at(self, moment: float) -> "Times":
        """The same clocks at a later moment, with what the running one has lost until then."""
        if self.seat is None:
            return replace(self, tick=moment)
        spent = max(0.0, moment - self.begins)
        of_turn = min(spent, self.turn[self.seat])
        of_bank = min(spent - of_turn, self.bank[self.seat])
        return replace(
            self,
            tick=moment,
            since=max(self.since, moment),
            turn=with_one(self.turn, self.seat, self.turn[self.seat] - of_turn),
            bank=with_one(self.bank, self.seat, self.bank[self.seat] - of_bank),
        )

    def to_text(self) -> str:
        """The form in an entry: to the millisecond."""
        return json.dumps(rounded(asdict(self)), separators=(",", ":"))


def with_one(values: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    """The values by seat, with another one for one seat."""
    return (*values[:seat], value, *values[seat + 1 :])


def rounded(value: Any) -> Any:
    """The same data with times to the millisecond."""
    if isinstance(value, dict):
        return {name: rounded(part) for name, part in value.items()}
    if isinstance(value, tuple):
        return [rounded(part) for part in value]
    return round(value, 3) if isinstance(value, float) else value


def times_from_text(text: str) -> Times:
    """What an entry says about the clocks."""
    data: dict[str, Any] = json.loads(text)
    data.update({name: tuple(value) for name, value in data.items() if isinstance(value, list)})
    return Times(**data)


def first_times(rule: ClockRule, seats: int, tick: float) -> Times:
    """The clocks of a new table, before anybody is asked."""
    return Times(
        tick=tick,
        seat=None,
        since=tick,
        given=-1,
        bank=(float(rule.bank),) * seats,
        turn=(0.0,) * seats,
        vacation=(rule.vacation,) * seats,
        until=(0.0,) * seats,
    )


def times_json(times: Times | None, now: float) -> dict[str, Json] | None:
    """What everybody may know of the clocks now; None where a table has none."""
    if times is None:
        return None
    found = times.at(max(now, times.tick))
    running = found.seat
    vacation = [max(0.0, end - found.tick) for end in found.until]
    return {
        "runs": running,
        "starts": rounded(max(0.0, found.begins - found.tick)) if running is not None else 0.0,
        "turn": rounded(found.turn),
        "bank": rounded(found.bank),
        "days": [*found.vacation],
        "vacation": rounded(tuple(vacation)),
        "gather": rounded(max(0.0, found.gather - found.tick)),
    }
