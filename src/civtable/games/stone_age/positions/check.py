"""What must be true of every position: nothing lost, nothing twice, nobody where the rules forbid it."""

from typing import Final

from civtable.core.errors import BadState
from civtable.core.game import Step
from civtable.core.words import Argument, Reason
from civtable.games.stone_age.data import (
    BUILDING_1,
    BUILDINGS,
    CARD_1,
    CARDS,
    DICE_FOR_ALL,
    DRAW_CARD,
    FIELD,
    FOREST,
    HUNTING_GROUNDS,
    NONE,
    ONE_USE_CARDS,
    PIT_LIMIT,
    PLACES,
    RINGS,
    RIVER,
    ROLL_FOR_RESOURCE,
    TWO_RESOURCES_CARD,
    VILLAGE,
    VILLAGE_LIMIT,
)
from civtable.games.stone_age.phases.rounds import free_places
from civtable.games.stone_age.state import (
    BY_BUILDINGS,
    BY_CARDS,
    Player,
    StoneAge,
)
from civtable.games.stone_age.steps import (
    ACTING,
    FEEDING,
    PICKING_DIE,
    PLACING,
    AddTools,
    AddToolsToCard,
    Feed,
    PayForBuilding,
    PayForCard,
)
from civtable.games.stone_age.verbs import ALL_RINGS, pit_is_closed, places_at_dawn, village_is_full

CARD_DICE: Final = 2
"""How many dice a card rolls for a resource."""


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
        if player.drawn != NONE and not bought(player, DRAW_CARD):
            raise wrong("drawn_without_card", {"seat": player.seat, "card": CARDS[player.drawn].id})
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
        elif place <= FIELD:
            village += 1
        elif place >= BUILDING_1:
            if place - BUILDING_1 >= seats:
                raise wrong("no_stack", {"place": name, "players": seats})
            if state.stack_left[place - BUILDING_1] == 0:
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
            if player.once >> i & 1 and not face_up_allowed(player, ONE_USE_CARDS[i]):
                raise wrong("not_face_up", {"seat": player.seat, "card": CARDS[ONE_USE_CARDS[i]].id})
        if player.two_resources and not face_up_allowed(player, TWO_RESOURCES_CARD):
            raise wrong("not_face_up", {"seat": player.seat, "card": CARDS[TWO_RESOURCES_CARD].id})


def face_up_allowed(player: Player, card: int) -> bool:
    """A card can lie ready only if its owner bought it; one drawn from the deck counts at the end only."""
    return bool(player.cards >> card & 1) and player.drawn != card


def bought(player: Player, top: int, resource: int = NONE) -> bool:
    """Whether the player took such a card from the row; a card drawn unseen is not one of them."""
    for i in range(len(CARDS)):
        if CARDS[i].top == top and CARDS[i].resource == resource and face_up_allowed(player, i):
            return True
    return False


# Open questions.


def check_steps(state: StoneAge) -> None:
    """Whoever is asked can answer, and people are on the board only as long as they have work to do."""
    if not state.steps:
        check_end(state)
        return
    if state.ended:
        raise wrong("ended_and_asked")
    turn = state.steps[0]
    if turn.kind == ACTING:
        check_turn(state, turn)
    elif turn.kind not in (PLACING, FEEDING):
        raise wrong("no_turn_below")
    elif len(state.steps) > 1:
        raise wrong("steps_together")
    elif isinstance(turn, Feed):
        check_all_home(state, len(state.players))
        check_feeding(state.players[turn.seat], turn.missing)
    else:
        check_unused(state)
        if not free_places(state, state.players[turn.seat]):
            raise wrong("cannot_place", {"seat": turn.seat})


def check_end(state: StoneAge) -> None:
    """Nobody is asked when the game has ended, and then it ended for a reason."""
    if not state.ended:
        raise wrong("nobody_asked")
    check_all_home(state, len(state.players))
    check_unused(state)
    if state.ended == BY_BUILDINGS and 0 not in state.stack_left:
        raise wrong("not_ended_buildings")
    if state.ended == BY_CARDS and state.row.count(NONE) <= state.deck_left:
        raise wrong("not_ended_cards")


def check_unused(state: StoneAge) -> None:
    """Tools are used and dice lie on the table only between placing and the end of the round."""
    if state.dice or any(player.used for player in state.players):
        raise wrong("only_while_working")


