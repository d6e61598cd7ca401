"""Plays a Swiss of bots at a server that is killed again and again, and looks whether all of it is right.

`python -m civtable.trials.tournament`: a tournament of Stone Age with the same deals for all, while server
processes are killed with SIGKILL: while it starts, between rounds, and at random moments. Nothing that was
told may be lost or become another, tables of a deal stay secret while one of them plays, and in the end all
pairings have to be legal, all rounds complete, and the standings those that follow from the results.
"""

import argparse
import asyncio
import http.client
import json
import random
import sys
import time
from dataclasses import dataclass, field
from typing import Any, Final

from civtable.trials.load import answering, database
from civtable.trials.servers import Servers, kinds, named, servers_at, show
from civtable.trials.told_rounds import Told, faults, lost_between, told_too_soon

LEVEL: Final = "random"
LOOK_EVERY: Final = 0.05
FREEZE: Final = 900.0
"""For how many seconds no game may end: those of a round are played side by side, and end together."""


@dataclass
class Tally:
    """What was seen: every telling, how long restarts took, and how long it took to make a round."""

    tellings: list[Told] = field(default_factory=list)
    restarts: list[float] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)


class Organiser:
    """Somebody with an account, who asks one thing after the other."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.headers = {"Content-Type": "application/json", "X-Civtable": "1"}

    def enter(self) -> None:
        """Get an account."""
        sent = self.send("POST", "/api/account", {"name": "Organiser", "password": "correct horse"})
        answer = sent.getresponse()
        assert answer.status == 201, answer.read()
        self.headers["Cookie"] = str(answer.headers["Set-Cookie"]).split(";")[0]

    def send(self, method: str, path: str, body: Any = None) -> http.client.HTTPConnection:
        """Ask, and do not wait for the answer."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=FREEZE)
        connection.request(method, path, None if body is None else json.dumps(body), self.headers)
        return connection

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """An answer that has to be a good one."""
        answer = self.send(method, path, body).getresponse()
        text = answer.read()
        assert answer.status in (200, 201), f"{path}: {answer.status} {text.decode()}"
        return json.loads(text)


def strike(servers: Servers, tally: Tally, dice: random.Random) -> None:
    """Kill processes, and wait for the new ones."""
    servers.kill(dice)
    servers.start()
    began = time.monotonic()
    asyncio.run(answering(servers.port))
    tally.restarts.append(time.monotonic() - began)


def started(organiser: Organiser, path: str, servers: Servers, tally: Tally, dice: random.Random) -> Told:
    """The tournament after its start, in the middle of which the server is killed."""
    sent = organiser.send("POST", f"{path}/start", {})
    time.sleep(dice.uniform(0, 0.3))
    strike(servers, tally, dice)
    sent.close()
    told: Told = organiser.ask("GET", path)
    return told if told["state"] == "running" else organiser.ask("POST", f"{path}/start", {})


def moments(told: Told, kills: int, dice: random.Random) -> list[int]:
    """After how many games the server is killed: by turns at the end of a round and at random."""
    tables = len(told["games"][0]["tables"])
    found = [
        tables * dice.randint(1, told["rounds"]) if at % 2 else dice.randrange(tables * told["rounds"])
        for at in range(kills)
    ]
    return sorted(found)


def ended_games(told: Told) -> int:
    """How many games have ended."""
    return sum(table["state"] == "over" for one in told["games"] for table in one["tables"])


def played(organiser: Organiser, path: str, servers: Servers, kills: int, dice: random.Random) -> Tally:
    """Follow a tournament to its end, and kill the server in between."""
    tally = Tally()
    told = started(organiser, path, servers, tally, dice)
    tally.tellings.append(told)
    waiting, since = moments(told, kills - 1, dice), time.monotonic()
    while told["state"] == "running" or waiting:
        games = ended_games(told)
        while waiting and waiting[0] <= games:
            waiting.pop(0)
            time.sleep(dice.uniform(0, 0.2))
            strike(servers, tally, dice)
        time.sleep(LOOK_EVERY)
        told = organiser.ask("GET", path)
        tally.wrong += told_too_soon(told)
        if told != tally.tellings[-1]:
            tally.tellings.append(told)
            since = time.monotonic()
        assert time.monotonic() - since < FREEZE, f"nothing happens after {ended_games(told)} games"
    return tally


def deals(organiser: Organiser, told: Told) -> list[str]:
    """What is wrong with the deals: one for each round, proved by its commitment."""
    found: list[str] = []
    seen: set[str] = set()
    for one in told["games"]:
        proofs = [organiser.ask("GET", f"/api/tables/{table['id']}/verify") for table in one["tables"]]
        seeds = {proof["seed"] for proof in proofs}
        if len(seeds) != 1 or None in seeds or seeds & seen:
            found.append(f"round {one['round']}: its tables do not have one deal of their own")
        if not all(proof["holds"] for proof in proofs):
            found.append(f"round {one['round']}: a commitment does not hold")
        seen |= seeds
    return found


def trial(address: str, workers: int, args: argparse.Namespace) -> Tally:
    """One tournament, with all that is wrong with it."""
    with servers_at(address, workers) as servers:
        servers.start()
        asyncio.run(answering(servers.port))
        organiser = Organiser(servers.port)
        organiser.enter()
        wish = {"game": "stone_age", "seats": args.seats, "same_deals": True, "levels": [LEVEL]}
        many = {"places": args.entrants, "fill_to": args.entrants}
        made = organiser.ask("POST", "/api/tournaments", {**wish, **many})
        path = f"/api/tournaments/{made['id']}"
        tally = played(organiser, path, servers, args.kills, random.Random(args.seed))
        last = organiser.ask("GET", path)
        tally.wrong += [*lost_between([*tally.tellings, last]), *faults(last), *deals(organiser, last)]
        return tally


def main() -> int:
    """Run it on the databases that were asked for; the exit code says whether all is well."""
    parser = argparse.ArgumentParser(prog="python -m civtable.trials.tournament", description=__doc__)
    parser.add_argument("--db", choices=["both", "sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--entrants", type=int, default=64)
    parser.add_argument("--seats", type=int, choices=[2, 3, 4], default=2)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    bad = 0
    for kind, workers in kinds(args.db):
        with database(kind) as address:
            began = time.monotonic()
            tally = trial(address, workers, args)
            last = tally.tellings[-1]
            bad += len(tally.wrong)
            print(
                f"{named(kind, workers)}: a Swiss of {args.entrants}, "
                f"{args.seats} at a table, {last['round']} rounds, {ended_games(last)} games, "
                f"{len(tally.restarts)} kills in {time.monotonic() - began:.0f} s, "
                f"slowest restart {max(tally.restarts):.1f} s; {len(tally.wrong)} things wrong",
                flush=True,
            )
            show(tally.wrong)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
