"""Why an option of Imperium may be good, in a few words: the idea behind it, true of option and position."""

from typing import Final

from civtable.core.game import Decision, Option, State
from civtable.core.words import Phrase
from civtable.games.imperium import options as o
from civtable.games.imperium.cards.table import HEADER_OF, IS_PINNED, SUITS_OF
from civtable.games.imperium.market import brings_unrest
from civtable.games.imperium.state import Imperium
from civtable.games.imperium.terms import (
    ABANDON,
    ATTACK,
    CIVILISED,
    RECALL,
    REGION,
    TO_DECK,
    TO_DISCARD,
    TO_EXILE,
    TO_GARRISON,
    TO_HAND,
    TO_HISTORY,
    TO_SUNKEN,
    TO_UNREST,
    TRIBUTARY,
    UNCIVILISED,
)

BY_KIND: Final = {
    o.PASS: "pass",
    o.ACCEPT: "accept",
    o.INNOVATE: "innovate",
    o.REVOLT: "revolt",
    o.EXHAUST_CARD: "exhaust",
    o.USE: "use",
    o.ORDER: "order",
    o.BREAK: "break",
    o.BREAK_EXILE: "break",
    o.BREAK_DECK: "break",
    o.EXILE_MARKET: "banish",
    o.PLACE: "place",
    o.SWAP_EXILE: "swap",
    o.SWAP_MARKET: "swap",
    o.HOST: "garrison",
    o.GIVE: "give",
    o.DEVELOP: "develop",
    o.FIND: "find",
    o.KEEP: "fame",
    o.PLAY_DISCARDED: "again",
    o.COPY: "exhaust",
    o.DECLARE: "declare",
    o.CHOOSE: "choose",
    o.DRAW: "draw",
    o.PAY: "pay",
    o.SWAP_NATION: "swap",
    o.RESTORE: "ready",
    o.PUT_BACK: "fame",
    o.SHARE: "share",
}
"""By kind of option: the ideas that need no look at card or position."""

BY_VERB: Final = {
    TO_DISCARD: "discard",
    TO_HAND: "hand",
    TO_DECK: "top",
    TO_HISTORY: "history",
    TO_SUNKEN: "sink",
    TO_EXILE: "exile",
    TO_UNREST: "unrest",
    ABANDON: "abandon",
    RECALL: "recall",
    TO_GARRISON: "garrison",
}
"""By what becomes of a card that is picked."""

IDEAS: Final = sorted(
    {
        *BY_KIND.values(),
        *BY_VERB.values(),
        *("attack", "region", "stays", "play", "last-play", "last-gain"),
        *("gain-region", "gain-tributary", "gain-civilised", "gain-uncivilised"),
        *("gain-other", "gain-unrest"),
    }
)
"""All of them, by the end of their key in the catalogs."""


def idea(state: State, decision: Decision, option: Option) -> Phrase:
    """The idea behind an option of a decision."""
    assert isinstance(state, Imperium)
    return Phrase(f"idea-imperium-{name_of(state, option)}", {})


def name_of(state: Imperium, option: Option) -> str:
    """The end of its key."""
    kind = option.kind
    if kind == o.PLAY:
        return "last-play" if state.last_round else played(o.card_of(option))
    if kind == o.ACQUIRE or kind == o.ACQUIRE_EXILE:
        if state.last_round:
            return "last-gain"
        card = o.card_of(option)
        exiled = kind == o.ACQUIRE_EXILE
        return gained(card, brings_unrest(card) if exiled else unrest_below(state, option))
    if kind == o.PICK:
        return BY_VERB[o.verb_of(option)]
    return BY_KIND[kind]


def played(card: int) -> str:
    """What playing a card is for."""
    if HEADER_OF[card] == ATTACK:
        return "attack"
    if SUITS_OF[card] & REGION:
        return "region"
    return "stays" if IS_PINNED[card] else "play"


def gained(card: int, with_unrest: bool) -> str:
    """What a card of the market, or from exile, is for."""
    if with_unrest:
        return "gain-unrest"
    suits = SUITS_OF[card]
    if suits & REGION:
        return "gain-region"
    if suits & TRIBUTARY:
        return "gain-tributary"
    if suits & UNCIVILISED:
        return "gain-uncivilised"
    return "gain-civilised" if suits & CIVILISED else "gain-other"


def unrest_below(state: Imperium, option: Option) -> bool:
    """Whether unrest comes with a card of the market."""
    card, copy = o.card_of(option), o.copy_of(option)
    spaces = [space for space in range(len(state.market)) if state.market[space] == card]
    return copy < len(spaces) and state.market_unrest[spaces[copy]] > 0
