"""`civtable bench`: how fast the build that runs is, alone or beside other engines."""

import argparse
from typing import TYPE_CHECKING

from rich.table import Table

from civtable.cli.bench_form import absent_form, conditions_form, rate_form, say_absent, say_conditions
from civtable.cli.common import (
    add_json,
    add_numbers,
    add_players,
    console,
    decimal,
    new_game,
    print_json,
    progress,
    seconds,
    table,
    whole,
)
from civtable.cli.extras import require
from civtable.cli.games import game_title
from civtable.core.values import Json
from civtable.games import GAMES, AnyGame, game_named
from civtable.lab.bench import ROUNDS, Bench, bench, steps
from civtable.lab.peers import Peer, missing, peers
from civtable.text import Words

if TYPE_CHECKING:
    from civtable.cli.common import Commands

SECONDS = 2.0


def register(commands: "Commands", words: Words) -> None:
    """Add the command."""
    parser = commands.add_parser("bench", help=words("bench-help"), description=words("bench-about"))
    parser.add_argument("game", metavar="GAME", nargs="?", help=words("bench-game"))
    add_players(parser, words("bench-players"))
    parser.add_argument(
        "--seconds", metavar="S", type=seconds, default=SECONDS, help=words("bench-seconds", n=round(SECONDS))
    )
    parser.add_argument("--peers", action="store_true", help=words("bench-peers"))
    parser.add_argument("--envs", action="store_true", help=words("bench-envs"))
    add_json(parser, words)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Measure and print."""
    games = list(GAMES.values()) if args.game is None else [game_named(args.game)]
    tables: list[tuple[AnyGame, int]] = []
    for game in games:
        new_game(game, {}, args.players)  # refuses a number of players that cannot play
        tables += [(game, players) for players in (game.seats if args.players is None else [args.players])]
    if args.envs:
        require("env")
        # Only here, because other benchmarks do without the environments.
        from civtable.cli.bench_envs import run_envs

        return run_envs(args, tables, words)
    others: list[Peer] = []
    absent: list[tuple[str, str]] = []
    if args.peers:
        others, absent = peers(), missing()
    say_absent(absent, words)
    with progress(words("bench-measuring"), steps(len(tables), len(others)), quiet=True) as bar:

        def step(name: str) -> None:
            bar.update(bar.task_ids[0], description=name, advance=1, refresh=True)

        measured = bench(tables, others, args.seconds, step)
    if args.json:
        print_json(answer(measured, args.seconds, absent))
    else:
        print_all(measured, words)
    return 0


def answer(measured: Bench, seconds: float, absent: list[tuple[str, str]]) -> Json:
    """All for a program."""
    own: list[Json] = [
        {
            "game": row.game,
            "players": row.players,
            "decisions_per_second": rate_form(row.decisions),
            "games_per_second": rate_form(row.games),
            "copies_per_second": rate_form(row.copies),
            "views_per_second": rate_form(row.views),
        }
        for row in measured.own
    ]
    others: list[Json] = []
    for other in measured.others:
        ratios: list[Json] = [
            {"game": row.game, "players": row.players, "ratio": round(ratio, 3)}
            for row, ratio in zip(measured.own, other.ratios, strict=True)
        ]
        others.append(
            {
                "name": other.name,
                "decisions_per_second": rate_form(other.decisions),
                "games_per_second": rate_form(other.games),
                "ours_to_theirs": ratios,
            }
        )
    return {
        **conditions_form(seconds),
        "own": own,
        "peers": others,
        "missing_peers": absent_form(absent),
    }


def print_all(measured: Bench, words: Words) -> None:
    """What was measured, where, and tables of it."""
    say_conditions(words)
    print(words("bench-how", rounds=ROUNDS))
    console().print(own_table(measured, words))
    if measured.others:
        console().print(peer_table(measured, words))


def rough(words: Words, value: float) -> str:
    """A number of any size, with decimals only where they matter."""
    return whole(words, value) if value >= 100 else decimal(words, value)


def own_table(measured: Bench, words: Words) -> Table:
    """Our games: a line for each number of players."""
    lines = table()
    lines.add_column(words("column-game"))
    for column in ("players", "decisions-s", "games-s", "copies-s", "copy-us", "views-s"):
        add_numbers(lines, words(f"column-{column}"))
    for row in measured.own:
        lines.add_row(
            game_title(GAMES[row.game], words),
            str(row.players),
            whole(words, row.decisions.median),
            rough(words, row.games.median),
            whole(words, row.copies.median),
            decimal(words, 1e6 / row.copies.median, 2),
            whole(words, row.views.median),
        )
    return lines


def peer_table(measured: Bench, words: Words) -> Table:
    """Other engines, and how many times their decisions ours makes in the same time."""
    lines = table()
    lines.add_column(words("column-peer"))
    for column in ("decisions-s", "games-s"):
        add_numbers(lines, words(f"column-{column}"))
    for row in measured.own:
        title = game_title(GAMES[row.game], words)
        add_numbers(lines, words("column-ratio", game=title, players=row.players))
    for other in measured.others:
        lines.add_row(
            other.name,
            whole(words, other.decisions.median),
            rough(words, other.games.median),
            *[f"{rough(words, ratio)} ×" for ratio in other.ratios],
        )
    return lines
