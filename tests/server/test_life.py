"""A server that cannot begin, or end as it should, leaves nothing behind that keeps its process alive."""

import asyncio
import threading
from pathlib import Path
from unittest.mock import Mock

import pytest

from civtable.server import life
from civtable.server.app import create_app
from civtable.server.bots.serving import Bots
from civtable.server.daily.tries import Tries
from civtable.server.hints.service import Hints
from civtable.server.settings import Settings
from civtable.server.tables.room import Room
from civtable.server.tournaments.running import Tournaments


class Broken(Exception):
    pass


async def broken(_: object) -> None:
    raise Broken


def writers() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "civtable-writer"]


@pytest.mark.parametrize(("part", "step"), [(Bots, "start"), (Hints, "close"), (Bots, "close")])
def test_what_has_begun_ends_though_a_part_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: type, step: str
) -> None:
    """The thread that writes is none of those that end with their process."""
    before = writers()
    monkeypatch.setattr(part, step, broken)
    app = create_app(Settings(db=str(tmp_path / "t.db")))

    async def life() -> None:
        async with app.router.lifespan_context(app):
            assert len(writers()) == len(before) + 1

    with pytest.raises(Broken):
        asyncio.run(life())
    assert writers() == before


def test_what_goes_on_beside_everything_begins_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A loop that a mistake has ended is not missed for ever, and nobody else ends with it."""
    begun = []

    async def watch_presence(_: object) -> None:
        begun.append(True)
        raise Broken

    monkeypatch.setattr(life, "watch_presence", watch_presence)
    monkeypatch.setattr(life, "AGAIN_AFTER", 0.0)
    app = create_app(Settings(db=str(tmp_path / "t.db")))

    async def run() -> None:
        async with app.router.lifespan_context(app):
            while len(begun) < 3:
                await asyncio.sleep(0.01)

    asyncio.run(asyncio.wait_for(run(), 60))


def test_all_hear_of_the_end_of_a_game_though_one_makes_a_mistake(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = []

    def fails(_: object, room: Room) -> None:
        raise Broken

    monkeypatch.setattr(Tries, "ended", fails)
    monkeypatch.setattr(Tournaments, "ended", lambda _, room: heard.append(room))
    app = create_app(Settings(db=str(tmp_path / "t.db")))

    async def run() -> None:
        async with app.router.lifespan_context(app):
            room = Mock()
            room.table.challenge, room.table.rated = None, False
            app.state.services.hall.on_over(room)

    asyncio.run(run())
    assert len(heard) == 1
