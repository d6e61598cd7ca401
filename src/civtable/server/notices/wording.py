"""What a notice says, in the reader's language. It tells who and where, nothing that a seat hides."""

import json
from dataclasses import dataclass
from typing import Final

from civtable.core.words import Argument, Phrase
from civtable.server.notices.news import NOBODY, goes_on
from civtable.server.storage.store import Row
from civtable.text import Words, words_in

ANSWERS: Final = "/friends"
"""The page on which invitations are accepted and declined."""


@dataclass(frozen=True)
class Wording:
    """A notice in words: a title, a sentence, and the path where it leads."""

    title: str
    body: str
    path: str
    id: str
    tag: str


def seat_name(words: Words, table: Row, seat: int) -> str:
    """What somebody at a table is called: by name, else by colour."""
    return table["seats"][seat]["name"] or words.seat(seat)


def wording(row: Row, table: Row, language: str, everybody: bool = False) -> Wording:
    """A notice in words; one for everybody, in the room of a webhook, names whom it is about."""
    words = words_in(language)
    detail = json.loads(row["detail"])
    by, name = detail["by"], detail["name"]
    game = words(f"game-name-{table['game']}")
    args: dict[str, Argument] = {
        "by": name or (words.seat(by) if by is not None else words("notices-somebody"))
    }
    told = "gone_on" if goes_on(row, table) else row["kind"]
    # Another table is reached from the seat that one has at this one, by its page.
    key, path = f"notices-{told}", f"/table/{row['table_id']}"
    if everybody:
        key, path = f"notices-all-{told}", f"/table/{detail['to'] or row['table_id']}"
        args["name"] = seat_name(words, table, row["seat"])
    elif row["seat"] == NOBODY:
        key, path = "notices-invited", ANSWERS
    return Wording(
        title=f"{table['title']} · {game}" if table["title"] else game,
        body=words.say(Phrase(key, args)),
        path=path,
        id=notice_id(row),
        tag=f"civtable-{row['table_id']}",
    )


def notice_id(row: Row) -> str:
    """What a notice is known by, however often it arrives."""
    return f"{row['table_id']}-{row['seq']}-{row['kind']}-{row['way']}-{row['target']}"
