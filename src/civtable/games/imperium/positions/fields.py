"""What each kind of step says: the fields of questions in forms, views and scenarios, and their makers."""

from typing import Final

from civtable.core.steps import FLAG, NAMED, SEAT, SEATS, A, B, C, Field, Maker, plain
from civtable.games.imperium.abilities.cues import Start, Use
from civtable.games.imperium.abilities.library import COMPILED, COMPILED_NAMES
from civtable.games.imperium.cards.table import CARD_IDS
from civtable.games.imperium.positions.frames import cue_from
from civtable.games.imperium.steps import (
    ACQUIRING,
    ACTING,
    AUTOMA_DO,
    AUTOMA_FILL,
    AUTOMA_NEXT,
    AUTOMA_SUFFERS,
    AVOIDING,
    BREAKING_THROUGH,
    BRIBING,
    CHOOSING,
    CHOOSING_ASKED,
    CONFIRMING,
    CONFIRMING_ASKED,
    COPYING,
    DECLARING,
    DEVELOPING,
    DRAWING,
    DRAWING_SOME,
    EXILING,
    FINDING,
    FREE_PLAYING,
    GIVING,
    HOSTING,
    NAMES,
    PAYING,
    PICK_UNIT,
    PICKING,
    PICKING_ASKED,
    PLACING,
    PLAYING_ACQUIRED,
    PUTTING_BACK,
    RESTORING,
    RUNNING,
    SHARING_UNREST,
    STARTING,
    SWAPPING_EXILE,
    SWAPPING_MARKET,
    TAKING_FAME,
    USING,
    AbilityStep,
    Act,
    Avoid,
    Bribe,
    CardStep,
    Declare,
    Develop,
    DoSequence,
    Draw,
    DrawSome,
    FillSpaces,
    Give,
    LookAtFame,
    NextSpace,
    Pay,
    Pick,
    Place,
    Restore,
    ShareUnrest,
)
from civtable.games.imperium.terms import ICONS, NONE, RESOURCES, YOU_GAIN_MATERIAL

ABILITY: Final = Field("ability", A, NAMED, COMPILED_NAMES, needed=True)
POSITION: Final = Field("position", B)
CARD: Final = Field("card", A, NAMED, CARD_IDS, needed=True)
MAY_DECLINE: Final = "may_decline"
RESHUFFLES: Final = ["if_needed", "never", "until_full"]

FIELDS: Final[list[list[Field]]] = [[] for _ in NAMES]
"""By kind of step."""

OF_ABILITIES: Final = [
    *(RUNNING, CHOOSING, CHOOSING_ASKED, CONFIRMING, CONFIRMING_ASKED),
    *(ACQUIRING, BREAKING_THROUGH, EXILING, HOSTING, FINDING),
    *(FREE_PLAYING, COPYING, SWAPPING_EXILE, AUTOMA_SUFFERS),
]
"""Steps of an ability that say no more than its number, and the position within it."""

for _kind in OF_ABILITIES:
    FIELDS[_kind] = [ABILITY, POSITION]
for _kind in (PICKING, PICKING_ASKED):
    FIELDS[_kind] = [
        *(ABILITY, POSITION, Field("to_pick", C, divisor=PICK_UNIT)),
        Field("lowest", C, size=PICK_UNIT, high=PICK_UNIT),
    ]
FIELDS[DRAWING_SOME] = [ABILITY, POSITION, Field("most", C)]
FIELDS[GIVING] = [ABILITY, POSITION, Field("to", C, SEAT, nothing=NONE)]

FIELDS[ACTING] = [Field("acted", A, FLAG)]
FIELDS[PAYING] = [
    *(Field("material", A, divisor=10000), Field("population", A, divisor=100, size=100)),
    *(Field("progress", A, size=100), Field("development", B, FLAG)),
]
CUE: Final = [
    Field("icon", C, NAMED, ICONS, nothing=NONE),
    Field("resource", C, NAMED, RESOURCES, nothing=NONE),
    Field("amount", C),
]
"""What set an ability off: an icon, or so many of a resource."""

FIELDS[STARTING] = [ABILITY, Field("card", B, NAMED, CARD_IDS, nothing=NONE), *CUE]
FIELDS[USING] = [ABILITY, *CUE]
FIELDS[DRAWING] = [
    Field("number", A),
    Field("reshuffle", B, NAMED, RESHUFFLES),
    Field("reshuffled", C, FLAG),
]
FIELDS[DEVELOPING] = [Field("free", A, FLAG), Field(MAY_DECLINE, B, FLAG)]
FIELDS[PLAYING_ACQUIRED] = [CARD]
FIELDS[PLACING] = [Field("resource", A, NAMED, RESOURCES, needed=True), Field("number", B, needed=True)]
FIELDS[TAKING_FAME] = [Field("number", A, needed=True)]
FIELDS[PUTTING_BACK] = [Field("number", A, needed=True), Field("placed", B)]
FIELDS[DECLARING] = [Field("suits", A, needed=True)]
FIELDS[SWAPPING_MARKET] = [CARD]
FIELDS[AVOIDING] = [Field("attacker", A, SEAT, nothing=NONE), Field("bribed", B, FLAG)]
FIELDS[BRIBING] = [
    *(
        Field("victim", A, SEAT, needed=True),
        Field("place", B),
        Field("ability", C, NAMED, COMPILED_NAMES, needed=True),
    ),
]
FIELDS[RESTORING] = [Field(MAY_DECLINE, A, FLAG)]
FIELDS[SHARING_UNREST] = [Field("seats", A, SEATS, needed=True)]

