"""The checker finds what is wrong: it is asked about rounds that nobody would make."""

from civtable.tournaments.checking import faults
from civtable.tournaments.values import KNOCKOUT, ROUND_ROBIN, SWISS, Meeting, Result, Round, Settings
from tests.tournaments.simulated import SIZES

ALL = [1, 2, 3, 4]
TWO = Settings(SWISS, 2, SIZES)


def pairs(*tables: tuple[int, ...], byes: tuple[int, ...] = ()) -> Round:
    """A round in which who sits first wins."""
    ranks = [tuple(range(1, len(table) + 1)) for table in tables]
    return Round(
        tuple([Meeting(table, Result(rank)) for table, rank in zip(tables, ranks, strict=True)]), byes
    )


def told(chosen: Settings, able: list[int], *rounds: Round) -> list[str]:
    """What is wrong, without the number of the round."""
    return [fault.split(": ")[-1] for fault in faults(chosen, [able] * len(rounds), rounds)]


def test_nothing_is_wrong_with_a_legal_round() -> None:
    assert told(TWO, ALL, pairs((1, 2), (3, 4)), pairs((1, 3), (2, 4)), pairs((1, 4), (2, 3))) == []


def test_a_meeting_that_could_be_avoided() -> None:
    assert told(TWO, ALL, pairs((1, 2), (3, 4)), pairs((2, 1), (3, 4))) == ["2 meet again, and 0 would do"]


def test_a_second_bye() -> None:
    assert told(TWO, [1, 2, 3], pairs((1, 2), byes=(3,)), pairs((2, 1), byes=(3,)))[0] == "3 has another bye"


def test_somebody_twice_or_not_at_all_or_who_left() -> None:
    assert "somebody is there twice" in told(TWO, ALL, pairs((1, 2), (1, 3)))
    assert "somebody is left out" in told(TWO, ALL, pairs((1, 2)))
    assert "somebody is there who may not be" in told(TWO, ALL, pairs((1, 2), (3, 5)))


def test_a_table_that_is_too_large() -> None:
    assert "a table of 3" in told(TWO, [1, 2, 3], pairs((1, 2, 3)))


def test_a_round_robin_in_which_two_meet_twice() -> None:
    chosen = Settings(ROUND_ROBIN, 2, SIZES)
    assert told(chosen, ALL, pairs((1, 2), (3, 4)), pairs((1, 2), (3, 4))) == ["two meet twice"]


def test_a_knockout_in_which_the_wrong_ones_go_on() -> None:
    chosen = Settings(KNOCKOUT, 2, SIZES)
    first = pairs((1, 2), (3, 4))
    assert faults(chosen, [ALL, [1, 3]], [first, pairs((1, 3))]) == []
    assert len(faults(chosen, [ALL, ALL], [first, pairs((1, 4))])) == 2
