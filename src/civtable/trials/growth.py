"""What tables take: `python -m civtable.trials.growth`, bytes a move on the disk and memory a table.

Whole games of two persons who choose at random, over HTTP; the server keeps all of them in memory. The second
half of the tables is measured: what the first ones load is there for all.
"""

import argparse
import asyncio
import random
import signal
from typing import Final

from sqlalchemy import text

from civtable.games import GAMES
from civtable.server.storage.database import database_url, open_engine
from civtable.trials.load import answering, database
from civtable.trials.process import Client, application, end, fork_server, listening, memory_of

SIZE: Final = {
    "sqlite": "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size",
    "postgresql": "SELECT pg_database_size(current_database())",
}


def size_of(kind: str, address: str) -> int:
    """The bytes of a database; SQLite's log of changes is written into the file first."""
    engine = open_engine(database_url(address))
    with engine.connect() as connection:
        if kind == "sqlite":
            connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
        size = int(connection.execute(text(SIZE[kind])).scalar_one())
    engine.dispose()
    return size


async def play(client: Client, game: str, dice: random.Random, most: int) -> int:
    """One table until the end of its game; how many moves that took."""
    form = {"game": game, "seats": [{"kind": "person"}, {"kind": "person"}], "private": True}
    status, made = await client.ask("POST", "/api/tables", form)
    assert status == 201, made
    path = f"/api/tables/{made['id']}"
    tokens = [seat["token"] for seat in made["seats"]]
    giving_up = GAMES[game].giving_up
    seat, moves = 0, 0
    while moves < most:
        _, seen = await client.ask("GET", path, None, tokens[seat])
        if seen["decision"] is None:
            break
        if seen["choice"] is None:
            seat = seen["decision"]["seat"]
            continue
        codes = [option["code"] for option in seen["choice"]["options"]]
        move = {"ply": seen["ply"], "code": dice.choice(codes)}
        if giving_up is not None and move["code"] == giving_up.code:
            continue
        status, answer = await client.ask("POST", f"{path}/moves", move, tokens[seat])
        assert status == 200, answer
        moves += 1
    return moves


async def play_all(port: int, game: str, tables: int, most: int) -> int:
    """Several tables one after the other; how many moves they took together."""
    await answering(port)
    client = Client(port)
    dice = random.Random(1)
    return sum([await play(client, game, dice, most) for _ in range(tables)])


def grow(kind: str, game: str, args: argparse.Namespace) -> None:
    """Play on a new server, and say what that added to its database and its memory."""
    with database(kind) as address:
        listener = listening()
        port = listener.getsockname()[1]
        pid = fork_server(application(address, 1), listener)
        asyncio.run(play_all(port, game, args.tables, args.most))
        size, memory = size_of(kind, address), memory_of(pid)
        moves = asyncio.run(play_all(port, game, args.tables, args.most))
        added = memory_of(pid) - memory
        end(pid, signal.SIGTERM)
        listener.close()
        size = size_of(kind, address) - size
        print(
            f"{kind}, {game}: {args.tables} tables of {moves / args.tables:.0f} moves,"
            f" {size / moves:.0f} bytes a move, {added / args.tables:.1f} MB of memory a table"
            f" beside {memory:.0f} MB",
            flush=True,
        )


def main() -> None:
    """Every game, on one kind of database or on both."""
    parser = argparse.ArgumentParser(prog="python -m civtable.trials.growth", description=__doc__)
    parser.add_argument("--db", choices=sorted(SIZE), default="sqlite")
    parser.add_argument("--game", choices=sorted(GAMES), nargs="*", default=sorted(GAMES))
    parser.add_argument("--tables", type=int, default=5)
    parser.add_argument("--most", type=int, default=2000, help="moves a table at most")
    args = parser.parse_args()
    for game in args.game:
        grow(args.db, game, args)


if __name__ == "__main__":
    main()
