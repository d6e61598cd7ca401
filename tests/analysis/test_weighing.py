"""One decision judged: fair, the same for the same seed, and sure of what it says."""

from dataclasses import replace

import pytest

from civtable.analysis import Chance, Difference, Judged, Setting, Weighed, weigh
from civtable.analysis.findings import costly, found, mistakes, summary
from civtable.analysis.weighing import (
    difference,
    doubt,
    final_chances,
    judged_chances,
    mean,
    point,
    spread,
    table_of,
    weigh_again,
    worlds_for,
)
from civtable.core.game import State
from civtable.core.rng import fast_rng
from civtable.games import game_named
from tests.analysis.late import played

SMALL = Setting(16, "small")
GAMES = [("stone_age", 2), ("stone_age", 3), ("through_the_ages", 2), ("imperium", 1)]

games = pytest.mark.parametrize(("name", "players"), GAMES)


def judged(name: str, state: State, setting: Setting = SMALL, place: int = -1) -> Judged:
    """One of the options of a position, judged as if it had been chosen."""
    table = table_of(name)
    decision = table.game.decision(state)
    assert decision is not None
    options = [option for option in decision.options if option is not table.game.giving_up]
    return weigh(table, state, options[place], setting)


@games
def test_a_judgement_is_the_same_whatever_is_hidden(name: str, players: int) -> None:
    """Two worlds that look alike to the seat, and one seed: one judgement. The position is left as it was."""
    game = game_named(name)
    state = played(name, players, "1")[-8]
    decision = game.decision(state)
    assert decision is not None
    dealt = [game.determinize(state, decision.seat, fast_rng(f"deal {n}")) for n in range(2)]
    before = game.digest(dealt[0])
    first = judged(name, dealt[0])
    assert first == judged(name, dealt[0]) == judged(name, dealt[1])
    assert game.digest(dealt[0]) == before


def test_with_open_cards_the_true_deck_decides() -> None:
    """What the seat cannot know makes a difference, and only then."""
    game = game_named("through_the_ages")
    state = played("through_the_ages", 2, "1")[-40]
    decision = game.decision(state)
    assert decision is not None
    dealt = [game.determinize(state, decision.seat, fast_rng(f"deal {n}")) for n in range(3)]
    opened = Setting(16, "small", open=True)
    assert len({judged("through_the_ages", one, opened) for one in dealt}) > 1
    assert len({judged("through_the_ages", one) for one in dealt}) == 1


def test_another_seed_gives_other_worlds() -> None:
    state = played("stone_age", 2, "1")[-30]
    assert judged("stone_age", state) == judged("stone_age", state, Setting(16, "small"))
    assert judged("stone_age", state) != judged("stone_age", state, Setting(16, "other"))


def test_what_was_chosen_and_the_book_are_always_measured() -> None:
    """In as many worlds as each other; what was chosen differs in nothing from itself."""
    for state in played("stone_age", 3, "1")[-6:]:
        one = judged("stone_age", state)
        assert one.code in [option.code for option in one.options]
        assert one.book in [option.code for option in one.options]
        assert one.chosen.value == one.chosen.lead == one.chosen.win == Difference(0.0, 0.0)
        values = [option.value.mean for option in one.options]
        assert values == sorted(values, reverse=True)


def test_measuring_again_asks_new_worlds() -> None:
    """Longer, for what was chosen, the best and the book's choice."""
    table = table_of("stone_age")
    state = played("stone_age", 2, "1")[-30]
    first = judged("stone_age", state)
    again = weigh_again(table, state, first, first.options[0].code, SMALL)
    assert again.again
    assert not first.again
    assert again.worlds > first.worlds
    assert {one.code for one in again.options} == {first.code, first.book, first.options[0].code}


# What a position that was played out lets expect.


def test_a_finished_game_is_what_its_scores_say() -> None:
    game = game_named("stone_age")
    state = played("stone_age", 3, "1")[-1].copy()
    while (decision := game.decision(state)) is not None:
        game.apply(state, decision.options[0])
    scores = game.scores(state)
    chances = final_chances(game, state)
    for score, one in zip(scores, chances, strict=True):
        assert one.place == score.rank
        assert one.lead == score.total - max([other.total for other in scores if other is not score])
        assert (one.win > 0) == (score.rank == 1)
    assert sum([one.win for one in chances]) == pytest.approx(1)


