"""Which seats of running games have to follow who holds the places of their tournament now."""

from dataclasses import dataclass

from civtable.bots import PREFERRED
from civtable.server.storage.store import Row
from civtable.server.tables.changes import Change
from civtable.server.tables.seats import BOT, PERSON
from civtable.server.tables.table import Table
from civtable.server.tournaments.rows import Known, is_playing


@dataclass(frozen=True)
class Handover:
    """Somebody else has to play a seat: an account under its name, or a bot of a level."""

    table: str
    seat: int
    account: int | None
    name: str | None
    level: str

    def change(self, table: Table) -> list[Change]:
        """What happens at the table; nothing if it is so already, or the game is over."""
        if table.status != "running":
            return []
        if self.account is not None:
            return [] if self.sits(table) else [("take", self.seat, self.name)]
        held = table.seats[self.seat]
        there = held.kind == BOT and held.level == self.level
        return [] if there else [("leave", self.seat, self.level)]

    def sits(self, table: Table) -> bool:
        """Whether the account is in the seat of a game that goes on."""
        held = table.seats[self.seat]
        named = self.account is not None and held.name == self.name
        return table.status == "running" and held.kind == PERSON and named


def handovers(known: Known) -> list[Handover]:
    """All that have to be made, at tables of the last round that still play for something."""
    wanted = []
    for pairing in known.last:
        table = known.tables[pairing["table_id"]]
        if known.result(pairing) is None and table["problem"] is None:
            for seat, number in enumerate(pairing["entrants"]):
                owner = known.owners.get((table["id"], seat))
                wanted += handover(known.row, table, seat, known.holders[number], owner)
    return wanted


def handover(tournament: Row, table: Row, seat: int, holder: Row, owner: int | None) -> list[Handover]:
    """What has to be done about one seat.

    At a rated table an account sits from the beginning or not at all: there a bot plays on.
    """
    held = table["seats"][seat]
    usual = Handover(table["id"], seat, None, None, PREFERRED)
    leaves = [usual] if held["kind"] == PERSON else []
    if not is_playing(holder):
        return leaves
    if holder["account_id"] is not None:
        if owner == holder["account_id"]:
            return []
        taken = Handover(table["id"], seat, holder["account_id"], holder["name"], PREFERRED)
        return leaves if tournament["rated"] else [taken]
    if tournament["rated"]:
        return leaves
    level = holder["level"]
    same = held["kind"] == BOT and held["level"] == level
    return [] if same else [Handover(table["id"], seat, None, None, level)]
