"""Ratings: what a game makes of them, that they follow from stored games, who may play for them, lists."""

import asyncio
import json
import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from sqlalchemy import delete, func, select, update

from civtable.cli.main import main
from civtable.games import GAMES
from civtable.server.ratings import rater
from civtable.server.ratings.finished import finished_games, finishes_of
from civtable.server.ratings.rater import differing, rate_pending, write_anew
from civtable.server.ratings.scale import BOTS, Finish, Standing, after_game, beginning
from civtable.server.ratings.standings import Placed, known_lists, placed
from civtable.server.storage import schema
from civtable.trials.postgres import Postgres
from tests.longer import SQLITE_FIRST
from tests.server.people import Person, person_at
from tests.server.rated import ANA, BEN, EVA, Ended, doing, played, rated_table, sit_at
from tests.server.running import PATIENCE, Running, running, wait_for

# The scale.


def test_who_wins_rises_and_who_loses_falls() -> None:
    """And both are better known afterwards; the one whose result surprises more moves further."""
    before = {"1": beginning("1"), "2": beginning("2"), "expert": beginning("expert")}
    after = after_game([Finish("1", 1), Finish("2", 3), Finish("expert", 2)], before)
    assert after["1"].mu > before["1"].mu
    assert after["2"].mu < before["2"].mu
    assert all(after[who].sigma < before[who].sigma for who in ("1", "2"))
    assert abs(after["expert"].mu - before["expert"].mu) < 1, "a level that is well known moves little"
    assert [standing.games for standing in after.values()] == [1, 1, 1]


def test_the_numbers_are_those_of_plackett_and_luce() -> None:
    """A known game of three, to the sixth digit: another version of the model would be noticed."""
    names = ["1", "2", "3"]
    after = after_game([Finish(who, int(who)) for who in names], {who: beginning(who) for who in names})
    assert [(after[who].mu, after[who].sigma) for who in names] == [
        (27.869049, 8.205243),
        (25.717262, 8.058224),
        (21.413689, 8.058224),
    ]
    assert [after[who].shown for who in names] == [1086, 1022, 892]
    assert beginning("1").shown == 1000
    assert beginning("1").uncertainty == 500


def test_bots_of_one_level_share_a_rating() -> None:
    """What several seats would make of it is averaged."""
    before = {"1": beginning("1"), "medium": beginning("medium")}
    after = after_game([Finish("1", 2), Finish("medium", 1), Finish("medium", 3)], before)
    assert set(after) == {"1", "medium"}
    assert after["medium"].games == 1
    assert abs(after["medium"].mu - before["medium"].mu) < 0.5


def test_levels_begin_in_their_order() -> None:
    shown = [beginning(level).shown for level in ("random", "easy", "medium", "hard", "expert")]
    assert shown == sorted(shown) == [*BOTS.values()]
    assert beginning("medium").shown == 1000


# Finished games.


def seat(
    kind: str = "person", level: str | None = None, substitute: str | None = None
) -> dict[str, str | None]:
    return {"kind": kind, "level": level, "substitute": substitute}


def test_who_abandons_is_last() -> None:
    """Whether they left for good or a bot played for them at the end, and however that bot finished."""
    seats = [seat("bot", "medium"), seat(), seat("bot", "hard"), seat(substitute="medium")]
    found = finishes_of(seats, {0: "1", 1: "2", 3: "3"}, {0: 1, 1: 3, 2: 2, 3: 4})
    assert [(one.who, one.place, one.abandoned) for one in found] == [
        ("1", 3, True),
        ("2", 2, False),
        ("hard", 1, False),
        ("3", 3, True),
    ]


def test_each_edition_and_number_of_players_has_its_list() -> None:
    """Who plays alone is in none."""
    lists = [tuple(one) for one in known_lists()]
    assert ("through_the_ages", "2006", 3) in lists
    assert ("through_the_ages", "2015", 3) in lists
    assert ("stone_age", "", 4) in lists
    assert ("imperium", "", 2) in lists
    assert not [one for one in known_lists() if one.seats < 2]


