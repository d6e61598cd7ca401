"""Action cards, family by family."""

from typing import Any

import pytest

from civtable.games.through_the_ages.cards.table import NEW_CARDS
from civtable.games.through_the_ages.data import ACTION
from tests.through_the_ages.table import Table, scenario


def holding(card: str, **board: Any) -> Table:
    """An action card in hand."""
    seat = {**board, "hand": [card, *board.get("hand", [])]}
    return scenario(age="III", seats=[seat])


def test_action_card_costs_one_civil_action_and_leaves_the_game() -> None:
    """For good."""
    game = holding("cultural_heritage_a")
    game.play("play cultural_heritage_a")
    assert (game[0].ca, game[0].hand) == (3, [])
    assert "cultural_heritage_a" in game.part("gone")


def test_action_card_needs_a_civil_action() -> None:
    """One that can be used."""
    assert holding("stockpile", civil_used=4).why("play stockpile") == "no_civil_actions"


# Rich Land, Urban Growth, Efficient Upgrade.


@pytest.mark.parametrize(
    ("card", "build", "left"),
    [
        ("rich_land_a", "build bronze", 12 - 1),
        ("rich_land_i", "build iron", 12 - 3),
        ("rich_land_ii", "build iron", 12 - 2),
        ("rich_land_i", "upgrade bronze iron", 12 - 1),
        ("rich_land_ii", "upgrade bronze iron", 12),
        ("rich_land_ii", "build agriculture", 12),
        ("urban_growth_a", "build philosophy", 12 - 2),
        ("urban_growth_i", "build alchemy", 12 - 4),
        ("urban_growth_ii", "build alchemy", 12 - 3),
        ("urban_growth_iii", "upgrade philosophy alchemy", 12),
        ("urban_growth_iii", "build religion", 12),
        ("efficient_upgrade_ii", "upgrade philosophy alchemy", 12),
        ("efficient_upgrade_iii", "upgrade bronze iron", 12),
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
        ("rich_land_a", {"agriculture", "bronze"}),
        ("urban_growth_a", {"philosophy", "religion"}),
    ],
)
def test_card_names_what_may_be_built(card: str, kinds: set[str]) -> None:
    """Rich Land farms and mines, Urban Growth urban buildings."""
    game = holding(card, stored={"bronze": 9})
    game.play(f"play {card}")
    assert {code.split()[1] for code in game.offered()} == kinds
    assert game.why("build warriors") == "not_this_card"


def test_efficient_upgrade_builds_nothing_new() -> None:
    """Upgrades only, but of farms, mines and urban buildings."""
    technologies = ["iron", "alchemy", "irrigation", "swordsmen"]
    game = holding("efficient_upgrade_ii", technologies=technologies, stored={"bronze": 9})
    game.play("play efficient_upgrade_ii")
    assert game.offered() == [
        "upgrade agriculture irrigation",
        "upgrade bronze iron",
        "upgrade philosophy alchemy",
    ]
    assert game.why("build bronze") == "not_this_card"


def test_ordered_building_obeys_the_urban_limit_and_needs_a_worker() -> None:
    """What cannot be done cannot be ordered."""
    board = {"workers": {"philosophy": 2, "religion": 2}, "stored": {"bronze": 9}}
    assert holding("urban_growth_a", **board).why("play urban_growth_a") == "nothing_to_build"
    assert holding("rich_land_a", unused_workers=0, stored={"bronze": 9}).why("play rich_land_a") == (
        "nothing_to_build"
    )


def test_discount_comes_after_construction_technology() -> None:
    """Masonry and Urban Growth II: Alchemy for 6 - 1 - 3 = 2."""
    game = holding("urban_growth_ii", technologies=["alchemy"], specials=["masonry"], stored={"bronze": 2})
    game.play("play urban_growth_ii", "build alchemy")
    assert game[0].resources == 0


# Engineering Genius.


@pytest.mark.parametrize(
    ("card", "price"),
    [
        *(("engineering_genius_a", 5), ("engineering_genius_i", 4), ("engineering_genius_ii", 3)),
        ("engineering_genius_iii", 2),
    ],
)
def test_engineering_genius_builds_one_stage(card: str, price: int) -> None:
    """The second stage of the Eiffel Tower (7) for less, and only one even with Engineering."""
    board = {"building": "eiffel_tower", "stages_built": 1, "specials": ["engineering"]}
    game = holding(card, stored={"bronze": 10}, **board)
    game.play(f"play {card}")
    assert (game[0].resources, game[0].stages, game[0].ca) == (10 - price, 2, 3)


