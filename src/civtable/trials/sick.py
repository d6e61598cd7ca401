"""A database that is not well: a damaged table, one of other rules, one whose bot crashes, among good ones.

Part of `python -m civtable.trials.attack`.
"""

import argparse
import asyncio
import json
import sqlite3
import time
from contextlib import closing

from civtable.trials.load import answering, database
from civtable.trials.process import Client, served


async def make_sick(port: int, good: int) -> tuple[list[str], list[str], list[str]]:
    """Good tables of bots, three that will be damaged, and the tokens of those."""
    await answering(port)
    client = Client(port)
    seats = [{"kind": "person"}, {"kind": "bot", "level": "medium"}]
    sick, tokens = [], []
    for _ in range(3):
        _, made = await client.ask("POST", "/api/tables", {"game": "stone_age", "seats": seats})
        sick.append(made["id"])
        tokens.append(made["seats"][0]["token"])
    for table, token in zip(sick[:2], tokens, strict=False):
        move = {"ply": 0, "code": "place 2 forest"}
        await client.ask("POST", f"/api/tables/{table}/moves", move, token)
        await client.ask("GET", f"/api/tables/{table}", None, token)
    fine = []
    for number in range(good):
        level = "random" if number % 2 else "medium"
        bots_only = [{"kind": "bot", "level": level}] * 2
        _, made = await client.ask("POST", "/api/tables", {"game": "stone_age", "seats": bots_only})
        fine.append(made["id"])
    return fine, sick, tokens


def damage(address: str, sick: list[str]) -> None:
    """A wrong code, a version and a trace of other rules, a level that is none."""
    with closing(sqlite3.connect(address)) as connection:
        one, two, three = sick
        connection.execute("UPDATE entries SET body = '\"nonsense\"' WHERE table_id = ? AND seq = 1", (one,))
        connection.execute("UPDATE tables SET version = 0 WHERE id = ?", (two,))
        connection.execute("UPDATE entries SET trace = '00000000' WHERE table_id = ? AND seq = 1", (two,))
        for column in ("seats", "first_seats"):
            ((held,),) = connection.execute(f"SELECT {column} FROM tables WHERE id = ?", (three,)).fetchall()
            seats = json.loads(held)
            seats[1]["level"] = "crash"
            connection.execute(f"UPDATE tables SET {column} = ? WHERE id = ?", (json.dumps(seats), three))
        connection.commit()


async def see_them_end(
    port: int, fine: list[str], sick: list[str], tokens: list[str], patience: float
) -> bool:
    """Wait until all good tables are over; what the sick ones say."""
    await answering(port)
    client = Client(port)
    move = {"ply": 0, "code": "place 2 forest"}
    await client.ask("POST", f"/api/tables/{sick[2]}/moves", move, tokens[2])
    until = time.monotonic() + patience
    going = set(fine)
    while going and time.monotonic() < until:
        await asyncio.sleep(2)
        for table in list(going):
            _, seen = await client.ask("GET", f"/api/tables/{table}")
            if seen["table"]["status"] == "over":
                going.discard(table)
        print(f"  {len(fine) - len(going)} of {len(fine)} good tables are over", flush=True)
    said = []
    for table, token in zip(sick, tokens, strict=True):
        _, seen = await client.ask("GET", f"/api/tables/{table}", None, token)
        notes = [line["note"]["key"] for line in seen["chat"] if line["note"]]
        said.append((seen["table"]["problem"] or {}).get("words", {}).get("key") or ", ".join(notes))
    print(f"  the damaged one says {said[0]}, the old one {said[1]}, the one with the crashing bot {said[2]}")
    return not going and all(said)


def sick(args: argparse.Namespace) -> bool:
    """Good tables play to the end, the others say what is wrong with them."""
    with database("sqlite") as address:
        with served(address, 1, True) as port:
            fine, ill, tokens = asyncio.run(make_sick(port, args.good))
        damage(address, ill)
        with served(address, 1, True) as port:
            return asyncio.run(see_them_end(port, fine, ill, tokens, args.patience))
