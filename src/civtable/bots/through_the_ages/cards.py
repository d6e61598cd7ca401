"""Civil cards: taking them from the row, developing technologies, leaders, governments, action cards.

The plan: a technology is worth what it lets one's workers yield, less its science and the resources for the
change; what cannot be paid soon is not taken. One leader in each age. Action cards only where they are cheap.
"""

from typing import Final

from civtable.bots.through_the_ages.army import KINDS
from civtable.bots.through_the_ages.building import NEVER, best_order, population, stages
from civtable.bots.through_the_ages.sight import TECHNOLOGIES, UNITS, URBAN, Board, Card
from civtable.bots.through_the_ages.wonders import leader_value, wonder_value
from civtable.bots.through_the_ages.worth import Worth

SLOW: Final = 0.85
"""What is taken is used later, and sometimes not at all."""

SCIENTIFIC: Final = (*TECHNOLOGIES, "government", "special")
"""The kinds of card that science develops."""

ORDERS: Final = ("rich_land", "urban_growth", "ideal_building_site", "efficient_upgrade")
"""Families of action cards that order to build or upgrade."""

NEW_BUILDINGS: Final = 0.75
CLUTTER: Final = 1.2
"""What the last places of a full hand are worth."""


# Technologies.


def technology(worth: Worth, card: Card, delay: float) -> float:
    """What a developed technology is worth, before its science."""
    if card.kind == "government":
        return government(worth, card, delay) + worth.of_level(card)
    if card.kind == "special":
        return special(worth, card, delay) + worth.of_level(card)
    if card.kind in UNITS:
        return arms(worth, card) + worth.of_level(card)
    return workplace(worth, card, delay) + worth.of_level(card)


def workplace(worth: Worth, card: Card, delay: float) -> float:
    """A farm, mine or urban building: the workers who change to it, and new ones."""
    me = worth.sight.me
    gains: list[float] = []
    for id, count in me.workers.items():
        old = worth.sight.card(id)
        if old.kind == card.kind and old.age < card.age:
            price = me.price_of(card) - me.price_of(old)
            gain = worth.better(old, card, delay + 1) - price * worth.resource - worth.civil
            gains += [max(gain, 0.0)] * count
    if me.best_level(card.kind) >= card.age:
        return 0.0
    value = sum(sorted(gains, reverse=True)[:3]) * 0.85
    room = me.government.urban_limit - me.workers_of(card.kind) if card.kind in URBAN else 1
    old_level = me.best_level(card.kind)
    news = min(room, 1 if worth.left < 7 else 2)
    if news > 0:
        each = worth.yields(card, delay + 1) + worth.faces(card.faces) + worth.strength(card.strength)
        each -= me.price_of(card) * worth.resource + worth.civil + worth.worker() * 0.5
        if old_level >= 0:
            each *= 0.4  # the old ones could be built as well
        value += max(each, 0.0) * news * NEW_BUILDINGS
    return value


def arms(worth: Worth, card: Card) -> float:
    """Better units: the strength that the present ones would gain, or two new ones."""
    me = worth.sight.me
    if me.best_level(card.kind) >= card.age:
        return 0.0
    units = me.workers_of(card.kind)
    if units:
        old = min(
            [
                worth.sight.card(id).strength
                for id, count in me.workers.items()
                if count and worth.sight.card(id).kind == card.kind
            ]
        )
        value = worth.strength((card.strength - old) * units)
        value -= 0.7 * units * (card.resource_cost - 2 * card.age) * worth.resource
    else:
        value = worth.strength(2 * card.strength) - card.resource_cost * worth.resource
        if any_tactic_lacks(worth, card.kind):
            value += 2.0
    return max(value, 0.0) if worth.left > 2 else 0.0


def any_tactic_lacks(worth: Worth, kind: str) -> bool:
    """Whether a tactic that I could use needs units of a kind that I do not know."""
    me = worth.sight.me
    for id in [*me.army_hand, *worth.sight.shared_tactics]:
        tactic = worth.sight.card(id)
        if tactic.kind == "tactic" and kind in KINDS and tactic.army[KINDS.index(kind)]:
            return True
    return False


