"""The market: acquire, break through, refill, exile; and paying."""

from typing import Any

import pytest

from tests.imperium.table import Table, scenario

MARKET = ["armenians", "assyrians", "temple", "shrine", "cape"]


def philip(**changes: Any) -> Table:
    """Philip II: acquire any card."""
    return scenario("macedonians", seats=[{"hand": ["philip_ii"]}], **changes)


# Acquire.


def test_an_acquired_card_brings_its_tokens_and_its_unrest() -> None:
    """Card and unrest in hand, tokens gained, the space refilled with unrest under the new card."""
    market = ["armenians", "assyrians", "temple", {"card": "shrine", "progress": 1, "material": 2}, "cape"]
    game = philip(market=market, small_decks={"uncivilised": ["boats", "town"]})
    pile = game.part("unrest")
    game.play("play philip_ii", "acquire shrine")
    assert sorted(game[0].hand) == ["shrine", "unrest"]
    assert (game[0].material, game[0].progress) == (5, 2)
    assert game.market()[3] == "boats"
    assert game.space("boats") == {
        "card": "boats",
        "unrest": 1,
        "tokens": {"material": 0, "population": 0, "progress": 0},
    }
    assert game.part("unrest") == pile - 1


def test_a_region_brings_no_unrest() -> None:
    game = philip(market=MARKET, small_decks={"region": ["oasis"]})
    pile = game.part("unrest")
    game.play("play philip_ii", "acquire cape")
    assert game[0].hand == ["cape"]
    assert game.market()[4] == "oasis"
    assert game.part("unrest") == pile


def test_only_named_suits_are_acquired() -> None:
    """Advance: uncivilised or civilised."""
    game = scenario("romans", seats=[{"hand": ["advance"], "material": 3}], market=MARKET)
    game.play("play advance", "choose 1", "pay 3 material")
    assert game.offered() == ["acquire temple", "acquire shrine"]
    assert game.why("acquire cape") == "acquire_other"


def test_equal_cards_of_the_market_are_told_apart() -> None:
    """From the left."""
    market = ["city", {"card": "city", "progress": 3}, "temple", "city", "cape"]
    game = philip(market=market)
    game.play("play philip_ii")
    assert game.offered("acquire city") == ["acquire city", "acquire city second", "acquire city third"]
    game.play("acquire city second")
    assert game[0].progress == 4


def test_an_exiled_region_brings_no_unrest() -> None:
    """Chariots: regions may be acquired from exile too."""
    seat = {"hand": ["conquer"], "in_play": ["chariots"], "state": "empire"}
    game = scenario("celts", seats=[seat], exile=["oasis"], market=["city"])
    game.play("play conquer", "choose 1", "pay 2 population")
    assert game[0].hand == ["oasis"]
    assert game.part("exile") == []


def test_any_other_exiled_card_brings_one_unrest_from_the_pile() -> None:
    """Cartography: regions and tributaries."""
    seat = {"hand": ["conquer"], "in_play": ["legions", "cartography"], "state": "empire"}
    game = scenario(
        "romans", "greeks", "celts", commons="legends", seats=[seat], exile=["etruscans"], market=["city"]
    )
    pile = game.part("unrest")
    game.play("play conquer", "choose 1", "pay 2 population")
    assert game[0].hand == ["unrest", "etruscans"]
    assert game.part("unrest") == pile - 1


def test_the_exile_is_no_source_unless_a_card_says_so() -> None:
    game = philip(market=MARKET, exile=["oasis"])
    game.play("play philip_ii")
    assert game.offered("acquire oasis from exile") == []


def test_an_acquired_card_may_be_played_at_once_if_the_card_says_so() -> None:
    """Parmenion: without an action."""
    game = scenario("macedonians", seats=[{"hand": ["parmenion"], "state": "empire"}], market=MARKET)
    game.play("play parmenion", "acquire cape", "play cape")
    assert game[0].in_play == ["cape"]
    assert game[0].actions == 2


# Break through.


def test_a_break_through_leaves_the_unrest_in_its_pile() -> None:
    game = scenario("romans", seats=[{"hand": ["triumvirate"]}], market=MARKET)
    pile = game.part("unrest")
    game.play("play triumvirate", "break through shrine")
    assert game[0].hand == ["shrine"]
    assert game.part("unrest") + game.part("market")[3]["unrest"] == pile + 1


def test_the_top_card_of_a_small_deck_is_taken_unseen() -> None:
    """Only its owner sees it."""
    game = scenario(
        "romans", seats=[{"hand": ["triumvirate"]}], market=MARKET, small_decks={"uncivilised": ["boats"]}
    )
    game.play("play triumvirate", "break through uncivilised deck")
    assert game[0].hand == ["boats"]
    assert game.market() == MARKET
    other = game.view(1)["players"][0]
    assert "boats" not in other["hand_or_deck"]
    assert other["unseen_kinds"] == ["uncivilised"]


def test_without_a_small_deck_the_main_deck_is_searched() -> None:
    """Cards are revealed until one fits; the others are shuffled back."""
    game = scenario(
        "romans",
        seats=[{"hand": ["diplomacy"], "material": 3}],
        market=["city"],
        main_deck=["oasis", "town", "qin", "armenians"],
    )
    game.play("play diplomacy", "pay 3 material")
    assert game[0].hand == ["qin"]
    assert sorted(game.part("main_deck")) == ["armenians", "oasis", "town"]


