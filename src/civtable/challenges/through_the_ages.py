"""What can be counted in Through the Ages, in both editions."""

from functools import cache
from typing import Any, Final

from civtable.challenges.course import Moment
from civtable.challenges.vocabulary import COUNT, MOST, NOW, THROUGH_THE_AGES, measure
from civtable.games import game_named

UNITS: Final = ("infantry", "cavalry", "artillery", "air_force")
"""The kinds of cards whose workers are units."""


@cache
def kinds() -> dict[str, str]:
    """By card what kind it is; some are of the edition of 2006 only."""
    facts: Any = game_named(THROUGH_THE_AGES).facts
    return {card: row["kind"] for card, row in {**facts["2006"]["cards"], **facts["cards"]}.items()}


@measure(NOW, THROUGH_THE_AGES)
def culture(moment: Moment) -> int:
    """Culture points; when the game is over, with all that is counted at its end."""
    number: int = moment.score().total if moment.over else moment.board["culture"]
    return number


@measure(COUNT, THROUGH_THE_AGES)
def wonder_culture(moment: Moment) -> int:
    """The culture that wonders have brought."""
    return moment.gained.get("wonders", 0)


@measure(COUNT, THROUGH_THE_AGES)
def building_culture(moment: Moment) -> int:
    """The culture that urban buildings have brought."""
    return moment.gained.get("buildings", 0)


@measure(COUNT, THROUGH_THE_AGES)
def wars(moment: Moment) -> int:
    """How many wars one has declared."""
    return len(moment.own("declared"))


@measure(COUNT, THROUGH_THE_AGES)
def wars_won(moment: Moment) -> int:
    """How many wars one has won, one's own and those that others declared."""
    return len(moment.own("war_won"))


@measure(COUNT, THROUGH_THE_AGES)
def aggressions(moment: Moment) -> int:
    """How many aggressions one has played."""
    return len(moment.own("attacked"))


@measure(COUNT, THROUGH_THE_AGES)
def leaders(moment: Moment) -> int:
    """How many leaders one has had."""
    return len(moment.own("led"))


@measure(COUNT, THROUGH_THE_AGES)
def wonders(moment: Moment) -> int:
    """How many wonders one has completed."""
    return len(moment.own("wonder_done"))


@measure(COUNT, THROUGH_THE_AGES)
def colonies(moment: Moment) -> int:
    """How many territories one has colonized."""
    return len(moment.own("colonized"))


@measure(COUNT, THROUGH_THE_AGES)
def events(moment: Moment) -> int:
    """How many events one has prepared."""
    return len(moment.own("prepared"))


@measure(COUNT, THROUGH_THE_AGES)
def action_cards(moment: Moment) -> int:
    """How many action cards one has played."""
    return len(moment.own("played"))


@measure(COUNT, THROUGH_THE_AGES)
def technologies(moment: Moment) -> int:
    """How many technologies one has developed, governments among them, in peace or by revolution."""
    return len(moment.own("developed")) + len(moment.own("revolted"))


@measure(COUNT, THROUGH_THE_AGES)
def governments(moment: Moment) -> int:
    """How often one has changed the government."""
    changed = [event for event in moment.own("developed") if kinds()[str(event["card"])] == "government"]
    return len(changed) + len(moment.own("revolted"))


@measure(COUNT, THROUGH_THE_AGES)
def revolutions(moment: Moment) -> int:
    """How many revolutions one has made."""
    return len(moment.own("revolted"))


@measure(COUNT, THROUGH_THE_AGES)
def uprisings(moment: Moment) -> int:
    """How often one's people rose up, and nothing was produced."""
    return len(moment.own("rebelled"))


@measure(COUNT, THROUGH_THE_AGES)
def corruption(moment: Moment) -> int:
    """How often resources were lost to corruption."""
    return len(moment.own("corrupted"))


@measure(MOST, THROUGH_THE_AGES)
def strength(moment: Moment) -> int:
    """The highest strength one has had."""
    number: int = moment.board["strength"]
    return number


@measure(MOST, THROUGH_THE_AGES)
def units(moment: Moment) -> int:
    """The most units one has had at a time."""
    workers: dict[str, int] = moment.board["workers"]
    return sum([number for card, number in workers.items() if kinds()[card] in UNITS])


@measure(MOST, THROUGH_THE_AGES)
def science_rate(moment: Moment) -> int:
    """The highest science one has made a turn."""
    number: int = moment.board["science_rate"]
    return number


@measure(MOST, THROUGH_THE_AGES)
def culture_rate(moment: Moment) -> int:
    """The highest culture one has made a turn."""
    number: int = moment.board["culture_rate"]
    return number


@measure(MOST, THROUGH_THE_AGES)
def people(moment: Moment) -> int:
    """The most workers one has had, at work or not."""
    number: int = sum(moment.board["workers"].values()) + moment.board["unused_workers"]
    return number


@measure(MOST, THROUGH_THE_AGES)
def happiness(moment: Moment) -> int:
    """The most happy faces one has had."""
    number: int = moment.board["happiness"]
    return number
