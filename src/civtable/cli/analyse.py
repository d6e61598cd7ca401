"""`civtable analyse`: where a finished game was won and lost."""

import argparse
import sys
from typing import TYPE_CHECKING

from rich.table import Table

from civtable.analysis import QUICK, Analysing, Analysis, Setting, analysis_text, games_in
from civtable.analysis.expert import ExpertPoints, expert_points
from civtable.analysis.positions import Game
from civtable.analysis.telling import BARS, FIGURES, Telling
from civtable.bots.levels import bot_phrase
from civtable.cli.common import (
    add_json,
    add_numbers,
    add_seed,
    console,
    number,
    one_line,
    progress,
    read_record,
    seconds,
    table,
    whole,
)
from civtable.text import Words

if TYPE_CHECKING:
    from civtable.cli.common import Commands


def register(commands: "Commands", words: Words) -> None:
    """Add the command."""
    parser = commands.add_parser("analyse", help=words("analyse-help"), description=words("analyse-about"))
    parser.add_argument("file", metavar="FILE", help=words("cli-record"))
    parser.add_argument("--seconds", metavar="S", type=seconds, help=words("analyse-seconds", games=QUICK))
    parser.add_argument("--open", action="store_true", help=words("analyse-open"))
    jobs = number("--jobs", 1, 256)
    parser.add_argument("--jobs", metavar="N", type=jobs, default=1, help=words("analyse-jobs"))
    add_seed(parser, words)
    add_json(parser, words)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Judge the game and tell what was found."""
    record = read_record(args.file)
    game = Game(record)
    games = QUICK
    if args.seconds is not None:
        games = games_in(args.seconds, record.game, len(record.seats), len(game.choices))
    analysing = Analysing(record, Setting(games, args.seed, args.open), game=game)
    with progress(words("analyse-progress"), analysing.total()) as bar:
        for _ in analysing.run(args.jobs):
            bar.update(bar.task_ids[0], completed=analysing.done())
    analysis = analysing.result()
    if args.json:
        print(analysis_text(analysis), end="")
        return 0
    for line in Telling(analysis, record, words, bars_here()).lines():
        print(one_line(line))
    expert = expert_points(record.game, record.settings, len(record.seats))
    console().print(sources_table(analysis, game.rival_sources(), expert, words))
    if expert is not None:
        who = words.say(bot_phrase(expert.level))
        print(one_line(words("analysis-expert-note", games=expert.games, who=who)))
        otherwise = expert.otherwise(record.settings)
        if otherwise:
            print(one_line(words("analysis-expert-otherwise", settings=otherwise)))
    return 0


def bars_here() -> str:
    """What graphs are drawn with: figures, where bars cannot be written."""
    try:
        BARS.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return FIGURES
    return BARS


def sources_table(
    analysis: Analysis, rival: dict[str, int], expert: ExpertPoints | None, words: Words
) -> Table:
    """A line for each source of points that gave any; who plays without a seat and strong players beside."""
    lines = table()
    lines.add_column(words("analysis-sources"))
    for seat in range(len(analysis.seats)):
        add_numbers(lines, words.seat(seat))
    points = [dict(sources) for sources in analysis.sources]
    if rival:
        add_numbers(lines, words(f"analysis-rival-{analysis.game}"))
        points.append(rival)
    if expert is not None:
        add_numbers(lines, words("analysis-expert"))
        points.append({source: round(mean) for source, mean in expert.points.items()})
    for source in dict.fromkeys([source for row in reversed(points) for source in row]):
        numbers = [row.get(source, 0) for row in points]
        if any(numbers):
            lines.add_row(
                words(f"{analysis.game}-source-{source}"), *[whole(words, number) for number in numbers]
            )
    return lines
