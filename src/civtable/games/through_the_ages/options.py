"""Every option that Through the Ages can offer, and its code."""

from typing import Final

from civtable.core.game import Option
from civtable.games.through_the_ages.cards.table import (
    CARD_IDS,
    CARDS,
    COPIES,
    FIRST_OLD,
    NEW_CARDS,
    SLOT_CARD,
)
from civtable.games.through_the_ages.data import (
    ACTION,
    AGE_III,
    AGGRESSION,
    BONUS,
    EVENT,
    FIRST_UNIT,
    FIRST_URBAN,
    GOVERNMENT,
    LEADER,
    LEVELS,
    MINE,
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
OFFER: Final = 24  # a = card, b = seat and side, see `partner_of`
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
SACRIFICE: Final = 47  # a = slot
LOOT: Final = 48  # a = food
DRAW: Final = 49
REST: Final = 50  # a = slot
BONUS_CHOSEN: Final = 51  # a = card
OPTION_KINDS: Final = 52

HIGHEST_BID: Final = 150
MOST_SPLIT: Final = 7
MOST_PLUNDERED: Final = 8
MOST_LOOTED: Final = 160  # food: each blue token that a civilization can have, at its highest value

OPTIONS: Final[list[Option]] = []
"""The option table. Its order is part of the contract: bots break ties by it, records rely on it."""


def _option(kind: int, a: int, b: int, code: str) -> Option:
    option = Option(kind, a, b, code, len(OPTIONS))
    OPTIONS.append(option)
    return option


# What an option says.

SIDES: Final = 2  # of a pact


def card_of(option: Option) -> int:
    """The card with which something is done: taken, played, offered, lost."""
    return option.a


def copy_of(option: Option) -> int:
    """Which copy of a card in the row is taken, from the left: 0, 1 or 2."""
    return option.b


def technology_of(option: Option) -> int:
    """The slot of the technology: where a worker goes, or which building, unit or token is meant."""
    return option.a


def better_of(option: Option) -> int:
    """The slot of the technology to which a building or unit is upgraded."""
    return option.b


def stages_of(option: Option) -> int:
    """How many stages of a wonder are built."""
    return option.a


def speech_of(option: Option) -> int:
    """What Churchill speaks for: 0 is culture, 1 is the army."""
    return option.a


def rival_of(option: Option) -> int:
    """The seat that an aggression or a war is against."""
    return option.b


def partner_of(option: Option) -> int:
    """The seat to which a pact is offered."""
    return option.b // SIDES


def side_of(option: Option) -> int:
    """The side of a pact that the offerer takes: 0 is A, also where there is only one."""
    return option.b % SIDES


def bid_of(option: Option) -> int:
    """The force that is bid for a territory."""
    return option.a


def food_of(option: Option) -> int:
    """The food that is gained, lost or looted."""
    return option.a


def resources_of(option: Option) -> int:
    """The resources that are gained or lost."""
    return option.b


# The table.


def _cards(kind: int, of_kinds: list[int], word: str) -> list[Option]:
    """[card]: an option with that card; for cards of other kinds, one that is never offered (passing).

    Those with cards of the 2006 edition stand at the end of the table, see `_add_cards`.
    """
    return [
        _option(kind, i, 0, f"{word} {CARD_IDS[i]}")
        if i < FIRST_OLD and CARDS[i].kind in of_kinds
        else PASSING
        for i in range(len(CARDS))
    ]


def _add_cards(options: list[Option], kind: int, of_kinds: list[int], word: str) -> None:
    """The same for the cards of the 2006 edition."""
    for i in range(FIRST_OLD, len(CARDS)):
        if CARDS[i].kind in of_kinds:
            options[i] = _option(kind, i, 0, f"{word} {CARD_IDS[i]}")


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
        if i < FIRST_OLD and NEW_CARDS[i].counts[2] > copy
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
    if i < FIRST_OLD and CARDS[i].kind == AGGRESSION
    else []
    for i in range(len(CARDS))
]
DECLARE_SEAT: Final = [
    [_option(DECLARE, i, seat, f"war {CARD_IDS[i]} seat {seat}") for seat in range(4)]
    if i < FIRST_OLD and CARDS[i].kind == WAR
    else []
    for i in range(len(CARDS))
]


