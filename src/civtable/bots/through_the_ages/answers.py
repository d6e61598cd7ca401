"""Answers to single questions: bids, forces, gifts, losses, discards."""

from typing import Final

from civtable.bots.through_the_ages.building import build, upgrade
from civtable.bots.through_the_ages.cards import develop, revolution, take
from civtable.bots.through_the_ages.politics import impact, keep_value, territory_value
from civtable.bots.through_the_ages.wonders import wonder_value
from civtable.bots.through_the_ages.worth import Worth, of_bank
from civtable.core.game import Option, Step
from civtable.games.through_the_ages.cards.table import CARDS, SLOT_STRENGTH
from civtable.games.through_the_ages.civil.prices import take_price
from civtable.games.through_the_ages.civil.row import space_of
from civtable.games.through_the_ages.data import BONUS, MINE, Card
from civtable.games.through_the_ages.military.colonies import bonus_of, ships
from civtable.games.through_the_ages.military.steps import Bid
from civtable.games.through_the_ages.options import (
    ACCEPT,
    BONUS_USED,
    BUILD,
    DEVELOP,
    DONE,
    SEND,
    STEAL,
)
from civtable.games.through_the_ages.ratings import discontent, workers_of
from civtable.games.through_the_ages.steps import FollowCard

HUNGER: Final = 4.0
"""What a missing food costs."""


def best_of(options: list[Option], values: list[float]) -> Option:
    """The option of the highest value; of equals the first."""
    best = 0
    for i in range(1, len(options)):
        if values[i] > values[best]:
            best = i
    return options[best]


# Territories.


def force_price(worth: Worth) -> float:
    """What a point of force costs that units give: resources and a worker."""
    return 1.6 * worth.resource + 0.45 * worth.worker


def bid(worth: Worth, step: Step, options: list[Option]) -> Option:
    """One more than the last bid, while the colony is worth the units beyond bonus cards and ships."""
    assert isinstance(step, Bid)
    me = worth.me
    bonuses = 0
    for held in me.army_hand:
        if CARDS[held].kind == BONUS:
            bonuses += bonus_of(me, held)
    next_bid = options[1].a
    missing = max(next_bid - ships(me) - bonuses, 1)
    cost = missing * force_price(worth) + min(bonuses, next_bid) * 0.6
    return options[1] if territory_value(worth, step.card) > cost else options[0]


def send(worth: Worth, step: Step, options: list[Option]) -> Option:
    """Enough is enough; else bonus cards before units, after the one unit that must go; weak units first."""
    bonus: Option | None = None
    unit: Option | None = None
    for option in options:
        if option.kind == DONE:
            return option
        if option.kind == BONUS_USED:
            bonus = option
        elif option.kind == SEND and (unit is None or SLOT_STRENGTH[option.a] < SLOT_STRENGTH[unit.a]):
            unit = option
    if bonus is not None:
        return bonus
    return unit if unit is not None else options[0]


# Gains and losses.


def split_value(worth: Worth, food: int, resources: int) -> float:
    """Food up to what the next worker costs, else resources."""
    missing = max(worth.growth - worth.food_held - max(worth.surplus, 0), 0)
    useful = min(food, missing)
    return useful * worth.food * 1.3 + (food - useful) * worth.food * 0.6 + resources * worth.resource


def gain(worth: Worth, step: Step, options: list[Option]) -> Option:
    """The best split of food and resources."""
    return best_of(options, [split_value(worth, option.a, option.b) for option in options])


def lose_split(worth: Worth, step: Step, options: list[Option]) -> Option:
    """The split that costs least; hunger costs more."""
    values: list[float] = []
    for option in options:
        hungry = max(-(worth.food_held - option.a + worth.surplus), 0)
        values.append(-option.a * worth.food - option.b * worth.resource - HUNGER * hungry)
    return best_of(options, values)


def lose_worker(worth: Worth, step: Step, options: list[Option]) -> Option:
    """The worker or building that yields least."""
    return best_of(options, [-worth.of_building(option.a) for option in options])


def lose_token(worth: Worth, step: Step, options: list[Option]) -> Option:
    """The token of least worth."""
    return best_of(options, [-token_value(worth, worth.card_of(option.a)) for option in options])


def token_value(worth: Worth, card: Card) -> float:
    """What a blue token on a farm, a mine or a lab is worth."""
    return card.food * worth.food + card.resources * worth.resource + card.science * worth.resource


