"""Bots that think, in a process of their own: people see that they do, and Ctrl-C is heard meanwhile."""

import json
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from civtable.bots.thinking import thinking_time
from civtable.core.game import Decision, Option, State
from civtable.core.match import Match
from civtable.server.bot_process import question_text

PROGRAM = ("-m", "civtable.server.bot_process")
MOMENT: Final = 0.3
"""In seconds: who chooses within a moment did not have to think."""


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
        self.process.stdin.write(question + "\n")
        self.process.stdin.flush()
        answer = self.listening.submit(self.process.stdout.readline)
        try:
            line = answer.result(MOMENT)
        except TimeoutError:
            thinks()
            line = answer.result()
        if not line.endswith("\n"):
            raise RuntimeError("the process in which bots think has ended")
        return str(json.loads(line)["code"])

    def close(self) -> None:
        """End the process, also in the midst of a thought."""
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.communicate()
        self.listening.shutdown()


class Thinker:
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
        """What the bot chooses in its process, which gets the sandbox and nothing else of the table."""
        plies = self.match.plies
        if not plies or plies[-1].seat != decision.seat:
            self.spent = 0.0
        seconds = thinking_time(self.level, self.spent)
        seed = f"{self.seed}, ply {len(plies)}"
        began = time.monotonic()
        code = self.mind.ask(question_text(self.match.game, sandbox, self.level, seed, seconds), self.thinks)
        self.spent += time.monotonic() - began
        return self.match.game.by_code[code]
