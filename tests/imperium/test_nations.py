"""What each nation has of its own."""

from typing import Any

from civtable.games.imperium import GAME
from tests.imperium.table import Table, scenario

MARKET = ["armenians", "assyrians", "temple", "shrine", "cape"]


# Carthaginians and Qin: other tokens on the market.


def test_carthaginians_put_material_on_the_market() -> None:
    """Side A one, side B two, in place of progress."""
    for side, number in (("a", 1), ("b", 2)):
        game = scenario("carthaginians", side=side, market=MARKET)
        game.play("pass", "place on cape")
        assert game.space("cape")["tokens"] == {"material": number, "population": 0, "progress": 0}


def test_carthaginians_double_the_material_on_a_card() -> None:
    """Side A: exhaust the power card when a card with material is gained."""
    game = scenario(
        "carthaginians",
        side="a",
        seats=[{"hand": ["conquer"]}],
        market=[{"card": "armenians", "material": 3}, "cape"],
    )
    game.play(
        "play conquer", "choose 1", "pay 2 population", "acquire armenians", "exhaust carthaginians_power_a"
    )
    assert game[0].material == 3 + 3 + 3
    assert game[0].exhaust == 4


def test_carthaginian_traders_put_material_on_a_card() -> None:
    game = scenario("carthaginians", seats=[{"hand": ["carthaginian_traders"]}], market=MARKET)
    game.play("play carthaginian_traders", "place on temple")
    assert game.space("temple")["tokens"]["material"] == 1


def test_caravans_acquire_cards_with_material() -> None:
    game = scenario(
        "carthaginians",
        seats=[{"hand": ["glory"], "in_play": ["caravans"], "progress": 0}],
        market=[{"card": "armenians", "material": 1}, "cape"],
    )
    game.play("exhaust caravans")
    assert "armenians" in game[0].hand


def test_qin_puts_population_on_the_market() -> None:
    game = scenario("qin", market=MARKET)
    game.play("pass", "place on cape")
    assert game.space("cape")["tokens"] == {"material": 0, "population": 1, "progress": 0}


def test_qin_doubles_the_population_on_a_card() -> None:
    """Side A."""
    game = scenario(
        "qin",
        side="a",
        seats=[{"in_play": ["legalism"], "population": 3, "progress": 0}],
        market=[{"card": "armenians", "population": 2}],
    )
    game.play("exhaust legalism", "exhaust qin_power_a")
    assert game[0].population == 4


def test_legalism_and_confucianism_exclude_each_other() -> None:
    game = scenario("qin", seats=[{"hand": ["legalism"], "in_play": ["confucianism"]}])
    game.play("play legalism")
    assert game[0].in_play == ["legalism"]
    assert game[0].discard == ["confucianism"]


def test_emperors_of_qin_follow_each_other() -> None:
    """King Wu needs the Mandate of Heaven in play and Duke Zhuang in history; each acquire costs progress."""
    seat = {"hand": ["king_wu_of_qin"], "in_play": ["mandate_of_heaven"], "state": "empire", "progress": 2}
    assert scenario("qin", seats=[seat]).why("play king_wu_of_qin") == "requirement"
    game = scenario("qin", seats=[{**seat, "history": ["duke_zhuang_of_qin"]}], market=MARKET)
    game.play("play king_wu_of_qin", "accept", "acquire armenians", "accept", "acquire cape")
    assert sorted(game[0].hand) == ["armenians", "cape", "unrest"]
    assert "king_wu_of_qin" in game[0].history
    assert game[0].progress == 0


def test_mandate_of_heaven_is_worth_minus_two_out_of_play() -> None:
    assert scenario("qin", seats=[{"deck": [], "in_play": ["mandate_of_heaven"]}]).points()["cards"] == 0
    game = scenario("qin", seats=[{"deck": [], "hand": ["mandate_of_heaven"]}])
    assert game.points()["cards"] == -2


