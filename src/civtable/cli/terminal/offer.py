"""The options below the picture: with their sentences, in columns, or only by an example."""

from typing import Final

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table as Grid
from rich.text import Text

from civtable.cli.terminal.careful import own_words
from civtable.cli.terminal.pages import example, how_several
from civtable.cli.terminal.scene import Entry, Scene
from civtable.cli.terminal.style import GLOW, HEADING, QUIET

SENTENCES: Final = 0
COLUMNS: Final = 1
EXAMPLE: Final = 2

MOST_SENTENCES: Final = 9
MOST_IN_COLUMNS: Final = 60


def offer(scene: Scene, entries: list[Entry], form: int) -> RenderableType:
    """What can be chosen, in this form or in a shorter one if there are too many."""
    told = how_several(scene) or [scene.words("play-how", example=example(scene))]
    how = Text("\n".join(told), style=QUIET)
    if not entries:
        return how
    grouped = all(entry.group for entry in entries)
    number = len(scene.options) if grouped else len(entries)
    if form == SENTENCES and number <= MOST_SENTENCES:
        return Group(in_sentences(entries), how)
    if form != EXAMPLE and grouped:
        return Group(Grouped(entries, form == SENTENCES), how)
    if form != EXAMPLE and len(entries) <= MOST_IN_COLUMNS:
        return Group(in_columns(entries), how)
    first = own_words(scene.options[entries[0].first - 1], scene)
    many = scene.words("play-many", n=len(scene.options), code=first)
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


class Grouped:
    """Entries by their groups: as many in a line as fit, none broken.

    With hints each group begins a line; without, titles and entries just follow each other.
    """

    def __init__(self, entries: list[Entry], hints: bool) -> None:
        self.hints = hints
        self.groups: dict[str, list[Entry]] = {}
        for entry in entries:
            self.groups.setdefault(entry.title, []).append(entry)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Line by line."""
        indent = max([len(f"{title}: ") if title else 0 for title in self.groups]) if self.hints else 0
        line = Text()
        for title, entries in self.groups.items():
            if self.hints and line:
                yield line
                line = Text()
            start = Text(f"{title}:".ljust(indent - 1) if title else "", style=HEADING)
            for entry in entries:
                cell = Text.assemble(start, " " if start else "", entry_text(entry, self.hints))
                gap = 2 if line.plain.strip() else 0
                if gap and line.cell_len + gap + cell.cell_len > options.max_width:
                    yield line
                    line, gap = Text(" " * indent), 0
                line.append(" " * gap).append_text(cell)
                start = Text()
        yield line


def entry_text(entry: Entry, hints: bool) -> Text:
    """An entry within its group: what to type, what it is, what it costs and gives if there is room."""
    label = entry.label if hints else entry.brief
    text = Text.assemble((f"{entry.numbers}) ", GLOW), (label, "default"))
    return text.append(f" {entry.hint}", style=QUIET) if hints and entry.hint else text
