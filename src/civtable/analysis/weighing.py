"""Judging one decision: options are played out in the same worlds, found in some and measured in others."""

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt

from civtable.analysis.findings import DIGITS, Chance, Difference, Judged, Point, Weighed
from civtable.analysis.setting import (
    AGAIN,
    CANDIDATES,
    FEWEST,
    FINDING,
    PART_FOR_FINDING,
    RIVALS,
    TO_THE_END,
    Setting,
)
from civtable.bots.base import RankingBot
from civtable.bots.levels import BOOKS, JUDGES
from civtable.bots.search import Effort
from civtable.bots.search.effort import DOUBT
from civtable.bots.search.judging import Judge
from civtable.bots.search.race import Race
from civtable.bots.search.worlds import CLOSE, Worlds, chance
from civtable.core.game import Decision, Option, State
from civtable.core.rng import Rng, fast_rng
from civtable.games import AnyGame, game_named


@dataclass(frozen=True)
class Table:
    """A game with what judges it: the book that plays games out, and the judge of those that are not over."""

    game: AnyGame
    make: Callable[[str], RankingBot]
    judge: Judge


def table_of(game: str) -> Table:
    """The table of a game."""
    return Table(game_named(game), BOOKS[game], JUDGES[game])


@dataclass(frozen=True)
class Result:
    """What came of an option in a world: its value to the seat that chose, and what each seat can expect."""

    value: float
    seats: tuple[Chance, ...]


# One world.


def result_of(worlds: Worlds, state: State) -> Result:
    """What a position that was played out is worth."""
    value = worlds.worth_of(state)
    if worlds.game.decision(state) is None:
        return Result(value, final_chances(worlds.game, state))
    seats = range(len(worlds.game.scores(state)))
    assert worlds.judgement is not None, "a game that nothing judges is played to its end"
    return Result(value, judged_chances([worlds.judgement.lead(state, seat, worlds.end) for seat in seats]))


def final_chances(game: AnyGame, state: State) -> tuple[Chance, ...]:
    """The result of a finished game; who share the win have equal parts of it."""
    scores = sorted(game.scores(state), key=lambda score: score.seat)
    winners = len([score for score in scores if score.rank == 1])
    found = []
    for mine in scores:
        others = [score.total for score in scores if score is not mine]
        if game.rival is not None and len(scores) == 1:
            others.append(game.rival(state))
        win = 1 / winners if mine.rank == 1 else 0.0
        found.append(Chance(float(mine.total - max(others)), win, float(mine.rank)))
    return tuple(found)


def judged_chances(leads: list[float]) -> tuple[Chance, ...]:
    """What seats can expect whose leads at the end are judged; alone, against whoever has no seat."""
    wins = [chance(lead / CLOSE) for lead in leads]
    if len(leads) > 1:
        wins = [win / sum(wins) for win in wins]
    behind = [min(lead, 0.0) for lead in leads]  # the leader
    found = []
    for seat, lead in enumerate(leads):
        others = [behind[other] - behind[seat] for other in range(len(leads)) if other != seat]
        place = 1 + sum([chance(ahead / CLOSE) for ahead in others])
        found.append(Chance(lead, wins[seat], 2 - wins[seat] if len(leads) <= 2 else place))
    return tuple(found)


# Many worlds.


class Trials:
    """Results of options in the same worlds, as far as they were asked for."""

    def __init__(self, worlds: Worlds) -> None:
        self.worlds = worlds
        self.results: dict[str, list[Result]] = {}

    def value(self, option: Option, number: int) -> float:
        """Try an option in a world; worlds are asked for in their order."""
        results = self.results.setdefault(option.code, [])
        assert number == len(results), "worlds are tried in their order"
        results.append(result_of(self.worlds, self.worlds.tried(option, number)))
        return results[-1].value

    def gain(self, option: Option, chosen: Option) -> float:
        """By how much an option was better than what was chosen, in the worlds of both."""
        pairs = list(zip(self.results[option.code], self.results[chosen.code], strict=False))
        return sum([one.value - other.value for one, other in pairs]) / len(pairs)