def check_all_home(state: StoneAge, seats: int) -> None:
    """So many players from the start player on have done their work."""
    for i in range(seats):
        player = state.players[(state.first + i) % len(state.players)]
        if player.standing:
            raise wrong("still_out", {"seat": player.seat})


def check_feeding(player: Player, missing: int) -> None:
    """Who is short of food has none left, and the food track has given its share."""
    if player.food:
        raise wrong("food_when_short", {"seat": player.seat})
    if missing > player.people - player.track:
        most = max(player.people - player.track, 0)
        raise wrong("missing", {"seat": player.seat, "missing": missing, "most": most})


def check_turn(state: StoneAge, turn: Step) -> None:
    """A seat uses its people; above that there is one question to it, or the picking of dice by all."""
    check_all_home(state, (turn.seat - state.first) % len(state.players))
    player = state.players[turn.seat]
    above = state.steps[1:]
    if not above:
        if not player.standing:
            raise wrong("nobody_out", {"seat": turn.seat})
    elif above[0].kind == PICKING_DIE:
        check_picking(state, turn, above)
    elif len(above) > 1 or above[0].seat != turn.seat:
        raise wrong("steps_together")
    elif isinstance(above[0], AddTools):
        check_roll(state, player, above[0])
    elif isinstance(above[0], AddToolsToCard):
        check_roll_of_card(state, player, above[0])
    elif isinstance(above[0], PayForCard):
        check_paying(state, player, CARD_1 + above[0].card, state.row[above[0].card] != NONE)
    elif isinstance(above[0], PayForBuilding):
        stack = above[0].building
        check_paying(state, player, BUILDING_1 + stack, state.stack_left[stack] > 0)
    else:
        raise wrong("steps_together")


def check_picking(state: StoneAge, turn: Step, above: list[Step]) -> None:
    """The dice for all: a die for each player who has not picked, the buyer first and then clockwise."""
    seats = len(state.players)
    for i in range(len(above)):
        if above[i].kind != PICKING_DIE or above[i].seat != (turn.seat - 1 - i) % seats or i >= seats:
            raise wrong("steps_together")
    dice = dice_on_table(state)
    if dice != len(above):
        raise wrong("dice_count", {"dice": dice, "players": len(above)})
    if not bought(state.players[turn.seat], DICE_FOR_ALL):
        raise wrong("no_card_for_roll", {"seat": turn.seat})


def check_roll(state: StoneAge, player: Player, step: AddTools) -> None:
    """The dice that tools are added to: one for each person who came home."""
    check_pips(state, step.pips)
    most = player.idle if step.place == HUNTING_GROUNDS else min(player.idle, RINGS)
    check_number_of_dice(state, player, 1, most)


def check_roll_of_card(state: StoneAge, player: Player, step: AddToolsToCard) -> None:
    """The two dice of a card."""
    check_pips(state, step.pips)
    if not bought(player, ROLL_FOR_RESOURCE, step.resource):
        raise wrong("no_card_for_roll", {"seat": player.seat})
    check_number_of_dice(state, player, CARD_DICE, CARD_DICE)


def check_pips(state: StoneAge, pips: int) -> None:
    """The dice on the table show what tools are added to."""
    rolled = sum([(face + 1) * (state.dice >> 4 * face & 15) for face in range(6)])
    if rolled != pips:
        raise wrong("dice_sum", {"dice": rolled, "pips": pips})


def check_number_of_dice(state: StoneAge, player: Player, least: int, most: int) -> None:
    """Neither too few of them nor too many."""
    dice = dice_on_table(state)
    if not least <= dice <= most:
        raise wrong("roll", {"seat": player.seat, "dice": dice, "least": least, "most": most})


def dice_on_table(state: StoneAge) -> int:
    """How many dice lie on the table."""
    return sum([state.dice >> 4 * face & 15 for face in range(6)])


def check_paying(state: StoneAge, player: Player, place: int, is_there: bool) -> None:
    """Something is there to be paid for, and the person who stood there has come home."""
    if not is_there:
        raise wrong("nothing_there", {"place": PLACES[place]})
    if any(other.standing >> place & 1 for other in state.players):
        raise wrong("crowd", {"place": PLACES[place], "players": 2, "limit": 1})
    if player.idle == 0:
        raise wrong("nobody_home", {"seat": player.seat})
