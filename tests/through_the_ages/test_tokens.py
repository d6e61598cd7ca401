"""Blue tokens: change, paying too much, gaining, losing."""

import itertools
from functools import cache
from typing import Any

import pytest

from civtable.core.errors import BadState
from civtable.games.through_the_ages import GAME
from civtable.games.through_the_ages.civil.tokens import resources, spend
from civtable.games.through_the_ages.data import MINE
from tests.through_the_ages.table import Table, scenario

# Paying.


def test_payment_returns_tokens_to_the_bank() -> None:
    """Two tokens on Bronze pay 2."""
    game = scenario(seats=[{"stored": {"bronze": 3}, "blue_bank": 5}])
    game.play("build bronze")
    assert (game[0].stored, game[0].blue) == ({"bronze": 1}, 7)


def test_token_moves_down_for_change() -> None:
    """Pay 1 with one token on Iron (2) and Bronze in play: it moves to Bronze."""
    game = scenario(
        seats=[
            {"stored": {"iron": 1}, "blue_bank": 0, "technologies": ["swordsmen"], "hand": ["rich_land_a"]}
        ]
    )
    game.play("upgrade warriors swordsmen")
    assert (game[0].stored, game[0].blue) == ({"bronze": 1}, 0)


def test_change_may_come_from_the_bank() -> None:
    """Pay 2 with a token on Oil (5): 3 come back as tokens on Bronze."""
    game = scenario(age="III", seats=[{"stored": {"oil": 1}, "blue_bank": 9}])
    game.play("build bronze")
    assert (game[0].resources, game[0].stored, game[0].blue) == (3, {"bronze": 3}, 7)


def test_change_uses_the_cards_in_play() -> None:
    """With Coal in play the 3 that come back are one token."""
    game = scenario(age="III", seats=[{"stored": {"oil": 1}, "technologies": ["coal"], "blue_bank": 9}])
    game.play("build bronze")
    assert (game[0].stored, game[0].blue) == ({"coal": 1}, 9)


def test_most_tokens_go_back_to_the_bank() -> None:
    """2 Bronze rather than 1 Iron."""
    game = scenario(seats=[{"stored": {"bronze": 2, "iron": 1}, "blue_bank": 9}])
    game.play("build bronze")
    assert game[0].stored == {"iron": 1}


def test_valuable_tokens_stay_where_as_many_go_back() -> None:
    """Coal (3) and 2 Iron (2 each) pay 3: a token on Coal and one on Bronze are better than two on Iron."""
    game = scenario(age="II", seats=[{"stored": {"iron": 2, "coal": 1}, "blue_bank": 9}])
    game.play("build philosophy")
    assert (game[0].stored, game[0].blue) == ({"bronze": 1, "coal": 1}, 10)


def test_overpaying_when_there_is_no_change() -> None:
    """Bank 0, one token on Oil (5), Bronze in play, price 3: moving it pays 4, and 1 resource is lost."""
    game = scenario(age="III", seats=[{"stored": {"oil": 1}, "blue_bank": 0}])
    game.play("build philosophy")
    assert (game[0].resources, game[0].blue) == (1, 0)


def test_no_overpaying_with_tokens_in_the_bank() -> None:
    """With 2 tokens in the bank the change is exact: 2 resources are left."""
    game = scenario(age="III", seats=[{"stored": {"oil": 1}, "blue_bank": 2}])
    game.play("build philosophy")
    assert (game[0].resources, game[0].blue) == (2, 1)


def test_food_is_paid_alike() -> None:
    """Population for 2 with a token on Selective Breeding (3): 1 is left on Agriculture."""
    game = scenario(age="II", seats=[{"stored": {"selective_breeding": 1}, "blue_bank": 0}])
    game.play("population")
    assert (game[0].stored, game[0].blue) == ({"agriculture": 1}, 0)


def test_food_does_not_pay_for_resources() -> None:
    """Nor the other way round."""
    game = scenario(seats=[{"stored": {"agriculture": 9}}])
    assert game.why("build bronze") == "no_resources"


@cache
def broken(value: int, lower: tuple[int, ...]) -> set[tuple[int, int]]:
    """What a token of a value can become: (value left, tokens left). It stays, goes, or is changed."""
    results = {(value, 1), (0, 0)}
    for size in range(1, value):
        for change in itertools.combinations_with_replacement(lower, size):
            if sum(change) < value:
                results.add((sum(change), size))
    return results


