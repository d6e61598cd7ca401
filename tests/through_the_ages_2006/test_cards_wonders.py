"""Wonders of the 2006 edition that differ from those of the same name in the 2015 edition."""

from typing import Any

import pytest

from tests.through_the_ages_2006.table import Table, scenario


def owning(wonder: str, **board: Any) -> Table:
    """Seat 0 has completed a wonder."""
    return scenario(age="III", seats=[{"wonders": [wonder], **board}])


def completing(wonder: str, stages: int, price: int, **board: Any) -> Table:
    """Seat 0 builds the last stage of a wonder."""
    seat = {"building": wonder, "stages_built": stages - 1, "stored": {"bronze": price}, **board}
    game = scenario(age="III", seats=[seat])
    game.play("stage 1")
    return game


@pytest.mark.parametrize(
    ("wonder", "stages"),
    [
        ("library_of_alexandria", [1, 2, 2, 1]),
        ("transcontinental_railroad", [3, 4, 5]),
        ("ocean_liner_service", [3, 2, 2, 2, 3]),
        ("first_space_flight", [3, 4, 9]),
    ],
)
def test_stages_are_paid_from_left_to_right(wonder: str, stages: list[int]) -> None:
    """Each costs a civil action and what is printed."""
    board = {"building": wonder, "stored": {"bronze": sum(stages)}, "government": "democracy"}
    game = scenario(age="III", seats=[board])
    left = sum(stages)
    for price in stages:
        assert game[0].building == wonder
        game.play("stage 1")
        left -= price
        assert game[0].resources == left
    assert (game[0].wonders, game[0].ca) == ([wonder], 7 - len(stages))


def test_colossus_gives_culture_strength_and_a_ship() -> None:
    """1 culture, 1 strength, and 1 more in a colonizing force."""
    board = owning("colossus")[0]
    assert (board.culture_rate, board.strength) == (1, 1 + 1)
    own = {"wonders": ["colossus"], "military_hand": ["rats"]}
    game = scenario(age="II", ask="politics", events=["historic_territory_i", "rebellion"], seats=[own])
    game.play("event rats")
    assert game.offered("bid") == ["bid 1", "bid 2"]


@pytest.mark.parametrize(
    ("board", "faces"),
    [
        ({}, 0),
        ({"workers": {"religion": 2}}, 4),
        ({"workers": {"drama": 1, "bread_and_circuses": 1}}, 6),
        ({"government": "theocracy"}, 4),
        ({"wonders": ["st_peters_basilica", "hanging_gardens"]}, 4),
        ({"colonies": ["historic_territory_i"]}, 2),
        ({"leader": "rock_and_roll_icon"}, 4),
        ({"wonders": ["st_peters_basilica", "kremlin"], "workers": {"religion": 2}}, 4 - 2),
        ({"government": "communism", "workers": {"religion": 1}}, 2 - 1),
        ({"workers": {"organized_religion": 3}}, 8),
    ],
)
def test_st_peters_doubles_every_happy_face(board: dict[str, Any], faces: int) -> None:
    """It has none of its own; unhappy faces count once, and the track ends at 8."""
    assert owning("st_peters_basilica", **board)[0].happiness == faces


def test_taj_mahal_gives_culture_only() -> None:
    """3 culture and no blue token; a replaced leader does not make it cheaper."""
    game = completing("taj_mahal", 3, 2, blue_bank=10)
    assert game[0].culture_rate == 3
    assert game[0].blue == 10 + 2 + 2  # the price and the tokens on the stages
    board = {"leader": "moses", "hand": ["michelangelo"], "government": "monarchy"}
    game = scenario(row=[None] * 5 + ["taj_mahal"], seats=[{**board, "hand": ["joan_of_arc"]}])
    game.play("lead joan_of_arc", "take taj_mahal")
    assert game[0].ca == 5 - 1 - 2


def test_railroad_gives_strength_and_a_second_token() -> None:
    """5 strength; one worker on the best mine yields two tokens."""
    game = owning("transcontinental_railroad", workers={"bronze": 1, "iron": 2})
    assert game[0].strength == 1 + 5
    game.play("end")
    assert (game[0].stored["iron"], game[0].stored["bronze"]) == (3, 1)


def test_kremlin_gives_two_unhappy_faces() -> None:
    """3 culture, one civil and one military action more."""
    board = owning("kremlin", workers={"religion": 3})[0]
    assert (board.culture_rate, board.happiness) == (3 + 3, 3 - 2)
    assert board.actions == (5, 3)


@pytest.mark.parametrize(("bank", "price"), [(18, 0), (12, 0), (8, 0), (4, 2)])
def test_ocean_liners_bring_people_for_five_food_less(bank: int, price: int) -> None:
    """Without an action; the usual prices are 2, 4, 5 and 7."""
    game = owning("ocean_liner_service", yellow_bank=bank, stored={"agriculture": 3})
    game.play("liner")
    assert (game[0].food, game[0].ca) == (3 - price, 4)
    assert (game[0].yellow, game[0].unused) == (bank - 1, 2)
    assert game.why("liner") == "once_a_turn"


def test_ocean_liners_need_the_rest_of_the_food() -> None:
    """7 - 5 food, for Moses 1 less."""
    board = {"yellow_bank": 4, "stored": {"agriculture": 1}}
    assert owning("ocean_liner_service", **board).why("liner") == "no_food"
    game = owning("ocean_liner_service", leader="moses", **board)
    game.play("liner")
    assert game[0].food == 0


def test_hollywood_scores_levels_of_theaters_and_libraries() -> None:
    """Twice the level for every worker: 6 for Movies, 2 each for two Dramas, 4 for Journalism."""
    workers = {"movies": 1, "drama": 2, "journalism": 1, "computers": 2, "religion": 1}
    assert completing("hollywood", 3, 5, workers=workers)[0].culture == 6 + 4 + 4


def test_internet_scores_levels_of_labs_and_libraries() -> None:
    """Twice the level for every worker; Philosophy has level 0."""
    workers = {"computers": 1, "alchemy": 1, "philosophy": 1, "multimedia": 1, "movies": 2}
    assert completing("internet", 5, 2, workers=workers)[0].culture == 6 + 2 + 6


def test_first_space_flight_scores_levels_of_technologies() -> None:
    """With or without workers, government and special technologies included."""
    board = {"technologies": ["computers", "iron"], "specials": ["navigation"], "government": "republic"}
    assert completing("first_space_flight", 3, 9, **board)[0].culture == 3 + 1 + 2 + 2


def test_library_of_alexandria_raises_both_hand_limits() -> None:
    """5 civil cards under Despotism, and 3 military ones."""
    hand = ["iron", "alchemy", "drama", "theology"]
    game = scenario(row=["irrigation"], seats=[{"wonders": ["library_of_alexandria"], "hand": hand}])
    assert game.why("take irrigation") is None
    military = ["rats", "foray", "raiders"]
    game = scenario(ask="politics", seats=[{"wonders": ["library_of_alexandria"], "military_hand": military}])
    game.play("pass")
    assert game.asked() == ("act", 0)
