"""What a server looks after beside its requests goes on, whatever goes wrong once."""

import asyncio
from contextlib import suppress

import pytest
from sqlalchemy.exc import OperationalError

from civtable.server.running.looking import again_and_again


def test_nothing_that_goes_wrong_ends_it(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Each is told once, under its name; a look may say how long to rest."""
    outcomes: list[Exception | float | None] = [
        OperationalError("select", {}, Exception("gone")),
        KeyError("ours"),
        7.0,
        None,
    ]
    rests: list[float] = []

    async def look() -> float | None:
        outcome = outcomes.pop(0)
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    async def rest(seconds: float) -> None:
        rests.append(seconds)
        if not outcomes:
            raise asyncio.CancelledError

    monkeypatch.setattr("civtable.server.running.looking.asyncio.sleep", rest)
    with suppress(asyncio.CancelledError):
        asyncio.run(again_and_again("clocks", look, 2.0))
    assert rests == [2.0, 2.0, 7.0, 2.0]
    told = [(record.levelname, record.getMessage()) for record in caplog.records]
    assert told == [
        ("WARNING", "clocks: the database is waited for: OperationalError"),
        ("ERROR", "clocks: a look went wrong"),
    ]
