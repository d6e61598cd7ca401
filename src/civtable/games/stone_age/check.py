"""What must be true of every position: nothing lost, nothing twice, nobody where the rules forbid it."""

from civtable.core.errors import BadState
from civtable.core.words import Argument, Reason
from civtable.games.stone_age.data import (
    BUILDING_1,
    BUILDINGS,
    CARD_1,
    CARDS,
    FOREST,
    HUNTING_GROUNDS,
    HUT,
    NONE,
    ONE_USE_CARDS,
    PIT_LIMIT,
    PLACES,
    RINGS,
    RIVER,
    TWO_RESOURCES_CARD,
    VILLAGE,
    VILLAGE_LIMIT,
)
from civtable.games.stone_age.rounds import free_places
from civtable.games.stone_age.state import (
    ACTING,
    ADDING_TOOLS,
    ADDING_TOOLS_TO_CARD,
    FEEDING,
    PAYING_FOR_BUILDING,
    PAYING_FOR_CARD,
    PICKING_DIE,
    PLACING,
    StoneAge,
)
from civtable.games.stone_age.verbs import ALL_RINGS, pit_is_closed, places_at_dawn, village_is_full


def wrong(key: str, args: dict[str, Argument] | None = None) -> BadState:
    """A contradiction, by its short key."""
    return BadState(Reason(f"stone_age-wrong-{key}", args))


def check(state: StoneAge) -> None:
    """Raise BadState if the position contradicts the rules."""
    check_pieces(state)
    check_people(state)
    check_places(state)
    check_goods(state)
    check_steps(state)


def check_pieces(state: StoneAge) -> None:
    """Every card and every tile is in exactly one place."""
    cards = state.deck[: state.deck_left] + state.card_box + [card for card in state.row if card != NONE]
    tiles = state.tile_box[:]
    for s in range(len(state.stacks)):
        tiles += state.stacks[s][: state.stack_left[s]]
    for player in state.players:
        cards += [i for i in range(len(CARDS)) if player.cards >> i & 1]
        tiles += [i for i in range(len(BUILDINGS)) if player.buildings >> i & 1]
        if player.drawn != NONE and not player.cards >> player.drawn & 1:
            raise wrong("drawn_not_owned", {"seat": player.seat, "card": CARDS[player.drawn].id})
    twice, missing = not_once(cards, len(CARDS))
    if twice + missing:
        raise wrong("card_count", {"card": CARDS[(twice + missing)[0]].id, "count": 2 if twice else 0})
    twice, missing = not_once(tiles, len(BUILDINGS))
    if twice + missing:
        building = BUILDINGS[(twice + missing)[0]].id
        raise wrong("building_count", {"building": building, "count": 2 if twice else 0})


def not_once(pieces: list[int], total: int) -> tuple[list[int], list[int]]:
    """The pieces that are in several places, and those that are in none."""
    seen = 0
    twice: list[int] = []
    for piece in pieces:
        if seen >> piece & 1:
            twice.append(piece)
        seen |= 1 << piece
    return twice, [piece for piece in range(total) if not seen >> piece & 1]


def check_people(state: StoneAge) -> None:
    """Nobody has more people on the board than there are in the tribe."""
    for player in state.players:
        out = sum([player.people_at(place) for place in range(len(PLACES))])
        if out + player.idle != player.people or player.idle < 0:
            raise wrong("people", {"seat": player.seat, "out": out, "people": player.people})
        for place in range(HUNTING_GROUNDS, RIVER + 1):
            here = player.gathering >> 4 * (place - HUNTING_GROUNDS) & 15
            assert (here > 0) == (player.standing >> place & 1 == 1), (player.seat, place, here)


