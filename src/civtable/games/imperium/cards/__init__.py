"""The printed cards: their data files, the reader that checks them, and the table that the rules use.

The rest of the game uses `table` (cards and nations by number) and `filters` (which cards an effect means);
operations read their own part of the data with `reading`.
"""
