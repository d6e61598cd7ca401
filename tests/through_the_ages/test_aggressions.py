"""Aggressions: who may attack whom, the defence, and what success brings."""

from typing import Any

import pytest

from civtable.games.through_the_ages.cards.table import CARDS as ALL_CARDS
from civtable.games.through_the_ages.cards.table import NEW_CARDS as CARDS
from civtable.games.through_the_ages.data import AGGRESSION
from civtable.games.through_the_ages.special.hooks import AGGRESSION_OF, Aggression
from tests.through_the_ages.table import Table, scenario


def facing(attack: str, victim: dict[str, Any] | None = None, players: int = 2, **own: Any) -> Table:
    """Seat 0, with 9 Warriors and 3 military actions, holds an aggression; seat 1 has 1 Warriors."""
    board = {
        **{"workers": {"warriors": 9}, "government": "monarchy"},
        **own,
        "military_hand": [attack, *own.get("military_hand", ())],
    }
    return scenario(players, age="III", ask="politics", seats=[board, victim or {}])


def succeed(attack: str, victim: dict[str, Any] | None = None, **own: Any) -> Table:
    """The same, and the rival gives in."""
    game = facing(attack, victim, **own)
    game.play(f"aggression {attack} seat 1", "pass")
    return game


def test_every_aggression_has_its_success() -> None:
    """No aggression is silently ignored."""
    cards = range(len(ALL_CARDS))
    acting = [i for i in cards if type(AGGRESSION_OF[i]).succeed is not Aggression.succeed]
    assert acting == [i for i in cards if ALL_CARDS[i].kind == AGGRESSION]


COSTS = {
    **{"enslave": 2, "plunder_i": 1, "raid_i": 1, "annex": 2, "infiltrate": 2, "plunder_ii": 1},
    **{"raid_ii": 2, "spy": 1, "armed_intervention": 2, "plunder_iii": 1, "raid_iii": 3},
}


@pytest.mark.parametrize("attack", COSTS)
def test_an_aggression_costs_military_actions(attack: str) -> None:
    """As many as the card says, and the card is discarded for all to see."""
    victim = {"colonies": ["vast_territory_i"], "leader": "moses"}
    game = facing(attack, victim)
    game.play(f"aggression {attack} seat 1")
    assert game[0].ma == 3 - COSTS[attack]
    assert game[0].military_hand == []
    age = next(card.age for card in CARDS if card.id == attack)
    assert game.part("discards")[age] == [{"card": attack, "known_by": "all"}]
    game = facing(attack, victim, military_used=4 - COSTS[attack])
    assert game.why(f"aggression {attack} seat 1") == "no_military_actions"


def test_all_costs_are_in_the_table() -> None:
    """Every aggression has its line here."""
    assert {card.id for card in CARDS if card.kind == AGGRESSION} == set(COSTS)


# Who may attack whom.


def test_the_attacker_has_to_be_stronger() -> None:
    """Equal strength is not enough."""
    game = facing("spy", {"workers": {"warriors": 9}})
    assert game.why("aggression spy seat 1") == "not_stronger"
    assert facing("spy", {"workers": {"warriors": 8}}).why("aggression spy seat 1") is None


def test_nobody_attacks_themselves_or_who_has_left() -> None:
    """A rival in the game."""
    game = facing("spy", {"marks": ["resigned"]}, players=3)
    assert game.offered("aggression") == ["aggression spy seat 2"]
    assert game.why("aggression spy seat 0") == "no_such_rival"


def test_gandhi_does_not_attack() -> None:
    """His owner plays neither aggressions nor wars."""
    assert facing("spy", leader="mahatma_gandhi").why("aggression spy seat 1") == "gandhi"


def test_against_gandhi_an_aggression_costs_twice_as_much() -> None:
    """2 military actions for Spy; Enslave with 3 is out of reach."""
    gandhi = {"leader": "mahatma_gandhi"}
    game = facing("spy", gandhi)
    game.play("aggression spy seat 1")
    assert game[0].ma == 1
    assert facing("enslave", gandhi).why("aggression enslave seat 1") == "no_military_actions"


def test_a_success_tells_the_strengths_that_were_compared() -> None:
    """Those before its effect."""
    fought = {"seat": 0, "rival": 1, "strength": 9, "rival_strength": 1}
    assert fought.items() <= succeed("enslave").told("succeeded").items()


