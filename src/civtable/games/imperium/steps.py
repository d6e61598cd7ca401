"""The kinds of step, and the steps that say more than who answers.

Where a question is about a hand, it has a twin that is always asked: whether somebody else is asked at all,
or the game goes on, must not tell what is in that hand.
"""

from typing import Final

from civtable.core.game import Step

NAMES: Final[list[str]] = []


def _kind(name: str) -> int:
    NAMES.append(name)
    return len(NAMES) - 1


# The course of the game.
ACTING: Final = _kind("act")
CLEANING_UP: Final = _kind("clean_up")  # moment
ENDING_TURN: Final = _kind("end_turn")  # moment
BEGINNING_SOLSTICE: Final = _kind("solstice_begins")  # moment
SOLSTICE_ORDER: Final = _kind("solstice")  # which ability next
ENDING_ROUND: Final = _kind("end_round")  # moment
BEFORE_SCORING: Final = _kind("before_scoring")  # moment
SCORING: Final = _kind("score")  # moment

# Abilities.
RUNNING: Final = _kind("run")  # moment
STARTING: Final = _kind("start")  # moment
CHOOSING: Final = _kind("choose")
CHOOSING_ASKED: Final = _kind("choose_asked")
CONFIRMING: Final = _kind("confirm")  # do it, or not
CONFIRMING_ASKED: Final = _kind("confirm_asked")
PICKING: Final = _kind("pick")
PICKING_ASKED: Final = _kind("pick_asked")
PAYING: Final = _kind("pay")
USING: Final = _kind("use")  # an ability that waits for something
DRAWING: Final = _kind("draw")  # moment
DRAWING_SOME: Final = _kind("draw_some")
RESHUFFLING: Final = _kind("reshuffle")  # which development, if any
SHUFFLING: Final = _kind("shuffle")  # moment
DEVELOPING: Final = _kind("develop")
ACQUIRING: Final = _kind("acquire")
BREAKING_THROUGH: Final = _kind("break_through")
PLAYING_ACQUIRED: Final = _kind("play_acquired")
EXILING: Final = _kind("exile_market")
PLACING: Final = _kind("place")
HOSTING: Final = _kind("host")
GIVING: Final = _kind("give")
FINDING: Final = _kind("find")
TAKING_FAME: Final = _kind("fame")
PUTTING_BACK: Final = _kind("put_back")
FREE_PLAYING: Final = _kind("free_play")
COPYING: Final = _kind("copy")
DECLARING: Final = _kind("declare")
SWAPPING_NATION: Final = _kind("swap_nation")
SWAPPING_EXILE: Final = _kind("swap_exile")
SWAPPING_MARKET: Final = _kind("swap_market")
AVOIDING: Final = _kind("avoid")
BRIBING: Final = _kind("bribe")  # the attacker is asked
RESTORING: Final = _kind("restore")  # which card its exhaust token comes off

# The automa.
AUTOMA_TURN: Final = _kind("automa_turn")
AUTOMA_NEXT: Final = _kind("automa_next")
AUTOMA_DO: Final = _kind("automa_do")
AUTOMA_FILL: Final = _kind("automa_fill")
AUTOMA_SUFFERS: Final = _kind("automa_suffers")

SHARING_UNREST: Final = _kind("share_unrest")

PICK_UNIT: Final = 32768
"""In the key of a picking step: cards still to pick, times this, plus the lowest option allowed."""

ANY_ORDER: Final = 1
"""As the lowest option: some have been picked, and any card may follow."""

IF_NEEDED: Final = 0
NEVER_RESHUFFLE: Final = 1
UNTIL_FULL: Final = 2
"""Whether drawing reshuffles: when the deck is empty; never; so, until the hand is full."""


class Act(Step):
    """A turn; whether something was done in it."""

    __slots__ = ("acted",)

    def __init__(self, seat: int, acted: bool = False) -> None:
        super().__init__(ACTING, seat)
        self.acted = acted

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, int(self.acted), 0, 0)


class AbilityStep(Step):
    """An ability is at a position of its program: it goes on there, or asks something."""

    __slots__ = ("ability", "position")

    def __init__(self, kind: int, seat: int, ability: int, position: int) -> None:
        super().__init__(kind, seat)
        self.ability = ability
        self.position = position

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, self.ability, self.position, 0)


class Pick(AbilityStep):
    """So many cards are still to be picked, from an option of the table on."""

    __slots__ = ("lowest", "to_pick")

    def __init__(
        self, kind: int, seat: int, ability: int, position: int, to_pick: int, lowest: int = 0
    ) -> None:
        super().__init__(kind, seat, ability, position)
        self.to_pick = to_pick
        self.lowest = lowest

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, self.ability, self.position, self.to_pick * PICK_UNIT + self.lowest)


class DrawSome(AbilityStep):
    """At most so many cards may be drawn."""

    __slots__ = ("most",)

    def __init__(self, seat: int, ability: int, position: int, most: int) -> None:
        super().__init__(DRAWING_SOME, seat, ability, position)
        self.most = most

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, self.ability, self.position, self.most)


