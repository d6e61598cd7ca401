"""No card is silently left out: each has a scenario, and those with a text of their own have a handler."""

import re
from functools import cache
from pathlib import Path

import pytest

from civtable.games.through_the_ages.cards.table import CARDS, NEW_CARDS
from civtable.games.through_the_ages.data import AGE_III, AGGRESSION, EVENT
from civtable.games.through_the_ages.politics.events import HANDLERS
from civtable.games.through_the_ages.politics.impacts import IMPACTS
from civtable.games.through_the_ages.special.hooks import AGGRESSION_OF, Aggression


@cache
def scenarios() -> str:
    """All rule tests but this one."""
    files = sorted(Path(__file__).parent.glob("test_*.py"))
    return "\n".join([path.read_text("utf-8") for path in files if path.name != Path(__file__).name])


@pytest.mark.parametrize("id", [card.id for card in NEW_CARDS])
def test_every_card_has_a_scenario(id: str) -> None:
    """A card that no test names would be a card that nobody has looked at."""
    assert re.search(rf"\b{id}\b", scenarios())


def test_every_event_and_aggression_does_something() -> None:
    """Each event of ages A to II, each impact of Age III and each aggression has exactly one handler."""
    events = {i for i, card in enumerate(CARDS) if card.kind == EVENT and card.age < AGE_III}
    impacts = {i for i, card in enumerate(CARDS) if card.kind == EVENT and card.age == AGE_III}
    aggressions = {i for i, card in enumerate(CARDS) if card.kind == AGGRESSION}
    acting = {i for i in range(len(CARDS)) if type(AGGRESSION_OF[i]).succeed is not Aggression.succeed}
    assert (set(HANDLERS), set(IMPACTS), acting) == (events, impacts, aggressions)
