"""Accounts: names, passwords, sessions, recovery, and the statistics of a player.

Others use `session` (the account of a request), `Mine` of `api`, by which a request names it, and `accounts`;
`recovery` and `statistics` are behind `api`, but that an operator makes codes of `recovery`, too.
"""
