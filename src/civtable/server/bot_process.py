"""A process in which bots think. It reads questions and writes answers, one JSON object on a line each.

It is told a position that was dealt again for the bot's seat, never the true one, and no seed of a table.
"""

import json
import os
import signal
import sys

from civtable.bots import bot_named
from civtable.games import game_named


def answer(line: str) -> str:
    """The code that the bot chooses in the position of a question."""
    question = json.loads(line)
    game = game_named(question["game"])
    state = game.from_json(question["sandbox"])
    decision = game.decision(state)
    assert decision is not None, "a bot was asked after the end of the game"
    bot = bot_named(game, question["level"], question["seed"])
    return json.dumps({"code": bot.choose(state, decision).code})


def main() -> None:
    """Answer until the server ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes our input
    for line in sys.stdin:
        try:
            os.write(sys.stdout.fileno(), answer(line).encode() + b"\n")
        except BrokenPipeError:  # nobody waits for it any more
            return


if __name__ == "__main__":
    main()
