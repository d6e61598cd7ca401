"""The ways to pay against trying everything."""

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from tests.stone_age.table import scenario

NAMES = ["wood", "brick", "stone", "gold"]
goods = st.tuples(*[st.one_of(st.integers(0, 3), st.integers(0, 20))] * 4)


def ways(held: tuple[int, ...], number: int) -> set[str]:
    """Every mix of that many resources that somebody has, by trying all."""
    mixes = product(*[range(min(amount, number) + 1) for amount in held])
    return {
        "pay " + " ".join(f"{n} {name}" for n, name in zip(mix, NAMES, strict=True) if n)
        for mix in mixes
        if sum(mix) == number
    }


@given(goods, st.integers(1, 4))
def test_all_ways_to_pay_for_a_card_are_offered(held: tuple[int, ...], price: int) -> None:
    """Any mix of as many resources as the space says."""
    board = {**dict(zip(NAMES, held, strict=True)), "figures": {f"card_{price}": 1, "field": 1}}
    game = scenario(seats=[board], turn=0)
    game.play(f"use card_{price}")
    expected = ways(held, price)
    if expected:
        assert game.asked() == ("pay_card", 0)
        assert len(game.offered()) == len(set(game.offered()))
        assert set(game.offered()) == expected | {"decline"}
    else:
        assert game.asked() == ("act", 0)


@given(goods, st.integers(1, 10))
def test_all_ways_to_make_up_for_food_are_offered(held: tuple[int, ...], missing: int) -> None:
    """Any mix of as many resources as food is missing."""
    board = {**dict(zip(NAMES, held, strict=True)), "people": 10, "food": 10 - missing}
    game = scenario(seats=[board, {"figures": {"tool_maker": 1}}], turn=1)
    game.play("use tool_maker")
    expected = ways(held, missing)
    if expected:
        assert game.asked() == ("feed", 0)
        assert len(game.offered()) == len(set(game.offered()))
        assert set(game.offered()) == expected | {"starve"}
    else:
        assert game[0].score == -10


@given(goods, st.integers(1, 4))
def test_what_is_paid_is_gone(held: tuple[int, ...], price: int) -> None:
    """Each way to pay takes exactly the resources it names."""
    board = {**dict(zip(NAMES, held, strict=True)), "figures": {f"card_{price}": 1, "field": 1}}
    for code in sorted(ways(held, price))[:10]:
        game = scenario(seats=[board], turn=0)
        game.play(f"use card_{price}", code)
        words = code.split()[1:]
        paid = {name: int(n) for n, name in zip(words[::2], words[1::2], strict=True)}
        left = [amount - paid.get(name, 0) for name, amount in zip(NAMES, held, strict=True)]
        assert game[0].goods == tuple(left)
