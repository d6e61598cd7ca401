"""Events of ages A, I and II: what happens when each of them is revealed."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from civtable.games.through_the_ages.cards.table import CARDS
from civtable.games.through_the_ages.data import AGE_III, EVENT
from civtable.games.through_the_ages.happenings import GAINED_FOOD, GAINED_RESOURCES
from civtable.games.through_the_ages.politics.events import HANDLERS
from tests.through_the_ages.table import Table, scenario


def reveal(
    event: str, players: int = 3, seats: Sequence[Mapping[str, Any]] = (), age: str = "II", **changes: Any
) -> Table:
    """Seat 0 prepares an event of Age I (1 culture), and this one happens."""
    own = {"military_hand": ["rats" if event != "rats" else "pestilence"], **(seats[0] if seats else {})}
    game = scenario(
        players,
        age=age,
        ask="politics",
        events=[event, "reign_of_terror"],
        seats=[own, *seats[1:]],
        **changes,
    )
    game.state.log = []
    game.play("event rats" if event != "rats" else "event pestilence")
    return game


def told(game: Table, kind: int) -> list[tuple[int, int]]:
    """Whom the log names with a fact of this kind, and how much."""
    return [
        (event.seat, event.facts[0]) for event in game.state.log or [] if event.kind == kind and event.facts
    ]


def armed(*warriors: int, **other: Any) -> list[dict[str, Any]]:
    """Boards with so many warriors, and nothing else that gives strength."""
    return [{"workers": {"warriors": count}, **other} for count in warriors]


# Every event has its handler.


def test_every_event_of_ages_a_to_ii_has_one_handler() -> None:
    """No event is silently ignored, and nothing else is one."""
    events = {i for i in range(len(CARDS)) if CARDS[i].kind == EVENT and CARDS[i].age < AGE_III}
    assert set(HANDLERS) == events
    assert len(events) == 41
    assert len(set(HANDLERS.values())) == 41


# Age A.


def test_development_of_agriculture_gives_food() -> None:
    """All: 2 food."""
    game = reveal("development_of_agriculture")
    assert [game[seat].food for seat in range(3)] == [2, 2, 2]


def test_development_of_crafts_gives_resources() -> None:
    """All: 2 resources."""
    game = reveal("development_of_crafts")
    assert [game[seat].resources for seat in range(3)] == [2, 2, 2]


def test_development_of_markets_asks_clockwise_from_the_revealing_player() -> None:
    """All: 2 food or 2 resources, decided in turn order from who revealed it."""
    game = scenario(
        3, age="I", ask="politics", turn=1, events=["development_of_markets", "development_of_science"],
        seats=[{}, {"military_hand": ["rats"]}],
    )  # fmt: skip
    game.play("event rats")
    asked = []
    for code in ("gain 2 food 0 resources", "gain 0 food 2 resources", "gain 2 food 0 resources"):
        asked.append(game.asked())
        game.play(code)
    assert asked == [("gain_either", seat) for seat in (1, 2, 0)]
    assert [(game[seat].food, game[seat].resources) for seat in range(3)] == [(2, 0), (2, 0), (0, 2)]


def test_development_of_politics_gives_cards() -> None:
    """All: 3 cards of the military deck of the current age, above any limit for now."""
    game = reveal("development_of_politics", age="I", seats=[{"military_hand": ["rats"]}])
    assert [len(game[seat].military_hand) for seat in range(3)] == [3, 3, 3]


def test_development_of_religion_turns_an_unused_worker_into_a_temple() -> None:
    """All who have an unused worker may place it on Religion free of charge."""
    game = reveal("development_of_religion", seats=[{}, {}, {"unused_workers": 0}])
    game.play("build religion", "pass")
    assert game.asked() == ("act", 0)
    assert [game[seat].workers.get("religion", 0) for seat in range(3)] == [1, 0, 0]
    assert (game[0].unused, game[1].unused) == (0, 1)


def test_development_of_religion_obeys_the_urban_limit() -> None:
    """The free temple needs room under the government."""
    game = reveal("development_of_religion", 2, seats=[{"workers": {"religion": 2}}, {"unused_workers": 0}])
    assert game.asked() == ("act", 0)
    assert game[0].workers["religion"] == 2


def test_development_of_science_gives_science() -> None:
    """All: 2 science."""
    game = reveal("development_of_science")
    assert [game[seat].science for seat in range(3)] == [2, 2, 2]


def test_development_of_settlement_costs_no_food() -> None:
    """All: 1 population from the bank without food; an empty bank gives none."""
    game = reveal("development_of_settlement", seats=[{}, {"yellow_bank": 0}])
    assert [(game[seat].yellow, game[seat].unused) for seat in range(3)] == [(17, 2), (0, 1), (17, 2)]


def test_development_of_trade_routes_gives_one_of_each() -> None:
    """All: 1 science, then 1 food, then 1 resource, as far as blue tokens go."""
    game = reveal("development_of_trade_routes", 2, seats=[{}, {"blue_bank": 1}])
    assert (game[0].science, game[0].food, game[0].resources) == (1, 1, 1)
    assert (game[1].science, game[1].food, game[1].resources) == (1, 1, 0)


def test_development_of_warfare_arms_an_unused_worker() -> None:
    """All who have an unused worker may place it on Warriors free of charge."""
    game = reveal("development_of_warfare", 2)
    game.play("build warriors", "pass")
    assert [game[seat].workers["warriors"] for seat in range(2)] == [2, 1]
    assert game[0].resources == 0


def test_development_of_civilization_is_one_choice_of_three() -> None:
    """Population, a building or a technology for 1 less; afterwards a mine costs full price again."""
    own = {"stored": {"agriculture": 1, "bronze": 1}, "science": 2, "hand": ["alchemy"]}
    game = reveal("development_of_civilization", 2, seats=[own])
    assert game.offered() == ["pass", "population", "build agriculture", "build bronze"]
    game.play("population")
    assert (game[0].food, game[0].unused, game[0].ca) == (0, 2, 4)
    assert game.why("build bronze") == "no_resources"


def test_development_of_civilization_builds_for_one_less() -> None:
    """A new farm, mine or urban building, no unit."""
    game = reveal("development_of_civilization", 2, seats=[{"stored": {"bronze": 3}}])
    assert game.offered("build") == [
        "build agriculture",
        "build bronze",
        "build philosophy",
        "build religion",
    ]
    game.play("build philosophy")
    assert (game[0].resources, game[0].ca) == (1, 4)


def test_development_of_civilization_develops_for_one_less() -> None:
    """A technology for 1 science less, without a civil action."""
    game = reveal("development_of_civilization", 2, seats=[{"hand": ["alchemy"], "science": 3}])
    game.play("develop alchemy")
    assert (game[0].science, game[0].ca) == (0, 4)
    assert "alchemy" in game[0].technologies


def test_development_of_civilization_allows_a_revolution_for_all_civil_actions() -> None:
    """A revolution costs 1 science less, but all civil actions, also those of a later turn."""
    game = reveal("development_of_civilization", 2, seats=[{}, {"hand": ["monarchy"], "science": 1}])
    game.play("revolution monarchy")
    assert (game[1].government, game[1].science, game[1].ca) == ("monarchy", 0, 0)


# Age I.


def test_barbarians_take_a_worker_of_the_first_if_among_the_two_weakest() -> None:
    """Who has most culture loses 1 population, but only as one of the two weakest."""
    game = reveal("barbarians", seats=armed(3, 1, 2, culture=5))
    assert [game[seat].unused for seat in range(3)] == [1, 1, 1]  # seat 0 wins the tie and is strongest
    game = reveal("barbarians", seats=armed(2, 1, 3, culture=5))
    assert [game[seat].unused for seat in range(3)] == [0, 1, 1]


def test_barbarians_with_two_players_look_at_the_weakest_only() -> None:
    """Two players: the two weakest are the weakest."""
    boards = armed(2, 1)
    boards[0]["culture"] = 9
    assert reveal("barbarians", 2, seats=boards)[0].unused == 1
    boards[1]["culture"] = 20
    assert reveal("barbarians", 2, seats=boards)[1].unused == 0


def test_border_conflict_costs_the_weakest_a_building() -> None:
    """The weakest destroys an own farm, mine or urban building; the strongest gains 3 resources."""
    game = reveal("border_conflict", seats=armed(3, 2, 1))
    assert game.asked() == ("lose_building", 2)
    assert game.offered() == ["destroy agriculture", "destroy bronze", "destroy philosophy"]
    game.play("destroy bronze")
    assert (game[2].workers["bronze"], game[2].unused, game[0].resources) == (1, 2, 3)


def test_crusades_move_culture() -> None:
    """The strongest gains 4 culture, the weakest loses 4, never below zero."""
    game = reveal("crusades", seats=armed(1, 2, 0, culture=3))
    assert [game[seat].culture for seat in range(3)] == [4, 7, 0]


def test_cultural_influence_pays_the_culture_rating() -> None:
    """All: culture equal to the rating."""
    game = reveal("cultural_influence", seats=[{}, {"workers": {"drama": 2}}])
    assert [game[seat].culture for seat in range(3)] == [1, 4, 0]


def test_foray_pays_the_two_strongest_in_turn_order() -> None:
    """The two strongest gain 3 food and resources together, as they like."""
    game = reveal("foray", seats=armed(2, 0, 3))
    assert game.asked() == ("gain_split", 0)
    game.play("gain 1 food 2 resources")
    assert game.asked() == ("gain_split", 2)
    game.play("gain 3 food 0 resources")
    assert [(game[s].food, game[s].resources) for s in range(3)] == [(1, 2), (0, 0), (3, 0)]


def test_foray_with_two_players_pays_the_strongest() -> None:
    """Two players: one."""
    game = reveal("foray", 2, seats=armed(0, 1))
    game.play("gain 0 food 3 resources")
    assert game.asked() == ("act", 0)
    assert (game[0].resources, game[1].resources) == (0, 3)


def test_good_harvest_is_food_production_alone() -> None:
    """Farms produce, without corruption and consumption; what they give is told."""
    board = {"yellow_bank": 12, "blue_bank": 5, "stored": {"bronze": 3}}
    game = reveal("good_harvest", 2, seats=[board, board])
    assert [(game[s].food, game[s].resources) for s in range(2)] == [(2, 3), (2, 3)]
    assert told(game, GAINED_FOOD) == [(0, 2), (1, 2)]


def test_immigration_has_no_tie_break() -> None:
    """Every civilization with the highest happiness gains 1 population."""
    happy = {"workers": {"religion": 1}}
    game = reveal("immigration", seats=[{}, happy, happy])
    assert [game[seat].unused for seat in range(3)] == [1, 2, 2]


def test_new_deposits_are_resource_production_alone() -> None:
    """Mines produce, without corruption; what they give is told."""
    game = reveal("new_deposits", 2, seats=[{"blue_bank": 5}, {"workers": {"iron": 1}}])
    assert [game[seat].resources for seat in range(2)] == [2, 4]
    assert told(game, GAINED_RESOURCES) == [(1, 4), (0, 2)]


def test_pestilence_takes_an_unused_worker_first() -> None:
    """All lose 1 population; without an unused worker the owner chooses one from a card."""
    game = reveal("pestilence", 2, seats=[{}, {"unused_workers": 0}])
    assert (game[0].unused, game[0].yellow) == (0, 19)
    assert game.asked() == ("lose_person", 1)
    assert game.offered() == ["lose agriculture", "lose bronze", "lose philosophy", "lose warriors"]
    game.play("lose warriors")
    assert (game[1].yellow, game[1].unused, game[1].strength) == (19, 0, 0)


def test_raiders_rob_the_two_weakest() -> None:
    """The two weakest lose 2 food and resources together, own split, as far as there are any."""
    goods = {"stored": {"agriculture": 1, "bronze": 2}}
    game = reveal("raiders", seats=armed(3, 1, 2, **goods))
    assert game.asked() == ("lose_split", 1)
    assert game.offered() == ["lose 0 food 2 resources", "lose 1 food 1 resources"]
    game.play("lose 0 food 2 resources", "lose 1 food 1 resources")
    assert [(game[s].food, game[s].resources) for s in range(3)] == [(1, 2), (1, 0), (0, 1)]


def test_raiders_with_two_players_rob_the_weakest() -> None:
    """Two players: one; somebody with less loses what there is."""
    game = reveal("raiders", 2, seats=armed(1, 0, stored={"bronze": 1}))
    assert [game[seat].resources for seat in range(2)] == [1, 0]


def test_rats_eat_all_food() -> None:
    """All: every token on farms goes back to the bank."""
    board = {"stored": {"agriculture": 2, "irrigation": 1, "bronze": 1}, "blue_bank": 12}
    game = reveal("rats", 2, seats=[board])
    assert (game[0].food, game[0].resources, game[0].blue) == (0, 1, 15)


def test_rebellion_spends_available_civil_actions() -> None:
    """2 civil actions per discontent worker: 1 leaves 2 of 4; others lose those of their next turn."""
    game = reveal("rebellion", seats=[{"yellow_bank": 16}, {"yellow_bank": 10}])
    assert [game[seat].discontent for seat in range(3)] == [1, 3, 0]
    assert [game[seat].ca for seat in range(3)] == [2, 0, 4]


def test_reign_of_terror_takes_a_worker_of_the_weakest() -> None:
    """The weakest loses 1 population; of equals the last one clockwise is the weakest."""
    game = scenario(
        3, age="I", ask="politics", turn=1, events=["reign_of_terror", "rebellion"],
        seats=[{}, {"military_hand": ["rats"]}],
    )  # fmt: skip
    game.play("event rats")
    assert [game[seat].unused for seat in range(3)] == [0, 1, 1]


def test_scientific_breakthrough_pays_the_science_rating() -> None:
    """All: science equal to the rating."""
    game = reveal("scientific_breakthrough", 2, seats=[{}, {"workers": {"philosophy": 2}}])
    assert [game[seat].science for seat in range(2)] == [1, 2]


def test_uncertain_borders_move_a_yellow_token() -> None:
    """From the weakest one's bank to the strongest one's, if there is any."""
    game = reveal("uncertain_borders", seats=armed(1, 3, 0))
    assert [game[seat].yellow for seat in range(3)] == [18, 19, 17]
    game = reveal("uncertain_borders", seats=armed(1, 3, 0, yellow_bank=0))
    assert [game[seat].yellow for seat in range(3)] == [0, 0, 0]


# Age II.


def test_civil_unrest_costs_culture_and_blue_tokens() -> None:
    """4 culture for each discontent worker; all with most of them lose a blue token."""
    unhappy = {"yellow_bank": 12, "culture": 20}
    game = reveal("civil_unrest", 4, seats=[{**unhappy}, unhappy, {"yellow_bank": 16, "culture": 20}, {}])
    assert [game[seat].culture for seat in range(4)] == [13, 12, 16, 0]
    assert [game[seat].blue for seat in range(4)] == [15, 15, 16, 16]


def test_civil_unrest_without_discontent_costs_nothing() -> None:
    """The highest number has to be above 0."""
    game = reveal("civil_unrest", seats=[])
    assert [game[seat].blue for seat in range(3)] == [16, 16, 16]


def test_cold_war_pays_the_two_strongest() -> None:
    """The two strongest gain 6 science; with two players one."""
    game = reveal("cold_war", seats=armed(1, 1, 1))
    assert [game[seat].science for seat in range(3)] == [6, 6, 0]
    game = reveal("cold_war", 2, seats=armed(1, 1))
    assert [game[seat].science for seat in range(2)] == [6, 0]


def test_crime_wave_hits_the_two_weakest() -> None:
    """The two weakest lose 3 culture and a blue token; with an empty bank one from a card."""
    boards = armed(3, 1, 1, culture=5)
    boards[1].update(blue_bank=0, stored={"bronze": 1, "coal": 1})
    game = reveal("crime_wave", seats=boards)
    assert game.asked() == ("lose_token", 1)
    assert game.offered() == ["token bronze", "token coal"]
    game.play("token coal")
    assert [game[seat].culture for seat in range(3)] == [6, 2, 2]
    assert [game[seat].blue for seat in range(3)] == [16, 0, 15]
    assert game[1].resources == 1


def test_crime_wave_with_two_players_hits_the_weakest() -> None:
    """Two players: one."""
    game = reveal("crime_wave", 2, seats=armed(0, 1, culture=5))
    assert [game[seat].culture for seat in range(2)] == [3, 5]


def test_economic_progress_is_production_without_points() -> None:
    """Corruption, food, consumption, resources; no science and no culture."""
    board = {"blue_bank": 10, "stored": {"bronze": 3}, "yellow_bank": 16, "workers": {"drama": 1}}
    game = reveal("economic_progress", 2, seats=[board])
    assert (game[0].resources, game[0].food) == (3 - 2 + 2, 2 - 1)
    assert (game[0].science, game[0].culture) == (0, 1)
    assert (game[1].resources, game[1].food) == (2, 2)


def test_emigration_rounds_up() -> None:
    """Population loss is half of the discontent workers: 3 of them, 2 lost."""
    game = reveal("emigration", 2, seats=[{"yellow_bank": 10, "unused_workers": 2}, {}])
    assert (game[0].unused, game[0].yellow, game[1].unused) == (0, 12, 1)


def test_emigration_takes_workers_from_cards_when_none_is_unused() -> None:
    """Unused workers first, then from cards of the owner's choice."""
    game = reveal("emigration", 2, seats=[{"yellow_bank": 10, "unused_workers": 1}, {}])
    assert game.asked() == ("lose_person", 0)
    game.play("lose philosophy")
    assert (game[0].unused, game[0].yellow) == (0, 12)


