"""A process in which bots think. It reads questions and writes answers, one JSON object on a line each.

It is told a position that was dealt again for the bot's seat, never the true one, and no seed of a table.
"""

import json
import os
import signal
import sys
from typing import Final

from civtable.bots import bot_named
from civtable.bots.search import SearchBot, choose_together
from civtable.bots.search.together import end_with_the_parent
from civtable.bots.thinking import processes_for
from civtable.core.game import State
from civtable.games import AnyGame, game_named
from civtable.server.hints.thinking import HINT, hint_for
from civtable.system import end_within, give_way

LONGEST_THOUGHT: Final = 150
"""In seconds: a little more than a server waits."""

NICER: Final = 10
"""By how much a bot gives way to a server that has to answer people."""


def question_text(
    game: AnyGame, sandbox: State, level: str, seed: str, seconds: float | None, processes: int
) -> str:
    """What a process is asked: a sandbox, whose bot chooses, and how much time and processes it may take."""
    position = game.to_json(sandbox)
    question = {
        "game": game.name,
        "level": level,
        "seed": seed,
        "seconds": seconds,
        "processes": processes,
        "sandbox": position,
    }
    return json.dumps(question, separators=(",", ":"))


def answer(line: str) -> str:
    """The code that the bot chooses in the position of a question; or what is found for a hint."""
    question = json.loads(line)
    if HINT in question:
        return json.dumps(hint_for(question))
    game = game_named(question["game"])
    state = game.from_json(question["sandbox"])
    decision = game.decision(state)
    assert decision is not None, "a bot was asked after the end of the game"
    bot = bot_named(game, question["level"], question["seed"], question.get("seconds"))
    processes = processes_for(question.get("processes", 1))
    if processes > 1 and isinstance(bot, SearchBot):
        return json.dumps({"code": choose_together(bot, state, decision, processes).code})
    return json.dumps({"code": bot.choose(state, decision).code})


def main() -> None:
    """Answer until the server ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which closes our input
    end_with_the_parent()
    give_way(NICER)
    for line in sys.stdin:
        end_within(LONGEST_THOUGHT)  # a thought that nobody waits for ends here, on every system
        try:
            os.write(sys.stdout.fileno(), answer(line).encode() + b"\n")
            end_within(0)
        except BrokenPipeError:  # nobody waits for it any more
            return


if __name__ == "__main__":
    main()
