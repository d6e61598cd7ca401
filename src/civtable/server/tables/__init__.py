"""A table and what is done at it: entries, its room in memory, choosing, making, live updates."""