@pytest.fixture
def ended(address: str) -> Iterator[Ended]:
    """A database of each kind for rated games."""
    made = Ended(address)
    yield made
    made.database.close()


def rate(ended: Ended) -> int:
    with ended.database.engine.begin() as connection:
        return rate_pending(connection)


def different(ended: Ended) -> list[tuple[str, str]]:
    with ended.database.engine.connect() as connection:
        return differing(connection)


def rows(ended: Ended) -> list[dict[str, object]]:
    return ended.database.everything()["ratings"]


def random_games(ended: Ended, number: int, dice: random.Random, first: float = 1000.0) -> None:
    """Games of two lists between people and bots, some abandoned, some of which end at the same time."""
    for game in range(number):
        who = dice.sample([ANA, BEN, EVA, "medium", "hard"], 3)
        if not any(name[0].isupper() for name in who):
            who[0] = ANA
        away = [n for n, name in enumerate(who) if name[0].isupper() and dice.random() < 0.2]
        edition = {"settings": {"edition": dice.choice(["2006", "2015"])}, "game": "through_the_ages"}
        more = edition if dice.random() < 0.3 else {}
        ended.add(first + game // 2, who, dice.choice([[1, 2, 3], [2, 1, 3], [1, 1, 3]]), away=away, **more)


def test_ratings_computed_again_are_the_same(ended: Ended) -> None:
    """Bit for bit, on both databases, in one transaction or in many."""
    dice = random.Random(7)
    for piece in range(3):
        random_games(ended, 20, dice, 1000.0 + 100 * piece)
        assert rate(ended) == 20
    assert rate(ended) == 0, "each game is rated once"
    assert different(ended) == []
    before = rows(ended)
    with ended.database.engine.begin() as connection:
        assert write_anew(connection) == len(before)
    assert rows(ended) == before


def test_a_game_that_turns_up_late_is_rated_in_its_place(ended: Ended) -> None:
    """Another process may commit the end of an earlier game after that of a later one."""
    ended.add(10.0, [ANA, BEN])
    ended.add(30.0, [BEN, ANA])
    ended.add(30.0, [EVA, "easy", ANA])
    assert rate(ended) == 3
    others = [row for row in rows(ended) if row["seats"] == 3]
    ended.add(20.0, [BEN, "hard"])
    rate(ended)
    assert different(ended) == []
    assert [row for row in rows(ended) if row["seats"] == 3] == others
    numbers = {(row["who"], row["at"]): row["number"] for row in rows(ended) if row["seats"] == 2}
    assert numbers[str(ended.player(BEN)), 20.0] == 2
    assert numbers[str(ended.player(BEN)), 30.0] == 3


def test_a_list_is_rated_again_in_pieces(ended: Ended, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for all of it; what ends meanwhile, early or late, comes to its place as well."""
    monkeypatch.setattr(rater, "AT_ONCE", 4)
    dice = random.Random(5)
    random_games(ended, 30, dice)
    while rate(ended) == 4:
        pass
    assert different(ended) == []
    first = ended.add(1.0, [ANA, BEN, EVA])
    pieces = []
    for late in (None, 1016.0, 2.0, None, None):
        before = len({row["table_id"] for row in rows(ended)})
        pieces.append(rate(ended))
        assert len({row["table_id"] for row in rows(ended)}) <= before + 4
        if late is not None:
            ended.add(late, [BEN, "easy", EVA])
    assert pieces == [4] * 5
    while rate(ended) == 4:
        pass
    assert different(ended) == []
    numbers = {row["number"] for row in rows(ended) if row["table_id"] == first}
    assert numbers == {1}, "the first game of all three"


def test_games_that_cannot_be_rated_keep_no_others_waiting(
    ended: Ended, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many there are, in their order before those that can."""
    monkeypatch.setattr(rater, "AT_ONCE", 2)
    for number in range(5):
        bad = ended.add(1.0 + number // 2, [ANA, BEN])
        with ended.database.engine.begin() as connection:
            wrong = delete(schema.results).where(schema.results.c.table_id == bad)
            connection.execute(wrong.where(schema.results.c.seat == 1))
    for number in range(3):
        ended.add(5.0 + number, [ANA, BEN])
    assert [rate(ended), rate(ended), rate(ended)] == [2, 1, 0]
    assert different(ended) == []


def test_several_processes_rate_each_game_once(pg: Postgres) -> None:
    """However many see a game end, one of them writes, and the others find it written."""
    ended = Ended(pg.new_database())
    random_games(ended, 30, random.Random(11))
    with ThreadPoolExecutor(4) as pool:
        counts = [*pool.map(lambda _: rate(ended), range(4))]
    assert sorted(counts) == [0, 0, 0, 30]
    assert different(ended) == []
    ended.database.close()


def test_one_bad_row_spoils_no_other(ended: Ended) -> None:
    """A result that does not fit its table is left out, and all others are rated."""
    bad = ended.add(10.0, [ANA, BEN])
    with ended.database.engine.begin() as connection:
        connection.execute(delete(schema.results).where(schema.results.c.table_id == bad))
    ended.add(20.0, [ANA, BEN])
    assert rate(ended) == 1
    assert {row["at"] for row in rows(ended)} == {20.0}
    assert different(ended) == []


def test_admin_says_whether_ratings_are_equal(
    ended: Ended, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """And writes them anew where it is told to; `check` notices too."""
    random_games(ended, 6, random.Random(3))
    rate(ended)
    admin = ["admin", "--db", address]
    assert main([*admin, "ratings"]) == 0
    assert "Equal" in capsys.readouterr().out
    right = rows(ended)
    with ended.database.engine.begin() as connection:
        wrong = update(schema.ratings).where(schema.ratings.c.who == "medium")
        connection.execute(wrong.values(mu=schema.ratings.c.mu + 1e-9))
    assert main([*admin, "ratings", "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert not told["equal"]
    assert {one["who"] for one in told["differing"]} == {"medium"}
    assert main([*admin, "check", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["ratings_differing"] == len(told["differing"])
    assert main([*admin, "ratings", "--write"]) == 0
    assert main([*admin, "ratings"]) == 0
    assert rows(ended) == right


def test_people_of_few_games_have_no_place() -> None:
    """Bots stand between people by their strength, and have none either."""
    rows = [
        Placed("Ana", None, 1, Standing(26, 2, 30)),
        Placed("Ben", None, 2, Standing(40, 7, 3)),
        Placed("Eva", None, 3, Standing(24, 2, 10)),
        Placed(None, "medium", None, Standing(25, 2, 0)),
    ]
    assert [(one.name or one.level, one.place) for one in placed(rows)] == [
        ("Ana", 1),
        ("medium", None),
        ("Eva", 2),
        ("Ben", None),
    ]


# At the table.


@pytest.fixture
def ben(person: Callable[[], Person]) -> Person:
    made = person()
    assert made.enter().status_code == 201
    return made


def why(answer: httpx.Response) -> str:
    return str(answer.json()["error"]["key"])


def test_who_may_make_a_rated_table(server: Running, ana: Person, person: Callable[[], Person]) -> None:
    """An account, with one seat, against others with accounts or levels of the scale."""
    me, bot, free = {"kind": "person"}, {"kind": "bot", "level": "easy"}, {"kind": "open"}

    def wish(*seats: object, game: str = "stone_age", by: Person = ana) -> httpx.Response:
        return by.http.post("/api/tables", json={"game": game, "rated": True, "seats": seats})

    assert why(wish(me, bot, by=person())) == "rated-sign-in"
    assert why(wish(me, game="imperium")) == "rated-alone"
    assert why(wish(me, me)) == "rated-one-person"
    assert why(wish(bot, free)) == "rated-one-person"
    assert why(wish(me, {"kind": "person", "friend": True})) == "rated-one-person"
    made = wish(bot, me, free)
    assert made.status_code == 201
    shown = server.get(f"/tables/{made.json()['id']}").json()["table"]
    assert shown["rated"]
    assert shown["seats"][1]["name"] == ana.name
    listed = {one["id"]: one["rated"] for one in server.get("/tables").json()}
    assert listed[shown["id"]]


def test_a_rated_seat_is_an_account_s(server: Running, ana: Person, ben: Person) -> None:
    """Nobody sits without an account, twice, or under another name; who leaves in time frees the seat."""
    table = rated_table(server, ana, "open", "open", gather=True)
    assert why(server.post(f"/tables/{table.id}/sit", {"seat": 1})) == "rated-sign-in"
    assert why(doing(table, ana, "/sit", {"seat": 1})) == "rated-sits-already"
    sit_at(table, ben, 1)
    assert table.snapshot()["table"]["seats"][1]["name"] == ben.name
    assert why(doing(table, ben, "/name", {"name": "Zoe"}, 1)) == "rated-own-name"
    assert doing(table, ben, "/leave", {"level": "random"}, 1).status_code == 200
    assert table.snapshot()["table"]["seats"][1]["kind"] == "open"
    sit_at(table, ben, 2)
    assert table.snapshot()["table"]["status"] == "waiting"


def test_nothing_helps_at_a_rated_table(server: Running, ana: Person) -> None:
    """One's own last choices are taken back where nothing was shown, and nothing else."""
    table = rated_table(server, ana, "easy")
    now = table.until(lambda one: one["choice"] is not None, 0)
    assert table.play(0, now["ply"], now["choice"]["options"][0]["code"]).status_code == 200
    later = table.until(lambda one: one["choice"] is not None and one["ply"] > now["ply"] + 1, 0)
    assert later["undo"]["ask"] is None
    for path, body in (("/undo/ask", {"ply": 0}), ("/rethink", {"yes": True})):
        assert why(table.post(path, body, 0)) == "rated-no-way-back"


@SQLITE_FIRST
def test_a_rated_game_counts_once_for_everybody(address: str) -> None:
    """From the last choice to the leaderboard, on both databases."""
    with running(address) as server, person_at(server.url) as ana, person_at(server.url) as ben:
        assert ana.enter().status_code == ben.enter().status_code == 201
        table = played(server, ana, ben)
        changes = {one["seat"]: one for one in table.get("/ratings").json()}
        ranks = {one["seat"]: one["rank"] for one in table.snapshot()["scores"]}
        for number, one in changes.items():
            assert one["before"]["rating"] == 1000
            assert one["after"]["games"] == 1
            rose = one["after"]["rating"] > 1000
            assert rose == (ranks[number] == 1)
        again = played(server, ben, ana, 2)
        services = server.app.state
        asyncio.run_coroutine_threadsafe(services.rater.rate(), server.loop).result(PATIENCE)
        count = select(func.count()).select_from(schema.ratings)
        with services.services.store.engine.connect() as connection:
            assert connection.execute(count).scalar() == 4
            assert differing(connection) == []
            assert [game.table for game in finished_games(connection)] == [table.id, again.id]
        board = ana.http.get("/api/ratings/stone_age/2").json()
        assert board["played"] == 2
        own = [row for row in board["rows"] if row["you"]]
        assert [(row["name"], row["games"], row["place"]) for row in own] == [(ana.name, 2, None)]
        assert {row["level"] for row in board["rows"] if row["level"]} == {*BOTS}
        told = ana.http.get("/api/ratings/player", params={"name": ben.name}).json()
        assert [game["table"] for game in told["lists"][0]["games"]] == [None, None], (
            "a table is its players'"
        )
        mine = ana.http.get("/api/ratings/player", params={"name": ana.name}).json()
        assert [game["table"] for game in mine["lists"][0]["games"]] == [table.id, again.id]
        ana.http.request("DELETE", "/api/account", json={"password": "correct horse"})
        left = ben.http.get("/api/ratings/stone_age/2").json()["rows"]
        assert ana.name not in {row["name"] for row in left}
        assert len(left) == 6
        with services.services.store.engine.connect() as connection:
            assert differing(connection) == [], "what was won against somebody who is gone stays"


def test_who_leaves_a_rated_game_is_last(server: Running, ana: Person, ben: Person) -> None:
    """Also where the bot that plays on would have won; who comes back and finishes has not left."""
    table = rated_table(server, ana, "open")
    sit_at(table, ben, 1)
    assert doing(table, ana, "/leave", {"level": "expert"}, 0).status_code == 200
    assert table.snapshot()["table"]["seats"][0]["level"] == "medium", "nobody chooses the others' rival"
    ended = table.play_out(random.Random(1))
    assert ended
    wait_for(lambda: table.get("/ratings").json())
    changes = {one["seat"]: one for one in table.get("/ratings").json()}
    assert changes[0]["abandoned"]
    assert changes[0]["after"]["rating"] < changes[1]["after"]["rating"]


def test_a_person_who_never_comes_back_has_left(server: Running, ana: Person) -> None:
    """After a week in which nothing happens a bot ends the game, also at a table without other people."""
    table = rated_table(server, ana, "easy")
    timed = rated_table(server, ana, "easy", clock={"kind": "days", "turn": 20 * 24 * 3600})
    for one in (table, timed):
        one.until(lambda seen: seen["choice"] is not None, 0)
    hand_over = server.app.state.rater.hand_over

    def look(now: float) -> None:
        asyncio.run_coroutine_threadsafe(hand_over(now), server.loop).result(PATIENCE)

    look(time.time() + rater.ABANDONED - 60)
    assert table.snapshot()["table"]["seats"][0]["substitute"] is None
    look(time.time() + rater.ABANDONED + 60)
    table.until(lambda one: one["table"]["status"] == "over")
    seats = timed.snapshot()["table"]["seats"]
    assert seats[0]["substitute"] is None, "the clock says how long a person may take"
    wait_for(lambda: table.get("/ratings").json())
    changes = {one["seat"]: one for one in table.get("/ratings").json()}
    assert changes[0]["abandoned"]
    assert changes[0]["after"]["rating"] < 1000


def test_a_rated_rematch_waits_for_everybody(server: Running, ana: Person, ben: Person) -> None:
    """Nobody loses a rated game that they did not come to."""
    table = played(server, ana, ben, 4)
    made = doing(table, ana, "/rematch", {}, 0).json()
    new = server.get(f"/tables/{made['id']}").json()["table"]
    assert new["rated"]
    assert new["status"] == "waiting"
    claimed = server.post(f"/tables/{made['id']}/claim", {}, table.tokens[1]).json()
    for one in (made, claimed):
        server.post(f"/tables/{made['id']}/ready", {"yes": True}, one["token"])
    assert server.get(f"/tables/{made['id']}").json()["table"]["status"] == "running"
    services = server.app.state.services
    with services.store.engine.connect() as connection:
        query = select(func.count()).where(schema.rated_seats.c.table_id == made["id"])
        assert connection.execute(query).scalar() == 2


def test_nobody_asks_for_a_list_that_cannot_be(server: Running) -> None:
    assert why(server.get("/ratings/imperium/1")) == "rated-no-list"
    assert why(server.get("/ratings/through_the_ages/2")) == "rated-no-list"
    assert why(server.get("/ratings/player", name="nobody at all")) == "rated-no-player"
    assert server.get("/ratings/player", name="no\0body").status_code == 400, "PostgreSQL would refuse it"
    assert len(server.get("/ratings").json()) == len(known_lists())
    assert GAMES["through_the_ages"].seats[-1] == 4
