"""Leaders: playing and replacing them, and what each of them does."""

from typing import Any

import pytest

from civtable.core.observation import memory_of, room_for, size_of
from civtable.games.through_the_ages.cards.table import CARDS, FIRST_OLD, LEADERS
from civtable.games.through_the_ages.observation.civilizations import MARK_NAMES
from civtable.games.through_the_ages.observation.observer import OBSERVER
from civtable.games.through_the_ages.special.hooks import LEADER_OF, Leader
from civtable.games.through_the_ages.state import ThroughTheAges
from tests.through_the_ages.table import TABLE, Table, scenario


def led(leader: str, **board: Any) -> Table:
    """The first player has this leader, and this board, in the action phase."""
    return scenario(age="III", seats=[{"leader": leader, **board}])


# Playing and replacing.


def test_leader_costs_a_civil_action() -> None:
    """The leader works at once."""
    game = scenario(seats=[{"hand": ["julius_caesar"]}])
    game.play("lead julius_caesar")
    assert game[0].actions == (3, 3)
    assert game[0].strength == 2
    assert game[0].hand == []


def test_leader_needs_a_civil_action() -> None:
    """Also where one would come back."""
    game = scenario(seats=[{"leader": "moses", "hand": ["joan_of_arc"], "civil_used": 4}])
    assert game.why("lead joan_of_arc") == "no_civil_actions"


def test_replacing_gives_a_civil_action_back() -> None:
    """Net price 0; the old leader is out of the game."""
    game = scenario(seats=[{"leader": "moses", "hand": ["joan_of_arc"], "civil_used": 3}])
    game.play("lead joan_of_arc")
    assert game[0].ca == 1
    assert "moses" in game.part("gone")


def test_no_action_back_when_the_old_leader_died_of_age() -> None:
    """Only a replacement gives it."""
    board = {"leader": "moses", "hand": ["joan_of_arc"]}
    game = scenario(deck=["iron"], turn=1, seats=[board])
    game.play("end", "pass", "lead joan_of_arc")
    assert game[0].ca == 3


@pytest.mark.parametrize(("old", "new"), [("julius_caesar", "joan_of_arc")])
def test_replacement_is_settled_in_one_step(old: str, new: str) -> None:
    """One military action goes and one comes: none of the spent ones can be used again."""
    game = scenario(seats=[{"leader": old, "hand": [new], "military_used": 3}])
    game.play(f"lead {new}")
    assert (game[0].ma, game[0].ma_total) == (0, 3)


def test_better_successor_gives_the_difference() -> None:
    """Caesar (+1 military action) to Napoleon (+2): one new action."""
    game = scenario(
        age="II", seats=[{"leader": "julius_caesar", "hand": ["napoleon_bonaparte"], "military_used": 3}]
    )
    game.play("lead napoleon_bonaparte")
    assert (game[0].ma, game[0].ma_total) == (1, 4)


def test_lost_military_action_takes_a_spent_one_first() -> None:
    """Caesar is replaced by Moses: of 3 actions one was spent, so 2 can still be used."""
    game = scenario(
        seats=[{"leader": "julius_caesar", "hand": ["moses"], "military_used": 1, "leaders_taken": ["A"]}]
    )
    game.play("lead moses")
    assert (game[0].ma, game[0].ma_total) == (2, 2)


# Age A.


def test_alexander_strengthens_every_unit() -> None:
    """+1 for each of 2 Warriors and 1 Knights: 4 + 3."""
    assert led("alexander_the_great", workers={"warriors": 2, "knights": 1})[0].strength == 7


@pytest.mark.parametrize(
    ("card", "science"),
    [
        ("iron", 1),
        ("monarchy", 1),
        ("masonry", 1),
        ("rich_land_i", 0),
        ("michelangelo", 0),
        ("great_wall", 0),
    ],
)
def test_aristotle_learns_from_technologies(card: str, science: int) -> None:
    """1 science for every technology taken, governments and specials included; nothing for other cards."""
    game = scenario(row=[card], seats=[{"leader": "aristotle"}])
    game.play(f"take {card}")
    assert game[0].science == science


