"""The players' boards and the automa's side of the table as numbers."""

from typing import Final

from mypy_extensions import i64

from civtable.core.layout import Lookups, Part, Things, Whereabouts, owned_by
from civtable.core.observation import Numbers, places_of, put_one_of
from civtable.games.imperium.abilities.counts import production
from civtable.games.imperium.automa.state import BLOCKED, LEVEL_NAMES, NOTHING, Automa
from civtable.games.imperium.automa.view import accession_place
from civtable.games.imperium.cards.table import CARD_IDS, ICONS_OF, KINDS, NATION_IDS
from civtable.games.imperium.observation.axes import (
    COLUMN_CARDS,
    COLUMN_NAMES,
    COLUMNS,
    FIRST,
    HOST,
    HOST_SLOT,
    NUMBERED,
    put_place,
    put_places,
    take_places,
)
from civtable.games.imperium.state import Imperium, Player
from civtable.games.imperium.terms import ICONS, NONE, PRODUCTION, RESOURCES, STATES, SUITS
from civtable.games.imperium.view import FAME_CLASS, class_of, knows

# Where a player's card is. Cards in play are one more while their solstice ability is due.
IN_NATION_DECK: Final = 1
IN_DEVELOPMENTS: Final = 2
IN_HISTORY: Final = 3
SUNKEN: Final = 4
GARRISONED: Final = 5
DISCARDED: Final = 6
IN_DECK: Final = 7  # of others: in deck or hand
IN_HAND: Final = 8
QUEST: Final = 9
EXHAUSTED: Final = 10
READY: Final = 12
PLACES: Final = (
    "0 not there, 1 nation deck, 2 developments, 3 history, 4 sunken, 5 garrison, 6 discard, "
    "7 deck (of others: or hand), 8 hand, 9 active quest, 10 in play and exhausted, 12 ready, "
    "one more while a solstice ability is due"
)

PLACE_NAMES: Final = [
    *("nation deck", "developments", "history", "sunken", "garrison", "discard", "deck", "hand", "quest"),
    *("exhausted", "exhausted and due", "ready", "ready and due"),
]
"""The same as names, from 1 on."""

# Where a card of the automa is. Cards in play are one more for each that came into play before them.
A_DYNASTY: Final = 1
A_QUEST: Final = 2
A_HISTORY: Final = 3
A_DISCARD: Final = 4
A_FACE_DOWN: Final = 5
A_KNOWN: Final = 6
A_IN_PLAY: Final = 7
A_PLACES: Final = (
    "0 not there, 1 dynasty, 2 quests, 3 history, 4 discard, 5 face down in deck or spaces, "
    "6 there and known where, 7 or more in play: the higher, the later it came"
)

A_PLACE_NAMES: Final = [
    *("dynasty", "quests", "history", "discard", "face down", "known", "in play"),
]

SIZES: Final = [
    *("hand", "deck", "discard", "history", "in play", "garrison", "sunken", "developments"),
    *("nation deck", "due"),
]
UNREST_AT: Final = ["deck", "hand", "discard", "history", "garrison", "sunken"]
KNOWN_ON_TOP: Final = 4
KNOWN_NAMES: Final = ["top", "second", "third", "fourth"]
UNSEEN_CLASSES: Final = [*SUITS[:FAME_CLASS], "fame"]
N_ICONS: Final = len(ICONS)
PRINTED_ICONS: Final = [[icon for icon in range(N_ICONS) for _ in range(icons[icon])] for icons in ICONS_OF]
ICON_AT: Final = places_of([icon for icons in PRINTED_ICONS for icon in icons])
ICONS_FROM: Final = places_of([sum([len(icons) for icons in PRINTED_ICONS[:i]]) for i in range(KINDS + 1)])
"""The icons of one card after the other, and where those of a card begin; most cards have none."""


