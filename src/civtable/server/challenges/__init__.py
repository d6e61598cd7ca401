"""Challenges at a server: whose attempts there were, how a table's challenge stands, and requests about it.

`attempts` is what others use: `Attempts.ended` hears of every game that is over. `api` has the requests,
`models` their forms.
"""
