"""Every option that Through the Ages can offer, and its code."""

from typing import Final

from civtable.core.game import Option
from civtable.games.through_the_ages.cards import CARD_IDS, CARDS, SLOT_CARD, TERRITORIES
from civtable.games.through_the_ages.data import (
    ACTION,
    AGGRESSION,
    BONUS,
    EVENT,
    FIRST_UNIT,
    FIRST_URBAN,
    GOVERNMENT,
    LEADER,
    LEVELS,
    NONE,
    PACT,
    SLOTS,
    SPECIAL,
    TACTIC,
    TERRITORY,
    THEATER,
    WAR,
    WONDER,
)

PASS: Final = 0
END: Final = 1
TAKE: Final = 2  # a = card, b = which copy in the row, from the left
POPULATION: Final = 3
BUILD: Final = 4  # a = slot
UPGRADE: Final = 5  # a = slot, b = slot
DESTROY: Final = 6  # a = slot
DISBAND: Final = 7  # a = slot
LEAD: Final = 8  # a = card
STAGE: Final = 9  # a = number of stages
DEVELOP: Final = 10  # a = card
REVOLUTION: Final = 11  # a = card
PLAY: Final = 12  # a = card
TACTIC_PLAYED: Final = 13  # a = card
TACTIC_COPIED: Final = 14  # a = card
BARBAROSSA_BUILDS: Final = 15  # a = slot
BACH_UPGRADES: Final = 16  # a = slot, b = slot
CHURCHILL_SPEAKS: Final = 17  # a = 0 for culture, 1 for the army
HAMMURABI_RULES: Final = 18
LINER_SAILS: Final = 19
TRADED: Final = 20
PREPARE: Final = 21  # a = card
ATTACK: Final = 22  # a = card, b = seat
DECLARE: Final = 23  # a = card, b = seat
OFFER: Final = 24  # a = card, b = seat * 2, + 1 if the offerer is side B
CANCEL: Final = 25  # a = card
RESIGN: Final = 26
COLUMBUS_SAILS: Final = 27  # a = card
ALEXANDER_LEAVES: Final = 28
DEFEND: Final = 29  # a = card
DISCARD: Final = 30  # a = card
ACCEPT: Final = 31
REFUSE: Final = 32
BID: Final = 33  # a = number
SEND: Final = 34  # a = slot
BONUS_USED: Final = 35  # a = card
DONE: Final = 36
GAIN: Final = 37  # a = food, b = resources
LOSE: Final = 38  # a = food, b = resources
WORKER_LOST: Final = 39  # a = slot
TOKEN_LOST: Final = 40  # a = slot
COLONY: Final = 41  # a = card
RUIN: Final = 42  # a = card
RAID: Final = 43  # a = slot
REMOVE: Final = 44  # a = card
TUCK: Final = 45  # a = card
STEAL: Final = 46  # a = card

HIGHEST_BID: Final = 150
MOST_SPLIT: Final = 7

OPTIONS: Final[list[Option]] = []
"""The option table. Its order is part of the contract: bots break ties by it, records rely on it."""


def _option(kind: int, a: int, b: int, code: str) -> Option:
    option = Option(kind, a, b, code, len(OPTIONS))
    OPTIONS.append(option)
    return option


def _cards(kind: int, of_kinds: list[int], word: str) -> list[Option]:
    """[card]: an option with that card; for cards of other kinds, one that is never offered (passing)."""
    return [
        _option(kind, i, 0, f"{word} {CARD_IDS[i]}") if CARDS[i].kind in of_kinds else PASSING
        for i in range(len(CARDS))
    ]


def _slots(kind: int, slots: range, word: str) -> list[Option]:
    """[slot]: an option with that technology."""
    return [
        _option(kind, i, 0, f"{word} {CARD_IDS[SLOT_CARD[i]]}")
        if i in slots and SLOT_CARD[i] != NONE
        else PASSING
        for i in range(SLOTS)
    ]


def _pairs(kind: int, word: str, urban_to_theater: bool) -> list[list[Option]]:
    """[slot][slot]: an option that turns a building or unit into another."""
    return [
        [
            _option(kind, a, b, f"{word} {CARD_IDS[SLOT_CARD[a]]} {CARD_IDS[SLOT_CARD[b]]}")
            if SLOT_CARD[a] != NONE and SLOT_CARD[b] != NONE and _can_turn(a, b, urban_to_theater)
            else PASSING
            for b in range(SLOTS)
        ]
        for a in range(SLOTS)
    ]


def _can_turn(a: int, b: int, urban_to_theater: bool) -> bool:
    if urban_to_theater:
        return (
            FIRST_URBAN * LEVELS <= a < FIRST_UNIT * LEVELS
            and b // LEVELS == THEATER
            and a // LEVELS != THEATER
            and b % LEVELS >= a % LEVELS
        )
    return a // LEVELS == b // LEVELS and a < b


ORDINALS: Final = ["", " second", " third"]
ALL_SLOTS: Final = range(SLOTS)
UNIT_SLOTS: Final = range(FIRST_UNIT * LEVELS, SLOTS)
CIVIL_SLOTS: Final = range(FIRST_UNIT * LEVELS)


def in_table_order(options: list[Option]) -> list[Option]:
    """The same options, put in place as the table has them; they are few and nearly in order."""
    for i in range(1, len(options)):
        option = options[i]
        place = i
        while place and options[place - 1].index > option.index:
            options[place] = options[place - 1]
            place -= 1
        options[place] = option
    return options


