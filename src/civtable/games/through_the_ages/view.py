"""What a seat may know, and dealing again what it does not.

Hidden are the order of all decks, the military hands of others, face-down discards, and the events that
others prepared. The backs of cards show their ages, so those are known everywhere.
"""

from typing import Final, cast

from civtable.core.game import Step
from civtable.core.rng import Rng
from civtable.core.state import refuse_seat
from civtable.games.through_the_ages.cards.table import CARDS, PACT_BIT
from civtable.games.through_the_ages.civil.prices import population_price, take_price
from civtable.games.through_the_ages.civil.production import production, rebels
from civtable.games.through_the_ages.civil.tokens import food, resources
from civtable.games.through_the_ages.data import (
    AGE_III,
    AGE_IV,
    AGES,
    CONSUMPTION,
    EVENT,
    NONE,
    TERRITORY,
    by_bank,
)
from civtable.games.through_the_ages.happenings import EVENTS
from civtable.games.through_the_ages.military.colonies import most_force
from civtable.games.through_the_ages.military.steps import NO_BIDDER, Bid, Defend, Send
from civtable.games.through_the_ages.player import Player
from civtable.games.through_the_ages.politics.bonuses import bonus_events
from civtable.games.through_the_ages.positions.form import (
    mark_names,
    names,
    player_form,
    step_form,
    table_form,
)
from civtable.games.through_the_ages.ratings import civil_left, discontent, military_left
from civtable.games.through_the_ages.rules import QUESTIONS
from civtable.games.through_the_ages.special.hooks import shown_marks
from civtable.games.through_the_ages.state import ThroughTheAges, face, hidden, seen
from civtable.games.through_the_ages.steps import (
    ACTING,
    DEFENDING,
    DISCARDING,
    DISCARDING_SOME,
    SENDING,
    DiscardExcess,
    DiscardSome,
)
from civtable.games.through_the_ages.turns import cards_drawn
from civtable.games.through_the_ages.views import (
    EndOfTurnView,
    HandView,
    PileView,
    PlayerView,
    ThroughTheAgesView,
)

TRIES: Final = 20


def knows(entry: int, seat: int) -> bool:
    """Whether a seat knows a face-down card."""
    known = seen(entry)
    return known == -1 or (seat >= 0 and known >> seat & 1 == 1)


def backs(cards: list[int]) -> dict[str, int]:
    """How many cards of each age."""
    ages = [CARDS[card].age for card in cards]
    return {AGES[age]: ages.count(age) for age in range(4) if age in ages}


def pile_view(entries: list[int], seat: int) -> PileView:
    """A face-down pile: the backs, and the cards that the seat knows to be there."""
    known = [face(entry) for entry in entries if knows(entry, seat)]
    return {"backs": backs([face(entry) for entry in entries]), "known": names(sorted(known))}


def hand_view(cards: list[int], seen: bool) -> HandView:
    """A hand, whose cards the reader may have seen."""
    hand: HandView = {"count": len(cards), "backs": backs(cards)}
    if seen:
        hand["cards"] = names(cards)
    return hand


def player_view(state: ThroughTheAges, player: Player, seat: int) -> PlayerView:
    """A civilization, with its ratings; hands only as far as the seat may see them."""
    form = player_form(player)
    own = player.seat == seat or state.over
    form["marks"] = mark_names(shown_marks(player))
    form["science_rate"] = player.science_rate
    form["culture_rate"] = player.culture_rate
    form["strength"] = player.strength
    form["happiness"] = player.happiness
    form["discontent"] = discontent(player)
    form["civil_actions"] = civil_left(player)
    form["civil_total"] = player.civil_total
    form["military_actions"] = military_left(player)
    form["military_total"] = player.military_total
    form["food"] = food(player)
    form["resources"] = resources(player)
    form["population_price"] = population_price(player, 0)
    board = cast(PlayerView, form)
    board["hand"] = hand_view(player.hand, own or state.open_hands)
    board["military_hand"] = hand_view(player.army_hand, own)
    if own:
        board["taken_now"] = names(player.fresh)
    return board


def prices(state: ThroughTheAges, seat: int) -> list[int | None]:
    """The civil actions that each card in the row costs this seat; null for spectators and empty spaces."""
    if seat < 0:
        return [None] * len(state.row)
    player = state.players[seat]
    return [
        take_price(state, player, space) if state.row[space] != NONE else None
        for space in range(len(state.row))
    ]


