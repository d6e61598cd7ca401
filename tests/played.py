"""A game that a test plays by codes; the table of each game adds its own words."""

from typing import Any, Generic

from civtable.core.events import Event
from civtable.core.game import SPECTATOR, Game, S
from civtable.core.parts import Score
from civtable.core.several import is_formality


class Played(Generic[S]):
    """A game at some position."""

    def __init__(self, game: Game[S], state: S) -> None:
        self.game = game
        self.state = state
        self.events: list[Event] = []

    def play(self, *codes: str) -> None:
        """Make these choices, one after the other, each by whoever is asked.

        What is asked only so that its owner says so need not be among them.
        """
        for code in codes:
            self.pass_over(code)
            offered = self.offered()
            self.state.log = []
            self.game.play(self.state, code)
            assert code in offered, (code, offered)
            self.game.check(self.state)
            self.events = self.state.log
        self.pass_over()

    def pass_over(self, unless: str = "") -> None:
        """Give the only answers that there are, as far as they are not to be given next."""
        while is_formality(self.game, self.state) and self.offered() != [unless]:
            self.game.play(self.state, self.offered()[0])

    def offered(self, start: str = "") -> list[str]:
        """The codes that may be chosen now, or those of them that start with a word."""
        decision = self.game.decision(self.state)
        codes = [] if decision is None else [option.code for option in decision.options]
        return [code for code in codes if not start or code == start or code.startswith(start + " ")]

    def asked(self) -> tuple[str, int] | None:
        """Which question is open and who answers it; None when the game is over."""
        decision = self.game.decision(self.state)
        return None if decision is None else (self.game.questions[decision.kind].name, decision.seat)

    def why(self, code: str) -> str | None:
        """The short key of the rule that forbids a code; None if it is offered."""
        reason = self.game.why_not(self.state, code)
        assert (reason is None) == (code in self.offered()), code
        return None if reason is None else reason.key.removeprefix(f"{self.game.name}-why-")

    def happened(self) -> list[str]:
        """The names of what the last choice brought about."""
        return [self.game.events[event.kind].name for event in self.events]

    def told(self, name: str) -> dict[str, Any]:
        """What the newest event of that name tells."""
        forms = [self.game.event_form(event) for event in self.events]
        return dict(next(form for form in reversed(forms) if form["event"] == name))

    def form(self) -> dict[str, Any]:
        """The whole position."""
        return dict(self.game.to_json(self.state))

    def view(self, seat: int = SPECTATOR) -> dict[str, Any]:
        """What a seat knows."""
        return dict(self.game.view(self.state, seat))

    def part(self, name: str) -> Any:
        """A part of the position by its name in the JSON form."""
        return self.form()[name]

    def scores(self) -> list[Score]:
        """The results as if the game ended now."""
        return self.game.scores(self.state)