# Defence.


def test_the_defender_wins_ties() -> None:
    """9 against 6: a bonus card I and another card make 9, and the aggression fails."""
    hand = ["military_bonus_i", "rats"]
    game = facing("spy", {"workers": {"warriors": 6}, "military_hand": hand, "science": 5})
    game.play("aggression spy seat 1")
    assert game.asked() == ("defend", 1)
    game.play("defend military_bonus_i", "discard rats")
    assert game.happened()[-1] == "repelled"
    fought = {"seat": 0, "rival": 1, "strength": 9, "rival_strength": 9}
    assert fought.items() <= game.told("repelled").items()
    assert (game[1].science, game[1].military_hand, game.asked()) == (5, [], ("act", 0))


def test_a_used_bonus_card_is_seen_and_a_discard_is_not() -> None:
    """The discard goes face down."""
    hand = ["military_bonus_i", "rats"]
    game = facing("spy", {"workers": {"warriors": 6}, "military_hand": hand})
    game.play("aggression spy seat 1", "defend military_bonus_i", "discard rats")
    assert game.part("discards")[1] == [
        {"card": "military_bonus_i", "known_by": "all"},
        {"card": "rats", "known_by": [1]},
    ]


def test_the_defence_is_limited_by_the_military_actions_in_all() -> None:
    """Two in all under Despotism: at most 2 cards, spent actions or not."""
    hand = ["rats", "raid_i", "legion", "phalanx"]
    game = facing("spy", {"workers": {"warriors": 6}, "military_hand": hand})
    game.play("aggression spy seat 1")
    assert game.offered() == ["pass"]
    assert game.why("discard rats") == "defense_too_weak"
    more = {"workers": {"warriors": 6}, "military_hand": hand, "government": "republic", "military_used": 2}
    more["leader"] = "joan_of_arc"  # a third military action
    game = facing("spy", more)
    game.play("aggression spy seat 1")
    assert len(game.offered("discard")) == 2  # the first of three in order


def test_the_library_does_not_help_the_defence() -> None:
    """It raises hand limits only."""
    board = {"wonders": ["library_of_alexandria"], "military_hand": ["rats", "raid_i", "legion"]}
    game = facing("spy", {"workers": {"warriors": 6}, **board})
    game.play("aggression spy seat 1")
    assert game.offered() == ["pass"]


def test_cards_are_played_only_if_the_defence_is_reached() -> None:
    """A bonus card that does not suffice stays in the hand."""
    game = facing("spy", {"workers": {"warriors": 6}, "military_hand": ["military_bonus_i"]})
    game.play("aggression spy seat 1")
    assert game.offered() == ["pass"]
    assert game.why("defend military_bonus_i") == "defense_too_weak"


def test_a_defence_that_was_begun_is_finished() -> None:
    """There is no giving in after the first card."""
    game = facing("spy", {"workers": {"warriors": 7}, "military_hand": ["rats", "raid_i"]})
    game.play("aggression spy seat 1", "discard rats")
    assert game.why("pass") == "defense_begun"
    assert game.offered() == ["discard raid_i"]


@pytest.mark.parametrize(("bonus", "missing"), [("i", 2), ("ii", 4), ("iii", 6)])
def test_bonus_cards_defend(bonus: str, missing: int) -> None:
    """2, 4 and 6."""
    for lacking, enough in ((missing, True), (missing + 1, False)):
        victim = {"workers": {"warriors": 9 - lacking}, "military_hand": [f"military_bonus_{bonus}"]}
        game = facing("spy", victim)
        game.play("aggression spy seat 1")
        assert (f"defend military_bonus_{bonus}" in game.offered()) == enough


# Success.


def test_enslave_takes_a_worker() -> None:
    """The rival loses 1 population; 2 resources and 2 food for the attacker."""
    game = succeed("enslave")
    assert (game[1].unused, game[1].yellow) == (0, 19)
    assert (game[0].resources, game[0].food) == (2, 2)


def test_enslave_takes_from_a_card_of_the_rivals_choice() -> None:
    """Without an unused worker."""
    game = succeed("enslave", {"unused_workers": 0})
    assert game.asked() == ("lose_person", 1)
    game.play("lose philosophy")
    assert (game[1].science_rate, game[1].yellow) == (0, 19)


