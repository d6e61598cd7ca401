"""Notices of seats and accounts: who still has a seat, which browser may know, whom somebody blocks."""

import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any

import pytest

from tests.server.people import Person, person_at
from tests.server.running import Table, bearer, wait_for
from tests.server.sinks import Browser
from tests.server.telling import HOUR, Telling, at_address, pass_turn, telling

Making = Callable[[], Person]


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Telling]:
    with telling(str(tmp_path_factory.mktemp("seats") / "civtable.db")) as found:
        yield found


@pytest.fixture
def person(told: Telling) -> Iterator[Making]:
    """Makes people with accounts."""
    with ExitStack() as clients:

        def made() -> Person:
            found = clients.enter_context(person_at(told.server.url))
            assert found.enter().status_code == 201
            return found

        yield made


def table_of(told: Telling, *seats: dict[str, Any], **more: Any) -> Table:
    """A table with these seats."""
    made = told.server.post("/tables", {"game": "stone_age", "seats": seats, **more}).json()
    return Table(told.server, made["id"], {seat["seat"]: seat["token"] for seat in made["seats"]})


def two(told: Telling) -> Table:
    """A table of two persons with names, at which seat 0 begins."""
    return table_of(told, {"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Ben"})


def owns(table: Table, seat: int, person: Person) -> None:
    """A seat is put into somebody's account."""
    answer = person.http.post(f"/api/tables/{table.id}/keep", headers=bearer(table.tokens[seat]))
    assert answer.status_code == 204


def listening(told: Telling, person: Person, **wishes: Any) -> Browser:
    """A browser of an account, which holds no seat by a token."""
    told.browsers += 1
    browser = Browser(told.web.url, f"account-{told.browsers}")
    told.tell(browser, person=person, **wishes)
    return browser