def test_long_walls_avoid_attacks_and_count_each_other() -> None:
    seats = [
        {"hand": ["elephants"], "state": "empire"},
        {"in_play": ["long_walls_i", "long_walls_ii", "western_zhou"], "deck": [], "history": []},
    ]
    game = scenario("carthaginians", "qin", seats=seats)
    assert game.points(1)["variable"] >= 4
    game.play("play elephants", "use long_walls_ii", "recall long_walls_i")
    assert game[1].hand == ["long_walls_i"]
    assert "western_zhou" in game[1].in_play


# Celts, Greeks, Macedonians, Persians, Romans, Scythians.


def test_celts_give_others_unrest_for_uncivilised_cards() -> None:
    """Side A: exhaust the power card after acquiring or breaking through for one."""
    game = scenario("celts", side="a", seats=[{"hand": ["druids"]}], market=MARKET)
    game.play("play druids", "choose 2", "pay 1 population", "break through shrine", "exhaust celts_power_a")
    assert game[1].hand == ["unrest"]


def test_chainmail_gives_progress_for_attacks() -> None:
    seat = {"hand": ["boudicca"], "in_play": ["chainmail", "chariots"], "state": "empire"}
    game = scenario("celts", seats=[seat])
    game.play("play boudicca")
    assert game[0].progress == 1 + 1 + 1


def test_greek_power_breaks_through_for_two_actions() -> None:
    game = scenario("greeks", side="a", market=MARKET)
    game.play("exhaust greeks_power_a", "break through temple")
    assert game[0].hand == ["temple"]
    assert game[0].actions == 1


def test_lighthouse_swaps_an_exiled_card_with_one_of_the_market() -> None:
    """Two cards change places. Nothing is refilled: tokens and unrest stay on the space, and none come."""
    market = ["armenians", "assyrians", {"card": "temple", "material": 2}, "shrine", "cape"]
    game = scenario("greeks", seats=[{"in_play": ["lighthouse"]}], market=market, exile=["oasis"])
    pile = game.part("unrest")
    game.play("exhaust lighthouse", "swap out temple")
    assert game.market()[2] == "oasis"
    assert game.part("exile") == ["temple"]
    lying = {"material": 2, "population": 0, "progress": 0}
    assert game.space("oasis") == {"card": "oasis", "unrest": 1, "tokens": lying}
    assert game.part("unrest") == pile


def test_lighthouse_gives_a_civilised_card_no_progress() -> None:
    """New cards get unrest and progress when a space is refilled; a swap refills nothing."""
    game = scenario("greeks", seats=[{"in_play": ["lighthouse"]}], market=MARKET, exile=["education"])
    game.play("exhaust lighthouse", "swap out cape")
    lying = {"material": 0, "population": 0, "progress": 0}
    assert game.space("education") == {"card": "education", "unrest": 0, "tokens": lying}


def test_phalanx_plays_a_region_from_the_discard_pile() -> None:
    """One action in all; side A gives 2 material for it."""
    seat = {"in_play": ["phalanx"], "discard": ["orestis"]}
    game = scenario("macedonians", side="a", seats=[seat])
    game.play("exhaust phalanx")
    assert game[0].in_play == ["phalanx", "orestis"]
    assert game[0].material == 3 + 2 + 2
    assert game[0].actions == 2


def test_alexander_the_great_needs_alexander_in_history() -> None:
    """Two regions, from market or exile."""
    seat = {"hand": ["alexander_the_great"], "state": "empire"}
    assert scenario("macedonians", seats=[seat]).why("play alexander_the_great") == "requirement"
    game = scenario(
        "macedonians", seats=[{**seat, "history": ["alexander"]}], market=MARKET, exile=["oasis", "forest"]
    )
    game.play("play alexander_the_great", "acquire oasis from exile", "acquire cape")
    assert sorted(game[0].hand) == ["cape", "oasis"]


