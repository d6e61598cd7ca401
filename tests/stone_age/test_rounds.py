"""A new round, and the two ways in which the game ends."""

from collections.abc import Mapping
from typing import Any

import pytest

from tests.stone_age.table import Table, scenario


def last_person(players: int = 2, board: Mapping[str, object] | None = None, **changes: Any) -> Table:
    """The last player of the round has one person left, at the tool maker; seat 0 may have its own board."""
    seats: list[Mapping[str, object]] = [{} for _ in range(players)]
    seats[-1] = {"figures": {"tool_maker": 1}}
    seats[0] = board or {}
    return scenario(players, seats=seats, turn=players - 1, **changes)


def next_round(players: int = 2, board: Mapping[str, object] | None = None, **changes: Any) -> Table:
    """As `last_person`, and the round has ended."""
    game = last_person(players, board, **changes)
    game.play("use tool_maker")
    return game


# A new round.


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_start_figure_goes_to_the_left(players: int) -> None:
    """The left neighbour starts the next round, and it goes round the table."""
    game = scenario(players, everybody={"people": 1, "food": 99}, dice=[1] * 99)
    starters = []
    for number in range(1, players + 2):
        assert game.form()["round"] == number
        starters.append(game.asked())
        game.play(*["place 1 hunting_grounds"] * players, *["use hunting_grounds"] * players)
    assert starters == [("place", number % players) for number in range(players + 1)]


def test_the_figure_goes_from_the_last_seat_to_the_first() -> None:
    """Left of the last seat sits the first."""
    game = scenario(3, first=2, seats=[{}, {"figures": {"field": 1}}], turn=1)
    game.play("use field")
    assert game.form()["start_player"] == 0


def test_cards_slide_to_the_right_and_new_ones_follow() -> None:
    """From the left: kept, gone, gone, kept becomes second new, first new, kept, kept."""
    game = next_round(row=["C04", None, None, "C01"], deck_top=["C05", "C06"])
    assert game.row == ["C04", "C01", "C05", "C06"]
    assert game.deck[0] not in ("C05", "C06")


@pytest.mark.parametrize(
    ("row", "expected"),
    [
        (["C01", "C02", "C03", "C04"], ["C01", "C02", "C03", "C04"]),
        ([None, "C02", "C03", "C04"], ["C02", "C03", "C04", "C05"]),
        (["C01", "C02", "C03", None], ["C01", "C02", "C03", "C05"]),
        ([None, "C02", None, "C04"], ["C02", "C04", "C05", "C06"]),
        ([None, None, None, None], ["C05", "C06", "C07", "C08"]),
    ],
)
def test_the_row_is_refilled_from_the_cheap_side(row: list[str | None], expected: list[str]) -> None:
    """What stays becomes cheaper; the first card drawn takes the cheapest free space."""
    assert next_round(row=row, deck_top=["C05", "C06", "C07", "C08"]).row == expected


def test_tools_are_ready_again() -> None:
    """Used tiles are turned back for the next round."""
    game = next_round(board={"tools": [2, 1, 1], "used_tools": [2, 1]})
    assert (game[0].tools, game[0].used) == ([2, 1, 1], [])


def test_spent_one_use_tools_are_not_refreshed() -> None:
    """A card that was turned down stays so."""
    game = next_round(board={"cards": ["C33", "C34"], "one_use_tools": [2]})
    assert game[0].once == [2]


def test_all_places_are_free_again() -> None:
    """Whoever was somewhere may go there again, and what was full or closed is open."""
    game = scenario(everybody={"people": 1, "food": 9})
    game.play("place 1 field", "place 1 tool_maker", "use field", "use tool_maker")
    assert game.asked() == ("place", 1)
    assert {"place 1 field", "place 1 tool_maker", "place 1 forest"} <= set(game.offered())


def test_everything_else_is_kept() -> None:
    """Goods, cards and buildings stay from round to round."""
    board = {"wood": 3, "gold": 1, "cards": ["C01"], "buildings": ["B01"], "food_track": 4}
    game = next_round(board=board)
    assert game[0].goods == (3, 0, 0, 1)
    assert (game[0].cards, game[0].buildings, game[0].track) == (["C01"], ["B01"], 4)


# The end by cards.


def test_too_few_cards_end_the_game_at_once() -> None:
    """The deck cannot fill the row: no new round begins, and the row stays as it is."""
    game = next_round(row=["C01", None, "C03", None], deck=["C05"])
    assert game.over == "cards"
    assert game.asked() is None
    assert game.offered() == []
    assert game.row == ["C01", None, "C03", None]
    assert game.deck == ["C05"]


