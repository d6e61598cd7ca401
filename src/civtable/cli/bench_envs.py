"""`civtable bench --envs`: how fast the environments are."""

import argparse

from rich.table import Table

from civtable.cli.bench_form import absent_form, conditions_form, rate_form, say_absent, say_conditions
from civtable.cli.common import add_numbers, console, decimal, print_json, progress, table, whole
from civtable.cli.games import game_title
from civtable.core.values import Json
from civtable.games import GAMES, AnyGame
from civtable.lab.bench import ROUNDS
from civtable.lab.env_bench import TABLES, Row, bench_envs, measurements, missing
from civtable.text import Words


def run_envs(args: argparse.Namespace, tables: list[tuple[AnyGame, int]], words: Words) -> int:
    """Measure and print; games without an observation are left out."""
    ready = [(game, players) for game, players in tables if game.observer is not None]
    absent = missing()
    say_absent(absent, words)
    with progress(words("bench-measuring"), measurements(ready), quiet=True) as bar:

        def step(name: str) -> None:
            bar.update(bar.task_ids[0], description=name, advance=1, refresh=True)

        rows = bench_envs(ready, args.seconds, step)
    if args.json:
        print_json(answer(rows, args.seconds, absent))
        return 0
    say_conditions(words)
    print(words("bench-envs-how", rounds=ROUNDS, tables=TABLES))
    console().print(rows_table(rows, words))
    return 0


def answer(rows: list[Row], seconds: float, absent: list[tuple[str, str]]) -> Json:
    """All for a program."""
    measured: list[Json] = [
        {
            "kind": row.kind,
            "name": row.name,
            "players": row.players,
            "steps_per_second": rate_form(row.steps),
            "times_peer": None if row.ratio is None else round(row.ratio, 2),
        }
        for row in rows
    ]
    return {
        **conditions_form(seconds),
        "tables": TABLES,
        "environments": measured,
        "missing_peers": absent_form(absent),
    }


def rows_table(rows: list[Row], words: Words) -> Table:
    """A line for each environment."""
    lines = table()
    lines.add_column(words("column-game"))
    lines.add_column(words("column-environment"))
    for column in ("players", "steps-s", "step-us", "times-peer"):
        add_numbers(lines, words(f"column-{column}"))
    for row in rows:
        lines.add_row(
            game_title(GAMES[row.name], words) if row.name in GAMES else row.name,
            words(f"bench-env-{row.kind}"),
            str(row.players),
            whole(words, row.steps.median),
            decimal(words, 1e6 / row.steps.median, 2),
            "" if row.ratio is None else f"{decimal(words, row.ratio)} ×",
        )
    return lines
