"""Pacts: offering, accepting, ending them, and what each of the ten does."""

from typing import Any

import pytest

from civtable.games.through_the_ages.cards.table import NEW_CARDS as CARDS
from civtable.games.through_the_ages.data import ALLOWED, ENDS_PACT, FORBIDDEN, PACT
from tests.through_the_ages.table import Table, scenario

RULES = {
    # id: has two sides, and what an attack between the partners does
    "open_borders_agreement": (False, ALLOWED),
    "trade_routes_agreement": (True, ALLOWED),
    "acceptance_of_supremacy": (True, FORBIDDEN),
    "international_trade_agreement": (True, ALLOWED),
    "promise_of_military_protection": (True, ENDS_PACT),
    "scientific_cooperation": (False, ALLOWED),
    "international_tourism": (False, ALLOWED),
    "loss_of_sovereignty": (True, FORBIDDEN),
    "military_pact": (False, ENDS_PACT),
    "peace_treaty": (False, FORBIDDEN),
}


def allied(pact: str, *boards: dict[str, Any], side_a: int = 0, ask: str = "act", **changes: Any) -> Table:
    """Seats 0 and 1 of three have a pact, which lies before seat 0."""
    first, second = (*boards, {}, {})[:2]
    own = {"pact": {"card": pact, "with": 1, "side_a": side_a}, **first}
    return scenario(3, age="III", ask=ask, seats=[own, second, *boards[2:]], **changes)


def offering(pact: str, players: int = 3, **changes: Any) -> Table:
    """Seat 0 holds a pact in its politics phase."""
    own = {"military_hand": [pact], **changes.pop("own", {})}
    return scenario(players, age="III", ask="politics", seats=[own], **changes)


def test_all_pacts_are_in_the_table() -> None:
    """Every pact has its line here, and a test below."""
    pacts = {card.id: (card.sides, card.attack) for card in CARDS if card.kind == PACT}
    assert pacts == RULES


# Offering.


def test_an_accepted_pact_comes_into_play_at_once() -> None:
    """It lies in the offerer's area and works for both."""
    game = offering("peace_treaty")
    assert game.offered("pact") == ["pact peace_treaty seat 1", "pact peace_treaty seat 2"]
    game.play("pact peace_treaty seat 2")
    assert game.asked() == ("answer_pact", 2)
    game.play("accept")
    assert game[0].pact == {"card": "peace_treaty", "with": 2, "side_a": 0}
    assert [game[seat].culture_rate for seat in range(3)] == [1, 0, 1]
    assert game.asked() == ("act", 0)


def test_a_pact_with_sides_says_who_is_which() -> None:
    """The offerer announces it."""
    game = offering("loss_of_sovereignty")
    assert game.offered("pact") == [
        f"pact loss_of_sovereignty seat {seat} as {side}" for seat in (1, 2) for side in "ab"
    ]
    game.play("pact loss_of_sovereignty seat 1 as b", "accept")
    assert game[0].pact == {"card": "loss_of_sovereignty", "with": 1, "side_a": 1}


def test_a_refused_pact_returns_to_the_hand() -> None:
    """The political action is used all the same."""
    game = offering("peace_treaty")
    game.play("pact peace_treaty seat 1", "refuse")
    assert (game[0].pact, game[0].military_hand) == (None, ["peace_treaty"])
    assert game.asked() == ("act", 0)


def test_a_new_pact_replaces_ones_own_pact_with_anybody() -> None:
    """One pact in each area; those in areas of others stay."""
    old = {"card": "military_pact", "with": 1, "side_a": 0}
    other = {"pact": {"card": "international_tourism", "with": 0, "side_a": 2}}
    game = scenario(
        3, age="III", ask="politics", seats=[{"military_hand": ["peace_treaty"], "pact": old}, {}, other]
    )
    game.play("pact peace_treaty seat 2", "accept")
    assert game[0].pact == {"card": "peace_treaty", "with": 2, "side_a": 0}
    assert game[2].pact == {"card": "international_tourism", "with": 0, "side_a": 2}
    assert (game[0].strength, game[1].strength) == (1, 1)
    assert game.part("discards")[3] == [{"card": "military_pact", "known_by": "all"}]


