"""What each kind of step says: the fields of questions in forms, views and scenarios."""

from typing import Final

from civtable.core.game import Step
from civtable.core.steps import FLAG, NAMED, SEAT, SEATS, A, B, C, Field, Maker, kept_in, plain
from civtable.games.through_the_ages import steps
from civtable.games.through_the_ages.cards.table import CARD_IDS, SLOT_CARD
from civtable.games.through_the_ages.data import NONE
from civtable.games.through_the_ages.military.steps import (
    Bid,
    Defend,
    Loot,
    Raid,
    Resist,
    Send,
    Steal,
    Strike,
    TakeFrom,
)
from civtable.games.through_the_ages.steps import (
    Agree,
    Amount,
    AnswerPact,
    DiscardExcess,
    DiscardSome,
    DoPolitics,
    EndTurn,
    FollowCard,
    FreeBuild,
    LosePeople,
    Mine,
    Terrorize,
)

SLOT_NAMES: Final = [CARD_IDS[card] if card != NONE else "" for card in SLOT_CARD]
CARD: Final = Field("card", A, NAMED, CARD_IDS, needed=True)
AMOUNT: Final = Field("amount", A, needed=True, low=1)
VICTIM: Final = Field("victim", B, SEAT, needed=True)
ATTACKER: Final = Field("attacker", B, SEAT, needed=True)
LAST_CARD: Final = Field("last", B, NAMED, CARD_IDS, nothing=0)
LAST_UNIT: Final = Field("last", C, NAMED, SLOT_NAMES, nothing=0)

FIELDS: Final[list[list[Field]]] = [[] for _ in steps.NAMES]
"""By kind of step."""

FIELDS[steps.DOING_POLITICS] = [
    *(Field("action", A, NAMED, ["first", "second", "leaving_only"]), Field("stays", B, FLAG)),
]
FIELDS[steps.DISCARDING] = [LAST_CARD]
FIELDS[steps.ENDING_TURN] = [
    *(Field("production", A, NAMED, ["to_come", "done", "uprising"]), Field("rebellion", B)),
]

FIELDS[steps.ORDERED_BUILD] = [CARD]
FIELDS[steps.ORDERED_DEVELOP] = [CARD]
FIELDS[steps.FOOD_OR_GOODS] = [AMOUNT]

FIELDS[steps.DEFENDING] = [
    *(CARD, ATTACKER, Field("added", C, size=256), Field("cards_used", C, divisor=256, size=256)),
    Field("last", C, divisor=65536),
]
FIELDS[steps.RAIDING] = [
    *(CARD, VICTIM, Field("fallen", C, size=16), Field("cost", C, divisor=16, size=4096)),
    Field("first", C, NAMED, SLOT_NAMES, divisor=65536, nothing=0),
]
FIELDS[steps.PLUNDERING] = [CARD, VICTIM]
FIELDS[steps.INFILTRATING] = [CARD, VICTIM]
FIELDS[steps.ANNEXING] = [CARD, VICTIM]
FIELDS[steps.STEALING] = [CARD, VICTIM, Field("left", C)]

FIELDS[steps.ANSWERING_PACT] = [
    *(CARD, Field("offerer", B, SEAT, needed=True), Field("side_a", C, SEAT, needed=True)),
]
FIELDS[steps.BIDDING] = [
    *(CARD, Field("bid", B), Field("bidder", C, SEAT, size=8, nothing=7)),
    Field("bidders", C, SEATS, divisor=8, needed=True),
]
FIELDS[steps.SENDING] = [
    *(CARD, Field("bid", B), Field("last", C, size=1024), Field("thrown", C, divisor=1024)),
]

for _kind in (steps.GAINING_EITHER, steps.GAINING_SPLIT, steps.LOSING_SPLIT):
    FIELDS[_kind] = [AMOUNT]
FIELDS[steps.FREE_BUILDING] = [Field("technology", A, NAMED, SLOT_NAMES, needed=True)]
FIELDS[steps.LOSING_PERSON] = [AMOUNT, Field("last", B, NAMED, ["", *SLOT_NAMES], nothing=0)]
FIELDS[steps.TERRORIZING] = [Field("victim", A, SEAT, needed=True)]
FIELDS[steps.AGREEING] = [Field("actions", A, nothing=NONE)]
FIELDS[steps.DISCARDING_SOME] = [AMOUNT, LAST_CARD]

