"""What the automa does with cards and tokens: the keywords that change for it."""

from civtable.games.imperium.automa.matching import COUNTS
from civtable.games.imperium.automa.reader import automa_table
from civtable.games.imperium.automa.state import Automa
from civtable.games.imperium.automa.tables import (
    ZONE_DECK,
    ZONE_DISCARD,
    ZONE_EXILE,
    ZONE_HISTORY,
    ZONE_PLAY,
)
from civtable.games.imperium.cards.table import AUTOMA_VP, NATIONS, UNREST
from civtable.games.imperium.happenings import (
    AUTOMA_ABANDONED,
    AUTOMA_DISCARDED,
    AUTOMA_DYNASTY,
    AUTOMA_EMPIRE,
    AUTOMA_GAINED,
    AUTOMA_GIVEN,
    AUTOMA_LOST,
    AUTOMA_PLACED,
    AUTOMA_RECALLED,
    AUTOMA_RETURNED,
    AUTOMA_SHUFFLED,
    AUTOMA_SPENT,
    AUTOMA_STOLE,
    AUTOMA_TOOK_UNREST,
)
from civtable.games.imperium.state import F_TALLY, SPACES, Imperium
from civtable.games.imperium.terms import EMPIRE, NONE, PROGRESS
from civtable.games.imperium.verbs import trigger_end, use_unrest

# Tokens.


def gain(state: Imperium, automa: Automa, resource: int, number: int) -> None:
    """Tokens from the supply."""
    if number > 0:
        automa.tokens[resource] += number
        state.emit(AUTOMA_GAINED, NONE, resource, number)


def spend(state: Imperium, automa: Automa, resource: int, number: int) -> None:
    """Tokens to the supply: exactly these, progress never stands for others."""
    if number > 0:
        automa.tokens[resource] -= number
        state.emit(AUTOMA_SPENT, NONE, resource, number)


def steal(state: Imperium, automa: Automa, resource: int, number: int) -> None:
    """Up to that many tokens of the person."""
    tokens = state.players[0].tokens
    taken = min(number, tokens[resource])
    if taken > 0:
        tokens[resource] -= taken
        automa.tokens[resource] += taken
        state.emit(AUTOMA_STOLE, NONE, resource, taken)


def lose(state: Imperium, automa: Automa, resource: int, number: int) -> int:
    """Up to that many tokens of the automa go away; how many."""
    taken = min(number, automa.tokens[resource])
    if taken > 0:
        automa.tokens[resource] -= taken
        state.emit(AUTOMA_LOST, NONE, resource, taken)
    return taken


def place_on_market(state: Imperium, automa: Automa, resource: int, number: int) -> None:
    """Tokens on the market card above the space that the die shows."""
    space = automa.die - 1
    state.on_market[resource * SPACES + space] += number
    state.emit_facts(AUTOMA_PLACED, NONE, [state.market[space], resource, number])


def has_die_card(state: Imperium, automa: Automa) -> bool:
    """Whether the die shows a space with a market card above it."""
    return 1 <= automa.die <= SPACES and state.market[automa.die - 1] != NONE


# Its own cards.


def put_on_deck(automa: Automa, card: int, seen: bool) -> None:
    """A gained card goes on top of the deck. `seen`: the person knows it."""
    if seen:
        automa.deck_seen |= 1 << len(automa.deck)
    else:
        automa.secret.append(card)
        automa.secret.sort()
    automa.deck.append(card)


def take_from_deck(automa: Automa) -> int:
    """The top card of the deck, which the person now may or may not know: see `deck_seen` before."""
    card = automa.deck.pop()
    automa.deck_seen &= (1 << len(automa.deck)) - 1
    return card


def is_top_seen(automa: Automa) -> bool:
    """Whether the person knows the top card of the deck."""
    return bool(automa.deck_seen >> (len(automa.deck) - 1) & 1)


def show(state: Imperium, automa: Automa, card: int) -> None:
    """A face-down card is turned up: the person knows it from now on."""
    if card in automa.secret:
        automa.secret.remove(card)
    state.tell_all()


def to_discard(state: Imperium, automa: Automa, card: int) -> None:
    """A card reaches the discard. The accession card turns the state card to its empire side at once."""
    automa.discard.append(card)
    nation = NATIONS[automa.nation]
    if card == nation.accession and automa.state != EMPIRE and automa_table(automa.nation).becomes_empire:
        automa.state = EMPIRE
        state.emit(AUTOMA_EMPIRE, NONE)


def move(state: Imperium, automa: Automa, card: int, zone: int) -> None:
    """A card that lies nowhere goes to a zone."""
    if zone == ZONE_DISCARD:
        to_discard(state, automa, card)
    elif zone == ZONE_HISTORY:
        automa.history.append(card)
    elif zone == ZONE_DECK:
        put_on_deck(automa, card, seen=True)
    elif zone == ZONE_PLAY:
        automa.in_play.append(card)
    else:
        assert zone == ZONE_EXILE, zone
        state.exile.append(card)