def test_engineering_genius_needs_a_wonder() -> None:
    """An unfinished one."""
    assert holding("engineering_genius_a").why("play engineering_genius_a") == "no_wonder"


# Frugality.


@pytest.mark.parametrize(
    ("card", "food"), [("frugality_a", 6 - 2 + 1), ("frugality_i", 6 - 2 + 2), ("frugality_ii", 6 - 2 + 3)]
)
def test_frugality_pays_first_and_gains_afterwards(card: str, food: int) -> None:
    """The normal price, then food."""
    game = holding(card, stored={"agriculture": 6})
    game.play(f"play {card}")
    assert (game[0].food, game[0].unused, game[0].ca) == (food, 2, 3)


def test_frugality_does_not_pay_for_itself() -> None:
    """Population costs 3, there are 2 food: it cannot be played."""
    game = holding("frugality_i", yellow_bank=16, stored={"agriculture": 2})
    assert game.why("play frugality_i") == "no_food"


# Breakthrough.


@pytest.mark.parametrize(("card", "science"), [("breakthrough_i", 2), ("breakthrough_ii", 3)])
def test_breakthrough_pays_first_and_gains_afterwards(card: str, science: int) -> None:
    """Science 4 and Alchemy (4): pay 4, then have the card's science."""
    game = holding(card, hand=["alchemy"], science=4)
    game.play(f"play {card}")
    assert (game[0].science, game[0].ca, game[0].hand) == (science, 3, [])
    assert "alchemy" in game[0].technologies


def test_breakthrough_does_not_pay_for_itself() -> None:
    """Science 3 is not enough for Alchemy."""
    game = holding("breakthrough_i", hand=["alchemy"], science=3)
    assert game.why("play breakthrough_i") == "nothing_to_develop"


def test_breakthrough_needs_a_civil_action() -> None:
    """What is missing is the action, not a technology."""
    game = holding("breakthrough_i", hand=["alchemy"], science=4, civil_used=4)
    assert game.why("play breakthrough_i") == "no_civil_actions"


# Gains.


@pytest.mark.parametrize(
    ("card", "gain"),
    [
        ("cultural_heritage_a", (1, 4, 0, 0)),
        ("cultural_heritage_i", (2, 2, 0, 0)),
        ("revolutionary_idea_ii", (4, 0, 0, 0)),
        ("revolutionary_idea_iii", (6, 0, 0, 0)),
        ("stockpile", (0, 0, 1, 1)),
    ],
)
def test_gains(card: str, gain: tuple[int, int, int, int]) -> None:
    """Science, culture, food, resources."""
    game = holding(card)
    game.play(f"play {card}")
    assert (game[0].science, game[0].culture, game[0].food, game[0].resources) == gain


def test_stockpile_gains_the_resource_first() -> None:
    """With one blue token in the bank there is no food: the order is that of the card."""
    game = holding("stockpile", blue_bank=1)
    game.play("play stockpile")
    assert (game[0].resources, game[0].food) == (1, 0)


@pytest.mark.parametrize(("card", "amount"), [("reserves_i", 2), ("reserves_ii", 3), ("reserves_iii", 4)])
def test_reserves_are_food_or_resources(card: str, amount: int) -> None:
    """One or the other, not a mix."""
    game = holding(card)
    game.play(f"play {card}")
    assert set(game.offered()) == {f"gain {amount} food 0 resources", f"gain 0 food {amount} resources"}
    assert game.why("gain 1 food 1 resources") == "wrong_amount"
    game.play(f"gain {amount} food 0 resources")
    assert (game[0].food, game[0].resources) == (amount, 0)


# For units.


@pytest.mark.parametrize(
    ("card", "resources"),
    [("patriotism_a", 1), ("patriotism_i", 2), ("patriotism_ii", 3), ("patriotism_iii", 4)],
)
def test_patriotism(card: str, resources: int) -> None:
    """One military action more this turn, and resources for units; no total changes."""
    game = holding(card)
    game.play(f"play {card}")
    assert (game[0].ma, game[0].ma_total) == (3, 2)
    assert game.form()["players"][0]["unit_resources"] == resources


