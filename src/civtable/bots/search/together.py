"""One thought in several processes: each tries the same options, in worlds of its own."""

import ctypes
import json
import os
import signal
import sys
from typing import Final

from civtable.bots.search.bot import SearchBot
from civtable.bots.search.race import Evidence, surest
from civtable.core.game import Decision, Option, State

PR_SET_PDEATHSIG: Final = 1


def end_with_the_parent() -> None:
    """Let the system end this process with its parent, even in the midst of a long thought."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def fork() -> int:
    """Copy this process, on systems that can (`processes_for` asks): 0 in the copy, which one it is here."""
    if sys.platform == "win32":
        raise AssertionError("a process cannot be copied there")
    return os.fork()


class Part:
    """A copy of this process that tries options in worlds of its own."""

    __slots__ = ("bot", "pid", "pipe")

    def __init__(
        self, bot: SearchBot, sandbox: State, decision: Decision, options: list[Option], number: int
    ) -> None:
        self.bot = bot
        self.pipe, to = os.pipe()
        self.pid = fork()
        if self.pid == 0:
            try:
                end_with_the_parent()
                found = bot.weigh(sandbox, decision, options, number)
                told = json.dumps([[one.option.code, one.gains] for one in found])
                with os.fdopen(to, "w") as out:
                    out.write(told)
            finally:
                os._exit(0)  # nothing of the parent is ended twice
        os.close(to)

    def told(self) -> list[Evidence]:
        """What it found; nothing if it died."""
        with os.fdopen(self.pipe) as pipe:
            text = pipe.read()
        os.waitpid(self.pid, 0)
        try:
            found = json.loads(text)
        except ValueError:
            return []
        return [Evidence(self.bot.game.by_code[code], gains) for code, gains in found]


def choose_together(bot: SearchBot, sandbox: State, decision: Decision, processes: int) -> Option:
    """What the searches of so many processes choose together: as one that had tried all their worlds."""
    options = bot.candidates(sandbox, decision)
    if len(options) == 1:
        return options[0]
    parts = [Part(bot, sandbox, decision, options, number) for number in range(1, processes)]
    found = bot.weigh(sandbox, decision, options, 0)
    for part in parts:
        found += part.told()
    return surest(options[0], joined(found), bot.effort.doubt)


def joined(found: list[Evidence]) -> list[Evidence]:
    """All that was found about an option in one place."""
    by_option: dict[str, Evidence] = {}
    for one in found:
        code = one.option.code
        if code in by_option:
            by_option[code] = Evidence(one.option, by_option[code].gains + one.gains)
        else:
            by_option[code] = one
    return list(by_option.values())
