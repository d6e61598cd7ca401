"""What a seat sees of Stone Age: the view, read into plain objects, and the printed facts.

A bot knows the game through its public surface only: the view, the facts and the codes of the options.
"""

from typing import Final

from civtable.core.game import Option, State
from civtable.core.values import Json
from civtable.games import AnyGame, game_named

GAME: Final[AnyGame] = game_named("stone_age")

RESOURCES: Final = ("wood", "brick", "stone", "gold")
VALUE: Final = (3, 4, 5, 6)
"""What a resource is divided by when gathered, and its points in a building."""

FOOD_DIVISOR: Final = 2
PITS: Final = {"forest": 0, "clay_pit": 1, "quarry": 2, "river": 3}
"""Where which resource is gathered."""

HUNT: Final = "hunting_grounds"
PEOPLE_MAX: Final = 10
TRACK_MAX: Final = 10
TOOLS_MAX: Final = 12
SYMBOLS: Final = 8
HUNGER: Final = 10
"""The points that hungry people cost, however many they are."""

# Reading plain data. The engine wrote it, so anything unexpected is our mistake.


def number(value: Json) -> int:
    """A whole number."""
    assert isinstance(value, int), value
    return value


def word(value: Json) -> str:
    """A text."""
    assert isinstance(value, str), value
    return value


def listed(value: Json) -> list[Json]:
    """A list."""
    assert isinstance(value, list), value
    return value


def named(value: Json) -> dict[str, Json]:
    """A mapping."""
    assert isinstance(value, dict), value
    return value


# The printed facts.


class Card:
    """A civilization card: what it gives at once (`top`), and what it counts for at the end."""

    __slots__ = ("amount", "count", "id", "profession", "resource", "symbol", "top")

    def __init__(self, id: str, facts: dict[str, Json]) -> None:
        top = named(facts["top"])
        bottom = named(facts["bottom"])
        self.id = id
        self.top = word(top["kind"])
        self.amount = number(top.get("value", 0))
        self.resource = RESOURCES.index(word(top["resource"])) if "resource" in top else -1
        self.symbol = word(bottom.get("symbol", ""))
        self.profession = word(bottom.get("profession", ""))
        self.count = number(bottom.get("count", 0))


class Building:
    """A building tile: a fixed price for printed points, or resources of one's choice for their value."""

    __slots__ = ("cost", "kind", "kinds", "least", "most", "points")

    def __init__(self, facts: dict[str, Json]) -> None:
        self.kind = word(facts["kind"])
        cost = named(facts.get("cost", {}))
        self.cost = tuple([number(cost.get(name, 0)) for name in RESOURCES])
        self.points = number(facts.get("points", 0))
        self.kinds = number(facts.get("kinds", 0))
        self.least = number(facts.get("number", facts.get("least", sum(self.cost))))
        self.most = number(facts.get("number", facts.get("most", sum(self.cost))))


CARDS: Final = {id: Card(id, named(facts)) for id, facts in named(GAME.facts["cards"]).items()}
BUILDINGS: Final = {id: Building(named(facts)) for id, facts in named(GAME.facts["buildings"]).items()}

# What the codes of options mean.


class Choice:
    """An option in words: the first word of its code, the place or face, the number, goods, tools."""

    __slots__ = ("goods", "number", "once", "place", "tiles", "verb")

    def __init__(self, option: Option) -> None:
        words = option.code.split()
        self.verb = words[0]
        self.place = ""
        self.number = 0
        self.goods: tuple[int, ...] = ()
        self.tiles: list[int] = []
        self.once: list[int] = []
        if self.verb == "place":
            self.number = int(words[1])
            self.place = words[2]
        elif self.verb == "use":
            self.place = words[1]
        elif self.verb in ("take", "pay"):
            amounts = dict(zip(words[2::2], words[1::2], strict=True))
            self.goods = tuple([int(amounts.get(name, 0)) for name in RESOURCES])
        elif self.verb == "pick":
            self.number = int(words[1])
        elif self.verb == "tools" and words[1] != "none":
            cut = words.index("once") if "once" in words else len(words)
            self.tiles = [int(value) for value in words[1:cut]]
            self.once = [int(value) for value in words[cut + 1 :]]


MEANING: Final = [Choice(option) for option in GAME.options]
"""By the index of the option."""

# The table as the seat sees it.


class Board:
    """A player's board."""

    __slots__ = (
        *("at_home", "buildings", "cards", "figures", "food", "goods", "hidden", "once", "people", "ready"),
        *("score", "tools", "track", "two"),
    )

    def __init__(self, form: dict[str, Json]) -> None:
        self.people = number(form["people"])
        self.at_home = number(form["at_home"])
        self.figures = {place: number(people) for place, people in named(form["figures"]).items()}
        self.food = number(form["food"])
        self.goods = [number(form[name]) for name in RESOURCES]
        self.track = number(form["food_track"])
        tiles = [number(value) for value in listed(form["tools"])]
        self.tools = sum(tiles)
        for used in listed(form["used_tools"]):
            tiles.remove(number(used))
        self.ready = tiles  # what the tiles that can still be used this round show
        self.once = [number(value) for value in listed(form["one_use_tools"])]
        self.two = form["any_two_resources"] is True  # the card for two resources lies ready
        self.buildings = len(listed(form["buildings"]))
        self.cards = [CARDS[word(id)] for id in listed(form["cards"])]
        self.hidden = form["drawn_card"] == "hidden"  # has one more card that this seat does not know
        self.score = number(form["score"])


class Sight:
    """All that a seat knows, and the question it is asked."""

    __slots__ = (
        *("ask", "deck", "dice", "me", "others", "pips_pay", "players", "round", "row", "seat", "stacks"),
        "step",
    )

    def __init__(self, view: dict[str, Json]) -> None:
        self.seat = number(view["seat"])
        self.round = number(view["round"])
        self.players = [Board(named(form)) for form in listed(view["players"])]
        self.me = self.players[self.seat]
        self.others = [board for board in self.players if board is not self.me]
        self.row = [None if id is None else CARDS[word(id)] for id in listed(view["row"])]
        self.deck = number(view["deck"])
        self.stacks: list[tuple[Building | None, int]] = []
        for stack in listed(view["stacks"]):
            tile = named(stack)
            building = None if tile["open"] is None else BUILDINGS[word(tile["open"])]
            self.stacks.append((building, number(tile["left"])))
        self.dice = [number(face) for face in listed(view["dice"])]
        self.step = named(listed(view["steps"])[-1])
        self.ask = word(self.step["ask"])
        self.pips_pay = named(view["settings"])["two_dice_cards"] == "pips"

    def card_at(self, place: str) -> Card | None:
        """The card at `card_1` to `card_4`; None at other places and where it is gone."""
        return self.row[int(place[5:]) - 1] if place.startswith("card_") else None

    def stack_at(self, place: str) -> tuple[Building | None, int]:
        """The open tile and the height of the stack at `building_1` to `building_4`."""
        return self.stacks[int(place[9:]) - 1]


def look(sandbox: State, seat: int) -> Sight:
    """The table as this seat sees it."""
    return Sight(GAME.view(sandbox, seat))
