"""Playing a game of a contest to its end, and what is kept of it."""

import time
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from typing import Final

from civtable.bots.base import Bot, ask
from civtable.bots.levels import bot_named
from civtable.core.game import SPECTATOR, State
from civtable.core.rng import fast_rng
from civtable.games import AnyGame, game_named
from civtable.lab.arena.contests import Contest, Task
from civtable.lab.arena.outside import BotFault, OutsideBot
from civtable.lab.arena.positions import Notebook, Positions
from civtable.lab.census import Tallies, sides_of, tallied

SECONDS_OF_A_PORTION: Final = 1.0
"""After so many seconds a worker begins no other game before it reports, so that Ctrl-C is heard soon."""


@dataclass(frozen=True)
class Seat:
    """The result of a seat: who sat there, points and rank."""

    contestant: int
    total: int
    rank: int
    points: dict[str, int]


@dataclass(frozen=True)
class Played:
    """The result of a game."""

    deal: int
    turn: int
    seats: tuple[Seat, ...]
    rounds: int
    decisions: int
    digest: str
    tallies: Tallies = field(default_factory=dict)  # of a census
    sides: tuple[str, ...] = ()  # of a census: what each seat played, where that differs
    fault: str = ""  # why an outside bot lost before the end: the game was not played out
    positions: Positions | None = None  # of a dataset


def play(task: Task) -> Played:
    """Play a game of the contest to its end, or until an outside bot gives no proper answer."""
    contest = task.contest
    game = game_named(contest.game)
    deal = f"{contest.seed}, deal {task.deal}"
    state = game.start(dict(contest.settings), contest.players, fast_rng(deal))
    if contest.census:
        state.log = []
    sandboxes = fast_rng(f"{deal}, sandboxes")
    notebook = Notebook(game, contest.players) if contest.positions else None
    decisions = 0
    with ExitStack() as programs:
        bots = seated(task, game, deal, programs)
        while (decision := game.decision(state)) is not None:
            try:
                option = ask(bots[decision.seat], game, state, decision, sandboxes)
            except BotFault as fault:
                return result(task, game, state, decisions, decision.seat, fault)
            if notebook is not None:
                notebook.add(decisions, state, decision, option)
            game.apply(state, option)
            decisions += 1
    played = result(task, game, state, decisions)
    return played if notebook is None else replace(played, positions=notebook.packed())


def seated(task: Task, game: AnyGame, deal: str, programs: ExitStack) -> list[Bot]:
    """The bots of a game by seat; programs from outside are ended with the game."""
    contest = task.contest
    bots: list[Bot] = []
    for seat, contestant in enumerate(contest.seatings()[task.turn]):
        seed = f"{deal}, {contest.known_as(contestant)}, seat {seat}"
        outside = contest.outside_bot(contestant)
        if outside is None:
            bots.append(bot_named(game, contest.bots[contestant], seed))
        else:
            bots.append(programs.enter_context(OutsideBot(outside, game, seed)))
    return bots


def result(
    task: Task,
    game: AnyGame,
    state: State,
    decisions: int,
    faulty: int | None = None,
    fault: BotFault | None = None,
) -> Played:
    """What is kept of a game. A seat that failed is last; the others share the win, whatever their points."""
    contest = task.contest
    seating = contest.seatings()[task.turn]
    view = game.view(state, SPECTATOR)
    rounds = view.get("round")
    seats: list[Seat] = []
    for score in game.scores(state):
        rank = score.rank if faulty is None else contest.players if score.seat == faulty else 1
        seats.append(Seat(seating[score.seat], score.total, rank, dict(score.points)))
    return Played(
        deal=task.deal,
        turn=task.turn,
        seats=tuple(seats),
        rounds=rounds if isinstance(rounds, int) else 0,
        decisions=decisions,
        digest=game.digest(state),
        tallies=tallied(game, state.log, contest.players) if state.log is not None else {},
        sides=sides_of(game, view) if state.log is not None else (),
        fault="" if fault is None else f"{contest.bots[seating[faulty or 0]]}: {fault}",
    )


def play_some(tasks: list[Task]) -> list[Played]:
    """The first of some games, for a worker: at least one, and as many as fit into a portion's time."""
    until = time.monotonic() + SECONDS_OF_A_PORTION
    played = [play(tasks[0])]
    for task in tasks[1:]:
        if time.monotonic() > until:
            break
        played.append(play(task))
    return played


def names_in(contest: Contest, turn: int) -> list[str]:
    """The names of the bots by seat."""
    return [contest.bots[contestant] for contestant in contest.seatings()[turn]]
