"""Several things that are chosen together: named in any order, all or none, taken back together."""

import json
from typing import Any

import pytest

from civtable.core.game import SPECTATOR, State
from civtable.core.match import Match
from civtable.games import GAMES, AnyGame
from civtable.server.bots import serving as bots
from civtable.server.bots.turns import question_for
from civtable.server.tables.messages import snapshot_text
from civtable.server.tables.seats import PERSON, Seat
from civtable.server.tables.table import Table as StoredTable
from tests.imperium.table import scenario as imperium
from tests.server.running import Running, Table
from tests.through_the_ages.table import scenario as through_the_ages

IMPERIUM, TTA = GAMES["imperium"], GAMES["through_the_ages"]
HAND = ["prosperity", "advance", "unrest", "unrest", "steppe"]
ARMY = ["legion", "raid_i", "enslave", "plunder_i"]
OF_2006 = {"edition": "2006"}


def cleaning_up() -> State:
    """The clean-up of a turn of Imperium: any number of cards may be discarded."""
    game = imperium("romans", "greeks", seats=[{"hand": HAND}], market=["town", "city"])
    game.play("pass", "place on town")
    return game.state


def too_many() -> State:
    """The end of a turn of Through the Ages with two military cards too many."""
    game = through_the_ages(2, seats=[{"military_hand": ARMY}])
    game.play("end")
    return game.state


def too_many_of_2006() -> State:
    """The same after the politics of the edition of 2006: what comes next shows nothing."""
    game = through_the_ages(2, settings=OF_2006, ask="politics", seats=[{"military_hand": ARMY}])
    game.play("pass")
    return game.state


def taken_in(server: Running, game: AnyGame, state: State, settings: dict[str, str] | None = None) -> Table:
    """A table at which a person plays on from a position, against a bot."""
    start = game.to_json(state)
    match = Match(game, settings or {}, ["human", "random"], "a table of the tests", "fast", start)
    made = server.post("/records", json.loads(match.record().to_text()))
    assert made.status_code == 201, made.text
    data = made.json()
    return Table(server, data["id"], {seat["seat"]: seat["token"] for seat in data["seats"]})


def chosen(table: Table, *codes: str) -> Any:
    """The answer to a choice of these, at the beginning of the table."""
    return table.post("/moves", {"ply": 0, "codes": list(codes)}, 0)


@pytest.fixture
def discarding(server: Running) -> Table:
    """Two of four military cards have to go."""
    return taken_in(server, TTA, too_many())


def test_the_deciding_seat_is_told_from_what_and_how_many(server: Running, discarding: Table) -> None:
    """Things that are there more than once are told with their number."""
    several = discarding.snapshot(0)["choice"]["several"]
    assert [(thing["code"], thing["count"]) for thing in several["things"]] == [
        (f"discard {card}", 1) for card in sorted(ARMY, key=lambda card: TTA.parse(f"discard {card}").index)
    ]
    assert (several["least"], several["most"], several["ordered"], several["enough"]) == (2, 2, False, None)
    cleaning = taken_in(server, IMPERIUM, cleaning_up()).snapshot(0)["choice"]["several"]
    counts = {thing["code"]: thing["count"] for thing in cleaning["things"]}
    assert counts["discard unrest"] == 2
    assert (cleaning["least"], cleaning["most"], cleaning["enough"]["code"]) == (0, 5, "pass")


def test_nobody_else_is_told(discarding: Table) -> None:
    """Neither a spectator nor a rival: the things may be a hidden hand."""
    assert discarding.snapshot()["choice"] is None
    seats, start = (Seat(PERSON), Seat(PERSON)), TTA.to_json(too_many())
    played = StoredTable("x" * 12, TTA, {}, "fast", "seed", None, False, None, 0.0, seats, start)
    table = played.started()
    assert '"several":{' in snapshot_text(table, 0, [])
    assert '"several":{' not in snapshot_text(table, 1, [])
    assert '"several":{' not in snapshot_text(table, SPECTATOR, [])


def test_they_may_be_named_in_any_order(server: Running) -> None:
    """What is kept is the same, in the order of the rules."""
    kept = []
    for codes in (["discard legion", "discard enslave"], ["discard enslave", "discard legion"]):
        table = taken_in(server, TTA, too_many())
        assert chosen(table, *codes).status_code == 200
        lines = [line["code"] for line in table.snapshot(0)["log"] if line["seat"] == 0]
        kept.append(lines[:2])
    assert kept[0] == kept[1]
    assert sorted(kept[0]) == ["discard enslave", "discard legion"]


