"""Chance: every number can come, none is favoured, and a seed says all."""

import json
from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from civtable.core.errors import BadState
from civtable.core.reading import Node
from civtable.core.rng import LARGEST, Rng, ScriptedRng, SecureRng, fast_rng, rng_from_json, secure_rng

MAKERS = [fast_rng, secure_rng]
Maker = Callable[[str], Rng]


def numbers(rng: Rng, count: int = 50, below: int = 1000) -> list[int]:
    return [rng.below(below) for _ in range(count)]


@pytest.mark.compiled
@pytest.mark.parametrize("make", MAKERS)
@pytest.mark.parametrize("n", [1, 2, 3, 6, 7, 36])
def test_every_number_comes_and_none_is_favoured(make: Maker, n: int) -> None:
    """6,000 draws: chi-squared stays within seven deviations of what chance gives on average."""
    counts = Counter(numbers(make("uniform"), 6000, n))
    assert set(counts) == set(range(n))
    expected = 6000 / n
    chi_squared = sum((counts[i] - expected) ** 2 / expected for i in range(n))
    assert chi_squared < (n - 1) + 7 * (2 * (n - 1)) ** 0.5 + 1


@pytest.mark.compiled
@pytest.mark.parametrize("make", MAKERS)
def test_pairs_of_dice_are_independent(make: Maker) -> None:
    """All 36 pairs of one die and the next come about equally often."""
    rng = make("pairs")
    counts = Counter((rng.below(6), rng.below(6)) for _ in range(7200))
    assert len(counts) == 36
    assert 130 < min(counts.values()) <= max(counts.values()) < 275


@pytest.mark.compiled
@pytest.mark.parametrize("make", MAKERS)
def test_the_largest_range_is_covered(make: Maker) -> None:
    """Up to 2 ** 30 the numbers reach from the bottom to the top."""
    drawn = numbers(make("large"), 2000, LARGEST)
    assert min(drawn) < LARGEST // 200
    assert LARGEST - LARGEST // 200 < max(drawn) < LARGEST


@pytest.mark.compiled
@pytest.mark.parametrize("make", MAKERS)
def test_equal_seeds_give_equal_numbers(make: Maker) -> None:
    """A seed decides everything; similar seeds have nothing in common."""
    assert numbers(make("seed")) == numbers(make("seed"))
    streams = [tuple(numbers(make(seed))) for seed in ("seed", "seed ", "Seed", "", "seed1", "ñ")]
    assert len(set(streams)) == len(streams)


@pytest.mark.compiled
def test_numbers_are_the_same_on_every_machine() -> None:
    """Records rely on these streams: a change would break every saved game."""
    assert numbers(fast_rng("golden"), 8, 100) == [32, 19, 25, 37, 34, 45, 44, 93]
    assert numbers(secure_rng("golden"), 8, 100) == [27, 69, 97, 62, 60, 94, 97, 76]


@pytest.mark.compiled
@pytest.mark.parametrize("make", [*MAKERS, lambda seed: ScriptedRng([5, 4, 3, 2, 1] * 20, 0)])
def test_a_copy_goes_its_own_way(make: Maker) -> None:
    """It gives the same numbers, and drawing from one does not touch the other."""
    rng = make("copy")
    rng.below(10)
    twin = rng.copy()
    assert twin.key() == rng.key()
    first = numbers(rng, 20)
    assert numbers(twin, 20) == first
    assert rng.key() == twin.key()
    rng.below(10)
    assert rng.key() != twin.key()


@pytest.mark.compiled
@pytest.mark.parametrize("make", [*MAKERS, lambda seed: ScriptedRng([5, 4, 3, 2, 1] * 20, 0)])
def test_the_json_form_goes_on_where_the_generator_was(make: Maker) -> None:
    """Reading back what was written gives the same numbers to come."""
    rng = make("json")
    numbers(rng, 7)
    back = rng_from_json(Node(json.loads(json.dumps(rng.to_json()))))
    assert back.key() == rng.key()
    assert type(back) is type(rng)
    assert numbers(back) == numbers(rng)