@pytest.mark.parametrize(("age", "left"), [("II", [None, "isaac_newton", None]), ("IV", [None, None, None])])
def test_iconoclasm_removes_leaders_of_other_ages(age: str, left: list[str | None]) -> None:
    """Leaders who are not of the current age leave; in Age IV all of them."""
    third = "mahatma_gandhi" if age == "IV" else "homer"
    boards = [{"leader": "joan_of_arc"}, {"leader": "isaac_newton"}, {"leader": third}]
    game = reveal("iconoclasm", age=age, seats=boards)
    assert [game[seat].leader for seat in range(3)] == left


def test_independence_declaration_takes_a_colony_of_the_weakest() -> None:
    """Of its own choice; the permanent effect ends, and the card goes to the discards of its age."""
    colonies = {"colonies": ["vast_territory_i", "wealthy_territory_ii"], "blue_bank": 18, "yellow_bank": 21}
    game = reveal("independence_declaration", 2, seats=[{"workers": {"warriors": 2}}, colonies])
    assert game.asked() == ("lose_colony", 1)
    game.play("colony vast_territory_i")
    assert (game[1].colonies, game[1].blue, game[1].yellow) == (["wealthy_territory_ii"], 19, 18)
    assert game.part("discards")[1] == [{"card": "vast_territory_i", "known_by": "all"}]


