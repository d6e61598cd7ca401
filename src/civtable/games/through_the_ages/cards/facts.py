"""The printed cards as plain data, for drawing their faces and for bots."""

from civtable.core.values import Json
from civtable.games.through_the_ages.cards.table import CARD_IDS
from civtable.games.through_the_ages.data import (
    AGES,
    CONSUMPTION,
    GOVERNMENT,
    KINDS,
    NONE,
    POPULATION_COST,
    ROW_DISCARDS,
    ROW_PRICE,
    SPECIALS,
    Card,
)
from civtable.games.through_the_ages.editions import (
    A_NEW_STORY,
    EDITION,
    NO_LIMIT,
    OF_2006,
    VERSION,
    Edition,
    edition_of,
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


def numbers_on(card: Card) -> list[int]:
    """The numbers that recur over many cards, in the order of `FIELDS`."""
    return [
        *(card.food, card.resources, card.science, card.culture, card.strength, card.happiness),
        *(card.civil_actions, card.military_actions, card.urban_limit, card.blue, card.yellow),
        *(card.colonization, card.hand, card.discount, card.units, card.gain_food, card.gain_resources),
        *(card.gain_science, card.gain_culture, card.gain_population, card.gain_cards, card.cost),
        *(card.amount, card.obsolete, card.defense, card.resource_cost, card.stages_at_once),
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
    values = numbers_on(card)
    for i in range(len(FIELDS)):
        if values[i]:
            facts[FIELDS[i]] = values[i]
    return facts


def board_facts(edition: Edition) -> dict[str, Json]:
    """What is printed on the boards: prices of the row, both banks by the tokens left, ends of the tracks."""
    ends = {
        "science_most": edition.science_most,
        "rating_most": edition.rating_most,
        "strength_most": edition.strength_most,
    }
    return {
        "row_price": [*ROW_PRICE],
        "row_discards": [*ROW_DISCARDS],
        "population_cost": [*POPULATION_COST],
        "consumption": [*CONSUMPTION],
        "happy_needed": [*edition.happy_needed],
        "corruption": [*edition.corruption],
        **{name: most for name, most in ends.items() if most != NO_LIMIT},
    }


def printed_cards(edition: Edition) -> dict[str, Json]:
    """The cards of an edition by id."""
    return {card.id: card_facts(card) for card in edition.cards if is_printed(card)}


def is_printed(card: Card) -> bool:
    """Whether an edition has a card: in the decks, or from the start."""
    return card.counts[2] > 0 or (card.age == 0 and card.kind <= GOVERNMENT)


def facts() -> dict[str, Json]:
    """Cards and boards of the 2015 edition; under its name the cards of 2006, with a board by version."""
    defaults = {setting.name: setting.values[0] for setting in OF_2006}
    original: dict[str, Json] = {}
    for version in VERSION.values:
        edition = edition_of({**defaults, EDITION.name: EDITION.values[1], VERSION.name: version})
        original["cards"] = printed_cards(edition)
        original[version] = board_facts(edition)
    return {
        "cards": printed_cards(A_NEW_STORY),
        "board": board_facts(A_NEW_STORY),
        "card_ids": [*CARD_IDS],
        EDITION.values[1]: original,
    }
