"""What can be paid, what can be done, and whether anything comes of it.

This is the one place that options, reasons and effects ask. A choice takes an alternative that can be done;
nothing is paid, played or exhausted for something that would do nothing.
"""

from typing import Final

from civtable.games.imperium.abilities import ops
from civtable.games.imperium.abilities.book import ABILITIES, EXHAUST_ABILITY, PLAY_ABILITY, REQUIRES
from civtable.games.imperium.abilities.costs import (
    FIND_ZONES,
    ZONE_BITS,
    available,
    can_afford,
    can_draw,
    candidates,
    developable,
    gain_amount,
    is_firm,
    payment,
    restorable,
    touches,
    wanted,
)
from civtable.games.imperium.abilities.counts import all_hold, holds, ignores_icon, is_free
from civtable.games.imperium.abilities.instructions import (
    ANY_NUMBER,
    EVERY,
    FREE,
    IF_ABLE,
    IF_MOVED,
    IF_REVEALED,
    IGNORES_STATE,
    MAY,
    UP_TO,
    Instr,
)
from civtable.games.imperium.cards.filters import OF_ABANDONED, OF_UNREST_RETURNED
from civtable.games.imperium.cards.table import CARDS, IS_PINNED, NATIONS, STATE_OF, SUITS_OF
from civtable.games.imperium.market import acquire_options, break_options, has_token
from civtable.games.imperium.state import F_LIMBO, F_MOVED, FRAME, SPACES, Imperium, Player
from civtable.games.imperium.terms import (
    ABANDON,
    DISCARD,
    GARRISON,
    HAND,
    HISTORY,
    MARKET_SUITS,
    NONE,
    PROGRESS,
    RECALL,
    SUNKEN,
    TO_DISCARD,
    TO_GARRISON,
    TO_HAND,
    TO_HISTORY,
    TO_SUNKEN,
)

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


def can_buy(state: Imperium, player: Player, ability: int, pc: int, card: int, leaving: int) -> bool:
    """Whether a cost can be paid and what it is paid for can do something."""
    cost = ABILITIES[ability].code[pc]
    if not can_pay(state, player, ability, pc + 1, cost.middle, card, leaving):
        return False
    return acts(state, player, ability, cost.middle, cost.jump, card, leaving, pc)


def lacking(state: Imperium, player: Player, ability: int, card: int, leaving: int) -> str:
    """Why a whole ability cannot be used: its cost, or that nothing would come of it; empty if it can."""
    if ABILITIES[ability].has_cost:
        cost = ABILITIES[ability].code[0]
        if not can_pay(state, player, ability, 1, cost.middle, card, leaving):
            return "cannot_pay"
    return "" if is_useful(state, player, ability, card, leaving) else "no_effect"


def is_useful(state: Imperium, player: Player, ability: int, card: int, leaving: int) -> bool:
    """Whether a whole ability does something once its cost is paid."""
    code = ABILITIES[ability].code
    if ABILITIES[ability].has_cost:
        return acts(state, player, ability, code[0].middle, code[0].jump, card, leaving, 0)
    return acts(state, player, ability, 0, len(code) - 1, card, leaving, NONE)


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
        return can_buy(state, player, ability, pc, card, leaving)
    if op == ops.IF:
        assert instr.condition is not None
        return holds(state, player, card, instr.condition) and can_do(
            state, player, ability, pc + 1, card, leaving
        )
    if op == ops.PAY:
        cost = payment(player, instr)
        return can_afford(player, cost[0], cost[1], cost[2])
    if op == ops.DRAW:
        some = instr.count is None or gain_amount(state, player, card, instr) > 0
        return some and (bool(player.deck) if instr.flags & IF_ABLE else can_draw(player))
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
    if op == ops.SWAP_NATION:
        accession = NATIONS[player.nation].accession
        return bool(player.hand) and any(other != accession for other in player.nation_deck)
    if op == ops.TAKE_FAME:
        return bool(state.fame) or not player.kings_done
    if op == ops.REVEAL_MAIN:
        return bool(state.main)
    if op == ops.COPY_EXHAUST:
        return bool(copyable(state, player))
    if op == ops.GIVE:
        return bool(player.hand or player.discard)
    return True


def copyable(state: Imperium, player: Player) -> list[int]:
    """Pinned cards of others with an exhaust ability whose conditions hold for this player."""
    cards = [card for other in state.players if other.seat != player.seat for card in other.in_play]
    if state.automa is not None:
        cards += state.automa.in_play
    return [
        card
        for card in cards
        if IS_PINNED[card]
        and EXHAUST_ABILITY[card] != NONE
        and all_hold(state, player, card, ABILITIES[EXHAUST_ABILITY[card]].conditions)
    ]


# Whether anything comes of it.


def acts(
    state: Imperium, player: Player, ability: int, start: int, end: int, card: int, leaving: int, paid: int
) -> bool:
    """Whether any instruction between two positions can do something.

    `paid` is the position of the cost that is paid before, or NONE. What depends on cards that are not known
    before (a draw, a revealed card) is taken as possible.
    """
    code = ABILITIES[ability].code
    pc = start
    while pc < end:
        instr = code[pc]
        if instr.op == ops.IF:
            assert instr.condition is not None
            if instr.condition.kind in (IF_MOVED, IF_REVEALED):
                return True
            pc = pc + 1 if holds(state, player, card, instr.condition) else instr.jump
            continue
        if instr.op == ops.SET_LOOP and instr.n == NONE:
            pc = code[pc + 1].jump  # as often as the step before could do something
            continue
        if acts_once(state, player, ability, pc, card, leaving, paid):
            return True
        pc = instr.jump if instr.op in SKIPPED else pc + 1
    return False


