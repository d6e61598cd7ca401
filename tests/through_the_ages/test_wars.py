"""Wars: declaring them, and what the stronger side gets a round later."""

from typing import Any

import pytest

from civtable.games.through_the_ages.cards.table import NEW_CARDS as CARDS
from civtable.games.through_the_ages.data import WAR
from tests.through_the_ages.table import Table, scenario


def fought(
    war: str, mine: int, theirs: int, loser: dict[str, Any] | None = None, age: str = "III", **own: Any
) -> Table:
    """The turn of seat 0 begins with a war on seat 1 and these strengths."""
    attacker = {"workers": {"warriors": mine}, "war": {"card": war, "on": 1}, **own}
    game = scenario(
        2, age=age, ask="war", seats=[attacker, {"workers": {"warriors": theirs}, **(loser or {})}]
    )
    game.state.log = game.events
    game.asked()
    return game


def facing(war: str, victim: dict[str, Any] | None = None, players: int = 2, **changes: Any) -> Table:
    """Seat 0 with 3 military actions holds a war."""
    own = {"military_hand": [war], "government": "monarchy", **changes.pop("own", {})}
    return scenario(players, age="III", ask="politics", seats=[own, victim or {}], **changes)


WARS = {"war_over_technology": 2, "war_over_territory": 2, "war_over_culture": 3}


def test_all_wars_are_in_the_table() -> None:
    """Every war is resolved by a test here."""
    assert {card.id for card in CARDS if card.kind == WAR} == set(WARS)


@pytest.mark.parametrize("war", WARS)
def test_a_war_is_declared_for_military_actions(war: str) -> None:
    """Also on a stronger rival; it lies in the attacker's area until the next turn."""
    game = facing(war, {"workers": {"warriors": 5}})
    game.play(f"war {war} seat 1")
    assert (game[0].ma, game[0].war) == (3 - WARS[war], {"card": war, "on": 1})
    assert game.asked() == ("act", 0)
    poor = facing(war, own={"military_used": 4 - WARS[war]})
    assert poor.why(f"war {war} seat 1") == "no_military_actions"


def test_a_war_is_fought_at_the_start_of_the_next_turn() -> None:
    """After the row is replenished and before politics; the card is discarded."""
    own = {"workers": {"warriors": 4}}
    game = facing("war_over_culture", {"culture": 20, "workers": {"philosophy": 0}}, own=own)
    game.play("war war_over_culture seat 1", "end", "pass", "end")
    assert game.asked() == ("politics", 0)
    assert (game[1].culture, game[0].culture) == (20 - 8, 8)
    assert game[0].war is None
    assert game.part("discards")[3] == [{"card": "war_over_culture", "known_by": "all"}]


def test_no_war_is_declared_in_the_last_round() -> None:
    """Aggressions still are."""
    game = facing("war_over_culture", last_round=5)
    assert game.why("war war_over_culture seat 1") == "last_round"
    assert facing("war_over_culture", last_round=6).why("war war_over_culture seat 1") is None


def test_against_gandhi_a_war_costs_twice_as_much() -> None:
    """War over Culture: 6 military actions."""
    gandhi = {"leader": "mahatma_gandhi"}
    own = {"government": "communism"}
    game = facing("war_over_culture", gandhi, own=own)
    assert game[0].ma_total == 5
    assert game.why("war war_over_culture seat 1") == "no_military_actions"
    game = facing("war_over_culture", gandhi, own={**own, "specials": ["warfare"]})
    game.play("war war_over_culture seat 1")
    assert game[0].ma == 0


def test_gandhi_declares_no_war() -> None:
    """Nor aggressions."""
    game = facing("war_over_culture", own={"leader": "mahatma_gandhi"})
    assert game.why("war war_over_culture seat 1") == "gandhi"


@pytest.mark.parametrize(("has", "moved"), [(30, 5 + 4), (6, 6)])
def test_war_over_culture(has: int, moved: int) -> None:
    """5 and the advantage in culture, as far as the loser has any."""
    game = fought("war_over_culture", 6, 2, {"culture": has})
    assert (game[0].culture, game[1].culture) == (moved, has - moved)


def test_the_stronger_side_wins_whoever_declared() -> None:
    """The spoils go to the defender."""
    game = fought("war_over_culture", 2, 3, culture=20)
    assert (game[0].culture, game[1].culture) == (14, 6)
    won = {"seat": 1, "rival": 0, "advantage": 1, "strength": 3, "rival_strength": 2}
    assert won.items() <= game.told("war_won").items()


def test_equal_strengths_change_nothing() -> None:
    """The war is discarded all the same."""
    game = fought("war_over_culture", 3, 3, {"culture": 9})
    even = {"seat": 0, "rival": 1, "strength": 3, "rival_strength": 3}
    assert even.items() <= game.told("war_even").items()
    assert (game[0].culture, game[1].culture, game[0].war) == (0, 9, None)


