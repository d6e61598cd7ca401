"""The printed cards and nations, loaded from the data files.

A card is a number: its kind. Copies that are the same card are one kind, whichever nation or box they come
from; a zone is a list of kinds with repeats. What abilities do is compiled in `abilities`.
"""

from typing import Final

from civtable.core.values import Json
from civtable.games.imperium.cards.reading import Row, data_file
from civtable.games.imperium.terms import (
    CIVILISED,
    CIVILISED_DECK,
    CONDITIONAL,
    FIXED,
    HEADERS,
    ICONS,
    NO_POINTS,
    NONE,
    PERMANENT,
    PINNED,
    POINT_KINDS,
    POWER,
    REGION,
    REGION_DECK,
    RESOURCES,
    STATES,
    SUITS,
    UNCIVILISED,
    UNCIVILISED_DECK,
    VARIABLE,
)

NATION_IDS: Final = [
    *("carthaginians", "celts", "greeks", "macedonians", "persians", "romans", "scythians", "vikings"),
    *("arthurians", "atlanteans", "egyptians", "mauryans", "minoans", "olmecs", "qin", "utopians"),
]
BOXES: Final = ["classics", "legends"]
MARKET_DECKS: Final = ["region", "uncivilised", "civilised", "tributary"]


class Case:
    """One case of conditional points: where the card has to be, and what it is worth there."""

    __slots__ = ("points", "when")

    def __init__(self, when: int, points: int) -> None:
        self.when = when
        self.points: int = points


# Where a card with conditional points has to be.
WHEN_IN_HISTORY: Final = 0
WHEN_IN_PLAY: Final = 1
WHEN_NOT_IN_PLAY: Final = 2
WHEN_GARRISONED: Final = 3
WHENS: Final = ["in_history", "in_play", "not_in_play", "garrisoned"]


class Card:
    """What is printed on a card, but for its abilities, which are rows still to be compiled."""

    __slots__ = (
        *("abilities", "automa_vp", "cases", "cost", "developable", "free_play", "header", "icons", "id"),
        *("kind", "name", "no_garrison", "otherwise", "point_kind", "points", "requires", "state"),
        *("suit_counts", "suits", "terms", "unplayable"),
    )

    def __init__(self, kind: int, row: Row) -> None:
        self.kind = kind
        self.id = row.text("id")
        self.name = row.text("name")
        words = row.listed("suits")
        self.suits: int = row.bits("suits", SUITS)
        self.suit_counts = [words.count(suit) for suit in SUITS]  # a suit printed twice counts twice
        self.header: int = row.index("header", HEADERS, 0)
        icons = row.listed("icons")
        assert set(icons) <= set(ICONS), (self.id, icons)
        self.icons = [icons.count(icon) for icon in ICONS]
        self.state: int = row.index("state", STATES, NONE)  # that it can be played in; NONE is always
        self.developable: bool = row.has("cost")
        self.cost = [0, 0, 0]
        if self.developable:
            cost = row.row("cost")
            self.cost = [cost.number(resource, 0) for resource in RESOURCES]
            cost.done()
        points = row.row("vp")
        self.point_kind: int = points.index("kind", POINT_KINDS)
        self.points: int = points.number("value", 0) if self.point_kind in (NO_POINTS, FIXED) else 0
        self.terms: list[Json] = points.items("terms") if self.point_kind == VARIABLE else []
        self.cases: list[Case] = []
        self.otherwise = 0
        if self.point_kind == CONDITIONAL:
            for case in points.rows("cases"):
                self.cases.append(Case(case.index("when", WHENS), case.number("vp")))
                case.done()
            self.otherwise = points.number("otherwise")
        points.done()
        self.automa_vp: int = row.number("automa_vp")
        self.free_play: bool = row.flag("free_play")
        self.unplayable: bool = row.flag("unplayable")
        self.no_garrison: bool = row.flag("no_garrison")
        self.requires: list[Json] = row.items("requires")
        self.abilities: list[Json] = row.items("abilities")
        row.done()


