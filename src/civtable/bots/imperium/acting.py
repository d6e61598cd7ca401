"""The turn: what to play and exhaust, and when to innovate or revolt instead."""

from typing import Final

from civtable.bots.imperium.sight import CARDS, UNREST, Sight, code_of
from civtable.bots.imperium.worth import Worth
from civtable.core.game import Option


def act(sight: Sight, worth: Worth, options: list[Option]) -> Option:
    """The most valuable thing to do; the turn ends when nothing is worth it."""
    best, chosen = 0.0, options[0]
    innovating: Option | None = None
    revolting: Option | None = None
    for option in options[1:]:
        verb = code_of(option)[0]
        if verb == "innovate":
            innovating = option
        elif verb == "revolt":
            revolting = option
        else:
            value = value_of(worth, option)
            if value > best:
                best, chosen = value, option
    if innovating is None:
        return chosen
    turn = turn_value(worth, options) * (TRUSTED_BY_UTOPIANS if sight.me.nation == "utopians" else 1.0)
    new_card = worth.take({"op": "break_through", "suits": ["any"]}, False)
    if revolting is not None:
        unrest = worth.unrest * sight.me.hand.count(UNREST)
        if unrest > max(turn, new_card):
            return revolting
    return innovating if new_card > turn + 0.3 else chosen


TRUSTED_BY_UTOPIANS: Final = 0.2
"""Their cards leave play again at the solstice: a turn brings less than its cards promise."""


def turn_value(worth: Worth, options: list[Option]) -> float:
    """What activating is worth: the best plays for the actions there are, free ones, exhaust abilities."""
    paid: list[float] = []
    total = 0.0
    for option in options:
        verb, *rest = code_of(option)
        if verb == "play":
            value = value_of(worth, option)
            if value > 0:
                if CARDS[rest[0]].free_play:
                    total += value
                else:
                    paid.append(value)
        elif verb == "exhaust":
            total += max(0.0, value_of(worth, option))
    paid.sort(reverse=True)
    return total + sum(paid[: worth.me.actions])


def value_of(worth: Worth, option: Option) -> float:
    """What playing or exhausting a card is worth."""
    verb, *rest = code_of(option)
    card = CARDS[rest[0]]
    if verb == "exhaust":
        ability = card.ability("exhaust")
        return 0.0 if ability is None else worth.ability(ability, card.id) - 0.05
    return play_value(worth, card.id)


def play_value(worth: Worth, id: str) -> float:
    """What playing a hand card now is worth, and what it does by lying in play."""
    card = CARDS[id]
    value = worth.play(card)
    if card.is_pinned:
        value += 0.4 + worth.in_play(card, max(0.0, worth.left - 0.5))
    return value
