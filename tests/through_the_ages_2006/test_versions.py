"""The three versions of the 2006 edition: how they are set up, how they go, and how they end."""

from typing import Any

import pytest

from civtable.core.errors import BadSetting
from civtable.core.rng import fast_rng
from civtable.games.through_the_ages import GAME
from tests.through_the_ages.table import TABLE
from tests.through_the_ages_2006.table import Table, new_game, scenario, settings

VERSIONS = ["simple", "advanced", "full"]


def faces(pile: list[Any]) -> list[str]:
    """The cards of a pile, whoever knows them."""
    return [entry if isinstance(entry, str) else entry["card"] for entry in pile]


# Setting up.


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_civilization_starts_alike(version: str, players: int) -> None:
    """18 yellow and 18 blue tokens in the banks, 7 people, 1 science, 1 strength; 1 to 4 civil actions."""
    game = new_game(players, version=version)
    for seat in range(players):
        board = game[seat]
        assert (board.yellow, board.blue, board.unused) == (18, 18, 1)
        assert board.workers == {"agriculture": 2, "bronze": 2, "philosophy": 1, "warriors": 1}
        assert (board.culture, board.science, board.food, board.resources) == (0, 0, 0, 0)
        assert (board.culture_rate, board.science_rate, board.strength, board.happiness) == (0, 1, 1, 0)
        assert board.actions == (seat + 1, 0)
    assert len([card for card in game.part("row") if card]) == 13
    assert game.asked() == ("act", 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_simple_set_up_has_nine_events(players: int) -> None:
    """All of Age A but Development of Politics, which is out of the game."""
    events = faces(new_game(players, version="simple").part("events"))
    assert len(set(events)) == len(events) == 9
    assert "development_of_politics" not in events
    assert "no_event" in events


@pytest.mark.parametrize("version", ["advanced", "full"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_set_up_has_two_events_more_than_players(version: str, players: int) -> None:
    """Face down; nobody has seen the rest of the ten."""
    game = new_game(players, version=version)
    assert len(game.part("events")) == players + 2
    assert len(game.part("box")) == 10 - players - 2
    assert game.view(0)["events"] == game.view()["events"]
    assert faces(game.part("events"))[0] not in str(game.view(0)["events"])


def test_advanced_set_up_shows_four_bonuses() -> None:
    """Events of Age III, for all to see from the start."""
    game = new_game(3, version="advanced")
    bonuses = game.view()["bonuses"]["known"]
    assert len(set(bonuses)) == 4
    assert {TABLE[bonus].id.split("_")[0] for bonus in bonuses} == {"impact"}
    assert new_game(3, version="full").part("bonuses") == []


@pytest.mark.parametrize(
    ("version", "players", "civil", "military"),
    [
        *(("simple", 2, 45, 0), ("simple", 3, 50, 0), ("simple", 4, 55, 0)),
        *(("advanced", 2, 45, 48), ("advanced", 3, 50, 50), ("full", 2, 45, 48), ("full", 4, 55, 50)),
    ],
)
def test_decks_of_age_one(version: str, players: int, civil: int, military: int) -> None:
    """By the number of players; two have no pacts, and the simple version has no military cards."""
    game = new_game(players, version=version)
    game.play(*["end"] * players)
    assert game.part("age") == "I"
    in_row = len([card for card in game.part("row") if card and TABLE[card].age == 1])
    assert len(game.part("deck")) + in_row == civil
    assert len(game.part("military_deck")) == military


@pytest.mark.parametrize(("version", "wars"), [("advanced", 0), ("full", 4)])
def test_only_the_full_version_has_wars(version: str, wars: int) -> None:
    """The four of Age II are out of the advanced version."""
    game = scenario(3, version=version, age="I", deck=["iron"])
    game.play("end")
    assert game.part("age") == "II"
    assert len([card for card in game.part("military_deck") if card.startswith("war_over_")]) == wars
    assert len(game.part("military_deck")) == 46 + wars


# The course of the simple version.


def test_events_happen_by_themselves_from_round_three() -> None:
    """One before the turn of the starting player, for everybody; none before other turns."""
    game = scenario(
        2, version="simple", round=1, age="A", events=["development_of_crafts", "development_of_science"],
        seats=[{"civil_used": 3, "military_used": 2}, {"civil_used": 2, "military_used": 2}],
    )  # fmt: skip
    game.play("end", "end")
    assert (game.part("round"), len(game.part("events"))) == (2, 2)
    game.play("end")
    assert len(game.part("events")) == 2
    game.play("end")
    assert (game.part("round"), len(game.part("events")), len(game.part("past"))) == (3, 1, 1)
    game.play("end")
    assert len(game.part("events")) == 1


def test_an_event_asks_everybody_before_the_turn() -> None:
    """Development of Markets: both choose, then the row is replenished and the turn begins."""
    game = scenario(2, version="simple", turn=1, events=["development_of_markets"], row=["iron"])
    game.play("end")
    assert game.asked() == ("gain_either", 0)
    assert game.part("row")[0] == "iron"
    game.play("gain 2 food 0 resources", "gain 0 food 2 resources")
    assert game.asked() == ("act", 0)
    assert (game[0].food, game[1].resources) == (2, 2 + 2)
    assert "iron" in game.part("gone")


def test_the_simple_version_has_no_politics_and_no_military_cards() -> None:
    """Unused military actions bring no cards, and a turn begins with the action phase."""
    game = scenario(2, version="simple")
    game.play("end")
    assert game.asked() == ("act", 1)
    assert game[0].military_hand == []


def test_the_simple_version_knows_no_discontent_and_no_corruption() -> None:
    """All people are content, and an empty blue bank costs nothing."""
    board = {"yellow_bank": 2, "unused_workers": 0, "blue_bank": 2, "stored": {"bronze": 9, "agriculture": 9}}
    game = scenario(2, version="simple", seats=[board])
    assert game[0].discontent == 0
    game.play("end")
    assert (game[0].resources, game[0].food) == (9 + 2, 9 + 2 - 4)
    assert game[0].science == 1


def test_hunger_costs_culture() -> None:
    """4 for each missing food."""
    board = {"yellow_bank": 12, "workers": {"agriculture": 1}, "culture": 20}
    game = scenario(2, version="simple", seats=[board])
    game.play("end")
    assert game[0].culture == 20 - 4


# The end of the simple version.


def test_the_simple_version_ends_with_the_round_of_the_last_card() -> None:
    """Also when the last card comes in another turn than the first; the row then gets no new cards."""
    game = scenario(3, version="simple", deck=["iron"], row=["alchemy"] * 2 + ["drama"] * 2)
    game.play("end")
    assert (game.part("last_round"), game.part("round")) == (5, 5)
    assert game[0].leader is None
    game.play("end")
    assert len([card for card in game.part("row") if card]) == 1
    game.play("end")
    assert game.part("over")


def test_nothing_grows_old_in_the_simple_version() -> None:
    """Leaders, hands and unfinished wonders of Age A stay when the last card is dealt; no token is lost."""
    board = {"leader": "moses", "hand": ["rich_land_a"], "building": "colossus"}
    game = scenario(2, version="simple", turn=1, deck=["iron"], seats=[board])
    game.play("end")
    assert game.part("last_round") == 6
    assert (game[0].leader, game[0].hand, game[0].building) == ("moses", ["rich_land_a"], "colossus")
    assert game[0].yellow == 18


def test_goods_and_cards_left_over_count_nothing() -> None:
    """A start position at the end: 2 for strength, 1 for science, 4 for production."""
    board = {"stored": {"bronze": 5, "agriculture": 5}, "science": 30, "hand": ["iron"]}
    game = scenario(2, version="simple", turn=1, ask="end_turn", last_round=5, seats=[board])
    game.asked()
    assert game[0].culture == 2 + 1 + 4


# Ends of ages.


def grown_old(version: str, age: str, **board: Any) -> Table:
    """Age I or II ends at the beginning of the turn of seat 0."""
    deck = {"I": ["iron"], "II": ["coal"], "III": ["oil"]}[age]
    game = scenario(3, version=version, age=age, turn=2, deck=deck, seats=[board])
    game.play("end")
    return game


@pytest.mark.parametrize("version", ["advanced", "full"])
def test_what_is_two_ages_old_leaves(version: str) -> None:
    """At the end of Age I cards of Age A in hand, leaders and unfinished wonders; their tokens come back."""
    board = {
        **{"leader": "moses", "hand": ["rich_land_a", "iron"], "building": "colossus", "stages_built": 1},
        **{
            "wonders": ["pyramids"],
            "tactic": "legion",
            "blue_bank": 17,
            "colonies": ["historic_territory_i"],
        },
    }
    game = grown_old(version, "I", **board)
    after = game[0]
    assert (after.leader, after.hand, after.building, after.blue) == (None, ["iron"], None, 18)
    assert (after.wonders, after.tactic, after.colonies) == (["pyramids"], "legion", ["historic_territory_i"])


@pytest.mark.parametrize(
    ("version", "age", "bank", "left"),
    [
        *(("full", "I", 10, 8), ("full", "II", 10, 8), ("full", "III", 10, 8), ("full", "I", 1, 1)),
        *(("full", "I", 0, 0), ("full", "I", 2, 0), ("advanced", "I", 10, 10), ("advanced", "II", 10, 10)),
    ],
)
def test_only_the_full_version_loses_yellow_tokens(version: str, age: str, bank: int, left: int) -> None:
    """2 at the end of ages I, II and III; a bank that has not enough loses none, and people stay."""
    game = grown_old(version, age, yellow_bank=bank, unused_workers=8)
    assert (game[0].yellow, game[0].unused) == (left, 8)


# The end of the advanced version.


@pytest.mark.parametrize(("turn", "last"), [(2, 6), (0, 5), (1, 5)])
def test_the_advanced_version_ends_with_the_round_of_the_last_card(turn: int, last: int) -> None:
    """The round is finished, whoever's turn brings the last card of Age II."""
    game = scenario(3, version="advanced", age="II", turn=turn, deck=["coal"])
    game.play("end")
    assert (game.part("age"), game.part("last_round")) == ("III", last)
    while not game.part("over"):
        game.play("pass" if "pass" in game.offered() else "end")
    assert game.part("round") == last


def test_no_cards_come_after_age_two_in_the_advanced_version() -> None:
    """Neither into the row nor into hands."""
    game = scenario(2, version="advanced", age="II", turn=1, deck=["coal"])
    game.play("end", "pass", "end")
    assert (game.part("deck"), game.part("military_deck"), game[0].military_hand) == ([], [], [])


def test_the_bonuses_of_the_advanced_version_count_for_everybody() -> None:
    """Colonies 4 each, wonders 4 of Age I."""
    boards = [
        {"colonies": ["historic_territory_i"]},
        {"wonders": ["great_wall"], "workers": {"philosophy": 0}},
    ]
    game = scenario(
        2, version="advanced", age="III", round=14, last_round=14, turn=0, ask="end_turn",
        dealt=[2, 2, 2, 0], bonuses=["impact_of_colonies", "impact_of_wonders"], seats=boards,
    )  # fmt: skip
    game.play("pass", "end")
    assert [game[seat].culture for seat in range(2)] == [4, 1 + 4]


def test_units_are_sacrificed_in_the_last_round_of_the_advanced_version() -> None:
    """That this is forbidden is a rule of the full version."""
    own = {"military_hand": ["spy"]}
    game = scenario(
        2,
        version="advanced",
        age="III",
        round=14,
        last_round=14,
        dealt=[2, 2, 2, 0],
        ask="politics",
        seats=[own],
    )
    game.play("aggression spy seat 1")
    assert game.asked() == ("strike", 0)


# The end of the full version.


def test_no_cards_come_in_age_four() -> None:
    """Neither into the row nor into hands."""
    game = scenario(2, age="III", turn=1, deck=["oil"])
    game.play("end", "pass", "end")
    assert (game.part("age"), game.part("deck"), game[0].military_hand) == ("IV", [], [])


def test_events_of_age_three_count_at_the_end() -> None:
    """Those still in both event decks, for everybody; ties are broken as in the starting player's turn."""
    game = scenario(
        2, age="IV", round=20, turn=1, ask="end_turn",
        events=["impact_of_strength"], future_events=["impact_of_colonies", "terrorism"],
        seats=[{}, {"colonies": ["historic_territory_i"], "workers": {"philosophy": 0}}],
    )  # fmt: skip
    game.asked()
    assert game.part("over")
    assert [game[seat].culture for seat in range(2)] == [10, 4]


def test_an_event_of_age_three_counts_when_it_is_revealed() -> None:
    """Like any other."""
    own = {"military_hand": ["rats"], "colonies": ["historic_territory_i"]}
    game = scenario(age="III", ask="politics", events=["impact_of_colonies", "foray"], seats=[own])
    game.play("event rats")
    assert game[0].culture == 1 + 4


# Leaving.


@pytest.mark.parametrize("age", ["I", "III", "IV"])
def test_who_wants_to_leaves_at_the_start_of_a_turn(age: str) -> None:
    """At any time, and comes last whatever the culture."""
    game = scenario(3, age=age, ask="politics", seats=[{"culture": 50}])
    game.play("resign")
    assert game.asked() == ("politics", 1)
    assert game.scores()[0].rank == 3


def test_who_traded_the_political_action_away_may_still_leave() -> None:
    """International Agreement takes the political action, not the right to go."""
    game = scenario(3, turn=2, age="II", seats=[{"marks": ["politics_lost"], "military_hand": ["rats"]}])
    game.play("end")
    assert game.offered() == ["pass", "resign"]
    game.play("pass")
    assert game.asked() == ("act", 0)


def test_who_has_a_war_to_fight_is_asked_once_before_it() -> None:
    """Before the war, and not again after it, also if the political action was traded away."""
    war = {"card": "war_over_resources", "on": 1}
    game = scenario(3, turn=2, age="II", seats=[{"marks": ["politics_lost"], "war": war}])
    game.play("end")
    assert (game.asked(), game.offered()) == (("politics", 0), ["pass", "resign"])
    assert game.why("event rats") == "war_first"
    assert game.game.question_words(game.state).key == "through_the_ages-ask-leave_before_war"
    game.play("pass", "done", "done")
    assert game.asked() == ("act", 0)


def test_the_last_player_left_wins() -> None:
    """At once."""
    game = scenario(2, ask="politics", seats=[{"culture": 50}])
    game.play("resign")
    assert game.part("over")
    assert [score.rank for score in game.scores()] == [2, 1]


def test_the_row_follows_the_players_who_are_left() -> None:
    """Three spaces are cleared for two of three players."""
    row = ["iron", "alchemy", "drama", "theology", "irrigation"]
    game = scenario(3, ask="politics", row=row)
    game.play("resign")
    assert game.part("row")[:2] == ["theology", "irrigation"]


@pytest.mark.parametrize("age", ["I", "II"])
def test_later_decks_are_those_of_the_set_up(age: str) -> None:
    """Three began, so the decks of the next age are for three, pacts included."""
    deck = {"I": ["iron"], "II": ["coal"]}[age]
    game = scenario(3, age=age, ask="politics", deck=deck)
    game.play("resign")
    assert game.part("dealt")[["A", "I", "II", "III"].index(game.part("age"))] == 3
    assert len(game.part("deck")) + sum([card is not None for card in game.part("row")]) == 51
    assert len(game.part("military_deck")) == {"I": 50, "II": 45}[age]


def test_military_cards_of_who_leaves_are_discarded() -> None:
    """Tactic, colonies and pact; the banks of others do not change."""
    board = {
        "tactic": "legion",
        "colonies": ["historic_territory_i"],
        "pact": {"card": "scientific_cooperation", "with": 1, "side_a": 0},
    }
    game = scenario(3, age="II", ask="politics", seats=[board])
    game.play("resign")
    assert sorted(faces(game.part("discards")[1])) == ["historic_territory_i", "legion"]
    assert faces(game.part("discards")[2]) == ["scientific_cooperation"]
    assert (game[0].tactic, game[0].pact) == (None, None)


def test_the_short_versions_have_no_leaving() -> None:
    """It belongs to the full version."""
    assert scenario(3, version="advanced", ask="politics").why("resign") == "no_resigning"


# Settings.


@pytest.mark.parametrize(
    "chosen",
    [
        {"edition": "2015", "version": "simple"},
        {"edition": "2015", "simplifying": "yes"},
        {"edition": "2015", "bonus_cards": "face_up"},
        {"edition": "2006", "version": "simple", "peaceful": "yes"},
        {"edition": "2006", "version": "simple", "corruption": "alternative"},
        {"edition": "2006", "version": "advanced", "bonus_cards": "public"},
        {"edition": "2006", "version": "advanced", "fewer_bonuses": "yes"},
        {"edition": "2006", "peaceful": "yes", "military_alliances": "no"},
        {"edition": "2015", "face_up_cards": "3"},
        {"edition": "2006", "face_up_cards": "3"},
        {"edition": "2006", "bonus_cards": "public", "face_up_cards": "5"},
    ],
)
def test_settings_that_do_not_go_together_are_refused(chosen: dict[str, str]) -> None:
    """Variants of the full version in a shorter one, those of 2006 in 2015."""
    with pytest.raises(BadSetting):
        GAME.start(chosen, 2, fast_rng("refused"))


@pytest.mark.parametrize("version", VERSIONS)
def test_a_version_is_named_in_the_position(version: str) -> None:
    """And read back from it."""
    form = new_game(version=version).form()
    assert form["settings"] == {**form["settings"], **settings(version)}
    assert GAME.to_json(GAME.from_json(form)) == form


def test_a_position_from_before_a_setting_has_its_usual_value() -> None:
    """Positions written before the number of open bonus cards could be chosen can still be read."""
    game = new_game(variants={"bonus_cards": "face_up"})
    form = game.form()
    del form["settings"]["face_up_cards"]
    assert GAME.digest(GAME.from_json(form)) == GAME.digest(game.state)


def test_tables_with_other_bonus_cards_are_told_apart() -> None:
    """The number of open bonus cards is part of the position."""
    forms = [new_game(variants={"bonus_cards": "face_up", "face_up_cards": n}).form() for n in ("3", "5")]
    for form in forms:
        form["bonuses"] = forms[0]["bonuses"]
    assert GAME.digest(GAME.from_json(forms[0])) != GAME.digest(GAME.from_json(forms[1]))
