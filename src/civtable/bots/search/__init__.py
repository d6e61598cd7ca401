"""A search that knows no game: options are played out in the same dealt worlds, and doubt favours the book.

`SearchBot` is what the thinking levels are made of; `Effort` says how much it may think.
"""

from civtable.bots.search.bot import SearchBot
from civtable.bots.search.effort import Effort, Stage
from civtable.bots.search.together import choose_together

__all__ = ["Effort", "SearchBot", "Stage", "choose_together"]