@pytest.mark.parametrize(("attack", "amount"), [("plunder_i", 3), ("plunder_ii", 5), ("plunder_iii", 7)])
def test_plunder_takes_food_and_resources(attack: str, amount: int) -> None:
    """The attacker chooses a mix, together at most so much and what the rival has."""
    game = succeed(attack, {"stored": {"agriculture": 2, "bronze": 6}, "blue_bank": 8})
    assert game.asked() == ("plunder", 0)
    assert game.why(f"gain 3 food {amount - 3} resources") == "wrong_amount"
    assert game.why(f"gain {8 - amount} food {amount - 1} resources") == (
        "wrong_amount" if amount < 7 else None
    )
    game.play(f"gain 1 food {amount - 1} resources")
    assert (game[0].food, game[0].resources) == (1, amount - 1)
    assert (game[1].food, game[1].resources, game[1].blue) == (1, 7 - amount, 8 + amount)


def test_a_plunderer_without_blue_tokens_gains_less() -> None:
    """Each side handles its own tokens."""
    game = succeed("plunder_i", {"stored": {"bronze": 3}}, blue_bank=1)
    game.play("gain 0 food 3 resources")
    assert (game[0].resources, game[1].resources) == (1, 0)


def test_raid_one_destroys_an_urban_building_up_to_level_one() -> None:
    """Half of its printed cost, rounded up; the worker becomes unused."""
    game = succeed("raid_i", {"workers": {"religion": 1, "organized_religion": 1}})
    assert game.offered() == ["raid philosophy", "raid religion"]
    game.play("raid philosophy")
    assert (game[0].resources, game[1].unused, game[1].science_rate) == (2, 2, 0)


@pytest.mark.parametrize("raid", ["raid_i", "raid_ii"])
def test_a_raid_may_find_nothing(raid: str) -> None:
    """Only pacts and strength forbid an attack: no building is of the level, so nothing falls."""
    game = succeed(raid, {"workers": {"philosophy": 0, "computers": 1}})
    assert (game.asked(), game[0].resources, game[1].workers["computers"]) == (("act", 0), 0, 1)


def test_one_building_is_enough_for_the_great_raids() -> None:
    """The second one falls if there is one."""
    game = succeed("raid_ii", {"workers": {"philosophy": 1}})
    assert (game.asked(), game[0].resources, game[1].workers.get("philosophy", 0)) == (("act", 0), 2, 0)


