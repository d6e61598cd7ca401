"""`civtable arena`: bots against each other, same deals, seats rotated."""

import argparse
from typing import TYPE_CHECKING, Final

from rich.table import Table

from civtable.cli.census import run_census
from civtable.cli.common import (
    add_json,
    add_players,
    add_seed,
    add_settings,
    bot_name,
    bot_words,
    console,
    decimal,
    number,
    percent,
    print_json,
    progress,
    settings_from,
    table,
)
from civtable.cli.games import game_title
from civtable.cli.workers import add_workers, workers_from
from civtable.core.values import Json, fingerprint
from civtable.games import game_named
from civtable.lab import arena
from civtable.lab.arena import Outcome
from civtable.lab.arena.contests import Contest
from civtable.text import Words

if TYPE_CHECKING:
    from civtable.cli.common import Commands

GAMES: Final = 400
BOTS: Final = "medium,random"


def register(commands: "Commands", words: Words) -> None:
    """Add the command."""
    parser = commands.add_parser("arena", help=words("arena-help"), description=words("arena-about"))
    parser.add_argument("game", metavar="GAME", help=words("cli-game"))
    parser.add_argument(
        "--bots", metavar="BOT,BOT", type=bots, default=bots(BOTS), help=words("arena-bots", bots=BOTS)
    )
    games = number("--games", 1, 1_000_000)
    parser.add_argument("--games", metavar="N", type=games, default=GAMES, help=words("arena-games", n=GAMES))
    add_players(parser, words("arena-players"))
    add_seed(parser, words)
    add_settings(parser, words)
    add_workers(parser, words)
    parser.add_argument("--census", action="store_true", help=words("arena-census"))
    add_json(parser, words)
    parser.set_defaults(run=run)


def bots(text: str) -> list[str]:
    """The type of `--bots`: names with commas between them."""
    return [bot_name(name) for name in text.split(",")]


def run(args: argparse.Namespace, words: Words) -> int:
    """Play the contest and print its results."""
    if args.census:
        return run_census(args, words)
    contest = arena.contest(
        args.game, args.bots, args.players, args.games, args.seed, settings_from(args.set)
    )
    workers = workers_from(args)
    with progress(words("column-games"), contest.deals() * len(contest.seatings())) as bar:
        outcome = arena.run(contest, done=lambda games: bar.advance(bar.task_ids[0], games), workers=workers)
    if args.json:
        print_json(answer(outcome))
    else:
        print_outcome(outcome, words)
    return 0


# For programs.


def contest_form(contest: Contest) -> dict[str, Json]:
    """Who plays what, for a program."""
    return {
        "game": contest.game,
        "version": game_named(contest.game).version,
        "bots": list(contest.bots),
        "players": contest.players,
        "settings": dict(contest.settings),
        "seed": contest.seed,
    }


def answer(outcome: Outcome) -> Json:
    """The results for a program."""
    contest = outcome.contest
    standings: list[Json] = [
        {
            "bot": standing.bot,
            "seats": standing.seats,
            "wins": round(standing.wins, 4),
            "share": None if is_alone(outcome) else round(standing.share, 4),
            "low": None if is_alone(outcome) else round(standing.low, 4),
            "high": None if is_alone(outcome) else round(standing.high, 4),
            "mean": round(standing.mean, 2),
            "points": {source: round(mean, 2) for source, mean in standing.points.items()},
        }
        for standing in outcome.standings
    ]
    return {
        **contest_form(contest),
        "games": outcome.games,
        "standings": standings,
        "seat_wins": [round(wins, 4) for wins in outcome.seat_wins],
        "rounds": round(outcome.rounds, 2),
        "winning": round(outcome.winning, 2),
        "decisions": outcome.decisions,
        "digest": digest(outcome),
    }


def digest(outcome: Outcome) -> str:
    """A fingerprint of all final positions: two runs that agree in it played the same games."""
    return fingerprint(" ".join([game.digest for game in outcome.played]))


# For people.


def print_outcome(outcome: Outcome, words: Words) -> None:
    """Tables of wins and of points."""
    contest = outcome.contest
    title = game_title(game_named(contest.game), words)
    print(
        words(
            "arena-title",
            game=title,
            games=outcome.games,
            players=contest.players,
            seed=contest.seed,
        )
    )
    console().print(wins_table(outcome, words))
    if is_alone(outcome):
        print(words("arena-itself", bot=bot_words(words, outcome.standings[0].bot)))
    console().print(points_table(outcome, words))
    seats = [decimal(words, wins) for wins in outcome.seat_wins]
    print(words("arena-seats", wins="  ".join(seats)))
    rounds, winning = decimal(words, outcome.rounds), decimal(words, outcome.winning)
    print(words("arena-games-were", rounds=rounds, winning=winning, digest=digest(outcome)))


def wins_table(outcome: Outcome, words: Words) -> Table:
    """A line for each contestant: wins, their share with its confidence, points."""
    lines = table()
    lines.add_column(words("arena-column-bot"))
    columns = ["seats", "mean"] if is_alone(outcome) else ["seats", "wins", "share", "interval", "mean"]
    for column in columns:
        lines.add_column(words(f"arena-column-{column}"), justify="right")
    for standing in outcome.standings:
        interval = words(
            "arena-interval", low=percent(words, standing.low), high=percent(words, standing.high)
        )
        cells = {
            "seats": str(standing.seats),
            "wins": decimal(words, standing.wins),
            "share": percent(words, standing.share),
            "interval": interval,
            "mean": decimal(words, standing.mean),
        }
        lines.add_row(bot_words(words, standing.bot), *[cells[column] for column in columns])
    return lines


def is_alone(outcome: Outcome) -> bool:
    """Whether one bot has all seats of a table: then it always wins. Alone against the game it may not."""
    return len(outcome.standings) == 1 and outcome.contest.players > 1


def points_table(outcome: Outcome, words: Words) -> Table:
    """A line for each source of points: the mean of each contestant."""
    lines = table()
    lines.add_column(words("arena-column-source"))
    for standing in outcome.standings:
        lines.add_column(bot_words(words, standing.bot), justify="right")
    for source in outcome.standings[0].points:
        means = [decimal(words, standing.points[source]) for standing in outcome.standings]
        lines.add_row(words(f"{outcome.contest.game}-source-{source}"), *means)
    return lines