@pytest.mark.parametrize(("mine", "bank", "moved"), [(20, 18, 3), (10, 18, 1), (14, 18, 2), (20, 2, 2)])
def test_war_over_territory(mine: int, bank: int, moved: int) -> None:
    """1 yellow token and 1 for each 5 of advantage, from bank to bank: 20 against 9 gives 3."""
    game = fought("war_over_territory", mine, 9, {"yellow_bank": bank})
    assert (game[0].yellow, game[1].yellow) == (18 + moved, bank - moved)


def test_war_over_technology_takes_science_or_technologies() -> None:
    """Advantage 9, 4 science, Code of Laws (6): 4 science only, or Code of Laws and 3 science."""
    loser = {"science": 4, "specials": ["code_of_laws"]}
    game = fought("war_over_technology", 10, 1, loser)
    assert (game.asked(), game.offered()) == (("steal", 0), ["done", "steal code_of_laws"])
    game.play("done")
    assert (game[0].science, game[1].science, game[1].specials) == (4, 0, ["code_of_laws"])
    game = fought("war_over_technology", 10, 1, loser)
    game.play("steal code_of_laws")
    assert (game[0].science, game[1].science) == (3, 1)
    assert (game[0].specials, game[0].ca, game[1].specials, game[1].ca) == (["code_of_laws"], 5, [], 4)


def test_a_technology_of_ones_own_cannot_be_stolen() -> None:
    """Neither in play nor in hand."""
    attacker = {
        "workers": {"warriors": 20},
        "war": {"card": "war_over_technology", "on": 1},
        "specials": ["code_of_laws"],
        "hand": ["architecture"],
    }
    loser = {"specials": ["code_of_laws", "architecture", "navigation"]}
    game = scenario(3, age="III", ask="war", seats=[attacker, loser])
    assert game.offered() == ["done", "steal navigation"]
    assert game.why("steal code_of_laws") == "same_technology"
    assert game.why("steal architecture") == "same_technology"


def test_of_two_technologies_of_a_type_the_higher_stays() -> None:
    """A stolen lower one leaves the game, a stolen higher one replaces."""
    game = fought("war_over_technology", 20, 1, {"specials": ["cartography"]}, specials=["navigation"])
    game.play("steal cartography")
    assert (game[0].specials, game[1].specials) == (["navigation"], [])
    assert "cartography" in game.part("gone")
    game = fought("war_over_technology", 30, 1, {"specials": ["navigation"]}, specials=["cartography"])
    game.play("steal navigation")
    assert game[0].specials == ["navigation"]


def test_a_technology_dearer_than_the_advantage_stays() -> None:
    """Several may be taken while the advantage lasts."""
    game = fought("war_over_technology", 9, 1, {"specials": ["code_of_laws", "engineering"]})
    assert game.offered() == ["done", "steal code_of_laws"]
    assert game.why("steal engineering") == "advantage_too_small"
    game = fought("war_over_technology", 16, 1, {"specials": ["code_of_laws", "engineering"]})
    game.play("steal engineering", "steal code_of_laws")
    assert game[0].specials == ["code_of_laws", "engineering"]


def test_blue_tokens_go_with_the_technology() -> None:
    """Justice System carries 3 of them."""
    game = fought("war_over_technology", 30, 1, {"specials": ["justice_system"], "blue_bank": 19})
    game.play("steal justice_system")
    assert (game[0].blue, game[1].blue) == (19, 16)


def test_no_cards_are_added_in_a_war() -> None:
    """Bonus cards do not help."""
    game = fought("war_over_culture", 3, 2, {"culture": 20, "military_hand": ["military_bonus_iii"]})
    assert game.asked() == ("politics", 0)
    assert game[1].culture == 14


def test_an_age_that_ends_comes_before_the_war() -> None:
    """Antiquated leaders and pacts are gone when it is fought; the war itself stays."""
    own = {"workers": {"warriors": 3}, "war": {"card": "war_over_territory", "on": 1}}
    own["leader"] = "frederick_barbarossa"
    game = scenario(
        2, age="II", turn=1, ask="end_turn", deck=["coal"],
        seats=[own, {"workers": {"warriors": 2}, "leader": "genghis_khan", "tactic": "medieval_army"}],
        shared_tactics=["medieval_army"],
    )  # fmt: skip
    assert game[1].strength == 4
    game.asked()
    assert (game.part("age"), game[1].leader, game[1].strength) == ("III", None, 2)
    assert (game[0].yellow, game[1].yellow) == (18 - 2 + 1, 18 - 2 - 1)


def test_an_antiquated_pact_does_not_help_in_the_war() -> None:
    """Open Borders of Age I ends with Age II, in the replenishing before the war: 2 against 2 is even."""
    own = {
        "workers": {"warriors": 2},
        "war": {"card": "war_over_territory", "on": 1},
        "pact": {"card": "open_borders_agreement", "with": 1, "side_a": 0},
    }
    seats: list[dict[str, object]] = [own, {"workers": {"warriors": 2}}]
    game = scenario(3, age="II", turn=2, ask="end_turn", deck=["coal"], seats=seats)
    game.asked()
    assert (game.part("age"), game[0].pact, game[0].war) == ("III", None, None)
    assert [game[seat].yellow for seat in range(3)] == [16, 16, 16]
