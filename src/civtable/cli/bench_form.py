"""What the two kinds of benchmark share."""

from civtable.core.values import Json
from civtable.lab.bench import Rate


def rate_form(rate: Rate) -> Json:
    """A rate for a program."""
    return {"median": round(rate.median, 2), "low": round(rate.low, 2), "high": round(rate.high, 2)}
