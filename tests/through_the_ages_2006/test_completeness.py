"""No card of the 2006 edition is silently left out: each has a scenario, and what it does is ours to say."""

import re
from functools import cache
from pathlib import Path

import pytest

from civtable.games.through_the_ages.cards.civil_2006 import CIVIL_2006_CARDS, OTHER_CIVIL
from civtable.games.through_the_ages.cards.military_2006 import MILITARY_2006_CARDS, OTHER_MILITARY
from civtable.games.through_the_ages.cards.table import BY_ID
from civtable.games.through_the_ages.data import AGE_III, AGGRESSION, EVENT, LEADER, WONDER
from civtable.games.through_the_ages.politics.events import HANDLERS
from civtable.games.through_the_ages.politics.impacts import IMPACTS
from civtable.games.through_the_ages.special.hooks import (
    AGGRESSION_OF,
    LEADER_OF,
    WONDER_OF,
    Aggression,
    Leader,
    Wonder,
)
from civtable.text import catalog

HERE = Path(__file__).parent
CARDS = CIVIL_2006_CARDS + MILITARY_2006_CARDS
OTHER_TEXT = re.findall(r"^through_the_ages-text_2006-(\w+)", catalog("en", "through_the_ages_2006"), re.M)
DIFFERENT = sorted({card.id for card in OTHER_CIVIL + OTHER_MILITARY} | set(OTHER_TEXT))
"""Cards with other numbers or another text than in the 2015 edition, and new ones."""


@cache
def scenarios(folder: Path) -> str:
    """All rule tests in a folder but those of tables and this one."""
    files = sorted(folder.glob("test_*.py"))
    others = [path for path in files if path.name not in ("test_completeness.py", "test_tables.py")]
    return "\n".join([path.read_text("utf-8") for path in others])


@pytest.mark.parametrize("id", DIFFERENT)
def test_every_card_that_differs_has_a_scenario(id: str) -> None:
    """A card that no test names would be a card that nobody has looked at."""
    assert re.search(rf"\b{id}\b", scenarios(HERE))


@pytest.mark.parametrize("id", sorted({card.id for card in CARDS} - set(DIFFERENT)))
def test_every_other_card_has_a_scenario_in_either_edition(id: str) -> None:
    """It does the same in both."""
    both = scenarios(HERE) + scenarios(HERE.parent / "through_the_ages")
    assert re.search(rf"\b{id}\b", both)


def test_every_event_and_aggression_does_something() -> None:
    """Events of ages A to II and aggressions have a handler, those of Age III a value."""
    for card in MILITARY_2006_CARDS:
        if card.kind == EVENT:
            assert BY_ID[card.id] in (IMPACTS if card.age == AGE_III else HANDLERS), card.id
        elif card.kind == AGGRESSION:
            aggression = type(AGGRESSION_OF[BY_ID[card.id]])
            assert aggression.succeed is not Aggression.succeed, card.id


ELSEWHERE = {
    # prices
    *("moses", "michelangelo", "j_s_bach", "winston_churchill", "nikola_tesla", "frederick_barbarossa"),
    # what happens when cards are taken or played, in a revolution, in politics and attacks
    *("aristotle", "leonardo_da_vinci", "isaac_newton", "albert_einstein", "maximilien_robespierre"),
    *("christopher_columbus", "james_cook", "joan_of_arc", "genghis_khan", "homer", "mahatma_gandhi"),
    # numbers alone
    *("hammurabi", "julius_caesar"),
}
"""Leaders who do something beside the ratings; each has its own scenario here or with the 2015 edition."""


def is_rated(leader: type[Leader]) -> bool:
    """Whether a leader changes ratings in the edition of 2006."""
    return leader.tally_2006 is not Leader.tally_2006 or leader.tally is not Leader.tally


def test_every_leader_does_something() -> None:
    """Either to the ratings, or by a rule that a scenario looks at."""
    leaders = {card.id for card in CIVIL_2006_CARDS if card.kind == LEADER}
    rated = {leader for leader in leaders if is_rated(type(LEADER_OF[BY_ID[leader]]))}
    assert leaders - rated <= ELSEWHERE <= leaders


def test_every_wonder_does_something() -> None:
    """Numbers on the card, points on completion, or cheap population."""
    for card in CIVIL_2006_CARDS:
        if card.kind == WONDER:
            numbers = card.culture or card.science or card.strength or card.happiness or card.civil_actions
            rewards = type(WONDER_OF[BY_ID[card.id]]).completed is not Wonder.completed
            assert numbers or rewards or card.id == "ocean_liner_service", card.id
