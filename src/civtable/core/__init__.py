"""The core that every game shares. It knows no game."""

from civtable.core import pickles as pickles
from civtable.core.build import COMPILED

__all__ = ["COMPILED"]
