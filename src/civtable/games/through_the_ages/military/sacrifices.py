"""Sacrificed units: they add their strength once more to an attack, or to the defence against one."""

from abc import abstractmethod
from typing import Final, TypeVar

from civtable.core.game import Moment, Option, Question, Several
from civtable.core.words import Reason
from civtable.games.through_the_ages.data import FIRST_UNIT, LEVELS, SLOTS
from civtable.games.through_the_ages.happenings import ANNOUNCED, SACRIFICED
from civtable.games.through_the_ages.military.colonies import force_of, may_sacrifice
from civtable.games.through_the_ages.military.steps import Sacrifice
from civtable.games.through_the_ages.options import DONE, FINISHED, SACRIFICE, SACRIFICE_SLOT, technology_of
from civtable.games.through_the_ages.player import Player
from civtable.games.through_the_ages.ratings import refresh
from civtable.games.through_the_ages.state import ThroughTheAges
from civtable.games.through_the_ages.steps import RETURNING, Amount
from civtable.games.through_the_ages.words.phrases import TOGETHER, because, reason_or_none

FIRST: Final = FIRST_UNIT * LEVELS

Side = TypeVar("Side", bound=Sacrifice)


def no_sacrifice(state: ThroughTheAges, player: Player, slot: int, last: int) -> str:
    """A unit that is not given up yet."""
    if not may_sacrifice(state):
        return "no_sacrifice_now"
    if state.sent[slot - FIRST] >= player.workers[slot]:
        return "no_unit"
    return TOGETHER if slot < last else ""


def sacrifices(state: ThroughTheAges, player: Player, last: int) -> list[Option]:
    """The units that a player may still give up."""
    return [
        SACRIFICE_SLOT[slot]
        for slot in range(FIRST, SLOTS)
        if player.workers[slot] and not no_sacrifice(state, player, slot, last)
    ]


def units_left(state: ThroughTheAges, player: Player) -> list[Option]:
    """All the units that are not given up yet, each for itself."""
    if not may_sacrifice(state):
        return []
    return [
        SACRIFICE_SLOT[slot]
        for slot in range(FIRST, SLOTS)
        for _ in range(player.workers[slot] - state.sent[slot - FIRST])
    ]


def begin_sacrifice(state: ThroughTheAges) -> None:
    """Nobody is given up yet."""
    state.sent = [0] * (SLOTS - FIRST)


def end_attack(state: ThroughTheAges) -> None:
    """Both sides have announced their strength."""
    state.sent = []
    state.force = 0


def give_up(state: ThroughTheAges, player: Player, slot: int) -> None:
    """One more unit; it stays on its card until all is announced."""
    state.sent[slot - FIRST] += 1
    state.emit(SACRIFICED, player.seat, slot)


def sacrificed_strength(state: ThroughTheAges, player: Player) -> int:
    """What the units given up add; complete armies among them add what the tactic gives."""
    return force_of(player, state.sent)


def strength_with(state: ThroughTheAges, player: Player, picked: list[Option]) -> int:
    """What they would add together with the units among these; armies are counted over all of them."""
    units = state.sent[:]
    for option in picked:
        if option.kind == SACRIFICE:
            units[technology_of(option) - FIRST] += 1
    return force_of(player, units)


def bury(state: ThroughTheAges, player: Player) -> None:
    """The units leave their cards; their workers reach the bank when the attack is over."""
    fallen = sum(state.sent)
    if fallen:
        for i in range(len(state.sent)):
            player.workers[FIRST + i] -= state.sent[i]
        state.steps.append(Amount(RETURNING, player.seat, fallen))
        refresh(state, player)
    begin_sacrifice(state)


class Returning(Moment[ThroughTheAges, Amount]):
    """Sacrificed workers go back to the yellow bank."""

    def finish(self, state: ThroughTheAges, step: Amount) -> None:
        """After the effect of the attack."""
        state.players[step.seat].yellow += step.amount


class Sacrificing(Question[ThroughTheAges, Side]):
    """One side of an attack gives up units, which are chosen together, and announces its strength."""

    def options(self, state: ThroughTheAges, step: Side) -> list[Option]:
        """Any unit, or enough."""
        return [FINISHED, *sacrifices(state, state.players[step.seat], step.last)]

    def apply(self, state: ThroughTheAges, step: Side, option: Option) -> None:
        """The units fall only when all is announced."""
        player = state.players[step.seat]
        if option.kind == SACRIFICE:
            unit = technology_of(option)
            give_up(state, player, unit)
            state.steps.append(step.after(unit))
            return
        strength = self.strength(state, step) + sacrificed_strength(state, player)
        state.emit(ANNOUNCED, step.seat, step.card, strength)
        bury(state, player)
        self.announce(state, step, strength)

    def confirms(self, state: ThroughTheAges, step: Side) -> bool:
        """Nothing is announced before the player has said that these are all."""
        return step.last != 0

    def several(self, state: ThroughTheAges, step: Side) -> Several | None:
        """Any number of units."""
        units = units_left(state, state.players[step.seat])
        things = [unit for unit in units if technology_of(unit) >= step.last]
        return Several(things, 0, len(things), FINISHED)

    def goes_on(self, step: Side) -> bool:
        """Once a unit is given up."""
        return step.last != 0

    @abstractmethod
    def strength(self, state: ThroughTheAges, step: Side) -> int:
        """What this side has without sacrifices."""

    @abstractmethod
    def announce(self, state: ThroughTheAges, step: Side, strength: int) -> None:
        """What follows."""

    def why_not(self, state: ThroughTheAges, step: Side, option: Option) -> Reason | None:
        """A unit of one's own."""
        if option.kind == DONE:
            return None
        if option.kind != SACRIFICE:
            return because("not_now_sacrifice")
        player = state.players[step.seat]
        return reason_or_none(no_sacrifice(state, player, technology_of(option), step.last))
