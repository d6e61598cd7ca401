"""A table and what is done at it: entries, its room in memory, choosing, making, live updates.

Other rooms use `hall` (all tables of the process) with `room` and `table`; `making`, `creating`, `play` and
`changes` to do something at a table; `seats` and `tokens` for who sits there; `rows` for a table as its row
says it; `messages`, `listing` and `standing` for what readers get. `problems` says why a table stands still,
`hearing` brings what other processes wrote.
"""
