"""Wonders: stages, completion, ruins, and what each of them does."""

from typing import Any

import pytest

from civtable.games.through_the_ages.cards.table import CARDS, WONDERS
from civtable.games.through_the_ages.special.hooks import WONDER_OF, Wonder
from tests.through_the_ages.table import TABLE, Table, scenario


def last_stage(wonder: str, **board: Any) -> Table:
    """The first player is about to complete a wonder and has just enough resources for it."""
    stages = TABLE[wonder].stages
    seat = {"building": wonder, "stages_built": len(stages) - 1, **board}
    seat["stored"] = {"bronze": stages[-1], **seat.get("stored", {})}
    return scenario(age="III", seats=[seat])


# Stages.


@pytest.mark.parametrize(
    ("wonder", "stages"),
    [
        *(("pyramids", [3, 2, 1]), ("hanging_gardens", [2, 2, 2]), ("colossus", [3, 3])),
        *(("library_of_alexandria", [1, 4, 1]), ("great_wall", [2, 2, 3, 2]), ("st_peters_basilica", [4, 4])),
        *(("universitas_carolina", [3, 3, 3]), ("taj_mahal", [2, 4, 2]), ("eiffel_tower", [3, 7, 3])),
        *(("transcontinental_railroad", [3, 3, 3, 3]), ("kremlin", [4, 4, 4])),
        *(("ocean_liner_service", [4, 2, 2, 4]), ("first_space_flight", [1, 2, 4, 9])),
        *(("fast_food_chains", [4, 4, 4, 4]), ("hollywood", [5, 6, 5]), ("internet", [2, 3, 4, 3, 2])),
    ],
)
def test_stages_are_paid_from_left_to_right(wonder: str, stages: list[int]) -> None:
    """Each costs a civil action and what is printed; a blue token covers it."""
    board = {
        "building": wonder,
        "stored": {"bronze": sum(stages)},
        "government": "democracy",
        "blue_bank": 16,
    }
    game = scenario(age="III", seats=[board])
    for number, price in enumerate(stages[:-1]):
        before = game[0]
        game.play("stage 1")
        after = game[0]
        assert before.resources - after.resources == price
        assert after.stages == number + 1
        assert after.ca == before.ca - 1
        assert after.blue == before.blue + price - 1
    game.play("stage 1")
    board_after = game[0]
    assert (board_after.resources, board_after.stages, board_after.building) == (0, 0, None)
    assert board_after.wonders == [wonder]


def test_wonder_works_only_when_completed() -> None:
    """Two of three stages of Hanging Gardens give nothing."""
    assert scenario(seats=[{"building": "hanging_gardens", "stages_built": 2}])[0].culture_rate == 0


def test_tokens_come_back_when_it_is_completed() -> None:
    """All blue tokens that covered the stages."""
    game = last_stage("pyramids", blue_bank=10)
    game.play("stage 1")
    assert game[0].blue == 10 + 1 + 2


def test_several_stages_for_one_action() -> None:
    """Architecture, Ocean Liner Service 4-2-2-4: three stages cost 8 resources and 1 civil action."""
    board = {"building": "ocean_liner_service", "specials": ["architecture"], "stored": {"bronze": 12}}
    game = scenario(age="II", seats=[board])
    assert game.offered("stage") == ["stage 1", "stage 2", "stage 3"]
    game.play("stage 3")
    assert (game[0].resources, game[0].ca, game[0].stages) == (4, 3, 3)


@pytest.mark.parametrize(("special", "most"), [("masonry", 2), ("architecture", 3), ("engineering", 4)])
def test_construction_technology_builds_stages_at_once(special: str, most: int) -> None:
    """Two, three and four stages."""
    board = {"building": "internet", "specials": [special], "stored": {"bronze": 16}}
    game = scenario(age="III", seats=[board])
    assert game.offered("stage") == [f"stage {number}" for number in range(1, most + 1)]


def test_all_stages_at_once_must_be_paid() -> None:
    """3 + 2 resources for two stages of Pyramids."""
    board = {"building": "pyramids", "specials": ["masonry"], "stored": {"bronze": 4}}
    game = scenario(seats=[board])
    assert game.why("stage 2") == "no_resources"
    assert game.why("stage 3") == "stages_at_once"


def test_no_more_stages_than_are_left() -> None:
    """Colossus has two."""
    board = {"building": "colossus", "stages_built": 1, "specials": ["masonry"], "stored": {"bronze": 9}}
    assert scenario(seats=[board]).why("stage 2") == "not_so_many_stages"


def test_empty_bank_covers_with_a_token_of_a_card() -> None:
    """The price (discounted to 0) frees none: a token of the owner's choice goes, and its value with it."""
    board = {
        "building": "hanging_gardens",
        "hand": ["engineering_genius_a"],
        "blue_bank": 0,
        "stored": {"bronze": 2, "agriculture": 1},
    }
    game = scenario(seats=[board])
    game.play("play engineering_genius_a")
    assert game.asked() == ("cover_stage", 0)
    game.play("token bronze")
    assert (game[0].resources, game[0].food, game[0].stages) == (1, 1, 1)


