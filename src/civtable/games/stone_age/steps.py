"""The kinds of question, and the steps that say more than who answers."""

from typing import Final

from civtable.core.game import Step

PLACING: Final = 0
ACTING: Final = 1
ADDING_TOOLS: Final = 2
ADDING_TOOLS_TO_CARD: Final = 3
PAYING_FOR_CARD: Final = 4
PAYING_FOR_BUILDING: Final = 5
PICKING_DIE: Final = 6
FEEDING: Final = 7
QUESTION_NAMES: Final = [
    *("place", "act", "tools", "card_tools", "pay_card", "pay_building", "pick_die", "feed"),
]

PLACE_STEPS: Final = [Step(PLACING, seat) for seat in range(4)]
ACT_STEPS: Final = [Step(ACTING, seat) for seat in range(4)]
"""[seat]."""


class AddTools(Step):
    """Tools may be added to a roll at a place."""

    __slots__ = ("pips", "place")

    def __init__(self, seat: int, place: int, pips: int) -> None:
        super().__init__(ADDING_TOOLS, seat)
        self.place = place
        self.pips = pips

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, self.place, self.pips, 0)


class AddToolsToCard(Step):
    """Tools may be added to the two dice of a card."""

    __slots__ = ("pips", "resource")

    def __init__(self, seat: int, resource: int, pips: int) -> None:
        super().__init__(ADDING_TOOLS_TO_CARD, seat)
        self.resource = resource
        self.pips = pips

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, self.resource, self.pips, 0)


class PayForCard(Step):
    """A card of the row is bought or left; `card` is its space."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(PAYING_FOR_CARD, seat)
        self.card = card

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, self.card, 0, 0)


class PayForBuilding(Step):
    """A building is bought or left; `building` is its stack."""

    __slots__ = ("building",)

    def __init__(self, seat: int, building: int) -> None:
        super().__init__(PAYING_FOR_BUILDING, seat)
        self.building = building

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, self.building, 0, 0)


class Feed(Step):
    """Food is missing: other goods, or hunger."""

    __slots__ = ("missing",)

    def __init__(self, seat: int, missing: int) -> None:
        super().__init__(FEEDING, seat)
        self.missing = missing

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, self.missing, 0, 0)