def test_a_refusal_keeps_the_old_pact() -> None:
    """Only an accepted one replaces it."""
    old = {"card": "military_pact", "with": 1, "side_a": 0}
    game = offering("peace_treaty", own={"pact": old})
    game.play("pact peace_treaty seat 2", "refuse")
    assert game[0].pact == old


def test_two_players_make_no_pacts() -> None:
    """None are in their decks."""
    game = scenario(2, age="III")
    cards = game.part("military_deck") + game.part("box")
    assert not set(cards) & set(RULES)


def test_who_has_left_is_offered_nothing() -> None:
    """And with two players left there are no more offers."""
    game = scenario(
        4, age="III", ask="politics", seats=[{"military_hand": ["peace_treaty"]}, {"marks": ["resigned"]}]
    )
    assert game.offered("pact") == ["pact peace_treaty seat 2", "pact peace_treaty seat 3"]
    game = scenario(
        3, age="III", ask="politics", seats=[{"military_hand": ["peace_treaty"]}, {"marks": ["resigned"]}]
    )
    assert game.why("pact peace_treaty seat 2") == "no_pacts_for_two"


# Ending.


@pytest.mark.parametrize("turn", [0, 1])
def test_either_partner_may_cancel(turn: int) -> None:
    """As a political action, wherever the pact lies; it ends for both."""
    game = allied("military_pact", ask="politics", turn=turn)
    game.play("cancel military_pact")
    assert game[0].pact is None
    assert [game[seat].strength for seat in range(3)] == [1, 1, 1]
    assert game.asked() == ("act", turn)


def test_nobody_cancels_the_pact_of_others() -> None:
    """One has to be part of it."""
    game = allied("military_pact", ask="politics", turn=2)
    assert game.why("cancel military_pact") == "no_such_pact"


def test_pacts_of_age_one_end_with_age_two() -> None:
    """Those of Age II stay."""
    own = {"pact": {"card": "open_borders_agreement", "with": 1, "side_a": 0}}
    other = {"pact": {"card": "scientific_cooperation", "with": 2, "side_a": 1}}
    game = scenario(3, age="II", turn=2, ask="end_turn", seats=[own, other], deck=["coal"])
    game.asked()
    assert game.part("age") == "III"
    assert game[0].pact is None
    assert game[1].pact is not None


# Attacks between partners.


def attacker(**own: Any) -> dict[str, Any]:
    """Three military actions, an aggression and a war."""
    hand = {"military_hand": ["spy", "war_over_culture"]}
    return {"workers": {"warriors": 9}, "government": "monarchy", **hand, **own}


@pytest.mark.parametrize("pact", [pact for pact, rule in RULES.items() if rule[1] == FORBIDDEN])
def test_pacts_that_forbid_attacks(pact: str) -> None:
    """Neither aggression nor war between the two; others may be attacked."""
    game = allied(pact, attacker(), ask="politics")
    assert game.offered("aggression") == ["aggression spy seat 2"]
    assert game.offered("war") == ["war war_over_culture seat 2"]
    assert game.why("aggression spy seat 1") == "pact_forbids"


@pytest.mark.parametrize("code", ["aggression spy seat 1", "war war_over_culture seat 1"])
@pytest.mark.parametrize("pact", RULES)
def test_what_an_attack_does_to_a_pact(pact: str, code: str) -> None:
    """Some end, others stay."""
    if RULES[pact][1] == FORBIDDEN:
        return
    game = allied(pact, attacker(), ask="politics")
    game.play(code)
    assert (game[0].pact is None) == (RULES[pact][1] == ENDS_PACT)


