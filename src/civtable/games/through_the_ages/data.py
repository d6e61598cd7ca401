"""The printed facts of Through the Ages that are not on cards: board, banks, ages. And what a card is."""

from typing import Final

# Ages; a card's age is its level.
AGE_A: Final = 0
AGE_I: Final = 1
AGE_II: Final = 2
AGE_III: Final = 3
AGE_IV: Final = 4
AGES: Final = ["A", "I", "II", "III", "IV"]

# Kinds of card. The first eleven are technologies with workers, of levels 0 to 3.
FARM: Final = 0
MINE: Final = 1
LAB: Final = 2
TEMPLE: Final = 3
ARENA: Final = 4
LIBRARY: Final = 5
THEATER: Final = 6
INFANTRY: Final = 7
CAVALRY: Final = 8
ARTILLERY: Final = 9
AIR_FORCE: Final = 10
GOVERNMENT: Final = 11
SPECIAL: Final = 12
LEADER: Final = 13
WONDER: Final = 14
ACTION: Final = 15
EVENT: Final = 16
TERRITORY: Final = 17
AGGRESSION: Final = 18
WAR: Final = 19
PACT: Final = 20
TACTIC: Final = 21
BONUS: Final = 22
KINDS: Final = [
    *("farm", "mine", "lab", "temple", "arena", "library", "theater"),
    *("infantry", "cavalry", "artillery", "air_force", "government", "special", "leader", "wonder", "action"),
    *("event", "territory", "aggression", "war", "pact", "tactic", "bonus"),
]
WORKER_KINDS: Final = 11
LEVELS: Final = 4
SLOTS: Final = WORKER_KINDS * LEVELS
"""A slot is a kind with workers and a level: kind * 4 + level. Each holds at most one technology."""

FIRST_URBAN: Final = LAB
FIRST_UNIT: Final = INFANTRY

# Special technologies; a civilization has at most one of each.
MILITARY_TECH: Final = 0
CIVIL_TECH: Final = 1
COLONIZATION_TECH: Final = 2
CONSTRUCTION_TECH: Final = 3
SPECIALS: Final = ["military", "civil", "colonization", "construction"]

# Families of action cards.
BUILD_OR_UPGRADE: Final = 1
UPGRADE_ONLY: Final = 2
WONDER_STAGE: Final = 3
POPULATION_THEN_FOOD: Final = 4
DEVELOP_THEN_SCIENCE: Final = 5
GAINS: Final = 6
FOOD_OR_RESOURCES: Final = 7
FOR_UNITS: Final = 8
FOR_UNITS_IF_WEAKER: Final = 9
CULTURE_IF_BEHIND: Final = 10
BUILD_ONLY: Final = 11

# How a pact bears an attack between its partners.
ALLOWED: Final = 0
FORBIDDEN: Final = 1
ENDS_PACT: Final = 2

NONE: Final = -1


class Card:
    """A card of either deck. Fields that a kind of card does not use are 0, or -1 for a price."""

    def __init__(
        self,
        id: str,
        kind: int,
        age: int,
        counts: list[int],
        *,
        civil: bool = True,
        science_cost: int = NONE,
        revolution_cost: int = NONE,
        resource_cost: int = 0,
        stages: list[int] | None = None,
        special: int = NONE,
        food: int = 0,
        resources: int = 0,
        science: int = 0,
        culture: int = 0,
        strength: int = 0,
        happiness: int = 0,
        civil_actions: int = 0,
        military_actions: int = 0,
        urban_limit: int = 0,
        blue: int = 0,
        yellow: int = 0,
        colonization: int = 0,
        hand: int = 0,
        urban_discount: list[int] | None = None,
        stages_at_once: int = 1,
        family: int = 0,
        farms_and_mines: bool = False,
        urban: bool = False,
        discount: int = 0,
        units: int = 0,
        by_players: list[int] | None = None,
        gain_food: int = 0,
        gain_resources: int = 0,
        gain_science: int = 0,
        gain_culture: int = 0,
        gain_population: int = 0,
        gain_cards: int = 0,
        cost: int = 0,
        amount: int = 0,
        per: int = 0,
        targets: list[int] | None = None,
        army: list[int] | None = None,
        obsolete: int = 0,
        defense: int = 0,
        attack: int = ALLOWED,
        sides: bool = False,
    ) -> None:
        self.id = id
        self.kind = kind
        self.age = age
        self.counts = counts  # copies with 2, 3 and 4 players
        self.civil = civil
        self.science_cost = science_cost
        self.revolution_cost = revolution_cost
        self.resource_cost = resource_cost
        self.stages: list[int] = stages if stages is not None else []
        self.special = special
        self.food = food  # per worker, and of each blue token on the card
        self.resources = resources
        self.science = science  # per worker, or of the card
        self.culture = culture
        self.strength = strength
        self.happiness = happiness
        self.civil_actions = civil_actions
        self.military_actions = military_actions
        self.urban_limit = urban_limit
        self.blue = blue
        self.yellow = yellow
        self.colonization = colonization
        self.hand = hand
        self.urban_discount: list[int] = urban_discount if urban_discount is not None else [0, 0, 0, 0]
        self.stages_at_once = stages_at_once
        self.family = family
        self.farms_and_mines = farms_and_mines
        self.urban = urban
        self.discount = discount
        self.units = units  # resources for units, this turn
        self.by_players: list[int] = by_players if by_players is not None else []
        self.gain_food = gain_food
        self.gain_resources = gain_resources
        self.gain_science = gain_science
        self.gain_culture = gain_culture
        self.gain_population = gain_population
        self.gain_cards = gain_cards
        self.cost = cost  # in military actions
        self.amount = amount
        self.per = per  # points of a war's advantage for each token or person beyond the amount
        self.targets: list[int] = targets if targets is not None else []
        self.army: list[int] = army if army is not None else []
        self.obsolete = obsolete
        self.defense = defense
        self.attack = attack
        self.sides = sides


# The board.
ROW: Final = 13
ROW_PRICE: Final = [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3]
ROW_DISCARDS: Final = [0, 0, 3, 2, 1]
"""By number of players still in the game: how many spaces are cleared when the row is replenished."""

UNUSED_START: Final = 1
START_EVENTS: Final = 2  # more than players
MOST_DRAWN: Final = 3
HAPPY_MOST: Final = 8
HUNGER: Final = 4
RUIN_CULTURE: Final = 2
AGREEMENT_BUDGET: Final = 5

POPULATION_COST: Final = [0, *[7] * 4, *[5] * 4, *[4] * 4, *[3] * 4, 2, 2]
CONSUMPTION: Final = [6, *[4] * 4, *[3] * 4, *[2] * 4, *[1] * 4, 0, 0]
HAPPY_NEEDED: Final = [8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 1, 1, 0, 0]
"""By yellow tokens in the bank; 18 and more are alike."""


def by_bank(table: list[int], tokens: int) -> int:
    """What a bank's section shows; tokens beyond the last square change nothing."""
    return table[min(tokens, len(table) - 1)]
