"""What can happen in a Stone Age game: each kind of event, and what it tells by name."""

from typing import Final

from civtable.core.events import FLAG, EventKind, Field, Meaning, named
from civtable.core.values import Json
from civtable.games.stone_age.data import BUILDING_IDS, CARD_IDS, PLACES, RESOURCES
from civtable.games.stone_age.options import TOOL_SETS, goods_in, one_use_in
from civtable.games.stone_age.state import BY_CARDS, ENDINGS, faces_in


def _goods(packed: int) -> Json:
    return goods_in(packed)


def _dice(packed: int) -> Json:
    return faces_in(packed)


def _tiles(number: int) -> Json:
    return TOOL_SETS[number]


def _one_use(mask: int) -> Json:
    return one_use_in(mask)


CARD: Final = Field("card", named(CARD_IDS))
BUILDING: Final = Field("building", named(BUILDING_IDS))
RESOURCE: Final = Field("resource", named(RESOURCES))
PLACE: Final = Field("place", named(PLACES))
GOODS: Final = Field("goods", Meaning("Record<string, number>", _goods))
DICE: Final = Field("dice", Meaning("number[]", _dice))
TILES: Final = Field("tiles", Meaning("number[]", _tiles))
ONE_USE: Final = Field("one_use", Meaning("number[]", _one_use))
AMOUNT: Final = Field("amount")
PEOPLE: Final = Field("people")
POINTS: Final = Field("points")
BY: Final = Field("by", named(ENDINGS, BY_CARDS))  # how the game ends
FULL: Final = Field("full", FLAG)  # there was no room for more, and so no gain

EVENTS: Final[list[EventKind]] = []


def _event(name: str, *fields: Field) -> int:
    EVENTS.append(EventKind(name, list(fields)))
    return len(EVENTS) - 1


ROUND_BEGAN: Final = _event("round_began", Field("round"))
PLACED: Final = _event("placed", PLACE, PEOPLE)
ROLLED: Final = _event("rolled", PLACE, DICE)
ROLLED_FOR_CARD: Final = _event("rolled_for_card", RESOURCE, DICE)
ROLLED_FOR_ALL: Final = _event("rolled_for_all", DICE)
ADDED_TOOLS: Final = _event("added_tools", TILES, ONE_USE, Field("pips"))
GAINED: Final = _event("gained", RESOURCE, AMOUNT)
GAINED_FOOD: Final = _event("gained_food", AMOUNT)
GAINED_TOOL: Final = _event("gained_tool", Field("tools"), FULL)
GAINED_PERSON: Final = _event("gained_person", PEOPLE, FULL)
GAINED_TRACK: Final = _event("gained_track", Field("track"), FULL)
GAINED_POINTS: Final = _event("gained_points", POINTS)
PAID: Final = _event("paid", GOODS)
TOOK_CARD: Final = _event("took_card", CARD, PLACE)
TOOK_BUILDING: Final = _event("took_building", BUILDING, POINTS)
LEFT_CARD: Final = _event("left_card", CARD)
LEFT_BUILDING: Final = _event("left_building", BUILDING)
TURNED_UP_BUILDING: Final = _event("turned_up_building", BUILDING, PLACE)
DREW_CARD: Final = _event("drew_card", CARD)  # seen by its owner only
DECK_EMPTY: Final = _event("deck_empty")
PICKED: Final = _event("picked", Field("die"))
TOOK_TWO: Final = _event("took_two", GOODS)
FED: Final = _event("fed", PEOPLE, Field("food"))  # food that is left
PAID_HUNGER: Final = _event("paid_hunger", GOODS)
STARVED: Final = _event("starved", POINTS)
TURNED_UP_CARD: Final = _event("turned_up_card", CARD, PLACE)
GAME_ENDED: Final = _event("game_ended", BY)
LAST_ROUND: Final = _event("last_round", BY)
