"""The puzzles that civtable has: each can be played, has one best choice, and is none for the book."""

import datetime

import pytest

from civtable.bots import bot_named
from civtable.core.rng import fast_rng
from civtable.games import GAMES
from civtable.puzzles import (
    GRADES,
    THEMES,
    NoPuzzle,
    Puzzle,
    all_puzzles,
    puzzle_named,
    puzzle_of,
    puzzles_of,
    theme_of,
)
from civtable.puzzles.reading import MEASURED, file_of
from civtable.puzzles.telling import verdict
from civtable.scenarios.running import Outcome

ALL = all_puzzles()


@pytest.mark.parametrize("game", GAMES)
def test_there_are_twenty_of_each_game(game: str) -> None:
    puzzles = puzzles_of(game)
    assert len(puzzles) >= 20
    assert {puzzle.grade for puzzle in puzzles} <= {*GRADES}
    assert {puzzle.theme for puzzle in puzzles} <= {*THEMES}
    files = {one.name for one in file_of(game, "").iterdir()}
    assert files == {MEASURED, *[f"{puzzle.name}.yaml" for puzzle in puzzles]}


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.name)
def test_a_theme_says_what_a_puzzle_is_about(puzzle: Puzzle) -> None:
    """By the best option, and not by who plays."""
    codes = [option.code for option in puzzle.options]
    assert puzzle.theme == theme_of(puzzle.rules(), codes, puzzle.theme == "last-round")


@pytest.mark.parametrize(
    ("game", "codes", "theme"),
    [
        ("imperium", ["break through moor"], "regions"),
        ("imperium", ["break through tributary deck"], "tributaries"),
        ("imperium", ["play unrest"], "unrest"),
        ("imperium", ["pass", "play king_arthur"], "nation"),
        ("imperium", ["pass"], "cards"),
        ("through_the_ages", ["take military_theory"], "war"),
        ("through_the_ages", ["develop alchemy"], "science"),
        ("through_the_ages", ["develop irrigation"], "food"),
        ("through_the_ages", ["stage 1"], "wonders"),
        ("through_the_ages", ["take pyramids"], "wonders"),
        ("through_the_ages", ["play stockpile"], "food"),
        ("through_the_ages", ["pass", "war war_over_resources seat 1"], "war"),
        ("stone_age", ["place 2 hunting_grounds"], "food"),
    ],
)
def test_themes_by_options(game: str, codes: list[str], theme: str) -> None:
    assert theme_of(GAMES[game], codes) == theme


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.name)
def test_a_puzzle_can_be_solved_and_the_book_does_not(puzzle: Puzzle) -> None:
    game, state = puzzle.rules(), puzzle.position()
    decision = puzzle.decision(state)
    offered = [option.code for option in decision.options]
    measured = [option.code for option in puzzle.options]
    assert {*measured} <= {*offered}
    assert len(measured) == len({*measured}) >= 2
    sandbox = game.determinize(state, puzzle.seat, fast_rng("book"))
    obvious = bot_named(game, "medium", "book").choose(sandbox, decision).code
    assert obvious != puzzle.solution
    assert obvious in measured
    (move,) = puzzle.scenario.moves
    assert (move.seat, move.codes) == (puzzle.seat, [puzzle.solution])
    assert not Outcome(puzzle.scenario).failures
    assert Outcome(puzzle.scenario).error is None


@pytest.mark.parametrize("puzzle", ALL, ids=lambda puzzle: puzzle.name)
def test_every_other_choice_loses_something(puzzle: Puzzle) -> None:
    best, *others = puzzle.options
    assert (best.lead, best.win) == (0, 0)
    assert all(one.lead <= -3 for one in others)
    game = puzzle.rules()
    assert verdict(puzzle, game.by_code[best.code]).key == "puzzle-right"
    for one in others:
        told = verdict(puzzle, game.by_code[one.code])
        assert (told.key, told.args["points"]) == ("puzzle-loses", round(-one.lead))
    known = {one.code for one in puzzle.options}
    unknown = [option for option in puzzle.decision(puzzle.position()).options if option.code not in known]
    assert all(verdict(puzzle, option).key == "puzzle-wrong" for option in unknown)


def test_every_day_has_its_puzzle() -> None:
    """All puzzles come in turn, and the same day has the same one everywhere."""
    first = datetime.date(2026, 11, 17)
    days = [(first + datetime.timedelta(days=i)).isoformat() for i in range(len(ALL))]
    assert {puzzle_of(day).name for day in days} == {puzzle.name for puzzle in ALL}
    assert puzzle_of("2026-11-17") is puzzle_of(days[0])
    assert len({puzzle_of(day).game for day in days[:3]}) > 1


def test_a_puzzle_that_is_none_is_refused() -> None:
    with pytest.raises(NoPuzzle):
        puzzle_named("stone_age-999")


def test_people_decide_the_grade_as_far_as_the_bots_agree() -> None:
    easy = next(puzzle for puzzle in ALL if puzzle.grade == "easy")
    hard = next(puzzle for puzzle in ALL if puzzle.grade == "hard")
    assert easy.grade_with(19, 0) == "easy"
    told = [easy.grade_with(20, found) for found in (0, 5, 6, 11, 12, 20)]
    assert told == ["middling", "middling", "middling", "middling", "easy", "easy"]
    assert [hard.grade_with(20, found) for found in (5, 6, 11, 12)] == ["hard", *["middling"] * 3]
