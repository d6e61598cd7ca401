"""A scenario for each operation that the other tests do not come to."""

from tests.imperium.table import scenario

MARKET = ["armenians", "assyrians", "temple", "shrine", "cape"]


def test_gain_action() -> None:
    """Moneylenders: 3 material for an action."""
    game = scenario("romans", seats=[{"hand": ["moneylenders"], "state": "empire", "progress": 0}])
    game.play("play moneylenders")
    assert (game[0].actions, game[0].material) == (4, 0)


def test_gain_for_icons_and_suits_in_play() -> None:
    """Prosperity: material for production icons, or population for regions."""
    in_play = ["dalmatia", "raetia", "oasis"]
    game = scenario("romans", seats=[{"hand": ["prosperity"], "in_play": in_play}])
    game.play("play prosperity", "pass", "pass", "choose 1")
    assert game[0].material == 3 + 4


def test_others_may_draw_too() -> None:
    """Prosperity: all players may draw a card, in turn order."""
    game = scenario("romans", "greeks", "persians", seats=[{"hand": ["prosperity"], "in_play": ["dalmatia"]}])
    game.play("play prosperity")
    assert game.asked() == ("draw_some", 0)
    game.play("draw 1")
    assert game.asked() == ("draw_some", 1)
    game.play("pass", "draw 1", "choose 1")
    assert [len(game[seat].hand) for seat in range(3)] == [1, 0, 1]


def test_treat_icon_as() -> None:
    """Agriculture: a fertile icon counts as three production icons until the end of the turn."""
    game = scenario(
        "romans",
        seats=[{"hand": ["prosperity"], "in_play": ["gallia_aquitania", "agriculture"], "material": 0}],
    )
    game.play("exhaust agriculture", "play prosperity", "pass", "pass", "choose 1")
    assert game[0].material == 1 + 3


def test_material_from_icons_is_an_event() -> None:
    """Shaduf: exhaust it when material comes from a river."""
    for region, asked in (("raetia", "use"), ("dalmatia", "act")):
        game = scenario("romans", seats=[{"hand": ["prosperity"], "in_play": [region, "shaduf"]}])
        game.play("play prosperity", "pass", "pass", "choose 1")
        assert game.asked() == (asked, 0)


def test_draw_up_to_a_number() -> None:
    """Jade Mask: up to three, one at a time; then one on the deck."""
    game = scenario("romans", seats=[{"hand": ["jade_mask"], "deck_top": ["glory", "advance", "conquer"]}])
    game.play("play jade_mask")
    assert game.offered() == ["pass", "draw 1"]
    game.play("draw 1")
    assert game[0].hand == ["glory"]
    game.play("draw 1", "pass", "top glory")
    assert game[0].hand == ["advance"]
    assert game[0].deck[0] == "glory"


def test_one_of_the_cards_just_drawn() -> None:
    """Oracle: draw two, discard one of them."""
    game = scenario("romans", seats=[{"hand": ["oracle", "prosperity"], "deck_top": ["glory", "advance"]}])
    game.play("play oracle")
    assert game.offered() == ["discard advance", "discard glory"]


def test_what_happens_to_the_card_drawn() -> None:
    """Marvellous: discard it, put it back, or file it in history."""
    for choice, zone in (("choose 1", "discard"), ("choose 2", "deck"), ("choose 3", "history")):
        game = scenario("romans", seats=[{"hand": ["marvellous"], "deck_top": ["glory"]}])
        game.play("play marvellous", choice)
        assert "glory" in getattr(game[0], zone)
        assert game[0].hand == []


def test_take_from_discard_or_history() -> None:
    """Hannibal: a card may come back from history."""
    seat = {"hand": ["hannibal"], "history": ["glory"], "state": "empire"}
    game = scenario("carthaginians", seats=[seat], market=MARKET)
    game.play("play hannibal", "pass", "pass", "take glory from history")
    assert game[0].hand == ["glory"]


def test_put_a_discarded_card_on_the_deck() -> None:
    """Lost Scroll, which everybody sees."""
    seats = [{"hand": ["woodland"], "discard": ["glory"]}]
    game = scenario("romans", seats=seats, market=[{"card": card, "progress": 1} for card in MARKET])
    game.play("play woodland", "top glory from discard")
    assert game[0].deck[0] == "glory"
    assert game.view(1)["players"][0]["deck_top"] == ["glory"]


