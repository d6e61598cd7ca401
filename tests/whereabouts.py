"""Where a test stands that hangs in a greenlet, as all do that wait for Playwright.

faulthandler prints what each thread runs at that moment: for such a test Playwright's loop, not the test.
"""

import gc
import os
import sys
import threading
import traceback
from collections.abc import Iterator

import pytest

TERMINAL = pytest.StashKey[int]()


def pytest_configure(config: pytest.Config) -> None:
    """Keep a way to the terminal, which the output of a test that hangs does not reach."""
    config.stash[TERMINAL] = os.dup(2)


def pytest_unconfigure(config: pytest.Config) -> None:
    os.close(config.stash[TERMINAL])


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """A test that takes as long as faulthandler waits says where its greenlets stand."""
    limit = float(item.config.getini("faulthandler_timeout"))
    alarm = threading.Timer(limit, say_where, [item.nodeid, item.config.stash[TERMINAL]])
    alarm.daemon = True
    alarm.start()
    try:
        return (yield)
    finally:
        alarm.cancel()


def say_where(test: str, terminal: int) -> None:
    """Print the stacks of all greenlets that wait for another one; there are none if nobody imported them."""
    library = sys.modules.get("greenlet")
    if library is None:
        return
    waiting = [thing for thing in gc.get_objects() if isinstance(thing, library.greenlet) and thing.gr_frame]
    for one in waiting:
        stack = "".join(traceback.format_stack(one.gr_frame))
        os.write(terminal, f"{test}: a greenlet waits\n{stack}\n".encode())
