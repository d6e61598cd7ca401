"""The board of Through the Ages: every question is answered by touching things, and games are played."""

import pytest

from civtable.core.game import Moment, State
from civtable.games.through_the_ages import GAME
from tests.browser.cards import answer_new_verbs, play_by_touching
from tests.browser.conftest import NewPage
from tests.browser.stage import game_named, positions
from tests.through_the_ages.table import scenario
from tests.through_the_ages.test_aggressions import succeed
from tests.through_the_ages.test_events import armed, reveal
from tests.through_the_ages_2006.table import scenario as scenario_2006
from tests.through_the_ages_2006.test_cards_attacks import fought

TTA = game_named("through_the_ages")
ORIGINAL = {"edition": "2006"}
TABLES: list[tuple[int, dict[str, str], int]] = [
    *((players, {}, 6) for players in (2, 3, 4)),
    *((players, ORIGINAL, 6) for players in (2, 3, 4)),
    (3, {**ORIGINAL, "version": "advanced", "military_draws": "action"}, 4),
    (3, {**ORIGINAL, "bonus_cards": "personal"}, 3),
    (2, {**ORIGINAL, "corruption": "alternative"}, 2),
]
"""Players, settings and how many random games are looked through."""


def rare_positions() -> list[State]:
    """Questions that random play hardly reaches."""
    homer = {"leader": "homer", "wonders": ["hanging_gardens", "colossus"], "hand": ["moses"]}
    tucking = scenario(seats=[homer])
    tucking.play("lead moses")
    bare = {"building": "hanging_gardens", "hand": ["engineering_genius_a"], "blue_bank": 0}
    covering = scenario(seats=[{**bare, "stored": {"bronze": 2, "agriculture": 1}}])
    covering.play("play engineering_genius_a")
    breakthrough = scenario(seats=[{"hand": ["monarchy", "breakthrough_i"], "science": 8}])
    breakthrough.play("play breakthrough_i")
    wonders = {"wonders": ["pyramids", "great_wall"]}
    colonies = ["wealthy_territory_i", "developed_territory_i"]
    robbed = {"colonies": colonies, "blue_bank": 20, "yellow_bank": 19}
    at_war = {"workers": {"warriors": 6, "swordsmen": 1}, "war": {"card": "war_over_culture", "on": 1}}
    war = scenario_2006(2, age="III", ask="war", seats=[at_war, {"workers": {"warriors": 5}}])
    war.play("done")
    poor = armed(3, 1, 1)
    poor[1].update(blue_bank=0, stored={"bronze": 1, "coal": 1})
    weak = armed(3, 2, 1)
    weak[2]["military_hand"] = ["raid_ii", "spy", "annex", "legion"]
    pious = {"workers": {"religion": 1}}
    tables = [
        *(tucking, covering, breakthrough, war),
        succeed("annex", robbed),
        succeed("infiltrate", {"leader": "moses", "building": "kremlin", "stages_built": 2, "blue_bank": 14}),
        succeed("enslave", {"unused_workers": 0}),
        succeed("raid_i", {"workers": {"religion": 1, "organized_religion": 1}}),
        reveal("ravages_of_time", 2, seats=[wonders]),
        reveal("border_conflict", seats=armed(3, 2, 1)),
        reveal("independence_declaration", 2, seats=[*armed(2), robbed]),
        reveal("politics_of_strength", seats=weak),
        reveal("terrorism", seats=[pious, {**pious, "culture": 1}, {**pious, "culture": 1}]),
        reveal("crime_wave", seats=poor),
        reveal("raiders", seats=armed(3, 1, 2, stored={"agriculture": 1, "bronze": 2})),
        fought("war_over_resources", 6, 2, {"stored": {"agriculture": 3, "bronze": 3}}),
        fought("war_over_technology", 8, 1, {"specials": ["code_of_laws"], "science": 5}),
    ]
    return [table.state for table in tables]


def test_every_kind_of_question_is_answered_on_the_board(new_page: NewPage) -> None:
    """One answer of each verb of each kind of question, by touching things."""
    page = new_page("/settings", width=1440, height=900)
    wanted = {question.name for question in GAME.questions if not isinstance(question, Moment)}
    answered: set[tuple[str, str]] = set()
    for state in rare_positions():
        answer_new_verbs(page, TTA, state, answered)
    for players, settings, games in TABLES:
        for state in positions(TTA, settings, players, games):
            answer_new_verbs(page, TTA, state, answered)
    assert {kind for kind, _ in answered} == wanted


@pytest.mark.long
@pytest.mark.parametrize("edition", ["2015", "2006"])
def test_a_whole_game_by_touching_things(server: str, new_page: NewPage, edition: str) -> None:
    """Two players: a person who only touches things, and a bot.

    Long: every kind of question is answered on the stage above, and games begin at a table below.
    """
    play_by_touching(
        server,
        new_page(width=1440, height=900),
        TTA,
        ["person", "random"],
        None,
        settings={"edition": edition},
    )


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4])
def test_games_of_more_players_begin_on_the_board(server: str, new_page: NewPage, players: int) -> None:
    """Three and four players, the others bots: the first rounds. Three are long: four have more."""
    play_by_touching(server, new_page(width=1440, height=900), TTA, ["person", *["book"] * (players - 1)], 15)
