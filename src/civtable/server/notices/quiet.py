"""Quiet hours: when somebody is not to be called, by the clock where they are."""

from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

DAY: Final = 24 * 60
"""Minutes of a day."""


def zone_named(name: str) -> ZoneInfo:
    """A time zone by its name, such as `Europe/Lisbon`. Raises ValueError for what is none."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # not there, no such name, or a folder of names
        raise ValueError("no time zone") from None


def quiet_until(now: float, zone: str, begin: int | None, end: int | None) -> float | None:
    """When the quiet hours end in which a moment lies; None if it lies in none.

    They may go over midnight. A night in which the clocks are changed ends by the clock on the wall.
    """
    if begin is None or end is None or begin == end:
        return None
    local = datetime.fromtimestamp(now, UTC).astimezone(zone_named(zone))
    minute = local.hour * 60 + local.minute
    if (minute - begin) % DAY >= (end - begin) % DAY:
        return None
    day = local.date() + timedelta(days=1 if minute >= end else 0)
    wakes = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=local.tzinfo)
    return max(wakes.timestamp(), now + 1)
