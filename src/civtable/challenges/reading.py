"""The challenges that civtable has: their rows, and what was measured about them."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

import yaml

import civtable.challenges.stone_age
import civtable.challenges.through_the_ages  # noqa: F401  the vocabularies enter themselves
from civtable import daily
from civtable.challenges.judging import AGES, AT_LEAST, AT_MOST, Condition, Judge
from civtable.challenges.vocabulary import MEASURES
from civtable.core.errors import GameError
from civtable.core.game import State
from civtable.core.match import Match
from civtable.core.words import Reason
from civtable.games import AnyGame, game_named

PERSON_AT: Final = daily.PERSON_AT
"""The seat of the person."""

STARS: Final = 3
OFTEN: Final = (0.5, 0.3, 0.2, 0.1)
"""In what part of all measured games the first star has to be reached for grade 1, 2, 3 and 4; else it is 5.

The bounds were set with the figures in sight, so that the challenges spread over the grades: a grade compares
challenges with each other, and is no promise to a person.
"""

CONDITION: Final = re.compile(
    r"(?P<measure>\w+) at (?P<bound>least|most) (?P<number>\d+)( by (age (?P<age>\w+)|round (?P<round>\d+)))?"
)


class NoChallenge(GameError):
    """There is no such challenge."""


@dataclass(frozen=True)
class Tried:
    """How many games somebody played at a challenge, and in how many there were one, two and three stars."""

    games: int
    stars: tuple[int, int, int]


@dataclass(frozen=True)
class Wish:
    """How a measuring bot plays for the goal, by the codes of options; see lab/challenges.py."""

    avoid: str = ""
    prefer: str = ""
    eager: int = 0  # in so many of a hundred cases it takes what it prefers


@dataclass(frozen=True)
class Challenge:
    """A deal that is the same for everybody, what is to be reached at it, and who tried before.

    `stars` has the conditions of each star; the second needs the first as well, and the third both.
    """

    id: str
    game: str
    settings: Mapping[str, str]
    bots: tuple[str, ...]
    deal: int
    stars: tuple[tuple[Condition, ...], ...]
    wish: Wish
    tried: Mapping[str, Tried]

    @property
    def grade(self) -> int:
        """How hard it is, from 1 to 5: it follows from how often bots have reached the first star."""
        games = sum([one.games for one in self.tried.values()])
        reached = sum([one.stars[0] for one in self.tried.values()])
        return 1 + sum([reached < often * games for often in OFTEN])

    @property
    def rules(self) -> AnyGame:
        """The game that is played."""
        return game_named(self.game)

    @property
    def seats(self) -> list[str]:
        """Who sits at the table: a person, and bots that do not think by the clock."""
        return [daily.HUMAN, *self.bots]

    @property
    def seed(self) -> str:
        """What decides the deal."""
        return daily.hashed(f"civtable challenge {self.id} {self.deal}")

    def match(self, seed: str | None = None) -> Match[State]:
        """The game before its first choice; with another seed, one of the same kind."""
        settings = self.rules.chosen(dict(self.settings))
        return Match(self.rules, settings, self.seats, seed or self.seed, daily.CHANCE)

    def judge(self, seed: str | None = None) -> Judge:
        """What judges a game at this challenge, from its beginning on."""
        return Judge(self.match(seed), PERSON_AT, self.stars)


def file_text(name: str) -> str:
    """A file beside this one."""
    return (files("civtable") / "challenges" / name).read_text("utf-8")


def condition_in(game: str, text: str) -> Condition:
    """A condition as a row has it, such as `wonders at least 2 by age II`."""
    found = CONDITION.fullmatch(text)
    assert found is not None, f"{text}: not a condition"
    assert found["measure"] in MEASURES[game], f"{text}: {game} has no such measure"
    assert found["age"] is None or found["age"] in AGES, f"{text}: no such age"
    bound = AT_LEAST if found["bound"] == "least" else AT_MOST
    last = int(found["round"]) if found["round"] is not None else None
    condition = Condition(game, found["measure"], bound, int(found["number"]), found["age"], last)
    assert bound == AT_LEAST or not condition.has_end, f"{text}: a limit holds for the whole game"
    return condition


def challenge_in(game: str, row: Mapping[str, Any], measured: Mapping[str, Any]) -> Challenge:
    """A challenge from its row and from what was measured about it."""
    stars = tuple([tuple([condition_in(game, one) for one in row[star]]) for star in ("one", "two", "three")])
    tried = {
        who: Tried(found["games"], (found["stars"][0], found["stars"][1], found["stars"][2]))
        for who, found in measured.get(row["id"], {}).items()
    }
    return Challenge(
        id=row["id"],
        game=game,
        settings=row.get("settings", {}),
        bots=tuple(row["bots"]),
        deal=row.get("deal", 1),
        stars=stars,
        wish=Wish(**row.get("wish", {})),
        tried=tried,
    )


@cache
def challenges_of(game: str) -> tuple[Challenge, ...]:
    """All challenges of a game, the easier ones first; none of a game that has none."""
    if game not in MEASURES:
        return ()
    measured = json.loads(file_text("measured.json"))
    found = [challenge_in(game, row, measured) for row in yaml.safe_load(file_text(f"{game}.yaml"))]
    return tuple(sorted(found, key=lambda challenge: challenge.grade))


@cache
def all_challenges() -> tuple[Challenge, ...]:
    """Those of all games, game by game."""
    return tuple([challenge for game in MEASURES for challenge in challenges_of(game)])


def challenge_named(name: str) -> Challenge:
    """A challenge by its id; raises NoChallenge."""
    for challenge in all_challenges():
        if challenge.id == name:
            return challenge
    raise NoChallenge(Reason("challenge-unknown", {"name": name[:60]}))
