"""The course of a game as one seat lives through it: what a challenge is judged by.

All of it is what the seat may know at that moment: its board, its own score, events as it sees them.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from civtable.core.events import Event
from civtable.core.game import State
from civtable.core.match import Match
from civtable.core.parts import Score
from civtable.core.values import Json
from civtable.games import AnyGame


class Moment:
    """A position after a choice of anybody, as a seat knows it, and what happened by the choice.

    `gained` are the points that the choice brought this seat, by source, where the state does not tell them.
    """

    def __init__(
        self, game: AnyGame, state: State, seat: int, events: Sequence[Event], gained: Mapping[str, int]
    ) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.view: dict[str, Any] = game.view(state, seat)
        self.happened = [game.event_form(event.for_seat(seat)) for event in events]
        self.gained = gained
        self.over = game.decision(state) is None

    @property
    def board(self) -> dict[str, Any]:
        """What lies before this seat."""
        found: dict[str, Any] = self.view["players"][self.seat]
        return found

    @property
    def round(self) -> int:
        """The round that is played."""
        number: int = self.view["round"]
        return number

    def own(self, name: str) -> list[dict[str, Json]]:
        """The events of a kind that are this seat's."""
        return [event for event in self.happened if event["event"] == name and event["seat"] == self.seat]

    def scores(self) -> list[Score]:
        """Everybody's result, which nobody is told before the end."""
        assert self.over, "the game goes on"
        return self.game.scores(self.state)

    def score(self) -> Score:
        """One's own result, as if the game ended now."""
        return next(score for score in self.game.scores(self.state) if score.seat == self.seat)


class Course:
    """A game that is played again choice by choice, each moment told as a seat knows it."""

    def __init__(self, match: Match[State], seat: int) -> None:
        self.match: Final = match
        self.seat: Final = seat

    def begin(self) -> Moment:
        """The moment before the first choice."""
        return Moment(self.match.game, self.match.state, self.seat, [], {})

    def play(self, code: str) -> Moment:
        """The moment after the next choice."""
        game = self.match.game
        before = game.copy(self.match.state) if game.gains is not None else None
        events = self.match.play(code)
        gained: dict[str, int] = {}
        if game.gains is not None and before is not None:
            for source, number in game.gains(before, events, self.match.state)[self.seat]:
                gained[source] = gained.get(source, 0) + number
        return Moment(game, self.match.state, self.seat, events, gained)