def test_hammurabi_turns_a_military_action_into_a_civil_one() -> None:
    """Once a turn."""
    game = led("hammurabi", civil_used=4)
    game.play("hammurabi")
    assert game[0].actions == (1, 1)
    assert game.why("hammurabi") == "once_a_turn"
    game.play("destroy bronze")
    assert game[0].actions == (0, 1)


def test_hammurabi_needs_a_military_action() -> None:
    """Without one there is nothing to turn."""
    assert led("hammurabi", military_used=2).why("hammurabi") == "no_military_actions"


def test_hammurabi_works_again_next_turn() -> None:
    """What he gave is gone by then."""
    game = led("hammurabi")
    game.play("hammurabi", "end", "pass", "end", "pass")
    assert game[0].actions == (4, 2)
    assert game.why("hammurabi") is None


def test_hammurabi_makes_leaders_cheaper() -> None:
    """One civil action less: free in spaces 1 to 5, even without actions; wonders cost what they cost."""
    row = ["michelangelo", *[None] * 4, "great_wall"]
    game = scenario(row=row, seats=[{"leader": "hammurabi", "civil_used": 4}])
    game.play("take michelangelo")
    assert game[0].ca == 0
    assert game.why("take great_wall") == "no_civil_actions"


def test_hammurabi_helps_before_he_is_replaced() -> None:
    """4 civil actions and a military one that counts: 5 deeds, and the replacement besides."""
    game = led("hammurabi", hand=["joan_of_arc"], workers={"bronze": 5})
    game.play("hammurabi", "lead joan_of_arc")
    assert game[0].ca == 5
    game.play(*["destroy bronze"] * 5)
    assert game[0].ca == 0


def test_hammurabi_helps_a_revolution() -> None:
    """One of 4 actions is spent: his makes up for it, and all are spent then."""
    game = led("hammurabi", hand=["monarchy"], science=2, civil_used=1)
    assert game.why("revolution monarchy") == "all_civil_actions"
    game.play("hammurabi", "revolution monarchy")
    assert (game[0].ca, game[0].ca_total) == (0, 5)


def test_homer_pays_for_a_unit() -> None:
    """A happy face, and each turn 1 resource for units: Warriors for 1 of one's own."""
    game = scenario(turn=1, seats=[{"leader": "homer", "stored": {"bronze": 1}, "workers": {"bronze": 0}}])
    assert game[0].happiness == 1
    game.play("end", "pass")
    assert game.why("build bronze") == "no_resources"
    game.play("build warriors")
    assert game[0].resources == 0


def test_homer_pays_once_a_turn() -> None:
    """The second unit costs its whole price."""
    board = {"leader": "homer", "stored": {"bronze": 3}, "unused_workers": 2}
    game = scenario(turn=1, seats=[board])
    game.play("end", "pass", "build warriors", "build warriors")
    assert game[0].resources == 0


def test_homer_pays_in_the_turn_he_comes() -> None:
    """At once, and no longer when he has gone."""
    game = scenario(seats=[{"hand": ["homer", "joan_of_arc"], "stored": {"bronze": 1}}])
    game.play("lead homer")
    assert game.why("build warriors") is None
    game.play("lead joan_of_arc")
    assert game.why("build warriors") == "no_resources"


def test_homer_takes_only_his_own_resource_along() -> None:
    """Patriotism's 2 stay when he is replaced; his own, once spent, is not taken twice."""
    board = {"hand": ["homer", "joan_of_arc", "patriotism_i"], "unused_workers": 2}
    game = scenario(seats=[board])
    game.play("lead homer", "play patriotism_i", "lead joan_of_arc")
    assert game.form()["players"][0]["unit_resources"] == 2
    game = scenario(seats=[{**board, "technologies": ["swordsmen"]}])
    game.play("lead homer", "play patriotism_i", "upgrade warriors swordsmen", "lead joan_of_arc")
    assert game.form()["players"][0]["unit_resources"] == 2


def test_what_units_were_paid_with_is_told_of_homer_alone() -> None:
    """Patriotism gives resources for units too: nobody reads there that Homer's was spent."""
    board = {"technologies": ["swordsmen"], "hand": ["patriotism_i"], "unused_workers": 2}
    for leader, told in (("homer", ["homer_spent"]), ("moses", []), (None, [])):
        game = scenario(seats=[{**board, "leader": leader}])
        game.play("play patriotism_i", "upgrade warriors swordsmen")
        assert game.form()["players"][0]["marks"] == ["homer_spent"]
        assert [game.view(seat)["players"][0]["marks"] for seat in (0, 1)] == [told, told]
        assert observed(game.state) == told


