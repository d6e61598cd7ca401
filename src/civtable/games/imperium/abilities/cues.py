"""How abilities begin: by themselves, or set off by something that happened."""

from civtable.core.game import Step
from civtable.games.imperium.abilities.book import ABILITIES, CUED_ABILITIES, WAITS_FOR
from civtable.games.imperium.abilities.counts import all_hold
from civtable.games.imperium.abilities.instructions import Ability
from civtable.games.imperium.cards.table import SUITS_OF
from civtable.games.imperium.state import ACTIVATE, Imperium, Player
from civtable.games.imperium.steps import RUNNING, STARTING, USING, AbilityStep, cue_number
from civtable.games.imperium.terms import EXHAUST, NONE


class Start(Step):
    """An ability begins that was set off, perhaps by an icon or by so many of a resource."""

    __slots__ = ("ability", "amount", "card", "icon", "resource")

    def __init__(self, seat: int, ability: int, card: int, icon: int, resource: int, amount: int) -> None:
        super().__init__(STARTING, seat)
        self.ability = ability
        self.card = card
        self.icon = icon
        self.resource = resource
        self.amount = amount

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        cue = cue_number(self.icon, self.resource, self.amount)
        return (self.kind, self.seat, self.ability, self.card, cue)


class Use(Step):
    """An ability may be used that was set off, perhaps by an icon or by so many of a resource."""

    __slots__ = ("ability", "amount", "icon", "resource")

    def __init__(self, seat: int, ability: int, icon: int, resource: int, amount: int) -> None:
        super().__init__(USING, seat)
        self.ability = ability
        self.icon = icon
        self.resource = resource
        self.amount = amount

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        cue = cue_number(self.icon, self.resource, self.amount)
        return (self.kind, self.seat, self.ability, cue, 0)


def begin(state: Imperium, seat: int, ability: int, card: int, limbo: int = 0) -> None:
    """An ability starts to run, if its conditions hold; `limbo`: its card is being played."""
    if all_hold(state, state.players[seat], card, ABILITIES[ability].conditions):
        run(state, seat, ability, card, limbo, NONE, NONE, 0)


def run(
    state: Imperium, seat: int, ability: int, card: int, limbo: int, icon: int, resource: int, amount: int
) -> None:
    """An ability runs from its first instruction; it may have been set off by an icon or a resource."""
    state.frames += [card, seat, limbo, NONE, NONE, 0, 0, 0, 0, NONE, 0, icon, resource, amount]
    state.steps.append(AbilityStep(RUNNING, seat, ability, 0))


def is_ready(state: Imperium, player: Player, ability: Ability, index: int) -> bool:
    """Whether an exhaust ability that waits for a cue may be used now."""
    if ability.trigger != EXHAUST:
        return True
    if player.used[index] or not player.exhaust:
        return False
    return ability.any_turn or (state.current == player.seat and state.phase == ACTIVATE)


def set_off(
    state: Imperium,
    cue: int,
    player: Player,
    card: int = NONE,
    zone: int = 0,
    icon: int = NONE,
    resource: int = NONE,
    amount: int = 0,
) -> None:
    """Something happened to a player: abilities that wait for it run next, or may be used.

    It was about a card from a zone, about material from an icon, or about so many of a resource.
    """
    in_play = player.in_play
    for i in range(len(in_play) - 1, -1, -1):
        if not WAITS_FOR[in_play[i]] & cue:
            continue
        for number in CUED_ABILITIES[in_play[i]]:
            ability = ABILITIES[number]
            if ability.cue != cue or not is_meant(ability, card, zone, icon, resource):
                continue
            if ability.trigger == EXHAUST or ability.may:
                if is_ready(state, player, ability, i):
                    state.steps.append(Use(player.seat, number, icon, resource, amount))
            elif all_hold(state, player, in_play[i], ability.conditions):
                state.steps.append(Start(player.seat, number, in_play[i], icon, resource, amount))


def is_meant(ability: Ability, card: int, zone: int, icon: int, resource: int) -> bool:
    """Whether the cue is about such a card, zone, icon and resource as the ability says."""
    if card != NONE and not ability.filter.fits[card]:
        return False
    if ability.suits and not (card != NONE and SUITS_OF[card] & ability.suits):
        return False
    if ability.from_zone and not ability.from_zone & zone:
        return False
    if ability.icon != NONE:
        return icon == ability.icon
    return ability.what in (NONE, resource)
