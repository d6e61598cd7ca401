"""The action phase: every option gets a value, the best one is carried out, until nothing is worth it."""

from typing import Final

from civtable.bots.through_the_ages import building, cards
from civtable.bots.through_the_ages.answers import actions_for
from civtable.bots.through_the_ages.wonders import developed_level
from civtable.bots.through_the_ages.worth import Worth
from civtable.core.game import Option, Step
from civtable.games.through_the_ages.cards.table import CARDS
from civtable.games.through_the_ages.civil.prices import hand_limit, population_price
from civtable.games.through_the_ages.data import (
    ARTILLERY,
    FIRST_UNIT,
    INFANTRY,
    LEADER,
    NONE,
    WONDER,
    Card,
)
from civtable.games.through_the_ages.options import (
    BACH_UPGRADES,
    BARBAROSSA_BUILDS,
    BUILD,
    CHURCHILL_SPEAKS,
    DESTROY,
    DEVELOP,
    DISBAND,
    DRAW,
    HAMMURABI_RULES,
    LEAD,
    LINER_SAILS,
    PLAY,
    POPULATION,
    REVOLUTION,
    STAGE,
    TACTIC_COPIED,
    TACTIC_PLAYED,
    TAKE,
    UPGRADE,
    better_of,
    card_of,
    speech_of,
    stages_of,
    technology_of,
)
from civtable.games.through_the_ages.ratings import civil_left, workers_of

THRESHOLD: Final = 0.0
"""An action has to be worth more than this: its price is already in its value."""

ANY_CARD: Final = 2000.0
"""More than a card can be worth too little."""

SPARE: Final = 1.0
"""The part of its price that a civil action is not worth when there is nothing else to do with it."""

TOO_MANY: Final = 9
"""Units that cannot be had."""


def act(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """The most valuable action; the turn ends when none is left."""
    values = [THRESHOLD] + [value_of(worth, option) for option in options[1:]]
    if max(values) <= THRESHOLD:
        spare_actions(worth, options, values)
    return values


def spare_actions(worth: Worth, options: list[Option], values: list[float]) -> None:
    """Civil actions cannot be kept: with those that are left take a card that is of some use.

    First what would not become cheaper, then what is worth most for each action, then what a rival would
    like. Who is ahead when the last deck runs takes any card: the game ends sooner, and no rival gets it.
    """
    any_card = ANY_CARD if hurries(worth) else 0.0
    takes = [i for i in range(len(options)) if options[i].kind == TAKE]
    for i in takes:
        values[i] += SPARE * actions_for(worth, options[i]) * worth.civil + any_card
    if max(values) <= THRESHOLD:
        for i in takes:
            actions = actions_for(worth, options[i])
            values[i] += cards.impatience(worth, CARDS[card_of(options[i])].kind, actions)
            if values[i] > THRESHOLD:
                values[i] /= max(actions, 1)
    if max(values) <= THRESHOLD and worth.weights.envy and has_room(worth):
        rivals = [Worth(worth.state, rival.seat, worth.weights) for rival in worth.rivals]
        for i in takes:
            wanted = envied(worth, card_of(options[i]), rivals)
            if wanted > 0:
                values[i] = wanted / max(actions_for(worth, options[i]), 1)


def has_room(worth: Worth) -> bool:
    """Whether a card that I do not need would not be in the way in my hand."""
    kept = 1 if worth.left < cards.LATE else 2
    return len(worth.me.hand) + kept <= hand_limit(worth.me)


def envied(worth: Worth, number: int, rivals: list[Worth]) -> float:
    """What it is worth that no rival gets a card; of leaders and wonders one has only one at a time."""
    kind = CARDS[number].kind
    if kind == WONDER or (kind == LEADER and worth.left >= cards.LATE):
        return 0.0
    return worth.weights.envy * max([0.0, *[cards.take(rival, number, 1) for rival in rivals]])


def hurries(worth: Worth) -> bool:
    """Whether I am ahead of most rivals in the last age of the 2006 edition."""
    edition = worth.state.edition
    if not edition.original or worth.state.age != edition.last_age:
        return False
    cultures = [rival.culture for rival in worth.rivals]
    return worth.me.culture * len(cultures) >= sum(cultures)


def civilize(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """Development of Civilization: the best thing, which costs no action."""
    return [0.0] + [value_of(worth, option) + worth.civil for option in options[1:]]


def value_of(worth: Worth, option: Option) -> float:
    """What an action is worth beyond its price."""
    kind = option.kind
    if kind == TAKE:
        return cards.take(worth, card_of(option), actions_for(worth, option))
    if kind == POPULATION:
        return building.population(worth)
    if kind == BUILD:
        return building.build(worth, technology_of(option))
    if kind in (UPGRADE, BACH_UPGRADES):
        return building.upgrade(worth, technology_of(option), better_of(option))
    if kind in (DESTROY, DISBAND):
        return building.destroy(worth, technology_of(option))
    if kind == STAGE:
        return building.stages(worth, stages_of(option))
    if kind == DEVELOP:
        return cards.develop(worth, card_of(option))
    if kind == REVOLUTION:
        return cards.revolution(worth, card_of(option))
    if kind == LEAD:
        return cards.lead(worth, card_of(option))
    if kind == PLAY:
        return cards.play(worth, worth.cards[card_of(option)])
    return value_of_army_or_leader(worth, option)


def value_of_army_or_leader(worth: Worth, option: Option) -> float:
    """Tactics, and what leaders and wonders allow."""
    kind = option.kind
    me = worth.me
    if kind == TACTIC_PLAYED:
        return tactic(worth, card_of(option), 1)
    if kind == TACTIC_COPIED:
        return tactic(worth, card_of(option), 2)
    if kind == BARBAROSSA_BUILDS:
        return building.build(worth, technology_of(option), 1) + worth.worker - worth.growth * worth.food
    if kind == CHURCHILL_SPEAKS:
        return 3.0 if speech_of(option) == 0 else 2.5
    if kind == HAMMURABI_RULES:
        return 0.5 if civil_left(me) == 0 else 0.0
    if kind == LINER_SAILS:
        return worth.worker + 0.5 - population_price(me, me.edition.liner_food) * worth.food
    if kind == DRAW:
        return 0.1 if len(me.army_hand) <= me.military_total else 0.0
    return 0.0


def tactic(worth: Worth, number: int, price: int) -> float:
    """The strength that a tactic adds now, or will add with one or two more units."""
    me = worth.me
    added = worth.trial.with_tactic(number).strength - me.strength
    value = worth.strength(added) if added > 0 else -1.0
    if added == 0 and me.tactic == NONE and units_missing(worth, worth.cards[number]) <= 1:
        value = 1.0
    return value - price * worth.military


def units_missing(worth: Worth, card: Card) -> int:
    """The units that an army of a tactic still lacks, of kinds that I can build; many if I cannot."""
    missing = 0
    for kind in range(INFANTRY, ARTILLERY + 1):
        lacking = card.army[kind - FIRST_UNIT] - workers_of(worth.me, kind)
        if lacking > 0:
            if developed_level(worth.me, kind) < 0:
                return TOO_MANY
            missing += lacking
    return missing