def test_judged_leads_become_chances() -> None:
    """They add up; who leads is likeliest to win, and stands before the others."""
    first, second, third = judged_chances([10.0, -10.0, -30.0])
    assert first.win + second.win + third.win == pytest.approx(1)
    assert first.win > second.win > third.win
    assert 1 < first.place < second.place < third.place < 3
    assert first.place + second.place + third.place == pytest.approx(6)
    alone = judged_chances([0.0])
    assert alone == (Chance(0.0, 0.5, 1.5),)


def test_two_seats_share_a_win_and_the_places() -> None:
    ahead, behind = judged_chances([6.0, -6.0])
    assert ahead.win + behind.win == pytest.approx(1)
    assert ahead.place == pytest.approx(2 - ahead.win)


def test_none_won_of_a_few_games_is_no_certainty() -> None:
    """Of twelve: a graph that said 92 % and then 0 % had only drawn twelve other worlds."""
    assert spread([0.0] * 12) == 0
    assert doubt([0.0] * 12) == doubt([1.0] * 12) > 0.07
    assert doubt([0.0] * 240) < 0.005
    assert doubt([0.0, 1.0] * 6) == spread([0.0, 1.0] * 6)


# What is said about it.


def test_differences_inside_the_noise_are_called_equal() -> None:
    assert difference([3.0, -2.0, 1.0, -1.5]).is_noise()
    assert not difference([3.0, 2.0, 2.5, 3.5]).is_noise()
    assert difference([0.0, 0.0]).is_noise()
    assert not difference([1.0, 1.0]).is_noise(), "what is the same in every world is no noise"


def option(code: str, mean: float, error: float = 0.01) -> Weighed:
    """An option that is so much better than what was chosen."""
    points = Difference(100 * mean, 100 * error)
    return Weighed(code, Chance(0.0, 0.5, 1.5), Difference(mean, error), points, Difference(mean, error))


def decided(ply: int, book: str, *options: Weighed, code: str = "a", round: int | None = None) -> Judged:
    """A decision at which `a` or another was chosen, each in a round of its own if none is given."""
    none = Weighed(code, Chance(0.0, 0.5, 1.5), *[Difference(0.0, 0.0)] * 3)
    best = sorted([none, *options], key=lambda one: -one.value.mean)
    return Judged(ply, ply if round is None else round, 0, code, book, 5, 20, False, tuple(best))


def test_decisions_are_ordered_by_what_they_surely_cost() -> None:
    unsure = decided(1, "b", option("b", 0.3, 0.2))
    dear = decided(2, "b", option("b", 0.2))
    cheap = decided(3, "a", option("b", 0.05), option("c", 0.5, 0.4))
    good = decided(4, "b", option("b", -0.3))
    better = decided(5, "b", option("b", -0.4), option("c", 0.1))
    all_of_them = (unsure, dear, cheap, good, better)
    assert [one.judged for one in costly(mistakes(all_of_them))] == [dear, better, cheap]
    assert [one.best.code for one in all_of_them] == ["a", "b", "b", "a", "c"]
    assert found(all_of_them) == (good,), "the other one left something better"
    told = summary(0, all_of_them)
    assert (told.decisions, told.same, told.equal, told.worse) == (5, 1, 1, 3)
    assert told.dearest == pytest.approx(20)


def test_what_was_measured_once_is_not_told_beside_what_was_measured_again() -> None:
    """Where some were, the others only look dear by luck; where none was, all are told."""
    once = decided(1, "b", option("b", 0.4), round=1)
    again = replace(decided(2, "b", option("b", 0.1)), again=True)
    assert [one.judged for one in summary(0, (once, again)).costly] == [again]
    assert summary(0, (once, again)).dearest == pytest.approx(10)
    assert summary(0, (once, again)).worse == 2
    assert [one.judged for one in summary(0, (once,)).costly] == [once]
    twin = replace(decided(3, "b", option("b", 0.1), round=1), again=True)
    assert [one.judged for one in summary(0, (once, twin)).costly] == [twin], "the same, in the same round"
    lucky = decided(4, "b", option("b", -0.4))
    well = replace(decided(5, "b", option("b", -0.1)), again=True)
    assert found((lucky, well)) == (well,)
    assert found((lucky,)) == (lucky,)


