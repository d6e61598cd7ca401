"""Daily deals: tries that count, standings, the archive.

`tries` knows whose try a table is; `api` has the requests, and the token by which a browser is known, which
challenges and puzzles ask for as well. `models` are their forms.
"""
