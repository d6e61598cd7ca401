"""Notices that reach people who look elsewhere: what is told to whom, once, and what never is."""

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, ExitStack
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.exc import OperationalError

from civtable.server.notices import outbox
from civtable.server.notices.looks import Looks
from civtable.server.notices.news import TURN, News
from civtable.server.storage import schema
from civtable.server.storage.database import database_url, migrate, open_engine
from civtable.server.storage.store import Store
from tests.server.people import Person, person_at
from tests.server.running import Table, bearer, wait_for
from tests.server.sinks import Browser
from tests.server.telling import DAY, HOUR, NAME, Telling, at_address, link_in, pass_turn, telling


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Telling]:
    """A server that tells people; its sinks take everything unless a test says otherwise."""
    with telling(str(tmp_path_factory.mktemp("notices") / "civtable.db")) as found:
        yield found


@pytest.fixture(autouse=True)
def sinks_work(told: Telling) -> None:
    told.web.answer = lambda number: 201
    told.mail.answer = lambda number: "250 OK"


@pytest.fixture
def person(told: Telling) -> Iterator[Callable[[], Person]]:
    """Makes people with accounts."""
    with ExitStack() as clients:

        def made() -> Person:
            found = clients.enter_context(person_at(told.server.url))
            assert found.enter().status_code == 201
            return found

        yield made


def two(told: Telling, **more: Any) -> Table:
    """A table of two persons with names, at which seat 0 begins."""
    seats = [{"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Ben"}]
    made = told.server.post("/tables", {"game": "stone_age", "seats": seats, **more}).json()
    return Table(told.server, made["id"], {seat["seat"]: seat["token"] for seat in made["seats"]})


def owns(table: Table, seat: int, person: Person) -> None:
    """A seat is put into somebody's account."""
    answer = person.http.post(f"/api/tables/{table.id}/keep", headers=bearer(table.tokens[seat]))
    assert answer.status_code == 204


# What is told.


def test_who_is_asked_hears_of_it(told: Telling) -> None:
    """The message names the table and leads there; it has no token, no seed, nothing of the game."""
    table = two(told, title="Sunday")
    ben, ana = told.browser(table.tokens[1], language="it"), told.browser(table.tokens[0])
    pass_turn(table, 0)
    assert told.settled(table) == ["sent"]
    assert told.arrived(ana) == []
    (message,) = told.arrived(ben)
    device = told.rows(table_id=table.id)[0]["target"]
    assert message == {
        "id": f"{table.id}-{told.rows(table_id=table.id)[0]['seq']}-turn-device-{device}",
        "tag": f"civtable-{table.id}",
        "title": "Sunday · Stone Age",
        "body": "Tocca a te.",
        "path": f"/table/{table.id}",
    }


def test_a_push_service_learns_who_sends_and_nothing_else(told: Telling) -> None:
    table = two(told)
    ben = told.browser(table.tokens[1])
    pass_turn(table, 0)
    told.settled(table)
    posted = told.web.to(ben.endpoint.removeprefix(told.web.url))[0]
    assert posted.headers["Content-Encoding"] == "aes128gcm"
    assert len(posted.headers["Topic"]) == 32
    assert posted.headers["Authorization"].endswith(f"k={told.server.get('/notices').json()['key']}")
    assert table.id.encode() not in posted.body
    assert table.id not in json.dumps(posted.headers)


def test_requests_to_take_back_and_names_in_the_chat_are_told(told: Telling) -> None:
    table = two(told)
    ben = told.browser(table.tokens[1], kinds=["mention", "undo"])
    table.play(0, 0, table.snapshot(0)["choice"]["options"][0]["code"])
    assert table.post("/chat", {"text": "Hello @bEn, look"}, 0).status_code == 200
    told.settled(table)
    assert [one["body"] for one in told.arrived(ben)] == ["Ana wrote to you at the table."]
    assert table.post("/chat", {"text": "Hello @Benedict, and ben"}, 0).status_code == 200
    assert len(told.rows(table_id=table.id, kind="mention")) == 1
    table.snapshot(1)
    assert table.post("/undo/ask", {"ply": 0}, 0).status_code == 200
    told.settled(table)
    assert told.arrived(ben)[-1]["body"] == "Ana asks to take a move back."


def test_the_end_and_a_rematch_are_told(told: Telling) -> None:
    table = two(told)
    table.play_out(random.Random(1))
    ben = told.browser(table.tokens[1])
    again = table.post("/rematch", {}, 0).json()["id"]
    told.settled(table)
    (message,) = told.arrived(ben)
    assert (message["body"], message["path"]) == ("Ana invites you to play again.", f"/table/{table.id}")
    assert table.snapshot()["table"]["rematch"] == again, "from the seat at the old table one comes to it"


