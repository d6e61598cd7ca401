"""`civtable verify`: whether the chance of a game was fixed before it began."""

import argparse
import hashlib
import hmac
from typing import TYPE_CHECKING

from civtable.cli.common import add_json, print_json, read_record, sentence
from civtable.core.match import replay
from civtable.core.words import Phrase
from civtable.games import game_named
from civtable.text import Words

if TYPE_CHECKING:
    from civtable.cli.common import Commands


def register(commands: "Commands", words: Words) -> None:
    """Add the command."""
    parser = commands.add_parser("verify", help=words("verify-help"), description=words("verify-about"))
    parser.add_argument("file", metavar="FILE", help=words("cli-record"))
    parser.add_argument("--commitment", metavar="HEX", help=words("verify-arg-commitment"))
    add_json(parser, words)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Recompute the whole game; the exit code is 0 only if it and the commitment hold."""
    record = read_record(args.file)
    game = game_named(record.game)
    match = replay(game, record)  # raises where the game goes another way than the record
    digest = game.digest(match.state)
    commitment = hashlib.sha256(record.seed.encode()).hexdigest()
    same = None
    if args.commitment is not None:
        same = hmac.compare_digest(
            commitment.encode(), args.commitment.strip().lower().encode("utf-8", "replace")
        )
    if args.json:
        print_json({"plies": len(match.plies), "digest": digest, "commitment": commitment, "same": same})
    else:
        holds = Phrase("verify-holds", {"path": args.file, "plies": len(match.plies), "digest": digest})
        print(sentence(words, holds))
        print(words("verify-commitment", commitment=commitment))
        if same is not None:
            print(words("verify-same") if same else words("verify-other"))
    return 0 if same is not False else 2
