"""Imperium in words: options, events and questions as phrases for the catalogs."""

from typing import Final

from civtable.core.events import Event
from civtable.core.game import Option
from civtable.core.words import Argument, Phrase
from civtable.games.imperium import happenings, options
from civtable.games.imperium.abilities.book import ABILITIES, instruction_of
from civtable.games.imperium.abilities.cues import Use
from civtable.games.imperium.cards.table import CARDS
from civtable.games.imperium.options import ZONE_WORDS
from civtable.games.imperium.questions.drawing import draws_singly
from civtable.games.imperium.state import F_SELF, Imperium
from civtable.games.imperium.steps import (
    ACQUIRING,
    ACTING,
    AVOIDING,
    BREAKING_THROUGH,
    BRIBING,
    CHOOSING,
    CHOOSING_ASKED,
    CONFIRMING,
    CONFIRMING_ASKED,
    DEVELOPING,
    DRAWING_SOME,
    FINDING,
    FREE_PLAYING,
    GIVING,
    HOSTING,
    NAMES,
    PICKING,
    PICKING_ASKED,
    PLAYING_ACQUIRED,
    RESHUFFLING,
    USING,
    AbilityStep,
    Act,
    Avoid,
    Bribe,
    CardStep,
    Develop,
    DrawSome,
    Give,
    Pay,
    Pick,
    Place,
    ShareUnrest,
)
from civtable.games.imperium.terms import NONE, SUITS, VERBS
from civtable.games.imperium.words.automa import automa_words
from civtable.games.imperium.words.cards import ability_words, alternatives, cost_words
from civtable.games.imperium.words.nouns import folded
from civtable.games.imperium.words.phrases import amount_words, card_words
from civtable.games.imperium.words.rows import compiled_rows

CARD_OPTIONS: Final = {
    options.PLAY: "play",
    options.EXHAUST_CARD: "exhaust",
    options.USE: "use",
    options.ORDER: "solstice",
    options.ACQUIRE_EXILE: "acquire_exile",
    options.BREAK_EXILE: "break_through_exile",
    options.SWAP_EXILE: "swap_exile",
    options.HOST: "host",
    options.DEVELOP: "develop",
    options.FIND: "find",
    options.KEEP: "keep",
    options.PLAY_DISCARDED: "play_discarded",
    options.COPY: "copy",
    options.SWAP_NATION: "swap_nation",
    options.RESTORE: "restore",
    options.PUT_BACK: "put_back",
}
MARKET_OPTIONS: Final = {
    options.ACQUIRE: "acquire",
    options.BREAK: "break_through",
    options.EXILE_MARKET: "exile_market",
    options.PLACE: "place",
    options.SWAP_MARKET: "swap_market",
}
NUMBER_OPTIONS: Final = {options.REVOLT: "revolt", options.DRAW: "draw"}
CHOOSINGS: Final = [CHOOSING, CHOOSING_ASKED]
PLAIN_OPTIONS: Final = {options.PASS: "pass", options.ACCEPT: "accept", options.INNOVATE: "innovate"}


