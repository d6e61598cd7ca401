"""What the automa takes from market, exile and fame: which card, and what comes with it."""

from typing import Final

from civtable.games.imperium.abilities.instructions import ANYTHING
from civtable.games.imperium.automa.state import Automa
from civtable.games.imperium.automa.verbs import dynasty_card, gain, put_on_deck, take_unrest
from civtable.games.imperium.cards.table import AUTOMA_VP, MARKET_DECKS, SUITS_OF, UNREST
from civtable.games.imperium.happenings import (
    AUTOMA_ACQUIRED,
    AUTOMA_BROKE_THROUGH,
    AUTOMA_DYNASTY,
    AUTOMA_FAME,
    AUTOMA_KINGS,
    AUTOMA_TOOK_TOP,
    AUTOMA_TOOK_UNREST,
)
from civtable.games.imperium.market import clear_space, exile_space, refill, search_main, unrest_back
from civtable.games.imperium.state import SPACES, Imperium
from civtable.games.imperium.terms import EMPIRE, NONE, PROGRESS, REGION, RESOURCES
from civtable.games.imperium.verbs import trigger_end

KINGS_PROGRESS: Final = [6, 3]
"""King of Kings gives a barbarian automa 6 progress; an empire 3 and the top dynasty card."""


def tokens_on(state: Imperium, space: int) -> int:
    """How many tokens of any kind lie on a market card."""
    tokens = state.on_market
    return tokens[space] + tokens[space + SPACES] + tokens[space + 2 * SPACES]


def best_in_market(state: Imperium, suits: int, token: int = NONE) -> int:
    """The space of the card it takes: most points and progress on it, then most tokens, then lowest space.

    `token`: only cards with such a token. NONE if there is no card.
    """
    best, best_value, best_tokens = NONE, 0, 0
    for space in range(SPACES):
        card = state.market[space]
        if card == NONE or not SUITS_OF[card] & suits:
            continue
        if token != NONE and not state.on_market[token * SPACES + space]:
            continue
        value = AUTOMA_VP[card] + state.on_market[PROGRESS * SPACES + space]
        tokens = tokens_on(state, space)
        if best == NONE or value > best_value or (value == best_value and tokens > best_tokens):
            best, best_value, best_tokens = space, value, tokens
    return best


def best_exiled(state: Imperium, suits: int) -> int:
    """Where in the exile the card lies that it takes; NONE if there is none."""
    best = NONE
    for i in range(len(state.exile)):
        card = state.exile[i]
        if SUITS_OF[card] & suits and (best == NONE or AUTOMA_VP[card] >= AUTOMA_VP[state.exile[best]]):
            best = i
    return best


def gain_tokens(state: Imperium, automa: Automa, space: int) -> None:
    """The tokens on a market card go to the automa."""
    for resource in range(len(RESOURCES)):
        gain(state, automa, resource, state.on_market[resource * SPACES + space])


def acquire(state: Imperium, automa: Automa, space: int) -> None:
    """A market card with its tokens; the card first and the unrest below it second, so that lies on top."""
    state.emit(AUTOMA_ACQUIRED, NONE, state.market[space], space + 1)
    gain_tokens(state, automa, space)
    put_on_deck(automa, clear_space(state, space), seen=True)
    if state.market_unrest[space]:
        state.market_unrest[space] = 0
        put_on_deck(automa, UNREST, seen=True)
        state.emit(AUTOMA_TOOK_UNREST, NONE)
    refill(state, space)


def acquire_exiled(state: Imperium, automa: Automa, place: int) -> None:
    """A card from exile; one unrest from the pile comes along unless the card is a region."""
    card = state.exile.pop(place)
    state.emit(AUTOMA_ACQUIRED, NONE, card, 0)
    put_on_deck(automa, card, seen=True)
    if not SUITS_OF[card] & REGION and card != UNREST:
        take_unrest(state, automa)


def can_break_through(state: Imperium, suits: int) -> bool:
    """Whether a card of the suits is in the market, on a small deck, or somewhere in the main deck."""
    if best_in_market(state, suits) != NONE:
        return True
    for suit in range(len(state.small)):
        if suits >> suit & 1 and state.small[suit]:
            return True
    return any(SUITS_OF[card] & suits for card in state.main)


def break_through(state: Imperium, automa: Automa, suits: int) -> None:
    """The best market card without its unrest; else the top of the small deck; else from the main deck."""
    space = best_in_market(state, suits)
    if space != NONE:
        state.emit(AUTOMA_BROKE_THROUGH, NONE, state.market[space], space + 1)
        gain_tokens(state, automa, space)
        unrest_back(state, space)
        put_on_deck(automa, clear_space(state, space), seen=True)
        refill(state, space)
        return
    for suit in range(len(state.small)):
        if suits >> suit & 1 and state.small[suit]:
            put_on_deck(automa, state.small[suit].pop(), seen=False)
            state.emit(AUTOMA_TOOK_TOP, NONE, suit)
            return
    for suit in range(len(MARKET_DECKS)):
        card = search_main(state, suit, ANYTHING.fits) if suits >> suit & 1 else NONE
        if card != NONE:
            put_on_deck(automa, card, seen=True)
            state.emit(AUTOMA_BROKE_THROUGH, NONE, card, 0)
            return


def exile_choice(state: Imperium) -> int:
    """The space whose card it exiles: the lowest one without tokens; NONE if all have tokens."""
    for space in range(SPACES):
        if state.market[space] != NONE and tokens_on(state, space) == 0:
            return space
    return NONE


def exile_from_market(state: Imperium) -> None:
    """The card on the lowest space without tokens is exiled."""
    exile_space(state, exile_choice(state))


def can_gain_fame(state: Imperium, automa: Automa) -> bool:
    """Whether there is a fame card, or King of Kings that the automa has not resolved yet."""
    return bool(state.fame) or not automa.kings_done


def gain_fame(state: Imperium, automa: Automa) -> None:
    """The top fame card goes on top of the deck; below the last one lies King of Kings."""
    if state.fame:
        seen = bool(state.fame_seen) and bool(state.fame_seen[-1] & 1)
        if state.fame_seen:
            state.fame_seen.pop()
        put_on_deck(automa, state.fame.pop(), seen)
        state.emit(AUTOMA_FAME, NONE)
        return
    automa.kings_done = True
    state.kings_side = 1
    progress = KINGS_PROGRESS[automa.state]
    state.emit(AUTOMA_KINGS, NONE, progress)
    gain(state, automa, PROGRESS, progress)
    if automa.state == EMPIRE and automa.dynasty:
        card = dynasty_card(state, automa)
        put_on_deck(automa, card, seen=True)
        state.emit(AUTOMA_DYNASTY, NONE, card, 1)
    trigger_end(state)
