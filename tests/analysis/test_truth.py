"""Near the end of a game the judgement is held against the truth, which a solver of its own counts out."""

from functools import cache
from math import exp

import pytest

from civtable.analysis import Judged, Setting, weigh
from civtable.analysis.weighing import table_of
from civtable.core.game import Decision, Option, State
from civtable.core.rng import ChanceAsked, OpenRng, fast_rng
from civtable.games import AnyGame, game_named
from tests.analysis.late import played

LIMIT = 1000
"""Positions whose solution takes more steps are left aside."""

TRUE = 1e-9

MOST = 4
"""Positions of a game: the last ones."""


class TooLong(Exception):
    """The rest of the game is too long to be counted out, or is not the seat's own."""


class Solver:
    """What a position is worth to a seat that makes no mistake: chance is averaged, own choices are the best.

    It knows nothing of searches, books and worlds: every choice and every throw is carried out.
    """

    def __init__(self, game: AnyGame, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.steps = 0
        self.known: dict[tuple[object, ...], float] = {}

    def truth(self, state: State, decision: Decision) -> dict[str, float]:
        """What each option is worth, giving up aside."""
        offered = [option for option in decision.options if option is not self.game.giving_up]
        return {option.code: self.after(state, option, []) for option in offered}

    def value(self, state: State) -> float:
        """A position, with the best play."""
        decision = self.game.decision(state)
        if decision is None:
            return utility(self.game, state, self.seat)
        if decision.seat != self.seat:
            raise TooLong
        key = state.key()
        if key not in self.known:
            self.known[key] = max(self.truth(state, decision).values())
        return self.known[key]

    def after(self, state: State, option: Option, thrown: list[int]) -> float:
        """The mean over all that chance can bring, if these are its first numbers."""
        self.steps += 1
        if self.steps > LIMIT:
            raise TooLong
        copy = state.copy()
        copy.rng = OpenRng(thrown, 0)
        try:
            self.game.apply(copy, option)
        except ChanceAsked as asked:
            numbers = range(asked.outcomes)
            return sum([self.after(state, option, [*thrown, n]) for n in numbers]) / asked.outcomes
        copy.rng = OpenRng([], 0)
        return self.value(copy)


def utility(game: AnyGame, state: State, seat: int) -> float:
    """What docs/bots.md says of a finished game: 0.3 for the win, 0.7 by the lead over the best rival."""
    scores = {score.seat: score for score in game.scores(state)}
    lead = scores[seat].total - max([score.total for score in scores.values() if score.seat != seat])
    if scores[seat].rank > 1:
        return 0.7 / (1 + exp(-min(lead, 0) / 40))
    winners = len([score for score in scores.values() if score.rank == 1])
    return 0.3 / winners + 0.7 / (1 + exp(-max(lead, 0) / 40))


@cache
def solved(name: str, players: int, seed: str) -> list[tuple[State, Decision, dict[str, float]]]:
    """Positions at the end of a game, in which it matters what is chosen, and what each option is worth.

    In the last turn some choices are made by lot first, so that few are left and the rest can be counted out.
    """
    game = game_named(name)
    positions = played(name, players, seed)
    last = game.decision(positions[-1])
    assert last is not None
    turn = len(positions)
    while (decision := game.decision(positions[turn - 1])) is not None and decision.seat == last.seat:
        turn -= 1
    found = []
    dice = fast_rng(f"solved {seed}")
    state = positions[turn].copy()
    while (decision := game.decision(state)) is not None and decision.seat == last.seat:
        solver = Solver(game, decision.seat)
        try:
            truth = solver.truth(state, decision)
        except TooLong:
            truth = {}
        if truth and max(truth.values()) - min(truth.values()) > TRUE:
            found.append((state.copy(), decision, truth))
        offered = [option for option in decision.options if option is not game.giving_up]
        ends = [option for option in offered if option.code == "end"]
        lot = [option for option in offered if option not in ends] or ends
        game.apply(state, lot[dice.below(len(lot))])
    return found


def agrees(judged: Judged, truth: dict[str, float]) -> bool:
    """Whether a truly best option is named, or one that is truly best is called equal to what was chosen."""
    best = [code for code, value in truth.items() if value > max(truth.values()) - TRUE]
    equal = [one.code for one in judged.options if one.value.is_noise()] if not judged.better else []
    return judged.best.code in best or any(code in best for code in equal)


POSITIONS = [
    *[("stone_age", 2, str(seed), False) for seed in (7, 8, 9, 10, 14, 18)],
    *[("through_the_ages", 2, str(seed), True) for seed in (0, 1, 3, 5)],
]


@pytest.mark.parametrize(("name", "players", "seed", "opened"), POSITIONS)
def test_the_judgement_agrees_with_the_truth(name: str, players: int, seed: str, opened: bool) -> None:
    """The worst and the best option of each position are judged as what was chosen.

    Through the Ages ends with events that nobody has seen all of: its truth is that of open cards.
    """
    table = table_of(name)
    for state, decision, truth in solved(name, players, seed)[-MOST:]:
        for code in (min(truth, key=truth.__getitem__), max(truth, key=truth.__getitem__)):
            judged = weigh(table, state, table.game.by_code[code], Setting(60, "truth", opened))
            assert agrees(judged, truth), (state, decision, judged, truth)


@pytest.mark.parametrize("name", ["stone_age", "through_the_ages"])
def test_the_truth_is_asked_often_enough(name: str) -> None:
    """There are several positions, in some of which the worst choice is surely worse."""
    cases = [case for case in POSITIONS if case[0] == name]
    found = [one for case in cases for one in solved(*case[:3])[-MOST:]]
    assert len(found) >= 6
    table, setting = table_of(name), Setting(60, "truth", cases[0][3])
    worst = [
        weigh(table, state, table.game.by_code[min(truth, key=truth.__getitem__)], setting)
        for state, _, truth in found
    ]
    assert len([one for one in worst if one.better]) >= 3
