#!/usr/bin/env python3
"""Writes the browser's types of views and events, src/civtable/web/types/GAME.d.ts, from those of the engine.

python scripts/view_types.py
"""

from collections.abc import Mapping
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints, is_typeddict

from civtable.games import GAMES, AnyGame

FOLDER: Final = Path(__file__).parents[1] / "src" / "civtable" / "web" / "types"
SIMPLE: Final = {int: "number", str: "string", bool: "boolean", NoneType: "null", object: "unknown"}


class Types:
    """The interfaces of one game, each after those that it is made of."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.written: dict[str, str] = {}

    def text(self) -> str:
        """The whole file."""
        head = f"// What views and events of {self.game.name} say. Written by scripts/view_types.py.\n"
        self.name_of(self.game.view_type)
        return "\n".join([head, *self.written.values(), *self.events()])

    def name_of(self, hint: Any) -> str:
        """A type of a view as TypeScript writes it; interfaces are written down on the way."""
        origin = get_origin(hint)
        if is_typeddict(hint):
            self.write_interface(hint)
            return str(hint.__name__)
        if origin in (Union, UnionType):
            return " | ".join([self.name_of(part) for part in get_args(hint)])
        if origin is list:
            part = self.name_of(get_args(hint)[0])
            return f"({part})[]" if " | " in part else f"{part}[]"
        if origin in (dict, Mapping):
            return f"Record<string, {self.name_of(get_args(hint)[1])}>"
        return SIMPLE[hint]

    def write_interface(self, hint: Any) -> None:
        """One TypedDict, if it is not there yet."""
        if hint.__name__ in self.written:
            return
        hints = get_type_hints(hint)
        fields = [
            f"  {name}{'' if name in hint.__required_keys__ else '?'}: {self.name_of(part)};"
            for name, part in hints.items()
        ]
        about = f"/** {hint.__doc__} */\n" if hint.__doc__ else ""
        self.written[hint.__name__] = "\n".join(
            [f"{about}export interface {hint.__name__} {{", *fields, "}", ""]
        )

    def events(self) -> list[str]:
        """The kinds of event; what a reader may not know is null."""
        lines = ["/** Something that happened; fields that the reader may not know are null. */"]
        lines.append("export type GameEvent =")
        for kind in self.game.events:
            fields = [f"{field.name}: {or_null(field.means.type)}" for field in kind.fields]
            parts = [f'event: "{kind.name}"', "seat: number | null", *fields]
            lines.append(f"  | {{ {'; '.join(parts)} }}")
        lines[-1] += ";"
        return [*lines, ""]


def or_null(written: str) -> str:
    """A type, or null."""
    return written if written.endswith(" | null") else f"{written} | null"


def main() -> None:
    """Write the files."""
    FOLDER.mkdir(exist_ok=True)
    for name, game in GAMES.items():
        (FOLDER / f"{name}.d.ts").write_text(Types(game).text(), "utf-8")


if __name__ == "__main__":
    main()
