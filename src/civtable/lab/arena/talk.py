"""A talk with a program through its pipes, in threads: not every system can wait for pipes in another way."""

import os
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final

PIECE: Final = 65_536
LAST_SECONDS: Final = 1.0


class Silent(Exception):
    """The program has said nothing for as long as somebody wanted to wait."""


class Talk:
    """Both ends of a talk. A piece is read only when somebody waits for one: a full pipe stops chatterers."""

    def __init__(self, into: int, out: int) -> None:
        self.into = into
        self.out = out
        self.questions: SimpleQueue[bytes] = SimpleQueue()
        self.waiting: SimpleQueue[bool] = SimpleQueue()
        self.heard: SimpleQueue[bytes] = SimpleQueue()  # nothing more comes after an empty piece
        # Nobody waits for them at the end of the program: a pipe may be open in others for ever.
        self.threads = [Thread(target=work, daemon=True) for work in (self.write, self.read)]
        for thread in self.threads:
            thread.start()

    def say(self, question: bytes) -> None:
        """Have it written, as fast as the program reads."""
        self.questions.put(question)

    def piece(self, seconds: float) -> bytes:
        """What the program writes next; empty if it has closed one of its pipes. Raises Silent."""
        self.waiting.put(True)
        try:
            return self.heard.get(timeout=seconds)
        except Empty:
            raise Silent from None

    def end(self) -> None:
        """Let the threads end, once the program has; its pipes are to be closed only after that."""
        self.questions.put(b"")
        self.waiting.put(False)
        for thread in self.threads:
            thread.join(LAST_SECONDS)

    def write(self) -> None:
        """One question after the other, until an empty one."""
        while question := self.questions.get():
            while question:
                try:
                    question = question[os.write(self.into, question) :]
                except OSError:
                    self.heard.put(b"")
                    return

    def read(self) -> None:
        """A piece whenever one is wanted."""
        while self.waiting.get():
            try:
                found = os.read(self.out, PIECE)
            except OSError:
                found = b""
            self.heard.put(found)
