"""Points, what tells equal points apart, and how far somebody got."""

from fractions import Fraction

from civtable.tournaments.standings import standings
from civtable.tournaments.values import KNOCKOUT, SWISS, Entrant, Meeting, Result, Round, Settings
from tests.tournaments.simulated import SIZES

TWO = Settings(SWISS, 2, SIZES)


def table(*entrants: int, ranks: tuple[int, ...], totals: tuple[int, ...] | None = None) -> Meeting:
    """A table that has ended."""
    return Meeting(entrants, Result(ranks, totals))


def order(chosen: Settings, number: int, *rounds: Round) -> list[int]:
    """Who stands where."""
    entrants = [Entrant(one + 1) for one in range(number)]
    return [row.entrant for row in standings(chosen, entrants, rounds, "lot")]


def test_twelve_points_are_shared_out_by_who_is_behind() -> None:
    def points(*ranks: int) -> list[int]:
        one = table(*range(len(ranks)), ranks=ranks)
        return [one.points(seat) for seat in range(len(ranks))]

    assert points(1, 2) == [12, 0]
    assert points(1, 1) == [6, 6]
    assert points(3, 1, 2) == [0, 12, 6]
    assert points(1, 1, 3) == [9, 9, 0]
    assert points(1, 2, 3, 4) == [12, 8, 4, 0]
    assert points(1, 2, 2, 2) == [12, 4, 4, 4]
    assert points(1, 1, 1, 1) == [6, 6, 6, 6]


def test_a_bye_counts_as_a_win() -> None:
    rows = standings(TWO, [Entrant(1), Entrant(2), Entrant(3)], [Round((), (2,))], "lot")
    assert (rows[0].entrant, rows[0].points, rows[0].byes, rows[0].games) == (2, 12, 1, 0)


def test_equal_points_are_told_apart_by_those_whom_one_met() -> None:
    first = Round((table(1, 2, ranks=(1, 2)), table(3, 4, ranks=(1, 2))))
    second = Round((table(2, 4, ranks=(1, 2)), table(1, 3, ranks=(1, 1))))
    # 1 and 3 have 18 points each; 1 has met 2 with 12 points, and 3 has met 4 with none.
    assert order(TWO, 4, first, second) == [1, 3, 2, 4]


def test_then_by_what_they_made_of_each_other() -> None:
    rounds = [
        Round((table(1, 2, ranks=(2, 1)), table(3, 4, ranks=(2, 1)))),
        Round((table(1, 3, ranks=(1, 2)), table(2, 4, ranks=(2, 1)))),
        Round((table(1, 4, ranks=(1, 2)), table(2, 3, ranks=(1, 2)))),
    ]
    rows = standings(TWO, [Entrant(one) for one in (1, 2, 3, 4)], rounds, "lot")
    three = rows[:3]
    assert {row.points for row in three} == {24}
    assert {row.direct for row in three} == {2}  # in a circle: it goes on to the next


def test_then_by_the_share_of_the_points() -> None:
    one = Round((table(1, 2, ranks=(1, 2), totals=(60, 40)), table(3, 4, ranks=(1, 2), totals=(90, 10))))
    rows = standings(TWO, [Entrant(one) for one in (1, 2, 3, 4)], [one], "lot")
    assert [row.entrant for row in rows] == [3, 1, 2, 4]
    assert rows[0].share == Fraction(9, 10)


def test_less_than_no_points_is_none_of_them() -> None:
    one = Round((table(1, 2, ranks=(1, 2), totals=(60, -5)), table(3, 4, ranks=(1, 2), totals=(0, -9))))
    rows = standings(TWO, [Entrant(one) for one in (1, 2, 3, 4)], [one], "lot")
    assert {row.entrant: row.share for row in rows} == {1: 1, 2: 0, 3: Fraction(1, 2), 4: Fraction(1, 2)}


def test_then_by_lot_from_the_published_seed() -> None:
    entrants = [Entrant(one) for one in range(1, 9)]
    orders = {tuple([row.entrant for row in standings(TWO, entrants, [], lot)]) for lot in "abcdef"}
    assert len(orders) > 1


def test_in_a_knockout_it_counts_how_far_somebody_got() -> None:
    chosen = Settings(KNOCKOUT, 2, SIZES)
    first = Round((table(1, 2, ranks=(1, 2)), table(3, 4, ranks=(1, 2))))
    final = Round((table(1, 3, ranks=(2, 1)),))
    assert order(chosen, 4, first, final)[:2] == [3, 1]
    assert order(chosen, 4, first, Round((table(1, 3, ranks=(1, 1)),)))[:2] == [3, 1]  # who sat later


def test_who_goes_on_stands_above_those_who_still_play_that_round() -> None:
    chosen = Settings(KNOCKOUT, 2, SIZES)
    playing = Round((Meeting((1, 2)), table(3, 4, ranks=(1, 2)), Meeting((5, 6)), table(7, 8, ranks=(2, 1))))
    found = order(chosen, 8, playing)
    assert set(found[:2]) == {3, 8}
    assert set(found[6:]) == {4, 7}
