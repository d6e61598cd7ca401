"""Stone Age in words: options, events and questions as phrases for the catalogs."""

from civtable.core.game import HIDDEN, Event, Option
from civtable.core.words import Argument, Phrase
from civtable.games.stone_age.buying import open_tile
from civtable.games.stone_age.data import CARD_1, PLACES, RESOURCES
from civtable.games.stone_age.options import (
    OPTIONS,
    PAY,
    PICK,
    PLACE,
    TAKE,
    TOOL_SETS,
    TOOLS,
    USE,
    one_use_in,
)
from civtable.games.stone_age.positions.form import ENDINGS
from civtable.games.stone_age.state import (
    ADDED_TOOLS,
    DREW_CARD,
    EVENT_NAMES,
    GAINED,
    GAINED_PERSON,
    GAINED_TOOL,
    GAINED_TRACK,
    GAME_ENDED,
    LEFT_BUILDING,
    LEFT_CARD,
    PAID,
    PAID_HUNGER,
    PICKED,
    PLACED,
    ROLLED,
    ROLLED_FOR_ALL,
    ROLLED_FOR_CARD,
    TOOK_BUILDING,
    TOOK_CARD,
    TOOK_TWO,
    TURNED_UP_BUILDING,
    TURNED_UP_CARD,
    StoneAge,
)
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
    place_words,
    resource_words,
)


def added_words(option: Option) -> Phrase:
    """Tools added to a roll."""
    tiles = [str(value) for value in TOOL_SETS[option.a]]
    once = [str(value) for value in one_use_in(option.b)]
    args: dict[str, Argument] = {"tiles": " + ".join(tiles), "once": " + ".join(once)}
    if tiles and once:
        return Phrase("stone_age-tools-both", args)
    if once:
        return Phrase("stone_age-tools-once", args)
    return Phrase("stone_age-tools-tiles" if tiles else "stone_age-tools-none", args)


def option_words(option: Option) -> Phrase:
    """An option as an imperative sentence."""
    if option.kind == PLACE:
        return Phrase("stone_age-option-place", {"n": option.b, "at": at_words(option.a)})
    if option.kind == USE:
        if option.a >= CARD_1:
            return Phrase("stone_age-option-use_market", {"place": place_words(option.a)})
        return Phrase(f"stone_age-option-use-{PLACES[option.a]}")
    if option.kind == TAKE:
        return Phrase("stone_age-option-take", {"goods": goods_words(option.a)})
    if option.kind == PAY:
        return Phrase("stone_age-option-pay", {"goods": goods_words(option.a)})
    if option.kind == TOOLS:
        return Phrase("stone_age-option-tools", {"tools": added_words(option)})
    if option.kind == PICK:
        return Phrase(
            "stone_age-option-pick", {"face": option.a, "gain": Phrase(f"stone_age-die-{option.a}")}
        )
    return Phrase(f"stone_age-option-{option.code}")


def event_words(event: Event) -> Phrase:
    """An event as a sentence about the player, who is the argument `player`."""
    args: dict[str, Argument] = {"seat": event.seat, "a": event.a, "b": event.b}
    name = EVENT_NAMES[event.kind]
    if event.kind == PLACED:
        args["at"] = at_words(event.a)
    elif event.kind == ROLLED:
        args["at"] = at_words(event.a)
        args["dice"] = dice_words(event.b)
    elif event.kind == ROLLED_FOR_CARD:
        args["resource"] = Phrase(f"stone_age-resource-{RESOURCES[event.a]}")
        args["dice"] = dice_words(event.b)
    elif event.kind == ROLLED_FOR_ALL:
        args["dice"] = dice_words(event.b)
    elif event.kind == ADDED_TOOLS:
        args["tools"] = added_words(OPTIONS[event.a])
    elif event.kind == GAINED:
        args["goods"] = resource_words(event.a, event.b)
    elif event.kind in (GAINED_TOOL, GAINED_PERSON, GAINED_TRACK):
        name += "_full" if event.b else ""
    elif event.kind in (PAID, PAID_HUNGER, TOOK_TWO):
        args["goods"] = goods_words(event.a)
    elif event.kind in (TOOK_CARD, LEFT_CARD, TURNED_UP_CARD, DREW_CARD):
        if event.a == HIDDEN:
            name += "_hidden"
        else:
            args["card"] = card_words(event.a)
    elif event.kind in (TOOK_BUILDING, LEFT_BUILDING, TURNED_UP_BUILDING):
        args["building"] = building_words(event.a)
    elif event.kind == PICKED:
        args["gain"] = Phrase(f"stone_age-die-{event.a}")
    elif event.kind == GAME_ENDED:
        name += "_" + ENDINGS[event.a - 1]
    return Phrase(f"stone_age-event-{name}", args)


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
        resource = Phrase(f"stone_age-resource-{RESOURCES[step.resource]}")
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
