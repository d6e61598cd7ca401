"""Prices that depend on the leaders and wars of others."""

from civtable.games.through_the_ages.data import NONE
from civtable.games.through_the_ages.player import Player
from civtable.games.through_the_ages.special.hooks import LEADER_OF
from civtable.games.through_the_ages.state import ThroughTheAges


def feel_rivals(state: ThroughTheAges) -> None:
    """Prices that depend on others, after a change of leaders or wars."""
    if state.edition.rivals_tell:
        for player in state.players:
            player.lab_tax, player.units_off = rivals_prices(state, player)


def rivals_prices(state: ThroughTheAges, player: Player) -> tuple[int, int]:
    """What labs and libraries cost more, and new units less."""
    rivals = [other for other in state.players if other.seat != player.seat and not other.resigned()]
    tax = 1 if any(LEADER_OF[other.leader].taxes_labs() for other in rivals) else 0
    threatened = player.seat in [other.war_on for other in rivals if other.war != NONE]
    return tax, LEADER_OF[player.leader].threatened_off(player) if threatened else 0
