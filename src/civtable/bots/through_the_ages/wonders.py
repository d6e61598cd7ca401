"""Wonders and leaders: what they are worth.

Wonders of Age III pay once, when they are completed, for what one has by then.
"""

from typing import Final

from civtable.bots.through_the_ages.sight import UNITS, URBAN, Board, Card
from civtable.bots.through_the_ages.worth import Worth

TERM: Final = 6.0
"""The rounds that a leader usually serves."""


BY_LEVEL: Final = {"hollywood": ("library", "theater"), "internet": ("library", "lab")}
"""In 2006 these count twice the levels of workers of two kinds."""


def technology_levels(me: Board) -> int:
    """The levels of all technologies in play."""
    return me.government.age + sum([me.card(id).age for id in [*me.techs, *me.specials]])


def paid_when_completed(me: Board, wonder: str) -> int:
    """The culture that a wonder of Age III gives at once."""
    if wonder == "first_space_flight":
        return technology_levels(me)
    total = 0
    for id, count in me.workers.items():
        card = me.card(id)
        if wonder == "fast_food_chains":
            total += count * (2 if card.kind in ("farm", "mine") else 1)
        elif me.printed.original and wonder in BY_LEVEL:
            total += 2 * count * card.age if card.kind in BY_LEVEL[wonder] else 0
        elif wonder == "hollywood" and card.kind in ("library", "theater"):
            total += 2 * count * card.culture
        elif wonder == "internet" and card.kind in URBAN:
            total += count * (card.science + card.culture + card.strength)
    return total


def wonder_value(worth: Worth, wonder: Card, delay: float) -> float:
    """What a completed wonder is worth, completed after so many rounds."""
    me = worth.sight.me
    value = worth.yields(wonder, delay) + worth.faces(wonder.faces) + worth.strength(wonder.strength)
    value += 1.5 * wonder.blue
    if wonder.age == 3:
        return value + paid_when_completed(me, wonder.id) * 1.05 + 1.0
    if wonder.id in ("colossus", "library_of_alexandria"):
        value += 1.5
    elif wonder.id == "great_wall":
        value += worth.strength(me.workers_of("infantry") + me.workers_of("artillery") + 1)
    elif wonder.id == "st_peters_basilica":
        value += worth.faces(2)
    elif wonder.id == "transcontinental_railroad":
        value += worth.resources_each_round(max(me.best_level("mine"), 0) + 1, delay)
    elif wonder.id == "ocean_liner_service":
        value += (worth.worker() + 3 * worth.food) * min(worth.left - delay, 4) * 0.5
    return value + 2.0  # Impact of Wonders may come


def leader_value(worth: Worth, leader: str) -> float:
    """What a leader brings in the rounds that they usually serve."""
    rounds = max(min(worth.left, TERM), 0.0)
    if worth.sight.card(leader).age == 3:
        rounds = worth.left
    return leader_each_round(worth, leader) * rounds + leader_once(worth, leader)


def leader_each_round(worth: Worth, leader: str) -> float:
    """What a leader brings in a round."""
    me = worth.sight.me
    level = max(me.best_level("lab"), me.best_level("library"), 0)
    theaters, libraries = me.workers_of("theater"), me.workers_of("library")
    labs = me.workers_of("lab")
    table = {
        "aristotle": 0.9 * worth.science,
        "hammurabi": 1.0,
        "homer": 0.5 * worth.resource + 0.6,
        "julius_caesar": 0.9,
        "moses": 0.6 * worth.food,
        "alexander_the_great": 0.4,
        "christopher_columbus": 0.5,
        "frederick_barbarossa": 0.6,
        "genghis_khan": 0.8,
        "joan_of_arc": 1.4,
        "leonardo_da_vinci": level * worth.science + 0.4 * worth.resource,
        "michelangelo": 1.0 + me.workers_of("temple") + theaters,
        "william_shakespeare": 2.0 * max(min(theaters, libraries), 0.6) + 0.5,
        "isaac_newton": level * worth.science + 0.5,
        "james_cook": 1.0 + len(me.colonies) if me.colonies else 0.2,
        "j_s_bach": theaters + 0.8,
        "maximilien_robespierre": 0.5,
        "napoleon_bonaparte": 0.8,
        "winston_churchill": 3.0,
        "albert_einstein": level * worth.science * 0.8 + 1.5,
        "charlie_chaplin": 1.0 + CARDS_CULTURE[max(me.best_level("theater"), 0)],
        "rock_and_roll_icon": 1.0 + CARDS_CULTURE[max(me.best_level("theater"), 0)],
        "game_designer": lab_levels(me) - labs * worth.science,
        "nikola_tesla": 0.5 * lab_levels(me) * worth.resource + 0.5,
        "sid_meier": lab_levels(me) - labs * worth.science,
        "mahatma_gandhi": 2.3,
        "bill_gates": 0.5 * lab_levels(me) * worth.resource,
    }
    if me.printed.original:
        table |= {
            "hammurabi": 2.5,
            "homer": 0.5 * worth.resource + 0.8,
            "genghis_khan": 0.3 + me.workers_of("cavalry"),
            "joan_of_arc": 0.6,
            "james_cook": 2.0 * len(me.colonies) + 0.2,
            "winston_churchill": 0.8,
            "william_shakespeare": libraries + 2.0 * min(theaters, libraries) + 0.5,
        }
    return table.get(leader, 0.5)


CARDS_CULTURE: Final = [0, 2, 3, 4]
"""The culture of theaters by level."""


def lab_levels(me: Board) -> int:
    """The levels of all labs."""
    return sum([count * me.card(id).age for id, count in me.workers.items() if me.card(id).kind == "lab"])


def leader_once(worth: Worth, leader: str) -> float:
    """What a leader brings once: strength, faces, points at the end."""
    me = worth.sight.me
    card = me.card(leader)
    value = worth.faces(card.faces) + worth.strength(card.strength)
    units = sum([me.workers_of(kind) for kind in UNITS])
    if leader == "alexander_the_great":
        value += worth.strength(units)
    elif leader == "napoleon_bonaparte" and me.printed.original:
        value += worth.strength(me.card(me.tactic).strength if me.tactic else 2)
    elif leader == "napoleon_bonaparte":
        value += worth.strength(2 * sum([1 for kind in UNITS if me.workers_of(kind)]))
    elif leader == "bill_gates":
        value += lab_levels(me)
    elif leader == "joan_of_arc":
        value += worth.strength(2 * me.workers_of("temple"))
    return value + 1.5