def test_exactly_enough_cards_let_the_game_go_on() -> None:
    """The deck may become empty."""
    game = next_round(row=["C01", None, "C03", None], deck=["C05", "C06"])
    assert game.over is None
    assert game.row == ["C01", "C03", "C05", "C06"]
    assert game.deck == []


def test_an_empty_deck_with_a_full_row_lets_the_game_go_on() -> None:
    """No space has to be filled, so nothing is missing."""
    game = next_round(row=["C01", "C02", "C03", "C04"], deck=[])
    assert game.over is None
    assert game.asked() == ("place", 1)


def test_the_end_by_cards_comes_after_feeding() -> None:
    """The round is complete: everybody has been fed or has lost the points."""
    game = last_person(row=["C01", None, "C03", None], deck=[], board={"food": 0})
    game.play("use tool_maker")
    assert game.over == "cards"
    assert game[0].score == -10
    assert game[1].food == 7


def test_an_extra_card_can_hasten_the_end() -> None:
    """A drawn card is missing when the row is refilled."""
    for top, ended in [("C32", "cards"), ("C27", None)]:
        game = scenario(
            seats=[{}, {"wood": 1, "figures": {"card_1": 1}}],
            row=[top, "C02", "C03", "C04"],
            deck=["C05"],
            turn=1,
        )
        game.play("use card_1", "pay 1 wood")
        assert game.over == ended
        assert ("last_round" in game.happened()) == (ended is not None)


# The end by buildings.


def test_an_empty_stack_lets_the_round_finish() -> None:
    """The last tile is taken: all actions and the feeding of this round are done, then it is over."""
    game = scenario(
        seats=[
            {"wood": 2, "brick": 1, "food": 0, "figures": {"building_1": 1, "field": 1}},
            {"figures": {"tool_maker": 1}},
        ],
        tiles=["B01"],
        left=[1, 7],
        turn=0,
    )
    game.play("use building_1", "pay 2 wood 1 brick")
    assert game.told("last_round")["by"] == "buildings"
    assert game.over is None
    game.play("use field")
    assert "last_round" not in game.happened()
    assert game.asked() == ("act", 1)
    game.play("use tool_maker")
    assert game.over == "buildings"
    assert game.asked() is None
    assert game[0].score == 10 - 10
    assert game[1].food == 7


@pytest.mark.parametrize(("players", "stack"), [(2, 1), (3, 2), (4, 0)])
def test_one_empty_stack_is_enough(players: int, stack: int) -> None:
    """Any of the stacks in play ends the game."""
    left = [7] * players
    left[stack] = 0
    assert next_round(players, left=left).over == "buildings"


@pytest.mark.parametrize("players", [2, 3])
def test_stacks_out_of_the_game_do_not_end_it(players: int) -> None:
    """With fewer players the spaces without a stack do not count as empty stacks."""
    assert next_round(players, left=[1] * players).over is None


def test_buildings_are_checked_before_the_cards_are_refilled() -> None:
    """Both ends at once: the empty stack decides, and no card is turned up."""
    game = next_round(row=["C01", None, "C03", None], deck=["C05"], left=[0, 7])
    assert game.over == "buildings"
    game = next_round(row=["C01", None, "C03", None], deck_top=["C05", "C06"], left=[0, 7])
    assert game.over == "buildings"
    assert game.row == ["C01", None, "C03", None]


def test_after_the_end_nothing_can_be_done() -> None:
    """No option is offered, and everything is refused."""
    game = next_round(left=[0, 7])
    assert game.why("place 1 forest") == "game-over"
    assert game.happened()[-1] == "game_ended"


def test_hunger_of_the_last_round_counts() -> None:
    """The last feeding can still cost points, or resources."""
    game = last_person(left=[0, 7], board={"food": 0, "wood": 5})
    game.play("use tool_maker")
    assert game.asked() == ("feed", 0)
    game.play("pay 5 wood")
    assert game.over == "buildings"
    assert game.scores()[0].total == 0


@pytest.mark.parametrize("way", ["cards", "buildings"])
def test_the_start_figure_is_handed_on_however_the_game_ends(way: str) -> None:
    """The round ends first, and the start player hands on the figure."""
    game = next_round(deck=[], row=[None] * 4) if way == "cards" else next_round(left=[0, 7])
    assert (game.over, game.form()["start_player"]) == (way, 1)