def test_persian_power_breaks_through_for_a_tributary() -> None:
    """An action, two hand cards on the deck, and 1 population."""
    game = scenario("persians", side="a", seats=[{"hand": ["glory", "advance", "conquer"]}], market=MARKET)
    game.play(
        "exhaust persians_power_a", "top advance", "top glory", "pay 1 population", "break through armenians"
    )
    assert game[0].hand == ["conquer", "armenians"]
    assert game[0].deck[:2] == ["glory", "advance"]
    assert game[0].actions == 2


def test_scythian_power_takes_unrest_for_a_region() -> None:
    game = scenario("scythians", side="a", market=MARKET)
    game.play("exhaust scythians_power_a", "break through cape")
    assert game[0].hand == ["unrest", "cape"]


def test_glory_comes_late_to_scythians_and_mauryans() -> None:
    """It is their accession card."""
    for nation in ("scythians", "mauryans"):
        game = scenario(nation)
        assert game[0].nation_deck[-1] == "glory"
        assert "glory" not in game[0].deck + game[0].hand


def test_tents_give_population_for_regions() -> None:
    game = scenario("scythians", seats=[{"hand": ["tian_shan"], "in_play": ["tents"]}])
    game.play("play tian_shan", "exhaust tents")
    assert game[0].population == 2 + 1 + 1


# Vikings.


def test_vikings_discard_what_would_go_to_history() -> None:
    game = scenario("vikings", seats=[{"hand": ["leadership", "advance"]}])
    game.play("play leadership", "choose 2", "history advance")
    assert game[0].history == []
    assert game[0].discard == ["advance", "leadership"]


def test_vikings_look_at_the_nation_deck_when_they_take_unrest() -> None:
    """They may put the card at the bottom, above the zenith card."""
    seats = [
        {"hand": ["corruption"], "state": "empire"},
        {"nation_deck": ["combs", "skis", "harald_hardrada"]},
    ]
    game = scenario("romans", "vikings", seats=seats)
    game.play("play corruption")
    assert game.asked() == ("confirm", 1)
    assert game.view(1)["players"][1]["next_nation_card"] == "combs"
    assert game.view(0)["players"][1]["next_nation_card"] is None
    game.play("accept")
    assert game[1].nation_deck == ["skis", "combs", "harald_hardrada"]


def test_the_zenith_card_triggers_the_end() -> None:
    """It goes to the discard pile at a reshuffle; the Vikings stay barbarian."""
    seat = {"deck": [], "discard": ["glory", "advance"], "nation_deck": ["harald_hardrada"]}
    game = scenario("vikings", seats=[seat], round=6)
    game.finish_turn()
    assert game.part("last_round") == 7
    assert game[0].state == "barbarian"
    assert "harald_hardrada" in game[0].hand + game[0].deck


def test_vinland_needs_longships_and_greenland() -> None:
    seat = {"hand": ["vinland"], "in_play": ["longships"]}
    assert scenario("vikings", seats=[seat]).why("play vinland") == "requirement"
    seat["in_play"] = ["longships", "graenland"]
    assert scenario("vikings", seats=[seat]).why("play vinland") is None


def test_combs_let_vikings_play_an_empire_card() -> None:
    """The next card played this turn, and only that."""
    game = scenario("vikings", seats=[{"hand": ["education", "corruption"], "in_play": ["combs"]}])
    assert game.why("play education") == "other_state"
    game.play("exhaust combs")
    assert game.why("play education") is None
    game.play("play education", "pass")
    assert game.why("play corruption") == "other_state"


def test_longships_give_population_for_exiled_regions() -> None:
    seat = {"hand": ["jomsviking"], "in_play": ["longships"]}
    game = scenario("vikings", seats=[seat], exile=["oasis"], market=["city"])
    game.play("play jomsviking", "accept", "pay 2 material 1 population", "pass")
    assert game[0].hand == ["oasis"]
    assert game[0].population == 2 - 1 + 1


