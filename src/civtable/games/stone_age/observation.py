"""Positions of Stone Age as numbers, from the point of view of a seat: itself first, then clockwise."""

from typing import Final

from mypy_extensions import i64

from civtable.core.game import Option, Step
from civtable.core.layout import More, Part, Thing, Things, owned_by
from civtable.core.observation import (
    Numbers,
    Observer,
    put_one_of,
    put_seat,
    put_set,
    seats_around,
)
from civtable.games.stone_age.data import (
    BUILDING_1,
    BUILDING_IDS,
    CARD_1,
    CARD_IDS,
    CARD_SLOTS,
    NONE,
    ONE_USE_VALUES,
    PEOPLE_MAX,
    PLACES,
    RESOURCES,
    TOOL_SLOTS,
)
from civtable.games.stone_age.options import (
    OPTIONS,
    PAY,
    PICK,
    PLACE,
    TAKE,
    TOOL_SETS,
    TOOLS,
    USE,
    face_of,
    goods_of,
    one_use_in,
    one_use_of,
    people_of,
    pips_of,
    place_of,
    tool_set_of,
    unpack,
)
from civtable.games.stone_age.state import Player, StoneAge
from civtable.games.stone_age.steps import (
    QUESTION_NAMES,
    AddTools,
    AddToolsToCard,
    Feed,
    PayForBuilding,
    PayForCard,
)
from civtable.games.stone_age.things import BUILDING_KIND, PLACE_KIND, printed_parts, things
from civtable.games.stone_age.tools import TILES
from civtable.games.stone_age.view import known_cards, knows_drawn

VERSION: Final = 1
ALL_CARDS: Final = (1 << len(CARD_IDS)) - 1
FACES: Final = [f"face {face}" for face in range(1, 7)]
TILE_NAMES: Final = [f"tile {tile}" for tile in range(1, TOOL_SLOTS + 1)]
ONE_USE_NAMES: Final = [f"value {value}" for value in ONE_USE_VALUES]
KIND_NAMES: Final = ["place", "use", "take", "tools", "pay", "decline", "pick", "starve"]

# What the numbers are.


def table_parts(players: int) -> list[Part]:
    """What lies in the middle, and what is asked."""
    seats = seats_around(players)
    parts = [
        Part("settings", ["pips pay", "ties by sum"], 1, "settings that differ from the rulebook"),
        Part("question", QUESTION_NAMES, 1, "what is asked now; zeros when the game is over"),
        Part("asked", seats, 1, "who is asked"),
        Part("turn", seats, 1, "whose turn it is, which is not always who is asked"),
        Things("roll_at", PLACES, 1, "the place whose roll tools may be added to", PLACE_KIND),
        Part("roll_for", RESOURCES, 1, "the resource of the card whose roll tools may be added to"),
        Things("buying_card", PLACES[CARD_1:BUILDING_1], 1, "the card that is paid for or left", PLACE_KIND),
        Things(
            "buying_building", PLACES[BUILDING_1:], 1, "the building that is paid for or left", PLACE_KIND
        ),
        Part("missing", ["food"], 10, "the food that is missing, while somebody is asked about it"),
        Part("dice", FACES, 4, "dice on the table, by face"),
        Part("round", ["number"], 20, "the number of the round"),
        Part("start_player", seats, 1, "who has the start player's figure"),
    ]
    for slot in range(CARD_SLOTS):
        parts.append(
            Things(f"row.{slot + 1}", CARD_IDS, 1, "the card that costs so many; zeros if it is gone")
        )
    parts.append(Part("deck", ["left"], len(CARD_IDS), "cards in the deck"))
    parts.append(Things("unseen", CARD_IDS, 1, "cards of which the seat does not know where they are"))
    for stack in range(players):
        parts.append(
            Things(f"stack.{stack + 1}.open", BUILDING_IDS, 1, "the tile that lies open", BUILDING_KIND)
        )
        parts.append(Part(f"stack.{stack + 1}.left", ["tiles"], 7, "tiles left, with the open one"))
    parts.append(Part("building_box", ["tiles"], 14, "tiles out of the game, face down"))
    return parts


