"""Players that are programs. Each sees a sandbox that was dealt again for its seat, never the true state."""

from civtable.bots.levels import LEVELS, UnknownLevel, bot_named, levels

__all__ = ["LEVELS", "UnknownLevel", "bot_named", "levels"]
