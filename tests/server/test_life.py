"""A server that cannot begin, or end as it should, leaves nothing behind that keeps its process alive."""

import asyncio
import threading
from pathlib import Path

import pytest

from civtable.server.app import create_app
from civtable.server.bots.serving import Bots
from civtable.server.hints.service import Hints
from civtable.server.settings import Settings


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
