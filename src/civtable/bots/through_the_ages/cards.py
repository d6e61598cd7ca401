"""Civil cards: taking them from the row, developing technologies, leaders, governments, action cards.

The plan: a technology is worth what it lets one's workers yield, less its science and the resources for the
change; what cannot be paid soon is not taken. One leader in each age. Cards move down the row: who waits pays
fewer actions, so that there are some left for action cards.
"""

from typing import Final

from civtable.bots.through_the_ages.building import NEVER, best_order, population, stages
from civtable.bots.through_the_ages.wonders import developed_level, leader_value, wonder_value
from civtable.bots.through_the_ages.worth import FEWEST, UNKNOWN, Worth
from civtable.games.through_the_ages.cards.table import CARDS, slot_of
from civtable.games.through_the_ages.civil.prices import (
    build_price,
    hand_limit,
    no_develop,
    science_price,
    stages_at_once,
    upgrade_price,
    urban_limit,
)
from civtable.games.through_the_ages.data import (
    ACTION,
    AIR_FORCE,
    BUILD_ONLY,
    BUILD_OR_UPGRADE,
    CONSTRUCTION_TECH,
    CULTURE_IF_BEHIND,
    DEVELOP_THEN_SCIENCE,
    FIRST_UNIT,
    FIRST_URBAN,
    FOR_UNITS,
    FOR_UNITS_IF_WEAKER,
    GOVERNMENT,
    LEADER,
    LEVELS,
    NONE,
    POPULATION_THEN_FOOD,
    SPECIAL,
    TACTIC,
    UPGRADE_ONLY,
    WONDER,
    WONDER_STAGE,
    Card,
)
from civtable.games.through_the_ages.player import Player
from civtable.games.through_the_ages.ratings import workers_of
from civtable.games.through_the_ages.special.hooks import LEADER_OF

LATE: Final = 3.0
"""With fewer rounds left, a card that is taken now will hardly be used."""

# Technologies.


def technology(worth: Worth, number: int, delay: float) -> float:
    """What a developed technology is worth, before its science."""
    card = worth.cards[number]
    if card.kind == GOVERNMENT:
        return government(worth, card, delay) + worth.of_level(card)
    if card.kind == SPECIAL:
        return special(worth, card, delay) + worth.of_level(card)
    if card.kind >= FIRST_UNIT:
        return arms(worth, card) + worth.of_level(card)
    return workplace(worth, card, slot_of(number), delay) + worth.of_level(card)


def workplace(worth: Worth, card: Card, slot: int, delay: float) -> float:
    """A farm, mine or urban building: the workers who change to it, and new ones."""
    me = worth.me
    old_level = developed_level(me, card.kind)
    if old_level >= card.age:
        return 0.0
    value = workers_moved(worth, card, slot, delay)
    room = urban_limit(me) - workers_of(me, card.kind) if card.kind >= FIRST_URBAN else 1
    news = min(room, 1 if worth.left < 7 else 2)
    if news > 0:
        each = worth.yields(card, delay + 1) + worth.faces(card.happiness) + worth.strength(card.strength)
        each -= build_price(me, slot) * worth.resource + worth.civil + worth.worker * 0.5
        if old_level >= 0:
            each *= 0.4  # the old ones could be built as well
        value += max(each, 0.0) * news * worth.weights.settled
    return value


def workers_moved(worth: Worth, card: Card, slot: int, delay: float) -> float:
    """What up to three workers on older cards of the kind would gain by changing."""
    me = worth.me
    gains: list[float] = []
    for old in range(slot - card.age, slot):
        count = me.workers[old]
        if count:
            price = upgrade_price(me, old, slot)
            gain = worth.better(worth.card_of(old), card, delay + 1) - price * worth.resource - worth.civil
            gains += [max(gain, 0.0)] * count
    gains.sort(reverse=True)
    return sum(gains[:3]) * worth.weights.moved


def arms(worth: Worth, card: Card) -> float:
    """Better units: the strength that the present ones would gain, or two new ones."""
    me = worth.me
    if developed_level(me, card.kind) >= card.age:
        return 0.0
    units = workers_of(me, card.kind)
    if units:
        value = worth.strength((card.strength - weakest_unit(worth, card.kind)) * units)
        value -= 0.7 * units * (card.resource_cost - 2 * card.age) * worth.resource
    else:
        value = worth.strength(2 * card.strength) - card.resource_cost * worth.resource
        if any_tactic_lacks(worth, card.kind):
            value += 2.0
    return max(value, 0.0) * worth.weights.arms if worth.left > 2 else 0.0


def weakest_unit(worth: Worth, kind: int) -> int:
    """The strength of the weakest of my units of a kind, of which I have some."""
    for slot in range(kind * LEVELS, (kind + 1) * LEVELS):
        if worth.me.workers[slot]:
            return worth.card_of(slot).strength
    raise AssertionError(f"no units of kind {kind}")


