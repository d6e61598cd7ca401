"""The solstice, attacks, the end of the game, and scoring."""

from typing import Any

import pytest

from civtable.core.errors import BadState
from civtable.games.imperium import GAME
from tests.imperium.table import Table, scenario

MARKET = ["armenians", "assyrians", "temple", "shrine", "hills"]


# Solstice.


def test_the_solstice_follows_the_last_turn_of_a_round() -> None:
    """All solstice abilities in play are resolved; those that only give tokens come by themselves."""
    game = scenario("romans", "greeks", turn=1, seats=[{"in_play": ["coinage"]}], market=MARKET)
    game.finish_turn()
    assert game[0].material == 5
    assert game.part("round") == 2
    assert game.asked() == ("act", 0)


def test_players_choose_the_order_of_their_solstice_abilities() -> None:
    game = scenario(
        "romans",
        "greeks",
        ask="solstice_begins",
        seats=[{"hand": ["glory", "advance"], "in_play": ["city_of_rome", "metropolis"]}],
    )
    assert game.offered() == ["solstice metropolis", "solstice city_of_rome"]
    game.play("solstice metropolis", "choose 1", "accept", "discard advance", "choose 2")
    assert game[0].tokens == (4, 3, 1)
    assert game[0].discard == ["advance"]


def test_a_solstice_ability_that_one_may_use_can_be_declined() -> None:
    game = scenario("romans", ask="solstice_begins", seats=[{"hand": ["glory"], "in_play": ["city"]}])
    game.play("pass")
    assert game[0].hand == ["glory"]
    assert game.asked() == ("act", 0)


def test_exhaust_abilities_are_not_used_at_the_solstice() -> None:
    """Wonder waits for returned unrest, in the own turn only."""
    seat = {"hand": ["glory"], "discard": ["unrest"], "in_play": ["temple", "wonder"]}
    game = scenario("romans", "greeks", "persians", ask="solstice_begins", seats=[seat])
    assert game.asked() == ("act", 0)
    assert game[0].discard == []
    assert game[0].progress == 1


# Attacks.


def attack(victim: dict[str, Any]) -> Table:
    """Elephants: each other player abandons a region."""
    seat = {"hand": ["elephants"], "state": "empire"}
    return scenario("carthaginians", "greeks", seats=[seat, victim], market=MARKET)


def test_an_attack_hits_the_other_players() -> None:
    game = attack({"in_play": ["peloponnese", "forest_of_pholoe"]})
    game.play("play elephants")
    assert game.asked() == ("pick", 1)
    game.play("abandon peloponnese")
    assert game[1].discard == ["peloponnese"]
    assert game.asked() == ("break_through", 0)


def test_whoever_avoids_an_attack_ignores_it() -> None:
    """Cape: recall it. The attacker's own effects still happen."""
    game = attack({"in_play": ["cape", "peloponnese"]})
    game.play("play elephants")
    assert game.asked() == ("avoid", 1)
    assert game.offered() == ["pass", "use cape"]
    game.play("use cape")
    assert game[1].hand == ["cape"]
    assert game[1].in_play == ["peloponnese"]
    assert game.asked() == ("break_through", 0)


def test_avoiding_by_an_exhaust_ability_takes_a_token() -> None:
    """Mounted Archers, in another player's turn."""
    game = scenario(
        "carthaginians",
        "scythians",
        seats=[{"hand": ["elephants"], "state": "empire"}, {"in_play": ["mounted_archers", "tian_shan"]}],
    )
    game.play("play elephants", "exhaust mounted_archers")
    assert game[1].exhaust == 4
    assert game[1].in_play == ["mounted_archers", "tian_shan"]


def test_standing_army_avoids_attacks_unless_the_attacker_gives_progress() -> None:
    """With four players. The attacker decides."""
    seats = [
        {"hand": ["elephants"], "state": "empire", "progress": 1},
        {"in_play": ["standing_army", "peloponnese"]},
    ]
    for answer, left in (("accept", ["standing_army"]), ("pass", ["standing_army", "peloponnese"])):
        game = scenario("carthaginians", "greeks", "romans", "persians", seats=seats)
        game.play("play elephants")
        assert game.asked() == ("bribe", 0)
        game.play(answer)
        assert game[1].in_play == left
        assert game[1].progress == (2 if answer == "accept" else 1)


