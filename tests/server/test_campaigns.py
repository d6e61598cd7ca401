"""Campaigns of Imperium on the server: kept, played at tables, booked, taken in and given out as files."""

import random
import secrets
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from civtable.core.match import Match
from civtable.games.imperium import GAME
from civtable.games.imperium.campaign.series import Campaign, Played, campaign_from_text, new_campaign
from civtable.games.imperium.cards.table import BY_ID, NATION_IDS
from civtable.server.imperium import campaigns
from civtable.server.storage.packing import packed, unpacked
from tests.longer import SQLITE_FIRST
from tests.server.running import PATIENCE, Running, Table, running

ROMANS = NATION_IDS.index("romans")
CELTS = NATION_IDS.index("celts")
ROMAN = {"player": "Ana", "nation": "romans", "box": "classics", "extreme": False}
COLLAPSES = 2
"""Who chooses by this chance at the first table of a test comes to collapse; another game may do so too."""


class Series:
    """A campaign on a server, and the token that opens it."""

    def __init__(self, server: Running, made: dict[str, str]) -> None:
        self.server = server
        self.id = made["id"]
        self.token = made["token"]

    def sheet(self) -> Any:
        answer = self.server.get(f"/imperium/campaigns/{self.id}", self.token)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None) -> Any:
        return self.server.post(f"/imperium/campaigns/{self.id}{path}", body, self.token)

    def play(self, automa: str, side: str = "b") -> Table:
        made = self.post("/game", {"automa": automa, "side": side})
        assert made.status_code == 201, made.text
        return Table(self.server, made.json()["id"], {0: made.json()["token"]})


def begin(server: Running, **more: Any) -> Series:
    """A new campaign of the Romans."""
    made = server.post("/imperium/campaigns", {**ROMAN, **more})
    assert made.status_code == 201, made.text
    return Series(server, made.json())


def take_in(server: Running, text: str) -> Any:
    """What becomes of a file."""
    return server.http.post("/api/imperium/campaigns/file", content=text.encode())


def after_a_win() -> Campaign:
    """A campaign whose first game was won, before a card is chosen."""
    series = new_campaign("Ana", ROMANS, "classics", False)
    series.games.append(Played(CELTS, True, 60, 40, [BY_ID["river"]], ""))
    return series


def test_a_new_campaign_has_an_empty_sheet_and_the_nations_of_its_box_as_rivals(server: Running) -> None:
    sheet = begin(server).sheet()
    assert (sheet["games"], sheet["wins"], sheet["losses"], sheet["over"]) == ([], 0, 0, None)
    assert "celts" in sheet["rivals"]
    assert "romans" not in sheet["rivals"]
    assert "vikings" in sheet["rivals"]
    assert sheet["level"]["key"] == "setting-value-imperium-level-chieftain"
    assert sheet["table"] is None
    assert sheet["changes"] == []


def test_with_both_boxes_the_common_cards_of_a_game_are_chosen(server: Running) -> None:
    """With one box there is nothing to choose."""
    series = Series(server, server.post("/imperium/campaigns", {**ROMAN, "box": "mixed"}).json())
    assert series.sheet()["commons"] == ["random", "classics", "legends"]
    begun = series.post("/game", {"automa": "celts", "side": "a", "commons": "legends"}).json()
    assert (
        server.get(f"/tables/{begun['id']}", begun["token"]).json()["table"]["settings"]["commons"]
        == "legends"
    )
    one = begin(server)
    assert one.sheet()["commons"] == []
    refused = one.post("/game", {"automa": "celts", "side": "a", "commons": "legends"})
    assert (refused.status_code, refused.json()["error"]["key"]) == (422, "imperium-why-commons_of_other_box")


def test_a_nation_of_another_box_is_refused_with_the_reason(server: Running) -> None:
    answer = server.post("/imperium/campaigns", {**ROMAN, "nation": "qin"})
    assert (answer.status_code, answer.json()["error"]["key"]) == (422, "campaign-other-box")
    assert server.post("/imperium/campaigns", {**ROMAN, "nation": "atlantis"}).status_code == 404


@SQLITE_FIRST
def test_a_game_that_is_over_stands_on_the_sheet_also_after_a_restart(address: str) -> None:
    with running(address) as server:
        series = begin(server)
        table = series.play("celts", "a")
        settings = table.snapshot(0)["table"]["settings"]
        assert (settings["automa_nation"], settings["side"], settings["level"]) == ("celts", "a", "chieftain")
        assert series.sheet()["table"] == table.id
        again = series.post("/game", {"automa": "greeks", "side": "b"})
        assert (again.status_code, again.json()["error"]["key"]) == (409, "campaign-playing")
        table.play_out(random.Random(3))
        scores = table.snapshot(0)["scores"]
    with running(address) as server:
        series.server = server
        sheet = series.sheet()
        (game,) = sheet["games"]
        assert sheet["table"] is None
        assert (game["automa"], game["points"]) == ("celts", scores[0]["total"])
        assert game["won"] == (scores[0]["rank"] == 1) == (sheet["wins"] == 1)
        assert series.sheet() == sheet, "it is booked once"


