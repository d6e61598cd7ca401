"""Record a game that the engine must replay exactly from now on: a golden game of tests/golden.

    python scripts/record_golden.py FILE --game stone_age --bots random medium --seed x --where ended_by=cards

Bots play each other to the end. With --where, seeds `SEED 1`, `SEED 2` ... are tried until the final view of
a spectator has that value. A file that exists is never overwritten: a golden game that no longer replays is
a rule that has changed, and that is to be explained before anything is recorded again.
"""

import argparse
import sys
from pathlib import Path

from civtable.bots.base import ask
from civtable.bots.levels import bot_named
from civtable.core.errors import GameError
from civtable.core.game import SPECTATOR, State
from civtable.core.match import Match
from civtable.core.record import CHANCES
from civtable.core.rng import fast_rng
from civtable.games import AnyGame, game_named

MOST_TRIES = 10_000


def arguments() -> argparse.Namespace:
    """What the command line says."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("file", type=Path, help="where to write the record; must not exist")
    parser.add_argument("--game", required=True)
    parser.add_argument("--bots", required=True, nargs="+", help="a level of bot for each seat")
    parser.add_argument("--seed", required=True)
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="a setting")
    parser.add_argument("--where", metavar="NAME=VALUE", help="what the final view has to show")
    parser.add_argument("--chance", choices=CHANCES, default=CHANCES[0])
    return parser.parse_args()


def pair(text: str) -> tuple[str, str]:
    """NAME=VALUE."""
    name, equals, value = text.partition("=")
    if not equals:
        sys.exit(f"{text}: NAME=VALUE is expected")
    return name, value


def played(game: AnyGame, settings: dict[str, str], bots: list[str], seed: str, chance: str) -> Match[State]:
    """A game between bots, to the end."""
    match = Match(game, settings, bots, seed, chance)
    players = [bot_named(game, level, f"{seed} seat {seat}") for seat, level in enumerate(bots)]
    sandboxes = fast_rng(f"{seed} sandboxes")
    while (decision := game.decision(match.state)) is not None:
        match.play(ask(players[decision.seat], game, match.state, decision, sandboxes).code)
    return match


def main() -> None:
    """Play, and write the record."""
    args = arguments()
    if args.file.exists():
        sys.exit(f"{args.file} exists: explain why it no longer replays, then remove it by hand")
    settings = dict(map(pair, args.set))
    try:
        game = game_named(args.game)
        match = played(game, settings, args.bots, args.seed, args.chance)
        if args.where:
            name, value = pair(args.where)
            for number in range(1, MOST_TRIES):
                match = played(game, settings, args.bots, f"{args.seed} {number}", args.chance)
                if game.view(match.state, SPECTATOR).get(name) == value:
                    break
            else:
                sys.exit(f"no game of {MOST_TRIES} ends with {args.where}")
    except GameError as error:
        sys.exit(str(error))
    args.file.parent.mkdir(parents=True, exist_ok=True)
    with args.file.open("x", encoding="utf-8") as file:
        file.write(match.record().to_text())
    totals = ", ".join(str(score.total) for score in game.scores(match.state))
    print(f"{args.file}: seed {match.seed!r}, {len(match.plies)} choices, points {totals}")


if __name__ == "__main__":
    main()