def test_independence_declaration_without_colonies_does_nothing() -> None:
    """Only the weakest is looked at."""
    game = reveal("independence_declaration", 2, seats=[{"colonies": ["vast_territory_i"]}, {}])
    assert game[0].colonies == ["vast_territory_i"]


def test_international_agreement_is_offered_to_the_strongest() -> None:
    """Cards of the row worth 5 civil actions, none spent; then the row is refilled without discarding."""
    row = ["alchemy", "iron", None, None, None, "drama", None, None, None, "knights"]
    game = reveal("international_agreement", 2, seats=armed(0, 1), age="II", row=row, deck_top=["coal"])
    assert game.asked() == ("agree", 1)
    game.play("accept", "take alchemy", "take drama")
    assert game.why("take knights") == "budget"
    game.play("take iron")  # nothing more is within reach, so it is over
    assert (game[1].hand, game[1].ca) == (["iron", "alchemy", "drama"], 4)
    assert game.part("row")[:2] == ["knights", "coal"]
    assert game[1].marks == ["politics_lost"]


def test_the_agreement_costs_the_next_political_action() -> None:
    """The next politics phase of that player is passed over, once."""
    game = reveal("international_agreement", 2, seats=armed(0, 1))
    game.play("accept", "end")
    assert game.asked() == ("act", 1)
    assert game[1].marks == []


