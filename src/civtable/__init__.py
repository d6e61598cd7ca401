"""civtable plays the great civilization board games: one rules engine for people, bots and research."""

__version__ = "0.6.0"
