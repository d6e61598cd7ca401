"""Aggressions and wars of the 2006 edition: prices, sacrifices, and what they bring."""

from typing import Any

import pytest

from tests.through_the_ages_2006.table import Table, scenario

RICH = {
    "leader": "joan_of_arc",
    "building": "taj_mahal",
    "colonies": ["historic_territory_i"],
    "stored": {"agriculture": 5, "bronze": 5},
    "science": 9,
    "culture": 20,
}


def facing(attack: str, victim: dict[str, Any] | None = None, **own: Any) -> Table:
    """Seat 0, with 9 Warriors and 3 military actions, holds an aggression or a war; seat 1 has 1 Warriors."""
    board = {"workers": {"warriors": 9}, "government": "monarchy", **own}
    board["military_hand"] = [attack, *own.get("military_hand", ())]
    return scenario(2, age="III", ask="politics", seats=[board, victim or {}])


def attack(game: Table, card: str, *sacrificed: str) -> None:
    """Seat 0 attacks seat 1, and the rival gives in."""
    game.play(f"aggression {card} seat 1", *[f"sacrifice {unit}" for unit in sacrificed])
    if game.asked() == ("strike", 0):
        game.play("done")
    if game.asked() == ("defend", 1):
        game.play("pass")


def succeed(card: str, victim: dict[str, Any] | None = None, **own: Any) -> Table:
    """A successful aggression."""
    game = facing(card, victim, **own)
    attack(game, card)
    return game


# Prices and targets.

COSTS = {
    **{"enslave": 2, "plunder_i": 2, "raid_i": 1, "annex": 2, "plunder_ii": 2, "raid_ii": 2, "spy": 1},
    **{"armed_intervention": 2, "plunder_iii": 2, "raid_iii": 3, "assassinate": 1, "sabotage": 1},
}


@pytest.mark.parametrize("card", COSTS)
def test_an_aggression_costs_military_actions(card: str) -> None:
    """As many as printed; for Assassinate and Sabotage the level of what they remove."""
    game = facing(card, RICH)
    game.play(f"aggression {card} seat 1")
    assert game[0].ma == 3 - COSTS[card]
    poor = facing(card, RICH, military_used=4 - COSTS[card])
    assert poor.why(f"aggression {card} seat 1") == "no_military_actions"


@pytest.mark.parametrize("card", COSTS)
def test_against_gandhi_an_aggression_costs_twice_as_much(card: str) -> None:
    """Also where the price is the level of the target."""
    victim = {**RICH, "leader": "mahatma_gandhi", "building": "kremlin"}
    price = {**COSTS, "assassinate": 3, "sabotage": 2}[card]
    own = {"government": "communism", "specials": ["military_theory"]}
    game = facing(card, victim, **own)
    assert game[0].ma == 8
    game.play(f"aggression {card} seat 1")
    assert game[0].ma == 8 - 2 * price


def test_a_stronger_rival_may_be_attacked() -> None:
    """The attack fails unless it is stronger in the end: 1 + 1 against 3 is not."""
    game = facing("spy", {"workers": {"warriors": 3}, "science": 5}, workers={"warriors": 1})
    attack(game, "spy", "warriors")
    assert (game[0].science, game[1].science) == (0, 5)
    assert game[0].workers.get("warriors", 0) == 0
    assert game.asked() == ("act", 0)


def test_equal_strength_defends() -> None:
    """Nobody has to add anything."""
    game = facing("spy", {"workers": {"warriors": 9}, "science": 5})
    attack(game, "spy")
    assert {"rival": 1, "strength": 9, "rival_strength": 9}.items() <= game.told("repelled").items()
    assert (game[0].science, game[1].science) == (0, 5)


def test_units_are_sacrificed_once() -> None:
    """No more than there are, and search reaches each set of units in one way."""
    game = facing("spy", {"workers": {"warriors": 9}}, workers={"warriors": 2, "knights": 1})
    game.play("aggression spy seat 1", "sacrifice warriors", "sacrifice warriors")
    assert game.offered() == ["done", "sacrifice knights"]
    assert game.why("sacrifice warriors") == "no_unit"
    again = facing("spy", {"workers": {"warriors": 9}}, workers={"warriors": 2, "knights": 2})
    again.play("aggression spy seat 1", "sacrifice knights")
    assert again.why("sacrifice warriors") == "together"


def test_a_defender_sacrifices_no_more_units_than_there_are() -> None:
    """One Warriors: after that only giving in is left."""
    game = facing("spy", {"science": 5})
    game.play("aggression spy seat 1", "done", "sacrifice warriors")
    assert game.offered() == ["pass"]
    game.play("pass")
    assert (game[0].science, game[1].strength) == (5, 0)


# Defence.


