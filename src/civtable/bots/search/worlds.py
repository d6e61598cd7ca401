"""Worlds that a seat cannot tell from the true one, and games played out in them."""

from math import exp
from typing import Final

from civtable.bots.base import Bot
from civtable.core.game import Option, State
from civtable.core.rng import Rng
from civtable.games import AnyGame

WIN: Final = 0.3
"""The part of a result's value that winning is; the rest is the lead, which tells more about a choice."""


class Worlds:
    """Deals that agree with what a seat knows. All options are tried in the same ones, with the same dice."""

    __slots__ = ("dealt", "game", "rng", "seat", "state")

    def __init__(self, game: AnyGame, state: State, seat: int, rng: Rng) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.rng = rng
        self.dealt: list[State] = []

    def world(self, number: int) -> State:
        """A copy of one of them, dealt when it is first asked for."""
        if number == len(self.dealt):
            self.dealt.append(self.game.determinize(self.state, self.seat, self.rng))
        return self.dealt[number].copy()


class PlayingOut:
    """Plays games to their end with one bot in all seats, and says what they were worth to a seat."""

    __slots__ = ("game", "lead", "player")

    def __init__(self, game: AnyGame, player: Bot, lead: float) -> None:
        self.game = game
        self.player = player
        self.lead = lead  # points of lead after which more of them count little

    def value(self, state: State, option: Option, seat: int) -> float:
        """What comes of an option in a world: near 1 for a high win, near 0 for a high loss."""
        game, player = self.game, self.player
        game.apply(state, option)
        while (decision := game.decision(state)) is not None:
            game.apply(state, player.choose(state, decision))
        return self.worth(state, seat)

    def worth(self, state: State, seat: int) -> float:
        """The value of a finished game: the win, shared by those who share it, and the lead."""
        scores = self.game.scores(state)
        mine = scores[seat]
        others = [score.total for score in scores if score is not mine]
        if self.game.rival is not None and len(scores) == 1:
            others.append(self.game.rival(state))
        lead = mine.total - max(others)
        if mine.rank > 1:
            return (1 - WIN) * chance(min(lead, 0) / self.lead)
        winners = len([score for score in scores if score.rank == 1])
        return WIN / winners + (1 - WIN) * chance(max(lead, 0) / self.lead)


def chance(lead: float) -> float:
    """The logistic curve: a half without a lead, nearly one with a large one."""
    return 1 / (1 + exp(-lead))
