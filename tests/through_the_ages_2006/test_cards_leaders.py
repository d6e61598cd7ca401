"""Leaders of the 2006 edition that are new, or differ from those of the same name in the 2015 edition."""

from typing import Any

import pytest

from tests.through_the_ages_2006.table import Table, scenario


def led(leader: str, **board: Any) -> Table:
    """The first player has this leader, and this board, in the action phase."""
    return scenario(age="III", seats=[{"leader": leader, **board}])


def test_replacing_a_leader_gives_nothing_back() -> None:
    """It costs a civil action."""
    game = scenario(seats=[{"leader": "moses", "hand": ["michelangelo"]}])
    game.play("lead michelangelo")
    assert (game[0].ca, game[0].leader) == (3, "michelangelo")


# Age A.


def test_alexander_strengthens_every_unit_and_stays() -> None:
    """+1 for each of 2 Warriors and 1 Knights; he cannot be given up for a token."""
    own = {"leader": "alexander_the_great", "workers": {"warriors": 2, "knights": 1}}
    game = scenario(ask="politics", seats=[own])
    assert game[0].strength == 4 + 3
    assert "alexander" not in game.offered()


def test_alexander_adds_nothing_to_a_sacrifice() -> None:
    """His bonus is the civilization's: 2 Warriors make 4, a sacrificed one adds 1."""
    own = {"leader": "alexander_the_great", "workers": {"warriors": 2}, "military_hand": ["spy"]}
    for rival, succeeds in ((4, True), (5, False)):
        game = scenario(age="II", ask="politics", seats=[own, {"workers": {"warriors": rival}, "science": 5}])
        attack(game, "spy", "warriors")
        assert (game[0].science == 5) is succeeds


def attack(game: Table, card: str, *sacrificed: str) -> None:
    """Seat 0 attacks seat 1 with an aggression and sacrifices; the rival gives in."""
    game.play(f"aggression {card} seat 1", *[f"sacrifice {unit}" for unit in sacrificed])
    if game.asked() == ("strike", 0):
        game.play("done")
    if game.asked() == ("defend", 1):
        game.play("pass")


def test_hammurabi_moves_an_action() -> None:
    """One civil action more, one military action less; nothing to use, and leaders cost the same."""
    game = scenario(row=[None] * 5 + ["joan_of_arc"], seats=[{"leader": "hammurabi"}])
    assert game[0].actions == (5, 1)
    assert "hammurabi" not in game.offered()
    game.play("take joan_of_arc")
    assert game[0].ca == 3


