"""Texts of a kind, as JSON with a format and a checksum against damage: records, and what holds records."""

import json
from collections.abc import Callable, Sequence
from typing import Final

from civtable.core.errors import GameError
from civtable.core.reading import Node
from civtable.core.values import Json, canonical, fingerprint
from civtable.core.words import Argument

LONGEST_TEXT: Final = 4_000_000


class Seal:
    """A kind of text: its name, the format that is known, and the error for one that is no good."""

    __slots__ = ("bad", "format", "name")

    def __init__(
        self, name: str, format: int, bad: Callable[[str, dict[str, Argument] | None], GameError]
    ) -> None:
        self.name = name
        self.format = format
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
            raise self.bad("too-long", {"most": LONGEST_TEXT})
        try:
            data: Json = json.loads(text)
        except (ValueError, RecursionError):
            raise self.bad("not-json", None) from None
        if not isinstance(data, dict) or data.get("kind") != self.name:
            raise self.bad("foreign", None)
        form = data.get("format")
        if not isinstance(form, int) or isinstance(form, bool) or form != self.format:  # true and 1.0 equal 1
            raise self.bad("format", {"known": self.format})
        return Node(data)

    def check(self, node: Node, data: dict[str, Json]) -> None:
        """Refuse a text whose checksum is not that of the data read from it."""
        if node.child("checksum").text() != fingerprint(canonical(data)):
            raise self.bad("checksum", None)
