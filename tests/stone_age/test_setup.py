"""Setting up: what the table looks like before the first person is placed."""

import pytest

from civtable.core.errors import BadSetting
from civtable.core.rng import fast_rng, secure_rng
from civtable.games.stone_age import GAME
from tests.stone_age.table import BUILDINGS, CARDS, Table

PLAYERS = [2, 3, 4]


def new_game(players: int, seed: str = "set-up") -> Table:
    return Table(GAME.start({}, players, fast_rng(seed)))


@pytest.mark.parametrize("players", PLAYERS)
def test_everybody_starts_with_five_people_and_twelve_food(players: int) -> None:
    """Each player board gets five people and twelve food, and nothing else."""
    game = new_game(players)
    assert len(game.form()["players"]) == players
    for seat in range(players):
        board = game[seat]
        assert (board.people, board.at_home, board.food) == (5, 5, 12)
        assert board.goods == (0, 0, 0, 0)
        assert (board.tools, board.used, board.once) == ([], [], [])
        assert (board.cards, board.buildings) == ([], [])
        assert not board.two_resources
        assert board.drawn is None


@pytest.mark.parametrize("players", PLAYERS)
def test_both_markers_start_at_zero(players: int) -> None:
    """The food marker stands on 0, the scoring marker at the beginning of its track."""
    game = new_game(players)
    assert [(game[seat].track, game[seat].score) for seat in range(players)] == [(0, 0)] * players


@pytest.mark.parametrize("players", PLAYERS)
def test_four_cards_lie_open_with_any_number_of_players(players: int) -> None:
    """Four spaces get a card each; the rest is a face-down deck (the note on player numbers is a slip)."""
    game = new_game(players)
    assert len(game.deck) == 32
    assert sorted([*(card or "" for card in game.row), *game.deck]) == CARDS


def test_cards_are_laid_out_from_the_right() -> None:
    """The first card turned up goes to the rightmost space, which is the cheap one."""
    state = GAME.start({}, 2, fast_rng("set-up"))
    drawn = [*reversed(state.deck)][:4]
    assert state.row == drawn


@pytest.mark.parametrize("players", PLAYERS)
def test_there_is_a_stack_of_seven_buildings_per_player(players: int) -> None:
    """Four stacks of seven are made; as many as there are players are used, the others leave the game."""
    game = new_game(players)
    assert [len(stack) for stack in game.stacks] == [7] * players
    box: list[str] = game.form()["building_box"]
    assert len(box) == 7 * (4 - players)
    assert sorted([tile for stack in game.stacks for tile in stack] + box) == BUILDINGS


@pytest.mark.parametrize("players", PLAYERS)
def test_only_the_top_tile_of_a_stack_is_turned_up(players: int) -> None:
    """The top tile of each stack is open, the others are face down."""
    game = new_game(players)
    assert game.view()["stacks"] == [{"open": stack[0], "left": 7} for stack in game.stacks]


@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_seat_has_the_start_figure(players: int) -> None:
    """Who starts is free to choose; here it is always seat 0, whoever sits there."""
    game = new_game(players)
    assert game.form()["start_player"] == 0
    assert game.form()["round"] == 1
    assert game.asked() == ("place", 0)


def test_cards_and_buildings_are_shuffled() -> None:
    """Every game has another order; the same seed has the same one."""
    one, same, other = new_game(4), new_game(4), new_game(4, "another")
    assert one.form() == same.form()
    assert one.row + one.deck != other.row + other.deck
    assert one.stacks != other.stacks
    assert one.deck != sorted(one.deck)


def test_a_table_with_people_can_use_the_secure_generator() -> None:
    """The set-up draws from whatever generator the table has."""
    game = Table(GAME.start({}, 4, secure_rng("seed")))
    assert len(set(game.deck)) == 32
    GAME.check(game.state)


@pytest.mark.parametrize("players", [-1, 0, 1, 5])
def test_two_to_four_can_play(players: int) -> None:
    """The game is for two to four players."""
    with pytest.raises(BadSetting) as error:
        GAME.start({}, players, fast_rng("seed"))
    assert error.value.reason.key == "setting-seats"
