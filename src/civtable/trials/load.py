"""How much the server carries: `python -m civtable.trials.load`, a benchmark and not a test.

load      accepted moves a second and their latency, tables with live clients, SQLite and PostgreSQL
memory    what a thousand idle tables add
opening   how long an old table of 400 moves takes to open
thinkers  how soon people are answered, each at a table with three bots that think, and how long these think
"""

import argparse
import asyncio
import json
import random
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from websockets.asyncio.client import connect

from civtable.trials.postgres import postgres
from civtable.trials.process import Client, application, cpu_of, end, fork_server, listening, memory_of
from civtable.trials.servers import kinds, named, servers_at

STONE_AGE: Final = {"game": "stone_age", "seats": [{"kind": "person"}, {"kind": "person"}], "private": True}
BOT_ANSWERS: Final = "civtable_bot_answer_seconds"
WARMING_UP: Final = 3.0


class Load:
    """What happened under load."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.measuring = False


class Pace:
    """When the next move of a table is due: at random, so many a second, however slow the last one was."""

    def __init__(self, rate: float, dice: random.Random) -> None:
        self.rate = rate
        self.dice = dice
        self.due = time.perf_counter()

    async def wait(self) -> None:
        """Wait for that time; what is late by more than a second is not made up for."""
        now = time.perf_counter()
        self.due = max(self.due + self.dice.expovariate(self.rate), now - 1)
        if self.due > now:
            await asyncio.sleep(self.due - now)


async def answering(port: int, attempts: int = 600) -> None:
    """Wait until a server answers."""
    for _ in range(attempts):
        try:
            client = Client(port)
            await client.ask("GET", "/api/games")
            client.close()
            return
        except (OSError, EOFError):
            await asyncio.sleep(0.05)
    raise SystemExit("the server does not answer")


async def new_table(client: Client) -> tuple[str, list[str]]:
    """A table for two persons: its id and their tokens."""
    status, made = await client.ask("POST", "/api/tables", STONE_AGE)
    assert status == 201, made
    return made["id"], [seat["token"] for seat in made["seats"]]


async def sit_and_play(port: int, rate: float, load: Load, number: int) -> None:
    """One table: both seats listen live and choose at random, so many times a second together."""
    dice = random.Random(number)
    pace = Pace(rate, dice)
    client = Client(port)
    while True:
        table, tokens = await new_table(client)
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
        async with (
            connect(address, compression=None, max_size=None) as first,
            connect(address, compression=None, max_size=None) as second,
        ):
            for socket, token in ((first, tokens[0]), (second, tokens[1])):
                await socket.send(json.dumps({"token": token, "since": None}))
            await asyncio.gather(
                *[
                    play_seat(socket, client if seat == 0 else Client(port), table, token, pace, load, dice)
                    for seat, (socket, token) in enumerate(((first, tokens[0]), (second, tokens[1])))
                ]
            )


async def play_seat(
    socket: Any, client: Client, table: str, token: str, pace: Pace, load: Load, dice: random.Random
) -> None:
    """One seat until the end of its game."""
    async for text in socket:
        message = json.loads(text)
        if message["type"] == "here" or message["choice"] is None:
            if message.get("decision", "here") is None:
                return
            continue
        await pace.wait()
        code = dice.choice(message["choice"]["options"])["code"]
        move = {"ply": message["ply"], "code": code}
        began = time.perf_counter()
        status, answer = await client.ask("POST", f"/api/tables/{table}/moves", move, token)
        assert status == 200, answer
        if load.measuring:
            load.latencies.append(time.perf_counter() - began)


async def stop_all(games: list[asyncio.Task[None]]) -> None:
    """Nobody plays any more; what went wrong at a table is raised here."""
    for game in games:
        if game.done():
            game.result()
        game.cancel()
    await asyncio.gather(*games, return_exceptions=True)


async def measure(port: int, pids: list[int], tables: int, rate: float, seconds: float) -> None:
    """Play at so many tables for a while, and say how it went."""
    await answering(port)
    load = Load()
    games = [asyncio.create_task(sit_and_play(port, rate / tables, load, n)) for n in range(tables)]
    await asyncio.sleep(WARMING_UP)
    load.measuring = True
    began, computed = time.perf_counter(), cpu_of(pids)
    await asyncio.wait(games, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    spent, computed = time.perf_counter() - began, cpu_of(pids) - computed
    await stop_all(games)
    cuts = statistics.quantiles(load.latencies, n=100)
    moves = len(load.latencies)
    print(f"  {moves / spent:.0f} accepted moves/s over {tables} tables with {2 * tables} live clients")
    print(f"  latency: median {cuts[49] * 1000:.0f} ms, 99th percentile {cuts[98] * 1000:.0f} ms")
    print(f"  the server computed {computed * 1000 / moves:.2f} ms a move", flush=True)


@contextmanager
def database(kind: str) -> Iterator[str]:
    """A new database of a kind, gone afterwards."""
    if kind == "postgresql":
        with postgres(safe=True) as server:
            yield server.new_database()
    else:
        with tempfile.TemporaryDirectory() as folder:
            yield str(Path(folder) / "civtable.db")


def load(args: argparse.Namespace) -> None:
    """Moves a second, on SQLite with one process and on PostgreSQL with two."""
    for kind, workers in kinds(args.db):
        with database(kind) as address, servers_at(address, workers) as servers:
            servers.start()
            print(f"{named(kind, workers)}, offered {args.rate:.0f} moves/s:")
            asyncio.run(measure(servers.port, servers.pids, args.tables, args.rate, args.seconds))


async def fill(port: int, number: int, plies: int) -> list[str]:
    """Make tables with some moves each; their ids."""
    await answering(port)
    client = Client(port)
    found = []
    dice = random.Random(1)
    for _ in range(number):
        table, tokens = await new_table(client)
        found.append(table)
        for _ in range(plies):
            seen: Any = None
            for token in tokens:
                _, seen = await client.ask("GET", f"/api/tables/{table}", None, token)
                if seen["choice"] is not None:
                    break
            if seen["decision"] is None:
                break
            code = dice.choice(seen["choice"]["options"])["code"]
            move = {"ply": seen["ply"], "code": code}
            await client.ask("POST", f"/api/tables/{table}/moves", move, tokens[seen["decision"]["seat"]])
    return found


async def open_all(port: int, tables: list[str]) -> list[float]:
    """Open tables one after the other; how long each took."""
    await answering(port)
    client = Client(port)
    times = []
    for table in tables:
        began = time.perf_counter()
        status, _ = await client.ask("GET", f"/api/tables/{table}")
        assert status == 200
        times.append(time.perf_counter() - began)
    return times


def memory(args: argparse.Namespace) -> None:
    """What idle tables add to the memory of a server that has looked at all of them."""
    with database("sqlite") as address:
        listener = listening()
        port = listener.getsockname()[1]
        pid = fork_server(application(address, 1), listener)
        asyncio.run(fill(port, 20, 2))
        before = memory_of(pid)
        asyncio.run(fill(port, args.idle, 4))
        print(f"{args.idle} idle tables add {memory_of(pid) - before:.1f} MB to {before:.1f} MB")
        end(pid)
        listener.close()


def opening(args: argparse.Namespace) -> None:
    """How long tables of 400 moves take to open in a server that has just been started."""
    with database("sqlite") as address:
        listener = listening()
        port = listener.getsockname()[1]
        pid = fork_server(application(address, 1), listener)
        tables = asyncio.run(fill(port, args.old, 400))
        end(pid)
        pid = fork_server(application(address, 1), listener)
        times = asyncio.run(open_all(port, tables))
        end(pid)
        listener.close()
        worst, middle = max(times) * 1000, statistics.median(times) * 1000
        print(
            f"{len(times)} tables of 400 moves: opened in {middle:.0f} ms (median), {worst:.0f} ms (slowest)"
        )


async def sit_among_bots(port: int, wish: dict[str, Any], rate: float, load: Load, number: int) -> None:
    """One person at a table with bots, who chooses at random, so many times a second while in turn."""
    dice = random.Random(number)
    client = Client(port)
    while True:
        status, made = await client.ask("POST", "/api/tables", wish)
        assert status == 201, made
        table, token = made["id"], made["seats"][0]["token"]
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
        async with connect(address, compression=None, max_size=None) as socket:
            await socket.send(json.dumps({"token": token, "since": None}))
            await play_seat(socket, client, table, token, Pace(rate, dice), load, dice)


async def bots_answered(port: int) -> tuple[int, float]:
    """How often bots have answered so far, and how long they took for it in all."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET /metrics HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
    lines = [line.split() for line in (await reader.read()).decode().splitlines()]
    writer.close()
    found = {line[0]: float(line[1]) for line in lines if len(line) == 2 and line[0].startswith(BOT_ANSWERS)}
    return int(found[f"{BOT_ANSWERS}_count"]), found[f"{BOT_ANSWERS}_sum"]


