"""`civtable ladder`: all levels of bots against each other, ratings with their confidence."""

import argparse
import re
import shlex
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Final

from rich.table import Table as RichTable

from civtable.cli.arena import bots, contest_form
from civtable.cli.common import (
    add_json,
    add_players,
    add_seed,
    add_settings,
    bot_words,
    console,
    decimal,
    number,
    one_line,
    percent,
    print_json,
    progress,
    seconds,
    settings_from,
    table,
    usage_error,
    why_os_failed,
)
from civtable.cli.games import game_title
from civtable.cli.workers import add_workers, workers_from
from civtable.core.values import Json, fingerprint
from civtable.games import game_named
from civtable.lab.arena.contests import Contest, Outside
from civtable.lab.arena.playing import Played
from civtable.lab.arena.workers import spread
from civtable.lab.ladder.counting import Meeting, Table, table_of
from civtable.lab.ladder.pairing import ladder
from civtable.lab.ladder.results import Results, results_in
from civtable.text import Words

if TYPE_CHECKING:
    from civtable.cli.common import Commands

DEALS: Final = 20
SECONDS: Final = 30.0
LONGEST_NAME: Final = 30
NAME: Final = re.compile(rf"[A-Za-z0-9_.@-]{{1,{LONGEST_NAME}}}")
FAULTS_SHOWN: Final = 5


def register(commands: "Commands", words: Words) -> None:
    """Add the command."""
    parser = commands.add_parser("ladder", help=words("ladder-help"), description=words("ladder-about"))
    parser.add_argument("game", metavar="GAME", help=words("cli-game"))
    parser.add_argument("--bots", metavar="BOT,BOT", type=bots, default=[], help=words("ladder-bots"))
    parser.add_argument(
        "--bot", metavar="NAME=COMMAND", action="append", default=[], help=words("ladder-bot")
    )
    limit = words("ladder-seconds", n=f"{SECONDS:g}")
    parser.add_argument("--seconds", metavar="S", type=seconds, default=SECONDS, help=limit)
    deals = number("--deals", 1, 100_000)
    parser.add_argument(
        "--deals", metavar="N", type=deals, default=DEALS, help=words("ladder-deals", n=DEALS)
    )
    add_players(parser, words("ladder-players"))
    parser.add_argument("--file", metavar="FILE", help=words("ladder-file"))
    add_seed(parser, words)
    add_settings(parser, words)
    add_workers(parser, words)
    add_json(parser, words)
    parser.set_defaults(run=run)


def outside(text: str, limit: float) -> Outside:
    """A program of `--bot`: its name and its command line, as a shell would take it apart."""
    name, equals, line = text.partition("=")
    try:
        command = shlex.split(line)
    except ValueError:  # a quotation that does not end
        command = []
    if not equals or not NAME.fullmatch(name) or not command:
        raise usage_error("ladder-bot-form", value=text, most=LONGEST_NAME)
    return Outside(name, tuple(command), limit)


def run(args: argparse.Namespace, words: Words) -> int:
    """Play what is missing and print the table; after Ctrl-C that of the games which have been played."""
    programs = [outside(text, args.seconds) for text in args.bot]
    contest = ladder(
        args.game, args.bots, programs, args.players, args.deals, args.seed, settings_from(args.set)
    )
    with kept(args.file, contest, words) as results:
        stopped = not play_missing(results, args, words)
        played = sorted(results.played, key=lambda game: (game.deal, game.turn))
    if stopped:
        whole = len(contest.tasks())
        print(words("ladder-stopped", played=len(played), games=whole), file=sys.stderr)
        if args.file:
            print(words("ladder-goes-on"), file=sys.stderr)
    if played and args.json:
        print_json(answer(contest, played))
    elif played:
        print_table(contest, played, words)
    return 130 if stopped else 0


@contextmanager
def kept(path: str | None, contest: Contest, words: Words) -> Iterator[Results]:
    """Where finished games are kept: in the file that is named, or only until the end."""
    if path is None:
        yield Results("", None, contest)
        return
    with ExitStack() as stack:
        try:
            results = stack.enter_context(results_in(path, contest))
        except (OSError, ValueError) as error:
            raise usage_error("file-cannot-write", path=path, why=why_os_failed(error)) from None
        if results.repaired:
            print(one_line(words("ladder-repaired", path=path)), file=sys.stderr)
        yield results


