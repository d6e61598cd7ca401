"""The card row, and the ages that pass as its decks run out."""

from civtable.core.game import EVERYONE, Option
from civtable.games.through_the_ages.cards.table import CARDS
from civtable.games.through_the_ages.data import AGE_A, AGE_I, NONE, ROW, ROW_DISCARDS
from civtable.games.through_the_ages.editions import AGE_BY_AGE
from civtable.games.through_the_ages.happenings import AGE_BEGAN, LAST_ROUND, ROW_CLEARED
from civtable.games.through_the_ages.options import card_of, copy_of
from civtable.games.through_the_ages.player import Player
from civtable.games.through_the_ages.politics.bonuses import show_bonus
from civtable.games.through_the_ages.state import ThroughTheAges, face
from civtable.games.through_the_ages.verbs import (
    change_yellow,
    discard_from_hand,
    end_pact,
    remove_leader,
    remove_unfinished,
)


def space_of(state: ThroughTheAges, option: Option) -> int:
    """The space of the copy that an option names; -1 if it is not there."""
    card = card_of(option)
    copies = copy_of(option)
    for space in range(ROW):
        if state.row[space] == card:
            if copies == 0:
                return space
            copies -= 1
    return NONE


def replenish(state: ThroughTheAges) -> None:
    """At the start of a turn the cheapest cards leave, the rest slide, and new ones come."""
    cleared = ROW_DISCARDS[state.in_game()]
    refill(state, cleared)
    if state.age == AGE_A:
        end_age_a(state)


def refill(state: ThroughTheAges, cleared: int) -> None:
    """Clear the first spaces, slide the rest to the left, and deal into the free spaces."""
    for space in range(cleared):
        if state.row[space] != NONE:
            state.gone.append(state.row[space])
            state.emit(ROW_CLEARED, state.current, state.row[space])
            state.row[space] = NONE
    row = [number for number in state.row if number != NONE]
    state.row = row + [NONE] * (ROW - len(row))
    deal(state)


def deal(state: ThroughTheAges) -> None:
    """Cards from the deck into the free spaces. With the last card the age ends, and dealing goes on."""
    for space in range(ROW):
        if state.row[space] == NONE and state.deck:
            state.row[space] = state.deck.pop()
            state.shown = EVERYONE
            if not state.deck and state.age != AGE_A:
                end_age(state)


def end_age_a(state: ThroughTheAges) -> None:
    """Age A ends with the first replenishing; its remaining cards leave, and nothing grows old."""
    state.gone += state.deck
    begin_age(state, AGE_I)
    deal(state)


def end_age(state: ThroughTheAges) -> None:
    """What is older than the age that ended is antiquated, and everybody may lose yellow tokens."""
    ended = state.age
    for player in state.players:
        if not player.resigned():
            if state.edition.antiquates:
                antiquate(state, player, ended)
            change_yellow(state, player, -yellow_lost(player))
    if state.edition.bonus_cards == AGE_BY_AGE:
        show_bonus(state)
    begin_age(state, ended + 1)


def yellow_lost(player: Player) -> int:
    """The yellow tokens that the end of an age costs; in 2006 none if the bank has too few."""
    lost = player.edition.yellow_lost
    return 0 if player.edition.yellow_all_or_none and player.yellow < lost else lost


def antiquate(state: ThroughTheAges, player: Player, ended: int) -> None:
    """Old cards in hand, leaders, unfinished wonders and pacts leave; the rest of what is in play stays."""
    old = [number for number in player.hand if CARDS[number].age < ended]
    state.gone += old
    player.hand = [number for number in player.hand if CARDS[number].age >= ended]
    player.fresh = [number for number in player.fresh if CARDS[number].age >= ended]
    for number in player.army_hand[:]:
        if CARDS[number].age < ended:
            discard_from_hand(state, player, number, False)
    if player.leader != NONE and CARDS[player.leader].age < ended:
        remove_leader(state, player)
    if player.building != NONE and CARDS[player.building].age < ended:
        remove_unfinished(state, player)
    if player.pact != NONE and CARDS[player.pact].age < ended:
        end_pact(state, player)


def begin_age(state: ThroughTheAges, age: int) -> None:
    """New decks, in 2015 for the players still in the game; after the last age none, and the end is near."""
    state.boxed += state.army_deck
    state.age = age
    state.deck = []
    state.army_deck = []
    state.emit(AGE_BEGAN, state.current, age)
    if age > state.edition.last_age:
        starts = state.current == state.in_order(0)[0].seat
        state.last_round = state.round if starts or not state.edition.one_more_round else state.round + 1
        state.emit(LAST_ROUND, state.current, state.last_round)
        return
    state.dealt[age] = state.in_game() if state.edition.decks_follow else len(state.players)
    state.deck = deck_of(state, age, True)
    state.army_deck = deck_of(state, age, False)
    state.rng.shuffle(state.deck)
    state.rng.shuffle(state.army_deck)
    state.shown = EVERYONE


def deck_of(state: ThroughTheAges, age: int, civil: bool) -> list[int]:
    """All cards of an age for as many players as its decks are made for, but those that are bonus cards."""
    bonuses = [face(entry) for entry in state.bonuses]
    deck = state.edition.deck(age, civil, state.dealt[age], state.peaceful)
    return [number for number in deck if number not in bonuses]
