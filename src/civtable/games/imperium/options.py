"""Every option that Imperium can offer, its code, and what it says."""

from typing import Final

from civtable.core.game import Option
from civtable.games.imperium.abilities import ops
from civtable.games.imperium.abilities.book import PLAY_ABILITY, SOLSTICE_ABILITY
from civtable.games.imperium.abilities.instructions import EVERY
from civtable.games.imperium.abilities.library import COMPILED
from civtable.games.imperium.cards.table import (
    CARD_IDS,
    CARDS,
    COMMONS,
    FAME_CARDS,
    IS_FIXTURE,
    IS_PINNED,
    KINDS,
    NATIONS,
)
from civtable.games.imperium.terms import (
    ABANDON,
    ACTIVE_QUEST,
    DISCARD,
    EXHAUST,
    GARRISON,
    HAND,
    IN_PLAY,
    MARKET_SUITS,
    NONE,
    PASSIVE,
    PICKED_ZONES,
    QUESTS,
    RECALL,
    SUITS,
    TO_SUNKEN,
    VERBS,
)

PASS: Final = 0
ACCEPT: Final = 1
INNOVATE: Final = 2
REVOLT: Final = 3  # a = number of unrest cards
PLAY: Final = 4  # a = card
EXHAUST_CARD: Final = 5  # a = card
USE: Final = 6  # a = card
ORDER: Final = 7  # a = card whose solstice ability is next
ACQUIRE: Final = 8  # a = card, b = which copy in the market, from the left
ACQUIRE_EXILE: Final = 9  # a = card
BREAK: Final = 10  # a = card, b = copy
BREAK_EXILE: Final = 11  # a = card
BREAK_DECK: Final = 12  # a = suit, by its place in SUITS; 4 is any card
EXILE_MARKET: Final = 13  # a = card, b = copy
PLACE: Final = 14  # a = card, b = copy
SWAP_EXILE: Final = 15  # a = card
SWAP_MARKET: Final = 16  # a = card, b = copy
PICK: Final = 17  # a = card, b = verb and zone, see `verb_of`
HOST: Final = 18  # a = card
GIVE: Final = 19  # a = card, b = 1 from the discard pile
DEVELOP: Final = 20  # a = card
FIND: Final = 21  # a = card
KEEP: Final = 22  # a = card
PLAY_DISCARDED: Final = 23  # a = card
COPY: Final = 24  # a = card
DECLARE: Final = 25  # a = suit
CHOOSE: Final = 26  # a = number of the alternative
DRAW: Final = 27  # a = number
PAY: Final = 28  # a = what is paid, see `paid_by`
SWAP_NATION: Final = 29  # a = card
RESTORE: Final = 30  # a = card
PUT_BACK: Final = 31  # a = card
SHARE: Final = 32  # a = who takes an unrest card

OPTIONS: Final[list[Option]] = []
"""The option table. Its order is part of the contract: bots break ties by it, records rely on it."""

ORDINALS: Final = ["", " second", " third", " fourth"]
MOST_PLAYERS: Final = 4
MOST_UNREST: Final = 40
MOST_DRAWN: Final = 12
PICK_ZONES: Final = 16
"""More than there are zones to pick from: what happens to a card and where it lies make one number."""
MOST_PAID: Final = [8, 6, 7]


def _option(kind: int, a: int, b: int, code: str) -> Option:
    option = Option(kind, a, b, code, len(OPTIONS))
    OPTIONS.append(option)
    return option


def _cards(kind: int, cards: list[int], word: str, end: str = "", b: int = 0) -> list[Option]:
    """[card]: an option with that card; for other cards one that stands for none (passing)."""
    found = [PASSING] * KINDS
    for card in sorted(set(cards)):
        found[card] = _option(kind, card, b, f"{word} {CARD_IDS[card]}{end}")
    return found


def _copies() -> list[int]:
    """[card]: how many copies the market can show."""
    found = [1] * KINDS
    for commons in COMMONS:
        for suit in range(4):
            for card, counts in commons.counts[suit]:
                found[card] = max(found[card], counts[2])
    return found


COPIES: Final = _copies()
IN_MARKET: Final = [card.kind for card in CARDS if card.suits & MARKET_SUITS]


def _market(kind: int, word: str) -> list[list[Option]]:
    """[copy][card]: an option with a card of the market."""
    return [
        _cards(kind, [card for card in IN_MARKET if COPIES[card] > copy], word, ORDINALS[copy], copy)
        for copy in range(len(ORDINALS))
    ]


