"""Files of positions: a fixed number of games each, always the same bytes for the same games."""

import json
import os
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from civtable.core.errors import GameError
from civtable.core.values import Json
from civtable.core.words import Reason
from civtable.lab.arena.contests import Contest
from civtable.lab.arena.counting import win_parts
from civtable.lab.arena.playing import Played

GAMES_IN_A_SHARD: Final = 64
GAMES_IN_A_GROUP: Final = 8
"""Of a file, so many games are in memory at once, for who writes and for who reads."""

FIGURES: Final = b"civtable"
"""Where a file says what is in it, among the metadata of its schema."""


class BadDataset(GameError):
    """The folder cannot be used for these games."""


def pyarrow_here() -> ModuleType:
    """Pyarrow with its Parquet part, loaded when it is used: the terminal does without."""
    import_module("pyarrow.parquet")
    return import_module("pyarrow")


def columns(pa: ModuleType, size: int) -> list[tuple[str, Any, str]]:
    """The columns of a row: name, type, meaning."""
    bot = pa.dictionary(pa.int8(), pa.string())
    return [
        ("game", pa.int32(), "the number of the game in this dataset, from 0"),
        ("ply", pa.int32(), "how many choices of anybody were made before"),
        ("seat", pa.int8(), "who chooses, from 0"),
        ("bot", bot, "what plays on that seat"),
        ("observation", pa.list_(pa.int16(), size), "the position as that seat may know it: see the layout"),
        ("options", pa.list_(pa.int32()), "the indices of the legal options, in the order of the game"),
        ("choice", pa.int32(), "the index of the chosen option"),
        ("total", pa.int32(), "the points of that seat at the end of the game"),
        ("rank", pa.int8(), "its rank at the end, 1 is first"),
        ("won", pa.float32(), "its part of the win: 1, or shared by those who share it, or 0"),
    ]


def write_shard(pa: ModuleType, path: Path, contest: Contest, size: int, games: list[Played]) -> None:
    """Write a file of games, whole or not at all."""
    fields = [(name, kind) for name, kind, _ in columns(pa, size)]
    schema = pa.schema(fields, metadata={FIGURES: json.dumps(figures(contest, games)).encode()})
    draft = path.with_name(f".{path.name}.new")
    with pa.parquet.ParquetWriter(draft, schema, compression="zstd") as writer:
        for i in range(0, len(games), GAMES_IN_A_GROUP):
            rows = [game_rows(pa, schema, contest, size, game) for game in games[i : i + GAMES_IN_A_GROUP]]
            writer.write_table(pa.Table.from_batches(rows, schema))
    with open(draft, "rb") as file:
        os.fsync(file.fileno())
    draft.replace(path)


def game_rows(pa: ModuleType, schema: Any, contest: Contest, size: int, played: Played) -> Any:
    """The rows of a game. What workers sent is taken as it is."""
    kept = played.positions
    assert kept is not None, "a game without positions"
    n = kept.rows

    def whole(data: bytes, length: int) -> Any:
        return pa.Array.from_buffers(pa.int32(), length, [None, pa.py_buffer(data)])

    numbers = pa.Array.from_buffers(pa.int16(), n * size, [None, pa.py_buffer(kept.observations())])
    starts, options = whole(kept.starts, n + 1), whole(kept.options, len(kept.options) // 4)
    seats = [played.seats[seat] for seat in kept.seats]
    parts = win_parts(played)
    bots = pa.array([seat.contestant for seat in seats], pa.int8())
    arrays = [
        pa.array([number_of(contest, played)] * n, pa.int32()),
        whole(kept.plies, n),
        pa.Array.from_buffers(pa.int8(), n, [None, pa.py_buffer(kept.seats)]),
        pa.DictionaryArray.from_arrays(bots, pa.array(contest.bots, pa.string())),
        pa.FixedSizeListArray.from_arrays(numbers, size),
        pa.ListArray.from_arrays(starts, options),
        whole(kept.choices, n),
        pa.array([seat.total for seat in seats], pa.int32()),
        pa.array([seat.rank for seat in seats], pa.int8()),
        pa.array([parts[seat] for seat in kept.seats], pa.float32()),
    ]
    return pa.RecordBatch.from_arrays(arrays, schema=schema)


def number_of(contest: Contest, played: Played) -> int:
    """The number of a game in its dataset."""
    return played.deal * len(contest.seatings()) + played.turn


def figures(contest: Contest, games: list[Played]) -> dict[str, Json]:
    """What can be added up over all files; the lists are by contestant."""
    seats: list[list[int]] = [[] for _ in contest.bots]
    wins = [0.0 for _ in contest.bots]
    for game in games:
        for part, seat in zip(win_parts(game), game.seats, strict=True):
            seats[seat.contestant].append(seat.total)
            wins[seat.contestant] += part
    return {
        "games": len(games),
        "positions": sum([game.positions.rows for game in games if game.positions is not None]),
        "decisions": sum([game.decisions for game in games]),
        "seats": [len(totals) for totals in seats],
        "wins": [*wins],
        "points": [sum(totals) for totals in seats],
    }


def read_figures(pa: ModuleType, path: Path) -> dict[str, Any]:
    """What a file says about itself; refuses one that is no shard."""
    try:
        said = json.loads(pa.parquet.read_schema(path).metadata[FIGURES])
        assert isinstance(said["games"], int)
    except (pa.ArrowException, OSError, ValueError, KeyError, TypeError, AssertionError):
        raise BadDataset(Reason("dataset-damaged", {"path": str(path)})) from None
    return dict(said)