def test_the_defender_sacrifices_units() -> None:
    """9 against 4 + 1 + 2 + 2: the defence is as strong, the aggression fails, the units are gone."""
    victim = {"workers": {"warriors": 1, "knights": 2}, "science": 5}
    game = facing("spy", victim)
    bank = game[1].yellow
    game.play("aggression spy seat 1", "done")
    game.play("sacrifice warriors", "sacrifice knights", "sacrifice knights")
    assert {"rival": 1, "strength": 9, "rival_strength": 10}.items() <= game.told("repelled").items()
    assert (game.asked(), game[1].science) == (("act", 0), 5)
    assert (game[1].strength, game[1].yellow) == (0, bank + 3)


def test_the_defender_plays_any_number_of_bonus_cards() -> None:
    """More of them than military actions: 9 against 1 + 4 + 4 + 2 with one action."""
    hand = ["military_bonus_ii", "military_bonus_ii", "military_bonus_i"]
    victim = {"military_hand": hand, "science": 5, "leader": "hammurabi"}
    game = facing("spy", victim)
    assert game[1].ma_total == 1
    game.play("aggression spy seat 1", "done")
    game.play("defend military_bonus_ii", "defend military_bonus_ii")
    assert (game.asked(), game[1].science) == (("act", 0), 5)
    assert game[1].military_hand == ["military_bonus_i"]


def test_other_cards_defend_nobody() -> None:
    """A discarded card adds nothing."""
    game = facing("spy", {"military_hand": ["rats", "foray"]}, workers={"warriors": 2})
    game.play("aggression spy seat 1", "done")
    assert game.offered("discard") == []


def test_strength_beyond_sixty_counts_in_an_attack() -> None:
    """The rating stops at 60, sacrificed units come on top: 60 + 5 against 60 + 4."""
    own = {"workers": {"warriors": 0, "tanks": 13}}
    rival = {"workers": {"warriors": 0, "modern_infantry": 13}, "science": 5}
    game = facing("spy", {**rival, "military_hand": ["military_bonus_ii"]}, **own)
    assert (game[0].strength, game[1].strength) == (60, 60)
    game.play("aggression spy seat 1", "sacrifice tanks", "done")
    assert game.asked() == ("defend", 1)
    game.play("sacrifice modern_infantry")
    assert (game.asked(), game[1].science) == (("act", 0), 5)


# What aggressions bring.


def test_enslave() -> None:
    """The rival loses 1 population, the attacker gains 3 resources."""
    game = succeed("enslave")
    assert (game[0].resources, game[0].food) == (3, 0)
    assert (game[1].unused, game[1].yellow) == (0, 19)


