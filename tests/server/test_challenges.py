"""Challenges on the server: attempts that are counted, how one stands, stars that are kept."""

import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from civtable import daily
from civtable.challenges import PERSON_AT, Challenge, NoChallenge, all_challenges, challenge_named
from civtable.challenges.reading import condition_in
from civtable.core.words import Reason
from civtable.server.challenges import attempts
from civtable.server.door.limits import Limits
from tests.server.people import Person
from tests.server.running import Running, Table, running, wait_for

QUICK = "lasting-peace"
"""A challenge at a game that somebody can give up at once."""


def begin(server: Running, player: str | None = None, challenge: str = QUICK, **more: Any) -> Any:
    """What the server answers to who wants to play."""
    return server.post(f"/challenges/{challenge}", more, player)


def table_of(server: Running, made: Any) -> Table:
    """The table of an attempt."""
    return Table(server, made["id"], {made["seat"]: made["token"]})


def give_up(table: Table) -> None:
    """The person leaves the game as soon as that can be done."""
    while table.until(is_asked_or_over, 0)["choice"] is not None:
        now = table.snapshot(0)
        codes = [option["code"] for option in now["choice"]["options"]]
        table.play(0, now["ply"], "resign" if "resign" in codes else codes[-1])


def is_asked_or_over(now: Any) -> bool:
    """Whether somebody has to choose, or nobody any more."""
    return now["choice"] is not None or now["table"]["status"] == "over"


def own(server: Running, player: str | None, challenge: str = QUICK) -> Any:
    """What somebody has reached at a challenge."""
    answer = server.get("/challenges", player)
    assert answer.status_code == 200, answer.text
    return next(one for one in answer.json()["challenges"] if one["id"] == challenge)["own"]


def fresh() -> str:
    """The token of a browser that nobody has seen."""
    return secrets.token_urlsafe(32)


@pytest.fixture
def easy(monkeypatch: pytest.MonkeyPatch) -> Challenge:
    """The quick challenge with conditions that who gives up at once reaches for one star."""
    one, two = (condition_in("through_the_ages", text) for text in ("wars at most 0", "wonders at least 1"))
    found = replace(challenge_named(QUICK), stars=((one,), (two,), (two,)))
    monkeypatch.setattr(attempts, "challenge_named", lambda name: found)
    return found


def test_all_challenges_are_listed_without_their_seeds(server: Running) -> None:
    answer = server.get("/challenges")
    listed = answer.json()["challenges"]
    assert [one["id"] for one in listed] == [one.id for one in all_challenges()]
    assert all(1 <= one["grade"] <= 5 and one["own"] is None for one in listed)
    assert not any(one.seed in answer.text for one in all_challenges())
    assert begin(server, challenge="no-such-thing").status_code == 404


def test_attempts_are_counted_and_an_open_one_goes_on(server: Running) -> None:
    player = begin(server, name="Ana").json()["player"]
    first = own(server, player)
    assert first == {"attempts": 1, "stars": None, "table": first["table"]}
    again = begin(server, player).json()
    assert again["id"] == first["table"], "who comes back goes on"
    another = begin(server, player, again=True).json()
    assert another["id"] != first["table"]
    assert own(server, player) == {"attempts": 2, "stars": None, "table": another["id"]}
    assert own(server, fresh()) is None, "another browser has reached nothing"


def test_two_presses_at_once_are_one_attempt(server: Running) -> None:
    """Each gets a token for the same table; nothing is counted that nobody has played."""
    player = fresh()
    with ThreadPoolExecutor(6) as pool:
        made = [one.json() for one in pool.map(lambda _: begin(server, player), range(6))]
    assert len({one["id"] for one in made}) == 1
    assert all(table_of(server, one).snapshot(0)["seat"] == 0 for one in made)
    assert own(server, player)["attempts"] == 1


def test_the_deal_is_the_same_at_every_attempt(server: Running) -> None:
    """Bots included; and the seed stays at the table until the end."""
    player, state = fresh(), server.app.state
    tables = [table_of(server, begin(server, player, again=True).json()) for _ in range(2)]
    seeds = []
    for table in tables:
        shown = table.snapshot(0)["table"]
        assert (shown["challenge"], shown["seed"], shown["daily"]) == (QUICK, None, None)
        seeds.append(state.bots.seed(state.services.hall.rooms[table.id], 1, 5))
    seed = challenge_named(QUICK).seed
    assert seeds == [daily.bot_seed(seed, 1, 5)] * 2
    assert seed not in tables[0].get("", 0).text + tables[0].get("/challenge", 0).text
    give_up(tables[0])
    assert tables[0].snapshot()["table"]["seed"] == seed


