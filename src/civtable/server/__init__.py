"""The table on the network: tables, seats, accounts, storage and live updates over HTTP.

`civtable serve` uses `settings` and `running`, `civtable admin` and `validate` use `keeping` and what it is
about: stored tables (`past`), ratings, the database (`storage`). The table in the terminal thinks in a
process of `bots`. Inside, `services` is what every request finds, and `life` starts and ends it; the requests
of a room are its `api`, which `app` puts together.
"""