def test_return_an_exhaust_token() -> None:
    """Rituals and Ceremonies: the card it comes off can be used again."""
    seat = {"hand": ["rituals_ceremonies"], "in_play": [{"card": "town", "exhausted": True}]}
    game = scenario("romans", "greeks", "persians", seats=[seat])
    game.play("play rituals_ceremonies", "ready town")
    assert game[0].exhaust == 5
    assert game.why("exhaust town") is None


def test_a_card_does_not_take_its_own_exhaust_token_off() -> None:
    """Olmec Hieroglyphics."""
    game = scenario("olmecs", seats=[{"in_play": ["olmec_hieroglyphics"], "discard": ["unrest"]}])
    game.play("exhaust olmec_hieroglyphics")
    assert game[0].hand == ["unrest"]  # the other alternative was the only one
    assert game[0].actions == 2


def test_copy_an_exhaust_ability() -> None:
    """Ambassador: the ability of another player's pinned card, paid by oneself."""
    seats = [{"in_play": ["ambassador"], "material": 1, "progress": 0}, {"in_play": ["shrine", "coinage"]}]
    game = scenario("romans", "greeks", "persians", seats=seats)
    game.play("exhaust ambassador", "copy shrine")
    assert game[0].material == 0
    assert len(game[0].hand) == 1
    assert game[1].exhaust == 5


def test_declare_a_suit_and_reveal() -> None:
    """Gambling: the top card of the main deck comes to hand if it has that suit, otherwise it is exiled."""
    for suit, hand, exile in (("region", ["oasis"], []), ("tributary", [], ["oasis"])):
        game = scenario(
            "romans",
            seats=[{"hand": ["gambling"], "progress": 0}],
            main_deck=["oasis", "town"],
            market=MARKET,
        )
        game.play("play gambling", f"declare {suit}")
        assert game[0].hand == hand
        assert game.part("exile") == exile


def test_give_a_card_to_each_other_player() -> None:
    """Exports: from hand or discard pile, into the recipient's hand."""
    seats = [{"hand": ["exports", "unrest"], "discard": ["glory"], "state": "empire"}]
    game = scenario("romans", "greeks", "persians", seats=seats)
    game.play("play exports", "give unrest")
    assert game[1].hand == ["unrest"]
    assert game[2].hand == ["glory"]


def test_whoever_avoids_the_attack_is_given_nothing() -> None:
    """Exports is an attack; Cape is recalled."""
    seats = [{"hand": ["exports", "unrest"], "state": "empire"}, {"in_play": ["cape"], "material": 0}]
    game = scenario("romans", "greeks", seats=seats)
    game.play("play exports", "use cape")
    assert game[1].hand == ["cape"]
    assert game[1].material == 0
    assert game[0].hand == ["unrest"]


def test_a_given_mask_brings_unrest() -> None:
    """Olmec Traders."""
    game = scenario("olmecs", seats=[{"hand": ["olmec_traders", "stone_mask"], "state": "empire"}])
    game.play("play olmec_traders")
    assert sorted(game[1].hand) == ["stone_mask", "unrest"]


def test_a_named_card_is_found_where_it_is_first() -> None:
    """Chanakya finds Arthashastra; the nation deck is shuffled when it was searched."""
    game = scenario("mauryans", seats=[{"hand": ["chanakya"]}], market=["cape"])
    game.play("play chanakya")
    assert game[0].discard == ["arthashastra"]
    assert game[0].nation_deck[-1] == "glory"
    assert "arthashastra" not in game[0].nation_deck


def test_a_kind_of_card_is_chosen_from_all_zones() -> None:
    """Taliesin: a knight for history, from hand, discard pile, draw deck or nation deck."""
    seat = {
        "hand": ["taliesin_the_bard", "cai"],
        "discard": ["peredur"],
        "deck": ["king_arthur"],
        "state": "empire",
    }
    game = scenario(
        "arthurians", seats=[{**seat, "nation_deck": ["bedwyr", "gwaith_camlan"]}], fame=["great"]
    )
    game.play("play taliesin_the_bard")
    assert {"find cai", "find peredur", "find king_arthur", "find bedwyr"} <= set(game.offered())


