"""Territories: the auction, the force that is sent, and what a colony gives."""

from typing import Any

import pytest

from civtable.games.through_the_ages.cards.table import CARDS, FIRST_OLD, TERRITORIES
from civtable.games.through_the_ages.data import BONUS
from tests.through_the_ages.table import Table, scenario


def found(
    territory: str, *boards: dict[str, Any], players: int = 2, age: str = "II", **changes: Any
) -> Table:
    """Seat 0 prepares an event of Age I (1 culture), and a territory is found."""
    own = {**(boards[0] if boards else {})}
    own["military_hand"] = ["rats", *own.get("military_hand", ())]
    game = scenario(
        players, age=age, ask="politics", events=[territory, "rebellion"], seats=[own, *boards[1:]], **changes
    )
    game.play("event rats")
    return game


# The auction.


def test_bids_go_clockwise_from_the_finder_and_rise() -> None:
    """Higher than the last bid, or out for good; the last one in has to colonize."""
    army = {"workers": {"warriors": 3}}
    game = found("historic_territory_i", army, army, army, players=3)
    assert game.asked() == ("bid", 0)
    game.play("bid 1")
    assert game.why("bid 1") == "bid_too_low"
    game.play("bid 2", "pass")
    assert game.asked() == ("bid", 0)
    game.play("bid 3")
    assert game.asked() == ("bid", 1)
    game.play("pass")
    assert game.asked() == ("send", 0)


def test_nobody_bids_and_the_territory_is_past() -> None:
    """The card goes to the past events."""
    game = found("historic_territory_i")
    game.play("pass", "pass")
    assert game.asked() == ("act", 0)
    assert game.part("past") == ["historic_territory_i"]


def test_a_bid_has_to_be_possible() -> None:
    """2 Warriors, Fighting Band, Cartography and a bonus card I: 2 + 1 + 2 + 1 is the highest bid."""
    board = {
        "workers": {"warriors": 2},
        "tactic": "fighting_band",
        "specials": ["cartography"],
        "military_hand": ["military_bonus_i", "raid_i"],
    }
    game = found("historic_territory_i", board, shared_tactics=["fighting_band"])
    assert game.offered("bid") == [f"bid {n}" for n in range(1, 7)]
    assert game.why("bid 7") == "bid_too_high"


def test_without_a_unit_there_is_no_bid() -> None:
    """Bonus cards and ships alone are no force."""
    board = {"workers": {"warriors": 0}, "specials": ["navigation"], "military_hand": ["military_bonus_i"]}
    game = found("historic_territory_i", board)
    assert game.asked() == ("bid", 1)


@pytest.mark.parametrize(
    ("change", "more"),
    [
        ({"leader": "alexander_the_great"}, 0),
        ({"leader": "napoleon_bonaparte"}, 0),
        ({"wonders": ["great_wall"]}, 0),
        ({"specials": ["warfare"]}, 0),
        ({"colonies": ["strategic_territory_i"]}, 0),
        ({"wonders": ["colossus"]}, 1),
        ({"wonders": ["colossus"], "ruins": ["colossus"]}, 0),
        ({"specials": ["cartography"]}, 2),
        ({"specials": ["navigation"]}, 3),
        ({"specials": ["satellites"]}, 4),
        ({"military_hand": ["military_bonus_i"]}, 1),
        ({"military_hand": ["military_bonus_ii"]}, 2),
        ({"military_hand": ["military_bonus_iii"]}, 3),
        ({"military_hand": ["raid_i", "raid_ii", "legion"]}, 0),
        ({"leader": "james_cook", "military_hand": ["raid_i"]}, 1),
        ({"leader": "james_cook", "military_hand": ["raid_i", "raid_ii", "legion"]}, 2),
        ({"leader": "james_cook", "military_hand": ["military_bonus_ii", "raid_ii", "legion", "annex"]}, 4),
    ],
)
def test_what_counts_in_a_force(change: dict[str, Any], more: int) -> None:
    """Units, armies, ships, bonus cards, for Cook two discards; no other leaders, wonders or technologies."""
    game = found("historic_territory_ii", change, age="III")
    assert len(game.offered("bid")) == 1 + more


def test_a_genghis_army_counts_in_a_force() -> None:
    """Armies are formed from the sent units with the current tactic."""
    board = {"workers": {"warriors": 3}, "tactic": "heavy_cavalry", "leader": "genghis_khan"}
    game = found("historic_territory_i", board, shared_tactics=["heavy_cavalry"])
    assert len(game.offered("bid")) == 7


# The force.


def test_the_sent_units_go_to_the_yellow_bank() -> None:
    """Not to the unused workers; the strength falls."""
    game = found("historic_territory_i", {"workers": {"warriors": 3}})
    game.play("bid 2", "pass", "send warriors", "send warriors", "done")
    assert (game[0].workers["warriors"], game[0].unused, game[0].yellow) == (1, 1, 20)
    assert game[0].strength == 1
    assert game[0].colonies == ["historic_territory_i"]
    assert game.asked() == ("act", 0)


def test_a_force_may_be_greater_than_the_bid() -> None:
    """It has to reach it at least."""
    game = found("historic_territory_i", {"workers": {"warriors": 3}})
    game.play("bid 1", "pass")
    assert game.why("done") == "force_too_small"
    game.play("send warriors", "send warriors", "send warriors", "done")
    assert "warriors" not in game[0].workers


def test_bonus_cards_are_discarded_for_all_to_see() -> None:
    """After at least one unit."""
    board = {"military_hand": ["military_bonus_ii"]}
    game = found("historic_territory_i", board)
    game.play("bid 3", "pass")
    assert game.offered() == ["send warriors"]
    game.play("send warriors", "bonus military_bonus_ii", "done")
    assert game[0].military_hand == []
    assert game.part("discards")[2] == [{"card": "military_bonus_ii", "known_by": "all"}]


