"""The process in which a finished game is analysed: it is told a record, and says what it finds.

It gives way to everybody else, ends with the server, and ends itself if it thinks about one thing for too
long. A line that it writes is a word and what belongs to it: `total N`, `finding FORM`, `keep N` (so many are
found, and this is a good moment to write them down), `decision PLY FORM`, `done FORM`, `failed REASON`.
"""

import json
import logging
import os
import signal
import sys
import time
from base64 import b64decode, b64encode
from collections.abc import Iterator
from typing import Final

from civtable.analysis import Analysing, Setting
from civtable.analysis.findings import Finding
from civtable.analysis.form import finding_from, finding_json
from civtable.bots.search.together import end_with_the_parent
from civtable.core.errors import GameError
from civtable.core.reading import Node
from civtable.core.record import Record, record_from_text
from civtable.core.values import Json
from civtable.core.words import Reason, phrase_json
from civtable.server.analyses.telling import Told
from civtable.server.storage.packing import packed, unpacked
from civtable.system import end_within, give_way

LONGEST_THOUGHT: Final = 900
"""In seconds: what takes longer than this to judge never ends."""

KEEP_EVERY: Final = 1.0
"""After how many seconds what was found is written down."""

LOG: Final = logging.getLogger("civtable.server")


def task_text(record: str, games: int, all_open: bool, known: list[bytes], niceness: int) -> str:
    """What the process is told: a finished game, how to judge it, what was found before, how to give way."""
    found = [b64encode(body).decode() for body in known]
    task = {"record": record, "games": games, "open": all_open, "known": found, "niceness": niceness}
    return json.dumps(task)


def form_text(data: Json) -> str:
    """Plain data, compressed, on one line."""
    return b64encode(packed(data)).decode()


def known_findings(record: Record, texts: list[str]) -> Iterator[Finding]:
    """What was found before. What cannot be read is found again."""
    for text in texts:
        try:
            yield finding_from(Node(unpacked(b64decode(text))), record.game, len(record.seats))
        except (ValueError, GameError):
            LOG.warning("something that an analysis had found is damaged, and is found again")


def said(record: Record, setting: Setting, known: list[str]) -> Iterator[str]:
    """All that the process says of a game."""
    analysing = Analysing(record, setting, known_findings(record, known))
    yield f"total {analysing.total()}"
    kept = time.monotonic()
    for finding in analysing.run():
        yield f"finding {form_text(finding_json(finding))}"
        if time.monotonic() - kept >= KEEP_EVERY:
            yield f"keep {analysing.done()}"
            kept = time.monotonic()
    yield f"keep {analysing.done()}"
    told = Told(analysing.result(), analysing.game)
    for one in told.analysis.judged:
        yield f"decision {one.ply} {form_text(told.decision_json(one))}"
    yield f"done {form_text(told.summary_json())}"


def say(line: str) -> None:
    """Tell the server; what comes next has its own time."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()
    end_within(LONGEST_THOUGHT)


def failed(reason: Reason) -> str:
    """The line that says why there is no analysis."""
    return f"failed {json.dumps(phrase_json(reason))}"


def main() -> None:
    """Analyse the game that stands on the first line of the input."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends us
    end_with_the_parent()
    logging.basicConfig(format="%(levelname)s %(message)s")
    task = json.loads(sys.stdin.readline())
    give_way(task["niceness"])
    end_within(LONGEST_THOUGHT)
    try:
        for line in said(
            record_from_text(task["record"]), Setting(task["games"], open=task["open"]), task["known"]
        ):
            say(line)
    except BrokenPipeError:  # nobody waits for it any more
        os._exit(0)
    except GameError as error:
        say(failed(error.reason))
    except Exception as error:
        LOG.exception("a mistake of ours in an analysis")
        say(failed(Reason("analysis-mistake", {"error": type(error).__name__})))


if __name__ == "__main__":
    main()