def mean(numbers: list[float]) -> float:
    """The average, as it is kept."""
    return round(sum(numbers) / len(numbers), DIGITS) + 0.0


def spread(numbers: list[float]) -> float:
    """The standard error of the average; there are two numbers at least."""
    middle = sum(numbers) / len(numbers)
    return round(sqrt(sum([(n - middle) ** 2 for n in numbers]) / (len(numbers) - 1) / len(numbers)), DIGITS)


def doubt(wins: list[float]) -> float:
    """The standard error of a chance to win: none won of a few games is still no certainty."""
    share = 1 / (len(wins) + 2)
    return max(spread(wins), round(sqrt(share * (1 - share) / len(wins)), DIGITS))


def difference(numbers: list[float]) -> Difference:
    """The mean of some differences."""
    return Difference(mean(numbers), spread(numbers))


def expectation(chances: list[Chance]) -> Chance:
    """The mean of what came in several worlds."""
    return Chance(
        mean([one.lead for one in chances]),
        mean([one.win for one in chances]),
        mean([one.place for one in chances]),
    )


def weighed(option: Option, seat: int, results: list[Result], chosen: list[Result]) -> Weighed:
    """An option against what was chosen, world by world."""
    pairs = list(zip(results, chosen, strict=True))
    return Weighed(
        code=option.code,
        expected=expectation([one.seats[seat] for one in results]),
        value=difference([one.value - other.value for one, other in pairs]),
        lead=difference([one.seats[seat].lead - other.seats[seat].lead for one, other in pairs]),
        win=difference([one.seats[seat].win - other.seats[seat].win for one, other in pairs]),
    )


# A decision.


def weigh(table: Table, state: State, chosen: Option, setting: Setting, ply: int = 0) -> Judged:
    """Judge what somebody chose in a position, which stays as it is."""
    decision = table.game.decision(state)
    assert decision is not None, "nobody is asked"
    rng = fast_rng(f"analysis {setting.seed}, ply {ply}, first")
    sandbox = sandbox_of(table, state, decision, setting, rng)
    book, options, games = found_best(table, sandbox, decision, chosen, setting, rng)
    return measured(table, sandbox, decision, options, book, games, setting, ply, False, rng)


def weigh_again(table: Table, state: State, before: Judged, against: str, setting: Setting) -> Judged:
    """Measure a choice again, in other worlds and more of them: against an option, and the book's choice."""
    decision = table.game.decision(state)
    assert decision is not None, "nobody is asked"
    rng = fast_rng(f"analysis {setting.seed}, ply {before.ply}, again")
    sandbox = sandbox_of(table, state, decision, setting, rng)
    options = [table.game.by_code[code] for code in unique([before.code, against, before.book])]
    games = AGAIN * setting.games
    return measured(table, sandbox, decision, options, before.book, games, setting, before.ply, True, rng)


def sandbox_of(table: Table, state: State, decision: Decision, setting: Setting, rng: Rng) -> State:
    """The position as its seat knows it; with open cards, as it is."""
    return state.copy() if setting.open else table.game.determinize(state, decision.seat, rng)


def unique(codes: list[str]) -> list[str]:
    """Each of them once, in their order."""
    return list(dict.fromkeys(codes))


def worlds_for(
    table: Table, sandbox: State, seat: int, setting: Setting, rng: Rng, to_end: bool = False
) -> Worlds:
    """Worlds that a seat cannot tell from the true one; with open cards, the true one.

    `to_end` where it matters: in games that are short enough, nothing is judged before the end.
    """
    worlds = Worlds(table.game, table.make, table.judge, sandbox, seat, rng.fork(), setting.open)
    if to_end and table.game.name in TO_THE_END:
        worlds.judgement = None
    return worlds


def candidates(table: Table, sandbox: State, decision: Decision) -> list[Option]:
    """What is worth trying: the book's best options, its choice first; all of them where there are few."""
    ranked = table.make("").ranking(sandbox, decision, CANDIDATES)
    if len(decision.options) > CANDIDATES:
        return ranked
    others = [option for option in decision.options if option is not table.game.giving_up]
    return [*ranked, *[option for option in others if option not in ranked]]


