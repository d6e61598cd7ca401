"""Bots that think, in processes of their own: people see that they do, and Ctrl-C is heard meanwhile."""

import json
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final

from civtable.bots.levels import PREFERRED, bot_named
from civtable.bots.thinking import PROCESSES, processes_for, thinking_time
from civtable.core.game import Decision, Option, State
from civtable.core.match import Match
from civtable.server.bots.process import question_text

PROGRAM = ("-m", "civtable.server.bots.process")
MOMENT: Final = 0.3
"""In seconds: who chooses within a moment did not have to think."""


class MindLost(Exception):
    """The process in which bots think has ended without an answer."""


class Mind:
    """The process in which the bots of a table think, one after the other; started by the first one."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[str] | None = None
        self.listening = ThreadPoolExecutor(1)

    def ask(self, question: str, thinks: Callable[[], None]) -> str:
        """The code that a bot chooses; `thinks` is called if that takes longer than a moment."""
        if self.process is None:
            self.process = subprocess.Popen(
                [sys.executable, *PROGRAM],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                start_new_session=True,  # Ctrl-C is for this process, which ends that one
            )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            self.process.stdin.write(question + "\n")
            self.process.stdin.flush()
        except OSError:  # a pipe that nobody reads any more has another error on every system
            self.end()
            raise MindLost from None
        answer = self.listening.submit(self.process.stdout.readline)
        try:
            line = answer.result(MOMENT)
        except TimeoutError:
            thinks()
            line = answer.result()
        if not line.endswith("\n"):
            self.end()
            raise MindLost
        return str(json.loads(line)["code"])

    def end(self) -> None:
        """End the process, also in the midst of a thought; who asks again gets a new one."""
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            with suppress(OSError):  # what it was told last it has not read
                process.communicate()

    def close(self) -> None:
        """Nobody is asked any more."""
        self.end()
        self.listening.shutdown()


class ThinkingBot:
    """A bot of a level that thinks. It keeps to the time that a turn may take."""

    def __init__(
        self, match: Match[State], level: str, seed: str, mind: Mind, thinks: Callable[[], None]
    ) -> None:
        self.match = match
        self.level = level
        self.seed = seed
        self.mind = mind
        self.thinks = thinks
        self.spent = 0.0  # in seconds, since somebody else last chose

    def choose(self, sandbox: State, decision: Decision) -> Option:
        """What the bot chooses in its process, which gets the sandbox and nothing else of the table.

        If that process dies, a bot that does not think chooses, and the game goes on.
        """
        game = self.match.game
        plies = self.match.plies
        if not plies or plies[-1].seat != decision.seat:
            self.spent = 0.0
        seconds = thinking_time(self.level, self.spent)
        seed = f"{self.seed}, ply {len(plies)}"
        began = time.monotonic()
        try:
            processes = processes_for(PROCESSES)
            question = question_text(game, sandbox, self.level, seed, seconds, processes)
            code = self.mind.ask(question, self.thinks)
        except MindLost:
            return bot_named(game, PREFERRED, seed).choose(sandbox, decision)
        self.spent += time.monotonic() - began
        return game.by_code[code]
