"""Tournaments at this server: who organises and enters them, their rounds and tables, what is told of them.

`rows` reads a tournament whole and writes a change of it, `entering` is who takes part, `running` goes on
with those that run, `making` makes the tables of a round, `following` says which seats have to follow who
holds a place, `telling` is what readers get. Who meets whom is decided in `civtable/tournaments`, which knows
no server.
"""