def test_a_pact_that_ends_does_not_count_in_the_attack() -> None:
    """Military Pact, 10 against 8 shown: 7 against 5 after it is removed, and the attack is legal."""
    victim = {"workers": {"warriors": 5}, "military_hand": ["military_bonus_i"], "science": 3}
    game = allied("military_pact", attacker(workers={"warriors": 7}), victim, ask="politics")
    assert (game[0].strength, game[1].strength) == (10, 8)
    game.play("aggression spy seat 1")
    assert (game[0].strength, game[1].strength) == (7, 5)
    game.play("defend military_bonus_i")
    assert game[1].science == 3


def test_protection_that_ends_does_not_protect_from_its_giver() -> None:
    """B shows 4 more, which do not count when A attacks; B attacks without them."""
    pact = "promise_of_military_protection"
    victim = {"workers": {"warriors": 7}}
    game = allied(pact, attacker(workers={"warriors": 8}), victim, ask="politics")
    assert (game[0].strength, game[1].strength) == (8, 11)
    assert game.why("aggression spy seat 1") is None
    game = allied(pact, attacker(workers={"warriors": 8}), victim, ask="politics", side_a=1)
    assert game[0].strength == 12
    assert game.why("aggression spy seat 1") is None
    game = allied(pact, attacker(workers={"warriors": 7}), victim, ask="politics", side_a=1)
    assert (game[0].strength, game.why("aggression spy seat 1")) == (11, "not_stronger")


def test_a_new_peace_does_not_stop_a_war() -> None:
    """It was declared before; the partners fight all the same."""
    war = {"war": {"card": "war_over_culture", "on": 1}, "workers": {"warriors": 3}}
    game = allied("peace_treaty", war, {"culture": 20}, ask="war")
    game.asked()
    assert (game[0].culture, game[1].culture) == (7, 13)


def test_a_pact_made_after_the_declaration_counts_in_the_war() -> None:
    """Only an attack ends it, and the war is an old one: B has its 4 strength."""
    war = {"war": {"card": "war_over_culture", "on": 1}, "workers": {"warriors": 3}, "culture": 20}
    game = allied("promise_of_military_protection", war, ask="war")
    game.asked()
    assert game[0].pact is not None
    assert (game[0].culture, game[1].culture) == (20 - 7, 7)  # 3 against 1 + 4


# What each of them does.


def test_open_borders() -> None:
    """Each: a military action more. Who attacks the other counts 2 more, in a war too."""
    game = allied(
        "open_borders_agreement",
        attacker(workers={"warriors": 2}),
        {"workers": {"warriors": 3}},
        ask="politics",
    )
    assert [game[seat].ma_total for seat in range(3)] == [4, 3, 2]
    assert game.why("aggression spy seat 1") is None  # 4 against 3
    assert game.offered("aggression") == ["aggression spy seat 1", "aggression spy seat 2"]
    game.play("aggression spy seat 1", "pass")
    assert game[0].pact is not None
    war = {"war": {"card": "war_over_culture", "on": 1}, "workers": {"warriors": 2}}
    game = allied("open_borders_agreement", war, {"workers": {"warriors": 3}, "culture": 20}, ask="war")
    game.asked()
    assert (game[0].culture, game[1].culture) == (6, 14)  # 4 against 3


def test_open_borders_help_the_attacker_only() -> None:
    """The other side has its own strength."""
    war = {"war": {"card": "war_over_culture", "on": 0}, "workers": {"warriors": 1}}
    game = allied("open_borders_agreement", {"workers": {"warriors": 3}}, war, ask="war", turn=1)
    game.asked()
    assert (game[0].culture, game[1].culture) == (0, 0)  # 3 against 1 + 2


def test_trade_routes() -> None:
    """Once in the own turn A pays a resource with a food, B a food with a resource."""
    game = allied("trade_routes_agreement", {"stored": {"agriculture": 2, "bronze": 1}})
    game.play("trade")
    assert (game[0].food, game[0].form["wild_resources"]) == (1, 1)
    assert game.why("trade") == "once_a_turn"
    game.play("build bronze")
    assert (game[0].resources, game[0].workers["bronze"]) == (0, 3)
    game = allied("trade_routes_agreement", {}, {"stored": {"agriculture": 1, "bronze": 1}}, turn=1)
    game.play("trade", "population")
    assert (game[1].food, game[1].resources, game[1].unused) == (0, 0, 2)


