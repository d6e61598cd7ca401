"""The production phase: corruption, food, consumption, resources, uprisings."""

from typing import Any

import pytest

from tests.through_the_ages.table import Board, scenario

NOBODY = {"agriculture": 0, "bronze": 0, "philosophy": 0, "warriors": 0}


def produced(**board: Any) -> Board:
    """The first player's board after the end of the turn."""
    workers = {**NOBODY, **board.pop("workers", {})}
    age = board.pop("age", "III")
    game = scenario(age=age, seats=[{**board, "workers": workers}])
    game.play("end")
    return game[0]


def test_science_and_culture_are_scored() -> None:
    """As the ratings say."""
    board = produced(workers={"alchemy": 2, "drama": 1}, science=3, culture=5)
    assert (board.science, board.culture) == (7, 7)


@pytest.mark.parametrize(
    ("card", "food"),
    [("agriculture", 2), ("irrigation", 4), ("selective_breeding", 6), ("mechanized_agriculture", 10)],
)
def test_farms_produce(card: str, food: int) -> None:
    """One blue token for each worker, worth what the card says: two farms."""
    board = produced(workers={card: 2})
    assert (board.food, board.stored, board.blue) == (food, {card: 2}, 14)


@pytest.mark.parametrize(("card", "resources"), [("bronze", 2), ("iron", 4), ("coal", 6), ("oil", 10)])
def test_mines_produce(card: str, resources: int) -> None:
    """One blue token for each worker: two mines."""
    board = produced(workers={card: 2})
    assert (board.resources, board.stored, board.blue) == (resources, {card: 2}, 14)


# Corruption.


@pytest.mark.parametrize(
    ("bank", "corruption"), [(16, 0), (11, 0), (10, 2), (6, 2), (5, 4), (1, 4), (0, 6), (30, 0)]
)
def test_corruption_by_blue_bank(bank: int, corruption: int) -> None:
    """2, 4 or 6 resources when the sections of the blue bank become empty."""
    assert produced(blue_bank=bank, stored={"bronze": 8}).resources == 8 - corruption


@pytest.mark.parametrize(("bank", "resources"), [(11, 6), (10, 4)])
def test_corruption_comes_before_production(bank: int, resources: int) -> None:
    """11 tokens: none, though 6 will leave the bank; 10 tokens: 2, whatever comes afterwards."""
    assert produced(blue_bank=bank, stored={"bronze": 2}, workers={"bronze": 4}).resources == resources


def test_corruption_takes_food_when_resources_are_gone() -> None:
    """Corruption 4 with 3 resources and 5 food: 3 resources and 1 food."""
    board = produced(blue_bank=5, stored={"bronze": 3, "agriculture": 5})
    assert (board.resources, board.food) == (0, 4)


def test_corruption_takes_nothing_from_the_poor() -> None:
    """No culture, no science."""
    board = produced(blue_bank=5, culture=9, science=9)
    assert (board.resources, board.food, board.culture, board.science) == (0, 0, 9, 9)


# Consumption.


@pytest.mark.parametrize(
    ("bank", "food"),
    [(18, 0), (17, 0), (16, 1), (13, 1), (12, 2), (9, 2), (8, 3), (5, 3), (4, 4), (1, 4), (0, 6)],
)
def test_consumption_by_yellow_bank(bank: int, food: int) -> None:
    """As the leftmost empty section of the yellow bank says."""
    board = produced(yellow_bank=bank, stored={"agriculture": 9}, unused_workers=8)
    assert board.food == 9 - food


def test_hunger_costs_culture() -> None:
    """Consumption 3, food 1, culture 6: two are missing, 8 culture, so none is left."""
    board = produced(yellow_bank=8, stored={"agriculture": 1}, culture=6, unused_workers=8)
    assert (board.food, board.culture) == (0, 0)


def test_each_missing_food_costs_four_culture() -> None:
    """Consumption 3, food 1, culture 20."""
    board = produced(yellow_bank=8, stored={"agriculture": 1}, culture=20, unused_workers=8)
    assert board.culture == 12


def test_farms_produce_before_people_eat() -> None:
    """No food in store, one farm, consumption 1: nobody is hungry."""
    board = produced(yellow_bank=16, workers={"agriculture": 1}, culture=9)
    assert (board.food, board.culture) == (0, 9)


def test_tokens_freed_by_eating_go_to_the_mines() -> None:
    """1 token in the bank, a farm and two mines, consumption 1: one mine produces, the other does not."""
    workers = {"agriculture": 1, "bronze": 2}
    board = produced(blue_bank=1, yellow_bank=16, workers=workers)
    assert (board.food, board.resources, board.blue) == (0, 1, 0)


def test_best_mines_produce_first() -> None:
    """2 tokens, 1 worker on Coal and 2 on Bronze: 3 + 1."""
    board = produced(blue_bank=2, workers={"coal": 1, "bronze": 2})
    assert board.stored == {"coal": 1, "bronze": 1}


def test_best_farms_produce_first() -> None:
    """One token: on Irrigation."""
    assert produced(blue_bank=1, workers={"irrigation": 1, "agriculture": 2}).stored == {"irrigation": 1}


# Uprising.


def test_uprising_skips_production() -> None:
    """More discontent than unused workers: no points, no goods, no corruption, no hunger."""
    board = produced(
        age="I",
        yellow_bank=8,
        blue_bank=0,
        unused_workers=3,
        stored={"bronze": 3},
        culture=9,
        workers={"philosophy": 2, "bronze": 2, "agriculture": 1},
    )
    assert (board.science, board.culture, board.resources, board.food) == (0, 9, 3, 0)
    assert board.actions == (4, 2)
    assert len(board.military_hand) == 2


def test_as_many_unused_as_discontent_workers_is_no_uprising() -> None:
    """Needs 4 faces, has 2, 2 unused workers."""
    board = produced(yellow_bank=8, unused_workers=2, workers={"theology": 1, "agriculture": 3})
    assert board.discontent == 2
    assert board.culture == 1


def test_genghis_khan_is_feared_in_an_uprising() -> None:
    """His culture is no production."""
    board = produced(age="I", yellow_bank=8, unused_workers=0, leader="genghis_khan", workers={"warriors": 1})
    assert board.culture == 3