@pytest.mark.parametrize(("card", "most"), [("plunder_i", 3), ("plunder_ii", 5), ("plunder_iii", 8)])
def test_plunder(card: str, most: int) -> None:
    """Food and resources together, in the mix the attacker chooses."""
    game = succeed(card, RICH)
    assert game.asked() == ("plunder", 0)
    food = most - most // 2
    game.play(f"gain {food} food {most // 2} resources")
    assert (game[0].food, game[0].resources) == (food, most // 2)
    assert (game[1].food, game[1].resources) == (5 - food, 5 - most // 2)


def test_plunder_takes_no_more_than_there_is() -> None:
    """The attacker gains what the rival loses; with one mix there is nothing to ask."""
    game = succeed("plunder_iii", {"stored": {"bronze": 2}})
    assert (game[0].resources, game[1].resources) == (2, 0)


def test_only_the_mix_of_a_plunder_is_free() -> None:
    """3 in all, of 2 food and 4 resources."""
    game = succeed("plunder_i", {"stored": {"agriculture": 2, "bronze": 4}})
    mixes = [f"gain {food} food {3 - food} resources" for food in range(3)]
    assert game.offered() == mixes
    assert game.why("gain 1 food 1 resources") == "wrong_amount"


@pytest.mark.parametrize(("building", "gained"), [("alchemy", 3), ("drama", 3), ("computers", 5)])
def test_raid_of_age_one(building: str, gained: int) -> None:
    """One urban building of any level; half of its price, rounded up."""
    game = succeed("raid_i", {"workers": {building: 1, "philosophy": 1}})
    game.play(f"raid {building}")
    assert (game[0].resources, game[1].workers.get(building, 0)) == (gained, 0)
    assert game.asked() == ("act", 0)


@pytest.mark.parametrize(("card", "number", "gained"), [("raid_ii", 2, 5), ("raid_iii", 3, 7)])
def test_raids_destroy_buildings_of_one_kind_and_level(card: str, number: int, gained: int) -> None:
    """Two or three Dramas of 5 resources each: half of all, rounded down."""
    victim = {"workers": {"drama": 3, "opera": 0, "printing_press": 1}, "government": "theocracy"}
    game = succeed(card, victim)
    game.play("raid drama")
    assert sorted(game.offered()) == ["done", "raid drama"]
    game.play(*["raid drama"] * (number - 1))
    assert game[0].resources == gained
    assert game[1].workers.get("drama", 0) == 3 - number
    assert game[1].unused == 1 + number


def test_a_raid_may_stop_early() -> None:
    """Up to so many: one Drama brings 2."""
    game = succeed("raid_iii", {"workers": {"drama": 3}, "government": "theocracy"})
    game.play("raid drama", "done")
    assert (game[0].resources, game[1].workers["drama"]) == (2, 2)


@pytest.mark.parametrize("card", ["raid_i", "raid_ii", "raid_iii", "annex"])
def test_an_attack_may_find_nothing(card: str) -> None:
    """The rival loses only what there is: no building, no colony. Farms are not raided instead."""
    game = succeed(card, {"workers": {"philosophy": 0}})
    assert (game.asked(), game[0].resources, game[0].colonies) == (("act", 0), 0, [])
    assert game[1].workers == {"agriculture": 2, "bronze": 2, "warriors": 1}


@pytest.mark.parametrize(
    ("leader", "price", "culture"), [("moses", 0, 0), ("joan_of_arc", 1, 3), ("isaac_newton", 2, 6)]
)
def test_assassinate(leader: str, price: int, culture: int) -> None:
    """The leader leaves; the level is the price, and three times the level the culture."""
    game = succeed("assassinate", {"leader": leader})
    assert (game[0].ma, game[0].culture, game[1].leader) == (3 - price, culture, None)
    assert facing("assassinate", {"building": "kremlin"}).why("aggression assassinate seat 1") is not None


@pytest.mark.parametrize(
    ("wonder", "level"), [("pyramids", 0), ("taj_mahal", 1), ("kremlin", 2), ("internet", 3)]
)
def test_sabotage(wonder: str, level: int) -> None:
    """The unfinished wonder leaves, its tokens go back to the bank."""
    game = succeed("sabotage", {"building": wonder, "stages_built": 1, "blue_bank": 17})
    assert (game[0].ma, game[0].culture) == (3 - level, 3 * level)
    assert (game[1].building, game[1].stages, game[1].blue) == (None, 0, 18)
    assert facing("sabotage", {"leader": "moses"}).why("aggression sabotage seat 1") is not None


# Wars.


def fought(war: str, mine: int, theirs: int, loser: dict[str, Any] | None = None, **own: Any) -> Table:
    """The turn of seat 0 begins with a war on seat 1 and these strengths, and nobody sacrifices anything."""
    attacker = {"workers": {"warriors": mine}, "war": {"card": war, "on": 1}, **own}
    victim = {"workers": {"warriors": theirs}, **(loser or {})}
    game = scenario(2, age="III", ask="war", seats=[attacker, victim])
    while game.asked() in [("strike", 0), ("resist", 1)]:
        game.play("done")
    return game


WARS = {
    **{"war_over_culture_ii": 3, "war_over_culture": 3, "war_over_resources": 2},
    **{"war_over_technology": 2, "war_over_territory": 3, "holy_war": 3},
}


@pytest.mark.parametrize("war", WARS)
def test_a_war_is_declared_for_military_actions(war: str) -> None:
    """Also on a stronger rival; it lies in the attacker's area until the next turn."""
    game = facing(war, {"workers": {"warriors": 12}})
    game.play(f"war {war} seat 1")
    assert (game[0].ma, game[0].war) == (3 - WARS[war], {"card": war, "on": 1})
    poor = facing(war, military_used=4 - WARS[war])
    assert poor.why(f"war {war} seat 1") == "no_military_actions"


@pytest.mark.parametrize("war", ["war_over_culture_ii", "war_over_culture"])
def test_war_over_culture(war: str) -> None:
    """The advantage in strength, from either side; no more than there is."""
    game = fought(war, 6, 2, {"culture": 20})
    assert (game[0].culture, game[1].culture) == (4, 16)
    game = fought(war, 6, 2, {"culture": 3})
    assert (game[0].culture, game[1].culture) == (3, 0)
    game = fought(war, 2, 6, culture=20)
    assert (game[0].culture, game[1].culture) == (16, 4)


def test_an_even_war_changes_nothing() -> None:
    """The card is discarded."""
    game = fought("war_over_culture", 5, 5, {"culture": 20}, culture=20)
    assert (game[0].culture, game[1].culture, game[0].war) == (20, 20, None)


def test_sacrifices_in_a_war() -> None:
    """The declarer first, then the rival; no bonus cards. 4 + 2 against 3 + 1: 2 culture."""
    attacker = {"workers": {"warriors": 4}, "war": {"card": "war_over_culture", "on": 1}}
    victim = {"workers": {"warriors": 3}, "culture": 20, "military_hand": ["military_bonus_iii"]}
    game = scenario(2, age="III", ask="war", seats=[attacker, victim])
    assert game.asked() == ("strike", 0)
    game.play("sacrifice warriors", "sacrifice warriors", "done")
    assert game.asked() == ("resist", 1)
    assert set(game.offered()) == {"done", "sacrifice warriors"}
    game.play("sacrifice warriors", "done")
    assert {"rival": 1, "strength": 6, "rival_strength": 4}.items() <= game.told("war_won").items()
    assert (game[0].culture, game[1].culture) == (2, 18)
    assert (game[0].strength, game[1].strength) == (2, 2)
    assert (game[0].yellow, game[1].yellow) == (20, 19)
    assert game.asked() == ("politics", 0)


def test_war_over_resources() -> None:
    """As much food and resources together as the advantage; the winner chooses the mix."""
    game = fought("war_over_resources", 6, 2, {"stored": {"agriculture": 3, "bronze": 3}})
    assert game.asked() == ("loot", 0)
    game.play("loot 1 food")
    assert (game[0].food, game[0].resources) == (1, 3)
    assert (game[1].food, game[1].resources) == (2, 0)


def test_war_over_resources_takes_no_more_than_there_is() -> None:
    """All of 2 food and 1 resource with an advantage of 5."""
    game = fought("war_over_resources", 6, 1, {"stored": {"agriculture": 2, "bronze": 1}})
    assert (game[0].food, game[0].resources, game[1].food, game[1].resources) == (2, 1, 0, 0)


def test_war_over_technology() -> None:
    """An advantage of 7 buys Code of Laws for 6 and 1 science."""
    game = fought("war_over_technology", 8, 1, {"specials": ["code_of_laws"], "science": 5})
    game.play("steal code_of_laws")
    assert (game[0].specials, game[1].specials) == (["code_of_laws"], [])
    assert (game[0].science, game[1].science) == (1, 4)


@pytest.mark.parametrize(("advantage", "tokens"), [(1, 1), (2, 1), (3, 2), (5, 2), (6, 3)])
def test_war_over_territory(advantage: int, tokens: int) -> None:
    """1 yellow token, and 1 more for every full 3 points of advantage."""
    game = fought("war_over_territory", 1 + advantage, 1)
    assert (game[0].yellow, game[1].yellow) == (18 + tokens, 18 - tokens)


@pytest.mark.parametrize(("advantage", "people"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_holy_war(advantage: int, people: int) -> None:
    """1 population lost for every full 3 points, 3 culture for each; the loser chooses the workers."""
    game = fought("holy_war", 1 + advantage, 1, {"unused_workers": 3})
    assert (game[0].culture, game[1].yellow, game[1].unused) == (3 * people, 18 + people, 3 - people)


def test_holy_war_is_over_when_nobody_is_left_unused() -> None:
    """Workers on cards are lost as well, of the loser's choice."""
    game = fought("holy_war", 7, 1, {"unused_workers": 1})
    assert game.asked() == ("lose_person", 1)
    game.play("lose philosophy")
    assert (game[0].culture, game[1].yellow) == (6, 20)


def test_those_who_are_sacrificed_reach_the_bank_after_the_war() -> None:
    """War over Territory finds the bank of the loser empty; the sacrificed unit comes to it in the end."""
    attacker = {"workers": {"warriors": 20}, "war": {"card": "war_over_territory", "on": 1}}
    empty = {"workers": {"warriors": 2}, "yellow_bank": 0}
    game = scenario(2, age="III", ask="war", seats=[attacker, empty])
    game.play("done", "sacrifice warriors", "done")
    assert (game[0].yellow, game[1].yellow, game[1].workers["warriors"]) == (18, 1, 1)


def test_holy_war_scores_for_those_who_are_lost() -> None:
    """An advantage of 9 is worth three people, but only two are left: 6 culture."""
    few = {"unused_workers": 1, "workers": {"agriculture": 0, "bronze": 0, "philosophy": 0, "warriors": 1}}
    attacker = {"workers": {"warriors": 10}, "war": {"card": "holy_war", "on": 1}}
    game = scenario(2, age="III", ask="war", seats=[attacker, few])
    game.play("done", "done")
    assert (game[0].culture, game[1].workers, game[1].unused) == (6, {}, 0)


def test_who_leaves_the_game_ends_wars_on_them() -> None:
    """The card is discarded without effect: nobody scores for it."""
    attacker = {"war": {"card": "war_over_culture", "on": 1}}
    game = scenario(3, age="III", ask="politics", turn=1, seats=[attacker, {}])
    game.play("resign")
    assert (game[0].war, game[0].culture) == (None, 0)