def _with_ability(trigger: int) -> list[int]:
    return sorted({ability.card for ability in COMPILED if ability.trigger == trigger and ability.card >= 0})


ORDINARY: Final = [kind for kind in range(KINDS) if not IS_FIXTURE[kind]]
PLAYABLE: Final = [
    kind
    for kind in ORDINARY
    if not CARDS[kind].unplayable and (IS_PINNED[kind] or PLAY_ABILITY[kind] != NONE)
]

PASSING: Final = _option(PASS, 0, 0, "pass")
ACCEPTING: Final = _option(ACCEPT, 0, 0, "accept")
INNOVATING: Final = _option(INNOVATE, 0, 0, "innovate")
REVOLTS: Final = [PASSING] + [_option(REVOLT, n, 0, f"revolt {n}") for n in range(1, MOST_UNREST + 1)]
PLAY_CARD: Final = _cards(PLAY, PLAYABLE, "play")
EXHAUSTS: Final = _cards(EXHAUST_CARD, _with_ability(EXHAUST), "exhaust")
USES: Final = _cards(
    USE, sorted({ability.card for ability in COMPILED if ability.trigger == PASSIVE and ability.may}), "use"
)
ORDERS: Final = _cards(ORDER, [kind for kind in range(KINDS) if SOLSTICE_ABILITY[kind] != NONE], "solstice")
ACQUIRES: Final = _market(ACQUIRE, "acquire")
ACQUIRES_EXILE: Final = _cards(ACQUIRE_EXILE, ORDINARY, "acquire", " from exile")
BREAKS: Final = _market(BREAK, "break through")
BREAKS_EXILE: Final = _cards(BREAK_EXILE, ORDINARY, "break through", " from exile")
BREAKS_DECK: Final = [
    _option(BREAK_DECK, suit, 0, f"break through {([*SUITS[:4], 'any'])[suit]} deck") for suit in range(5)
]
EXILES: Final = _market(EXILE_MARKET, "banish")
PLACES: Final = _market(PLACE, "place on")
SWAPS_EXILE: Final = _cards(SWAP_EXILE, IN_MARKET, "swap in")
SWAPS_MARKET: Final = _market(SWAP_MARKET, "swap out")


QUEST_CARDS: Final = sorted({card for nation in NATIONS if nation.quests for card in nation.developments})


def default_zone(verb: int) -> int:
    """The zone that a code does not name: cards in play for what happens there, else the hand."""
    return IN_PLAY if verb in (ABANDON, RECALL, TO_SUNKEN) else HAND


def _picks() -> list[list[list[Option]]]:
    """[verb][zone][card]: the cards that some ability can pick from that zone."""
    found: list[list[list[Option]]] = []
    picking = [
        instr
        for ability in COMPILED
        for instr in ability.code
        if instr.op == ops.MOVE and not instr.flags & EVERY
    ]
    for verb in range(len(VERBS)):
        by_zone: list[list[Option]] = []
        for zone in range(PICKED_ZONES):
            moves = [instr for instr in picking if instr.verb == verb and instr.zones >> zone & 1]
            cards = [kind for kind in ORDINARY if any(instr.filter.fits[kind] for instr in moves)]
            if verb == ABANDON and 1 << zone == GARRISON:
                cards = ORDINARY  # some can be given up in place of masks
            if 1 << zone == IN_PLAY:
                cards = [kind for kind in cards if IS_PINNED[kind]]
            elif 1 << zone in (QUESTS, ACTIVE_QUEST):
                cards = [kind for kind in cards if kind in QUEST_CARDS]
            place = "" if 1 << zone == default_zone(verb) else f" from {ZONE_WORDS[zone]}"
            by_zone.append(_cards(PICK, cards, VERBS[verb], place, verb * PICK_ZONES + zone))
        found.append(by_zone)
    return found


ZONE_WORDS: Final = ["hand", "discard", "history", "play", "garrison", "deck", "quests", "quest", "sunken"]
assert len(ZONE_WORDS) == PICKED_ZONES

PICKS: Final = _picks()