def end_of_turn(state: ThroughTheAges) -> EndOfTurnView | None:
    """What the player who acts would have after production if the turn ended now; all of it is open."""
    if not state.steps or state.steps[-1].kind != ACTING:
        return None
    seat = state.steps[-1].seat
    uprising = rebels(state.players[seat])
    draws = cards_drawn(state, state.players[seat], uprising)
    later = state.copy()
    later.log = []
    player = later.players[seat]
    production(later, player)
    told: dict[str, int] = {}
    for event in later.log:
        told.update(EVENTS[event.kind].numbers(event))
    return {
        "food": food(player),
        "resources": resources(player),
        "science": player.science,
        "culture": player.culture,
        "consumption": 0 if uprising else by_bank(CONSUMPTION, player.yellow),
        "hungry": told.get("missing", 0),
        "corruption": told.get("corruption", 0),
        "uprising": uprising,
        "cards": 0 if state.age == AGE_IV else draws,
    }


def as_seen_by_others(step: Step) -> Step:
    """A step without the card that its player discarded last, face down."""
    if isinstance(step, Defend):
        return Defend(step.seat, step.card, step.attacker, step.added, step.cards_used)
    if isinstance(step, DiscardExcess):
        return DiscardExcess(step.seat)
    if isinstance(step, DiscardSome):
        return DiscardSome(step.seat, step.amount)
    if isinstance(step, Send):
        return Send(step.seat, step.card, step.bid)
    return step


def view(state: ThroughTheAges, seat: int) -> ThroughTheAgesView:
    """All that this seat, or a spectator, may know."""
    refuse_seat(seat, len(state.players))
    peeked = seat >= 0 and bool(state.players[seat].peeked)
    table = cast(ThroughTheAgesView, table_form(state))
    if state.edition.original:
        table["bonuses"] = pile_view(state.bonuses, seat)
        table["refused_bonuses"] = names(sorted([face(e) for e in state.refused if knows(e, seat)]))
    return {
        **table,
        "steps": [step_form(step if step.seat == seat else as_seen_by_others(step)) for step in state.steps],
        "seat": seat,
        "end_of_turn": end_of_turn(state),
        "prices": prices(state, seat),
        "players": [player_view(state, player, seat) for player in state.players],
        "deck": len(state.deck),
        "military_deck": len(state.army_deck),
        "discards": [pile_view(pile, seat) for pile in state.discards],
        "events": pile_view(state.events, seat),
        "future_events": pile_view(state.future, seat),
        "next_event": names([face(state.events[-1])])[0] if peeked and state.events else None,
        "next_event_age": AGES[CARDS[face(state.events[-1])].age] if state.events else None,
        "box": backs(state.boxed),
    }


def determinize(state: ThroughTheAges, seat: int, rng: Rng) -> ThroughTheAges:
    """A state that looks the same to this seat, with everything it cannot see dealt again.

    A bid, or cards that are played or discarded one after the other, tell something about a hand: deals that
    could not go on are tried again, and if none is found, that hand stays.
    """
    refuse_seat(seat, len(state.players))
    for _ in range(TRIES):
        other = dealt_again(state, seat, NONE, rng)
        if keeps_promises(other):
            return other
    return dealt_again(state, seat, promising(state.steps[-1]), rng)


def dealt_again(state: ThroughTheAges, seat: int, kept: int, rng: Rng) -> ThroughTheAges:
    """One such deal; the hand of the seat `kept` stays as it is."""
    other = state.copy()
    other.rng = rng.fork()
    other.asked = None
    rng.deal(other.deck)
    if not state.over:
        for age in range(4):
            deal_age(other, seat, kept, age, rng)
        if other.refused:
            deal_refused(other, seat, rng)
    shuffle_events(other, seat, rng)
    return other


def promising(step: Step) -> int:
    """Whose hand has to be good for what was said: the highest bidder's, or that of who is asked."""
    return step.bidder if isinstance(step, Bid) else step.seat


def keeps_promises(state: ThroughTheAges) -> bool:
    """Whether the highest bidder could send so much, and what was begun card by card can go on."""
    if not state.steps:
        return True
    step = state.steps[-1]
    if isinstance(step, Bid) and step.bidder != NO_BIDDER:
        return most_force(state.players[step.bidder]) >= step.bid
    if step.kind in (SENDING, DEFENDING, DISCARDING, DISCARDING_SOME):
        return bool(QUESTIONS[step.kind].options(state, step))
    return True