def any_tactic_lacks(worth: Worth, kind: int) -> bool:
    """Whether a tactic that I could use needs units of a kind that I do not know."""
    if kind == AIR_FORCE:
        return False
    for held in worth.me.army_hand + worth.state.tactics:
        if CARDS[held].kind == TACTIC and worth.cards[held].army[kind - FIRST_UNIT]:
            return True
    return False


def government(worth: Worth, card: Card, delay: float) -> float:
    """A government compared with mine."""
    old = worth.cards[worth.me.government]
    if card.civil_actions + card.age < old.civil_actions + old.age:
        return NEVER
    value = worth.civil_each_round(card.civil_actions - old.civil_actions, delay)
    value += worth.military_each_round(card.military_actions - old.military_actions, delay)
    value += worth.culture_each_round(card.culture - old.culture, delay)
    value += worth.science_each_round(card.science - old.science, delay)
    value += worth.faces(card.happiness - old.happiness) + worth.strength(card.strength - old.strength)
    return value + 0.25 * worth.left * (card.urban_limit - old.urban_limit)


def special(worth: Worth, card: Card, delay: float) -> float:
    """A special technology compared with the one of its type that I have."""
    number = worth.me.specials[card.special]
    if number == NONE:
        return special_alone(worth, card, delay) + worth.strength(card.strength)
    old = worth.cards[number]
    if old.age >= card.age:
        return 0.0
    value = special_alone(worth, card, delay) - special_alone(worth, old, delay)
    return value + worth.strength(card.strength - old.strength)


def special_alone(worth: Worth, card: Card, delay: float) -> float:
    """What a special technology yields, all but its strength."""
    value = worth.yields(card, delay) + 1.0 * card.blue + 0.6 * card.colonization
    if card.special == CONSTRUCTION_TECH:
        value += 0.4 * (1 + card.age) * max(worth.left - delay, 0.0)
    return value


def develop(worth: Worth, number: int) -> float:
    """Put a technology into play for its science."""
    price = science_price(worth.state, worth.me, number, False)
    return technology(worth, number, 0.0) - price * worth.science - worth.civil


def revolution(worth: Worth, number: int) -> float:
    """Change the government for less science and all civil actions of the turn."""
    me = worth.me
    lost = me.civil_total * worth.civil * worth.weights.upheaval
    if LEADER_OF[me.leader].revolts_with_army():
        lost = me.military_total * worth.military - 3.0
    price = science_price(worth.state, me, number, True)
    return technology(worth, number, 0.5) - price * worth.science - lost


# The row.


def waiting(worth: Worth, number: int) -> float:
    """The rounds until the science for a technology is there, after those that are in hand."""
    me = worth.me
    if worth.hand_science == UNKNOWN:
        worth.hand_science = sum([cost(worth, held) for held in me.hand if CARDS[held].kind < LEADER])
    missing = worth.hand_science * worth.weights.in_hand + cost(worth, number) - me.science
    return max(missing, 0.0) / max(me.science_rate, 1) + 0.5


def cost(worth: Worth, number: int) -> int:
    """The science that a technology will usually cost; most governments come by revolution."""
    if CARDS[number].kind == GOVERNMENT:
        return science_price(worth.state, worth.me, number, True) + 2
    return science_price(worth.state, worth.me, number, False)


def take(worth: Worth, number: int, actions: int) -> float:
    """A card of the row for its civil actions."""
    me = worth.me
    weights = worth.weights
    kind = CARDS[number].kind
    price = actions * worth.civil + impatience(worth, kind, actions)
    if kind == WONDER:
        return take_wonder(worth, number) - price
    clutter = weights.clutter if len(me.hand) + 1 >= hand_limit(me) else 0.0
    if kind == LEADER:
        return take_leader(worth, number) - price - clutter * 0.5
    if kind == ACTION:
        return tool(worth, worth.cards[number]) * weights.slow * weights.tools - price - clutter
    if kind == GOVERNMENT and has_government(me):
        return NEVER
    delay = waiting(worth, number)
    if delay > min(worth.left - 2.0, weights.patience):
        return NEVER
    value = technology(worth, number, delay) - cost(worth, number) * worth.science - worth.civil
    if kind == GOVERNMENT:
        value -= me.civil_total * worth.civil * 0.8
    return value * weights.slow - price - clutter


def impatience(worth: Worth, kind: int, actions: int) -> float:
    """What it costs to take a card before it is as cheap as it will be."""
    weights = worth.weights
    each = weights.haste_rare if kind in (LEADER, WONDER) else weights.haste
    return each * max(actions - 1, 0)


def has_government(me: Player) -> bool:
    """Whether a government is in hand already."""
    return any(CARDS[held].kind == GOVERNMENT for held in me.hand)


