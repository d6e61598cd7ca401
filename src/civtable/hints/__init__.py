"""Hints while a game is played: what to choose now and why, and whether a choice loses much.

`advise` finds what the expert would choose and measures what it gains; `warning` measures a choice that
somebody is about to make. Both see a position that was dealt for the seat, never the true one. What comes of
them is words: the idea first (`bots/ideas.py`), then the option with its reasons.
"""

from civtable.hints.advice import Advice, advise
from civtable.hints.coaching import warning
from civtable.hints.weighing import Limit

__all__ = ["Advice", "Limit", "advise", "warning"]
