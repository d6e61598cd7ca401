"""Rated games, played or as they are stored."""

import random
from collections.abc import Sequence
from typing import Any

from sqlalchemy import insert

from civtable.games import GAMES
from civtable.server.storage import schema
from civtable.server.tables.making import new_row
from civtable.server.tables.seats import BOT, PERSON, Seat
from tests.server.people import Person
from tests.server.running import Running, Table, bearer, wait_for
from tests.server.stored import Database

ANA, BEN, EVA = "Ana", "Ben", "Eva"


class Ended:
    """A database with rated games that have ended, written as a server would have written them."""

    def __init__(self, address: str) -> None:
        self.database = Database(address)
        self.players: dict[str, int] = {}

    def player(self, name: str) -> int:
        """The number of a player, who gets an account if there is none."""
        if name not in self.players:
            account = {"name": name, "name_key": name.casefold(), "password": "-", "created": 1.0}
            with self.database.engine.begin() as connection:
                made = insert(schema.accounts).returning(schema.accounts.c.id)
                number = connection.execute(made, account).scalar_one()
                player = insert(schema.players).returning(schema.players.c.id)
                self.players[name] = connection.execute(player, {"account_id": number}).scalar_one()
        return self.players[name]

    def add(self, at: float, who: Sequence[str], ranks: Sequence[int] | None = None, **more: Any) -> str:
        """Store a game that ended at a time, with who sat there and how they finished; its table's id."""
        away = more.pop("away", [])
        game = GAMES[more.pop("game", "stone_age")]
        people = [name[0].isupper() for name in who]
        first = [
            Seat(PERSON, None, name) if person else Seat(BOT, name)
            for name, person in zip(who, people, strict=False)
        ]
        row = new_row(game, game.chosen(more.pop("settings", {})), first, rated=True, **more)
        seats = [seat.to_json() for seat in first]
        for seat in away:
            seats[seat] = {**seats[seat], "substitute": "medium"}
        rest = {"status": "over", "seq": 0, "ply": 9, "deciding": None, "bot_next": False, "changed": at}
        results = [
            {"table_id": row["id"], "seat": seat, "total": 9 - rank, "rank": rank, "at": at}
            for seat, rank in enumerate(ranks or range(1, len(who) + 1))
        ]
        taken = [
            {"table_id": row["id"], "seat": seat, "player_id": self.player(name)}
            for seat, name in enumerate(who)
            if people[seat]
        ]
        with self.database.engine.begin() as connection:
            connection.execute(insert(schema.tables), {**row, **rest, "seats": seats})
            connection.execute(insert(schema.results), results)
            connection.execute(insert(schema.rated_seats), taken)
        return str(row["id"])


def rated_table(server: Running, host: Person, *others: str, **more: Any) -> Table:
    """A rated table of somebody, with open seats or bots for others."""
    kinds = [{"kind": "open"} if other == "open" else {"kind": "bot", "level": other} for other in others]
    wish = {"game": "stone_age", "rated": True, "seats": [{"kind": "person"}, *kinds], **more}
    made = host.http.post("/api/tables", json=wish)
    assert made.status_code == 201, made.text
    data = made.json()
    return Table(server, data["id"], {seat["seat"]: seat["token"] for seat in data["seats"]})


def sit_at(table: Table, person: Person, seat: int) -> None:
    """Somebody sits down."""
    answer = person.http.post(f"/api/tables/{table.id}/sit", json={"seat": seat})
    assert answer.status_code == 200, answer.text
    table.tokens[seat] = answer.json()["token"]


def played(server: Running, host: Person, guest: Person, dice: int = 1) -> Table:
    """A rated game of two, played at random to its end and rated."""
    table = rated_table(server, host, "open")
    sit_at(table, guest, 1)
    table.play_out(random.Random(dice))
    wait_for(lambda: table.get("/ratings").json())
    return table


def doing(table: Table, person: Person, path: str, body: Any = None, seat: int | None = None) -> Any:
    """What the server answers to somebody who is signed in and may have a seat."""
    headers = bearer(table.tokens[seat]) if seat is not None else {}
    return person.http.post(f"/api/tables/{table.id}{path}", json=body or {}, headers=headers)
