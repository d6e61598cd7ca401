"""The numbers that the book player of Imperium is made of, in points at the end of the game."""

from collections.abc import Callable
from typing import Final

from civtable.games.imperium.abilities import ops
from civtable.games.imperium.cards.table import NATION_IDS

MOST_ACTS: Final = 50
"""In a round, far more than ever make sense: cards that need no action may draw each other without end."""

MOST_POINTS: Final = 10.0
"""Variable points that a card can bring; one that has them grows no more."""

WORTH_DRAWING: Final = 3
"""With fewer cards in deck and discard pile there is nothing to be drawn for."""

UNSEEN: Final = [1.6, 2.2, 2.6, 3.4, 3.0]
"""An unseen card of a deck: region, uncivilised, civilised, tributary, any."""

TOKENS: Final = [0.3, 0.5, 2.0]
AUTOMA_TOKENS: Final = [0.15, 0.15, 2.0]
"""What material, population and progress are worth to others; the automa can do little with most of them."""

OTHERS_UNREST: Final = 2
"""Unrest cards that each of the others is thought to have: how many there are depends on hidden cards."""

DANGER: Final = [30.0, 16.0, 7.0, 3.0, 1.0, 0.4, 0.0]
"""How much more an unrest card costs, by cards left in the pile."""

EACH_TIME: Final = [
    ops.GAIN_ACTION,
    ops.SPEND_ACTION,
    ops.PLACE,
    ops.PLACE_ON_SELF,
]
"""Operations that are worth as much again for each of a number."""


