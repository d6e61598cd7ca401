"""The arena: bots play many games against each other, each deal with every bot in every seat.

A game is determined by its setup, deal and seating alone, so the results are the same in one process or in
many, in any order. Between processes only names, numbers and seeds travel.
"""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from math import sqrt
from multiprocessing import get_context
from typing import Final

from civtable.bots.base import ask
from civtable.bots.levels import bot_named
from civtable.core.errors import BadSetting, GameError
from civtable.core.game import SPECTATOR
from civtable.core.rng import fast_rng
from civtable.core.words import Argument, Reason
from civtable.games import game_named
from civtable.lab.census import Tallies, tallied

Z_95: Final = 1.959963984540054
"""Standard deviations on each side that hold 95 % of a normal distribution."""

MOST_IN_A_TASK: Final = 8
"""Games that a worker plays before it reports: few, so that Ctrl-C is heard soon."""


class WorkerDied(GameError):
    """A process that played games ended without a result."""


# What is to be played.


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

    def seatings(self) -> list[tuple[int, ...]]:
        """Which contestant sits in which seat: all rotations, so that each sits everywhere.

        With fewer contestants than seats, the first plays against copies of the second; one alone plays
        against itself.
        """
        if len(self.bots) == 1:
            return [(0,) * self.players]
        first = (*range(len(self.bots)), *(1,) * (self.players - len(self.bots)))
        return [first[-turn:] + first[:-turn] if turn else first for turn in range(self.players)]

    def deals(self) -> int:
        """Different deals; each is played in every seating, so there may be a few games more."""
        return -(-self.games // len(self.seatings()))


def contest(
    game: str, bots: list[str], players: int | None, games: int, seed: str, settings: dict[str, str]
) -> Contest:
    """A contest that can be played; refuses unknown bots and settings, and numbers that do not fit.

    Without a number of players there are as many seats as contestants, or the fewest that the game allows.
    """
    known = game_named(game)
    for bot in bots:
        bot_named(game, bot, seed)
    if players is None:
        players = max(len(bots), min(known.seats))
    known.start(settings, players, fast_rng(seed))
    if not bots or len(bots) > players or 2 < len(bots) < players:
        args: dict[str, Argument] = {"bots": len(bots), "players": players}
        raise BadSetting(Reason("arena-bots-do-not-fit", args))
    return Contest(game, tuple(bots), players, games, seed, tuple(known.chosen(settings).items()))


# Playing.


@dataclass(frozen=True)
class Task:
    """A game of a contest: which deal, and who sits where."""

    contest: Contest
    deal: int
    turn: int


@dataclass(frozen=True)
class Seat:
    """The result of a seat: who sat there, points and rank."""

    contestant: int
    total: int
    rank: int
    points: dict[str, int]


@dataclass(frozen=True)
class Played:
    """The result of a game."""

    deal: int
    turn: int
    seats: tuple[Seat, ...]
    rounds: int
    decisions: int
    digest: str
    tallies: Tallies = field(default_factory=dict)  # of a census


def play(task: Task) -> Played:
    """Play a game of the contest to its end."""
    contest = task.contest
    game = game_named(contest.game)
    seating = contest.seatings()[task.turn]
    deal = f"{contest.seed}, deal {task.deal}"
    bots = [
        bot_named(game, contest.bots[contestant], f"{deal}, contestant {contestant}, seat {seat}")
        for seat, contestant in enumerate(seating)
    ]
    state = game.start(dict(contest.settings), contest.players, fast_rng(deal))
    if contest.census:
        state.log = []
    sandboxes = fast_rng(f"{deal}, sandboxes")
    decisions = 0
    while (decision := game.decision(state)) is not None:
        game.apply(state, ask(bots[decision.seat], game, state, decision, sandboxes))
        decisions += 1
    rounds = game.view(state, SPECTATOR).get("round")
    return Played(
        deal=task.deal,
        turn=task.turn,
        seats=tuple(
            [
                Seat(seating[score.seat], score.total, score.rank, dict(score.points))
                for score in game.scores(state)
            ]
        ),
        rounds=rounds if isinstance(rounds, int) else 0,
        decisions=decisions,
        digest=game.digest(state),
        tallies=tallied(game, state.log, contest.players) if state.log is not None else {},
    )


def play_all(tasks: list[Task]) -> list[Played]:
    """Several games one after the other, for a worker."""
    return [play(task) for task in tasks]


def run(contest: Contest, jobs: int = 1, done: Callable[[int], None] | None = None) -> "Outcome":
    """Play a whole contest, in this process or in several; `done` hears how many games have just finished."""
    tasks = [
        Task(contest, deal, turn)
        for deal in range(contest.deals())
        for turn in range(len(contest.seatings()))
    ]
    played: list[Played] = []
    for results in in_one(tasks) if jobs == 1 else in_many(tasks, jobs):
        played += results
        if done is not None:
            done(len(results))
    played.sort(key=lambda game: (game.deal, game.turn))
    return outcome(contest, played)


def in_one(tasks: list[Task]) -> Iterator[list[Played]]:
    """Play in this process."""
    for task in tasks:
        yield [play(task)]


def in_many(tasks: list[Task], jobs: int) -> Iterator[list[Played]]:
    """Play in several processes; results come as they are ready."""
    size = max(1, min(MOST_IN_A_TASK, len(tasks) // (4 * jobs)))
    # Spawned, since a forked copy of a process with threads (a progress bar) may hang.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"))
    try:
        with interrupts_ignored():  # workers inherit this: Ctrl-C is for the parent, which then ends them
            portions = [tasks[i : i + size] for i in range(0, len(tasks), size)]
            futures = [pool.submit(play_all, portion) for portion in portions]
        for future in as_completed(futures):
            yield future.result()
    except BrokenProcessPool:  # killed from outside, for memory perhaps
        raise WorkerDied(Reason("arena-worker-died")) from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Ctrl-C does nothing for a moment."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# Counting.


@dataclass(frozen=True)
class Standing:
    """How a contestant did. A win that n seats share counts 1/n for each."""

    bot: str
    seats: int  # of all games together
    wins: float
    share: float  # of the games
    low: float  # of the share, with 95 % confidence
    high: float
    mean: float  # points
    points: dict[str, float]  # mean by source


@dataclass(frozen=True)
class Outcome:
    """The results of a contest."""

    contest: Contest
    games: int
    standings: tuple[Standing, ...]  # by contestant
    seat_wins: tuple[float, ...]
    rounds: float  # mean
    winning: float  # mean points of the winner
    decisions: int
    played: tuple[Played, ...]


def wilson(wins: float, games: int, z: float = Z_95) -> tuple[float, float]:
    """Wilson's interval for the chance of winning: low, high."""
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    middle = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def win_parts(game: Played) -> list[float]:
    """What each seat has of the win."""
    winners = sum([1 for seat in game.seats if seat.rank == 1])
    return [1 / winners if seat.rank == 1 else 0.0 for seat in game.seats]


def standing(contest: Contest, contestant: int, played: list[Played]) -> Standing:
    """The results of one contestant."""
    seats = [seat for game in played for seat in game.seats if seat.contestant == contestant]
    wins = sum(
        [
            part
            for game in played
            for part, seat in zip(win_parts(game), game.seats, strict=True)
            if seat.contestant == contestant
        ]
    )
    low, high = wilson(wins, len(played))
    sources = list(seats[0].points)
    return Standing(
        bot=contest.bots[contestant],
        seats=len(seats),
        wins=wins,
        share=wins / len(played),
        low=low,
        high=high,
        mean=sum([seat.total for seat in seats]) / len(seats),
        points={source: sum([seat.points[source] for seat in seats]) / len(seats) for source in sources},
    )


def outcome(contest: Contest, played: list[Played]) -> Outcome:
    """The results of all games."""
    parts = [win_parts(game) for game in played]
    return Outcome(
        contest=contest,
        games=len(played),
        standings=tuple([standing(contest, i, played) for i in range(len(contest.bots))]),
        seat_wins=tuple([sum([part[seat] for part in parts]) for seat in range(contest.players)]),
        rounds=sum([game.rounds for game in played]) / len(played),
        winning=sum([max([seat.total for seat in game.seats]) for game in played]) / len(played),
        decisions=sum([game.decisions for game in played]),
        played=tuple(played),
    )
