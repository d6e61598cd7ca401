"""Action cards and technologies of the 2006 edition that are new or have other numbers than in 2015."""

from typing import Any

import pytest

from tests.through_the_ages_2006.table import Table, scenario


def holding(card: str, **board: Any) -> Table:
    """A civil card in hand in the action phase."""
    return scenario(age="III", seats=[{**board, "hand": [card, *board.get("hand", [])]}])


# Action cards.


@pytest.mark.parametrize(
    ("card", "build", "left"),
    [
        ("rich_land_a", "build bronze", 12 - 1),
        ("rich_land_i", "build iron", 12 - 3),
        ("rich_land_ii", "build iron", 12 - 2),
        ("rich_land_ii", "build agriculture", 12),
        ("ideal_building_site_a", "build philosophy", 12 - 2),
        ("ideal_building_site_i", "build alchemy", 12 - 4),
        ("ideal_building_site_ii", "build alchemy", 12 - 3),
        ("ideal_building_site_iii", "build alchemy", 12 - 2),
        ("ideal_building_site_iii", "build religion", 12),
        ("efficient_upgrade_i", "upgrade philosophy alchemy", 12 - 1),
        ("efficient_upgrade_i", "upgrade bronze iron", 12 - 1),
        ("efficient_upgrade_ii", "upgrade philosophy alchemy", 12),
    ],
)
def test_ordered_building_costs_less_and_no_further_action(card: str, build: str, left: int) -> None:
    """The discount never goes below 0 and pays nothing back."""
    game = holding(card, technologies=["iron", "alchemy"], stored={"bronze": 12})
    game.play(f"play {card}", build)
    assert (game[0].resources, game[0].ca) == (left, 3)


@pytest.mark.parametrize(
    ("card", "kinds"),
    [
        ("rich_land_i", ["build agriculture", "build bronze", "build iron"]),
        ("ideal_building_site_i", ["build philosophy", "build alchemy", "build religion"]),
    ],
)
def test_rich_land_and_ideal_building_site_do_not_upgrade(card: str, kinds: list[str]) -> None:
    """New farms and mines, or new urban buildings; no units."""
    game = holding(card, technologies=["iron", "alchemy"], stored={"bronze": 12})
    game.play(f"play {card}")
    assert game.offered() == kinds
    assert game.why("upgrade bronze iron") is not None


def test_rich_land_needs_an_unused_worker() -> None:
    """There is nothing to build without one, though a mine could be upgraded."""
    game = holding("rich_land_i", technologies=["iron"], stored={"bronze": 12}, unused_workers=0)
    assert game.why("play rich_land_i") == "nothing_to_build"


@pytest.mark.parametrize(
    ("card", "gains"),
    [
        *(("work_of_art_a", (0, 6, 0, 0)), ("work_of_art_i", (0, 5, 0, 0))),
        *(("work_of_art_ii", (0, 4, 0, 0)), ("work_of_art_iii", (0, 3, 0, 0))),
        *(("revolutionary_idea_a", (1, 0, 0, 0)), ("revolutionary_idea_i", (2, 0, 0, 0))),
        *(("revolutionary_idea_ii", (4, 0, 0, 0)), ("revolutionary_idea_iii", (6, 0, 0, 0))),
        *(("bountiful_harvest_i", (0, 0, 2, 0)), ("bountiful_harvest_ii", (0, 0, 3, 0))),
        *(("bountiful_harvest_iii", (0, 0, 4, 0)), ("mineral_deposits_i", (0, 0, 0, 2))),
        *(("mineral_deposits_ii", (0, 0, 0, 3)), ("mineral_deposits_iii", (0, 0, 0, 4))),
    ],
)
def test_cards_that_just_give(card: str, gains: tuple[int, int, int, int]) -> None:
    """Science, culture, food or resources, for one civil action."""
    game = holding(card)
    game.play(f"play {card}")
    board = game[0]
    assert (board.science, board.culture, board.food, board.resources) == gains
    assert board.ca == 3


@pytest.mark.parametrize(("card", "science"), [("breakthrough_i", 2), ("breakthrough_ii", 4)])
def test_breakthrough_gives_science_afterwards(card: str, science: int) -> None:
    """The technology is played at its full price first."""
    game = holding(card, hand=["iron"], science=5)
    game.play(f"play {card}")
    assert "iron" in game[0].technologies
    assert (game[0].science, game[0].ca) == (science, 3)
    assert holding(card, hand=["iron"], science=4).why(f"play {card}") == "nothing_to_develop"


def test_breakthrough_declares_a_revolution() -> None:
    """As the first and only civil action of the turn: all of them are spent."""
    game = holding("breakthrough_ii", hand=["monarchy"], science=3)
    game.play("play breakthrough_ii")
    assert game[0].government == "monarchy"
    assert (game[0].science, game[0].ca, game[0].ca_total) == (4, 0, 5)
    used = holding("breakthrough_ii", hand=["monarchy"], science=3, civil_used=1)
    assert used.why("play breakthrough_ii") == "nothing_to_develop"


def test_frugality_feeds_after_the_growth() -> None:
    """The full price first, then 2 food of Age I."""
    game = holding("frugality_i", stored={"agriculture": 2})
    game.play("play frugality_i")
    assert (game[0].food, game[0].unused, game[0].ca) == (2, 2, 3)
    assert holding("frugality_i", stored={"agriculture": 1}).why("play frugality_i") == "no_food"