def test_erik_the_red_finds_a_region() -> None:
    """Scandinavia is abandoned; all decks are searched, never the zenith card."""
    seat = {
        "hand": ["erik_the_red"],
        "in_play": ["scandinavia"],
        "nation_deck": ["combs", "iceland", "harald_hardrada"],
    }
    game = scenario("vikings", seats=[seat])
    game.play("play erik_the_red", "accept", "pay 1 population")
    assert {"find iceland", "find scandinavia"} <= set(game.offered())
    assert "find harald_hardrada" not in game.offered()
    game.play("find iceland")
    assert game[0].hand == ["iceland"]
    assert game.part("exile") == ["erik_the_red"]
    assert game[0].nation_deck == ["combs", "harald_hardrada"]


# Arthurians.


def test_a_quest_becomes_active_for_an_unrest() -> None:
    """King Arthur's Court at the solstice; Graal cannot be chosen while another quest is left."""
    game = scenario("arthurians", side="b", ask="solstice_begins", seats=[{"hand": ["cai"]}])
    game.play("solstice king_arthurs_court", "accept")
    assert "garrison graal from quests" not in game.offered()
    game.play("garrison excalibur from quests")
    assert game[0].quest == "excalibur"
    assert "excalibur" not in game[0].developments
    assert game[0].hand.count("unrest") + game[0].discard.count("unrest") == 1


def test_graal_can_be_chosen_last() -> None:
    seat = {"hand": ["cai"], "developments": ["graal"]}
    game = scenario("arthurians", ask="solstice_begins", seats=[seat])
    game.play("solstice king_arthurs_court", "accept")
    assert game[0].quest == "graal"
    assert game.part("last_round") == 0


def test_an_active_quest_is_not_scored() -> None:
    game = scenario("arthurians", seats=[{"deck": [], "quest": "graal"}])
    assert game.points()["cards"] == scenario("arthurians", seats=[{"deck": []}]).points()["cards"]


def test_myrddin_brings_the_active_quest_for_three_knights() -> None:
    """Garrisoned knights are abandoned alone; their hosts stay."""
    in_play = [
        {"card": "britannia_prima", "garrison": ["cai", "peredur"]},
        {"card": "britannia_secunda", "garrison": ["bedwyr"]},
    ]
    seat = {"hand": ["myrddin_wyllt"], "in_play": in_play, "quest": "excalibur"}
    game = scenario("arthurians", seats=[seat])
    game.play("play myrddin_wyllt")
    assert game[0].hand == ["excalibur"]
    assert game[0].quest is None
    assert game[0].in_play == ["britannia_prima", "britannia_secunda"]
    assert sorted(game[0].discard) == ["bedwyr", "cai", "myrddin_wyllt", "peredur"]


def test_playing_graal_triggers_the_end() -> None:
    game = scenario("arthurians", seats=[{"hand": ["graal"]}], round=3)
    game.play("play graal")
    assert game.part("last_round") == 4


def test_the_nadir_card_comes_into_play_and_asks_for_a_knight() -> None:
    """At each solstice a knight to history, or two unrest. It cannot be abandoned or recalled."""
    seat = {"deck": [], "discard": ["cai"], "nation_deck": ["gwaith_camlan"]}
    game = scenario("arthurians", seats=[seat])
    game.finish_turn()
    assert game[0].in_play == ["gwaith_camlan"]
    assert game[0].state == "barbarian"
    game = scenario(
        "arthurians",
        ask="solstice_begins",
        seats=[{"hand": ["cai"], "in_play": ["gwaith_camlan"], "quest": "excalibur"}],
    )
    game.play("solstice gwaith_camlan", "choose 1", "history cai")
    assert "cai" in game[0].history
    attacked = scenario(
        "greeks",
        "arthurians",
        seats=[
            {"hand": ["greek_innovation"], "state": "empire"},
            {"in_play": ["gwaith_camlan", "city_of_camelot"]},
        ],
    )
    attacked.play("play greek_innovation")
    assert attacked[1].in_play == ["gwaith_camlan"]


