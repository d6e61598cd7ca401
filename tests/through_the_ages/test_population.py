"""Population: its price, its happiness, and workers that are lost."""

import pytest

from tests.through_the_ages.table import scenario


@pytest.mark.parametrize(
    ("bank", "price"),
    [(18, 2), (17, 2), (16, 3), (13, 3), (12, 4), (9, 4), (8, 5), (5, 5), (4, 7), (1, 7), (21, 2)],
)
def test_population_price(bank: int, price: int) -> None:
    """The section of the yellow bank, as it is before the token moves, shows the price."""
    game = scenario(seats=[{"yellow_bank": bank, "stored": {"agriculture": 9}}])
    game.play("population")
    board = game[0]
    assert (board.food, board.yellow, board.unused, board.ca) == (9 - price, bank - 1, 2, 3)


def test_second_worker_costs_what_the_bank_then_shows() -> None:
    """17 tokens: 2 food, then 16 tokens: 3 food."""
    game = scenario(seats=[{"yellow_bank": 17, "stored": {"agriculture": 5}}])
    game.play("population", "population")
    assert game[0].food == 0


def test_population_needs_food() -> None:
    """One food is not enough for two."""
    assert scenario(seats=[{"stored": {"agriculture": 1}}]).why("population") == "no_food"


def test_no_population_without_a_yellow_token() -> None:
    """Not even free of charge: the Ocean Liner Service has nobody to bring."""
    seat = {"yellow_bank": 0, "stored": {"agriculture": 9}, "wonders": ["ocean_liner_service"]}
    game = scenario(age="II", seats=[seat])
    assert game.why("population") == "no_yellow"
    assert game.why("liner") == "no_yellow"


@pytest.mark.parametrize(
    ("bank", "faces"),
    [
        *((21, 0), (18, 0), (17, 0), (16, 1), (13, 1), (12, 2), (11, 2), (10, 3), (9, 3), (8, 4), (7, 4)),
        *((6, 5), (5, 5), (4, 6), (3, 6), (2, 7), (1, 7), (0, 8)),
    ],
)
def test_happy_faces_needed(bank: int, faces: int) -> None:
    """The leftmost empty subsection of the yellow bank shows how many."""
    assert scenario(seats=[{"yellow_bank": bank}])[0].discontent == faces


def test_growing_needs_more_faces() -> None:
    """The seventeenth token leaves the bank: one face is needed."""
    game = scenario(seats=[{"yellow_bank": 17, "stored": {"agriculture": 2}}])
    assert game[0].discontent == 0
    game.play("population")
    assert game[0].discontent == 1
