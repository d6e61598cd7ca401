"""The politics phase: preparing events, event decks, leaders' political actions, military cards."""

from typing import Any

import pytest

from tests.through_the_ages.table import scenario

# Preparing events.


@pytest.mark.parametrize(
    ("card", "culture"), [("rats", 1), ("vast_territory_i", 1), ("refugees", 2), ("impact_of_wonders", 3)]
)
def test_preparing_an_event_gives_culture_by_its_level(card: str, culture: int) -> None:
    """It goes face down to the future events, and the next current event happens."""
    game = scenario(
        2, age="III", ask="politics", events=["development_of_science", "rebellion"],
        seats=[{"military_hand": [card]}],
    )  # fmt: skip
    game.play(f"event {card}")
    assert (game[0].culture, game[0].science, game[0].military_hand) == (culture, 2, [])
    assert game.part("future_events") == [{"card": card, "known_by": [0]}]
    assert game.part("events") == ["rebellion"]
    assert game.part("past") == ["development_of_science"]
    assert game.asked() == ("act", 0)


def test_the_culture_comes_before_the_event() -> None:
    """With it the preparing player is first in culture and gets National Pride."""
    game = scenario(
        2, age="II", ask="politics", events=["national_pride", "rebellion"],
        seats=[{"military_hand": ["rats"], "culture": 3}, {"culture": 4}],
    )  # fmt: skip
    game.play("event rats")
    assert (game[0].culture, game[1].culture) == (9, 4)


def test_the_prepared_card_is_never_the_revealed_one() -> None:
    """After the last current event the future ones become current, older ages on top."""
    future = ["impact_of_wonders", {"card": "rebellion", "known_by": [1]}, "refugees"]
    game = scenario(
        2, age="III", ask="politics", events=["development_of_science"], future_events=future,
        seats=[{"military_hand": ["terrorism"]}],
    )  # fmt: skip
    game.play("event terrorism")
    events = game.part("events")
    assert events[0] == {"card": "rebellion", "known_by": [1]}
    middle = [entry if isinstance(entry, str) else entry["card"] for entry in events[1:3]]
    assert sorted(middle) == ["refugees", "terrorism"]
    assert events[3] == "impact_of_wonders"
    assert game.part("future_events") == []


def test_a_single_prepared_event_becomes_the_current_one() -> None:
    """There is always a current event."""
    game = scenario(2, ask="politics", events=["development_of_science"], seats=[{"military_hand": ["rats"]}])
    game.play("event rats")
    assert game.part("events") == [{"card": "rats", "known_by": [0]}]


def test_only_events_and_territories_are_prepared() -> None:
    """Tactics, bonus cards and so on stay in the hand."""
    game = scenario(2, ask="politics", seats=[{"military_hand": ["legion", "military_bonus_i"]}])
    assert game.offered() == ["pass", "resign"]


def test_one_political_action_a_turn() -> None:
    """Then come the actions."""
    game = scenario(
        2, ask="politics", events=["development_of_science", "development_of_crafts"],
        seats=[{"military_hand": ["rats", "rebellion"]}],
    )  # fmt: skip
    game.play("event rats")
    assert game.asked() == ("act", 0)


def test_the_first_round_has_no_politics() -> None:
    """The second one has, though nobody has military cards yet."""
    game = scenario(2, age="A", round=1, turn=1, ask="act")
    game.play("end")
    assert game.asked() == ("politics", 0)
    assert game.offered() == ["pass", "resign"]


# Leaders.


def test_caesar_acts_twice_once_in_the_game() -> None:
    """After a political action, a second one in the same phase."""
    hand = ["rats", "rebellion", "crusades"]
    events = ["development_of_science", "development_of_crafts", "development_of_trade_routes"]
    game = scenario(
        2, ask="politics", events=events, seats=[{"leader": "julius_caesar", "military_hand": hand}]
    )
    game.play("event rats")
    assert game.asked() == ("politics", 0)
    game.play("event rebellion")
    assert game.asked() == ("act", 0)
    assert game[0].marks == ["caesar_used"]
    game.play("end", "pass", "end", "event crusades")
    assert game.asked() == ("act", 0)


def test_caesar_may_keep_his_second_action() -> None:
    """Passing keeps it for a later turn; passing the first action is no political action."""
    board = {"leader": "julius_caesar", "military_hand": ["rats", "rebellion"]}
    game = scenario(
        2, ask="politics", events=["development_of_science", "development_of_crafts"], seats=[board]
    )
    game.play("event rats", "pass")
    assert (game.asked(), game[0].marks) == (("act", 0), [])
    game = scenario(2, ask="politics", seats=[board])
    game.play("pass")
    assert game.asked() == ("act", 0)


def test_alexander_leaves_for_a_yellow_token() -> None:
    """A political action; the token goes to the bank, it is no worker."""
    game = scenario(2, ask="politics", seats=[{"leader": "alexander_the_great"}])
    game.play("alexander")
    assert (game[0].leader, game[0].yellow, game[0].unused, game[0].strength) == (None, 19, 1, 1)
    assert game.asked() == ("act", 0)


