"""The worked examples of the simple version, number by number."""

from typing import Any

import pytest

from tests.through_the_ages_2006.table import Table, scenario

FIRST_ROW = [
    *("moses", "homer", "colossus", "engineering_genius_a", "aristotle"),
    *("hammurabi", "library_of_alexandria", "rich_land_a", "pyramids"),
    *("frugality_a", "patriotism_a", "hanging_gardens", "alexander_the_great"),
]


def simple(players: int = 2, **arranged: Any) -> Table:
    """A position of the simple version in the action phase of seat 0."""
    return scenario(players, version="simple", **arranged)


def first_round() -> Table:
    """Adam, Barbara and Cynthia have 1, 2 and 3 civil actions, and nobody has a military one."""
    boards = [{"civil_used": 3 - seat, "military_used": 2} for seat in range(3)]
    return simple(3, age="A", round=1, row=FIRST_ROW, seats=boards)


def taken_cards() -> Table:
    """What the three players take in the first round."""
    game = first_round()
    game.play("take moses", "end")
    game.play("take colossus", "take engineering_genius_a", "end")
    game.play("take aristotle", "take library_of_alexandria")
    return game


def test_adam_takes_moses_with_his_only_action() -> None:
    """Moses costs 1 and is kept in hand; no action is left for another card."""
    game = first_round()
    game.play("take moses")
    assert (game[0].ca, game[0].hand) == (0, ["moses"])
    assert game.offered() == ["end"]


def test_barbara_takes_a_wonder_and_an_action_card() -> None:
    """Colossus is under construction, so no other wonder may be taken; the action card is in hand."""
    game = first_round()
    game.play("end", "take colossus")
    assert game.why("take pyramids") == "wonder_unfinished"
    game.play("take engineering_genius_a")
    assert (game[1].ca, game[1].building, game[1].hand) == (0, "colossus", ["engineering_genius_a"])


def test_cynthia_takes_one_leader_and_a_wonder() -> None:
    """Aristotle for 1 rules out every other leader of the age; the Library of Alexandria costs 2."""
    game = first_round()
    game.play("end", "end")
    assert game.why("take hammurabi") is None
    game.play("take aristotle")
    assert game.why("take hammurabi") == "leader_of_age"
    game.play("take library_of_alexandria")
    assert (game[2].ca, game[2].hand, game[2].building) == (0, ["aristotle"], "library_of_alexandria")


def test_nothing_else_is_possible_in_the_first_round() -> None:
    """Cards are taken; nothing is built, and nobody has military actions."""
    game = first_round()
    assert game[2].actions == (3, 0)
    assert game.why("build agriculture") == "first_round"
    assert game.why("population") == "first_round"


def test_first_production() -> None:
    """One science, no culture, 2 food and 2 resources, nothing eaten; 14 blue tokens stay in the bank."""
    game = first_round()
    game.play("end")
    board = game[0]
    assert (board.science, board.culture, board.food, board.resources) == (1, 0, 2, 2)
    assert board.stored == {"agriculture": 2, "bronze": 2}
    assert board.blue == 14


def test_only_the_first_two_spaces_are_cleared() -> None:
    """Space 1 is empty, so only Homer leaves; the row is filled from Age A, and then Age I begins."""
    game = taken_cards()
    game.play("end")
    assert (game.part("round"), game.asked()) == (2, ("act", 0))
    assert "homer" in game.part("gone")
    row = game.part("row")
    assert row[:7] == [card for card in FIRST_ROW[5:] if card != "library_of_alexandria"]
    assert None not in row
    assert game.part("age") == "I"
    assert {name for name in row if name in game.part("deck")} == set()
    game.play("end")
    assert game.part("row")[-1] not in FIRST_ROW


def test_wonder_stage_with_engineering_genius() -> None:
    """The first stage of Colossus costs 3 - 2 resources and 1 civil action; a blue token covers it."""
    board = {"building": "colossus", "hand": ["engineering_genius_a"], "stored": {"bronze": 2}}
    game = simple(round=2, row=[None] * 5 + ["engineering_genius_i"], seats=[{**board, "blue_bank": 16}])
    game.play("play engineering_genius_a")
    assert (game[0].ca, game[0].resources, game[0].stages, game[0].blue) == (3, 1, 1, 16)
    game.play("take engineering_genius_i")
    assert game[0].ca == 1
    assert game.why("play engineering_genius_i") == "just_taken"


def test_revolution_is_the_only_civil_action_of_a_turn() -> None:
    """Despotism and Hammurabi have 5 and 1 actions; Monarchy was taken this turn, so it has to wait."""
    game = simple(row=["monarchy"], seats=[{"leader": "hammurabi", "science": 3}])
    assert game[0].actions == (5, 1)
    game.play("take monarchy")
    assert game.why("revolution monarchy") == "all_civil_actions"


def test_revolution_uses_all_civil_actions() -> None:
    """3 science; 6 civil actions, all used; 2 military actions, both free."""
    game = simple(seats=[{"leader": "hammurabi", "science": 3, "hand": ["monarchy"]}])
    game.play("revolution monarchy")
    board = game[0]
    assert (board.science, board.government) == (0, "monarchy")
    assert (board.ca, board.ca_total) == (0, 6)
    assert (board.ma, board.ma_total) == (2, 2)


