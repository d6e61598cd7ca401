"""Where the points of strong players come from: the search plays against itself, and its points are counted.

`python -m civtable.lab.sources --games 24 --level search-60` measures all kinds of games that an analysis
compares with (`civtable/analysis/expert.py`) and writes the table that it reads; with `--game` or `--players`
only some of them, and the rest of the table stays. It depends on the arguments alone, not on the machine.
"""

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from civtable.analysis import expert
from civtable.analysis.expert import KINDS, ExpertPoints, Kind, measured
from civtable.bots.base import ask
from civtable.bots.levels import bot_named
from civtable.core.match import Match, points_by_source
from civtable.core.rng import fast_rng
from civtable.games import game_named

TABLE: Final = Path(expert.__file__).with_name(expert.FILE)
BOXES: Final = {"imperium": {"box": "mixed"}}
"""By game: what is set besides, so that nothing in the box is left out."""


@dataclass(frozen=True)
class Task:
    """One game of a kind."""

    kind: Kind
    level: str
    number: int
    seed: str


def played(task: Task) -> list[dict[str, int]]:
    """By seat: the points by source of a game that bots of one level play."""
    kind, game = task.kind, game_named(task.kind.game)
    deal = f"{task.seed}, sources {task.number}"
    settings = {**BOXES.get(kind.game, {}), **dict(kind.settings)}
    match = Match(game, game.chosen(settings), [task.level] * kind.players, deal)
    bots = [bot_named(game, task.level, f"{deal}, seat {seat}") for seat in range(kind.players)]
    sandboxes = fast_rng(f"{deal}, sandboxes")
    while (decision := game.decision(match.state)) is not None:
        match.play(ask(bots[decision.seat], game, match.state, decision, sandboxes).code)
    return points_by_source(match)


def counted(kind: Kind, level: str, games: list[list[dict[str, int]]]) -> ExpertPoints:
    """The means of some games."""
    seats = [seat for game in games for seat in game]
    sources = dict.fromkeys([source for seat in seats for source in seat])
    means = {source: sum([seat.get(source, 0) for seat in seats]) / len(seats) for source in sources}
    return ExpertPoints(kind, level, len(games), {source: round(mean, 1) for source, mean in means.items()})


def results(tasks: list[Task], jobs: int) -> Iterator[list[dict[str, int]]]:
    """The games in their order, from this process or from several."""
    if jobs == 1:
        yield from map(played, tasks)
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(played, tasks)


def written(rows: list[ExpertPoints], path: Path) -> None:
    """Write the table, in the order of the kinds."""
    lines = [
        json.dumps(
            {
                "game": row.kind.game,
                "players": row.kind.players,
                "settings": dict(row.kind.settings),
                "level": row.level,
                "games": row.games,
                "points": row.points,
            }
        )
        for row in sorted(rows, key=lambda row: KINDS.index(row.kind))
    ]
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")


def main() -> None:
    """Measure what was asked for; the table is written after every kind."""
    parser = argparse.ArgumentParser(prog="python -m civtable.lab.sources", description=__doc__)
    parser.add_argument("--game", action="append", help="only this game")
    parser.add_argument("--players", type=int, action="append", help="only so many players")
    parser.add_argument("--games", type=int, default=24, help="of each kind (24)")
    parser.add_argument("--level", default="search-60", help="who plays (search-60)")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--table", type=Path, default=TABLE, help="the file to write")
    args = parser.parse_args()
    rows = {row.kind: row for row in measured()}
    for kind in KINDS:
        if (args.game and kind.game not in args.game) or (args.players and kind.players not in args.players):
            continue
        tasks = [Task(kind, args.level, number, args.seed) for number in range(args.games)]
        rows[kind] = counted(kind, args.level, list(results(tasks, args.jobs)))
        written(list(rows.values()), args.table)
        total = sum(rows[kind].points.values())
        print(f"{kind.game} {dict(kind.settings)} {kind.players}: {total:.1f}", flush=True)


if __name__ == "__main__":
    main()
