"""Wonders and leaders: what they are worth.

Wonders of Age III pay once, when they are completed, for what one has by then.
"""

from typing import Final

from civtable.bots.through_the_ages.worth import GATES, Worth
from civtable.games.through_the_ages.cards.table import (
    CARDS,
    SLOT_CULTURE,
    card,
)
from civtable.games.through_the_ages.data import (
    AGE_III,
    ARTILLERY,
    CAVALRY,
    INFANTRY,
    LAB,
    LEVELS,
    LIBRARY,
    MINE,
    NONE,
    TEMPLE,
    THEATER,
)
from civtable.games.through_the_ages.player import Player
from civtable.games.through_the_ages.ratings import colonies_of, workers_of
from civtable.games.through_the_ages.special.modern_times import lab_levels

GREAT_WALL: Final = card("great_wall")
NAPOLEON: Final = card("napoleon_bonaparte")
OCEAN_LINER: Final = card("ocean_liner_service")
RAILROAD: Final = card("transcontinental_railroad")
ST_PETERS: Final = card("st_peters_basilica")

TACTIC_TO_COME: Final = 2
"""The strength that Napoleon of 2006 is expected to add before there is a tactic."""

QUIETLY_USEFUL: Final = [card("colossus"), card("library_of_alexandria")]
"""Wonders that are worth a little more than their numbers say."""


def developed_level(player: Player, kind: int) -> int:
    """The highest level of a kind that has been developed; -1 if there is none."""
    levels = player.techs >> kind * LEVELS & (1 << LEVELS) - 1
    return levels.bit_length() - 1


def wonder_value(worth: Worth, wonder: int, delay: float) -> float:
    """What a completed wonder is worth, completed after so many rounds."""
    me = worth.me
    row = worth.cards[wonder]
    value = worth.yields(row, delay) + worth.faces(row.happiness) + worth.strength(row.strength)
    value += 1.5 * row.blue
    if row.age == AGE_III:
        return value + worth.trial.culture_when_completed(wonder) * 1.05 + 1.0
    if wonder in QUIETLY_USEFUL:
        value += 1.5
    elif wonder == GREAT_WALL:
        value += worth.strength(workers_of(me, INFANTRY) + workers_of(me, ARTILLERY) + 1)
    elif wonder == ST_PETERS:
        value += worth.faces(2)
    elif wonder == RAILROAD:
        value += worth.resources_each_round(max(developed_level(me, MINE), 0) + 1, delay)
    elif wonder == OCEAN_LINER:
        value += (worth.worker + 3 * worth.food) * min(worth.left - delay, 4.0) * 0.5
    return value + 2.0  # Impact of Wonders may come


# Leaders: a sum in each round, some of a good, and what grows with something one has.

NOTHING: Final = 0
BEST_LAB: Final = 1  # science by the level of labs and libraries
FACES: Final = 2  # temples and theaters
PAIRS: Final = 3  # libraries with theaters
LIBRARIES_AND_PAIRS: Final = 4
COLONIES: Final = 5  # and one more for the first
EACH_COLONY: Final = 6
THEATERS: Final = 7
BEST_THEATER: Final = 8
LABS_FOR_SCIENCE: Final = 9  # culture by the levels of labs, for a science each
LABS_AS_MINES: Final = 10
RIDERS: Final = 11


class Service:
    """What a leader brings in a round: `base`, parts of a resource, science or food, and what grows."""

    __slots__ = ("base", "factor", "food", "grows", "resource", "science")

    def __init__(
        self,
        base: float,
        grows: int = NOTHING,
        factor: float = 1.0,
        resource: float = 0.0,
        science: float = 0.0,
        food: float = 0.0,
    ) -> None:
        self.base = base
        self.grows = grows
        self.factor = factor
        self.resource = resource
        self.science = science
        self.food = food


