"""Through the Ages in words: options, events and questions as phrases for the catalogs."""

from collections.abc import Callable
from typing import Final

from civtable.core.events import Event
from civtable.core.game import Option
from civtable.core.steps import kept_in
from civtable.core.words import Argument, Phrase
from civtable.games.through_the_ages import happenings, options
from civtable.games.through_the_ages.cards.table import CARDS
from civtable.games.through_the_ages.data import AGES, NONE
from civtable.games.through_the_ages.military.colonies import force_of, ships
from civtable.games.through_the_ages.military.defense import missing_strength
from civtable.games.through_the_ages.military.discards import excess
from civtable.games.through_the_ages.military.sacrifices import sacrificed_strength
from civtable.games.through_the_ages.military.steps import Defend, Resist, Send, Strike
from civtable.games.through_the_ages.military.wars import Resisting, Striking
from civtable.games.through_the_ages.positions.fields import FIELDS, card_in, rival_in
from civtable.games.through_the_ages.ratings import civil_left, military_left
from civtable.games.through_the_ages.state import ThroughTheAges
from civtable.games.through_the_ages.steps import (
    LEAVING_ONLY,
    NAMES,
    AnswerPact,
    DiscardExcess,
    DoPolitics,
    FreeBuild,
)
from civtable.games.through_the_ages.words.phrases import card_words, slot_words

STRIKING: Final = Striking("strike")
RESISTING: Final = Resisting("resist")

CARD_OPTIONS: Final = {
    options.TAKE: "take",
    options.LEAD: "lead",
    options.DEVELOP: "develop",
    options.REVOLUTION: "revolution",
    options.PLAY: "play",
    options.TACTIC_PLAYED: "tactic",
    options.TACTIC_COPIED: "copy",
    options.PREPARE: "event",
    options.ATTACK: "aggression",
    options.DECLARE: "war",
    options.OFFER: "pact",
    options.CANCEL: "cancel",
    options.COLUMBUS_SAILS: "columbus",
    options.DEFEND: "defend",
    options.DISCARD: "discard",
    options.BONUS_USED: "bonus",
    options.COLONY: "colony",
    options.RUIN: "ruin",
    options.REMOVE: "remove",
    options.TUCK: "tuck",
    options.STEAL: "steal",
    options.BONUS_CHOSEN: "bonus_card",
}
SLOT_OPTIONS: Final = {
    options.BUILD: "build",
    options.UPGRADE: "upgrade",
    options.DESTROY: "destroy",
    options.DISBAND: "disband",
    options.BARBAROSSA_BUILDS: "barbarossa",
    options.BACH_UPGRADES: "bach",
    options.SEND: "send",
    options.WORKER_LOST: "lose_worker",
    options.TOKEN_LOST: "token",
    options.RAID: "raid",
    options.SACRIFICE: "sacrifice",
    options.REST: "rest",
}
NUMBER_OPTIONS: Final = {
    options.STAGE: "stage",
    options.BID: "bid",
    options.GAIN: "gain",
    options.LOSE: "lose",
    options.LOOT: "loot",
}


def option_words(option: Option) -> Phrase:
    """An option as an imperative sentence."""
    if option.kind in CARD_OPTIONS:
        name = CARD_OPTIONS[option.kind]
        card = options.card_of(option)
        args: dict[str, Argument] = {"card": card_words(card)}
        if option.kind == options.TAKE:
            name += ["", "_second", "_third"][options.copy_of(option)]
        if option.kind in (options.ATTACK, options.DECLARE):
            args["rival"] = Phrase(f"seat-{options.rival_of(option)}")
        elif option.kind == options.OFFER:
            args["rival"] = Phrase(f"seat-{options.partner_of(option)}")
            if CARDS[card].sides:
                name += "_as_b" if options.side_of(option) else "_as_a"
        return Phrase(f"through_the_ages-option-{name}", args)
    if option.kind in SLOT_OPTIONS:
        args = {"card": slot_words(options.technology_of(option))}
        if option.kind in (options.UPGRADE, options.BACH_UPGRADES):
            args["better"] = slot_words(options.better_of(option))
        return Phrase(f"through_the_ages-option-{SLOT_OPTIONS[option.kind]}", args)
    if option.kind in NUMBER_OPTIONS:
        first, second = numbers_in(option)
        args = {"a": first, "b": second}
        return Phrase(f"through_the_ages-option-{NUMBER_OPTIONS[option.kind]}", args)
    return Phrase(f"through_the_ages-option-{option.code.replace(' ', '_')}")