def test_who_ends_a_game_is_not_told_of_its_end(told: Telling) -> None:
    table = two(told)
    for seat in (0, 1):
        told.browser(table.tokens[seat], kinds=["over"])
    table.play_out(random.Random(1))
    entries = schema.entries.c
    query = select(entries.seat).where(entries.table_id == table.id, entries.kind == "move")
    with told.server.app.state.services.store.engine.connect() as connection:
        last = connection.execute(query.order_by(entries.seq.desc())).scalar()
    assert [row["seat"] for row in told.rows(table_id=table.id, kind="over")] == [1 if last == 0 else 0]


def test_only_the_kinds_that_are_wished_are_told(told: Telling) -> None:
    table = two(told)
    ben = told.browser(table.tokens[1], kinds=["over"])
    pass_turn(table, 0)
    assert told.settled(table) == ["dropped"]
    assert told.arrived(ben) == []


# When it is told, and how often.


def test_at_most_one_notice_a_table_until_somebody_looked(told: Telling) -> None:
    table = two(told)
    ben = told.browser(table.tokens[1])
    pass_turn(table, 0)
    assert told.settled(table) == ["sent"]
    table.post("/chat", {"text": "@Ben?"}, 0)
    assert told.settled(table) == ["sent", "dropped"]
    table.snapshot(1)
    table.post("/chat", {"text": "@Ben?"}, 0)
    assert told.settled(table) == ["sent", "dropped", "sent"]
    assert len(told.arrived(ben)) == 2


def test_who_looks_in_time_is_not_told(told: Telling) -> None:
    table = two(told)
    ben = told.browser(table.tokens[1])
    with told.still():
        pass_turn(table, 0)
        told.later(1)
        table.snapshot(1)
    assert told.settled(table) == ["dropped"]
    assert told.arrived(ben) == []


