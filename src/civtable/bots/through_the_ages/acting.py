"""The action phase: every option gets a value, the best one is carried out, until nothing is worth it."""

from typing import Final

from civtable.bots.through_the_ages import building, cards
from civtable.bots.through_the_ages.answers import best_of, taken
from civtable.bots.through_the_ages.army import strength_under, units_missing
from civtable.bots.through_the_ages.sight import Card, Sight, code_of
from civtable.bots.through_the_ages.worth import Worth
from civtable.core.game import Option

THRESHOLD: Final = 0.0
"""An action has to be worth more than this: its price is already in its value."""

ANY_CARD: Final = -10_000.0
"""Less than any card is worth."""

SPARE: Final = 1.0
"""The part of its price that a civil action is not worth when there is nothing else to do with it."""


def act(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """The most valuable action; the turn ends when none is left."""
    best, chosen = THRESHOLD, options[0]
    for option in options:
        value = value_of(sight, worth, option)
        if value > best:
            best, chosen = value, option
    return chosen if chosen is not options[0] else spare_actions(sight, worth, options)


def spare_actions(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """Civil actions cannot be kept: with those that are left take a card that is of some use.

    Who is ahead when the last deck runs takes any card: the game ends sooner, and no rival gets it.
    """
    best, chosen = (ANY_CARD if hurries(sight) else THRESHOLD), options[0]
    for option in options:
        if code_of(option)[0] == "take":
            card, copy = taken(sight, option)
            value = cards.take(worth, card, copy) + SPARE * sight.price_in_row(card, copy) * worth.civil
            if value > best:
                best, chosen = value, option
    return chosen


def hurries(sight: Sight) -> bool:
    """Whether I am ahead of most rivals in the last age of the 2006 edition."""
    cultures = [rival.culture for rival in sight.rivals]
    ahead = sight.me.culture * len(cultures) >= sum(cultures)
    return ahead and sight.printed.original and sight.age == sight.printed.last_age


def civilize(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """Development of Civilization: the best thing, which costs no action."""
    values = [0.0] + [value_of(sight, worth, option) + worth.civil for option in options[1:]]
    return best_of(options, values)


def value_of(sight: Sight, worth: Worth, option: Option) -> float:
    """What an action is worth beyond its price."""
    code = code_of(option)
    verb = code[0]
    if verb == "take":
        card, copy = taken(sight, option)
        return cards.take(worth, card, copy)
    if verb == "population":
        return building.population(worth)
    if verb == "build":
        return building.build(worth, sight.card(code[1]))
    if verb == "upgrade":
        return building.upgrade(worth, sight.card(code[1]), sight.card(code[2]))
    if verb in ("destroy", "disband"):
        return building.destroy(worth, sight.card(code[1]))
    if verb == "stage":
        return building.stages(worth, int(code[1]))
    if verb == "develop":
        return cards.develop(worth, sight.card(code[1]))
    if verb == "revolution":
        return cards.revolution(worth, sight.card(code[1]))
    if verb == "lead":
        return cards.lead(worth, sight.card(code[1]))
    if verb == "play":
        return cards.play(worth, sight.card(code[1]))
    return value_of_army_or_leader(sight, worth, code)


def value_of_army_or_leader(sight: Sight, worth: Worth, code: list[str]) -> float:
    """Tactics, and what leaders and wonders allow."""
    verb = code[0]
    if verb in ("tactic", "copy"):
        return tactic(sight, worth, sight.card(code[1]), 1 if verb == "tactic" else 2)
    if verb == "barbarossa":
        return (
            building.build(worth, sight.card(code[1]), 1)
            + worth.worker()
            - sight.me.growth_cost() * worth.food
        )
    if verb == "bach":
        return building.upgrade(worth, sight.card(code[1]), sight.card(code[2]))
    if verb == "churchill":
        return 3.0 if code[1] == "culture" else 2.5
    if verb == "hammurabi":
        return 0.5 if sight.me.civil == 0 else 0.0
    if verb == "liner":
        food = max(sight.me.growth_cost() - 5, 0) if sight.printed.original else 0
        return worth.worker() + 0.5 - food * worth.food
    if verb == "draw":
        return 0.1 if sight.me.army_size <= sight.me.military_total else 0.0
    return 0.0


def tactic(sight: Sight, worth: Worth, card: Card, price: int) -> float:
    """The strength that a tactic adds now, or will add with one or two more units."""
    me = sight.me
    added = strength_under(me, card) - me.strength
    value = worth.strength(added) if added > 0 else -1.0
    if added == 0 and not me.tactic and units_missing(me, card) <= 1:
        value = 1.0
    return value - price * worth.military
