"""Alone: how the person's side meets the automa at the end of turns and games."""

from tests.imperium.table import Table, scenario

MARKET = ["armenians", "assyrians", "temple", "shrine", "hills"]


def to_round(game: Table, last: int) -> None:
    """Pass every turn and take the first answer to every question, until a round or the end."""
    while game.asked() is not None and game.part("round") < last:
        game.play(game.offered()[0])


def test_the_automa_follows_the_person_and_then_comes_the_solstice() -> None:
    game = scenario("romans", "automa greeks", seats=[{"in_play": ["coinage"]}], market=MARKET)
    game.play("pass", "place on hills")
    to_round(game, 2)
    assert game.asked() == ("act", 0)
    assert game[0].material == 3 + 2  # Coinage at the solstice
    assert game.part("automa")["die"] > 0


def test_a_person_alone_loses_by_a_collapse() -> None:
    """However much unrest the automa holds."""
    game = scenario("scythians", "automa greeks", side="a", unrest=1, market=MARKET)
    game.play("exhaust scythians_power_a")
    assert game.part("ended") == "collapse"
    assert [score.rank for score in game.scores()] == [2]


def test_after_the_main_deck_is_empty_one_more_round_is_played() -> None:
    """In the turn of round 9: the automa's turn and the solstice of round 9, all of round 10, then points."""
    seat = {"hand": ["philip_ii"]}
    game = scenario("macedonians", "automa greeks", seats=[seat], market=MARKET, main_deck=["oasis"], round=9)
    game.play("play philip_ii", "acquire armenians")
    assert game.part("last_round") == 10
    to_round(game, 11)
    assert game.asked() is None
    assert (game.part("round"), game.part("ended")) in ((10, "scoring"), (10, "collapse"))


def test_a_person_has_to_have_more_points_than_the_automa() -> None:
    """A tie is the automa's win."""
    game = scenario("romans", "automa greeks", seats=[{"deck": [], "progress": 0, "population": 0}])
    assert game.state.automa is not None
    game.state.automa.tokens = [0, 0, 0]
    behind = game.scores()[0].total
    game.state.automa.deck, game.state.automa.spaces = [], [-1] * 5
    game.state.automa.tokens[2] = behind
    assert game.scores()[0].rank == 2
    game.state.players[0].tokens[2] += 1
    assert game.scores()[0].rank == 1
