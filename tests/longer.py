"""Values of parameters of which only some are tried by ./test; the others are for ./test --long."""

from collections.abc import Iterable
from typing import Any

import pytest

from civtable.text import LANGUAGES


def quick_and_long(quick: Iterable[Any], long: Iterable[Any]) -> list[Any]:
    """The values for every run, and those for the long one alone."""
    return [*quick, *[pytest.param(one, marks=pytest.mark.long) for one in long]]


SOME_LANGUAGES = quick_and_long(LANGUAGES[1::2], LANGUAGES[::2])
"""All languages, for what is slow: those with the longest words in every run."""

SQLITE_FIRST = pytest.mark.parametrize("address", quick_and_long(["sqlite"], ["postgresql"]), indirect=True)
"""Both databases, for what is slow and asks nothing of a database that is not tested quickly elsewhere."""
