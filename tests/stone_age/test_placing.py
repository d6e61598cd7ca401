"""Phase 1: people are placed on the board."""

import pytest

from civtable.core.errors import BadCode, IllegalOption
from tests.stone_age.table import scenario

PITS = ["forest", "clay_pit", "quarry", "river"]


def places(offered: list[str]) -> set[str]:
    """The places among the codes for placing."""
    return {code.split()[2] for code in offered}


# Turns.


def test_the_start_player_begins_and_the_left_neighbour_follows() -> None:
    """The start player places first, then clockwise."""
    game = scenario(players=3, first=1)
    order = []
    for code in ["place 1 forest", "place 1 forest", "place 1 river", "place 1 river"]:
        order.append(game.asked())
        game.play(code)
    assert order == [("place", 1), ("place", 2), ("place", 0), ("place", 1)]


def test_at_least_one_person_is_placed() -> None:
    """On a turn one has to place at least one person; there is nothing like passing."""
    game = scenario()
    assert all(code.startswith("place ") for code in game.offered())
    for code in ["pass", "place 0 forest", "place forest"]:
        with pytest.raises(BadCode):
            game.play(code)


def test_one_place_per_turn_with_as_many_people_as_one_likes() -> None:
    """A turn fills one place, with any number that one has and that fits; then the next player is asked."""
    game = scenario()
    assert [code for code in game.offered() if "forest" in code] == [f"place {n} forest" for n in range(1, 6)]
    game.play("place 3 forest")
    assert game[0].figures == {"forest": 3}
    assert game[0].at_home == 2
    assert game.asked() == ("place", 1)


def test_nobody_places_more_people_than_are_at_home() -> None:
    """Only people on one's own board can be placed."""
    game = scenario(seats=[{"figures": {"river": 3}}])
    assert game.why("place 3 forest") == "too_few_people"
    assert game.why("place 2 forest") is None


def test_placing_goes_on_until_everybody_has_placed_everybody() -> None:
    """Who has no people left is skipped, while the others go on placing."""
    game = scenario()
    game.play("place 5 forest", "place 1 river", "place 1 quarry", "place 1 clay_pit", "place 1 card_1")
    assert game.asked() == ("place", 1)
    game.play("place 1 card_2")
    assert game.asked() == ("act", 0)


def test_phase_two_begins_with_the_start_player() -> None:
    """When nobody can place any more, the start player uses people, whoever placed last."""
    game = scenario(players=3, first=2, everybody={"people": 1})
    game.play("place 1 forest", "place 1 river", "place 1 quarry")
    assert game.asked() == ("act", 2)


def test_nobody_may_pass_while_a_place_is_free() -> None:
    """With people at home and the hunting grounds not visited there is always somewhere to go."""
    full = {"tool_maker": 1, "field": 1, "forest": 1, "clay_pit": 1, "quarry": 1, "river": 1, "card_1": 1}
    more = {"card_2": 1, "card_3": 1, "card_4": 1, "building_1": 1, "building_2": 1}
    game = scenario(seats=[{"people": 2}, {"people": 10, "figures": full | {"card_2": 1}}], first=0)
    assert places(game.offered()) == {"hunting_grounds", "card_3", "card_4", "building_1", "building_2"}
    game = scenario(
        seats=[{"people": 7, "figures": more}, {"people": 10, "figures": full | {"hunting_grounds": 2}}]
    )
    assert game.offered() == ["place 1 hunting_grounds", "place 2 hunting_grounds"]


def test_who_fits_nowhere_is_skipped_and_keeps_the_person_at_home() -> None:
    """One person left, hunting done, only the hut free: the hut needs two, so the player is skipped."""
    game = scenario(
        players=4,
        seats=[
            {"people": 4, "figures": {"hunting_grounds": 1, "river": 2}},
            {"people": 9, "figures": {"forest": 7, "tool_maker": 1}},
            {"people": 10, "figures": {"clay_pit": 7, "field": 1, "river": 2}},
            {"people": 10, "figures": {"quarry": 7, "river": 3}},
        ],
        row=[None] * 4,
        left=[0] * 4,
        steps=[{"ask": "place", "seat": 1}],
    )
    assert game.offered() == ["place 1 hunting_grounds"]
    assert game.why("place 2 hut") == "too_few_people"
    game.play("place 1 hunting_grounds")
    assert game[0].at_home == 1
    assert game.asked() == ("act", 0)


def test_a_single_place_to_go_to_is_still_asked() -> None:
    """Placing is the player's own act, so it is asked even if there is only one option."""
    game = scenario(
        seats=[
            {"people": 4, "figures": {"tool_maker": 1, "forest": 1, "clay_pit": 1}},
            {"people": 3, "figures": {"field": 1, "quarry": 1, "river": 1}},
        ],
        row=[None] * 4,
        left=[0, 0],
    )
    assert game.asked() == ("place", 0)
    assert game.offered() == ["place 1 hunting_grounds"]


