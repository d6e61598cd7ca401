"""`civtable admin organiser`: a tournament whose organiser does not come back gets another."""

import argparse

from civtable.cli.common import sentence
from civtable.core.words import Phrase
from civtable.server.keeping.opening import present
from civtable.server.keeping.tending import new_organiser
from civtable.text import Words


def organiser(args: argparse.Namespace, words: Words) -> int:
    """Hand a tournament over."""
    with present(args.db) as engine:
        new_organiser(engine, args.id, args.name)
    print(sentence(words, Phrase("admin-organiser-done", {"id": args.id, "name": args.name})))
    return 0