def observed(state: ThroughTheAges) -> list[str]:
    """The marks of a player in the numbers that programs learn from."""
    parts = OBSERVER.parts(len(state.players))
    to = room_for(size_of(parts))
    OBSERVER.write(state, 0, to)
    numbers = memory_of(to)
    at = size_of(parts[: [part.name for part in parts].index("self.marks")])
    return [MARK_NAMES[i] for i in range(len(MARK_NAMES)) if numbers[at + i]]


def test_homer_can_stay_beneath_a_wonder() -> None:
    """The wonder has one face more for the rest of the game; then no civil action comes back."""
    board = {"leader": "homer", "hand": ["joan_of_arc"], "wonders": ["hanging_gardens", "colossus"]}
    game = scenario(seats=[board])
    game.play("lead joan_of_arc")
    assert game.offered() == ["pass", "tuck hanging_gardens", "tuck colossus"]
    game.play("tuck hanging_gardens")
    assert (game[0].happiness, game[0].ca) == (3, 3)


def test_homer_need_not_stay() -> None:
    """Without it the replacement gives its civil action back."""
    board = {"leader": "homer", "hand": ["joan_of_arc"], "wonders": ["hanging_gardens"]}
    game = scenario(seats=[board])
    game.play("lead joan_of_arc", "pass")
    assert (game[0].happiness, game[0].ca) == (2, 4)


def test_homer_has_no_wonder_to_go_to() -> None:
    """An unfinished one is no place: he just leaves."""
    game = scenario(seats=[{"leader": "homer", "hand": ["joan_of_arc"], "building": "colossus"}])
    game.play("lead joan_of_arc")
    assert game.asked() == ("act", 0)
    assert game[0].ca == 4


def test_caesar_gives_strength_and_an_action() -> None:
    """+1 strength, +1 military action."""
    board = led("julius_caesar")[0]
    assert (board.strength, board.ma_total) == (2, 3)


def test_moses_makes_population_cheaper() -> None:
    """1 food less; with Frugality too."""
    game = led("moses", stored={"agriculture": 2}, hand=["frugality_a"], yellow_bank=17)
    game.play("population")
    assert game[0].food == 1
    assert game.why("play frugality_a") == "no_food"


# Age I.


def test_barbarossa_recruits() -> None:
    """One military action: population for 1 food less and a unit for 1 resource less; 16 tokens: 2 and 2."""
    board = {"technologies": ["swordsmen"], "yellow_bank": 16, "unused_workers": 0}
    game = led("frederick_barbarossa", stored={"agriculture": 2, "bronze": 2}, **board)
    game.play("barbarossa swordsmen")
    assert (game[0].food, game[0].resources, game[0].unused, game[0].yellow) == (0, 0, 0, 15)
    assert game[0].workers["swordsmen"] == 1
    assert game[0].actions == (4, 1)


@pytest.mark.parametrize(
    ("board", "reason"),
    [
        ({"stored": {"agriculture": 1}}, "no_resources"),
        ({"stored": {"bronze": 1}}, "no_food"),
        ({"stored": {"bronze": 1, "agriculture": 1}, "yellow_bank": 0}, "no_yellow"),
        ({"stored": {"bronze": 1, "agriculture": 1}, "military_used": 2}, "no_military_actions"),
        ({"stored": {"bronze": 1, "agriculture": 1}}, None),
    ],
)
def test_barbarossa_needs_both_parts(board: dict[str, object], reason: str | None) -> None:
    """Population (2 - 1 food) and Warriors (2 - 1 resources)."""
    assert led("frederick_barbarossa", **board).why("barbarossa warriors") == reason


def test_genghis_khan_mounts_infantry() -> None:
    """Heavy Cavalry (3 cavalry, 4) with 2 Swordsmen and 1 Knights is an army: 6 + 4."""
    board = {"workers": {"warriors": 0, "swordsmen": 2, "knights": 1}, "tactic": "heavy_cavalry"}
    shared = ["heavy_cavalry"]
    game = scenario(seats=[{"leader": "genghis_khan", **board}], shared_tactics=shared)
    assert game[0].strength == 10
    assert scenario(seats=[board], shared_tactics=shared)[0].strength == 6


