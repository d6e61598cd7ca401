"""What is told about games: their settings, the lobby, guided first games, puzzles.

All of it is behind its requests, in `api`, `allowing` and `puzzles`; `civtable admin export` asks `allowing`
as well which games all have allowed.
"""
