"""A finished analysis as its page gets it: the dearest mistake, what was measured once, what was expected."""

import dataclasses
from functools import cache
from typing import Any

import pytest

from civtable.analysis import Analysis, Setting, analyse
from civtable.analysis.findings import Chance, Difference, Judged, Moment, Point, Weighed, between
from civtable.analysis.positions import Game
from civtable.analysis.setting import COSTLY, FEWEST
from civtable.server.analyses.telling import Told
from tests.analysis.late import late_record


@cache
def game() -> Game:
    """A game whose positions the words are taken from."""
    return Game(late_record("stone_age", 2, 24))


@cache
def analysis() -> Analysis:
    """Its analysis, into which judgements are put."""
    return analyse(game().record, Setting(FEWEST))


def missed(ply: int, number: int, lead: float, win: float, again: bool) -> Judged:
    """A decision of the first seat at which so much was missed, each in a round of its own."""
    codes = [option.code for option in game().table.game.options[:2]]
    better = Weighed(
        codes[0],
        Chance(lead, 0.5 + win, 1.2),
        Difference(0.3, 0.0),
        Difference(lead, 0.5),
        Difference(win, 0.02),
    )
    nothing = Difference(0.0, 0.0)
    played = Weighed(codes[1], Chance(0.0, 0.5, 1.5), nothing, nothing, nothing)
    return Judged(ply, number, 0, codes[1], codes[1], 2, 8, again, (better, played))


def told(judged: list[Judged]) -> Told:
    """The analysis with these judgements."""
    return Told(dataclasses.replace(analysis(), judged=tuple(judged)), game())


@pytest.fixture(scope="module")
def plies() -> list[int]:
    """Where somebody chose."""
    return [*game().choices]


def test_the_dearest_is_one_that_was_measured_again(plies: list[int]) -> None:
    """More than are measured again may have been missed, and one of the others may only look dear by luck."""
    judged = [missed(ply, number, 6.0, 0.06, True) for number, ply in enumerate(plies[:COSTLY])]
    judged.append(missed(plies[COSTLY], COSTLY, 24.0, 0.0, False))
    found: Any = told(judged).summary_json()
    assert found["seats"][0]["dearest"] == 6.0
    assert [one["again"] for one in found["decisions"]] == [True] * COSTLY + [False]
    assert max(one["lead"] for one in found["decisions"]) == 24.0


def test_a_moment_leads_to_what_was_measured_again(plies: list[int]) -> None:
    """If anything between its points was; else to what was measured once, else to the first choice."""
    twice, once = missed(plies[1], 1, 6.0, 0.06, True), missed(plies[2], 2, 24.0, 0.2, False)
    moment = change(plies[0] - 1, plies[3])
    looked: list[Any] = [told(judged).moment_json(moment) for judged in ([twice, once], [once], [])]
    assert [one["look"] for one in looked] == [plies[1], plies[2], plies[0]]


def change(first: int, last: int) -> Moment:
    """A moment between two plies."""
    chances = Chance(0.0, 0.5, 1.5), Chance(0.0, 0.1, 1.9)
    before, after = [
        Point(ply, 1, 0, (chance,) * 2, (0.0,) * 2)
        for ply, chance in zip((first, last), chances, strict=True)
    ]
    return between(before, after)


def test_what_was_expected_is_told_before_and_after(plies: list[int]) -> None:
    """Before a choice what the best that was missed brings, after it what was chosen brings."""
    found: Any = told([missed(plies[0], 0, 6.0, 0.06, True)]).summary_json()["decisions"]
    assert found[0]["expected"] == {
        "before": {"place": 1.2, "lead": 6.0, "win": 0.56},
        "after": {"place": 1.5, "lead": 0.0, "win": 0.5},
    }
    assert found[0]["errors"] == [0.5, 0.02]
