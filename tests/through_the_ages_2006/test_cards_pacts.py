"""Pacts and tactics of the 2006 edition that are new, or have other numbers than in the 2015 edition."""

from typing import Any

import pytest

from tests.through_the_ages_2006.table import Table, scenario


def allied(pact: str, *boards: dict[str, Any], side_a: int = 0, ask: str = "act", **changes: Any) -> Table:
    """Seats 0 and 1 of three have a pact, which lies before seat 0."""
    first, second = (*boards, {}, {})[:2]
    own = {"pact": {"card": pact, "with": 1, "side_a": side_a}, **first}
    return scenario(3, age="III", ask=ask, seats=[own, second, *boards[2:]], **changes)


def test_open_borders_help_the_attacker_by_three() -> None:
    """Both have a military action more; 2 + 3 against 4 succeeds, against 5 it does not. The pact stays."""
    for rival, succeeds in ((4, True), (5, False)):
        own = {"workers": {"warriors": 2}, "military_hand": ["spy"]}
        victim = {"workers": {"warriors": rival}, "science": 5}
        game = allied("open_borders_agreement", own, victim, ask="politics")
        assert (game[0].ma_total, game[1].ma_total, game[2].ma_total) == (3, 3, 2)
        game.play("aggression spy seat 1", "done")
        if game.asked() == ("defend", 1):
            game.play("pass")
        assert (game[0].science == 5) is succeeds
        assert game[0].pact is not None


def test_open_borders_help_in_a_war() -> None:
    """2 + 3 against 4."""
    own = {"workers": {"warriors": 2}, "war": {"card": "war_over_culture", "on": 1}}
    victim = {"workers": {"warriors": 4}, "culture": 20}
    game = allied("open_borders_agreement", own, victim, ask="war")
    while game.asked() in [("strike", 0), ("resist", 1)]:
        game.play("done")
    assert (game[0].culture, game[1].culture) == (1, 19)


def test_promise_of_military_protection() -> None:
    """A: 1 culture more. B: 5 strength more and 1 culture less."""
    game = allied("promise_of_military_protection", {}, {"workers": {"religion": 2}})
    assert (game[0].culture_rate, game[0].strength) == (1, 1)
    assert (game[1].culture_rate, game[1].strength) == (1, 6)


def test_promise_of_military_protection_does_not_protect_from_the_partner() -> None:
    """It ends with the attack: B defends with 1, not with 6."""
    own = {"workers": {"warriors": 2}, "military_hand": ["spy"]}
    game = allied("promise_of_military_protection", own, {"science": 5}, ask="politics")
    game.play("aggression spy seat 1", "done")
    if game.asked() == ("defend", 1):
        game.play("pass")
    assert (game[0].science, game[0].pact, game[1].strength) == (5, None, 1)


def test_military_pact() -> None:
    """Both have 4 strength more, until one attacks the other."""
    own = {"workers": {"warriors": 2}, "military_hand": ["spy"]}
    game = allied("military_pact", own, {"science": 5}, ask="politics")
    assert [game[seat].strength for seat in range(3)] == [6, 5, 1]
    game.play("aggression spy seat 1", "done")
    if game.asked() == ("defend", 1):
        game.play("pass")
    assert (game[0].science, game[0].pact) == (5, None)
    assert [game[seat].strength for seat in range(3)] == [2, 1, 1]


# Tactics.

TACTICS = {
    # id: infantry, cavalry, artillery, strength, strength when antiquated
    "fighting_band": (2, 0, 0, 1, 1),
    "heavy_cavalry": (0, 3, 0, 4, 4),
    "legion": (3, 0, 0, 2, 2),
    "light_cavalry": (0, 2, 0, 2, 2),
    "medieval_army": (1, 1, 0, 2, 2),
    "phalanx": (2, 1, 0, 3, 3),
    "classic_army": (2, 2, 0, 9, 5),
    "conquistadors": (1, 2, 0, 5, 3),
    "defensive_army": (2, 0, 1, 6, 3),
    "fortifications": (0, 0, 2, 4, 4),
    "mobile_artillery": (0, 1, 1, 5, 5),
    "napoleonic_army": (1, 1, 1, 8, 4),
    "entrenchments": (1, 0, 2, 9, 5),
    "mechanized_army": (0, 1, 2, 10, 5),
    "modern_army": (2, 1, 1, 13, 7),
    "shock_troops": (1, 3, 0, 11, 6),
}
NEW = [("riflemen", 3), ("cavalrymen", 3), ("cannon", 3)]
OLD = [("warriors", 1), ("knights", 2), ("cannon", 3)]


@pytest.mark.parametrize("tactic", TACTICS)
def test_each_tactic_adds_its_strength_per_army(tactic: str) -> None:
    """One army, and two of them, of units that are new enough."""
    *needed, value, _ = TACTICS[tactic]
    for armies in (1, 2):
        workers = {"warriors": 0, **{NEW[i][0]: needed[i] * armies for i in range(3)}}
        board = scenario(age="III", seats=[{"workers": workers, "tactic": tactic}])[0]
        assert board.strength - armies * 3 * sum(needed) == armies * value


@pytest.mark.parametrize("tactic", [name for name in TACTICS if TACTICS[name][0] or TACTICS[name][1]])
def test_antiquated_units_in_an_army(tactic: str) -> None:
    """Warriors are too old from Age II on, Knights in Age III, Cannon never; some tactics have one value."""
    *needed, value, antiquated = TACTICS[tactic]
    ages = {"classic_army": 2, "conquistadors": 2, "defensive_army": 2, "mobile_artillery": 2}
    ages |= {
        "napoleonic_army": 2,
        "entrenchments": 3,
        "mechanized_army": 3,
        "modern_army": 3,
        "shock_troops": 3,
    }
    age = ages.get(tactic, 1)
    old = (needed[0] and age >= 2) or (needed[1] and age == 3)
    workers = {"warriors": 0, **{OLD[i][0]: needed[i] for i in range(3)}}
    board = scenario(age="III", seats=[{"workers": workers, "tactic": tactic}])[0]
    units = sum([OLD[i][1] * needed[i] for i in range(3)])
    assert board.strength - units == (antiquated if old else value)


def test_a_new_tactic_replaces_the_old_one() -> None:
    """For a military action each, also twice in a turn; nobody else may copy it."""
    own = {"workers": {"warriors": 6}, "military_hand": ["legion", "fighting_band"], "government": "monarchy"}
    game = scenario(age="I", seats=[own])
    game.play("tactic fighting_band")
    assert (game[0].strength, game[0].ma, game[0].tactic) == (6 + 3, 2, "fighting_band")
    game.play("tactic legion")
    assert (game[0].strength, game[0].ma, game[0].tactic) == (6 + 4, 1, "legion")
    game.play("end", "pass")
    assert game.offered("copy") == []
