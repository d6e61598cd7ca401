"""What is hidden, and from whom."""

import json
from typing import Any

import pytest

from civtable.core.game import SPECTATOR
from civtable.core.rng import fast_rng
from civtable.games.stone_age import GAME
from tests.stone_age.table import BUILDINGS, Table, scenario


def drawn(**changes: Any) -> Table:
    """Seat 1 of three took the extra card and drew C05 from the deck."""
    game = scenario(
        3,
        seats=[{}, {"wood": 1, "figures": {"card_1": 1, "field": 1}}],
        first=1,
        turn=1,
        row=["C32"],
        deck_top=["C05"],
        **changes,
    )
    game.play("use card_1", "pay 1 wood")
    return game


def test_the_drawn_card_is_known_to_its_owner_only() -> None:
    """Others see that a card was drawn, not which."""
    game = drawn()
    mine = game.view(1)["players"][1]
    assert (mine["cards"], mine["drawn_card"]) == (["C05", "C32"], "C05")
    for seat in (0, 2, SPECTATOR):
        theirs = game.view(seat)["players"][1]
        assert (theirs["cards"], theirs["drawn_card"]) == (["C32"], "hidden")
        assert "C05" not in json.dumps(game.view(seat))


def test_the_event_of_drawing_hides_the_card_from_others() -> None:
    """The log of others says that a card was drawn."""
    game = drawn()
    event = game.events[-1]
    assert GAME.event_form(event.for_seat(1)) == {"event": "drew_card", "seat": 1, "card": "C05"}
    for seat in (0, SPECTATOR):
        assert GAME.event_form(event.for_seat(seat)) == {"event": "drew_card", "seat": 1, "card": None}


def test_everybody_sees_the_drawn_card_at_the_end() -> None:
    """All cards are turned up for scoring."""
    game = drawn(left=[7, 7, 0])
    game.play("use field")
    assert game.over == "buildings"
    for seat in (0, 2, SPECTATOR):
        theirs = game.view(seat)["players"][1]
        assert (theirs["cards"], theirs["drawn_card"]) == (["C05", "C32"], "C05")


def test_cards_taken_from_the_row_are_public() -> None:
    """They lie face down, but everybody saw who took them."""
    game = scenario(seats=[{"cards": ["C01", "C36"], "any_two_resources": True}])
    for seat in (0, 1, SPECTATOR):
        assert game.view(seat)["players"][0]["cards"] == ["C01", "C36"]


def test_the_deck_is_a_number() -> None:
    """Nobody knows the order or the contents of the deck beyond what is not elsewhere."""
    game = scenario()
    for seat in (0, 1, SPECTATOR):
        text = json.dumps(game.view(seat))
        assert game.view(seat)["deck"] == len(game.deck)
        assert not [card for card in game.deck if card in text]


def test_tiles_below_the_open_ones_are_hidden() -> None:
    """A stack shows its open tile and its height; the removed tiles are only counted."""
    game = scenario(2)
    for seat in (0, 1, SPECTATOR):
        text = json.dumps(game.view(seat))
        shown = [tile for tile in BUILDINGS if tile in text]
        assert sorted(shown) == sorted(stack[0] for stack in game.stacks)
        assert game.view(seat)["building_box"] == 14


def test_no_view_shows_the_generator() -> None:
    """Whoever knew it would know all dice to come."""
    game = scenario(dice=[1, 2, 3])
    for seat in (0, 1, SPECTATOR):
        assert "rng" not in game.view(seat)


def test_a_view_is_plain_data() -> None:
    """It can be sent as JSON and comes back the same."""
    game = drawn()
    for seat in (0, 1, 2, SPECTATOR):
        assert json.loads(json.dumps(game.view(seat))) == game.view(seat)


@pytest.mark.parametrize("seat", [0, 2, SPECTATOR])
def test_dealing_again_changes_the_hidden_card_for_others(seat: int) -> None:
    """For others the drawn card may be any that they have not seen."""
    game = drawn()
    found = set()
    for i in range(300):
        world = GAME.determinize(game.state, seat, fast_rng(f"world {i}"))
        assert GAME.view(world, seat) == GAME.view(game.state, seat)
        found.add(str(Table(world)[1].drawn))
    assert found == {"C05", *game.deck}


def test_dealing_again_keeps_what_the_owner_knows() -> None:
    """The owner's drawn card stays; deck and stacks are shuffled."""
    game = drawn()
    worlds = [Table(GAME.determinize(game.state, 1, fast_rng(f"world {i}"))) for i in range(20)]
    assert {world[1].drawn for world in worlds} == {"C05"}
    assert len({tuple(world.deck) for world in worlds}) == 20
    assert {tuple(sorted(world.deck)) for world in worlds} == {tuple(sorted(game.deck))}
    assert {tuple(stack[0] for stack in world.stacks) for world in worlds} == {
        tuple(stack[0] for stack in game.stacks)
    }


def test_removed_tiles_may_turn_up_in_a_dealt_world() -> None:
    """Nobody saw which tiles left the game, so any hidden tile may lie anywhere below."""
    game = scenario(2)
    out = set(game.form()["building_box"])
    below = set()
    for i in range(200):
        world = Table(GAME.determinize(game.state, 0, fast_rng(f"world {i}")))
        below |= {tile for stack in world.stacks for tile in stack[1:]}
    assert out <= below


def test_dealing_again_leaves_the_true_state_alone() -> None:
    """A sandbox is a state of its own."""
    game = drawn()
    before = GAME.digest(game.state)
    world = GAME.determinize(game.state, 0, fast_rng("world"))
    GAME.play(world, "use field")
    assert GAME.digest(game.state) == before


def test_a_dealt_world_has_dice_of_its_own() -> None:
    """The true generator never reaches a sandbox."""
    game = scenario(seats=[{"figures": {"river": 1, "field": 1}}], turn=0, dice=[6])
    rolled = set()
    for i in range(60):
        world = GAME.determinize(game.state, 0, fast_rng(f"world {i}"))
        GAME.play(world, "use river")
        rolled.add(tuple(Table(world).form()["dice"]))
    assert rolled == {(face,) for face in range(1, 7)}
