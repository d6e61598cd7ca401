"""Servers for tests: one on SQLite, one on PostgreSQL, each for all tests that only need a server."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from civtable.lab.postgres import Postgres, postgres
from tests.server.running import Running, running


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
