"""`civtable admin backup` and `restore`: the whole database as one file, and back."""

import argparse
import os
from pathlib import Path

from civtable.cli.common import progress, sentence, usage_error, why_os_failed
from civtable.cli.terminal.keyboard import Keyboard
from civtable.core.words import Argument, Phrase
from civtable.server.keeping.copying import back_up, checked_file, count_rows
from civtable.server.keeping.copying import restore as put_back
from civtable.server.keeping.opening import engine_at, existing_url, made_present
from civtable.server.storage.database import database_url
from civtable.text import Words


def confirmed(args: argparse.Namespace, words: Words, question: Phrase) -> None:
    """Ask whether that is really meant, unless `--yes` says so; refuses to go on otherwise."""
    if args.yes:
        return
    labels = {answer: words(f"admin-answer-{answer}") for answer in ("yes", "no")}
    print(sentence(words, question))
    try:
        answer = Keyboard().choice(words, "admin-sure", labels, "no")
    except EOFError:
        answer = "no"
    if answer != "yes":
        raise usage_error("admin-not-done")


def file_beside(args: argparse.Namespace) -> Path:
    """The file of a backup, which cannot be the database itself."""
    url = database_url(args.db)
    try:
        path = Path(args.file).absolute()
        if url.drivername == "sqlite" and os.path.realpath(path) == os.path.realpath(url.database or ""):
            raise usage_error("admin-same-file", path=args.file)
        if not path.parent.is_dir():
            raise NotADirectoryError
    except (OSError, ValueError) as error:
        raise usage_error("file-cannot-write", path=args.file, why=why_os_failed(error)) from None
    return path


def backup(args: argparse.Namespace, words: Words) -> int:
    """Copy a database into a file."""
    path = file_beside(args)
    with engine_at(existing_url(args.db)) as engine:
        with engine.connect() as connection:
            rows = count_rows(connection)
        with progress(words("admin-rows"), rows) as bar:
            back_up(engine, path, lambda more: bar.advance(bar.task_ids[0], more))
    told: dict[str, Argument] = {"path": str(path), "rows": rows}
    print(sentence(words, Phrase("admin-backup-done", told)))
    return 0


def restore(args: argparse.Namespace, words: Words) -> int:
    """Replace all that a database holds by a backup."""
    path = file_beside(args)
    with checked_file(path) as source:
        with source.connect() as connection:
            rows = count_rows(connection)
        shown = database_url(args.db).render_as_string(hide_password=True)
        question: dict[str, Argument] = {"path": str(path), "db": shown, "rows": rows}
        confirmed(args, words, Phrase("admin-restore-ask", question))
        with made_present(args.db) as target, progress(words("admin-rows"), rows) as bar:
            put_back(source, target, lambda more: bar.advance(bar.task_ids[0], more))
    print(sentence(words, Phrase("admin-restore-done", {"path": str(path), "rows": rows})))
    return 0