def _offers(card: int) -> list[list[Option]]:
    """[seat]: a pact as the offerer can take part in it; one with two sides says which."""
    if CARDS[card].kind != PACT:
        return []
    sides = [" as a", " as b"] if CARDS[card].sides else [""]
    return [
        [
            _option(OFFER, card, seat * SIDES + side, f"pact {CARD_IDS[card]} seat {seat}{words}")
            for side, words in enumerate(sides)
        ]
        for seat in range(4)
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
            for r in range(MOST_PLUNDERED + 1)
        ]
        for f in range(MOST_PLUNDERED + 1)
    ]


GAIN_SPLIT: Final = _splits(GAIN, "gain")
LOSE_SPLIT: Final = _splits(LOSE, "lose")
LOSE_SLOT: Final = _slots(WORKER_LOST, ALL_SLOTS, "lose")
TOKEN_SLOT: Final = _slots(TOKEN_LOST, range(3 * LEVELS), "token")
COLONY_CARD: Final = _cards(COLONY, [TERRITORY], "colony")
RUIN_CARD: Final = _cards(RUIN, [WONDER], "ruin")
RAID_SLOT: Final = _slots(RAID, range(FIRST_URBAN * LEVELS, FIRST_UNIT * LEVELS), "raid")
REMOVE_CARD: Final = _cards(REMOVE, [LEADER, WONDER], "remove")
TUCK_CARD: Final = _cards(TUCK, [WONDER], "tuck")
STEAL_CARD: Final = _cards(STEAL, [SPECIAL], "steal")

# What only the edition of 2006 needs, after everything else, so that older numbers stay.

FIRST_LATE: Final = len(OPTIONS)
"""Options from this number on are those of the edition of 2006."""


def _add_options() -> None:
    for i in range(len(CARDS)):
        for copy in range(3):
            if CARDS[i].civil and COPIES[i] > copy and TAKE_COPY[i][copy] is PASSING:
                TAKE_COPY[i][copy] = _option(TAKE, i, copy, f"take{ORDINALS[copy]} {CARD_IDS[i]}")
    _add_cards(LEAD_CARD, LEAD, [LEADER], "lead")
    _add_cards(PLAY_CARD, PLAY, [ACTION], "play")
    _add_cards(TACTIC_CARD, TACTIC_PLAYED, [TACTIC], "tactic")
    _add_cards(PREPARE_CARD, PREPARE, [EVENT, TERRITORY], "event")
    for i in range(FIRST_OLD, len(CARDS)):
        for seat in range(4):
            if CARDS[i].kind == AGGRESSION:
                ATTACK_SEAT[i].append(_option(ATTACK, i, seat, f"aggression {CARD_IDS[i]} seat {seat}"))
            elif CARDS[i].kind == WAR:
                DECLARE_SEAT[i].append(_option(DECLARE, i, seat, f"war {CARD_IDS[i]} seat {seat}"))
    _add_cards(COLUMBUS_CARD, COLUMBUS_SAILS, [TERRITORY], "columbus")
    _add_cards(DISCARD_CARD, DISCARD, [*range(EVENT, BONUS + 1)], "discard")
    _add_cards(COLONY_CARD, COLONY, [TERRITORY], "colony")
    for food in range(MOST_PLUNDERED + 1):
        goods = MOST_PLUNDERED - food
        GAIN_SPLIT[food][goods] = _option(GAIN, food, goods, f"gain {food} food {goods} resources")


_add_options()
SACRIFICE_SLOT: Final = _slots(SACRIFICE, UNIT_SLOTS, "sacrifice")
LOOT_FOOD: Final = [_option(LOOT, n, 0, f"loot {n} food") for n in range(MOST_LOOTED + 1)]
DRAWING: Final = _option(DRAW, 0, 0, "draw")
REST_SLOT: Final = _slots(REST, range(MINE * LEVELS, 3 * LEVELS), "rest")
BONUS_EVENT: Final = [
    _option(BONUS_CHOSEN, i, 0, f"bonus_card {CARD_IDS[i]}")
    if CARDS[i].kind == EVENT and CARDS[i].age == AGE_III
    else PASSING
    for i in range(len(CARDS))
]


def late_last(options: list[Option]) -> list[Option]:
    """Options in the order of the table, where some of the 2006 edition may stand among the others."""
    early = [option for option in options if option.index < FIRST_LATE]
    if len(early) == len(options):
        return options
    return early + in_table_order([option for option in options if option.index >= FIRST_LATE])
