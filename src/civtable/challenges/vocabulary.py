"""The vocabulary of challenges: what can be counted in a game, each by a function with a name.

A goal or a limit of a challenge is one of these measures with a number. The catalogs say each in words under
`challenge-GAME-MEASURE-least` or `-most`, so that what is read and what is judged cannot differ.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from civtable.challenges.course import Moment

COUNT: Final = "count"
MOST: Final = "most"
NOW: Final = "now"
END: Final = "end"
"""How the number of each moment becomes one of the game: all together, the highest, the last one, or the last
one and told only when the game is over."""

Read = Callable[[Moment], int]


@dataclass(frozen=True)
class Measure:
    """Something that is counted in the games named, and how."""

    name: str
    kind: str
    read: Read


MEASURES: Final[dict[str, dict[str, Measure]]] = {"stone_age": {}, "through_the_ages": {}}
"""By game and name."""


def measure(kind: str, *games: str) -> Callable[[Read], Read]:
    """Enter a function into the vocabulary of some games, under its own name."""

    def entered(read: Read) -> Read:
        for game in games:
            assert read.__name__ not in MEASURES[game], f"{game} has {read.__name__} twice"
            MEASURES[game][read.__name__] = Measure(read.__name__, kind, read)
        return read

    return entered


STONE_AGE: Final = "stone_age"
THROUGH_THE_AGES: Final = "through_the_ages"


@measure(END, STONE_AGE, THROUGH_THE_AGES)
def place(moment: Moment) -> int:
    """The place at the table when the game is over: 1 is a winner."""
    return moment.score().rank


@measure(END, STONE_AGE, THROUGH_THE_AGES)
def lead(moment: Moment) -> int:
    """By how many points one is ahead of the best of the others when the game is over."""
    scores = moment.scores()
    others = [score.total for score in scores if score.seat != moment.seat]
    return moment.score().total - max(others)


@measure(NOW, STONE_AGE)
def rounds(moment: Moment) -> int:
    """The round that is played: when the game is over, how many it took."""
    return moment.round