def test_without_a_nation_deck_arthurians_only_shuffle() -> None:
    seat = {"deck": [], "discard": ["cai", "peredur"], "nation_deck": []}
    game = scenario("arthurians", seats=[seat])
    game.finish_turn()
    assert (game[0].exhaust, game[0].spent) == (5, False)
    assert len(game[0].developments) == 5


def test_excalibur_is_given_back() -> None:
    """To Viviane or Ynys Afallach."""
    seat = {"hand": ["excalibur"], "in_play": ["viviane_of_the_lake"]}
    game = scenario("arthurians", seats=[seat], market=MARKET)
    game.play("play excalibur", "break through temple")
    assert game[0].in_play == []
    assert game[0].hand == ["temple"]


# Atlanteans.


def test_atlanteans_sink_cards_in_place_of_history() -> None:
    """Flood sinks itself and a region, with its garrison to discard, and acquires a card."""
    seat = {"hand": ["flood"], "in_play": [{"card": "thule", "garrison": ["unrest"]}]}
    game = scenario("atlanteans", seats=[seat], market=MARKET)
    game.play("play flood", "acquire cape")
    assert sorted(game[0].sunken) == ["flood", "thule"]
    assert game[0].discard == ["unrest"]
    assert game[0].hand == ["cape"]


def test_what_would_go_to_history_is_discarded() -> None:
    game = scenario("atlanteans", seats=[{"hand": ["education", "unrest"]}])
    game.play("play education", "history unrest")
    assert game[0].history == []
    assert "unrest" in game[0].discard


def test_the_palace_sinks_with_the_mountain() -> None:
    seat = {"hand": ["flood"], "in_play": ["mountain_of_atlantis", "palace_of_poseidon"]}
    game = scenario("atlanteans", seats=[seat], market=MARKET)
    game.play("play flood", "acquire cape")
    assert sorted(game[0].sunken) == ["flood", "mountain_of_atlantis", "palace_of_poseidon"]


def test_the_palace_needs_the_mountain() -> None:
    assert scenario("atlanteans", seats=[{"hand": ["palace_of_poseidon"]}]).why(
        "play palace_of_poseidon"
    ) == ("requirement")


def test_atlantean_power_follows_a_sunken_card() -> None:
    """Side A: exhaust it to put a discarded card on the deck."""
    seat = {"hand": ["flood"], "in_play": ["thule"], "discard": ["prosperity_atlanteans"]}
    game = scenario("atlanteans", side="a", seats=[seat], market=MARKET)
    game.play(
        "play flood", "exhaust atlanteans_power_a", "pass", "acquire cape"
    ) if game.offered() == [] else None
    if "play flood" in game.offered():
        game.play("play flood")
        game.play("exhaust atlanteans_power_a")
        assert game[0].deck[0] == "prosperity_atlanteans"


def test_atlanteans_develop_from_the_start() -> None:
    seat = {"deck": [], "discard": ["thule", "flood"], "material": 5, "progress": 1}
    game = scenario("atlanteans", seats=[seat], market=MARKET)
    game.play("pass", "place on cape")
    assert "develop vast_wealth" in game.offered()


def test_sunken_unrest_counts_in_a_collapse() -> None:
    seats = [{"deck": [], "sunken": ["unrest", "unrest"]}, {"hand": ["unrest"], "deck": []}]
    game = scenario("atlanteans", "greeks", seats=seats, ended="collapse", steps=[])
    assert [score.rank for score in game.scores()] == [2, 1]


# Egyptians, Mauryans, Minoans, Olmecs.


