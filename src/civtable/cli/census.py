"""`civtable arena --census`: how games of one bot against itself go, by the number of players."""

import argparse
from dataclasses import replace

from rich.table import Table

from civtable.cli.common import console, decimal, print_json, progress, settings_from, table
from civtable.cli.games import game_title
from civtable.core.values import Json
from civtable.games import game_named
from civtable.lab import arena
from civtable.lab.arena import Contest
from civtable.lab.census import ROWS, Count, count
from civtable.text import Words


def run_census(args: argparse.Namespace, words: Words) -> int:
    """Play with the first bot in all seats, for each number of players that is asked for, and print."""
    game = game_named(args.game)
    settings = settings_from(args.set)
    contests = [
        arena.contest(args.game, args.bots[:1], players, args.games, args.seed, settings)
        for players in ([args.players] if args.players else game.seats)
    ]
    counts: list[Count] = []
    with progress(words("column-games"), sum([contest.deals() for contest in contests])) as bar:
        for contest in contests:
            counted = replace(contest, census=True)
            outcome = arena.run(counted, args.jobs, lambda games: bar.advance(bar.task_ids[0], games))
            totals = [seat.total for played in outcome.played for seat in played.seats]
            counts.append(count(contest.players, totals, [played.tallies for played in outcome.played]))
    if args.json:
        print_json(answer(contests[0], counts))
    else:
        title = game_title(game, words)
        bot = words(f"bot-{args.bots[0]}")
        print(words("census-title", game=title, bot=bot, games=counts[0].games, seed=args.seed))
        console().print(census_table(args.game, counts, words))
    return 0


def answer(contest: Contest, counts: list[Count]) -> Json:
    """The census for a program."""
    columns: list[Json] = [
        {
            "players": column.players,
            "games": column.games,
            "points": {
                "low": round(column.low, 2),
                "high": round(column.high, 2),
                "mean": round(column.mean, 2),
            },
            "rows": {name: round(mean, 3) for name, mean in column.rows.items()},
        }
        for column in counts
    ]
    return {
        "game": contest.game,
        "version": game_named(contest.game).version,
        "bot": contest.bots[0],
        "settings": dict(contest.settings),
        "seed": contest.seed,
        "census": columns,
    }


def census_table(game: str, counts: list[Count], words: Words) -> Table:
    """A column for each number of players: points, and the mean of each row, each seat's or the table's."""
    lines = table()
    lines.add_column(words("census-column-mean"))
    for column in counts:
        lines.add_column(words("census-column-players", players=column.players), justify="right")
    halves = [
        words("census-half", low=str(round(column.low)), high=str(round(column.high))) for column in counts
    ]
    lines.add_row(words("census-points-half"), *halves)
    lines.add_row(words("census-points-mean"), *[decimal(words, column.mean) for column in counts])
    for row in ROWS.get(game, []):
        means = [decimal(words, column.rows[row.name]) for column in counts]
        per = words("census-per-seat" if row.each_seat else "census-per-game")
        lines.add_row(words("census-row", row=words(f"census-row-{row.name}"), per=per), *means)
    return lines