class Weights:
    """What things are worth. Those of a search for better numbers are others than the book's."""

    __slots__ = (
        *("abandoned", "action", "after", "automa_unrest", "beyond", "buried", "calm", "cards_a_turn"),
        *("clog", "cued", "danger", "denied", "develops", "discard", "draw", "each_round", "empty", "end"),
        *("exhaust", "exile", "fame", "filed", "filling", "freed", "growth", "innovate", "kept", "late"),
        *("lying", "main_a_round", "material", "most_times", "most_worth", "needed", "passive", "pinned"),
        *("plays", "plenty", "population", "recalled", "region", "rival", "scroll", "simple", "slope"),
        *("solstice", "spent", "thin", "to_hand", "top", "trust", "unrest", "unseen", "use_lost"),
    )

    def __init__(self) -> None:
        # Tokens.
        self.material = 0.25
        self.population = 0.5
        self.plenty = 10.0  # material beyond which more is worth little; of population three less
        self.beyond = 0.05  # the part that more is still worth
        self.end = 0.45  # the part that tokens are worth at the end
        self.slope = 0.11  # and what each round before it adds
        # A turn.
        self.action = 1.3
        self.spent = 0.47  # the part of that which playing a card takes
        self.draw = 0.45
        self.discard = 0.1  # a hand card less this turn
        self.top = 0.3  # a hand card on the deck
        self.to_hand = 1.0
        self.kept = 3.7  # a card of this value is kept in hand for the next turn
        self.innovate = 0.3  # how much better a new card has to be than the turn
        self.trust = 1.2  # what a turn brings beside the promises of its cards
        # Unrest.
        self.unrest = 1.45  # what an unrest card costs
        self.automa_unrest = 1.6
        self.danger = 1.2  # how much is made of DANGER
        self.calm = 5.5  # with fewer cards in the pile unrest is kept in hand until it can be returned
        self.buried = 0.0  # what it costs that one lies where it cannot be returned from
        # Cards in the cycle.
        self.clog = 0.25  # a card more
        self.each_round = 0.1  # the same, for each round to come
        self.thin = 0.8  # a useless card out of the cycle
        self.filed = 0.2  # a card that is played does not come back
        self.use_lost = 0.8  # the part of its use that is lost with a card filed for its points
        self.plays = 0.46  # of the times it is drawn, how often a card is played
        self.most_times = 2.6  # a card is played
        self.late = 0.5  # rounds that a new card needs to be drawn, by hands in the cycle
        self.cards_a_turn = 3.8
        # Cards in play, and how often their abilities are used in a round.
        self.pinned = 0.65
        self.lying = 0.37  # the part of its play that counts for a card which then stays there
        self.most_worth = 7.3
        self.exhaust = 0.48
        self.cued = 0.35
        self.solstice = 0.9
        self.passive = 0.15
        self.region = 0.9  # production, and a third of a fame card
        self.abandoned = 0.55
        self.recalled = 0.2
        self.needed = 1.0  # what is lost with a card that others need in play
        # Scrolls, for a nation that feeds its cards with them.
        self.scroll = 0.0  # what one does each time it is drawn, beside its text
        self.filling = 0.0  # a card in play that waits for cards under it gets one
        self.freed = 0.0  # each card under one that leaves play is drawn again
        # Cards to get.
        self.fame = 5.6
        self.unseen = 0.78  # the part of UNSEEN that is hoped for
        self.develops = 0.8  # the part of a development's worth that its price is held against
        self.growth = 0.2  # variable points that a card still gains in a round
        self.exile = 0.1
        # Others and time.
        self.rival = 0.38  # a point that others lose or gain
        self.denied = 0.19  # a point of a card that others do not get
        self.main_a_round = 2.5  # cards of the main deck used up in a round
        self.after = 2.0  # rounds when it is empty
        self.empty = 2.2  # rounds for each development that is left
        self.simple = self.simple_values()

    def simple_values(self) -> list[float]:
        """[operation]: those that are worth the same whatever they are about."""
        found = [0.0] * len(ops.NAMES)
        found[ops.GAIN_ACTION] = self.action
        found[ops.SPEND_ACTION] = -0.8 * self.action
        found[ops.PLACE] = 0.3
        found[ops.PLACE_ON_SELF] = 0.9
        found[ops.RETURN_EXHAUST] = 0.5
        found[ops.TREAT_ICON] = 0.25
        found[ops.COPY_EXHAUST] = 0.5
        found[ops.LOOK_NATION] = 0.05
        found[ops.DOUBLE_TOKENS] = 0.8
        found[ops.DECLARE_SUIT] = 1.0
        found[ops.FIND] = 2.0
        found[ops.FLIP] = 1.0
        found[ops.NEXT_JOURNEY] = 1.0
        found[ops.SWAP_NATION] = 0.2
        found[ops.SWAP_MARKET] = 0.2
        found[ops.FREE_PLAY] = 1.0
        found[ops.AVOID_ATTACK] = 1.0
        found[ops.EXILE_MARKET] = self.exile
        found[ops.NATION_TO_DISCARD] = 1.2
        found[ops.GARRISON_SELF] = 0.6
        found[ops.GIVE] = 0.3
        return found


def alone(weights: Weights) -> Weights:
    """Against the automa: a collapse is always lost, so unrest goes back to the pile; there is one rival."""
    weights.danger *= 1.5
    weights.buried = 1.4
    weights.denied = 0.35
    return weights


def utopians() -> Weights:
    """Their cards in play are fed with scrolls, which come back when those leave at a solstice."""
    weights = Weights()
    weights.scroll = 2.0
    weights.filling = 2.0
    weights.freed = 0.3
    return weights


def arthurians() -> Weights:
    """Their last nation card brings two unrest a round."""
    weights = Weights()
    weights.calm = 6.0
    weights.danger = 3.0
    return weights


OWN_WAYS: Final[dict[str, Callable[[], Weights]]] = {"utopians": utopians, "arthurians": arthurians}
"""Nations that the book plays in a way of their own."""


def weights_of(nation: str) -> Weights:
    """The weights for a nation, not shared with any other."""
    return OWN_WAYS[nation]() if nation in OWN_WAYS else Weights()


BOOK: Final = Weights()
BY_NATION: Final = [weights_of(nation) for nation in NATION_IDS]
ALONE: Final = [alone(weights_of(nation)) for nation in NATION_IDS]
"""[nation]: against others, and against the automa."""
