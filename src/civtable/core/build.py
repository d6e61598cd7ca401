"""Which build of the engine runs: compiled by mypyc, or the same source interpreted."""

from typing import Final

COMPILED: Final = not __file__.endswith(".py")
"""Whether the engine is compiled."""
