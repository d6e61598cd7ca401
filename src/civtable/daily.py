"""The daily deal: one game a day, the same for everybody who has the same rules.

A deal is known by its game and its day, which begins at midnight UTC. Seats and settings are fixed, its seed
follows from game, version of the rules and day, and the chance of its bots from the deal: the same choices
meet the same answers, on a server, in a terminal, anywhere.
"""

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import Final

from civtable.bots import PREFERRED, bot_named
from civtable.core.errors import BadSetting
from civtable.core.game import Decision, Option, State
from civtable.core.match import Match
from civtable.core.words import Reason
from civtable.games import AnyGame

HUMAN: Final = "human"
PERSON_AT: Final = 0
"""The seat of the person."""

CHANCE: Final = "secure"
FIRST_DAY: Final = date(2025, 1, 1)
"""Before this there was no deal."""

BOTS: Final = {"stone_age": 2, "through_the_ages": 1, "imperium": 0}
"""How many bots sit at the table of a game; Imperium is played alone, against the automa."""

LEVEL: Final = PREFERRED
"""Of the bots: the strongest that does not think by the clock, which is not the same on two machines."""

SETTINGS: Final[dict[str, dict[str, str]]] = {
    "imperium": {"box": "mixed", "level": "warlord"},
}
"""What differs from the usual settings. The nations of Imperium are drawn by the deal."""

AHEAD: Final = "+"
LEVEL_WITH: Final = "="
BEHIND: Final = "-"
SIGNS: Final = {AHEAD: "▲", LEVEL_WITH: "◆", BEHIND: "▽"}
"""How somebody stood against the best of the others, and the sign that a text to be shared has for it."""

PARTS: Final = 10
"""Into how many parts a game is cut to tell its course."""


@dataclass(frozen=True)
class Deal:
    """The deal of a game on a day."""

    game: AnyGame
    day: str  # as 2026-11-17

    @property
    def seats(self) -> list[str]:
        """Who sits at the table: a person, and bots."""
        return [HUMAN] + [LEVEL] * BOTS.get(self.game.name, 1)

    @property
    def settings(self) -> dict[str, str]:
        """All settings of the table."""
        return self.game.chosen(SETTINGS.get(self.game.name, {}))

    @property
    def seed(self) -> str:
        """What decides the deal. The table keeps it like any other; who has civtable can work it out."""
        return hashed(f"civtable daily deal {self.game.name} {self.game.version} {self.day}")

    def match(self) -> Match[State]:
        """The game before its first choice."""
        return Match(self.game, self.settings, self.seats, self.seed, CHANCE)


def hashed(text: str) -> str:
    """A seed that tells nothing about what it is made of."""
    return sha256(text.encode()).hexdigest()


def bot_seed(table_seed: str, seat: int, ply: int) -> str:
    """What decides the chance of a bot at one choice of a deal."""
    return hashed(f"civtable daily bot {seat} {ply} {table_seed}")


class DailyBot:
    """A bot of a deal, whose chance is made anew for every choice."""

    def __init__(self, match: Match[State], seat: int) -> None:
        self.match = match
        self.seat = seat

    def choose(self, sandbox: State, decision: Decision) -> Option:
        """What the bot of this seat chooses; at this level the same however the unseen is dealt."""
        seed = bot_seed(self.match.seed, self.seat, len(self.match.plies))
        return bot_named(self.match.game, self.match.seats[self.seat], seed).choose(sandbox, decision)


# Days.


def today() -> str:
    """The day that it is now, in UTC."""
    return datetime.now(UTC).date().isoformat()


def before(day: str, days: int) -> str:
    """The day so many days before another."""
    return (date.fromisoformat(day) - timedelta(days)).isoformat()


def day_in(text: str) -> str:
    """A day on which there was a deal; raises BadSetting for anything else, such as tomorrow."""
    try:
        found = date.fromisoformat(text)
    except ValueError:
        found = None
    if found is None or found.isoformat() != text:
        raise BadSetting(Reason("daily-no-day", {"day": text[:40]}))
    if not FIRST_DAY.isoformat() <= text <= today():
        raise BadSetting(Reason("daily-other-day", {"first": FIRST_DAY.isoformat(), "today": today()}))
    return text


# What is told of a game without giving it away.


def course(match: Match[State]) -> str:
    """How the person stood against the best of the others after each tenth of the game."""
    again = Match(match.game, match.settings, match.seats, match.seed, match.chance, match.start)
    told = ""
    for part in range(1, PARTS + 1):
        for ply in match.plies[len(again.plies) : len(match.plies) * part // PARTS]:
            again.play(ply.code)
        told += standing(match.game, again.state)
    return told


def standing(game: AnyGame, state: State) -> str:
    """Whether the person has more points than the best of the others, as many, or fewer."""
    totals = {score.seat: score.total for score in game.scores(state)}
    others = [total for seat, total in totals.items() if seat != PERSON_AT]
    if game.rival is not None and not others:
        others = [game.rival(state)]
    lead = totals[PERSON_AT] - max(others, default=0)
    return AHEAD if lead > 0 else BEHIND if lead < 0 else LEVEL_WITH


def signs(told: str) -> str:
    """The course of a game as signs."""
    return "".join([SIGNS[one] for one in told])
