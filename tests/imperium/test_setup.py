"""Setting up: nations, common cards, market."""

from typing import Any

import pytest

from civtable.core.errors import BadSetting
from civtable.core.rng import fast_rng
from civtable.games.imperium import GAME
from civtable.games.imperium.cards.table import BY_ID, CARDS, NATION_IDS, NATIONS
from civtable.games.imperium.terms import CIVILISED, REGION, UNCIVILISED

ROMANS_AND_GREEKS = {"nation_1": "romans", "nation_2": "greeks"}


def new(seats: int, seed: str = "setup", **settings: str) -> dict[str, Any]:
    """The form of a new game."""
    return dict(GAME.to_json(GAME.start(settings, seats, fast_rng(seed))))


def unrest_before(form: dict[str, Any]) -> int:
    """The unrest pile before the market was dealt."""
    under: int = sum(space["unrest"] for space in form["market"])
    return int(form["unrest"]) + under


@pytest.mark.parametrize(
    ("seats", "unrest", "fame", "small", "main"), [(2, 8, 6, 5, 32), (3, 10, 7, 6, 35), (4, 12, 8, 7, 36)]
)
def test_the_common_area(seats: int, unrest: int, fame: int, small: int, main: int) -> None:
    """Unrest, fame cards left, small decks and main deck after dealing the market, by number of players."""
    names = ["romans", "greeks", "persians", "macedonians"]
    form = new(seats, **{f"nation_{i + 1}": names[i] for i in range(seats)})
    assert unrest_before(form) == unrest
    assert len(form["fame"]) == fame
    assert len(form["fame_out"]) == 8 - fame
    assert [len(deck) for deck in form["small_decks"].values()] == [small] * 3
    assert len(form["main_deck"]) == main
    assert all(space["card"] for space in form["market"])
    assert form["kings_side"] == "a"


def test_alone_the_common_area_is_that_of_two_players() -> None:
    """Eight common unrest and what nations bring; 6 fame cards; small decks of 5; a main deck of 32."""
    form = new(1, nation_1="romans", automa_nation="greeks")
    assert unrest_before(form) == 8
    assert len(form["fame"]) == 6
    assert len(form["main_deck"]) == 32
    assert [len(deck) for deck in form["small_decks"].values()] == [5, 5, 5]


def test_nations_bring_unrest_for_the_pile() -> None:
    """Supply-marked cards: Utopians 3, at three players 4; Olmecs 1."""
    assert unrest_before(new(2, box="legends", nation_1="utopians", nation_2="olmecs")) == 8 + 3 + 1
    form = new(3, box="legends", nation_1="utopians", nation_2="minoans", nation_3="egyptians")
    assert unrest_before(form) == 10 + 4


def test_unrest_lies_under_all_market_cards_but_regions() -> None:
    """And one progress on each card that is civilised and not also uncivilised."""
    for number in range(40):
        for space in new(2, f"market {number}")["market"]:
            suits = CARDS[BY_ID[space["card"]]].suits
            assert space["unrest"] == (0 if suits & REGION else 1)
            civilised_only = bool(suits & CIVILISED) and not suits & UNCIVILISED
            assert space["tokens"] == {"material": 0, "population": 0, "progress": int(civilised_only)}


def test_spaces_three_to_five_belong_to_the_small_decks() -> None:
    """Civilised, uncivilised, region; cards with both icons are sorted as uncivilised."""
    for number in range(20):
        market = new(2, f"spaces {number}")["market"]
        suits = [CARDS[BY_ID[space["card"]]].suits for space in market]
        assert suits[2] & CIVILISED
        assert not suits[2] & UNCIVILISED
        assert suits[3] & UNCIVILISED
        assert suits[4] & REGION


