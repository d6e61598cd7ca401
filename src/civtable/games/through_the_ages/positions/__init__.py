"""Positions as people write them: their JSON form, reading and completing it, what must be true of it."""
