"""What can be paid and what can be done: the one place that options, reasons and effects ask."""

from typing import Final

from civtable.games.imperium import ops
from civtable.games.imperium.abilities import (
    ABILITIES,
    EFFECTS,
    EXHAUST_ABILITY,
    PLAY_ABILITY,
    REQUIRES,
)
from civtable.games.imperium.cards import (
    ARTHURIANS,
    CARDS,
    GRAAL,
    IS_PINNED,
    STATE_OF,
    STEP_PYRAMIDS,
    STONE_HEADS,
    SUITS_OF,
)
from civtable.games.imperium.counts import (
    all_hold,
    counted,
    development_cost,
    holds,
    ignores_icon,
    is_free,
    production,
    unrest_discard,
    unrest_material,
)
from civtable.games.imperium.instructions import (
    ANY_NUMBER,
    ANYTHING,
    EVERY,
    FREE,
    IGNORES_STATE,
    JUST_DRAWN,
    MAY,
    OF_MASKS,
    OF_UNREST,
    UP_TO,
    Instr,
)
from civtable.games.imperium.market import acquire_options, break_options, has_token
from civtable.games.imperium.state import F_BEFORE, F_LIMBO, F_MOVED, F_SELF, FRAME, SPACES, Imperium, Player
from civtable.games.imperium.terms import (
    ABANDON,
    ACTIVE_QUEST,
    DISCARD,
    DRAW_DECK,
    GARRISON,
    HAND,
    HISTORY,
    IN_PLAY,
    MARKET_SUITS,
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


# Costs.


def can_pay(
    state: Imperium, player: Player, ability: int, start: int, end: int, card: int, leaving: int
) -> bool:
    """Whether the cost between two positions can be paid in full; `leaving` is the hand card being played."""
    code = ABILITIES[ability].code
    material = population = progress = 0
    i = start
    while i < end:
        instr = code[i]
        if instr.op == ops.PAY:
            cost = payment(player, instr)
            material += cost[0]
            population += cost[1]
            progress += cost[2]
        elif instr.op == ops.CHOOSE:
            if not choices(state, player, ability, i, card, leaving):
                return False
            i = instr.jump
            continue
        elif not can_do(state, player, ability, i, card, leaving):
            return False
        i += 1
    return not (material or population or progress) or can_afford(player, material, population, progress)


def cost_payable(state: Imperium, player: Player, ability: int, card: int, leaving: int) -> bool:
    """Whether the cost of a whole ability, if it has one, can be paid."""
    if not ABILITIES[ability].has_cost:
        return True
    return can_pay(state, player, ability, 1, ABILITIES[ability].code[0].middle, card, leaving)


def choices(state: Imperium, player: Player, ability: int, pc: int, card: int, leaving: int) -> list[int]:
    """The alternatives of a choice that can be done."""
    starts = ABILITIES[ability].code[pc].starts
    return [i for i in range(len(starts)) if can_do(state, player, ability, starts[i], card, leaving)]


def can_do(state: Imperium, player: Player, ability: int, pc: int, card: int, leaving: int) -> bool:
    """Whether an instruction can be done: in full if it asks for a number, at all otherwise."""
    instr = ABILITIES[ability].code[pc]
    op = instr.op
    if op == ops.MOVE:
        if instr.flags & (EVERY | ANY_NUMBER | MAY):
            return available(state, player, instr, card, leaving) > 0
        least = 1 if instr.flags & UP_TO else wanted(player, instr)
        return available(state, player, instr, card, leaving) >= least
    if op == ops.GAIN:
        return instr.count is None or gain_amount(state, player, card, instr) > 0
    if op == ops.COST:
        return can_pay(state, player, ability, pc + 1, instr.middle, card, leaving)
    if op == ops.IF:
        assert instr.condition is not None
        return holds(state, player, card, instr.condition) and can_do(
            state, player, ability, pc + 1, card, leaving
        )
    if op == ops.PAY:
        cost = payment(player, instr)
        return can_afford(player, cost[0], cost[1], cost[2])
    if op == ops.DRAW:
        return bool(player.deck or player.discard or len(player.nation_deck))
    if op == ops.ACQUIRE:
        return bool(acquire_options(state, player, instr))
    if op == ops.BREAK_THROUGH:
        return bool(break_options(state, instr))
    if op == ops.SPEND_ACTION:
        return player.actions >= instr.n
    if op == ops.PAY_ALL:
        return player.tokens[PROGRESS] >= instr.n
    return can_do_rare(state, player, instr, card, leaving)


def can_do_rare(state: Imperium, player: Player, instr: Instr, card: int, leaving: int) -> bool:
    """The same for operations that few cards use; the others can always be done."""
    op = instr.op
    if op == ops.SELF_TO:
        limbo = leaving == card or bool(state.frames and state.frames[F_LIMBO - FRAME])
        moving = instr.verb in (ABANDON, RECALL)
        return limbo or (card in player.in_play and not (moving and is_firm(card)))
    if op == ops.MOVED_TO:
        return state.register(F_MOVED) in player.hand
    if op == ops.EXILE_MARKET:
        return any(state.market[space] != NONE and not has_token(state, space) for space in range(SPACES))
    if op == ops.DEVELOP:
        return bool(developable(player, bool(instr.flags & FREE)))
    if op == ops.RETURN_EXHAUST:
        return bool(restorable(state, player, card))
    if op == ops.FREE_PLAY:
        return bool(free_plays(state, player, instr))
    if op == ops.FIND:
        return any(candidates(state, player, instr, zone, card) for zone in FIND_ZONES if instr.zones & zone)
    if op in (ops.LOOK_NATION, ops.NATION_TO_DISCARD):
        return bool(player.nation_deck)
    if op == ops.SWAP_MARKET:
        return any(SUITS_OF[other] & MARKET_SUITS for other in state.exile)
    return True


def restorable(state: Imperium, player: Player, card: int) -> list[int]:
    """Cards in play whose exhaust token can come off: not one whose ability is being used."""
    using = [state.frames[base + F_SELF] for base in range(0, len(state.frames), FRAME)]
    return [
        player.in_play[i]
        for i in range(len(player.in_play))
        if player.used[i] and player.in_play[i] != card and player.in_play[i] not in using
    ]


FIND_ZONES: Final = [HAND, DISCARD, DRAW_DECK, NATION_DECK]


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


# Playing cards.


def no_play(state: Imperium, player: Player, card: int, ignores_state: bool) -> str:
    """Why a card cannot be played, apart from the action; empty if it can."""
    if CARDS[card].unplayable or (not IS_PINNED[card] and PLAY_ABILITY[card] == NONE):
        return "unplayable"
    icon = STATE_OF[card]
    fits_state = icon in (NONE, player.state) or ignores_state or player.ignores == icon
    if not fits_state and not ignores_icon(player, card, icon):
        return "other_state"
    if REQUIRES[card] and not all_hold(state, player, card, REQUIRES[card]):
        return "requirement"
    ability = PLAY_ABILITY[card]
    if ability != NONE and not cost_payable(state, player, ability, card, card):
        return "cannot_pay"
    return ""


def no_action(player: Player, card: int) -> bool:
    """Whether the action for playing a card is missing."""
    return not player.actions and not is_free(player, card)


def free_plays(state: Imperium, player: Player, instr: Instr) -> list[tuple[int, int]]:
    """Card and zone of what an instruction lets a player play without an action."""
    ignores = bool(instr.flags & IGNORES_STATE)
    found: list[tuple[int, int]] = []
    for zone in (HAND, DISCARD):
        if instr.zones & zone:
            cards = player.hand if zone == HAND else player.discard
            for card in cards:
                if instr.filter.fits[card] and not no_play(state, player, card, ignores):
                    found.append((card, zone))
    return found


def no_exhaust(state: Imperium, player: Player, i: int) -> str:
    """Why the exhaust ability of a card in play cannot be used in the player's own turn; empty if it can."""
    card = player.in_play[i]
    ability = EXHAUST_ABILITY[card]
    if ability == NONE:
        return "no_exhaust_ability"
    if player.used[i]:
        return "exhausted"
    if not player.exhaust:
        return "no_exhaust_token"
    if not all_hold(state, player, card, ABILITIES[ability].conditions):
        return "condition"
    return "" if cost_payable(state, player, ability, card, NONE) else "cannot_pay"
