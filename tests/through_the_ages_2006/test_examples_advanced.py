"""The worked examples of the advanced version, number by number."""

from typing import Any

import pytest

from tests.through_the_ages_2006.table import Table, scenario


def advanced(players: int = 2, **arranged: Any) -> Table:
    """A position of the advanced version in the turn of seat 0."""
    return scenario(players, version="advanced", **arranged)


# Colonization.

KARL = {
    "workers": {"warriors": 1, "swordsmen": 1},
    "specials": ["cartography"],
    "military_hand": ["rats", "military_bonus_ii"],
}


def karl_colonizes() -> Table:
    """Inhabited Territory is found, Karl bids 4 and everybody else passes."""
    game = advanced(age="II", ask="politics", events=["inhabited_territory_i", "rebellion"], seats=[KARL])
    game.play("event rats", "bid 4", "pass")
    return game


def test_a_bid_is_not_paid_with_bonuses_alone() -> None:
    """Cartography and the card make 4, but at least one unit has to be sacrificed."""
    game = karl_colonizes()
    assert game.asked() == ("send", 0)
    assert game.why("done") is not None


def test_warriors_and_the_card_pay_five() -> None:
    """The unit's token and 2 new ones go to the bank, one of them becomes an unused worker."""
    game = karl_colonizes()
    before = game[0]
    game.play("send warriors", "bonus military_bonus_ii", "done")
    after = game[0]
    assert after.colonies == ["inhabited_territory_i"]
    assert after.workers.get("warriors", 0) == 0
    assert after.military_hand == []
    assert after.yellow == before.yellow + 1 + 2 - 1
    assert after.unused == before.unused + 1


def test_swordsmen_alone_pay_four() -> None:
    """2 + 2 for Cartography; the bonus card stays in hand."""
    game = karl_colonizes()
    game.play("send swordsmen", "done")
    assert game[0].colonies == ["inhabited_territory_i"]
    assert game[0].military_hand == ["military_bonus_ii"]
    assert game[0].workers["warriors"] == 1


def test_a_lost_colony_takes_its_permanent_tokens_only() -> None:
    """2 yellow tokens leave the bank; the population stays."""
    board = {"colonies": ["inhabited_territory_i"], "yellow_bank": 20, "workers": {"warriors": 0}}
    game = advanced(
        age="II", ask="politics", turn=1, events=["independence_declaration", "rebellion"],
        seats=[board, {"military_hand": ["rats"]}],
    )  # fmt: skip
    before = game[0]
    game.play("event rats")
    assert (game[0].colonies, game[0].yellow) == ([], 18)
    assert (game[0].unused, game[0].workers) == (before.unused, before.workers)


# Aggression with sacrifice.


def test_spy_with_a_sacrifice() -> None:
    """14 + 3 against 10 and 16 at most: Barbara gives in and loses her 3 science, Adam gains 3, not 5."""
    adam = {"workers": {"riflemen": 4, "warriors": 2}, "military_hand": ["spy"]}
    barbara = {
        "workers": {"warriors": 0, "knights": 1},
        "colonies": ["strategic_territory_i", "strategic_territory_ii"],
        "specials": ["navigation"],
        "military_hand": ["military_bonus_ii"],
        "science": 3,
    }
    game = advanced(age="II", ask="politics", seats=[adam, barbara])
    assert (game[0].strength, game[1].strength) == (14, 10)
    bank = game[0].yellow
    game.play("aggression spy seat 1")
    assert (game.asked(), game[0].ma) == (("strike", 0), 1)
    game.play("sacrifice riflemen", "done")
    assert game.asked() == ("defend", 1)
    game.play("pass")
    assert (game[0].science, game[1].science) == (3, 0)
    assert (game[0].strength, game[0].yellow, game[0].workers["riflemen"]) == (11, bank + 1, 3)
    assert "spy" in [entry["card"] for entry in game.part("discards")[2]]
    assert game[1].military_hand == ["military_bonus_ii"]


# Happiness.


def test_discontent_and_uprising() -> None:
    """Karl needs 2 faces and has 1; with one more worker he needs 3 and still has no uprising."""
    karl = {"yellow_bank": 11, "workers": {"religion": 1}, "stored": {"agriculture": 4}, "blue_bank": 14}
    game = advanced(age="I", seats=[karl])
    assert (game[0].discontent, game[0].unused) == (1, 1)
    game.play("population")
    assert (game[0].yellow, game[0].discontent, game[0].unused, game[0].food) == (10, 2, 2, 0)
    game.play("end")
    assert (game[0].science, game[0].culture, game[0].resources) == (1, 1, 2)