SKIPPED: Final = [ops.JUMP, ops.CHOOSE, ops.COST, ops.EACH]
"""Instructions with a part of their own, which ends at their jump."""

NOTHING_BY_ITSELF: Final = [
    *(ops.JUMP, ops.SET_LOOP, ops.LOOP, ops.LOOP_END, ops.DECLARE_SUIT, ops.REVEALED_TO, ops.MOVED_TO),
]
"""Instructions about what others around them do."""


def acts_once(
    state: Imperium, player: Player, ability: int, pc: int, card: int, leaving: int, paid: int
) -> bool:
    """Whether one instruction can do something, as far as possible."""
    instr = ABILITIES[ability].code[pc]
    op = instr.op
    if op == ops.GAIN and instr.count is None:
        return True
    if op in NOTHING_BY_ITSELF:
        return False
    if op == ops.MOVE:
        return movable(state, player, ability, instr, card, leaving, paid) > 0
    if op == ops.GAIN and instr.count is not None and instr.count.of in (OF_UNREST_RETURNED, OF_ABANDONED):
        return False
    if op == ops.EACH:
        return touches(state, player, ABILITIES[ability].code[pc + 1])
    if op == ops.FREE_PLAY:
        cards = [other for other, _ in fitting(player, instr)]
        if leaving in cards:
            cards.remove(leaving)
        return any(not barred(state, player, other, bool(instr.flags & IGNORES_STATE)) for other in cards)
    if op == ops.CHOOSE:
        return any(
            acts(state, player, ability, first, first_part(ability, first), card, leaving, paid)
            for first in instr.starts
        )
    return can_do(state, player, ability, pc, card, leaving)


def first_part(ability: int, start: int) -> int:
    """Where the first step of an alternative ends: it decides whether the alternative can be done."""
    instr = ABILITIES[ability].code[start]
    return instr.jump if instr.op in (ops.IF, ops.COST, ops.EACH) else start + 1


DESTINATIONS: Final = {
    TO_DISCARD: DISCARD,
    ABANDON: DISCARD,
    TO_HAND: HAND,
    RECALL: HAND,
    TO_HISTORY: HISTORY,
    TO_SUNKEN: SUNKEN,
    TO_GARRISON: GARRISON,
}
"""The zone that a verb moves cards to, where cards can be picked from it."""


def movable(
    state: Imperium, player: Player, ability: int, instr: Instr, card: int, leaving: int, paid: int
) -> int:
    """How many cards an instruction can move once the cost is paid in the best way for it."""
    found = available(state, player, instr, card, leaving)
    if paid == NONE:
        return found
    code = ABILITIES[ability].code
    for i in range(paid + 1, code[paid].middle):
        cost = code[i]
        if cost.op == ops.MOVE:
            given = [
                (zone, other)
                for zone in ZONE_BITS
                if cost.zones & zone
                for other in candidates(state, player, cost, zone, card)
            ]
            if leaving != NONE and (HAND, leaving) in given:
                given.remove((HAND, leaving))
            meant = [zone for zone, other in given if instr.filter.fits[other]]
            if instr.zones & DESTINATIONS.get(cost.verb, 0):
                found += min(len(meant), wanted(player, cost))
            shared = len([zone for zone in meant if instr.zones & zone])
            found -= max(0, wanted(player, cost) - (len(given) - shared))
    return found


# Playing cards.


def no_play(state: Imperium, player: Player, card: int, ignores_state: bool) -> str:
    """Why a card cannot be played, apart from the action; empty if it can.

    A pinned card need not do anything else: to lie in play is something already.
    """
    reason = barred(state, player, card, ignores_state)
    if reason or IS_PINNED[card]:
        return reason
    return "" if is_useful(state, player, PLAY_ABILITY[card], card, card) else "no_effect"


def barred(state: Imperium, player: Player, card: int, ignores_state: bool) -> str:
    """Why a card cannot be played, whatever would come of it."""
    if CARDS[card].unplayable or (not IS_PINNED[card] and PLAY_ABILITY[card] == NONE):
        return "unplayable"
    icon = STATE_OF[card]
    fits_state = icon in (NONE, player.state) or ignores_state or player.ignores == icon
    if not fits_state and not ignores_icon(player, card, icon):
        return "other_state"
    if REQUIRES[card] and not all_hold(state, player, card, REQUIRES[card]):
        return "requirement"
    ability = PLAY_ABILITY[card]
    if ability == NONE or not ABILITIES[ability].has_cost:
        return ""
    payable = can_pay(state, player, ability, 1, ABILITIES[ability].code[0].middle, card, card)
    return "" if payable else "cannot_pay"


def no_action(player: Player, card: int) -> bool:
    """Whether the action for playing a card is missing."""
    return not player.actions and not is_free(player, card)


def free_plays(state: Imperium, player: Player, instr: Instr) -> list[tuple[int, int]]:
    """Card and zone of what an instruction lets a player play without an action."""
    ignores = bool(instr.flags & IGNORES_STATE)
    return [
        (card, zone) for card, zone in fitting(player, instr) if not no_play(state, player, card, ignores)
    ]


def fitting(player: Player, instr: Instr) -> list[tuple[int, int]]:
    """Card and zone of what an instruction speaks of, whether it can be played or not."""
    found: list[tuple[int, int]] = []
    for zone in (HAND, DISCARD):
        if instr.zones & zone:
            cards = player.hand if zone == HAND else player.discard
            found += [(card, zone) for card in cards if instr.filter.fits[card]]
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
    return lacking(state, player, ability, card, NONE)
