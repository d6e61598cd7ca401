"""Answers to the questions that abilities and the end of a turn ask: what each option is worth."""

from typing import Final

from civtable.bots.imperium.acting import play_value
from civtable.bots.imperium.printed import IN_GARRISON, IS_SCROLL, end_of
from civtable.bots.imperium.values import IS_CONDITIONAL
from civtable.bots.imperium.worth import Worth
from civtable.core.game import Option, Step
from civtable.games.imperium import options as offered
from civtable.games.imperium.abilities.book import (
    ABILITIES,
    EXHAUST_ABILITY,
    SOLSTICE_ABILITY,
    instruction_of,
)
from civtable.games.imperium.abilities.cues import Use
from civtable.games.imperium.abilities.instructions import Ability
from civtable.games.imperium.cards.table import AUTOMA_VP, CARDS, UNREST
from civtable.games.imperium.options import (
    PASSING,
    alternative_of,
    card_of,
    paid_by,
    seat_of,
    verb_of,
    zone_of,
)
from civtable.games.imperium.questions.choices import Picking
from civtable.games.imperium.questions.deals import space_of
from civtable.games.imperium.steps import AbilityStep, Develop, Pick
from civtable.games.imperium.terms import (
    ABANDON,
    DISCARD,
    NONE,
    TO_DECK,
    TO_DISCARD,
    TO_EXILE,
    TO_GARRISON,
    TO_HAND,
    TO_HISTORY,
    TO_SUNKEN,
    TO_UNREST,
)

PICKING: Final = Picking("pick")

TOGETHER: Final = 99.0
"""What belongs to the best set is worth the same."""

HARMFUL: Final = -99.0
"""Less than anything that could be chosen."""


# What abilities ask.


def asking(step: Step) -> Ability:
    """The ability that asks."""
    assert isinstance(step, (AbilityStep, Use))
    return ABILITIES[step.ability]


