"""Named fields of questions: what is written is read again, and the three numbers of old positions too."""

import json

import pytest

from civtable.core.errors import BadState
from civtable.core.game import State, Step
from civtable.core.reading import Node
from civtable.core.rng import fast_rng
from civtable.core.steps import NAMED, SEAT, SEATS, A, B, C, Field, Maker, step_form, step_from
from civtable.core.values import Json
from civtable.games import GAMES
from civtable.games.stone_age.steps import PayForCard
from civtable.games.through_the_ages.military.steps import Bid

KINDS = ["bid", "pay"]
FIELDS = [
    [
        Field("card", A, NAMED, ["raid", "spy"], needed=True),
        Field("bid", B),
        Field("bidder", C, SEAT, size=8, nothing=7),
        Field("bidders", C, SEATS, divisor=8),
    ],
    [Field("card", A, needed=True, low=1, high=4, shift=1)],
]


def bid(seat: int, card: int, highest: int, bidder: int, bidders: int) -> Step:
    """An auction of Through the Ages, as a kind of its own."""
    step = Bid(seat, card, highest, bidder, bidders)
    step.kind = 0
    return step


def pay(seat: int, card: int) -> Step:
    """A card of Stone Age, as a kind of its own."""
    step = PayForCard(seat, card)
    step.kind = 1
    return step


MAKERS: list[Maker] = [lambda seat, kept: bid(seat, *kept), lambda seat, kept: pay(seat, *kept)]


@pytest.mark.parametrize("step", [bid(1, 1, 12, 2, 5), bid(0, 0, 0, 7, 0), pay(2, 3)])
def test_what_is_written_is_read_again(step: Step) -> None:
    form = json.loads(json.dumps(step_form(step, KINDS, FIELDS)))
    assert step_from(Node(form), KINDS, FIELDS, MAKERS, 3).key() == step.key()
    old: Json = {"ask": KINDS[step.kind], "seat": step.seat, "numbers": list(step.key()[2:])}
    assert step_from(Node(old), KINDS, FIELDS, MAKERS, 3).key() == step.key()


def test_names_for_people() -> None:
    form = step_form(bid(1, 1, 12, 2, 5), KINDS, FIELDS)
    assert form == {"ask": "bid", "seat": 1, "card": "spy", "bid": 12, "bidder": 2, "bidders": [0, 2]}
    assert step_form(bid(0, 0, 0, 7, 0), KINDS, FIELDS)["bidder"] is None
    assert step_form(pay(0, 3), KINDS, FIELDS)["card"] == 4
    left_out = step_from(Node({"ask": "bid", "seat": 0, "card": "raid"}), KINDS, FIELDS, MAKERS, 3)
    assert left_out.key() == bid(0, 0, 0, 7, 0).key()


@pytest.mark.parametrize(
    ("more", "key"),
    [
        ({}, "state-missing-name"),
        ({"card": "iron"}, "state-not-a-choice"),
        ({"card": None}, "state-not-a-choice"),
        ({"card": "spy", "bidder": 3}, "state-not-in-range"),
        ({"card": "spy", "bidders": [0, 3]}, "state-not-in-range"),
        ({"card": "spy", "bid": -1}, "state-not-in-range"),
        ({"card": "spy", "colour": 1}, "state-unknown-name"),
        ({"numbers": [2, 0, 7]}, "state-step-number"),
        ({"numbers": [0, 0, 3]}, "state-step-number"),
        ({"numbers": [0, 0]}, "state-list-length"),
    ],
)
def test_what_cannot_be_is_refused(more: dict[str, object], key: str) -> None:
    form = json.loads(json.dumps({"ask": "bid", "seat": 0, **more}))
    with pytest.raises(BadState) as error:
        step_from(Node(form), KINDS, FIELDS, MAKERS, 3)
    assert error.value.reason.key == key


@pytest.mark.parametrize("name", ["through_the_ages", "imperium"])
def test_positions_that_were_stored_with_numbers_are_read(name: str) -> None:
    game = GAMES[name]
    rng = fast_rng("stored")
    state: State = game.start({}, 3, fast_rng("stored"))
    for _ in range(150):
        decision = game.decision(state)
        assert decision is not None
        form = json.loads(json.dumps(game.to_json(state)))
        form["steps"] = [
            {"ask": game.questions[step.kind].name, "seat": step.seat, "numbers": list(step.key()[2:])}
            for step in state.steps
        ]
        assert game.from_json(form).key() == state.key()
        game.apply(state, decision.options[rng.below(len(decision.options))])
        if game.decision(state) is None:
            break
