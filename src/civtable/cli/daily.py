"""`civtable daily`: the deal of the day at a table in the terminal, and what to tell others of it."""

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from civtable import daily
from civtable.cli.common import read_record, usage_error
from civtable.cli.play import play, screen_for
from civtable.cli.terminal.keyboard import Keyboard
from civtable.cli.terminal.saves import begin_record
from civtable.cli.terminal.table import Table
from civtable.core.game import State
from civtable.core.match import Match, replay
from civtable.core.words import Phrase
from civtable.folders import data_folder
from civtable.games import GAMES, game_named
from civtable.text import Words

if TYPE_CHECKING:
    from civtable.cli.common import Commands


def register(commands: "Commands", words: Words) -> None:
    """Add the command."""
    parser = commands.add_parser("daily", help=words("daily-help"), description=words("daily-about"))
    parser.add_argument("game", metavar="GAME", nargs="?", help=words("daily-arg-game"))
    parser.add_argument("--day", metavar="DAY", help=words("daily-arg-day"))
    parser.add_argument("--again", action="store_true", help=words("daily-arg-again"))
    parser.add_argument("--plain", action="store_true", help=words("play-arg-plain"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Play the deal of a game, or say how the deals of the day stand; the exit code."""
    day = daily.day_in(args.day) if args.day is not None else daily.today()
    if args.game is None:
        for game in GAMES.values():
            print(line_of(daily.Deal(game, day), words))
        return 0
    deal = daily.Deal(game_named(args.game), day)
    file = file_of(deal)
    before = kept(deal, file)
    if args.again and (before is None or not is_over(before)):
        raise usage_error("daily-first-counted")
    match = deal.match() if args.again or before is None else before
    if is_over(match):
        print(share_text(match, day, words))
        print(words("daily-again", command=f"civtable daily {deal.game.name} --day {day} --again"))
        return 0
    table = Table(match, screen_for(args.plain, Keyboard()), words, None if args.again else file)
    if before is None:
        begin_record(file, match.record())
    table.bots = {
        seat: daily.DailyBot(match, seat) for seat, who in enumerate(match.seats) if who != daily.HUMAN
    }
    code = play(table)
    if is_over(match):
        print(share_text(match, day, words))
    return code


def file_of(deal: daily.Deal) -> Path:
    """Where the try at a deal is kept; under other rules it is another deal."""
    return data_folder() / "daily" / f"{deal.game.name}-{deal.day}-{deal.game.version}.json"


def kept(deal: daily.Deal, file: Path) -> Match[State] | None:
    """The try as it stands; None if it was not begun."""
    return replay(deal.game, read_record(str(file))) if file.exists() else None


def is_over(match: Match[State]) -> bool:
    """Whether a game has ended."""
    return match.game.decision(match.state) is None


def line_of(deal: daily.Deal, words: Words) -> str:
    """How a deal stands."""
    match = kept(deal, file_of(deal))
    if match is not None and is_over(match):
        return share_text(match, deal.day, words) + "\n"
    key = "daily-open" if match is None else "daily-running"
    command = f"civtable daily {deal.game.name}" + (f" --day {deal.day}" if deal.day != daily.today() else "")
    return words(key, game=Phrase(f"game-name-{deal.game.name}"), day=deal.day, command=command)


def share_text(match: Match[State], day: str, words: Words) -> str:
    """What to tell others: the deal, the result, and the course of the game in signs."""
    name = match.game.name
    (own,) = [score for score in match.game.scores(match.state) if score.seat == daily.PERSON_AT]
    place = words("daily-share-place", rank=own.rank, seats=len(match.seats), total=own.total)
    title = words("daily-share", game=Phrase(f"game-name-{name}"), day=day)
    return "\n".join([title, place, daily.signs(daily.course(match)), f"civtable daily {name} --day {day}"])
