"""Positions of Imperium as numbers, from the point of view of a seat: itself first, then clockwise.

There are too many cards for a 1 or 0 at every place for each: `self.hand` and the market have a number for
every card, else a card has a number for where it is (`self.cards`), one for each copy. Where single cards are
meant, what is printed on them is said, and a number by which to look them up.
"""

from typing import Final

from mypy_extensions import i64

from civtable.core.game import Option
from civtable.core.layout import Again, Lookups, More, Part, Thing, Things
from civtable.core.observation import Numbers, Observer, places_of, put_one_of, seats_around
from civtable.games.imperium import options
from civtable.games.imperium.cards.table import BOXES, CARD_IDS, KINDS
from civtable.games.imperium.observation.axes import (
    CARD_SIZE,
    COMMON,
    COMMON_SLOT,
    FEATURES,
    NUMBERED,
    card_parts,
    put_card,
)
from civtable.games.imperium.observation.boards import (
    KNOWN_NAMES,
    automa_parts,
    player_parts,
    put_automa,
    put_known,
    put_player,
)
from civtable.games.imperium.observation.question import put_question, put_who, question_parts
from civtable.games.imperium.observation.things import (
    MOST_COMMON,
    MOST_OF_NATION,
    SAID_TWICE,
    printed_parts,
    things,
)
from civtable.games.imperium.options import IN_MARKET, OPTIONS
from civtable.games.imperium.positions.form import SMALL_NAMES
from civtable.games.imperium.setup import BOX
from civtable.games.imperium.state import PHASES, SPACES, Imperium
from civtable.games.imperium.terms import NONE, PICKED_ZONES, RESOURCES, SMALL_DECKS, SUITS, VERBS
from civtable.games.imperium.view import knows

VERSION: Final = 1
KIND_NAMES: Final = [
    *("pass", "accept", "innovate", "revolt", "play", "exhaust", "use", "solstice", "acquire"),
    *("acquire from exile", "break through", "break through from exile", "break through deck", "banish"),
    *("place", "swap in", "swap out", "pick", "garrison in", "give", "develop", "find", "keep"),
    *("play from discard", "copy", "declare", "choose", "draw", "pay", "swap", "ready", "put back", "share"),
]
WITHOUT_CARD: Final = [
    *(options.PASS, options.ACCEPT, options.INNOVATE, options.REVOLT, options.BREAK_DECK, options.DECLARE),
    *(options.CHOOSE, options.DRAW, options.PAY, options.SHARE),
]
IN_COPIES: Final = [
    *(options.ACQUIRE, options.BREAK, options.EXILE_MARKET, options.PLACE, options.SWAP_MARKET),
]
SUIT_NAMES: Final = [*SUITS[:4], "any"]
MARKET_SLOT: Final = places_of(
    [IN_MARKET.index(card) if card in IN_MARKET else NONE for card in range(KINDS)]
)


def table_parts(players: int) -> list[Part]:
    """What lies in the middle."""
    parts: list[Part] = [
        Part("box", BOX.values, 1, "the box or boxes that are played with"),
        Part("commons", BOXES, 1, "the box whose common cards are used"),
        Part(
            "turn",
            [*seats_around(players), "automa"],
            1,
            "whose turn it is; not always who is asked",
        ),
        Part("phase", PHASES, 1, "what the player in turn is doing"),
        Part("round", ["number", "last"], 20, "the round; the last one, 0 until it is known"),
        Part("kings_side", ["b"], 1, "the side of King of Kings"),
        Part("unrest", ["pile"], 20, "unrest in the pile"),
        Part("decks", ["main", *SMALL_NAMES], 30, "cards left in the decks"),
        Part("fame", ["deck", "out"], 8, "fame cards in the deck, and taken out unseen"),
        Lookups("fame.known", KNOWN_NAMES, KINDS, f"on top of the fame deck, where known: {NUMBERED}"),
        Things("unseen", [CARD_IDS[card] for card in COMMON], 2, "common cards in decks or taken unseen"),
        Again("market", [CARD_IDS[card] for card in IN_MARKET], 1, "cards in the market"),
    ]
    for space in range(1, SPACES + 1):
        name = f"space.{space}"
        parts += card_parts(name, "the card in this space of the market")
        parts.append(More(f"{name}.unrest", ["below"], 1, "unrest below it", f"{name}.card"))
        parts.append(More(f"{name}.tokens", RESOURCES, 5, "tokens on it", f"{name}.card"))
    return [*parts, Things("exile", CARD_IDS, 1, "cards in exile")]


