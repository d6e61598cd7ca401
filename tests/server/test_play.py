"""Playing over the API: choosing, refusals, several choices at once, whole games, bots."""

import random

from civtable.core.match import replay
from civtable.core.record import record_from_text
from civtable.games import GAMES
from tests.server.running import Running


def test_a_game_is_played_to_its_end_and_its_record_replays(server: Running) -> None:
    table = server.table("person", "person")
    played = table.play_out(random.Random(1))
    seen = table.snapshot(0)
    assert seen["table"]["status"] == "over"
    assert seen["ply"] == played == len(seen["log"])
    assert sorted(score["seat"] for score in seen["scores"]) == [0, 1]
    record = record_from_text(table.get("/record").text)
    match = replay(GAMES["stone_age"], record)
    assert len(match.plies) == played
    assert record.seats == ["human", "human"]
    assert table.play(0, played, "place 2 forest").status_code == 409


def test_a_move_is_refused_when_the_table_has_gone_on(server: Running) -> None:
    table = server.table("person", "person")
    code = table.snapshot(0)["choice"]["options"][0]["code"]
    assert table.play(0, 0, code).json() == {"seq": 1, "ply": 1}
    again = table.play(0, 0, code)
    assert (again.status_code, again.json()["ply"]) == (409, 1)
    assert again.json()["error"] == {"key": "server-stale", "args": {"ply": 1}}
    assert table.snapshot()["ply"] == 1


def test_an_illegal_move_is_refused_with_the_rule_in_the_language_of_the_request(server: Running) -> None:
    table = server.table("person", "person")
    headers = {"Authorization": f"Bearer {table.tokens[0]}", "Accept-Language": "fr, es;q=0.8, en;q=0.5"}
    body = {"ply": 0, "code": "place 9 nowhere"}
    answer = server.http.post(f"/api/tables/{table.id}/moves", json=body, headers=headers)
    assert answer.status_code == 422
    body["code"] = "place 7 forest"
    answer = server.http.post(f"/api/tables/{table.id}/moves", json=body, headers=headers)
    assert answer.json()["error"]["key"].startswith("stone_age-why-")
    assert answer.json()["text"] != ""
    english = table.play(0, 0, "place 7 forest").json()
    assert english["error"] == answer.json()["error"]
    assert english["text"] != answer.json()["text"]


def test_only_the_seat_that_decides_may_choose(server: Running) -> None:
    table = server.table("person", "person")
    code = table.snapshot(0)["choice"]["options"][0]["code"]
    assert table.play(1, 0, code).status_code == 403
    assert table.post("/moves", {"ply": 0, "code": code}).status_code == 401
    table.tokens[1] = "x" * 43
    assert table.play(1, 0, code).status_code == 401


def test_several_choices_are_played_together_or_not_at_all(server: Running) -> None:
    """`codes` are played in order while the seat still decides; one illegal code refuses all of them."""
    table = server.table("person", "random", game="through_the_ages")
    table.until(lambda seen: seen["choice"] is not None, 0)
    ply = table.snapshot(0)["ply"]
    options = [option["code"] for option in table.snapshot(0)["choice"]["options"]]
    take = [code for code in options if code.startswith("take")]
    wrong = table.post("/moves", {"ply": ply, "codes": [take[0], take[0]]}, 0)
    assert (wrong.status_code, wrong.json()["at"]) == (422, 1)
    assert table.snapshot()["ply"] == ply
    with table.live(0) as news:
        news.next()
        good = table.post("/moves", {"ply": ply, "codes": [take[0], "end"]}, 0)
        assert good.status_code in (200, 422)
        if good.status_code == 200:
            first, second = news.next(), news.next()
            assert [first["ply"], second["ply"]] == [ply + 1, ply + 2]
            assert first["line"]["code"] == take[0]


def test_why_not_and_what_if(server: Running) -> None:
    table = server.table("person", "person")
    assert table.get("/why", 0, code="place 7 forest").json()["reason"]["key"].startswith("stone_age-why-")
    assert table.get("/why", 0, code="place 2 forest").json() == {"reason": None}
    assert table.get("/why", 0, code="nonsense").status_code == 422
    assert table.get("/why", 1, code="place 2 forest").status_code == 403
    after = table.get("/preview", 0, code="place 2 forest").json()["view"]
    assert after != table.snapshot(0)["view"]
    wrong = table.get("/preview", 0, code="place 7 forest").json()
    assert (wrong["view"], wrong["reason"]["key"]) == (None, "stone_age-why-too_few_people")
    assert table.get("/preview", 1, code="place 2 forest").status_code == 403
    table.play(0, 0, "place 2 forest")
    assert table.snapshot(0)["view"] == after