def test_unit_resources_are_spent_first_and_kept_for_the_turn() -> None:
    """Patriotism II (3): Warriors (2), then Swordsmen (3) for 2 real resources."""
    board = {"technologies": ["swordsmen"], "unused_workers": 2, "stored": {"bronze": 5}}
    game = holding("patriotism_ii", **board)
    game.play("play patriotism_ii", "build warriors", "build swordsmen")
    assert game[0].resources == 3


def test_unit_resources_pay_for_upgrades() -> None:
    """Warriors to Swordsmen: 1 of them."""
    game = holding("patriotism_a", technologies=["swordsmen"])
    game.play("play patriotism_a", "upgrade warriors swordsmen")
    assert game[0].strength == 2


def test_unit_resources_pay_for_nothing_else() -> None:
    """Not for a mine."""
    game = holding("patriotism_iii")
    game.play("play patriotism_iii")
    assert game.why("build bronze") == "no_resources"


def test_leftovers_of_patriotism_vanish() -> None:
    """Resources and action are for this turn only."""
    game = holding("patriotism_iii")
    game.play("play patriotism_iii", "end")
    assert game.form()["players"][0]["unit_resources"] == 0
    assert game[0].ma == 2


def test_unused_action_of_patriotism_draws_a_card() -> None:
    """Three military actions are left: three cards."""
    game = holding("patriotism_a")
    game.play("play patriotism_a", "end")
    assert len(game[0].military_hand) == 3


def test_action_of_patriotism_does_not_raise_the_hand_limit() -> None:
    """Two military actions in all: of three cards one is discarded."""
    game = holding("patriotism_a", military_hand=["raid_iii", "plunder_iii", "armed_intervention"])
    game.play("play patriotism_a", "end")
    assert game.asked() == ("discard", 0)


def test_action_of_patriotism_is_used_first() -> None:
    """One unit built: two actions of the total are left."""
    game = holding("patriotism_i")
    game.play("play patriotism_i", "build warriors")
    assert game[0].ma == 2
    assert game.form()["players"][0]["military_used"] == 0


@pytest.mark.parametrize(
    ("card", "players", "stronger", "resources"),
    [
        *(
            ("wave_of_nationalism", 2, 1, 6),
            ("wave_of_nationalism", 3, 2, 6),
            ("wave_of_nationalism", 4, 1, 2),
        ),
        *(("military_build_up", 2, 1, 8), ("military_build_up", 3, 1, 5), ("military_build_up", 4, 3, 9)),
        *(("wave_of_nationalism", 2, 0, 0), ("military_build_up", 3, 0, 0)),
    ],
)
def test_resources_for_each_stronger_rival(card: str, players: int, stronger: int, resources: int) -> None:
    """6, 3, 2 or 8, 5, 3 for each, with 2, 3, 4 players; equal strength is not stronger."""
    seats: list[dict[str, Any]] = [{"hand": [card]}, *({} for _ in range(players - 1))]
    for seat in range(1, stronger + 1):
        seats[seat] = {"workers": {"warriors": 2}}
    game = scenario(players, age="III", seats=seats)
    game.play(f"play {card}")
    assert game.form()["players"][0]["unit_resources"] == resources
    assert game[0].ma == 2


@pytest.mark.parametrize(
    ("players", "ahead", "culture"), [(2, 1, 6), (3, 2, 6), (3, 1, 3), (4, 3, 6), (4, 0, 0)]
)
def test_endowment_for_the_arts(players: int, ahead: int, culture: int) -> None:
    """6, 3, 2 culture for each rival with more, with 2, 3, 4 players; equal is not more."""
    seats: list[dict[str, Any]] = [{"hand": ["endowment_for_the_arts"], "culture": 10}]
    seats += [{"culture": 11 if seat <= ahead else 10} for seat in range(1, players)]
    game = scenario(players, age="III", seats=seats)
    game.play("play endowment_for_the_arts")
    assert game[0].culture == 10 + culture


# All of them.


def test_every_action_card_has_a_family() -> None:
    """7, 8, 10 and 8 different cards in the four ages."""
    cards = [card for card in NEW_CARDS if card.kind == ACTION]
    assert len(cards) == 7 + 8 + 10 + 8
    assert all(card.family for card in cards)
