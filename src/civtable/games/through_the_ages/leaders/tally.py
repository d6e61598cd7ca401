"""The sums behind the ratings, and the table of cards that change them in a way of their own."""

from collections.abc import Callable
from typing import Final

from civtable.games.through_the_ages.cards.table import CARDS
from civtable.games.through_the_ages.player import Player


class Tally:
    """The sums that make up the ratings, while they are worked out."""

    __slots__ = (
        *("science", "culture", "strength", "faces", "civil", "military", "peter", "twice"),
        *("temple_faces", "theater_faces", "wonder_faces", "government_faces"),
    )

    def __init__(self, peter: int, twice: int) -> None:
        self.science = 0
        self.culture = 0
        self.strength = 0
        self.faces = 0
        self.civil = 0
        self.military = 0
        self.peter = peter  # 1 if St. Peter's Basilica adds a face to every other source
        self.twice = twice  # 1 if St. Peter's Basilica makes every happy face count twice
        self.temple_faces = 0
        self.theater_faces = 0
        self.wonder_faces = 0
        self.government_faces = 0


Effect = Callable[[Player, Tally], None]


def _nothing(player: Player, tally: Tally) -> None:
    """Most cards show their numbers and no more."""


RATING_EFFECTS: Final[list[Effect]] = [_nothing] * len(CARDS)
EFFECTS_2006: Final[list[Effect]] = [_nothing] * len(CARDS)
"""[card]: what it does to ratings in the editions of 2015 and 2006."""


def effect_of(player: Player, card: int) -> Effect:
    """What a card does to the ratings of a player."""
    return EFFECTS_2006[card] if player.edition.original else RATING_EFFECTS[card]


def in_2015(*cards: int) -> Callable[[Effect], Effect]:
    """Register what cards do to ratings in the 2015 edition; a second handler is refused."""
    return _into([RATING_EFFECTS], *cards)


def in_2006(*cards: int) -> Callable[[Effect], Effect]:
    """Register what cards do to ratings in the 2006 edition."""
    return _into([EFFECTS_2006], *cards)


def on(*cards: int) -> Callable[[Effect], Effect]:
    """Register what cards do to ratings in both editions."""
    return _into([RATING_EFFECTS, EFFECTS_2006], *cards)


def _into(tables: list[list[Effect]], *cards: int) -> Callable[[Effect], Effect]:
    def register(handler: Effect) -> Effect:
        for table in tables:
            for card in cards:
                assert table[card] is _nothing, f"two handlers for {CARDS[card].id}"
                table[card] = handler
        return handler

    return register
