"""Answers to single questions: bids, forces, gifts, losses, discards."""

from typing import Final

from civtable.bots.through_the_ages.building import build, upgrade
from civtable.bots.through_the_ages.cards import develop, revolution, take
from civtable.bots.through_the_ages.politics import impact, keep_value, territory_value
from civtable.bots.through_the_ages.sight import Card, Sight, code_of, of_bank
from civtable.bots.through_the_ages.wonders import wonder_value
from civtable.bots.through_the_ages.worth import Worth
from civtable.core.game import Option

SECOND: Final = {"second": 1, "third": 2}


def best_of(options: list[Option], values: list[float]) -> Option:
    """The option of the highest value; of equals the first."""
    return options[max(range(len(options)), key=lambda i: (values[i], -i))]


# Territories.


def force_price(worth: Worth) -> float:
    """What a point of force costs that units give: resources and a worker."""
    return 1.6 * worth.resource + 0.45 * worth.worker()


def bid(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """One more than the last bid, while the colony is worth the units beyond bonus cards and ships."""
    if len(options) < 2:
        return options[0]
    me = sight.me
    territory = sight.card_of_step()
    free = sum([sight.card(id).colonization for id in [*me.specials, *me.wonders]])
    bonuses = sum([sight.card(id).colonization for id in me.army_hand if sight.card(id).kind == "bonus"])
    next_bid = int(code_of(options[1])[1])
    cost = max(next_bid - free - bonuses, 1) * force_price(worth) + min(bonuses, next_bid) * 0.6
    return options[1] if territory_value(worth, territory) > cost else options[0]


def send(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """Enough is enough; else bonus cards before units, after the one unit that must go; weak units first."""
    by_verb: dict[str, list[Option]] = {}
    for option in options:
        by_verb.setdefault(code_of(option)[0], []).append(option)
    if "done" in by_verb:
        return by_verb["done"][0]
    if "bonus" in by_verb:
        return by_verb["bonus"][-1]
    if "send" in by_verb:
        return min(by_verb["send"], key=lambda option: sight.card(code_of(option)[1]).strength)
    return options[0]


# Gains and losses.


def split_value(sight: Sight, worth: Worth, food: int, resources: int) -> float:
    """Food up to what the next worker costs, else resources."""
    me = sight.me
    missing = max(me.growth_cost() - me.food - max(me.food_surplus(), 0), 0)
    useful = min(food, missing)
    return useful * worth.food * 1.3 + (food - useful) * worth.food * 0.6 + resources * worth.resource


def gain(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """The best split of food and resources."""
    codes = [code_of(option) for option in options]
    return best_of(options, [split_value(sight, worth, int(code[1]), int(code[3])) for code in codes])


def lose_split(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """The split that costs least; hunger costs more."""
    me = sight.me
    values: list[float] = []
    for option in options:
        food, resources = int(code_of(option)[1]), int(code_of(option)[3])
        hungry = max(-(me.food - food + me.food_surplus()), 0)
        values.append(-food * worth.food - resources * worth.resource - 4.0 * hungry)
    return best_of(options, values)


def lose_worker(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """The worker or building that yields least."""
    return best_of(options, [-worth.of_building(sight.card(code_of(option)[1])) for option in options])


def lose_token(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """The token of least worth."""

    def value(card: Card) -> float:
        return card.food * worth.food + card.resources * worth.resource + card.science * worth.resource

    return best_of(options, [-value(sight.card(code_of(option)[1])) for option in options])


def lose_colony(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """The colony whose lasting effect is worth least."""
    values = [-lasting(worth, sight.card(code_of(option)[1])) for option in options]
    return best_of(options, values)


def annex(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """The colony whose lasting effect is worth most."""
    return best_of(options, [lasting(worth, sight.card(code_of(option)[1])) for option in options])


def lasting(worth: Worth, card: Card) -> float:
    """What a colony gives as long as it is there."""
    return worth.faces(card.faces) + worth.strength(card.strength) + 1.2 * card.blue + 1.5 * card.yellow


def ruin(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """The wonder that gives least beyond the culture of a ruin."""
    return best_of(options, [-wonder_value(worth, sight.card(code_of(option)[1]), 0.0) for option in options])


def discard(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """The card that is worth least."""
    return best_of(options, [-keep_value(sight, worth, sight.card(code_of(option)[1])) for option in options])


# What attacks hit.


def raid(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """The dearest building, as often as possible."""
    if code_of(options[0])[0] == "done":
        return options[1]
    return best_of(options, [float(sight.card(code_of(option)[1]).resource_cost) for option in options])


def infiltrate(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """The card of the highest level."""
    return best_of(options, [float(sight.card(code_of(option)[1]).age) for option in options])


def loot(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """All food or all resources that can be had, whatever is worth more."""
    return options[-1] if worth.food > worth.resource else options[0]


def steal(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """The dearest technology that can be had."""
    values = [
        float(sight.card(code_of(option)[1]).science_cost) if code_of(option)[0] == "steal" else 0.0
        for option in options
    ]
    return best_of(options, values)


# What events and cards offer.


def order_build(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """The best building for the discount of the card."""
    discount = sight.card_of_step().discount
    values: list[float] = []
    for option in options:
        code = code_of(option)
        if code[0] == "build":
            values.append(build(worth, sight.card(code[1]), discount))
        else:
            values.append(upgrade(worth, sight.card(code[1]), sight.card(code[2]), discount))
    return best_of(options, values)


def order_develop(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """The best technology."""
    values: list[float] = []
    for option in options:
        code = code_of(option)
        values.append((develop if code[0] == "develop" else revolution)(worth, sight.card(code[1])))
    return best_of(options, values)


def free_build(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """A free building is taken, if it leaves no uprising."""
    return options[-1] if len(options) > 1 and sight.me.unused > sight.me.discontent else options[0]


def agree(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """Yes; then the best cards that can be had."""
    if code_of(options[-1])[0] == "accept":
        return options[-1]
    values: list[float] = []
    for option in options:
        if code_of(option)[0] == "done":
            values.append(0.0)
            continue
        card, copy = taken(sight, option)
        price = sight.price_in_row(card, copy) * worth.civil
        values.append(take(worth, card, copy) + price * 0.8)
    return best_of(options, values)


def taken(sight: Sight, option: Option) -> tuple[Card, int]:
    """The card that an option takes from the row, and which copy of it."""
    code = code_of(option)
    return sight.card(code[-1]), SECOND.get(code[1], 0)


# The edition of 2006.


def rest_a_mine(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """The poorest mine rests where its token would cost more in corruption than it brings."""
    me = sight.me
    left = me.blue - me.workers_of("mine")
    table = me.printed.corruption
    saved = of_bank(table, left) - of_bank(table, left + 1)
    poorest = options[1]
    return poorest if saved > max(sight.card(code_of(poorest)[1]).resources, 1) else options[0]


def choose_bonus(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """The bonus card that would count most for me now."""
    return best_of(options, [impact(sight.me, code_of(option)[1]) for option in options])


def tuck(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """Homer stays under a wonder if his face is needed."""
    return options[-1] if worth.faces(1) > worth.civil else options[0]