def test_raid_two_rounds_once() -> None:
    """Religion or Philosophy for 3 and a building of 5: 8 / 2 = 4 resources, by printed costs."""
    workers = {"philosophy": 1, "alchemy": 1}
    cost = {card.id: card.resource_cost for card in CARDS}
    game = succeed("raid_ii", {"workers": workers, "specials": ["architecture"]})
    game.play("raid alchemy")
    total = cost["philosophy"] + cost["alchemy"]
    assert (game[0].resources, game[1].unused) == ((total + 1) // 2, 3)
    assert (cost["philosophy"], cost["alchemy"]) == (3, 6)


def test_raid_of_two_odd_costs_rounds_once() -> None:
    """3 and 3 make 3 resources, not 2 and 2."""
    game = succeed("raid_ii", {"workers": {"philosophy": 1, "religion": 1}})
    game.play("raid religion")
    assert game[0].resources == 3


@pytest.mark.parametrize(
    ("attack", "first", "second"),
    [
        ("raid_ii", ["alchemy", "scientific_method"], ["alchemy"]),
        ("raid_iii", ["alchemy", "scientific_method", "computers"], ["alchemy"]),
    ],
)
def test_the_second_building_of_a_raid_is_of_a_lower_level(
    attack: str, first: list[str], second: list[str]
) -> None:
    """Raid II: level II and level I at most; Raid III: level III and level II at most."""
    workers = {"philosophy": 0, "alchemy": 2, "scientific_method": 1, "computers": 1}
    game = succeed(attack, {"workers": workers})
    assert game.offered() == [f"raid {name}" for name in first]
    game.play("raid scientific_method")
    assert game[1].workers.get("alchemy", 0) == 1
    assert second == ["alchemy"]


def test_raid_with_one_target_takes_one() -> None:
    """Fewer buildings if there are no targets."""
    game = succeed("raid_iii", {"workers": {"philosophy": 0, "computers": 2}})
    assert (game[1].workers["computers"], game[0].resources) == (1, 6)


@pytest.mark.parametrize(("has", "moved"), [(8, 5), (3, 3)])
def test_spy_takes_science(has: int, moved: int) -> None:
    """5 science, or what the rival has."""
    game = succeed("spy", {"science": has})
    assert (game[0].science, game[1].science) == (moved, has - moved)


@pytest.mark.parametrize(("has", "moved"), [(9, 7), (3, 3)])
def test_armed_intervention_takes_culture(has: int, moved: int) -> None:
    """7 culture, or what the rival has."""
    game = succeed("armed_intervention", {"culture": has})
    assert (game[0].culture, game[1].culture) == (moved, has - moved)


@pytest.mark.parametrize(
    ("leader", "culture"),
    [("moses", 0), ("joan_of_arc", 3), ("maximilien_robespierre", 6), ("mahatma_gandhi", 9)],
)
def test_infiltrate_removes_a_leader(leader: str, culture: int) -> None:
    """3 culture for each level; nothing for Age A, 6 for Robespierre."""
    game = succeed("infiltrate", {"leader": leader}, government="communism")
    assert (game[1].leader, game[0].culture) == (None, culture)


def test_infiltrate_removes_an_unfinished_wonder() -> None:
    """Either of the two; the tokens on the wonder go back to the rival's bank."""
    victim = {"leader": "moses", "building": "kremlin", "stages_built": 2, "blue_bank": 14}
    game = succeed("infiltrate", victim)
    assert game.offered() == ["remove moses", "remove kremlin"]
    game.play("remove kremlin")
    assert (game[1].building, game[1].blue, game[0].culture) == (None, 16, 6)
    assert game[1].leader == "moses"


def test_infiltrate_pays_gates_when_he_goes() -> None:
    """His owner scores the levels of the labs."""
    game = succeed("infiltrate", {"leader": "bill_gates", "workers": {"computers": 1, "alchemy": 1}})
    assert (game[0].culture, game[1].culture) == (9, 4)


def test_infiltrate_needs_a_target() -> None:
    """A leader or an unfinished wonder."""
    assert facing("infiltrate").why("aggression infiltrate seat 1") == "nothing_to_infiltrate"


def test_annex_takes_a_colony_with_its_tokens() -> None:
    """The permanent effect changes hands, the immediate one does not happen."""
    victim = {
        "colonies": ["wealthy_territory_i", "developed_territory_i"],
        "blue_bank": 20,
        "yellow_bank": 19,
    }
    game = succeed("annex", victim)
    assert game.offered() == ["colony developed_territory_i", "colony wealthy_territory_i"]
    game.play("colony developed_territory_i")
    assert (game[0].colonies, game[0].science) == (["developed_territory_i"], 0)
    assert (game[0].blue, game[0].yellow, game[1].blue, game[1].yellow) == (17, 19, 19, 18)


@pytest.mark.parametrize("kind", ["developed", "historic", "inhabited", "strategic", "vast", "wealthy"])
def test_annex_gives_nothing_at_once(kind: str) -> None:
    """What the territory gave when it was colonized is not given again."""
    game = succeed("annex", {"colonies": [f"{kind}_territory_ii"], "blue_bank": 20, "yellow_bank": 23})
    own = game[0]
    assert own.colonies == [f"{kind}_territory_ii"]
    assert (own.food, own.resources, own.science, own.culture, own.unused) == (0, 0, 0, 0, 1)
    assert own.military_hand == []


def test_annex_takes_tokens_from_cards_when_the_bank_is_empty() -> None:
    """The loser of a colony chooses which tokens on farms and mines go."""
    victim = {
        "colonies": ["developed_territory_i"],
        "blue_bank": 0,
        "stored": {"bronze": 1, "agriculture": 1},
    }
    game = succeed("annex", victim)
    assert game.asked() == ("lose_token", 1)
    game.play("token bronze")
    assert (game[1].resources, game[1].food, game[0].blue) == (0, 1, 17)


def test_annex_needs_a_colony() -> None:
    """A rival without one cannot be annexed."""
    assert facing("annex").why("aggression annex seat 1") == "no_colony"