def test_the_agreement_of_the_current_player_costs_the_politics_of_the_next_turn() -> None:
    """And action cards taken by it can be played in this turn."""
    game = reveal("international_agreement", 2, seats=armed(1, 0), row=["rich_land_i"])
    game.play("accept", "take rich_land_i")
    assert game.asked() == ("act", 0)
    assert game[0].marks == ["politics_lost"]
    assert game.why("play rich_land_i") != "taken_now"


def test_the_agreement_may_be_declined() -> None:
    """It is optional, and then nothing is lost."""
    game = reveal("international_agreement", 2, seats=armed(1, 0), row=["alchemy"])
    game.play("pass")
    assert game[0].marks == []
    assert game.part("row")[0] == "alchemy"


def test_the_agreement_obeys_the_hand_limit() -> None:
    """The usual rules for taking cards."""
    hand = ["iron", "drama", "theology", "knights"]
    game = reveal("international_agreement", 2, seats=[{"hand": hand}], row=["alchemy", "taj_mahal"])
    game.play("accept")
    assert game.offered() == ["take taj_mahal", "done"]
    assert game.why("take alchemy") == "hand_full"


def test_the_agreement_may_end_age_three() -> None:
    """In the starting player's turn that round is the last one."""
    game = reveal(
        "international_agreement", 2, seats=armed(1, 0), age="III", row=["oil"], deck=["computers"], round=9
    )
    game.play("accept", "take oil")
    assert (game.part("age"), game.part("last_round")) == ("IV", 9)


