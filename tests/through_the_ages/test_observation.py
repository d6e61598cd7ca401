"""What questions say is in the numbers, also those that random play hardly ever asks."""

import pytest

from civtable.core.game import Step
from civtable.core.observation import memory_of, room_for, size_of
from civtable.core.rng import fast_rng
from civtable.core.steps import kept_in
from civtable.games.through_the_ages import GAME, steps
from civtable.games.through_the_ages.cards.table import PACTS, TERRITORIES, card
from civtable.games.through_the_ages.data import AGGRESSION
from civtable.games.through_the_ages.military.steps import (
    NO_BIDDER,
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
from civtable.games.through_the_ages.observation.cards import MILITARY, WARS, of_kinds
from civtable.games.through_the_ages.observation.observer import OBSERVER
from civtable.games.through_the_ages.positions.fields import FIELDS
from civtable.games.through_the_ages.state import ThroughTheAges
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

RAIDS = of_kinds([AGGRESSION])
BUILDS, DEVELOPS = card("rich_land_a"), card("breakthrough_i")
FARM_I, LAB_0, LAB_I, INFANTRY_0, INFANTRY_I = 1, 8, 9, 28, 29

PAIRS: list[tuple[Step, Step]] = [
    (DoPolitics(0, 0), DoPolitics(0, 1)),
    (DoPolitics(0, 0, 0), DoPolitics(0, 0, 1)),
    (DiscardExcess(0, 0), DiscardExcess(0, MILITARY[3])),
    (EndTurn(0, 0), EndTurn(0, 1)),
    (EndTurn(0, 0, 0), EndTurn(0, 0, 2)),
    (FollowCard(steps.ORDERED_BUILD, 0, BUILDS), FollowCard(steps.ORDERED_BUILD, 0, DEVELOPS)),
    (FollowCard(steps.ORDERED_DEVELOP, 0, BUILDS), FollowCard(steps.ORDERED_DEVELOP, 0, DEVELOPS)),
    *[
        (Amount(kind, 0, 1), Amount(kind, 0, 2))
        for kind in (
            *(steps.FOOD_OR_GOODS, steps.GAINING_EITHER, steps.GAINING_SPLIT, steps.LOSING_SPLIT),
            steps.RETURNING,
        )
    ],
    (Defend(0, RAIDS[0], 1), Defend(0, RAIDS[1], 1)),
    (Defend(0, RAIDS[0], 1), Defend(0, RAIDS[0], 2)),
    (Defend(0, RAIDS[0], 1, 2), Defend(0, RAIDS[0], 1, 4)),
    (Defend(0, RAIDS[0], 1, 2, 1), Defend(0, RAIDS[0], 1, 2, 2)),
    (Defend(0, RAIDS[0], 1, 2, 1, 5), Defend(0, RAIDS[0], 1, 2, 1, 6)),
    (Raid(0, RAIDS[0], 1), Raid(0, RAIDS[1], 1)),
    (Raid(0, RAIDS[0], 1), Raid(0, RAIDS[0], 2)),
    (Raid(0, RAIDS[0], 1, 1), Raid(0, RAIDS[0], 1, 2)),
    (Raid(0, RAIDS[0], 1, 1, 3), Raid(0, RAIDS[0], 1, 1, 5)),
    (Raid(0, RAIDS[0], 1, 1, 3, LAB_0), Raid(0, RAIDS[0], 1, 1, 3, LAB_I)),
    *[
        pair
        for kind in (steps.PLUNDERING, steps.INFILTRATING, steps.ANNEXING)
        for pair in [
            (TakeFrom(kind, 0, RAIDS[0], 1), TakeFrom(kind, 0, RAIDS[1], 1)),
            (TakeFrom(kind, 0, RAIDS[0], 1), TakeFrom(kind, 0, RAIDS[0], 2)),
        ]
    ],
    (Steal(0, WARS[0], 1, 4), Steal(0, WARS[1], 1, 4)),
    (Steal(0, WARS[0], 1, 4), Steal(0, WARS[0], 2, 4)),
    (Steal(0, WARS[0], 1, 4), Steal(0, WARS[0], 1, 5)),
    (AnswerPact(0, PACTS[0], 1, 0), AnswerPact(0, PACTS[1], 1, 0)),
    (AnswerPact(0, PACTS[0], 1, 0), AnswerPact(0, PACTS[0], 2, 0)),
    (AnswerPact(0, PACTS[0], 1, 0), AnswerPact(0, PACTS[0], 1, 1)),
    (Bid(0, TERRITORIES[0], 3, 1, 7), Bid(0, TERRITORIES[1], 3, 1, 7)),
    (Bid(0, TERRITORIES[0], 3, 1, 7), Bid(0, TERRITORIES[0], 4, 1, 7)),
    (Bid(0, TERRITORIES[0], 3, 1, 7), Bid(0, TERRITORIES[0], 3, 2, 7)),
    (Bid(0, TERRITORIES[0], 0, NO_BIDDER, 7), Bid(0, TERRITORIES[0], 0, 1, 7)),
    (Bid(0, TERRITORIES[0], 3, 1, 7), Bid(0, TERRITORIES[0], 3, 1, 3)),
    (Send(0, TERRITORIES[0], 3), Send(0, TERRITORIES[1], 3)),
    (Send(0, TERRITORIES[0], 3), Send(0, TERRITORIES[0], 4)),
    (Send(0, TERRITORIES[0], 3, 28), Send(0, TERRITORIES[0], 3, 29)),
    (Send(0, TERRITORIES[0], 3, 28, 0), Send(0, TERRITORIES[0], 3, 28, 1)),
    (FreeBuild(0, 0), FreeBuild(0, FARM_I)),
    (LosePeople(0, 1), LosePeople(0, 2)),
    (LosePeople(0, 1, 3), LosePeople(0, 1, 5)),
    (Terrorize(0, 1), Terrorize(0, 2)),
    (Agree(0, 3), Agree(0, 4)),
    (DiscardSome(0, 1), DiscardSome(0, 2)),
    (DiscardSome(0, 1, MILITARY[3]), DiscardSome(0, 1, MILITARY[4])),
    (Strike(0, RAIDS[0], 1), Strike(0, RAIDS[1], 1)),
    (Strike(0, RAIDS[0], 1), Strike(0, RAIDS[0], 2)),
    (Strike(0, RAIDS[0], 1, INFANTRY_0), Strike(0, RAIDS[0], 1, INFANTRY_I)),
    (Resist(0, WARS[0], 1), Resist(0, WARS[1], 1)),
    (Resist(0, WARS[0], 1), Resist(0, WARS[0], 2)),
    (Resist(0, WARS[0], 1, INFANTRY_0), Resist(0, WARS[0], 1, INFANTRY_I)),
    (Loot(0, WARS[0], 1, 4), Loot(0, WARS[1], 1, 4)),
    (Loot(0, WARS[0], 1, 4), Loot(0, WARS[0], 2, 4)),
    (Loot(0, WARS[0], 1, 4), Loot(0, WARS[0], 1, 5)),
    (Mine(0, 0), Mine(0, 1)),
]
"""Questions that differ in one thing that they say, for every such thing."""

SECRET = [steps.DEFENDING, steps.DISCARDING, steps.DISCARDING_SOME, steps.SENDING]
"""Whose `last` only the one who is asked knows: it was discarded face down."""


def differing(one: Step, other: Step) -> list[str]:
    """The names of what two questions say otherwise."""
    return [field.name for field in FIELDS[one.kind] if kept_in(one, field) != kept_in(other, field)]


def table(waiting: Step | None = None) -> ThroughTheAges:
    """Three players at the beginning; a question may wait below the first."""
    state = GAME.start({}, 3, fast_rng("questions"))
    if waiting is not None:
        state.steps.insert(len(state.steps) - 1, waiting)
    return state


def numbers(state: ThroughTheAges, seat: int) -> bytes:
    """As a seat sees a position."""
    to = room_for(size_of(OBSERVER.parts(3)))
    OBSERVER.write(state, seat, to)
    return bytes(memory_of(to))


def with_question(step: Step, seat: int) -> bytes:
    """The same position with a question on top."""
    state = table()
    state.steps.append(step)
    return numbers(state, seat)


def test_every_thing_that_questions_say_is_tried() -> None:
    tried = {(one.kind, name) for one, other in PAIRS for name in differing(one, other)}
    assert tried == {(kind, field.name) for kind in range(len(FIELDS)) for field in FIELDS[kind]}


@pytest.mark.parametrize(("one", "other"), PAIRS, ids=lambda step: steps.NAMES[step.kind])
def test_what_a_question_says_is_in_the_numbers(one: Step, other: Step) -> None:
    """For who is asked, and for the others unless it is theirs alone to know."""
    (name,) = differing(one, other)
    assert with_question(one, 0) != with_question(other, 0)
    secret = name == "last" and one.kind in SECRET
    assert (with_question(one, 1) == with_question(other, 1)) == secret


@pytest.mark.parametrize("kind", range(len(steps.NAMES)))
def test_kind_and_seat_of_a_question_are_in_the_numbers(kind: int) -> None:
    tops = {with_question(Step(kind, seat), 0) for seat in range(3)}
    below = {numbers(table(Step(kind, seat)), 0) for seat in range(3)}
    assert (len(tops), len(below)) == (3, 3)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (DoPolitics(1, 0), DoPolitics(1, 1)),
        (EndTurn(1, 0, 0), EndTurn(1, 0, 1)),
        (Amount(steps.GAINING_SPLIT, 1, 2), Amount(steps.GAINING_SPLIT, 1, 3)),
        (LosePeople(1, 1), LosePeople(1, 2)),
        (DiscardSome(1, 1), DiscardSome(1, 2)),
        (FreeBuild(1, 0), FreeBuild(1, FARM_I)),
    ],
)
def test_what_waits_is_in_the_numbers(one: Step, other: Step) -> None:
    assert numbers(table(one), 0) != numbers(table(other), 0)
