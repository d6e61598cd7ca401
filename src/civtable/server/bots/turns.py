"""A bot's turn at a table, and what its process is asked about it."""

from dataclasses import dataclass

from civtable.core.game import Decision, State
from civtable.core.match import Ply
from civtable.core.rng import fast_rng
from civtable.games import AnyGame
from civtable.server.bots.asking import LONGEST_THOUGHT
from civtable.server.bots.process import question_text


@dataclass(frozen=True)
class Turn:
    """A bot's turn at a table: whose, at which position, the level of the bot, and what plays for it here."""

    decision: Decision
    level: str
    behind: str | None  # the level, or the file of a policy; None if this server does not have the policy
    ply: int
    last: Ply | None  # the choice before, by which a position is known that was taken back and reached anew

    @property
    def seat(self) -> int:
        """The seat that has to choose."""
        return self.decision.seat


@dataclass(frozen=True)
class Task:
    """What a process is asked for a turn, and for how long it is waited for; or a choice that is known."""

    turn: Turn
    level: str | None
    question: str = ""
    patience: float = LONGEST_THOUGHT
    code: str = ""


def same_turn(one: Turn, other: Turn | None) -> bool:
    """Whether a table still waits for the same choice."""
    return other is not None and (one.seat, one.ply) == (other.seat, other.ply) and one.last is other.last


def by_lot(game: AnyGame, decision: Decision, seed: str) -> str:
    """One of the options by lot; not the one that leaves the game, if there is another."""
    options = [option for option in decision.options if option is not game.giving_up] or decision.options
    return options[fast_rng(seed).below(len(options))].code


def question_for(
    game: AnyGame,
    state: State,
    seat: int,
    level: str,
    seed: str,
    seconds: float | None = None,
    processes: int = 1,
) -> str:
    """What a bot's process is asked: a position dealt again for the seat, and nothing else of the table."""
    sandbox = game.determinize(state, seat, fast_rng(f"sandbox {seed}"))
    return question_text(game, sandbox, level, seed, seconds, processes)
