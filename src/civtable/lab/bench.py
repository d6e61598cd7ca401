"""How fast the engine runs: random play, copies and views, measured in turns with other engines.

A machine's speed drifts from minute to minute, so everything that is compared is measured in short slices,
each thing once in every round; what is told is the median over the rounds. Ratios are medians of the ratios
within a round.
"""

import os
import platform
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final

from civtable.core.game import State, play_at_random
from civtable.core.rng import fast_rng
from civtable.games import AnyGame
from civtable.lab.peers import Peer

ROUNDS: Final = 5
WARM_UP: Final = 0.2
"""Seconds for which each thing runs before anything counts."""

POSITIONS: Final = 50
"""Positions, spread over a random game, of which copies and views are made."""

Measured = Callable[[float], tuple[int, int, float]]
"""Runs for about so many seconds: how many things were done, games finished, seconds it really took."""


@dataclass(frozen=True)
class Rate:
    """How many a second: the median of all rounds, the slowest and the fastest."""

    median: float
    low: float
    high: float


@dataclass(frozen=True)
class Own:
    """The speed of one of our games with a number of players."""

    game: str
    players: int
    decisions: Rate
    games: Rate
    copies: Rate
    views: Rate


@dataclass(frozen=True)
class OtherEngine:
    """The speed of another engine, and how many times its decisions each of our games makes."""

    name: str
    decisions: Rate
    games: Rate
    ratios: list[float]


@dataclass(frozen=True)
class Bench:
    """All that was measured in one run."""

    own: list[Own]
    others: list[OtherEngine]


class Slices:
    """The slices of one thing: what it did in every round."""

    def __init__(self, measured: Measured) -> None:
        self.measured = measured
        self.done: list[float] = []  # a second, by round
        self.games: list[float] = []

    def run(self, seconds: float) -> None:
        """One more slice."""
        done, games, elapsed = self.measured(seconds)
        self.done.append(done / elapsed)
        self.games.append(games / elapsed)


def rate(values: list[float]) -> Rate:
    """Slices in brief."""
    return Rate(median(values), min(values), max(values))


def random_play(game: AnyGame, players: int) -> Measured:
    """Whole random games, setting up included, in the loop that is compiled where the engine is."""
    settings = game.chosen({})
    rng = fast_rng(f"bench {game.name} {players}")

    def measured(seconds: float) -> tuple[int, int, float]:
        decisions = games = 0
        start = perf_counter()
        while (elapsed := perf_counter() - start) < seconds:
            decisions += play_at_random(game, game.new(settings, players, rng.fork()), rng)
            games += 1
        return decisions, games, elapsed

    return measured


def positions(game: AnyGame, players: int) -> list[State]:
    """Positions of a random game, evenly spread from its beginning to its end."""
    rng = fast_rng(f"positions {game.name} {players}")
    state = game.start({}, players, rng.fork())
    states: list[State] = []
    while (decision := game.decision(state)) is not None:
        states.append(game.copy(state))
        game.apply(state, decision.options[rng.below(len(decision.options))])
    return [states[i * len(states) // POSITIONS] for i in range(POSITIONS)]


def copying(game: AnyGame, players: int) -> Measured:
    """Copies of positions, called from an interpreted loop."""
    states = positions(game, players)

    def measured(seconds: float) -> tuple[int, int, float]:
        copies = 0
        start = perf_counter()
        while (elapsed := perf_counter() - start) < seconds:
            for state in states:
                state.copy()
            copies += len(states)
        return copies, 0, elapsed

    return measured


def viewing(game: AnyGame, players: int) -> Measured:
    """Views of positions for every seat in turn, called from an interpreted loop."""
    states = positions(game, players)
    asked = [(state, i % players) for i, state in enumerate(states)]

    def measured(seconds: float) -> tuple[int, int, float]:
        views = 0
        view = game.view
        start = perf_counter()
        while (elapsed := perf_counter() - start) < seconds:
            for state, seat in asked:
                view(state, seat)
            views += len(asked)
        return views, 0, elapsed

    return measured


def bench(
    tables: list[tuple[AnyGame, int]],
    peers: list[Peer],
    seconds: float,
    step: Callable[[str], None] = lambda name: None,
    rounds: int = ROUNDS,
) -> Bench:
    """Measure games with their numbers of players, and the peers, each for so many seconds in all.

    `step` is told what is measured next.
    """
    plays = [Slices(random_play(game, players)) for game, players in tables]
    copies = [Slices(copying(game, players)) for game, players in tables]
    views = [Slices(viewing(game, players)) for game, players in tables]
    others = [Slices(peer.play) for peer in peers]
    labels = [f"{game.name} {players}" for game, players in tables]
    named = list(
        zip(
            labels + [peer.name for peer in peers] + labels + labels,
            plays + others + copies + views,
            strict=True,
        )
    )
    for name, slices in named:
        step(name)
        slices.measured(min(WARM_UP, seconds / rounds))
    for _ in range(rounds):
        for name, slices in named:
            step(name)
            slices.run(seconds / rounds)
    own = [
        Own(game.name, players, rate(play.done), rate(play.games), rate(copy.done), rate(view.done))
        for (game, players), play, copy, view in zip(tables, plays, copies, views, strict=True)
    ]
    return Bench(
        own, [compared(peer.name, slices, plays) for peer, slices in zip(peers, others, strict=True)]
    )


def steps(tables: int, peers: int, rounds: int = ROUNDS) -> int:
    """How often `bench` calls `step`."""
    return (3 * tables + peers) * (rounds + 1)


def compared(name: str, other: Slices, plays: list[Slices]) -> OtherEngine:
    """Another engine beside ours, round by round."""
    ratios = [
        median([ours / theirs for ours, theirs in zip(play.done, other.done, strict=True)]) for play in plays
    ]
    return OtherEngine(name, rate(other.done), rate(other.games), ratios)


def processor() -> str:
    """The model of the processor, as well as the system tells it."""
    try:
        for line in Path("/proc/cpuinfo").read_text().splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
        if sys.platform == "darwin":
            command = ["sysctl", "-n", "machdep.cpu.brand_string"]
            return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.SubprocessError):
        pass
    return platform.processor() or platform.machine()


def machine() -> str:
    """What the numbers were measured on; no names of hosts or people."""
    return f"{processor()}, {os.cpu_count()} CPUs, {platform.system()} {platform.machine()}"


def python_version() -> str:
    """The interpreter: CPython 3.11.7."""
    return f"{platform.python_implementation()} {platform.python_version()}"
