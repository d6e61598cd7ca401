"""Answers to single questions: bids, forces, gifts, losses, discards.

Each gives a value for every option, of which the highest is chosen, and of equals the first.
"""

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
    better_of,
    bid_of,
    card_of,
    food_of,
    resources_of,
    technology_of,
)
from civtable.games.through_the_ages.ratings import discontent, workers_of
from civtable.games.through_the_ages.steps import FollowCard

HUNGER: Final = 4.0
"""What a missing food costs."""

AT_ONCE: Final = 1000.0
"""What is done before anything else, where it can be."""

RATHER: Final = 100.0
"""What is done before everything of a lesser kind, where it can be."""


# Territories.


def force_price(worth: Worth) -> float:
    """What a point of force costs that units give: resources and a worker."""
    return worth.weights.force * (1.6 * worth.resource + 0.45 * worth.worker)


def bid(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """One more than the last bid, while the colony is worth the units beyond bonus cards and ships."""
    assert isinstance(step, Bid)
    me = worth.me
    bonuses = 0
    for held in me.army_hand:
        if CARDS[held].kind == BONUS:
            bonuses += bonus_of(me, held)
    value = territory_value(worth, step.card)
    free = ships(me) + bonuses
    values = [0.0]
    for option in options[1:]:
        force = bid_of(option)
        units = max(force - free, 1)
        values.append(value - units * force_price(worth) - min(bonuses, force) * 0.6)
    return values


def send(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """Enough is enough; else bonus cards before units, after the one unit that must go; weak units first."""
    values: list[float] = []
    for i in range(len(options)):
        option = options[i]
        if option.kind == DONE:
            values.append(AT_ONCE)
        elif option.kind == BONUS_USED:
            values.append(RATHER + i)
        elif option.kind == SEND:
            values.append(-SLOT_STRENGTH[technology_of(option)])
        else:
            values.append(-RATHER)
    return values


# Gains and losses.


def split_value(worth: Worth, food: int, resources: int) -> float:
    """Food up to what the next worker costs, else resources."""
    missing = max(worth.growth - worth.food_held - max(worth.surplus, 0), 0)
    useful = min(food, missing)
    return useful * worth.food * 1.3 + (food - useful) * worth.food * 0.6 + resources * worth.resource


def gain(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """The best split of food and resources."""
    return [split_value(worth, food_of(option), resources_of(option)) for option in options]


def lose_split(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """The split that costs least; hunger costs more."""
    values: list[float] = []
    for option in options:
        food, resources = food_of(option), resources_of(option)
        hungry = max(-(worth.food_held - food + worth.surplus), 0)
        values.append(-food * worth.food - resources * worth.resource - HUNGER * hungry)
    return values


def lose_worker(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """The worker or building that yields least."""
    return [-worth.of_building(technology_of(option)) for option in options]


def lose_token(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """The token of least worth."""
    return [-token_value(worth, worth.card_of(technology_of(option))) for option in options]


def token_value(worth: Worth, card: Card) -> float:
    """What a blue token on a farm, a mine or a lab is worth."""
    return card.food * worth.food + card.resources * worth.resource + card.science * worth.resource


def lose_colony(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """The colony whose lasting effect is worth least."""
    return [-lasting(worth, worth.cards[card_of(option)]) for option in options]


def annex(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """The colony whose lasting effect is worth most."""
    return [lasting(worth, worth.cards[card_of(option)]) for option in options]


def lasting(worth: Worth, card: Card) -> float:
    """What a colony gives as long as it is there."""
    return worth.faces(card.happiness) + worth.strength(card.strength) + 1.2 * card.blue + 1.5 * card.yellow


def ruin(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """The wonder that gives least beyond the culture of a ruin."""
    return [-wonder_value(worth, card_of(option), 0.0) for option in options]


def discard(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """The card that is worth least."""
    return [-keep_value(worth, card_of(option)) for option in options]


# What attacks hit.


def raid(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """The dearest building, as often as possible."""
    costs = worth.me.edition.costs
    return [float(costs[technology_of(option)]) if option.kind != DONE else -1.0 for option in options]


def infiltrate(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """The card of the highest level."""
    return [float(CARDS[card_of(option)].age) for option in options]


def loot(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """All food or all resources that can be had, whatever is worth more."""
    return [food_of(option) * (worth.food - worth.resource) for option in options]


def steal(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """The dearest technology that can be had."""
    cards = worth.cards
    return [float(cards[card_of(option)].science_cost) if option.kind == STEAL else 0.0 for option in options]


# What events and cards offer.


def order_build(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """The best building for the discount of the card."""
    assert isinstance(step, FollowCard)
    discount = worth.cards[step.card].discount
    values: list[float] = []
    for option in options:
        slot = technology_of(option)
        if option.kind == BUILD:
            values.append(build(worth, slot, discount))
        else:
            values.append(upgrade(worth, slot, better_of(option), discount))
    return values


def order_develop(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """The best technology."""
    values: list[float] = []
    for option in options:
        card = card_of(option)
        values.append(develop(worth, card) if option.kind == DEVELOP else revolution(worth, card))
    return values


def free_build(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """A free building is taken, if it leaves no uprising."""
    return last_if(worth.me.unused > discontent(worth.me), options)


def agree(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """Yes; then the best cards that can be had."""
    if options[-1].kind == ACCEPT:
        return last_if(True, options)
    values: list[float] = []
    for option in options:
        if option.kind == DONE:
            values.append(0.0)
            continue
        actions = actions_for(worth, option)
        values.append(take(worth, card_of(option), actions) + actions * worth.civil * 0.8)
    return values


def last_if(wanted: bool, options: list[Option]) -> list[float]:
    """The last option where that is wanted, else the first."""
    return [float(i) if wanted else float(-i) for i in range(len(options))]


def actions_for(worth: Worth, option: Option) -> int:
    """The civil actions that a card of the row costs me."""
    return take_price(worth.state, worth.me, space_of(worth.state, option))


# The edition of 2006.


def rest_a_mine(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """The poorest mine rests where its token would cost more in corruption than it brings."""
    me = worth.me
    left = me.blue - workers_of(me, MINE)
    table = me.edition.corruption
    saved = of_bank(table, left) - of_bank(table, left + 1)
    poorest = options[1]
    rests = saved > max(worth.card_of(technology_of(poorest)).resources, 1)
    return [0.5 if rests else 1.5] + [1.0] * (len(options) - 1)


def choose_bonus(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """The bonus card that would count most for me now."""
    return [impact(worth.state, worth.me, card_of(option)) for option in options]


def tuck(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """Homer stays under a wonder if his face is needed."""
    return last_if(worth.faces(1) > worth.civil, options)
