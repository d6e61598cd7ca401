"""What a game that is not over will end like: the lead that the numbers of its position let expect.

The numbers are those of the game's observation, so a judgement knows no more than its seat does. What each is
worth was learned from many games (`python -m civtable.lab.judging`) and stands in `judgement.json` beside the
bots of the game. Weights are whole numbers: a judgement is the same on every machine and in every build.
"""

import json
from abc import abstractmethod
from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from civtable.core.game import State
from civtable.core.observation import Observer, room_for, size_of
from civtable.games import game_named

UNIT: Final = 10_000
"""Weights are told in so many parts of a point."""


class Judgement:
    """What each number of an observation is worth, in points of lead, at the start and more each round."""

    __slots__ = ("later", "numbers", "observer", "size", "start")

    def __init__(self, observer: Observer[State], start: list[int], later: list[int]) -> None:
        size = len(start) - 1
        self.observer = observer
        self.numbers = room_for(size)
        self.size: i64 = size
        self.start = vec[i32](start)  # the last one counts in every position
        self.later = vec[i32](later)

    def lead(self, state: State, seat: int, round: int) -> float:
        """By how many points a seat will be ahead of its best rival."""
        numbers, start, later, size = self.numbers, self.start, self.later, self.size
        self.observer.write(state, seat, numbers)
        now: i64 = i64(start[size])
        each: i64 = i64(later[size])
        i: i64 = 0
        while i < size:
            number = i64(numbers[i])
            if number != 0:
                now += number * i64(start[i])
                each += number * i64(later[i])
            i += 1
        return (now + each * i64(round)) / UNIT


class Kind:
    """Games that are judged alike: a name, the number of players, and settings to learn from in turn."""

    __slots__ = ("name", "players", "settings")

    def __init__(self, name: str, players: int, settings: list[dict[str, str]]) -> None:
        self.name = name
        self.players = players
        self.settings = settings


class Judge:
    """Judges the positions of one game; where it has learned nothing, games are played to their end."""

    __slots__ = ("ahead", "game", "judgements", "lead")

    def __init__(self, game: str, ahead: int, lead: float) -> None:
        self.game = game
        self.ahead = ahead  # after so many rounds a game is judged
        self.lead = lead  # points of lead after which more of them count little
        self.judgements: dict[str, Judgement] | None = None  # by kind, when they are first asked for

    @abstractmethod
    def round(self, state: State) -> int:
        """The round that is played."""

    @abstractmethod
    def kind(self, state: State) -> str:
        """The name of the kind of game that this is."""

    @abstractmethod
    def kinds(self) -> list[Kind]:
        """All kinds that are learned."""

    def judgement(self, state: State) -> Judgement | None:
        """What judges a game like this one; None if nothing does."""
        if self.judgements is None:
            self.judgements = read_judgements(self.game)
        return self.judgements.get(self.kind(state))


def read_judgements(name: str) -> dict[str, Judgement]:
    """What was learned about a game, by kind; it has to fit the present layout of its observation."""
    observer = game_named(name).observer
    assert observer is not None, f"{name} has no observation"
    text = files(f"civtable.bots.{name}").joinpath("judgement.json").read_text("utf-8")
    form = json.loads(text)
    assert form["layout"] == observer.version, f"{name}: learned for layout {form['layout']}"
    found: dict[str, Judgement] = {}
    for kind, learned in form["kinds"].items():
        start: list[int] = []
        later: list[int] = []
        for part in observer.parts(learned["players"]):
            weights = learned["parts"].get(part.name) or [[0] * len(part.names)] * 2
            start += weights[0]
            later += weights[1]
        assert len(start) == size_of(observer.parts(learned["players"])), f"{name}: {kind}: weights missing"
        found[kind] = Judgement(observer, [*start, learned["always"][0]], [*later, learned["always"][1]])
    return found
