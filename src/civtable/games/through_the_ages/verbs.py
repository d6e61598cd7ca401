"""What changes a civilization. Each verb keeps what depends on its change, and says what happened."""

from civtable.core.game import EVERYONE, Step
from civtable.games.through_the_ages.cards.table import (
    CARDS,
    COLONY_BIT,
    PACTS_OF_AGE,
    WONDER_BIT,
)
from civtable.games.through_the_ages.civil.tokens import gain, lose
from civtable.games.through_the_ages.data import (
    FARM,
    MINE,
    NONE,
)
from civtable.games.through_the_ages.happenings import (
    COLONY_LOST,
    DISCARDED,
    DREW,
    GAINED_CULTURE,
    GAINED_FOOD,
    GAINED_PEOPLE,
    GAINED_RESOURCES,
    GAINED_SCIENCE,
    GAINED_YELLOW,
    LEADER_LEFT,
    LOST_BLUE,
    LOST_CULTURE,
    LOST_FOOD,
    LOST_PERSON,
    LOST_RESOURCES,
    LOST_SCIENCE,
    LOST_YELLOW,
    PACT_ENDED,
    WONDER_LOST,
)
from civtable.games.through_the_ages.player import Player
from civtable.games.through_the_ages.ratings import refresh, refresh_all
from civtable.games.through_the_ages.special.hooks import LEADER_OF
from civtable.games.through_the_ages.special.rivals import feel_rivals
from civtable.games.through_the_ages.state import ThroughTheAges, face, hidden
from civtable.games.through_the_ages.steps import LOSING_TOKEN

# Points and goods.


def gain_science(state: ThroughTheAges, player: Player, points: int) -> None:
    """Science points, as far as the track goes."""
    points = min(points, state.edition.science_most - player.science)
    if points > 0:
        player.science += points
        state.emit(GAINED_SCIENCE, player.seat, points)


def gain_culture(state: ThroughTheAges, player: Player, points: int, why: int) -> None:
    """Culture points, by a card; NONE for an event that is prepared."""
    if points > 0:
        player.culture += points
        state.emit(GAINED_CULTURE, player.seat, points, why)


def lose_science(state: ThroughTheAges, player: Player, points: int) -> int:
    """Science points, as far as there are any; how many."""
    lost = min(points, player.science)
    player.science -= lost
    if lost:
        state.emit(LOST_SCIENCE, player.seat, lost)
    return lost


def lose_culture(state: ThroughTheAges, player: Player, points: int, why: int) -> int:
    """Culture points, by a card or, without one, by hunger; never below zero; how many."""
    lost = min(points, player.culture)
    player.culture -= lost
    if lost:
        state.emit(LOST_CULTURE, player.seat, lost, why)
    return lost


def gain_food(state: ThroughTheAges, player: Player, amount: int) -> None:
    """Food from the bank's blue tokens."""
    gained = gain(player, FARM, amount)
    if gained:
        state.emit(GAINED_FOOD, player.seat, gained)


def gain_resources(state: ThroughTheAges, player: Player, amount: int) -> None:
    """Resources from the bank's blue tokens."""
    gained = gain(player, MINE, amount)
    if gained:
        state.emit(GAINED_RESOURCES, player.seat, gained)


def lose_food(state: ThroughTheAges, player: Player, amount: int) -> int:
    """Food, as far as there is any; how much."""
    lost = lose(player, FARM, amount)
    if lost:
        state.emit(LOST_FOOD, player.seat, lost)
    return lost


def lose_resources(state: ThroughTheAges, player: Player, amount: int) -> int:
    """Resources, as far as there are any; how many."""
    lost = lose(player, MINE, amount)
    if lost:
        state.emit(LOST_RESOURCES, player.seat, lost)
    return lost


# Yellow tokens.


def gain_people(state: ThroughTheAges, player: Player, number: int) -> None:
    """Population from the yellow bank, as far as there is any, without food."""
    number = min(number, player.yellow)
    if number:
        player.yellow -= number
        player.unused += number
        state.emit(GAINED_PEOPLE, player.seat, number)


def lose_worker(state: ThroughTheAges, player: Player, slot: int) -> None:
    """A worker goes back to the yellow bank: an unused one (slot -1), or one from a card."""
    if slot == NONE:
        player.unused -= 1
    else:
        player.workers[slot] -= 1
        refresh(state, player)
    player.yellow += 1
    state.emit(LOST_PERSON, player.seat, slot)


def free_worker(state: ThroughTheAges, player: Player, slot: int) -> None:
    """A building or unit is no more: its worker becomes unused."""
    player.workers[slot] -= 1
    player.unused += 1
    refresh(state, player)


def change_yellow(state: ThroughTheAges, player: Player, tokens: int) -> int:
    """Yellow tokens from the box into the bank, or out of it as far as it has any; the change."""
    tokens = max(tokens, -player.yellow)
    player.yellow += tokens
    player.yellow_owned += tokens
    if tokens:
        state.emit(GAINED_YELLOW if tokens > 0 else LOST_YELLOW, player.seat, abs(tokens))
    return tokens