async def measure_thinkers(port: int, wish: dict[str, Any], tables: int, rate: float, seconds: float) -> None:
    """Let people play among bots for a while, and say who waited how long."""
    await answering(port)
    load = Load()
    games = [asyncio.create_task(sit_among_bots(port, wish, rate, load, n)) for n in range(tables)]
    await asyncio.sleep(WARMING_UP)
    load.measuring = True
    times, spent = await bots_answered(port)
    await asyncio.wait(games, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
    later, spent_later = await bots_answered(port)
    await stop_all(games)
    cuts = statistics.quantiles(load.latencies, n=100)
    print(f"  {len(load.latencies)} moves of people answered in {cuts[49] * 1000:.0f} ms (median), ", end="")
    print(f"95 % within {cuts[94] * 1000:.0f} ms")
    mean = (spent_later - spent) / max(later - times, 1)
    print(f"  {later - times} answers of bots, which thought {mean * 1000:.0f} ms on average", flush=True)


def thinkers(args: argparse.Namespace) -> None:
    """How soon people are answered who sit among three bots of a level each, and how long these think."""
    bots = [{"kind": "bot", "level": args.level} for _ in range(3)]
    wish = {"game": args.game, "seats": [{"kind": "person"}, *bots], "private": True}
    with database("sqlite") as address:
        listener = listening()
        pid = fork_server(application(address, 1), listener)
        print(f"{args.game}, {args.tables} tables of one person and three of {args.level}:")
        try:
            port = listener.getsockname()[1]
            asyncio.run(measure_thinkers(port, wish, args.tables, args.moves, args.seconds))
        finally:
            end(pid)
            listener.close()


def main() -> None:
    """Run what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m civtable.trials.load", description=__doc__)
    parser.add_argument("what", choices=["load", "memory", "opening", "thinkers"])
    parser.add_argument("--db", choices=["both", "sqlite", "postgresql"], default="both")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=600, help="moves a second that the clients offer")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--idle", type=int, default=1000)
    parser.add_argument("--old", type=int, default=5)
    parser.add_argument("--game", default="stone_age", help="thinkers: what is played")
    parser.add_argument("--level", default="expert", help="thinkers: of the bots")
    parser.add_argument("--moves", type=float, default=0.5, help="thinkers: a second, of a person in turn")
    args = parser.parse_args()
    {"load": load, "memory": memory, "opening": opening, "thinkers": thinkers}[args.what](args)


if __name__ == "__main__":
    main()