def test_standing_army_and_another_card_that_avoids_attacks() -> None:
    """An attacker who pays may still be kept off by Cape, and only its owner decides about that."""
    seats = [
        {"hand": ["elephants"], "state": "empire", "progress": 1},
        {"in_play": ["cape", "standing_army", "peloponnese"]},
    ]
    game = scenario("carthaginians", "greeks", "romans", "persians", seats=seats)
    game.play("play elephants", "pass")
    assert game[1].in_play == ["cape", "standing_army", "peloponnese"]
    assert game.asked() == ("break_through", 0)
    game = scenario("carthaginians", "greeks", "romans", "persians", seats=seats)
    game.play("play elephants", "accept")
    assert game.asked() == ("avoid", 1)
    game.play("use cape")
    assert game[1].in_play == ["standing_army", "peloponnese"]
    assert game[1].progress == 2


def test_a_hand_is_discarded_by_its_owner() -> None:
    """Military Engineering: two cards; with fewer all of them."""
    seats = [{"hand": ["military_engineering"], "state": "empire"}, {"hand": ["glory", "advance", "conquer"]}]
    game = scenario("romans", "greeks", seats=seats)
    game.play("play military_engineering")
    assert game.asked() == ("pick_asked", 1)
    game.play("discard advance", "discard conquer")
    assert game[1].hand == ["glory"]
    seats[1] = {"hand": ["glory"]}
    game = scenario("romans", "greeks", seats=seats)
    game.play("play military_engineering")
    assert game[1].hand == []


def test_stealing_takes_what_is_there() -> None:
    """Go a'Viking: 2 material; who cannot give them takes unrest."""
    for material, unrest in ((3, 0), (1, 1)):
        seats = [{"hand": ["go_a_viking"]}, {"material": material}]
        game = scenario("vikings", "greeks", seats=seats)
        game.play("play go_a_viking")
        assert game[0].material == 3 + min(2, material)
        assert game[1].material == max(0, material - 2)
        assert game[1].hand.count("unrest") == unrest


# The end.


def test_an_empty_main_deck_triggers_the_end() -> None:
    """This round is finished with its solstice, all of the next one is played, then points are counted."""
    game = scenario(
        "macedonians", "greeks", seats=[{"hand": ["philip_ii"]}], market=MARKET, main_deck=["oasis"], round=9
    )
    game.play("play philip_ii", "acquire armenians")
    assert game.part("last_round") == 10
    for _ in range(4):
        game.finish_turn()
    assert game.asked() is None
    assert game.part("ended") == "scoring"
    assert game.part("round") == 10


def test_developing_the_last_card_triggers_the_end() -> None:
    game = scenario(
        "romans",
        commons="legends",
        seats=[
            {
                "hand": ["eminent"],
                "deck": [],
                "discard": ["glory"],
                "state": "empire",
                "developments": ["legions"],
                "population": 3,
            }
        ],
    )
    game.play("play eminent", "develop legions", "pay 3 population")
    assert game.part("last_round") == game.part("round") + 1


def test_the_game_collapses_when_the_last_unrest_is_taken() -> None:
    """At once; the fewest unrest cards win, whatever the points are."""
    seats = [
        {"hand": ["corruption"], "deck": [], "state": "empire", "progress": 90},
        {"deck": ["unrest"], "progress": 0},
    ]
    game = scenario("romans", "greeks", seats=seats, unrest=1, market=MARKET)
    game.play("play corruption")
    assert game.asked() is None
    assert game.part("ended") == "collapse"
    assert [score.rank for score in game.scores()] == [1, 2]
    assert [score.points for score in game.scores()][1][-1] == ("unrest", -2)
    assert game[0].discard == ["corruption"]


def test_the_game_collapses_when_the_last_unrest_is_put_under_a_market_card() -> None:
    game = scenario(
        "macedonians",
        "greeks",
        seats=[{"hand": ["philip_ii"], "deck": []}],
        unrest=1,
        market=["oasis"],
        main_deck=["town", "forest"],
    )
    game.play("play philip_ii")
    assert game.part("ended") == "collapse"


@pytest.mark.parametrize(("progress", "ranks"), [(0, [1, 2]), (2, [1, 1]), (3, [2, 1])])
def test_points_break_the_tie_of_a_collapse(progress: int, ranks: list[int]) -> None:
    """Both have one unrest card: the points of all cards and progress decide."""
    seats = [
        {"hand": ["corruption", "unrest"], "deck": [], "history": [], "state": "empire", "progress": 1},
        {"deck": [], "history": [], "progress": progress},
    ]
    game = scenario("romans", "greeks", seats=seats, unrest=1, market=MARKET)
    game.play("play corruption")
    assert game.part("ended") == "collapse"
    assert [score.rank for score in game.scores()] == ranks


