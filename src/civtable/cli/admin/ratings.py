"""`civtable admin ratings`: whether the ratings are what the stored games give, and writing them anew."""

import argparse

from sqlalchemy import Connection

from civtable.cli.common import print_json, sentence
from civtable.core.values import Json
from civtable.core.words import Phrase
from civtable.server.keeping.copying import begin_alone, readable
from civtable.server.keeping.opening import present, snapshot
from civtable.server.ratings.rater import differing, stored, write_anew
from civtable.server.storage import schema
from civtable.text import Words


def show(args: argparse.Namespace, words: Words) -> int:
    """Compare, or write anew: 1 if stored ratings differ and stay as they are."""
    return write(args, words) if args.write else compare(args, words)


def compare(args: argparse.Namespace, words: Words) -> int:
    """Whether all is equal."""
    with readable(args.db) as engine, snapshot(engine) as connection:
        found = differing(connection)
        rows, games = counts(connection)
    if args.json:
        places: list[Json] = [{"table": table, "who": who} for table, who in found]
        print_json({"equal": not found, "ratings": rows, "games": games, "differing": places})
    elif found:
        print(sentence(words, Phrase("admin-ratings-differ", {"rows": len(found), "table": found[0][0]})))
    else:
        print(sentence(words, Phrase("admin-ratings-equal", {"rows": rows, "games": games})))
    return 1 if found else 0


def write(args: argparse.Namespace, words: Words) -> int:
    """Put what the games give in the place of what is stored, while nobody else writes ratings."""
    with present(args.db) as engine, engine.connect() as connection:
        begin_alone(connection, [schema.ratings])
        changed = len(differing(connection))
        rows = write_anew(connection)
        connection.commit()
    if args.json:
        print_json({"ratings": rows, "changed": changed})
    else:
        print(sentence(words, Phrase("admin-ratings-written", {"rows": rows, "changed": changed})))
    return 0


def counts(connection: Connection) -> tuple[int, int]:
    """How many ratings are stored, and of how many games."""
    rows = stored(connection)
    return len(rows), len({row["table_id"] for row in rows})