def fewest_tokens(held: list[int], values: tuple[int, ...]) -> dict[int, int]:
    """For every value that can be left of some tokens: the fewest tokens that it takes."""
    left = {0: 0}
    for value in held:
        lower = tuple(other for other in values if other < value)
        step: dict[int, int] = {}
        for (rest, tokens), (kept, more) in itertools.product(left.items(), broken(value, lower)):
            step[rest + kept] = min(step.get(rest + kept, 99), tokens + more)
        left = step
    return left


@pytest.mark.parametrize("mines", [("iron",), ("coal",), ("oil",), ("iron", "oil"), ("iron", "coal", "oil")])
def test_payments_lose_as_little_as_can_be(mines: tuple[str, ...]) -> None:
    """Whatever lies on the mines: exact if there is a way, else the least too much with an empty bank."""
    names = ["bronze", *mines]
    worth = {"bronze": 1, "iron": 2, "coal": 3, "oil": 5}
    values = tuple(worth[name] for name in names)
    for counts in itertools.product(range(3), repeat=len(names)):
        held = [worth[name] for name, count in zip(names, counts, strict=True) for _ in range(count)]
        left = fewest_tokens(held, values)
        for bank in (0, 1, 2):
            stored = {name: count for name, count in zip(names, counts, strict=True) if count}
            board = {"technologies": list(mines), "stored": stored, "blue_bank": bank}
            player = scenario(age="III", seats=[board]).state.players[0]
            for amount in range(1, sum(held) + 1):
                after = player.copy()
                spend(after, MINE, amount)
                fitting = [
                    rest for rest in left if rest <= sum(held) - amount and left[rest] <= len(held) + bank
                ]
                best = max(fitting)
                assert resources(after) == best, (stored, bank, amount)
                assert after.blue == bank + len(held) - left[best], (stored, bank, amount)
                assert best == sum(held) - amount or after.blue == 0


# Gaining.


@pytest.mark.parametrize(
    ("bank", "stored"),
    [(9, {"iron": 1, "bronze": 1}), (2, {"iron": 1, "bronze": 1}), (1, {"iron": 1}), (0, {})],
)
def test_gain_uses_whole_tokens(bank: int, stored: dict[str, int]) -> None:
    """3 resources with Bronze and Iron (no workers): 2 tokens; with 1 token in the bank 2 is the best."""
    board = {"hand": ["reserves_ii"], "technologies": ["iron"], "blue_bank": bank}
    game = scenario(age="II", seats=[board])
    game.play("play reserves_ii", "gain 0 food 3 resources")
    assert game[0].stored == stored


def test_gain_is_never_more_than_it_says() -> None:
    """2 resources with Coal (3) and Bronze (1): two tokens on Bronze."""
    board = {"hand": ["reserves_i"], "technologies": ["coal"]}
    game = scenario(age="II", seats=[board])
    game.play("play reserves_i", "gain 0 food 2 resources")
    assert game[0].stored == {"bronze": 2}


# Losing tokens.


def ruined(**board: Any) -> Table:
    """Ravages of Time is about to ruin the Taj Mahal, which had brought a blue token."""
    seats: list[dict[str, Any]] = [
        {"wonders": ["taj_mahal"], **board},
        {"military_hand": ["developed_territory_i"]},
    ]
    game = scenario(age="II", ask="politics", turn=1, seats=seats, events=["ravages_of_time"])
    game.play("event developed_territory_i")
    return game


def test_lost_blue_tokens_come_from_the_bank() -> None:
    """A card that brought tokens takes them along."""
    board = ruined(blue_bank=3, stored={"coal": 1})[0]
    assert (board.blue, board.stored) == (2, {"coal": 1})


def test_missing_blue_tokens_come_from_cards() -> None:
    """Bank empty and 1 token on Coal: that token goes, and 3 resources with it."""
    board = ruined(blue_bank=0, stored={"coal": 1})[0]
    assert (board.blue, board.stored) == (0, {})


def test_owner_chooses_which_token_of_a_card_goes() -> None:
    """Farm or mine."""
    game = ruined(blue_bank=0, stored={"coal": 1, "agriculture": 2})
    assert game.asked() == ("lose_token", 0)
    game.play("token agriculture")
    assert game[0].stored == {"coal": 1, "agriculture": 1}


# Positions.


@pytest.mark.parametrize("card", ["iron", "philosophy"])
def test_tokens_need_a_card_that_holds_them(card: str) -> None:
    """Not one that is not in play, nor a lab of level 0."""
    form = scenario().form()
    form["players"][0]["stored"] = {card: 1}
    with pytest.raises(BadState):
        GAME.from_json(form)
