"""Developing technologies, special ones most of all."""

import pytest

from tests.through_the_ages.table import TABLE, scenario


@pytest.mark.parametrize(
    ("card", "price"),
    [
        *(("irrigation", 3), ("iron", 5), ("alchemy", 4), ("theology", 2), ("bread_and_circuses", 3)),
        *(("printing_press", 3), ("drama", 3), ("swordsmen", 4), ("knights", 5), ("selective_breeding", 5)),
        *(("coal", 7), ("scientific_method", 6), ("organized_religion", 4), ("team_sports", 5)),
        *(("journalism", 6), ("opera", 7), ("riflemen", 6), ("cavalrymen", 6), ("cannon", 6)),
        *(("mechanized_agriculture", 7), ("oil", 9), ("computers", 8), ("professional_sports", 7)),
        *(("multimedia", 9), ("movies", 10), ("modern_infantry", 10), ("tanks", 9), ("rockets", 8)),
        ("air_forces", 12),
    ],
)
def test_technology_costs_science_and_a_civil_action(card: str, price: int) -> None:
    """It comes into play without workers, so no rating changes; the steps between may be left out."""
    game = scenario(age="III", seats=[{"hand": [card], "science": 12}])
    before = game[0]
    game.play(f"develop {card}")
    after = game[0]
    assert (after.science, after.ca, after.hand) == (12 - price, 3, [])
    assert card in after.technologies
    assert card not in after.workers
    assert (after.science_rate, after.strength) == (before.science_rate, before.strength)


def test_science_must_be_there() -> None:
    """Four points do not pay for Iron."""
    assert scenario(seats=[{"hand": ["iron"], "science": 4}]).why("develop iron") == "no_science"


def test_civil_action_must_be_there() -> None:
    """Units' technologies cost civil actions too."""
    game = scenario(seats=[{"hand": ["swordsmen"], "science": 9, "civil_used": 4}])
    assert game.why("develop swordsmen") == "no_civil_actions"


@pytest.mark.parametrize(
    ("card", "price", "gain"),
    [
        ("warfare", 5, {"strength": 1, "ma_total": 1}),
        ("strategy", 8, {"strength": 3, "ma_total": 2}),
        ("military_theory", 11, {"strength": 5, "ma_total": 3}),
        ("code_of_laws", 6, {"ca_total": 1}),
        ("justice_system", 7, {"ca_total": 1, "blue": 3}),
        ("civil_service", 10, {"ca_total": 2, "blue": 3}),
        ("cartography", 4, {"strength": 1}),
        ("navigation", 6, {"strength": 2}),
        ("satellites", 8, {"strength": 3}),
        ("masonry", 3, {}),
        ("architecture", 6, {}),
        ("engineering", 9, {}),
    ],
)
def test_special_technology_works_at_once(card: str, price: int, gain: dict[str, int]) -> None:
    """Without workers."""
    game = scenario(age="III", seats=[{"hand": [card], "science": 12}])
    before = game[0]
    game.play(f"develop {card}")
    after = game[0]
    assert after.science == 12 - price
    assert after.specials == [card]
    for rating in ("strength", "ma_total", "ca_total", "blue"):
        assert getattr(after, rating) - getattr(before, rating) == gain.get(rating, 0), rating


def test_new_actions_can_be_used_at_once() -> None:
    """Code of Laws with the last civil action: one is there again."""
    game = scenario(seats=[{"hand": ["code_of_laws"], "science": 6, "civil_used": 3}])
    game.play("develop code_of_laws")
    assert (game[0].ca, game[0].ca_total) == (1, 5)


def test_replaced_technology_is_settled_in_one_step() -> None:
    """Code of Laws (+1) by Justice System (+1): no civil action gained or lost."""
    board = {"hand": ["justice_system"], "specials": ["code_of_laws"], "science": 7, "civil_used": 4}
    game = scenario(age="II", seats=[board])
    game.play("develop justice_system")
    assert (game[0].ca, game[0].ca_total) == (0, 5)
    assert game[0].specials == ["justice_system"]
    assert "code_of_laws" in game.part("gone")


def test_replaced_tokens_are_settled_in_one_step() -> None:
    """Justice System (+3 blue) by Civil Service (+3): nothing changes, even with an empty bank."""
    board = {"hand": ["civil_service"], "specials": ["justice_system"], "science": 10, "blue_bank": 0}
    game = scenario(age="III", seats=[board])
    game.play("develop civil_service")
    assert game[0].blue == 0
    assert game.asked() == ("act", 0)


def test_higher_level_stays() -> None:
    """Masonry under Architecture is developed and paid, and leaves at once."""
    game = scenario(age="II", seats=[{"hand": ["masonry"], "specials": ["architecture"], "science": 3}])
    game.play("develop masonry")
    assert (game[0].science, game[0].specials) == (0, ["architecture"])
    assert "masonry" in game.part("gone")


def test_technologies_of_different_types_stay_side_by_side() -> None:
    """One of each type."""
    board = {"specials": ["code_of_laws", "masonry", "cartography"], "hand": ["warfare"], "science": 5}
    game = scenario(seats=[board])
    game.play("develop warfare")
    assert set(game[0].specials) == {"code_of_laws", "masonry", "cartography", "warfare"}


def test_every_special_technology_has_a_type() -> None:
    """Three levels of four types."""
    specials = [card for card in TABLE.values() if card.special >= 0]
    assert sorted((card.special, card.age) for card in specials) == [
        (kind, age) for kind in range(4) for age in range(1, 4)
    ]