def option_words(option: Option) -> Phrase:
    """An option as an imperative sentence."""
    kind = option.kind
    if kind in CARD_OPTIONS:
        return Phrase(f"imperium-option-{CARD_OPTIONS[kind]}", {"card": card_words(options.card_of(option))})
    if kind in MARKET_OPTIONS:
        args: dict[str, Argument] = {"card": card_words(options.card_of(option))}
        copy = options.copy_of(option)
        if not copy:
            return Phrase(f"imperium-option-{MARKET_OPTIONS[kind]}", args)
        args["which"] = Phrase(f"imperium-copy-{copy}")
        return Phrase(f"imperium-option-{MARKET_OPTIONS[kind]}_copy", args)
    if kind in NUMBER_OPTIONS:
        return Phrase(f"imperium-option-{NUMBER_OPTIONS[kind]}", {"n": options.number_of(option)})
    if kind in PLAIN_OPTIONS:
        return Phrase(f"imperium-option-{PLAIN_OPTIONS[kind]}")
    if kind == options.PICK:
        place = Phrase(f"imperium-option-from-{ZONE_WORDS[options.zone_of(option)]}")
        verb = VERBS[options.verb_of(option)]
        card = card_words(options.card_of(option))
        return Phrase(f"imperium-option-pick-{verb}", {"card": card, "place": place})
    if kind == options.GIVE:
        place = Phrase(f"imperium-option-from-{ZONE_WORDS[options.zone_of(option)]}")
        card = card_words(options.card_of(option))
        return Phrase("imperium-option-give", {"card": card, "place": place})
    if kind == options.BREAK_DECK:
        suit = options.suit_of(option)
        word = SUITS[suit] if suit < len(SUITS[:4]) else "any"
        return Phrase(f"imperium-option-deck-{word}")
    if kind == options.DECLARE:
        declared = Phrase(f"imperium-suit-{SUITS[options.suit_of(option)]}")
        return Phrase("imperium-option-declare", {"suit": declared})
    if kind == options.CHOOSE:
        return Phrase("imperium-option-choose", {"n": options.alternative_of(option) + 1})
    if kind == options.SHARE:
        return Phrase("imperium-option-share", {"rival": Phrase(f"seat-{options.seat_of(option)}")})
    assert kind == options.PAY, option.code
    paid = cost_words(options.paid_by(option))
    return Phrase("imperium-option-pay", {"amounts": paid})


PASSED: Final = {
    ACTING: "act",
    CONFIRMING: "confirm",
    USING: "use",
    PICKING: "pick",
    DRAWING_SOME: "draw_some",
    RESHUFFLING: "develop",
    DEVELOPING: "develop",
    ACQUIRING: "acquire",
    BREAKING_THROUGH: "break_through",
    PLAYING_ACQUIRED: "play_acquired",
    FREE_PLAYING: "free_play",
    AVOIDING: "avoid",
    BRIBING: "bribe",
}
"""What passing is called in a question."""


def answer_words(state: Imperium, option: Option) -> Phrase | None:
    """What an option means in the open question: passing, and an alternative by what it does."""
    if not state.steps:
        return None
    step = state.steps[-1]
    if option.kind == options.PASS and step.kind in PASSED:
        return Phrase(f"imperium-pass-{PASSED[step.kind]}")
    if option.kind == options.CHOOSE and isinstance(step, AbilityStep) and step.kind in CHOOSINGS:
        told = alternatives(step.ability, step.position)
        chosen = options.alternative_of(option)
        if chosen >= len(told):
            return None  # it is not offered
        return Phrase("imperium-text-numbered", {"n": chosen + 1, "do": told[chosen]})
    return None


# Events.

NOTHING: Final = Phrase("list-none")
CARD_FIELDS: Final = ["card", "host", "other"]
NUMBER_FIELDS: Final = ["round", "unrest", "actions", "die", "space", "row", "cards"]
"""Fields of events that sentences name as they are."""


def event_words(event: Event) -> Phrase:
    """An event as a sentence about the player, who is the argument `player`."""
    kind = happenings.EVENTS[event.kind]
    key = f"imperium-event-{kind.name}"
    if event.facts is None:
        return Phrase(f"{key}_hidden")
    told = kind.numbers(event)
    args: dict[str, Argument] = {name: told[name] for name in NUMBER_FIELDS if name in told}
    for name in CARD_FIELDS:
        if name in told:
            args[name] = NOTHING if told[name] == NONE else card_words(told[name])
    if "resource" in told:
        args["amount"] = amount_words(told["amount"], told["resource"])
    if event.kind >= happenings.AUTOMA_FIRST:
        return automa_words(event.kind, key, told, args)
    if told.get("rival") == NONE:
        key += "_automa"
    elif "rival" in told:
        args["rival"] = Phrase(f"seat-{told['rival']}")
    return Phrase(key, args)


# Questions.

