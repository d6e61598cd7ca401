"""Kills the server again and again under play, and looks whether anything was lost.

`python -m civtable.trials.kill`: 20 tables with 60 seats, a third of them bots, the others played by two
clients each at the same time, while server processes are killed with SIGKILL at random moments. Every
restart has to answer soon. Afterwards every acknowledged move has to be in the database under its number, no
table may have a gap or a second way, and every record has to replay exactly. A long test, not part of ./test.
"""

import argparse
import asyncio
import random
import sys
import time
from dataclasses import dataclass, field

from sqlalchemy import select

from civtable.core.errors import GameError
from civtable.core.match import replay
from civtable.core.record import record_from_text
from civtable.server.past.opening import read_table, room_of
from civtable.server.storage import schema
from civtable.server.storage.database import database_url, open_engine
from civtable.server.tables.changes import body_of
from civtable.trials.load import answering, database
from civtable.trials.process import Client
from civtable.trials.servers import Servers, kinds, named, servers_at, show

SEATS = ["person", "person", "medium"]
LOST = (OSError, EOFError, TimeoutError)
PATIENCE = 5.0
CLIENTS = 2
"""How many clients play one seat at the same time: whoever is second is told so."""

FREEZE = 60.0
"""For how many seconds nothing at all may be acknowledged."""

MOST_BETWEEN = 60
"""How many moves are acknowledged between two kills at most: a random number of them, then a moment."""


@dataclass
class Tally:
    """What clients were told."""

    acknowledged: dict[tuple[str, int], str] = field(default_factory=dict)  # by table and number: the code
    refused: int = 0
    interrupted: int = 0
    restarts: list[float] = field(default_factory=list)  # how long each took to answer


async def play_table(port: int, tally: Tally, dice: random.Random) -> None:
    """The two persons of a table, game after game, however often the server goes away."""
    client = Client(port)
    while True:
        table, tokens = await persistent_table(client, tally)
        seats = [seat for seat in range(len(tokens)) for _ in range(CLIENTS)]
        await asyncio.gather(
            *[
                play_seat(Client(port), table, tokens, seat, tally, random.Random(dice.random()))
                for seat in seats
            ]
        )


async def ask(
    client: Client, tally: Tally, method: str, path: str, body: object = None, token: str | None = None
) -> tuple[int, dict[str, object]] | None:
    """An answer, or None if the server went away before it came."""
    try:
        async with asyncio.timeout(PATIENCE):
            status, answer = await client.ask(method, path, body, token)
            return status, answer
    except LOST:
        client.close()
        tally.interrupted += 1
        await asyncio.sleep(0.05)
        return None


async def persistent_table(client: Client, tally: Tally) -> tuple[str, list[str]]:
    """A new table."""
    seats = [{"kind": "person"} if kind == "person" else {"kind": "bot", "level": kind} for kind in SEATS]
    while True:
        made = await ask(client, tally, "POST", "/api/tables", {"game": "stone_age", "seats": seats})
        if made is not None and made[0] == 201:
            tokens = made[1]["seats"]
            assert isinstance(tokens, list)
            return str(made[1]["id"]), [seat["token"] for seat in tokens]


async def play_seat(
    client: Client, table: str, tokens: list[str], seat: int, tally: Tally, dice: random.Random
) -> None:
    """One seat to the end of its game; every move that is acknowledged is noted down."""
    while True:
        seen = await ask(client, tally, "GET", f"/api/tables/{table}", None, tokens[seat])
        if seen is None:
            continue
        status, data = seen
        assert status == 200, f"{table} was acknowledged and is gone: {data}"
        decision, choice = data["decision"], data["choice"]
        if decision is None:
            return
        if not isinstance(choice, dict):
            await asyncio.sleep(0.05)
            continue
        code = dice.choice(choice["options"])["code"]
        move = {"ply": data["ply"], "code": code}
        answer = await ask(client, tally, "POST", f"/api/tables/{table}/moves", move, tokens[seat])
        if answer is not None and answer[0] == 200:
            number = answer[1]["seq"]
            assert isinstance(number, int)
            assert (table, number) not in tally.acknowledged, f"{table}: {number} was given twice"
            tally.acknowledged[table, number] = code
        elif answer is not None:
            tally.refused += 1


