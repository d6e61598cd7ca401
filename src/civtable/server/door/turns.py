"""Requests of one address begin one after the other: between two of them everybody else is seen to."""

import asyncio
from collections import deque


class Turns:
    """Who waits to begin: by address, in the order of their coming."""

    def __init__(self) -> None:
        self.rows: dict[str, deque[asyncio.Future[None]]] = {}

    async def mine(self, who: str) -> None:
        """Wait until no other request of this address has begun in the same round of the event loop.

        A hundred that come at once would all be answered in one round, and everybody else after them.
        """
        loop = asyncio.get_running_loop()
        row = self.rows.get(who)
        if row is None:
            self.rows[who] = deque()
            loop.call_soon(self.call, who)
            return
        turn = loop.create_future()
        row.append(turn)
        await turn

    def call(self, who: str) -> None:
        """A round has passed: the next one of an address may begin, if it still waits."""
        row = self.rows[who]
        while row:
            turn = row.popleft()
            if not turn.done():
                turn.set_result(None)
                asyncio.get_running_loop().call_soon(self.call, who)
                return
        del self.rows[who]
