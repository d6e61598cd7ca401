"""Judging games that are not over: what was learned fits, and is right more often than not."""

import json
from importlib.resources import files
from typing import TypedDict

import numpy as np
import pytest

from civtable.bots.base import RankingBot
from civtable.bots.levels import BOOKS, JUDGES
from civtable.bots.search.judging import UNIT, Kind, read_judgements
from civtable.bots.search.worlds import Worlds, expected, worth
from civtable.core.game import Decision, Option, State
from civtable.core.observation import memory_of, room_for, size_of
from civtable.core.rng import fast_rng
from civtable.games import game_named
from civtable.lab.judging import Noted, Regression

KINDS = [(name, kind) for name, judge in JUDGES.items() for kind in judge.kinds()]
kinds = pytest.mark.parametrize(("name", "kind"), KINDS, ids=[f"{name} {kind.name}" for name, kind in KINDS])
GAMES = 24


def at_round(name: str, kind: Kind, round: int, seed: str) -> State:
    """A game of the book at its first decision of a round."""
    game, judge, book = game_named(name), JUDGES[name], BOOKS[name]("")
    state = game.start(kind.settings[0], kind.players, fast_rng(seed))
    while (decision := game.decision(state)) is not None and judge.round(state) < round:
        game.apply(state, book.choose(state, decision))
    return state


def end_of(name: str, state: State) -> State:
    """The same game at its end, played by the book."""
    game, book, copy = game_named(name), BOOKS[name](""), state.copy()
    while (decision := game.decision(copy)) is not None:
        game.apply(copy, book.choose(copy, decision))
    return copy


class Learned(TypedDict):
    """What stands in `judgement.json` about a kind of game."""

    players: int
    always: list[int]
    parts: dict[str, list[list[int]]]


def learned_about(name: str, kind: Kind) -> Learned:
    """As it is written."""
    text = files(f"civtable.bots.{name}").joinpath("judgement.json").read_text("utf-8")
    kinds: dict[str, Learned] = json.loads(text)["kinds"]
    return kinds[kind.name]


@kinds
def test_every_kind_of_game_has_been_learned(name: str, kind: Kind) -> None:
    """And a game of that kind finds what was learned about it."""
    state = game_named(name).start(kind.settings[0], kind.players, fast_rng("kind"))
    assert JUDGES[name].kind(state) == kind.name
    assert JUDGES[name].judgement(state) is not None


@kinds
def test_what_was_learned_speaks_of_parts_that_exist(name: str, kind: Kind) -> None:
    observer = game_named(name).observer
    assert observer is not None
    lengths = {part.name: [len(part.names)] * 2 for part in observer.parts(kind.players)}
    told = learned_about(name, kind)["parts"]
    assert {part: [len(start), len(later)] for part, (start, later) in told.items()} == {
        part: lengths[part] for part in told
    }


def test_the_short_games_of_2006_are_played_to_their_end() -> None:
    game = game_named("through_the_ages")
    for version in ("simple", "advanced"):
        state = game.start({"edition": "2006", "version": version}, 2, fast_rng("short"))
        assert JUDGES["through_the_ages"].judgement(state) is None


@pytest.mark.compiled
@kinds
def test_a_judgement_is_the_sum_that_its_file_says(name: str, kind: Kind) -> None:
    """Added up here in another way: each number by its weight at the start, and by its growth each round."""
    observer, judge = game_named(name).observer, JUDGES[name]
    assert observer is not None
    state = at_round(name, kind, 4, "sum")
    learned = json.loads(files(f"civtable.bots.{name}").joinpath("judgement.json").read_text("utf-8"))[
        "kinds"
    ][kind.name]
    parts = observer.parts(kind.players)
    room = room_for(size_of(parts))
    numbers = memory_of(room)
    judgement = judge.judgement(state)
    assert judgement is not None
    for seat in range(kind.players):
        observer.write(state, seat, room)
        total, at = learned["always"][0] + 4 * learned["always"][1], 0
        for part in parts:
            start, later = learned["parts"].get(part.name, [[0] * len(part.names)] * 2)
            total += sum(int(numbers[at + i]) * (start[i] + 4 * later[i]) for i in range(len(part.names)))
            at += len(part.names)
        assert judgement.lead(state, seat, 4) == pytest.approx(total / UNIT)


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("name", "players", "round"),
    [("stone_age", 2, 11), ("through_the_ages", 2, 17), ("imperium", 2, 15), ("imperium", 1, 13)],
)
def test_late_in_a_game_it_knows_the_winner_mostly(name: str, players: int, round: int) -> None:
    """Whom it sees ahead wins at least three of four games that were not learned from."""
    kind = next(kind for kind in JUDGES[name].kinds() if kind.players == players)
    right = 0
    for number in range(GAMES):
        state = at_round(name, kind, round, f"late {number}")
        judgement = JUDGES[name].judgement(state)
        assert judgement is not None
        lead = judgement.lead(state, 0, JUDGES[name].round(state))
        won = worth(game_named(name), end_of(name, state), 0, 30.0) > 0.5
        right += (lead > 0) == won
    assert right >= 0.75 * GAMES


