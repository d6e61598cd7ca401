"""Players that are programs. Each sees a sandbox that was dealt again for its seat, never the true state."""

from civtable.bots.levels import LEVELS, PREFERRED, THINKING, UnknownLevel, bot_named, levels, present_name

__all__ = ["LEVELS", "PREFERRED", "THINKING", "UnknownLevel", "bot_named", "levels", "present_name"]