def option_parts() -> list[Part]:
    """What is said about an option."""
    return [
        Part("kind", KIND_NAMES, 1, "what is done"),
        *card_parts("of", "the card"),
        Part("copy", ["from the left"], 3, "which of several equal cards in the market; 0 is the first"),
        Part("verb", VERBS, 1, "what becomes of a card that is picked"),
        Part("zone", options.ZONE_WORDS, 1, "where it is picked, or given from"),
        Part("suit", SUIT_NAMES, 1, "the suit of a deck, or that is declared"),
        Part("number", ["of them"], 12, "how many; which alternative or which seat, from 1 on"),
        Part("tokens", RESOURCES, 7, "what is paid"),
    ]


# How they are written.


def put_unseen(to: Numbers, at: i64, cards: list[int]) -> None:
    """Common cards of which the seat does not know where they are."""
    slots = COMMON_SLOT
    card: i64
    for card in cards:
        slot = slots[card]
        if slot != NONE:
            to[at + slot] += 1


def put_all_unseen(to: Numbers, at: i64, state: Imperium, seat: int) -> i64:
    """Those in the decks, out of the game, and that others took unseen."""
    put_unseen(to, at, state.main)
    for small in range(SMALL_DECKS):
        put_unseen(to, at, state.small[small])
    put_unseen(to, at, state.fame_out)
    first = len(state.fame) - len(state.fame_seen)
    for i in range(len(state.fame)):
        if i < first or not knows(state.fame_seen[i - first], seat):
            slot = COMMON_SLOT[state.fame[i]]
            if slot != NONE:
                to[at + slot] += 1
    for player in state.players:
        if player.seat != seat:
            put_unseen(to, at, player.secret)
    if state.automa is not None:
        put_unseen(to, at, state.automa.secret)
    return at + len(COMMON)


def put_market(to: Numbers, at: i64, state: Imperium) -> i64:
    """The market by card, and by space."""
    cards = at
    at += len(IN_MARKET)
    on_market = state.on_market
    for space in range(SPACES):
        card = state.market[space]
        if card != NONE and MARKET_SLOT[card] != NONE:
            to[cards + MARKET_SLOT[card]] += 1
        at = put_card(to, at, card)
        to[at] = state.market_unrest[space]
        for what in range(len(RESOURCES)):
            to[at + 1 + what] = on_market[what * SPACES + space]
        at += 1 + len(RESOURCES)
    return at


def put_table(to: Numbers, at: i64, state: Imperium, seat: int) -> i64:
    """What lies in the middle."""
    players = len(state.players)
    at = put_one_of(to, at, state.box, len(BOX.values))
    at = put_one_of(to, at, state.commons, len(BOXES))
    at = put_who(to, at, state.current, seat, players)
    at = put_one_of(to, at, state.phase, len(PHASES))
    to[at] = state.round
    to[at + 1] = state.last_round
    to[at + 2] = state.kings_side
    to[at + 3] = state.unrest
    to[at + 4] = len(state.main)
    for small in range(SMALL_DECKS):
        to[at + 5 + small] = len(state.small[small])
    at += 5 + SMALL_DECKS
    to[at] = len(state.fame)
    to[at + 1] = len(state.fame_out)
    at = put_known(to, at + 2, state.fame, state.fame_seen, seat)
    at = put_all_unseen(to, at, state, seat)
    at = put_market(to, at, state)
    for card in state.exile:
        to[at + card] += 1
    return at + KINDS


