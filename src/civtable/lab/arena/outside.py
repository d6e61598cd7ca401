"""Bots that are programs of somebody else: questions go in, answers come out, one JSON object a line.

The questions are those of `server/bots/process.py`: a position that was dealt again for the bot's seat, never
the true one, and no seed of a deal. docs/bots.md describes them. A program that ends, is silent for too long
or answers what is no option has lost its game.
"""

import json
import os
import subprocess
import time
from tempfile import TemporaryFile
from types import TracebackType
from typing import Final

from civtable.core.game import Decision, Option, State
from civtable.core.values import Json, canonical, fingerprint
from civtable.games import AnyGame
from civtable.lab.arena.contests import Outside
from civtable.lab.arena.talk import Silent, Talk
from civtable.system import end_all

LONGEST_ANSWER: Final = 100_000
LONGEST_NOTE: Final = 200


class BotFault(Exception):
    """An outside bot gave no proper answer; the text says why."""


class OutsideBot:
    """A seat's program, started for one game and ended with it, so that no game depends on another."""

    def __init__(self, bot: Outside, game: AnyGame, seed: str) -> None:
        self.bot = bot
        self.game = game
        self.seed = seed
        self.asked = 0
        self.unread = b""
        self.said = TemporaryFile()  # noqa: SIM115 - what it says on stderr, closed in __exit__
        self.process: subprocess.Popen[bytes] | None = None
        self.talk: Talk | None = None

    def __enter__(self) -> "OutsideBot":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End the program and whatever it started."""
        if self.process is not None:
            end_all(self.process)
            if self.talk is not None:
                self.talk.end()
            for pipe in (self.process.stdin, self.process.stdout):
                if pipe is not None:
                    pipe.close()
            self.process.wait()
        self.said.close()

    def choose(self, sandbox: State, decision: Decision) -> Option:
        """What the program answers; it starts with the first question."""
        self.asked += 1
        question = question_line(self.bot, self.game, sandbox, decision, f"{self.seed}, {self.asked}")
        answer = self.answer_to(question)
        try:
            code = json.loads(answer)["code"]
        except (ValueError, KeyError, TypeError, RecursionError):
            raise BotFault(f"no answer: {shown(answer)}") from None
        option = self.game.by_code.get(code) if isinstance(code, str) else None
        if option is None or option not in decision.options:
            raise BotFault(f"not offered: {shown(str(code).encode())}")
        return option

    def answer_to(self, question: bytes) -> bytes:
        """The next line that the program writes, which may take until its time is over."""
        try:
            return self.line(self.talk or self.start(), question)
        except OSError as error:
            raise BotFault(f"ended: {self.last_words() or error.strerror}") from None

    def start(self) -> Talk:
        """Start the program, away from the terminal's Ctrl-C, which is for us."""
        self.process = subprocess.Popen(
            self.bot.command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.said,
            start_new_session=True,
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.talk = Talk(self.process.stdin.fileno(), self.process.stdout.fileno())
        return self.talk

    def line(self, talk: Talk, question: bytes) -> bytes:
        """Ask, and read what the program answers, up to a line."""
        until = time.monotonic() + self.bot.seconds
        talk.say(question)
        while b"\n" not in self.unread:
            if len(self.unread) > LONGEST_ANSWER:
                raise BotFault("no answer: an endless line")
            try:
                found = talk.piece(max(until - time.monotonic(), 0.0))
            except Silent:
                raise BotFault(f"silent for {self.bot.seconds:g} s") from None
            if not found:
                raise ConnectionError(None, "it closed its output")
            self.unread += found
        answer, _, self.unread = self.unread.partition(b"\n")
        return answer

    def last_words(self) -> str:
        """The last line on stderr of a program that ended: mostly the reason."""
        self.said.seek(0, os.SEEK_END)
        self.said.seek(max(0, self.said.tell() - 10 * LONGEST_NOTE))
        lines = self.said.read().strip().splitlines()
        return shown(lines[-1]) if lines else ""


def question_line(bot: Outside, game: AnyGame, sandbox: State, decision: Decision, seed: str) -> bytes:
    """A question as a line. The level is the name up to an @, for programs that play several."""
    question: dict[str, Json] = {
        "game": game.name,
        "level": bot.name.partition("@")[0],
        "seed": fingerprint(f"outside bot {seed}"),
        "seconds": bot.seconds,
        "seat": decision.seat,
        "options": [option.code for option in decision.options],
        "sandbox": game.to_json(sandbox),
    }
    return canonical(question).encode() + b"\n"


def shown(text: bytes) -> str:
    """Text of a program in a note: one line, not endless."""
    plain = text.decode("utf-8", "replace")[:LONGEST_NOTE]
    return "".join([char if char.isprintable() else " " for char in plain]).strip()
