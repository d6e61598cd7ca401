"""Rules of the 2006 edition that are on no card: limits, hands, uprisings, production, used actions."""

import pytest

from civtable.games.through_the_ages import GAME
from tests.through_the_ages_2006.table import scenario

# Limits.


def test_culture_and_science_ratings_stop_at_thirty() -> None:
    """Whatever would be produced beyond is lost."""
    workers = {"movies": 4, "multimedia": 4, "organized_religion": 4, "computers": 4, "philosophy": 0}
    game = scenario(age="III", seats=[{"workers": workers, "unused_workers": 0}])
    assert (game[0].culture_rate, game[0].science_rate) == (30, 30)
    game.play("end")
    assert (game[0].culture, game[0].science) == (30, 30)


def test_strength_stops_at_sixty() -> None:
    """The track ends there."""
    assert scenario(age="III", seats=[{"workers": {"tanks": 13}}])[0].strength == 60


# Military cards in hand.


def test_military_cards_are_discarded_after_politics() -> None:
    """Two may be kept under Despotism, whether or not a political action was taken; a played card is gone."""
    own = {"military_hand": ["rats", "foray", "raiders", "legion"]}
    game = scenario(ask="politics", events=["no_event", "crusades"], seats=[own])
    assert game.asked() == ("politics", 0)
    game.play("pass")
    assert game.asked() == ("discard", 0)
    game.play("discard foray", "discard raiders")
    assert (game.asked(), game[0].military_hand) == (("act", 0), ["rats", "legion"])
    game = scenario(ask="politics", events=["no_event", "crusades"], seats=[own])
    game.play("event rats", "discard foray")
    assert (game.asked(), game[0].military_hand) == (("act", 0), ["raiders", "legion"])


def test_the_limit_may_be_passed_until_the_next_turn() -> None:
    """Cards are drawn above it, and nothing is discarded at the end of a turn."""
    game = scenario(seats=[{"military_hand": ["rats", "foray"]}])
    game.play("end")
    assert (game.asked(), len(game[0].military_hand)) == (("politics", 1), 4)


@pytest.mark.parametrize(
    ("government", "used", "drawn"), [("despotism", 0, 2), ("despotism", 1, 1), ("communism", 0, 3)]
)
def test_a_card_is_drawn_for_each_unused_military_action(government: str, used: int, drawn: int) -> None:
    """Three at most."""
    board = {"government": government, "military_used": used, "workers": {"religion": 1}}
    game = scenario(age="III", seats=[board])
    game.play("end")
    assert len(game[0].military_hand) == drawn


def test_an_uprising_brings_nothing_at_all() -> None:
    """No points, no goods, no hunger, no corruption, no military cards."""
    board = {"yellow_bank": 10, "unused_workers": 0, "blue_bank": 0, "stored": {"bronze": 9}, "culture": 9}
    game = scenario(seats=[board])
    game.play("end")
    after = game[0]
    assert (after.science, after.culture, after.food, after.resources) == (0, 9, 0, 9)
    assert after.military_hand == []
    assert "rebelled" in game.happened()


# Production.


def test_consumption_comes_before_mines_and_corruption() -> None:
    """The eaten token is back in the bank when corruption is counted: 9 of 18 are left, nothing is paid."""
    board = {"yellow_bank": 16, "blue_bank": 12, "workers": {"agriculture": 2, "bronze": 2}}
    game = scenario(seats=[board])
    game.play("end")
    assert (game[0].blue, game[0].resources, game[0].food) == (12 - 2 + 1 - 2, 2, 1)


# Actions and governments.


def test_a_change_of_government_leaves_used_actions_used() -> None:
    """One civil and one military action were used: after the change 2 of 7 and 1 of 2 are."""
    board = {"government": "monarchy", "hand": ["republic"], "science": 14}
    game = scenario(age="II", seats=[{**board, "civil_used": 1, "military_used": 1}])
    game.play("develop republic")
    assert (game[0].ca, game[0].ca_total) == (5, 7)
    assert (game[0].ma, game[0].ma_total) == (1, 2)


def test_a_poorer_government_takes_free_actions() -> None:
    """Monarchy to Theocracy: 2 of 5 civil actions were used, 3 of 4 are after the change."""
    board = {"government": "monarchy", "hand": ["theocracy"], "science": 7, "civil_used": 2}
    game = scenario(seats=[board])
    game.play("develop theocracy")
    assert (game[0].ca, game[0].ca_total) == (1, 4)


def test_a_lost_action_may_be_one_that_was_used() -> None:
    """Hammurabi is replaced: one of 5 civil actions leaves, and that may be a used one."""
    game = scenario(seats=[{"leader": "hammurabi", "hand": ["joan_of_arc"], "civil_used": 2}])
    game.play("lead joan_of_arc")
    assert (game[0].ca, game[0].ca_total) == (2, 4)
    assert (game[0].ma, game[0].ma_total) == (2, 2)