def play_missing(results: Results, args: argparse.Namespace, words: Words) -> bool:
    """Play the games that are not there yet; whether all of them have been played."""
    tasks = results.missing()
    if not tasks:
        return True
    games = len(results.contest.tasks())
    workers = workers_from(args)
    try:
        with progress(words("column-games"), games) as bar:
            bar.advance(bar.task_ids[0], games - len(tasks))
            for played in spread(tasks, workers):
                results.add(played)
                bar.advance(bar.task_ids[0], len(played))
    except KeyboardInterrupt:
        return False
    return True


# For programs.


def answer(contest: Contest, played: list[Played]) -> Json:
    """The table for a program."""
    found = table_of(contest, played)
    return {
        **contest_form(contest),
        "deals": contest.deals(),
        "seatings": len(contest.seatings()),
        "games": found.games,
        "missing": len(contest.tasks()) - found.games,
        "anchor": found.anchor,
        "ladder": [
            {
                "bot": rung.bot,
                "rating": round(rung.rating.points, 1),
                "low": round(rung.rating.low, 1),
                "high": round(rung.rating.high, 1),
                "games": rung.games,
                "wins": round(rung.wins, 4),
                "mean": None if rung.mean is None else round(rung.mean, 2),
                "faults": rung.faults,
            }
            for rung in found.rungs
        ],
        "pairs": [
            {
                "bot": meeting.bot,
                "other": meeting.other,
                "games": meeting.games,
                "share": round(meeting.share, 4),
                "low": round(meeting.low, 4),
                "high": round(meeting.high, 4),
            }
            for meeting in found.meetings
        ],
        "faults": list(found.faults),
        "digest": fingerprint(" ".join([game.digest for game in played])),
    }


# For people.


def print_table(contest: Contest, played: list[Played], words: Words) -> None:
    """Ratings, then who beats whom, then what programs from outside did wrong."""
    found = table_of(contest, played)
    title = words(
        "ladder-title",
        game=game_title(game_named(contest.game), words),
        played=found.games,
        games=len(contest.tasks()),
        players=contest.players,
        deals=contest.deals(),
        seatings=len(contest.seatings()),
        seed=contest.seed,
    )
    print(title)
    console().print(ratings_table(contest, found, words))
    console().print(pairs_table(contest, found, words))
    print(words("ladder-anchor", bot=shown(contest, found.anchor, words)))
    for fault in found.faults[:FAULTS_SHOWN]:
        print(one_line(words("ladder-fault", fault=fault)))
    if len(found.faults) > FAULTS_SHOWN:
        print(words("ladder-faults-more", n=len(found.faults) - FAULTS_SHOWN))


def shown(contest: Contest, bot: str, words: Words) -> str:
    """A level in the user's language; a program from outside as its owner calls it."""
    return bot_words(words, bot) if bot not in [program.name for program in contest.outside] else bot


def ratings_table(contest: Contest, found: Table, words: Words) -> RichTable:
    """A line for each bot, the best first."""
    lines = table()
    lines.add_column(words("arena-column-bot"))
    for column in ("ladder-column-rating", "arena-column-interval", "ladder-column-games"):
        lines.add_column(words(column), justify="right")
    for column in ("arena-column-wins", "arena-column-mean"):
        lines.add_column(words(column), justify="right")
    if found.faults:
        lines.add_column(words("ladder-column-faults"), justify="right")
    for rung in found.rungs:
        rating = rung.rating
        low, high = str(round(rating.low)), str(round(rating.high))
        lines.add_row(
            shown(contest, rung.bot, words),
            str(round(rating.points)),
            words("arena-interval", low=low, high=high) if rung.bot != found.anchor else "",
            str(rung.games),
            decimal(words, rung.wins),
            decimal(words, rung.mean) if rung.mean is not None else "",
            *([str(rung.faults)] if found.faults else []),
        )
    return lines


def pairs_table(contest: Contest, found: Table, words: Words) -> RichTable:
    """A line for each pair, the better bot first."""
    lines = table()
    lines.add_column(words("ladder-column-pair"))
    for column in ("ladder-column-games", "ladder-column-ahead", "arena-column-interval"):
        lines.add_column(words(column), justify="right")
    order = [rung.bot for rung in found.rungs]
    for meeting in found.meetings:
        if order.index(meeting.bot) < order.index(meeting.other):
            lines.add_row(*pair_row(contest, meeting, words))
    return lines


def pair_row(contest: Contest, meeting: Meeting, words: Words) -> list[str]:
    """How often one finished in front of the other."""
    bot, other = shown(contest, meeting.bot, words), shown(contest, meeting.other, words)
    return [
        words("ladder-pair", bot=bot, other=other),
        str(meeting.games),
        percent(words, meeting.share),
        words("arena-interval", low=percent(words, meeting.low), high=percent(words, meeting.high)),
    ]