def player_parts(whose: str) -> list[Part]:
    """A nation, as far as a seat knows it."""
    parts: list[Part] = [
        Part("nation", NATION_IDS, 1, "the nation"),
        Part("state", STATES, 1, "the state"),
        Part("tokens", RESOURCES, 30, "tokens"),
        Part("left", ["actions", "exhaust tokens"], 5, "tokens on the state card"),
        Part("has", ["spent", "king of kings"], 1, "a token on the nation deck; fame resolved"),
        Part("held", ["progress"], 5, "progress that lies on cards in play"),
        Part("journey", ["step"], 3, "how far on the journey"),
        Part("ignores", STATES, 1, "the state icon that the next card played may have"),
        Part("treated", ["rivers", "fertile"], 5, "icons that count as production this turn"),
        Part("icons", ICONS, 10, "icons in play; production with those treated so"),
        Part("sizes", SIZES, 15, "how many cards"),
        Part("unrest", UNREST_AT, 5, "unrest by place; that in the hand of others with the deck"),
        Part("unseen", UNSEEN_CLASSES, 2, "cards of others that nobody else has seen"),
        Lookups("known", KNOWN_NAMES, KINDS, f"cards on top of the deck, where known: {NUMBERED}"),
        Things("under", [CARD_IDS[card] for card in HOST], 3, "cards garrisoned in it"),
        Whereabouts("cards", COLUMN_NAMES, READY + 1, PLACES, COLUMN_CARDS, PLACE_NAMES, elsewhere=IN_HAND),
    ]
    return owned_by(whose, parts)


def put_known(to: Numbers, at: i64, deck: list[int], seen: list[int], seat: int) -> i64:
    """The topmost cards of a deck, where the seat knows them."""
    top = len(deck) - 1
    last = len(seen) - 1
    for i in range(min(KNOWN_ON_TOP, last + 1)):
        if knows(seen[last - i], seat):
            to[at + i] = deck[top - i] + 1
    return at + KNOWN_ON_TOP


def put_icons(to: Numbers, at: i64, player: Player) -> i64:
    """The icons in play."""
    icons, begins = ICON_AT, ICONS_FROM
    card: i64
    for card in player.in_play:
        i = begins[card]
        end = begins[card + 1]
        while i < end:
            to[at + icons[i]] += 1
            i += 1
    if player.treated_rivers or player.treated_fertile:
        to[at + PRODUCTION] = production(player, PRODUCTION)
    return at + N_ICONS


def put_unseen(to: Numbers, at: i64, player: Player, seat: int) -> i64:
    """Which decks the cards came from that only their owner has seen; nothing for oneself."""
    if player.seat != seat:
        for card in player.secret:
            to[at + class_of(card)] += 1
    return at + len(UNSEEN_CLASSES)


def put_own_places(to: Numbers, at: i64, player: Player, seat: int, unrest: i64) -> None:
    """Where the cards are that circulate. What others took unseen is not among theirs."""
    to[unrest] = put_places(to, at, player.deck, IN_DECK)
    if player.seat == seat:
        to[unrest + 1] = put_places(to, at, player.hand, IN_HAND)
    else:
        to[unrest] += put_places(to, at, player.hand, IN_DECK)
        take_places(to, at, player.secret, IN_DECK)
    to[unrest + 2] = put_places(to, at, player.discard, DISCARDED)
    to[unrest + 3] = put_places(to, at, player.history, IN_HISTORY)
    to[unrest + 4] = put_places(to, at, player.garrison, GARRISONED)
    to[unrest + 5] = put_places(to, at, player.sunken, SUNKEN)


def put_in_play(to: Numbers, at: i64, player: Player) -> None:
    """The cards in play: exhausted or ready, with a solstice ability to come or not."""
    for i in range(len(player.in_play)):
        put_place(to, at, player.in_play[i], EXHAUSTED if player.used[i] else READY)
    for card in player.due:
        column = FIRST[card]
        end = FIRST[card + 1]
        while column < end:
            if to[at + column] == EXHAUSTED or to[at + column] == READY:
                to[at + column] += 1
                break
            column += 1