def government(worth: Worth, card: Card, delay: float) -> float:
    """A government compared with mine."""
    old = worth.sight.me.government
    if card.civil + card.age < old.civil + old.age:
        return NEVER
    value = worth.civil_each_round(card.civil - old.civil, delay)
    value += worth.military_each_round(card.military - old.military, delay)
    value += worth.culture_each_round(card.culture - old.culture, delay)
    value += worth.science_each_round(card.science - old.science, delay)
    value += worth.faces(card.faces - old.faces) + worth.strength(card.strength - old.strength)
    return value + 0.25 * worth.left * (card.urban_limit - old.urban_limit)


def special(worth: Worth, card: Card, delay: float) -> float:
    """A special technology compared with the one of its type that I have."""
    me = worth.sight.me
    old = [worth.sight.card(id) for id in me.specials if worth.sight.card(id).special == card.special]
    if old and old[0].age >= card.age:
        return 0.0
    value = special_alone(worth, card, delay) - (special_alone(worth, old[0], delay) if old else 0.0)
    return value + worth.strength(card.strength - (old[0].strength if old else 0))


def special_alone(worth: Worth, card: Card, delay: float) -> float:
    """What a special technology yields, all but its strength."""
    value = worth.yields(card, delay) + 1.0 * card.blue + 0.6 * card.colonization
    if card.special == "construction":
        value += 0.4 * (1 + card.age) * max(worth.left - delay, 0.0)
    return value


def develop(worth: Worth, card: Card) -> float:
    """Put a technology into play for its science."""
    return technology(worth, card, 0.0) - card.science_cost * worth.science - worth.civil


def revolution(worth: Worth, card: Card) -> float:
    """Change the government for less science and all civil actions of the turn."""
    me = worth.sight.me
    lost = me.civil_total * worth.civil * 0.9
    if me.leader == "maximilien_robespierre":
        lost = me.military_total * worth.military - 3.0
    return technology(worth, card, 0.5) - card.revolution * worth.science - lost


# The row.


def waiting(worth: Worth, card: Card) -> float:
    """The rounds until the science for a technology is there, after those that are in hand."""
    me = worth.sight.me
    before = sum([cost(worth.sight.card(id)) for id in me.hand if worth.sight.card(id).kind in SCIENTIFIC])
    missing = before * 0.7 + cost(card) - me.science
    return max(missing, 0.0) / max(me.science_rate, 1) + 0.5


def cost(card: Card) -> int:
    """The science that a technology usually costs."""
    return card.revolution + 2 if card.kind == "government" else card.science_cost


def take(worth: Worth, card: Card, copy: int) -> float:
    """A card of the row for its civil actions."""
    sight = worth.sight
    me = sight.me
    price = sight.price_in_row(card, copy) * worth.civil
    if card.kind == "wonder":
        return take_wonder(worth, card) - price
    clutter = CLUTTER if len(me.hand) + 1 >= me.civil_total else 0.0
    if card.kind == "leader":
        return take_leader(worth, card) - price - clutter * 0.5
    if card.kind == "action":
        return action_extra(worth, card) * SLOW - price - clutter
    if card.kind == "government" and has_government(me):
        return NEVER
    delay = waiting(worth, card)
    if delay > min(worth.left - 2.0, 5.0):
        return NEVER
    value = technology(worth, card, delay) - cost(card) * worth.science - worth.civil
    if card.kind == "government":
        value -= me.civil_total * worth.civil * 0.8
    return value * SLOW - price - clutter


def has_government(me: Board) -> bool:
    """Whether a government is in hand already."""
    return "government" in [me.card(id).kind for id in me.hand]


