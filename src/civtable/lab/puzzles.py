"""Finding puzzles: `python -m civtable.lab.puzzles find GAME --out FOLDER`, and checking those there are.

find     games of the book are looked through for positions in which another choice than the book's is clearly
         best: better than all others by more than the noise, measured three times in worlds that are new;
         with --records FILE... recorded games instead, such as those of people who have allowed it
check    every puzzle of the package: `expert` solves it with ten times its time, and `medium` does not
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from civtable.analysis import Judged, Setting, Table, weigh
from civtable.analysis.findings import Weighed
from civtable.analysis.positions import Game
from civtable.analysis.weighing import table_of
from civtable.bots import PREFERRED, THINKING, bot_named
from civtable.core.errors import GameError
from civtable.core.game import Decision, Option, State
from civtable.core.record import record_from_text
from civtable.core.rng import fast_rng
from civtable.core.several import several_of
from civtable.games import GAMES, AnyGame
from civtable.puzzles import Puzzle, puzzles_of, theme_of
from civtable.puzzles.reading import MEASURED
from civtable.scenarios.reading import scenarios_from_text
from civtable.scenarios.running import Trial
from civtable.scenarios.writing import as_known, scenario_text
from civtable.text import words_in

QUESTIONS: Final = {
    "stone_age": ("place", "act"),
    "through_the_ages": ("act", "politics", "bid"),
    "imperium": ("act", "acquire", "break_through", "declare"),
}
"""The questions that are worth a puzzle: what a turn is about, and not how something is paid."""

KINDS: Final[dict[str, list[tuple[int, dict[str, str]]]]] = {
    "stone_age": [(2, {}), (3, {}), (2, {}), (4, {})],
    "through_the_ages": [(2, {}), (2, {"edition": "2006"}), (3, {}), (2, {})],
    "imperium": [(1, {}), (1, {"box": "legends"}), (2, {"box": "mixed"}), (1, {"level": "imperator"})],
}
"""Players and settings, in turn."""

LOOK: Final = 120
MEASURE: Final = 1_200
CONFIRM: Final = 4_000
"""Games a decision: to see whether there may be something, to find the best option, to be sure of it."""

AT_LEAST: Final = {"stone_age": 5.0, "through_the_ages": 6.0, "imperium": 3.0}
"""Points of lead that every other option costs."""

WIN: Final = 0.03
"""And of the chance to win: a game that is lost or won anyway is no puzzle."""

SURE: Final = 3.0
"""Standard errors by which every other option is worse."""

HARD: Final = "hard"
TRIES: Final = 12
"""The level that grades the puzzles: in how many of so many tries it finds the solution."""

EACH_GAME: Final = 2
ALIKE: Final = 3
"""So many puzzles come from one game at most, and so many have the same solution but for its number."""

EXPERT: Final = "expert"
BOOK: Final = PREFERRED
MORE_TIME: Final = 10


@dataclass(frozen=True)
class Deal:
    """A game to be looked through: one that the book plays, or the text of a record."""

    game: str
    number: int
    seed: str
    record: str | None = None


@dataclass(frozen=True)
class Candidate:
    """A position of a game in which one option is clearly best."""

    game: str
    text: str  # the scenario
    seat: int
    round: int
    last: bool  # whether it is the game's last round
    judged: Judged  # against the best option


def main() -> None:
    """Run what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m civtable.lab.puzzles", description=__doc__)
    commands = parser.add_subparsers(required=True)
    find = commands.add_parser("find")
    find.add_argument("game", choices=list(GAMES))
    find.add_argument("--out", type=Path, required=True)
    find.add_argument("--want", type=int, default=20)
    find.add_argument("--deals", type=int, default=1000, help="games to look through at most")
    find.add_argument(
        "--records", type=Path, nargs="+", default=[], help="recorded games, or folders of them"
    )
    find.add_argument("--seed", default="puzzles")
    find.add_argument("--jobs", type=int, default=1)
    find.set_defaults(run=run_find)
    check = commands.add_parser("check")
    check.add_argument("--game", choices=list(GAMES), default=None)
    check.add_argument("--jobs", type=int, default=1)
    check.set_defaults(run=run_check)
    args = parser.parse_args()
    args.run(args)


# Finding.