@pytest.mark.parametrize(("warriors", "culture"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_homer_sings_of_warriors(warriors: int, culture: int) -> None:
    """Up to two units of Warriors give 1 culture each; Swordsmen give none, and there is no happy face."""
    board = led("homer", workers={"warriors": warriors, "swordsmen": 2})[0]
    assert (board.culture_rate, board.happiness) == (culture, 0)


def test_homer_gives_a_resource_for_units_each_turn() -> None:
    """Lost if it is not used."""
    game = scenario(turn=1, seats=[{"leader": "homer", "stored": {"bronze": 1}}])
    game.play("end", "pass", "build warriors")
    assert game[0].resources == 0


def test_homer_leaves_for_good() -> None:
    """He does not stay under a wonder."""
    game = scenario(seats=[{"leader": "homer", "hand": ["joan_of_arc"], "wonders": ["pyramids"]}])
    game.play("lead joan_of_arc")
    assert (game.asked(), game[0].happiness) == (("act", 0), 0)


def test_caesar_has_one_political_action() -> None:
    """+1 strength and +1 military action."""
    own = {"leader": "julius_caesar", "military_hand": ["rats", "foray"]}
    game = scenario(ask="politics", events=["no_event", "raiders"], seats=[own])
    assert (game[0].strength, game[0].ma_total) == (2, 3)
    game.play("event rats")
    assert game.asked() == ("act", 0)


# Age I.


def test_columbus_stays_after_his_voyage() -> None:
    """Once in the game a territory of the hand becomes a colony without an auction."""
    own = {
        "leader": "christopher_columbus",
        "military_hand": ["historic_territory_i", "fertile_territory_i"],
        "culture": 0,
    }
    game = scenario(2, ask="politics", seats=[own])
    game.play("columbus historic_territory_i")
    assert (game[0].colonies, game[0].leader) == (["historic_territory_i"], "christopher_columbus")
    assert (game[0].culture, game[0].workers["warriors"]) == (6, 1)
    game.play("end", "pass", "end")
    assert game.asked() == ("politics", 0)
    assert game.offered("columbus") == []
    assert game.why("columbus fertile_territory_i") is not None


def test_barbarossa_costs_a_civil_action() -> None:
    """Population and a unit for 1 food and 1 resource less, and no military action."""
    game = led("frederick_barbarossa", stored={"agriculture": 1, "bronze": 1}, unused_workers=0)
    game.play("barbarossa warriors")
    assert game[0].actions == (3, 2)
    assert (game[0].food, game[0].resources, game[0].unused) == (0, 0, 0)
    assert game[0].workers["warriors"] == 2
    game = led("frederick_barbarossa", stored={"agriculture": 9, "bronze": 9}, civil_used=4)
    assert game.why("barbarossa warriors") == "no_civil_actions"


def test_genghis_needs_no_tactic() -> None:
    """The tactic is ignored; each cavalry unit has 1 strength more and gives 1 culture."""
    workers = {"warriors": 1, "knights": 3, "cavalrymen": 1}
    board = led("genghis_khan", workers=workers, tactic="heavy_cavalry")[0]
    assert board.strength == 1 + 3 * 3 + 4
    assert board.culture_rate == 4


def test_genghis_strengthens_cavalry_that_is_sacrificed() -> None:
    """His bonus is the unit's: 3 + 3 for one Knights."""
    own = {"leader": "genghis_khan", "workers": {"warriors": 0, "knights": 1}, "military_hand": ["spy"]}
    for rival, succeeds in ((5, True), (6, False)):
        game = scenario(age="II", ask="politics", seats=[own, {"workers": {"warriors": rival}, "science": 5}])
        attack(game, "spy", "knights")
        assert (game[0].science == 5) is succeeds


def test_genghis_strengthens_cavalry_that_colonizes() -> None:
    """Knights count 3 in the force, without an army."""
    own = {"leader": "genghis_khan", "workers": {"warriors": 0, "knights": 3}, "military_hand": ["rats"]}
    game = scenario(
        age="II", ask="politics", events=["historic_territory_i", "raiders"],
        seats=[{**own, "tactic": "heavy_cavalry"}],
    )  # fmt: skip
    game.play("event rats")
    assert game.offered("bid")[-1] == "bid 9"


def test_genghis_scores_nothing_for_being_strongest() -> None:
    """Only his cavalry does."""
    game = led("genghis_khan", workers={"warriors": 9})
    game.play("end")
    assert game[0].culture == 0


def test_joan_draws_strength_from_temples_only() -> None:
    """1 for each of their happy faces, doubled by St. Peter's Basilica; the government gives none."""
    workers = {"religion": 1, "theology": 1, "drama": 1}
    assert led("joan_of_arc", workers=workers, government="theocracy")[0].strength == 1 + 3
    board = led("joan_of_arc", workers=workers, wonders=["st_peters_basilica"])[0]
    assert (board.strength, board.culture_rate, board.ma_total) == (1 + 6, 1 + 1 + 2 + 2, 2)


@pytest.mark.parametrize("code", ["aggression spy seat 1", "war war_over_culture_ii seat 1"])
def test_joan_gains_culture_when_attacked(code: str) -> None:
    """5 culture when an aggression or a war is played against her, whatever comes of it."""
    own = {"military_hand": [code.split(" ")[1]], "government": "monarchy", "workers": {"warriors": 5}}
    game = scenario(age="II", ask="politics", seats=[own, {"leader": "joan_of_arc"}])
    game.play(code)
    assert game[1].culture == 5


def test_joan_does_not_see_the_next_event() -> None:
    """Nobody does."""
    game = scenario(turn=1, events=["rats", "foray"], seats=[{"leader": "joan_of_arc"}])
    game.play("end")
    assert game.asked() == ("politics", 0)
    assert game.view(0)["next_event"] is None


def test_michelangelo_takes_wonders_for_one_action_less() -> None:
    """Of the whole price, the surcharge for completed wonders included; 0 is possible."""
    row: list[str | None] = ["great_wall", None, None, None, None, "taj_mahal"]
    game = scenario(row=row, seats=[{"leader": "michelangelo"}])
    game.play("take great_wall")
    assert game[0].ca == 4
    game = scenario(row=row, seats=[{"leader": "michelangelo", "wonders": ["colossus", "hanging_gardens"]}])
    game.play("take taj_mahal")
    assert game[0].ca == 4 - (2 + 2 - 1)


def test_michelangelo_gives_culture_for_faces() -> None:
    """Temples, theaters and wonders, doubled by St. Peter's Basilica; arenas and governments give none."""
    workers = {"theology": 1, "drama": 1, "bread_and_circuses": 1}
    wonders = ["hanging_gardens"]
    board = led("michelangelo", workers=workers, wonders=wonders, government="theocracy")[0]
    assert board.culture_rate == 1 + 2 + 1 + 1 + (2 + 1 + 2)
    wonders = ["hanging_gardens", "st_peters_basilica"]
    board = led("michelangelo", workers=workers, wonders=wonders, government="theocracy")[0]
    assert board.culture_rate == 1 + 2 + 1 + 1 + 2 + 2 * (2 + 1 + 2)


# Age II.


def test_shakespeare_loves_libraries_and_pairs() -> None:
    """1 culture for each of 2 libraries, 2 for the pair with the theater; no happy face and no discount."""
    workers = {"printing_press": 2, "drama": 1}
    game = led("william_shakespeare", workers=workers, stored={"bronze": 12}, hand=["opera"], science=7)
    assert game[0].culture_rate == 2 + 2 + 2 + 2
    assert game[0].happiness == 1
    game.play("build drama")
    assert game[0].resources == 12 - 5
    game.play("develop opera")
    assert game[0].science == 0


def test_bach_makes_theaters_cheap() -> None:
    """1 culture each, 1 resource and 1 science less; upgrades keep their price, and no lab becomes one."""
    board = {"workers": {"drama": 1, "philosophy": 1}, "hand": ["opera"], "science": 6}
    game = led("j_s_bach", **board, stored={"bronze": 8})
    assert game[0].culture_rate == 2 + 1
    game.play("develop opera")
    assert game[0].science == 0
    assert game.offered("bach") == []
    game.play("build drama")
    assert game[0].resources == 8 - 4
    game.play("upgrade drama opera")
    assert game[0].resources == 4 - 4


def test_cook_gains_from_every_colony_and_bonus_card() -> None:
    """2 culture for each colony; a bonus card counts 1 more in a force, other cards nothing."""
    colonies = ["historic_territory_i", "wealthy_territory_i", "strategic_territory_ii"]
    assert led("james_cook", colonies=colonies)[0].culture_rate == 6
    own = {
        "leader": "james_cook",
        "military_hand": ["rats", "military_bonus_ii", "military_bonus_i", "foray"],
    }
    game = scenario(
        age="II", ask="politics", events=["historic_territory_i", "raiders"],
        seats=[{**own, "government": "constitutional_monarchy"}],
    )  # fmt: skip
    game.play("event rats")
    assert game.offered("bid")[-1] == f"bid {1 + 3 + 2}"
    game.play("bid 1", "pass", "send warriors")
    assert game.why("discard foray") == "only_bonus_cards"


def test_robespierre_revolts_with_military_actions() -> None:
    """All of them; the civil actions stay, and there is no culture for it."""
    board = {"hand": ["republic"], "science": 4, "civil_used": 1}
    game = led("maximilien_robespierre", **board)
    assert game[0].ma_total == 3
    game.play("revolution republic")
    assert (game[0].ca, game[0].ca_total, game[0].ma) == (6, 7, 0)
    assert (game[0].culture, game[0].science) == (0, 0)
    game = led("maximilien_robespierre", hand=["republic"], science=4, military_used=1)
    assert game.why("revolution republic") == "all_military_actions"


def test_newton_has_an_action_after_a_revolution() -> None:
    """A played technology gives its civil action back, a revolution one of all."""
    game = led("isaac_newton", hand=["republic", "iron"], science=9)
    game.play("revolution republic")
    assert (game[0].ca, game[0].ca_total) == (1, 7)
    game.play("develop iron")
    assert (game[0].ca, game[0].science) == (1, 0)


@pytest.mark.parametrize(
    ("workers", "tactic", "more"),
    [
        ({"warriors": 2}, None, 0),
        ({"warriors": 2}, "legion", 0),
        ({"warriors": 6}, "legion", 2),
        ({"warriors": 0, "riflemen": 1, "swordsmen": 1, "cannon": 4}, "entrenchments", 9),
        ({"warriors": 0, "swordsmen": 1, "cannon": 2}, "entrenchments", 5),
        ({"warriors": 0, "riflemen": 1, "cannon": 2, "air_forces": 1}, "entrenchments", 18),
    ],
)
def test_napoleon_counts_his_best_army_again(workers: dict[str, int], tactic: str | None, more: int) -> None:
    """The best one: up to date rather than antiquated, with an air force rather than without."""
    with_him = led("napoleon_bonaparte", workers=workers, tactic=tactic)[0]
    without = led("isaac_newton", workers=workers, tactic=tactic)[0]
    assert with_him.strength - without.strength == more
    assert (with_him.ma_total, without.ma_total) == (3, 2)


# Age III.


def test_churchill_makes_unit_technologies_cheap() -> None:
    """3 science less, for units only."""
    game = led("winston_churchill", hand=["tanks", "oil"], science=6)
    assert game.offered("develop") == ["develop tanks"]
    game.play("develop tanks")
    assert game[0].science == 0
    assert game.offered("churchill") == []


def test_churchill_defends_with_double_cards() -> None:
    """A bonus card of 4 counts 8."""
    own = {"workers": {"warriors": 9}, "military_hand": ["spy"]}
    rival = {"leader": "winston_churchill", "military_hand": ["military_bonus_ii"], "science": 5}
    game = scenario(age="III", ask="politics", seats=[own, rival])
    game.play("aggression spy seat 1", "done", "defend military_bonus_ii")
    assert (game.asked(), game[1].science) == (("act", 0), 5)


def test_churchill_arms_when_a_war_is_declared_on_him() -> None:
    """Each new unit costs 2 resources less while the war is open; upgrades do not."""
    own = {"war": {"card": "war_over_culture", "on": 1}}
    board = {"technologies": ["modern_infantry"], "stored": {"bronze": 20}, "unused_workers": 3}
    churchill = {"leader": "winston_churchill", **board}
    game = scenario(age="III", turn=1, seats=[own, churchill])
    game.play("build modern_infantry")
    assert game[1].resources == 20 - 5
    game.play("upgrade warriors modern_infantry")
    assert game[1].resources == 15 - 5
    peace = scenario(age="III", turn=1, seats=[{}, churchill])
    peace.play("build modern_infantry")
    assert peace[1].resources == 20 - 7


def test_game_designer_turns_science_into_culture() -> None:
    """Each lab gives culture equal to its level and 1 science less."""
    board = led("game_designer", workers={"philosophy": 1, "computers": 2})[0]
    assert (board.science_rate, board.culture_rate) == (0 + 2 * 4, 2 * 3)


def test_rock_and_roll_icon_plays_the_best_theater_twice() -> None:
    """2 happy faces, and the culture of one of the best theaters once more."""
    board = led("rock_and_roll_icon", workers={"drama": 1, "movies": 2})[0]
    assert (board.culture_rate, board.happiness) == (2 + 4 + 4 + 4, 3 + 2)


def test_tesla_mines_in_laboratories() -> None:
    """Each lab of level I to III puts a token on its card, worth its level."""
    game = led("nikola_tesla", workers={"bronze": 1, "philosophy": 1, "alchemy": 1, "computers": 1})
    game.play("end")
    assert game[0].resources == 1 + 1 + 3
    assert {name: game[0].stored.get(name) for name in ("bronze", "philosophy", "alchemy", "computers")} == {
        **{"bronze": 1, "philosophy": None, "alchemy": 1, "computers": 1}
    }


def test_tesla_mines_when_mines_produce() -> None:
    """New Deposits: labs produce as well."""
    own = {"leader": "nikola_tesla", "workers": {"computers": 2}, "military_hand": ["rats"]}
    game = scenario(age="III", ask="politics", events=["new_deposits", "raiders"], seats=[own])
    game.play("event rats")
    assert game[0].resources == 2 + 2 * 3


@pytest.mark.parametrize(
    ("code", "price"),
    [
        ("build philosophy", 4),
        ("build printing_press", 5),
        ("upgrade philosophy alchemy", 4),
        ("build religion", 3),
    ],
)
def test_tesla_makes_labs_and_libraries_dear_to_others(code: str, price: int) -> None:
    """1 resource more to build or to upgrade; his own player pays the usual price."""
    board = {"stored": {"bronze": 9}, "technologies": ["printing_press", "alchemy"]}
    game = scenario(age="III", seats=[board, {"leader": "nikola_tesla"}])
    game.play(code)
    assert game[0].resources == 9 - price
    own = led("nikola_tesla", **board)
    own.play(code)
    assert own[0].resources == 9 - (price if "religion" in code else price - 1)
