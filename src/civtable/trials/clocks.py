"""Kills the server again and again while clocks run, and looks whether anybody has lost time by it.

`python -m civtable.trials.clocks`: tables at which people play by a clock, while server processes are killed
with SIGKILL, stay away for a while and come back with a wall clock that has jumped by up to a day. A seat may
lose only what went by while a server was there, no table may charge a second twice, and in the database no
clock may lose more between two entries than server seconds have gone by. A long test, not part of ./test.
"""

import argparse
import asyncio
import json
import random
import sys
import time
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

from sqlalchemy import select

from civtable.server.clocks.times import DAY
from civtable.server.clocks.uptime import BEAT
from civtable.server.past.opening import read_entries
from civtable.server.storage import schema
from civtable.server.storage.database import database_url, open_engine
from civtable.trials.load import answering, database
from civtable.trials.process import Client, end
from civtable.trials.servers import Servers, kinds, named, servers_at, show

BANK: Final = 3600
CLOCKS: Final = (
    {"kind": "live", "bank": BANK},
    {"kind": "days", "turn": 2 * DAY, "bank": BANK, "vacation": 5},
)
MEASURE: Final = 0.1
"""By how many seconds two clocks of one machine may seem to differ."""

APART: Final = BEAT
"""By how many seconds more two workers may tell different times: until the next beat."""

MOST_GIVEN: Final = 30.0
"""How many seconds a kill may give at most, with all that a start takes."""

LONGEST_AWAY: Final = 4.0
MOVES_BETWEEN: Final = 6

wall = time.time


@dataclass
class Played:
    """A table of the trial."""

    id: str
    tokens: list[str]


@dataclass
class Tally:
    """What was measured: for how long servers were there and away, and the worst that a kill did."""

    alive: float = 0.0
    away: float = 0.0
    taken: float = float("-inf")  # the most that a seat lost beyond what went by while a server was there
    given: float = 0.0  # the most that a seat was given
    charged: float = 0.0  # the most that the seats of a live table have lost together
    moves: int = 0
    wrong: list[str] = field(default_factory=list)


