"""Whom an event means: everybody in turn order, the strongest, the weakest, who is first in something."""

from collections.abc import Callable

from civtable.core.game import Step
from civtable.games.through_the_ages.player import Player
from civtable.games.through_the_ages.state import ThroughTheAges


def everybody(state: ThroughTheAges) -> list[Player]:
    """All players in turn order from the current one."""
    return state.in_order(state.current)


def ask_each(state: ThroughTheAges, steps: list[Step]) -> None:
    """Put a question to several players, the first one first."""
    state.steps += reversed(steps)


def in_turn(state: ThroughTheAges, players: list[Player]) -> list[Player]:
    """The same players, in turn order: decisions are made clockwise."""
    return [player for player in everybody(state) if player in players]


def strength(player: Player) -> int:
    """The strength rating."""
    return player.strength


def culture(player: Player) -> int:
    """Culture points."""
    return player.culture


def ranked(state: ThroughTheAges, rating: Callable[[Player], int]) -> list[Player]:
    """Highest first; of equals the current player, and then who comes next, counts as higher."""
    return sorted(everybody(state), key=rating, reverse=True)


def strongest(state: ThroughTheAges, number: int) -> list[Player]:
    """The strongest ones; with two players, the two strongest are one."""
    return ranked(state, strength)[: 1 if state.in_game() == 2 else number]


def weakest(state: ThroughTheAges, number: int) -> list[Player]:
    """The weakest ones, weakest first; with two players, the two weakest are one."""
    order = ranked(state, strength)
    order.reverse()
    return order[: 1 if state.in_game() == 2 else number]