def all_parts(players: int) -> list[Part]:
    """The question, the table, the seat's hand and board, the others clockwise; alone, the automa."""
    parts = question_parts(players) + table_parts(players)
    parts.append(Things("self.hand", CARD_IDS, 2, "cards in the seat's own hand"))
    parts.append(Lookups("self.next", ["nation card"], KINDS, f"the next nation card, if known: {NUMBERED}"))
    for whose in seats_around(players):
        parts += player_parts(whose)
    return parts + automa_parts() if players == 1 else parts


class ImperiumObserver(Observer[Imperium]):
    """Positions and options of Imperium as numbers."""

    def parts(self, players: int) -> list[Part]:
        """With so many players."""
        return all_parts(players)

    def fill(self, state: Imperium, seat: int, to: Numbers, at: i64) -> i64:
        """In the order of `parts`, onto zeros."""
        players = state.players
        at = put_question(to, at, state, seat)
        hand = put_table(to, at, state, seat)
        own = players[seat]
        for card in own.hand:
            to[hand + card] += 1
        at = hand + KINDS
        if own.nation_seen and own.nation_deck:
            to[at] = own.nation_deck[-1] + 1
        at += 1
        for i in range(len(players)):
            at = put_player(to, at, players[(seat + i) % len(players)], seat)
        return put_automa(to, at, state) if len(players) == 1 else at

    def features(self) -> list[Part]:
        """Kind, card, verb and zone, suit, number, tokens."""
        return option_parts()

    def options(self) -> list[list[int]]:
        """By option."""
        return [features_of(option) for option in OPTIONS]

    def things(self) -> list[Thing]:
        """Cards and abilities."""
        return things()

    def printed(self) -> list[Part]:
        """What is printed on cards; of abilities, when they work."""
        return printed_parts()

    def most_tokens(self, players: int) -> int:
        """All cards in the game, and what is said twice: known cards, hosts of garrisons, what is asked."""
        nations = max(players, 2)  # who plays alone meets another one
        return MOST_COMMON + nations * (MOST_OF_NATION + SAID_TWICE)


# Where the parts of an option begin, in the order of `option_parts`.
CARD_AT: Final = len(KIND_NAMES)
COPY_AT: Final = CARD_AT + CARD_SIZE
VERB_AT: Final = COPY_AT + 1
ZONE_AT: Final = VERB_AT + len(VERBS)
SUIT_AT: Final = ZONE_AT + PICKED_ZONES
NUMBER_AT: Final = SUIT_AT + len(SUIT_NAMES)
TOKENS_AT: Final = NUMBER_AT + 1


def features_of(option: Option) -> list[int]:
    """The numbers of one option."""
    kind = option.kind
    row = [0] * (TOKENS_AT + len(RESOURCES))
    row[kind] = 1
    if kind not in WITHOUT_CARD:
        row[CARD_AT:COPY_AT] = FEATURES[options.card_of(option)]
    if kind in IN_COPIES:
        row[COPY_AT] = options.copy_of(option)
    elif kind == options.PICK:
        row[VERB_AT + options.verb_of(option)] = 1
        row[ZONE_AT + options.zone_of(option)] = 1
    elif kind == options.GIVE:
        row[ZONE_AT + options.zone_of(option)] = 1
    elif kind in (options.BREAK_DECK, options.DECLARE):
        row[SUIT_AT + options.suit_of(option)] = 1
    elif kind in (options.REVOLT, options.DRAW):
        row[NUMBER_AT] = options.number_of(option)
    elif kind == options.CHOOSE:
        row[NUMBER_AT] = options.alternative_of(option) + 1
    elif kind == options.SHARE:
        row[NUMBER_AT] = options.seat_of(option) + 1
    elif kind == options.PAY:
        row[TOKENS_AT:] = options.paid_by(option)
    return row


OBSERVER: Final = ImperiumObserver(VERSION)
