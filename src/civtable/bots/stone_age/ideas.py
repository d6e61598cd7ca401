"""Why an option of Stone Age may be good, in a few words: the idea behind it, true of option and position."""

from typing import Final

from civtable.core.game import Decision, Option, State
from civtable.core.words import Argument, Phrase
from civtable.games.stone_age.data import (
    BUILDING_1,
    BUILDINGS,
    CARD_1,
    CARDS,
    FARMER,
    FIELD,
    FIXED,
    FOREST,
    HUNTING_GROUNDS,
    HUT,
    HUT_BUILDER,
    NONE,
    TOOL_MAKER,
    TOOL_MAKERS,
    Building,
)
from civtable.games.stone_age.options import (
    DECLINE,
    PAY,
    PICK,
    PLACE,
    STARVE,
    TAKE,
    TOOLS,
    USE,
    pips_of,
    place_of,
)
from civtable.games.stone_age.state import Player, StoneAge
from civtable.games.stone_age.steps import Feed, PayForBuilding, PayForCard

IDEAS: Final = [
    *("tool", "hut", "field", "food-now", "food-ahead", "goods-building", "goods"),
    *("symbol-new", "symbol-again", "farmers", "tool-makers", "hut-builders", "shamans"),
    *("building", "building-last", "take-two", "tools-add", "tools-keep"),
    *("feed", "starve", "decline", "die"),
]
"""All of them, by the end of their key in the catalogs."""


def idea(state: State, decision: Decision, option: Option) -> Phrase:
    """The idea behind an option of a decision."""
    assert isinstance(state, StoneAge)
    player = state.players[decision.seat]
    kind = option.kind
    if kind in (PLACE, USE):
        return at_place(state, player, place_of(option))
    if kind == PAY:
        return paying(state, player)
    if kind == TOOLS:
        return said("tools-add" if pips_of(option) else "tools-keep")
    return said(PLAIN[kind])


PLAIN: Final = {TAKE: "take-two", PICK: "die", STARVE: "starve", DECLINE: "decline"}
"""By kind of option: the ideas that need no look at the position."""


def said(key: str, args: dict[str, Argument] | None = None) -> Phrase:
    """An idea as a phrase."""
    return Phrase(f"idea-stone_age-{key}", args)


def at_place(state: StoneAge, player: Player, place: int) -> Phrase:
    """What people are for at a place."""
    if place == TOOL_MAKER:
        return said("tool")
    if place == HUT:
        return said("hut")
    if place == FIELD:
        return said("field")
    if place == HUNTING_GROUNDS:
        missing = player.people - player.track - player.food
        return said("food-now", {"n": missing}) if missing > 0 else said("food-ahead")
    if place < CARD_1:
        wanted = any(wants(building, place - FOREST) for building in open_buildings(state))
        return said("goods-building" if wanted else "goods")
    if place < BUILDING_1:
        return of_card(player, state.row[place - CARD_1])
    return of_building(state, place - BUILDING_1)


def open_buildings(state: StoneAge) -> list[Building]:
    """The tiles that lie open."""
    tops = [stack[left - 1] for stack, left in zip(state.stacks, state.stack_left, strict=True) if left]
    return [BUILDINGS[tile] for tile in tops]


def wants(building: Building, resource: int) -> bool:
    """Whether a building can be paid with a resource, and asks for it by name."""
    return building.kind == FIXED and building.cost[resource] > 0


def of_card(player: Player, card: int) -> Phrase:
    """What a card counts at the end."""
    assert card != NONE, "a card that is gone has no idea"
    found = CARDS[card]
    if found.profession == NONE:
        held = [CARDS[i].symbol for i in range(len(CARDS)) if player.cards >> i & 1]
        return said("symbol-again" if found.symbol in held else "symbol-new")
    if found.profession == FARMER:
        return said("farmers", {"n": player.track})
    if found.profession == TOOL_MAKERS:
        return said("tool-makers", {"n": player.tools})
    if found.profession == HUT_BUILDER:
        return said("hut-builders", {"n": player.buildings.bit_count()})
    return said("shamans", {"n": player.people})


def of_building(state: StoneAge, stack: int) -> Phrase:
    """What a building gives; the last tile of a stack also ends the game."""
    return said("building-last" if state.stack_left[stack] == 1 else "building")


def paying(state: StoneAge, player: Player) -> Phrase:
    """What is paid for."""
    step = state.steps[-1]
    if isinstance(step, PayForCard):
        return of_card(player, state.row[step.card])
    if isinstance(step, PayForBuilding):
        return of_building(state, step.building)
    assert isinstance(step, Feed)
    return said("feed", {"n": step.missing})