def test_genghis_khan_is_paid_among_the_two_strongest() -> None:
    """3 culture at the end of the turn, ties won; with two players only the strongest."""

    def culture(players: int, *warriors: int) -> int:
        boards: list[dict[str, Any]] = [{"workers": {"warriors": count}} for count in warriors]
        boards[0]["leader"] = "genghis_khan"
        game = scenario(players, seats=boards)
        game.play("end")
        return game[0].culture

    assert culture(3, 1, 2, 1) == 3
    assert culture(3, 1, 2, 2) == 0
    assert culture(2, 1, 1) == 3
    assert culture(2, 1, 2) == 0


def test_genghis_khan_is_paid_in_an_uprising() -> None:
    """His culture is no production and no rating."""
    game = scenario(2, seats=[{"leader": "genghis_khan", "yellow_bank": 10, "unused_workers": 0}])
    assert game[0].culture_rate == 0
    game.play("end")
    assert (game[0].culture, game[0].food) == (3, 0)


# Military cards.


@pytest.mark.parametrize(("used", "drawn"), [(0, 2), (1, 1), (2, 0)])
def test_unused_military_actions_draw_cards(used: int, drawn: int) -> None:
    """One card for each, from the deck of the age."""
    game = scenario(2, seats=[{"military_used": used}])
    game.play("end")
    assert len(game[0].military_hand) == drawn


def test_at_most_three_cards_are_drawn() -> None:
    """Also with five military actions."""
    game = scenario(2, age="III", seats=[{"government": "communism"}])
    game.play("end")
    assert len(game[0].military_hand) == 3


def test_cards_are_drawn_in_an_uprising() -> None:
    """Only production is skipped."""
    game = scenario(2, seats=[{"yellow_bank": 10, "unused_workers": 0}])
    game.play("end")
    assert (len(game[0].military_hand), game[0].food, game[0].science) == (2, 0, 0)


def test_the_last_card_drawn_turns_the_discards_into_the_deck() -> None:
    """At once, so that what is discarded later lies in a new pile; drawing goes on from it."""
    discards = {"I": ["rats", {"card": "raid_i", "known_by": [1]}], "A": []}
    game = scenario(2, military_deck=["legion"], discards=discards)
    game.play("end")
    assert "legion" in game[0].military_hand
    assert len(game[0].military_hand) == 2
    assert len(game.part("military_deck")) == 1
    assert game.part("discards")[1] == []
    game = scenario(2, military_deck=["legion"], discards=discards, seats=[{"military_used": 1}])
    game.play("end")
    assert sorted(game.part("military_deck")) == ["raid_i", "rats"]


def test_without_deck_and_discards_nothing_is_drawn() -> None:
    """The age does not end."""
    game = scenario(2, military_deck=[], seats=[{}])
    game.play("end")
    assert (game[0].military_hand, game.part("age")) == ([], "I")


def test_no_cards_are_drawn_in_age_four() -> None:
    """There is no deck."""
    game = scenario(2, age="IV", last_round=9)
    game.play("end")
    assert game[0].military_hand == []


def test_cards_above_the_limit_are_discarded_before_production() -> None:
    """As many as military actions in all stay, of one's own choice, face down; also in Age IV."""
    hand = ["legion", "rats", "raid_i", "spy"]
    game = scenario(2, age="IV", last_round=9, seats=[{"military_hand": hand}])
    game.play("end")
    assert game.asked() == ("discard", 0)
    game.play("discard raid_i", "discard spy")
    assert sorted(game[0].military_hand) == ["legion", "rats"]
    assert game.part("discards")[1] == [{"card": "raid_i", "known_by": [0]}]


def test_the_library_raises_the_military_hand_limit() -> None:
    """By one."""
    hand = ["legion", "rats", "raid_i"]
    game = scenario(
        2, seats=[{"military_hand": hand, "wonders": ["library_of_alexandria"], "military_used": 2}]
    )
    game.play("end")
    assert (game.asked(), len(game[0].military_hand)) == (("politics", 1), 3)


def test_events_may_fill_a_hand_above_the_limit() -> None:
    """Until the end of the own turn nothing is discarded."""
    game = scenario(
        2, ask="politics", events=["development_of_politics", "development_of_crafts"],
        seats=[{"military_hand": ["rats"]}],
    )  # fmt: skip
    game.play("event rats", "end")
    assert game.asked() == ("discard", 0)
    assert len(game[1].military_hand) == 3


def test_old_military_cards_are_discarded_at_the_end_of_an_age() -> None:
    """Older than the age that ended: at the end of Age II those of Age I."""
    board = {"military_hand": ["legion", "spy"], "military_used": 2}
    game = scenario(2, age="II", turn=1, ask="end_turn", seats=[board, {"military_used": 2}], deck=["coal"])
    game.asked()
    assert (game.part("age"), game[0].military_hand) == ("III", ["spy"])
    assert game.part("discards")[1] == [{"card": "legion", "known_by": [0]}]


# Peace.


def test_a_peaceful_table_has_no_attacks_and_no_pacts() -> None:
    """Aggressions, wars and pacts are left out of all decks."""
    game = scenario(4, age="III", settings={"peaceful": "yes"})
    cards = {*game.part("military_deck"), *game.part("box")}
    assert not cards & {"spy", "raid_i", "war_over_culture", "peace_treaty", "annex"}
    assert {"legion", "rats", "military_bonus_iii", "vast_territory_i"} <= cards
