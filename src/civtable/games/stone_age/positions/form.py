"""The readable JSON form of a position, and back. Names, not numbers; ids are those of the card tables."""

from typing import Final, cast

from civtable.core import steps
from civtable.core.game import Step
from civtable.core.reading import Node
from civtable.core.rng import rng_from_json
from civtable.core.steps import NAMED, A, Field, Maker, plain
from civtable.core.values import Json
from civtable.games.stone_age.data import (
    BUILDING_IDS,
    CARD_IDS,
    CARD_SLOTS,
    HUNGER_POINTS,
    HUNTING_GROUNDS,
    HUT,
    HUT_PEOPLE,
    NONE,
    ONE_USE_VALUES,
    PEOPLE_MAX,
    PLACES,
    RESOURCES,
    RIVER,
    STACK_SIZE,
    TOOL_SLOTS,
    TRACK_MAX,
)
from civtable.games.stone_age.options import one_use_in
from civtable.games.stone_age.positions.check import check, places_open, rings_left
from civtable.games.stone_age.rules import TIES, TWO_DICE_CARDS
from civtable.games.stone_age.state import (
    BY_BUILDINGS,
    BY_CARDS,
    ENDINGS,
    Player,
    StoneAge,
    faces_in,
)
from civtable.games.stone_age.steps import (
    ADDING_TOOLS,
    ADDING_TOOLS_TO_CARD,
    FEEDING,
    PAYING_FOR_BUILDING,
    PAYING_FOR_CARD,
    PLACING,
    QUESTION_NAMES,
    AddTools,
    AddToolsToCard,
    Feed,
    PayForBuilding,
    PayForCard,
)
from civtable.games.stone_age.tools import ALL_TILES, TILES, tiles_with, values_in
from civtable.games.stone_age.views import PlayerForm, SettingsView

MANY: Final = 9999
"""More of anything than a game can see."""

MOST_STACKS: Final = 4

UNORDERED: Final = [
    *("tools", "used_tools", "one_use_tools", "cards", "buildings", "card_box", "building_box", "dice"),
]
"""Lists whose order means nothing."""

# Writing.


def ids_in(mask: int, ids: list[str]) -> list[str]:
    """The names of a set."""
    return [ids[i] for i in range(len(ids)) if mask >> i & 1]


def settings_form(state: StoneAge) -> SettingsView:
    """The settings by name."""
    return {
        "two_dice_cards": TWO_DICE_CARDS.values[int(state.pips_pay)],
        "ties": TIES.values[int(state.ties_by_sum)],
    }


def player_form(player: Player) -> PlayerForm:
    """A player's board, all but the cards."""
    wood, brick, stone, gold = player.goods
    return {
        "people": player.people,
        "figures": {
            PLACES[place]: player.people_at(place)
            for place in range(len(PLACES))
            if player.standing >> place & 1
        },
        "food": player.food,
        "wood": wood,
        "brick": brick,
        "stone": stone,
        "gold": gold,
        "food_track": player.track,
        "tools": [value for value in TILES[player.tools] if value],
        "used_tools": list(values_in(player.tools, player.used)),
        "one_use_tools": list(one_use_in(player.once)),
        "any_two_resources": bool(player.two_resources),
        "buildings": ids_in(player.buildings, BUILDING_IDS),
        "points": {
            "buildings": player.building_points,
            "cards": player.card_points,
            "hunger": HUNGER_POINTS * player.hungry,
        },
    }


FIELDS: Final[list[list[Field]]] = [[] for _ in QUESTION_NAMES]
"""By kind of step: what is said about a question. The pips of a roll are those of the dice on the table."""

FIELDS[ADDING_TOOLS] = [Field("place", A, NAMED, PLACES, needed=True)]
FIELDS[ADDING_TOOLS_TO_CARD] = [Field("resource", A, NAMED, RESOURCES, needed=True)]
FIELDS[PAYING_FOR_CARD] = [Field("card", A, needed=True, low=1, high=CARD_SLOTS, shift=1)]
FIELDS[PAYING_FOR_BUILDING] = [Field("building", A, needed=True, low=1, high=MOST_STACKS, shift=1)]
FIELDS[FEEDING] = [Field("missing", A, needed=True, low=1, high=PEOPLE_MAX)]

MAKERS: Final[list[Maker]] = [plain(kind) for kind in range(len(QUESTION_NAMES))]
"""By kind of step. Pips are filled in when the dice are known."""

