"""The table in the terminal: the loop of a game with people, what they type, and what they see.

`table` is the loop; `scene` is what a drawing gets and what it has to give (`Drawing`). A game has a room for
its own (`drawings` says which); `anything` writes out a game that has none.
"""
