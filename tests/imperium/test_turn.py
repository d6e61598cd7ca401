"""A turn: actions, exhaust abilities, innovate, revolt, clean-up, drawing and reshuffling."""

from tests.imperium.table import scenario

MARKET = ["armenians", "assyrians", "temple", "shrine", "cape"]


# Actions.


def test_a_turn_has_three_actions() -> None:
    """Playing a card from hand takes an action token."""
    hand = ["dalmatia", "city_of_rome", "prosperity", "triumvirate"]
    game = scenario("romans", seats=[{"hand": hand}])
    game.play("play dalmatia", "pass", "play city_of_rome")
    assert game[0].actions == 1
    game.play("play prosperity", "pass", "pass", "choose 2")  # nobody draws; population for regions
    assert game[0].actions == 0
    assert game.why("play triumvirate") == "no_action"


def test_free_play_needs_no_action() -> None:
    game = scenario("romans", seats=[{"hand": ["assyrians"], "actions": 0}])
    game.play("play assyrians")
    assert game[0].population == 3
    assert game[0].discard == ["assyrians"]


def test_a_played_card_is_discarded_unless_it_is_pinned_or_says_otherwise() -> None:
    game = scenario("romans", seats=[{"hand": ["city_of_rome", "aksumites", "triumvirate"]}])
    game.play("play city_of_rome", "play aksumites")
    assert game[0].in_play == ["city_of_rome"]
    assert game[0].discard == ["aksumites"]
    game.play("play triumvirate", "break through uncivilised deck")
    assert game[0].history == ["triumvirate"]


def test_a_state_icon_has_to_fit() -> None:
    """Barbarian cards are for barbarians, empire cards for empires."""
    game = scenario("romans", seats=[{"hand": ["conquer", "legions"]}])
    assert game.why("play conquer") is None
    assert game.why("play legions") == "other_state"
    game = scenario("romans", seats=[{"hand": ["conquer", "legions"], "state": "empire"}])
    assert game.why("play conquer") == "other_state"
    assert game.why("play legions") is None


def test_a_card_can_take_the_state_icon_off_others() -> None:
    """Legions: Conquer loses its barbarian icon."""
    game = scenario(
        "romans", seats=[{"hand": ["conquer", "advance"], "in_play": ["legions"], "state": "empire"}]
    )
    assert game.why("play conquer") is None
    assert game.why("play advance") == "other_state"


def test_printed_conditions_have_to_hold() -> None:
    """Rome, the Eternal City, needs the City of Rome in play, which goes to history."""
    seat = {"hand": ["rome_the_eternal_city"], "state": "empire"}
    assert scenario("romans", seats=[seat]).why("play rome_the_eternal_city") == "requirement"
    game = scenario("romans", seats=[{**seat, "in_play": ["city_of_rome"]}])
    game.play("play rome_the_eternal_city")
    assert game[0].in_play == ["rome_the_eternal_city"]
    assert game[0].history == ["city_of_rome"]


def test_a_cost_that_cannot_be_paid_forbids_playing() -> None:
    """Glory: three regions in play."""
    game = scenario("romans", seats=[{"hand": ["glory"], "in_play": ["dalmatia", "raetia"]}])
    assert game.why("play glory") == "cannot_pay"


def test_unplayable_cards() -> None:
    game = scenario("romans", seats=[{"hand": ["triumphant", "sumerians"]}])
    assert "play triumphant" not in game.offered()
    assert "play sumerians" not in game.offered()


def test_unrest_is_played_for_population_material_or_two_cards() -> None:
    """It goes back to its pile then."""
    for choice, tokens, hand in (
        ("choose 1", (3, 1, 0), ["glory", "prosperity"]),
        ("choose 3", (0, 2, 0), ["glory", "prosperity"]),
        ("choose 2", (3, 2, 0), []),
    ):
        game = scenario("romans", seats=[{"hand": ["unrest", "glory", "prosperity"], "progress": 0}])
        pile = game.part("unrest")
        game.play("play unrest", choice)
        assert game[0].tokens == tokens
        assert game[0].hand == sorted(hand, reverse=True)
        assert game.part("unrest") == pile + 1
        assert game[0].actions == 2


def test_cards_lower_the_cost_of_playing_unrest() -> None:
    """Long Walls I: two material less. Direct Democracy: one material and one card less."""
    game = scenario("qin", seats=[{"hand": ["unrest"], "in_play": ["long_walls_i"], "progress": 0}])
    game.play("play unrest", "choose 3")
    assert game[0].material == 2
    game = scenario(
        "greeks", seats=[{"hand": ["unrest", "glory"], "in_play": ["direct_democracy"], "progress": 0}]
    )
    game.play("play unrest", "choose 2")
    assert game[0].discard == ["glory"]


