"""Server processes for load and kill tests, and a small client that costs little itself."""

import asyncio
import json
import os
import signal
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn
from fastapi import FastAPI

from civtable.server.app import create_app
from civtable.server.running.run import configuration, settle
from civtable.server.settings import Settings


def listening() -> socket.socket:
    """A socket on a free local port, which servers can share."""
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    listener.listen(512)
    return listener


def application(address: str, workers: int, generous: bool = True) -> FastAPI:
    """What server processes run: without limits, since all clients have one address, or as usual."""
    return create_app(Settings(db=address, workers=workers, generous=generous))


def fork_server(app: FastAPI, listener: socket.socket) -> int:
    """Start one server process on a socket; its number. A fork, because loading everything takes long."""
    pid = os.fork()
    if pid:
        return pid
    try:
        os.setpgid(0, 0)
        settle()
        uvicorn.Server(configuration(app, Settings(generous=True))).run([listener])
    finally:
        os._exit(0)


def end(pid: int, how: signal.Signals = signal.SIGKILL) -> None:
    """End a server process and wait for it."""
    os.kill(pid, how)
    os.waitpid(pid, 0)


def memory_of(pid: int) -> float:
    """How much memory a process has of its own, in megabytes."""
    with open(f"/proc/{pid}/smaps_rollup") as file:
        lines = [line.split() for line in file]
    return sum(int(line[1]) for line in lines if line[0] in ("Private_Dirty:", "Private_Clean:")) / 1024


def cpu_of(pids: list[int]) -> float:
    """How many seconds processes have computed so far, in all their threads."""
    ticks = 0
    for pid in pids:
        with open(f"/proc/{pid}/stat") as file:
            fields = file.read().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


@contextmanager
def served(address: str, workers: int, generous: bool) -> Iterator[int]:
    """A server in processes of its own; its port."""
    listener = listening()
    app = application(address, workers, generous)
    processes = [fork_server(app, listener) for _ in range(workers)]
    try:
        yield listener.getsockname()[1]
    finally:
        for pid in processes:
            end(pid)
        listener.close()


class Client:
    """One connection that is kept open; it costs little, so that the server is what is measured.

    `source` is the address that it comes from: all of 127.0.0.0/8 is this machine.
    """

    def __init__(self, port: int, source: str = "127.0.0.1") -> None:
        self.port = port
        self.source = source
        self.reader: asyncio.StreamReader | None = None
        self.writer: asyncio.StreamWriter | None = None

    async def ask(
        self, method: str, path: str, body: Any = None, token: str | None = None
    ) -> tuple[int, Any]:
        """The status and the answer. Raises OSError or EOFError when the server is gone."""
        if self.reader is None or self.writer is None:
            self.reader, self.writer = await asyncio.open_connection(
                "127.0.0.1", self.port, limit=10_000_000, local_addr=(self.source, 0)
            )
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nContent-Length: {len(data)}\r\n"
        if body is not None:
            head += "Content-Type: application/json\r\n"
        if token is not None:
            head += f"Authorization: Bearer {token}\r\n"
        try:
            self.writer.write(head.encode() + b"\r\n" + data)
            await self.writer.drain()
            answer = await self.reader.readuntil(b"\r\n\r\n")
            length = next(
                int(line.split(b":")[1])
                for line in answer.lower().split(b"\r\n")
                if line.startswith(b"content-length:")
            )
            return int(answer[9:12]), json.loads(await self.reader.readexactly(length))
        except (OSError, EOFError):
            self.close()
            raise

    def close(self) -> None:
        """Let the connection go."""
        if self.writer is not None:
            self.writer.close()
        self.reader = self.writer = None