def lose_colony(worth: Worth, step: Step, options: list[Option]) -> Option:
    """The colony whose lasting effect is worth least."""
    return best_of(options, [-lasting(worth, worth.cards[option.a]) for option in options])


def annex(worth: Worth, step: Step, options: list[Option]) -> Option:
    """The colony whose lasting effect is worth most."""
    return best_of(options, [lasting(worth, worth.cards[option.a]) for option in options])


def lasting(worth: Worth, card: Card) -> float:
    """What a colony gives as long as it is there."""
    return worth.faces(card.happiness) + worth.strength(card.strength) + 1.2 * card.blue + 1.5 * card.yellow


def ruin(worth: Worth, step: Step, options: list[Option]) -> Option:
    """The wonder that gives least beyond the culture of a ruin."""
    return best_of(options, [-wonder_value(worth, option.a, 0.0) for option in options])


def discard(worth: Worth, step: Step, options: list[Option]) -> Option:
    """The card that is worth least."""
    return best_of(options, [-keep_value(worth, option.a) for option in options])


# What attacks hit.


def raid(worth: Worth, step: Step, options: list[Option]) -> Option:
    """The dearest building, as often as possible."""
    if options[0].kind == DONE:
        return options[1]
    return best_of(options, [float(worth.me.edition.costs[option.a]) for option in options])


def infiltrate(worth: Worth, step: Step, options: list[Option]) -> Option:
    """The card of the highest level."""
    return best_of(options, [float(CARDS[option.a].age) for option in options])


def loot(worth: Worth, step: Step, options: list[Option]) -> Option:
    """All food or all resources that can be had, whatever is worth more."""
    return options[-1] if worth.food > worth.resource else options[0]


def steal(worth: Worth, step: Step, options: list[Option]) -> Option:
    """The dearest technology that can be had."""
    values = [
        float(worth.cards[option.a].science_cost) if option.kind == STEAL else 0.0 for option in options
    ]
    return best_of(options, values)


# What events and cards offer.


def order_build(worth: Worth, step: Step, options: list[Option]) -> Option:
    """The best building for the discount of the card."""
    assert isinstance(step, FollowCard)
    discount = worth.cards[step.card].discount
    values: list[float] = []
    for option in options:
        if option.kind == BUILD:
            values.append(build(worth, option.a, discount))
        else:
            values.append(upgrade(worth, option.a, option.b, discount))
    return best_of(options, values)


def order_develop(worth: Worth, step: Step, options: list[Option]) -> Option:
    """The best technology."""
    values: list[float] = []
    for option in options:
        changed = option.kind == DEVELOP
        values.append(develop(worth, option.a) if changed else revolution(worth, option.a))
    return best_of(options, values)


def free_build(worth: Worth, step: Step, options: list[Option]) -> Option:
    """A free building is taken, if it leaves no uprising."""
    return options[-1] if worth.me.unused > discontent(worth.me) else options[0]


def agree(worth: Worth, step: Step, options: list[Option]) -> Option:
    """Yes; then the best cards that can be had."""
    if options[-1].kind == ACCEPT:
        return options[-1]
    values: list[float] = []
    for option in options:
        if option.kind == DONE:
            values.append(0.0)
            continue
        actions = actions_for(worth, option)
        values.append(take(worth, option.a, actions) + actions * worth.civil * 0.8)
    return best_of(options, values)


def actions_for(worth: Worth, option: Option) -> int:
    """The civil actions that a card of the row costs me."""
    return take_price(worth.state, worth.me, space_of(worth.state, option))


# The edition of 2006.


def rest_a_mine(worth: Worth, step: Step, options: list[Option]) -> Option:
    """The poorest mine rests where its token would cost more in corruption than it brings."""
    me = worth.me
    left = me.blue - workers_of(me, MINE)
    table = me.edition.corruption
    saved = of_bank(table, left) - of_bank(table, left + 1)
    poorest = options[1]
    return poorest if saved > max(worth.card_of(poorest.a).resources, 1) else options[0]


def choose_bonus(worth: Worth, step: Step, options: list[Option]) -> Option:
    """The bonus card that would count most for me now."""
    return best_of(options, [impact(worth.state, worth.me, option.a) for option in options])


def tuck(worth: Worth, step: Step, options: list[Option]) -> Option:
    """Homer stays under a wonder if his face is needed."""
    return options[-1] if worth.faces(1) > worth.civil else options[0]