def check_places(state: StoneAge) -> None:
    """Nobody stands where there is no room, no card, no building, or no leave for so many players."""
    seats = len(state.players)
    village = 0
    for place in range(len(PLACES)):
        here = [player for player in state.players if player.standing >> place & 1]
        name = PLACES[place]
        if not here or place == HUNTING_GROUNDS:
            continue
        if FOREST <= place <= RIVER:
            people = sum([player.people_at(place) for player in here])
            if people > RINGS:
                raise wrong("rings", {"place": name, "people": people, "rings": RINGS})
            if len(here) > PIT_LIMIT[seats]:
                raise wrong("crowd", {"place": name, "players": len(here), "limit": PIT_LIMIT[seats]})
        elif len(here) > 1:
            raise wrong("crowd", {"place": name, "players": len(here), "limit": 1})
        elif place <= HUT + 1:
            village += 1
        elif place >= BUILDING_1:
            if place - BUILDING_1 >= seats or state.stack_left[place - BUILDING_1] == 0:
                raise wrong("nothing_there", {"place": name})
        elif state.row[place - CARD_1] == NONE:
            raise wrong("nothing_there", {"place": name})
    if village > VILLAGE_LIMIT[seats]:
        raise wrong("village", {"players": seats, "limit": VILLAGE_LIMIT[seats]})
    if state.steps and state.steps[-1].kind == PLACING:
        assert state.rings == rings_left(state), (state.rings, rings_left(state))
        assert state.open == places_open(state), (state.open, places_open(state))


def rings_left(state: StoneAge) -> int:
    """The free rings, worked out from where people stand."""
    rings = ALL_RINGS
    for player in state.players:
        rings -= player.gathering & ~15
    return rings


def places_open(state: StoneAge) -> int:
    """The open places, worked out from where people stand."""
    places = places_at_dawn(state)
    for player in state.players:
        places &= ~(player.standing & (VILLAGE | ~((1 << CARD_1) - 1)))
    if village_is_full(len(state.players), places):
        places &= ~VILLAGE
    for place in range(FOREST, RIVER + 1):
        if pit_is_closed(state, place):
            places &= ~(1 << place)
    return places


def check_goods(state: StoneAge) -> None:
    """Nothing is negative, and cards that lie ready belong to who has them ready."""
    for player in state.players:
        assert min(*player.goods, player.food, player.hungry, player.building_points, player.card_points) >= 0
        for i in range(len(ONE_USE_CARDS)):
            if player.once >> i & 1 and not face_up_allowed(state, player.seat, ONE_USE_CARDS[i]):
                raise wrong("not_face_up", {"seat": player.seat, "card": CARDS[ONE_USE_CARDS[i]].id})
        if player.two_resources and not face_up_allowed(state, player.seat, TWO_RESOURCES_CARD):
            raise wrong("not_face_up", {"seat": player.seat, "card": CARDS[TWO_RESOURCES_CARD].id})


def face_up_allowed(state: StoneAge, seat: int, card: int) -> bool:
    """A card can lie ready only if its owner bought it; one drawn from the deck counts at the end only."""
    player = state.players[seat]
    return bool(player.cards >> card & 1) and player.drawn != card


def check_steps(state: StoneAge) -> None:
    """Whoever is asked can answer, and people are on the board only as long as they have work to do."""
    if not state.steps:
        if not state.ended:
            raise wrong("nobody_asked")
        return
    step = state.steps[-1]
    if step.kind == PLACING:
        if not free_places(state, state.players[step.seat]):
            raise wrong("cannot_place", {"seat": step.seat})
        return
    turn = state.steps[0]
    if step.kind == FEEDING:
        done = len(state.players)
        if state.players[step.seat].food:
            raise wrong("food_when_short", {"seat": step.seat})
    else:
        if turn.kind != ACTING:
            raise wrong("no_turn_below")
        done = (turn.seat - state.first) % len(state.players)
        if step.kind == ACTING and not state.players[step.seat].standing:
            raise wrong("nobody_out", {"seat": step.seat})
    for i in range(done):
        player = state.players[(state.first + i) % len(state.players)]
        if player.standing:
            raise wrong("still_out", {"seat": player.seat})
    if step.kind == PAYING_FOR_CARD and state.row[step.a] == NONE:
        raise wrong("nothing_there", {"place": PLACES[CARD_1 + step.a]})
    if step.kind == PAYING_FOR_BUILDING and state.stack_left[step.a] == 0:
        raise wrong("nothing_there", {"place": PLACES[BUILDING_1 + step.a]})
    if step.kind in (ADDING_TOOLS, ADDING_TOOLS_TO_CARD):
        rolled = sum([(face + 1) * (state.dice >> 4 * face & 15) for face in range(6)])
        if rolled != step.b:
            raise wrong("dice_sum", {"dice": rolled, "pips": step.b})
    if step.kind == PICKING_DIE:
        dice = sum([state.dice >> 4 * face & 15 for face in range(6)])
        picking = sum([1 for other in state.steps if other.kind == PICKING_DIE])
        if dice != picking:
            raise wrong("dice_count", {"dice": dice, "players": picking})