def run_find(args: argparse.Namespace) -> None:
    """Look through games until there are enough puzzles, and write them down."""
    chosen: list[Candidate] = []
    alike: Counter[str] = Counter()
    deals = [Deal(args.game, deal, f"{args.seed} {deal}") for deal in range(args.deals)]
    tasks = recorded(args.game, args.records, args.seed) if args.records else deals
    with ProcessPoolExecutor(args.jobs, get_context("spawn")) as pool:
        for deal, found in enumerate(pool.map(candidates_in, tasks)):
            for one in found[:EACH_GAME]:
                same = theme(one) + one.judged.code.rstrip("0123456789")
                if alike[same] < ALIKE and len(chosen) < args.want:
                    alike[same] += 1
                    chosen.append(one)
            print(f"\r{deal + 1} games, {len(chosen)} of {args.want} puzzles", end="", file=sys.stderr)
            if len(chosen) >= args.want:
                break
        print(file=sys.stderr)
        pool.shutdown(cancel_futures=True)
    write(args.game, chosen, args.out)


def recorded(game: str, paths: Sequence[Path], seed: str) -> list[Deal]:
    """The games of that name in some files and folders; says which cannot be looked through, and why."""
    files = [file for path in paths for file in (sorted(path.glob("*.json")) if path.is_dir() else [path])]
    found: list[Deal] = []
    for file in files:
        try:
            text = file.read_text("utf-8")
            record = record_from_text(text)
            if record.game == game:
                Game(record)
                found.append(Deal(game, len(found), f"{seed} {len(found)}", text))
        except (OSError, UnicodeDecodeError) as error:
            print(f"{file}: {error}", file=sys.stderr)
        except GameError as error:
            print(f"{file}: {words_in('en').say(error.reason)}", file=sys.stderr)
    return found


def candidates_in(deal: Deal) -> list[Candidate]:
    """The puzzles of one game, the clearest first."""
    found, last = in_record(deal) if deal.record is not None else in_book(deal)
    told = [Candidate(**{**vars(one), "last": one.round >= last}) for one in found]
    return sorted(told, key=lambda one: -clearness(one.judged))


def in_record(deal: Deal) -> tuple[list[Candidate], int]:
    """The puzzles of a recorded game, where somebody chose or could have chosen well, and its last round."""
    assert deal.record is not None
    record = record_from_text(deal.record)
    played = Game(record)
    table = played.table
    found: list[Candidate] = []
    book = table.make(deal.seed)
    for choice in played.choices.values():
        decision = table.game.decision(choice.state)
        assert decision is not None
        if is_worth(table.game, choice.state, decision):
            option = book.choose(choice.state, decision)
            best = clearly_best(table, choice.state, option, deal.seed)
            if best is not None:
                found += as_candidate(table, choice.state, record.settings, decision, best, deal)
    return found, table.judge.round(played.match.state)


def in_book(deal: Deal) -> tuple[list[Candidate], int]:
    """The puzzles of a game that the book plays but for the solutions, and its last round."""
    name, seed = deal.game, deal.seed
    table = table_of(name)
    players, settings = KINDS[name][deal.number % len(KINDS[name])]
    rng = fast_rng(f"deal {seed}")
    game = table.game
    state = game.start(settings, players, rng)
    book = table.make(seed)
    found: list[Candidate] = []
    while (decision := game.decision(state)) is not None:
        option = book.choose(state, decision)
        if rng.below(3) == 0 and is_worth(game, state, decision):
            best = clearly_best(table, state, option, seed)
            if best is not None:
                found += as_candidate(table, state, settings, decision, best, deal)
                option = game.by_code[best.code]
        game.apply(state, option)
    return found, table.judge.round(state)


def is_worth(game: AnyGame, state: State, decision: Decision) -> bool:
    """Whether a question is one for a puzzle: a choice of one thing among several."""
    asked = game.questions[decision.kind].name in QUESTIONS[game.name]
    return asked and len(decision.options) >= 3 and several_of(game, state) is None


def clearly_best(table: Table, state: State, obvious: Option, seed: str) -> Judged | None:
    """An option that is clearly better than all others and not the obvious one, measured against them."""
    seen = weigh(table, state, obvious, Setting(LOOK, seed))
    if not seen.better or not is_much(table, seen.best.lead.mean):
        return None
    best = table.game.by_code[seen.best.code]
    first = weigh(table, state, best, Setting(MEASURE, f"{seed} first"))
    if not is_clear(table, first, obvious):
        return None
    second = weigh(table, state, best, Setting(CONFIRM, f"{seed} second"))
    return second if is_clear(table, second, obvious) else None


def is_clear(table: Table, judged: Judged, obvious: Option) -> bool:
    """Whether what was chosen is better than everything else, by much and surely."""
    others = [one for one in judged.options if one.code != judged.code]
    much = all(is_much(table, -one.lead.mean) and one.win.mean <= -WIN for one in others)
    sure = all(one.value.mean < -SURE * one.value.error for one in others)
    return much and sure and judged.code != obvious.code and judged.book == obvious.code


