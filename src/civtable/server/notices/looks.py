"""Who has looked at which table: collected in memory, written down every few seconds in one go."""

import asyncio
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from civtable.server.storage import schema
from civtable.server.storage.store import Store

LOOKS: Final = "notices looks"
"""The key of the job."""


class Looks:
    """The looks of this process that are not written down yet."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store = store
        self.clock = clock
        self.fresh: dict[tuple[str, int], float] = {}
        self.writing = asyncio.Lock()

    def note(self, table_id: str, seat: int) -> None:
        """Somebody looks through the eyes of a seat: a request or a sign of life with its token."""
        self.fresh[table_id, seat] = self.clock()

    async def write(self) -> None:
        """Write down what is fresh, after what is on its way already; a look is never set back."""
        async with self.writing:
            fresh, self.fresh = self.fresh, {}
            if fresh:
                await self.written(fresh)

    async def written(self, fresh: dict[tuple[str, int], float]) -> None:
        """Write some looks down; what fails is fresh again."""
        rows = [{"table_id": table, "seat": seat, "at": at} for (table, seat), at in sorted(fresh.items())]

        def work(connection: Connection) -> None:
            statement = self.store.insert(schema.looks)
            later = statement.excluded.at > schema.looks.c.at
            connection.execute(
                statement.on_conflict_do_update(
                    index_elements=["table_id", "seat"], set_={"at": statement.excluded.at}, where=later
                ),
                rows,
            )

        try:
            await self.store.write(LOOKS, work)
        except IntegrityError:
            pass  # the database was restored, and does not know some table any more
        except Exception:
            self.fresh = {**fresh, **self.fresh}
            raise


def looked_at(connection: Connection, table_id: str, seat: int) -> float:
    """When somebody last looked through the eyes of a seat; 0 for never."""
    columns = schema.looks.c
    query = select(columns.at).where(columns.table_id == table_id, columns.seat == seat)
    return float(connection.execute(query).scalar() or 0.0)
