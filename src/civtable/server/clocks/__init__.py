"""The clocks of tables: how much time each seat has, whose runs, and what happens at zero.

`rules` is what was chosen when a table was made, `times` what its clocks say after an entry, `turning` how an
entry changes that. `uptime` counts the seconds by which clocks run: only those in which a server was there.
`falling` acts when a clock has come to zero, and `api` is what people ask for: a vacation, the seat back.
Tables and tournaments use the first four, and `forms`, by which a clock is wished for.
"""
