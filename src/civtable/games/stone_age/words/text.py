"""Stone Age in words: options, events and questions as phrases for the catalogs."""

from collections.abc import Callable
from typing import Final

from civtable.core.events import Event
from civtable.core.game import Option
from civtable.core.words import Argument, Phrase
from civtable.games.stone_age.data import BUILDING_1, CARD_1, PLACES
from civtable.games.stone_age.happenings import ADDED_TOOLS, EVENTS, GAINED, GAME_ENDED, LAST_ROUND, PICKED
from civtable.games.stone_age.options import (
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
    place_of,
    tool_set_of,
)
from civtable.games.stone_age.phases.buying import open_tile
from civtable.games.stone_age.state import BY_CARDS, ENDINGS, StoneAge
from civtable.games.stone_age.steps import (
    PICKING_DIE,
    PLACING,
    QUESTION_NAMES,
    AddTools,
    AddToolsToCard,
    Feed,
    PayForBuilding,
    PayForCard,
)
from civtable.games.stone_age.words.phrases import (
    at_words,
    building_words,
    card_words,
    dice_words,
    goods_words,
    kind_words,
    place_words,
    resource_words,
)


def added_words(tool_set: int, one_use: int) -> Phrase:
    """Tools added to a roll."""
    tiles = [str(value) for value in TOOL_SETS[tool_set]]
    once = [str(value) for value in one_use_in(one_use)]
    args: dict[str, Argument] = {"tiles": " + ".join(tiles), "once": " + ".join(once)}
    if tiles and once:
        return Phrase("stone_age-tools-both", args)
    if once:
        return Phrase("stone_age-tools-once", args)
    return Phrase("stone_age-tools-tiles" if tiles else "stone_age-tools-none", args)


def option_words(option: Option) -> Phrase:
    """An option as an imperative sentence."""
    if option.kind == PLACE:
        return Phrase("stone_age-option-place", {"n": people_of(option), "at": at_words(place_of(option))})
    if option.kind == USE:
        place = place_of(option)
        if place >= CARD_1:
            return Phrase("stone_age-option-use_market", {"place": place_words(place)})
        return Phrase(f"stone_age-option-use-{PLACES[place]}")
    if option.kind == TAKE:
        return Phrase("stone_age-option-take", {"goods": goods_words(goods_of(option))})
    if option.kind == PAY:
        return Phrase("stone_age-option-pay", {"goods": goods_words(goods_of(option))})
    if option.kind == TOOLS:
        tools = added_words(tool_set_of(option), one_use_of(option))
        return Phrase("stone_age-option-tools", {"tools": tools})
    if option.kind == PICK:
        face = face_of(option)
        return Phrase("stone_age-option-pick", {"face": face, "gain": Phrase(f"stone_age-die-{face}")})
    return Phrase(f"stone_age-option-{option.code}")


def far_words(state: StoneAge, option: Option) -> Phrase | None:
    """An option at a card or building, with what it shows: who reads of it elsewhere does not see it."""
    if option.kind not in (PLACE, USE):
        return None
    place = place_of(option)
    if place < CARD_1:
        return None
    if place < BUILDING_1:
        card = state.row[place - CARD_1]
        thing = card_words(card) if card >= 0 else None
    else:
        thing = building_words(open_tile(state, place - BUILDING_1))
    if thing is None:
        return None
    key = "stone_age-far-place" if option.kind == PLACE else "stone_age-far-use"
    return Phrase(key, {"option": option_words(option), "thing": thing})


FACT_WORDS: Final[dict[str, Callable[[int], Argument]]] = {
    "place": at_words,
    "dice": dice_words,
    "card": card_words,
    "building": building_words,
    "goods": goods_words,
    "resource": kind_words,
}
"""Words for the facts of events that are no plain numbers, by the name of the field."""


def event_words(event: Event) -> Phrase:
    """An event as a sentence about the player, who is the argument `player`."""
    kind = EVENTS[event.kind]
    key = f"stone_age-event-{kind.name}"
    if event.facts is None:
        return Phrase(f"{key}_hidden")
    told = kind.numbers(event)
    args: dict[str, Argument] = {
        name: FACT_WORDS[name](number) if name in FACT_WORDS else number for name, number in told.items()
    }
    if event.kind == ADDED_TOOLS:
        args["tools"] = added_words(told["tiles"], told["one_use"])
    elif event.kind == GAINED:
        args["goods"] = resource_words(told["resource"], told["amount"])
    elif event.kind == PICKED:
        args["gain"] = Phrase(f"stone_age-die-{told['die']}")
    elif event.kind in (GAME_ENDED, LAST_ROUND):
        key += "_" + ENDINGS[told["by"] - BY_CARDS]
    elif told.get("full"):
        key += "_full"
    return Phrase(key, args)


def question_words(state: StoneAge) -> Phrase:
    """What is asked now, as a sentence to the player who decides."""
    if not state.steps:
        return Phrase("stone_age-ask-over")
    step = state.steps[-1]
    player = state.players[step.seat]
    args: dict[str, Argument] = {}
    if step.kind == PLACING:
        args = {"n": player.idle}
    elif isinstance(step, AddTools):
        args = {"at": at_words(step.place), "pips": step.pips, "dice": dice_words(state.dice)}
    elif isinstance(step, AddToolsToCard):
        resource = kind_words(step.resource)
        args = {"resource": resource, "pips": step.pips, "dice": dice_words(state.dice)}
    elif isinstance(step, PayForCard):
        args = {"n": step.card + 1, "card": card_words(state.row[step.card])}
    elif isinstance(step, PayForBuilding):
        args = {"building": building_words(open_tile(state, step.building))}
    elif step.kind == PICKING_DIE:
        args = {"dice": dice_words(state.dice)}
    elif isinstance(step, Feed):
        args = {"n": step.missing}
    return Phrase(f"stone_age-ask-{QUESTION_NAMES[step.kind]}", args)