def test_how_it_stands_is_told_to_its_player_only(server: Running) -> None:
    table = table_of(server, begin(server, fresh()).json())
    table.until(is_asked_or_over, 0)
    standing = table.get("/challenge", 0).json()
    assert standing["challenge"]["id"] == QUICK
    assert (standing["reached"], standing["lost"], standing["over"]) == (0, False, False)
    first = standing["stars"][0]
    assert [(one["value"], one["number"], one["state"]) for one in first] == [
        (0, 150, "open"),
        (0, 0, "open"),
        (0, 0, "open"),
    ]
    assert first[1]["words"]["key"] == "challenge-through_the_ages-wars-most"
    assert table.get("/challenge").status_code == 403
    give_up(table)
    after = table.get("/challenge").json()
    assert (after["over"], after["lost"], after["stars"][0][0]["state"]) == (True, True, "missed")
    usual = server.table("person", "medium")
    assert usual.get("/challenge", 0).status_code == 404


def test_stars_are_kept_when_the_game_is_over(server: Running, easy: Challenge) -> None:
    """The best attempt counts; one that was given up and missed everything is an attempt all the same."""
    player = fresh()
    give_up(table_of(server, begin(server, player).json()))
    wait_for(lambda: own(server, player)["stars"] is not None)
    assert own(server, player) == {"attempts": 1, "stars": 1, "table": None}


def test_nobody_sees_an_answer_and_then_chooses_otherwise(server: Running) -> None:
    """Only one's own last choices are taken back, as at a daily deal."""
    table = table_of(server, begin(server, fresh()).json())
    now = table.until(is_asked_or_over, 0)
    while now["decision"]["seat"] == PERSON_AT and now["ply"] == 0:
        table.play(0, now["ply"], "end" if "end" in codes_in(now) else codes_in(now)[0])
        now = table.until(is_asked_or_over, 0)
    assert now["undo"]["ask"] is None
    assert table.post("/rethink", {"yes": True}, 0).status_code == 403


def codes_in(now: Any) -> list[str]:
    """The codes on offer."""
    return [option["code"] for option in now["choice"]["options"]]


def test_an_account_keeps_its_stars_in_all_its_browsers(
    server: Running, easy: Challenge, person: Callable[[], Person], ana: Person
) -> None:
    made = ana.http.post(f"/api/challenges/{easy.id}", json={}).json()
    give_up(table_of(server, made))

    def kept(who: Person) -> Any:
        found = who.http.get("/api/challenges").json()["challenges"]
        return next(one for one in found if one["id"] == easy.id)["own"]

    wait_for(lambda: kept(ana)["stars"] == 1)
    elsewhere = person()
    assert kept(elsewhere) is None
    elsewhere.name = ana.name
    assert elsewhere.enter("/api/session").status_code == 200
    assert kept(elsewhere) == {"attempts": 1, "stars": 1, "table": None}
    assert ana.http.get("/api/account/games").json() == [], "no part of the statistics"


def test_what_ended_unjudged_is_judged_when_somebody_looks(
    tmp_path: Path, easy: Challenge, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server was ended before it could count the stars. Whoever looks pays, or is told the rest."""
    address = str(tmp_path / "civtable.db")
    player = fresh()
    with monkeypatch.context() as patch:
        patch.setattr(attempts.Attempts, "ended", lambda self, room: None)
        with running(address) as server:
            give_up(table_of(server, begin(server, player).json()))
    limits = Limits()
    with running(address, limits=limits) as server:
        limits.charge("replay", "127.0.0.1", 1000)
        assert own(server, player) == {"attempts": 1, "stars": None, "table": None}
        limits.keep("replay", "127.0.0.1", 1)
        assert own(server, player) == {"attempts": 1, "stars": 1, "table": None}


def test_a_challenge_that_is_gone_stops_nobody(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its table goes on, without stars; the list is told as ever."""
    player = fresh()
    table = table_of(server, begin(server, player).json())

    def gone(name: str) -> Challenge:
        raise NoChallenge(Reason("challenge-unknown", {"name": name}))

    monkeypatch.setattr(attempts, "challenge_named", gone)
    give_up(table)
    assert own(server, player)["stars"] is None
