"""What a player can pay with, and the cards that an instruction can mean."""

from typing import Final

from civtable.games.imperium.abilities import ops
from civtable.games.imperium.abilities.book import (
    EFFECTS,
)
from civtable.games.imperium.abilities.counts import (
    counted,
    development_cost,
    holds,
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
from civtable.games.imperium.cards.table import (
    ARTHURIANS,
    GRAAL,
    STEP_PYRAMIDS,
    STONE_HEADS,
)
from civtable.games.imperium.state import F_BEFORE, F_MOVED, F_SELF, FRAME, Imperium, Player
from civtable.games.imperium.terms import (
    ABANDON,
    ACTIVE_QUEST,
    DISCARD,
    DRAW_DECK,
    GARRISON,
    HAND,
    HISTORY,
    IN_PLAY,
    MATERIAL,
    NATION_DECK,
    NONE,
    POPULATION,
    PROGRESS,
    QUESTS,
    RECALL,
    SUNKEN,
    TO_GARRISON,
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


def is_firm(card: int) -> bool:
    """Whether a card in play cannot be abandoned or recalled."""
    return EFFECTS[card].firm


def holds_garrison(player: Player, host: int, fits: list[int]) -> bool:
    """Whether a matching card is garrisoned in a card."""
    garrison = player.garrison
    return any(player.hosts[i] == host and fits[garrison[i]] > 0 for i in range(len(garrison)))


def candidates(state: Imperium, player: Player, instr: Instr, zone: int, card: int) -> list[int]:
    """The cards in a zone that an instruction of this card means, with repeats."""
    fits = instr.filter.fits
    if instr.verb == TO_GARRISON and card not in player.in_play:
        return []
    if zone == HAND:
        if instr.flags & JUST_DRAWN:
            drawn = [state.register(F_MOVED), state.register(F_BEFORE)]
            return [other for other in player.hand if other in drawn]
        return [other for other in player.hand if fits[other]]
    if zone == DISCARD:
        return [other for other in player.discard if fits[other]]
    if zone == IN_PLAY:
        moving = instr.verb in (ABANDON, RECALL)
        found = [other for other in player.in_play if fits[other] and not (moving and is_firm(other))]
        if instr.filter.holding:
            found = [other for other in found if holds_garrison(player, other, instr.filter.holding)]
        return found
    if zone == GARRISON:
        return [
            player.garrison[i]
            for i in range(len(player.garrison))
            if fits[player.garrison[i]]
            and (not instr.filter.here or player.hosts[i] == card)
            and (not instr.filter.host or instr.filter.host[player.hosts[i]])
        ]
    if zone == HISTORY:
        return [other for other in player.history if fits[other]]
    if zone == QUESTS:
        return [other for other in impending(player) if fits[other]]
    if zone == ACTIVE_QUEST:
        return [player.quest] if player.quest != NONE and fits[player.quest] else []
    if zone == DRAW_DECK:
        return [other for other in player.deck if fits[other]]
    if zone == NATION_DECK:
        first = 1 if player.nation_deck else 0  # never the accession card
        return [other for other in player.nation_deck[first:] if fits[other]]
    assert zone == SUNKEN, zone
    return [other for other in player.sunken if fits[other]]


def impending(player: Player) -> list[int]:
    """The quests that can be chosen: Graal only when it is the last one."""
    if player.nation != ARTHURIANS:
        return []
    if len(player.developments) == 1:
        return player.developments
    return [quest for quest in player.developments if quest != GRAAL]


def asks_for_masks(instr: Instr) -> bool:
    """Whether masks are to be discarded: Step Pyramids and Stone Heads help with that."""
    return bool(instr.flags & OF_MASKS)


def takes_any(instr: Instr) -> bool:
    """Whether so many hand cards have to be picked, whichever they are."""
    exact = not instr.flags & (MAY | UP_TO | ANY_NUMBER | JUST_DRAWN)
    return exact and instr.zones == HAND and instr.filter is ANYTHING


def mask_help(player: Player) -> int:
    """Masks that need not be discarded: one by Step Pyramids, one for each card in Stone Heads."""
    found = len([host for host in player.hosts if host == STONE_HEADS])
    if pyramids_ready(player):
        found += 1
    return found


def pyramids_ready(player: Player) -> bool:
    """Whether Step Pyramids can be exhausted."""
    for i in range(len(player.in_play)):
        if player.in_play[i] == STEP_PYRAMIDS:
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


ZONE_BITS: Final = [HAND, DISCARD, HISTORY, IN_PLAY, GARRISON, DRAW_DECK, QUESTS, ACTIVE_QUEST, SUNKEN]
FIND_ZONES: Final = [HAND, DISCARD, DRAW_DECK, NATION_DECK]


# How much there is of what instructions mean.


def can_draw(player: Player) -> bool:
    """Whether there is anything to draw, after a reshuffle too."""
    return bool(player.deck or player.discard or player.nation_deck)


def restorable(state: Imperium, player: Player, card: int) -> list[int]:
    """Cards in play whose exhaust token can come off: not one whose ability is being used."""
    using = [state.frames[base + F_SELF] for base in range(0, len(state.frames), FRAME)]
    return [
        player.in_play[i]
        for i in range(len(player.in_play))
        if player.used[i] and player.in_play[i] != card and player.in_play[i] not in using
    ]


def gain_amount(state: Imperium, player: Player, card: int, instr: Instr) -> int:
    """How many tokens an instruction gives."""
    if instr.count is None:
        return instr.n
    if instr.verb:
        return instr.n * production(player, instr.verb - 1)
    return instr.n * counted(state, player, card, instr.count)


def developable(player: Player, free: bool) -> list[int]:
    """The developments that a card effect can develop."""
    if player.nation == ARTHURIANS:
        return []
    return [card for card in player.developments if free or can_develop(player, card)]


def touches(state: Imperium, player: Player, instr: Instr) -> bool:
    """Whether an effect can do anything to others, as far as everybody can see."""
    others = [other for other in state.players if other.seat != player.seat]
    if instr.op == ops.STEAL:
        robbed = [
            other
            for other in others
            if instr.condition is None or holds(state, other, NONE, instr.condition)
            if instr.suffers or other.tokens[instr.what]
        ]
        automa = state.automa
        return bool(robbed) or (automa is not None and (instr.suffers or automa.tokens[instr.what] > 0))
    if instr.op == ops.MOVE and state.automa is None:
        seen = [zone for zone in ZONE_BITS if instr.zones & zone and zone != HAND]
        return any(
            (instr.zones & HAND and other.hand)
            or any(candidates(state, other, instr, zone, NONE) for zone in seen)
            for other in others
        )
    return True