def test_what_matters_is_played_to_the_end_in_a_short_game() -> None:
    """A judgement three rounds later said that 24 points were lost by paying wood and not brick as food.

    Played out, the results of whole games are whole points, and a lead is never a fraction of one.
    """
    table = table_of("stone_age")
    state = table.game.start({}, 2, fast_rng("to the end"))
    decision = table.game.decision(state)
    assert decision is not None
    first = weigh(table, state, decision.options[0], SMALL)
    again = weigh_again(table, state, first, first.options[0].code, SMALL)

    def whole(judged: Judged) -> bool:
        leads = [option.expected.lead * judged.worlds for option in judged.options]
        return all(abs(lead - round(lead)) < 0.01 for lead in leads)

    assert whole(again)
    assert not whole(first)
    told = point(table, state, SMALL, 0, decision.options[0])
    wins = told.seats[0].win * 2 * SMALL.for_a_point("stone_age")
    assert abs(wins - round(wins)) < 0.01


def test_a_point_of_the_graph_is_what_all_seats_know_and_not_one_of_them() -> None:
    """Near the end of Through the Ages each knows events of its own that will score.

    Judged by whose turn it is, a chance fell from 100 % to 67 % and rose again, and nothing had happened.
    """
    table, setting = table_of("through_the_ages"), Setting(32, "eyes")
    state = played("through_the_ages", 2, "1")[-6].copy()
    decision = table.game.decision(state)
    assert decision is not None
    told = point(table, state, setting, 0, decision.options[0]).seats[0].lead
    table.game.apply(state, decision.options[0])
    leads = []
    for seat in range(2):
        worlds = worlds_for(table, state, seat, setting, fast_rng("eyes"))
        dealt = [worlds.played_out(worlds.world(number)) for number in range(16)]
        leads.append(mean([final_chances(table.game, one)[0].lead for one in dealt]))
    assert abs(leads[0] - leads[1]) > 10
    assert abs(told - mean(leads)) < 5


def test_in_a_decided_game_what_costs_most_points_comes_first() -> None:
    """The value of the search hardly tells 7 points from 20 there: as likely to win, 20 cost more."""

    def lost(ply: int, value: float, lead: float, win: float = 0.0) -> Judged:
        chance = Chance(300.0, 1.0, 1.0)
        better = Weighed("b", chance, Difference(value, 0.0), Difference(lead, 0.5), Difference(win, 0.0))
        return decided(ply, "b", better)

    early, late, chances = lost(1, 0.02, 7.0), lost(2, 0.01, 20.0), lost(3, 0.009, 3.0, 0.02)
    assert [one.judged for one in costly(mistakes((early, late, chances)))] == [chances, late, early]
    good, best = [
        decided(
            ply,
            "b",
            Weighed("b", Chance(0.0, 0.0, 2.0), Difference(-0.01 / ply, 0.0), Difference(-points, 0.0), none),
        )
        for ply, points, none in ((1, 7.0, Difference(0.0, 0.0)), (2, 20.0, Difference(0.0, 0.0)))
    ]
    assert found((good, best)) == (best, good)


def test_what_is_done_later_in_the_round_was_not_missed() -> None:
    """The order of two choices is no mistake; in the next round it is too late."""
    first = decided(1, "b", option("b", 0.2), round=1)
    second = decided(2, "b", code="b", round=1)
    assert mistakes((first, second)) == []
    assert summary(0, (first, second)).equal == 1
    late = decided(2, "b", code="b", round=2)
    assert [one.judged for one in mistakes((first, late))] == [first]


def test_the_same_is_missed_once_in_a_round() -> None:
    """Where it cost most; in another round it is another mistake."""
    first = decided(1, "b", option("b", 0.1), round=1)
    second = decided(2, "b", option("b", 0.2), round=1)
    third = decided(3, "b", option("b", 0.15), round=2)
    assert [one.judged for one in mistakes((first, second, third))] == [second, third]
    told = summary(0, (first, second, third))
    assert (told.worse, told.repeated, told.equal, told.same) == (2, 1, 0, 0)


def test_more_points_with_less_chance_to_win_are_not_better() -> None:
    points, less = Difference(2.0, 0.5), Difference(-0.02, 0.01)
    richer = Weighed("b", Chance(0.0, 0.5, 1.5), Difference(0.01, 0.002), points, less)
    assert decided(1, "b", richer).best.code == "a"