def test_development_of_warfare_arms_a_discontent_worker() -> None:
    """One of two discontent workers becomes Warriors: with 1 unused worker an uprising would follow."""
    karl = {"yellow_bank": 10, "workers": {"religion": 1}, "unused_workers": 2}
    game = advanced(
        age="I", ask="politics", turn=1, events=["development_of_warfare", "rats"],
        seats=[karl, {"military_hand": ["pestilence"]}],
    )  # fmt: skip
    game.play("event pestilence", "pass", "build warriors")
    assert (game[0].discontent, game[0].unused, game[0].workers["warriors"]) == (2, 1, 2)
    game.play("end", "pass")
    before = game[0]
    game.play("end")
    assert (game[0].science, game[0].resources) == (before.science, before.resources)
    assert "rebelled" in game.happened()


def test_bread_and_circuses_ends_the_discontent() -> None:
    """An arena with the last unused worker gives 2 faces: 3 in all, nobody is discontent, all is produced."""
    karl = {"yellow_bank": 10, "workers": {"religion": 1, "warriors": 2}, "science": 3, "blue_bank": 10}
    game = advanced(age="I", seats=[{**karl, "hand": ["bread_and_circuses"], "stored": {"bronze": 4}}])
    assert game[0].discontent == 2
    game.play("develop bread_and_circuses", "build bread_and_circuses")
    assert (game[0].happiness, game[0].discontent, game[0].unused, game[0].resources) == (3, 0, 0, 0)
    game.play("end")
    assert (game[0].science, game[0].resources) == (1, 2)


# Corruption.


@pytest.mark.parametrize(
    ("bank", "paid"), [(18, 0), (9, 0), (8, 2), (5, 2), (4, 4), (1, 4), (0, 6)]
)  # fmt: skip
def test_corruption_by_empty_regions(bank: int, paid: int) -> None:
    """Regions of 10, 4 and 4 spaces: 2 resources for the first empty one, 4 for two, 6 for the whole bank."""
    workers = {"agriculture": 0, "bronze": 0}
    game = advanced(seats=[{"workers": workers, "blue_bank": bank, "stored": {"bronze": 8}}])
    game.play("end")
    assert game[0].resources == 8 - paid


def test_corruption_comes_after_mines_and_is_paid_once() -> None:
    """Two mines empty the first region: 2 of the resources just produced are paid, whatever comes back."""
    game = advanced(seats=[{"workers": {"agriculture": 0}, "blue_bank": 10}])
    game.play("end")
    assert (game[0].resources, game[0].blue) == (0, 10)


def test_corruption_takes_no_food() -> None:
    """What resources lack is not made up for."""
    workers = {"agriculture": 0, "bronze": 0}
    board = {"workers": workers, "blue_bank": 0, "stored": {"agriculture": 5, "bronze": 1}}
    game = advanced(seats=[board])
    game.play("end")
    assert (game[0].resources, game[0].food) == (0, 5)


# Levels.


def test_upgrade_over_a_level() -> None:
    """Bronze to Coal without Iron: 8 - 2 resources and 1 civil action."""
    game = advanced(age="II", seats=[{"technologies": ["coal"], "stored": {"bronze": 6}}])
    game.play("upgrade bronze coal")
    assert (game[0].resources, game[0].ca, game[0].workers["coal"]) == (0, 3, 1)


@pytest.mark.parametrize(
    ("technologies", "stored", "bank"),
    [(["iron"], {"iron": 1}, 17), ([], {"bronze": 2}, 16)],
)
def test_change_of_a_coal_token(technologies: list[str], stored: dict[str, int], bank: int) -> None:
    """1 resource from a Coal token: it moves to Iron, or to Bronze with a second one from the bank."""
    board = {"technologies": technologies, "stored": {"coal": 1}, "blue_bank": 17, "hand": ["rich_land_a"]}
    game = advanced(age="II", seats=[board])
    game.play("play rich_land_a", "build bronze")
    assert ({**game[0].stored}, game[0].blue, game[0].resources) == (stored, bank, 2)


# Technologies.