def test_bots_play_a_whole_game_by_themselves(server: Running) -> None:
    table = server.table("book", "book")
    seen = table.until(lambda seen: seen["table"]["status"] == "over")
    record = record_from_text(table.get("/record").text)
    assert record.seats == ["medium", "medium"], "new tables have the new names"
    assert len(record.codes) == seen["ply"]


def test_bots_answer_a_person(server: Running) -> None:
    table = server.table("person", "book", "random")
    table.play(0, 0, "place 2 forest")
    seen = table.until(lambda seen: seen["choice"] is not None, 0)
    assert [line["seat"] for line in seen["log"]][:3] == [0, 1, 2]


def test_an_open_seat_is_taken_once_and_the_last_one_starts_the_game(server: Running) -> None:
    table = server.table("person", "open")
    seen = table.snapshot(0)
    assert (seen["table"]["status"], seen["view"], seen["choice"]) == ("waiting", None, None)
    assert table.play(0, 0, "place 2 forest").status_code == 409
    sat = table.post("/sit", {"seat": 1, "name": " Bea "})
    assert sat.status_code == 200
    table.tokens[1] = sat.json()["token"]
    assert table.post("/sit", {"seat": 1, "name": "Carl"}).status_code == 409
    assert table.post("/sit", {"seat": 7, "name": "Carl"}).status_code == 409
    seen = table.snapshot(1)
    assert (seen["table"]["status"], seen["seat"]) == ("running", 1)
    assert seen["table"]["seats"][1]["name"] == "Bea"
    assert table.play(0, 0, "place 2 forest").status_code == 200


def test_the_lobby_shows_public_tables_only(server: Running) -> None:
    public = server.table("person", "open", title="Sunday")
    private = server.table("person", "open", private=True)
    listed = {table["id"]: table for table in server.get("/tables").json()}
    assert listed[public.id]["title"] == "Sunday"
    assert private.id not in listed
    assert private.snapshot()["table"]["private"]
    waiting = server.get("/tables", status="waiting", game="through_the_ages").json()
    assert public.id not in [table["id"] for table in waiting]


def test_who_leaves_is_replaced_by_a_bot_for_good(server: Running) -> None:
    table = server.table("person", "person")
    assert table.post("/leave", {"level": "wizard"}, 0).status_code == 422
    assert table.post("/leave", {"level": "random"}, 0).status_code == 200
    assert table.play(0, 0, "place 2 forest").status_code == 401
    seen = table.until(lambda seen: seen["choice"] is not None, 1)
    assert (seen["table"]["seats"][0]["kind"], seen["table"]["seats"][0]["level"]) == ("bot", "random")


def test_a_name_can_be_changed(server: Running) -> None:
    table = server.table("person", "person")
    table.post("/name", {"name": "Ana"}, 0)
    assert table.snapshot()["table"]["seats"][0]["name"] == "Ana"


def test_people_and_spectators_write(server: Running) -> None:
    table = server.table("person", "person")
    table.post("/name", {"name": "Ana"}, 0)
    assert table.post("/chat", {"text": "hello"}, 0).status_code == 200
    assert table.post("/chat", {"text": "from outside"}).status_code == 422
    assert table.post("/chat", {"text": "from outside", "name": "Zoe"}).status_code == 200
    for text in ("x" * 501, " \n ", "\u202etxet", "\0"):
        assert table.post("/chat", {"text": text}, 0).status_code == 400, repr(text)
    lines = [(line["seat"], line["name"], line["text"]) for line in table.snapshot()["chat"]]
    assert lines == [(0, "Ana", "hello"), (None, "Zoe", "from outside")]


def test_what_people_write_may_have_lines_and_faces_but_a_name_is_one_line(server: Running) -> None:
    table = server.table("person", "person")
    family = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
    assert table.post("/chat", {"text": f"well played \n {family} "}, 0).status_code == 200
    assert table.snapshot()["chat"][0]["text"] == f"well played\n{family}"
    assert table.post("/name", {"name": family}, 0).status_code == 200
    for name in ("Ana\nBea", "\u202eanA", "x" * 41):
        assert table.post("/name", {"name": name}, 0).status_code == 400, repr(name)