def put_player(to: Numbers, at: i64, player: Player, seat: int) -> i64:
    """A nation, as far as a seat knows it."""
    at = put_one_of(to, at, player.nation, len(NATION_IDS))
    at = put_one_of(to, at, player.state, len(STATES))
    tokens = player.tokens
    for i in range(len(RESOURCES)):
        to[at + i] = tokens[i]
    to[at + 3] = player.actions
    to[at + 4] = player.exhaust
    to[at + 5] = player.spent
    to[at + 6] = 1 if player.kings_done else 0
    to[at + 7] = player.held
    to[at + 8] = player.journey
    at = put_one_of(to, at + 9, player.ignores, len(STATES))
    to[at] = player.treated_rivers
    to[at + 1] = player.treated_fertile
    at = put_icons(to, at + 2, player)
    to[at] = len(player.hand)
    to[at + 1] = len(player.deck)
    to[at + 2] = len(player.discard)
    to[at + 3] = len(player.history)
    to[at + 4] = len(player.in_play)
    to[at + 5] = len(player.garrison)
    to[at + 6] = len(player.sunken)
    to[at + 7] = len(player.developments)
    to[at + 8] = len(player.nation_deck)
    to[at + 9] = len(player.due)
    unrest = at + len(SIZES)
    at = put_unseen(to, unrest + len(UNREST_AT), player, seat)
    under = put_known(to, at, player.deck, player.deck_seen, seat)
    for card in player.hosts:
        if HOST_SLOT[card] != NONE:
            to[under + HOST_SLOT[card]] += 1
    at = under + len(HOST)
    put_own_places(to, at, player, seat, unrest)
    put_places(to, at, player.nation_deck, IN_NATION_DECK)
    put_places(to, at, player.developments, IN_DEVELOPMENTS)
    if player.quest != NONE:
        put_place(to, at, player.quest, QUEST)
    put_in_play(to, at, player)
    return at + COLUMNS


# The automa.

A_SPACES: Final = 6
A_SPACE_NAMES: Final = [f"space {space + 1}" for space in range(A_SPACES)]
A_DEPTHS: Final = 8
A_SIZES: Final = ["deck", "discard", "history", "in play", "dynasty", "quests", "unseen"]
A_UNREST_AT: Final = ["face down", "known", "discard", "history"]
DIE_NAMES: Final = ["none", *[f"face {face}" for face in range(1, 7)]]


def automa_parts() -> list[Part]:
    """The automa, as the person may know it."""
    return [
        Part("automa.nation", NATION_IDS, 1, "its nation"),
        Part("automa.level", LEVEL_NAMES, 1, "its level"),
        Part("automa.is", ["extreme", "empire", "king of kings"], 1, "its mode; its state; fame resolved"),
        Part("automa.tokens", RESOURCES, 30, "its tokens"),
        Part("automa.die", DIE_NAMES, 1, "the die of this turn"),
        Part("automa.attack", ["not asked", "suffered", "avoided"], 1, "what the person said to it"),
        Part("automa.journey", ["step"], 4, "its journey card, from 1 on"),
        Part("automa.accession", ["place"], 10, "where in the dynasty deck, 1 is the top; 0 if it is gone"),
        Part("automa.sizes", A_SIZES, 15, "how many cards"),
        Part("automa.face_down", A_SPACE_NAMES, 1, "a card lies there"),
        Part("automa.blocked", A_SPACE_NAMES, 1, "a token lies there"),
        Lookups("automa.spaces", A_SPACE_NAMES, KINDS, f"the card there, where known: {NUMBERED}"),
        Part("automa.aside", ["lies there"], 1, "there is a card below the die"),
        Lookups("automa.shown", ["aside", "resolving"], KINDS, f"the card there, where known: {NUMBERED}"),
        Lookups("automa.known", [f"{i} above" for i in range(A_DEPTHS)], KINDS, f"in its deck: {NUMBERED}"),
        Part("automa.unrest", A_UNREST_AT, 5, "unrest by place"),
        Whereabouts("automa.cards", COLUMN_NAMES, 13, A_PLACES, COLUMN_CARDS, A_PLACE_NAMES),
    ]


