"""Imperium alone: the laws for many pairs of nations, and how often a bot wins by nation and level.

`python -m civtable.lab.solo laws --pairs 400 --games 100` and `python -m civtable.lab.solo wins --games 400`.
"""

import argparse
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar

from civtable.core.rng import fast_rng
from civtable.core.values import fingerprint
from civtable.games.imperium.api import LEVEL_NAMES, NATION_IDS, SIDES
from civtable.lab import arena
from civtable.lab.walks import Broken, Played, Task, walks

T = TypeVar("T")
R = TypeVar("R")


def spread(work: Callable[[T], R], parts: list[T], jobs: int) -> Iterator[R]:
    """The results of all parts, in their order, from this process or from several."""
    if jobs == 1:
        yield from map(work, parts)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(work, parts)


# Laws.


def drawn(number: int, games: int, seed: str) -> Task:
    """Games of a pair by lot: two nations of both boxes, the side of the power card, the level."""
    lots = fast_rng(f"{seed} pair {number}")
    nation, rival = lots.below(len(NATION_IDS)), lots.below(len(NATION_IDS) - 1)
    others = [id for id in NATION_IDS if id != NATION_IDS[nation]]
    settings = {
        "box": "mixed",
        "nation_1": NATION_IDS[nation],
        "automa_nation": others[rival],
        "side": SIDES[lots.below(len(SIDES))],
        "level": LEVEL_NAMES[lots.below(len(LEVEL_NAMES))],
    }
    return Task("imperium", settings, 1, f"{seed} pair {number}", 0, games)


def walked(task: Task) -> list[Played | Broken]:
    """The games of a pair; the first that breaks a law is the last."""
    return list(walks(task))


def laws(args: argparse.Namespace) -> int:
    """Check the laws for every pair; the first broken one ends it with code 1 and leaves its record."""
    tasks = [drawn(number, args.games, args.seed) for number in range(args.pairs)]
    lengths: list[int] = []
    digests: list[str] = []
    for number, results in enumerate(spread(walked, tasks, args.jobs)):
        pair = " ".join(list(tasks[number].settings.values())[1:])
        for result in results:
            if isinstance(result, Broken):
                path = Path(f"broken-imperium-pair-{number}.json")
                path.write_text(result.record, "utf-8")
                print(f"{pair}: {result.law}: {result.detail}\n{path} leads to the position")
                return 1
            lengths.append(result.decisions)
            digests.append(result.digest)
        print(f"{number + 1:4} {pair}: {len(results)} games", flush=True)
    print(
        f"All laws hold: {len(tasks)} pairs, {len(lengths)} games, {sum(lengths)} decisions, "
        f"the longest game {max(lengths)}. Digest of all final positions: {fingerprint(' '.join(digests))}"
    )
    return 0


# Wins.


@dataclass(frozen=True)
class Cell:
    """A nation at a level, and how many games."""

    nation: str
    level: str
    games: int
    bot: str
    seed: str


def won(cell: Cell) -> int:
    """How many games the bot wins, against automas of nations drawn by lot."""
    settings = {"box": "mixed", "nation_1": cell.nation, "level": cell.level}
    contest = arena.contest("imperium", [cell.bot], 1, cell.games, cell.seed, settings)
    return int(arena.run(contest).standings[0].wins)


def wins(args: argparse.Namespace) -> int:
    """A table: a line for each nation, a column for each level. Every cell plays the same deals."""
    each = -(-args.games // len(NATION_IDS))
    levels = args.level or LEVEL_NAMES
    cells = [
        Cell(nation, level, each, args.bot, args.seed)
        for nation in args.nation or NATION_IDS
        for level in levels
    ]
    print(f"{args.bot}, {each} games of each nation at each level: won, in percent")
    print(" " * 14 + "".join([f"{level:>11}" for level in levels]))
    totals = [0] * len(levels)
    row: list[int] = []
    for cell, number in zip(cells, spread(won, cells, args.jobs), strict=True):
        row.append(number)
        if len(row) == len(levels):
            print(f"{cell.nation:14}" + "".join([f"{100 * n / each:11.0f}" for n in row]), flush=True)
            totals = [total + n for total, n in zip(totals, row, strict=True)]
            row = []
    games = each * len(cells) // len(levels)
    print(f"{'all':14}" + "".join([f"{100 * total / games:11.1f}" for total in totals]))
    return 0


def main() -> None:
    """Run what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m civtable.lab.solo", description=__doc__)
    parser.add_argument("what", choices=["laws", "wins"])
    parser.add_argument("--pairs", type=int, default=400, help="laws: pairs of nations, drawn by lot")
    parser.add_argument("--games", type=int, help="laws: of each pair (100); wins: at each level (400)")
    parser.add_argument("--bot", default="medium", help="wins: who plays")
    parser.add_argument("--nation", action="append", choices=NATION_IDS, help="wins: only this nation")
    parser.add_argument("--level", action="append", choices=LEVEL_NAMES, help="wins: only this level")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    args.games = args.games or {"laws": 100, "wins": 400}[args.what]
    raise SystemExit({"laws": laws, "wins": wins}[args.what](args))


if __name__ == "__main__":
    main()