def take_wonder(worth: Worth, number: int) -> float:
    """A wonder that I can build in time."""
    prices = worth.cards[number].stages
    income = worth.mined * worth.weights.wonder_income + 0.5
    rounds = max(sum(prices) - worth.resources_held, 0) / income + 0.5
    if rounds > worth.left - 1.5 or rounds > 8:
        return NEVER
    value = wonder_value(worth, number, rounds) + worth.weights.wonder
    actions = -(-len(prices) // stages_at_once(worth.me))
    return value - sum(prices) * worth.resource * 0.9 - actions * worth.civil


def take_leader(worth: Worth, number: int) -> float:
    """The leader compared with the present one, who stays until the next age otherwise."""
    me = worth.me
    best = NEVER
    for held in me.hand:
        if CARDS[held].kind == LEADER:
            best = max(best, leader_value(worth, held))
    if best == NEVER:
        best = 0.0
    if me.leader != NONE:
        age = CARDS[me.leader].age
        stays = 1.0 if age >= CARDS[number].age else 0.35 if age == CARDS[number].age - 1 else 0.0
        best = max(best, leader_value(worth, me.leader) * stays)
    return leader_value(worth, number) - best - worth.civil * (0.0 if me.leader != NONE else 1.0)


def lead(worth: Worth, number: int) -> float:
    """Play a leader; whoever was there leaves and gives a civil action back."""
    me = worth.me
    value = leader_value(worth, number)
    if me.leader == NONE:
        return value - worth.civil + 2.0
    stays = 0.8 if CARDS[me.leader].age >= CARDS[number].age else 0.4
    return value - leader_value(worth, me.leader) * stays + 1.0


# Action cards.


def tool(worth: Worth, card: Card) -> float:
    """An action card of the row: what it will add, and something for the choice of when."""
    extra = action_extra(worth, card)
    return extra + worth.weights.tool if extra > 0 and worth.left > LATE else extra


def action_extra(worth: Worth, card: Card) -> float:
    """What an action card adds to the action that it orders or replaces."""
    me = worth.me
    if worth.left < 1.8:
        return 0.0
    family = card.family
    if family in (BUILD_OR_UPGRADE, UPGRADE_ONLY, BUILD_ONLY):
        return card.discount * worth.resource * 0.8
    if family == WONDER_STAGE:
        return card.discount * worth.resource * (1.0 if me.building != NONE else 0.5)
    if family == POPULATION_THEN_FOOD:
        return card.gain_food * worth.food * 0.9
    if family == DEVELOP_THEN_SCIENCE:
        return card.gain_science * worth.science
    if family == FOR_UNITS:
        return card.units * worth.resource * 0.5 + 0.3
    if family == FOR_UNITS_IF_WEAKER:
        ahead = sum([1 for rival in worth.rivals if rival.strength > me.strength])
        return 3.0 * ahead * worth.resource * 0.6 - worth.civil
    if family == CULTURE_IF_BEHIND:
        ahead = sum([1 for rival in worth.rivals if rival.culture > me.culture])
        players = max(worth.state.in_game(), FEWEST)
        return card.by_players[players - FEWEST] * ahead - worth.civil
    return gifts(worth, card) - worth.civil


def gifts(worth: Worth, card: Card) -> float:
    """What an action card gives by itself."""
    value = card.gain_science * worth.science + card.gain_culture * worth.weights.culture
    value += card.gain_resources * worth.resource + card.gain_food * worth.food
    return value + card.amount * max(worth.resource, worth.food)


def play(worth: Worth, card: Card) -> float:
    """Play an action card: with the best action that it orders."""
    family = card.family
    me = worth.me
    if family in (BUILD_OR_UPGRADE, UPGRADE_ONLY, BUILD_ONLY):
        return best_order(worth, card) + 0.3
    if family == WONDER_STAGE:
        return stages(worth, 1, card.discount) + 0.3 if me.building != NONE else NEVER
    if family == POPULATION_THEN_FOOD:
        return population(worth) + card.gain_food * worth.food + 0.3
    if family == DEVELOP_THEN_SCIENCE:
        return best_development(worth) + card.gain_science * worth.science
    if family == FOR_UNITS:
        wanted = me.unused > 0 and me.strength < worth.strongest + worth.weights.margin
        return 1.0 if wanted and worth.left > 1 else NEVER
    if family == FOR_UNITS_IF_WEAKER:
        return 2.0 if me.strength < worth.strongest and me.unused else NEVER
    return action_extra(worth, card)


def best_development(worth: Worth) -> float:
    """The best technology in hand that can be paid."""
    best = NEVER
    for held in worth.me.hand:
        if CARDS[held].kind < LEADER and not no_develop(worth.state, worth.me, held, False, 0):
            best = max(best, develop(worth, held))
    return best
