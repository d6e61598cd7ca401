"""Politics: events, attacks, pacts, and defence.

The plan: prepare an event nearly every turn for its culture, of those of Age III the ones that count more for
me than for rivals; attack only who is clearly weaker and can hardly defend; take pacts that help.
"""

from typing import Final

from civtable.bots.through_the_ages.worth import Worth, resources_made
from civtable.core.game import Option, Step
from civtable.games.through_the_ages.cards.table import CARDS, card
from civtable.games.through_the_ages.civil.tokens import food, resources
from civtable.games.through_the_ages.data import (
    AGE_III,
    BONUS,
    EVENT,
    PACT,
    TACTIC,
    TERRITORY,
)
from civtable.games.through_the_ages.military.aggressions import raid_targets
from civtable.games.through_the_ages.military.attacks import attack_price, attack_strengths
from civtable.games.through_the_ages.military.defense import defense_of, missing_strength
from civtable.games.through_the_ages.military.steps import Defend
from civtable.games.through_the_ages.military.wars import war_strengths
from civtable.games.through_the_ages.options import (
    ACCEPT,
    ATTACK,
    COLUMBUS_SAILS,
    DECLARE,
    DEFEND,
    DISCARD,
    OFFER,
    PREPARE,
    card_of,
    rival_of,
    side_of,
)
from civtable.games.through_the_ages.player import Player
from civtable.games.through_the_ages.politics.impacts import IMPACTS
from civtable.games.through_the_ages.state import ThroughTheAges
from civtable.games.through_the_ages.steps import AnswerPact

DEFENSE_OF_A_CARD: Final = 1.6
"""What a military card in a rival's hand adds to their defence, on average."""

REFUSED: Final = -1.0
"""Less than passing is worth."""

BY_BONUS: Final = 100.0
BY_ANY_CARD: Final = 50.0
HOPELESS: Final = 150.0
"""A defence: with bonus cards before others, and with none where all of them do not suffice."""

WORTH_IT: Final = 0.05
"""What a political action has to be worth at least."""

EVENTS_FOR_THE_STRONG: Final = [
    *("border_conflict", "crusades", "foray", "raiders", "reign_of_terror", "uncertain_borders"),
    *("barbarians", "cold_war", "crime_wave", "independence_declaration", "international_agreement"),
    *("politics_of_strength", "refugees", "impact_of_strength"),
]
GOOD_FOR_THE_STRONG: Final = [row.id in EVENTS_FOR_THE_STRONG for row in CARDS]
"""[card]."""

PACTS: Final = {
    "open_borders_agreement": [0.5, 0.5],
    "trade_routes_agreement": [1.0, 1.0],
    "acceptance_of_supremacy": [2.0, -2.0],
    "international_trade_agreement": [2.0, 1.5],
    "promise_of_military_protection": [1.5, 1.0],
    "scientific_cooperation": [1.5, 1.5],
    "international_tourism": [3.0, 3.0],
    "loss_of_sovereignty": [2.0, -3.0],
    "military_pact": [1.5, 1.5],
    "peace_treaty": [2.5, 2.5],
}
PACT_WORTH: Final = [PACTS.get(row.id, [0.0, 0.0]) for row in CARDS]
"""[card]: what a pact is worth to its side A and its side B."""

AGGRESSIONS: Final = {
    "enslave": 4.0,
    "annex": 6.0,
    "infiltrate": 5.0,
    "armed_intervention": 12.0,
    "spy": 6.0,
    "assassinate": 5.0,
    "sabotage": 5.0,
}
AGGRESSION_WORTH: Final = [AGGRESSIONS.get(row.id, 0.0) for row in CARDS]
"""[card]: what an aggression brings that takes no goods and destroys no buildings."""