class Nation:
    """A nation: which cards it brings and where they start."""

    __slots__ = (
        *("accession", "box", "deck", "developments", "exhaust", "id", "journey", "nation_deck", "number"),
        *("permanent", "power", "quests", "state", "supply_unrest"),
    )

    def __init__(self, number: int, row: Row) -> None:
        self.number = number
        self.id = row.text("id")
        self.box = row.index("box", BOXES)
        self.state: int = row.index("state", STATES)
        self.exhaust = row.number("exhaust_tokens")
        self.power = [card_named(name) for name in row.listed("power")]  # [side]
        beside = [card_named(name) for name in row.listed("in_play")]
        self.journey = beside if len(beside) > 1 else []  # in the order of the journey
        self.permanent = beside if len(beside) == 1 else []
        self.accession = NONE if row.value("accession") is None else card_named(row.text("accession"))
        self.deck = cards_listed(row.row("draw_deck"))
        self.nation_deck = cards_listed(row.row("nation_deck"))
        self.developments = cards_listed(row.row("development_area"))
        self.quests: bool = row.flag("quests")  # they are quests, which nobody develops
        self.supply_unrest = row.numbers("supply_unrest")  # at up to 2, 3 and 4 players
        row.done()


class Commons:
    """The common cards of a box: for each kind how many copies are used at up to 2, 3 and 4 players."""

    __slots__ = ("box", "counts")

    def __init__(self, box: int, row: Row) -> None:
        self.box = box
        self.counts: list[list[tuple[int, list[int]]]] = []  # by suit of the market, fame last
        assert row.index("box", BOXES) == box
        for name in [*MARKET_DECKS, "fame"]:
            part = row.row(name)
            self.counts.append([(card_named(card), part.numbers(card)) for card in part.values])
            part.done()
        row.done()

    def cards(self, suit: int, players: int) -> list[int]:
        """The cards of a suit (by its place in MARKET_DECKS, fame after them), with repeats."""
        column = max(players - 2, 0)
        return [card for card, counts in self.counts[suit] for _ in range(counts[column])]


def cards_listed(row: Row) -> list[int]:
    """Kinds with repeats, from numbers by card id, in ascending order."""
    found = [card_named(name) for name in row.values for _ in range(row.number(name))]
    row.done()
    return sorted(found)


BY_ID: Final[dict[str, int]] = {}


def card_named(id: str) -> int:
    """The kind with that id."""
    assert id in BY_ID, f"there is no card {id}"
    return BY_ID[id]


def _load(file: Row, found: list[Card]) -> None:
    for row in file.rows("cards"):
        row.where = f"{file.where}: {row.text('id')}"
        card = Card(len(found), row)
        assert card.id not in BY_ID, f"{row.where} stands in two files"
        BY_ID[card.id] = card.kind
        found.append(card)


SHARED_FILE: Final = data_file("shared")
BOX_FILES: Final = [data_file(f"commons_{box}") for box in BOXES]
NATION_FILES: Final = [data_file(nation) for nation in NATION_IDS]


def _cards() -> list[Card]:
    """All kinds: shared ones, then those of the boxes, then those of the nations."""
    found: list[Card] = []
    for file in [SHARED_FILE, *BOX_FILES, *NATION_FILES]:
        _load(file, found)
    return found


CARDS: Final = _cards()
CARD_IDS: Final = [card.id for card in CARDS]
KINDS: Final = len(CARDS)
COMMON_UNREST: Final = SHARED_FILE.numbers("unrest")
BELOW_FAME: Final = [card_named(side) for side in SHARED_FILE.listed("below_fame")]
"""[side]: the card that lies below the fame deck."""

SHARED_FILE.done()
COMMONS: Final = [Commons(box, BOX_FILES[box]) for box in range(len(BOXES))]
NATIONS: Final = [Nation(number, NATION_FILES[number]) for number in range(len(NATION_IDS))]
HAS_QUESTS: Final = [nation.quests for nation in NATIONS]
"""By nation: whether its development area holds quests."""

# Facts that the rules ask for all the time, by kind.
SUITS_OF: Final = [card.suits for card in CARDS]
HEADER_OF: Final = [card.header for card in CARDS]
STATE_OF: Final = [card.state for card in CARDS]
ICONS_OF: Final = [card.icons for card in CARDS]
IS_PINNED: Final = [card.header == PINNED for card in CARDS]
IS_FIXTURE: Final = [card.header in (POWER, PERMANENT) for card in CARDS]
"""Power and permanent cards: they lie in play, and no effect that names a kind of card means them."""

AUTOMA_VP: Final = [card.automa_vp for card in CARDS]


def deck_of(card: int) -> int:
    """The small deck that a common card is sorted into; NONE for tributaries and all others.

    Cards that are uncivilised and civilised are sorted as uncivilised.
    """
    suits = SUITS_OF[card]
    if suits & REGION:
        return REGION_DECK
    if suits & UNCIVILISED:
        return UNCIVILISED_DECK
    return CIVILISED_DECK if suits & CIVILISED else NONE


FAME_CARDS: Final = sorted({card for commons in COMMONS for card, _ in commons.counts[4]})
UNREST: Final = card_named("unrest")