def test_look_at_the_nation_deck_and_swap() -> None:
    """Sacred Pass: it may be abandoned to swap a hand card with the top of the nation deck."""
    seat = {"hand": ["unrest"], "in_play": ["sacred_pass"], "nation_deck": ["raetia", "julius_caesar"]}
    game = scenario("romans", seats=[seat])
    game.play("exhaust sacred_pass")
    assert game.view(0)["players"][0]["next_nation_card"] == "raetia"
    game.play("accept")
    assert game[0].hand == ["raetia"]
    assert game[0].nation_deck == ["unrest", "julius_caesar"]


def test_the_accession_card_is_not_swapped() -> None:
    seat = {"hand": ["unrest"], "in_play": ["sacred_pass"], "nation_deck": ["julius_caesar"]}
    game = scenario("romans", seats=[seat])
    game.play("exhaust sacred_pass")
    assert game.asked() == ("act", 0)
    assert game[0].in_play == ["sacred_pass"]


def test_shuffle_the_nation_deck() -> None:
    """Gothja: look, then shuffle or not."""
    seat = {"hand": ["gothja"], "nation_deck": ["combs", "skis", "sagas", "harald_hardrada"]}
    game = scenario("vikings", seats=[seat])
    game.play("play gothja", "accept")
    assert sorted(game[0].nation_deck[:3]) == ["combs", "sagas", "skis"]
    assert game[0].nation_deck[3] == "harald_hardrada"
    assert game.view(0)["players"][0]["next_nation_card"] is None


def test_the_top_nation_card_by_a_card_effect() -> None:
    """Egyptians (tributary): no exhaust token, no shuffle."""
    seat = {"hand": ["egyptians"], "nation_deck": ["raetia", "julius_caesar"]}
    game = scenario("romans", seats=[seat])
    game.play("play egyptians")
    assert game[0].discard == ["raetia"]
    assert game[0].exhaust == 5


def test_develop_by_a_card_effect() -> None:
    """Egyptians (tributary) for an empire: pay the cost, no token."""
    game = scenario(
        "romans", seats=[{"hand": ["egyptians"], "state": "empire", "population": 3, "progress": 0}]
    )
    game.play("play egyptians", "develop legions")
    assert game[0].discard == ["legions"]
    assert (game[0].population, game[0].exhaust) == (0, 5)


def test_a_free_development() -> None:
    """Glorious for an empire."""
    game = scenario("romans", seats=[{"hand": ["glorious"], "state": "empire"}])
    game.play("play glorious", "develop the_senate")
    assert game[0].discard == ["the_senate"]
    assert game[0].tokens == (3, 2, 1)
    assert "glorious" in game[0].history


def test_free_play_by_an_ability() -> None:
    """Direct Democracy: unrest without an action."""
    seat = {"hand": ["unrest"], "in_play": ["direct_democracy"], "state": "empire", "progress": 0}
    game = scenario("greeks", seats=[seat])
    game.play("exhaust direct_democracy", "play unrest", "choose 1")
    assert game[0].hand == []
    assert game[0].actions == 3


def test_free_play_against_the_state_icon() -> None:
    """Twrch Trwyth: an empire card for 1 progress."""
    seat = {"hand": ["education", "unrest"], "in_play": ["twrch_trwyth"]}
    game = scenario("arthurians", seats=[seat])
    game.play("exhaust twrch_trwyth", "play education")
    assert game[0].progress == 0
    assert game.offered() == ["pass", "history unrest"]


def test_a_city_is_abandoned() -> None:
    """Onager: each other player abandons a city; 2 material for each."""
    seats = [{"hand": ["onager"], "state": "empire"}, {"in_play": ["city", "city_of_sparta"]}, {}]
    game = scenario("romans", "greeks", "persians", seats=seats, market=MARKET)
    game.play("play onager", "abandon city_of_sparta")
    assert game[0].material == 5
    assert game[1].in_play == ["city"]


def test_mining_looks_at_the_region_it_abandons() -> None:
    """One more progress if it has no production icon."""
    nations = ("romans", "greeks", "persians", "celts")
    for region, progress in (("fortified_region", 3), ("plain", 2)):
        game = scenario(*nations, commons="legends", seats=[{"in_play": ["mining", region]}])
        game.play("exhaust mining")
        assert game[0].progress == progress