def test_trade_routes_are_for_partners() -> None:
    """Nobody else trades."""
    game = allied("trade_routes_agreement", {}, {}, {"stored": {"agriculture": 1}}, turn=2)
    assert game.why("trade") == "no_trade_routes"


def produced(pact: str, seat: int, **board: Any) -> tuple[int, int]:
    """Food and resources of a partner after its production."""
    boards: list[dict[str, Any]] = [{}, {}]
    boards[seat] = board
    game = allied(pact, *boards, turn=seat)
    game.play("end")
    return (game[seat].food, game[seat].resources)


def test_acceptance_of_supremacy() -> None:
    """A produces 1 resource more, B 1 less."""
    assert produced("acceptance_of_supremacy", 0) == (2, 3)
    assert produced("acceptance_of_supremacy", 1) == (2, 1)


def test_international_trade_agreement() -> None:
    """A produces 1 resource more, B 1 food more."""
    assert produced("international_trade_agreement", 0) == (2, 3)
    assert produced("international_trade_agreement", 1) == (3, 2)


def test_promise_of_military_protection() -> None:
    """A: 1 culture. B: 4 strength and 1 culture less."""
    board = {"workers": {"drama": 1}}
    game = allied("promise_of_military_protection", board, board)
    assert [(game[s].strength, game[s].culture_rate) for s in range(3)] == [(1, 3), (5, 1), (1, 0)]


def test_scientific_cooperation() -> None:
    """Who develops pays 2 science less and the partner pays 1; without that it is forbidden."""
    developer = {"hand": ["alchemy"], "science": 2}
    game = allied("scientific_cooperation", developer, {"science": 1})
    game.play("develop alchemy")
    assert (game[0].science, game[1].science) == (0, 0)
    game = allied("scientific_cooperation", developer, {"science": 0})
    assert game.why("develop alchemy") == "partner_no_science"


def test_international_tourism() -> None:
    """Culture for each completed wonder of the partner, ruined ones included."""
    wonders = {"wonders": ["pyramids", "colossus"], "ruins": ["colossus"]}
    game = allied("international_tourism", {}, wonders)
    assert [game[seat].culture_rate for seat in range(3)] == [2, 2, 0]


def test_loss_of_sovereignty() -> None:
    """A: 2 culture more, B: 2 less. Nobody declares war on B, but third parties may attack B."""
    board = {"workers": {"drama": 2}}
    game = allied("loss_of_sovereignty", board, board, attacker(), ask="politics", turn=2)
    assert [game[seat].culture_rate for seat in range(3)] == [6, 2, 0]
    assert game.offered("war") == ["war war_over_culture seat 0"]
    assert game.why("war war_over_culture seat 1") == "no_war_on_second"
    assert "aggression spy seat 1" in game.offered()
    game = allied("loss_of_sovereignty", board, board, attacker(), ask="politics", turn=2, side_a=1)
    assert game.offered("war") == ["war war_over_culture seat 1"]


def test_military_pact() -> None:
    """Each: 3 strength."""
    game = allied("military_pact")
    assert [game[seat].strength for seat in range(3)] == [4, 4, 1]


def test_peace_treaty() -> None:
    """Each: 1 culture."""
    game = allied("peace_treaty")
    assert [game[seat].culture_rate for seat in range(3)] == [1, 1, 0]


def test_impact_of_balance_counts_pact_production_and_industry_does_not() -> None:
    """Acceptance of Supremacy: the resource counts in Balance only."""
    board = {"workers": {"philosophy": 3, "drama": 2, "agriculture": 3}}
    for event, culture in (("impact_of_balance", 6), ("impact_of_industry", 2)):
        first = {**board, "pact": {"card": "acceptance_of_supremacy", "with": 1, "side_a": 0}}
        game = scenario(3, age="IV", turn=2, ask="end_turn", events=[event], seats=[first])
        game.asked()
        assert game[0].culture == culture