def change_blue(state: ThroughTheAges, player: Player, tokens: int) -> None:
    """Blue tokens from the box into the bank, or out of it; what it lacks, the owner takes from cards."""
    if tokens >= 0:
        player.blue += tokens
        player.blue_owned += tokens
        return
    state.emit(LOST_BLUE, player.seat, -tokens)
    from_bank = min(player.blue, -tokens)
    player.blue -= from_bank
    player.blue_owned -= from_bank
    for _ in range(min(-tokens - from_bank, sum(player.stored))):
        state.steps.append(Step(LOSING_TOKEN, player.seat))


# Cards that come into play and leave it.


def enter(state: ThroughTheAges, player: Player, card: int) -> None:
    """The token symbols of a card that comes into play."""
    row = state.edition.cards[card]
    if row.yellow:
        change_yellow(state, player, row.yellow)
    if row.blue:
        change_blue(state, player, row.blue)


def leave(state: ThroughTheAges, player: Player, card: int) -> None:
    """The token symbols of a card that leaves play, the other way round."""
    row = state.edition.cards[card]
    if row.yellow:
        change_yellow(state, player, -row.yellow)
    if row.blue:
        change_blue(state, player, -row.blue)


def remove_leader(state: ThroughTheAges, player: Player) -> None:
    """The leader leaves play, and nobody follows."""
    dismiss_leader(state, player)
    refresh(state, player)


def dismiss_leader(state: ThroughTheAges, player: Player) -> None:
    """The leader leaves, ratings not yet reckoned."""
    leader = player.leader
    player.leader = NONE
    state.gone.append(leader)
    state.emit(LEADER_LEFT, player.seat, leader)
    feel_rivals(state)
    LEADER_OF[leader].left(state, player)


def remove_unfinished(state: ThroughTheAges, player: Player) -> None:
    """The wonder under construction leaves play; its tokens go back to the bank."""
    player.blue += player.built
    player.built = 0
    state.gone.append(player.building)
    state.emit(WONDER_LOST, player.seat, player.building)
    player.building = NONE


def take_colony(state: ThroughTheAges, player: Player, card: int) -> None:
    """A territory becomes this player's colony, with its permanent effect."""
    player.colonies |= 1 << COLONY_BIT[card]
    enter(state, player, card)
    refresh(state, player)


def lose_colony(state: ThroughTheAges, player: Player, card: int) -> None:
    """A colony is no longer this player's, nor is its permanent effect."""
    player.colonies &= ~(1 << COLONY_BIT[card])
    state.emit(COLONY_LOST, player.seat, card)
    leave(state, player, card)
    refresh(state, player)


def end_pact(state: ThroughTheAges, holder: Player) -> None:
    """A pact leaves play."""
    discard(state, holder.pact, EVERYONE)
    state.emit(PACT_ENDED, holder.seat, holder.pact)
    state.pacts -= 1
    holder.pact = NONE
    holder.pact_with = NONE
    holder.pact_first = NONE
    refresh_all(state)


def ruin(state: ThroughTheAges, player: Player, wonder: int) -> None:
    """A completed wonder is turned face down."""
    player.ruins |= 1 << WONDER_BIT[wonder]
    leave(state, player, wonder)
    refresh_all(state)


# Military cards.


def discard(state: ThroughTheAges, card: int, known_by: int) -> None:
    """A military card goes face down to the discard pile of its age."""
    state.discards[CARDS[card].age].append(hidden(card, known_by))


def discard_from_hand(state: ThroughTheAges, player: Player, card: int, face_up: bool) -> None:
    """A military card from the hand to the discards; the others see it only if it was played."""
    player.army_hand.remove(card)
    known = EVERYONE if face_up else 1 << player.seat
    discard(state, card, known)
    if not face_up:
        player.shown_pacts &= ~PACTS_OF_AGE[CARDS[card].age]  # by its back it may be one of these
        state.emit(DISCARDED, player.seat, card, 0, known)


def draw_military(state: ThroughTheAges, player: Player, number: int) -> None:
    """Cards from the military deck of the age. With its last card the discards become the new deck."""
    if state.age > state.edition.last_age:
        return
    for _ in range(number):
        if not state.army_deck:
            renew_army_deck(state)
            if not state.army_deck:
                return
        card = state.army_deck.pop()
        insert(player.army_hand, card)
        state.shown |= 1 << player.seat
        state.emit(DREW, player.seat, card, 0, 1 << player.seat)
        if not state.army_deck:
            renew_army_deck(state)


def renew_army_deck(state: ThroughTheAges) -> None:
    """The military discards of the age are shuffled into a new deck."""
    pile = state.discards[state.age]
    if pile:
        state.army_deck = [face(entry) for entry in pile]
        state.discards[state.age] = []
        state.rng.shuffle(state.army_deck)
        state.shown = EVERYONE


def insert(hand: list[int], card: int) -> None:
    """Put a card into a hand that is kept in order."""
    place = len(hand)
    while place > 0 and hand[place - 1] > card:
        place -= 1
    hand.insert(place, card)
