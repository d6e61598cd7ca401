"""What can be counted in Stone Age."""

from civtable.challenges.course import Moment
from civtable.challenges.vocabulary import COUNT, MOST, NOW, STONE_AGE, measure


@measure(NOW, STONE_AGE)
def points(moment: Moment) -> int:
    """All points, as if the game ended now; one knows all that counts for oneself."""
    return moment.score().total


def from_source(moment: Moment, source: str) -> int:
    """Points of one source, as if the game ended now."""
    return dict(moment.score().points)[source]


@measure(NOW, STONE_AGE)
def building_points(moment: Moment) -> int:
    """Points for buildings."""
    return from_source(moment, "buildings")


@measure(NOW, STONE_AGE)
def symbol_points(moment: Moment) -> int:
    """Points for green cards: the square of different symbols, in two sets."""
    return from_source(moment, "symbols")


@measure(NOW, STONE_AGE)
def farmer_points(moment: Moment) -> int:
    """Points for farmers: their number times the food track."""
    return from_source(moment, "farmers")


@measure(NOW, STONE_AGE)
def tool_maker_points(moment: Moment) -> int:
    """Points for tool makers: their number times the tools."""
    return from_source(moment, "tool_makers")


@measure(NOW, STONE_AGE)
def hut_builder_points(moment: Moment) -> int:
    """Points for hut builders: their number times the buildings."""
    return from_source(moment, "hut_builders")


@measure(NOW, STONE_AGE)
def shaman_points(moment: Moment) -> int:
    """Points for shamans: their number times the people."""
    return from_source(moment, "shamans")


@measure(COUNT, STONE_AGE)
def hungry(moment: Moment) -> int:
    """How often one's people went hungry, and points were lost for it."""
    return len(moment.own("starved"))


@measure(COUNT, STONE_AGE)
def fed_with_resources(moment: Moment) -> int:
    """How often people were fed with resources in place of food."""
    return len(moment.own("paid_hunger"))


@measure(MOST, STONE_AGE)
def people(moment: Moment) -> int:
    """The most people one has had; nobody ever loses any."""
    number: int = moment.board["people"]
    return number


@measure(MOST, STONE_AGE)
def tools(moment: Moment) -> int:
    """The sum of one's tool tiles; those that are used once are not among them."""
    return sum(moment.board["tools"])


@measure(MOST, STONE_AGE)
def fields(moment: Moment) -> int:
    """How far one's marker has come on the food track."""
    number: int = moment.board["food_track"]
    return number


@measure(COUNT, STONE_AGE)
def buildings(moment: Moment) -> int:
    """How many buildings one has built."""
    return len(moment.own("took_building"))


@measure(MOST, STONE_AGE)
def dearest_building(moment: Moment) -> int:
    """The points of one's dearest building."""
    return max([int(str(event["points"])) for event in moment.own("took_building")], default=0)


@measure(COUNT, STONE_AGE)
def cards(moment: Moment) -> int:
    """How many civilization cards one has taken from the row."""
    return len(moment.own("took_card"))


def visits(moment: Moment, where: str) -> int:
    """How often people were placed somewhere."""
    return len([event for event in moment.own("placed") if event["place"] == where])


@measure(COUNT, STONE_AGE)
def hunts(moment: Moment) -> int:
    """How often people were sent to the hunting grounds."""
    return visits(moment, "hunting_grounds")


@measure(COUNT, STONE_AGE)
def gold_searches(moment: Moment) -> int:
    """How often people were sent to the river."""
    return visits(moment, "river")


@measure(COUNT, STONE_AGE)
def wood_cuttings(moment: Moment) -> int:
    """How often people were sent to the forest."""
    return visits(moment, "forest")


@measure(COUNT, STONE_AGE)
def tool_uses(moment: Moment) -> int:
    """How often tools were added to a roll."""
    return len([event for event in moment.own("added_tools") if event["pips"]])


@measure(COUNT, STONE_AGE)
def gold(moment: Moment) -> int:
    """How much gold one has got."""
    return sum([int(str(event["amount"])) for event in moment.own("gained") if event["resource"] == "gold"])
