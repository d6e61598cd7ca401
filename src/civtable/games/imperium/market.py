"""The market and the common decks: taking cards, refilling, exile, fame."""

from typing import Final

from civtable.games.imperium import happenings
from civtable.games.imperium.abilities.book import GAIN_ABILITY
from civtable.games.imperium.abilities.counts import exile_suits, fame_look
from civtable.games.imperium.abilities.cues import begin, set_off
from civtable.games.imperium.abilities.instructions import FROM_EXILE, Instr
from civtable.games.imperium.cards.table import BELOW_FAME, SUITS_OF, UNREST
from civtable.games.imperium.state import F_MOVED, SPACES, Imperium, Player
from civtable.games.imperium.steps import TAKING_FAME, LookAtFame
from civtable.games.imperium.terms import (
    CIVILISED,
    CIVILISED_DECK,
    EXILE,
    NONE,
    PROGRESS,
    REGION,
    REGION_DECK,
    TRIBUTARY,
    UNCIVILISED,
    UNCIVILISED_DECK,
    YOU_ACQUIRE,
    YOU_ACQUIRE_OR_BREAK,
    YOU_GAIN_FROM_MARKET,
    YOU_LOOK_AT_FAME,
)
from civtable.games.imperium.verbs import (
    add_tokens,
    hand_unrest,
    take_unrest,
    to_hand,
    trigger_end,
    use_unrest,
)

SPACE_DECK: Final = [NONE, NONE, CIVILISED_DECK, UNCIVILISED_DECK, REGION_DECK]
"""The small deck that a space is refilled from; NONE is the main deck."""

WITH_UNREST: Final = UNCIVILISED | CIVILISED | TRIBUTARY
ANY_CARD: Final = 4
"""In place of a suit: a break through for any card."""


def copy_at(state: Imperium, space: int) -> int:
    """How many equal cards lie in the spaces to the left."""
    card = state.market[space]
    copy = 0
    for other in range(space):
        if state.market[other] == card:
            copy += 1
    return copy


def has_token(state: Imperium, space: int) -> bool:
    """Whether any token lies on a market card."""
    tokens = state.on_market
    return bool(tokens[space] or tokens[space + SPACES] or tokens[space + 2 * SPACES])


def refill(state: Imperium, space: int) -> None:
    """A new card from the deck of the space, or from the main deck; unrest below, progress on it."""
    small = SPACE_DECK[space]
    if small != NONE and state.small[small]:
        card = state.small[small].pop()
    elif state.main:
        card = state.main.pop()
        if not state.main:
            trigger_end(state)
    else:
        state.market[space] = NONE
        return
    state.market[space] = card
    state.tell_all()
    state.emit(happenings.DEALT, state.current, card, space + 1)
    add_unrest_and_progress(state, space)


def add_unrest_and_progress(state: Imperium, space: int) -> None:
    """Unrest under uncivilised, civilised and tributary cards; 1 progress on what is civilised only."""
    suits = SUITS_OF[state.market[space]]
    if suits & WITH_UNREST:
        state.market_unrest[space] = use_unrest(state, 1)
    if suits & CIVILISED and not suits & UNCIVILISED:
        state.on_market[PROGRESS * SPACES + space] += 1


def clear_space(state: Imperium, space: int) -> int:
    """Take the card off a space; tokens are gone, unrest has to be seen to before."""
    card = state.market[space]
    state.market[space] = NONE
    for what in range(3):
        state.on_market[what * SPACES + space] = 0
    return card


def unrest_back(state: Imperium, space: int) -> None:
    """The unrest under a card goes back to its pile."""
    state.unrest += state.market_unrest[space]
    state.market_unrest[space] = 0


def exile_space(state: Imperium, space: int) -> None:
    """A market card goes to exile, its unrest to the pile; the space is refilled."""
    unrest_back(state, space)
    card = clear_space(state, space)
    state.exile.append(card)
    state.emit(happenings.EXILED_FROM_MARKET, state.current, card)
    refill(state, space)


def take_space(state: Imperium, player: Player, space: int, acquired: bool) -> None:
    """A market card and all tokens on it go to a player.

    An acquired card brings the unrest under it to the hand; after a break through it goes to its pile.
    """
    unrest = state.market_unrest[space]
    if acquired:
        state.market_unrest[space] = 0
    else:
        unrest_back(state, space)
    tokens = [state.on_market[what * SPACES + space] for what in range(3)]
    card = clear_space(state, space)
    to_hand(player, card)
    state.emit(happenings.ACQUIRED if acquired else happenings.BROKE_THROUGH, player.seat, card)
    for what in range(3):
        add_tokens(state, player, what, tokens[what])
    state.set_register(F_MOVED, card)
    for what in range(3):
        if tokens[what]:
            set_off(state, YOU_GAIN_FROM_MARKET, player, card, 0, NONE, what, tokens[what])
    tell_gain(state, player, card, acquired, 0)
    if acquired and unrest:
        hand_unrest(state, player, 1)
    if not state.ended:
        refill(state, space)


def tell_gain(state: Imperium, player: Player, card: int, acquired: bool, zone: int) -> None:
    """What waits for acquiring or breaking through."""
    set_off(state, YOU_ACQUIRE_OR_BREAK, player, card)
    if acquired:
        set_off(state, YOU_ACQUIRE, player, card, zone)


def brings_unrest(card: int) -> bool:
    """Whether a card that is acquired from exile brings an unrest: not a region, nor unrest itself."""
    return not SUITS_OF[card] & REGION and card != UNREST


