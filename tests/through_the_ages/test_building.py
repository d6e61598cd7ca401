"""Farms, mines, urban buildings and units: building, upgrading, destroying."""

import pytest

from tests.through_the_ages.table import scenario

# Building.


@pytest.mark.parametrize(
    ("card", "price", "ages"),
    [
        *(("agriculture", 2, "I"), ("bronze", 2, "I"), ("philosophy", 3, "I"), ("religion", 3, "I")),
        *(("irrigation", 4, "I"), ("iron", 5, "I"), ("alchemy", 6, "I"), ("theology", 5, "I")),
        *(("bread_and_circuses", 3, "I"), ("printing_press", 3, "I"), ("drama", 4, "I")),
        *(("selective_breeding", 6, "II"), ("coal", 8, "II"), ("scientific_method", 8, "II")),
        *(("organized_religion", 7, "II"), ("team_sports", 5, "II"), ("journalism", 8, "II")),
        *(("opera", 8, "II"), ("mechanized_agriculture", 8, "III"), ("oil", 11, "III")),
        *(("computers", 11, "III"), ("professional_sports", 8, "III"), ("multimedia", 11, "III")),
        ("movies", 11, "III"),
    ],
)
def test_building_costs_a_civil_action_and_resources(card: str, price: int, ages: str) -> None:
    """An unused worker goes onto the card for the printed price."""
    game = scenario(age=ages, seats=[{"technologies": [card], "stored": {"bronze": 12}}])
    before = game[0].workers.get(card, 0)
    game.play(f"build {card}")
    board = game[0]
    assert (board.resources, board.unused, board.actions) == (12 - price, 0, (3, 2))
    assert board.workers[card] == before + 1


@pytest.mark.parametrize(
    ("card", "price", "strength"),
    [
        *(
            ("warriors", 2, 1),
            ("swordsmen", 3, 2),
            ("knights", 3, 2),
            ("riflemen", 5, 3),
            ("cavalrymen", 5, 3),
        ),
        *(("cannon", 5, 3), ("modern_infantry", 7, 5), ("tanks", 7, 5), ("rockets", 7, 5)),
        ("air_forces", 7, 5),
    ],
)
def test_unit_costs_a_military_action_and_resources(card: str, price: int, strength: int) -> None:
    """Its strength counts at once."""
    game = scenario(age="III", seats=[{"technologies": [card], "stored": {"bronze": 12}}])
    game.play(f"build {card}")
    board = game[0]
    assert (board.resources, board.actions, board.strength) == (12 - price, (4, 1), 1 + strength)


def test_building_needs_an_unused_worker() -> None:
    """Workers on cards do not count."""
    game = scenario(seats=[{"unused_workers": 0, "stored": {"bronze": 9}}])
    assert game.why("build bronze") == "no_unused_worker"
    assert game.why("build warriors") == "no_unused_worker"


def test_building_needs_the_technology_in_play() -> None:
    """In hand is not in play."""
    game = scenario(seats=[{"hand": ["iron"], "stored": {"bronze": 9}}])
    assert game.why("build iron") == "no_technology"


def test_building_needs_the_resources() -> None:
    """One resource does not pay for a mine of two."""
    assert scenario(seats=[{"stored": {"bronze": 1}}]).why("build bronze") == "no_resources"


# The urban limit.


@pytest.mark.parametrize(
    ("government", "limit"),
    [
        *(("despotism", 2), ("monarchy", 3), ("theocracy", 3), ("constitutional_monarchy", 3)),
        *(("republic", 3), ("communism", 4), ("democracy", 4), ("fundamentalism", 4)),
    ],
)
def test_urban_limit_counts_all_levels_of_a_kind(government: str, limit: int) -> None:
    """As many buildings of a kind as the government says; other kinds do not matter."""
    board = {
        "government": government,
        "workers": {"philosophy": limit - 1, "alchemy": 1},
        "stored": {"bronze": 9},
    }
    game = scenario(age="III", seats=[board])
    assert game.why("build philosophy") == "urban_limit"
    assert game.why("build alchemy") == "urban_limit"
    assert game.why("build religion") is None


def test_farms_mines_and_units_have_no_limit() -> None:
    """Only urban buildings have."""
    game = scenario(seats=[{"workers": {"bronze": 7, "warriors": 7}, "stored": {"bronze": 9}}])
    assert game.why("build bronze") is None
    assert game.why("build warriors") is None


def test_upgrade_ignores_the_urban_limit() -> None:
    """The number of buildings of the kind does not change."""
    board = {"workers": {"philosophy": 2}, "technologies": ["alchemy"], "stored": {"bronze": 9}}
    game = scenario(seats=[board])
    game.play("upgrade philosophy alchemy")
    assert game[0].workers["alchemy"] == 1