def test_unrest_returned_by_all_is_counted() -> None:
    """Cacao: each player may return one unrest; 1 progress for each. A hidden hand is asked in any case."""
    seats = [{"hand": ["cacao", "unrest"]}, {"hand": ["unrest"]}, {"hand": ["glory"]}]
    game = scenario("olmecs", "greeks", "persians", seats=seats)
    game.play("play cacao", "return unrest", "return unrest")
    assert game.asked() == ("pick_asked", 2)
    assert game.offered() == ["pass"]
    game.play("pass")
    assert game[0].progress == 3


def test_school_of_diplomacy_acquires_for_each_region() -> None:
    """Up to three regions are abandoned, a card may be acquired for each."""
    seat = {"hand": ["school_of_diplomacy"], "in_play": ["western_zhou", "eastern_zhou"]}
    game = scenario("qin", seats=[seat], market=["armenians", "cape", "temple"])
    game.play("play school_of_diplomacy", "abandon eastern_zhou", "abandon western_zhou")
    game.play("acquire armenians", "acquire cape")
    assert {"armenians", "cape", "unrest"} <= set(game[0].hand)


def test_edicts_of_ashoka_offer_one_or_both() -> None:
    seat = {"hand": ["magadha"], "discard": ["unrest"], "in_play": ["edicts_of_ashoka"]}
    game = scenario("mauryans", seats=[seat])
    game.play("exhaust edicts_of_ashoka")
    assert game.offered() == ["choose 1", "choose 2", "choose 3"]
    game.play("choose 3")
    assert len(game[0].hand) == 1
    assert game[0].discard == []


def test_acclaimed_breaks_through_for_variable_points() -> None:
    """A market card with variable points, or a search of the main deck."""
    seat = {"hand": ["acclaimed"]}
    game = scenario(
        "romans",
        "celts",
        commons="legends",
        seats=[seat],
        market=["plain", "greeks"],
        main_deck=["lakes", "persians", "moor"],
    )
    game.play("play acclaimed")
    assert game.offered() == ["break through greeks", "break through any deck"]
    game.play("break through any deck")
    assert game[0].hand == ["persians"]


def test_invasion_breaks_through_after_unrest_for_others() -> None:
    seats = [{"hand": ["invasion"], "progress": 0}, {"in_play": ["peloponnese"]}]
    game = scenario("romans", "greeks", seats=seats, market=MARKET)
    game.play("play invasion", "accept", "choose 2", "break through cape")
    assert game[1].hand == ["unrest", "peloponnese"]
    assert game[0].hand == ["cape"]
    assert game[0].material == 0


def test_revealing_the_last_card_of_the_main_deck_triggers_the_end() -> None:
    """Gambling with a main deck of one."""
    seat = {"hand": ["gambling"], "progress": 0}
    game = scenario("romans", seats=[seat], main_deck=["oasis"], market=MARKET)
    game.play("play gambling", "declare tributary")
    assert game.part("last_round") == 2


def test_an_icon_is_treated_as_production_until_the_end_of_the_turn() -> None:
    """Agriculture does nothing for the next turn."""
    seat = {"hand": ["prosperity"], "in_play": ["gallia_aquitania", "agriculture"], "material": 0}
    game = scenario("romans", seats=[seat], market=MARKET)
    game.play("exhaust agriculture")
    game.finish_turn()
    game.finish_turn()
    game.play("play prosperity", "pass", "pass", "choose 1")
    assert game[0].material == 1


def test_a_state_icon_is_ignored_this_turn_only() -> None:
    """Combs: the next card played this turn may have the icon of an empire."""
    game = scenario("vikings", seats=[{"hand": ["moneylenders"], "in_play": ["combs"]}], market=MARKET)
    game.play("exhaust combs")
    assert "play moneylenders" in game.offered()
    game.finish_turn()
    game.finish_turn()
    assert game.why("play moneylenders") == "other_state"


def test_only_cards_of_others_are_copied() -> None:
    """Ambassador with Boats and a river of one's own, and nothing of the others."""
    seats = [{"in_play": ["ambassador", "boats", "raetia"], "state": "empire"}]
    game = scenario("romans", "greeks", "persians", "celts", seats=seats)
    assert "exhaust boats" in game.offered()
    assert game.why("exhaust ambassador") == "no_effect"