def test_genghis_khan_still_leads_infantry_for_the_great_wall() -> None:
    """2 Warriors as cavalry are infantry for the wall: 2 + 2."""
    board = {"leader": "genghis_khan", "workers": {"warriors": 2}, "wonders": ["great_wall"]}
    assert scenario(seats=[board])[0].strength == 4


@pytest.mark.parametrize(
    ("strengths", "culture"),
    [
        ([1, 1], 3),
        ([1, 2], 0),
        ([2, 1], 3),
        ([1, 2, 0], 3),
        ([1, 2, 1], 3),
        ([1, 2, 2], 0),
        ([1, 1, 1, 2], 3),
    ],
)
def test_genghis_khan_is_feared(strengths: list[int], culture: int) -> None:
    """3 culture at the end of the turn among the two strongest (two players: the strongest); ties are won."""
    seats: list[dict[str, object]] = [{"workers": {"warriors": strength}} for strength in strengths]
    seats[0]["leader"] = "genghis_khan"
    game = scenario(len(strengths), seats=seats)
    assert game[0].culture_rate == 0
    game.play("end")
    assert game[0].culture == culture


def test_joan_fights_with_faith() -> None:
    """+1 culture, +1 military action, and strength for faces on temples and government."""
    board = led("joan_of_arc", workers={"religion": 2, "drama": 1}, government="theocracy")[0]
    assert (board.culture_rate, board.ma_total) == (1 + 2 + 2 + 1, 4)
    assert board.strength == 1 + 1 + 3


def test_joan_counts_the_faces_of_st_peter() -> None:
    """2 Religion and Theocracy with St. Peter's: 2 x 2 + 2 = +6 strength."""
    board = {"workers": {"religion": 2}, "government": "theocracy", "wonders": ["st_peters_basilica"]}
    assert led("joan_of_arc", **board)[0].strength == 1 + 1 + 6


def test_joan_foresees_the_next_event() -> None:
    """At the start of her politics phase."""
    game = scenario(turn=1, seats=[{"leader": "joan_of_arc"}], events=["rats"])
    game.play("end")
    assert game.view(0)["next_event"] == "rats"
    assert game.view(1)["next_event"] is None


@pytest.mark.parametrize("leader", ["leonardo_da_vinci", "isaac_newton", "albert_einstein"])
@pytest.mark.parametrize(
    ("workers", "science"),
    [
        ({"alchemy": 1, "journalism": 1}, 2 + 2 + 2),
        ({"alchemy": 2, "printing_press": 1}, 4 + 1 + 1),
        ({"philosophy": 2}, 2),
        ({"computers": 2}, 10 + 3),
        ({}, 0),
    ],
)
def test_best_lab_or_library_gives_its_level(leader: str, workers: dict[str, int], science: int) -> None:
    """One building, labs and libraries together: Alchemy and Journalism give +2, not +3."""
    assert led(leader, workers={"philosophy": 0, **workers})[0].science_rate == science


def test_leonardo_invents() -> None:
    """1 resource for every technology that he develops."""
    game = led("leonardo_da_vinci", hand=["masonry"], science=3)
    game.play("develop masonry")
    assert game[0].resources == 1


def test_michelangelo_counts_faces() -> None:
    """Temples, theaters and wonders: Theology 2, Drama 1, Hanging Gardens 2; arenas do not count."""
    board = {"theology": 1, "drama": 1, "bread_and_circuses": 1}
    assert led("michelangelo", workers=board, wonders=["hanging_gardens"])[0].culture_rate == 4 + 5


def test_michelangelo_gets_nothing_from_ruins() -> None:
    """A ruin has lost its faces: only its 2 culture stay."""
    board = {"wonders": ["hanging_gardens"], "ruins": ["hanging_gardens"]}
    assert led("michelangelo", **board)[0].culture_rate == 2


def test_michelangelo_ignores_sad_faces_and_the_limit_of_eight() -> None:
    """Four Organized Religion: 12 culture for 12 faces besides their own 4; Kremlin takes none."""
    board = {"workers": {"organized_religion": 4}, "wonders": ["kremlin"]}
    assert led("michelangelo", **board)[0].culture_rate == 4 + 12 + 2


