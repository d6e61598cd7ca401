"""An analysis step by step: it can be watched, stopped, and taken up again with what was found before."""

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from typing import Final

from civtable.analysis.findings import Analysis, BadAnalysis, Finding, Judged, Point, costly, found, mistakes
from civtable.analysis.positions import Game
from civtable.analysis.setting import COSTLY, FOUND, Setting
from civtable.analysis.weighing import point, weigh, weigh_again
from civtable.core.record import Record, record_from_text
from civtable.core.values import fingerprint
from civtable.core.words import Reason


@dataclass(frozen=True)
class Task:
    """One thing to find out: about the choice at a ply, once more about it, or about the chances after it."""

    ply: int
    is_point: bool = False
    before: Judged | None = None  # to be measured again
    against: str = ""  # which option, besides the book's choice


class Analysing:
    """The analysis of a record, from the beginning or from what was found before.

    `run` gives one finding after the other, always the same ones in the same order, however many processes
    work; it may be left at any time. What it gave can be handed to another `Analysing` of the same record and
    setting, which goes on from there. When nothing is left, `result` sums up.
    """

    def __init__(
        self, record: Record, setting: Setting, known: Iterable[Finding] = (), game: Game | None = None
    ) -> None:
        self.game = game or Game(record)
        self.setting = setting
        self.first: dict[int, Judged] = {}
        self.second: dict[int, Judged] = {}  # those that were measured again
        self.points: dict[int, Point] = {}
        for finding in known:
            self.take(finding)

    def take(self, finding: Finding) -> None:
        """Keep what was found."""
        if isinstance(finding, Point):
            self.points[finding.ply] = finding
        elif finding.again:
            self.second[finding.ply] = finding
        else:
            self.first[finding.ply] = finding

    def total(self) -> int:
        """Of how many findings it will consist, at most."""
        again = (COSTLY + FOUND) * len(self.game.record.seats)
        return len(self.game.choices) + again + len(self.game.marked())

    def done(self) -> int:
        """How many of them there are."""
        return len(self.first) + len(self.points) + len(self.second)

    def first_tasks(self) -> list[Task]:
        """All choices, in their order, that are not known yet."""
        return [Task(ply) for ply in self.game.choices if ply not in self.first]

    def second_tasks(self) -> list[Task]:
        """The decisions of each seat that matter most, to be measured again, but for those that were."""
        judged = tuple([self.first[ply] for ply in sorted(self.first)])
        tasks: dict[int, Task] = {}
        for seat in range(len(self.game.record.seats)):
            for one in found(tuple([one for one in judged if one.seat == seat]), FOUND):
                tasks[one.ply] = Task(one.ply, before=one, against=one.options[0].code)
            for mistake in costly([one for one in mistakes(judged) if one.judged.seat == seat], COSTLY):
                first, against = mistake.judged, mistake.missed[0].code
                tasks[first.ply] = Task(first.ply, before=first, against=against)
        return [tasks[ply] for ply in sorted(tasks) if ply not in self.second]

    def point_tasks(self) -> list[Task]:
        """The points of the graph that are not known yet."""
        return [Task(ply, is_point=True) for ply in self.game.marked() if ply not in self.points]

    def judgement(self, ply: int) -> Judged:
        """What was found last about a choice."""
        return self.second.get(ply, self.first[ply])

    def run(self, jobs: int = 1) -> Iterator[Finding]:
        """Find out what is not known yet."""
        with workers(self.game, self.setting, jobs) as findings:
            for tasks in (self.first_tasks, self.second_tasks, self.point_tasks):
                for finding in findings(tasks()):
                    self.take(finding)
                    yield finding

    def result(self) -> Analysis:
        """All that was found."""
        record, match = self.game.record, self.game.match
        scores = sorted(match.game.scores(match.state), key=lambda score: score.seat)
        return Analysis(
            game=record.game,
            version=record.version,
            record=fingerprint(record.to_text()),
            setting=self.setting,
            seats=tuple(record.seats),
            totals=tuple([score.total for score in scores]),
            ranks=tuple([score.rank for score in scores]),
            sources=tuple([tuple(points.items()) for points in self.game.sources()]),
            judged=tuple([self.judgement(ply) for ply in sorted(self.first)]),
            points=tuple([self.points[ply] for ply in sorted(self.points)]),
        )


def analyse(record: Record, setting: Setting | None = None, jobs: int = 1) -> Analysis:
    """Analyse a finished game."""
    analysing = Analysing(record, setting or Setting())
    for _ in analysing.run(jobs):
        pass
    return analysing.result()


# Working it off.


def carry_out(game: Game, setting: Setting, task: Task) -> Finding:
    """Find one thing out; it depends on nothing but the record, the setting and the task."""
    choice = game.choices.get(task.ply)
    if choice is None:
        return point(game.table, game.match.state, setting, task.ply, None)
    if task.is_point:
        return point(game.table, choice.state, setting, task.ply, choice.chosen)
    if task.before is not None:
        return weigh_again(game.table, choice.state, task.before, task.against, setting)
    return weigh(game.table, choice.state, choice.chosen, setting, task.ply)


@contextmanager
def workers(game: Game, setting: Setting, jobs: int) -> Iterator[Callable[[list[Task]], Iterable[Finding]]]:
    """What carries tasks out and gives what they bring in their order: this process, or so many others."""
    if jobs == 1:
        yield lambda tasks: (carry_out(game, setting, task) for task in tasks)
        return
    # Spawned, since a forked copy of a process with threads (a progress bar) may hang.
    pool = ProcessPoolExecutor(jobs, get_context("spawn"), begin, (game.record.to_text(), setting))
    try:
        yield partial(pool.map, carry_out_there)
    except BrokenProcessPool:
        raise BadAnalysis(Reason("analysis-worker-died")) from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


WORK: Final[list[tuple[Game, Setting]]] = []
"""In a process that helps: what it works on."""


def begin(record: str, setting: Setting) -> None:
    """A process that helps begins. Ctrl-C is for its parent, who ends it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    WORK.append((Game(record_from_text(record)), setting))


def carry_out_there(task: Task) -> Finding:
    """Find one thing out in a process that helps."""
    game, setting = WORK[0]
    return carry_out(game, setting, task)
