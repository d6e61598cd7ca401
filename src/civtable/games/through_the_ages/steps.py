"""The kinds of step, real questions and moments that only carry the game on; and what each kind says.

A kind that says nothing but who answers is a plain `Step`. What attacks and colonies say is in military/.
The last three numbers of a `key` are those that records have known from the beginning.
"""

from typing import Final

from civtable.core.game import Step

NAMES: Final[list[str]] = []


def _kind(name: str) -> int:
    NAMES.append(name)
    return len(NAMES) - 1


# The course of a turn.
FIGHTING_WAR: Final = _kind("war")  # moment: the war declared last turn
SHARING_TACTIC: Final = _kind("share_tactic")  # moment
DOING_POLITICS: Final = _kind("politics")
ACTING: Final = _kind("act")
DISCARDING: Final = _kind("discard")  # military cards above the hand limit
ENDING_TURN: Final = _kind("end_turn")  # moment: production, draws, next player

# Action cards and leaders.
ORDERED_BUILD: Final = _kind("card_build")
ORDERED_DEVELOP: Final = _kind("card_develop")
FOOD_OR_GOODS: Final = _kind("food_or_resources")
TUCKING: Final = _kind("tuck_homer")
LOSING_TOKEN: Final = _kind("lose_token")
COVERING_STAGE: Final = _kind("cover_stage")

# Attacks.
DEFENDING: Final = _kind("defend")
RAIDING: Final = _kind("raid")
PLUNDERING: Final = _kind("plunder")
INFILTRATING: Final = _kind("infiltrate")
ANNEXING: Final = _kind("annex")
STEALING: Final = _kind("steal")

# Pacts and colonies.
ANSWERING_PACT: Final = _kind("answer_pact")
BIDDING: Final = _kind("bid")
SENDING: Final = _kind("send")

# Events.
GAINING_EITHER: Final = _kind("gain_either")
GAINING_SPLIT: Final = _kind("gain_split")
LOSING_SPLIT: Final = _kind("lose_split")
FREE_BUILDING: Final = _kind("free_build")
CIVILIZING: Final = _kind("civilize")
LOSING_PERSON: Final = _kind("lose_person")
LOSING_BUILDING: Final = _kind("lose_building")
LOSING_COLONY: Final = _kind("lose_colony")
RUINING: Final = _kind("ruin_wonder")
TERRORIZING: Final = _kind("terrorize")
AGREEING: Final = _kind("agree")
DISCARDING_SOME: Final = _kind("discard_some")

# The edition of 2006.
BEGINNING: Final = _kind("begin_turn")  # moment: the turn itself, after an event that comes by itself
STRIKING: Final = _kind("strike")
RESISTING: Final = _kind("resist")
RETURNING: Final = _kind("return")  # moment
LOOTING: Final = _kind("loot")
MINING: Final = _kind("mine")
CHOOSING_BONUS: Final = _kind("choose_bonus")

FIRST_ACTION: Final = 0
SECOND_ACTION: Final = 1
LEAVING_ONLY: Final = 2
"""The `action` of politics."""

TO_COME: Final = 0
DONE: Final = 1
UPRISING: Final = 2
"""The `production` of the end of a turn."""

NOT_ASKED: Final = -1
"""The `actions` of an agreement before the yes."""


class DoPolitics(Step):
    """A political action, the first or Caesar's second, or only leaving the game.

    Who `stays` has been asked before whether to leave.
    """

    __slots__ = ("action", "stays")

    def __init__(self, seat: int, action: int = FIRST_ACTION, stays: int = 0) -> None:
        super().__init__(DOING_POLITICS, seat)
        self.action = action
        self.stays = stays

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, self.action, self.stays, 0)


class DiscardExcess(Step):
    """Military cards above the hand limit are discarded; `last` is the one before, 0 if none."""

    __slots__ = ("last",)

    def __init__(self, seat: int, last: int = 0) -> None:
        super().__init__(DISCARDING, seat)
        self.last = last

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, 0, self.last, 0)


class EndTurn(Step):
    """A turn ends. `rebellion` is how many civil actions of the next turn it takes."""

    __slots__ = ("production", "rebellion")

    def __init__(self, seat: int, production: int = TO_COME, rebellion: int = 0) -> None:
        super().__init__(ENDING_TURN, seat)
        self.production = production
        self.rebellion = rebellion

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, self.production, self.rebellion, 0)


class FollowCard(Step):
    """An action card orders to build or develop something."""

    __slots__ = ("card",)

    def __init__(self, kind: int, seat: int, card: int) -> None:
        super().__init__(kind, seat)
        self.card = card

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, self.card, 0, 0)


class Amount(Step):
    """So much of something: food, resources, workers."""

    __slots__ = ("amount",)

    def __init__(self, kind: int, seat: int, amount: int) -> None:
        super().__init__(kind, seat)
        self.amount = amount

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, self.amount, 0, 0)


class AnswerPact(Step):
    """A pact is offered; `side_a` is the seat that would be side A."""

    __slots__ = ("card", "offerer", "side_a")

    def __init__(self, seat: int, card: int, offerer: int, side_a: int) -> None:
        super().__init__(ANSWERING_PACT, seat)
        self.card = card
        self.offerer = offerer
        self.side_a = side_a

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, self.card, self.offerer, self.side_a)


class FreeBuild(Step):
    """An unused worker may go to a technology free of charge; `technology` is its slot."""

    __slots__ = ("technology",)

    def __init__(self, seat: int, technology: int) -> None:
        super().__init__(FREE_BUILDING, seat)
        self.technology = technology

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, self.technology, 0, 0)


class LosePeople(Step):
    """Workers are lost; `last` is the slot of the one before, plus 1."""

    __slots__ = ("amount", "last")

    def __init__(self, seat: int, amount: int, last: int = 0) -> None:
        super().__init__(LOSING_PERSON, seat)
        self.amount = amount
        self.last = last

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, self.amount, self.last, 0)


class Terrorize(Step):
    """An urban building of the victim falls."""

    __slots__ = ("victim",)

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(TERRORIZING, seat)
        self.victim = victim

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, self.victim, 0, 0)


class Agree(Step):
    """Cards are taken by International Agreement, for so many civil actions."""

    __slots__ = ("actions",)

    def __init__(self, seat: int, actions: int) -> None:
        super().__init__(AGREEING, seat)
        self.actions = actions

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, self.actions, 0, 0)


class DiscardSome(Step):
    """So many military cards are discarded; `last` is the one before, 0 if none."""

    __slots__ = ("amount", "last")

    def __init__(self, seat: int, amount: int, last: int = 0) -> None:
        super().__init__(DISCARDING_SOME, seat)
        self.amount = amount
        self.last = last

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, self.amount, self.last, 0)


class Mine(Step):
    """Mines produce, and `corruption` may follow."""

    __slots__ = ("corruption",)

    def __init__(self, seat: int, corruption: int) -> None:
        super().__init__(MINING, seat)
        self.corruption = corruption

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, self.corruption, 0, 0)
