"""Where games are kept between evenings."""

from datetime import datetime
from pathlib import Path
from typing import Final

from civtable.cli.common import read_record, usage_error, why_os_failed, write_text
from civtable.core.errors import GameError
from civtable.core.record import Record
from civtable.folders import data_folder

FILE_FORM: Final = "%Y-%m-%d-%H%M%S"


def saves_folder() -> Path:
    """The folder for saved games of the person at the keyboard."""
    return data_folder() / "saves"


def new_save(game: str) -> Path:
    """A file that does not exist yet, named after the game and the time."""
    folder = made_folder(saves_folder())
    stem = f"{game}-{datetime.now().strftime(FILE_FORM)}"
    path = folder / f"{stem}.json"
    again = 2
    while path.exists():
        path = folder / f"{stem}-{again}.json"
        again += 1
    return path


def made_folder(folder: Path) -> Path:
    """A folder that is there, as far as it can be made."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise usage_error("file-cannot-write", path=str(folder), why=why_os_failed(error)) from None
    return folder


def begin_record(path: Path, record: Record) -> None:
    """Begin the file of a game in its folder: whether that works is known before anybody plays."""
    made_folder(path.parent)
    write_record(path, record)


def write_record(path: Path, record: Record) -> None:
    """Save a game, but never over a file that is something else."""
    if path.exists():
        try:
            read_record(str(path))
        except GameError as error:
            raise usage_error("play-not-over-this", path=str(path), why=error.reason) from None
    write_text(str(path), record.to_text())


def newest_save() -> Path | None:
    """The file in the folder of saved games that was written last."""
    try:
        files = [path for path in saves_folder().glob("*.json") if path.is_file()]
        return max(files, key=lambda path: path.stat().st_mtime, default=None)
    except OSError:
        return None
