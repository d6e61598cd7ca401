"""What the numbers of each kind of step mean: the fields of questions in forms, views and scenarios."""

from typing import Final

from civtable.core.steps import FLAG, NAMED, SEAT, SEATS, A, B, C, Field, Maker, packed
from civtable.games.imperium import kinds
from civtable.games.imperium.abilities.book import ABILITY_NAMES
from civtable.games.imperium.abilities.pushing import PICK_UNIT
from civtable.games.imperium.cards.table import CARD_IDS
from civtable.games.imperium.terms import NONE, RESOURCES

ABILITY: Final = Field("ability", A, NAMED, ABILITY_NAMES, needed=True)
POSITION: Final = Field("position", B)
CARD: Final = Field("card", A, NAMED, CARD_IDS, needed=True)
MAY_DECLINE: Final = "may_decline"
RESHUFFLES: Final = ["if_needed", "never", "until_full"]

FIELDS: Final[list[list[Field]]] = [[] for _ in kinds.NAMES]
"""By kind of step."""

OF_ABILITIES: Final = [
    *(kinds.RUNNING, kinds.CHOOSING, kinds.CHOOSING_ASKED, kinds.CONFIRMING, kinds.CONFIRMING_ASKED),
    *(kinds.PICKING, kinds.PICKING_ASKED, kinds.DRAWING_SOME, kinds.ACQUIRING, kinds.BREAKING_THROUGH),
    *(kinds.EXILING, kinds.HOSTING, kinds.GIVING, kinds.FINDING, kinds.FREE_PLAYING, kinds.COPYING),
    *(kinds.SWAPPING_EXILE, kinds.AUTOMA_SUFFERS),
]
"""Questions of an ability: its number, and the position within it."""

for _kind in OF_ABILITIES:
    FIELDS[_kind] = [ABILITY, POSITION]
for _kind in (kinds.PICKING, kinds.PICKING_ASKED):
    FIELDS[_kind] += [Field("to_pick", C, divisor=PICK_UNIT)]
    FIELDS[_kind] += [Field("lowest", C, size=PICK_UNIT, high=PICK_UNIT)]
FIELDS[kinds.DRAWING_SOME] += [Field("most", C)]
FIELDS[kinds.GIVING] += [Field("to", C, SEAT, nothing=NONE)]

FIELDS[kinds.ACTING] = [Field("acted", A, FLAG)]
FIELDS[kinds.PAYING] = [
    *(Field("material", A, divisor=10000), Field("population", A, divisor=100, size=100)),
    *(Field("progress", A, size=100), Field("development", B, FLAG)),
]
FIELDS[kinds.STARTING] = [
    *(ABILITY, Field("card", B, NAMED, CARD_IDS, nothing=NONE), Field("number", C, low=-1)),
]
FIELDS[kinds.USING] = [ABILITY, Field("number", B, low=-1)]
FIELDS[kinds.DRAWING] = [
    Field("number", A),
    Field("reshuffle", B, NAMED, RESHUFFLES),
    Field("reshuffled", C, FLAG),
]
FIELDS[kinds.DEVELOPING] = [Field("free", A, FLAG), Field(MAY_DECLINE, B, FLAG)]
FIELDS[kinds.PLAYING_ACQUIRED] = [CARD]
FIELDS[kinds.PLACING] = [Field("resource", A, NAMED, RESOURCES, needed=True), Field("number", B, needed=True)]
FIELDS[kinds.TAKING_FAME] = [Field("number", A, needed=True)]
FIELDS[kinds.PUTTING_BACK] = [Field("number", A, needed=True), Field("placed", B)]
FIELDS[kinds.DECLARING] = [Field("suits", A, needed=True)]
FIELDS[kinds.SWAPPING_MARKET] = [CARD]
FIELDS[kinds.AVOIDING] = [Field("attacker", A, SEAT, nothing=NONE), Field("bribed", B, FLAG)]
FIELDS[kinds.BRIBING] = [
    *(
        Field("victim", A, SEAT, needed=True),
        Field("place", B),
        Field("ability", C, NAMED, ABILITY_NAMES, needed=True),
    ),
]
FIELDS[kinds.RESTORING] = [Field(MAY_DECLINE, A, FLAG)]
FIELDS[kinds.SHARING_UNREST] = [Field("seats", A, SEATS, needed=True)]

FIELDS[kinds.AUTOMA_NEXT] = [Field("space", A)]
FIELDS[kinds.AUTOMA_DO] = [Field("sequence", A), Field("position", B)]
FIELDS[kinds.AUTOMA_FILL] = [Field("journey_done", A, FLAG)]

MAKERS: Final[list[Maker]] = [packed(kind, FIELDS[kind]) for kind in range(len(FIELDS))]
"""By kind of step."""