class Watched:
    """A book that tells how far the games go that it plays."""

    def __init__(self, name: str) -> None:
        self.book: RankingBot = BOOKS[name]("")
        self.name = name
        self.rounds: list[int] = []

    def choose(self, sandbox: State, decision: Decision) -> Option:
        """What the book chooses."""
        self.rounds.append(JUDGES[self.name].round(sandbox))
        return self.book.choose(sandbox, decision)


@pytest.mark.parametrize("name", list(JUDGES))
def test_a_game_is_played_so_many_rounds_ahead_and_judged_there(name: str) -> None:
    game, judge = game_named(name), JUDGES[name]
    state = at_round(name, judge.kinds()[0], 2, "ahead")
    decision = game.decision(state)
    assert decision is not None
    watched = Watched(name)
    worlds = Worlds(game, lambda seed: watched, judge, state, decision.seat, fast_rng("ahead"))
    value = worlds.value(decision.options[0], 0)
    assert max(watched.rounds) == 2 + judge.ahead - 1
    copy, book = worlds.world(0), BOOKS[name]("")
    game.apply(copy, decision.options[0])
    while judge.round(copy) < 2 + judge.ahead:
        following = game.decision(copy)
        assert following is not None
        game.apply(copy, book.choose(copy, following))
    judgement = judge.judgement(state)
    assert judgement is not None
    assert value == expected(judgement.lead(copy, decision.seat, 2 + judge.ahead), judge.lead)


def test_near_its_end_a_game_is_played_out() -> None:
    game, judge = game_named("stone_age"), JUDGES["stone_age"]
    last = judge.round(end_of("stone_age", at_round("stone_age", judge.kinds()[0], 1, "end")))
    state = at_round("stone_age", judge.kinds()[0], last - judge.ahead + 1, "end")
    decision = game.decision(state)
    assert decision is not None
    worlds = Worlds(game, BOOKS["stone_age"], judge, state, decision.seat, fast_rng("end"))
    option = BOOKS["stone_age"]("").choose(state, decision)
    copy = worlds.world(0)
    game.apply(copy, option)
    assert worlds.value(option, 0) == worth(game, end_of("stone_age", copy), decision.seat, judge.lead)


def test_weights_of_another_layout_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    observer = game_named("stone_age").observer
    assert observer is not None
    monkeypatch.setattr(observer, "version", 99)
    with pytest.raises(AssertionError, match="layout"):
        read_judgements("stone_age")


def test_learning_finds_what_numbers_are_worth() -> None:
    """Two points for each of the first number, one more each round for each of the second, five always."""
    chance = np.random.default_rng(7)
    numbers = chance.integers(0, 9, (40_000, 3)).astype(np.int16)
    numbers[:, 2] = 4
    rounds = chance.integers(1, 12, 40_000)
    lead = 2 * numbers[:, 0] + numbers[:, 1] * rounds + 5
    regression = Regression(Noted(numbers, np.arange(40_000), rounds, lead))
    regression.learn(np.arange(0, 40_000, 2))
    assert min(regression.explained(np.arange(1, 40_000, 2))) > 0.95
    start, later = regression.told()
    assert start[0] / UNIT == pytest.approx(2, abs=0.1)
    assert later[1] / UNIT == pytest.approx(1, abs=0.05)
    assert (start[2], later[2]) == (0, 0), "what never changes explains nothing"