MAKERS[ADDING_TOOLS] = lambda seat, kept: AddTools(seat, kept[0], 0)
MAKERS[ADDING_TOOLS_TO_CARD] = lambda seat, kept: AddToolsToCard(seat, kept[0], 0)
MAKERS[PAYING_FOR_CARD] = lambda seat, kept: PayForCard(seat, kept[0])
MAKERS[PAYING_FOR_BUILDING] = lambda seat, kept: PayForBuilding(seat, kept[0])
MAKERS[FEEDING] = lambda seat, kept: Feed(seat, kept[0])


def step_form(step: Step) -> dict[str, Json]:
    """An open question."""
    return steps.step_form(step, QUESTION_NAMES, FIELDS)


def row_form(row: list[int]) -> list[str | None]:
    """The open cards, from the one that costs 1; null where the card is gone."""
    return [CARD_IDS[card] if card != NONE else None for card in row]


def to_json(state: StoneAge) -> dict[str, Json]:
    """Everything, hidden things included: for files and scenarios, never for a player."""
    players: list[Json] = []
    for player in state.players:
        drawn = CARD_IDS[player.drawn] if player.drawn != NONE else None
        form = cast("dict[str, Json]", player_form(player))
        players.append({**form, "cards": ids_in(player.cards, CARD_IDS), "drawn_card": drawn})
    return {
        "settings": cast("dict[str, Json]", settings_form(state)),
        "round": state.round,
        "start_player": state.first,
        "row": row_form(state.row),
        "deck": [CARD_IDS[card] for card in reversed(state.deck[: state.deck_left])],
        "card_box": [CARD_IDS[card] for card in state.card_box],
        "stacks": [
            [BUILDING_IDS[tile] for tile in reversed(state.stacks[s][: state.stack_left[s]])]
            for s in range(len(state.stacks))
        ],
        "building_box": [BUILDING_IDS[tile] for tile in state.tile_box],
        "players": players,
        "dice": faces_in(state.dice),
        "steps": [step_form(step) for step in state.steps],
        "ended_by": ENDINGS[state.ended - 1] if state.ended else None,
        "rng": state.rng.to_json(),
    }


# Reading.


def from_json(value: Json) -> StoneAge:
    """The position that `to_json` wrote, or one that somebody made up; contradictions are refused."""
    node = Node(value)
    node.only(
        *("settings", "round", "start_player", "row", "deck", "card_box", "stacks", "building_box"),
        *("players", "dice", "steps", "ended_by", "rng"),
    )
    settings = node.child("settings")
    settings.only(TWO_DICE_CARDS.name, TIES.name)
    boards = node.child("players").items()
    if not 2 <= len(boards) <= 4:
        raise node.child("players").wrong("stone_age-wrong-players", {"count": len(boards)})
    seats = len(boards)
    deck = ids_from(node.child("deck"), CARD_IDS)
    stacks = [ids_from(stack, BUILDING_IDS) for stack in node.child("stacks").items(seats)]
    for s in range(seats):
        if len(stacks[s]) > STACK_SIZE:
            raise node.child("stacks").wrong("stone_age-wrong-stack_size", {"most": STACK_SIZE})
        stacks[s].reverse()
    deck.reverse()
    dice = dice_from(node.child("dice"))
    ended = node.child("ended_by")
    state = StoneAge(
        steps=[step_from(step, seats, dice) for step in node.child("steps").items()],
        rng=rng_from_json(node.child("rng")),
        players=[player_from(boards[seat], seat) for seat in range(seats)],
        round=node.child("round").integer(1, MANY),
        first=node.child("start_player").integer(0, seats - 1),
        row=row_from(node.child("row")),
        deck=deck,
        deck_left=len(deck),
        card_box=ids_from(node.child("card_box"), CARD_IDS),
        stacks=stacks,
        stack_left=[len(stack) for stack in stacks],
        tile_box=ids_from(node.child("building_box"), BUILDING_IDS),
        open=0,
        rings=0,
        dice=dice,
        ended=0 if ended.value is None else [BY_CARDS, BY_BUILDINGS][ended.index(ENDINGS)],
        pips_pay=settings.child(TWO_DICE_CARDS.name).index(TWO_DICE_CARDS.values) == 1,
        ties_by_sum=settings.child(TIES.name).index(TIES.values) == 1,
    )
    if state.steps and state.steps[-1].kind == PLACING:
        state.rings = rings_left(state)
        state.open = places_open(state)
    check(state)
    return state


def ids_from(node: Node, ids: list[str]) -> list[int]:
    """A list of names; whether one stands twice is found by `check`."""
    return [item.index(ids) for item in node.items()]


def mask_from(node: Node, ids: list[str]) -> int:
    """A set of names, each at most once."""
    mask = 0
    for item in node.items():
        bit = 1 << item.index(ids)
        if mask & bit:
            raise item.wrong("state-twice", {"name": str(item.value)})
        mask |= bit
    return mask


