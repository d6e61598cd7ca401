"""`civtable random`: random games with every law checked at every position."""

import argparse
import signal
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final

from civtable.cli.common import (
    add_json,
    add_numbers,
    add_players,
    add_seed,
    add_settings,
    console,
    decimal,
    new_game,
    number,
    print_json,
    progress,
    sentence,
    settings_from,
    table,
    usage_error,
    whole,
    write_text,
)
from civtable.cli.games import game_title
from civtable.core import COMPILED
from civtable.core.errors import GameError
from civtable.core.values import Json, fingerprint
from civtable.core.words import Phrase
from civtable.games import game_named
from civtable.lab.walks import Broken, Played, Task, walks
from civtable.text import Words

if TYPE_CHECKING:
    from civtable.cli.common import Commands

MOST_IN_A_TASK: Final = 4
"""Games that a worker plays before it reports: few, so that Ctrl-C is heard soon."""


def register(commands: "Commands", words: Words) -> None:
    """Add the command."""
    parser = commands.add_parser("random", help=words("random-help"), description=words("random-about"))
    parser.add_argument("game", metavar="GAME", help=words("cli-game"))
    games = number("--games", 1, 10_000_000)
    parser.add_argument("--games", metavar="N", type=games, default=10, help=words("random-games", n=10))
    add_players(parser, words("random-players"))
    add_seed(parser, words)
    add_settings(parser, words)
    jobs = number("--jobs", 1, 256)
    parser.add_argument("--jobs", metavar="N", type=jobs, default=1, help=words("random-jobs"))
    add_json(parser, words)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Play, then print what random games are like; the first broken law ends it with code 1."""
    game = game_named(args.game)
    settings = settings_from(args.set)
    new_game(game, settings, args.players)  # refuses what cannot be played before anything starts
    counts = game.seats if args.players is None else [args.players]
    tasks = tasks_for(game.name, settings, counts, args.seed, args.games, args.jobs)
    results: list[Played] = []
    broken: Broken | None = None
    with progress(words("column-games"), args.games * len(counts)) as bar:
        for result in played(tasks, args.jobs):
            if isinstance(result, Broken):
                broken = result
                break
            results.append(result)
            bar.advance(bar.task_ids[0])
    if broken is not None:
        return report_broken(broken, args, words)
    rows = [row_of([result for result in results if result.players == n]) for n in counts]
    if args.json:
        print_json(answer(args, game.version, rows))
    else:
        print_rows(rows, f"{game_title(game, words)}: {words('random-title', seed=args.seed)}", words)
    return 0


# Playing.


def tasks_for(
    game: str, settings: dict[str, str], counts: list[int], seed: str, games: int, jobs: int
) -> list[Task]:
    """Portions of games, a few for each worker."""
    size = max(1, min(MOST_IN_A_TASK, games * len(counts) // (4 * jobs)))
    return [
        Task(game, settings, players, seed, first, min(size, games - first))
        for players in counts
        for first in range(0, games, size)
    ]


def played(tasks: list[Task], jobs: int) -> Iterator[Played | Broken]:
    """The results of all tasks, in any order, from this process or from several."""
    if jobs == 1:
        for task in tasks:
            yield from walks(task)
        return
    # Spawned, since a forked copy of a process with threads (the progress bar) may hang.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), ignore_interrupts)
    waiting = iter(tasks)
    try:
        with interrupts_held():  # workers inherit this: Ctrl-C is for the parent, which then ends them
            running = {pool.submit(all_walks, task) for task in islice(waiting, 2 * jobs)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            running |= {pool.submit(all_walks, task) for task in islice(waiting, len(done))}
            for future in done:
                yield from future.result()
    except BrokenProcessPool:  # killed from outside, for memory perhaps
        raise usage_error("random-worker-died") from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def ignore_interrupts() -> None:
    """Ctrl-C does nothing in this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Ctrl-C is heard only afterwards."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def all_walks(task: Task) -> list[Played | Broken]:
    """The results of one task, for its way between processes."""
    return list(walks(task))


# Reporting.


@dataclass(frozen=True)
class Row:
    """Random games of one number of players, in numbers."""

    players: int
    games: int
    decisions: int
    branching: float
    rounds: float | None
    scores: list[float]
    digest: str

    def to_json(self) -> Json:
        """For a program."""
        return {
            "players": self.players,
            "games": self.games,
            "decisions": self.decisions,
            "mean_branching": self.branching,
            "mean_rounds": self.rounds,
            "mean_scores": self.scores,
            "digest": self.digest,
        }


def mean(numbers: Iterable[int]) -> float:
    """The average, exact to four decimals."""
    values = list(numbers)
    return round(sum(values) / len(values), 4)


def row_of(results: list[Played]) -> Row:
    """Add up. The digest depends on every final position, and not on the order in which workers report."""
    results = sorted(results, key=lambda result: result.number)
    players = results[0].players
    decisions = sum([result.decisions for result in results])
    rounds = [result.rounds for result in results if result.rounds is not None]
    return Row(
        players=players,
        games=len(results),
        decisions=decisions,
        branching=round(sum([result.branches for result in results]) / max(decisions, 1), 4),
        rounds=mean(rounds) if rounds else None,
        scores=[mean([result.scores[seat] for result in results]) for seat in range(players)],
        digest=fingerprint(" ".join([result.digest for result in results])),
    )


def digest_of(rows: list[Row]) -> str:
    """One fingerprint of everything, to compare builds by."""
    return fingerprint(" ".join([row.digest for row in rows]))


def answer(args: argparse.Namespace, version: int, rows: list[Row]) -> Json:
    """All for a program."""
    return {
        "game": args.game,
        "version": version,
        "compiled": COMPILED,
        "settings": settings_from(args.set),
        "seed": args.seed,
        "rows": [row.to_json() for row in rows],
        "digest": digest_of(rows),
    }


def print_rows(rows: list[Row], title: str, words: Words) -> None:
    """A table, a line for each number of players."""
    lines = table(title)
    for column in ("players", "games", "decisions", "branching", "rounds", "scores"):
        add_numbers(lines, words(f"column-{column}"))
    for row in rows:
        lines.add_row(
            str(row.players),
            whole(words, row.games),
            whole(words, row.decisions),
            decimal(words, row.branching),
            "-" if row.rounds is None else decimal(words, row.rounds),
            "  ".join([decimal(words, score) for score in row.scores]),
        )
    console().print(lines)
    print(words("random-all-good", digest=digest_of(rows)))


def report_broken(broken: Broken, args: argparse.Namespace, words: Words) -> int:
    """Say loudly which law is broken, and leave the record behind."""
    name = fingerprint(f"{args.seed} {broken.number}")[:8]
    path = f"broken-{args.game}-{broken.players}-{name}.json"
    news = Phrase("random-broken", {"law": broken.law, "detail": broken.detail, "path": path})
    try:
        write_text(path, broken.record)
    except GameError as error:
        news = Phrase("random-broken-unsaved", {**news.args, "why": error.reason})
    if args.json:
        found: Json = {
            "players": broken.players,
            "game": broken.number,
            "law": broken.law,
            "detail": broken.detail,
            "record": path,
        }
        print_json({"game": args.game, "broken": found})
    print(f"civtable: {sentence(words, news)}", file=sys.stderr)
    return 1
