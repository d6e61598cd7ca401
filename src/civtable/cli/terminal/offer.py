"""The options below the picture: with their sentences, in columns, or only by an example."""

from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from civtable.cli.terminal.pages import example
from civtable.cli.terminal.scene import Entry, Scene
from civtable.cli.terminal.style import GLOW, HEADING, QUIET

SENTENCES: Final = 0
COLUMNS: Final = 1
EXAMPLE: Final = 2

MOST_SENTENCES: Final = 9
MOST_IN_COLUMNS: Final = 60


def offer(scene: Scene, entries: list[Entry], form: int) -> RenderableType:
    """What can be chosen, in this form or in a shorter one if there are too many."""
    how = Text(scene.words("play-how", example=example(scene)), style=QUIET)
    if not entries:
        return how
    if form == SENTENCES and len(entries) <= MOST_SENTENCES:
        return Group(in_sentences(entries), how)
    if form != EXAMPLE and len(entries) <= MOST_IN_COLUMNS:
        return Group(in_columns(entries), how)
    many = scene.words("play-many", n=entries[-1].last, code=entries[0].code)
    return Group(Text(many, style=QUIET), how)


def in_sentences(entries: list[Entry]) -> RenderableType:
    """One below the other: number, code, sentence, and what it would give."""
    table = Grid.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", no_wrap=True)
    table.add_column(no_wrap=True)
    for entry in entries:
        number, code = Text(entry.numbers, style=GLOW), Text(entry.code, style="bold")
        table.add_row(number, code, Text(entry.sentence), Text(entry.hint, style=HEADING))
    return table


def in_columns(entries: list[Entry]) -> RenderableType:
    """Number and code, and what it would give."""
    widest = max([len(entry.numbers) for entry in entries])
    cells: list[Text] = []
    for entry in entries:
        cell = Text(entry.numbers.rjust(widest), style=GLOW)
        cell.append(f" {entry.code}", style="not bold default")
        if entry.hint:
            cell.append(f" {entry.hint}", style=f"not bold {HEADING}")
        cells.append(cell)
    return Columns(cells, column_first=True, padding=(0, 3))
