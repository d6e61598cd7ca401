"""The printed rows behind compiled abilities: which row an ability was made of, and what its choices are."""

from functools import cache

from civtable.core.values import Json
from civtable.games.imperium.abilities import ops
from civtable.games.imperium.abilities.book import ABILITIES
from civtable.games.imperium.abilities.operations.course import options_of
from civtable.games.imperium.cards.reading import Row
from civtable.games.imperium.cards.table import CARD_IDS, CARDS
from civtable.games.imperium.terms import NONE


def is_continuous(row: Row) -> bool:
    """Whether an ability is nothing but continuous changes, which are not compiled."""
    passive = row.text("trigger") == "passive"
    return passive and all(step.text("op") in ("modify", "replace") for step in row.rows("steps"))


@cache
def compiled_rows(card: int) -> dict[int, int]:
    """By number of a compiled ability of the card: which of its printed abilities that is."""
    values = CARDS[card].abilities
    printed = [i for i in range(len(values)) if not is_continuous(Row(values[i], CARDS[card].id))]
    numbers = [ability.number for ability in ABILITIES if ability.card == card]
    assert len(printed) == len(numbers), CARDS[card].id
    return {numbers[i]: printed[i] for i in range(len(numbers))}


def choices_in(row: Row) -> list[Row]:
    """Every choice in a row, outer ones before those inside them."""
    found = [row] if row.values.get("op") == "choose" else []
    if found:
        for option in options_of(row):
            for step in option:
                found += choices_in(step)
    for name in ("cost", "cost_each", "then", "else", "steps", "if_unable"):
        if isinstance(row.values.get(name), list):
            for step in row.rows(name):
                found += choices_in(step)
    return found


def choice_at(number: int, position: int) -> Row:
    """The printed choice at a position of a compiled ability.

    Choices stand in the code in the order in which they stand in the printed rows.
    """
    ability = ABILITIES[number]
    before = [i for i in range(position) if ability.code[i].op == ops.CHOOSE]
    printed = CARDS[ability.card].abilities[compiled_rows(ability.card)[number]]
    return choices_in(Row(printed, ability.name))[len(before)]


def ability_facts() -> dict[str, Json]:
    """By name of a compiled ability: its card, and which of the card's printed abilities it is."""
    return {
        ability.name: {
            "card": CARD_IDS[ability.card],
            "printed": compiled_rows(ability.card)[ability.number],
        }
        for ability in ABILITIES
        if ability.card != NONE
    }


def choice_facts() -> dict[str, Json]:
    """By ability and position, as a question gives them: the steps of each alternative."""
    return {
        f"{ability.name}.{position}": choice_at(ability.number, position).items("options")
        for ability in ABILITIES
        if ability.card != NONE
        for position in range(len(ability.code))
        if ability.code[position].op == ops.CHOOSE
    }