def test_national_pride_pays_the_first_in_culture() -> None:
    """5 culture for the most culture; of equals the current player."""
    game = reveal("national_pride", 2, seats=[{"culture": 4}, {"culture": 5}])
    assert [game[seat].culture for seat in range(2)] == [10, 5]


def test_politics_of_strength_moves_cards() -> None:
    """The strongest draws 5 military cards, the weakest discards 3 of its choice, or all."""
    boards = armed(3, 2, 1)
    boards[2]["military_hand"] = ["raid_ii", "spy", "annex", "legion"]
    game = reveal("politics_of_strength", seats=boards)
    assert len(game[0].military_hand) == 5
    assert game.asked() == ("discard_some", 2)
    game.play("discard legion", "discard raid_ii")
    assert game.offered() == ["discard spy"]  # nobody else learns that only this one comes after the others
    game.play("discard spy")
    assert len(game[2].military_hand) == 1


def test_politics_of_strength_takes_a_small_hand() -> None:
    """All cards if there are fewer than 3."""
    boards = armed(1, 0)
    boards[1]["military_hand"] = ["spy", "annex"]
    assert reveal("politics_of_strength", 2, seats=boards)[1].military_hand == []


def test_politics_of_strength_in_age_four_is_culture() -> None:
    """+5 and -3 culture instead."""
    boards = armed(3, 2, 1, culture=4)
    boards[2]["military_hand"] = ["spy"]
    game = reveal("politics_of_strength", age="IV", seats=boards)
    assert [game[seat].culture for seat in range(3)] == [10, 4, 1]
    assert game[2].military_hand == ["spy"]


