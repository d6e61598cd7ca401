"""What an ability is made of once it is compiled: instructions, and what a card changes while in play."""

from typing import Final

from civtable.games.imperium.abilities.conditions import Condition
from civtable.games.imperium.cards.filters import Count, Filter, everything, filter_from
from civtable.games.imperium.cards.reading import Row
from civtable.games.imperium.cards.table import CARDS, KINDS
from civtable.games.imperium.terms import (
    NONE,
    ON_PLAY,
    YOU,
)

# Flags of an instruction.
MAY: Final = 1
UP_TO: Final = 2
EVERY: Final = 4  # all that match
ANY_NUMBER: Final = 8
IF_ABLE: Final = 16  # never reshuffle
FREE: Final = 32
OF_MASKS: Final = 64  # masks to discard, with which some cards help
JUST_DRAWN: Final = 128  # one of the two cards drawn last
IGNORES_STATE: Final = 256
OF_UNREST: Final = 512  # the cost of playing unrest, which some cards lower
THEN_PLAY: Final = 1024  # the acquired card may be played at once
THEN_HOST: Final = 2048  # what the host does when it is played happens again
FROM_EXILE: Final = 4096  # the exile is a source too
SECRET: Final = 8192  # whether it can be done depends on which cards are in a hand


class Instr:
    """One instruction of an ability."""

    __slots__ = (
        *("condition", "cost", "count", "filter", "flags", "jump", "middle", "n", "op", "starts", "suffers"),
        *("suits", "verb", "what", "who", "zones"),
    )

    def __init__(self, op: int) -> None:
        self.op = op
        self.n: int = 1
        self.what: int = 0
        self.verb: int = 0
        self.who: int = YOU
        self.zones: int = 0
        self.suits: int = 0
        self.flags: int = 0
        self.jump: int = 0
        self.middle: int = 0
        self.filter: Filter = ANYTHING
        self.count: Count | None = None
        self.condition: Condition | None = None
        self.cost: list[int] = NO_COST
        self.starts: list[int] = NO_STARTS
        self.suffers: bool = False  # who cannot give what is stolen takes an unrest card


class Ability:
    """One ability of a card: when it works, what it costs, what it does."""

    __slots__ = (
        *("any_turn", "card", "code", "conditions", "cue", "from_exile", "from_zone", "has_cost", "icon"),
        *("may", "name", "number", "plain", "replaces_gain", "secret", "suits", "trigger", "what"),
        *("filter", "unless_progress"),
    )

    def __init__(self, number: int, card: int, name: str) -> None:
        self.number = number
        self.card = card
        self.name = name
        self.trigger: int = ON_PLAY
        self.cue: int = 0
        self.filter: Filter = ANYTHING  # of the card that the cue is about
        self.suits: int = 0  # of the card that the cue is about; 0 = any
        self.what: int = NONE  # the resource that the cue is about
        self.icon: int = NONE
        self.from_zone: int = 0
        self.conditions: list[Condition] = []
        self.may: bool = False
        self.any_turn: bool = False
        self.has_cost: bool = False  # the first instruction is a COST
        self.unless_progress: int = 0  # what an attacker may give to stop this
        self.replaces_gain: bool = False
        self.plain: bool = False  # only gains tokens: no choice, no order
        self.secret: bool = False  # whether it can be used depends on which cards are in a hand
        self.code: list[Instr] = []


class Instead:
    """Tokens that somebody gains in place of others."""

    __slots__ = ("n", "what", "who")

    def __init__(self, who: int, what: int, n: int) -> None:
        self.who = who
        self.what = what
        self.n = n


class Effects:
    """What a card changes as long as it is in play, and what else is true of it alone."""

    __slots__ = (
        *("exile_suits", "fame_look", "firm", "for_masks", "for_material", "free", "hand_size"),
        *("holds_progress", "holds_quest", "last_quest", "less_cost", "less_unrest_discard"),
        *("less_unrest_material", "lifts", "lifts_state", "market_n", "market_what", "no_history"),
    )

    def __init__(self) -> None:
        self.hand_size: int = 0
        self.fame_look: int = 0
        self.exile_suits: int = 0  # acquire from exile too
        self.less_cost = [0, 0, 0]  # of developments
        self.less_unrest_material: int = 0
        self.less_unrest_discard: int = 0
        self.lifts: list[int] = []  # cards without the state icon
        self.lifts_state: int = NONE
        self.free: list[int] = []  # cards that need no action
        self.firm: bool = False  # cannot be abandoned or recalled
        self.market_what: int = NONE  # what is put on the market in place of progress
        self.market_n: int = 0
        self.no_history: bool = False  # to the discard pile in place of history
        self.for_material: list[Instead] = []  # gained in place of any material
        self.for_masks: bool = False  # what is garrisoned here can be abandoned in place of masks
        self.holds_progress: bool = False  # progress lies on it, which is its owner's when it leaves play
        self.holds_quest: bool = False  # what is garrisoned here is the active quest
        self.last_quest: bool = False  # cannot be chosen while there are other impending quests


ANYTHING: Final = everything()
NO_COST: Final = [0, 0, 0]
NO_STARTS: Final[list[int]] = []
UNREST_ONLY: Final = filter_from(Row({"card": "unrest"}, "unrest"))
CAN_BE_GARRISONED: Final = everything()
for _kind in range(KINDS):
    if CARDS[_kind].no_garrison:
        CAN_BE_GARRISONED.fits[_kind] = 0

MANY: Final = 99
"""In place of any number, or all."""