# Tactics.


def test_tactics_cost_an_action_each_and_stay_with_their_owner() -> None:
    """The card before is discarded for good and may be drawn again."""
    own = {"military_hand": ["legion", "phalanx"], "workers": {"warriors": 3}}
    game = scenario(seats=[own])
    game.play("tactic legion", "tactic phalanx")
    assert (game[0].tactic, game[0].ma, game[0].strength) == ("phalanx", 0, 3)
    assert [entry["card"] for entry in game.part("discards")[1]] == ["legion"]
    assert game.part("shared_tactics") == []


# Who depends on a leader of somebody else.


def test_labs_are_cheap_again_without_tesla() -> None:
    """Assassinated, he taxes nobody."""
    own = {"military_hand": ["assassinate"], "workers": {"warriors": 5}, "stored": {"bronze": 9}}
    game = scenario(
        age="III", ask="politics", seats=[{**own, "government": "communism"}, {"leader": "nikola_tesla"}]
    )
    game.play("aggression assassinate seat 1", "done", "pass", "build philosophy")
    assert (game[1].leader, game[0].resources) == (None, 9 - 3)


def test_tesla_in_iconoclasm() -> None:
    """A leader who is not of the current age leaves for everybody, and his tax with him."""
    own = {"military_hand": ["rats"], "stored": {"bronze": 9}}
    game = scenario(
        age="IV", round=20, last_round=21, ask="politics", events=["iconoclasm", "foray"],
        seats=[own, {"leader": "nikola_tesla"}],
    )  # fmt: skip
    game.play("event rats", "build philosophy")
    assert (game[1].leader, game[0].resources) == (None, 9 - 3)


def test_tesla_taxes_from_the_moment_he_leads() -> None:
    """The next player pays 4 for a lab."""
    game = scenario(age="III", seats=[{"hand": ["nikola_tesla"]}, {"stored": {"bronze": 9}}])
    game.play("lead nikola_tesla", "end", "pass", "build philosophy")
    assert game[1].resources == 9 - 4


def test_units_of_churchill_cost_the_usual_price_after_the_war() -> None:
    """The war is fought at the start of the attacker's turn."""
    own = {"war": {"card": "war_over_culture", "on": 1}, "workers": {"warriors": 1}}
    game = scenario(
        age="III", ask="war", seats=[own, {"leader": "winston_churchill", "stored": {"bronze": 9}}]
    )
    game.play("done", "done", "pass", "end", "pass", "build warriors")
    assert game[1].resources == 9 - 2


@pytest.mark.parametrize(("science", "gained"), [(30, 3), (39, 1), (40, 0)])
def test_the_log_tells_the_science_that_is_gained(science: int, gained: int) -> None:
    """The track ends at 40: what it cuts off is not produced."""
    game = scenario(seats=[{"science": science, "workers": {"philosophy": 3}}])
    game.play("end")
    forms = [GAME.event_form(event) for event in game.events]
    told = [form["science"] for form in forms if form["event"] == "produced"]
    assert (told, game[0].science) == ([gained], science + gained)


def test_a_military_action_of_this_turn_is_spent_first_and_told() -> None:
    """Whoever comes to lead later in the turn: a revolution under Robespierre needs it unused."""
    own = {"hand": ["patriotism_ii", "maximilien_robespierre", "republic"], "science": 9}
    game = scenario(age="II", seats=[own])
    game.play("play patriotism_ii", "disband warriors", "lead maximilien_robespierre")
    assert (game[0].ma, game[0].ma_total) == (3, 3)
    assert game.why("revolution republic") == "all_military_actions"


def test_prices_forget_who_left() -> None:
    """Tesla leaves with his owner, and so does the war that made Churchill's units cheaper."""
    leaving = {"leader": "nikola_tesla", "war": {"card": "war_over_culture", "on": 1}}
    staying = {"leader": "winston_churchill", "stored": {"bronze": 9}, "unused_workers": 2}
    game = scenario(3, age="III", ask="politics", seats=[leaving, staying])
    game.play("resign", "pass", "build philosophy", "build warriors")
    assert game[1].resources == 9 - 3 - 2


def test_no_more_actions_are_used_than_a_new_government_has() -> None:
    """Seven civil actions of Republic are used, the last for Monarchy: all five of that are used then."""
    own = {"government": "republic", "civil_used": 6, "hand": ["monarchy"], "science": 20}
    game = scenario(age="II", seats=[own])
    game.play("develop monarchy")
    assert (game[0].ca, game[0].ca_total) == (0, 5)