def deal_age(state: ThroughTheAges, seat: int, kept: int, age: int, rng: Rng) -> None:
    """All military cards of an age that the seat does not know, dealt again to where such cards lie."""
    peeked = seat >= 0 and bool(state.players[seat].peeked)
    pool: list[int] = []
    places = places_of(state, seat, kept, age, peeked)
    for pile, i in places:
        pool.append(face(pile[i]))
    if age == AGE_III and state.bonuses:
        pool = with_bonuses(state, seat, pool, rng)
    rng.deal(pool)
    for pile, i in places:
        if pile is state.events or pile is state.future:
            card = next(number for number in pool if CARDS[number].kind in (EVENT, TERRITORY))
            pool.remove(card)
            pile[i] = hidden(card, seen(pile[i]))
    for pile, i in places:
        if pile is not state.events and pile is not state.future:
            known = seen(pile[i]) if pile is state.discards[age] else 0
            pile[i] = hidden(pool.pop(), known)
    for player in state.players:
        player.army_hand.sort()


def with_bonuses(state: ThroughTheAges, seat: int, pool: list[int], rng: Rng) -> list[int]:
    """The bonus cards that the seat does not know are dealt again; the unknown cards that are left.

    Cards that the seat was dealt and did not choose are nobody's bonus. Before Age III no deck has the rest.
    """
    unknown = [i for i in range(len(state.bonuses)) if not knows(state.bonuses[i], seat)]
    pool = pool + [face(state.bonuses[i]) for i in unknown]
    if not state.dealt[AGE_III]:
        known = [face(entry) for entry in state.bonuses if knows(entry, seat)]
        pool = [event for event in bonus_events(state.edition) if event not in known]
    mine = [face(entry) for entry in state.refused if knows(entry, seat)]
    events = [card for card in pool if CARDS[card].kind == EVENT and card not in mine]
    rng.deal(events)
    for i in unknown:
        card = events.pop()
        pool.remove(card)
        state.bonuses[i] = hidden(card, seen(state.bonuses[i]))
    return pool


def deal_refused(state: ThroughTheAges, seat: int, rng: Rng) -> None:
    """What others were dealt and have not chosen is dealt again from events that the seat has not seen."""
    taken = [face(entry) for entry in state.bonuses]
    taken += [face(entry) for entry in state.refused if knows(entry, seat)]
    events = [event for event in bonus_events(state.edition) if event not in taken]
    rng.deal(events)
    for i in range(len(state.refused)):
        if not knows(state.refused[i], seat):
            state.refused[i] = hidden(events.pop(), seen(state.refused[i]))


def places_of(
    state: ThroughTheAges, seat: int, kept: int, age: int, peeked: bool
) -> list[tuple[list[int], int]]:
    """Where face-down military cards of an age lie that the seat does not know: event decks first.

    Nobody knows where in their deck the current events lie, so they come by who has seen them.
    """
    events = state.events
    shuffled = range(len(events) - 1 if peeked else len(events))
    places = [(events, i) for i in sorted(shuffled, key=lambda i: seen(events[i]))]
    for pile in (state.future, state.discards[age]):
        places += [(pile, i) for i in range(len(pile))]
    places = [(pile, i) for pile, i in places if CARDS[face(pile[i])].age == age and not knows(pile[i], seat)]
    for cards in (state.army_deck, state.boxed):
        places += [(cards, i) for i in range(len(cards)) if CARDS[cards[i]].age == age]
    for player in state.players:
        if player.seat not in (seat, kept):
            hand = player.army_hand
            unseen = [i for i in range(len(hand)) if not was_shown(player, hand[i])]
            places += [(hand, i) for i in unseen if CARDS[hand[i]].age == age]
    return places


def was_shown(player: Player, held: int) -> bool:
    """Whether all have seen this card of a hand: a pact that was refused."""
    return PACT_BIT[held] != NONE and player.shown_pacts >> PACT_BIT[held] & 1 == 1


def shuffle_events(state: ThroughTheAges, seat: int, rng: Rng) -> None:
    """Nobody knows the order of the current events within an age, except the next one if it was looked at."""
    top = 1 if seat >= 0 and state.players[seat].peeked and state.events else 0
    below = state.events[: len(state.events) - top]
    again: list[int] = []
    for age in range(3, -1, -1):
        group = [entry for entry in below if CARDS[face(entry)].age == age]
        rng.deal(group)
        again += group
    state.events = again + state.events[len(state.events) - top :]
