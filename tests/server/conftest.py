"""Servers for tests: one on SQLite, one on PostgreSQL, each for all tests that only need a server."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import count
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from civtable.server.accounts import accounts
from civtable.server.bots import asking
from civtable.server.tables import making
from civtable.trials.postgres import Postgres, postgres
from tests.server.people import Person, person_at
from tests.server.running import PATIENCE, Running, running


@pytest.fixture(autouse=True)
def seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables of a test have the same seeds in every run: its first one, its second one, and so on."""
    numbers = count(1)
    monkeypatch.setattr(making, "new_seed", lambda: f"a table of the tests {next(numbers)}")


@pytest.fixture(scope="session", autouse=True)
def real_hasher() -> Iterator[PasswordHasher]:
    """What hashes passwords, at a cost that is meant; in these tests something cheap stands in its place."""
    found = accounts.HASHER
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(accounts, "HASHER", PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))
        yield found


@pytest.fixture(scope="session", autouse=True)
def slow_starts() -> Iterator[None]:
    """A bot's process gives way to all else, and may take long to start on a machine with much to do."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(asking, "TO_START", PATIENCE)
        yield


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on a SQLite file."""
    with running(str(tmp_path_factory.mktemp("server") / "civtable.db")) as found:
        yield found


@pytest.fixture(scope="session")
def pg() -> Iterator[Postgres]:
    """A PostgreSQL server."""
    with postgres() as found:
        yield found


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "civtable.db")
    found = request.getfixturevalue("pg")
    assert isinstance(found, Postgres)
    return found.new_database()


@pytest.fixture
def person(server: Running) -> Iterator[Callable[[], Person]]:
    """Makes people without accounts."""
    with ExitStack() as clients:
        yield lambda: clients.enter_context(person_at(server.url))


@pytest.fixture
def ana(person: Callable[[], Person]) -> Person:
    """Somebody who is signed in."""
    made = person()
    assert made.enter().status_code == 201
    return made