def take_wonder(worth: Worth, card: Card) -> float:
    """A wonder that I can build in time."""
    me = worth.sight.me
    income = me.output("resources") * 0.6 + 0.5
    rounds = max(sum(card.stages) - me.resources, 0) / income + 0.5
    if rounds > worth.left - 1.5 or rounds > 8:
        return NEVER
    value = wonder_value(worth, card, rounds) + 2.0
    actions = len(card.stages)
    if me.construction():
        actions = -(-actions // worth.sight.card(me.construction()).stages_at_once)
    return value - sum(card.stages) * worth.resource * 0.9 - actions * worth.civil


def take_leader(worth: Worth, card: Card) -> float:
    """The leader compared with the present one, who stays until the next age otherwise."""
    me = worth.sight.me
    value = leader_value(worth, card.id)
    best = max(
        [leader_value(worth, id) for id in me.hand if worth.sight.card(id).kind == "leader"], default=0.0
    )
    if me.leader:
        age = worth.sight.card(me.leader).age
        stays = 1.0 if age >= card.age else 0.35 if age == card.age - 1 else 0.0
        best = max(best, leader_value(worth, me.leader) * stays)
    return value - best - worth.civil * (0.0 if me.leader else 1.0)


def lead(worth: Worth, card: Card) -> float:
    """Play a leader; whoever was there leaves and gives a civil action back."""
    me = worth.sight.me
    value = leader_value(worth, card.id)
    if not me.leader:
        return value - worth.civil + 2.0
    old = worth.sight.card(me.leader)
    stays = 0.8 if old.age >= card.age else 0.4
    return value - leader_value(worth, me.leader) * stays + 1.0


# Action cards.


def action_extra(worth: Worth, card: Card) -> float:
    """What an action card adds to the action that it orders or replaces."""
    me = worth.sight.me
    sight = worth.sight
    if worth.left < 1.8:
        return 0.0
    family = card.family
    if family in ORDERS:
        return card.discount * worth.resource * 0.8
    if family == "engineering_genius":
        return card.discount * worth.resource * (1.0 if me.building else 0.5)
    if family == "frugality":
        return card.gains["food"] * worth.food * 0.9
    if family == "breakthrough":
        return card.gains["science"] * worth.science
    if family in ("patriotism",):
        return card.units * worth.resource * 0.5 + 0.3
    if family in ("wave_of_nationalism", "military_build_up"):
        ahead = sum([1 for rival in sight.rivals if rival.strength > me.strength])
        return 3.0 * ahead * worth.resource * 0.6 - worth.civil
    if family == "endowment_for_the_arts":
        ahead = sum([1 for rival in sight.rivals if rival.culture > me.culture])
        return (6, 3, 2)[max(sight.players, 2) - 2] * ahead - worth.civil
    return gifts(worth, card) - worth.civil


def gifts(worth: Worth, card: Card) -> float:
    """What an action card gives by itself."""
    gains = card.gains
    value = gains["science"] * worth.science + gains["culture"] * worth.weights.culture
    value += gains["resources"] * worth.resource + gains["food"] * worth.food
    return value + card.amount * max(worth.resource, worth.food)


def play(worth: Worth, card: Card) -> float:
    """Play an action card: with the best action that it orders."""
    family = card.family
    me = worth.sight.me
    if family in ORDERS:
        return best_order(worth, card) + 0.3
    if family == "engineering_genius":
        return stages(worth, 1, card.discount) + 0.3 if me.building else NEVER
    if family == "frugality":
        return population(worth) + card.gains["food"] * worth.food + 0.3
    if family == "breakthrough":
        return best_development(worth, me) + card.gains["science"] * worth.science
    if family == "patriotism":
        wanted = me.unused and me.strength < worth.sight.strongest_rival() + worth.weights.margin
        return 1.0 if wanted and worth.left > 1 else NEVER
    if family in ("wave_of_nationalism", "military_build_up"):
        behind = me.strength < worth.sight.strongest_rival()
        return 2.0 if behind and me.unused else NEVER
    return action_extra(worth, card)


def best_development(worth: Worth, me: Board) -> float:
    """The best technology in hand that can be paid."""
    best = NEVER
    for id in me.hand:
        card = worth.sight.card(id)
        if card.kind in SCIENTIFIC and card.science_cost <= me.science:
            best = max(best, develop(worth, card))
    return best
