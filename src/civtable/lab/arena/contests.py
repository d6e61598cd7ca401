"""What is to be played: who against whom, on which deals, in which seats."""

from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from civtable.bots.levels import bot_named
from civtable.bots.policy import FILE, is_file, refuse_players
from civtable.core.errors import BadSetting
from civtable.core.rng import fast_rng
from civtable.core.values import Json
from civtable.core.words import Argument, Reason
from civtable.games import game_named


@dataclass(frozen=True)
class Outside:
    """A bot that is a program of somebody else: its name, its command line, its time for a decision."""

    name: str
    command: tuple[str, ...]
    seconds: float


@dataclass(frozen=True)
class Contest:
    """Who plays what. The contestants are the places in `bots`; a level may stand there twice."""

    game: str
    bots: tuple[str, ...]
    players: int
    games: int
    seed: str
    settings: tuple[tuple[str, str], ...] = ()
    census: bool = False  # what happened in the games is counted too
    positions: bool = False  # every choice is kept with its position
    seats: tuple[tuple[int, ...], ...] = ()  # the seatings, where they are not those of an arena
    outside: tuple[Outside, ...] = ()  # the bots that are no level of ours

    def seatings(self) -> list[tuple[int, ...]]:
        """Which contestant sits in which seat: all rotations, so that each sits everywhere.

        With fewer contestants than seats, the first plays against copies of the second; one alone plays
        against itself.
        """
        if self.seats:
            return list(self.seats)
        if len(self.bots) == 1:
            return [(0,) * self.players]
        first = (*range(len(self.bots)), *(1,) * (self.players - len(self.bots)))
        return [first[-turn:] + first[:-turn] if turn else first for turn in range(self.players)]

    def deals(self) -> int:
        """Different deals; each is played in every seating, so there may be a few games more."""
        return -(-self.games // len(self.seatings()))

    def tasks(self) -> "list[Task]":
        """All games, deal by deal."""
        return [
            Task(self, deal, turn) for deal in range(self.deals()) for turn in range(len(self.seatings()))
        ]

    def known_as(self, contestant: int) -> str:
        """What a contestant's chance goes by.

        In an arena it is the place, since a level may stand there twice; where seatings are given it is the
        name, so that the same game comes out whoever else takes part.
        """
        return f"bot {self.bots[contestant]}" if self.seats else f"contestant {contestant}"

    def outside_bot(self, contestant: int) -> Outside | None:
        """The program that a contestant is, if it is no level of ours."""
        found = [bot for bot in self.outside if bot.name == self.bots[contestant]]
        return found[0] if found else None

    def sources(self) -> dict[str, Json]:
        """What stands behind the names that are no levels: command lines, and fingerprints of files."""
        sources: dict[str, Json] = {bot.name: list(bot.command) for bot in self.outside}
        for name in self.bots:
            if is_file(name):
                content = Path(name.removeprefix(FILE)).read_bytes()
                sources[name] = ["sha256", sha256(content).hexdigest()]
        return sources


@dataclass(frozen=True)
class Task:
    """A game of a contest: which deal, and who sits where."""

    contest: Contest
    deal: int
    turn: int


def contest(
    game: str, bots: list[str], players: int | None, games: int, seed: str, settings: dict[str, str]
) -> Contest:
    """A contest that can be played; refuses unknown bots and settings, and numbers that do not fit.

    Without a number of players there are as many seats as contestants, or the fewest that the game allows.
    """
    known = game_named(game)
    if players is None:
        players = max(len(bots), min(known.seats))
    for bot in bots:
        refuse_players(bot_named(game, bot, seed), players)
    known.start(settings, players, fast_rng(seed))
    if not bots or len(bots) > players or 2 < len(bots) < players:
        args: dict[str, Argument] = {"bots": len(bots), "players": players}
        raise BadSetting(Reason("arena-bots-do-not-fit", args))
    return Contest(game, tuple(bots), players, games, seed, tuple(known.chosen(settings).items()))
