"""Settings for all tests."""

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

# The same examples on every machine and in every run; nobody's slow minute makes a test fail.
settings.register_profile("civtable", derandomize=True, deadline=None, database=None)
settings.load_profile("civtable")

# What lives as long as the tests do need not be looked through again and again.
gc.set_threshold(100_000, 50, 100)

pytest_plugins = ["tests.whereabouts"]

BROWSER = Path(__file__).parent / "browser"


@pytest.fixture(autouse=True)
def no_loop_of_a_browser(request: pytest.FixtureRequest) -> Iterator[None]:
    """A browser that waits in this process for its next test keeps its loop running; others begin without."""
    theirs = None if BROWSER in request.path.parents else asyncio._get_running_loop()
    if theirs is None:
        yield
    else:
        asyncio._set_running_loop(None)
        yield
        asyncio._set_running_loop(theirs)
