"""The table in plain lines, without colours, boxes or cursor movement: for screen readers and for pipes."""

from civtable.cli.terminal.drawings import drawing_of
from civtable.cli.terminal.keyboard import Keyboard
from civtable.cli.terminal.pages import example, help_lines, list_lines, result_lines, score_lines
from civtable.cli.terminal.scene import News, Scene
from civtable.core.parts import Score


class PlainScreen:
    """Everything as sentences, one below the other.

    The whole table is described to each person once in a phase of a round; in between the news say what
    changed, and `look` describes it again.
    """

    def __init__(self, keyboard: Keyboard) -> None:
        self.keyboard = keyboard
        self.described: dict[int, str] = {}  # to whom: where the game stood then
        self.sign = ""  # who thinks, as it was said last

    def say(self, text: str) -> None:
        """One or more lines."""
        print(text)

    def hand_over(self, scene: Scene, before: int, secrets: list[str]) -> None:
        """A line between two people."""
        for sentence in secrets:
            self.say(sentence)
        self.say("")
        self.say(scene.words("play-hand-over-plain", player=scene.words.seat(scene.viewer)))

    def happened(self, news: list[News], scene: Scene) -> None:
        """The sentences as they come."""
        for one in news:
            self.say("\n".join(one.sentences))

    def thinks(self, text: str) -> None:
        """A line, once in a turn."""
        if text != self.sign:
            print(text, flush=True)
        self.sign = text

    def thought(self) -> None:
        """What was said stays."""

    def show(self, scene: Scene) -> None:
        """The table where it is due, the question, every option."""
        self.sign = ""
        status = drawing_of(scene.game.name).status(scene)
        new_here = scene.viewer not in self.described
        self.say("")
        if not status or self.described.get(scene.viewer) != status:
            self.described[scene.viewer] = status
            self.pages(scene, "look")
            self.say("")
        player = scene.words.seat(scene.viewer)
        self.say(scene.words("play-question", player=player, question=scene.question))
        self.pages(scene, "list")
        if new_here and scene.several is None:
            self.say(scene.words("play-how", example=example(scene)))

    def pages(self, scene: Scene, part: str) -> None:
        """The table, the options, the score, or the help."""
        if part == "look":
            drawing = drawing_of(scene.game.name)
            lines = [line for line in [drawing.status(scene)] if line] + drawing.describe(scene)
        elif part == "list":
            lines = list_lines(scene)
        elif part == "score":
            lines = score_lines(scene)
        else:
            lines = help_lines(scene)
        self.say("\n".join(lines))

    def read(self, scene: Scene) -> str:
        """A line from a person or a pipe."""
        return self.keyboard.line(scene.words("play-prompt", player=scene.words.seat(scene.viewer)))

    def result(self, scene: Scene, scores: list[Score]) -> None:
        """The result, player by player."""
        self.say("")
        self.say("\n".join(result_lines(scene, scores)))