def player_parts(whose: str) -> list[Part]:
    """A player's board."""
    parts = [
        Part("people", ["all", "at home"], 10, "people"),
        Things("figures", PLACES, 7, "people on the places", PLACE_KIND),
        Part("food", ["tokens"], 40, "food"),
        Part("goods", RESOURCES, 20, "resources"),
        Part("food_track", ["step"], 10, "the food that each round brings"),
        Part("tools", TILE_NAMES, 4, "values of the tool tiles"),
        Part("ready_tools", TILE_NAMES, 4, "the same, zero for tiles used this round"),
        Part("one_use_tools", ONE_USE_NAMES, 1, "one-use tools that lie face up"),
        Part("any_two_resources", ["card"], 1, "the card for two resources lies face up"),
        Part("points", ["buildings", "cards"], 100, "points on the track, by source"),
        Part("hungry", ["rounds"], 5, "rounds in which ten points were lost to hunger"),
        Things("cards", CARD_IDS, 1, "cards, as far as the seat knows them"),
        Things("buildings", BUILDING_IDS, 1, "buildings", BUILDING_KIND),
        Part("hidden", ["card"], 1, "a card that was drawn unseen and that the seat does not know"),
    ]
    return owned_by(whose, parts)


def option_parts() -> list[Part]:
    """What is said about an option."""
    return [
        Part("kind", KIND_NAMES, 1, "what is done"),
        Part("place", PLACES, 1, "the place where people are put or used"),
        Part("people", ["number"], 10, "how many are put there"),
        Part("goods", RESOURCES, 10, "resources that are paid or taken"),
        Part("pips", ["number"], 12, "pips that tools add, or the face of a die that is picked"),
        Part("tools", TILE_NAMES, 4, "values of the tool tiles that are used, highest first"),
        Part("one_use_tools", ONE_USE_NAMES, 1, "one-use tools that are used up"),
    ]


# How they are written.


def put_question(to: Numbers, at: i64, state: StoneAge, seat: int) -> i64:
    """What is asked and whom, with what the step says; zeros when the game is over."""
    players = len(state.players)
    steps = state.steps
    kind, asked, turn = -1, -1, -1
    place, resource, card, building, missing = -1, -1, -1, -1, 0
    if steps:
        step: Step = steps[-1]
        kind, asked, turn = step.kind, step.seat, steps[0].seat
        if isinstance(step, AddTools):
            place = step.place
        elif isinstance(step, AddToolsToCard):
            resource = step.resource
        elif isinstance(step, PayForCard):
            card = step.card
        elif isinstance(step, PayForBuilding):
            building = step.building
        elif isinstance(step, Feed):
            missing = step.missing
    at = put_one_of(to, at, kind, len(QUESTION_NAMES))
    at = put_seat(to, at, asked, seat, players)
    at = put_seat(to, at, turn, seat, players)
    at = put_one_of(to, at, place, len(PLACES))
    at = put_one_of(to, at, resource, len(RESOURCES))
    at = put_one_of(to, at, card, CARD_SLOTS)
    at = put_one_of(to, at, building, len(PLACES) - BUILDING_1)
    to[at] = missing
    return at + 1


def put_dice(to: Numbers, at: i64, dice: i64) -> i64:
    """The dice on the table, by face."""
    for face in range(6):
        to[at + face] = int(dice >> 4 * face & 15)
    return at + 6


def put_market(to: Numbers, at: i64, state: StoneAge, seat: int) -> i64:
    """Cards and buildings that can be bought, and what may still come."""
    unseen = ALL_CARDS
    for card in state.card_box:
        unseen &= ~(1 << card)
    for player in state.players:
        unseen &= ~known_cards(state, player, seat)
    for card in state.row:
        at = put_one_of(to, at, card, len(CARD_IDS))
        if card != NONE:
            unseen &= ~(1 << card)
    to[at] = state.deck_left
    at = put_set(to, at + 1, unseen, len(CARD_IDS))
    for stack in range(len(state.stacks)):
        left = state.stack_left[stack]
        at = put_one_of(to, at, state.stacks[stack][left - 1] if left else NONE, len(BUILDING_IDS))
        to[at] = left
        at += 1
    to[at] = len(state.tile_box)
    return at + 1


def put_figures(to: Numbers, at: i64, player: Player) -> i64:
    """Where a player's people stand."""
    if player.standing:
        for place in range(len(PLACES)):
            to[at + place] = player.people_at(place)
    return at + len(PLACES)