def numbers_in(option: Option) -> list[int]:
    """The stages, the bid, or food and resources: two numbers, of which the second may mean nothing."""
    if option.kind == options.STAGE:
        return [options.stages_of(option), 0]
    if option.kind == options.BID:
        return [options.bid_of(option), 0]
    return [options.food_of(option), options.resources_of(option)]


def answer_words(state: ThroughTheAges, option: Option) -> Phrase | None:
    """What an option means in the open question: passing, and the culture for an event that is prepared."""
    if option.kind == options.PREPARE:
        card = options.card_of(option)
        args: dict[str, Argument] = {"card": card_words(card), "n": CARDS[card].age}
        return Phrase("through_the_ages-answer-event", args)
    if option.kind != options.PASS or not state.steps:
        return None
    step = state.steps[-1]
    name = NAMES[step.kind]
    if isinstance(step, DoPolitics) and step.action == LEAVING_ONLY:
        name = "leave"
    return Phrase(f"through_the_ages-pass-{name}")


def seat_words(seat: int) -> Phrase:
    """A player, by seat."""
    return Phrase(f"seat-{seat}")


SLOT_EVENTS: Final = [
    *(happenings.BUILT, happenings.UPGRADED, happenings.DESTROYED, happenings.DISBANDED, happenings.SENT),
    *(happenings.SACRIFICED, happenings.RESTED, happenings.LOST_PERSON, happenings.LOST_BUILDING),
]
"""Events whose card is the technology of a slot."""

CULTURE_EVENTS: Final = [happenings.GAINED_CULTURE, happenings.LOST_CULTURE]

FACT_WORDS: Final[dict[str, Callable[[int], Argument]]] = {
    "age": AGES.__getitem__,
    "better": slot_words,
    "bonus": happenings.SIMPLE_BONUSES.__getitem__,
    "card": card_words,
    "rival": seat_words,
}
"""Words for the facts of events that are no plain numbers, by the name of the field."""


def event_words(event: Event) -> Phrase:
    """An event as a sentence about the player, who is the argument `player`."""
    kind = happenings.EVENTS[event.kind]
    key = f"through_the_ages-event-{kind.name}"
    if event.facts is None:
        return Phrase(f"{key}_hidden")
    told = kind.numbers(event)
    args: dict[str, Argument] = {}
    for name, number in told.items():
        if name == "card" and number == NONE:
            continue
        if name == "card" and event.kind in SLOT_EVENTS:
            args[name] = slot_words(number)
        else:
            args[name] = FACT_WORDS[name](number) if name in FACT_WORDS else number
    if event.kind in CULTURE_EVENTS and "card" in args:
        key += "_by"
    elif event.kind == happenings.LOST_PERSON and "card" in args:
        key += "_from"
    elif event.kind == happenings.LOST_FOOD and told["amount"] == NONE:
        key = "through_the_ages-event-lost_all_food"
    return Phrase(key, args)


def question_words(state: ThroughTheAges) -> Phrase:
    """What is asked now, as a sentence to the player who decides."""
    if not state.steps:
        return Phrase("through_the_ages-ask-over")
    step = state.steps[-1]
    player = state.players[step.seat]
    name = NAMES[step.kind]
    args: dict[str, Argument] = {"civil": civil_left(player), "military": military_left(player)}
    for field in FIELDS[step.kind]:
        if field.name in TOLD:
            args[field.name] = kept_in(step, field)
    if card_in(step) != NONE:
        args["card"] = card_words(card_in(step))
    if rival_in(step) != NONE:
        args["rival"] = Phrase(f"seat-{rival_in(step)}")
    if isinstance(step, AnswerPact) and CARDS[step.card].sides:
        name += "_as_a" if step.side_a == step.seat else "_as_b"
    elif isinstance(step, Defend):
        args["missing"] = missing_strength(state, step) - step.added
        name += "_2006" if state.edition.sacrifices else ""
    elif isinstance(step, Strike):
        args["strength"] = STRIKING.strength(state, step) + sacrificed_strength(state, player)
    elif isinstance(step, Resist):
        args["attack"] = state.force
        args["strength"] = RESISTING.strength(state, step) + sacrificed_strength(state, player)
    elif isinstance(step, DoPolitics) and step.action == LEAVING_ONLY:
        name = "leave" if player.war == NONE else "leave_before_war"
    elif isinstance(step, DiscardExcess):
        args["n"] = excess(player)
    elif isinstance(step, Send):
        args["force"] = force_of(player, state.sent) + ships(player) + state.force
    elif isinstance(step, FreeBuild):
        args["card"] = slot_words(step.technology)
    return Phrase(f"through_the_ages-ask-{name}", args)


TOLD: Final = ["action", "actions", "advantage", "amount", "bid", "left"]
"""Numbers of a question that stand in its sentence. What was discarded last is told to nobody."""