def test_peaceful_change_costs_one_action_more() -> None:
    """Taking Monarchy and playing it for 9 science: 6 civil actions, 2 of them used."""
    game = simple(row=["monarchy"], seats=[{"leader": "hammurabi", "science": 9}])
    game.play("take monarchy", "develop monarchy")
    assert (game[0].science, game[0].ca_total, game[0].ca) == (0, 6, 4)


@pytest.mark.parametrize(
    ("codes", "actions"),
    [
        (["upgrade bronze iron", "upgrade bronze iron", "build bronze"], 3),
        (["build iron", "upgrade bronze iron"], 2),
    ],
)
def test_two_ways_to_spend_eight_resources(codes: list[str], actions: int) -> None:
    """Two upgrades and a new Bronze mine, or a new Iron mine and an upgrade: 2 Iron and 3 Bronze mines."""
    board = {"workers": {"bronze": 4}, "stored": {"bronze": 8}, "blue_bank": 10, "science": 5}
    game = simple(seats=[{**board, "hand": ["iron"]}])
    game.play("develop iron")
    assert (game[0].science, game[0].ca) == (0, 3)
    game.play(*codes)
    assert game[0].resources == 0
    assert game[0].ca == 3 - actions
    assert (game[0].workers["iron"], game[0].workers["bronze"]) == (2, 3)


def test_mines_of_two_levels_and_their_change() -> None:
    """5 tokens are worth 7; 3 are paid with Bronze tokens, then 3 more with change from Iron."""
    board = {"workers": {"bronze": 3, "iron": 2}, "government": "monarchy"}
    game = simple(seats=[board])
    game.play("end")
    assert ({**game[0].stored, "agriculture": 0}, game[0].resources) == (
        {"agriculture": 0, "bronze": 3, "iron": 2},
        7,
    )
    game.play("end", "upgrade bronze iron")
    assert (mines(game), game[0].resources) == ({"iron": 2}, 4)
    game.play("upgrade bronze iron")
    assert (mines(game), game[0].resources) == ({"bronze": 1}, 1)


def mines(game: Table) -> dict[str, int]:
    """The blue tokens on the mines of seat 0."""
    return {name: tokens for name, tokens in game[0].stored.items() if name in ("bronze", "iron", "coal")}


def test_patriotism_pays_for_units() -> None:
    """1 action and 2 resources more: an upgrade for nothing, a unit for 2 resources, the next one for 3."""
    board = {"technologies": ["swordsmen"], "hand": ["patriotism_i"], "unused_workers": 2}
    game = simple(seats=[{**board, "stored": {"bronze": 5}, "blue_bank": 13}])
    game.play("play patriotism_i")
    assert game[0].actions == (3, 3)
    game.play("upgrade warriors swordsmen")
    assert (game[0].resources, game[0].ma) == (5, 2)
    game.play("build swordsmen")
    assert (game[0].resources, game[0].ma) == (3, 1)
    game.play("build swordsmen")
    assert (game[0].resources, game[0].ma, game[0].workers["swordsmen"]) == (0, 0, 3)


LARGE = {
    "workers": {
        **{"warriors": 1, "swordsmen": 2, "drama": 1, "religion": 3, "philosophy": 0, "alchemy": 2},
        **{"bronze": 3, "iron": 2, "agriculture": 2, "irrigation": 1},
    },
    "specials": ["cartography", "code_of_laws"],
    "wonders": ["st_peters_basilica", "library_of_alexandria"],
    "government": "theocracy",
    "leader": "leonardo_da_vinci",
    "building": "great_wall",
    "stages_built": 2,
    "yellow_bank": 8,
    "unused_workers": 0,
}
"""Eight technologies of level I; 7 resources and 4 food a turn."""


def test_ratings_of_the_large_example() -> None:
    """Strength 6, culture 9, 12 faces shown as 8, science 6; the unfinished Great Wall gives nothing."""
    board = simple(seats=[LARGE])[0]
    assert (board.strength, board.culture_rate, board.happiness, board.science_rate) == (6, 9, 8, 6)


def test_bonus_of_the_large_example() -> None:
    """16 for technologies, 12 for strength, 16 for happy faces, 6 for science, 11 for production: 61."""
    game = simple(turn=1, ask="end_turn", last_round=5, seats=[LARGE])
    game.asked()
    assert game.part("over")
    assert game[0].culture == 61


def test_zones_of_the_row_cost_one_two_and_three() -> None:
    """Five spaces, four and four; a wonder costs one more for each that is completed."""
    row: list[str | None] = [None] * 13
    row[4], row[5], row[8], row[9], row[12] = "iron", "alchemy", "drama", "theology", "great_wall"
    game = simple(row=row, seats=[{"government": "monarchy", "wonders": ["pyramids"]}])
    assert game[0].ca == 6
    for code, left in [("take iron", 5), ("take alchemy", 3), ("take theology", 0)]:
        game.play(code)
        assert game[0].ca == left
    game = simple(row=row, seats=[{"government": "monarchy", "wonders": ["pyramids"]}])
    game.play("take great_wall")
    assert game[0].ca == 6 - 3 - 1


def test_a_full_hand_takes_only_wonders() -> None:
    """With 4 cards in hand under Despotism."""
    hand = ["iron", "alchemy", "drama", "theology"]
    game = simple(row=["irrigation", "rich_land_i", "michelangelo", "great_wall"], seats=[{"hand": hand}])
    assert game.offered("take") == ["take great_wall"]
    assert game.why("take irrigation") == "hand_full"