PASSING: Final = _option(PASS, 0, 0, "pass")
ENDING: Final = _option(END, 0, 0, "end")
TAKE_COPY: Final = [
    [
        _option(TAKE, i, copy, f"take{ORDINALS[copy]} {CARD_IDS[i]}")
        if CARDS[i].counts[2] > copy
        else PASSING
        for copy in range(3)
    ]
    if CARDS[i].civil
    else []
    for i in range(len(CARDS))
]
POPULATION_GROWS: Final = _option(POPULATION, 0, 0, "population")
BUILD_SLOT: Final = _slots(BUILD, ALL_SLOTS, "build")
UPGRADE_SLOTS: Final = _pairs(UPGRADE, "upgrade", False)
DESTROY_SLOT: Final = _slots(DESTROY, CIVIL_SLOTS, "destroy")
DISBAND_SLOT: Final = _slots(DISBAND, UNIT_SLOTS, "disband")
LEAD_CARD: Final = _cards(LEAD, [LEADER], "lead")
STAGES: Final = [PASSING] + [_option(STAGE, n, 0, f"stage {n}") for n in range(1, 5)]
DEVELOP_CARD: Final = _cards(DEVELOP, [*range(LEADER)], "develop")
REVOLUTION_CARD: Final = _cards(REVOLUTION, [GOVERNMENT], "revolution")
PLAY_CARD: Final = _cards(PLAY, [ACTION], "play")
TACTIC_CARD: Final = _cards(TACTIC_PLAYED, [TACTIC], "tactic")
COPY_CARD: Final = _cards(TACTIC_COPIED, [TACTIC], "copy")
BARBAROSSA_SLOT: Final = _slots(BARBAROSSA_BUILDS, UNIT_SLOTS, "barbarossa")
BACH_SLOTS: Final = _pairs(BACH_UPGRADES, "bach", True)
CHURCHILL_CHOICE: Final = [
    _option(CHURCHILL_SPEAKS, 0, 0, "churchill culture"),
    _option(CHURCHILL_SPEAKS, 1, 0, "churchill army"),
]
HAMMURABI_ACTS: Final = _option(HAMMURABI_RULES, 0, 0, "hammurabi")
LINER: Final = _option(LINER_SAILS, 0, 0, "liner")
TRADE: Final = _option(TRADED, 0, 0, "trade")
PREPARE_CARD: Final = _cards(PREPARE, [EVENT, TERRITORY], "event")
ATTACK_SEAT: Final = [
    [_option(ATTACK, i, seat, f"aggression {CARD_IDS[i]} seat {seat}") for seat in range(4)]
    if CARDS[i].kind == AGGRESSION
    else []
    for i in range(len(CARDS))
]
DECLARE_SEAT: Final = [
    [_option(DECLARE, i, seat, f"war {CARD_IDS[i]} seat {seat}") for seat in range(4)]
    if CARDS[i].kind == WAR
    else []
    for i in range(len(CARDS))
]


def _offers(card: int) -> list[Option]:
    """[seat * 2 + side]: pacts with two sides say which one the offerer takes."""
    if CARDS[card].kind != PACT:
        return []
    words = [" as a", " as b"] if CARDS[card].sides else ["", ""]
    return [
        _option(OFFER, card, seat * 2 + side, f"pact {CARD_IDS[card]} seat {seat}{words[side]}")
        if side == 0 or CARDS[card].sides
        else PASSING
        for seat in range(4)
        for side in range(2)
    ]


OFFER_SEAT: Final = [_offers(i) for i in range(len(CARDS))]
CANCEL_CARD: Final = _cards(CANCEL, [PACT], "cancel")
RESIGNING: Final = _option(RESIGN, 0, 0, "resign")
COLUMBUS_CARD: Final = _cards(COLUMBUS_SAILS, [TERRITORY], "columbus")
ALEXANDER_GOES: Final = _option(ALEXANDER_LEAVES, 0, 0, "alexander")
DEFEND_CARD: Final = _cards(DEFEND, [BONUS], "defend")
DISCARD_CARD: Final = _cards(DISCARD, [*range(EVENT, BONUS + 1)], "discard")
ACCEPTING: Final = _option(ACCEPT, 0, 0, "accept")
REFUSING: Final = _option(REFUSE, 0, 0, "refuse")
BIDS: Final = [PASSING] + [_option(BID, n, 0, f"bid {n}") for n in range(1, HIGHEST_BID + 1)]
SEND_SLOT: Final = _slots(SEND, UNIT_SLOTS, "send")
BONUS_CARD: Final = _cards(BONUS_USED, [BONUS], "bonus")
FINISHED: Final = _option(DONE, 0, 0, "done")


def _splits(kind: int, word: str) -> list[list[Option]]:
    """[food][resources]."""
    return [
        [
            _option(kind, f, r, f"{word} {f} food {r} resources") if f + r <= MOST_SPLIT else PASSING
            for r in range(8)
        ]
        for f in range(8)
    ]


GAIN_SPLIT: Final = _splits(GAIN, "gain")
LOSE_SPLIT: Final = _splits(LOSE, "lose")
LOSE_SLOT: Final = _slots(WORKER_LOST, ALL_SLOTS, "lose")
TOKEN_SLOT: Final = _slots(TOKEN_LOST, range(3 * LEVELS), "token")
COLONY_CARD: Final = [
    _option(COLONY, i, 0, f"colony {CARD_IDS[i]}") if i in TERRITORIES else PASSING for i in range(len(CARDS))
]
RUIN_CARD: Final = _cards(RUIN, [WONDER], "ruin")
RAID_SLOT: Final = _slots(RAID, range(FIRST_URBAN * LEVELS, FIRST_UNIT * LEVELS), "raid")
REMOVE_CARD: Final = _cards(REMOVE, [LEADER, WONDER], "remove")
TUCK_CARD: Final = _cards(TUCK, [WONDER], "tuck")
STEAL_CARD: Final = _cards(STEAL, [SPECIAL], "steal")
