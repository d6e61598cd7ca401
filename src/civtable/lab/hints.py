"""How useful hints and the coach are in the time they have: `python -m civtable.lab.hints stone_age`.

The book plays games with all numbers of players. At positions from the first choice to the last a hint is
asked for, and the coach about three choices: the worst, the book's, and the best that a search without a
clock finds. Told is how many hints were measured, how long they took, how often their option is as good as
the best, and how often the coach spoke: at blunders, which lose much beyond doubt, it should; at the best
choice it should not.
"""

import argparse
import statistics
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from civtable.analysis.weighing import Table, candidates, table_of
from civtable.core.game import Option, State
from civtable.core.rng import fast_rng
from civtable.games import GAMES
from civtable.hints import Limit, advise, warning
from civtable.hints.coaching import loses_much
from civtable.hints.weighing import Weighing

A_GAME: Final = 6
"""Positions of one game."""

SETTINGS: Final = {"through_the_ages": [{"edition": "2015"}, {"edition": "2006"}]}
"""By game: what is played in turn."""

MANY: Final = 24
"""Of more options, so many are looked at to find the worst."""


@dataclass(frozen=True)
class Choices:
    """The best and the worst of a position and the book's choice; whether these two are blunders."""

    best: Option
    book: Option
    worst: Option
    book_blunders: bool
    worst_blunders: bool


@dataclass(frozen=True)
class Row:
    """What was found at a position."""

    where: str
    idea: str
    told: str
    seconds: float
    as_good: bool
    choices: Choices
    warned: list[bool]
    coaching: float


def positions(table: Table, number: int, seed: str) -> list[tuple[str, State]]:
    """So many positions with something to choose, dealt for the seat that is asked."""
    game = table.game
    found: list[tuple[str, State]] = []
    while len(found) < number:
        one = len(found) // A_GAME
        players = game.seats[one % len(game.seats)]
        several = SETTINGS.get(game.name, [{}])
        state = game.start(game.chosen(several[one % len(several)]), players, fast_rng(f"{seed} {one}"))
        dealing = fast_rng(f"{seed} {one}, dealt")
        book = table.make("")
        asked: list[State] = []
        while (decision := game.decision(state)) is not None:
            if len(decision.options) > 2:
                asked.append(game.determinize(state, decision.seat, dealing))
            game.apply(state, book.choose(state, decision))
        for part in range(A_GAME):
            at = asked[part * (len(asked) - 1) // (A_GAME - 1)]
            found.append((f"{players} players, round {table.judge.round(at)}", at))
    return found[:number]


def choices(table: Table, sandbox: State, games: int) -> Choices:
    """What a search without a clock thinks of a position."""
    decision = table.game.decision(sandbox)
    assert decision is not None
    book = candidates(table, sandbox, decision)[0]
    weighing = Weighing(table, sandbox, decision, Limit(games), "reference")
    best = table.game.by_code[advise(table.game.name, sandbox, Limit(games), "reference").codes[0]]
    others = [one for one in decision.options if one not in (best, table.game.giving_up)]
    trials = weighing.trials()
    for option in others[:: max(1, len(others) // MANY)]:
        for world in range(6):
            trials.value(option, world)
    worst = min(trials.results, key=lambda code: sum([one.value for one in trials.results[code]]))
    rivals = list(dict.fromkeys([best, book, table.game.by_code[worst]]))
    measured = weighing.measured(rivals)
    assert measured is not None

    def blunders(option: Option) -> bool:
        better = [one for one in measured.against(option) if one.code == best.code]
        return option is not best and loses_much(table.game.name, better[0])

    return Choices(best, book, rivals[-1], blunders(book), blunders(rivals[-1]))


def as_good(table: Table, sandbox: State, code: str, best: Option, games: int) -> bool:
    """Whether an option is not surely worse than the best."""
    option = table.game.by_code[code]
    if option is best:
        return True
    decision = table.game.decision(sandbox)
    assert decision is not None
    measured = Weighing(table, sandbox, decision, Limit(games), "again").measured([option, best])
    assert measured is not None
    gain = measured.against(option)[0].value
    return gain.mean <= 0 or gain.is_noise()


def looked_at(table: Table, where: str, sandbox: State, args: argparse.Namespace) -> Row:
    """A hint and three questions to the coach, at one position."""
    game = table.game.name
    began = perf_counter()
    hint = advise(game, sandbox, Limit(2_000, args.seconds, args.seconds), "hint")
    seconds = perf_counter() - began
    found = choices(table, sandbox, args.games)
    warned = []
    began = perf_counter()
    for option in (found.worst, found.book, found.best):
        limit = Limit(2_000, args.coach)
        warned.append(warning(game, sandbox, [option.code], limit, "coach") is not None)
    coaching = (perf_counter() - began) / 3
    good = as_good(table, sandbox, hint.codes[0], found.best, args.games)
    told = ", ".join([why.key.removeprefix("hint-") for why in hint.reasons])
    return Row(where, hint.idea.key, told, seconds, good, found, warned, coaching)


def main() -> None:
    """Look at some positions of a game and tell what was found."""
    parser = argparse.ArgumentParser(prog="python -m civtable.lab.hints", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--positions", type=int, default=42)
    parser.add_argument("--games", type=int, default=600, help="played for the judgement without a clock")
    parser.add_argument("--seconds", type=float, default=1.5, help="of a hint")
    parser.add_argument("--coach", type=float, default=0.6, help="seconds of the coach")
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    table = table_of(args.game)
    rows = []
    for where, sandbox in positions(table, args.positions, args.seed):
        row = looked_at(table, where, sandbox, args)
        rows.append(row)
        print(f"{where}: {row.idea}: {row.told}, {row.seconds:.2f} s, warned {row.warned}", flush=True)
    tell(rows)


def tell(rows: list[Row]) -> None:
    """The figures."""
    worst = [(row.choices.worst_blunders, row.warned[0]) for row in rows]
    book = [(row.choices.book_blunders, row.warned[1]) for row in rows]
    shares = {
        "hints measured": ["unmeasured" not in row.told for row in rows],
        "with a gain over another": ["gains" in row.told for row in rows],
        "as good as the best": [row.as_good for row in rows],
        "warned at the worst choice, a blunder": [warned for blunder, warned in worst if blunder],
        "warned at the worst choice, no blunder": [warned for blunder, warned in worst if not blunder],
        "warned at the book's choice, a blunder": [warned for blunder, warned in book if blunder],
        "warned at the book's choice, no blunder": [warned for blunder, warned in book if not blunder],
        "warned at the best choice": [row.warned[2] for row in rows],
    }
    for title, found in shares.items():
        print(f"{title}: {sum(found)} of {len(found)}")
    for title, seconds in (
        ("a hint", [row.seconds for row in rows]),
        ("the coach", [row.coaching for row in rows]),
    ):
        print(f"{title}: median {statistics.median(seconds):.2f} s, slowest {max(seconds):.2f} s")


if __name__ == "__main__":
    main()
