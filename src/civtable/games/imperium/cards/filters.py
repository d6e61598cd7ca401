"""Filters and counts: which cards an effect means, and how many of something there are.

A filter is a table by kind: 0 if the card does not match, else how often it counts. Suits and icons that
are printed twice count twice.
"""

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
    counts = [1] * KINDS
    if row.has("suit"):
        suits = row.bits("suit", SUITS)
        counts = [_times(card.suit_counts, suits) for card in CARDS]
    elif row.has("icon") or row.has("icon_any"):
        icons = row.bits("icon", ICONS) | row.bits("icon_any", ICONS)
        counts = [_times(card.icons, icons) for card in CARDS]
    for kind in range(KINDS):
        found.fits[kind] = counts[kind] if found.fits[kind] else 0
    if row.has("suit") and (row.has("icon") or row.has("icon_any")):
        icons = row.bits("icon", ICONS) | row.bits("icon_any", ICONS)
        _keep(found, [_times(card.icons, icons) > 0 for card in CARDS])
    if row.has("not_suit"):
        suits = row.bits("not_suit", SUITS)
        _keep(found, [not card.suits & suits for card in CARDS])
    for name in ("not_icon", "without_icon"):
        if row.has(name):
            icons = row.bits(name, ICONS)
            _keep(found, [not _times(card.icons, icons) for card in CARDS])
    if row.has("header"):
        header = row.index("header", HEADERS)
        _keep(found, [card.header == header for card in CARDS])
    if row.has("state"):
        state = row.index("state", STATES)
        _keep(found, [card.state == state for card in CARDS])
    if row.has("vp_kind"):
        points = row.index("vp_kind", POINT_KINDS)
        _keep(found, [card.point_kind == points for card in CARDS])
    if row.has("name"):
        name = row.text("name")
        assert any(card.name == name for card in CARDS), row.where
        _keep(found, [card.name == name for card in CARDS])
        found.by_name = True
    if row.has("name_prefix"):
        start = row.text("name_prefix")
        _keep(found, [card.name.startswith(start) for card in CARDS])
    if row.has("card") or row.has("card_any"):
        named = [card_named(id) for id in [*row.listed("card"), *row.listed("card_any")]]
        _keep(found, [kind in named for kind in range(KINDS)])
        found.by_name = True
    if row.has("not_card"):
        left_out = card_named(row.text("not_card"))
        _keep(found, [kind != left_out for kind in range(KINDS)])
    if row.has("any"):
        parts = [filter_from(part) for part in row.rows("any")]
        _keep(found, [any(part.fits[kind] for part in parts) for kind in range(KINDS)])
    if row.has("has_token"):
        found.token = row.index("has_token", RESOURCES)
    if row.has("has_garrisoned"):
        found.holding = filter_from(row.row("has_garrisoned")).fits
    if row.has("garrisoned_in"):
        if row.value("garrisoned_in") == "self":
            found.here = True
        else:
            found.host = filter_from(row.row("garrisoned_in")).fits
    row.done()
    return found


def _times(counts: list[int], wanted: int) -> int:
    """How often one of the wanted suits or icons is printed."""
    return sum([counts[i] for i in range(len(counts)) if wanted >> i & 1])


def _keep(filter: Filter, kept: list[bool]) -> None:
    for kind in range(KINDS):
        if not kept[kind]:
            filter.fits[kind] = 0


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
