"""Attacks the server on this machine, and measures what a bystander notices.

`python -m civtable.trials.attack WHAT`, with the limits that a server has by default:

cold      many requests at once for a table that is not in memory, round after round, on both databases
openings  one address asks for hundreds of tables that are not in memory, each of them costly to bring
replays   one address asks for old positions and points, takes back hundreds of times, and asks for the news
slow      a thousand connections that never finish their request
bots      thirty tables at which only bots play
analyses  six finished games are to be analysed, while people play
sick      a database with a damaged table, one of other rules and one whose bot crashes, among fifty good ones
"""

import argparse
import asyncio
import random
import resource
import statistics
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from civtable.trials.bystander import ATTACKER, fast_enough, watched
from civtable.trials.load import STONE_AGE, Load, answering, database, new_table, sit_and_play, stop_all
from civtable.trials.openings import openings
from civtable.trials.process import Client, served
from civtable.trials.servers import kinds, named
from civtable.trials.sick import sick

AT_ONCE: Final = 12
COLD_TABLES: Final = 250
"""How many tables are made between two starts of the server, each of which is cold once."""

ANALYSING: Final = 30.0
LOST: Final = (OSError, EOFError)


# A table that is not in memory.


async def cold_rounds(port: int, tables: list[str], times: list[float]) -> int:
    """Many requests at once for each of some tables; how many were not answered with the table."""
    await answering(port)
    clients = [Client(port) for _ in range(AT_ONCE)]
    lost = 0

    async def ask(client: Client, table: str) -> bool:
        began = time.perf_counter()
        status, _ = await asyncio.wait_for(client.ask("GET", f"/api/tables/{table}"), 30)
        times.append(time.perf_counter() - began)
        return bool(status == 200)

    for table in tables:
        answers = await asyncio.gather(*[ask(client, table) for client in clients], return_exceptions=True)
        lost += sum(answer is not True for answer in answers)
    for client in clients:
        client.close()
    return lost


async def make_tables(port: int, number: int) -> list[str]:
    """New tables, with a few moves each."""
    await answering(port)
    client = Client(port)
    made = []
    for _ in range(number):
        table, tokens = await new_table(client)
        for ply, code in enumerate(["place 2 forest", "place 2 river"]):
            await client.ask("POST", f"/api/tables/{table}/moves", {"ply": ply, "code": code}, tokens[ply])
        made.append(table)
    client.close()
    return made


def cold(args: argparse.Namespace) -> bool:
    """Round after round on both databases."""
    good = True
    for kind, workers in kinds(args.db):
        times: list[float] = []
        lost = rounds = 0
        with database(kind) as address:
            while rounds < args.rounds:
                with served(address, workers, True) as port:
                    tables = asyncio.run(make_tables(port, min(COLD_TABLES, args.rounds - rounds)))
                with served(address, workers, True) as port:
                    lost += asyncio.run(cold_rounds(port, tables, times))
                rounds += len(tables)
        worst = max(times)
        print(f"{named(kind, workers)}: {rounds} rounds of {AT_ONCE} requests at once, {lost} lost")
        print(f"  median {statistics.median(times) * 1000:.1f} ms, slowest {worst * 1000:.0f} ms", flush=True)
        good = good and lost == 0 and worst < 5
    return good


# Work.


async def patiently(client: Client, method: str, path: str, body: Any, token: str) -> tuple[int, Any]:
    """A request that is made again as long as it comes too soon after others."""
    while True:
        status, answer = await client.ask(method, path, body, token)
        if status != 429:
            return status, answer
        await asyncio.sleep(0.1)


async def finished_table(port: int) -> str:
    """A game that is over."""
    client = Client(port, "127.0.0.9")
    table, tokens = await new_table(client)
    dice = random.Random(1)
    seat = 0
    while True:
        _, seen = await patiently(client, "GET", f"/api/tables/{table}", None, tokens[seat])
        if seen["decision"] is None:
            return table
        if seen["choice"] is None:
            seat = seen["decision"]["seat"]
            continue
        code = dice.choice(seen["choice"]["options"])["code"]
        body = {"ply": seen["ply"], "code": code}
        await patiently(client, "POST", f"/api/tables/{table}/moves", body, tokens[seat])