def take_exiled(state: Imperium, player: Player, card: int, acquired: bool) -> None:
    """A card from exile, with the unrest that it brings when it is acquired."""
    state.exile.remove(card)
    to_hand(player, card)
    state.emit(happenings.ACQUIRED if acquired else happenings.BROKE_THROUGH, player.seat, card)
    state.set_register(F_MOVED, card)
    tell_gain(state, player, card, acquired, EXILE)
    if acquired and brings_unrest(card):
        take_unrest(state, player, 1)


# Acquire.


def eligible(state: Imperium, space: int, instr: Instr) -> bool:
    """Whether an instruction means the card on a space."""
    card = state.market[space]
    if card == NONE or not SUITS_OF[card] & instr.suits or not instr.filter.fits[card]:
        return False
    token = instr.filter.token
    return token == NONE or state.on_market[token * SPACES + space] > 0


def acquirable_spaces(state: Imperium, instr: Instr) -> list[int]:
    """The spaces whose card can be acquired."""
    return [] if instr.what else [space for space in range(SPACES) if eligible(state, space, instr)]


def acquirable_exiled(state: Imperium, player: Player, instr: Instr) -> list[int]:
    """The exiled cards that can be acquired, where the card or one in play says so."""
    if not state.exile or instr.filter.token != NONE:
        return []
    suits = instr.suits if instr.flags & FROM_EXILE else instr.suits & exile_suits(player)
    any_card = not instr.n and instr.flags & FROM_EXILE
    return [card for card in state.exile if (SUITS_OF[card] & suits or any_card) and instr.filter.fits[card]]


def can_acquire(state: Imperium, player: Player, instr: Instr) -> bool:
    """Whether there is anything to acquire."""
    return bool(acquirable_spaces(state, instr)) or bool(acquirable_exiled(state, player, instr))


# Break through.


def deck_suits(state: Imperium, instr: Instr) -> list[int]:
    """The suits, by their place, for which a card can be taken unseen or searched for."""
    if not instr.n:
        return [ANY_CARD] if state.main else []
    found: list[int] = []
    for suit in range(4):
        if instr.suits >> suit & 1:
            small = bool(suit < len(state.small) and state.small[suit])
            if small or state.main:
                found.append(suit)
    return found


def breakable_spaces(state: Imperium, instr: Instr) -> list[int]:
    """The spaces whose card can be broken through for."""
    return [space for space in range(SPACES) if eligible(state, space, instr)]


def breakable_exiled(state: Imperium, instr: Instr) -> list[int]:
    """The exiled cards that can be broken through for, where the card says so."""
    if not instr.flags & FROM_EXILE:
        return []
    return [card for card in state.exile if SUITS_OF[card] & instr.suits and instr.filter.fits[card]]


def can_break_through(state: Imperium, instr: Instr) -> bool:
    """Whether there is anything to break through for."""
    return bool(breakable_spaces(state, instr) or breakable_exiled(state, instr) or deck_suits(state, instr))


def break_deck(state: Imperium, player: Player, suit: int, fits: list[int]) -> None:
    """The unseen top card of a small deck; without one, main-deck cards are revealed until one fits."""
    if suit < len(state.small) and state.small[suit]:
        card = state.small[suit].pop()
        player.secret.append(card)
        state.tell(player.seat)
        state.emit(happenings.BROKE_THROUGH, player.seat, card, 0, 1 << player.seat)
    else:
        card = search_main(state, suit, fits)
        if card == NONE:
            state.emit(happenings.FOUND_NOTHING, player.seat)
            return
        state.emit(happenings.BROKE_THROUGH, player.seat, card)
    to_hand(player, card)
    state.set_register(F_MOVED, card)
    set_off(state, YOU_ACQUIRE_OR_BREAK, player, card)


def search_main(state: Imperium, suit: int, fits: list[int]) -> int:
    """Reveal main-deck cards until one fits and take it; the others are shuffled back. NONE if none does.

    `suit` is the place of a suit, or ANY_CARD.
    """
    state.tell_all()
    for i in range(len(state.main) - 1, -1, -1):
        card = state.main[i]
        if fits[card] and (suit == ANY_CARD or SUITS_OF[card] >> suit & 1):
            del state.main[i]
            state.rng.shuffle(state.main)
            if not state.main:
                trigger_end(state)
            return card
    state.rng.shuffle(state.main)
    return NONE


# Fame.


def take_fame(state: Imperium, player: Player, look: int) -> None:
    """Look at the topmost fame cards and keep one, or take the top one; King of Kings when none is left."""
    if not state.fame:
        if not player.kings_done:
            player.kings_done = True
            card = BELOW_FAME[state.kings_side]
            state.emit(happenings.KING_OF_KINGS, player.seat)
            begin(state, player.seat, GAIN_ABILITY[card], card)
        return
    if not look:
        keep_fame(state, player, len(state.fame) - 1)
        return
    seen = min(look + fame_look(player), len(state.fame))
    while len(state.fame_seen) < seen:
        state.fame_seen.insert(0, 0)
    for i in range(1, seen + 1):
        state.fame_seen[-i] |= 1 << player.seat
    state.tell(player.seat)
    state.steps.append(LookAtFame(TAKING_FAME, player.seat, seen))
    set_off(state, YOU_LOOK_AT_FAME, player)


def keep_fame(state: Imperium, player: Player, i: int) -> None:
    """A fame card goes to the hand, unseen by others."""
    card = state.fame[i]
    from_top = len(state.fame) - i
    if from_top <= len(state.fame_seen):
        del state.fame_seen[len(state.fame_seen) - from_top]
    del state.fame[i]
    to_hand(player, card)
    player.secret.append(card)
    state.tell(player.seat)
    state.set_register(F_MOVED, card)
    state.emit(happenings.TOOK_FAME, player.seat, card, 0, 1 << player.seat)
