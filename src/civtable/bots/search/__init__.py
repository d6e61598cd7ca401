"""A search that knows no game: options are played out in the same dealt worlds, and doubt favours the book.

`SearchBot` is what the thinking levels are made of; `Effort` says how much it may think. Analyses and hints
weigh options with `race` in `worlds`; the bots of each game have a `judging` of their own.
"""

from civtable.bots.search.bot import SearchBot
from civtable.bots.search.effort import Effort, Stage
from civtable.bots.search.together import choose_together

__all__ = ["Effort", "SearchBot", "Stage", "choose_together"]
