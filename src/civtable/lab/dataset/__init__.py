"""Datasets: the positions, choices and results of many games, in Parquet files that others learn from.

`folder` is where they are kept, and knows which games are missing; `shards` writes the files; `card` tells
people what is in them. The games are played by the workers of the arena.
"""

from civtable.lab.dataset.folder import Folder, folder_at
from civtable.lab.dataset.shards import BadDataset

__all__ = ["BadDataset", "Folder", "folder_at"]
