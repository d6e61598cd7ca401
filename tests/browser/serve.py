"""The server of these tests: `civtable serve`, but chance is the same in every run and on every machine.

Every table has the same seed, and bots draw from their seat and ply alone. TABLE_SEED=... plays other games.
Daily deals are those of one day. Analyses judge with as few games as there may be.
Passwords are hashed cheaply, as in the tests of the server.
"""

import os
import sys
from typing import Any

from argon2 import PasswordHasher
from fastapi import FastAPI

from civtable import daily
from civtable.analysis.setting import FEWEST
from civtable.cli.main import main
from civtable.server.accounts import accounts
from civtable.server.app import create_app
from civtable.server.bots.policies import ServedPolicy
from civtable.server.bots.serving import Bots
from civtable.server.settings import ENVIRONMENT, Settings
from civtable.server.tables import making
from civtable.server.tables.room import Room

SEED = os.environ.get("TABLE_SEED", "a table of the tests")
TODAY = "2026-03-14"
CLEVER = ServedPolicy("clever", "stone_age", 2, "clever.pt")
"""A policy that can be chosen; there is no such file, and nobody waits for its moves."""

new_row = making.new_row


def row_with_our_seed(*arguments: Any, **more: Any) -> dict[str, Any]:
    """The row of a new table, whose seed is ours unless it comes with a record."""
    return new_row(*arguments, **{"seed": SEED, **more})


def bot_seed(_bots: Bots, _room: Room, seat: int, ply: int) -> str:
    """What decides a bot's own chance."""
    return f"{SEED} {seat} {ply}"


def application(settings: Settings) -> FastAPI:
    """What the worker of this server runs."""
    making.new_row = row_with_our_seed
    daily.today = lambda: TODAY
    Bots.seed = bot_seed  # type: ignore[method-assign,assignment]
    accounts.HASHER = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)  # type: ignore[misc]
    return create_app(settings)


if __name__ == "__main__":
    settings = Settings(
        app="tests.browser.serve:application",
        generous=True,
        policies=(CLEVER,),
        analysis_games=FEWEST,
        analysis_niceness=0,
    )
    os.environ[ENVIRONMENT] = settings.to_json()
    sys.exit(main())
