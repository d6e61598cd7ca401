"""What is hidden, and from whom; dealing the unseen again."""

from typing import Any

from civtable.core.game import SPECTATOR
from civtable.core.rng import fast_rng
from civtable.games.imperium import GAME, happenings
from tests.imperium.table import Table, scenario

MARKET = ["armenians", "assyrians", "temple", "shrine", "cape"]


def dealt_again(game: Table, seat: int, number: int = 12) -> list[dict[str, Any]]:
    """Positions that look the same to a seat."""
    states = [GAME.determinize(game.state, seat, fast_rng(f"deal {i}")) for i in range(number)]
    for state in states:
        GAME.check(state)
        assert GAME.view(state, seat) == game.view(seat)
    return [dict(GAME.to_json(state)) for state in states]


def test_a_hand_is_seen_by_its_owner_only() -> None:
    """Others see how many cards it has, and what is in hand and deck together."""
    game = scenario("romans", "greeks", seats=[{"hand": ["glory", "unrest"], "deck": ["advance"]}])
    assert game.view(0)["players"][0]["hand"] == {"count": 2, "cards": ["glory", "unrest"]}
    for seat in (1, SPECTATOR):
        seen = game.view(seat)["players"][0]
        assert seen["hand"] == {"count": 2}
        assert sorted(seen["hand_or_deck"]) == ["advance", "glory", "unrest"]


def test_decks_are_counted() -> None:
    game = scenario("romans", "greeks", main_deck=["oasis", "town"], market=MARKET, fame=["great"])
    view = game.view(0)
    assert (view["main_deck"], view["fame"]) == (2, 1)
    assert view["players"][0]["deck"] == 10


def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    game = scenario(
        "romans", "greeks", commons="legends", seats=[{"hand": ["eminent"], "deck_top": ["glory"]}]
    )
    game.play("play eminent")
    drawn = [event for event in game.events if event.kind == happenings.DREW]
    assert len(drawn) == 2
    assert [event.for_seat(0).facts is None for event in drawn] == [False, False]
    assert [GAME.event_form(event.for_seat(1))["card"] for event in drawn] == [None, None]


def test_others_hands_are_dealt_again_from_hand_and_deck() -> None:
    game = scenario("romans", "greeks", seats=[{"hand": ["glory", "unrest"], "deck": ["advance", "conquer"]}])
    hands = {str(form["players"][0]["hand"]) for form in dealt_again(game, 1)}
    assert len(hands) > 1
    assert {str(form["players"][0]["hand"]) for form in dealt_again(game, 0)} == {"['glory', 'unrest']"}


def test_a_card_put_on_the_deck_from_hand_is_remembered_by_its_owner() -> None:
    """Others do not know it."""
    game = scenario(
        "romans", "greeks", seats=[{"hand": ["jade_mask", "glory"], "deck": ["advance", "conquer"]}]
    )
    game.play("play jade_mask", "pass")
    assert game[0].deck[0] == "glory"
    assert game.view(0)["players"][0]["deck_top"] == ["glory"]
    assert game.view(1)["players"][0]["deck_top"] == []
    assert {form["players"][0]["deck"][0] for form in dealt_again(game, 0)} == {"glory"}
    assert len({form["players"][0]["deck"][0] for form in dealt_again(game, 1)}) > 1


def test_a_card_taken_unseen_could_be_any_of_its_deck() -> None:
    """Others know that it is a region, and not which."""
    game = scenario("mauryans", "greeks", commons="classics", seats=[{"hand": ["hittites"]}], market=MARKET)
    game.play("play hittites", "break through region deck")
    worlds = dealt_again(game, 1)
    hands = {
        card
        for form in worlds
        for card in form["players"][0]["hand"] + form["players"][0]["deck"]
        if card in ("oasis", "forest", "hills", "marsh", "steppe", "river", "coast", "floodplain", "jungle")
    }
    assert len(hands) > 1


def test_the_fame_deck_is_dealt_again_with_what_left_the_game() -> None:
    game = scenario("romans", "greeks", fame=["great", "marvellous", "notorious"])
    tops = {form["fame"][0] for form in dealt_again(game, 0, 30)}
    assert tops - {"great", "marvellous", "notorious"}


