"""How cards are drawn beside each other: columns, headings, numbers to type, names that fit."""

from typing import Final

from rich.table import Table as Grid
from rich.text import Text

from civtable.cli.terminal.style import GLOW, HEADING

NARROW: Final = 72
"""Below this width, columns stand below each other."""

SMALL_WORD: Final = 3


def numbered(text: Text, numbers: dict[str, int], key: str) -> Text:
    """What can be chosen, with its number in front."""
    if key not in numbers:
        return text
    return Text.assemble((f"{numbers[key]}) ", GLOW), text)


def titled(title: str, text: str | Text) -> Text:
    """A heading and what follows on the same line."""
    return Text.assemble((f"{title}: ", HEADING), text)


def columns(width: int, number: int) -> tuple[Grid, int]:
    """Columns of the same width, and how wide they are; one if the terminal is narrow."""
    number = number if width >= NARROW else 1
    each = (width - 2 * (number - 1)) // number
    table = Grid.grid(padding=(0, 2, 0, 0), pad_edge=False)
    for i in range(number):
        table.add_column(no_wrap=True, width=each if i < number - 1 else None)
    return table, each


def add_columns(table: Grid, cells: list[list[Text]]) -> None:
    """Lists side by side, or below each other if there is only one column."""
    if len(table.columns) == 1:
        for column in cells:
            for cell in column:
                table.add_row(cell)
        return
    for i in range(max([len(column) for column in cells])):
        table.add_row(*[column[i] if i < len(column) else Text() for column in cells])


def fitted(name: str, width: int) -> str:
    """A name that is too long: without small words inside, then with its longest words cut."""
    parts = name.split()
    if len(name) > width:
        parts = [
            part
            for i, part in enumerate(parts)
            if i in (0, len(parts) - 1) or len(part) > SMALL_WORD or not part.islower()
        ]
    while len(" ".join(parts)) > width:
        longest = max(range(len(parts)), key=lambda i: len(parts[i].rstrip(".")))
        stem = parts[longest].rstrip(".")
        if len(stem) <= 2:
            return " ".join(parts)[:width]
        parts[longest] = stem[: len(stem) - 1 - (len(parts[longest]) == len(stem))] + "."
    return " ".join(parts)
