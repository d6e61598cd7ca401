"""The zones of a player's cards: which cards of each an instruction can mean."""

from abc import abstractmethod
from typing import Final

from civtable.games.imperium.abilities.book import EFFECTS
from civtable.games.imperium.abilities.counts import above_accession
from civtable.games.imperium.abilities.instructions import JUST_DRAWN, OF_MASKS, Instr
from civtable.games.imperium.cards.table import HAS_QUESTS
from civtable.games.imperium.state import F_BEFORE, F_MOVED, Imperium, Player
from civtable.games.imperium.terms import (
    ABANDON,
    ACTIVE_QUEST,
    DISCARD,
    DRAW_DECK,
    GARRISON,
    HAND,
    HISTORY,
    IN_PLAY,
    NATION_DECK,
    NONE,
    QUESTS,
    RECALL,
    SUNKEN,
)


class Zone:
    """A zone: what lies there, and what of it is meant."""

    @abstractmethod
    def cards(self, player: Player) -> list[int]:
        """What lies there."""

    def meant(self, state: Imperium, player: Player, instr: Instr, card: int) -> list[int]:
        """The cards there that an instruction of this card means, with repeats."""
        fits = instr.filter.fits
        return [other for other in self.cards(player) if fits[other]]


class Hand(Zone):
    """The hand."""

    def cards(self, player: Player) -> list[int]:
        """All of it."""
        return player.hand

    def meant(self, state: Imperium, player: Player, instr: Instr, card: int) -> list[int]:
        """Some effects mean the two cards drawn last."""
        if instr.flags & JUST_DRAWN:
            drawn = [state.register(F_MOVED), state.register(F_BEFORE)]
            return [other for other in player.hand if other in drawn]
        fits = instr.filter.fits
        return [other for other in player.hand if fits[other]]


class DiscardPile(Zone):
    """The discard pile."""

    def cards(self, player: Player) -> list[int]:
        """All of it."""
        return player.discard


class History(Zone):
    """The history."""

    def cards(self, player: Player) -> list[int]:
        """All of it."""
        return player.history


class InPlay(Zone):
    """Cards in play."""

    def cards(self, player: Player) -> list[int]:
        """All of them."""
        return player.in_play

    def meant(self, state: Imperium, player: Player, instr: Instr, card: int) -> list[int]:
        """Some cannot be abandoned or recalled; some effects mean cards with certain others under them."""
        fits = instr.filter.fits
        moving = instr.verb in (ABANDON, RECALL)
        found = [other for other in player.in_play if fits[other] and not (moving and is_firm(other))]
        if instr.filter.holding:
            found = [other for other in found if holds_garrison(player, other, instr.filter.holding)]
        return found


class Garrison(Zone):
    """Cards that lie under others."""

    def cards(self, player: Player) -> list[int]:
        """All of them."""
        return player.garrison

    def meant(self, state: Imperium, player: Player, instr: Instr, card: int) -> list[int]:
        """Those in the card itself, in hosts of a kind, or in any."""
        fits = instr.filter.fits
        return [
            player.garrison[i]
            for i in range(len(player.garrison))
            if fits[player.garrison[i]] and is_host(player.hosts[i], instr, card)
        ]


class DrawDeck(Zone):
    """The draw deck."""

    def cards(self, player: Player) -> list[int]:
        """All of it."""
        return player.deck


class Quests(Zone):
    """The impending quests of the Arthurians."""

    def cards(self, player: Player) -> list[int]:
        """The quests that can be chosen: one of them only when it is the last one."""
        if not HAS_QUESTS[player.nation]:
            return []
        if len(player.developments) == 1:
            return player.developments
        return [quest for quest in player.developments if not EFFECTS[quest].last_quest]


class ActiveQuest(Zone):
    """The active quest."""

    def cards(self, player: Player) -> list[int]:
        """There is one, or none."""
        return [player.quest] if player.quest != NONE else []


class Sunken(Zone):
    """Sunken cards."""

    def cards(self, player: Player) -> list[int]:
        """All of them."""
        return player.sunken


class NationDeck(Zone):
    """The nation deck."""

    def cards(self, player: Player) -> list[int]:
        """Never the accession card."""
        return player.nation_deck[above_accession(player) :]


def is_firm(card: int) -> bool:
    """Whether a card in play cannot be abandoned or recalled."""
    return EFFECTS[card].firm


def is_host(host: int, instr: Instr, card: int) -> bool:
    """Whether an instruction of this card speaks of what is garrisoned in another."""
    if instr.filter.here and host != card:
        return False
    return not instr.filter.host or instr.filter.host[host] > 0


def place_in_garrison(player: Player, instr: Instr, picked: int, card: int) -> int:
    """Where the card lies that is meant: equal ones may lie in other hosts. It may stand for a mask."""
    for i in range(len(player.garrison)):
        if player.garrison[i] == picked:
            for_mask = bool(instr.flags & OF_MASKS) and EFFECTS[player.hosts[i]].for_masks
            if for_mask or (instr.zones & GARRISON and is_host(player.hosts[i], instr, card)):
                return i
    raise AssertionError((player.garrison, picked))


def holds_garrison(player: Player, host: int, fits: list[int]) -> bool:
    """Whether a matching card is garrisoned in a card."""
    garrison = player.garrison
    return any(player.hosts[i] == host and fits[garrison[i]] > 0 for i in range(len(garrison)))


ZONES: Final[list[Zone]] = [
    *(Hand(), DiscardPile(), History(), InPlay(), Garrison(), DrawDeck(), Quests(), ActiveQuest(), Sunken()),
    NationDeck(),
]
"""By the bit of the zone: see terms."""

ZONE_BITS: Final = [HAND, DISCARD, HISTORY, IN_PLAY, GARRISON, DRAW_DECK, QUESTS, ACTIVE_QUEST, SUNKEN]
"""Zones from which cards are picked."""

FIND_ZONES: Final = [HAND, DISCARD, DRAW_DECK, NATION_DECK]
"""Zones that are searched, in this order."""
