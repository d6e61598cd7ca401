"""Cards that random games seldom come to."""

from tests.imperium.table import scenario

MARKET = ["armenians", "assyrians", "temple", "shrine", "cape"]


def test_harald_hardrada_takes_fame_and_breaks_through() -> None:
    game = scenario(
        "vikings", seats=[{"hand": ["harald_hardrada"], "nation_deck": []}], fame=["great"], market=MARKET
    )
    game.play("play harald_hardrada", "break through cape")
    assert sorted(game[0].hand) == ["cape", "great"]
    assert game[0].discard == ["harald_hardrada"]


def test_graal_brings_a_card_from_history_and_one_from_exile() -> None:
    """Not a knight; an exiled card that is no region brings unrest."""
    seat = {"hand": ["graal"], "history": ["guennuvar"]}
    game = scenario("arthurians", seats=[seat], exile=["cai", "temple", "oasis"])
    game.play("play graal", "take guennuvar from history")
    assert game.offered() == ["pass", "acquire temple from exile", "acquire oasis from exile"]
    game.play("acquire temple from exile")
    assert sorted(game[0].hand) == ["guennuvar", "temple", "unrest"]


def test_lancelot_files_guinevere_and_takes_fame() -> None:
    game = scenario("arthurians", seats=[{"hand": ["lawnslot_llyn"]}], fame=["great"])
    game.play("play lawnslot_llyn")
    assert game[0].history == ["guennuvar"]
    assert game[0].hand == ["great"]
    assert game.part("exile") == ["lawnslot_llyn"]


def test_taliesin_files_a_knight_for_fame() -> None:
    seat = {"hand": ["taliesin_the_bard", "cai"], "state": "empire"}
    game = scenario("arthurians", seats=[seat], fame=["great", "marvellous"])
    game.play("play taliesin_the_bard", "find cai", "keep marvellous")
    assert game[0].history == ["cai"]
    assert game[0].hand == ["marvellous"]


def test_ritual_sacrifice_needs_the_pyramids() -> None:
    """Two masks and 2 population for one of three fame cards."""
    seat = {"hand": ["ritual_sacrifice", "stone_mask", "stone_mask"], "state": "empire", "progress": 0}
    assert scenario("olmecs", seats=[seat]).why("play ritual_sacrifice") == "requirement"
    game = scenario(
        "olmecs", seats=[{**seat, "in_play": ["step_pyramids"]}], fame=["great", "marvellous", "notorious"]
    )
    game.play("play ritual_sacrifice", "pass", "discard stone_mask", "discard stone_mask")
    assert len(game.offered("keep")) == 3
    assert game[0].population == 0


def test_the_first_emperor_takes_fame() -> None:
    """With the Mandate of Heaven in play and King Wu in history."""
    seat = {"hand": ["emperor_qin_shi_huang"], "in_play": ["mandate_of_heaven"], "state": "empire"}
    assert scenario("qin", seats=[seat]).why("play emperor_qin_shi_huang") == "requirement"
    game = scenario("qin", seats=[{**seat, "history": ["king_wu_of_qin"]}], fame=["great"])
    game.play("play emperor_qin_shi_huang")
    assert game[0].hand == ["great"]
    assert "emperor_qin_shi_huang" in game[0].history


def test_morgana_brings_quest_and_nation_card_for_merlin() -> None:
    """All take unrest; a region with Myrddin garrisoned is abandoned, with him."""
    seat = {
        "hand": ["morigena"],
        "in_play": [{"card": "britannia_prima", "garrison": ["myrddin_wyllt"]}],
        "quest": "excalibur",
        "nation_deck": ["bedwyr", "gwaith_camlan"],
    }
    game = scenario("arthurians", seats=[seat])
    game.play("play morigena", "accept")
    assert sorted(game[0].discard) == ["bedwyr", "britannia_prima", "excalibur", "morigena", "myrddin_wyllt"]
    assert game[0].hand == game[1].hand == ["unrest"]


def test_percival_finds_the_graal() -> None:
    game = scenario(
        "arthurians", seats=[{"hand": ["peredur"], "discard": ["graal"], "developments": ["excalibur"]}]
    )
    game.play("play peredur")
    assert game[0].hand == ["graal"]
    assert game.part("exile") == ["peredur"]


def test_guinevere_gives_up_a_garrisoned_king_arthur() -> None:
    """For an empire card without an action; the region that he was in stays."""
    seat = {
        "hand": ["guennuvar", "education"],
        "in_play": [{"card": "britannia_prima", "garrison": ["king_arthur"]}],
    }
    game = scenario("arthurians", seats=[seat], market=["cape"])
    game.play("play guennuvar", "choose 2", "play education", "pass")
    assert game[0].in_play == ["britannia_prima"]
    assert sorted(game[0].discard) == ["education", "guennuvar", "king_arthur"]
    assert game[1].progress == 2


def test_kleito_breaks_through_twice_with_the_palace() -> None:
    seat = {"hand": ["kleito"], "in_play": ["mountain_of_atlantis", "palace_of_poseidon"]}
    game = scenario("atlanteans", seats=[seat], market=MARKET)
    game.play("play kleito", "choose 2", "break through cape", "break through temple")
    assert sorted(game[0].hand) == ["cape", "temple"]
    assert game[0].sunken == ["kleito"]


def test_vinland_is_worth_six_in_play() -> None:
    seat = {"deck": [], "hand": ["vinland", "unrest"], "in_play": ["longships", "graenland"]}
    game = scenario("vikings", seats=[seat])
    before = game.points()["cards"]
    game.play("play vinland", "choose 1", "return unrest")
    assert game.points()["cards"] == before + 6
    assert game[0].hand == []


def test_development_develops_or_acquires() -> None:
    seat = {"hand": ["development_persians"], "state": "empire", "material": 4, "progress": 0}
    game = scenario("persians", seats=[seat], market=MARKET)
    game.play("play development_persians", "choose 1", "develop windmills")
    assert game[0].discard == ["windmills", "development_persians"]
    assert game[0].material == 0