def test_michelangelo_takes_wonders_without_surcharge() -> None:
    """Two completed wonders and space 1: one civil action."""
    board = {"leader": "michelangelo", "wonders": ["colossus", "hanging_gardens"]}
    game = scenario(row=["great_wall"], seats=[board])
    game.play("take great_wall")
    assert game[0].ca == 3


# Age II.


def test_shakespeare_counts_pairs() -> None:
    """A happy face; 2 libraries and 3 theaters: +4 culture."""
    board = led("william_shakespeare", workers={"printing_press": 2, "drama": 3})[0]
    assert board.culture_rate == 2 + 6 + 4
    assert board.happiness == 3 + 1


@pytest.mark.parametrize(
    ("owned", "card", "discount"),
    [
        *(("printing_press", "drama", 1), ("drama", "printing_press", 1)),
        *(("drama", "opera", 0), ("printing_press", "journalism", 0), ("alchemy", "drama", 0)),
    ],
)
def test_shakespeare_makes_the_other_kind_cheaper(owned: str, card: str, discount: int) -> None:
    """With a library theaters cost 1 resource and 1 science less, with a theater libraries do."""
    price, science = TABLE[card].resource_cost, TABLE[card].science_cost
    board = {"workers": {owned: 1}, "hand": [card], "science": 9, "stored": {"bronze": 12}}
    game = led("william_shakespeare", **board)
    game.play(f"develop {card}", f"build {card}")
    assert game[0].science == 9 - science + discount
    assert game[0].resources == 12 - price + discount


def test_shakespeare_changes_no_upgrade() -> None:
    """Theater to theater: both prices are 1 less, the difference stays 4."""
    board = {"workers": {"printing_press": 1, "drama": 1}, "technologies": ["opera"], "stored": {"bronze": 4}}
    game = led("william_shakespeare", **board)
    game.play("upgrade drama opera")
    assert game[0].resources == 0


def test_newton_gives_the_action_back() -> None:
    """Developing is free of actions, but one has to be there."""
    game = led("isaac_newton", hand=["masonry", "iron"], science=8, civil_used=3)
    game.play("develop masonry", "develop iron")
    assert game[0].ca == 1


def test_newton_works_with_breakthrough() -> None:
    """The card's action comes back."""
    game = led("isaac_newton", hand=["masonry", "breakthrough_i"], science=3)
    game.play("play breakthrough_i")
    assert (game[0].ca, game[0].science) == (4, 2)


def test_newton_leaves_one_action_after_a_revolution() -> None:
    """All are spent, then one comes back."""
    game = led("isaac_newton", hand=["monarchy"], science=2)
    game.play("revolution monarchy")
    assert (game[0].ca, game[0].ca_total) == (1, 5)


@pytest.mark.parametrize(("colonies", "culture"), [(0, 0), (1, 2), (2, 3), (3, 4)])
def test_cook_counts_colonies(colonies: int, culture: int) -> None:
    """0, 2, 3, 4 culture for 0, 1, 2, 3 colonies."""
    territories = ["developed_territory_i", "inhabited_territory_i", "wealthy_territory_i"]
    assert led("james_cook", colonies=territories[:colonies])[0].culture_rate == culture


def test_bach_makes_theaters_better_and_cheaper() -> None:
    """+1 culture for each theater; theater technologies cost 2 science less."""
    game = led("j_s_bach", workers={"drama": 2}, hand=["opera", "journalism"], science=11)
    assert game[0].culture_rate == 4 + 2
    game.play("develop opera", "develop journalism")
    assert game[0].science == 0


@pytest.mark.parametrize(
    ("old", "new", "price"),
    [
        *(("philosophy", "drama", 1), ("scientific_method", "opera", 0), ("alchemy", "drama", 0)),
        *(("bread_and_circuses", "movies", 8), ("printing_press", "opera", 5)),
    ],
)
def test_bach_turns_buildings_into_theaters(old: str, new: str, price: int) -> None:
    """The difference of the prices, never below 0, for a civil action."""
    game = led("j_s_bach", workers={old: 1}, technologies=[new], stored={"bronze": 9})
    game.play(f"bach {old} {new}")
    assert game[0].resources == 9 - price
    assert game[0].ca == 3
    assert game[0].workers[new] == 1
    assert old not in game[0].workers