def test_lower_limit_destroys_nothing() -> None:
    """Three labs stay when a government with a limit of two would allow no more."""
    board = {"workers": {"philosophy": 3}, "stored": {"bronze": 9}}
    game = scenario(seats=[board])
    game.play("build religion")
    assert game[0].workers["philosophy"] == 3


# Upgrading.


@pytest.mark.parametrize(
    ("old", "new", "price"),
    [
        *(("bronze", "iron", 3), ("agriculture", "irrigation", 2), ("philosophy", "alchemy", 3)),
        *(("bronze", "oil", 9), ("philosophy", "computers", 8)),
    ],
)
def test_upgrade_costs_the_difference(old: str, new: str, price: int) -> None:
    """One civil action, whatever levels are skipped."""
    game = scenario(age="III", seats=[{"technologies": [new], "stored": {"bronze": 10}}])
    before = game[0].workers[old]
    game.play(f"upgrade {old} {new}")
    board = game[0]
    assert (board.resources, board.ca, board.unused) == (10 - price, 3, 1)
    assert (board.workers.get(old, 0), board.workers[new]) == (before - 1, 1)


def test_unit_upgrade_costs_a_military_action() -> None:
    """Warriors (2) to Swordsmen (3): 1 resource."""
    game = scenario(seats=[{"technologies": ["swordsmen"], "stored": {"bronze": 1}}])
    game.play("upgrade warriors swordsmen")
    assert (game[0].resources, game[0].actions, game[0].strength) == (0, (4, 1), 2)


def test_upgrade_stays_within_a_kind_and_goes_up() -> None:
    """No temple becomes a lab, and no Alchemy becomes Philosophy."""
    board = {"workers": {"religion": 1, "alchemy": 1}, "stored": {"bronze": 9}, "technologies": ["iron"]}
    assert scenario(seats=[board]).offered("upgrade") == [
        "upgrade bronze iron",
        "upgrade philosophy alchemy",
    ]


@pytest.mark.parametrize(
    ("special", "old", "new", "price"),
    [
        ("masonry", "philosophy", "alchemy", 2),
        ("engineering", "scientific_method", "computers", 2),
        ("architecture", "alchemy", "scientific_method", 1),
    ],
)
def test_upgrade_modifies_both_prices_first(special: str, old: str, new: str, price: int) -> None:
    """(6 - 1) - 3 = 2 with Masonry; (11 - 3) - (8 - 2) = 2 with Engineering."""
    board = {"workers": {old: 1}, "technologies": [new], "specials": [special], "stored": {"bronze": 9}}
    game = scenario(age="III", seats=[board])
    game.play(f"upgrade {old} {new}")
    assert game[0].resources == 9 - price


@pytest.mark.parametrize(
    ("special", "prices"),
    [("masonry", [3, 5, 7, 10]), ("architecture", [3, 5, 6, 9]), ("engineering", [3, 5, 6, 8])],
)
def test_construction_makes_urban_buildings_cheaper(special: str, prices: list[int]) -> None:
    """Levels I to III: Masonry 1, 1, 1 less, Architecture 1, 2, 2, Engineering 1, 2, 3."""
    for lab, price in zip(["philosophy", "alchemy", "scientific_method", "computers"], prices, strict=True):
        board = {"technologies": [lab], "specials": [special], "stored": {"bronze": 12}}
        game = scenario(age="III", seats=[board])
        game.play(f"build {lab}")
        assert game[0].resources == 12 - price


def test_construction_does_not_help_farms_mines_and_units() -> None:
    """Only urban buildings."""
    board = {"technologies": ["iron"], "specials": ["engineering"], "stored": {"bronze": 5}}
    game = scenario(age="III", seats=[board])
    game.play("build iron")
    assert game[0].resources == 0


# Destroying.


def test_destroying_frees_the_worker() -> None:
    """For a civil action; nothing is paid back."""
    game = scenario()
    game.play("destroy philosophy")
    board = game[0]
    assert (board.unused, board.ca, board.science_rate, board.resources) == (2, 3, 0, 0)


def test_disbanding_frees_the_worker() -> None:
    """For a military action."""
    game = scenario()
    game.play("disband warriors")
    assert (game[0].unused, game[0].actions, game[0].strength) == (2, (4, 1), 0)


def test_no_actions_no_deeds() -> None:
    """Without actions only the end of the turn is left."""
    board = {"civil_used": 4, "military_used": 2, "stored": {"bronze": 9, "agriculture": 9}}
    assert scenario(seats=[board]).offered() == ["end"]