def test_a_player_starts_with_tokens_and_five_cards() -> None:
    """3 material, 2 population, 1 progress; 3 actions, 5 exhaust tokens; barbarian."""
    player = new(2, **ROMANS_AND_GREEKS)["players"][0]
    assert player["tokens"] == {"material": 3, "population": 2, "progress": 1}
    assert (player["actions"], player["exhaust"], player["state"]) == (3, 5, "barbarian")
    assert len(player["hand"]) == 5
    assert len(player["deck"]) == 5
    assert player["nation_deck"][-1] == "julius_caesar"
    assert len(player["nation_deck"]) == 6
    assert len(player["developments"]) == 6


def test_nations_that_start_in_another_way() -> None:
    """Utopians have three exhaust tokens, Atlanteans start as an empire without a nation deck."""
    players = new(2, box="legends", nation_1="utopians", nation_2="atlanteans")["players"]
    assert players[0]["exhaust"] == 3
    assert [entry["card"] for entry in players[0]["in_play"]] == ["utopians_power_b", "visions_of_shangri_la"]
    assert players[0]["nation_deck"] == players[0]["developments"] == []
    assert (players[1]["state"], players[1]["nation_deck"], len(players[1]["developments"])) == (
        "empire",
        [],
        10,
    )


def test_king_arthurs_court_starts_in_play() -> None:
    """Quests lie in the development area, the nadir card under the nation deck."""
    player = new(2, box="legends", nation_1="arthurians")["players"][0]
    assert [entry["card"] for entry in player["in_play"]] == ["arthurians_power_b", "king_arthurs_court"]
    assert player["nation_deck"][-1] == "gwaith_camlan"
    assert "graal" in player["developments"]


@pytest.mark.parametrize("side", ["a", "b"])
def test_the_power_card_shows_the_side_that_the_table_chose(side: str) -> None:
    player = new(2, side=side, **ROMANS_AND_GREEKS)["players"][1]
    assert player["power"] == f"greeks_power_{side}"


def test_nations_at_random_come_from_the_box_and_are_different() -> None:
    for number in range(30):
        names = [player["nation"] for player in new(4, f"nations {number}", box="legends")["players"]]
        assert len(set(names)) == 4
        assert all(NATIONS[NATION_IDS.index(name)].box == 1 for name in names)


def test_a_nation_is_played_once() -> None:
    with pytest.raises(BadSetting, match="nation_taken"):
        new(2, nation_1="romans", nation_2="romans")
    with pytest.raises(BadSetting, match="nation_taken"):
        new(1, nation_1="romans", automa_nation="romans")


def test_a_box_alone_has_its_own_nations() -> None:
    with pytest.raises(BadSetting, match="nation_of_other_box"):
        new(2, nation_1="qin")


def test_one_box_has_only_its_own_common_cards() -> None:
    with pytest.raises(BadSetting, match="commons_of_other_box"):
        new(2, box="legends", commons="classics")
    assert new(2, box="legends", commons="legends")["commons"] == "legends"


def test_records_name_what_differs_from_before() -> None:
    """Sides of single players and the choice of common cards came later: old records stay as they are."""
    named = GAME.recorded(GAME.chosen({"box": "mixed", "side_2": "a"}))
    assert named["side_2"] == "a"
    assert not {"commons", "side_1", "side_3", "side_4"} & set(named)


def test_same_name_tributaries_are_replaced() -> None:
    """Qin against Romans: the tributary Qin gives way to one of the other box that names neither."""
    seen = set()
    for number in range(40):
        form = new(2, f"tributary {number}", box="mixed", nation_1="qin", nation_2="romans")
        clash = {"classics": ["qin"], "legends": []}[form["commons"]]  # Romans are marked 3+ in Legends
        assert form["removed"] == clash
        assert len(form["added"]) == len(clash)
        for card in form["added"]:
            seen.add(card)
            assert card not in ("qin", "romans", "xiongnu")
        everywhere = form["main_deck"] + [space["card"] for space in form["market"]]
        assert not {"qin", "romans"} & set(everywhere)
        assert set(form["added"]) <= set(everywhere)
    assert len(seen) > 4


def test_one_box_needs_no_replacement() -> None:
    for box in ("classics", "legends"):
        for number in range(10):
            form = new(4, f"{box} {number}", box=box)
            assert form["removed"] == form["added"] == []
