"""What is asked, and what waits for the answer, as numbers. What a step says only who is asked knows."""

from typing import Final

from mypy_extensions import i64

from civtable.core.game import Step
from civtable.core.layout import Again, Lookups, Part
from civtable.core.observation import Numbers, put_one_of, put_seat, put_set, seats_around
from civtable.games.imperium.abilities.book import ABILITIES
from civtable.games.imperium.abilities.cues import Start, Use
from civtable.games.imperium.automa.state import Automa
from civtable.games.imperium.observation.axes import ABILITY_KIND, card_parts, put_card
from civtable.games.imperium.options import OPTIONS
from civtable.games.imperium.state import F_LOOP, F_OWNER, F_SELF, Imperium
from civtable.games.imperium.steps import (
    NAMES,
    AbilityStep,
    Act,
    Avoid,
    Bribe,
    CardStep,
    Declare,
    Develop,
    Draw,
    DrawSome,
    Give,
    LookAtFame,
    Pay,
    Pick,
    Place,
    Restore,
    ShareUnrest,
    cue_number,
)
from civtable.games.imperium.terms import NONE, RESOURCES, SUITS, TRIGGERS

NOBODY: Final = -2
"""In place of a seat, where NONE is the automa."""

BELOW: Final = 3
"""Steps below the question of which more is said than their kind."""

MARKED_SUITS: Final = 4
ABILITY_SCALE: Final = 500
"""By which numbers of abilities are divided; there are not quite so many."""


def question_parts(players: int) -> list[Part]:
    """The question, what it says to who is asked, and what waits below it."""
    seats = seats_around(players)
    parts: list[Part] = [
        Part("question", NAMES, 1, "what is asked now; zeros when the game is over"),
        Part("asked", seats, 1, "who is asked; from here to waiting: zeros if that is somebody else"),
        Lookups(
            "ability",
            ["number"],
            ABILITY_SCALE,
            "the ability that asks: a number to look up, 0 is none",
            ABILITY_KIND,
        ),
        Again("ability.works", TRIGGERS, 1, "when that ability works"),
        Part("ability.position", ["instruction", "times"], 10, "how far it is; times still to come"),
    ]
    parts += card_parts("about", "the card that is meant, attacks, or has the ability")
    parts += [
        Part("picking", ["cards"], 20, "cards still to pick; 99 is any number"),
        Part("lowest", ["option"], len(OPTIONS), "the option of the table from which on cards are picked"),
        Part("amount", ["most", "placed", "place"], 10, "cards to draw; fame put back; a place in play"),
        Part("number", ["number"], 30, "what the question is about: tokens, cards, what was gained or paid"),
        Part("cost", RESOURCES, 5, "what has to be paid"),
        Part(
            "said",
            ["acted", "development", "free", "may decline", "bribed"],
            1,
            "whether something was done this turn; whether one pays for a development; and so on",
        ),
        Part("resource", RESOURCES, 1, "what is put on the market"),
        Part("suits", SUITS[:MARKED_SUITS], 1, "the suits of which one is named"),
        Part("other", [*seats, "automa"], 1, "who attacks, is bribed or is given a card"),
        Part("sharing", seats, 1, "who is to take unrest"),
        Part("waiting", NAMES, 2, "steps below the question, by kind"),
    ]
    for i in range(1, BELOW + 1):
        names = ["kind", "own"]
        parts.append(Part(f"below.{i}", names, len(NAMES), "a step below: its kind, from 1 on; whether own"))
        parts.append(
            Lookups(
                f"below.{i}.ability",
                ["number"],
                ABILITY_SCALE,
                "the ability that goes on there, if own",
                ABILITY_KIND,
            )
        )
        parts.append(Part(f"below.{i}.says", ["position", "cards"], 10, "where it goes on; cards to draw"))
    return parts


def put_who(to: Numbers, at: i64, whose: int, seat: int, players: int) -> i64:
    """A seat from the point of view of another; the automa (NONE) comes last; nothing for NOBODY."""
    which = players if whose == NONE else (whose - seat) % players if whose >= 0 else -1
    return put_one_of(to, at, which, players + 1)


def put_question(to: Numbers, at: i64, state: Imperium, seat: int) -> i64:
    """What is asked and whom, with what the step says to who is asked."""
    steps = state.steps
    players = len(state.players)
    if not steps:
        at = put_fields(to, at + len(NAMES) + players, state, OVER, seat)
        return put_waiting(to, at, steps, seat)
    step: Step = steps[-1]
    at = put_one_of(to, at, step.kind, len(NAMES))
    at = put_seat(to, at, step.seat, seat, players)
    at = put_fields(to, at, state, step if step.seat == seat else OVER, seat)
    return put_waiting(to, at, steps, seat)