def zone_cards(automa: Automa, zone: int) -> list[int]:
    """The cards of a zone that a step can take one from."""
    if zone == ZONE_DISCARD:
        return automa.discard
    if zone == ZONE_HISTORY:
        return automa.history
    assert zone == ZONE_PLAY, zone
    return automa.in_play


def best_of(cards: list[int], kind: int) -> int:
    """Where in a zone the card of a kind lies that has the highest value, then came last; NONE if none."""
    counts = COUNTS[kind]
    best = NONE
    for i in range(len(cards)):
        if counts[cards[i]] and (best == NONE or AUTOMA_VP[cards[i]] >= AUTOMA_VP[cards[best]]):
            best = i
    return best


def in_play(automa: Automa, kind: int) -> int:
    """How many cards of a kind are in play; a suit that is printed twice counts twice."""
    counts = COUNTS[kind]
    found = 0
    for card in automa.in_play:
        found += counts[card]
    return found


def leave_play(automa: Automa, kind: int) -> int:
    """The card of a kind that was played most recently leaves play."""
    counts = COUNTS[kind]
    for i in range(len(automa.in_play) - 1, -1, -1):
        if counts[automa.in_play[i]]:
            return automa.in_play.pop(i)
    raise AssertionError(f"no card of kind {kind} in play")


def abandon(state: Imperium, automa: Automa, kind: int, number: int) -> None:
    """So many cards of a kind, the most recently played first, go to the discard."""
    left = number
    while left > 0 and in_play(automa, kind):
        card = leave_play(automa, kind)
        left -= COUNTS[kind][card]
        state.emit(AUTOMA_ABANDONED, NONE, card)
        to_discard(state, automa, card)


def discard_deck(state: Imperium, automa: Automa, number: int) -> None:
    """The top cards of the deck go to the discard, as many as there are; never a reshuffle."""
    for _ in range(min(number, len(automa.deck))):
        card = take_from_deck(automa)
        show(state, automa, card)
        state.emit(AUTOMA_DISCARDED, NONE, card)
        to_discard(state, automa, card)


def dynasty_card(state: Imperium, automa: Automa) -> int:
    """The top card of the dynasty deck; the last one triggers the end."""
    card = automa.dynasty.pop()
    state.tell_all()
    if not automa.dynasty:
        trigger_end(state)
    return card


def discard_dynasty(state: Imperium, automa: Automa) -> None:
    """The top dynasty card goes to the discard."""
    card = dynasty_card(state, automa)
    state.emit(AUTOMA_DYNASTY, NONE, card)
    to_discard(state, automa, card)


def shuffle_discard(state: Imperium, automa: Automa) -> None:
    """The discard becomes a new deck."""
    automa.deck = automa.discard
    automa.deck_seen = 0
    automa.discard = []
    state.rng.shuffle(automa.deck)
    state.tell_all()
    state.emit(AUTOMA_SHUFFLED, NONE, len(automa.deck))


# Unrest.


def take_unrest(state: Imperium, automa: Automa) -> None:
    """The top of the unrest pile goes on top of the deck."""
    if use_unrest(state, 1):
        put_on_deck(automa, UNREST, seen=True)
        state.emit(AUTOMA_TOOK_UNREST, NONE)


def unrest_goes_back(state: Imperium, automa: Automa, space: int) -> None:
    """An unrest card of the automa returns to the pile; in extreme mode that gives 1 progress."""
    state.unrest += 1
    state.emit(AUTOMA_RETURNED, NONE, UNREST, space)
    if automa.extreme:
        gain(state, automa, PROGRESS, 1)


def return_unrest(state: Imperium, automa: Automa) -> None:
    """An unrest card of the discard returns to the pile."""
    automa.discard.remove(UNREST)
    unrest_goes_back(state, automa, 0)


def given(state: Imperium, automa: Automa, card: int) -> None:
    """A card that the person gives goes to the discard."""
    state.emit(AUTOMA_GIVEN, NONE, card)
    to_discard(state, automa, card)


def card_leaves_play(state: Imperium, automa: Automa, fits: list[int], abandoned: bool) -> None:
    """The most recently played card that is meant: abandoned to the discard, recalled on top of the deck."""
    for i in range(len(automa.in_play) - 1, -1, -1):
        card = automa.in_play[i]
        if fits[card]:
            del automa.in_play[i]
            if abandoned:
                state.emit(AUTOMA_ABANDONED, NONE, card)
                state.set_register(F_TALLY, state.register(F_TALLY) + 1)
                to_discard(state, automa, card)
            else:
                state.emit(AUTOMA_RECALLED, NONE, card)
                put_on_deck(automa, card, seen=True)
            return
