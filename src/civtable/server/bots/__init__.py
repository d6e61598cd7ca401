"""Bots at tables: which of them has to choose, and the processes in which they think.

Others use `serving` (`Bots`), `policies`, and `asking`, by which hints have such a process, too. `process` is
what runs there, also for the table in the terminal; `share` is for this room.
"""
