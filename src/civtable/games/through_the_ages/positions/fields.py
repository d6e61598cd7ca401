"""What the numbers of each kind of step mean: the fields of questions in forms, views and scenarios."""

from typing import Final

from civtable.core.steps import FLAG, NAMED, SEAT, SEATS, A, B, C, Field, Maker, packed
from civtable.games.through_the_ages import kinds
from civtable.games.through_the_ages.cards.table import CARD_IDS, SLOT_CARD
from civtable.games.through_the_ages.data import NONE

SLOT_NAMES: Final = [CARD_IDS[card] if card != NONE else "" for card in SLOT_CARD]
CARD: Final = Field("card", A, NAMED, CARD_IDS, needed=True)
AMOUNT: Final = Field("amount", A, needed=True, low=1)
VICTIM: Final = Field("victim", B, SEAT, needed=True)
ATTACKER: Final = Field("attacker", B, SEAT, needed=True)
LAST_CARD: Final = Field("last", B, NAMED, CARD_IDS, nothing=0)
LAST_UNIT: Final = Field("last", C, NAMED, SLOT_NAMES, nothing=0)

FIELDS: Final[list[list[Field]]] = [[] for _ in kinds.NAMES]
"""By kind of step."""

FIELDS[kinds.DOING_POLITICS] = [
    *(Field("action", A, NAMED, ["first", "second", "leaving_only"]), Field("stays", B, FLAG)),
]
FIELDS[kinds.DISCARDING] = [LAST_CARD]
FIELDS[kinds.ENDING_TURN] = [
    *(Field("production", A, NAMED, ["to_come", "done", "uprising"]), Field("rebellion", B)),
]

FIELDS[kinds.ORDERED_BUILD] = [CARD]
FIELDS[kinds.ORDERED_DEVELOP] = [CARD]
FIELDS[kinds.FOOD_OR_GOODS] = [AMOUNT]

FIELDS[kinds.DEFENDING] = [
    *(CARD, ATTACKER, Field("added", C, size=256), Field("cards_used", C, divisor=256, size=256)),
    Field("last", C, divisor=65536),
]
FIELDS[kinds.RAIDING] = [
    *(CARD, VICTIM, Field("fallen", C, size=16), Field("cost", C, divisor=16, size=4096)),
    Field("first", C, NAMED, SLOT_NAMES, divisor=65536, nothing=0),
]
FIELDS[kinds.PLUNDERING] = [CARD, VICTIM]
FIELDS[kinds.INFILTRATING] = [CARD, VICTIM]
FIELDS[kinds.ANNEXING] = [CARD, VICTIM]
FIELDS[kinds.STEALING] = [CARD, VICTIM, Field("left", C)]

FIELDS[kinds.ANSWERING_PACT] = [
    *(CARD, Field("offerer", B, SEAT, needed=True), Field("side_a", C, SEAT, needed=True)),
]
FIELDS[kinds.BIDDING] = [
    *(CARD, Field("bid", B), Field("bidder", C, SEAT, size=8, nothing=7)),
    Field("bidders", C, SEATS, divisor=8, needed=True),
]
FIELDS[kinds.SENDING] = [
    *(CARD, Field("bid", B), Field("last", C, size=1024), Field("thrown", C, divisor=1024)),
]

for _kind in (kinds.GAINING_EITHER, kinds.GAINING_SPLIT, kinds.LOSING_SPLIT):
    FIELDS[_kind] = [AMOUNT]
FIELDS[kinds.FREE_BUILDING] = [Field("technology", A, NAMED, SLOT_NAMES, needed=True)]
FIELDS[kinds.LOSING_PERSON] = [AMOUNT, Field("last", B, NAMED, ["", *SLOT_NAMES], nothing=0)]
FIELDS[kinds.TERRORIZING] = [Field("victim", A, SEAT, needed=True)]
FIELDS[kinds.AGREEING] = [Field("actions", A, nothing=NONE)]
FIELDS[kinds.DISCARDING_THREE] = [AMOUNT, LAST_CARD]

FIELDS[kinds.STRIKING] = [CARD, Field("rival", B, SEAT, needed=True), LAST_UNIT]
FIELDS[kinds.RESISTING] = [CARD, ATTACKER, LAST_UNIT]
FIELDS[kinds.RETURNING] = [AMOUNT]
FIELDS[kinds.LOOTING] = [CARD, VICTIM, Field("advantage", C)]
FIELDS[kinds.MINING] = [Field("corruption", A, FLAG)]

MAKERS: Final[list[Maker]] = [packed(kind, FIELDS[kind]) for kind in range(len(FIELDS))]
"""By kind of step."""