def test_justice_system_replaces_code_of_laws() -> None:
    """In total one civil action more, and 3 blue tokens."""
    board = {"specials": ["code_of_laws"], "hand": ["justice_system"], "science": 7}
    game = advanced(age="II", seats=[board])
    assert game[0].ca_total == 5
    game.play("develop justice_system")
    assert (game[0].ca_total, game[0].blue, game[0].specials) == (5, 18 + 3, ["justice_system"])


@pytest.mark.parametrize(
    ("special", "code", "price"),
    [
        ("masonry", "build philosophy", 3),
        ("masonry", "build alchemy", 5),
        ("masonry", "build scientific_method", 7),
        ("masonry", "upgrade philosophy alchemy", 2),
        ("masonry", "upgrade philosophy scientific_method", 4),
        ("masonry", "upgrade alchemy scientific_method", 2),
        ("architecture", "build philosophy", 3),
        ("architecture", "build alchemy", 5),
        ("architecture", "build scientific_method", 6),
        ("architecture", "upgrade alchemy scientific_method", 1),
    ],
)
def test_masonry_and_architecture(special: str, code: str, price: int) -> None:
    """Labs cost 3, 6 and 8; each price has its own discount, and an upgrade is their difference."""
    workers = {"philosophy": 1, "alchemy": 1}
    board = {"workers": workers, "technologies": ["scientific_method"], "stored": {"bronze": 9}}
    game = advanced(age="II", seats=[{**board, "specials": [special], "government": "monarchy"}])
    game.play(code)
    assert game[0].resources == 9 - price


# Armies.

MEDIEVAL = {"workers": {"warriors": 2, "swordsmen": 1, "knights": 2}, "tactic": "medieval_army"}


def test_armies_add_their_strength() -> None:
    """Units 2 + 2 + 4, two armies of infantry and cavalry 4: strength 12."""
    assert advanced(age="II", seats=[MEDIEVAL])[0].strength == 12


@pytest.mark.parametrize(
    ("sacrificed", "attack"),
    [
        ([], 12),
        (["knights"], 14),
        (["knights", "swordsmen"], 18),
        (["knights", "warriors"], 17),
    ],
)
def test_a_sacrificed_army_adds_its_strength_again(sacrificed: list[str], attack: int) -> None:
    """Each unit its own strength; infantry and cavalry together also the 2 of their army."""
    for rival, succeeds in ((attack - 1, True), (attack, False)):
        own = {**MEDIEVAL, "military_hand": ["spy"]}
        game = advanced(age="II", ask="politics", seats=[own, {"workers": {"warriors": rival}, "science": 5}])
        game.play("aggression spy seat 1", *sacrifices(sacrificed), "done")
        if game.asked() == ("defend", 1):
            game.play("pass")
        assert (game[0].science == 5) is succeeds


def sacrifices(units: list[str]) -> list[str]:
    """The codes, in the order of the unit table."""
    order = ["warriors", "swordsmen", "riflemen", "knights"]
    return [f"sacrifice {unit}" for unit in sorted(units, key=order.index)]


def test_antiquated_units_reduce_their_army() -> None:
    """Two Defensive Armies, one with Warriors: 13 + 6 + 3. Swordsmen of Age I are new enough."""
    board = {"workers": {"warriors": 1, "swordsmen": 3, "cannon": 2}, "tactic": "defensive_army"}
    assert advanced(age="II", seats=[board])[0].strength == 22
    board = {"workers": {"warriors": 0, "swordsmen": 4, "cannon": 2}, "tactic": "defensive_army"}
    assert advanced(age="II", seats=[board])[0].strength == 14 + 6 + 6


# Events.


def test_of_equals_who_plays_now_is_strongest_and_who_just_played_weakest() -> None:
    """Crusades in the turn of seat 1 of three: 4 culture for seat 1, 4 lost by seat 0."""
    boards = [{"culture": 10}, {"culture": 10, "military_hand": ["rats"]}, {"culture": 10}]
    game = advanced(3, age="I", ask="politics", turn=1, events=["crusades", "foray"], seats=boards)
    game.play("event rats")
    assert [game[seat].culture for seat in range(3)] == [6, 10 + 1 + 4, 10]


def test_with_two_players_the_two_strongest_are_one() -> None:
    """Cold War: 6 science for the strongest only, who plays now if both are equal."""
    game = advanced(
        age="II",
        ask="politics",
        turn=1,
        events=["cold_war", "foray"],
        seats=[{}, {"military_hand": ["rats"]}],
    )
    game.play("event rats")
    assert [game[seat].science for seat in range(2)] == [0, 6]
