"""Random games with every law checked at every position: what is to be played, and what came of it."""

from collections.abc import Iterator
from dataclasses import dataclass

from civtable.core.game import SPECTATOR
from civtable.core.laws import LawBroken, Walk
from civtable.games import game_named


@dataclass(frozen=True)
class Task:
    """Games for a worker: names and numbers only, since states cannot travel between processes."""

    game: str
    settings: dict[str, str]
    players: int
    seed: str
    first: int
    games: int


@dataclass(frozen=True)
class Played:
    """What is kept of a finished game."""

    players: int
    number: int
    decisions: int
    branches: int
    rounds: int | None
    scores: list[int]
    digest: str


@dataclass(frozen=True)
class Broken:
    """A law that does not hold: which, how it shows, and the record that leads to the position."""

    players: int
    number: int
    law: str
    detail: str
    record: str


def walks(task: Task) -> Iterator[Played | Broken]:
    """Play the games of a task; the first that breaks a law is the last."""
    for i in range(task.first, task.first + task.games):
        result = walk(task, i)
        yield result
        if isinstance(result, Broken):
            return


def walk(task: Task, i: int) -> Played | Broken:
    """One random game. Any error in it is a finding too, and comes with its record."""
    game = game_named(task.game)
    walking = Walk(game, task.settings, task.players, f"{task.seed} {task.players} {i}")
    try:
        walking.run()
    except LawBroken as error:
        return Broken(task.players, i, error.law, error.detail, error.record.to_text())
    except Exception as error:
        record = walking.match.record()
        record.digests.pop(len(record.codes), None)  # the state may be half changed
        detail = f"{type(error).__name__}: {error}"
        return Broken(task.players, i, "the rules always have an answer", detail, record.to_text())
    state = walking.match.state
    rounds = game.view(state, SPECTATOR).get("round")
    return Played(
        players=task.players,
        number=i,
        decisions=walking.decisions,
        branches=walking.branches,
        rounds=rounds if isinstance(rounds, int) else None,
        scores=[score.total for score in game.scores(state)],
        digest=game.digest(state),
    )
