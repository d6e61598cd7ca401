"""What changes boards and goods. Each verb keeps what depends on its change, and says what happened."""

from typing import Final

from civtable.core.game import EVERYONE
from civtable.games.stone_age.data import (
    BUILDING_1,
    CARD_1,
    FIELD,
    FOREST,
    HUNTING_GROUNDS,
    NONE,
    PEOPLE_MAX,
    PIT_LIMIT,
    RINGS,
    RIVER,
    TOOLS_MAX,
    TRACK_MAX,
    VALUE,
    VILLAGE,
    VILLAGE_LIMIT,
)
from civtable.games.stone_age.happenings import (
    DECK_EMPTY,
    DREW_CARD,
    GAINED,
    GAINED_FOOD,
    GAINED_PERSON,
    GAINED_POINTS,
    GAINED_TOOL,
    GAINED_TRACK,
    LAST_ROUND,
    TOOK_CARD,
    TURNED_UP_BUILDING,
)
from civtable.games.stone_age.options import unpack
from civtable.games.stone_age.state import BY_BUILDINGS, BY_CARDS, Player, StoneAge
from civtable.games.stone_age.tools import RAISED

# Places.


def places_at_dawn(state: StoneAge) -> int:
    """The places that are open before anybody has been put anywhere this round."""
    places = (1 << CARD_1) - 1
    for slot in range(len(state.row)):
        if state.row[slot] != NONE:
            places |= 1 << (CARD_1 + slot)
    for stack in range(len(state.stack_left)):
        if state.stack_left[stack] > 0:
            places |= 1 << (BUILDING_1 + stack)
    return places


ALL_RINGS: Final = sum([RINGS << 4 * (place - HUNTING_GROUNDS) for place in range(FOREST, RIVER + 1)])
"""The rings of all four pits, packed as in the state."""


def free_rings(state: StoneAge, place: int) -> int:
    """The free rings of forest, clay pit, quarry or river."""
    return state.rings >> 4 * (place - HUNTING_GROUNDS) & 15


PIT_BITS: Final = [sum([8 << 4 * (i + 1) for i in range(4) if pits >> i & 1]) for pits in range(16)]
"""[set of pits, from the forest on]: the set in the form of `short_of_rings`."""


def short_of_rings(state: StoneAge, people: int) -> int:
    """The pits with fewer free rings than these people could fill, as the highest bit of each pit's four.

    All four are compared at once: free rings + 8 - people reaches that bit only if the rings suffice.
    """
    return ~(state.rings + 0x11110 * (8 - min(people, RINGS))) & 0x88880


def village_is_full(players: int, open_places: int) -> bool:
    """With two or three players only two of tool maker, hut and field may be occupied in a round."""
    closed = VILLAGE & ~open_places
    return (closed & 1) + (closed >> 1 & 1) + (closed >> 2) >= VILLAGE_LIMIT[players]


def pit_is_closed(state: StoneAge, place: int) -> bool:
    """All seven rings are taken, or as many players stand there as the number of players allows."""
    if free_rings(state, place) == 0:
        return True
    crowd = 0
    for player in state.players:
        crowd += player.standing >> place & 1
    return crowd >= PIT_LIMIT[len(state.players)]


def stand(state: StoneAge, player: Player, place: int, people: int) -> None:
    """Put people on a place, and close it if it is full or shut by the number of players."""
    player.idle -= people
    player.standing |= 1 << place
    if place >= CARD_1:
        state.open &= ~(1 << place)
    elif place <= FIELD:
        state.open &= ~(1 << place)
        if village_is_full(len(state.players), state.open):
            state.open &= ~VILLAGE
    else:
        player.gathering |= people << 4 * (place - HUNTING_GROUNDS)
        if place != HUNTING_GROUNDS:
            state.rings -= people << 4 * (place - HUNTING_GROUNDS)
            if pit_is_closed(state, place):
                state.open &= ~(1 << place)


def take_home(player: Player, place: int) -> int:
    """The player's people leave a place; their number."""
    people = player.people_at(place)
    player.standing &= ~(1 << place)
    if HUNTING_GROUNDS <= place < CARD_1:
        player.gathering &= ~(15 << 4 * (place - HUNTING_GROUNDS))
    player.idle += people
    return people


# Goods.


def gain(state: StoneAge, player: Player, resource: int, number: int) -> None:
    """Resources from the supply, which is unlimited."""
    player.goods[resource] += number
    state.emit(GAINED, player.seat, resource, number)


