"""A page that hears of a table what a test wants it to hear."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

Snapshot = dict[str, Any]


class Told:
    """Answers every hello of a page with a snapshot of the test's making, and keeps the sockets."""

    def __init__(self, page: Page, snapshot_for: Callable[[str | None], Snapshot | int]) -> None:
        self.hellos: list[str | None] = []
        self.sockets: list[WebSocketRoute] = []
        self.snapshot_for = snapshot_for
        page.route_web_socket("**/live", self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        """Wait for the hello of a page."""
        self.sockets.append(socket)
        socket.on_message(lambda message: self.answer(socket, json.loads(message)))

    def answer(self, socket: WebSocketRoute, message: dict[str, Any]) -> None:
        """The snapshot for a token, or the code that closes the connection."""
        if "token" not in message:
            socket.send('{"pong": 1}')
            return
        self.hellos.append(message["token"])
        answer = self.snapshot_for(message["token"])
        if isinstance(answer, int):
            socket.close(code=answer)
        else:
            socket.send(json.dumps(answer))

    def say(self, message: dict[str, Any]) -> None:
        """A further message."""
        self.sockets[-1].send(json.dumps(message))


def with_table(snapshot: Snapshot, **changes: object) -> Snapshot:
    """The snapshot with other facts of the table."""
    return {**snapshot, "table": {**snapshot["table"], **changes}}


def with_seat(snapshot: Snapshot, seat: int, **changes: object) -> Snapshot:
    """The snapshot with other facts of a seat."""
    seats = [{**entry, **changes} if entry["seat"] == seat else entry for entry in snapshot["table"]["seats"]]
    return with_table(snapshot, seats=seats)
