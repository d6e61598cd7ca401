"""Positions as people write them: their JSON form, reading and completing it, what must be true of it.

The game's record uses all but `contradictions`, which the reader asks, and `frames`, which form and reader
share; `form` is for views, too.
"""
