"""Options as numbers: what is done, with which card, to whom, how much, and what is printed on the card."""

from typing import Final

from civtable.core.game import Option
from civtable.core.layout import Part, Thing
from civtable.games.through_the_ages.cards.facts import FIELDS, numbers_on
from civtable.games.through_the_ages.cards.table import CARD_IDS, CARDS, SLOT_CARD
from civtable.games.through_the_ages.data import KINDS, NONE
from civtable.games.through_the_ages.observation.cards import BACKS, IN_FILLED, N_FILLED, TECHNOLOGIES
from civtable.games.through_the_ages.options import (
    ATTACK,
    BACH_UPGRADES,
    BID,
    CHURCHILL_SPEAKS,
    DECLARE,
    GAIN,
    LOOT,
    LOSE,
    OFFER,
    OPTION_KINDS,
    OPTIONS,
    STAGE,
    TAKE,
    UPGRADE,
    better_of,
    bid_of,
    card_of,
    copy_of,
    food_of,
    partner_of,
    resources_of,
    rival_of,
    side_of,
    speech_of,
    stages_of,
    technology_of,
)
from civtable.games.through_the_ages.words.text import CARD_OPTIONS, NUMBER_OPTIONS, SLOT_OPTIONS


def kind_names() -> list[str]:
    """What each kind of option is called: as in the catalogs, or by its code."""
    names = [""] * OPTION_KINDS
    for option in OPTIONS:
        names[option.kind] = option.code.split()[0]
    for named in (CARD_OPTIONS, SLOT_OPTIONS, NUMBER_OPTIONS):
        for kind, name in named.items():
            names[kind] = name
    return names


KIND_NAMES: Final = kind_names()
SEATS: Final = 4


def feature_parts() -> list[Part]:
    """What is said about an option."""
    return [
        Part("kind", KIND_NAMES, 1, "what is done"),
        Part("card", CARD_IDS, 1, "the card or technology with which it is done"),
        Part("better", TECHNOLOGIES, 1, "the technology that a worker goes to"),
        Part("copy", ["number"], 2, "which copy in the row, from the left: 0, 1, 2"),
        Part(
            "seat", [f"seat {seat}" for seat in range(SEATS)], 1, "to whom; not counted from one's own seat"
        ),
        Part("side", ["b"], 1, "the offerer of a pact would be side B"),
        Part("goods", ["food", "resources"], 8, "what is gained, lost or taken"),
        Part("number", ["number"], 20, "the bid, the stages, or which of two"),
        *printed_parts(),
    ]


def printed_parts() -> list[Part]:
    """What is printed on a card."""
    return [
        Part("card_kind", KINDS, 1, "the kind of the card"),
        Part("card_age", BACKS, 1, "the age of the card"),
        Part("science_cost", ["developed", "by revolution"], 10, "science that the card costs"),
        Part("stages", ["number", "resources"], 10, "stages of a wonder, and what all of them cost"),
        Part("printed", FIELDS, 5, "the numbers on the card; as of 2015, if it is in both editions"),
    ]


def card_or_none(option: Option) -> int:
    """The card or technology with which something is done; -1 if there is none."""
    if option.kind in CARD_OPTIONS:
        return card_of(option)
    return SLOT_CARD[technology_of(option)] if option.kind in SLOT_OPTIONS else NONE


def seat_or_none(option: Option) -> int:
    """To whom it is done; -1 if to nobody."""
    if option.kind == ATTACK or option.kind == DECLARE:
        return rival_of(option)
    return partner_of(option) if option.kind == OFFER else NONE


def goods_in(option: Option) -> list[int]:
    """Food and resources."""
    if option.kind == GAIN or option.kind == LOSE:
        return [food_of(option), resources_of(option)]
    return [food_of(option) if option.kind == LOOT else 0, 0]


def number_in(option: Option) -> int:
    """What else is counted."""
    if option.kind == STAGE:
        return stages_of(option)
    if option.kind == BID:
        return bid_of(option)
    return speech_of(option) if option.kind == CHURCHILL_SPEAKS else 0


def one_of(which: int, size: int) -> list[int]:
    """A 1 for the one that it is; zeros for none (-1)."""
    return [int(i == which) for i in range(size)]


def facts_of(card: int) -> list[int]:
    """What is printed on a card; zeros for none (-1)."""
    if card == NONE:
        return [0] * (len(KINDS) + len(BACKS) + 4 + len(FIELDS))
    row = CARDS[card]
    return [
        *one_of(row.kind, len(KINDS)),
        *one_of(row.age, len(BACKS)),
        *(max(row.science_cost, 0), max(row.revolution_cost, 0)),
        *(len(row.stages), sum(row.stages)),
        *numbers_on(row),
    ]


def features_of(option: Option) -> list[int]:
    """The numbers of one option, in the order of `feature_parts`."""
    card = card_or_none(option)
    turns = option.kind == UPGRADE or option.kind == BACH_UPGRADES
    return [
        *one_of(option.kind, OPTION_KINDS),
        *one_of(card, len(CARD_IDS)),
        *one_of(IN_FILLED[better_of(option)] if turns else NONE, N_FILLED),
        copy_of(option) if option.kind == TAKE else 0,
        *one_of(seat_or_none(option), SEATS),
        side_of(option) if option.kind == OFFER else 0,
        *goods_in(option),
        number_in(option),
        *facts_of(card),
    ]


def things() -> list[Thing]:
    """The cards, which are all that tokens speak of: a technology is its card."""
    return [Thing("card", CARD_IDS[card], facts_of(card)) for card in range(len(CARD_IDS))]
