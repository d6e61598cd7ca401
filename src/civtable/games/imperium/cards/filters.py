"""Filters and counts: which cards an effect means, and how many of something there are.

A filter is a table by kind: 0 if the card does not match, else how often it counts. Suits and icons that
are printed twice count twice.
"""

from collections.abc import Callable
from typing import Final

from civtable.games.imperium.cards.reading import Row
from civtable.games.imperium.cards.table import (
    CARDS,
    IS_FIXTURE,
    KINDS,
    Card,
    card_named,
)
from civtable.games.imperium.terms import (
    ACTIVE_QUEST,
    DISCARD,
    DRAW_DECK,
    EXILE,
    GARRISON,
    HAND,
    HEADERS,
    HISTORY,
    ICONS,
    IN_PLAY,
    NATION_DECK,
    NONE,
    OWNED,
    POINT_KINDS,
    QUESTS,
    RESOURCES,
    STATES,
    SUITS,
    SUNKEN,
)

ZONE_WORDS: Final[dict[str, int]] = {
    "hand": HAND,
    "discard": DISCARD,
    "history": HISTORY,
    "in_play": IN_PLAY,
    "garrisoned": GARRISON,
    "garrisoned_here": GARRISON,
    "draw_deck": DRAW_DECK,
    "impending_quests": QUESTS,
    "active_quest": ACTIVE_QUEST,
    "sunken": SUNKEN,
    "nation_deck": NATION_DECK,
    "exile": EXILE,
    "any_scoring_zone": OWNED,
    "owned": OWNED,
    "owned_by_others": OWNED,
}


def zones_named(words: list[str], where: str) -> int:
    """The set of zones that these words name."""
    found = 0
    for word in words:
        assert word in ZONE_WORDS, f"{where}: there is no zone {word}"
        found |= ZONE_WORDS[word]
    return found


class Filter:
    """Which cards are meant: a table by kind, and what depends on where the card lies."""

    __slots__ = ("by_name", "fits", "here", "holding", "host", "token")

    def __init__(self) -> None:
        self.fits: list[int] = [0 if IS_FIXTURE[kind] else 1 for kind in range(KINDS)]
        self.token: int = NONE  # the market card has such a token
        self.holding: list[int] = []  # a card with one of these is garrisoned in it
        self.host: list[int] = []  # it is garrisoned in one of these
        self.here: bool = False  # it is garrisoned in the card itself
        self.by_name: bool = False  # a named card, not a kind of card


def everything() -> Filter:
    """Every card but power and permanent cards."""
    return Filter()


def filter_from(row: Row) -> Filter:
    """The filter that a row describes; refuses keys that it does not know."""
    found = Filter()
    for name in CRITERIA:
        if row.has(name):
            CRITERIA[name](found, row, name)
    row.done()
    return found


def _times(printed: list[list[int]], wanted: int) -> list[int]:
    """[kind]: how often one of the wanted suits or icons is printed."""
    places = [i for i in range(len(printed[0])) if wanted >> i & 1]
    return [sum([counts[i] for i in places]) for counts in printed]


def _keep(filter: Filter, kept: list[bool]) -> None:
    for kind in range(KINDS):
        if not kept[kind]:
            filter.fits[kind] = 0


def _count(filter: Filter, counts: list[int]) -> None:
    """What is printed several times counts so often."""
    for kind in range(KINDS):
        filter.fits[kind] = counts[kind] if filter.fits[kind] else 0


def _suit(filter: Filter, row: Row, name: str) -> None:
    """Cards with one of these suits."""
    suits = row.bits(name, SUITS)
    _count(filter, _times([card.suit_counts for card in CARDS], suits))


def _icon(filter: Filter, row: Row, name: str) -> None:
    """Cards with one of these icons, which are counted unless suits are."""
    icons = row.bits(name, ICONS)
    counts = _times([card.icons for card in CARDS], icons)
    if row.has("suit"):
        _keep(filter, [count > 0 for count in counts])
    else:
        _count(filter, counts)


def _not_suit(filter: Filter, row: Row, name: str) -> None:
    """Cards without these suits."""
    suits = row.bits(name, SUITS)
    _keep(filter, [not card.suits & suits for card in CARDS])


def _not_icon(filter: Filter, row: Row, name: str) -> None:
    """Cards without these icons."""
    icons = row.bits(name, ICONS)
    _keep(filter, [times == 0 for times in _times([card.icons for card in CARDS], icons)])


def _header(filter: Filter, row: Row, name: str) -> None:
    """Cards with that header."""
    header = row.index(name, HEADERS)
    _keep(filter, [card.header == header for card in CARDS])


def _state(filter: Filter, row: Row, name: str) -> None:
    """Cards with that state icon."""
    state = row.index(name, STATES)
    _keep(filter, [card.state == state for card in CARDS])


def _points(filter: Filter, row: Row, name: str) -> None:
    """Cards with points of that kind."""
    points = row.index(name, POINT_KINDS)
    _keep(filter, [card.point_kind == points for card in CARDS])


