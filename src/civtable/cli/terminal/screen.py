"""The table as a picture that fills the terminal, redrawn for every question."""

from typing import Final

from rich.console import Console, Group, RenderableType
from rich.control import Control
from rich.segment import ControlType, Segment, Segments
from rich.table import Table as Grid
from rich.text import Text

from civtable.cli.terminal.drawings import drawing_of
from civtable.cli.terminal.keyboard import Keyboard
from civtable.cli.terminal.offer import COLUMNS, EXAMPLE, SENTENCES, offer
from civtable.cli.terminal.pages import (
    command_lines,
    example,
    list_lines,
    rules_now,
    score_lines,
    source_rows,
    winners,
)
from civtable.cli.terminal.scene import COMPACT, HUMAN, ROOMY, SMALL, Entry, News, Scene, marked
from civtable.cli.terminal.style import HEADING, QUIET, SEAT_STYLES, seat_text
from civtable.core.parts import Score

MANY: Final = 9999
LEAST_NEWS: Final = 4
WIDEST: Final = 110
"""The table does not get wider than this: eyes lose the line."""


class PictureScreen:
    """Clears the terminal and draws the table anew whenever somebody is asked."""

    def __init__(self, console: Console, keyboard: Keyboard) -> None:
        self.console = console
        self.keyboard = keyboard
        self.news: list[News] = []
        self.shown = False  # whether the news have been shown
        self.sign = False  # whether the last line says that a bot thinks

    @property
    def width(self) -> int:
        """How wide the picture is."""
        return min(self.console.width, WIDEST)

    def put(self, what: RenderableType) -> None:
        """Print something as wide as the picture."""
        self.console.print(what, width=self.width, highlight=False)

    def height_of(self, what: RenderableType) -> int:
        """How many lines something takes."""
        return len(self.console.render_lines(what, self.console.options.update(width=self.width)))

    # What happens.

    def say(self, text: str) -> None:
        """A sentence below the picture."""
        self.put(Text(text))

    def happened(self, news: list[News], scene: Scene) -> None:
        """Kept for the next picture; where nobody will be asked, told at once."""
        if HUMAN not in scene.seats:
            for one in news:
                self.put(self.news_text(one))
            return
        if self.shown:
            self.news = []
            self.shown = False
        self.news += news

    def thinks(self, text: str) -> None:
        """A quiet line where the cursor is, which goes away again."""
        line = Text(text, style=QUIET)
        self.console.print(line, width=self.width - 1, end="\r", no_wrap=True, overflow="ellipsis")
        self.sign = True

    def thought(self) -> None:
        """The line goes away."""
        if self.sign:
            self.console.control(Control((ControlType.ERASE_IN_LINE, 2)))
        self.sign = False

    def news_text(self, news: News) -> Text:
        """What one choice brought about, as one paragraph with its player's mark."""
        text = seat_text(news.seat)
        text.append(" " + " ".join(news.sentences), style=f"not bold {QUIET}")
        return text

    def hand_over(self, scene: Scene, before: int, secrets: list[str]) -> None:
        """Clear the screen, so that the next person does not see what the last one saw."""
        words = scene.words
        if secrets:
            for sentence in secrets:
                self.put(Text(sentence, style="bold"))
            self.wait(words("play-secret-seen", player=words.seat(before)))
        self.console.clear()
        self.put(seat_text(scene.viewer, words("play-hand-over", player=words.seat(scene.viewer))))
        self.wait(words("play-press-enter"))

    def wait(self, text: str) -> None:
        """Wait for Enter."""
        self.put(Text(text, style=QUIET))
        self.keyboard.line("")

    def read(self, scene: Scene) -> str:
        """A line that the person types."""
        return self.keyboard.line(scene.words("play-prompt", player=scene.words.seat(scene.viewer)))

    # The picture.

    def show(self, scene: Scene) -> None:
        """The fullest layout that leaves room for the news; if none does, the last one."""
        entries = marked(scene, drawing_of(scene.game.name).menu(scene))
        off_board = [entry for entry in entries if not entry.on_board]
        news = self.height_of(self.news_lines(scene, MANY))
        blows = len(self.wrapped([one for one in self.news if one.to_viewer]))
        above, below = self.layout(scene, ROOMY, entries, SENTENCES)
        for size, listed, form, least in (
            (ROOMY, off_board, SENTENCES, LEAST_NEWS),
            (COMPACT, off_board, SENTENCES, LEAST_NEWS),
            (COMPACT, off_board, COLUMNS, 1),
            (SMALL, entries, COLUMNS, 1),
            (SMALL, entries, EXAMPLE, 1),
        ):
            if self.room(above, below) >= min(news, max(least, min(blows + 1, LEAST_NEWS))):
                break
            above, below = self.layout(scene, size, listed, form)
        latest = self.news_lines(scene, max(self.room(above, below), 1))
        with self.console:  # written at once, so that nothing flickers
            self.console.clear()
            self.put(Group(above, latest, below))
        self.shown = True

    def layout(
        self, scene: Scene, size: int, listed: list[Entry], form: int
    ) -> tuple[RenderableType, RenderableType]:
        """What stands above the news and what below."""
        board = drawing_of(scene.game.name).draw(scene, self.width, size)
        air = [Text()] if size == ROOMY else []
        return Group(self.head(scene), *air, board, Text()), Group(*air, offer(scene, listed, form))

    def room(self, above: RenderableType, below: RenderableType) -> int:
        """How many lines are left for the news; the last line is for typing."""
        return self.console.height - self.height_of(above) - self.height_of(below) - 1

    def head(self, scene: Scene) -> RenderableType:
        """Where the game stands, and what is asked."""
        drawing = drawing_of(scene.game.name)
        title = Text(scene.words(f"game-name-{scene.game.name}"), style=f"bold {HEADING}")
        title.append(f"  {drawing.status(scene)}", style=f"not bold {QUIET}")
        lines: list[RenderableType] = [title]
        if scene.options:
            question = seat_text(scene.viewer, scene.words.seat(scene.viewer))
            question.append(f"  {scene.question}", style="bold default")
            lines.append(question)
        return Group(*lines)

    def news_lines(self, scene: Scene, most: int) -> RenderableType:
        """What happened since; if that is too much, what was done to the viewer comes first.

        Then come the viewer's own choice and the last lines.
        """
        lines = self.wrapped(self.news)
        if len(lines) > most:
            blows = self.wrapped([news for news in self.news if news.to_viewer])[: most - 1]
            others = [news for news in self.news if not news.to_viewer]
            own = self.wrapped(others[:1])[: (most - len(blows)) // 2]
            rest = most - len(blows) - len(own) - 1
            more = scene.words("play-more", n=len(lines) - len(blows) - len(own) - rest)
            last = self.wrapped(others)
            lines = [*blows, *own, Text(more, style=QUIET), *last[len(last) - rest :]]
        return Group(*lines)

    def wrapped(self, news: list[News]) -> list[Text]:
        """News as lines of the picture."""
        return [line for one in news for line in self.news_text(one).wrap(self.console, self.width)]

    # Pages.

    def pages(self, scene: Scene, part: str) -> None:
        """The table in words, all options, the score, or the help, below the picture."""
        if part == "look":
            what: RenderableType = Text("\n".join(drawing_of(scene.game.name).describe(scene)))
        elif part == "list":
            what = Text("\n".join(list_lines(scene)))
        elif part == "score":
            what = Text("\n".join(score_lines(scene)))
        else:
            what = self.help(scene)
        self.turn_pages(what, scene.words("play-page"))

    def turn_pages(self, what: RenderableType, prompt: str) -> None:
        """Something that may be longer than the terminal, as much at a time as fits; Enter goes on."""
        lines = self.console.render_lines(what, self.console.options.update(width=self.width))
        most = max(self.console.height - 1, 1)
        for first in range(0, len(lines), most):
            page = [segment for line in lines[first : first + most] for segment in [*line, Segment.line()]]
            self.console.print(Segments(page), end="")
            if first + most < len(lines) and self.keyboard.line(prompt).strip():
                return

    def help(self, scene: Scene) -> RenderableType:
        """The rules of what is asked, how to answer, and the commands."""
        words = scene.words
        table = Grid.grid(padding=(0, 2, 0, 0))
        table.add_column(no_wrap=True, style="bold")
        for typed, does in command_lines(scene):
            table.add_row(Text(typed), Text(does))
        answer = words("play-help-answer", code=scene.options[0].code, example=example(scene))
        several = words("play-how-several") if scene.several is not None else ""
        lines = [*rules_now(scene), drawing_of(scene.game.name).legend(scene), answer, several]
        parts = [part for line in lines if line for part in (Text(line), Text())]
        return Group(Text(), *parts, table)

    def result(self, scene: Scene, scores: list[Score]) -> None:
        """The end: everybody's points by source, side by side, and who won."""
        words = scene.words
        ranked = sorted(scores, key=lambda score: score.rank)
        table = Grid(box=None, padding=(0, 2, 0, 0), pad_edge=False)
        table.add_column("")
        for score in ranked:
            name = seat_text(score.seat, words.seat(score.seat))
            table.add_column(name, justify="right", header_style=SEAT_STYLES[score.seat], no_wrap=True)
        for title, points in source_rows(scene, scores):
            table.add_row(title, *[str(points[score.seat]) for score in ranked])
        totals = [Text(str(score.total), style="bold") for score in ranked]
        table.add_row(Text(words("play-total"), style="bold"), *totals)
        table.add_row(words("play-rank"), *[str(score.rank) for score in ranked])
        end = Group(table, Text(), Text(winners(scene, scores), style=f"bold {HEADING}"), Text())
        with self.console:
            if HUMAN in scene.seats:
                self.console.clear()
                self.put(self.news_lines(scene, max(self.console.height - self.height_of(end) - 4, 1)))
                self.put(Text())
            self.put(end)