async def progress(games: list["asyncio.Task[None]"], tally: Tally, moves: int) -> None:
    """Wait until so many more moves have been acknowledged; what a client found wrong ends the test."""
    goal, so_far, since = len(tally.acknowledged) + moves, len(tally.acknowledged), time.monotonic()
    while len(tally.acknowledged) < goal:
        await asyncio.sleep(0.01)
        if len(tally.acknowledged) > so_far:
            so_far, since = len(tally.acknowledged), time.monotonic()
        assert time.monotonic() - since < FREEZE, (
            f"nothing acknowledged for {FREEZE} s: the server stands still"
        )
        for game in games:
            if game.done():
                game.result()


async def rampage(servers: Servers, kills: int, tables: int, dice: random.Random) -> Tally:
    """Play and kill."""
    tally = Tally()
    servers.start()
    await answering(servers.port)
    games = [asyncio.create_task(play_table(servers.port, tally, random.Random(n))) for n in range(tables)]
    for number in range(1, kills + 1):
        await progress(games, tally, dice.randint(1, MOST_BETWEEN))
        await asyncio.sleep(dice.uniform(0, 0.3))
        servers.kill(dice)
        servers.start()
        began = time.monotonic()
        await answering(servers.port)
        tally.restarts.append(time.monotonic() - began)
        if number % 10 == 0:
            print(f"  {number} kills, {len(tally.acknowledged)} moves acknowledged", flush=True)
    await asyncio.sleep(3)
    for game in games:
        game.cancel()
    await asyncio.gather(*games, return_exceptions=True)
    return tally


def examine(address: str, tally: Tally) -> list[str]:
    """Everything that is wrong in the database afterwards."""
    engine = open_engine(database_url(address))
    wrong = []
    found: dict[tuple[str, int], str] = {}
    moves = 0
    with engine.connect() as connection:
        for table_id in connection.execute(select(schema.tables.c.id)).scalars().all():
            table = read_table(connection, table_id)
            row, entries = table.row, table.entries
            if [entry.seq for entry in entries] != list(range(1, len(entries) + 1)):
                wrong.append(f"{table_id}: a gap")
                continue
            try:
                room = room_of(table)
                record = room.table.running.record()
                replay(room.table.game, record_from_text(record.to_text()))
            except GameError as error:
                wrong.append(f"{table_id}: {error}")
                continue
            moves += room.table.ply
            found.update({(table_id, entry.seq): entry.body for entry in entries})
            kept = (row["seq"], row["ply"], row["status"], row["bot_next"])
            now = room.table
            if kept != (now.seq, now.ply, now.status, now.bot_to_move() is not None):
                wrong.append(f"{table_id}: the table's row says something else than its entries")
    engine.dispose()
    for (table_id, seq), code in tally.acknowledged.items():
        if found.get((table_id, seq)) != body_of(code):
            wrong.append(f"{table_id}: move {seq} was acknowledged and is lost")
    print(f"  {moves} moves in the database, all records replayed")
    return wrong


def main() -> int:
    """Run it on the databases that were asked for; the exit code says whether all is well."""
    parser = argparse.ArgumentParser(prog="python -m civtable.trials.kill", description=__doc__)
    parser.add_argument("--db", choices=["both", "sqlite", "postgresql"], default="both")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    bad = 0
    for kind, workers in kinds(args.db):
        with database(kind) as address:
            began = time.monotonic()
            print(f"{named(kind, workers)}, {args.tables} tables:", flush=True)
            with servers_at(address, workers) as servers:
                tally = asyncio.run(rampage(servers, args.kills, args.tables, random.Random(args.seed)))
            wrong = examine(address, tally)
            bad += len(wrong)
            print(
                f"  {args.kills} kills in {time.monotonic() - began:.0f} s: {len(tally.acknowledged)} moves "
                f"acknowledged, {tally.interrupted} requests interrupted, {tally.refused} refused, "
                f"slowest restart {max(tally.restarts):.1f} s, {len(wrong)} things wrong",
                flush=True,
            )
            show(wrong)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