def choose(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """The best alternative."""
    ability = asking(step)
    worth.playing = ability.card
    assert isinstance(step, AbilityStep)
    instr = ability.code[step.position]
    values: list[float] = []
    for option in options:
        if option.kind == offered.CHOOSE:
            i = alternative_of(option)
            values.append(worth.alternative(ability.code, instr.starts[i], end_of(instr, i)))
        else:
            values.append(HARMFUL)
    return values


def confirm(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """Do it if it is worth anything, its price taken off."""
    ability = asking(step)
    if ability.card == NONE:
        return last(worth, step, options)
    worth.playing = ability.card
    assert isinstance(step, AbilityStep)
    return [0.0, worth.own(ability.code, step.position)]


def use(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """Use what an event allows, if it is worth anything."""
    ability = asking(step)
    return [0.0, worth.ability(ability, ability.card)]


def order(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """The most useful solstice ability first."""
    cards = [card_of(option) for option in options]
    return [worth.ability(ABILITIES[SOLSTICE_ABILITY[card]], card) for card in cards]


def pay(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """As little progress as possible."""
    return [-worth.price(paid_by(option)) for option in options]


def share_unrest(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """Anybody else."""
    return [float(seat_of(option) != worth.seat) for option in options]


def declare(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """The suit of which most cards are left: uncivilised."""
    values = [0.0] * len(options)
    values[min(1, len(options) - 1)] = 1.0
    return values


def last(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """Yes; as many as one may; whatever avoids an attack."""
    return [float(i) for i in range(len(options))]


# Cards to pick.


def keep_value(worth: Worth, card: int) -> float:
    """What a hand card is worth in hand: what it does when it is played soon."""
    if card == UNREST:
        return -0.5 if worth.state.unrest > worth.weights.calm else worth.unrest
    if CARDS[card].unplayable or worth.is_of_another_state(card):
        return 0.0
    value = max(0.0, play_value(worth, card))
    return value + worth.weights.scroll if worth.weights.scroll and IS_SCROLL[card] else value


def pick(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """The best card for what is done with it, or none where one may stop."""
    by_rule = asking(step).card == NONE
    if by_rule and options[0] is PASSING and verb_of(options[-1]) == TO_DISCARD:
        return clean_up(worth, options)
    values = [pick_value(worth, option) for option in options]
    assert isinstance(step, Pick)
    if step.to_pick > 1 and verb_of(options[-1]) != TO_DECK:
        return together(worth, step, options, values)
    return values


def together(worth: Worth, step: Pick, options: list[Option], values: list[float]) -> list[float]:
    """The best set of cards. Its first card goes first: what comes before it is not offered again."""
    things = PICKING.found(worth.state, step, instruction_of(step))
    found = [pick_value(worth, thing) for thing in things]
    found.sort(reverse=True)
    least = found[min(step.to_pick, len(found)) - 1]
    free = options[0] is PASSING
    return [TOGETHER if value >= least and not (free and value <= 0) else value for value in values]


def clean_up(worth: Worth, options: list[Option]) -> list[float]:
    """Keep what is worth waiting for. Of the rest the first goes first: it is not asked for again."""
    kept = worth.weights.kept
    values = [0.0]
    for option in options[1:]:
        too_little = kept - keep_value(worth, card_of(option))
        values.append(1.0 if too_little > 0 else too_little - 0.1)
    return values


def pick_value(worth: Worth, option: Option) -> float:
    """How good it is to pick a card for what happens to it."""
    if option is PASSING:
        return 0.0
    card = card_of(option)
    verb, zone = verb_of(option), zone_of(option)
    if verb == TO_DISCARD:
        return -0.3 - keep_value(worth, card)
    if verb in (TO_HAND, TO_DECK):
        return 0.05 + keep_value(worth, card) if card != UNREST else -2.0
    if verb in (TO_HISTORY, TO_SUNKEN):
        return filed_value(worth, card, worth.filed(card) - worth.weights.filed)
    if verb == TO_GARRISON:
        return filed_value(worth, card, IN_GARRISON[card])
    if verb == TO_EXILE:
        return 1.0 - worth.worth(card)
    if verb == TO_UNREST:
        return 2.1 if 1 << zone == DISCARD else 2.0
    staying = worth.in_play(card, max(0.0, worth.left - 1))
    if verb == ABANDON:
        return -staying - worth.under(card) - 0.1
    return worth.play(card) - 0.6 * staying - worth.under(card) - 0.1


def filed_value(worth: Worth, card: int, points: float) -> float:
    """What it is worth to take a card out of the cycle and keep it where it brings some points more."""
    if not IS_CONDITIONAL[card]:
        return worth.dead_weight(card)
    return points + worth.weights.thin - worth.weights.use_lost * worth.use(card)


# Market.


def acquire(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """The card that is worth most with what comes with it; none if all cost more than they bring."""
    return [worth.gained(option) for option in options]


def exile_market(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """What helps the others most and oneself least."""
    values: list[float] = []
    for option in options:
        values.append(0.6 * AUTOMA_VP[card_of(option)] - worth.space(space_of(worth.state, option), True))
    return values


def place(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """On the card that one would like to take oneself."""
    return [worth.space(space_of(worth.state, option), True) for option in options]


def swap_in(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """The best card comes into the market."""
    return [worth.worth(card_of(option)) for option in options]


def swap_out(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """The worst card of the market goes out."""
    return [-worth.worth(card_of(option)) for option in options]


# Developments, fame, playing.


def develop(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """The development with the best return."""
    free = isinstance(step, Develop) and step.free
    values: list[float] = []
    for option in options:
        if option is PASSING:
            values.append(0.0)
        else:
            card = card_of(option)
            values.append(worth.worth(card) if free else worth.development(card))
    return values


def worth_most(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """The card that is worth most. Of fame cards put back, it lies lowest, where a rival finds it last."""
    return [worth.worth(card_of(option)) for option in options]


def give(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """The card that is worth least."""
    cards = [card_of(option) for option in options]
    return [3.0 if card == UNREST else -worth.worth(card) for card in cards]


def play_one(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """The card that does most; none if all do harm."""
    values = [0.0 if option is PASSING else play_value(worth, card_of(option)) for option in options]
    return values


def host(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """The region that does most when it does its work again."""
    values = [-0.2 if option is PASSING else worth.play(card_of(option)) for option in options]
    return values


def exhaustible(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """The card with the best exhaust ability."""
    values: list[float] = []
    for option in options:
        card = card_of(option)
        number = NONE if option is PASSING else EXHAUST_ABILITY[card]
        values.append(0.0 if number == NONE else worth.ability(ABILITIES[number], card))
    return values