# Technologies with workers.


@pytest.mark.parametrize(
    ("technology", "science", "resources"),
    [
        *(("irrigation", 3, 4), ("selective_breeding", 5, 6), ("journalism", 6, 8), ("cavalrymen", 6, 5)),
        *(("bread_and_circuses", 3, 4), ("printing_press", 3, 4), ("drama", 4, 5), ("swordsmen", 3, 3)),
        *(("knights", 4, 3), ("team_sports", 5, 6), ("opera", 7, 9), ("riflemen", 5, 5), ("cannon", 7, 5)),
        *(("computers", 8, 10), ("movies", 10, 12), ("modern_infantry", 8, 7), ("rockets", 10, 7)),
        ("air_forces", 11, 7),
    ],
)
def test_price_of_a_technology_and_of_what_it_builds(technology: str, science: int, resources: int) -> None:
    """With one science or one resource less it is not possible."""
    board = {"science": science, "stored": {"bronze": resources}, "blue_bank": 18}
    game = holding(technology, **board)
    game.play(f"develop {technology}")
    assert game[0].science == 0
    game.play(f"build {technology}")
    assert game[0].resources == 0
    assert game[0].workers[technology] == 1
    poor = holding(technology, science=science - 1)
    assert poor.why(f"develop {technology}") == "no_science"
    board["stored"] = {"bronze": resources - 1}
    poor = holding(technology, **board)
    poor.play(f"develop {technology}")
    assert poor.why(f"build {technology}") == "no_resources"


# Governments.

GOVERNMENTS = {
    # price, price of a revolution, civil and military actions, urban limit, culture, strength, happy faces
    "monarchy": (9, 3, 5, 3, 3, 0, 0, 0),
    "theocracy": (7, 2, 4, 3, 3, 1, 0, 2),
    "constitutional_monarchy": (12, 5, 6, 4, 3, 0, 0, 0),
    "republic": (14, 4, 7, 2, 3, 0, 0, 0),
    "communism": (17, 6, 7, 5, 4, 0, 0, -1),
    "democracy": (21, 8, 7, 3, 4, 2, 0, 0),
    "fundamentalism": (19, 7, 6, 5, 4, 0, 5, 0),
}


@pytest.mark.parametrize("government", GOVERNMENTS)
def test_government_by_peace_or_by_revolution(government: str) -> None:
    """One civil action and the high price, or all civil actions and the low one."""
    peace, revolution, civil, military, _, culture, strength, faces = GOVERNMENTS[government]
    game = holding(government, science=peace, workers={"religion": 2})
    game.play(f"develop {government}")
    board = game[0]
    assert (board.science, board.ca, board.ca_total, board.ma_total) == (0, civil - 1, civil, military)
    assert (board.culture_rate, board.strength, board.happiness) == (2 + culture, 1 + strength, 2 + faces)
    assert board.science_rate == 1
    game = holding(government, science=revolution)
    game.play(f"revolution {government}")
    assert (game[0].science, game[0].ca, game[0].ma) == (0, 0, military)
    poor = holding(government, science=revolution - 1)
    assert poor.why(f"revolution {government}") == "no_science"


@pytest.mark.parametrize("government", GOVERNMENTS)
def test_government_limits_urban_buildings(government: str) -> None:
    """So many of each kind."""
    limit = GOVERNMENTS[government][4]
    board = {"government": government, "stored": {"bronze": 9}}
    assert (
        scenario(age="III", seats=[{**board, "workers": {"religion": limit - 1}}]).why("build religion")
        is None
    )
    full = scenario(age="III", seats=[{**board, "workers": {"religion": limit}}])
    assert full.why("build religion") == "urban_limit"


def test_military_actions_that_were_used_stay_used_in_a_revolution() -> None:
    """One of two was used before: two of three are left."""
    game = holding("monarchy", science=3, military_used=1)
    game.play("revolution monarchy")
    assert (game[0].ma, game[0].ma_total) == (2, 3)


# Special technologies.


@pytest.mark.parametrize(
    ("special", "science", "civil", "military", "strength", "blue"),
    [
        ("warfare", 4, 0, 1, 1, 0),
        ("military_theory", 12, 0, 3, 5, 0),
        ("justice_system", 7, 1, 0, 0, 3),
        ("engineering", 9, 0, 0, 0, 0),
    ],
)
def test_special_technology(
    special: str, science: int, civil: int, military: int, strength: int, blue: int
) -> None:
    """What it costs, and what it gives at once."""
    game = holding(special, science=science)
    game.play(f"develop {special}")
    board = game[0]
    assert (board.science, board.ca_total, board.ma_total) == (0, 4 + civil, 2 + military)
    assert (board.strength, board.blue) == (1 + strength, 18 + blue)
    assert holding(special, science=science - 1).why(f"develop {special}") == "no_science"


def test_no_more_than_forty_science_points() -> None:
    """What would go beyond is lost."""
    game = holding("revolutionary_idea_iii", science=38)
    game.play("play revolutionary_idea_iii")
    assert game[0].science == 40
    game.play("end")
    assert game[0].science == 40