def row_from(node: Node) -> list[int]:
    """The open cards."""
    return [NONE if item.value is None else item.index(CARD_IDS) for item in node.items(CARD_SLOTS)]


def dice_from(node: Node) -> int:
    """The dice on the table."""
    items = node.items()
    if len(items) > PEOPLE_MAX:
        raise node.wrong("state-list-long", {"most": PEOPLE_MAX})
    return sum([1 << 4 * (item.integer(1, 6) - 1) for item in items])


def step_from(node: Node, seats: int, dice: int) -> Step:
    """An open question."""
    step = steps.step_from(node, QUESTION_NAMES, FIELDS, MAKERS, seats)
    pips = sum(faces_in(dice))
    if isinstance(step, AddTools):
        if not HUNTING_GROUNDS <= step.place <= RIVER:
            raise node.child("place").wrong("stone_age-wrong-nothing_there", {"place": PLACES[step.place]})
        return AddTools(step.seat, step.place, pips)
    if isinstance(step, AddToolsToCard):
        return AddToolsToCard(step.seat, step.resource, pips)
    if step.kind == PAYING_FOR_BUILDING:
        node.child("building").integer(1, seats)
    return step


def tools_from(node: Node) -> int:
    """How many tools were gained, from what the tiles show; only some combinations can arise."""
    items = node.items()
    values = sorted([item.integer(1, 4) for item in items], reverse=True)
    tools = sum(values)
    if len(items) > TOOL_SLOTS or values != [value for value in TILES[tools] if value]:
        raise node.wrong("stone_age-wrong-tools", {"tools": " ".join([str(value) for value in values])})
    return tools


def used_from(node: Node, tools: int) -> int:
    """The tiles used this round, from the values they show."""
    values = [item.integer(1, 4) for item in node.items()]
    used = tiles_with(tools, values)
    if not 0 <= used <= ALL_TILES:
        raise node.wrong("stone_age-wrong-used_tools", {"used": " ".join([str(value) for value in values])})
    return used


def player_from(node: Node, seat: int) -> Player:
    """A player's board."""
    node.only(
        *("people", "figures", "food", *RESOURCES, "food_track", "tools", "used_tools", "one_use_tools"),
        *("any_two_resources", "buildings", "points", "cards", "drawn_card"),
    )
    people = node.child("people").integer(1, PEOPLE_MAX)
    standing = 0
    gathering = 0
    out = 0
    board = node.child("figures")
    for name, entry in board.entries():
        if name not in PLACES:
            raise board.wrong("state-unknown-name", {"name": name, "known": ", ".join(PLACES)})
        place = PLACES.index(name)
        if entry.value == 0 and not isinstance(entry.value, bool):
            continue
        if HUNTING_GROUNDS <= place <= RIVER:
            figures = entry.integer(1, PEOPLE_MAX)
            gathering |= figures << 4 * (place - HUNTING_GROUNDS)
        else:
            figures = HUT_PEOPLE if place == HUT else 1
            entry.integer(figures, figures)
        standing |= 1 << place
        out += figures
    tools = tools_from(node.child("tools"))
    points = node.child("points")
    points.only("buildings", "cards", "hunger")
    hunger = points.child("hunger").integer(-MANY * 10, 0)
    if hunger % HUNGER_POINTS:
        raise points.child("hunger").wrong("stone_age-wrong-hunger", {"points": -HUNGER_POINTS})
    drawn = node.child("drawn_card")
    return Player(
        seat=seat,
        people=people,
        idle=people - out,
        standing=standing,
        gathering=gathering,
        goods=[node.child(name).integer(0, MANY) for name in RESOURCES],
        food=node.child("food").integer(0, MANY),
        track=node.child("food_track").integer(0, TRACK_MAX),
        tools=tools,
        used=used_from(node.child("used_tools"), tools),
        once=one_use_from(node.child("one_use_tools")),
        two_resources=int(node.child("any_two_resources").flag()),
        cards=mask_from(node.child("cards"), CARD_IDS),
        drawn=NONE if drawn.value is None else drawn.index(CARD_IDS),
        buildings=mask_from(node.child("buildings"), BUILDING_IDS),
        building_points=points.child("buildings").integer(0, MANY),
        card_points=points.child("cards").integer(0, MANY),
        hungry=hunger // HUNGER_POINTS,
    )


def one_use_from(node: Node) -> int:
    """The one-use tools that lie ready, by value."""
    mask = 0
    for item in node.items():
        value = item.integer(ONE_USE_VALUES[0], ONE_USE_VALUES[-1])
        bit = 1 << ONE_USE_VALUES.index(value)
        if mask & bit:
            raise item.wrong("state-twice", {"name": str(value)})
        mask |= bit
    return mask