async def asked(client: Client, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
    """An answer that has to be a good one."""
    status, answer = await client.ask(method, path, body, token)
    assert status in (200, 201), f"{path}: {status} {answer}"
    return answer


async def new_tables(client: Client, number: int) -> list[Played]:
    """Tables of two persons, by turns with each kind of clock."""
    seats = [{"kind": "person"}, {"kind": "person"}]
    made = []
    for i in range(number):
        wish = {"game": "stone_age", "seats": seats, "clock": CLOCKS[i % len(CLOCKS)]}
        answer = await asked(client, "POST", "/api/tables", wish)
        made.append(Played(answer["id"], [seat["token"] for seat in answer["seats"]]))
    return made


async def play_some(client: Client, tables: list[Played], dice: random.Random) -> int:
    """A few choices at random tables; how many."""
    played = 0
    for _ in range(dice.randint(1, MOVES_BETWEEN)):
        table = dice.choice(tables)
        seat = (await asked(client, "GET", f"/api/tables/{table.id}"))["decision"]["seat"]
        seen = await asked(client, "GET", f"/api/tables/{table.id}", None, table.tokens[seat])
        move = {"ply": seen["ply"], "code": dice.choice(seen["choice"]["options"])["code"]}
        await asked(client, "POST", f"/api/tables/{table.id}/moves", move, table.tokens[seat])
        played += 1
    return played


async def left(client: Client, tables: list[Played]) -> list[list[float]]:
    """What every seat of every table has now."""
    found = []
    for table in tables:
        times = (await asked(client, "GET", f"/api/tables/{table.id}"))["times"]
        found.append([turn + bank for turn, bank in zip(times["turn"], times["bank"], strict=True)])
    return found


def strike(servers: Servers, tally: Tally, dice: random.Random, number: int) -> float:
    """Kill all processes, or one of several; for how many seconds none was there afterwards."""
    whole = servers.workers == 1 or number % 2 == 0
    for pid in servers.pids[:] if whole else [dice.choice(servers.pids)]:
        end(pid)
        servers.pids.remove(pid)
    gone = time.monotonic()
    if whole:
        time.sleep(dice.uniform(0, LONGEST_AWAY))
    away = time.monotonic() - gone if whole else 0.0
    jump = dice.uniform(-DAY, DAY)
    time.time = lambda: wall() + jump  # what the new processes take for the time of day
    servers.start()
    time.time = wall
    tally.away += away
    return away


async def rampage(servers: Servers, kills: int, number: int, dice: random.Random) -> Tally:
    """Play, kill, and compare what everybody had before with what they have after."""
    tally = Tally()
    began = time.monotonic()
    servers.start()
    await answering(servers.port)
    client = Client(servers.port)
    tables = await new_tables(client, number)
    for kill in range(1, kills + 1):
        tally.moves += await play_some(client, tables, dice)
        await asyncio.sleep(dice.uniform(0, 3))
        looked = time.monotonic()
        before = await left(client, tables)
        client.close()
        away = strike(servers, tally, dice, kill)
        await answering(servers.port)
        after = await left(client, tables)
        passed = time.monotonic() - looked - away
        lost = [x - y for xs, ys in zip(before, after, strict=True) for x, y in zip(xs, ys, strict=True)]
        tally.taken = max(tally.taken, max(lost) - passed)
        running = [max(xs[0] - ys[0], xs[1] - ys[1]) for xs, ys in zip(before, after, strict=True)]
        tally.given = max(tally.given, passed - min(running))
        if max(lost) > passed + MEASURE + (APART if servers.workers > 1 else 0.0):
            tally.wrong.append(f"kill {kill}: a seat lost {max(lost):.2f} s of {passed:.2f} s")
        if passed - min(running) > MOST_GIVEN:
            tally.wrong.append(f"kill {kill}: a seat was given {passed - min(running):.2f} s")
    ended = await left(client, tables)
    client.close()
    tally.alive = time.monotonic() - began - tally.away
    for table, seats in zip(tables[:: len(CLOCKS)], ended[:: len(CLOCKS)], strict=True):
        charged = BANK * len(seats) - sum(seats)
        tally.charged = max(tally.charged, charged)
        if charged > tally.alive + MEASURE:
            tally.wrong.append(f"{table.id}: {charged:.2f} s charged in {tally.alive:.2f} s")
    return tally


def examine(address: str, tally: Tally) -> None:
    """Read all clocks from the database: who was charged what between two entries."""
    engine = open_engine(database_url(address))
    with engine.connect() as connection:
        for table_id in connection.execute(select(schema.tables.c.id)).scalars().all():
            told = [json.loads(entry.clock) for entry in read_entries(connection, table_id) if entry.clock]
            for then, now in pairwise(told):
                lost = [max(0.0, x - y) for x, y in zip(then["bank"], now["bank"], strict=True)]
                lost_turn = [max(0.0, x - y) for x, y in zip(then["turn"], now["turn"], strict=True)]
                who = [seat for seat in range(len(lost)) if lost[seat] + lost_turn[seat] > 0]
                if any(seat != then["seat"] for seat in who):
                    tally.wrong.append(f"{table_id}: seat {who} was charged and {then['seat']} was asked")
                if sum(lost) + sum(lost_turn) > now["tick"] - then["tick"] + 0.01:
                    tally.wrong.append(f"{table_id}: more was charged than has gone by")
    engine.dispose()


def main() -> int:
    """Run it on the databases that were asked for; the exit code says whether all is well."""
    parser = argparse.ArgumentParser(prog="python -m civtable.trials.clocks", description=__doc__)
    parser.add_argument("--db", choices=["both", "sqlite", "postgresql"], default="both")
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    bad = 0
    for kind, workers in kinds(args.db):
        with database(kind) as address:
            with servers_at(address, workers) as servers:
                tally = asyncio.run(rampage(servers, args.kills, args.tables, random.Random(args.seed)))
            examine(address, tally)
            bad += len(tally.wrong)
            print(
                f"{named(kind, workers)}, {args.tables} tables: {args.kills} "
                f"kills, {tally.moves} moves; servers there for {tally.alive:.0f} s, away for "
                f"{tally.away:.0f} s; no live table was charged more than {tally.charged:.0f} s; at a kill a "
                f"seat lost at most {tally.taken:+.2f} s against the time in "
                f"which a server was there, and was given at most {tally.given:.2f} s; "
                f"{len(tally.wrong)} things wrong",
                flush=True,
            )
            show(tally.wrong)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