def test_the_nation_deck_is_shuffled_for_everybody() -> None:
    """Its cards are known, not their order; the accession card lies at the bottom."""
    game = scenario("romans", "greeks")
    worlds = dealt_again(game, 0)
    assert {form["players"][0]["nation_deck"][-1] for form in worlds} == {"julius_caesar"}
    assert len({form["players"][0]["nation_deck"][0] for form in worlds}) > 1


def test_at_the_end_all_hands_are_open() -> None:
    game = scenario("romans", "greeks", seats=[{"hand": ["glory"]}], ask="score")
    game.asked()
    assert game.view(1)["players"][0]["hand"] == {"count": 1, "cards": ["glory"]}
    assert game.view(1)["scores"][0]["rank"] in (1, 2)


def test_undo_ends_where_something_hidden_was_seen() -> None:
    """Playing a card shows nothing; drawing does."""
    game = scenario("romans", "greeks", seats=[{"hand": ["aksumites", "coinage"], "state": "empire"}])
    game.play("play aksumites")
    assert game.state.shown == 0
    game.play("play coinage")
    game.play("exhaust coinage")
    assert game.state.shown & 1


def test_who_answers_in_the_turn_of_another_has_learned_something() -> None:
    """How the other goes on depends on a hand that is not seen, so the answer cannot be taken back."""
    seats = [{"hand": ["exports", "unrest"], "state": "empire"}, {"in_play": ["cape"]}]
    game = scenario("romans", "greeks", seats=seats)
    game.play("play exports", "use cape")
    assert game.state.shown >> 1 & 1


# Being asked tells nothing.


def test_only_the_player_knows_that_there_is_nothing_to_play() -> None:
    """Direct Democracy plays unrest from the hand: without any it cannot be used, in a turn that goes on."""
    board = {"hand": ["glory", "advance"], "in_play": ["direct_democracy"], "state": "empire"}
    game = scenario("greeks", "romans", seats=[board])
    assert game.why("exhaust direct_democracy") == "no_effect"
    assert game.asked() == ("act", 0)


def test_the_only_card_that_fits_is_asked_for() -> None:
    """Ball Games: two masks of three cards; alone nobody learns from it."""
    board = {"hand": ["stone_mask", "stone_mask", "la_venta"], "in_play": ["ball_games"]}
    game = scenario("olmecs", "romans", seats=[board], market=MARKET)
    game.play("exhaust ball_games")
    assert game.offered() == ["discard stone_mask"]


def test_who_has_to_use_step_pyramids_is_asked() -> None:
    """Otherwise others would learn that there are too few masks."""
    board = {"hand": ["stone_mask", "la_venta"], "in_play": ["ball_games", "step_pyramids"]}
    game = scenario("olmecs", "romans", seats=[board], market=MARKET)
    game.play("exhaust ball_games")
    assert game.offered() == ["exhaust step_pyramids"]
    assert game.why("pass") == "must_use"


def test_equal_fame_cards_are_chosen_from() -> None:
    """Others do not learn that all those looked at are the same."""
    board = {"hand": ["ritual_sacrifice", "stone_mask", "stone_mask"], "state": "empire", "progress": 0}
    game = scenario(
        "olmecs", "romans", seats=[{**board, "in_play": ["step_pyramids"]}], fame=["triumphant", "triumphant"]
    )
    game.play("play ritual_sacrifice", "pass", "discard stone_mask", "discard stone_mask")
    assert (game.asked(), game.offered()) == (("fame", 0), ["keep triumphant"])


def test_what_everybody_knows_is_passed_over() -> None:
    """Jade Mask puts a hand card on the deck: the last one."""
    game = scenario("romans", "greeks", seats=[{"hand": ["jade_mask", "glory"]}])
    game.play("play jade_mask", "pass")
    assert game.asked() == ("act", 0)
    assert game[0].deck[0] == "glory"


def test_an_acquired_card_that_may_be_played_at_once_is_known_to_be_in_hand() -> None:
    """In every deal of the others it is there."""
    board = {"hand": ["parmenion", "glory"], "deck": ["advance", "conquer"], "state": "empire"}
    game = scenario("macedonians", "romans", seats=[board], market=MARKET)
    game.play("play parmenion", "acquire cape")
    assert game.asked() == ("play_acquired", 0)
    for form in dealt_again(game, 1, 30):
        assert "cape" in form["players"][0]["hand"]
