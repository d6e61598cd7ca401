"""What the steps of attacks and colonies say.

The last three numbers of a `key` are those that records have known from the beginning, where several facts
shared one.
"""

from abc import abstractmethod
from typing import Final

from civtable.core.game import Step
from civtable.games.through_the_ages.steps import (
    BIDDING,
    DEFENDING,
    LOOTING,
    RAIDING,
    RESISTING,
    SENDING,
    STEALING,
    STRIKING,
)

NO_BIDDER: Final = 7
"""The `bidder` of an auction before the first bid."""


class Defend(Step):
    """Somebody is attacked: what the cards used so far have added, how many they are, and what was used last.

    That is its rank: units, bonus cards, discards.
    """

    __slots__ = ("added", "attacker", "card", "cards_used", "last")

    def __init__(
        self, seat: int, card: int, attacker: int, added: int = 0, cards_used: int = 0, last: int = 0
    ) -> None:
        super().__init__(DEFENDING, seat)
        self.card = card
        self.attacker = attacker
        self.added = added
        self.cards_used = cards_used
        self.last = last

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        progress = self.added | self.cards_used << 8 | self.last << 16
        return (self.kind, self.seat, self.card, self.attacker, progress)

    def begun(self) -> bool:
        """Whether a card has been used or a unit given up."""
        return self.added != 0 or self.cards_used != 0 or self.last != 0


class Raid(Step):
    """Urban buildings of the victim fall: how many so far, and what they cost.

    Where all have to be alike, `first` is the slot of the first one.
    """

    __slots__ = ("card", "cost", "fallen", "first", "victim")

    def __init__(
        self, seat: int, card: int, victim: int, fallen: int = 0, cost: int = 0, first: int = 0
    ) -> None:
        super().__init__(RAIDING, seat)
        self.card = card
        self.victim = victim
        self.fallen = fallen
        self.cost = cost
        self.first = first

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        progress = self.fallen | self.cost << 4 | self.first << 16
        return (self.kind, self.seat, self.card, self.victim, progress)


class TakeFrom(Step):
    """A successful aggression takes something from its victim."""

    __slots__ = ("card", "victim")

    def __init__(self, kind: int, seat: int, card: int, victim: int) -> None:
        super().__init__(kind, seat)
        self.card = card
        self.victim = victim

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, self.card, self.victim, 0)


class Steal(Step):
    """The winner of a war takes technologies; `left` is what is left of the advantage."""

    __slots__ = ("card", "left", "victim")

    def __init__(self, seat: int, card: int, victim: int, left: int) -> None:
        super().__init__(STEALING, seat)
        self.card = card
        self.victim = victim
        self.left = left

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, self.card, self.victim, self.left)


class Loot(Step):
    """The winner of a war takes goods, as many as the advantage."""

    __slots__ = ("advantage", "card", "victim")

    def __init__(self, seat: int, card: int, victim: int, advantage: int) -> None:
        super().__init__(LOOTING, seat)
        self.card = card
        self.victim = victim
        self.advantage = advantage

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, self.card, self.victim, self.advantage)


class Bid(Step):
    """A territory is auctioned: the highest bid, whose it is, and the set of those still in."""

    __slots__ = ("bid", "bidder", "bidders", "card")

    def __init__(self, seat: int, card: int, bid: int, bidder: int, bidders: int) -> None:
        super().__init__(BIDDING, seat)
        self.card = card
        self.bid = bid
        self.bidder = bidder
        self.bidders = bidders

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, self.card, self.bid, self.bidder | self.bidders << 3)


class Send(Step):
    """A force is sent to a territory: the rank of what was sent last, and how many cards Cook has thrown."""

    __slots__ = ("bid", "card", "last", "thrown")

    def __init__(self, seat: int, card: int, bid: int, last: int = 0, thrown: int = 0) -> None:
        super().__init__(SENDING, seat)
        self.card = card
        self.bid = bid
        self.last = last
        self.thrown = thrown

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, self.card, self.bid, self.last | self.thrown << 10)


class Sacrifice(Step):
    """One side of an attack may give up units; `last` is the slot of the one before, 0 if none."""

    __slots__ = ("card", "last")

    def __init__(self, kind: int, seat: int, card: int, last: int) -> None:
        super().__init__(kind, seat)
        self.card = card
        self.last = last

    @abstractmethod
    def after(self, slot: int) -> Step:
        """The same question once a unit of a slot is given up."""


class Strike(Sacrifice):
    """The attacker's side, in an aggression or a war."""

    __slots__ = ("rival",)

    def __init__(self, seat: int, card: int, rival: int, last: int = 0) -> None:
        super().__init__(STRIKING, seat, card, last)
        self.rival = rival

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, self.card, self.rival, self.last)

    def after(self, slot: int) -> Step:
        """The same question once a unit of a slot is given up."""
        return Strike(self.seat, self.card, self.rival, slot)


class Resist(Sacrifice):
    """The rival's side in a war."""

    __slots__ = ("attacker",)

    def __init__(self, seat: int, card: int, attacker: int, last: int = 0) -> None:
        super().__init__(RESISTING, seat, card, last)
        self.attacker = attacker

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, self.card, self.attacker, self.last)

    def after(self, slot: int) -> Step:
        """The same question once a unit of a slot is given up."""
        return Resist(self.seat, self.card, self.attacker, slot)
