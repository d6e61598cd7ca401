"""Tournaments: who meets whom next, at which seats, and how everybody stands. Knows no game and no server.

`values` are what a tournament is made of; `pairing.next_round` gives the next round and `standings.standings`
the order, both as functions of settings, entrants, what was played and a published seed (`lot`). `checking`
says of any rounds what is wrong with them, and knows nothing of how they were made.
"""