# Places.


def test_free_rings_do_not_let_anybody_return() -> None:
    """A place where one already has people may not be chosen again in that round, rings or not."""
    game = scenario(players=4)
    game.play("place 2 forest", "place 1 forest", "place 1 river", "place 1 river")
    assert game.asked() == ("place", 0)
    assert "forest" not in places(game.offered())
    assert game.why("place 1 forest") == "already_there"


def test_the_tool_maker_has_room_for_one_person() -> None:
    """One person fills the tool maker."""
    game = scenario(players=4)
    game.play("place 1 tool_maker")
    assert game.why("place 1 tool_maker") == "taken"
    with pytest.raises(BadCode):
        game.why("place 2 tool_maker")


def test_the_hut_takes_exactly_two_people_of_one_player() -> None:
    """Who chooses the hut puts two people there at once, and it is full."""
    game = scenario(players=4)
    with pytest.raises(BadCode):
        game.why("place 1 hut")
    game.play("place 2 hut")
    assert game[0].at_home == 3
    assert game.why("place 2 hut") == "taken"


def test_the_hut_is_closed_to_who_has_one_person_left() -> None:
    """Two people are needed at once; one is too few."""
    game = scenario(everybody={"people": 1})
    assert "hut" not in places(game.offered())
    assert game.why("place 2 hut") == "too_few_people"


def test_the_field_has_room_for_one_person() -> None:
    """One person fills the field."""
    game = scenario(players=4)
    game.play("place 1 field")
    assert game.why("place 1 field") == "taken"


def test_the_hunting_grounds_have_no_limit() -> None:
    """Any number of people of all players may hunt."""
    game = scenario(players=4, everybody={"people": 10})
    for _ in range(4):
        assert "place 10 hunting_grounds" in game.offered()
        game.play("place 9 hunting_grounds")
    assert [game[seat].figures for seat in range(4)] == [{"hunting_grounds": 9}] * 4


def test_everybody_hunts_once_a_round() -> None:
    """The hunting grounds have no rings, but each player goes there only once a round."""
    game = scenario()
    game.play("place 1 hunting_grounds", "place 1 hunting_grounds")
    assert game.why("place 1 hunting_grounds") == "already_there"


@pytest.mark.parametrize("pit", PITS)
def test_seven_rings_are_shared_by_all(pit: str) -> None:
    """Forest, clay pit, quarry and river hold seven people in all."""
    game = scenario(players=4, everybody={"people": 10})
    assert f"place 7 {pit}" in game.offered()
    game.play(f"place 4 {pit}")
    assert [code for code in game.offered() if pit in code] == [f"place {n} {pit}" for n in (1, 2, 3)]
    assert game.why(f"place 4 {pit}") == "rings_taken"
    game.play(f"place 2 {pit}", f"place 1 {pit}")
    assert game.why(f"place 1 {pit}") == "rings_taken"
    assert pit not in places(game.offered())


@pytest.mark.parametrize("pit", PITS)
def test_nobody_puts_more_than_seven_in_a_pit(pit: str) -> None:
    """Seven rings are the most for one player, too."""
    game = scenario(players=2, everybody={"people": 10})
    with pytest.raises(BadCode):
        game.why(f"place 8 {pit}")


def test_the_four_pits_are_separate_places() -> None:
    """Rings taken in one of them do not matter in the others."""
    game = scenario(players=4, everybody={"people": 10})
    game.play("place 7 forest")
    for pit in PITS[1:]:
        assert f"place 7 {pit}" in game.offered()


@pytest.mark.parametrize("kind", ["card", "building"])
def test_a_card_or_building_takes_one_person(kind: str) -> None:
    """Each card and each building has room for one person, and they are taken in any order."""
    game = scenario(players=4)
    game.play(f"place 1 {kind}_3")
    assert game.why(f"place 1 {kind}_3") == "taken"
    left = {f"{kind}_{n}" for n in (1, 2, 4)}
    assert {place for place in places(game.offered()) if kind in place} == left


@pytest.mark.parametrize("kind", ["card", "building"])
def test_one_player_may_stand_on_several_cards_or_buildings(kind: str) -> None:
    """Every card slot and every stack is a place of its own, for the same player too."""
    game = scenario(players=2)
    game.play(f"place 1 {kind}_2", "place 1 forest", f"place 1 {kind}_1")
    assert game[0].figures == {f"{kind}_1": 1, f"{kind}_2": 1}


@pytest.mark.parametrize(("players", "closed"), [(2, [3, 4]), (3, [4]), (4, [])])
def test_only_the_stacks_of_this_number_of_players_are_there(players: int, closed: list[int]) -> None:
    """With two or three players the other building spaces stay empty."""
    game = scenario(players=players)
    for stack in range(1, 5):
        expected = "stack_not_in_play" if stack in closed else None
        assert game.why(f"place 1 building_{stack}") == expected


