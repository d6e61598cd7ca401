"""A process in which bots think. It reads questions and writes answers, one JSON object on a line each.

It is told a position that was dealt again for the bot's seat, never the true one, and no seed of a table.
"""

import ctypes
import json
import os
import signal
import sys
from typing import Final

from civtable.bots import bot_named
from civtable.core.game import State
from civtable.games import AnyGame, game_named

PR_SET_PDEATHSIG: Final = 1
LONGEST_THOUGHT: Final = 150
"""In seconds: a little more than a server waits."""

NICER: Final = 10
"""By how much a bot gives way to a server that has to answer people."""


def question_text(game: AnyGame, sandbox: State, level: str, seed: str, seconds: float | None) -> str:
    """What a process is asked: a sandbox, whose bot chooses, and for how long it may think at most."""
    position = game.to_json(sandbox)
    question = {"game": game.name, "level": level, "seed": seed, "seconds": seconds, "sandbox": position}
    return json.dumps(question, separators=(",", ":"))


def answer(line: str) -> str:
    """The code that the bot chooses in the position of a question."""
    question = json.loads(line)
    game = game_named(question["game"])
    state = game.from_json(question["sandbox"])
    decision = game.decision(state)
    assert decision is not None, "a bot was asked after the end of the game"
    bot = bot_named(game, question["level"], question["seed"], question.get("seconds"))
    return json.dumps({"code": bot.choose(state, decision).code})


def end_with_the_server() -> None:
    """Let the system end this process with its parent, even in the midst of a long thought."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def main() -> None:
    """Answer until the server ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes our input
    end_with_the_server()
    os.nice(NICER)
    for line in sys.stdin:
        signal.alarm(LONGEST_THOUGHT)  # a thought that nobody waits for ends here, on every system
        try:
            os.write(sys.stdout.fileno(), answer(line).encode() + b"\n")
            signal.alarm(0)
        except BrokenPipeError:  # nobody waits for it any more
            return


if __name__ == "__main__":
    main()
