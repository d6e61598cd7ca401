"""`civtable state`: a position in its JSON form, of a new game or from a record."""

import argparse
from typing import TYPE_CHECKING

from civtable.cli.common import (
    SEED,
    add_players,
    add_settings,
    new_game,
    number,
    print_json,
    read_record,
    seed,
    settings_from,
    usage_error,
)
from civtable.core.match import replay
from civtable.core.record import MOST_CODES, Record
from civtable.games import game_named
from civtable.text import Words

if TYPE_CHECKING:
    from civtable.cli.common import Commands


def register(commands: "Commands", words: Words) -> None:
    """Add the command."""
    parser = commands.add_parser("state", help=words("position-help"), description=words("position-about"))
    parser.add_argument("game", metavar="GAME", nargs="?", help=words("cli-game"))
    add_players(parser, words("position-players"))
    # No default here: with --record a seed would be a contradiction.
    parser.add_argument("--seed", metavar="TEXT", type=seed, help=words("cli-seed", seed=SEED))
    add_settings(parser, words)
    parser.add_argument("--record", metavar="FILE", help=words("position-record"))
    add_ply(parser, words)
    parser.set_defaults(run=run)


def add_ply(parser: argparse.ArgumentParser, words: Words) -> None:
    """The argument `--at`."""
    parser.add_argument("--at", metavar="PLY", type=number("--at", 0, MOST_CODES), help=words("cli-at"))


def ply_asked(record: Record, at: int | None) -> int:
    """The ply of `--at`, or the last one."""
    last = len(record.codes)
    if at is not None and at > last:
        raise usage_error("ply-range", ply=at, last=last)
    return last if at is None else at


def run(args: argparse.Namespace, words: Words) -> int:
    """Print the position."""
    if (args.game is None) == (args.record is None):
        raise usage_error("position-one-source")
    if args.record is not None:
        if args.players is not None or args.seed is not None or args.set:
            raise usage_error("position-record-alone")
        record = read_record(args.record)
        game = game_named(record.game)
        state = replay(game, record, ply_asked(record, args.at)).state
    else:
        if args.at is not None:
            raise usage_error("position-at-alone")
        game = game_named(args.game)
        state = new_game(game, settings_from(args.set), args.players, args.seed or SEED)
    print_json(game.to_json(state))
    return 0
