"""`civtable dataset`: positions, choices and results of many games, in Parquet files."""

import argparse
import sys
from contextlib import ExitStack
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from civtable.cli.arena import bots
from civtable.cli.common import (
    add_json,
    add_players,
    add_seed,
    add_settings,
    decimal,
    number,
    one_line,
    print_json,
    progress,
    settings_from,
    usage_error,
    whole,
    why_os_failed,
)
from civtable.cli.extras import require
from civtable.cli.workers import add_workers, workers_from
from civtable.lab import arena
from civtable.lab.arena.workers import spread
from civtable.lab.dataset import Folder, folder_at
from civtable.text import Words

if TYPE_CHECKING:
    from civtable.cli.common import Commands

GAMES: Final = 400
BOTS: Final = "medium"


def register(commands: "Commands", words: Words) -> None:
    """Add the command."""
    parser = commands.add_parser("dataset", help=words("dataset-help"), description=words("dataset-about"))
    parser.add_argument("game", metavar="GAME", help=words("cli-game"))
    parser.add_argument(
        "--bots", metavar="BOT,BOT", type=bots, default=bots(BOTS), help=words("arena-bots", bots=BOTS)
    )
    games = number("--games", 1, 1_000_000)
    parser.add_argument("--games", metavar="N", type=games, default=GAMES, help=words("arena-games", n=GAMES))
    parser.add_argument("--out", metavar="DIR", required=True, help=words("dataset-out"))
    add_players(parser, words("arena-players"))
    add_seed(parser, words)
    add_settings(parser, words)
    add_workers(parser, words)
    add_json(parser, words)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Play the games that are not there yet, and say what there is."""
    require("dataset")
    contest = arena.contest(
        args.game, args.bots, args.players, args.games, args.seed, settings_from(args.set)
    )
    with ExitStack() as stack:
        try:
            folder = stack.enter_context(folder_at(args.out, replace(contest, positions=True)))
        except (OSError, ValueError) as error:
            raise usage_error("file-cannot-write", path=args.out, why=why_os_failed(error)) from None
        if not play_missing(folder, args, words):
            return 130
        made = folder.finish()
    if args.json:
        print_json({**folder.head(), **made})
    else:
        size = decimal(words, made["bytes"] / 1e6)
        positions = whole(words, made["positions"])
        print(
            one_line(
                words("dataset-done", games=made["games"], positions=positions, size=size, path=args.out)
            )
        )
    return 0


def play_missing(folder: Folder, args: argparse.Namespace, words: Words) -> bool:
    """Play what is missing; whether all of it has been played."""
    tasks = folder.missing()
    if not tasks:
        return True
    games = len(folder.tasks)
    played = games - len(tasks)
    workers = workers_from(args)
    try:
        with progress(words("column-games"), games) as bar:
            bar.advance(bar.task_ids[0], played)
            for results in spread(tasks, workers):
                folder.add(results)
                played += len(results)
                bar.advance(bar.task_ids[0], len(results))
    except KeyboardInterrupt:
        print(words("ladder-stopped", played=played, games=games), file=sys.stderr)
        print(words("ladder-goes-on"), file=sys.stderr)
        return False
    return True