def test_paid_tokens_cover_the_stage() -> None:
    """The bank was empty, but the price fills it before the stage is covered."""
    board = {"building": "hanging_gardens", "blue_bank": 0, "stored": {"bronze": 3}}
    game = scenario(seats=[board])
    game.play("stage 1")
    assert (game[0].resources, game[0].blue, game[0].stages) == (1, 1, 1)


def test_last_stage_with_an_empty_bank() -> None:
    """The wonder is completed when the token of a card has been laid, and all tokens come back."""
    board = {
        "building": "hanging_gardens",
        "stages_built": 2,
        "hand": ["engineering_genius_a"],
        "blue_bank": 0,
        "stored": {"bronze": 1, "agriculture": 1},
    }
    game = scenario(seats=[board])
    game.play("play engineering_genius_a", "token agriculture")
    assert game[0].wonders == ["hanging_gardens"]
    assert (game[0].blue, game[0].food, game[0].resources) == (3, 0, 1)


def test_no_token_anywhere_no_stage() -> None:
    """Without any blue token but those on the wonder nothing can be covered."""
    board = {"building": "hanging_gardens", "hand": ["engineering_genius_a"], "blue_bank": 0}
    assert scenario(seats=[board]).why("play engineering_genius_a") == "no_blue"


# What they do.


@pytest.mark.parametrize(
    ("wonder", "rates"),
    [
        ("pyramids", (1, 0, 1, 0)),
        ("hanging_gardens", (1, 1, 1, 2)),
        ("colossus", (1, 0, 3, 0)),
        ("library_of_alexandria", (2, 1, 1, 0)),
        ("great_wall", (1, 1, 2, 1)),
        ("st_peters_basilica", (1, 2, 1, 1)),
        ("universitas_carolina", (3, 1, 1, 0)),
        ("taj_mahal", (1, 3, 1, 0)),
        ("eiffel_tower", (1, 4, 1, 1)),
        ("kremlin", (1, 2, 1, 0)),
        ("transcontinental_railroad", (1, 0, 5, 0)),
        ("ocean_liner_service", (1, 0, 1, 0)),
        ("first_space_flight", (1, 0, 1, 0)),
        ("fast_food_chains", (1, 0, 1, 0)),
        ("hollywood", (1, 0, 1, 0)),
        ("internet", (1, 0, 1, 0)),
    ],
)
def test_ratings_of_wonders(wonder: str, rates: tuple[int, int, int, int]) -> None:
    """Science, culture, strength and happiness with one wonder and the board of the start."""
    board = scenario(age="III", seats=[{"wonders": [wonder]}])[0]
    assert (board.science_rate, board.culture_rate, board.strength, board.happiness) == rates


def test_pyramids_give_their_action_at_once() -> None:
    """Despotism, the last civil action builds the last stage: one action can be used again."""
    game = last_stage("pyramids", civil_used=3)
    game.play("stage 1")
    assert (game[0].ca, game[0].ca_total) == (1, 5)


def test_kremlin_gives_both_actions_at_once() -> None:
    """One civil, one military, and a sad face."""
    game = last_stage("kremlin", civil_used=3, military_used=2, workers={"theology": 1})
    game.play("stage 1")
    assert (game[0].actions, game[0].happiness) == ((1, 1), 1)


def test_library_raises_the_military_hand_limit() -> None:
    """Three military cards are kept with two military actions, a fourth is not."""
    hand = ["raid_iii", "plunder_iii", "armed_intervention"]
    game = scenario(
        age="IV", last_round=9, seats=[{"wonders": ["library_of_alexandria"], "military_hand": hand}]
    )
    game.play("end")
    assert game.asked() == ("politics", 1)
    assert game[0].ma_total == 2


def test_great_wall_strengthens_infantry_and_artillery() -> None:
    """+1 for 2 Warriors and 1 Cannon, nothing for Knights: 2 + 3 + 2 + 3."""
    board = {"wonders": ["great_wall"], "workers": {"warriors": 2, "cannon": 1, "knights": 1}}
    assert scenario(age="II", seats=[board])[0].strength == 10


def test_taj_mahal_brings_a_blue_token() -> None:
    """As soon as it is completed."""
    game = last_stage("taj_mahal", blue_bank=10)
    game.play("stage 1")
    assert game[0].blue == 10 + 2 + 2 + 1


def test_railroad_doubles_one_best_mine() -> None:
    """1 Coal, 2 Bronze: 3 x 2 + 2 = 8 resources."""
    board = {"wonders": ["transcontinental_railroad"], "workers": {"coal": 1, "bronze": 2}}
    game = scenario(age="II", seats=[board])
    game.play("end")
    assert game[0].resources == 8


def test_railroad_needs_a_mine_with_a_worker() -> None:
    """A technology alone is no mine, and Gates' labs are none."""
    workers = {"bronze": 0, "computers": 1, "philosophy": 0}
    board = {"wonders": ["transcontinental_railroad"], "workers": workers, "leader": "bill_gates"}
    game = scenario(age="III", seats=[board])
    game.play("end")
    assert game[0].resources == 3