def is_much(table: Table, lead: float) -> bool:
    """Whether so many points of lead are worth a puzzle."""
    return lead >= AT_LEAST[table.game.name]


def clearness(judged: Judged) -> float:
    """By how much the best option is better than the next one."""
    return min([-one.value.mean for one in judged.options if one.code != judged.code])


def as_candidate(
    table: Table,
    state: State,
    settings: dict[str, str],
    decision: Decision,
    best: Judged,
    deal: Deal,
) -> Iterator[Candidate]:
    """The position as a scenario, if it can be one: what its seat does not know is dealt again."""
    game = table.game
    known = as_known(game, state, decision.seat, fast_rng(f"known {deal.seed}"))
    if known is None:
        return
    text = scenario_text(game, settings, known, f"{game.name} puzzle", [])
    text += f"moves:\n  - {decision.seat}: {best.code}\n"
    (scenario,) = scenarios_from_text(text)
    again = Trial(scenario).state
    asked = game.decision(again)
    if asked is None or asked.seat != decision.seat or len(asked.options) != len(decision.options):
        return
    yield Candidate(game.name, text, decision.seat, table.judge.round(state), False, best)


# Writing down.


def in_order(judged: Judged) -> list[Weighed]:
    """The best option, which was chosen, and the others."""
    return sorted(judged.options, key=lambda option: option.code != judged.code)


def theme(one: Candidate) -> str:
    """What a puzzle is about."""
    return theme_of(GAMES[one.game], [option.code for option in in_order(one.judged)], one.last)


def found_by_hard(one: Candidate) -> float:
    """In what part of its tries `hard` finds the solution, with the time that it has at a table."""
    game = GAMES[one.game]
    (scenario,) = scenarios_from_text(one.text)
    right = 0
    for number in range(TRIES):
        state = Trial(scenario).state
        decision = game.decision(state)
        assert decision is not None
        sandbox = game.determinize(state, one.seat, fast_rng(f"try {number}"))
        right += bot_named(game, HARD, str(number)).choose(sandbox, decision).code == one.judged.code
    return round(right / TRIES, 3)


def write(game: str, chosen: list[Candidate], out: Path) -> None:
    """The scenario of every puzzle, and what was measured of all."""
    out.mkdir(parents=True, exist_ok=True)
    listed = []
    for number, one in enumerate(chosen, 1):
        name = f"{game}-{number:02}"
        text = one.text.replace(f"name: {json.dumps(f'{game} puzzle')}", f"name: {json.dumps(name)}", 1)
        (out / f"{name}.yaml").write_text(text, "utf-8")
        options = in_order(one.judged)
        listed.append(
            {
                "name": name,
                "seat": one.seat,
                "round": one.round,
                "theme": theme(one),
                "found": found_by_hard(one),
                "options": [
                    {"code": o.code, "lead": round(o.lead.mean, 1), "win": round(o.win.mean, 3)}
                    for o in options
                ],
            }
        )
        print(f"\r{number} of {len(chosen)} graded", end="", file=sys.stderr)
    print(file=sys.stderr)
    (out / MEASURED).write_text(json.dumps(listed, indent=1) + "\n", "utf-8")


# Checking.


def run_check(args: argparse.Namespace) -> None:
    """Let the bots solve all puzzles, and say which of them are not as they should be."""
    puzzles = [one for name in GAMES if args.game in (None, name) for one in puzzles_of(name)]
    wrong = 0
    with ProcessPoolExecutor(args.jobs, get_context("spawn")) as pool:
        for puzzle, (book, expert) in zip(puzzles, pool.map(solved, puzzles), strict=True):
            good = book != puzzle.solution and expert == puzzle.solution
            wrong += not good
            print(f"{'ok' if good else 'WRONG'} {puzzle.name}: {puzzle.solution}; ", end="")
            print(f"{BOOK}: {book}; {EXPERT}: {expert}", flush=True)
    print(f"{len(puzzles)} puzzles, {wrong} wrong")
    sys.exit(1 if wrong else 0)


def solved(puzzle: Puzzle) -> tuple[str, str]:
    """What the book chooses, and what the expert does with more time than it usually has."""
    game, state = puzzle.rules(), puzzle.position()
    decision = puzzle.decision(state)
    sandbox = game.determinize(state, puzzle.seat, fast_rng("check"))
    book = bot_named(game, BOOK, "check").choose(sandbox, decision)
    seconds = MORE_TIME * THINKING[EXPERT]
    expert = bot_named(game, EXPERT, "check", seconds).choose(sandbox, decision)
    return book.code, expert.code


if __name__ == "__main__":
    main()
