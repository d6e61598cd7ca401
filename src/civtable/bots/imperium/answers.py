"""Answers to the questions that abilities and the end of a turn ask."""

from typing import Final

from civtable.bots.imperium.acting import play_value
from civtable.bots.imperium.printed import IN_GARRISON, end_of
from civtable.bots.imperium.values import IS_CONDITIONAL
from civtable.bots.imperium.weights import FILED, KEPT, KEPT_BY_UTOPIANS, UTOPIANS
from civtable.bots.imperium.worth import Worth
from civtable.core.game import Option, Step
from civtable.games.imperium import options as offered
from civtable.games.imperium.abilities.book import ABILITIES, EXHAUST_ABILITY, SOLSTICE_ABILITY
from civtable.games.imperium.abilities.instructions import Ability
from civtable.games.imperium.cards.table import AUTOMA_VP, CARDS, UNREST
from civtable.games.imperium.market import space_of
from civtable.games.imperium.options import PASSING
from civtable.games.imperium.steps import AbilityStep, Develop, Use
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

HARMFUL: Final = -99.0
"""Less than anything that could be chosen."""


def best_of(options: list[Option], values: list[float]) -> Option:
    """The option of the highest value; of equals the first."""
    best = 0
    for i in range(1, len(values)):
        if values[i] > values[best]:
            best = i
    return options[best]


# What abilities ask.


def asking(step: Step) -> Ability:
    """The ability that asks."""
    assert isinstance(step, (AbilityStep, Use))
    return ABILITIES[step.ability]


def choose(worth: Worth, step: Step, options: list[Option]) -> Option:
    """The best alternative."""
    ability = asking(step)
    worth.playing = ability.card
    assert isinstance(step, AbilityStep)
    instr = ability.code[step.position]
    values: list[float] = []
    for option in options:
        if option.kind == offered.CHOOSE:
            i = option.a
            values.append(worth.alternative(ability.code, instr.starts[i], end_of(instr, i)))
        else:
            values.append(HARMFUL)
    return best_of(options, values)


def confirm(worth: Worth, step: Step, options: list[Option]) -> Option:
    """Do it if it is worth anything, its price taken off."""
    ability = asking(step)
    if ability.card == NONE:
        return options[-1]
    worth.playing = ability.card
    assert isinstance(step, AbilityStep)
    return options[-1] if worth.own(ability.code, step.position) > 0 else options[0]


def use(worth: Worth, step: Step, options: list[Option]) -> Option:
    """Use what an event allows, if it is worth anything."""
    ability = asking(step)
    return options[-1] if worth.ability(ability, ability.card) > 0 else options[0]


def order(worth: Worth, step: Step, options: list[Option]) -> Option:
    """The most useful solstice ability first."""
    values = [worth.ability(ABILITIES[SOLSTICE_ABILITY[option.a]], option.a) for option in options]
    return best_of(options, values)