FIELDS[AUTOMA_NEXT] = [Field("space", A)]
FIELDS[AUTOMA_DO] = [Field("sequence", A), Field("position", B)]
FIELDS[AUTOMA_FILL] = [Field("journey_done", A, FLAG)]


def of_ability(kind: int) -> Maker:
    """The maker of a kind of step that says where an ability is, and no more."""
    return lambda seat, kept: AbilityStep(kind, seat, kept[0], kept[1])


def _makers() -> list[Maker]:
    """[kind]."""
    found = [plain(kind) for kind in range(len(NAMES))]
    for kind in OF_ABILITIES:
        found[kind] = of_ability(kind)
    found[ACTING] = lambda seat, kept: Act(seat, bool(kept[0]))
    found[PICKING] = lambda seat, kept: Pick(PICKING, seat, kept[0], kept[1], kept[2], kept[3])
    found[PICKING_ASKED] = lambda seat, kept: Pick(PICKING_ASKED, seat, kept[0], kept[1], kept[2], kept[3])
    found[DRAWING_SOME] = lambda seat, kept: DrawSome(seat, kept[0], kept[1], kept[2])
    found[GIVING] = lambda seat, kept: Give(seat, kept[0], kept[1], kept[2])
    found[STARTING] = lambda seat, kept: Start(seat, kept[0], kept[1], kept[2], kept[3], kept[4])
    found[USING] = lambda seat, kept: Use(seat, kept[0], kept[1], kept[2], kept[3])
    found[PAYING] = lambda seat, kept: Pay(seat, kept[0], kept[1], kept[2], bool(kept[3]))
    found[DRAWING] = lambda seat, kept: Draw(seat, kept[0], kept[1], bool(kept[2]))
    found[DEVELOPING] = lambda seat, kept: Develop(seat, bool(kept[0]), bool(kept[1]))
    found[PLAYING_ACQUIRED] = lambda seat, kept: CardStep(PLAYING_ACQUIRED, seat, kept[0])
    found[SWAPPING_MARKET] = lambda seat, kept: CardStep(SWAPPING_MARKET, seat, kept[0])
    found[PLACING] = lambda seat, kept: Place(seat, kept[0], kept[1])
    found[TAKING_FAME] = lambda seat, kept: LookAtFame(TAKING_FAME, seat, kept[0])
    found[PUTTING_BACK] = lambda seat, kept: LookAtFame(PUTTING_BACK, seat, kept[0], kept[1])
    found[DECLARING] = lambda seat, kept: Declare(seat, kept[0])
    found[AVOIDING] = lambda seat, kept: Avoid(seat, kept[0], bool(kept[1]))
    found[BRIBING] = lambda seat, kept: Bribe(seat, kept[0], kept[1], kept[2])
    found[RESTORING] = lambda seat, kept: Restore(seat, bool(kept[0]))
    found[SHARING_UNREST] = lambda seat, kept: ShareUnrest(seat, kept[0])
    found[AUTOMA_NEXT] = lambda seat, kept: NextSpace(seat, kept[0])
    found[AUTOMA_DO] = lambda seat, kept: DoSequence(seat, kept[0], kept[1])
    found[AUTOMA_FILL] = lambda seat, kept: FillSpaces(seat, bool(kept[0]))
    return found


MAKERS: Final = _makers()
"""By kind of step."""

# What was stored earlier: one number said what had set an ability off.

OLD_FIELDS: Final = FIELDS[:]
OLD_FIELDS[STARTING] = [ABILITY, Field("card", B, NAMED, CARD_IDS, nothing=NONE), Field("number", C)]
OLD_FIELDS[USING] = [ABILITY, Field("number", B)]


def old_cue(ability: int, number: int) -> list[int]:
    """Icon, resource and amount, from that number."""
    return cue_from(COMPILED[ability].cue == YOU_GAIN_MATERIAL, number)


OLD_MAKERS: Final = MAKERS[:]
OLD_MAKERS[STARTING] = lambda seat, kept: Start(seat, kept[0], kept[1], *old_cue(kept[0], kept[2]))
OLD_MAKERS[USING] = lambda seat, kept: Use(seat, kept[0], *old_cue(kept[0], kept[1]))
