"""Ratings: science, culture, strength, happiness."""

from typing import Any

import pytest

from tests.through_the_ages.table import Board, scenario


def seat(**board: Any) -> Board:
    """A board of Age III."""
    return scenario(age="III", seats=[board])[0]


@pytest.mark.parametrize(
    ("card", "science", "culture", "strength", "faces"),
    [
        *(("philosophy", 1, 0, 0, 0), ("alchemy", 2, 0, 0, 0), ("scientific_method", 3, 0, 0, 0)),
        *(("computers", 5, 0, 0, 0), ("religion", 0, 1, 0, 1), ("theology", 0, 1, 0, 2)),
        *(
            ("organized_religion", 0, 1, 0, 3),
            ("bread_and_circuses", 0, 0, 1, 2),
            ("team_sports", 0, 0, 2, 3),
        ),
        *(("professional_sports", 0, 0, 3, 4), ("printing_press", 1, 1, 0, 0), ("journalism", 2, 2, 0, 0)),
        *(("multimedia", 3, 3, 0, 0), ("drama", 0, 2, 0, 1), ("opera", 0, 3, 0, 1), ("movies", 0, 4, 0, 1)),
    ],
)
def test_each_urban_building_counts(card: str, science: int, culture: int, strength: int, faces: int) -> None:
    """Two workers give twice what is printed."""
    board = seat(workers={"philosophy": 0, "warriors": 0, card: 2})
    assert (board.science_rate, board.culture_rate) == (2 * science, 2 * culture)
    assert (board.strength, board.happiness) == (2 * strength, 2 * faces)


def test_technology_without_workers_gives_nothing() -> None:
    """Only workers work."""
    board = seat(technologies=["computers", "movies", "tanks", "theology"])
    assert (board.science_rate, board.culture_rate, board.strength, board.happiness) == (1, 0, 1, 0)


def test_ratings_do_not_fall_below_zero() -> None:
    """1 lab of Philosophy under Fundamentalism: 1 - 2 is 0."""
    assert seat(government="fundamentalism").science_rate == 0


def test_happiness_stays_between_zero_and_eight() -> None:
    """Kremlin alone would be -1, four Organized Religion 12."""
    assert seat(wonders=["kremlin"]).happiness == 0
    assert seat(workers={"organized_religion": 4}).happiness == 8


def test_discontent_is_measured_against_the_clamped_rating() -> None:
    """Kremlin's -1 is rating 0: with 12 tokens in the bank 2 are discontent, not 3."""
    assert seat(wonders=["kremlin"], yellow_bank=12).discontent == 2


# St. Peter's Basilica.


def test_st_peters_adds_a_face_to_every_other_source() -> None:
    """2 Theology (2 each) and Hanging Gardens (2): 2 x 3 + 3 + 1 = 10, that is 8."""
    wonders = ["hanging_gardens", "st_peters_basilica"]
    assert seat(workers={"theology": 2}, wonders=wonders).happiness == 8
    assert seat(workers={"theology": 1}, wonders=wonders).happiness == 3 + 3 + 1


def test_st_peters_does_not_cheer_a_sad_card() -> None:
    """Kremlin (-1) stays -1."""
    assert seat(workers={"theology": 1}, wonders=["kremlin", "st_peters_basilica"]).happiness == 3 + 1 - 1


def test_st_peters_helps_leaders_governments_and_colonies() -> None:
    """Chaplin 2 + 1, Theocracy 1 + 1, itself 1, Historic Territory 1 + 1."""
    wonders = ["st_peters_basilica"]
    assert seat(leader="charlie_chaplin", wonders=wonders).happiness == 3 + 1
    assert seat(government="theocracy", wonders=wonders).happiness == 2 + 1
    assert seat(colonies=["historic_territory_i"], wonders=wonders).happiness == 2 + 1


def test_ruined_st_peters_helps_nobody() -> None:
    """Its own face is gone too."""
    wonders = ["st_peters_basilica"]
    assert seat(workers={"theology": 1}, wonders=wonders, ruins=wonders).happiness == 2


# Homer beneath a wonder.


@pytest.mark.parametrize(
    ("wonders", "ruins", "faces"),
    [
        (["hanging_gardens"], [], 3),
        (["hanging_gardens", "st_peters_basilica"], [], 4 + 1),
        (["pyramids"], [], 1),
        (["pyramids"], ["pyramids"], 1),
        (["pyramids", "st_peters_basilica"], ["pyramids"], 2 + 1),
        (["st_peters_basilica"], [], 2),
    ],
)
def test_homer_is_one_printed_face_of_the_wonder(wonders: list[str], ruins: list[str], faces: int) -> None:
    """St. Peter's adds one face to that wonder, not two; in ruins Homer's face stays."""
    assert seat(wonders=wonders, ruins=ruins, homer_under=wonders[0]).happiness == faces


def test_michelangelo_counts_homers_face() -> None:
    """Hanging Gardens with Homer: 1 culture of its own and 3 for its faces."""
    board = {"wonders": ["hanging_gardens"], "homer_under": "hanging_gardens"}
    assert seat(leader="michelangelo", **board).culture_rate == 1 + 3


def test_michelangelo_counts_the_faces_of_st_peters() -> None:
    """Religion 1 + 1, Hanging Gardens 2 + 1, St. Peter's 1: 6 faces, and 4 culture of their own."""
    wonders = ["hanging_gardens", "st_peters_basilica"]
    board = seat(leader="michelangelo", workers={"religion": 1}, wonders=wonders)
    assert board.culture_rate == 1 + 1 + 2 + 6