# Exhaust abilities.


def test_an_exhaust_ability_is_used_once_a_turn() -> None:
    """One exhaust token from the state card goes on the card."""
    game = scenario("celts", seats=[{"in_play": ["cauldron_of_cerridwen"], "progress": 2}])
    game.play("exhaust cauldron_of_cerridwen")
    assert (game[0].population, game[0].progress, game[0].exhaust) == (4, 1, 4)
    assert game.why("exhaust cauldron_of_cerridwen") == "exhausted"


def test_without_exhaust_tokens_nothing_is_exhausted() -> None:
    game = scenario("celts", seats=[{"in_play": ["cauldron_of_cerridwen"], "exhaust": 0}])
    assert game.why("exhaust cauldron_of_cerridwen") == "no_exhaust_token"


def test_two_copies_of_a_card_are_exhausted_one_after_the_other() -> None:
    game = scenario("romans", seats=[{"in_play": ["town", "town"], "material": 0}])
    game.play("exhaust town", "accept", "pass", "exhaust town", "accept", "pass")
    assert game[0].material == 4
    assert game.why("exhaust town") == "exhausted"


# Innovate and revolt.


def test_innovate_discards_the_hand_and_breaks_through() -> None:
    """All cards first; one card in hand; then clean-up draws to five."""
    game = scenario("romans", seats=[{"hand": ["glory", "advance", "conquer", "prosperity"]}], market=MARKET)
    game.play("innovate")
    assert sorted(game[0].discard) == ["advance", "conquer", "glory", "prosperity"]
    assert set(game.offered("break through")) == {
        *("break through armenians", "break through assyrians", "break through temple"),
        *("break through shrine", "break through cape", "break through region deck"),
        *("break through uncivilised deck", "break through civilised deck", "break through tributary deck"),
    }
    game.play("break through armenians")
    assert game[0].hand == ["armenians"]
    game.clean_up()
    assert len(game[0].hand) == 5


def test_innovating_and_revolting_stand_for_the_whole_turn() -> None:
    """After an action or an exhaust ability neither is possible."""
    game = scenario("romans", seats=[{"hand": ["assyrians", "unrest"]}])
    game.play("play assyrians")
    assert game.why("innovate") == "turn_begun"
    assert game.why("revolt 1") == "turn_begun"


def test_revolt_returns_unrest_from_hand() -> None:
    """Any number, free of cost; no action or exhaust ability; clean-up follows."""
    game = scenario("romans", seats=[{"hand": ["unrest", "unrest", "unrest", "glory"]}])
    pile = game.part("unrest")
    assert game.why("revolt 4") == "too_little_unrest"
    game.play("revolt 2")
    assert game.part("unrest") == pile + 2
    assert game[0].hand.count("unrest") == 1
    assert game[0].actions == 3
    assert game.asked() == ("place", 0)


# Clean-up.


def test_clean_up_puts_progress_on_a_market_card() -> None:
    game = scenario("romans", market=MARKET)
    game.play("pass")
    assert set(game.offered()) == {f"place on {card}" for card in MARKET}
    game.play("place on cape")
    assert game.space("cape")["tokens"]["progress"] == 1


def test_clean_up_takes_all_tokens_back() -> None:
    """Also from the nation deck."""
    seat = {"in_play": [{"card": "town", "exhausted": True}], "actions": 0, "spent": True, "exhaust": 3}
    game = scenario("romans", seats=[seat])
    game.finish_turn()
    assert (game[0].actions, game[0].exhaust, game[0].spent) == (3, 5, False)


def test_clean_up_discards_any_number_and_draws_to_five() -> None:
    """Search reaches each set in one way; why a card is not next never speaks of an order."""
    game = scenario("romans", seats=[{"hand": ["glory", "advance", "conquer"]}], market=MARKET)
    game.play("pass", "place on cape")
    assert game.offered() == ["pass", "discard advance", "discard glory", "discard conquer"]
    game.play("discard glory")
    assert game.offered() == ["pass", "discard conquer"]
    assert game.why("discard advance") == "together"
    game.play("pass")
    assert len(game[0].hand) == 5
    assert game[0].discard == ["glory"]


def test_nobody_has_to_discard_above_five_cards() -> None:
    """Keep six, draw none."""
    hand = ["glory", "advance", "conquer", "prosperity", "triumvirate", "dalmatia"]
    game = scenario("romans", seats=[{"hand": hand}])
    deck = len(game[0].deck)
    game.finish_turn()
    assert len(game[0].hand) == 6
    assert len(game[0].deck) == deck


def test_hand_size_grows_with_cards_in_play() -> None:
    game = scenario("romans", seats=[{"in_play": ["legions", "qin"], "state": "empire"}])
    game.finish_turn()
    assert len(game[0].hand) == 7