def test_railroad_waits_for_better_labs() -> None:
    """Two tokens are left: they go to Gates' Computers, of level III, before a mine of level 0 produces."""
    workers = {"agriculture": 0, "bronze": 1, "computers": 2, "philosophy": 0}
    board = {"wonders": ["transcontinental_railroad"], "workers": workers, "leader": "bill_gates"}
    game = scenario(age="III", seats=[{**board, "blue_bank": 2}])
    game.play("end")
    assert game[0].stored == {"computers": 2}


def test_ocean_liner_brings_a_person() -> None:
    """Once a turn, without action and food."""
    game = scenario(age="II", seats=[{"wonders": ["ocean_liner_service"]}])
    game.play("liner")
    assert (game[0].unused, game[0].yellow, game[0].actions, game[0].food) == (2, 17, (4, 2), 0)
    assert game.why("liner") == "once_a_turn"


def test_ocean_liner_sails_from_the_turn_it_is_completed() -> None:
    """Not before."""
    game = last_stage("ocean_liner_service")
    assert game.why("liner") == "no_liner"
    game.play("stage 1", "liner")


def test_space_flight_rewards_technologies() -> None:
    """Levels of all technologies, with workers or not, specials and government too: 1 + 3 + 2 + 2."""
    board = {"technologies": ["iron"], "workers": {"computers": 1}, "specials": ["architecture"]}
    game = last_stage("first_space_flight", government="republic", **board)
    game.play("stage 1")
    assert game[0].culture == 8


def test_fast_food_feeds_workers() -> None:
    """2 for each of 4 farmers and miners, 1 for each of 2 others; the unused one gives nothing."""
    game = last_stage("fast_food_chains")
    game.play("stage 1")
    assert game[0].culture == 10


def test_hollywood_counts_theaters_and_libraries_twice() -> None:
    """2 Movies (4 + 4), Chaplin (+4), 1 Multimedia (3): 2 x 15 = 30; temples do not count."""
    workers = {"movies": 2, "multimedia": 1, "religion": 1}
    game = last_stage("hollywood", workers=workers, leader="charlie_chaplin")
    game.play("stage 1")
    assert game[0].culture == 30


@pytest.mark.parametrize(
    ("leader", "culture"), [(None, 2 * 5), ("william_shakespeare", 2 * 7), ("j_s_bach", 2 * 7)]
)
def test_hollywood_with_leaders(leader: str | None, culture: int) -> None:
    """2 Drama (2 + 2) and a Printing Press (1); Shakespeare +2 for the pair, Bach +1 for each theater."""
    workers = {"drama": 2, "printing_press": 1}
    game = last_stage("hollywood", workers=workers, leader=leader)
    game.play("stage 1")
    assert game[0].culture == culture


@pytest.mark.parametrize(
    ("leader", "culture"),
    [
        (None, 23),
        ("isaac_newton", 26),
        ("albert_einstein", 26),
        ("sid_meier", 23 + 2 * 3 - 2),
        ("charlie_chaplin", 25),
        ("j_s_bach", 24),
        ("william_shakespeare", 25),
    ],
)
def test_internet_joins_all_urban_buildings(leader: str | None, culture: int) -> None:
    """2 Computers 10, Multimedia 3 + 3, Drama 2, Professional Sports strength 3, 2 Religion culture 2."""
    workers = {"computers": 2, "multimedia": 1, "drama": 1, "professional_sports": 1, "religion": 2}
    game = last_stage("internet", workers={"philosophy": 0, **workers}, leader=leader)
    game.play("stage 1")
    assert game[0].culture == culture


# Ruins.


@pytest.mark.parametrize("wonder", ["pyramids", "eiffel_tower", "kremlin", "transcontinental_railroad"])
def test_ruin_gives_two_culture_and_nothing_else(wonder: str) -> None:
    """Actions, faces, strength and tokens are lost."""
    board = scenario(age="III", seats=[{"wonders": [wonder], "ruins": [wonder]}])[0]
    assert (board.science_rate, board.culture_rate, board.strength, board.happiness) == (1, 2, 1, 0)
    assert (board.ca_total, board.ma_total) == (4, 2)


def test_ruined_liner_does_not_sail_and_ruined_railroad_does_not_run() -> None:
    """2 Bronze give 2 resources."""
    wonders = ["ocean_liner_service", "transcontinental_railroad"]
    game = scenario(age="II", seats=[{"wonders": wonders, "ruins": wonders}])
    assert game.why("liner") == "no_liner"
    game.play("end")
    assert game[0].resources == 2


# All of them.


def test_every_wonder_of_age_iii_rewards_its_completion() -> None:
    """16 wonders; those of Age III have a handler, the others show their numbers."""
    assert len(WONDERS) == 16
    rewarded = [number for number in WONDERS if type(WONDER_OF[number]).completed is not Wonder.completed]
    assert {CARDS[number].id for number in rewarded} == {
        *("first_space_flight", "fast_food_chains", "hollywood", "internet"),
    }
