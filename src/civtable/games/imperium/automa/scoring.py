"""The automa's points."""

from typing import Final

from civtable.games.imperium.automa.state import SOVEREIGN, Automa
from civtable.games.imperium.cards.table import AUTOMA_VP
from civtable.games.imperium.terms import MATERIAL, POPULATION, PROGRESS

AUTOMA_SOURCES: Final = ["progress", "resources", "cards"]


def automa_points(automa: Automa) -> list[int]:
    """By source: 1 per progress; 1 per full 10 material and population (5 from Sovereign on); its cards.

    Cards count their automa value: fixed points as printed, variable ones 5, conditional ones at their best.
    """
    each = 5 if automa.level >= SOVEREIGN else 10
    resources = (automa.tokens[MATERIAL] + automa.tokens[POPULATION]) // each
    cards = 0
    for card in automa.owned():
        cards += AUTOMA_VP[card]
    return [automa.tokens[PROGRESS], resources, cards]


def automa_total(automa: Automa) -> int:
    """All its points."""
    return sum(automa_points(automa))