def test_bach_works_once_a_turn() -> None:
    """And not to a lower level, nor for theaters themselves."""
    board = {"workers": {"philosophy": 2, "scientific_method": 1}, "technologies": ["drama"]}
    game = led("j_s_bach", stored={"bronze": 9}, **board)
    assert game.offered("bach") == ["bach philosophy drama"]
    game.play("bach philosophy drama")
    assert game.why("bach philosophy drama") == "once_a_turn"


def test_bach_keeps_the_urban_limit() -> None:
    """Two theaters under Despotism: no third one."""
    game = led("j_s_bach", workers={"drama": 2}, stored={"bronze": 9})
    assert game.why("bach philosophy drama") == "urban_limit"


@pytest.mark.parametrize(
    ("units", "strength"),
    [
        ({"warriors": 0}, 0),
        ({"warriors": 2}, 2 + 2),
        ({"swordsmen": 1}, 3 + 2),
        ({"knights": 1, "cannon": 1}, 1 + 2 + 3 + 6),
        ({"knights": 1, "cannon": 1, "air_forces": 1}, 1 + 2 + 3 + 5 + 8),
    ],
)
def test_napoleon_likes_many_kinds_of_units(units: dict[str, int], strength: int) -> None:
    """+2 military actions, and +2 strength for each kind of unit, levels do not matter."""
    board = led("napoleon_bonaparte", workers=units)[0]
    assert (board.strength, board.ma_total) == (strength, 4)


# Robespierre: see the governments.

# Age III.


def test_churchill_speaks_once_a_turn() -> None:
    """3 culture, also in the turn he comes."""
    game = scenario(age="III", seats=[{"hand": ["winston_churchill"]}])
    game.play("lead winston_churchill", "churchill culture")
    assert game[0].culture == 3
    assert game.why("churchill army") == "once_a_turn"


def test_churchill_arms() -> None:
    """3 science for unit technologies and 3 resources for units, spent first and gone with the turn."""
    board = {"hand": ["knights", "masonry"], "science": 2, "technologies": ["swordsmen"]}
    game = led("winston_churchill", **board)
    game.play("churchill army")
    assert game.why("develop masonry") == "no_science"
    assert game.why("build religion") == "no_resources"
    game.play("develop knights", "build swordsmen")
    assert (game[0].science, game[0].resources) == (0, 0)


def test_churchill_leaves_nothing_behind() -> None:
    """What is not used in the turn vanishes."""
    game = led("winston_churchill", unused_workers=1)
    game.play("churchill army", "end")
    form = game.form()["players"][0]
    assert (form["unit_resources"], form["unit_science"]) == (0, 0)
    assert game[0].resources == 2


def test_einstein_publishes() -> None:
    """3 culture for every technology developed, also for one that a better one replaces at once."""
    game = led("albert_einstein", hand=["masonry"], specials=["architecture"], science=3)
    game.play("develop masonry")
    assert game[0].culture == 3
    assert game[0].specials == ["architecture"]


def test_chaplin_doubles_one_theater() -> None:
    """2 happy faces; 2 workers on Movies: 4 + 8 = 12 culture, the lower Drama counts once."""
    assert led("charlie_chaplin", workers={"movies": 2})[0].culture_rate == 12
    board = led("charlie_chaplin", workers={"movies": 1, "drama": 1})[0]
    assert board.culture_rate == 8 + 2
    assert board.happiness == 2 + 2


@pytest.mark.parametrize(
    ("workers", "science", "culture"),
    [({"computers": 2}, 8, 6), ({"philosophy": 1}, 0, 0), ({"alchemy": 1, "philosophy": 1}, 1, 1)],
)
def test_sid_meier_plays(workers: dict[str, int], science: int, culture: int) -> None:
    """Each lab gives culture equal to its level and 1 science less."""
    board = led("sid_meier", workers={"philosophy": 0, **workers})[0]
    assert (board.science_rate, board.culture_rate) == (science, culture)


