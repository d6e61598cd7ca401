"""The folder of a dataset: which games it is for, which files are there, and which games are missing.

A file is written when all of its games have been played, so what was stopped goes on with the first file that
is not there: no game is kept twice and none is left out. One process at a time may write.
"""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from civtable import __version__
from civtable.core.observation import size_of
from civtable.core.values import Json
from civtable.core.words import Argument, Reason
from civtable.games import game_named
from civtable.lab.arena.contests import Contest, Task
from civtable.lab.arena.playing import Played
from civtable.lab.dataset.card import card
from civtable.lab.dataset.shards import (
    GAMES_IN_A_SHARD,
    BadDataset,
    number_of,
    pyarrow_here,
    read_figures,
    write_shard,
)
from civtable.system import lock

FORMAT: Final = 1
ABOUT: Final = "dataset.json"
CARD: Final = "README.md"
DATA: Final = "data"


class Folder:
    """A dataset on the disk, and the games that still wait for the others of their file."""

    def __init__(self, path: Path, contest: Contest) -> None:
        observer = game_named(contest.game).observer
        assert observer is not None, contest.game
        self.path = path
        self.contest = contest
        self.pa = pyarrow_here()
        self.layout = observer.version
        self.size = size_of(observer.parts(contest.players))
        self.tasks = contest.tasks()
        self.shards = -(-len(self.tasks) // GAMES_IN_A_SHARD)
        self.waiting: dict[int, list[Played]] = {}

    def shard_path(self, shard: int) -> Path:
        """The file of some games."""
        return self.path / DATA / f"positions-{shard:05}.parquet"

    def tasks_of(self, shard: int) -> list[Task]:
        """The games of a file."""
        return self.tasks[shard * GAMES_IN_A_SHARD : (shard + 1) * GAMES_IN_A_SHARD]

    def head(self) -> dict[str, Json]:
        """What the dataset is; two that agree in it hold the same games, but for how many."""
        return {
            "dataset": FORMAT,
            "civtable": __version__,
            "game": self.contest.game,
            "game_version": game_named(self.contest.game).version,
            "observation_version": self.layout,
            "settings": dict(self.contest.settings),
            "players": self.contest.players,
            "bots": list(self.contest.bots),
            "sources": self.contest.sources(),
            "seed": self.contest.seed,
            "games_in_a_file": GAMES_IN_A_SHARD,
            "games": len(self.tasks),
        }

    def claim(self) -> None:
        """Say what is kept here; refuses a folder of other games. More games may be added to it."""
        about = self.path / ABOUT
        ours = self.head()
        if about.exists():
            try:
                theirs = json.loads(about.read_text("utf-8"))
                fewer = int(theirs["games"]) <= len(self.tasks)
            except (ValueError, KeyError, TypeError):
                raise self.bad("dataset-damaged", about) from None
            for name, value in ours.items():
                if theirs.get(name) != value and not (name == "games" and fewer):
                    args = {"theirs": json.dumps(theirs.get(name)), "ours": json.dumps(value)}
                    raise self.bad("dataset-foreign", self.path, name=name, **args)
        (self.path / DATA).mkdir(exist_ok=True)
        replace_text(about, json.dumps(ours, indent=2) + "\n")

    def bad(self, key: str, path: Path, **args: Argument) -> BadDataset:
        """The error for this folder."""
        return BadDataset(Reason(key, {"path": str(path), **args}))

    def missing(self) -> list[Task]:
        """The games that are in no file; of a file that has to grow all of them."""
        tasks: list[Task] = []
        for shard in range(self.shards):
            wanted = self.tasks_of(shard)
            path = self.shard_path(shard)
            if not path.exists() or read_figures(self.pa, path)["games"] != len(wanted):
                tasks += wanted
        return tasks

    def add(self, games: list[Played]) -> None:
        """Take finished games; those of a file are written when the last of them is there."""
        for played in games:
            shard = number_of(self.contest, played) // GAMES_IN_A_SHARD
            together = self.waiting.setdefault(shard, [])
            together.append(played)
            if len(together) == len(self.tasks_of(shard)):
                together.sort(key=lambda game: number_of(self.contest, game))
                write_shard(self.pa, self.shard_path(shard), self.contest, self.size, together)
                del self.waiting[shard]

    def finish(self) -> dict[str, int]:
        """Write the card; how many games, positions and bytes there are."""
        paths = [self.shard_path(shard) for shard in range(self.shards)]
        said = [read_figures(self.pa, path) for path in paths]
        size = sum([path.stat().st_size for path in paths])
        replace_text(self.path / CARD, card(self.pa, self.contest, self.head(), said, size))
        return {
            "games": sum([figures["games"] for figures in said]),
            "positions": sum([figures["positions"] for figures in said]),
            "bytes": size,
        }


@contextmanager
def folder_at(path: str, contest: Contest) -> Iterator[Folder]:
    """The folder of a dataset, which is made if it is not there; refused while another run uses it."""
    folder = Folder(Path(path), contest)
    folder.path.mkdir(parents=True, exist_ok=True)
    file = os.open(folder.path / ".lock", os.O_RDWR | os.O_CREAT, 0o666)
    try:
        if not lock(file):
            raise folder.bad("dataset-in-use", folder.path)
        folder.claim()
        yield folder
    finally:
        os.close(file)


def replace_text(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    draft = path.with_name(f".{path.name}.new")
    draft.write_text(text, "utf-8")
    draft.replace(path)
