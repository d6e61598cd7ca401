"""What the two kinds of benchmark share."""

import sys
from typing import Final

from civtable.core.values import Json
from civtable.lab.bench import Rate
from civtable.text import Words

PEERS: Final = 'pip install "civtable[peers]"'


def rate_form(rate: Rate) -> Json:
    """A rate for a program."""
    return {"median": round(rate.median, 2), "low": round(rate.low, 2), "high": round(rate.high, 2)}


def absent_form(absent: list[tuple[str, str]]) -> Json:
    """Peers that are not here, for a program."""
    return [{"name": name, "package": package} for name, package in absent]


def say_absent(absent: list[tuple[str, str]], words: Words) -> None:
    """One line, beside the answer, says which peers are not here and how to get them."""
    if absent:
        names = ", ".join([name for name, _ in absent])
        print(words("bench-missing", names=names, command=PEERS), file=sys.stderr)
