"""The tops of civilization cards: what happens at once to who takes a card."""

from collections.abc import Callable
from typing import Final

from civtable.core.game import Step
from civtable.games.stone_age.data import (
    ANY_TWO_RESOURCES,
    CARDS,
    DICE_FOR_ALL,
    DRAW_CARD,
    FOOD,
    FOOD_TRACK,
    ONE_USE_TOOL,
    ONE_USE_VALUES,
    RESOURCE,
    ROLL_FOR_RESOURCE,
    TOOL,
    TOPS,
    VALUE,
    VICTORY_POINTS,
    Card,
)
from civtable.games.stone_age.happenings import ROLLED_FOR_ALL, ROLLED_FOR_CARD
from civtable.games.stone_age.state import Player, StoneAge
from civtable.games.stone_age.steps import (
    PICKING_DIE,
    AddToolsToCard,
)
from civtable.games.stone_age.verbs import (
    draw_card,
    gain,
    gain_card_points,
    gain_food,
    gain_tool,
    gain_track,
    roll,
)

Top = Callable[[StoneAge, Player, Card], None]


def _unknown_top(state: StoneAge, player: Player, card: Card) -> None:
    raise AssertionError(f"no handler for the top of {card.id}: {TOPS[card.top]}")


TOP_EFFECTS: Final[list[Top]] = [_unknown_top] * len(TOPS)


def on(top: int) -> Callable[[Top], Top]:
    """Register the handler of a kind of top; a second one is refused."""

    def register(handler: Top) -> Top:
        assert TOP_EFFECTS[top] is _unknown_top, f"two handlers for {TOPS[top]}"
        TOP_EFFECTS[top] = handler
        return handler

    return register


def take_top(state: StoneAge, player: Player, card: int) -> None:
    """Carry out the top of a card that has been paid for."""
    row = CARDS[card]
    TOP_EFFECTS[row.top](state, player, row)


@on(DICE_FOR_ALL)
def each_player_takes_a_die(state: StoneAge, player: Player, card: Card) -> None:
    """Roll a die per player, no tools; the buyer and then the others clockwise take one each."""
    seats = len(state.players)
    roll(state, seats)
    state.emit(ROLLED_FOR_ALL, player.seat, state.dice)
    for i in range(seats - 1, -1, -1):
        state.steps.append(Step(PICKING_DIE, (player.seat + i) % seats))


@on(FOOD)
def food_at_once(state: StoneAge, player: Player, card: Card) -> None:
    """Take the food that the card shows."""
    gain_food(state, player, card.value)


@on(RESOURCE)
def resources_at_once(state: StoneAge, player: Player, card: Card) -> None:
    """Take the resources that the card shows."""
    gain(state, player, card.resource, card.value)


@on(ROLL_FOR_RESOURCE)
def two_dice_for_a_resource(state: StoneAge, player: Player, card: Card) -> None:
    """Roll two dice for the resource shown, as if gathering it; tools may be added."""
    pips = roll(state, card.value)
    state.emit(ROLLED_FOR_CARD, player.seat, card.resource, state.dice)
    state.steps.append(AddToolsToCard(player.seat, card.resource, pips))


@on(VICTORY_POINTS)
def points_at_once(state: StoneAge, player: Player, card: Card) -> None:
    """Score the points that the card shows."""
    gain_card_points(state, player, card.value)


@on(TOOL)
def tool_at_once(state: StoneAge, player: Player, card: Card) -> None:
    """Gain a tool."""
    gain_tool(state, player)


@on(FOOD_TRACK)
def food_track_at_once(state: StoneAge, player: Player, card: Card) -> None:
    """Go up one step on the food track."""
    gain_track(state, player)


@on(DRAW_CARD)
def another_card_for_the_end(state: StoneAge, player: Player, card: Card) -> None:
    """Draw the top card of the deck; only its bottom counts."""
    draw_card(state, player)


@on(ONE_USE_TOOL)
def one_use_tool_lies_ready(state: StoneAge, player: Player, card: Card) -> None:
    """The card lies face up until its tool is added to one roll."""
    player.once |= 1 << ONE_USE_VALUES.index(card.value)


@on(ANY_TWO_RESOURCES)
def two_resources_lie_ready(state: StoneAge, player: Player, card: Card) -> None:
    """The card lies face up until its owner takes any two resources for it."""
    player.two_resources = 1


def card_divisor(state: StoneAge, resource: int) -> int:
    """What the pips of a two-dice card are divided by.

    The Spanish rulebook's example gives 3 wood for 3 pips; every other source divides as when gathering, and
    so do we unless the table chose the literal reading.
    """
    return 1 if state.pips_pay else VALUE[resource]