OF_ABILITY: Final = [
    *(CHOOSING, CHOOSING_ASKED, CONFIRMING, CONFIRMING_ASKED, PICKING, PICKING_ASKED, USING, DRAWING_SOME),
    *(ACQUIRING, BREAKING_THROUGH, HOSTING, GIVING, FINDING, FREE_PLAYING),
]
"""Questions that say which card puts them."""

TOLD: Final = [CONFIRMING, USING]
"""Questions that do not say by themselves what it is about."""

TWINS: Final = {CHOOSING_ASKED: CHOOSING, CONFIRMING_ASKED: CONFIRMING, PICKING_ASKED: PICKING}
"""Questions that are put although nothing can be chosen sound like the others."""


def question_words(state: Imperium) -> Phrase:
    """What is asked now, as a sentence to the player who decides."""
    if not state.steps:
        return Phrase("imperium-ask-over")
    step = state.steps[-1]
    kind = TWINS.get(step.kind, step.kind)
    if isinstance(step, AbilityStep | Use):
        return ability_question(state, step, kind)
    name = NAMES[kind]
    args: dict[str, Argument] = {}
    if isinstance(step, Act):
        args["actions"] = state.players[step.seat].actions
        args["exhaust"] = state.players[step.seat].exhaust
        name += "_on" if step.acted else ""
    elif isinstance(step, Pay):
        args["amounts"] = cost_words([step.material, step.population, step.progress])
    elif isinstance(step, Place):
        args["amount"] = amount_words(step.number, step.resource)
    elif isinstance(step, CardStep):
        args["card"] = card_words(step.card)
    elif isinstance(step, Avoid) and step.attacker == NONE:
        name += "_automa"
    elif isinstance(step, Avoid):
        args["rival"] = Phrase(f"seat-{step.attacker}")
    elif isinstance(step, Bribe):
        args["rival"] = Phrase(f"seat-{step.victim}")
        args["n"] = ABILITIES[step.ability].unless_progress
    elif isinstance(step, Develop) and step.free:
        name += "_free"
    elif isinstance(step, ShareUnrest):
        args["n"] = state.unrest
    return Phrase(f"imperium-ask-{name}", args)


def ability_question(state: Imperium, step: AbilityStep | Use, kind: int) -> Phrase:
    """What an ability asks."""
    name = NAMES[kind]
    args: dict[str, Argument] = {}
    if kind in OF_ABILITY:
        args["of"] = source_words(state, step, kind in TOLD)
    if isinstance(step, Pick):
        name += f"-{VERBS[instruction_of(step).verb]}"
        args["n"] = step.to_pick
    elif isinstance(step, DrawSome) and draws_singly(step):
        name = "draw_next"
        args["n"] = step.most
    elif isinstance(step, Give) and step.to == NONE:
        name += "_automa"
    elif isinstance(step, Give):
        args["rival"] = Phrase(f"seat-{step.to}")
    elif isinstance(step, AbilityStep) and kind == CHOOSING:
        args["options"] = numbered(alternatives(step.ability, step.position))
        args["ability"] = ABILITIES[step.ability].name
        args["position"] = step.position
    return Phrase(f"imperium-ask-{name}", args)


def source_words(state: Imperium, step: AbilityStep | Use, told: bool) -> Phrase:
    """What asks: a card, or a rule. `told`: with what the card does."""
    ability = ABILITIES[step.ability]
    if ability.card == NONE:
        return Phrase(f"imperium-rule-{ability.name.split('_')[0]}")
    card = state.register(F_SELF) if step.kind != USING else ability.card
    if not told:
        return card_words(card)
    sentence = ability_words(CARDS[ability.card], compiled_rows(ability.card)[step.ability])
    text = Phrase("imperium-text-ability_within", sentence.args)
    return Phrase("imperium-ask-of", {"card": card_words(card), "text": text})


def numbered(told: list[Phrase]) -> Phrase:
    """Alternatives with the numbers by which they are chosen."""
    rows = [Phrase("imperium-text-numbered", {"n": i + 1, "do": told[i]}) for i in range(len(told))]
    return folded("imperium-text-slash", rows)