OVER: Final = Step(0, NONE)
"""A step that says nothing."""


def put_ability(to: Numbers, at: i64, state: Imperium, number: int, position: int, seat: int) -> i64:
    """An ability, and how far it is; nothing for NONE."""
    if number == NONE:
        return at + len(TRIGGERS) + 3
    to[at] = number + 1
    at = put_one_of(to, at + 1, ABILITIES[number].trigger, len(TRIGGERS))
    to[at] = position
    to[at + 1] = state.register(F_LOOP) if state.register(F_OWNER) == seat else 0
    return at + 2


def attack_of(state: Imperium, attacker: int) -> int:
    """The card that attacks: it was played before all, or the automa has turned it up."""
    automa: Automa | None = state.automa
    if attacker == NONE and automa is not None:
        return max(automa.card, NONE)
    return state.register(F_SELF)


def put_fields(to: Numbers, at: i64, state: Imperium, step: Step, seat: int) -> i64:
    """All that a step says by name."""
    ability, position, about = NONE, 0, NONE
    picking, lowest, most, number, placed, place = 0, 0, 0, 0, 0, 0
    material, population, progress = 0, 0, 0
    acted, development, free, may_decline, bribed = False, False, False, False, False
    resource, suits, other, sharing = NONE, 0, NOBODY, 0
    if isinstance(step, AbilityStep):
        ability, position = step.ability, step.position
        if isinstance(step, Pick):
            picking, lowest = step.to_pick, step.lowest
        elif isinstance(step, DrawSome):
            most = step.most
        elif isinstance(step, Give):
            other = step.to
    elif isinstance(step, Act):
        acted = step.acted
    elif isinstance(step, Place):
        resource, number = step.resource, step.number
    elif isinstance(step, Pay):
        material, population, progress = step.material, step.population, step.progress
        development = step.development
    elif isinstance(step, Use):
        ability = step.ability
        number = cue_number(step.icon, step.resource, step.amount)
    elif isinstance(step, LookAtFame):
        number, placed = step.number, step.placed
    elif isinstance(step, Develop):
        free, may_decline = step.free, step.may_decline
    elif isinstance(step, CardStep):
        about = step.card
    elif isinstance(step, Declare):
        suits = step.suits
    elif isinstance(step, Avoid):
        other, bribed, about = step.attacker, step.bribed, attack_of(state, step.attacker)
    elif isinstance(step, Bribe):
        ability, other, place = step.ability, step.victim, step.place + 1
    elif isinstance(step, Restore):
        may_decline = step.may_decline
    elif isinstance(step, ShareUnrest):
        sharing = step.seats
    if about == NONE and ability != NONE:
        about = ABILITIES[ability].card
    players = len(state.players)
    at = put_ability(to, at, state, ability, position, seat)
    at = put_card(to, at, about)
    to[at] = picking
    to[at + 1] = lowest
    to[at + 2] = most
    to[at + 3] = placed
    to[at + 4] = place
    to[at + 5] = number
    to[at + 6] = material
    to[at + 7] = population
    to[at + 8] = progress
    to[at + 9] = 1 if acted else 0
    to[at + 10] = 1 if development else 0
    to[at + 11] = 1 if free else 0
    to[at + 12] = 1 if may_decline else 0
    to[at + 13] = 1 if bribed else 0
    at = put_one_of(to, at + 14, resource, len(RESOURCES))
    at = put_set(to, at, suits, MARKED_SUITS)
    at = put_who(to, at, other, seat, players)
    for i in range(players):
        to[at + i] = sharing >> (seat + i) % players & 1
    return at + players


def put_waiting(to: Numbers, at: i64, steps: list[Step], seat: int) -> i64:
    """The steps below the question: how many of each kind, and more about the topmost."""
    last = len(steps) - 2
    for i in range(last + 1):
        to[at + steps[i].kind] += 1
    at += len(NAMES)
    end = at + 5 * BELOW
    for i in range(min(BELOW, last + 1)):
        step: Step = steps[last - i]
        own = step.seat == seat
        ability, position, cards = NONE, 0, 0
        if own:
            if isinstance(step, AbilityStep):
                ability, position = step.ability, step.position
            elif isinstance(step, Start):
                ability = step.ability
            elif isinstance(step, Draw):
                cards = step.number
        to[at] = step.kind + 1
        to[at + 1] = 1 if own else 0
        to[at + 2] = ability + 1
        to[at + 3] = position
        to[at + 4] = cards
        at += 5
    return end
