"""The automa: its tables (a readable file a nation in `nations`), its turn, its side of the table.

The game uses `state`, `setup`, `turn`, `suffers`, `scoring` and `view`.
"""
