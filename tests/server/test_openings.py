"""Tables that are brought from the database: in turn, paid for by whoever asks, replayed only if need be."""

import asyncio
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from civtable.server.door.limits import ASKER, OURS, RATES, Limits, Rate, by_ourselves
from civtable.server.errors import Refused
from civtable.server.past import openers
from civtable.server.past.openers import Openers
from civtable.server.tables import hall
from tests.server.running import Running, Table, running, wait_for
from tests.server.test_costs import work_for

MANY = 40


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Running]:
    """A server with the limits that it has by default."""
    with running(str(tmp_path / "civtable.db"), limits=Limits()) as server:
        yield server


@pytest.fixture
def little(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first table that an address has brought takes all that it may spend on that."""
    monkeypatch.setitem(RATES, "opening", Rate(1e-6, 1e-9))


def forget_all(server: Running) -> None:
    """No table is in memory any more."""
    server.loop.call_soon_threadsafe(server.app.state.services.hall.forget_all)
    server.get("/games")  # which is answered after that


def from_elsewhere(server: Running) -> httpx.Client:
    transport = httpx.HTTPTransport(local_address="127.0.0.9")
    return httpx.Client(base_url=server.url, timeout=300, transport=transport)


@pytest.mark.usefixtures("little")
def test_who_has_tables_brought_pays_for_it(limited: Running) -> None:
    """What is in memory costs nothing, and others are not refused."""
    one, two = limited.table("person", "person"), limited.table("person", "person")
    assert (one.get().status_code, two.get().status_code) == (200, 200)
    forget_all(limited)
    assert one.get().status_code == 200
    answer = two.get()
    assert (answer.status_code, answer.json()["error"]["key"]) == (429, "server-too-many")
    assert int(answer.headers["retry-after"]) > 0
    assert one.get().status_code == 200
    with from_elsewhere(limited) as other:
        assert other.get(f"/api/tables/{two.id}").status_code == 200
    assert two.get().status_code == 200


@pytest.mark.usefixtures("little")
def test_a_table_that_was_just_made_is_there_for_who_has_nothing_left(limited: Running) -> None:
    """It was made already: to refuse it now would leave it to nobody."""
    one = limited.table("person", "person")
    forget_all(limited)
    assert one.get().status_code == 200
    two = limited.table("person", "person")
    assert two.get(by=0).status_code == 200


def test_a_bot_has_its_table_brought_though_a_person_has_nothing_left(limited: Running) -> None:
    table = limited.table("person", "random")
    limited.app.state.services.limits.charge("opening", "127.0.0.1", 1e6)
    table.play(0, 0, "place 2 forest")
    forget_all(limited)
    rooms = limited.app.state.services.hall.rooms
    wait_for(lambda: table.id in rooms and rooms[table.id].table.ply > 1)
    assert table.get(by=0).status_code == 200


def in_order(names: dict[str, list[str]]) -> list[str]:
    """In which order tables are brought that some want, all asked for before the first is there."""
    brought: list[str] = []

    async def ask() -> None:
        row = Openers(Limits())
        hold = asyncio.get_running_loop().create_future()

        def work(table: str) -> Callable[[], None]:
            return lambda: brought.append(table)

        async def bring(table: str, turn: Any) -> None:
            await hold
            await row.bring(table, turn, work(table))

        turns = {}
        for who, tables in names.items():
            before = ASKER.set(who)
            for table in tables:
                turns[table] = row.stand(table)
            ASKER.reset(before)
        hold.set_result(None)
        await asyncio.gather(*[bring(table, turn) for table, turn in turns.items()])
        row.close()

    asyncio.run(ask())
    return brought


def test_each_address_has_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many one wants, another's table is next; what two wait for does not wait in the longer row."""
    monkeypatch.setattr(openers, "OPENERS", 1)
    wanted = {"one": ["a", "b", "c", "d", "e", "f"], "two": ["x", "e"], OURS: ["y"]}
    assert in_order(wanted) == ["a", "x", "y", "b", "e", "c", "d", "f"]


def test_one_address_has_one_table_brought_at_a_time() -> None:
    at_once: list[int] = []

    async def ask() -> None:
        row = Openers(Limits())

        def work() -> None:
            at_once.append(len(row.busy))
            work_for(0.01)

        with_tables = [(table, row.stand(table)) for table in "abcdef"]
        await asyncio.gather(*[row.bring(table, turn, work) for table, turn in with_tables])
        row.close()

    before = ASKER.set("one")
    asyncio.run(ask())
    ASKER.reset(before)
    assert at_once == [1] * 6


def test_one_address_does_not_fill_the_row(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who has too many tables in it is refused; who has nothing left when it is their turn is sent away."""
    monkeypatch.setitem(RATES, "opening", Rate(0.005, 1e-9))

    async def ask() -> list[Any]:
        row = Openers(Limits())
        asker = ASKER.set("one")
        turns = [(str(number), row.stand(str(number))) for number in range(openers.MOST_OF_ONE + 1)]
        with pytest.raises(Refused):
            row.stand("one more")
        with by_ourselves():
            row.stand("3")
            row.stand("one more of ours")
        work = [row.bring(table, turn, lambda: work_for(0.01)) for table, turn in turns]
        ASKER.reset(asker)
        answers = await asyncio.gather(*work, return_exceptions=True)
        row.close()
        return answers

    answers = asyncio.run(ask())
    assert [number for number, answer in enumerate(answers) if answer is None] == [0, 3]
    assert all(isinstance(answer, Refused) and answer.status == 429 for answer in answers if answer)


def test_all_who_come_back_after_a_restart_get_their_tables(limited: Running) -> None:
    """From one address, at once, with the usual limits; over live connections and by asking."""
    made = []
    for number in range(MANY):  # from many addresses, since there is a bound for each
        transport = httpx.HTTPTransport(local_address=f"127.0.1.{number + 1}")
        body = {"game": "stone_age", "seats": [{"kind": "person"}] * 2}
        with httpx.Client(base_url=limited.url, timeout=300, transport=transport) as client:
            seats = (answer := client.post("/api/tables", json=body).json())["seats"]
            made.append(Table(limited, answer["id"], {seat["seat"]: seat["token"] for seat in seats}))
    forget_all(limited)

    def come_back(table: Table) -> tuple[str, int]:
        with table.live(0) as news:
            return news.next()["table"]["id"], table.get(by=1).status_code

    with ThreadPoolExecutor(MANY) as people:
        found = list(people.map(come_back, made))
    assert found == [(table.id, 200) for table in made]


# What is not replayed.


def test_what_is_kept_of_a_finished_game_is_told_without_bringing_it(
    limited: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And is the same as when it is in memory."""
    table = limited.table("person", "person")
    table.play_out(random.Random(2))
    parts = ("/history", "/sources", "/record", "/log", "/analysis")
    before = [table.get(part).json() for part in parts]

    def never(*args: Any) -> Any:
        raise AssertionError("it is brought")

    monkeypatch.setattr(hall, "open_table", never)
    forget_all(limited)
    assert [table.get(part).json() for part in parts] == before


def test_what_is_sealed_stays_so_where_it_is_not_in_memory(limited: Running) -> None:
    table = limited.table("person", "person")
    table.play_out(random.Random(2))
    table.get("/history")  # it is kept by now

    async def seal() -> None:
        await limited.app.state.services.hall.note(table.id, {"sealed": True})

    asyncio.run_coroutine_threadsafe(seal(), limited.loop).result(300)
    forget_all(limited)
    for part in ("/history", "/sources", "/record"):
        assert table.get(part).status_code == 403