def pay(worth: Worth, step: Step, options: list[Option]) -> Option:
    """As little progress as possible."""
    values: list[float] = []
    for option in options:
        paid = [option.a // 100, option.a // 10 % 10, option.a % 10]
        values.append(-worth.price(paid))
    return best_of(options, values)


def share_unrest(worth: Worth, step: Step, options: list[Option]) -> Option:
    """Anybody else."""
    return options[0] if options[0].a != worth.seat else options[1]


def declare(worth: Worth, step: Step, options: list[Option]) -> Option:
    """The suit of which most cards are left: uncivilised."""
    return options[min(1, len(options) - 1)]


def last(worth: Worth, step: Step, options: list[Option]) -> Option:
    """Yes; as many as one may; whatever avoids an attack."""
    return options[-1]


# Cards to pick.


def keep_value(worth: Worth, card: int) -> float:
    """What a hand card is worth in hand: what it does when it is played soon."""
    if card == UNREST:
        return -0.5
    if CARDS[card].unplayable or worth.is_of_another_state(card):
        return 0.0
    return max(0.0, play_value(worth, card))


def pick(worth: Worth, step: Step, options: list[Option]) -> Option:
    """The best card for what is done with it, or none where one may stop."""
    by_rule = asking(step).card == NONE
    if by_rule and options[0] is PASSING and options[-1].b // 16 == TO_DISCARD:
        return clean_up(worth, options)
    return best_of(options, [pick_value(worth, option) for option in options])


def clean_up(worth: Worth, options: list[Option]) -> Option:
    """Keep what is worth waiting for."""
    kept = KEPT_BY_UTOPIANS if worth.me.nation == UTOPIANS else KEPT
    for option in options[1:]:
        if keep_value(worth, option.a) < kept:
            return option
    return options[0]


def pick_value(worth: Worth, option: Option) -> float:
    """How good it is to pick a card for what happens to it."""
    if option is PASSING:
        return 0.0
    card = option.a
    verb, zone = option.b // 16, option.b % 16
    if verb == TO_DISCARD:
        return -0.3 - keep_value(worth, card)
    if verb in (TO_HAND, TO_DECK):
        return 0.05 + keep_value(worth, card) if card != UNREST else -2.0
    if verb in (TO_HISTORY, TO_SUNKEN):
        return filed_value(worth, card, worth.filed(card) - FILED)
    if verb == TO_GARRISON:
        return filed_value(worth, card, IN_GARRISON[card])
    if verb == TO_EXILE:
        return 1.0 - worth.worth(card)
    if verb == TO_UNREST:
        return 2.1 if 1 << zone == DISCARD else 2.0
    staying = worth.in_play(card, max(0.0, worth.left - 1))
    if verb == ABANDON:
        return -staying - 0.1
    return worth.play(card) - 0.6 * staying - 0.1


def filed_value(worth: Worth, card: int, points: float) -> float:
    """What it is worth to take a card out of the cycle and keep it where it brings some points more."""
    if not IS_CONDITIONAL[card]:
        return worth.dead_weight(card)
    return points + worth.weights.thin - 0.5 * worth.use(card)


# Market.


def acquire(worth: Worth, step: Step, options: list[Option]) -> Option:
    """The card that is worth most with what comes with it; none if all cost more than they bring."""
    return best_of(options, [worth.gained(option) for option in options])


def exile_market(worth: Worth, step: Step, options: list[Option]) -> Option:
    """What helps the others most and oneself least."""
    values: list[float] = []
    for option in options:
        values.append(0.6 * AUTOMA_VP[option.a] - worth.space(space_of(worth.state, option), True))
    return best_of(options, values)


def place(worth: Worth, step: Step, options: list[Option]) -> Option:
    """On the card that one would like to take oneself."""
    return best_of(options, [worth.space(space_of(worth.state, option), True) for option in options])


def swap_in(worth: Worth, step: Step, options: list[Option]) -> Option:
    """The best card comes into the market."""
    return best_of(options, [worth.worth(option.a) for option in options])


def swap_out(worth: Worth, step: Step, options: list[Option]) -> Option:
    """The worst card of the market goes out."""
    return best_of(options, [-worth.worth(option.a) for option in options])


# Developments, fame, playing.


def develop(worth: Worth, step: Step, options: list[Option]) -> Option:
    """The development with the best return."""
    free = isinstance(step, Develop) and step.free
    values: list[float] = []
    for option in options:
        if option is PASSING:
            values.append(0.0)
        else:
            values.append(worth.worth(option.a) if free else worth.development(option.a))
    return best_of(options, values)


def worth_most(worth: Worth, step: Step, options: list[Option]) -> Option:
    """The card that is worth most. Of fame cards put back, it lies lowest, where a rival finds it last."""
    return best_of(options, [worth.worth(option.a) for option in options])


def give(worth: Worth, step: Step, options: list[Option]) -> Option:
    """The card that is worth least."""
    values = [3.0 if option.a == UNREST else -worth.worth(option.a) for option in options]
    return best_of(options, values)


def play_one(worth: Worth, step: Step, options: list[Option]) -> Option:
    """The card that does most; none if all do harm."""
    values = [0.0 if option is PASSING else play_value(worth, option.a) for option in options]
    return best_of(options, values)


def host(worth: Worth, step: Step, options: list[Option]) -> Option:
    """The region that does most when it does its work again."""
    values = [-0.2 if option is PASSING else worth.play(option.a) for option in options]
    return best_of(options, values)


def exhaustible(worth: Worth, step: Step, options: list[Option]) -> Option:
    """The card with the best exhaust ability."""
    values: list[float] = []
    for option in options:
        number = NONE if option is PASSING else EXHAUST_ABILITY[option.a]
        values.append(0.0 if number == NONE else worth.ability(ABILITIES[number], option.a))
    return best_of(options, values)