def test_a_search_that_finds_nothing_gives_nothing() -> None:
    """The main deck holds no tributary any more."""
    game = scenario(
        "romans", seats=[{"hand": ["diplomacy"], "progress": 0}], market=["cape"], main_deck=["oasis", "town"]
    )
    game.play("play diplomacy")
    assert game[0].hand == []
    assert game[0].material == 0
    assert sorted(game.part("main_deck")) == ["oasis", "town"]


# Refill, exile.


def test_a_space_of_an_empty_small_deck_is_refilled_from_the_main_deck() -> None:
    game = philip(market=MARKET, small_decks={"region": []}, main_deck=["qin"])
    game.play("play philip_ii", "acquire cape")
    assert game.market()[4] == "qin"


def test_the_first_two_spaces_are_refilled_from_the_main_deck() -> None:
    game = philip(market=MARKET, main_deck=["oasis"])
    game.play("play philip_ii", "acquire armenians")
    assert game.market()[0] == "oasis"


def test_a_new_civilised_card_gets_progress() -> None:
    """One that is uncivilised too does not."""
    game = philip(market=MARKET, main_deck=["coinage"])
    game.play("play philip_ii", "acquire armenians")
    assert game.space("coinage")["tokens"]["progress"] == 1
    game = philip(market=MARKET, main_deck=["city"])
    game.play("play philip_ii", "acquire armenians")
    assert game.space("city")["tokens"]["progress"] == 0


def test_only_market_cards_without_tokens_are_exiled() -> None:
    """Oasis exiles one; its unrest goes back to the pile."""
    market = [{"card": "armenians", "material": 1}, "assyrians", {"card": "temple", "progress": 1}]
    game = scenario("romans", seats=[{"hand": ["oasis"]}], market=[*market, "shrine"], main_deck=["forest"])
    pile = game.part("unrest")
    game.play("play oasis")
    assert game.offered() == ["banish assyrians", "banish shrine"]
    assert game.why("banish armenians") == "has_tokens"
    game.play("banish assyrians")
    assert game.part("exile") == ["assyrians"]
    assert game.market()[1] == "forest"
    assert game.part("unrest") == pile + 1


def test_with_tokens_on_all_market_cards_none_is_exiled() -> None:
    market = [{"card": card, "progress": 1} for card in MARKET]
    game = scenario("romans", seats=[{"hand": ["oasis", "glory"]}], market=market)
    game.play("play oasis")
    assert game.part("exile") == []
    assert game.asked() == ("pick_asked", 0)  # what to garrison


# Paying.


def test_progress_pays_as_population_or_as_two_material() -> None:
    """3 material with 1 material and 1 progress: both are spent, without change."""
    game = scenario("romans", seats=[{"hand": ["diplomacy"], "material": 1, "progress": 1}], market=MARKET)
    game.play("play diplomacy")
    assert game.asked() == ("break_through", 0)  # there was one way to pay
    assert (game[0].material, game[0].progress) == (0, 0)


def test_a_player_chooses_how_to_pay() -> None:
    game = scenario("romans", seats=[{"hand": ["diplomacy"], "material": 4, "progress": 3}], market=MARKET)
    game.play("play diplomacy")
    assert game.offered() == ["pay 2 progress", "pay 1 material 1 progress", "pay 3 material"]
    game.play("pay 1 material 1 progress")
    assert (game[0].material, game[0].progress) == (3, 2)


def test_a_cost_in_progress_is_paid_in_progress() -> None:
    """Cauldron of Cerridwen costs 1 progress; material does not do."""
    seat = {"in_play": ["cauldron_of_cerridwen"], "material": 9, "progress": 0}
    assert scenario("celts", seats=[seat]).why("exhaust cauldron_of_cerridwen") == "cannot_pay"


def test_progress_is_spent_once() -> None:
    """Jomsviking: 1 population and 2 material. One progress does not stand for both."""
    seat = {"hand": ["jomsviking"], "material": 1, "population": 0, "progress": 1}
    game = scenario("vikings", seats=[seat, {"hand": ["glory", "advance"]}], market=MARKET)
    game.play("play jomsviking")
    assert game.offered("accept") == []


@pytest.mark.parametrize(("choice", "left"), [("pay 2 population", (3, 0, 1)), ("pay 2 progress", None)])
def test_population_costs(choice: str, left: tuple[int, int, int] | None) -> None:
    """Conquer for 2 population: one progress and one population would do too."""
    game = scenario("romans", seats=[{"hand": ["conquer"]}], market=MARKET)
    game.play("play conquer", "choose 1")
    assert game.offered() == ["pay 1 population 1 progress", "pay 2 population"]
    if left is None:
        assert game.why(choice) == "other_payment"
    else:
        game.play(choice)
        assert game[0].tokens == left


def test_a_search_that_takes_the_last_card_of_the_main_deck_triggers_the_end() -> None:
    """Break through for tributary, with a main deck of one."""
    seat = {"hand": ["diplomacy"], "state": "empire", "progress": 0}
    game = scenario("romans", seats=[seat], market=["cape"], main_deck=["armenians"])
    game.play("play diplomacy")
    assert game[0].hand == ["armenians"]
    assert game.part("last_round") == 2