def put_player(to: Numbers, at: i64, state: StoneAge, player: Player, seat: int) -> i64:
    """A player's board, as far as the seat knows it."""
    to[at] = player.people
    to[at + 1] = player.idle
    at = put_figures(to, at + 2, player)
    to[at] = player.food
    goods = player.goods
    for i in range(4):
        to[at + 1 + i] = goods[i]
    to[at + 5] = player.track
    at += 6
    tiles = TILES[player.tools]
    used = player.used
    for i in range(TOOL_SLOTS):
        to[at + i] = tiles[i]
        to[at + TOOL_SLOTS + i] = 0 if used >> i & 1 else tiles[i]
    at = put_set(to, at + 2 * TOOL_SLOTS, player.once, len(ONE_USE_VALUES))
    to[at] = player.two_resources
    to[at + 1] = player.building_points
    to[at + 2] = player.card_points
    to[at + 3] = player.hungry
    at = put_set(to, at + 4, known_cards(state, player, seat), len(CARD_IDS))
    at = put_set(to, at, player.buildings, len(BUILDING_IDS))
    to[at] = 1 if player.drawn != NONE and not knows_drawn(state, player.seat, seat) else 0
    return at + 1


def all_parts(players: int) -> list[Part]:
    """The table, the seat's own board, the others clockwise, and the seat's own card drawn unseen."""
    parts = table_parts(players)
    for whose in seats_around(players):
        parts += player_parts(whose)
    meaning = "the card that the seat drew, unseen by the others"
    return [*parts, More("self.drawn", CARD_IDS, 1, meaning, "self.cards")]


class StoneAgeObserver(Observer[StoneAge]):
    """Positions and options of Stone Age as numbers."""

    def parts(self, players: int) -> list[Part]:
        """With so many players."""
        return all_parts(players)

    def fill(self, state: StoneAge, seat: int, to: Numbers, at: i64) -> i64:
        """In the order of `parts`, onto zeros."""
        to[at] = 1 if state.pips_pay else 0
        to[at + 1] = 1 if state.ties_by_sum else 0
        at = put_question(to, at + 2, state, seat)
        at = put_dice(to, at, state.dice)
        to[at] = state.round
        players = state.players
        at = put_seat(to, at + 1, state.first, seat, len(players))
        at = put_market(to, at, state, seat)
        for i in range(len(players)):
            at = put_player(to, at, state, players[(seat + i) % len(players)], seat)
        return put_one_of(to, at, players[seat].drawn, len(CARD_IDS))

    def features(self) -> list[Part]:
        """Kind, place, people, goods, pips, one-use tools."""
        return option_parts()

    def options(self) -> list[list[int]]:
        """By option."""
        return [features_of(option) for option in OPTIONS]

    def things(self) -> list[Thing]:
        """Cards, buildings and places."""
        return things()

    def printed(self) -> list[Part]:
        """What is printed on them."""
        return printed_parts()

    def most_tokens(self, players: int) -> int:
        """Cards and buildings lie somewhere once, people stand on one place, a question is about one."""
        return len(CARD_IDS) + len(BUILDING_IDS) + PEOPLE_MAX * players + 1


def features_of(option: Option) -> list[int]:
    """The numbers of one option, in the order of `option_parts`."""
    kinds = [int(option.kind == kind) for kind in range(len(KIND_NAMES))]
    at = place_of(option) if option.kind == PLACE or option.kind == USE else NONE
    places = [int(at == place) for place in range(len(PLACES))]
    people = people_of(option) if option.kind == PLACE else 0
    goods = unpack(goods_of(option)) if option.kind == PAY or option.kind == TAKE else [0, 0, 0, 0]
    pips, once = 0, 0
    tiles = [0] * TOOL_SLOTS
    if option.kind == TOOLS:
        pips, once = pips_of(option), one_use_of(option)
        values = TOOL_SETS[tool_set_of(option)]
        tiles = values + [0] * (TOOL_SLOTS - len(values))
    elif option.kind == PICK:
        pips = face_of(option)
    used = [int(value in one_use_in(once)) for value in ONE_USE_VALUES]
    return [*kinds, *places, people, *goods, pips, *tiles, *used]


OBSERVER: Final = StoneAgeObserver(VERSION)