def test_nobody_stands_where_no_card_or_tile_lies() -> None:
    """An empty space is no place. It arises only in positions set up by hand."""
    game = scenario(row=["C11", None, "C12", "C14"], left=[7, 0])
    assert game.why("place 1 card_2") == "no_card_there"
    assert game.why("place 1 building_2") == "stack_empty"
    assert places(game.offered()).isdisjoint({"card_2", "building_2"})


# Fewer players.


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize(
    ("first", "second", "third"),
    [
        ("1 tool_maker", "2 hut", "1 field"),
        ("1 field", "1 tool_maker", "2 hut"),
        ("2 hut", "1 field", "1 tool_maker"),
    ],
)
def test_with_two_or_three_players_one_village_place_stays_empty(
    players: int, first: str, second: str, third: str
) -> None:
    """Of tool maker, hut and field only two are occupied in a round, whichever they are."""
    game = scenario(players=players)
    game.play(f"place {first}")
    assert game.why(f"place {third}") is None
    game.play(f"place {second}")
    assert game.why(f"place {third}") == "village_full"
    assert f"place {third}" not in game.offered()


def test_one_player_may_occupy_both_village_places() -> None:
    """The limit is on places, not on players: one may take two, and the third is closed for all."""
    game = scenario(players=2)
    game.play("place 1 tool_maker", "place 1 forest", "place 1 field")
    assert game.why("place 2 hut") == "village_full"
    game.play("place 1 river")
    assert game.why("place 2 hut") == "village_full"


def test_with_four_players_all_village_places_may_be_occupied() -> None:
    """The limit is for two and three players only."""
    game = scenario(players=4)
    game.play("place 1 tool_maker", "place 2 hut")
    assert game.why("place 1 field") is None


@pytest.mark.parametrize("pit", PITS)
def test_with_two_players_only_one_stands_in_a_pit(pit: str) -> None:
    """With two players each of the four places is for one player a round, however many rings are free."""
    game = scenario(players=2)
    game.play(f"place 1 {pit}")
    assert game.why(f"place 1 {pit}") == "pit_closed"
    assert pit not in places(game.offered())


@pytest.mark.parametrize("pit", PITS)
def test_with_three_players_two_stand_in_a_pit(pit: str) -> None:
    """With three players each of the four places is for two players a round."""
    game = scenario(players=3)
    game.play(f"place 2 {pit}")
    assert game.why(f"place 2 {pit}") is None
    game.play(f"place 2 {pit}")
    assert game.why(f"place 1 {pit}") == "pit_closed"
    assert pit not in places(game.offered())


@pytest.mark.parametrize("pit", PITS)
def test_with_four_players_all_may_stand_in_a_pit(pit: str) -> None:
    """With four players only the rings limit the four places."""
    game = scenario(players=4)
    game.play(*[f"place 1 {pit}"] * 3)
    assert game.why(f"place 1 {pit}") is None


@pytest.mark.parametrize("players", [2, 3])
def test_hunting_is_not_restricted_by_the_number_of_players(players: int) -> None:
    """The limits for fewer players leave hunting, cards and buildings alone."""
    game = scenario(players=players)
    for seat in range(players - 1):
        game.play("place 1 hunting_grounds")
        assert game.why("place 1 hunting_grounds") is None, seat
    game.play("place 1 hunting_grounds", "place 1 card_1")
    assert game.why("place 1 card_2") is None


# At the ends of the tracks.


@pytest.mark.parametrize(
    ("board", "code"),
    [
        ({"people": 10}, "place 2 hut"),
        ({"food_track": 10}, "place 1 field"),
        ({"tools": [4, 4, 4]}, "place 1 tool_maker"),
    ],
)
def test_a_village_place_without_gain_may_be_occupied(board: dict[str, object], code: str) -> None:
    """No rule forbids standing where one can gain nothing: it blocks others. So it also counts as free."""
    game = scenario(seats=[board])
    assert code in game.offered()


# What is not placing.


@pytest.mark.parametrize("code", ["use forest", "decline", "tools none", "pay 1 wood", "pick 1", "starve"])
def test_while_placing_only_placing_is_possible(code: str) -> None:
    """Phase 1 ends before anything else is done."""
    game = scenario(everybody={"wood": 3})
    assert game.why(code) == "not_now_place"
    with pytest.raises(IllegalOption):
        game.play(code)
    assert game.asked() == ("place", 0)


def test_the_two_resources_card_waits_for_the_action_turn() -> None:
    """The card for two resources is used on one's action turn or when food is short, not while placing."""
    game = scenario(seats=[{"cards": ["C36"], "any_two_resources": True}])
    assert game.why("take 2 gold") == "not_now_place"
