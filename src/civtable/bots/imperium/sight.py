"""What a seat sees of Imperium: the view, read into plain objects, and the printed facts.

A bot knows the game through its public surface only: the view, the facts and the codes of the options.
"""

from typing import Final

from civtable.core.game import Option, State
from civtable.core.values import Json
from civtable.games import AnyGame, game_named

GAME: Final[AnyGame] = game_named("imperium")

SUITS: Final = ("region", "uncivilised", "civilised", "tributary")
UNREST: Final = "unrest"
ENDLESS: Final = 99

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


def words(value: Json) -> list[str]:
    """A list of texts."""
    return [word(item) for item in listed(value)]


def named(value: Json) -> dict[str, Json]:
    """A mapping."""
    assert isinstance(value, dict), value
    return value


def counted(value: Json) -> dict[str, int]:
    """A mapping of numbers."""
    return {name: number(count) for name, count in named(value).items()}


def rows(value: Json) -> list[dict[str, Json]]:
    """A list of mappings."""
    return [named(item) for item in listed(value)]


# The printed facts.


class Card:
    """A card as it is printed."""

    __slots__ = (
        *("abilities", "automa_value", "cases", "cost", "developable", "free_play", "header", "icons", "id"),
        *("otherwise", "points", "requires", "state", "suits", "terms", "unplayable", "value"),
    )

    def __init__(self, id: str, facts: dict[str, Json]) -> None:
        self.id = id
        self.suits = words(facts["suits"])
        self.header = word(facts["header"])
        self.icons = words(facts["icons"])
        self.state = "" if facts["state"] is None else word(facts["state"])
        self.points = word(facts["points"])
        self.value = number(facts["value"])
        self.automa_value = number(facts["automa_value"])
        self.abilities = rows(facts["abilities"])
        self.developable = "cost" in facts
        self.cost = counted(facts.get("cost", {}))
        self.terms = rows(facts.get("terms", []))
        self.cases = rows(facts.get("cases", []))
        self.otherwise = number(facts.get("otherwise", 0))
        self.requires = rows(facts.get("requires", []))
        self.free_play = "free_play" in facts
        self.unplayable = "unplayable" in facts

    @property
    def is_pinned(self) -> bool:
        """Whether it stays in play."""
        return self.header == "pinned"

    def ability(self, trigger: str) -> dict[str, Json] | None:
        """The ability with a trigger that waits for no event."""
        for ability in self.abilities:
            if ability["trigger"] == trigger and "when" not in ability:
                return ability
        return None


def times(card: Card, of: dict[str, Json]) -> int:
    """How often a card counts for a filter; filters that a bot does not look at let all cards through."""
    if "suit" in of:
        return card.suits.count(word(of["suit"]))
    if "icon" in of:
        return card.icons.count(word(of["icon"]))
    if "icon_any" in of:
        return sum([card.icons.count(icon) for icon in words(of["icon_any"])])
    if "header" in of:
        fits = card.header == of["header"]
        return int(fits and not ("not_suit" in of and word(of["not_suit"]) in card.suits))
    if "vp_kind" in of:
        return int(card.points == of["vp_kind"])
    if "name_prefix" in of:
        return int(card.id.startswith("long_walls"))
    if "not_suit" in of:
        return int(word(of["not_suit"]) not in card.suits)
    if "card" in of:
        return int(card.id == of["card"])
    if "state" in of:
        return int(card.state == of["state"])
    return 1


class Count:
    """Something that is counted: a resource, or cards of a kind in a zone."""

    __slots__ = ("fits", "players", "resource", "zone")

    def __init__(self, of: dict[str, Json]) -> None:
        self.resource = word(of.get("resource", ""))
        self.players = "players" in of
        self.zone = word(of.get("zone", "in_play"))
        self.fits = {id: n for id, n in [(id, times(card, of)) for id, card in CARDS.items()] if n}


CARDS: Final = {id: Card(id, named(facts)) for id, facts in named(GAME.facts["cards"]).items()}
COUNTS: Final[dict[str, Count]] = {}


def count_of(of: dict[str, Json]) -> Count:
    """What a row of the facts counts; read once."""
    key = repr(of)
    if key not in COUNTS:
        COUNTS[key] = Count(of)
    return COUNTS[key]


class Term:
    """A part of variable points: so many for every so many."""

    __slots__ = ("count", "each", "points")

    def __init__(self, row: dict[str, Json]) -> None:
        self.points = number(row["vp"])
        self.each = number(row["each"])
        self.count = count_of(named(row["of"]))


TERMS: Final = {id: [Term(row) for row in card.terms] for id, card in CARDS.items() if card.terms}
"""Variable points by card."""

CHOICES: Final = {
    key: [rows(option) for option in listed(options)] for key, options in named(GAME.facts["choices"]).items()
}
"""By the names in the question: the steps of each alternative."""

ABILITIES: Final = {
    key: (word(named(facts)["card"]), number(named(facts)["printed"]))
    for key, facts in named(GAME.facts["abilities"]).items()
}
"""By name in a question: the card, and which of its abilities it is."""


