"""What an event does or counts is a function of its own, registered for its card."""

from collections.abc import Callable
from typing import TypeVar

from civtable.games.through_the_ages.cards.table import CARDS, card
from civtable.games.through_the_ages.data import EVENT

Handler = TypeVar("Handler")


def registering(handlers: dict[int, Handler]) -> Callable[[str], Callable[[Handler], Handler]]:
    """A decorator that enters what is written below it for an event; a second handler is refused."""

    def on(id: str) -> Callable[[Handler], Handler]:
        number = card(id)
        assert CARDS[number].kind == EVENT, id

        def register(handler: Handler) -> Handler:
            assert number not in handlers, id
            handlers[number] = handler
            return handler

        return register

    return on
