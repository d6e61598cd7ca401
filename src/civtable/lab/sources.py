"""Where the points of strong players come from: the search plays against itself, and its points are counted.

`python -m civtable.lab.sources --games 24 --level search-60` measures all kinds of games that an analysis
compares with (`civtable/analysis/expert.py`) and writes the table that it reads; with `--game` or `--players`
only some of them, and the rest of the table stays. Games depend on the arguments alone, not on the machine.

With `--played FILE` every game is written down there as it ends, and is not played again: a run may be ended
at any time, and the next one goes on. With `--minutes` no game is begun after so many.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from math import inf
from multiprocessing import get_context
from pathlib import Path
from time import monotonic
from typing import Final

from civtable.analysis import expert
from civtable.analysis.expert import KINDS, ExpertPoints, Kind, measured, played_with
from civtable.bots.base import ask
from civtable.bots.levels import bot_named
from civtable.core.match import Match, points_by_source
from civtable.core.rng import fast_rng
from civtable.games import game_named

TABLE: Final = Path(expert.__file__).with_name(expert.FILE)

Points = list[dict[str, int]]
"""By seat: the points by source."""


@dataclass(frozen=True)
class Task:
    """One game of a kind."""

    kind: Kind
    level: str
    number: int
    seed: str


def played(task: Task) -> Points:
    """By seat: the points by source of a game that bots of one level play."""
    kind, game = task.kind, game_named(task.kind.game)
    deal = f"{task.seed}, sources {task.number}"
    match = Match(game, game.chosen(played_with(kind)), [task.level] * kind.players, deal)
    bots = [bot_named(game, task.level, f"{deal}, seat {seat}") for seat in range(kind.players)]
    sandboxes = fast_rng(f"{deal}, sandboxes")
    while (decision := game.decision(match.state)) is not None:
        match.play(ask(bots[decision.seat], game, match.state, decision, sandboxes).code)
    return points_by_source(match)


def counted(kind: Kind, level: str, games: list[Points]) -> ExpertPoints:
    """The means of some games."""
    seats = [seat for game in games for seat in game]
    sources = dict.fromkeys([source for seat in seats for source in seat])
    means = {source: sum([seat.get(source, 0) for seat in seats]) / len(seats) for source in sources}
    return ExpertPoints(kind, level, len(games), {source: round(mean, 1) for source, mean in means.items()})


def results(tasks: Sequence[Task], jobs: int, until: float) -> Iterator[tuple[Task, Points]]:
    """The games as they end, from this process or from several; none is begun after `until`."""
    if jobs == 1:
        for only in tasks:
            if monotonic() < until:
                yield only, played(only)
        return
    waiting = iter(tasks)
    running: dict[Future[Points], Task] = {}
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        while True:
            while len(running) < jobs and monotonic() < until and (task := next(waiting, None)) is not None:
                running[pool.submit(played, task)] = task
            if not running:
                return
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(done), done.result()


# What was played so far, and the table.


def games_in(path: Path) -> dict[Task, Points]:
    """The games that were written down."""
    if not path.exists():
        return {}
    rows = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    return {
        Task(
            Kind(row["game"], row["players"], tuple(row["settings"].items())),
            row["level"],
            row["number"],
            row["seed"],
        ): row["points"]
        for row in rows
    }


def kind_row(kind: Kind) -> dict[str, object]:
    """A kind of game, as it stands in a file."""
    return {"game": kind.game, "players": kind.players, "settings": dict(kind.settings)}


def keep(games: dict[Task, Points], path: Path) -> None:
    """Write the games down, so that whoever looks finds all of a file, the old one or the new one."""
    lines = [
        json.dumps(
            {
                **kind_row(task.kind),
                "level": task.level,
                "number": task.number,
                "seed": task.seed,
                "points": points,
            }
        )
        for task, points in games.items()
    ]
    new = path.with_name(f"{path.name}.new")
    new.write_text("\n".join(lines) + "\n", "utf-8")
    new.replace(path)


def written(rows: list[ExpertPoints], path: Path) -> None:
    """Write the table."""
    lines = [
        json.dumps({**kind_row(row.kind), "level": row.level, "games": row.games, "points": row.points})
        for row in rows
    ]
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")


def tabled(games: dict[Task, Points], tasks: Sequence[Task]) -> list[ExpertPoints]:
    """What these games tell, and of kinds that were not played what the table told before; in their order."""
    rows = {row.kind: row for row in measured()}
    for kind in KINDS:
        of_kind = [task for task in tasks if task.kind == kind and task in games]
        if of_kind:
            rows[kind] = counted(kind, of_kind[0].level, [games[task] for task in of_kind])
    return [rows[kind] for kind in KINDS if kind in rows]


def main() -> None:
    """Play what was asked for and is not yet played, all kinds in turn, and write the table."""
    parser = argparse.ArgumentParser(prog="python -m civtable.lab.sources", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--game", action="append", help="only this game")
    parser.add_argument("--players", type=int, action="append", help="only so many players")
    parser.add_argument("--games", type=int, default=24, help="of each kind (24)")
    parser.add_argument("--level", default="search-60", help="who plays (search-60)")
    parser.add_argument("--jobs", type=int, default=1, help="games at a time (1)")
    parser.add_argument("--minutes", type=float, default=inf, help="no game is begun after so many")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--played", type=Path, help="the file that keeps the games")
    parser.add_argument("--table", type=Path, default=TABLE, help="the file to write")
    args = parser.parse_args()
    until = monotonic() + 60 * args.minutes
    kinds = [
        kind
        for kind in KINDS
        if (not args.game or kind.game in args.game) and (not args.players or kind.players in args.players)
    ]
    tasks = [Task(kind, args.level, number, args.seed) for number in range(args.games) for kind in kinds]
    games = games_in(args.played) if args.played else {}
    for task, points in results([task for task in tasks if task not in games], args.jobs, until):
        games[task] = points
        if args.played:
            keep(games, args.played)
    table = tabled(games, tasks)
    written(table, args.table)
    for row in table:
        what = f"{row.kind.game} {dict(row.kind.settings)} {row.kind.players}"
        print(f"{what}: {sum(row.points.values()):.1f} in {row.games} games of {row.level}")


if __name__ == "__main__":
    main()
