"""Which tables' bots a worker serves, where several share a database."""

import asyncio
from zlib import crc32

from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from civtable.server.storage.locks import SHARE
from civtable.server.storage.store import Store


class Share:
    """Which tables' bots this process serves: all, or a part where several processes share a database.

    A part is held by an advisory lock of PostgreSQL, so that it goes to another process when this one dies.
    """

    def __init__(self, store: Store, workers: int) -> None:
        self.store = store
        self.workers = workers if store.shared else 1
        self.number = None if store.shared else 0
        self.held: Connection | None = None

    def has(self, table_id: str) -> bool:
        """Whether a table is in the share."""
        return self.number is not None and crc32(table_id.encode()) % self.workers == self.number

    async def hold(self) -> bool:
        """Get a share, or make sure of it."""
        if self.store.shared:
            self.number = await asyncio.to_thread(self.lock)
        return self.number is not None

    def lock(self) -> int | None:
        """The number of the share that we hold; None while all are held by others."""
        try:
            if self.held is not None:
                self.held.execute(text("SELECT 1"))
                self.held.commit()
                return self.number
            connection = self.held = self.store.engine.connect()
            for number in range(self.workers):
                query = text(f"SELECT pg_try_advisory_lock({SHARE}, {number})")
                if connection.execute(query).scalar():
                    connection.commit()
                    return number
            self.held = None
            connection.close()
        except SQLAlchemyError:
            self.drop()
        return None

    def drop(self) -> None:
        """End the connection that holds the share; given back to the pool it might hold it for ever."""
        if self.held is not None:
            held, self.held = self.held, None
            held.invalidate()
            held.close()

    async def let_go(self) -> None:
        """Leave the share to others."""
        await asyncio.to_thread(self.drop)
