"""The tables of the 2006 edition against the printed cards: every number, every deck."""

from collections import Counter

import pytest

from civtable.games.through_the_ages.cards.civil_2006 import CIVIL_2006_CARDS
from civtable.games.through_the_ages.cards.military_2006 import MILITARY_2006_CARDS
from civtable.games.through_the_ages.data import AGES, KINDS, NONE, SPECIALS, Card
from tests.through_the_ages_2006.printed import CIVIL, MILITARY

CARDS = CIVIL_2006_CARDS + MILITARY_2006_CARDS
FAMILIES = [
    *("", "", "upgrade_only", "wonder_stage", "population_then_food", "develop_then_science", "gains", ""),
    *("for_units", "for_units_if_weaker", "culture_if_behind", "build_only"),
]
FIELDS = {
    **{"price": "science_cost", "revolution": "revolution_cost", "build": "resource_cost"},
    **{
        "civil": "civil_actions",
        "military": "military_actions",
        "at_once": "stages_at_once",
        "limit": "urban_limit",
    },
}
"""Words of the printed list that are other ones in the table."""
NUMBERS = [
    *("price", "revolution", "build", "stages", "food", "resources", "science", "culture", "strength"),
    *("happiness", "civil", "military", "limit", "blue", "yellow", "colonization", "hand"),
    *("urban_discount", "at_once", "discount", "units", "by_players", "gain_food", "gain_resources"),
    *("gain_science", "gain_culture", "gain_population", "gain_cards", "cost", "amount", "per", "targets"),
    *("army", "obsolete", "defense"),
]
MARKS = ["farms_and_mines", "urban", "sides"]


def lines(text: str) -> list[str]:
    """The cards of a printed list."""
    return text.strip().split("\n")


def facts(card: Card) -> dict[str, str]:
    """Everything on a card that is not zero, in words."""
    found = {"copies": "/".join([str(count) for count in card.counts])}
    for name in NUMBERS:
        value = getattr(card, FIELDS.get(name, name))
        empty = {"price": NONE, "revolution": NONE, "at_once": 1, "urban_discount": [0, 0, 0, 0]}
        if value and value != empty.get(name):
            found[name] = "-".join([str(part) for part in value]) if isinstance(value, list) else str(value)
    found |= {name: "" for name in MARKS if getattr(card, name)}
    if card.family:
        found[FAMILIES[card.family]] = ""
    if card.special != NONE:
        found["special"] = SPECIALS[card.special]
    if card.attack:
        found["attack"] = ["", "forbidden", "ends_pact"][card.attack]
    return found


@pytest.mark.parametrize("line", lines(CIVIL) + lines(MILITARY))
def test_a_card_has_its_printed_numbers(line: str) -> None:
    """Kind, age, copies, prices and effects; a card that has a number more or less differs."""
    head, _, rest = line.partition(": ")
    name, kind, age, copies = head.split(" ")
    card = next(card for card in CARDS if card.id == name)
    printed = {part.partition(" ")[0]: part.partition(" ")[2] for part in rest.split(", ") if part}
    assert (KINDS[card.kind], AGES[card.age]) == (kind, age)
    assert facts(card) == {"copies": copies, **printed}


def test_every_card_stands_once_in_its_deck() -> None:
    """134 civil cards with the six starting technologies, 110 military ones."""
    for cards, text, number in [(CIVIL_2006_CARDS, CIVIL, 134), (MILITARY_2006_CARDS, MILITARY, 110)]:
        names = [card.id for card in cards]
        assert len(names) == len(set(names)) == number
        assert sorted(names) == sorted([line.split(" ")[0] for line in lines(text)])
    assert all(card.civil for card in CIVIL_2006_CARDS)
    assert not any(card.civil for card in MILITARY_2006_CARDS)


def copies(cards: list[Card], age: int, players: int) -> int:
    """The number of cards of an age in a game with so many players."""
    return sum([card.counts[players - 2] for card in cards if card.age == age])


@pytest.mark.parametrize(
    ("players", "civil", "military"),
    [
        (2, [20, 45, 45, 45], [10, 48, 46, 41]),
        (3, [20, 50, 50, 50], [10, 50, 50, 45]),
        (4, [20, 55, 55, 55], [10, 50, 50, 45]),
    ],
)
def test_decks_have_their_sizes(players: int, civil: list[int], military: list[int]) -> None:
    """Each civil deck has 5 cards for three and more players and 5 for four; two players have no pacts."""
    assert [copies(CIVIL_2006_CARDS, age, players) for age in range(4)] == civil
    assert [copies(MILITARY_2006_CARDS, age, players) for age in range(4)] == military


def test_all_ages_have_the_same_numbers_of_leaders_and_wonders() -> None:
    """Six leaders and four wonders an age, one copy each."""
    counted = Counter((KINDS[card.kind], AGES[card.age]) for card in CARDS)
    for age in AGES[:4]:
        assert (counted["leader", age], counted["wonder", age]) == (6, 4)


def test_kinds_of_military_cards() -> None:
    """Ten events of Age A, fifteen of I, thirteen of II and III, with four wars in II and six in III."""
    copies_of = Counter[tuple[str, str]]()
    for card in MILITARY_2006_CARDS:
        copies_of[KINDS[card.kind], AGES[card.age]] += card.counts[2]
    assert [copies_of["event", age] for age in AGES[:4]] == [10, 15, 13, 13]
    assert [copies_of["territory", age] for age in AGES[:4]] == [0, 6, 6, 0]
    assert [copies_of["aggression", age] for age in AGES[:4]] == [0, 6, 9, 8]
    assert [copies_of["war", age] for age in AGES[:4]] == [0, 0, 4, 6]
    assert [copies_of["pact", age] for age in AGES[:4]] == [0, 2, 4, 4]
    assert [copies_of["tactic", age] for age in AGES[:4]] == [0, 15, 8, 8]
    assert [copies_of["bonus", age] for age in AGES[:4]] == [0, 6, 6, 6]


def test_sums_of_prices() -> None:
    """The science of all technologies, the resources of all buildings, units and wonders."""
    civil = CIVIL_2006_CARDS
    assert sum([card.science_cost for card in civil if card.science_cost != NONE]) == 359
    assert sum([card.resource_cost for card in civil]) == 206
    assert sum([sum(card.stages) for card in civil]) == 169