def _meant_by(op: int, zones: int, cards: list[int]) -> list[int]:
    """The cards that some instruction of this kind, about these zones, can mean."""
    fits = [
        instr.filter.fits
        for ability in COMPILED
        for instr in ability.code
        if instr.op == op and instr.zones & zones == zones
    ]
    return [kind for kind in cards if any(table[kind] for table in fits)]


HOSTS: Final = _cards(
    HOST, _meant_by(ops.GARRISON_SELF, 0, [k for k in ORDINARY if IS_PINNED[k]]), "garrison in"
)
GIVES: Final = [
    _cards(GIVE, ORDINARY, "give"),
    _cards(GIVE, ORDINARY, "give", " from discard", 1),
]
DEVELOPS: Final = _cards(DEVELOP, [kind for kind in range(KINDS) if CARDS[kind].developable], "develop")
FINDS: Final = _cards(FIND, _meant_by(ops.FIND, 0, ORDINARY), "find")
KEEPS: Final = _cards(KEEP, FAME_CARDS, "keep")
PLAYS_DISCARDED: Final = _cards(
    PLAY_DISCARDED, _meant_by(ops.FREE_PLAY, DISCARD, PLAYABLE), "play", " from discard"
)
COPIES_OF: Final = _cards(
    COPY,
    sorted(
        {
            ability.card
            for ability in COMPILED
            if ability.trigger == EXHAUST and not ability.cue and ability.card >= 0
        }
    ),
    "copy",
)
DECLARES: Final = [_option(DECLARE, suit, 0, f"declare {SUITS[suit]}") for suit in range(4)]
CHOICES: Final = [_option(CHOOSE, i, 0, f"choose {i + 1}") for i in range(4)]
DRAWS: Final = [PASSING] + [_option(DRAW, n, 0, f"draw {n}") for n in range(1, MOST_DRAWN + 1)]


def _payments() -> list[list[list[Option]]]:
    """[material][population][progress]."""
    found: list[list[list[Option]]] = []
    for material in range(MOST_PAID[0]):
        by_population: list[list[Option]] = []
        for population in range(MOST_PAID[1]):
            row: list[Option] = []
            for progress in range(MOST_PAID[2]):
                parts = [
                    f"{number} {word}"
                    for number, word in (
                        (material, "material"),
                        (population, "population"),
                        (progress, "progress"),
                    )
                    if number
                ]
                code = f"pay {' '.join(parts) or 'nothing'}"
                row.append(_option(PAY, material * 100 + population * 10 + progress, 0, code))
            by_population.append(row)
        found.append(by_population)
    return found


PAYMENTS: Final = _payments()
SWAPS_NATION: Final = _cards(SWAP_NATION, ORDINARY, "swap")
RESTORES: Final = _cards(RESTORE, _with_ability(EXHAUST), "ready")
PUTS_BACK: Final = _cards(PUT_BACK, FAME_CARDS, "put back")
SHARES: Final = [_option(SHARE, seat, 0, f"unrest seat {seat}") for seat in range(MOST_PLAYERS)]


# What an option says.


def card_of(option: Option) -> int:
    """The card that the option is about: played, acquired, picked, given."""
    return option.a


def copy_of(option: Option) -> int:
    """Which of several equal cards in the market is meant: how many lie to the left of it."""
    return option.b


def verb_of(option: Option) -> int:
    """What happens to the card that is picked."""
    return option.b // PICK_ZONES


def zone_of(option: Option) -> int:
    """Where the card lies that is picked or given, by its place in `ZONE_WORDS`."""
    return option.b % PICK_ZONES


def suit_of(option: Option) -> int:
    """The suit that is declared or broken through for, by its place in `SUITS`; 4 is any card."""
    return option.a


def alternative_of(option: Option) -> int:
    """Which of several alternatives is chosen, counted from 0."""
    return option.a


def number_of(option: Option) -> int:
    """How many cards are drawn, or how many unrest cards are returned in a revolt."""
    return option.a


def seat_of(option: Option) -> int:
    """Who takes an unrest card."""
    return option.a


def paid_by(option: Option) -> list[int]:
    """The material, population and progress of a payment."""
    return [option.a // 100, option.a // 10 % 10, option.a % 10]


def index_of(option: Option) -> int:
    """Its place in the table."""
    return option.index


def in_table_order(options: list[Option]) -> list[Option]:
    """The same options, each once, as the table has them."""
    options.sort(key=index_of)
    return [options[i] for i in range(len(options)) if i == 0 or options[i] is not options[i - 1]]