async def ask_for(port: int, paths: list[str], at_once: int) -> Counter[int]:
    """Many requests of the attacker, some at a time; the answers by status."""
    statuses: Counter[int] = Counter()
    waiting = list(reversed(paths))

    async def one() -> None:
        client = Client(port, ATTACKER)
        while waiting:
            status, _ = await client.ask("GET", waiting.pop())
            statuses[status] += 1
        client.close()

    await asyncio.gather(*[one() for _ in range(at_once)])
    return statuses


async def take_back_again_and_again(port: int, pairs: int) -> tuple[str, str, Counter[int]]:
    """A move and its undo, hundreds of times."""
    client = Client(port, ATTACKER)
    table, tokens = await new_table(client)
    statuses: Counter[int] = Counter()
    path = f"/api/tables/{table}"
    for _ in range(pairs):
        for action, body in (("moves", {"ply": 0, "code": "place 2 forest"}), ("undo", {"ply": 0})):
            status, _ = await patiently(client, "POST", f"{path}/{action}", body, tokens[0])
            statuses[status] += 1
    return table, tokens[0], statuses


async def attack_by_replays(port: int) -> bool:
    """All kinds of work that one address can ask for."""
    await answering(port)
    over = await finished_table(port)
    path = f"/api/tables/{over}"
    found = []
    async with watched(port, "quiet") as quiet:
        await asyncio.sleep(3)
    async with watched(port, "240 x history") as one:
        told = await ask_for(port, [f"{path}/history"] * 240, 8)
        found.append((one, told))
    async with watched(port, "400 x position, 100 x verify") as two:
        paths = [f"{path}/position?ply={ply % 150}" for ply in range(400)] + [f"{path}/verify"] * 100
        found.append((two, await ask_for(port, paths, 8)))
    async with watched(port, "400 x move and undo") as three:
        table, _, told = await take_back_again_and_again(port, 400)
        found.append((three, told))
    async with watched(port, "200 x updates since") as four:
        paths = [f"/api/tables/{table}/updates?since={760 - number % 40}&wait=0" for number in range(200)]
        found.append((four, await ask_for(port, paths, 8)))
    for bystander, told in found:
        print(f"    the attacker was answered {dict(told)}")
        del bystander
    return all(fast_enough(bystander) for bystander in (quiet, one, two, three, four))


def replays(args: argparse.Namespace) -> bool:
    """The attack by work, on SQLite."""
    return on_sqlite(attack_by_replays, generous=False)


def on_sqlite(attack: Callable[[int], Awaitable[bool]], generous: bool) -> bool:
    """An attack on a new server."""

    async def run(port: int) -> bool:
        return await attack(port)

    with database("sqlite") as address, served(address, 1, generous) as port:
        return asyncio.run(run(port))


# Connections.


