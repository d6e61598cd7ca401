"""Regions, garrisons, history, fame and unrest."""

import pytest

from tests.imperium.table import scenario

MARKET = ["armenians", "assyrians", "temple", "shrine", "cape"]
REGIONS = ["dalmatia", "raetia", "gallia_aquitania"]


# Garrison.


def test_a_region_takes_a_hand_card_as_garrison() -> None:
    """It is tucked under the region, out of the deck."""
    game = scenario("romans", seats=[{"hand": ["dalmatia", "advance", "unrest"]}])
    game.play("play dalmatia")
    assert game.offered() == ["pass", "garrison advance", "garrison unrest"]
    game.play("garrison unrest")
    assert game[0].garrison == ["unrest"]
    assert game[0].hand == ["advance"]


def test_some_cards_cannot_be_garrisoned() -> None:
    """Glory, for instance."""
    game = scenario("romans", seats=[{"hand": ["dalmatia", "glory"]}])
    game.play("play dalmatia")
    assert game.offered() == ["pass"]


def test_an_abandoned_region_goes_to_discard_with_its_garrison() -> None:
    """Glory: abandon three regions."""
    in_play = [{"card": "dalmatia", "garrison": ["advance"]}, "raetia", "gallia_aquitania", "oasis"]
    game = scenario("romans", seats=[{"hand": ["glory"], "in_play": in_play}])
    game.play("play glory", "abandon gallia_aquitania")
    assert game[0].discard == ["gallia_aquitania", "raetia", "dalmatia", "advance"]
    assert game[0].garrison == []
    assert game[0].in_play == ["oasis"]
    assert game.asked() == ("fame", 0)


def test_a_recalled_region_goes_to_hand_with_its_garrison() -> None:
    """Boats: recall a river for 2 material and 1 population."""
    in_play = ["boats", {"card": "raetia", "garrison": ["advance"]}]
    game = scenario("romans", seats=[{"in_play": in_play}])
    game.play("exhaust boats")
    assert sorted(game[0].hand) == ["advance", "raetia"]
    assert game[0].tokens == (5, 3, 1)


@pytest.mark.parametrize("used", [0, 1])
def test_of_equal_cards_the_exhausted_one_leaves_play(used: int) -> None:
    """Philosophy abandons one of two Towns; the other one can still be exhausted."""
    towns = [{"card": "town", "exhausted": i == used} for i in range(2)]
    seat = {"hand": ["philosophy"], "in_play": towns, "state": "empire"}
    game = scenario("greeks", "romans", "persians", "celts", seats=[seat], market=MARKET)
    game.play("play philosophy")
    assert game[0].form["in_play"][-1] == {"card": "town", "exhausted": False}


def test_a_region_printed_twice_counts_as_two() -> None:
    """Grand Trunk Road is two of the three regions of Glory, and two regions for Prosperity."""
    in_play = ["grand_trunk_road", "magadha"]
    game = scenario("mauryans", seats=[{"hand": ["glory", "prosperity"], "in_play": in_play}])
    game.play("play prosperity", "pass", "pass", "choose 2")
    assert game[0].population == 2 + 3
    game.play("play glory")
    assert game[0].in_play == []


def test_a_card_garrisons_itself_and_the_host_acts_again() -> None:
    """Cai under Britannia Prima: draw a card, and garrison one more."""
    seat = {"hand": ["cai", "unrest"], "in_play": ["britannia_prima"], "deck_top": ["peredur"]}
    game = scenario("arthurians", seats=[seat])
    game.play("play cai", "garrison in britannia_prima", "garrison unrest")
    assert game[0].garrison == ["cai", "unrest"]
    assert game[0].hand == ["peredur"]


# History, unrest.


def test_history_is_out_of_the_cycle_and_still_scored() -> None:
    game = scenario("romans", seats=[{"hand": ["education", "praiseworthy"], "state": "empire"}])
    before = game.scores()[0].total
    game.play("play education", "history praiseworthy")
    assert "praiseworthy" in game[0].history
    assert game.scores()[0].total == before + 4  # 7 in history, 3 elsewhere


def test_taken_unrest_goes_to_hand() -> None:
    """Corruption: each other player takes one; all gain 2 material."""
    game = scenario("romans", "greeks", seats=[{"hand": ["corruption"], "state": "empire"}])
    pile = game.part("unrest")
    game.play("play corruption")
    assert game[1].hand == ["unrest"]
    assert (game[0].material, game[1].material) == (5, 5)
    assert game.part("unrest") == pile - 1


def test_unrest_is_returned_from_hand_or_discard_as_the_card_says() -> None:
    """Ionians: up to two."""
    seat = {"hand": ["ionians", "unrest"], "discard": ["unrest", "advance"]}
    game = scenario("romans", seats=[seat])
    pile = game.part("unrest")
    game.play("play ionians")
    assert game.offered() == ["pass", "return unrest", "return unrest from discard"]
    game.play("return unrest", "return unrest from discard")
    assert game.part("unrest") == pile + 2
    assert game[0].discard == ["advance"]


# Fame.


def test_glory_looks_at_two_fame_cards_and_keeps_one() -> None:
    """The other one goes back on top; both are known to the player alone."""
    game = scenario(
        "romans", seats=[{"hand": ["glory"], "in_play": REGIONS}], fame=["marvellous", "great", "notorious"]
    )
    game.play("play glory")
    assert sorted(game.offered()) == ["keep great", "keep marvellous"]
    assert game.view(0)["fame_looked_at"] == ["great", "marvellous"]
    game.play("keep great")
    assert game[0].hand == ["great"]
    assert game.part("fame") == ["marvellous", "notorious"]
    assert game.view(0)["fame_top"] == ["marvellous"]
    assert game.view(1)["fame_top"] == []
    assert game.view(1)["players"][0]["unseen_kinds"] == ["fame"]


def test_the_romans_look_at_one_more_and_gain_progress() -> None:
    """Power side A."""
    game = scenario(
        "romans",
        side="a",
        seats=[{"hand": ["glory"], "in_play": REGIONS}],
        fame=["marvellous", "great", "notorious"],
    )
    game.play("play glory")
    assert len(game.offered("keep")) == 3
    assert game[0].progress == 2


def test_king_of_kings_is_resolved_when_no_other_fame_card_is_left() -> None:
    """Barbarian: 6 progress; it is turned over and the end is triggered. Each player once in all."""
    seat = {"hand": ["glory"], "in_play": REGIONS}
    game = scenario("romans", "greeks", seats=[seat], fame=[], round=4)
    game.play("play glory")
    assert game[0].progress == 7
    assert game.part("kings_side") == "b"
    assert game.part("last_round") == 5
    player = game.state.players[0]
    assert player.kings_done


def test_the_other_side_of_king_of_kings_is_for_other_players() -> None:
    """Empire: a free development; nothing a second time."""
    seat = {"hand": ["glory"], "in_play": REGIONS, "state": "empire"}
    game = scenario("romans", seats=[seat], fame=[], kings_side="b")
    game.play("play glory", "develop legions")
    assert game[0].discard[-2:] == ["legions", "glory"]
    assert game[0].tokens == (3, 2, 1)
    again = scenario("romans", seats=[{**seat, "king_of_kings": True}], fame=[], kings_side="b")
    assert again.why("play glory") == "no_effect"


def test_an_empire_gets_three_progress_and_a_free_development_from_side_a() -> None:
    seat = {"hand": ["glory"], "in_play": REGIONS, "state": "empire"}
    game = scenario("romans", seats=[seat], fame=[])
    game.play("play glory", "develop rome_the_eternal_city")
    assert game[0].progress == 4