def found_best(
    table: Table, sandbox: State, decision: Decision, chosen: Option, setting: Setting, rng: Rng
) -> tuple[str, list[Option], int]:
    """The book's choice, the options worth measuring (what was chosen first), and the games that are left."""
    ranked = candidates(table, sandbox, decision)
    book = ranked[0]
    options = [chosen, *[option for option in ranked if option is not chosen]]
    if len(options) == 1:
        return book.code, options, FEWEST
    trials = Trials(worlds_for(table, sandbox, decision.seat, setting, rng))
    effort = Effort(FINDING, DOUBT, max(2 * len(options), int(PART_FOR_FINDING * setting.games)))
    race = Race(options, trials.value, effort)
    race.run()
    left = [candidate.option for candidate in race.candidates]
    rivals = [option for option in options[1:] if option.code in trials.results]
    rivals.sort(key=lambda option: (option not in left, -trials.gain(option, chosen)))
    measured = [chosen, *rivals[:RIVALS]]
    return (
        book.code,
        measured if book in measured else [*measured, book],
        max(setting.games - race.played, 4 * (RIVALS + 2)),
    )


def measured(
    table: Table,
    sandbox: State,
    decision: Decision,
    options: list[Option],
    book: str,
    games: int,
    setting: Setting,
    ply: int,
    again: bool,
    rng: Rng,
) -> Judged:
    """Options, what was chosen first, in as many new worlds as so many games allow."""
    trials = Trials(worlds_for(table, sandbox, decision.seat, setting, rng, again))
    worlds = max(2, games // len(options))
    for number in range(worlds):
        for option in options:
            trials.value(option, number)
    results = trials.results
    found = [weighed(one, decision.seat, results[one.code], results[options[0].code]) for one in options]
    found.sort(key=lambda one: (-one.value.mean, one.code != options[0].code))
    return Judged(
        ply=ply,
        round=table.judge.round(sandbox),
        seat=decision.seat,
        code=options[0].code,
        book=book,
        offered=len(decision.options),
        worlds=worlds,
        again=again,
        options=tuple(found),
    )


# A point of the graph.


def point(table: Table, state: State, setting: Setting, ply: int, chosen: Option | None) -> Point:
    """What every seat can expect after a choice in a position; at the end of the game, the result.

    Each seat knows something that the others do not, such as what it has prepared. So the worlds are dealt in
    turn from what each of them knows: else chances would change when nothing but the turn has passed.
    """
    decision = table.game.decision(state)
    if decision is None or chosen is None:
        chances = final_chances(table.game, state)
        return Point(ply, table.judge.round(state), -1, chances, (0.0,) * len(chances))
    after = state.copy()
    table.game.apply(after, chosen)
    rng = fast_rng(f"analysis {setting.seed}, ply {ply}, point")
    results = results_after(table, after, setting, rng)
    by_seat = [[result.seats[seat] for result in results] for seat in range(len(results[0].seats))]
    return Point(
        ply=ply,
        round=table.judge.round(state),
        seat=decision.seat,
        seats=tuple([expectation(chances) for chances in by_seat]),
        errors=tuple([doubt([one.win for one in chances]) for chances in by_seat]),
    )


def results_after(table: Table, state: State, setting: Setting, rng: Rng) -> list[Result]:
    """What comes of a position if the book goes on, in as many worlds of each seat as of the others."""
    seats = range(len(table.game.scores(state)))
    eyes = [worlds_for(table, state, seat, setting, rng, True) for seat in seats]
    if table.game.decision(state) is None:
        return [result_of(eyes[0], state)] * FEWEST
    rounds = -(-setting.for_a_point(table.game.name) // len(eyes))
    turns = [(worlds, number) for number in range(rounds) for worlds in eyes]
    return [result_of(worlds, worlds.played_out(worlds.world(number))) for worlds, number in turns]