def test_cook_discards_up_to_two_cards_face_down() -> None:
    """Each adds 1; a bonus card may be one of them."""
    board = {"leader": "james_cook", "military_hand": ["raid_i", "raid_ii", "legion"]}
    game = found("historic_territory_i", board)
    game.play("bid 3", "pass", "send warriors", "discard raid_i", "discard raid_ii")
    assert game.why("discard legion") is not None
    game.play("done")
    assert game[0].military_hand == ["legion"]
    assert game.part("discards")[1] == [{"card": "raid_i", "known_by": [0]}]


def test_only_cook_discards() -> None:
    """Others have bonus cards only."""
    game = found("historic_territory_i", {"military_hand": ["raid_i"]})
    game.play("bid 1", "pass", "send warriors")
    assert game.why("discard raid_i") == "only_cook"


# What a colony gives.

GIFTS = {
    # id: yellow tokens, blue tokens, strength, happiness; then what comes at once
    "developed_territory_i": ((1, 1, 0, 0), {"science": 3}),
    "developed_territory_ii": ((2, 2, 0, 0), {"science": 5}),
    "historic_territory_i": ((0, 0, 0, 1), {"culture": 6}),
    "historic_territory_ii": ((0, 0, 0, 2), {"culture": 11}),
    "inhabited_territory_i": ((2, 0, 0, 0), {"population": 1}),
    "inhabited_territory_ii": ((3, 0, 0, 0), {"population": 2}),
    "strategic_territory_i": ((0, 0, 2, 0), {"cards": 3}),
    "strategic_territory_ii": ((0, 0, 4, 0), {"cards": 5}),
    "vast_territory_i": ((3, -1, 0, 0), {"food": 3}),
    "vast_territory_ii": ((4, -1, 0, 0), {"food": 4}),
    "wealthy_territory_i": ((0, 3, 0, 0), {"resources": 5}),
    "wealthy_territory_ii": ((0, 4, 0, 0), {"resources": 9}),
}


def test_all_territories_are_in_the_table() -> None:
    """Every territory has its own line here."""
    assert {CARDS[number].id for number in TERRITORIES if number < FIRST_OLD} == set(GIFTS)


@pytest.mark.parametrize("territory", GIFTS)
def test_what_each_territory_gives(territory: str) -> None:
    """The permanent effect, and the immediate one once."""
    (yellow, blue, strength, happiness), gifts = GIFTS[territory]
    game = found(territory, {"workers": {"warriors": 2}})
    game.play("bid 1", "pass", "send warriors", "done")
    board = game[0]
    people, food, goods = gifts.get("population", 0), gifts.get("food", 0), gifts.get("resources", 0)
    assert (board.yellow, board.unused) == (18 + 1 + yellow - people, 1 + people)
    assert board.blue == 16 + blue - food - goods
    assert (board.food, board.resources) == (food, goods)
    assert (board.strength, board.happiness) == (1 + strength, happiness)
    assert (board.science, board.culture) == (gifts.get("science", 0), 1 + gifts.get("culture", 0))
    assert len(board.military_hand) == gifts.get("cards", 0)


def test_the_permanent_effect_comes_first() -> None:
    """Inhabited Territory I with an empty bank: 2 tokens arrive, 1 of them becomes a worker."""
    board = {"leader": "christopher_columbus", "military_hand": ["inhabited_territory_i"], "yellow_bank": 0}
    game = scenario(2, ask="politics", seats=[board])
    game.play("columbus inhabited_territory_i")
    assert (game[0].yellow, game[0].unused) == (1, 2)


def test_no_cards_are_drawn_in_age_four() -> None:
    """Strategic Territory gives its strength only."""
    game = found("strategic_territory_ii", {"workers": {"warriors": 2}}, age="IV")
    game.play("bid 1", "pass", "send warriors", "done")
    assert (game[0].strength, game[0].military_hand) == (5, [])


def test_columbus_colonizes_from_the_hand() -> None:
    """No auction, no units, no culture for an event, and he leaves; it is the political action."""
    board = {"leader": "christopher_columbus", "military_hand": ["historic_territory_i", "rats"]}
    game = scenario(2, ask="politics", seats=[board], events=["rebellion"])
    assert "event historic_territory_i" in game.offered()
    assert game.why("columbus vast_territory_i") == "not_in_hand"
    game.play("columbus historic_territory_i")
    assert game.asked() == ("act", 0)
    assert (game[0].leader, game[0].colonies, game[0].culture) == (None, ["historic_territory_i"], 6)
    assert (game[0].workers["warriors"], game[0].happiness) == (1, 1)


def test_only_columbus_colonizes_from_the_hand() -> None:
    """Others prepare the event."""
    game = scenario(2, ask="politics", seats=[{"military_hand": ["historic_territory_i"]}])
    assert game.why("columbus historic_territory_i") == "not_your_leader"


def test_cook_counts_colonies() -> None:
    """2 culture for the first colony, 1 for each other: 0, 2, 3, 4."""
    colonies = ["vast_territory_i", "vast_territory_ii", "wealthy_territory_i"]
    rates = [
        scenario(2, age="II", seats=[{"leader": "james_cook", "colonies": colonies[:n]}])[0].culture_rate
        for n in range(4)
    ]
    assert rates == [0, 2, 3, 4]


def test_all_bonus_cards() -> None:
    """Defence 2, 4, 6 and colonization 1, 2, 3."""
    values = [(card.defense, card.colonization) for card in CARDS if card.kind == BONUS]
    assert values == [(2, 1), (4, 2), (6, 3)]