def test_popularization_of_science_pays_culture() -> None:
    """All: culture equal to the science rating."""
    game = reveal("popularization_of_science", 2, seats=[{}, {"workers": {"philosophy": 2}}])
    assert [game[seat].culture for seat in range(2)] == [2, 2]


def test_prosperity_pays_food() -> None:
    """All: food equal to the happiness rating."""
    game = reveal("prosperity", 2, seats=[{"workers": {"religion": 1}}])
    assert [game[seat].food for seat in range(2)] == [1, 0]


def test_ravages_of_time_ruin_an_old_wonder() -> None:
    """An intact wonder of Age A or I, own choice: its effects end, it gives 2 culture and still counts."""
    wonders = ["pyramids", "great_wall", "kremlin"]
    game = reveal("ravages_of_time", 2, seats=[{"wonders": wonders}, {"wonders": ["colossus"]}])
    assert game.asked() == ("ruin_wonder", 0)
    assert game.offered() == ["ruin pyramids", "ruin great_wall"]
    before, actions = game[0].culture_rate, game[0].ca_total
    game.play("ruin pyramids")
    assert (game[0].ruins, game[0].ca_total, game[0].culture_rate) == (["pyramids"], actions - 1, before + 2)
    assert sorted(game[0].wonders) == sorted(wonders)
    assert (game[1].ruins, game[1].strength) == (["colossus"], 1)