# Points.


def test_points_of_a_position() -> None:
    """Progress, printed points of every owned card; not nation deck, developments or market tokens."""
    seat = {
        "hand": ["triumphant", "unrest"],
        "deck": ["aksumites"],
        "in_play": ["city"],
        "progress": 4,
        "population": 5,
    }
    game = scenario("romans", seats=[seat])
    assert game.points() == {"progress": 4, "power": 2, "cards": 12, "variable": 1, "unrest": -2}
    assert game.scores()[0].total == 17


def test_variable_points_are_at_most_ten() -> None:
    """Seal Stones: a point for each progress."""
    game = scenario("minoans", side="a", seats=[{"hand": ["seal_stones"], "deck": [], "progress": 14}])
    assert game.points()["variable"] == 10
    assert game.points()["progress"] == 14


@pytest.mark.parametrize(("zone", "points"), [("hand", 3), ("history", 8), ("garrison", 12)])
def test_conditional_points_depend_on_where_a_card_is(zone: str, points: int) -> None:
    """Proud: 12 garrisoned, 8 in history, otherwise 3."""
    seat: dict[str, object] = {"deck": [], zone: ["proud"]}
    if zone == "garrison":
        seat = {"deck": [], "in_play": [{"card": "dalmatia", "garrison": ["proud"]}]}
    game = scenario("romans", commons="legends", seats=[seat])
    assert game.points()["cards"] == points


def test_power_cards_score_but_are_not_counted_as_cards() -> None:
    """Greeks: a point for every three owned cards; power and state cards are no owned cards."""
    game = scenario(
        "greeks", "romans", seats=[{"hand": ["glory", "conquer"], "deck": [], "history": ["advance"]}]
    )
    owned = len(game[0].history) + 2
    assert game.points()["power"] == owned // 3


def test_equal_totals_share_the_rank() -> None:
    seats = [{"deck": [], "progress": 5, "population": 0}, {"deck": [], "progress": 4, "population": 0}]
    game = scenario("romans", "persians", seats=seats)  # the Persians have a tributary in history
    assert game.scores()[0].total == game.scores()[1].total == 5
    assert [score.rank for score in game.scores()] == [1, 1]


def test_sumerians_return_unrest_before_the_count() -> None:
    """Up to two, from any zone that is scored."""
    seat = {"hand": ["sumerians", "unrest"], "deck": ["unrest"], "discard": ["unrest"]}
    game = scenario("romans", "greeks", seats=[seat], ask="before_scoring", market=MARKET)
    assert game.offered() == [
        *("pass", "return unrest", "return unrest from discard", "return unrest from deck"),
    ]
    game.play("return unrest", "return unrest from deck")
    assert game.asked() is None
    assert game.points()["unrest"] == -2


def test_sumerians_help_from_the_sunken_pile_too() -> None:
    """Atlanteans sink cards in place of history, and score them."""
    seat = {"sunken": ["sumerians"], "hand": ["unrest"]}
    game = scenario("atlanteans", "greeks", seats=[seat], ask="before_scoring", market=MARKET)
    game.play("return unrest", "pass")
    assert game[0].hand == []


def test_garrisoned_unrest_counts_in_a_collapse() -> None:
    """Two cards against one: the points do not matter then."""
    garrison = [{"card": "dalmatia", "garrison": ["unrest"]}]
    seats = [
        {
            "hand": ["corruption", "unrest"],
            "deck": [],
            "in_play": garrison,
            "state": "empire",
            "progress": 90,
        },
        {"deck": [], "progress": 0},
    ]
    game = scenario("romans", "greeks", seats=seats, unrest=1, market=MARKET)
    game.play("play corruption")
    assert [score.rank for score in game.scores()] == [2, 1]


def test_a_card_that_left_play_may_still_be_due() -> None:
    """A solstice can recall a card before its own turn comes: the position is written down and read back."""
    form = scenario("scythians", seats=[{"in_play": ["mounted_archers"]}]).form()
    form["players"][0]["due"] = ["mounted_archers", "grassland"]
    assert GAME.to_json(GAME.from_json(form))["players"] == form["players"]
    form["players"][0]["due"] = ["advance"]
    with pytest.raises(BadState) as error:
        GAME.from_json(form)
    assert error.value.reason.key == "imperium-wrong-due"
