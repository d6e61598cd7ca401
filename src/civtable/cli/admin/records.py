"""`civtable admin export` and `import`: games as records."""

import argparse
from collections.abc import Sequence
from pathlib import Path

from sqlalchemy import Connection

from civtable.cli.common import progress, read_record, sentence, usage_error, why_os_failed, write_text
from civtable.core.errors import GameError
from civtable.core.match import replay
from civtable.core.record import Record
from civtable.core.words import Phrase
from civtable.games import game_named
from civtable.server.door.limits import OURS, Limits
from civtable.server.games.allowing import for_puzzles
from civtable.server.keeping.checking import table_ids
from civtable.server.keeping.copying import readable
from civtable.server.keeping.opening import made_present, snapshot
from civtable.server.keeping.records import Exported, exported
from civtable.server.keeping.tending import on_store
from civtable.server.past.replays import Replays
from civtable.server.storage.store import Store
from civtable.server.tables.hall import Hall
from civtable.server.tables.making import MOST_IMPORTED, import_record
from civtable.text import Words

WHY_NOT = ("waiting", "running", "damaged")


def export(args: argparse.Namespace, words: Words) -> int:
    """Write a record of each table that may be shown; says what is left out, and why."""
    folder = Path(args.folder)
    left_out: list[Exported] = []
    written = 0
    with readable(args.db) as engine, snapshot(engine) as connection:
        ids = wanted_ids(connection, args.table)
        if args.for_puzzles:
            allowed = for_puzzles(connection)
            ids = [table_id for table_id in ids if table_id in allowed]
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        except (OSError, ValueError) as error:
            raise usage_error("file-cannot-write", path=args.folder, why=why_os_failed(error)) from None
        with progress(words("column-games"), len(ids)) as bar:
            for table_id in ids:
                found = exported(connection, table_id, args.seeds)
                if found.record is not None:
                    write_text(str(folder / found.file_name), found.record.to_text())
                    written += 1
                else:
                    left_out.append(found)
                bar.advance(bar.task_ids[0])
    print(sentence(words, Phrase("admin-export-done", {"n": written, "path": str(folder)})))
    for why in WHY_NOT:
        number = len([found for found in left_out if found.why_not == why])
        if number:
            print(words(f"admin-export-{why}", n=number))
    return 0


def wanted_ids(connection: Connection, wanted: Sequence[str] | None) -> list[str]:
    """The tables of `--table`, or all; refuses one that does not exist."""
    known = table_ids(connection)
    if wanted is None:
        return known
    missing = [table_id for table_id in wanted if table_id not in known]
    if missing:
        raise usage_error("admin-no-table", id=missing[0])
    return list(dict.fromkeys(wanted))


def take_in(args: argparse.Namespace, words: Words) -> int:
    """Make a table of each record; all files are checked before the first one is made."""
    records = [good_record(path) for path in args.files]

    async def make(store: Store) -> list[tuple[str, dict[int, str]]]:
        hall = Hall(store, Replays(Limits(generous=True)))
        return [await import_record(hall, record, OURS) for record in records]

    with made_present(args.db) as engine:
        made = on_store(engine, make)
    for path, (table_id, tokens) in zip(args.files, made, strict=True):
        print(sentence(words, Phrase("admin-import-done", {"path": path, "id": table_id})))
        for seat, token in tokens.items():
            print(
                words(
                    "admin-import-seat", seat=Phrase(f"seat-{seat}"), link=f"/table/{table_id}#seat={token}"
                )
            )
    return 0


def good_record(path: str) -> Record:
    """A record that replays, and is not too long for a table."""
    record = read_record(path)
    try:
        if len(record.codes) > MOST_IMPORTED:
            raise usage_error("record-too-many-codes", most=MOST_IMPORTED)
        replay(game_named(record.game), record)
    except GameError as error:
        raise usage_error("admin-import-bad", path=path, why=error.reason) from None
    return record
