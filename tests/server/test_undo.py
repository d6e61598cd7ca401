"""Taking back: alone as far as the engine allows, further if the others agree."""

import json
import random

from civtable.core.match import Match
from civtable.games import game_named
from tests.server.running import Running


def test_own_choices_that_told_nothing_can_be_taken_back(server: Running) -> None:
    table = server.table("person", "person")
    before = table.snapshot(0)
    table.play(0, 0, "place 2 forest")
    assert table.snapshot(0)["undo"]["to"] == 0
    assert table.snapshot(1)["undo"]["to"] is None
    assert table.post("/undo", {"ply": 0}, 1).status_code == 403
    assert table.post("/undo", {"ply": 0}, 0).json() == {"seq": 2, "ply": 0}
    after = table.snapshot(0)
    assert (after["view"], after["choice"], after["log"]) == (before["view"], before["choice"], [])


def test_nobody_takes_back_alone_once_another_has_chosen(server: Running) -> None:
    table = server.table("person", "person")
    table.play(0, 0, "place 2 forest")
    table.play(1, 1, "place 2 river")
    assert table.snapshot(0)["undo"]["to"] is None
    answer = table.post("/undo", {"ply": 0}, 0)
    assert (answer.status_code, answer.json()["error"]["key"]) == (403, "server-undo-ask")
    assert table.post("/undo", {"ply": 2}, 0).status_code == 409


def test_the_others_may_agree_to_take_back(server: Running) -> None:
    table = server.table("person", "person", "person")
    for ply, code in enumerate(["place 2 forest", "place 2 river", "place 2 quarry"]):
        assert table.play(ply, ply, code).status_code == 200
    assert table.post("/undo/ask", {"ply": 0}, 0).status_code == 200
    assert table.snapshot(1)["undo"]["asked"] == {"by": 0, "ply": 0, "waiting": [1, 2]}
    assert table.post("/undo/answer", {"yes": True}, 0).status_code == 409
    table.post("/undo/answer", {"yes": True}, 1)
    assert table.snapshot()["ply"] == 3
    table.post("/undo/answer", {"yes": True}, 2)
    assert (table.snapshot()["ply"], table.snapshot()["undo"]["asked"]) == (0, None)


def test_one_refusal_or_a_new_choice_ends_the_question(server: Running) -> None:
    table = server.table("person", "person")
    table.play(0, 0, "place 2 forest")
    for ending in ("no", "withdrawn", "move"):
        ply = table.snapshot()["ply"]
        asker = 0
        assert table.post("/undo/ask", {"ply": 0}, asker).status_code == 200
        if ending == "move":
            seat = table.snapshot()["decision"]["seat"]
            table.play(seat, ply, table.snapshot(seat)["choice"]["options"][0]["code"])
        else:
            assert table.post("/undo/answer", {"yes": False}, 1 if ending == "no" else 0).status_code == 200
            assert table.snapshot()["ply"] == ply
        assert table.snapshot()["undo"]["asked"] is None
        assert table.post("/undo/answer", {"yes": True}, 1).status_code == 409


def test_bots_always_agree(server: Running) -> None:
    table = server.table("person", "book")
    table.play(0, 0, "place 2 forest")
    table.until(lambda seen: seen["choice"] is not None, 0)
    assert table.post("/undo", {"ply": 0}, 0).status_code == 403
    assert table.post("/undo/ask", {"ply": 0}, 0).json()["ply"] == 0


def test_bots_do_not_let_anybody_roll_again(server: Running) -> None:
    """Once dice were shown, nothing before them is taken back; where the people agree, it is."""
    alone = server.table("person", "book")
    alone.play(0, 0, "place 5 hunting_grounds")
    now = alone.until(lambda seen: seen["decision"]["seat"] == 0, 0)
    assert now["undo"]["ask"] == 0
    alone.play(0, now["ply"], "use hunting_grounds")
    now = alone.snapshot(0)
    assert now["undo"]["ask"] is None
    answer = alone.post("/undo/ask", {"ply": 0}, 0)
    assert (answer.status_code, answer.json()["error"]["key"]) == (403, "server-undo-shown")
    together = server.table("person", "person")
    together.play(0, 0, "place 2 forest")
    together.play(1, 1, "place 2 river")
    assert together.snapshot(0)["undo"]["ask"] == 0


def test_a_table_may_let_one_roll_again_with_other_dice(server: Running) -> None:
    """Nobody tries until the dice please: they are other ones, and the record holds it."""
    table = server.table("person", "book")
    table.play(0, 0, "place 5 hunting_grounds")
    now = table.until(lambda seen: seen["decision"]["seat"] == 0, 0)
    assert table.post("/rethink", {"yes": True}, 0).status_code == 200
    rolls = set()
    for _ in range(4):
        begun = now["ply"]
        table.play(0, begun, "use hunting_grounds")
        now = table.snapshot(0)
        rolled = next(event for event in now["log"][begun]["events"] if event["event"] == "rolled")
        rolls.add(json.dumps(rolled["dice"]))
        assert now["undo"]["anew"]
        assert table.post("/undo/ask", {"ply": now["undo"]["ask"]}, 0).status_code == 200
        now = table.snapshot(0)
        assert now["log"][-1]["code"].startswith("chance anew ")
        assert table.post("/undo", {"ply": now["ply"] - 1}, 0).status_code == 403
    assert len(rolls) > 1
    assert table.post("/moves", {"ply": now["ply"], "code": "chance anew 1"}, 0).status_code == 422


def test_people_are_asked_each_time(server: Running) -> None:
    table = server.table("person", "person")
    answer = table.post("/rethink", {"yes": True}, 0)
    assert (answer.status_code, answer.json()["error"]["key"]) == (403, "server-undo-people")


def test_a_step_says_what_it_takes_back(server: Running) -> None:
    """In the words of the choice, for those that nothing visible came of."""
    table = server.table("person", "person")
    table.play(0, 0, "place 2 forest")
    assert [words["key"] for words in table.snapshot(0)["undo"]["words"]] == ["stone_age-option-place"]


def test_a_step_says_what_an_alternative_does(server: Running) -> None:
    """Not its number: a table from a record knows the question in which it was chosen."""
    match = Match(game_named("imperium"), {}, ["human"], "alternatives")
    dice = random.Random(4)
    while not (match.plies and match.plies[-1].code.startswith("choose ") and match.can_take_back(0)):
        decision = match.game.decision(match.state)
        assert decision is not None
        match.play(dice.choice(decision.options).code)
    made = server.http.post("/api/records", content=match.record().to_text()).json()
    seen = server.get(f"/tables/{made['id']}", made["seats"][0]["token"]).json()
    assert seen["undo"]["words"][-1]["key"] == "imperium-text-numbered"


def test_several_own_choices_go_back_step_by_step(server: Running) -> None:
    table = server.table("person", "person")
    dice = random.Random(8)
    longest = 0
    for _ in range(60):
        table.play_out(dice, 1)
        for seat in (0, 1):
            to = table.snapshot(seat)["undo"]["to"]
            if to is not None:
                longest = max(longest, table.snapshot()["ply"] - to)
                owners = {line["seat"] for line in table.snapshot()["log"][to:]}
                assert owners == {seat}
    assert longest >= 2