IS_PLUNDER: Final = [row.id.startswith("plunder_") for row in CARDS]
IS_RAID: Final = [row.id.startswith("raid_") for row in CARDS]
ANNEX: Final = card("annex")
IMPACT_OF_SCIENCE: Final = card("impact_of_science")
IMPACT_OF_STRENGTH: Final = card("impact_of_strength")
WAR_OVER_CULTURE: Final = card("war_over_culture")
WAR_OVER_CULTURE_II: Final = card("war_over_culture_ii")
WAR_OVER_RESOURCES: Final = card("war_over_resources")
HOLY_WAR: Final = card("holy_war")
WAR_OVER_TECHNOLOGY: Final = card("war_over_technology")
WAR_OVER_TERRITORY: Final = card("war_over_territory")


def do_politics(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """The best political action, or passing."""
    return [WORTH_IT] + [political_value(worth, option) for option in options[1:]]


def political_value(worth: Worth, option: Option) -> float:
    """What a political action is worth."""
    if option.kind == PREPARE:
        return event_value(worth, card_of(option))
    if option.kind == ATTACK:
        return aggression_value(worth, card_of(option), worth.state.players[rival_of(option)])
    if option.kind == DECLARE:
        return war_value(worth, card_of(option), worth.state.players[rival_of(option)])
    if option.kind == OFFER:
        return pact_value(worth.me, card_of(option), side_of(option))
    if option.kind == COLUMBUS_SAILS:
        return territory_value(worth, card_of(option))
    return REFUSED


def pact_value(me: Player, pact: int, side: int) -> float:
    """What offering a pact is worth; what would hurt the rival is refused, and the political action lost."""
    mine, theirs = PACT_WORTH[pact][side], PACT_WORTH[pact][1 - side]
    if theirs <= 0:
        return REFUSED
    return mine - 2.0 if me.pact >= 0 else 1.4 * mine


# Events.


def event_value(worth: Worth, event: int) -> float:
    """The culture for preparing it, and what it will bring me compared with rivals."""
    me = worth.me
    row = CARDS[event]
    value = row.age + 0.3
    if row.kind == TERRITORY:
        return value + 0.2
    if GOOD_FOR_THE_STRONG[event]:
        ahead = me.strength - sum([rival.strength for rival in worth.rivals]) / max(len(worth.rivals), 1)
        value += max(-2.5, min(2.5, 0.5 * ahead))
    elif row.age == AGE_III:
        mine = impact(worth.state, me, event)
        theirs = max([impact(worth.state, rival, event) for rival in worth.rivals], default=0.0)
        value += max(-4.0, min(4.0, 0.6 * (mine - theirs)))
    return value


def impact(state: ThroughTheAges, player: Player, event: int) -> float:
    """About what an event of Age III counts for a civilization as it is now.

    Ranks can still change until the end: there the rating itself says more than the points of today.
    """
    if event == IMPACT_OF_SCIENCE:
        return 1.5 * player.science_rate
    if event == IMPACT_OF_STRENGTH:
        return 1.0 * player.strength
    return float(IMPACTS[event](state, player))


# Attacks.


def aggression_value(worth: Worth, attack: int, rival: Player) -> float:
    """What a successful aggression brings, by how likely the rival is to defend."""
    row = worth.cards[attack]
    if finds_nothing(worth, attack, rival):
        return REFUSED
    mine, theirs = attack_strengths(worth.state, worth.me, rival)
    cards = min(len(rival.army_hand), rival.military_total)
    defense = DEFENSE_OF_A_CARD * (1 + row.age * 0.4) * cards
    chance = max(0.0, min(1.0, (mine - theirs - 0.5) / (defense + 1.0)))
    gain = AGGRESSION_WORTH[attack]
    if IS_PLUNDER[attack]:
        gain = min(row.amount, food(rival) + resources(rival)) * (worth.resource + 0.4)
    elif IS_RAID[attack]:
        gain = 4.0 + row.age
    if chance <= worth.weights.risk:
        return REFUSED
    return gain * worth.weights.spoils * chance - attack_price(attack, rival) * worth.military


def finds_nothing(worth: Worth, attack: int, rival: Player) -> bool:
    """Whether a rival has nothing that a raid could destroy, or no colony to annex."""
    if attack == ANNEX:
        return rival.colonies == 0
    return IS_RAID[attack] and not raid_targets(rival, worth.cards[attack].targets[0])


def war_value(worth: Worth, war: int, rival: Player) -> float:
    """What a war brings that I can hardly lose."""
    mine, theirs = war_strengths(worth.state, worth.me, rival)
    at_hand = resources(rival) + resources_made(worth.state, rival)
    sure = mine - theirs - 0.5 * at_hand * min(rival.military_total, 3) / 3
    if sure < worth.weights.war_margin or worth.left < 2 or worth.me.war >= 0:
        return REFUSED
    return spoils(war, sure, food(rival) + resources(rival)) * 0.8 * worth.weights.spoils


def spoils(war: int, advantage: float, goods: int) -> float:
    """What a war brings with an advantage of so much over a rival who has so many goods."""
    if war == WAR_OVER_CULTURE:
        return 10.0 + 2 * advantage
    if war in (WAR_OVER_CULTURE_II, HOLY_WAR):
        return 2 * advantage
    if war == WAR_OVER_RESOURCES:
        return min(advantage, float(goods))
    if war == WAR_OVER_TECHNOLOGY:
        return advantage
    assert war == WAR_OVER_TERRITORY, war
    return 5.0 + advantage


def defend(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """Defend where it can be done with bonus cards or few others; those that are worth least first."""
    values: list[float] = []
    for i in range(len(options)):
        option = options[i]
        if option.kind == DEFEND:
            values.append(BY_BONUS + i)
        elif option.kind == DISCARD:
            values.append(BY_ANY_CARD - keep_value(worth, card_of(option)))
        else:
            values.append(-i)
    if worth.state.edition.sacrifices and not can_hold(worth, step):
        values[0] = HOPELESS
    return values


def can_hold(worth: Worth, step: Step) -> bool:
    """Whether bonus cards alone repel an attack, so that no unit has to be sacrificed."""
    me = worth.me
    assert isinstance(step, Defend)
    mine = step.added
    for held in me.army_hand:
        mine += defense_of(me, held)
    return missing_strength(worth.state, step) <= mine


def hold_back(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """No sacrifices: the rival decides afterwards, and units are missed."""
    return [float(-i) for i in range(len(options))]


def keep_value(worth: Worth, held: int) -> float:
    """What a military card in hand is worth."""
    kind = CARDS[held].kind
    if kind in (EVENT, TERRITORY):
        return 1.0 + event_value(worth, held)
    if kind == BONUS:
        return 1.5 + worth.cards[held].defense * 0.3
    if kind == TACTIC:
        return 2.5 + 0.5 * CARDS[held].age
    if kind == PACT:
        return 0.8 + PACT_WORTH[held][0] * 0.3 if len(worth.rivals) > 1 else 0.0
    weakest = min([rival.strength for rival in worth.rivals], default=0)
    return 2.5 if worth.me.strength > weakest + 3 else 0.7


# Pacts.


def answer_pact(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """Accept what helps me."""
    assert isinstance(step, AnswerPact)
    side = 0 if step.side_a == worth.me.seat else 1
    value = PACT_WORTH[step.card][side]
    return [value if option.kind == ACCEPT else 0.0 for option in options]


# Territories.


def territory_value(worth: Worth, territory: int) -> float:
    """What a colony is worth."""
    row = worth.cards[territory]
    value = row.gain_food * worth.food + row.gain_resources * worth.resource
    value += row.gain_science * worth.science + row.gain_culture + row.gain_cards * 1.0
    value += row.gain_population * (worth.worker + 1.0) + worth.faces(row.happiness)
    value += worth.strength(row.strength) + 1.2 * row.blue
    return value + row.yellow * (0.22 * worth.left) + worth.weights.colony
