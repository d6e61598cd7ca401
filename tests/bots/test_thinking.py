"""How long a bot may think: the limit of its level, its share under load, the rest of its turn."""

import pytest

from civtable.bots import THINKING, levels
from civtable.bots.thinking import A_TURN, SHORTEST, processes_for, thinking_time
from civtable.games import GAMES


@pytest.mark.parametrize("level", ["random", "easy", "medium", "book"])
def test_who_does_not_think_gets_no_time(level: str) -> None:
    assert thinking_time(level, 0, processes=1, tables=50) is None


def test_a_table_alone_gets_all_that_its_level_allows() -> None:
    assert thinking_time("hard", 0) == THINKING["hard"] == 0.3
    assert thinking_time("expert", 0) == THINKING["expert"] == 1.0
    assert all(thinking_time(level, 0) is not None for game in GAMES for level in levels(game)[-2:])


def test_time_shrinks_with_the_tables_that_want_a_choice() -> None:
    """Together they take no longer than one decision in each process, down to the least that makes sense."""
    assert thinking_time("expert", 0, processes=3, tables=3) == 1.0
    assert thinking_time("expert", 0, processes=3, tables=2) == 1.0, "idle processes do not make it longer"
    assert thinking_time("expert", 0, processes=1, tables=4) == pytest.approx(0.25)
    assert thinking_time("expert", 0, processes=3, tables=20) == pytest.approx(0.15)
    assert thinking_time("hard", 0, processes=1, tables=10) == pytest.approx(0.03)
    assert thinking_time("expert", 0, processes=1, tables=1000) == SHORTEST
    assert thinking_time("expert", 0, processes=1, tables=0) == 1.0


@pytest.mark.parametrize("level", THINKING)
def test_a_long_turn_ends_in_time(level: str) -> None:
    """Full time for half of what a turn may take, then less and less: 10 seconds for expert, 3 for hard."""
    longest = THINKING[level]
    assert longest * A_TURN == pytest.approx({"hard": 3.0, "expert": 10.0}[level])
    spent, given = 0.0, []
    for _ in range(20):
        seconds = thinking_time(level, spent)
        assert seconds is not None
        given.append(seconds)
        spent += seconds
    assert given[:5] == [longest] * 5
    assert given == sorted(given, reverse=True)
    assert given[9] < longest / 2
    assert spent < longest * A_TURN
    assert thinking_time(level, 1000) == SHORTEST, "also who has taken far too long still chooses"


def test_a_long_turn_under_load_gets_less_of_its_share() -> None:
    assert thinking_time("expert", 7.5, processes=1, tables=2) == pytest.approx(0.25)


def test_a_table_alone_thinks_in_all_processes() -> None:
    """Where several want a choice, each gets its share of them, and at least one."""
    assert [processes_for(4, tables) for tables in (0, 1, 2, 3, 4, 50)] == [4, 4, 2, 1, 1, 1]
    assert processes_for(1) == 1