def quiet(told: Telling) -> dict[str, int]:
    """Quiet hours that have begun."""
    now = int(told.notices.now() // 60) % 1440
    return {"quiet_from": (now - 60) % 1440, "quiet_until": (now + 240) % 1440}


def waits_for_morning(told: Telling, table: Table) -> None:
    """What is on its way waits until quiet hours end."""
    told.later()
    wait_for(lambda: all(row["due"] > told.notices.now() + HOUR for row in told.rows(table_id=table.id)))


def bodies(told: Telling, browser: Browser) -> list[str]:
    """What a browser was told."""
    return [one["body"] for one in told.arrived(browser)]


# Whose turn it is.


def test_whose_wish_is_agreed_to_hears_that_it_is_their_turn(told: Telling) -> None:
    """Who agrees makes it so: who asked may be away, and their clock runs."""
    table = two(told)
    ana, ben = told.browser(table.tokens[0]), told.browser(table.tokens[1], kinds=["turn"])
    pass_turn(table, 0)
    assert table.post("/undo/ask", {"ply": 0}, 0).status_code == 200
    assert table.post("/undo/answer", {"yes": True}, 1).status_code == 200
    assert table.snapshot()["decision"]["seat"] == 0
    told.settled(table)
    assert bodies(told, ana) == ["It is your turn."]
    assert bodies(told, ben) == []


def test_who_plays_with_bots_alone_is_not_called(told: Telling) -> None:
    """They think for seconds; webhooks, which are no people, hear of every turn and of the end."""
    table = table_of(told, {"kind": "person", "name": "Ana"}, {"kind": "bot", "level": "random"})
    browser = told.browser(table.tokens[0])
    hook = {"form": "json", "url": f"{told.web.url}/alone"}
    assert table.post("/webhooks", hook, 0).status_code == 201
    pass_turn(table, 0)
    wait_for(lambda: told.rows(table_id=table.id, kind="turn"))
    assert {row["way"] for row in told.rows(table_id=table.id)} == {"hook"}
    assert table.post("/chat", {"text": "@Ana, hello", "name": "Cleo"}).status_code == 200
    told.settled(table)
    assert bodies(told, browser) == ["Cleo wrote to you at the table."]


def test_who_is_left_with_bots_alone_is_not_called(told: Telling) -> None:
    table = two(told)
    browser = told.browser(table.tokens[0], kinds=["turn", "over"])
    pass_turn(table, 0)
    assert table.post("/leave", {"level": "random"}, 1).status_code == 200
    wait_for(lambda: (table.snapshot()["decision"] or {}).get("seat") == 0)
    told.settled(table)
    assert bodies(told, browser) == []


# Who has a seat.


def test_a_friend_who_takes_a_seat_is_told_and_nobody_who_had_it(told: Telling, person: Making) -> None:
    """Neither the browser nor the account that played it until then, nor what was on its way to them."""
    ana = person()
    table = table_of(
        told, {"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Ben", "friend": True}
    )
    owns(table, 1, ana)
    before, account = told.browser(table.tokens[1], **quiet(told)), listening(told, ana, **quiet(told))
    at_address(told, ana, "had-it@example.org", **quiet(told))
    pass_turn(table, 0)
    waits_for_morning(told, table)
    table.tokens[1] = table.post("/take", {"name": "Ben"}, 1).json()["token"]
    ben = told.browser(table.tokens[1])
    told.later(5 * HOUR)
    assert told.settled(table) == ["dropped"] * 3
    pass_turn(table, 1)
    pass_turn(table, 0)
    told.settled(table)
    assert bodies(told, ben) == ["It is your turn."]
    assert bodies(told, before) == bodies(told, account) == []
    assert told.mail.to("had-it@example.org")[1:] == [], "after the question whether to write there"
    lost = ana.http.post(f"/api/account/tables/{table.id}/token", json={"seat": 1})
    assert lost.json()["error"]["key"] == "server-not-your-seat"


def done(who: Person, path: str, **body: Any) -> Any:
    """What comes of something about tournaments that is allowed."""
    answer = who.http.post(f"/api/tournaments{path}", json=body)
    assert answer.status_code in (200, 201), answer.text
    return answer.json()


@dataclass
class Round:
    """A tournament of two, whose organiser plays in none of its games: its one table."""

    tournament: str
    table: Table
    seat: int  # of who entered first


@contextmanager
def round_of(told: Telling, organiser: Person, first: Person, second: Person) -> Iterator[Round]:
    """A tournament that runs, with tokens for both seats, until it is cancelled."""
    wish = {"game": "stone_age", "form": "round_robin", "places": 2, "levels": ["random"]}
    tournament = done(organiser, "", **wish)["id"]
    for one in (first, second):
        done(one, f"/{tournament}/enter")
    done(organiser, f"/{tournament}/start")
    known = first.http.get(f"/api/tournaments/{tournament}").json()["you"]
    found = Round(tournament, Table(told.server, known["table"], {}), known["seat"])
    for one, seat in ((first, found.seat), (second, 1 - found.seat)):
        resume(found.table, seat, one)
    yield found
    done(organiser, f"/{tournament}/cancel")


def resume(table: Table, seat: int, person: Person) -> None:
    """A token for a seat of one's account."""
    opened = person.http.post(f"/api/account/tables/{table.id}/token", json={"seat": seat})
    table.tokens[seat] = opened.json()["token"]


def test_whose_turn_begins_a_round_hears_of_it_without_notices_of_rounds(
    told: Telling, person: Making
) -> None:
    """No move has made it their turn, so nothing else would tell; the other one's turn comes by a move."""
    ana, ben, cleo = [person() for _ in range(3)]
    browsers = {one.name: listening(told, one, kinds=["turn"]) for one in (ana, ben)}
    with round_of(told, cleo, ana, ben) as found:
        told.settled(found.table)
        first, second = (ana, ben) if found.table.snapshot()["decision"]["seat"] == found.seat else (ben, ana)
        assert bodies(told, browsers[first.name]) == ["A new round has begun: your table is ready."]
        assert bodies(told, browsers[second.name]) == []


def test_who_was_replaced_in_a_tournament_is_told_no_more(told: Telling, person: Making) -> None:
    """Their browser still has a token of the seat, which opens nothing."""
    ana, ben, cleo = [person() for _ in range(3)]
    with round_of(told, cleo, ana, ben) as found:
        table, seat, here = found.table, found.seat, f"/{found.tournament}"
        old = told.browser(table.tokens[seat], kinds=["turn"])
        done(ana, f"{here}/leave")
        done(cleo, f"{here}/entrants/1/replace", by=done(cleo, f"{here}/enter")["you"]["entrant"])
        new = listening(told, cleo, kinds=["turn"])
        resume(table, seat, cleo)
        told.settled(table)
        pass_turn(table, seat)
        pass_turn(table, 1 - seat)
        assert table.snapshot()["decision"]["seat"] == seat
        told.settled(table)
        assert bodies(told, old) == []
        assert bodies(told, new) == ["It is your turn."]


def test_who_has_left_is_not_told_what_was_on_its_way(told: Telling, person: Making) -> None:
    """The account keeps the game among its own, and a bot has the seat."""
    ana, ben, cleo = [person() for _ in range(3)]
    with round_of(told, cleo, ana, ben) as found:
        browser = listening(told, ana, **quiet(told))
        assert found.table.post("/chat", {"text": f"@{ana.name}, hello"}, 1 - found.seat).status_code == 200
        told.later()
        done(ana, f"/{found.tournament}/leave")
        told.later(5 * HOUR)
        told.settled(found.table)
        assert bodies(told, browser) == []


def test_webhooks_of_a_tournament_are_its_organisers(told: Telling, person: Making) -> None:
    """Not the entrants': the table's news are not theirs to send to a room."""
    ana, ben, cleo = [person() for _ in range(3)]
    with round_of(told, cleo, ana, ben) as found:
        path = f"/api/tables/{found.table.id}/webhooks"
        hook = {"form": "json", "url": f"{told.web.url}/round"}
        for one, seat in ((ana, found.seat), (ben, 1 - found.seat), (person(), found.seat)):
            answer = one.http.post(path, json=hook, headers=bearer(found.table.tokens[seat]))
            assert (answer.status_code, answer.json()["error"]["key"]) == (403, "notices-not-maker")
        assert told.server.http.get(path).status_code == 403
        assert cleo.http.post(path, json=hook).status_code == 201, "who has no seat there"
        assert len(cleo.http.get(path).json()) == 1


# Whose browser it is.


@pytest.fixture
def elsewhere(told: Telling) -> Iterator[Callable[[Person], Person]]:
    """Signs somebody in once more, in another browser."""
    with ExitStack() as clients:

        def signed_in(person: Person) -> Person:
            other = clients.enter_context(person_at(told.server.url))
            other.name = person.name
            assert other.enter("/api/session").status_code == 200
            return other

        yield signed_in


def is_told(told: Telling, browser: Browser) -> bool:
    """Whether the server knows a browser."""
    answer = told.server.post("/notices/devices/test", {"endpoint": browser.endpoint})
    assert answer.status_code in (204, 404)
    return bool(answer.status_code == 204)


def test_a_browser_whose_session_is_ended_is_told_nothing(
    told: Telling, person: Making, elsewhere: Callable[[Person], Person]
) -> None:
    """One that was lost is stopped from another, also in what it would be told by a token that it has."""
    here = person()
    lost, lent = elsewhere(here), elsewhere(here)
    table = two(told)
    browsers = [listening(told, one, tokens=[table.tokens[1]]) for one in (here, lost, lent)]
    shown = {one["id"]: one for one in lost.http.get("/api/account/sessions").json()}
    its = next(name for name, one in shown.items() if one["this"])
    assert here.http.delete(f"/api/account/sessions/{its}").status_code == 204
    assert [is_told(told, one) for one in browsers] == [True, False, True]
    assert here.http.delete("/api/account/sessions").status_code == 204
    assert [is_told(told, one) for one in browsers] == [True, False, False]
    pass_turn(table, 0)
    assert told.settled(table) == ["sent"]


def test_another_password_stops_the_other_browsers_and_the_code_all(
    told: Telling, person: Making, elsewhere: Callable[[Person], Person]
) -> None:
    here = person()
    renewed = here.http.post("/api/account/recovery", json={"password": "correct horse"}).json()["recovery"]
    other = elsewhere(here)
    browsers = [listening(told, one) for one in (here, other)]
    wish = {"password": "correct horse", "new": "battery staple"}
    assert here.http.post("/api/account/password", json=wish).status_code == 204
    assert [is_told(told, one) for one in browsers] == [True, False]
    wish = {"name": here.name, "code": renewed, "password": "a third one"}
    assert other.http.post("/api/session/recover", json=wish).status_code == 200
    assert [is_told(told, one) for one in browsers] == [False, False]


# Whom somebody blocks.


def test_nobody_is_called_by_whom_they_block(told: Telling, person: Making) -> None:
    """Neither by name, nor to take back, nor to a rematch; that it is their turn they hear all the same."""
    ana, ben = person(), person()
    table = two(told)
    owns(table, 0, ana)
    owns(table, 1, ben)
    browser = listening(told, ben)
    assert ben.http.post("/api/blocks", json={"name": ana.name}).status_code == 204
    table.post("/chat", {"text": "@Ben!"}, 0)
    told.settled(table)
    pass_turn(table, 0)
    assert table.post("/undo/ask", {"ply": 0}, 0).status_code == 200
    told.settled(table)
    assert {row["kind"]: row["state"] for row in told.rows(table_id=table.id)} == {
        "mention": "dropped",
        "turn": "sent",
        "undo": "dropped",
    }
    assert bodies(told, browser) == ["It is your turn."]


def test_a_rematch_by_whom_one_blocks_rings_not(told: Telling, person: Making) -> None:
    ana, ben = person(), person()
    table = two(told)
    owns(table, 0, ana)
    owns(table, 1, ben)
    table.play_out(random.Random(1))
    browser = listening(told, ben)
    assert ben.http.post("/api/blocks", json={"name": ana.name}).status_code == 204
    assert table.post("/rematch", {}, 0).status_code == 200
    told.settled(table)
    assert bodies(told, browser) == []


def test_who_only_watches_calls_nobody_who_blocks_them(told: Telling, person: Making) -> None:
    """Also where the block came after the word, and before it was told."""
    ana, ben, cleo = [person() for _ in range(3)]
    table = two(told)
    owns(table, 1, ben)
    browser = listening(told, ben, **quiet(told))

    def writes(who: Person) -> None:
        wish = {"text": "@Ben, hello", "name": who.name}
        assert who.http.post(f"/api/tables/{table.id}/chat", json=wish).status_code == 200

    writes(ana)
    waits_for_morning(told, table)
    assert ben.http.post("/api/blocks", json={"name": ana.name}).status_code == 204
    told.later(5 * HOUR)
    assert told.settled(table) == ["dropped"]
    writes(cleo)
    assert told.settled(table) == ["dropped", "sent"]
    assert bodies(told, browser) == [f"{cleo.name} wrote to you at the table."]
