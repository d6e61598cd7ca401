"""The turn: what to play and exhaust, and when to innovate or revolt instead."""

from typing import Final

from civtable.bots.imperium.printed import FILLED, INNOVATING, IS_SCROLL, NEEDED_BY
from civtable.bots.imperium.worth import Worth
from civtable.core.game import Option, Step
from civtable.games.imperium import options as offered
from civtable.games.imperium.abilities.book import ABILITIES, EXHAUST_ABILITY
from civtable.games.imperium.abilities.counts import is_free
from civtable.games.imperium.cards.table import IS_PINNED

LAST: Final = 0.05
"""What is done after everything else."""


def act(worth: Worth, step: Step, options: list[Option]) -> list[float]:
    """What each thing to do is worth: innovating and revolting are measured against the whole turn."""
    values = [value_of(worth, option) for option in options]
    if len(options) == 1 or options[1].kind != offered.INNOVATE:
        return values
    ahead = max(values) - turn_value(worth, options, values)
    values[1] = worth.take(INNOVATING) + ahead - worth.weights.innovate
    for i in range(2, len(options)):
        if options[i].kind == offered.REVOLT:
            values[i] = worth.unrest * offered.number_of(options[i]) + ahead
    return values


def turn_value(worth: Worth, options: list[Option], values: list[float]) -> float:
    """What activating is worth: the best plays for the actions there are, free ones, exhaust abilities."""
    total = 0.0
    paid: list[float] = []
    for i in range(len(options)):
        if values[i] > 0:
            if options[i].kind == offered.PLAY and not is_free(worth.me, offered.card_of(options[i])):
                paid.append(values[i])
            else:
                total += values[i]
    paid.sort(reverse=True)
    total += sum(paid[: worth.me.actions])
    return total * worth.weights.trust


def value_of(worth: Worth, option: Option) -> float:
    """What playing or exhausting a card is worth."""
    if option.kind == offered.PLAY:
        return play_value(worth, offered.card_of(option))
    if option.kind == offered.EXHAUST_CARD:
        card = offered.card_of(option)
        value = worth.ability(ABILITIES[EXHAUST_ABILITY[card]], card) - 0.05
        return value + worth.filling(card) if FILLED[card] else value
    return 0.0


def play_value(worth: Worth, card: int) -> float:
    """What playing a hand card now is worth, and what it does by lying in play."""
    value = worth.play(card)
    if IS_PINNED[card]:
        value += worth.weights.pinned + worth.in_play(card, max(0.0, worth.left - 0.5))
        if NEEDED_BY[card]:
            value += worth.opens(card)
    elif worth.weights.scroll and IS_SCROLL[card]:
        return min(value, LAST)  # it may still be fed to a card
    return value
