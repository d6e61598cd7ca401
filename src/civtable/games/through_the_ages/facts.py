"""The printed cards as plain data, for drawing their faces and for bots."""

from civtable.core.values import Json
from civtable.games.through_the_ages.cards import CARDS
from civtable.games.through_the_ages.data import (
    AGES,
    CONSUMPTION,
    CORRUPTION,
    HAPPY_NEEDED,
    KINDS,
    NONE,
    POPULATION_COST,
    ROW_DISCARDS,
    ROW_PRICE,
    SPECIALS,
    Card,
)

FIELDS = [
    *(
        "food",
        "resources",
        "science",
        "culture",
        "strength",
        "happiness",
        "civil_actions",
        "military_actions",
    ),
    *("urban_limit", "blue", "yellow", "colonization", "hand", "discount", "units", "gain_food"),
    *("gain_resources", "gain_science", "gain_culture", "gain_population", "gain_cards", "cost", "amount"),
    *("obsolete", "defense", "resource_cost", "stages_at_once"),
]


def card_facts(card: Card) -> dict[str, Json]:
    """A card: what it is, what it costs, and every number on it that is not zero."""
    facts: dict[str, Json] = {"kind": KINDS[card.kind], "age": AGES[card.age], "counts": [*card.counts]}
    if card.science_cost != NONE:
        facts["science_cost"] = card.science_cost
    if card.revolution_cost != NONE:
        facts["revolution_cost"] = card.revolution_cost
    if card.stages:
        facts["stages"] = [*card.stages]
    if card.army:
        facts["army"] = [*card.army]
    if card.special != NONE:
        facts["special"] = SPECIALS[card.special]
    values = [
        *(card.food, card.resources, card.science, card.culture, card.strength, card.happiness),
        *(card.civil_actions, card.military_actions, card.urban_limit, card.blue, card.yellow),
        *(card.colonization, card.hand, card.discount, card.units, card.gain_food, card.gain_resources),
        *(card.gain_science, card.gain_culture, card.gain_population, card.gain_cards, card.cost),
        *(card.amount, card.obsolete, card.defense, card.resource_cost, card.stages_at_once),
    ]
    for i in range(len(FIELDS)):
        if values[i]:
            facts[FIELDS[i]] = values[i]
    return facts


def board_facts() -> dict[str, Json]:
    """What is printed on the boards: the prices of the row, and both banks by the tokens left there."""
    return {
        "row_price": [*ROW_PRICE],
        "row_discards": [*ROW_DISCARDS],
        "population_cost": [*POPULATION_COST],
        "consumption": [*CONSUMPTION],
        "happy_needed": [*HAPPY_NEEDED],
        "corruption": [*CORRUPTION],
    }


def facts() -> dict[str, Json]:
    """All cards by id, and the boards."""
    return {"cards": {card.id: card_facts(card) for card in CARDS}, "board": board_facts()}
