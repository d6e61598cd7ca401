"""What the two kinds of benchmark share."""

import sys
from typing import Final

from civtable import __version__
from civtable.core import COMPILED
from civtable.core.values import Json
from civtable.lab.bench import ROUNDS, Rate, machine, python_version
from civtable.text import Words

PEERS: Final = 'pip install "civtable[peers]"'


def conditions_form(seconds: float) -> dict[str, Json]:
    """What was measured, where and for how long, for a program."""
    return {
        "civtable": __version__,
        "compiled": COMPILED,
        "python": python_version(),
        "machine": machine(),
        "seconds": seconds,
        "rounds": ROUNDS,
    }


def say_conditions(words: Words) -> None:
    """The same to people, but for how long, which depends on what is measured."""
    build = words("cli-compiled" if COMPILED else "cli-interpreted")
    print(f"civtable {__version__} ({build}), {python_version()}, {machine()}")


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
