"""The file of a ladder: finished games, one JSON object a line, so that a ladder can be stopped and go on.

Each line says what identifies the game: version of the program and of the rules, game, settings, seed, deal,
and the bots by seat. A file belongs to one ladder; other bots and more deals may be added to it. One process
at a time may write to it.
"""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from stat import S_ISREG
from typing import Final

from civtable import __version__
from civtable.core.errors import GameError
from civtable.core.values import Json
from civtable.core.words import Argument, Reason
from civtable.games import game_named
from civtable.lab.arena.contests import Contest, Task
from civtable.lab.arena.playing import Played, Seat, names_in
from civtable.system import BINARY, lock

FORMAT: Final = 1
OPENING: Final = f'{{"ladder":{FORMAT},'.encode()
"""How every line begins: by this a broken one is known as ours."""


class BadResults(GameError):
    """The file cannot be used for this ladder: one sentence says why."""


class Results:
    """An open file, or none, and the games of the ladder that have been played."""

    def __init__(self, path: str, file: int | None, contest: Contest) -> None:
        self.path = path
        self.file = file
        self.contest = contest
        self.tasks = {key_of(task.deal, names_in(contest, task.turn)): task for task in contest.tasks()}
        self.sources = contest.sources()
        self.repaired = False  # the last line was half-written, and was taken away
        self.played: list[Played] = []

    def read(self, file: int) -> None:
        """Take in what is there; refuses a file that is not all ours before anything is changed in it."""
        if not S_ISREG(os.fstat(file).st_mode):
            raise self.bad("ladder-not-a-file")
        with os.fdopen(os.dup(file), "rb") as reader:
            *lines, tail = reader.read().split(b"\n")
        seen: dict[tuple[int, tuple[str, ...]], int] = {}
        for i, line in enumerate(lines, 1):
            form = self.checked(line, i)
            try:
                key = key_of(form["deal"], form["bots"])
                played = played_from(form, self.tasks.get(key), self.contest)
            except (KeyError, TypeError, ValueError, AttributeError):
                raise self.bad("ladder-line-damaged", line=i) from None
            if key in seen:
                raise self.bad("ladder-line-twice", line=i, other=seen[key])
            seen[key] = i
            if played is not None:
                self.played.append(played)
        if tail:
            if not tail.startswith(OPENING) and not OPENING.startswith(tail):
                raise self.bad("ladder-line-damaged", line=len(lines) + 1)
            os.ftruncate(file, sum([len(line) + 1 for line in lines]))
            self.repaired = True

    def checked(self, line: bytes, number: int) -> dict[str, Json]:
        """A line as an object of this ladder."""
        try:
            form = json.loads(line)
        except (ValueError, RecursionError):
            form = None
        if not isinstance(form, dict) or not line.startswith(OPENING):
            raise self.bad("ladder-line-damaged", line=number)
        for name, ours in self.head().items():
            if form.get(name) != ours:
                theirs = json.dumps(form.get(name))
                raise self.bad(
                    "ladder-line-foreign", line=number, name=name, theirs=theirs, ours=json.dumps(ours)
                )
        commands = form.get("commands")
        if not isinstance(commands, dict):
            raise self.bad("ladder-line-damaged", line=number)
        for name, source in self.sources.items():
            if name in commands and commands[name] != source:
                raise self.bad("ladder-line-command", line=number, name=name)
        return form

    def bad(self, key: str, **args: Argument) -> BadResults:
        """The error for this file."""
        return BadResults(Reason(key, {"path": self.path, **args}))

    def head(self) -> dict[str, Json]:
        """What all games of a ladder have in common."""
        return {
            "ladder": FORMAT,
            "civtable": __version__,
            "game": self.contest.game,
            "rules": game_named(self.contest.game).version,
            "settings": dict(self.contest.settings),
            "players": self.contest.players,
            "seed": self.contest.seed,
        }

    def missing(self) -> list[Task]:
        """The games that have not been played."""
        there = {(played.deal, played.turn) for played in self.played}
        return [task for task in self.contest.tasks() if (task.deal, task.turn) not in there]

    def add(self, games: list[Played]) -> None:
        """Keep finished games, each line written at one blow."""
        for played in games:
            if self.file is not None:
                form = {**self.head(), **form_of(self.contest, played, self.sources)}
                line = json.dumps(form, separators=(",", ":")).encode() + b"\n"
                while line:
                    line = line[os.write(self.file, line) :]
            self.played.append(played)


@contextmanager
def results_in(path: str, contest: Contest) -> Iterator[Results]:
    """The file of a ladder, which is made if it is not there; refused while another run uses it."""
    file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND | BINARY, 0o666)
    try:
        if not lock(file):
            raise BadResults(Reason("ladder-file-in-use", {"path": path}))
        results = Results(path, file, contest)
        results.read(file)
        yield results
    finally:
        os.close(file)


# Lines.


def key_of(deal: Json, bots: Json) -> tuple[int, tuple[str, ...]]:
    """What a game is known by within a ladder."""
    if not isinstance(deal, int) or not isinstance(bots, list):
        raise TypeError
    return deal, tuple([str(name) for name in bots])


def form_of(contest: Contest, played: Played, sources: dict[str, Json]) -> dict[str, Json]:
    """A game as the second part of its line."""
    names = names_in(contest, played.turn)
    return {
        "deal": played.deal,
        "bots": names,
        "commands": {name: source for name, source in sources.items() if name in names},
        "seats": [
            {"total": seat.total, "rank": seat.rank, "points": dict(seat.points)} for seat in played.seats
        ],
        "rounds": played.rounds,
        "decisions": played.decisions,
        "digest": played.digest,
        "fault": played.fault,
    }


def played_from(form: dict[str, Json], task: Task | None, contest: Contest) -> Played | None:
    """A game from its line; None if it is not one of those that are asked for."""
    seats = form["seats"]
    if not isinstance(seats, list) or len(seats) != contest.players:
        raise ValueError
    found = [
        (number(seat["total"]), number(seat["rank"]), {str(k): number(v) for k, v in seat["points"].items()})
        for seat in seats
    ]
    rounds, decisions = number(form["rounds"]), number(form["decisions"])
    if task is None:
        return None
    seating = contest.seatings()[task.turn]
    return Played(
        deal=task.deal,
        turn=task.turn,
        seats=tuple([Seat(who, *result) for who, result in zip(seating, found, strict=True)]),
        rounds=rounds,
        decisions=decisions,
        digest=str(form["digest"]),
        fault=str(form["fault"]),
    )


def number(value: Json) -> int:
    """A whole number of a line."""
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError
    return value
