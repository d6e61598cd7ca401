"""Texts of a kind, as JSON with a format and a checksum against damage: records, and what holds records."""

import json
from collections.abc import Callable, Sequence
from typing import Final

from civtable.core.errors import GameError
from civtable.core.reading import Node
from civtable.core.values import Json, canonical, fingerprint
from civtable.core.words import Reason

LONGEST_TEXT: Final = 4_000_000


class Seal:
    """A kind of text: its name, the format that is known, and the error for one that is no good.

    `words` is how the keys of its reasons begin.
    """

    __slots__ = ("bad", "format", "name", "words")

    def __init__(self, name: str, format: int, words: str, bad: Callable[[Reason], GameError]) -> None:
        self.name = name
        self.format = format
        self.words = words
        self.bad = bad

    def text(self, data: dict[str, Json], long_parts: Sequence[str] = ()) -> str:
        """The data as a file: a line for each part, the kind before them and a checksum behind them.

        Each entry of a long part has a line of its own.
        """
        lines = [f"{json.dumps('kind')}:{json.dumps(self.name)}"]
        for name in data:
            indent = 0 if name in long_parts else None
            lines.append(f"{json.dumps(name)}:{json.dumps(data[name], separators=(',', ':'), indent=indent)}")
        lines.append(f'"checksum":"{fingerprint(canonical(data))}"')
        return "{" + ",\n".join(lines) + "}\n"

    def node(self, text: str) -> Node:
        """What stands in a text of this kind and format; anything that is cut off or foreign is refused."""
        if len(text) > LONGEST_TEXT:
            raise self.bad(Reason(f"{self.words}-too-long", {"most": LONGEST_TEXT}))
        try:
            data: Json = json.loads(text)
        except (ValueError, RecursionError):
            raise self.bad(Reason(f"{self.words}-not-json")) from None
        if not isinstance(data, dict) or data.get("kind") != self.name:
            raise self.bad(Reason(f"{self.words}-foreign"))
        form = data.get("format")
        if not isinstance(form, int) or isinstance(form, bool) or form != self.format:  # true and 1.0 equal 1
            raise self.bad(Reason(f"{self.words}-format", {"known": self.format}))
        return Node(data)

    def check(self, node: Node, data: dict[str, Json]) -> None:
        """Refuse a text whose checksum is not that of the data read from it."""
        if node.child("checksum").text() != fingerprint(canonical(data)):
            raise self.bad(Reason(f"{self.words}-checksum"))