def test_a_game_lost_by_collapse_is_noted_as_such(server: Running) -> None:
    """Sheet and result tell the same: the unrest, and that the pile was empty."""
    for number in (COLLAPSES, *range(60)):
        series = begin(server)
        table = series.play("celts", "a")
        table.play_out(random.Random(number))
        seen = table.snapshot(0)
        if "collapsed" in [event["event"] for line in seen["log"][-3:] for event in line["events"]]:
            break
    else:
        pytest.fail("no game collapsed")
    (game,) = series.sheet()["games"]
    assert (game["collapsed"], game["won"]) == (True, False)
    assert game["points"] == seen["scores"][0]["total"] < 0
    kept = campaign_from_text(server.get(f"/imperium/campaigns/{series.id}/file", series.token).text)
    assert kept.games[0].collapsed


def test_after_a_win_a_card_is_chosen_and_the_next_game_begins_with_it(server: Running) -> None:
    series = Series(server, take_in(server, after_a_win().to_text()).json())
    sheet = series.sheet()
    assert sheet["rivals"] == []
    assert "add river" in [one["change"] for one in sheet["changes"]]
    early = series.post("/game", {"automa": "greeks", "side": "b"})
    assert early.json()["error"]["key"] == "campaign-change-first"
    assert series.post("/change", {"change": "add metropolis"}).status_code == 422
    changed = series.post("/change", {"change": "add river"}).json()
    assert changed["deck"].count("river") == 1
    assert "celts" not in changed["rivals"]
    table = series.play("greeks")
    settings = table.snapshot(0)["table"]["settings"]
    assert (settings["change_1"], settings["level"]) == ("add river", "warlord")


def test_after_a_loss_the_next_game_begins_with_twice_the_resources(server: Running) -> None:
    lost = new_campaign("Ana", ROMANS, "classics", False)
    lost.games.append(Played(CELTS, False, 20, 40, [], ""))
    series = Series(server, take_in(server, lost.to_text()).json())
    assert series.sheet()["help"]
    assert series.play("celts").snapshot(0)["table"]["settings"]["resources"] == "double"


def test_a_damaged_file_is_refused_and_what_is_there_stays(server: Running) -> None:
    series = begin(server)
    before = series.sheet()
    text = after_a_win().to_text()
    answer = take_in(server, text.replace('"points":60', '"points":90'))
    assert (answer.status_code, answer.json()["error"]["key"]) == (422, "campaign-checksum")
    assert take_in(server, text[:80]).json()["error"]["key"] == "campaign-not-json"
    assert take_in(server, '{"kind":"something"}').json()["error"]["key"] == "campaign-foreign"
    assert series.sheet() == before


def test_a_game_that_the_terminal_began_goes_on_at_a_table(server: Running) -> None:
    begun = new_campaign("Ana", ROMANS, "classics", False)
    match = Match(GAME, begun.settings(CELTS, "b"), ["human"], "terminal")
    for _ in range(5):
        decision = GAME.decision(match.state)
        assert decision is not None
        match.play(decision.options[0].code)
    begun.running = match.record()
    series = Series(server, take_in(server, begun.to_text()).json())
    seat = series.post("/resume").json()
    table = Table(server, seat["id"], {0: seat["token"]})
    assert table.snapshot(0)["ply"] == 5
    assert series.sheet()["table"] == seat["id"]


def test_the_file_goes_back_to_the_terminal_without_the_seed_of_a_game(server: Running) -> None:
    series = begin(server, extreme=True)
    table = series.play("celts")
    answer = server.get(f"/imperium/campaigns/{series.id}/file", series.token)
    found = campaign_from_text(answer.text)
    assert (found.player, found.nation, found.extreme, found.running) == ("Ana", ROMANS, True, None)
    assert table.snapshot(0)["table"]["settings"]["extreme"] == "yes"


def test_only_who_has_the_token_or_the_account_opens_a_campaign(server: Running) -> None:
    series = begin(server)
    path = f"/imperium/campaigns/{series.id}"
    for token in (None, "x" * 43):
        assert server.get(path, token).status_code == 401
        assert server.post(f"{path}/game", {"automa": "celts", "side": "b"}, token).status_code == 401
    with httpx.Client(
        verify=False, base_url=server.url, timeout=PATIENCE, headers={"X-Civtable": "1"}
    ) as ana:
        who = {"name": f"Ana {secrets.token_hex(4)}", "password": "correct horse"}
        assert ana.post("/api/account", json=who).status_code == 201
        made = ana.post("/api/imperium/campaigns", json=ROMAN).json()
        assert [one["id"] for one in ana.get("/api/imperium/campaigns").json()] == [made["id"]]
        assert ana.get(f"/api/imperium/campaigns/{made['id']}").status_code == 200
        assert server.get(f"/imperium/campaigns/{made['id']}").status_code == 401
        gone = ana.request("DELETE", "/api/account", json={"password": "correct horse"})
        assert gone.status_code == 204
    assert server.get(f"/imperium/campaigns/{made['id']}", made["token"]).status_code == 200
    assert server.get("/imperium/campaigns/abcdefghijkl", series.token).status_code == 404


