"""Moments of a game in which chance is a player of its own: every number that it gives is somebody's choice.

The engine draws numbers while it carries out a choice. Here it does so on a copy, with a generator that stops
where the next number is needed; once that is known, the copy is made again and comes one number further.
"""

import hashlib
import json
from typing import Final

from civtable.core.events import Event
from civtable.core.game import Option, State
from civtable.core.rng import ChanceAsked, OpenRng, Rng, ScriptedRng
from civtable.games import AnyGame

NOTHING: Final = ""
"""The past of who has seen nothing yet."""


class Moment:
    """A moment of a game, which never changes: whoever goes on from it makes another one.

    `state` is the position of the last decision; None before the game is set up. If `outcomes` is not 0,
    chance has to decide among so many; `option` was chosen before, and `drawn` is what chance has given
    since. `pasts` says for every seat, in brief, all that it has seen and done so far. `views` keeps what has
    been asked for of the position.
    """

    __slots__ = ("drawn", "option", "outcomes", "pasts", "state", "views")

    def __init__(
        self,
        state: State | None,
        option: Option | None,
        drawn: tuple[int, ...],
        outcomes: int,
        pasts: tuple[str, ...],
        views: dict[int, str] | None = None,
    ) -> None:
        self.state = state
        self.option = option
        self.drawn = drawn
        self.outcomes = outcomes
        self.pasts = pasts
        self.views: dict[int, str] = {} if views is None else views

    @property
    def position(self) -> State:
        """The position of the last decision, once the game is set up."""
        assert self.state is not None, "the game is not set up yet"
        return self.state

    def __reduce__(self) -> tuple[object, ...]:
        """What travels between processes."""
        return Moment, (self.state, self.option, self.drawn, self.outcomes, self.pasts)

    def __deepcopy__(self, memo: dict[int, object]) -> "Moment":
        """Itself: it never changes."""
        return self


class Course:
    """A game with its settings, and how it goes on from moment to moment."""

    def __init__(self, game: AnyGame, settings: dict[str, str], players: int) -> None:
        self.game = game
        self.settings = settings
        self.players = players
        self.start: Final = self._tried(Moment(None, None, (), 0, (NOTHING,) * players), None, ())

    def after(self, moment: Moment, action: int) -> Moment:
        """What comes of an option, by index, or of a number that chance gives."""
        if moment.outcomes:
            assert 0 <= action < moment.outcomes, f"chance {action}: there are {moment.outcomes} outcomes"
            return self._tried(moment, moment.option, (*moment.drawn, action))
        return self._tried(moment, self.game.options[action], ())

    def legal(self, moment: Moment) -> list[int]:
        """The options that are offered, by index; nobody leaves a game while there is something else."""
        decision = None if moment.state is None else self.game.decision(moment.state)
        if decision is None:
            return []
        leaving = self.game.giving_up if len(decision.options) > 1 else None
        return sorted([option.index for option in decision.options if option is not leaving])

    def resampled(self, moment: Moment, seat: int, chance: Rng) -> Moment:
        """The same for a seat, in a world dealt again; what others have seen before is forgotten."""
        assert not moment.outcomes, "chance has to decide first"
        world = self.game.determinize(moment.position, seat, chance)
        world.rng = ScriptedRng([], 0)
        self.game.decision(world)
        pasts = [past if other == seat else NOTHING for other, past in enumerate(moment.pasts)]
        return Moment(world, None, (), 0, tuple(pasts))

    def observed(self, moment: Moment, seat: int) -> str:
        """All that a seat may know now, as text."""
        if moment.state is None:
            return NOTHING
        if seat not in moment.views:
            view = self.game.view(moment.state, seat)
            moment.views[seat] = json.dumps(view, sort_keys=True, separators=(",", ":"))
        return moment.views[seat]

    def _tried(self, moment: Moment, option: Option | None, drawn: tuple[int, ...]) -> Moment:
        """Carry an option out, or set the game up, as far as chance allows."""
        state, pasts = moment.state, moment.pasts
        rng = OpenRng(list(drawn), 0)
        try:
            world = self._begun(rng) if state is None or option is None else self._gone_on(state, option, rng)
        except ChanceAsked as asked:
            return Moment(state, option, drawn, asked.outcomes, pasts, moment.views)
        assert rng.used == len(drawn), f"{len(drawn)} numbers, and {rng.used} were needed"
        if state is not None and option is not None:
            decision = self.game.decision(state)
            assert decision is not None
            pasts = grown(pasts, decision.seat, option, world.log or [])
        world.log = None
        world.rng = ScriptedRng([], 0)
        return Moment(world, None, (), 0, pasts)

    def _begun(self, rng: Rng) -> State:
        world = self.game.new(self.settings, self.players, rng)
        self.game.decision(world)
        return world

    def _gone_on(self, state: State, option: Option, rng: Rng) -> State:
        world = state.copy()
        world.rng = rng
        world.log = []
        self.game.apply(world, option)
        return world


def grown(pasts: tuple[str, ...], seat: int, option: Option, log: list[Event]) -> tuple[str, ...]:
    """The pasts after a choice: everybody sees its events, as far as they may, and who chose knows what."""
    found: list[str] = []
    for watching, past in enumerate(pasts):
        events = [event.for_seat(watching) for event in log]
        seen = [(event.kind, event.seat, event.facts) for event in events]
        chosen = option.code if watching == seat else None
        text = f"{past} {chosen} {seen}"
        found.append(hashlib.blake2b(text.encode(), digest_size=16).hexdigest())
    return tuple(found)
