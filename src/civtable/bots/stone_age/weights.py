"""The judgement of the book of Stone Age, in numbers."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Weights:
    """The judgement of the book, in numbers. Found by thought first, then by games against itself."""

    pip: float = 0.79  # points for a pip of a resource, with many rounds to come
    pip_wait: float = 0.42  # rounds to come after which half of that is left
    tool: float = 1.26  # of a pip, each round, for a tool
    food: float = 0.84  # of its pips, for a food that will be needed
    person: float = 0.96  # of a die, each round, for one more person
    green_pace: float = 0.26  # new symbols collected in a round
    tool_pace: float = 0.68  # tools, fields, people and buildings gained in a round
    track_pace: float = 0.44
    people_pace: float = 0.32
    building_pace: float = 0.5
    sand_pace: float = 0.13  # people of each profession that will still be collected in a round
    bottom: float = 1.0  # of what the bottom of a card will count
    draw: float = 7.0  # a card from the deck, for its bottom
    cards_pace: tuple[float, ...] = (0, 0, 2.6, 2.9, 3.5)  # cards that leave in a round, by players
    stack_pace: tuple[float, ...] = (0, 0, 0.59, 0.55, 0.55)  # tiles that leave a stack in a round
    risk_village: float = 0.68  # the chance that a rival who is to place goes there
    risk_card: float = 0.32
    risk_building: float = 0.2
    risk_pit: tuple[float, ...] = (0, 0, 0.28, 0.12, 0.05)
    tool_wait: float = 0.77  # of a pip, for keeping a tool for a later roll
    hunger: float = 1.4  # of the cheapest resource, for a food that will be missing
    store: float = 0.63  # of a food, for one that is left for later rounds
    wait: float = 0.25  # points for each resource above 1 that a card costs now and perhaps not later
    lead: float = 0.25  # points for ending the game, for each point ahead


BOOK: Final = Weights()