def test_egyptian_power_develops_for_an_action_and_unrest() -> None:
    seat = {"state": "empire", "material": 4}
    game = scenario("egyptians", side="a", seats=[seat])
    game.play("exhaust egyptians_power_a", "choose 1", "develop embalming", "pay 4 material")
    assert game[0].discard == ["embalming"]
    assert game[0].hand == ["unrest"]


def test_embalming_files_a_card_when_population_is_paid() -> None:
    seat = {"hand": ["egyptian_incursion", "unrest"], "in_play": ["embalming"]}
    game = scenario("egyptians", seats=[seat], market=["cape"])
    game.play("play egyptian_incursion", "accept", "pay 2 material 1 population", "history unrest")
    assert "unrest" in game[0].history


def test_medicine_lowers_the_cost_of_developments() -> None:
    seat = {"deck": [], "discard": ["glory"], "in_play": ["medicine"], "state": "empire"}
    game = scenario(
        "egyptians", seats=[{**seat, "material": 0, "population": 3, "progress": 0}], market=MARKET
    )
    game.play("pass", "place on cape")
    assert game.offered() == ["pass", "develop egyptian_expansion"]
    game.play("develop egyptian_expansion")
    assert game[0].population == 0


def test_mauryans_gain_progress_for_regions() -> None:
    """Side A: exhaust the power card."""
    game = scenario("mauryans", side="a", seats=[{"hand": ["magadha"]}])
    game.play("play magadha", "exhaust mauryans_power_a")
    assert game[0].progress == 2


def test_ashoka_sends_all_attacks_to_history() -> None:
    """Hand, deck and discard pile are shown to all."""
    seat = {
        "hand": ["ashoka", "indian_elephants"],
        "discard": ["corruption"],
        "deck": ["invasion", "magadha"],
        "state": "empire",
    }
    game = scenario("mauryans", seats=[seat], fame=["great"])
    game.play("play ashoka")
    assert {"indian_elephants", "corruption", "invasion", "ashoka"} <= set(game[0].history)
    assert game[0].hand == ["great"]
    assert game[0].deck == ["magadha"]


def test_arthashastra_turns_unrest_into_cards_or_progress() -> None:
    seat = {"hand": ["unrest", "unrest", "magadha"], "in_play": ["arthashastra"]}
    game = scenario("mauryans", ask="solstice_begins", seats=[seat])
    game.play("discard unrest", "discard unrest", "pass", "choose 2", "choose 2")
    assert game[0].progress == 3
    assert game[0].discard == ["unrest", "unrest"]


def test_pottery_collects_progress() -> None:
    """2 material put one on it; it is abandoned for all of them."""
    game = scenario(
        "minoans", ask="solstice_begins", seats=[{"in_play": ["pottery"], "held": 3, "progress": 0}]
    )
    game.play("choose 2")
    assert game[0].progress == 3
    assert game[0].discard == ["pottery"]
    game = scenario("minoans", ask="solstice_begins", seats=[{"in_play": ["pottery"], "progress": 0}])
    game.play("choose 1")
    assert game.part("players")[0]["held"] == 1
    assert game[0].material == 1


def test_architecture_lowers_the_progress_of_developments() -> None:
    seat = {
        "deck": [],
        "discard": ["crete"],
        "in_play": ["architecture"],
        "state": "empire",
        "nation_deck": [],
    }
    game = scenario("minoans", seats=[{**seat, "material": 2, "population": 1, "progress": 0}], market=MARKET)
    game.play("pass", "place on cape")
    assert game.offered() == ["pass", "develop minoan_traders"]


def test_olmecs_pay_with_masks() -> None:
    """Ball Games: two masks and an action."""
    seat = {"hand": ["stone_mask", "stone_mask", "la_venta"], "in_play": ["ball_games"]}
    game = scenario("olmecs", seats=[seat], market=MARKET)
    game.play("exhaust ball_games", "discard stone_mask", "discard stone_mask", "acquire temple")
    assert game[0].discard == ["stone_mask", "stone_mask"]
    assert game[0].actions == 2