@pytest.mark.compiled
@given(st.integers(0, 2**32 - 1), st.integers(0, 2**32 - 1), st.integers(1, LARGEST))
def test_the_fast_generator_stays_in_range(x: int, y: int, n: int) -> None:
    """Whatever its words, the number is below n and the words stay words."""
    rng = Rng(x, y)
    for _ in range(5):
        assert 0 <= rng.below(n) < n
    assert all(0 <= word < 2**32 for word in rng.key())


@pytest.mark.compiled
@pytest.mark.parametrize("make", MAKERS)
def test_a_fork_is_a_fast_generator_of_its_own(make: Maker) -> None:
    """Equal generators have equal forks, and two forks of one are different."""
    rng = make("fork")
    one, two = rng.fork(), rng.fork()
    assert type(one) is Rng
    assert numbers(one) != numbers(two)
    assert numbers(make("fork").fork()) == numbers(make("fork").fork())


@pytest.mark.compiled
@pytest.mark.parametrize("make", MAKERS)
def test_shuffling_gives_every_order(make: Maker) -> None:
    """All 24 orders of four things come, about equally often."""
    rng = make("shuffle")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(4800):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] += 1
    assert len(counts) == 24
    assert 130 < min(counts.values()) <= max(counts.values()) < 275


def test_shuffling_nothing_draws_nothing() -> None:
    """Lists of no or one item have only one order."""
    rng = ScriptedRng([], 0)
    for items in ([], [7]):
        rng.shuffle(items)
    assert rng.key() == ()


@pytest.mark.compiled
def test_the_script_gives_its_numbers_and_then_stops() -> None:
    """A scenario says all that chance does; one draw more is an error, as is a number that cannot come."""
    rng = ScriptedRng([0, 5, 6], 0)
    assert (rng.below(6), rng.below(6)) == (0, 5)
    with pytest.raises(BadState) as error:
        rng.below(6)
    assert error.value.reason.key == "chance-script-range"
    assert error.value.reason.args == {"number": 6, "below": 6}
    with pytest.raises(BadState) as error:
        rng.below(6)
    assert error.value.reason.key == "chance-script-ended"
    assert error.value.reason.args == {"used": 3}


@pytest.mark.compiled
def test_the_secure_generator_depends_on_its_whole_secret() -> None:
    """Another secret gives other numbers, and so does another position."""
    secret = bytes(range(32))
    streams = [
        tuple(numbers(SecureRng(secret, 0))),
        tuple(numbers(SecureRng(secret, 1))),
        tuple(numbers(SecureRng(secret[:-1] + b"\xff", 0))),
    ]
    assert len(set(streams)) == 3
    assert streams[0][1:] == streams[1][:-1]


@pytest.mark.parametrize(
    "form",
    [
        None,
        {},
        {"kind": "loaded"},
        {"kind": "fast"},
        {"kind": "fast", "words": [1]},
        {"kind": "fast", "words": [0, 0]},
        {"kind": "fast", "words": [-1, 1]},
        {"kind": "fast", "words": [1, 2**32]},
        {"kind": "fast", "words": [True, 1]},
        {"kind": "fast", "words": [1, 2], "more": 3},
        {"kind": "secure", "secret": "00", "drawn": 0},
        {"kind": "secure", "secret": "g" * 64, "drawn": 0},
        {"kind": "secure", "secret": "00" * 32, "drawn": -1},
        {"kind": "scripted", "numbers": [-1]},
        {"kind": "scripted", "numbers": ["1"]},
        {"kind": "scripted", "numbers": 1},
    ],
)
def test_a_damaged_form_is_refused(form: object) -> None:
    """Nothing but what `to_json` writes is read."""
    with pytest.raises(BadState):
        rng_from_json(Node(form))  # type: ignore[arg-type]