def gain_food(state: StoneAge, player: Player, number: int) -> None:
    """Food from the supply, which is unlimited."""
    player.food += number
    state.emit(GAINED_FOOD, player.seat, number)


def give_up(player: Player, packed: int) -> None:
    """Resources go back to the supply."""
    goods = player.goods
    goods[0] -= packed & 15
    goods[1] -= packed >> 4 & 15
    goods[2] -= packed >> 8 & 15
    goods[3] -= packed >> 12


def worth(packed: int) -> int:
    """The points that resources give in a building: 3 a wood, 4 a brick, 5 a stone, 6 a gold."""
    points = (packed & 15) * VALUE[0] + (packed >> 4 & 15) * VALUE[1]
    return points + (packed >> 8 & 15) * VALUE[2] + (packed >> 12) * VALUE[3]


def kinds_in(packed: int) -> int:
    """Of how many kinds some resources are."""
    return sum([1 for amount in unpack(packed) if amount])


# The player's board.


def gain_tool(state: StoneAge, player: Player) -> None:
    """One more tool; a thirteenth does nothing."""
    full = player.tools == TOOLS_MAX
    if not full:
        player.used = RAISED[player.tools][player.used]
        player.tools += 1
    state.emit(GAINED_TOOL, player.seat, player.tools, int(full))


def gain_person(state: StoneAge, player: Player) -> None:
    """A person is born and comes home at once; there is no eleventh."""
    full = player.people == PEOPLE_MAX
    if not full:
        player.people += 1
        player.idle += 1
    state.emit(GAINED_PERSON, player.seat, player.people, int(full))


def gain_track(state: StoneAge, player: Player) -> None:
    """One step on the food track, which ends at 10."""
    full = player.track == TRACK_MAX
    if not full:
        player.track += 1
    state.emit(GAINED_TRACK, player.seat, player.track, int(full))


def gain_card_points(state: StoneAge, player: Player, points: int) -> None:
    """Points that a card gives at once."""
    player.card_points += points
    state.emit(GAINED_POINTS, player.seat, points)


# Chance and hidden things.


def roll(state: StoneAge, dice: int) -> int:
    """Roll that many dice onto the table; the sum of their pips."""
    state.shown = EVERYONE
    rng = state.rng
    faces = 0
    pips = 0
    for _ in range(dice):
        face = int(rng.below(6))
        faces += 1 << 4 * face
        pips += face + 1
    state.dice = faces
    return pips


def draw_card(state: StoneAge, player: Player) -> None:
    """The next card of the deck, unseen by the others; it counts at the end only."""
    if state.deck_left == 0:
        state.emit(DECK_EMPTY, player.seat)
        return
    went_on = how_it_ends(state) == 0
    state.deck_left -= 1
    card = state.deck[state.deck_left]
    player.cards |= 1 << card
    player.drawn = card
    state.shown |= 1 << player.seat
    state.emit(DREW_CARD, player.seat, card, 0, 1 << player.seat)
    if went_on:
        maybe_last_round(state, player.seat)


def how_it_ends(state: StoneAge) -> int:
    """How the game will end with this round, as things are; 0 where another one can follow.

    A stack of buildings is empty, or the cards do not suffice for a new round.
    """
    if 0 in state.stack_left:
        return BY_BUILDINGS
    return BY_CARDS if state.row.count(NONE) > state.deck_left else 0


def maybe_last_round(state: StoneAge, seat: int) -> None:
    """Say that no other round follows, where this player has just brought that about."""
    how = how_it_ends(state)
    if how:
        state.emit(LAST_ROUND, seat, how)


def take_card(state: StoneAge, player: Player, slot: int) -> int:
    """A card of the row; its space stays empty in this round."""
    went_on = how_it_ends(state) == 0
    card = state.row[slot]
    state.row[slot] = NONE
    player.cards |= 1 << card
    state.emit(TOOK_CARD, player.seat, card, CARD_1 + slot)
    if went_on:
        maybe_last_round(state, player.seat)
    return card


def take_tile(state: StoneAge, player: Player, stack: int, points: int) -> None:
    """A building with its points; the next tile of the stack is turned up."""
    went_on = how_it_ends(state) == 0
    state.stack_left[stack] -= 1
    left = state.stack_left[stack]
    player.buildings |= 1 << state.stacks[stack][left]
    player.building_points += points
    if left > 0:
        state.shown = EVERYONE
        state.emit(TURNED_UP_BUILDING, player.seat, state.stacks[stack][left - 1], BUILDING_1 + stack)
    elif went_on:
        maybe_last_round(state, player.seat)
