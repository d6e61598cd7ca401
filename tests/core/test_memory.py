"""What is freed leaves the memory of others alone, however deep it lay."""

import os
import subprocess
import sys

import pytest

FREE_IN_DEPTH = """
from civtable.core.game import Decision, Option
from civtable.core.state import Step

kinds = [(Decision, (0, 1, [])), (Option, (0, 0, 0, "an option of its own", 0)), (Step, (0, 1))]
for depth in range(200):
    for kind, facts in kinds:
        thing = kind(*facts)
        for _ in range(depth):
            thing = [thing]
        del thing
"""


@pytest.mark.compiled
def test_what_lies_deep_is_freed_without_harm() -> None:
    """The memory is watched by Python, which ends at once when somebody writes where nothing is his."""
    environment = {**os.environ, "PYTHONMALLOC": "debug"}
    done = subprocess.run(
        [sys.executable, "-c", FREE_IN_DEPTH], env=environment, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