def _name(filter: Filter, row: Row, name: str) -> None:
    """Cards with that printed name."""
    printed = row.text(name)
    assert any(card.name == printed for card in CARDS), row.where
    _keep(filter, [card.name == printed for card in CARDS])
    filter.by_name = True


def _name_prefix(filter: Filter, row: Row, name: str) -> None:
    """Cards whose printed name begins so."""
    start = row.text(name)
    _keep(filter, [card.name.startswith(start) for card in CARDS])


def _card(filter: Filter, row: Row, name: str) -> None:
    """These cards."""
    named = [card_named(id) for id in row.listed(name)]
    _keep(filter, [kind in named for kind in range(KINDS)])
    filter.by_name = True


def _not_card(filter: Filter, row: Row, name: str) -> None:
    """Other cards than this one."""
    left_out = card_named(row.text(name))
    _keep(filter, [kind != left_out for kind in range(KINDS)])


def _any(filter: Filter, row: Row, name: str) -> None:
    """Cards that one of several filters means."""
    parts = [filter_from(part) for part in row.rows(name)]
    _keep(filter, [any(part.fits[kind] for part in parts) for kind in range(KINDS)])


def _token(filter: Filter, row: Row, name: str) -> None:
    """Market cards with such a token."""
    filter.token = row.index(name, RESOURCES)


def _holding(filter: Filter, row: Row, name: str) -> None:
    """Cards in which others are garrisoned."""
    filter.holding = filter_from(row.row(name)).fits


def _garrisoned(filter: Filter, row: Row, name: str) -> None:
    """Cards that are garrisoned in others, or in the card itself."""
    if row.value(name) == "self":
        filter.here = True
    else:
        filter.host = filter_from(row.row(name)).fits


CRITERIA: Final[dict[str, Callable[[Filter, Row, str], None]]] = {
    "suit": _suit,
    "icon": _icon,
    "icon_any": _icon,
    "not_suit": _not_suit,
    "not_icon": _not_icon,
    "without_icon": _not_icon,
    "header": _header,
    "state": _state,
    "vp_kind": _points,
    "name": _name,
    "name_prefix": _name_prefix,
    "card": _card,
    "card_any": _card,
    "not_card": _not_card,
    "any": _any,
    "has_token": _token,
    "has_garrisoned": _holding,
    "garrisoned_in": _garrisoned,
}
"""By key of a row: what it says about the cards that are meant."""


# What a count counts.
OF_RESOURCE: Final = 0
OF_CARDS: Final = 1
OF_CARDS_HERE: Final = 2  # garrisoned in the card itself
OF_OTHERS_CARDS: Final = 3
OF_PLAYERS_BEHIND: Final = 4  # players with less progress than you
OF_UNREST_RETURNED: Final = 5  # by this effect
OF_ABANDONED: Final = 6  # by this effect
OF_EXILE: Final = 7


class Count:
    """How many of something there are."""

    __slots__ = ("fits", "of", "what", "zones")

    def __init__(self, of: int, what: int, zones: int, fits: list[int]) -> None:
        self.of = of
        self.what = what
        self.zones = zones
        self.fits = fits


def count_from(row: Row) -> Count:
    """The count that a row describes."""
    if row.has("resource"):
        found = Count(OF_RESOURCE, row.index("resource", RESOURCES), 0, [])
        row.done()
        return found
    if row.has("players"):
        assert row.text("players") == "with_less_progress_than_you", row.where
        row.done()
        return Count(OF_PLAYERS_BEHIND, 0, 0, [])
    if row.flag("unrest_returned_by_this_effect"):
        row.done()
        return Count(OF_UNREST_RETURNED, 0, 0, [])
    if row.has("abandoned_by_this_effect"):
        fits = filter_from(row.row("abandoned_by_this_effect")).fits
        row.done()
        return Count(OF_ABANDONED, 0, 0, fits)
    zone = row.text("zone")
    zones = zones_named([zone], row.where)
    row.flag("including_self")  # a card is counted among the owned ones in any case
    rest = Row({name: row.values[name] for name in row.values if name not in COUNT_KEYS}, row.where)
    if row.has("cards"):
        assert row.text("cards") == "any", row.where
    fits = filter_from(rest).fits
    row.read.update(rest.values)
    row.done()
    if zone == "owned_by_others":
        return Count(OF_OTHERS_CARDS, 0, zones, fits)
    if zone == "exile":
        return Count(OF_EXILE, 0, zones, fits)
    return Count(OF_CARDS_HERE if zone == "garrisoned_here" else OF_CARDS, 0, zones, fits)


COUNT_KEYS: Final = ["zone", "including_self", "cards"]


class Term:
    """A part of variable points: `points` for every full `each` of a count."""

    __slots__ = ("count", "each", "points")

    def __init__(self, points: int, each: int, count: Count) -> None:
        self.points = points
        self.each = each
        self.count = count


def terms_of(card: Card) -> list[Term]:
    """The variable points of a card."""
    found: list[Term] = []
    for value in card.terms:
        row = Row(value, f"{card.id}.vp")
        found.append(Term(row.number("vp"), row.number("each"), count_from(row.row("of"))))
        row.done()
    return found


TERMS: Final = [terms_of(card) for card in CARDS]
