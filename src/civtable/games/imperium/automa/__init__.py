"""The automa: its tables (a readable file a nation in `nations`), its turn, its side of the table.

The game uses `state`, `setup`, `turn`, `suffers`, `verbs`, `scoring` and `view`, its positions `form`, its
words `tables` and `reader`. Outside the game there is `api`.
"""
