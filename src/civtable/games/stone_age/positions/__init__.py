"""Positions as people write them: their JSON form, reading it back, and what must be true of it."""
