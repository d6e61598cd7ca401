"""Events of Age III: what each is worth, in the game and at its end."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from civtable.games.through_the_ages.cards.table import NEW_CARDS as CARDS
from civtable.games.through_the_ages.data import AGE_III, EVENT
from civtable.games.through_the_ages.politics.impacts import IMPACTS
from tests.through_the_ages.table import Table, scenario


def at_the_end(
    event: str, board: Mapping[str, Any], seats: Sequence[Mapping[str, Any]] = (), players: int = 2
) -> Table:
    """The last turn of the game ends with this event in the deck; nothing else can score.

    Seat 0 has the board. The last seat has its turn; its own production is all that it gets.
    """
    game = scenario(
        players, age="IV", round=20, turn=players - 1, ask="end_turn", events=[event], seats=[board, *seats]
    )
    game.asked()
    assert game.part("over")
    return game


def worth(event: str, **board: Any) -> int:
    """What an event of Age III brings a civilization at the end."""
    return at_the_end(event, {"culture": 0, **board})[0].culture


def test_every_event_of_age_three_has_one_value() -> None:
    """No event is silently ignored, and nothing else is one."""
    events = {i for i in range(len(CARDS)) if CARDS[i].kind == EVENT and CARDS[i].age == AGE_III}
    assert set(IMPACTS) == events
    assert len(events) == len(set(IMPACTS.values())) == 15


def test_impact_of_agriculture_counts_food_production() -> None:
    """The food that farms produce, and 4 more if it is greater than the consumption."""
    assert worth("impact_of_agriculture") == 2 + 4
    assert worth("impact_of_agriculture", yellow_bank=12) == 2  # consumption 2
    assert worth("impact_of_agriculture", yellow_bank=13) == 2 + 4
    assert worth("impact_of_agriculture", workers={"agriculture": 1, "irrigation": 2}) == 5 + 4


def test_impact_of_architecture_counts_levels_of_urban_buildings() -> None:
    """Each worker on an urban card adds the level of the card."""
    workers = {"philosophy": 2, "alchemy": 1, "movies": 2, "theology": 1, "swordsmen": 2}
    assert worth("impact_of_architecture", workers=workers) == 1 + 2 * 3 + 1


def test_impact_of_balance_counts_the_lowest_production() -> None:
    """Twice the lowest of science, culture, food and resources produced: 9, 12, 5, 8 give 10."""
    workers = {
        **{"agriculture": 1, "irrigation": 2, "bronze": 2, "iron": 3},
        **{"philosophy": 0, "computers": 1, "scientific_method": 1, "alchemy": 1, "opera": 4},
    }
    game = at_the_end("impact_of_balance", {"workers": workers})
    board = game[0]
    assert (board.science_rate, board.culture_rate) == (5 + 3 + 2, 12)
    assert board.culture == 2 * 5


def test_impact_of_balance_counts_the_labs_of_gates() -> None:
    """Resources that labs produce for Bill Gates count, and he pays for them at the end as well."""
    workers = {"bronze": 0, "computers": 2, "philosophy": 0, "agriculture": 0, "mechanized_agriculture": 2}
    board = {"workers": {**workers, "movies": 3}, "leader": "bill_gates"}
    game = at_the_end("impact_of_balance", board)
    assert game[0].culture == 2 * 6 + 6


def test_impact_of_colonies_counts_three_each() -> None:
    """3 for each colony."""
    assert worth("impact_of_colonies", colonies=["vast_territory_i", "strategic_territory_ii"]) == 6


def test_impact_of_competition_counts_units_and_arenas() -> None:
    """The levels of units and arenas."""
    workers = {"warriors": 1, "knights": 2, "tanks": 1, "bread_and_circuses": 1, "computers": 1}
    assert worth("impact_of_competition", workers=workers) == 2 + 3 + 1


def test_impact_of_government_counts_action_totals() -> None:
    """2 for each civil action and 1 for each military one: Monarchy 5/3 and Code of Laws give 15."""
    assert worth("impact_of_government", government="monarchy", specials=["code_of_laws"]) == 15
    spent = {"civil_used": 4, "military_used": 2, "wonders": ["pyramids"]}
    assert worth("impact_of_government", **spent) == 2 * 5 + 2


def test_impact_of_happiness_counts_faces_and_discontent() -> None:
    """2 for each happy face, less 2 for each discontent worker; never below zero in all."""
    assert worth("impact_of_happiness", workers={"religion": 2}) == 4
    assert worth("impact_of_happiness", workers={"religion": 2}, yellow_bank=10) == 4 - 2
    assert worth("impact_of_happiness", yellow_bank=10, culture=5) == 0


def test_impact_of_happiness_is_limited_by_the_rating() -> None:
    """At most 8 faces count."""
    workers = {"theology": 2, "organized_religion": 2}
    assert worth("impact_of_happiness", workers=workers) == 16


def test_impact_of_industry_counts_mines_and_the_railroad() -> None:
    """3 Coal with the Transcontinental Railroad: 12. Bill Gates and pacts do not count."""
    mines = {"bronze": 0, "coal": 3}
    assert worth("impact_of_industry", workers=mines, wonders=["transcontinental_railroad"]) == 12
    labs = {**mines, "computers": 1}
    assert worth("impact_of_industry", workers=labs, leader="bill_gates") == 9 + 3


def test_impact_of_population_counts_content_workers() -> None:
    """12 on cards, 2 unused, 1 discontent: 13 content ones, 3 beyond ten, 6 culture."""
    workers = {"agriculture": 5, "bronze": 5, "philosophy": 1, "warriors": 1}
    assert worth("impact_of_population", workers=workers, unused_workers=2, yellow_bank=16) == 6
    assert worth("impact_of_population") == 0


def test_impact_of_progress_counts_government_and_specials() -> None:
    """Twice the levels of government and special technologies."""
    specials = ["warfare", "architecture"]
    assert worth("impact_of_progress", government="democracy", specials=specials) == 2 * (3 + 1 + 2)


PREPARED = "impact_of_colonies"
SCORES = [(2, [10, 0]), (3, [14, 7, 0]), (4, [15, 10, 5, 0])]


@pytest.mark.parametrize(("players", "points"), SCORES)
def test_impact_of_strength_counts_by_rank(players: int, points: list[int]) -> None:
    """The strongest first, by number of players; ties go to the starting player and then clockwise."""
    workers = [{"workers": {"warriors": count, "philosophy": 0}} for count in (2, 2, 1, 0)]
    game = at_the_end("impact_of_strength", workers[0], workers[1:players], players)
    assert [game[seat].culture for seat in range(players)] == points


@pytest.mark.parametrize(("players", "points"), SCORES)
def test_impact_of_science_counts_by_rank(players: int, points: list[int]) -> None:
    """The highest science rating first, by number of players."""
    workers = [{"workers": {"philosophy": count}} for count in (2, 1, 1, 0)]
    game = at_the_end("impact_of_science", workers[0], workers[1:players], players)
    assert [game[seat].culture for seat in range(players)] == points


def test_ranked_events_in_the_game_favour_the_current_player() -> None:
    """Revealed in the game an event of Age III counts at once, and ties go to who revealed it."""
    game = scenario(
        3, age="III", ask="politics", turn=1, events=["impact_of_strength", "refugees"],
        seats=[{}, {"military_hand": ["impact_of_colonies"]}],
    )  # fmt: skip
    game.play("event impact_of_colonies")
    assert [game[seat].culture for seat in range(3)] == [0, 3 + 14, 7]


def test_rank_points_follow_the_players_still_in_the_game() -> None:
    """Two of three players left: 10 and 0."""
    game = scenario(
        3, age="III", ask="politics", events=["impact_of_strength", "refugees"],
        seats=[{"military_hand": [PREPARED]}, {"marks": ["resigned"]}, {"workers": {"warriors": 2}}],
    )  # fmt: skip
    game.play("event impact_of_colonies")
    assert [game.form()["players"][seat]["culture"] for seat in range(3)] == [3, 0, 10]


def test_impact_of_technology_counts_level_three() -> None:
    """4 for each technology of level III, with workers or not, governments and specials included."""
    board = {
        "technologies": ["computers", "oil", "opera"],
        "government": "democracy",
        "specials": ["satellites"],
    }
    assert worth("impact_of_technology", **board) == 4 * 4


def test_impact_of_variety_counts_kinds_and_specials() -> None:
    """Infantry, artillery, lab, temple, Masonry and Warfare: 12. A kind needs a worker."""
    workers = {"warriors": 1, "cannon": 1, "philosophy": 1, "religion": 1}
    board = {"workers": workers, "specials": ["masonry", "warfare"], "technologies": ["knights", "drama"]}
    assert worth("impact_of_variety", **board) == 12


def test_impact_of_wonders_counts_by_age() -> None:
    """5, 4, 3, 2 for wonders of Age A, I, II, III; ruins count, unfinished ones do not."""
    wonders = ["pyramids", "great_wall", "kremlin", "hollywood"]
    board = {"wonders": wonders, "ruins": ["pyramids"], "building": "internet", "workers": {"philosophy": 0}}
    assert worth("impact_of_wonders", **board) == 5 + 4 + 3 + 2


def test_an_impact_revealed_in_the_game_counts_once() -> None:
    """It goes to the past events and does not count again at the end."""
    game = scenario(
        2, age="III", ask="politics", events=["impact_of_colonies", "refugees"],
        seats=[{"military_hand": ["impact_of_wonders"], "colonies": ["vast_territory_i"]}],
    )  # fmt: skip
    game.play("event impact_of_wonders")
    assert game[0].culture == 3 + 3
    assert game.part("past") == ["impact_of_colonies"]