def test_a_wonder_is_ruined_only_once() -> None:
    """Ruins and wonders of later ages are not touched."""
    boards = [
        {"wonders": ["pyramids", "kremlin"], "ruins": ["pyramids"]},
        {"wonders": ["colossus", "great_wall"], "ruins": ["colossus"]},
    ]
    game = reveal("ravages_of_time", 2, seats=boards)
    assert game.asked() == ("act", 0)
    assert "ruined" in game.happened()
    assert [game[seat].ruins for seat in range(2)] == [["pyramids"], ["colossus", "great_wall"]]


def test_refugees_go_to_the_strongest() -> None:
    """The strongest gains 3 culture and 1 population without food, the weakest loses as much."""
    game = reveal("refugees", seats=armed(1, 3, 0, culture=4))
    assert [game[seat].culture for seat in range(3)] == [5, 7, 1]
    assert [game[seat].unused for seat in range(3)] == [1, 2, 0]
    assert [game[seat].yellow for seat in range(3)] == [18, 17, 19]


def test_terrorism_destroys_an_urban_building_of_every_rival() -> None:
    """Who has least culture picks them; of equals the last one clockwise has least."""
    two = {"workers": {"religion": 1}}
    game = reveal("terrorism", seats=[{**two}, {"culture": 1, **two}, {**two, "culture": 1}])
    assert game.asked() == ("terrorize", 2)  # all have 1 culture
    assert game.offered() == ["raid philosophy", "raid religion"]
    game.play("raid religion", "raid philosophy")
    assert "religion" not in game[0].workers
    assert "philosophy" not in game[1].workers
    assert game[2].workers["religion"] == 1
    assert (game[0].unused, game[1].unused) == (2, 2)


# Who is meant.


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_ties_favour_the_current_player_and_then_clockwise(turn: int) -> None:
    """All equal: the two strongest are the current player and the next, the weakest is the one before."""
    for event, hit in (("cold_war", [0, 1]), ("crime_wave", [2, 1])):
        boards: list[dict[str, Any]] = [{"culture": 5} for _ in range(3)]
        boards[turn]["military_hand"] = ["rats"]
        game = scenario(3, age="II", ask="politics", turn=turn, events=[event, "refugees"], seats=boards)
        game.play("event rats")
        got = [game[seat].science == 6 or game[seat].blue == 15 for seat in range(3)]
        assert got == [(seat - turn) % 3 in hit for seat in range(3)], event


def test_a_player_who_has_resigned_is_left_out() -> None:
    """Two of three players are left: the two strongest are the strongest one, whoever left."""
    boards = armed(1, 9, 2)
    boards[1]["marks"] = ["resigned"]
    game = reveal("cold_war", seats=boards)
    assert [game[seat].science for seat in range(3)] == [0, 0, 6]


def test_the_agreement_is_offered_in_the_last_round() -> None:
    """Also when no political action is left to lose; the row slides and nothing is dealt."""
    row = ["computers", None, "oil"]
    game = reveal("international_agreement", 2, seats=armed(1, 0), age="IV", row=row)
    game.play("accept", "take computers", "done")
    assert (game[0].hand, game.part("row")[0]) == (["computers"], "oil")