# Drawing and reshuffling.


def drawing(**seat: object) -> dict[str, object]:
    """Eminent: draw two cards."""
    return {"hand": ["eminent"], **seat}


def test_a_nation_card_joins_when_the_deck_is_reshuffled() -> None:
    """Draw deck 1, draw 2: one card, top nation card to discard, shuffle, exhaust token, second card."""
    nation = ["raetia", "unrest", "bread_and_circuses", "julius_caesar"]
    seat = drawing(deck=["glory"], discard=["advance", "conquer"], nation_deck=nation)
    game = scenario("romans", commons="legends", seats=[seat])
    game.play("play eminent")
    assert len(game[0].hand) == 2
    assert game[0].nation_deck == nation[1:]
    assert sorted([*game[0].hand, *game[0].deck]) == ["advance", "conquer", "glory", "raetia"]
    assert (game[0].exhaust, game[0].spent) == (4, True)


def test_an_exhausted_nation_deck_adds_nothing() -> None:
    """Shuffle only."""
    seat = drawing(deck=["glory"], discard=["advance", "conquer"], spent=True, exhaust=4)
    game = scenario("romans", commons="legends", seats=[seat])
    game.play("play eminent")
    assert len(game[0].nation_deck) == 6
    assert (game[0].exhaust, game[0].spent) == (4, True)
    assert len(game[0].hand) == 2


def test_without_an_exhaust_token_nothing_is_added() -> None:
    seat = drawing(deck=["glory"], discard=["advance", "conquer"], exhaust=0)
    game = scenario("romans", commons="legends", seats=[seat])
    game.play("play eminent")
    assert len(game[0].nation_deck) == 6


def test_a_reshuffle_in_clean_up_leaves_its_token_there() -> None:
    """The next turn starts with four exhaust tokens."""
    game = scenario("romans", seats=[{"deck": ["glory"], "discard": ["advance", "conquer", "dalmatia"]}])
    game.finish_turn()
    assert (game[0].exhaust, game[0].spent) == (4, True)


def test_with_the_accession_card_a_nation_becomes_an_empire() -> None:
    """A barbarian card in hand cannot be played then, but may be garrisoned or discarded."""
    seat = drawing(deck=[], discard=["dalmatia", "raetia"], nation_deck=["julius_caesar"])
    seat["hand"] = ["eminent", "conquer"]
    game = scenario("romans", commons="legends", seats=[seat])
    game.play("play eminent")
    assert game[0].state == "empire"
    assert game[0].nation_deck == []
    assert game.why("play conquer") == "other_state"


def test_an_empire_may_pay_for_a_development_when_it_reshuffles() -> None:
    """It joins the discard pile; the development area is exhausted."""
    seat = drawing(deck=[], discard=["dalmatia", "raetia"], state="empire", population=3, progress=0)
    game = scenario("romans", commons="legends", seats=[seat])
    game.play("play eminent")
    affordable = ["roman_invasion", "legions", "rome_the_eternal_city", "emperor_trajan"]
    assert game.offered() == ["pass", *[f"develop {card}" for card in affordable]]
    assert game.why("develop the_senate") == "cannot_pay"
    game.play("develop legions")
    assert "legions" not in game[0].developments
    assert "legions" in game[0].hand + game[0].deck
    assert (game[0].population, game[0].exhaust, game[0].spent) == (0, 4, True)


def test_a_reshuffle_without_development_places_no_token() -> None:
    seat = drawing(deck=[], discard=["dalmatia", "raetia"], state="empire", population=3)
    game = scenario("romans", commons="legends", seats=[seat])
    game.play("play eminent", "pass")
    assert (game[0].exhaust, game[0].spent) == (5, False)
    assert len(game[0].hand) == 2


def test_if_able_never_reshuffles() -> None:
    """Marvellous draws only what the deck holds; without a deck it does nothing."""
    game = scenario("romans", seats=[{"hand": ["marvellous"], "deck": [], "discard": ["glory"]}])
    assert game.why("play marvellous") == "no_effect"
    game = scenario("romans", seats=[{"hand": ["marvellous"], "deck": ["conquer"], "discard": ["glory"]}])
    game.play("play marvellous", "choose 1")
    assert (game[0].hand, game[0].deck) == ([], [])
    assert game[0].discard == ["glory", "conquer", "marvellous"]


def test_drawing_stops_when_there_is_nothing_to_draw() -> None:
    seat = drawing(deck=["glory"], spent=True, exhaust=4)
    game = scenario("romans", commons="legends", seats=[seat])
    game.play("play eminent")
    assert game[0].hand == ["glory"]
