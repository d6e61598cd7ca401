"""`civtable puzzle`: a position in which one choice is clearly best, to be found in the terminal."""

import argparse
import json
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from civtable import daily
from civtable.bots import PREFERRED
from civtable.cli.common import add_numbers, console, print_json, table, usage_error, whole, write_text
from civtable.cli.play import screen_for
from civtable.cli.terminal.keyboard import Keyboard
from civtable.cli.terminal.scene import HUMAN, option_sentence
from civtable.cli.terminal.table import Left, Screen, Table
from civtable.core.match import Match
from civtable.core.values import Json
from civtable.folders import data_folder
from civtable.games import GAMES
from civtable.puzzles import Puzzle, all_puzzles, puzzle_named, puzzle_of, puzzles_of
from civtable.puzzles.telling import line_of, verdict
from civtable.text import Words

if TYPE_CHECKING:
    from civtable.cli.common import Commands


def register(commands: "Commands", words: Words) -> None:
    """Add the command."""
    parser = commands.add_parser("puzzle", help=words("puzzle-help"), description=words("puzzle-about"))
    parser.add_argument("which", metavar="GAME|NAME", nargs="?", help=words("puzzle-which"))
    parser.add_argument("--list", action="store_true", help=words("puzzle-list"))
    parser.add_argument("--json", action="store_true", help=words("puzzle-json"))
    parser.add_argument("--plain", action="store_true", help=words("play-arg-plain"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Show a puzzle and listen, or list all of them."""
    if args.json and not args.list:
        raise usage_error("puzzle-json-list")
    if args.list:
        show_list(chosen_list(args.which), words, args.json)
        return 0
    puzzle = chosen(args.which)
    keyboard = Keyboard()
    screen = screen_for(args.plain, keyboard)
    with suppress(Left, EOFError):
        while not try_once(puzzle, screen, words):
            answer = keyboard.choice(words, "puzzle-again", choices(words), "again")
            if answer == "solution":
                tell_solution(puzzle, screen, words)
                return 0
    return 0


def choices(words: Words) -> dict[str, str]:
    """What one can do after a wrong answer."""
    return {"again": words("puzzle-again-try"), "solution": words("puzzle-again-solution")}


# Which one.


def chosen(which: str | None) -> Puzzle:
    """Today's puzzle, one by its name, or the first of a game that was not solved yet."""
    if which is None:
        return puzzle_of(daily.today())
    if which not in GAMES:
        return puzzle_named(which)
    before = solved()
    left = [puzzle for puzzle in puzzles_of(which) if puzzle.name not in before]
    return left[0] if left else puzzles_of(which)[0]


def chosen_list(which: str | None) -> tuple[Puzzle, ...]:
    """The puzzles of a game, or all."""
    if which is None:
        return all_puzzles()
    return puzzles_of(which) if which in GAMES else (puzzle_named(which),)


def show_list(puzzles: tuple[Puzzle, ...], words: Words, as_json: bool) -> None:
    """A line for each puzzle, without its solution."""
    before = solved()
    if as_json:
        told: list[Json] = [{**line_of(puzzle), "solved": puzzle.name in before} for puzzle in puzzles]
        print_json(told)
        return
    lines = table()
    for key in ("puzzle-name", "puzzle-game", "puzzle-theme", "puzzle-grade"):
        lines.add_column(words(key))
    add_numbers(lines, words("puzzle-round"))
    lines.add_column(words("puzzle-solved"))
    for puzzle in puzzles:
        lines.add_row(
            puzzle.name,
            words(f"game-name-{puzzle.game}"),
            theme_text(puzzle, words),
            words(f"puzzle-grade-{puzzle.grade}"),
            whole(words, puzzle.round),
            words("puzzle-yes") if puzzle.name in before else "",
        )
    console().print(lines)


def theme_text(puzzle: Puzzle, words: Words) -> str:
    """What a puzzle is about, and whether it is one against the automa."""
    theme = words(f"puzzle-theme-{puzzle.theme}")
    return f"{theme} · {words('puzzle-automa')}" if puzzle.is_alone else theme


# Solving it.


def try_once(puzzle: Puzzle, screen: Screen, words: Words) -> bool:
    """Show the position, hear a choice, and say what it is worth; whether it was the best."""
    game, state = puzzle.rules(), puzzle.position()
    decision = puzzle.decision(state)
    players = len(game.scores(state))
    seats = [HUMAN if seat == puzzle.seat else PREFERRED for seat in range(players)]
    settings = game.chosen(puzzle.scenario.settings)
    match = Match(game, settings, seats, puzzle.scenario.seed, "fast", game.to_json(state))
    at_table = Table(match, screen, words, None)
    screen.say(words("puzzle-head", name=puzzle.name, grade=words(f"puzzle-grade-{puzzle.grade}")))
    at_table.let_person_choose(decision)
    option = game.by_code[match.plies[0].code]
    right = option.code == puzzle.solution
    screen.say(words.say(verdict(puzzle, option)))
    if right:
        remember(puzzle)
        tell_solution(puzzle, screen, words)
    return right


def tell_solution(puzzle: Puzzle, screen: Screen, words: Words) -> None:
    """The best option, and what the others lose."""
    game = puzzle.rules()
    screen.say(words("puzzle-best", option=option_sentence(game, words, game.by_code[puzzle.solution])))
    for one in puzzle.options[1:]:
        option = game.by_code[one.code]
        phrase = verdict(puzzle, option)
        screen.say(f"  {option_sentence(game, words, option)}: {words.say(phrase)}")


# What was solved before.


def solved_file() -> Path:
    """Where the solved ones are kept."""
    return data_folder() / "puzzles.json"


def solved() -> list[str]:
    """The names of the puzzles that were solved; a file that cannot be read counts for nothing."""
    try:
        found = json.loads(solved_file().read_text("utf-8"))
    except (OSError, ValueError):
        return []
    return [name for name in found if isinstance(name, str)] if isinstance(found, list) else []


def remember(puzzle: Puzzle) -> None:
    """Keep that a puzzle was solved."""
    names = sorted({*solved(), puzzle.name})
    with suppress(OSError):
        solved_file().parent.mkdir(parents=True, exist_ok=True)
    write_text(str(solved_file()), json.dumps(names) + "\n")