def test_gandhi_gives_culture() -> None:
    """+2 culture; what he means for wars belongs to politics."""
    assert led("mahatma_gandhi")[0].culture_rate == 2


def test_gates_produces_with_labs() -> None:
    """2 workers on Computers and 1 on Alchemy: 3 tokens worth 7 resources; Philosophy gives nothing."""
    workers = {"computers": 2, "alchemy": 1, "philosophy": 1, "bronze": 0}
    game = led("bill_gates", workers=workers, yellow_bank=18)
    game.play("end")
    board = game[0]
    assert board.resources == 7
    assert board.stored == {"agriculture": 2, "alchemy": 1, "computers": 2}


def test_gates_pays_and_changes_with_labs() -> None:
    """A token moves from Computers (3) down to Alchemy (1): 2 resources paid."""
    game = led("bill_gates", stored={"computers": 1}, technologies=["alchemy"], blue_bank=0)
    game.play("build bronze")
    assert game[0].resources == 1


def test_gates_gains_onto_labs() -> None:
    """3 resources are one token on Computers."""
    game = led("bill_gates", hand=["reserves_ii"], technologies=["computers"], blue_bank=1)
    game.play("play reserves_ii", "gain 0 food 3 resources")
    assert game[0].stored == {"computers": 1}


def test_gates_leaves_his_resources() -> None:
    """They can be spent after he has gone; but then labs take no new ones and do not produce."""
    board = {"stored": {"computers": 2}, "technologies": ["computers", "alchemy"], "hand": ["reserves_ii"]}
    workers = {"computers": 1, "bronze": 0, "agriculture": 0, "philosophy": 0}
    game = scenario(age="III", seats=[{"workers": workers, **board}])
    assert game[0].resources == 6
    game.play("play reserves_ii", "gain 0 food 3 resources")
    assert game[0].stored == {"computers": 2, "bronze": 3}
    game.play("build warriors", "end")
    assert game[0].stored == {"computers": 2, "bronze": 1}


def test_gates_without_tokens_breaks_nothing_into_labs() -> None:
    """After he has gone change goes to mines only."""
    stored = {"computers": 1, "alchemy": 1}
    game = scenario(age="III", seats=[{"stored": stored, "workers": {"bronze": 0}}])
    game.play("build warriors")
    assert game[0].resources == 2
    assert game[0].stored["bronze"] == 1


def test_corruption_takes_resources_from_labs() -> None:
    """6 of 6: two tokens on Computers."""
    workers = {"bronze": 0, "agriculture": 0, "philosophy": 0}
    game = led("bill_gates", workers=workers, stored={"computers": 2}, blue_bank=0)
    game.play("end")
    assert (game[0].resources, game[0].blue) == (0, 2)


def test_gates_scores_when_he_is_replaced() -> None:
    """Culture equal to the levels of all labs."""
    workers = {"computers": 2, "alchemy": 1, "philosophy": 1}
    game = led("bill_gates", workers=workers, hand=["isaac_newton"], leaders_taken=["II", "III"])
    game.play("lead isaac_newton")
    assert game[0].culture == 7


# All of them.


def test_every_leader_is_known_to_the_rules() -> None:
    """Twelve change ratings in a way of their own, the others do something else; nobody is left out."""
    ratings = {
        *("alexander_the_great", "joan_of_arc", "leonardo_da_vinci", "michelangelo", "william_shakespeare"),
        *("isaac_newton", "james_cook", "j_s_bach", "napoleon_bonaparte", "albert_einstein"),
        *("charlie_chaplin", "sid_meier"),
    }
    deeds = {
        *("aristotle", "hammurabi", "homer", "julius_caesar", "moses", "christopher_columbus"),
        *("frederick_barbarossa", "genghis_khan", "maximilien_robespierre", "winston_churchill"),
        *("mahatma_gandhi", "bill_gates"),
    }
    leaders = [number for number in LEADERS if number < FIRST_OLD]
    names = {CARDS[number].id for number in leaders}
    assert names == ratings | deeds
    assert len(names) == 24
    rated = [number for number in leaders if type(LEADER_OF[number]).tally is not Leader.tally]
    assert {CARDS[number].id for number in rated} == ratings
    assert [CARDS[number].id for number in leaders if type(LEADER_OF[number]) is Leader] == []