class Give(AbilityStep):
    """A card is given to a seat; NONE is the automa."""

    __slots__ = ("to",)

    def __init__(self, seat: int, ability: int, position: int, to: int) -> None:
        super().__init__(GIVING, seat, ability, position)
        self.to = to

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, self.ability, self.position, self.to)


def cue_number(icon: int, resource: int, amount: int) -> int:
    """In keys: what set an ability off, an icon or so many of a resource, if it says either."""
    return max(icon, 0) + max(resource, 0) + 10 * amount


class Pay(Step):
    """Tokens are to be paid."""

    __slots__ = ("development", "material", "population", "progress")

    def __init__(
        self, seat: int, material: int, population: int, progress: int, development: bool = False
    ) -> None:
        super().__init__(PAYING, seat)
        self.material = material
        self.population = population
        self.progress = progress
        self.development = development

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        cost = self.material * 10000 + self.population * 100 + self.progress
        return (self.kind, self.seat, cost, int(self.development), 0)


class Draw(Step):
    """So many cards are drawn; `reshuffled`: the deck has been renewed for it already."""

    __slots__ = ("number", "reshuffle", "reshuffled")

    def __init__(self, seat: int, number: int, reshuffle: int = IF_NEEDED, reshuffled: bool = False) -> None:
        super().__init__(DRAWING, seat)
        self.number = number
        self.reshuffle = reshuffle
        self.reshuffled = reshuffled

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, self.number, self.reshuffle, int(self.reshuffled))


class Develop(Step):
    """A card is developed."""

    __slots__ = ("free", "may_decline")

    def __init__(self, seat: int, free: bool, may_decline: bool) -> None:
        super().__init__(DEVELOPING, seat)
        self.free = free
        self.may_decline = may_decline

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, int(self.free), int(self.may_decline), 0)


class CardStep(Step):
    """A card is meant: the acquired one that may be played, or an exiled one on its way to the market."""

    __slots__ = ("card",)

    def __init__(self, kind: int, seat: int, card: int) -> None:
        super().__init__(kind, seat)
        self.card = card

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, self.card, 0, 0)


class Place(Step):
    """Tokens are put on a market card."""

    __slots__ = ("number", "resource")

    def __init__(self, seat: int, resource: int, number: int) -> None:
        super().__init__(PLACING, seat)
        self.resource = resource
        self.number = number

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, self.resource, self.number, 0)


class LookAtFame(Step):
    """So many fame cards are looked at; of those that go back on top some are placed."""

    __slots__ = ("number", "placed")

    def __init__(self, kind: int, seat: int, number: int, placed: int = 0) -> None:
        super().__init__(kind, seat)
        self.number = number
        self.placed = placed

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, self.number, self.placed, 0)


class Declare(Step):
    """One of a set of suits is named."""

    __slots__ = ("suits",)

    def __init__(self, seat: int, suits: int) -> None:
        super().__init__(DECLARING, seat)
        self.suits = suits

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, self.suits, 0, 0)


class Avoid(Step):
    """Somebody is attacked, NONE being the automa; `bribed`: the attacker has paid for it."""

    __slots__ = ("attacker", "bribed")

    def __init__(self, seat: int, attacker: int, bribed: bool = False) -> None:
        super().__init__(AVOIDING, seat)
        self.attacker = attacker
        self.bribed = bribed

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, self.attacker, int(self.bribed), 0)


class Bribe(Step):
    """The attacker may pay a victim whose card, at a place in play, avoids attacks."""

    __slots__ = ("ability", "place", "victim")

    def __init__(self, seat: int, victim: int, place: int, ability: int) -> None:
        super().__init__(BRIBING, seat)
        self.victim = victim
        self.place = place
        self.ability = ability

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, self.victim, self.place, self.ability)


class Restore(Step):
    """An exhaust token comes off a card."""

    __slots__ = ("may_decline",)

    def __init__(self, seat: int, may_decline: bool) -> None:
        super().__init__(RESTORING, seat)
        self.may_decline = may_decline

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, int(self.may_decline), 0, 0)


class ShareUnrest(Step):
    """A set of seats takes an unrest card each."""

    __slots__ = ("seats",)

    def __init__(self, seat: int, seats: int) -> None:
        super().__init__(SHARING_UNREST, seat)
        self.seats = seats

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, self.seats, 0, 0)


class NextSpace(Step):
    """The automa goes on at a space."""

    __slots__ = ("space",)

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(AUTOMA_NEXT, seat)
        self.space = space

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, self.space, 0, 0)


class DoSequence(Step):
    """The automa is at a position of a sequence of its tables."""

    __slots__ = ("position", "sequence")

    def __init__(self, seat: int, sequence: int, position: int = 0) -> None:
        super().__init__(AUTOMA_DO, seat)
        self.sequence = sequence
        self.position = position

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, self.sequence, self.position, 0)


class FillSpaces(Step):
    """The automa fills its spaces; whether a journey is done and no card placed since."""

    __slots__ = ("journey_done",)

    def __init__(self, seat: int, journey_done: bool = False) -> None:
        super().__init__(AUTOMA_FILL, seat)
        self.journey_done = journey_done

    def key(self) -> tuple[int, ...]:
        """All of it, for comparing states."""
        return (self.kind, self.seat, int(self.journey_done), 0, 0)
