"""`civtable arena --census`: how games of one bot against itself go, by the number of players."""

import argparse
from dataclasses import replace
from typing import Final

from rich.table import Table

from civtable.cli.common import (
    add_numbers,
    bot_words,
    console,
    decimal,
    percent,
    print_json,
    progress,
    settings_from,
    table,
    whole,
)
from civtable.cli.games import game_title
from civtable.cli.workers import workers_from
from civtable.core.values import Json
from civtable.games import AnyGame, game_named
from civtable.lab import arena
from civtable.lab.arena import Contest, Played
from civtable.lab.arena.counting import win_parts
from civtable.lab.census import ROWS, Count, SeatCount, count
from civtable.lab.people import HALF, WINNER, Figure, people
from civtable.text import Words

LEVEL: Final = "level"
"""The setting that is gone through for who plays alone, unless it is given: how strong the rival is."""


def run_census(args: argparse.Namespace, words: Words) -> int:
    """Play with the first bot in all seats, for each number of players that is asked for, and print."""
    game = game_named(args.game)
    contests = contests_from(args, game)
    counts: list[Count] = []
    with progress(words("column-games"), sum([contest.deals() for contest in contests])) as bar:
        for contest in contests:
            outcome = arena.run(
                contest, done=lambda games: bar.advance(bar.task_ids[0], games), workers=workers_from(args)
            )
            counts.append(counted(contest, outcome.played))
    if args.json:
        print_json(answer(contests[0], counts))
    else:
        title = game_title(game, words)
        bot = bot_words(words, args.bots[0])
        print(words("census-title", game=title, bot=bot, games=counts[0].games, seed=args.seed))
        console().print(census_table(contests[0], counts, words))
        if counts[0].sides:
            console().print(sides_table(args.game, counts, words))
    return 0


def contests_from(args: argparse.Namespace, game: AnyGame) -> list[Contest]:
    """A contest for each column: each number of players, and who plays alone at each level of the rival."""
    given = settings_from(args.set)
    found: list[Contest] = []
    for players in [args.players] if args.players else game.seats:
        levels = [setting.values for setting in game.settings if setting.name == LEVEL]
        for level in levels[0] if players == 1 and levels and LEVEL not in given else [""]:
            settings = {**given, LEVEL: level} if level else given
            contest = arena.contest(args.game, args.bots[:1], players, args.games, args.seed, settings)
            found.append(replace(contest, census=True))
    return found


def counted(contest: Contest, games: tuple[Played, ...]) -> Count:
    """The census of a contest."""
    seats = [
        [
            SeatCount(seat.points, seat.total, win, game.sides[i] if game.sides else "")
            for i, (seat, win) in enumerate(zip(game.seats, win_parts(game), strict=True))
        ]
        for game in games
    ]
    level = dict(contest.settings).get(LEVEL, "") if contest.players == 1 else ""
    return count(contest.players, seats, [game.tallies for game in games], level)


# For programs.


def answer(contest: Contest, counts: list[Count]) -> Json:
    """The census for a program."""
    settings = {name: value for name, value in contest.settings if name != LEVEL or not counts[0].level}
    columns: list[Json] = [
        {
            "players": column.players,
            **({"level": column.level, "won": round(column.share, 4)} if column.level else {}),
            "games": column.games,
            "points": {
                "low": round(column.low, 2),
                "high": round(column.high, 2),
                "mean": round(column.mean, 2),
                "winner": round(column.winner, 2),
            },
            "sources": {source: round(mean, 2) for source, mean in column.sources.items()},
            "rows": {name: round(mean, 3) for name, mean in column.rows.items()},
            "sides": {
                name: {"seats": side.seats, "won": round(side.share, 4), "mean": round(side.mean, 2)}
                for name, side in column.sides.items()
            },
            "people": {name: list(figure) for name, figure in beside(contest, column).items()},
        }
        for column in counts
    ]
    return {
        "game": contest.game,
        "version": game_named(contest.game).version,
        "bot": contest.bots[0],
        "settings": settings,
        "seed": contest.seed,
        "census": columns,
    }


def beside(contest: Contest, column: Count) -> dict[str, Figure]:
    """People's figures for a column."""
    return people(contest.game, column.players, dict(contest.settings))


# For people.


def heading(column: Count, words: Words) -> str:
    """What a column is about."""
    if not column.level:
        return words("census-column-players", players=column.players)
    level = words(f"setting-value-imperium-level-{column.level}")
    return words("census-column-alone", level=level).replace(" ", "\n")  # narrow: there are many of them


def census_table(contest: Contest, counts: list[Count], words: Words) -> Table:
    """A column for each number of players, people's figures beside it: points, and the mean of each row."""
    lines = table()
    lines.add_column(words("census-column-mean"))
    for column in counts:
        add_numbers(lines, heading(column, words))
        if beside(contest, column):
            add_numbers(lines, words("census-column-people"))

    def add(name: str, title: str, values: list[str]) -> None:
        cells: list[str] = []
        for column, value in zip(counts, values, strict=True):
            theirs = beside(contest, column)
            cells += [value, figure(theirs.get(name), words)] if theirs else [value]
        lines.add_row(title, *cells)

    halves = [words("census-half", low=str(round(c.low)), high=str(round(c.high))) for c in counts]
    add(HALF, words("census-points-half"), halves)
    add("", words("census-points-mean"), [decimal(words, column.mean) for column in counts])
    if max([column.players for column in counts]) > 1:
        best = [decimal(words, column.winner) if column.players > 1 else "" for column in counts]
        add(WINNER, words("census-points-winner"), best)
    if counts[0].level:
        won = [percent(words, column.share) if column.level else "" for column in counts]
        add("", words("census-won"), won)
    for source in counts[0].sources:
        title = words("census-points-from", source=words(f"{contest.game}-source-{source}"))
        add("", title, [decimal(words, column.sources[source]) for column in counts])
    for row in ROWS.get(contest.game, []):
        per = words("census-per-seat" if row.each_seat else "census-per-game")
        title = words("census-row", row=words(f"census-row-{row.name}"), per=per)
        add(row.name, title, [decimal(words, column.rows[row.name]) for column in counts])
    return lines


def figure(of_people: Figure | None, words: Words) -> str:
    """A figure of people: a number, or from one to another."""
    if of_people is None:
        return ""
    low, high = [whole(words, n) if n == round(n) else decimal(words, n) for n in of_people]
    return low if low == high else words("census-half", low=low, high=high)


def sides_table(game: str, counts: list[Count], words: Words) -> Table:
    """A line for each side: its share of wins and its mean points, by column."""
    lines = table()
    lines.add_column(words("census-column-side"))
    for column in counts:
        add_numbers(lines, heading(column, words))
    for side in sorted({side for column in counts for side in column.sides}):
        cells = [""] * len(counts)
        for i, column in enumerate(counts):
            if side in column.sides:
                share, mean = column.sides[side].share, column.sides[side].mean
                cells[i] = words("census-side", won=percent(words, share), points=decimal(words, mean))
        lines.add_row(words(f"{game}-nation-{side}"), *cells)
    return lines