def put_spaces(to: Numbers, at: i64, automa: Automa) -> i64:
    """Its spaces, the card below the die, the card being resolved, and what is known of the deck."""
    spaces = automa.spaces
    for i in range(A_SPACES):
        card = spaces[i] if i < len(spaces) else NOTHING
        to[at + i] = 1 if card >= 0 else 0
        to[at + A_SPACES + i] = 1 if card == BLOCKED else 0
        to[at + 2 * A_SPACES + i] = card + 1 if card >= 0 and automa.spaces_seen >> i & 1 else 0
    at += 3 * A_SPACES
    to[at] = 1 if automa.aside >= 0 else 0
    to[at + 1] = automa.aside + 1 if automa.aside >= 0 and automa.aside_seen else 0
    to[at + 2] = automa.card + 1 if automa.card >= 0 else 0
    at += 3
    top = len(automa.deck) - 1
    for i in range(A_DEPTHS):
        known = i <= top and automa.deck_seen >> (top - i) & 1
        to[at + i] = automa.deck[top - i] + 1 if known else 0
    return at + A_DEPTHS


def put_one(to: Numbers, at: i64, card: int, is_known: bool, unrest: i64) -> None:
    """One card of deck or spaces."""
    if FIRST[card] == FIRST[card + 1]:
        to[unrest + (1 if is_known else 0)] += 1
    else:
        put_place(to, at, card, A_KNOWN if is_known else A_FACE_DOWN)


def put_automa_places(to: Numbers, at: i64, automa: Automa, unrest: i64) -> None:
    """Where its cards are. What it took unseen is not among them; what lies face down is written first."""
    deck, spaces = automa.deck, automa.spaces
    for known in range(2):
        for i in range(len(deck)):
            if automa.deck_seen >> i & 1 == known:
                put_one(to, at, deck[i], known == 1, unrest)
        for i in range(len(spaces)):
            if spaces[i] >= 0 and automa.spaces_seen >> i & 1 == known:
                put_one(to, at, spaces[i], known == 1, unrest)
        if automa.aside >= 0 and automa.aside_seen == (known == 1):
            put_one(to, at, automa.aside, known == 1, unrest)
        if not known:
            take_places(to, at, automa.secret, A_FACE_DOWN)
    to[unrest + 2] = put_places(to, at, automa.discard, A_DISCARD)
    to[unrest + 3] = put_places(to, at, automa.history, A_HISTORY)
    put_places(to, at, automa.dynasty, A_DYNASTY)
    put_places(to, at, automa.quests, A_QUEST)
    for i in range(len(automa.in_play)):
        put_place(to, at, automa.in_play[i], A_IN_PLAY + i)


def put_automa(to: Numbers, at: i64, state: Imperium) -> i64:
    """The automa, as the person may know it."""
    automa: Automa | None = state.automa
    assert automa is not None, "nobody plays alone without the automa"
    at = put_one_of(to, at, automa.nation, len(NATION_IDS))
    at = put_one_of(to, at, automa.level - 1, len(LEVEL_NAMES))
    to[at] = 1 if automa.extreme else 0
    to[at + 1] = automa.state
    to[at + 2] = 1 if automa.kings_done else 0
    at += 3
    tokens = automa.tokens
    for i in range(len(RESOURCES)):
        to[at + i] = tokens[i]
    at = put_one_of(to, at + len(RESOURCES), automa.die, len(DIE_NAMES))
    at = put_one_of(to, at, automa.attack, 3)
    to[at] = automa.journey + 1
    to[at + 1] = accession_place(automa)
    to[at + 2] = len(automa.deck)
    to[at + 3] = len(automa.discard)
    to[at + 4] = len(automa.history)
    to[at + 5] = len(automa.in_play)
    to[at + 6] = len(automa.dynasty)
    to[at + 7] = len(automa.quests)
    to[at + 8] = len(automa.secret)
    unrest = put_spaces(to, at + 9, automa)
    at = unrest + len(A_UNREST_AT)
    put_automa_places(to, at, automa, unrest)
    return at + COLUMNS
