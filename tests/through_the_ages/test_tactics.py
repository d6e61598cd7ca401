"""Tactics: playing, sharing and copying them."""

from tests.through_the_ages.table import scenario

THREE = {"workers": {"warriors": 3}}


def test_playing_a_tactic_costs_a_military_action() -> None:
    """It is exclusive at first and works at once."""
    game = scenario(2, seats=[{**THREE, "military_hand": ["legion"]}])
    game.play("tactic legion")
    assert (game[0].tactic, game[0].strength, game[0].ma) == ("legion", 5, 1)
    assert game[0].marks == ["tactic_used", "tactic_exclusive"]
    assert game.part("shared_tactics") == []


def test_only_one_tactic_is_played_or_copied_a_turn() -> None:
    """Also with military actions left."""
    own = {"military_hand": ["legion", "phalanx"], "government": "monarchy"}
    game = scenario(2, seats=[own], shared_tactics=["fighting_band"])
    game.play("tactic legion")
    assert game.why("tactic phalanx") == "one_tactic"
    assert game.why("copy fighting_band") == "one_tactic"


def test_copying_costs_two_military_actions() -> None:
    """A shared tactic stays where it is."""
    game = scenario(2, seats=[{**THREE, "military_used": 1}], shared_tactics=["legion"])
    assert game.why("copy legion") == "no_military_actions"
    game = scenario(2, seats=[THREE], shared_tactics=["legion"])
    game.play("copy legion")
    assert (game[0].tactic, game[0].strength, game[0].ma) == ("legion", 5, 0)
    assert game.part("shared_tactics") == ["legion"]


def test_an_exclusive_tactic_cannot_be_copied() -> None:
    """It is shared at the start of its owner's next turn, after the war and before politics."""
    game = scenario(2, seats=[{"military_hand": ["legion"]}])
    game.play("tactic legion", "end", "pass")
    assert game.asked() == ("act", 1)
    assert "copy legion" not in game.offered()
    game.play("end")
    assert game.asked() == ("politics", 0)
    assert (game.part("shared_tactics"), game[0].marks, game[0].tactic) == (["legion"], [], "legion")
    game.play("pass", "end", "pass")
    assert "copy legion" in game.offered()


def test_a_second_copy_of_a_shared_tactic_leaves_the_game() -> None:
    """It does not go to the discards, so nobody draws it again."""
    own = {"tactic": "legion", "marks": ["tactic_exclusive"]}
    game = scenario(2, ask="share_tactic", seats=[own], shared_tactics=["legion"])
    assert game.asked() == ("politics", 0)
    assert game.part("shared_tactics") == ["legion"]
    assert "legion" in game.part("gone")
    assert game.part("discards")[1] == []


def test_a_tactic_outlives_its_age() -> None:
    """Exclusive and shared tactics are never antiquated."""
    own = {"tactic": "legion", **THREE}
    game = scenario(
        2,
        age="II",
        ask="end_turn",
        turn=1,
        seats=[own],
        shared_tactics=["legion"],
        deck=["coal"],
    )
    game.asked()
    assert game.part("age") == "III"
    assert (game[0].tactic, game.part("shared_tactics")) == ("legion", ["legion"])
