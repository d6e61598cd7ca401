"""What a player can pay with, and the cards that an instruction can mean."""

from civtable.games.imperium.abilities.book import EFFECTS, WAITS_FOR
from civtable.games.imperium.abilities.counts import (
    counted,
    development_cost,
    production,
    unrest_discard,
    unrest_material,
)
from civtable.games.imperium.abilities.instructions import (
    ANY_NUMBER,
    ANYTHING,
    JUST_DRAWN,
    MAY,
    OF_MASKS,
    OF_UNREST,
    UP_TO,
    Instr,
)
from civtable.games.imperium.abilities.zones import ZONE_BITS, ZONES
from civtable.games.imperium.cards.table import HAS_QUESTS
from civtable.games.imperium.state import Imperium, Player
from civtable.games.imperium.terms import (
    ABANDON,
    HAND,
    MATERIAL,
    NONE,
    POPULATION,
    PROGRESS,
    TO_GARRISON,
    YOU_MUST_DISCARD,
)

# Payments.


def can_afford(player: Player, material: int, population: int, progress: int) -> bool:
    """1 progress pays as 1 population or as 2 material; a cost in progress is paid in progress."""
    missing = max(0, population - player.tokens[POPULATION])
    missing += (max(0, material - player.tokens[MATERIAL]) + 1) // 2
    return missing + progress <= player.tokens[PROGRESS]


def can_develop(player: Player, card: int) -> bool:
    """Whether a development can be paid for."""
    cost = development_cost(player, card)
    return can_afford(player, cost[0], cost[1], cost[2])


def payment(player: Player, instr: Instr) -> list[int]:
    """Material, population and progress that an instruction asks for."""
    if instr.flags & OF_UNREST and instr.cost[MATERIAL]:
        return [unrest_material(player, instr.cost[MATERIAL]), instr.cost[1], instr.cost[2]]
    return instr.cost


def wanted(player: Player, instr: Instr) -> int:
    """How many cards an instruction asks for."""
    return unrest_discard(player, instr.n) if instr.flags & OF_UNREST else instr.n


# Cards that an instruction can mean.


def candidates(state: Imperium, player: Player, instr: Instr, zone: int, card: int) -> list[int]:
    """The cards in a zone that an instruction of this card means, with repeats."""
    if instr.verb == TO_GARRISON and card not in player.in_play:
        return []
    return ZONES[zone.bit_length() - 1].meant(state, player, instr, card)


def asks_for_masks(instr: Instr) -> bool:
    """Whether masks are to be discarded: some cards help with that."""
    return bool(instr.flags & OF_MASKS)


def takes_any(instr: Instr) -> bool:
    """Whether so many hand cards have to be picked, whichever they are."""
    exact = not instr.flags & (MAY | UP_TO | ANY_NUMBER | JUST_DRAWN)
    return exact and instr.zones == HAND and instr.filter is ANYTHING


def mask_help(player: Player) -> int:
    """Masks that need not be discarded: one by a card that is exhausted, one for each that is abandoned."""
    found = len([host for host in player.hosts if EFFECTS[host].for_masks])
    if spares_a_mask(player):
        found += 1
    return found


def spares_a_mask(player: Player) -> bool:
    """Whether a card can be exhausted that waits for masks to be discarded."""
    for i in range(len(player.in_play)):
        if WAITS_FOR[player.in_play[i]] & YOU_MUST_DISCARD:
            return player.exhaust > 0 and not player.used[i]
    return False


def weight(instr: Instr, card: int) -> int:
    """How much of what is asked for a card is: a region printed twice counts twice when abandoned."""
    return instr.filter.fits[card] if instr.verb == ABANDON else 1


def available(state: Imperium, player: Player, instr: Instr, card: int, leaving: int) -> int:
    """How much of what an instruction asks for there is; `leaving` is the hand card being played."""
    found = 0
    for zone in ZONE_BITS:
        if instr.zones & zone:
            for other in candidates(state, player, instr, zone, card):
                found += weight(instr, other)
    if leaving != NONE and instr.zones & HAND and instr.filter.fits[leaving] and leaving in player.hand:
        found -= 1
    if asks_for_masks(instr):
        found += mask_help(player)
    return found


# How much there is of what instructions mean.


def can_draw(player: Player) -> bool:
    """Whether there is anything to draw, after a reshuffle too."""
    return bool(player.deck or player.discard or player.nation_deck)


def gain_amount(state: Imperium, player: Player, card: int, instr: Instr) -> int:
    """How many tokens an instruction gives."""
    if instr.count is None:
        return instr.n
    if instr.verb:
        return instr.n * production(player, instr.verb - 1)
    return instr.n * counted(state, player, card, instr.count)


def developable(player: Player, free: bool) -> list[int]:
    """The developments that a card effect can develop."""
    if HAS_QUESTS[player.nation]:
        return []
    return [card for card in player.developments if free or can_develop(player, card)]