async def half_sent(port: int, number: int, seconds: float) -> None:
    """Connections that send a line of a request now and then, and never finish."""
    writers: list[asyncio.StreamWriter] = []
    for _ in range(number):
        with suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ATTACKER, 0))
            writer.write(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n")
            writers.append(writer)
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        await asyncio.sleep(1)
        writers = [writer for writer in writers if not writer.transport.is_closing()]
        for writer in writers:
            with suppress(OSError):
                writer.write(b"X-Slow: 1\r\n")
    for writer in writers:
        writer.close()


async def attack_by_waiting(port: int) -> bool:
    """A thousand half-sent requests from another address than the bystander's, whose connection is open."""
    await answering(port)
    async with watched(port, "1,000 half-sent requests from another address") as bystander:
        await half_sent(port, 1000, 20)
    return fast_enough(bystander)


def slow(args: argparse.Namespace) -> bool:
    """The attack by half-sent requests."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 10_000), most))
    return on_sqlite(attack_by_waiting, generous=False)


# Bots.


async def attack_by_bots(port: int) -> bool:
    """Thirty tables of bots only, while a person plays against a bot."""
    await answering(port)
    client = Client(port)
    for number in range(30):
        bots = [{"kind": "bot", "level": "medium"}] * 3
        source = Client(port, f"127.0.1.{number + 1}")  # so many addresses, since there is a bound for each
        await source.ask("POST", "/api/tables", {"game": "stone_age", "seats": bots})
        source.close()
    seats = [{"kind": "person"}, {"kind": "bot", "level": "medium"}]
    _, made = await client.ask("POST", "/api/tables", {**STONE_AGE, "seats": seats})
    path, token = f"/api/tables/{made['id']}", made["seats"][0]["token"]
    waits = []
    async with watched(port, "30 tables of bots only") as bystander:
        until = time.monotonic() + 30
        while time.monotonic() < until:
            _, seen = await client.ask("GET", path, None, token)
            if seen["choice"] is None:
                break
            move = {"ply": seen["ply"], "code": seen["choice"]["options"][-1]["code"]}
            began = time.perf_counter()
            await client.ask("POST", f"{path}/moves", move, token)
            while True:
                _, seen = await client.ask("GET", path, None, token)
                if seen["choice"] is not None or seen["decision"] is None:
                    break
                await asyncio.sleep(0.01)
            waits.append(time.perf_counter() - began)
    middle, worst = statistics.median(waits) * 1000, max(waits) * 1000
    print(f"    a person's own turn came again after {middle:.0f} ms (median), {worst:.0f} ms (slowest)")
    return fast_enough(bystander)


def bots(args: argparse.Namespace) -> bool:
    """The attack by tables of bots only."""
    return on_sqlite(attack_by_bots, generous=False)


# Analyses.


async def attack_by_analyses(port: int) -> bool:
    """Somebody wants six games analysed, which takes longer than this; at ten tables people play."""
    await answering(port)
    wanting = Client(port, ATTACKER)
    over = [f"/api/tables/{await finished_table(port)}/analysis" for _ in range(6)]
    for path in over:
        status, told = await wanting.ask("POST", path, {"open": False})
        assert status == 202, told
    people = Load()
    people.measuring = True
    games = [asyncio.create_task(sit_and_play(port, 1.0, people, number)) for number in range(10)]
    async with watched(port, "6 analyses, ten moves a second of people") as bystander:
        await asyncio.wait(games, timeout=ANALYSING, return_when=asyncio.FIRST_EXCEPTION)
        states = [(await wanting.ask("GET", path))[1] for path in over]
    await stop_all(games)
    middle, worst = statistics.median(people.latencies) * 1000, max(people.latencies) * 1000
    print(f"    {len(people.latencies)} moves answered in {middle:.1f} ms (median), {worst:.0f} ms (slowest)")
    found = [(told["state"], told["done"]) for told in states]
    print(f"    the analyses, with what was found: {found}")
    worked = sum([done for _, done in found]) > 0
    return worked and fast_enough(bystander) and worst < 200


def analyses(args: argparse.Namespace) -> bool:
    """The attack by analyses."""
    return on_sqlite(attack_by_analyses, generous=False)


def main() -> int:
    """Run what was asked for; the exit code says whether it went as it should."""
    parser = argparse.ArgumentParser(
        prog="python -m civtable.trials.attack",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    attacks: dict[str, Any] = {
        "cold": cold,
        "openings": openings,
        "replays": replays,
        "slow": slow,
        "bots": bots,
        "analyses": analyses,
        "sick": sick,
    }
    parser.add_argument("what", choices=[*attacks, "all"])
    parser.add_argument("--db", choices=["both", "sqlite", "postgresql"], default="both")
    parser.add_argument("--rounds", type=int, default=2000)
    parser.add_argument("--good", type=int, default=50)
    parser.add_argument("--patience", type=float, default=900)
    args = parser.parse_args()
    good = True
    for name in attacks if args.what == "all" else [args.what]:
        print(f"{name}:", flush=True)
        good = attacks[name](args) and good
    print("as it should be" if good else "not as it should be")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