class Space:
    """A space of the market."""

    __slots__ = ("card", "index", "tokens", "unrest")

    def __init__(self, index: int, facts: dict[str, Json]) -> None:
        self.index = index
        self.card = "" if facts["card"] is None else word(facts["card"])
        self.unrest = number(facts["unrest"])
        self.tokens = counted(facts["tokens"])


class Me:
    """The player's own nation."""

    __slots__ = (
        *(
            "actions",
            "deck",
            "developments",
            "discard",
            "exhaust",
            "garrison",
            "hand",
            "hand_size",
            "history",
        ),
        *(
            "in_play",
            "nation",
            "nation_deck",
            "owned",
            "power",
            "quest",
            "spent",
            "state",
            "sunken",
            "tokens",
        ),
        *("used",),
    )

    def __init__(self, facts: dict[str, Json]) -> None:
        self.nation = word(facts["nation"])
        self.power = word(facts["power"])
        self.state = word(facts["state"])
        self.tokens = counted(facts["tokens"])
        self.actions = number(facts["actions"])
        self.exhaust = number(facts["exhaust"])
        self.spent = bool(facts["spent"])
        self.hand = words(facts["hand"])
        self.deck = words(facts["deck_cards"])
        self.discard = words(facts["discard"])
        self.history = words(facts["history"])
        self.sunken = words(facts["sunken"])
        self.developments = words(facts["developments"])
        self.nation_deck = number(facts["nation_deck"])
        self.quest = "" if facts["quest"] is None else word(facts["quest"])
        self.in_play: list[str] = []
        self.used: list[str] = []
        self.garrison: list[str] = []
        for entry in rows(facts["in_play"]):
            card = word(entry["card"])
            self.in_play.append(card)
            if entry["exhausted"]:
                self.used.append(card)
            self.garrison += words(entry.get("garrison", []))
        self.owned = self.hand + self.deck + self.discard + self.history + self.sunken + self.garrison
        self.owned += [card for card in self.in_play if CARDS[card].is_pinned]
        self.hand_size = 5 + sum([1 for card in self.in_play if raises_hand(CARDS[card])])

    @property
    def cycle(self) -> int:
        """How many cards go round: hand, deck and discard pile."""
        return len(self.hand) + len(self.deck) + len(self.discard)

    def in_play_with(self, suit: str) -> list[str]:
        """The cards in play of a suit, with repeats for suits printed twice."""
        return [card for card in self.in_play for printed in CARDS[card].suits if printed == suit]

    def icons_in_play(self, icon: str) -> int:
        """How often an icon is seen in play."""
        return sum([CARDS[card].icons.count(icon) for card in self.in_play])


def raises_hand(card: Card) -> bool:
    """Whether a card in play lets one draw a card more."""
    return any(
        step.get("op") == "modify" and step.get("what") == "hand_size"
        for ability in card.abilities
        for step in rows(ability["steps"])
    )


class Sight:
    """All that the seat sees, as far as the bot asks for it."""

    __slots__ = (
        *("ask", "automa", "exile", "fame", "last_round", "main", "market", "me", "rivals"),
        *("regions", "round", "seat", "small", "step", "unrest"),
    )

    def __init__(self, view: dict[str, Json], seat: int) -> None:
        step = named(listed(view["steps"])[-1])
        self.ask = word(step["ask"]).removesuffix("_asked")
        self.step = step
        players = rows(view["players"])
        self.seat = seat
        self.me = Me(players[seat])
        self.rivals = [facts for i, facts in enumerate(players) if i != seat]
        self.automa = None if view["automa"] is None else named(view["automa"])
        self.market = [Space(i, facts) for i, facts in enumerate(rows(view["market"]))]
        self.unrest = number(view["unrest"])
        self.exile = words(view["exile"])
        self.fame = number(view["fame"])
        self.main = number(view["main_deck"])
        self.small = counted(view["small_decks"])
        self.round = number(view["round"])
        self.last_round = number(view["last_round"])

        self.regions = [regions_in(facts["in_play"]) for facts in self.owners]  # in play, by opponent

    @property
    def ability(self) -> str:
        """The ability that asks; empty if it is a rule."""
        return word(self.step.get("ability", ""))

    @property
    def owners(self) -> list[dict[str, Json]]:
        """The others, the automa last."""
        return self.rivals if self.automa is None else [*self.rivals, self.automa]

    @property
    def opponents(self) -> int:
        """How many others there are, the automa among them."""
        return len(self.rivals) + (1 if self.automa is not None else 0)


def regions_in(in_play: Json) -> int:
    """How many regions are among cards in play."""
    ids = [word(entry["card"]) if isinstance(entry, dict) else word(entry) for entry in listed(in_play)]
    return len([id for id in ids if "region" in CARDS[id].suits])


def look(sandbox: State, seat: int) -> Sight:
    """What the seat sees."""
    return Sight(GAME.view(sandbox, seat), seat)


def code_of(option: Option) -> list[str]:
    """The words of an option's code."""
    return option.code.split()
