"""Who meets whom: every round is legal whatever happens, every tournament ends, seats are shared out."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from civtable.tournaments.checking import faults, seats_apart
from civtable.tournaments.pairing import next_round
from civtable.tournaments.sizes import knockout_sizes, rounds_of, table_sizes
from civtable.tournaments.standings import standings
from civtable.tournaments.values import FORMS, KNOCKOUT, ROUND_ROBIN, SWISS, Entrant, Round, Settings
from tests.tournaments.simulated import SIZES, played, tournament

KINDS = st.builds(Settings, st.sampled_from(FORMS), st.integers(2, 4), st.just(SIZES))


@given(KINDS, st.integers(3, 64), st.integers(0, 1000))
@settings(max_examples=40, deadline=None)
def test_every_round_is_legal(chosen: Settings, number: int, seed: int) -> None:
    entrants, present, rounds = tournament(short(chosen), number, seed)
    assert faults(chosen, present, rounds) == []
    assert len(rounds) == rounds_of(short(chosen), number)
    check_order(chosen, entrants, rounds)


@given(KINDS, st.integers(3, 40), st.integers(0, 1000), st.floats(0.2, 1.0))
@settings(max_examples=40, deadline=None)
def test_every_round_is_legal_though_people_leave(
    chosen: Settings, number: int, seed: int, often: float
) -> None:
    entrants, present, rounds = tournament(
        short(chosen), number, seed, lambda round, random: random.random() < often
    )
    assert faults(chosen, present, rounds) == []
    assert len(rounds) <= rounds_of(short(chosen), number)
    check_order(chosen, entrants, rounds)


@given(st.integers(2, 4), st.integers(3, 12), st.integers(1, 12), st.integers(0, 1000))
@settings(max_examples=30, deadline=None)
def test_a_long_swiss_of_few_repeats_no_more_than_it_must(
    seats: int, number: int, rounds: int, seed: int
) -> None:
    chosen = Settings(SWISS, seats, SIZES, rounds)
    _, present, played = tournament(chosen, number, seed)
    assert len(played) == rounds
    assert faults(chosen, present, played) == []


def short(chosen: Settings) -> Settings:
    """The same with at most six rounds where that is a choice: the long ones take long to try."""
    if chosen.form == ROUND_ROBIN and chosen.seats > 2:
        return Settings(chosen.form, chosen.seats, chosen.sizes, 6)
    return chosen


def check_order(chosen: Settings, entrants: list[Entrant], rounds: list[Round]) -> None:
    """Everybody has a place of their own, whatever order they are asked in."""
    order = [row.entrant for row in standings(chosen, entrants, rounds, "lot")]
    assert sorted(order) == [entrant.number for entrant in entrants]
    assert [row.entrant for row in standings(chosen, entrants[::-1], rounds, "lot")] == order


def test_a_swiss_of_64_is_legal() -> None:
    chosen = Settings(SWISS, 2, SIZES)
    _, present, rounds = tournament(chosen, 64)
    assert faults(chosen, present, rounds) == []
    assert [len(one.tables) for one in rounds] == [32] * 6
    assert seats_apart(rounds, 2) <= 2


def test_the_same_facts_give_the_same_round() -> None:
    for form in FORMS:
        chosen = Settings(form, 3, SIZES)
        entrants, _, rounds = tournament(chosen, 17)
        again = next_round(chosen, entrants, rounds[:1], "lot 1")
        assert again is not None
        assert [table.entrants for table in again.tables] == [table.entrants for table in rounds[1].tables]


@pytest.mark.parametrize("number", [3, 4, 7, 8, 33, 64])
def test_everybody_meets_everybody_once_and_has_both_seats_equally_often(number: int) -> None:
    chosen = Settings(ROUND_ROBIN, 2, SIZES)
    _, present, rounds = tournament(chosen, number)
    assert faults(chosen, present, rounds) == []
    pairs = [frozenset(table.entrants) for one in rounds for table in one.tables]
    assert len(set(pairs)) == len(pairs) == number * (number - 1) // 2
    assert seats_apart(rounds, 2) <= 1


@pytest.mark.parametrize(
    ("number", "seats", "most"), [(9, 3, 1), (16, 4, 2), (12, 3, 2), (12, 4, 2), (13, 3, 2)]
)
def test_a_round_robin_of_more_brings_pairs_together_about_equally_often(
    number: int, seats: int, most: int
) -> None:
    _, _, rounds = tournament(Settings(ROUND_ROBIN, seats, SIZES), number)
    met = Counter(
        frozenset(pair) for one in rounds for table in one.tables for pair in combinations(table.entrants, 2)
    )
    assert max(met.values()) <= most
    pairs = number * (number - 1) // 2
    assert len(met) >= 0.75 * pairs, f"only {len(met)} of {pairs} pairs have met"


def test_tables_are_full_or_have_one_seat_less() -> None:
    four = Settings(SWISS, 4, SIZES)
    assert table_sizes(four, 16) == [4] * 4
    assert table_sizes(four, 15) == [4, 4, 4, 3]
    assert table_sizes(four, 6) == [3, 3]
    assert table_sizes(four, 5) == [4]  # somebody has a bye
    assert table_sizes(four, 2) == [2]
    assert table_sizes(Settings(SWISS, 3, SIZES), 7) == [3, 2, 2]
    assert table_sizes(Settings(SWISS, 3, frozenset({3})), 8) == [3, 3]
    assert table_sizes(Settings(SWISS, 2, SIZES), 7) == [2, 2, 2]


def test_a_power_of_two_goes_on_in_a_knockout_of_two() -> None:
    chosen = Settings(KNOCKOUT, 2, SIZES)
    assert len(knockout_sizes(chosen, 64)) == 32
    assert len(knockout_sizes(chosen, 40)) == 8  # and 24 have a bye
    _, _, rounds = tournament(chosen, 40)
    assert [len(one.byes) for one in rounds] == [24, 0, 0, 0, 0, 0]


def test_of_four_at_a_table_two_go_on_unless_one_is_chosen() -> None:
    _, _, rounds = tournament(Settings(KNOCKOUT, 4, SIZES), 16)
    assert [len(one.tables) for one in rounds] == [4, 2, 1]
    _, _, rounds = tournament(Settings(KNOCKOUT, 4, SIZES, advance=1), 16)
    assert [len(one.tables) for one in rounds] == [4, 1]


def test_nobody_is_paired_with_who_has_left() -> None:
    chosen = Settings(ROUND_ROBIN, 2, SIZES)
    entrants, _, rounds = tournament(chosen, 4)
    without = [Entrant(one.number, one.number != 2) for one in entrants]
    found = next_round(chosen, without, rounds[:1], "lot 1")
    assert found is not None
    assert 2 not in found.present()
    assert len(found.byes) == 1  # who would have met them


@pytest.mark.parametrize("number", [4, 5, 9, 12])
def test_who_stays_meets_everybody_who_stays_though_all_others_have_left(number: int) -> None:
    """Two are left whose turn to meet comes later: until then both have byes, and it goes on."""
    chosen = Settings(ROUND_ROBIN, 2, SIZES)
    everybody, _, planned = tournament(chosen, number)
    last = planned[-1].tables[0].entrants
    two = [Entrant(one.number, one.number in last) for one in everybody]
    rounds = planned[:1]
    while (found := next_round(chosen, two, rounds, "lot 1")) is not None:
        rounds.append(played(found, Random(1)))
        assert set(found.present()) == {*last}
    assert len(rounds) == len(planned)
    assert {*rounds[-1].tables[0].entrants} == {*last}


def test_a_round_robin_ends_when_nobody_is_left_to_meet() -> None:
    chosen = Settings(ROUND_ROBIN, 2, SIZES)
    everybody, _, rounds = tournament(chosen, 6)
    met = rounds[0].tables[0].entrants
    assert (
        next_round(chosen, [Entrant(one.number, one.number in met) for one in everybody], rounds[:1], "lot 1")
        is None
    )
    assert (
        next_round(chosen, [Entrant(one.number, one.number == 1) for one in everybody], rounds[:1], "lot 1")
        is None
    )