def test_every_nation_s_tables_are_told_in_words(server: Running) -> None:
    for nation in NATION_IDS:
        tables = server.get(f"/imperium/automa/{nation}").json()
        rows = [row for table in tables["tables"] for row in table["rows"]]
        assert len(tables["tables"]) in (1, 2)
        assert all(row["told"] and row["card"] for row in rows)
    assert server.get("/imperium/automa/martians").status_code == 404


def changed(path: Path, statement: str, *values: Any) -> None:
    """Change the database behind the server's back."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(statement, values)
        connection.commit()


def damaged_second_choice(path: Path) -> Callable[[], None]:
    """A table of one campaign that cannot be replayed; what mends it again."""
    with closing(sqlite3.connect(path)) as connection:
        [(kept,)] = connection.execute("SELECT body FROM entries WHERE seq = 2").fetchall()
    changed(path, "UPDATE entries SET body = '\"no\"' WHERE seq = 2")
    return lambda: changed(path, "UPDATE entries SET body = ? WHERE seq = 2", kept)


def test_a_game_that_cannot_go_on_is_played_again(tmp_path: Path) -> None:
    """Its table stands still; the campaign does not wait for it for ever."""
    path = tmp_path / "x.db"
    with running(str(path)) as server:
        series = begin(server)
        table = series.play("celts", "a")
        table.play_out(random.Random(3), 5)
    damaged_second_choice(path)
    with running(str(path)) as server:
        series.server = server
        sheet = series.sheet()
        assert (sheet["table"], sheet["games"]) == (None, [])
        again = series.play("celts", "a")
        assert again.snapshot(0)["ply"] == 0
        assert series.sheet()["table"] == again.id


def test_who_looks_at_the_sheet_gives_up_no_game_that_may_be_mended(tmp_path: Path) -> None:
    """What stopped its table may be gone after the next start: then it goes on."""
    path = tmp_path / "x.db"
    with running(str(path)) as server:
        series = begin(server)
        table = series.play("celts", "a")
        table.play_out(random.Random(3), 5)
    mend = damaged_second_choice(path)
    with running(str(path)) as server:
        series.server = server
        assert series.sheet()["table"] is None
    mend()
    with running(str(path)) as server:
        series.server = table.server = server
        assert series.sheet()["table"] == table.id
        assert table.snapshot(0)["ply"] == 5


def test_a_game_that_was_over_stands_on_the_sheet_under_other_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody has asked for the sheet between the last choice and the new rules."""
    with running(str(tmp_path / "x.db")) as server:
        series = begin(server)
        table = series.play("celts", "a")
        table.play_out(random.Random(3))
        total = table.snapshot(0)["scores"][0]["total"]
    monkeypatch.setattr(GAME, "version", GAME.version + 1)
    with running(str(tmp_path / "x.db")) as server:
        series.server = server
        sheet = series.sheet()
        assert [(game["automa"], game["points"]) for game in sheet["games"]] == [("celts", total)]
        assert sheet["table"] is None


@pytest.mark.parametrize("readable", [True, False])
def test_a_game_that_only_its_kept_end_tells_of_is_not_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, readable: bool
) -> None:
    """It ended unnoticed: its sheet is written by what is kept; where that cannot be read nothing changes."""
    path = tmp_path / "x.db"
    monkeypatch.setattr(campaigns, "ended", lambda before, steps, author: None)
    with running(str(path)) as server:
        series = begin(server)
        table = series.play("celts", "a")
        table.play_out(random.Random(3))
        assert table.get("/history").status_code == 200  # it is kept now
        scores = table.snapshot(0)["scores"]
    if not readable:
        with closing(sqlite3.connect(path)) as connection:
            [(body,)] = connection.execute("SELECT body FROM finals").fetchall()
        final = unpacked(body)
        del final["views"]["0"]["automa"]
        changed(path, "UPDATE finals SET body = ?", packed(final))
    monkeypatch.setattr(GAME, "version", GAME.version + 1)
    with running(str(path)) as server:
        series.server = server
        games = series.sheet()["games"]
        assert [game["points"] for game in games] == ([scores[0]["total"]] if readable else [])
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT table_id FROM campaigns").fetchall() == [
            (None if readable else table.id,)
        ]


def test_a_sheet_that_cannot_be_written_stops_no_game(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    with running(str(path)) as server:
        table = begin(server).play("celts", "a")
        changed(path, "UPDATE campaigns SET text = '{'")
        table.play_out(random.Random(3))
        assert table.snapshot(0)["table"]["status"] == "over"


def test_a_campaign_that_cannot_be_read_hides_no_other(tmp_path: Path) -> None:
    path = tmp_path / "x.db"
    with running(str(path)) as server:
        account = {"name": "Ana", "password": "correct horse"}
        assert server.http.post("/api/account", json=account).status_code == 201
        one, two = begin(server), begin(server)
        with closing(sqlite3.connect(path)) as connection:
            connection.execute("UPDATE campaigns SET text = '{' WHERE id = ?", (one.id,))
            connection.commit()
        found = server.http.get("/api/imperium/campaigns").json()
        assert [campaign["id"] for campaign in found] == [two.id]