def test_step_pyramids_save_a_mask() -> None:
    seat = {"hand": ["stone_mask"], "in_play": ["ball_games", "step_pyramids"]}
    game = scenario("olmecs", seats=[seat], market=MARKET)
    game.play("exhaust ball_games", "exhaust step_pyramids", "discard stone_mask")
    assert game[0].discard == ["stone_mask"]
    assert game[0].exhaust == 3
    seat["hand"] = ["stone_mask", "stone_mask"]
    game = scenario("olmecs", seats=[seat], market=MARKET)
    game.play("exhaust ball_games")
    assert game.offered() == ["pass", "exhaust step_pyramids"]


def test_stone_heads_give_up_their_garrison_in_place_of_masks() -> None:
    seat = {
        "hand": ["stone_mask", "stone_mask"],
        "in_play": ["ball_games", {"card": "stone_heads", "garrison": ["unrest"]}],
    }
    game = scenario("olmecs", seats=[seat], market=MARKET)
    game.play("exhaust ball_games", "discard stone_mask")
    assert game.offered() == ["discard stone_mask", "abandon unrest from garrison"]  # for the second mask
    game.play("abandon unrest from garrison")
    assert game[0].discard == ["stone_mask", "unrest"]
    assert game[0].hand == ["stone_mask"]


def test_what_lies_in_other_cards_is_no_mask() -> None:
    """An equal card in another host stays there, and does not stand for a second mask."""
    seat = {
        "hand": ["stone_mask"],
        "in_play": [
            "ball_games",
            {"card": "la_venta", "garrison": ["unrest"]},
            {"card": "stone_heads", "garrison": ["unrest", "stone_mask"]},
        ],
    }
    game = scenario("olmecs", seats=[seat], market=MARKET)
    game.play("exhaust ball_games", "abandon unrest from garrison")
    assert game.offered() == ["abandon stone_mask from garrison"]
    game.play("abandon stone_mask from garrison")
    assert game[0].discard == ["unrest", "stone_mask"]
    assert game.form()["players"][0]["garrison_order"] == [["la_venta", "unrest"]]


# Utopians.


def test_the_draw_deck_of_utopians_costs_unrest_when_it_becomes_empty() -> None:
    """At that moment, before a reshuffle, in the own turn or clean-up."""
    seat = {"hand": ["sacred_scroll"], "deck": ["charity"], "discard": ["meditation"]}
    game = scenario("utopians", seats=[seat])
    game.play("play sacred_scroll", "draw 1", "pass")
    assert sorted(game[0].hand) == ["charity", "unrest"]
    assert game[0].discard == ["meditation", "sacred_scroll"]


def test_the_utopian_journey() -> None:
    """All progress, at least 5, turns the journey card; the gates make an empire."""
    game = scenario("utopians", ask="solstice_begins", seats=[{"progress": 7, "hand": ["charity"]}])
    game.play("choose 1")
    assert game[0].fixtures == ["utopians_power_b", "path_to_shangri_la"]
    assert game[0].progress == 0
    seat = {"progress": 5, "journey": 1}
    game = journey_at("path_to_shangri_la", {**seat, "discard": ["oasis"]})
    game.play("choose 1")
    assert game[0].fixtures[-1] == "gates_of_shangri_la"
    assert game[0].state == "empire"


def journey_at(card: str, seat: dict[str, Any]) -> Table:
    """Utopians with another journey card, at the solstice."""
    form = scenario("utopians", ask="solstice_begins", seats=[{**seat, "journey": 0}]).form()
    form["players"][0]["in_play"][1]["card"] = card
    form["players"][0]["journey"] = seat["journey"]
    return Table(GAME.from_json(form))