def test_a_look_that_is_being_written_down_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two notices are due at once: what the first has begun to write down, the second knows, too."""

    async def check() -> None:
        slow, order = asyncio.Event(), list[str]()

        async def write(*_: Any) -> None:
            await slow.wait()
            order.append("written")

        (store,) = stores(str(tmp_path / "looks.db"), 1)
        monkeypatch.setattr(store, "write", write)
        looks = Looks(store, lambda: 1.0)
        looks.note("a table", 1)
        first, second = [asyncio.create_task(looks.write()) for _ in range(2)]
        second.add_done_callback(lambda _: order.append("known"))
        await asyncio.sleep(0.05)
        slow.set()
        await asyncio.gather(first, second)
        assert order == ["written", "known"]

    asyncio.run(check())


def test_what_is_no_longer_so_is_not_told(told: Telling) -> None:
    """Somebody else plays by another link of the seat, or takes a move back: the turn is over."""
    table = two(told)
    ben = told.browser(table.tokens[1])
    pass_turn(table, 0)
    table.play_out(random.Random(2), 1)  # a choice of seat 1, without anybody having looked
    wait_for(lambda: table.snapshot()["decision"]["seat"] == 0)
    assert "sent" not in told.settled(table)
    assert told.arrived(ben) == []


def test_an_open_connection_waits_for_a_sign_of_life(told: Telling) -> None:
    """A page that is there is not called; one that only seems to be there is, a minute later."""
    table = two(told)
    ben = told.browser(table.tokens[1])
    with table.live(1) as live:
        live.next()
        pass_turn(table, 0)
        live.socket.send('{"ping":1}')
        while "pong" not in live.any():
            pass
        assert told.settled(table) == ["dropped"]
        pass_turn(table, 1)
        pass_turn(table, 0)
        assert told.settled(table)[-1] == "sent"
    assert len(told.arrived(ben)) == 1


def test_a_page_out_of_sight_has_not_looked(told: Telling) -> None:
    """A tab behind others, which may stay open for days, keeps nobody from being called; in sight it does."""
    table = two(told)
    ben = told.browser(table.tokens[1])
    with table.live(1, hidden=True) as live:
        live.next()
        polled = {"since": table.snapshot(0)["seq"], "wait": 0, "hidden": True}
        pass_turn(table, 0)
        answer = told.server.http.get(
            f"/api/tables/{table.id}/updates", params=polled, headers=bearer(table.tokens[1])
        )
        assert answer.json()[-1]["choice"]
        live.socket.send('{"ping":1,"hidden":true}')
        while "pong" not in live.any():
            pass
        assert told.settled(table) == ["sent"]
        live.socket.send('{"ping":1,"hidden":false}')
        while "pong" not in live.any():
            pass
        pass_turn(table, 1)
        pass_turn(table, 0)
        live.socket.send('{"ping":1}')
        while "pong" not in live.any():
            pass
        assert told.settled(table)[-1] == "dropped"
    assert len(told.arrived(ben)) == 1


def test_quiet_hours_hold_back_until_they_end(told: Telling) -> None:
    """Held back for who sleeps; dropped if looked at meanwhile."""
    for looks in (False, True):
        now = int(told.notices.now() // 60) % 1440  # of a clock in UTC
        table = two(told)
        ben = told.browser(table.tokens[1], quiet_from=(now - 60) % 1440, quiet_until=(now + 240) % 1440)
        pass_turn(table, 0)
        told.later(60)
        wait_for(lambda table=table: told.rows(table_id=table.id)[0]["due"] > told.notices.now() + HOUR)
        assert told.arrived(ben) == []
        if looks:
            table.snapshot(1)
        told.later(4 * HOUR)
        assert told.settled(table) == ["dropped" if looks else "sent"]
        assert len(told.arrived(ben)) == (0 if looks else 1)


def test_a_push_service_that_fails_half_of_the_time_delivers_everything_once(told: Telling) -> None:
    told.web.answer = lambda number: 201 if number % 2 else random.Random(number).choice([500, 503, 429])
    tables = [two(told) for _ in range(6)]
    browsers = [told.browser(table.tokens[1]) for table in tables]
    for table in tables:
        pass_turn(table, 0)
    for table, browser in zip(tables, browsers, strict=True):
        assert told.settled(table) == ["sent"]
        assert len(told.arrived(browser)) == 1
    assert any(row["tries"] > 1 for table in tables for row in told.rows(table_id=table.id))


def test_a_browser_that_is_gone_is_forgotten(told: Telling) -> None:
    table = two(told)
    ben = told.browser(table.tokens[1])
    told.web.answer = lambda number: 410
    pass_turn(table, 0)

    def forgotten() -> bool:
        told.goes_by()
        return not told.rows(table_id=table.id)

    wait_for(forgotten)
    answer = told.server.post("/notices/devices/test", {"endpoint": ben.endpoint})
    assert answer.status_code == 404


def test_a_service_that_never_answers_is_given_up(told: Telling) -> None:
    table = two(told)
    told.browser(table.tokens[1])
    told.web.answer = lambda number: 500
    pass_turn(table, 0)
    told.later()
    wait_for(lambda: told.rows(table_id=table.id)[0]["tries"] == 1)
    told.later(4 * DAY)
    assert told.settled(table) == ["failed"]


def test_pauses_grow_to_six_hours() -> None:
    pauses = [outbox.pause_after(tries) for tries in range(1, 30)]
    assert pauses[:3] == [30, 60, 120]
    assert pauses == sorted(pauses)
    assert pauses[-1] == 6 * HOUR


def test_a_mistake_about_notices_stops_no_move(told: Telling, monkeypatch: pytest.MonkeyPatch) -> None:
    table = two(told)
    told.browser(table.tokens[1])

    def fails(*args: object) -> None:
        raise OperationalError("INSERT", {}, Exception("no room"))

    monkeypatch.setattr(outbox, "put", fails)
    pass_turn(table, 0)
    assert told.rows(table_id=table.id) == []
    monkeypatch.setattr("civtable.server.notices.service.news", fails)
    pass_turn(table, 1)
    assert table.snapshot()["decision"]["seat"] == 0


# Several workers, and those that die.


def stores(address: str, number: int) -> list[Store]:
    """Several processes on one database, as far as it can tell; a file has one process, which comes twice."""
    engine = open_engine(database_url(address))
    migrate(engine)
    first = Store(engine)
    others = range(1, number)
    return [first, *[Store(open_engine(engine.url)) if first.shared else first for _ in others]]


def test_workers_share_what_is_due_and_take_over_from_the_dead(address: str) -> None:
    """Nothing is taken by two, and what a dead worker had is free again when its lease ends."""

    async def work() -> None:
        both = stores(address, 2)
        async with AsyncExitStack() as opened:
            for store in {*both}:
                store.start()
                opened.push_async_callback(store.close)
            await prepare(both[0])
            first, second = await asyncio.gather(
                *[outbox.claim(store, 100.0, {outbox.HOOK: 8}) for store in both]
            )
            ids = [row["id"] for row in (*first, *second)]
            assert len(ids) == len(set(ids)) == 5, "of one reader one at a time, nothing twice"
            assert await outbox.claim(both[1], 100.0, {outbox.HOOK: 8}) == []
            await outbox.settle(both[0], (*first, *second)[0], state=outbox.SENT, at=100.0)
            # The others were in the hands of a worker that has been killed: it says nothing more.
            later = await outbox.claim(both[1], 100.0 + outbox.LEASE + 1, {outbox.HOOK: 8})
            assert {row["id"] for row in later} > {row["id"] for row in (*first, *second)[1:]}
            await outbox.settle(both[0], (*first, *second)[1], state=outbox.SENT, at=100.0)
            again = await both[0].read(lambda connection: states(connection))
            assert again.count("sent") == 1, "who comes too late changes nothing"

    asyncio.run(work())


def states(connection: Any) -> list[str]:
    return list(connection.execute(select(schema.outbox.c.state)).scalars())


def test_who_has_much_to_hear_keeps_nobody_waiting(address: str) -> None:
    """A webhook for which a hundred notices wait is sent one, and others hear what they are to hear."""

    async def work() -> None:
        store = stores(address, 1)[0]
        store.start()
        try:
            await prepare(store)
            await store.write("", lambda connection: crowded(connection))
            room = {outbox.HOOK: 4, outbox.DEVICE: 4}
            found = [row["target"] for _ in range(3) for row in await outbox.claim(store, 1e6, room)]
            assert sorted(found) == ["7", "8", "busy", *[f"hook {number}" for number in range(5)]]
            assert found.index("busy") > found.index("hook 3"), "who has least to hear comes first"
        finally:
            await store.close()

    asyncio.run(work())


def crowded(connection: Any) -> None:
    """What came earlier than everything else: a hundred notices for one reader, and one for each of two."""
    connection.execute(schema.outbox.delete())
    waiting = [(outbox.HOOK, "busy")] * 100 + [(outbox.DEVICE, "7"), (outbox.DEVICE, "8")]
    waiting += [(outbox.HOOK, f"hook {number}") for number in range(5)]
    for seq, (way, target) in enumerate(waiting):
        row = outbox.new_row("a_table_here", News(TURN, 0, seq), way, target, float(seq))
        connection.execute(schema.outbox.insert(), row)


async def prepare(store: Store) -> None:
    """Five readers at a table, and two notices for each; written twice, as by two processes."""

    def work(connection: Any) -> None:
        row = {
            **dict.fromkeys(("game", "chance", "seed", "status"), "x"),
            **dict.fromkeys(("version", "seq", "ply", "created", "changed", "looked"), 0),
            **dict.fromkeys(("private", "imported", "counted", "bot_next", "away"), False),
            **{"id": "a_table_here", "settings": {}, "first_seats": [], "seats": []},
        }
        connection.execute(schema.tables.insert(), row)
        hooks = [
            {
                "id": f"hook {number}",
                "table_id": "a_table_here",
                **dict.fromkeys(("form", "url", "secret"), "x"),
                **{"language": "en", "kinds": [], "created": 0.0},
            }
            for number in range(5)
        ]
        connection.execute(schema.webhooks.insert(), hooks)
        for seq in (1, 1, 2):
            outbox.put(store, connection, "a_table_here", [News(TURN, 0, seq)], 50.0)

    await store.write("", work)


# Mail.


def test_an_address_is_asked_first_and_gets_links_that_open_the_seat(
    told: Telling, person: Callable[[], Person]
) -> None:
    table, ana = two(told), person()
    owns(table, 1, ana)
    wish = {"address": "ana@example.org", "language": "es"}
    shown = ana.http.post("/api/notices/mail", json=wish).json()
    assert (shown["address"], shown["confirmed"]) == ("ana@example.org", False)
    pass_turn(table, 0)
    assert told.settled(table) == [], "nothing but the question goes to an address that is not confirmed"
    (question,) = told.mail.to("ana@example.org")
    assert told.server.post("/notices/confirm", {"link": link_in(question, "confirm")}).status_code == 204
    pass_turn(table, 1)
    pass_turn(table, 0)
    told.settled(table)
    mail = told.mail.to("ana@example.org")[-1]
    assert mail["Subject"] == "Stone Age: Te toca."
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert table.tokens[1] not in mail.as_string()
    opened = told.server.post("/notices/open", {"link": link_in(mail, "open")}).json()
    assert (opened["table"], opened["seat"]) == (table.id, 1)
    assert told.server.get(f"/tables/{table.id}", opened["token"]).json()["seat"] == 1
    one_click = mail["List-Unsubscribe"].strip("<>").removeprefix(f"http://{NAME}")
    form = {"List-Unsubscribe": "One-Click"}
    assert told.server.http.post(one_click, data=form).status_code == 204
    assert ana.http.get("/api/notices/mail").json()["address"] is None


def test_links_are_for_one_purpose_and_for_a_while(told: Telling, person: Callable[[], Person]) -> None:
    table, ana = two(told), person()
    owns(table, 1, ana)
    at_address(told, ana, "links@example.org")
    pass_turn(table, 0)
    told.settled(table)
    mail = told.mail.to("links@example.org")[-1]
    opens, stops = link_in(mail, "open"), link_in(mail, "stop")
    body, _, signature = opens.partition(".")
    for forged in (stops, f"{body}x.{signature}", f"{body}.{signature[::-1]}", body, ".", "é.x", "x" * 500):
        answer = told.server.post("/notices/open", {"link": forged})
        assert (answer.status_code, answer.json()["error"]["key"]) == (403, "notices-link-bad"), forged
    assert told.server.http.post("/api/notices/stop", params={"link": opens}).status_code == 403
    told.later(8 * DAY)
    answer = told.server.post("/notices/open", {"link": opens})
    assert answer.json()["error"]["key"] == "notices-link-over"
    assert told.server.http.post("/api/notices/stop", params={"link": stops}).status_code == 204
    assert told.server.http.post("/api/notices/stop", params={"link": stops}).status_code == 403


def test_an_account_that_is_deleted_leaves_nothing_behind(
    told: Telling, person: Callable[[], Person]
) -> None:
    table, ana = two(told), person()
    owns(table, 1, ana)
    at_address(told, ana, "gone@example.org")
    told.tell(Browser(told.web.url, "of-ana"), person=ana)
    pass_turn(table, 0)
    assert {row["way"] for row in told.rows(table_id=table.id)} == {"mail", "device"}
    goodbye = ana.http.request("DELETE", "/api/account", json={"password": "correct horse"})
    assert goodbye.status_code == 204
    assert told.rows(table_id=table.id) == []
    with told.server.app.state.services.store.engine.connect() as connection:
        for found in (schema.devices.c.endpoint, schema.mails.c.address):
            kept = connection.execute(select(found)).scalars().all()
            assert not [one for one in kept if "of-ana" in one or "gone@" in one]


def test_a_game_over_days_is_finished_by_notices_alone(told: Telling, person: Callable[[], Person]) -> None:
    """One is told by push, one by mail, both services fail half of the time; nobody looks unasked."""
    table, dice = two(told), random.Random(7)
    table.play_out(dice, most=END_IS_NEAR)
    ben = person()
    owns(table, 1, ben)
    at_address(told, ben, "ben@example.org")
    ana = told.browser(table.tokens[0])
    told.web.answer = lambda number: 201 if number % 2 else 503
    told.mail.answer = lambda number: "250 OK" if number % 2 else "451 later"
    del ben.http.cookies["civtable_session"]

    def act(seat: int, token: str) -> bool:
        """All choices of a turn; whether the game goes on."""
        while True:
            now = told.server.get(f"/tables/{table.id}", token).json()
            if now["choice"] is None:
                return now["decision"] is not None
            code = dice.choice([option["code"] for option in now["choice"]["options"]])
            answer = told.server.post(f"/tables/{table.id}/moves", {"ply": now["ply"], "code": code}, token)
            assert answer.status_code == 200, (seat, answer.text)

    asked = table.snapshot()["decision"]["seat"]
    goes_on = act(asked, table.tokens[asked])  # who sat there last still had the table open
    turns = 0
    while goes_on:
        pushed, mailed = len(told.arrived(ana)), len(told.mail.to("ben@example.org"))
        begun = told.notices.now()

        def news(pushed: int = pushed, mailed: int = mailed) -> bool:
            told.goes_by()
            return len(told.arrived(ana)) > pushed or len(told.mail.to("ben@example.org")) > mailed

        wait_for(news)
        told.later(9 * HOUR)
        if len(told.arrived(ana)) > pushed:
            assert told.arrived(ana)[-1]["path"] == f"/table/{table.id}"
            goes_on = act(0, table.tokens[0])
        else:
            link = link_in(told.mail.to("ben@example.org")[-1], "open")
            opened = told.server.post("/notices/open", {"link": link})
            assert opened.status_code == 200, opened.text
            goes_on = act(1, opened.json()["token"])
        turns += 1
        assert told.notices.now() > begun
    assert turns >= 8
    assert table.snapshot()["table"]["status"] == "over"
    assert told.settled(table)[-1] == "sent", "and the other one hears how it ended"


END_IS_NEAR = 473
"""After so many choices of these dice the game has a few turns left."""
