"""The processes in which bots think, as the server asks them."""

import asyncio
import json
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

PROGRAM = ("-m", "civtable.server.bots.process")
LONGEST_THOUGHT: Final = 120.0
"""In seconds: longer than anybody waits for an answer."""

SLACK: Final = 15.0
TO_START: Final = 15.0
TO_LOAD: Final = 45.0
"""What an answer may take besides thinking, on a machine with much to do; more where a process has to start,
and for a policy, with which torch is loaded."""

OVERTIME: Final = 5.0
"""A thought ends after the game that is being played in the head: within so many times what it was given."""

LONGEST_ANSWER: Final = 1_000_000
PASSED_ON: Final = ("PATH", "PYTHONPATH", "LANG", "LC_ALL", "SYSTEMROOT")
"""What a bot's process gets of the environment: nothing that could be a secret."""


class BotFailed(Exception):
    """A bot's process ended, was silent for too long, or gave an answer that is none."""


class BotSilent(BotFailed):
    """A bot's process was silent for too long: whoever waited for it again would wait as long."""


def patience_for(seconds: float | None, policy: bool = False) -> float:
    """For how long an answer is waited for that was given so many seconds to think, or none."""
    return SLACK + OVERTIME * (seconds or 0.0) + (TO_LOAD if policy else 0.0)


class BotProcess:
    """A process that bots think in; one that died is replaced."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, question: str, patience: float = LONGEST_THOUGHT) -> str:
        """The code that a bot chooses. Raises BotFailed; the next question then goes to a new process."""
        answer = await self.told(question, patience)
        if "code" not in answer:
            await self.close()
            raise BotFailed("no code")
        return str(answer["code"])

    async def told(self, question: str, patience: float = LONGEST_THOUGHT) -> dict[str, Any]:
        """All that the process answers. Raises BotFailed; the next question then goes to a new process."""
        starts = self.process is None or self.process.returncode is not None
        try:
            async with asyncio.timeout(patience + TO_START * starts):  # `wait_for` may lose a cancellation
                return await self.answer(question)
        except TimeoutError as error:
            await self.close()
            raise BotSilent("silent for too long") from error
        except Exception as error:  # whatever goes wrong with a process outside is that process's failure
            await self.close()
            raise BotFailed(type(error).__name__) from error

    async def answer(self, question: str) -> dict[str, Any]:
        """What the process says, which is started if there is none."""
        if self.process is None or self.process.returncode is not None:
            self.process = await started(PROGRAM, LONGEST_ANSWER, start_new_session=True)
        await tell(self.process, question)
        assert self.process.stdout is not None
        line = await self.process.stdout.readline()
        if not line.endswith(b"\n"):
            raise ConnectionError("a bot's process ended")
        answer = json.loads(line)
        if not isinstance(answer, dict):
            raise ValueError("a bot's process says something else")
        return answer

    async def close(self) -> None:
        """End the process."""
        process, self.process = self.process, None
        if process is not None:
            await ended(process)


async def started(program: Sequence[str], limit: int, **more: Any) -> asyncio.subprocess.Process:
    """A process of Python that can be told something; who is cancelled while it starts leaves none behind."""
    starting = asyncio.create_task(
        asyncio.create_subprocess_exec(
            sys.executable,
            *program,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=limit,
            env=environment(),
            **more,
        )
    )
    try:
        return await asyncio.shield(starting)
    except asyncio.CancelledError:
        with suppress(OSError):
            await ended(await starting)
        raise


def end(process: asyncio.subprocess.Process) -> None:
    """End a process, if it has not ended by itself."""
    with suppress(ProcessLookupError):
        process.kill()


async def ended(process: asyncio.subprocess.Process) -> None:
    """End a process, and wait until it has."""
    end(process)
    await process.wait()


async def tell(process: asyncio.subprocess.Process, line: str) -> None:
    """Write a line to a process. Raises ConnectionError if it has ended, also where uvloop says otherwise."""
    assert process.stdin is not None
    if process.stdin.is_closing():
        raise ConnectionError("the process has ended")
    process.stdin.write(line.encode() + b"\n")
    await process.stdin.drain()


def environment() -> dict[str, str]:
    """What a bot's process gets of the environment."""
    return {name: os.environ[name] for name in PASSED_ON if name in os.environ}