def test_shangri_la_turns_material_into_population_and_ends_the_game() -> None:
    """Others gain 1 progress, you 2 population; with 24 population the end is triggered."""
    game = journey_at("shangri_la", {"journey": 3, "population": 24, "hand": ["charity"], "state": "empire"})
    game.offered()
    assert game.part("last_round") == 2
    game.play("exhaust shangri_la")
    assert game[0].population == 26
    assert game[0].material == 3
    assert game[1].progress == 2


def test_with_less_than_24_population_the_journey_is_not_over() -> None:
    game = journey_at("shangri_la", {"journey": 3, "population": 23, "hand": ["charity"], "state": "empire"})
    game.offered()
    assert game.part("last_round") == 0


def test_utopians_only_shuffle() -> None:
    seat = {"deck": [], "discard": ["charity", "portals"]}
    game = scenario("utopians", seats=[seat])
    game.finish_turn()
    assert (game[0].exhaust, game[0].spent) == (3, False)


def test_monastery_needs_a_scroll_as_garrison() -> None:
    seat = {"hand": ["sacred_scroll", "corruption"], "in_play": ["monastery"], "population": 0, "progress": 0}
    game = scenario("utopians", seats=[seat])
    game.play("exhaust monastery", "garrison sacred_scroll", "exile corruption")
    assert game[0].garrison == ["sacred_scroll"]
    assert game.part("exile") == ["corruption"]
    assert (game[0].population, game[0].progress) == (2, 1)


def test_mountain_retreat_returns_its_unrest() -> None:
    seat = {"hand": ["charity"], "in_play": [{"card": "mountain_retreat", "garrison": ["unrest", "unrest"]}]}
    game = scenario("utopians", ask="solstice_begins", seats=[seat])
    pile = game.part("unrest")
    game.play("solstice mountain_retreat", "choose 2")
    assert game.part("unrest") == pile + 2
    assert "mountain_retreat" in game[0].discard


def test_unrest_always_costs_something() -> None:
    """Three cards that lower the cost of playing unrest: at least 1 card, or 1 material."""
    cheaper = ["direct_democracy", "pyramids", "buddhism"]
    seat = {"in_play": cheaper, "state": "empire", "population": 0, "progress": 0}
    nations = ("greeks", "egyptians", "mauryans")
    game = scenario(*nations, seats=[{**seat, "hand": ["unrest"], "material": 1}])
    game.play("play unrest")
    assert (game[0].hand, game[0].material) == ([], 0)
    game = scenario(*nations, seats=[{**seat, "hand": ["unrest", "glory", "advance"], "material": 0}])
    game.play("play unrest", "discard glory")
    assert game[0].hand == ["advance"]


def test_exhausted_step_pyramids_do_not_help() -> None:
    """Ball Games ask for two masks."""
    pyramids = {"card": "step_pyramids", "exhausted": True}
    seat = {"hand": ["stone_mask", "la_venta"], "in_play": ["ball_games", pyramids]}
    game = scenario("olmecs", "romans", seats=[seat], market=MARKET)
    assert game.why("exhaust ball_games") == "cannot_pay"


def test_unrest_from_exile_brings_no_unrest() -> None:
    """Graal acquires any card of the exile but a knight."""
    game = scenario("arthurians", seats=[{"hand": ["graal"], "history": []}], exile=["unrest"])
    pile = game.part("unrest")
    game.play("play graal", "acquire unrest from exile")
    assert game[0].hand == ["unrest"]
    assert game.part("unrest") == pile


def test_a_draw_deck_of_utopians_emptied_at_the_solstice_brings_no_unrest() -> None:
    """Only in their own turn or clean-up; Visions of Shangri-la draw a card for a discarded one."""
    seat = {"hand": ["charity"], "deck": ["lost_tomes"], "progress": 0}
    game = scenario("utopians", seats=[seat], commons="legends", ask="solstice_begins", phase="solstice")
    while game.asked() != ("act", 0):
        game.play(game.offered()[0])
    assert game[0].hand == ["lost_tomes"]