FIELDS[steps.STRIKING] = [CARD, Field("rival", B, SEAT, needed=True), LAST_UNIT]
FIELDS[steps.RESISTING] = [CARD, ATTACKER, LAST_UNIT]
FIELDS[steps.RETURNING] = [AMOUNT]
FIELDS[steps.LOOTING] = [CARD, VICTIM, Field("advantage", C)]
FIELDS[steps.MINING] = [Field("corruption", A, FLAG)]

MAKERS: Final[list[Maker]] = [plain(kind) for kind in range(len(FIELDS))]
"""By kind of step: makes it from what its fields keep."""

MAKERS[steps.DOING_POLITICS] = lambda seat, kept: DoPolitics(seat, kept[0], kept[1])
MAKERS[steps.DISCARDING] = lambda seat, kept: DiscardExcess(seat, kept[0])
MAKERS[steps.ENDING_TURN] = lambda seat, kept: EndTurn(seat, kept[0], kept[1])
MAKERS[steps.ORDERED_BUILD] = lambda seat, kept: FollowCard(steps.ORDERED_BUILD, seat, kept[0])
MAKERS[steps.ORDERED_DEVELOP] = lambda seat, kept: FollowCard(steps.ORDERED_DEVELOP, seat, kept[0])
MAKERS[steps.FOOD_OR_GOODS] = lambda seat, kept: Amount(steps.FOOD_OR_GOODS, seat, kept[0])
MAKERS[steps.DEFENDING] = lambda seat, kept: Defend(seat, kept[0], kept[1], kept[2], kept[3], kept[4])
MAKERS[steps.RAIDING] = lambda seat, kept: Raid(seat, kept[0], kept[1], kept[2], kept[3], kept[4])
MAKERS[steps.PLUNDERING] = lambda seat, kept: TakeFrom(steps.PLUNDERING, seat, kept[0], kept[1])
MAKERS[steps.INFILTRATING] = lambda seat, kept: TakeFrom(steps.INFILTRATING, seat, kept[0], kept[1])
MAKERS[steps.ANNEXING] = lambda seat, kept: TakeFrom(steps.ANNEXING, seat, kept[0], kept[1])
MAKERS[steps.STEALING] = lambda seat, kept: Steal(seat, kept[0], kept[1], kept[2])
MAKERS[steps.ANSWERING_PACT] = lambda seat, kept: AnswerPact(seat, kept[0], kept[1], kept[2])
MAKERS[steps.BIDDING] = lambda seat, kept: Bid(seat, kept[0], kept[1], kept[2], kept[3])
MAKERS[steps.SENDING] = lambda seat, kept: Send(seat, kept[0], kept[1], kept[2], kept[3])
MAKERS[steps.GAINING_EITHER] = lambda seat, kept: Amount(steps.GAINING_EITHER, seat, kept[0])
MAKERS[steps.GAINING_SPLIT] = lambda seat, kept: Amount(steps.GAINING_SPLIT, seat, kept[0])
MAKERS[steps.LOSING_SPLIT] = lambda seat, kept: Amount(steps.LOSING_SPLIT, seat, kept[0])
MAKERS[steps.FREE_BUILDING] = lambda seat, kept: FreeBuild(seat, kept[0])
MAKERS[steps.LOSING_PERSON] = lambda seat, kept: LosePeople(seat, kept[0], kept[1])
MAKERS[steps.TERRORIZING] = lambda seat, kept: Terrorize(seat, kept[0])
MAKERS[steps.AGREEING] = lambda seat, kept: Agree(seat, kept[0])
MAKERS[steps.DISCARDING_SOME] = lambda seat, kept: DiscardSome(seat, kept[0], kept[1])
MAKERS[steps.STRIKING] = lambda seat, kept: Strike(seat, kept[0], kept[1], kept[2])
MAKERS[steps.RESISTING] = lambda seat, kept: Resist(seat, kept[0], kept[1], kept[2])
MAKERS[steps.RETURNING] = lambda seat, kept: Amount(steps.RETURNING, seat, kept[0])
MAKERS[steps.LOOTING] = lambda seat, kept: Loot(seat, kept[0], kept[1], kept[2])
MAKERS[steps.MINING] = lambda seat, kept: Mine(seat, kept[0])

RIVALS: Final = ["attacker", "offerer", "rival", "victim"]


def card_in(step: Step) -> int:
    """The card that a question is about; -1 if it is about none."""
    return kept_in(step, CARD) if CARD in FIELDS[step.kind] else NONE


def rival_in(step: Step) -> int:
    """The seat of the rival that a question is about; -1 if it is about nobody else."""
    for field in FIELDS[step.kind]:
        if field.name in RIVALS:
            return kept_in(step, field)
    return NONE