USUAL: Final = Service(0.5)
SERVICES: Final[dict[str, Service]] = {
    "aristotle": Service(0.0, science=0.9),
    "hammurabi": Service(1.0),
    "homer": Service(0.6, resource=0.5),
    "julius_caesar": Service(0.9),
    "moses": Service(0.0, food=0.6),
    "alexander_the_great": Service(0.4),
    "christopher_columbus": Service(0.5),
    "frederick_barbarossa": Service(0.6),
    "genghis_khan": Service(0.8),
    "joan_of_arc": Service(1.4),
    "leonardo_da_vinci": Service(0.0, BEST_LAB, resource=0.4),
    "michelangelo": Service(1.0, FACES),
    "william_shakespeare": Service(0.5, PAIRS),
    "isaac_newton": Service(0.5, BEST_LAB),
    "james_cook": Service(0.2, COLONIES),
    "j_s_bach": Service(0.8, THEATERS),
    "maximilien_robespierre": Service(0.5),
    "napoleon_bonaparte": Service(0.8),
    "winston_churchill": Service(3.0),
    "albert_einstein": Service(1.5, BEST_LAB, 0.8),
    "charlie_chaplin": Service(1.0, BEST_THEATER),
    "rock_and_roll_icon": Service(1.0, BEST_THEATER),
    "game_designer": Service(0.0, LABS_FOR_SCIENCE),
    "nikola_tesla": Service(0.5, LABS_AS_MINES, 0.5),
    "sid_meier": Service(0.0, LABS_FOR_SCIENCE),
    "mahatma_gandhi": Service(2.3),
    "bill_gates": Service(0.0, LABS_AS_MINES, 0.5),
}
SERVICES_2006: Final[dict[str, Service]] = {
    "hammurabi": Service(2.5),
    "homer": Service(0.8, resource=0.5),
    "genghis_khan": Service(0.3, RIDERS),
    "joan_of_arc": Service(0.6),
    "james_cook": Service(0.2, EACH_COLONY, 2.0),
    "winston_churchill": Service(0.8),
    "william_shakespeare": Service(0.5, LIBRARIES_AND_PAIRS),
}
"""Where the edition of 2006 differs."""

BY_CARD: Final = [SERVICES.get(row.id, USUAL) for row in CARDS]
BY_CARD_2006: Final = [SERVICES_2006.get(row.id, SERVICES.get(row.id, USUAL)) for row in CARDS]
"""[card]."""


def leader_value(worth: Worth, leader: int) -> float:
    """What a leader brings in the rounds that they usually serve."""
    rounds = max(min(worth.left, worth.weights.term), 0.0)
    if CARDS[leader].age == AGE_III:
        rounds = worth.left
    return leader_each_round(worth, leader) * rounds + leader_once(worth, leader)


def leader_each_round(worth: Worth, leader: int) -> float:
    """What a leader brings in a round."""
    service = (BY_CARD_2006 if worth.state.edition.original else BY_CARD)[leader]
    value = service.base
    if service.grows != NOTHING:
        value += service.factor * grown(worth, service.grows)
    return (
        value
        + service.resource * worth.resource
        + service.science * worth.science
        + service.food * worth.food
    )


def grown(worth: Worth, grows: int) -> float:
    """What grows with labs, libraries, theaters, colonies or riders."""
    me = worth.me
    if grows == BEST_LAB:
        return max(developed_level(me, LAB), developed_level(me, LIBRARY), 0) * worth.science
    if grows == LABS_FOR_SCIENCE:
        return lab_levels(me) - workers_of(me, LAB) * worth.science
    if grows == LABS_AS_MINES:
        return lab_levels(me) * worth.resource
    if grows == PAIRS:
        return 2.0 * max(min(workers_of(me, THEATER), workers_of(me, LIBRARY)), 0.6)
    if grows == BEST_THEATER:
        level = developed_level(me, THEATER)
        return float(SLOT_CULTURE[THEATER * LEVELS + level]) if level > 0 else 0.0
    if grows == COLONIES:
        return len(colonies_of(me)) + 0.8 if me.colonies else 0.0
    return float(counted(me, grows))


def counted(me: Player, grows: int) -> int:
    """The same where it is a plain number of things."""
    if grows == FACES:
        return workers_of(me, TEMPLE) + workers_of(me, THEATER)
    if grows == THEATERS:
        return workers_of(me, THEATER)
    if grows == LIBRARIES_AND_PAIRS:
        libraries = workers_of(me, LIBRARY)
        return libraries + 2 * min(workers_of(me, THEATER), libraries)
    if grows == RIDERS:
        return workers_of(me, CAVALRY)
    assert grows == EACH_COLONY, grows
    return len(colonies_of(me))


def leader_once(worth: Worth, leader: int) -> float:
    """What a leader brings once: strength, faces, points at the end."""
    led, alone = worth.trial.with_leader(leader), worth.trial.without_leader()
    strength = led.strength - alone.strength
    if leader == NAPOLEON and worth.state.edition.original and worth.me.tactic == NONE:
        strength = TACTIC_TO_COME
    value = worth.faces(led.happiness - alone.happiness) + worth.strength(strength)
    if leader == GATES:
        value += lab_levels(worth.me)
    return value + 1.5