@pytest.mark.parametrize(
    ("codes", "key"),
    [
        (["discard legion"], "several-few"),
        (["discard legion", "discard enslave", "discard raid_i"], "several-many"),
        (["discard legion", "discard legion"], "several-copies"),
        (["discard legion", "discard lejion"], "code-unknown-close"),
    ],
)
def test_a_wrong_choice_changes_nothing(discarding: Table, codes: list[str], key: str) -> None:
    """All of it or none."""
    before = discarding.snapshot(0)
    refusal = chosen(discarding, *codes)
    assert (refusal.status_code, refusal.json()["error"]["key"]) == (422, key)
    after = discarding.snapshot(0)
    assert (after["seq"], after["view"]) == (before["seq"], before["view"])


def test_where_any_number_may_be_chosen_it_has_to_be_said_that_these_are_all(server: Running) -> None:
    """The hand is as it was until then."""
    table = taken_in(server, IMPERIUM, cleaning_up())
    refusal = chosen(table, "discard steppe")
    assert refusal.json()["error"]["key"] == "several-enough"
    assert table.snapshot(0)["view"]["players"][0]["hand"]["cards"] == HAND
    assert chosen(table, "discard steppe", "discard unrest", "pass").status_code == 200
    lines = [line["code"] for line in table.snapshot(0)["log"] if line["seat"] == 0]
    assert sorted(lines[:3]) == ["discard steppe", "discard unrest", "pass"]


def test_one_code_after_the_other_is_possible_in_the_order_of_the_options(discarding: Table) -> None:
    """As bots do it."""
    first = discarding.snapshot(0)["choice"]["options"][0]["code"]
    assert discarding.play(0, 0, first).status_code == 200
    half = discarding.snapshot(0)
    assert half["choice"]["several"] is None, "the last one is chosen like anything else"
    assert discarding.play(0, 1, half["choice"]["options"][0]["code"]).status_code == 200


def test_they_are_taken_back_together(server: Running) -> None:
    """Never into their middle, whatever is asked for."""
    table = taken_in(server, TTA, too_many_of_2006(), OF_2006)
    first = table.snapshot(0)["choice"]["options"][0]["code"]
    table.play(0, 0, first)
    undo = table.snapshot(0)["undo"]
    assert (undo["to"], undo["steps"], undo["asked"]) == (0, [0], None)
    second = table.snapshot(0)["choice"]["options"][0]["code"]
    table.play(0, 1, second)
    assert table.post("/undo/ask", {"ply": 1}, 0).json()["ply"] == 0
    assert table.snapshot(0)["view"]["players"][0]["military_hand"]["cards"] == sorted(
        ARMY, key=lambda card: TTA.parse(f"discard {card}").index
    )


def test_a_preview_judges_a_whole_choice_and_changes_nothing(discarding: Table) -> None:
    """Why it is none yet; else what comes of it, unless that is not to be known."""

    def judged(*codes: str) -> Any:
        return discarding.get("/preview", 0, code=list(codes)).json()

    assert judged("discard enslave")["reason"] == {"key": "several-few", "args": {"picked": 1, "least": 2}}
    assert judged("discard enslave", "discard legion")["reason"] is None
    assert judged("discard enslave", "discard legion", "discard raid_i")["reason"]["key"] == "several-many"
    assert discarding.snapshot(0)["ply"] == 0


def test_why_never_speaks_of_an_order(discarding: Table) -> None:
    """A thing that can be one of those chosen together can be chosen; others are refused with their rule."""
    for thing in discarding.snapshot(0)["choice"]["several"]["things"]:
        assert discarding.get("/why", 0, code=thing["code"]).json() == {"reason": None}
    assert discarding.get("/why", 0, code="discard annex").json()["reason"] is not None


def test_no_bot_thinks_about_the_only_answer(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """What has one answer is answered for it at once."""
    numbers: list[int] = []

    def counted(game: AnyGame, state: State, seat: int, *thought: Any) -> str:
        decision = game.decision(state)
        assert decision is not None
        numbers.append(len(decision.options))
        return question_for(game, state, seat, *thought)

    monkeypatch.setattr(bots, "question_for", counted)
    table = server.table("random", "random", game="through_the_ages")
    table.until(lambda seen: seen["ply"] > 150 or seen["decision"] is None)
    assert len(numbers) > 20
    assert min(numbers) > 1
