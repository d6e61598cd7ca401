"""Positions as people write them: their JSON form, reading it back, and what must be true of it.

The game's record uses `form` and `check`; steps are written by `form` for views, too.
"""
