"""One address has hundreds of tables brought into memory, while others come to theirs.

Part of `python -m civtable.trials.attack`.
"""

import argparse
import asyncio
import random
import sqlite3
import statistics
import time
from collections import Counter
from contextlib import closing
from typing import Final

from civtable.trials.bystander import ATTACKER, fast_enough, watched
from civtable.trials.load import answering, database
from civtable.trials.process import Client, served

PLIES: Final = 600
"""How far the games are that are brought: what a table costs grows with them."""

ATTACKED: Final = 400
OTHERS: Final = 20
AT_ONCE: Final = 12
OTHER: Final = "127.0.0.9"

PATIENCE: Final = 2.0
"""So long somebody else may wait for a table of their own, at most."""


async def costly_table(port: int) -> str:
    """A long game of Imperium with four that goes on, played at random."""
    await answering(port)
    client, dice = Client(port), random.Random(1)
    body = {"game": "imperium", "seats": [{"kind": "person"}] * 4}
    _, made = await client.ask("POST", "/api/tables", body)
    path, tokens = f"/api/tables/{made['id']}", [seat["token"] for seat in made["seats"]]
    _, seen = await client.ask("GET", path)
    while seen["ply"] < PLIES and seen["decision"] is not None:
        token = tokens[seen["decision"]["seat"]]
        _, seen = await client.ask("GET", path, None, token)
        options = [option["code"] for option in seen["choice"]["options"]]
        going_on = [code for code in options if code != "resign"] or options
        move = {"ply": seen["ply"], "code": dice.choice(going_on)}
        await client.ask("POST", f"{path}/moves", move, token)
        _, seen = await client.ask("GET", path)
    client.close()
    return str(made["id"])


def copied(address: str, table: str, number: int) -> list[str]:
    """The same table so many times more, each under an id of its own."""
    ids = [f"copy{one:08d}" for one in range(number)]
    with closing(sqlite3.connect(address)) as connection:
        for name, key in (("tables", "id"), ("entries", "table_id")):
            found = connection.execute(f"SELECT * FROM {name} WHERE {key} = ?", (table,))
            at = [column[0] for column in found.description].index(key)
            rows = [list(row) for row in found]
            marks = ", ".join("?" * len(found.description))
            for one in ids:
                copies = [[*row[:at], one, *row[at + 1 :]] for row in rows]
                connection.executemany(f"INSERT INTO {name} VALUES ({marks})", copies)
        connection.commit()
    return ids


async def bring_all(port: int, tables: list[str]) -> Counter[int]:
    """The attacker asks for all of some tables, a dozen at a time; the answers by status."""
    statuses: Counter[int] = Counter()
    waiting = list(tables)

    async def one() -> None:
        client = Client(port, ATTACKER)
        while waiting:
            status, _ = await client.ask("GET", f"/api/tables/{waiting.pop()}")
            statuses[status] += 1
        client.close()

    await asyncio.gather(*[one() for _ in range(AT_ONCE)])
    return statuses


async def come_to_their_own(port: int, tables: list[str]) -> tuple[list[float], int]:
    """Somebody else comes to one table after the other: how long each took, how many were not answered."""
    client, times, lost = Client(port, OTHER), [], 0
    for table in tables:
        began = time.perf_counter()
        status, _ = await client.ask("GET", f"/api/tables/{table}")
        times.append(time.perf_counter() - began)
        lost += status != 200
    client.close()
    return times, lost


async def attack_by_openings(port: int, tables: list[str]) -> bool:
    """The attack, and what others notice of it: a bystander at a table in memory, one who comes to others."""
    await answering(port)
    alone, theirs, attacked = tables[:OTHERS], tables[OTHERS : 2 * OTHERS], tables[2 * OTHERS :]
    async with watched(port, "quiet"):
        await asyncio.sleep(3)
    quiet, _ = await come_to_their_own(port, alone)
    print(f"    another came to {OTHERS} tables that are not in memory: {told(quiet)}", flush=True)
    async with watched(port, f"{ATTACKED} x a table that is not in memory, from one address") as bystander:
        attack = asyncio.create_task(bring_all(port, attacked))
        times, lost = await come_to_their_own(port, theirs)
        statuses = await attack
    print(f"    the attacker was answered {dict(statuses)}")
    print(f"    another came to {OTHERS} tables: {told(times)}, {lost} not answered", flush=True)
    return fast_enough(bystander) and lost == 0 and max(times) < PATIENCE


def told(times: list[float]) -> str:
    """How long something took."""
    return f"median {statistics.median(times) * 1000:.0f} ms, slowest {max(times) * 1000:.0f} ms"


def openings(args: argparse.Namespace) -> bool:
    """The attack by tables that are not in memory, with the usual limits, on SQLite."""
    with database("sqlite") as address:
        with served(address, 1, True) as port:
            table = asyncio.run(costly_table(port))
        tables = copied(address, table, ATTACKED + 2 * OTHERS)
        with served(address, 1, False) as port:
            return asyncio.run(attack_by_openings(port, tables))
