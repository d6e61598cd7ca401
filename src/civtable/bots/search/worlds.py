"""Worlds that a seat cannot tell from the true one, and games played out in them."""

from collections.abc import Callable
from math import exp
from typing import Final

from civtable.bots.base import Bot
from civtable.bots.search.judging import Judge
from civtable.core.game import Option, State
from civtable.core.rng import Rng
from civtable.games import AnyGame

WIN: Final = 0.3
"""The part of a result's value that winning is; the rest is the lead, which tells more about a choice."""

CLOSE: Final = 12.0
"""A lead of so many points, in a game that is only judged, is a win in nearly three of four games."""


class Worlds:
    """Deals that agree with what a seat knows. All options are tried in the same ones, with the same dice."""

    __slots__ = ("dealt", "end", "game", "judge", "judgement", "make", "open", "rng", "seat", "state")

    def __init__(
        self,
        game: AnyGame,
        make: Callable[[str], Bot],
        judge: Judge,
        state: State,
        seat: int,
        rng: Rng,
        open: bool = False,
    ) -> None:
        self.game = game
        self.make = make  # who plays the games out, in all seats: a new one each time, without memories
        self.judge = judge
        self.judgement = judge.judgement(state)
        self.end = judge.round(state) + judge.ahead  # the round in which a game is judged
        self.state = state
        self.seat = seat
        self.rng = rng
        self.open = open  # all cards lie as they truly do, and only the dice to come are unknown
        self.dealt: list[State] = []

    def world(self, number: int) -> State:
        """A copy of one of them, dealt when it is first asked for."""
        if number == len(self.dealt):
            self.dealt.append(self.another())
        return self.dealt[number].copy()

    def another(self) -> State:
        """One more of them."""
        if not self.open:
            return self.game.determinize(self.state, self.seat, self.rng)
        state = self.state.copy()
        state.rng = self.rng.fork()
        return state

    def value(self, option: Option, number: int) -> float:
        """What comes of an option in a world: near 1 for a high win, near 0 for a high loss."""
        return self.worth_of(self.tried(option, number))

    def tried(self, option: Option, number: int) -> State:
        """Where an option leads to in a world: to the end of the game, or to where it is judged."""
        state = self.world(number)
        self.game.apply(state, option)
        return self.played_out(state)

    def played_out(self, state: State) -> State:
        """Let the book play all seats, until the game is over or to be judged; changes the state."""
        game, judge, player = self.game, self.judge, self.make("")
        judged = self.judgement is not None
        while (decision := game.decision(state)) is not None:
            if judged and judge.round(state) >= self.end:
                return state
            game.apply(state, player.choose(state, decision))
        return state

    def worth_of(self, state: State) -> float:
        """The value of a position that was played out, to the seat."""
        judgement = self.judgement
        if judgement is not None and self.game.decision(state) is not None:
            return expected(judgement.lead(state, self.seat, self.end), self.judge.lead)
        return worth(self.game, state, self.seat, self.judge.lead)


def expected(lead: float, scale: float) -> float:
    """The value of a game that is not over, by the lead that it will end with."""
    return WIN * chance(lead / CLOSE) + (1 - WIN) * chance(lead / scale)


def worth(game: AnyGame, state: State, seat: int, scale: float) -> float:
    """The value of a finished game to a seat: the win, shared by those who share it, and the lead."""
    scores = game.scores(state)
    mine = scores[seat]
    others = [score.total for score in scores if score is not mine]
    if game.rival is not None and len(scores) == 1:
        others.append(game.rival(state))
    lead = mine.total - max(others)
    if mine.rank > 1:
        return (1 - WIN) * chance(min(lead, 0) / scale)
    winners = len([score for score in scores if score.rank == 1])
    return WIN / winners + (1 - WIN) * chance(max(lead, 0) / scale)


def chance(lead: float) -> float:
    """The logistic curve: a half without a lead, nearly one with a large one."""
    return 1 / (1 + exp(-lead))
