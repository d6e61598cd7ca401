"""What one person looks at, and what a game's drawing makes of it."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Final, Protocol

from rich.console import RenderableType

from civtable.bots.levels import bot_phrase
from civtable.core.events import Event
from civtable.core.game import SPECTATOR, Option, Several
from civtable.core.several import counted
from civtable.core.values import Json
from civtable.games import AnyGame
from civtable.text import Words

HUMAN: Final = "human"
"""Who sits on a seat, as records write it: this, or the level of a bot."""

ROOMY: Final = 2
COMPACT: Final = 1
SMALL: Final = 0
"""How big a picture may be; a small one leaves out what the question does not need."""

UNPLAYABLE: Final = "✗"
"""The sign of a card in hand that cannot be played now."""

ORDINARY: Final = 0
COURSE: Final = 1
TURN: Final = 2
RIVAL: Final = 3
BLOW: Final = 4
"""What an event is to whoever reads the news: a deed like others; the course of the game, which comes anyway;
the beginning of somebody's turn or of everybody's; of the turn of a rival without a seat; what such a rival
does to the only person at the table."""


@dataclass(frozen=True)
class Scene:
    """A position as one seat, or a spectator, may see it. Drawings know nothing else.

    `sandbox` gives the view after an option, played on a state that was dealt again for this seat: what does
    not depend on chance is true there, the rest is only an example.
    """

    game: AnyGame
    words: Words
    viewer: int
    seats: list[str]
    view: dict[str, Json]
    deciding: int  # the seat that is asked; SPECTATOR when the game is over
    kind: int  # of the question, -1 when the game is over
    question: str
    options: list[Option]  # empty if the viewer is not asked
    sandbox: Callable[[Option], dict[str, Json]]
    several: Several | None = None  # what is chosen together; its things are among the options
    picked: list[Option] = field(default_factory=list)  # of these, so far
    meant: dict[int, str] = field(default_factory=dict)  # by option: what it means in this question

    def name(self, seat: int) -> str:
        """What a player is called: Red (you), Blue (medium bot)."""
        words = self.words
        if seat == self.viewer:
            return words("play-name-you", player=words.seat(seat))
        if self.seats[seat] == HUMAN:
            return words.seat(seat)
        return words("play-name-bot", player=words.seat(seat), bot=bot_phrase(self.seats[seat]))

    @property
    def question_name(self) -> str:
        """The kind of question, by its name; empty when the game is over."""
        return self.game.questions[self.kind].name if self.kind >= 0 else ""

    def sentence(self, option: Option) -> str:
        """An option in words."""
        return self.meant.get(option.index) or option_sentence(self.game, self.words, option)

    def mark(self, option: Option) -> str:
        """That a thing is picked, and how often where there are several of it; empty if it is not."""
        times = self.picked.count(option)
        if self.several is None or not times:
            return ""
        most = self.several.things.count(option)
        return self.words("several-of", n=times, most=most) if most > 1 else self.words("play-picked")

    def picks(self) -> str:
        """What is picked of things that are chosen together, and how many are needed."""
        assert self.several is not None
        told = self.words.say(counted(self.several, len(self.picked)))
        if not self.picked:
            return told
        return f"{told}: {', '.join([self.sentence(option) for option in self.picked])}."


@cache
def option_sentence(game: AnyGame, words: Words, option: Option) -> str:
    """An option in words; kept, since the same ones are offered again and again."""
    return words.say(game.option_words(option))


@dataclass(frozen=True)
class News:
    """Things that happened one after another, in sentences, and whom they are about: SPECTATOR for nobody."""

    seat: int
    sentences: list[str]
    to_viewer: bool = False  # somebody else did it to who reads it


@dataclass(frozen=True)
class Entry:
    """A line of the list of options: one, or several in a row that differ by a number only."""

    first: int
    last: int
    code: str
    sentence: str
    hint: str = ""
    on_board: bool = False  # the drawing shows its number beside the thing itself
    group: str = ""  # entries of a group are listed together where there are many
    title: str = ""  # of the group
    label: str = ""  # what the entry is called within its group
    brief: str = ""  # the same with the price that matters most, where there is no room for the hint

    @property
    def numbers(self) -> str:
        """The numbers to type: 4, or 4-8."""
        return str(self.first) if self.first == self.last else f"{self.first}-{self.last}"


class Drawing(Protocol):
    """What a game provides to be played in the terminal: functions of a module."""

    def status(self, scene: Scene) -> str:
        """Where the game stands, in a few words: the round, the phase."""
        ...

    def describe(self, scene: Scene) -> list[str]:
        """The whole table in sentences, for plain output."""
        ...

    def draw(self, scene: Scene, width: int, size: int) -> RenderableType:
        """The table as a picture: ROOMY if there are lines to spare, COMPACT if not, SMALL if few."""
        ...

    def legend(self, scene: Scene) -> str:
        """What the signs in the picture mean; empty if they explain themselves."""
        ...

    def menu(self, scene: Scene) -> list[Entry]:
        """The options of the viewer, grouped; the numbers are those of the options in their order."""
        ...

    def name_of(self, scene: Scene, option: Option) -> str:
        """What an option is called in the picture, and can be typed: forest 3; empty if it has no name."""
        ...

    def standings(self, scene: Scene) -> list[int] | None:
        """The public score of each seat; None if the game keeps none."""
        ...

    def things(self, scene: Scene) -> dict[str, str]:
        """What can be looked at by name, whether it is on the table or not: ids and names."""
        ...

    def known_as(self, scene: Scene, said: list[str]) -> list[str]:
        """The things on the table that these words stand for before all others; mostly none."""
        ...

    def about(self, scene: Scene, thing: str) -> list[str]:
        """What is printed on one of these things, in sentences."""
        ...

    def destroys(self, option: Option) -> bool:
        """Whether an option only takes something away from whoever chooses it."""
        ...

    def role_of(self, event: str) -> int:
        """What a kind of event is to who reads the news: ORDINARY, COURSE, TURN, RIVAL or BLOW."""
        ...


def listed(names: list[str]) -> str:
    """Names one after another, of which some may have commas of their own: `Rome, the Eternal City`."""
    return ("; " if any("," in name for name in names) else ", ").join(names)


def marked(scene: Scene, entries: list[Entry]) -> list[Entry]:
    """The list of options with what is picked told first."""
    found: list[Entry] = []
    for entry in entries:
        mark = scene.mark(scene.options[entry.first - 1])
        hint = f"[{mark}] {entry.hint}".strip() if mark else entry.hint
        brief = f"{entry.brief} [{mark}]" if mark else entry.brief
        found.append(replace(entry, hint=hint, brief=brief))
    return found


def plain_menu(scene: Scene) -> list[Entry]:
    """Every option on a line of its own."""
    return [
        Entry(i + 1, i + 1, option.code, scene.sentence(option)) for i, option in enumerate(scene.options)
    ]


def event_sentence(game: AnyGame, words: Words, event: Event, viewer: int) -> str:
    """What happened, as the viewer may know it."""
    player = words.seat(event.seat) if event.seat != SPECTATOR else ""
    return words.say(game.event_words(event.for_seat(viewer)), player=player)
