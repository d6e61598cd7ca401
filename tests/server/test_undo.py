"""Taking back: alone as far as the engine allows, further if the others agree."""

import random

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
