"""The numbers that the book player of Imperium is made of, in points at the end of the game."""

from typing import Final

from civtable.games.imperium.abilities import ops
from civtable.games.imperium.cards.table import NATION_IDS

MOST_ACTS: Final = 50
"""In a round, far more than ever make sense: cards that need no action may draw each other without end."""

MOST_POINTS: Final = 10.0
"""Variable points that a card can bring; one that has them grows no more."""

WORTH_DRAWING: Final = 3
"""With fewer cards in deck and discard pile there is nothing to be drawn for."""

FILED: Final = 0.2
"""What it is worth that a card which is played does not come back."""

UNSEEN: Final = [1.6, 2.2, 2.6, 3.4, 3.0]
"""An unseen card of a deck: region, uncivilised, civilised, tributary, any."""

TOKENS: Final = [0.3, 0.5, 2.0]
AUTOMA_TOKENS: Final = [0.15, 0.15, 2.0]
"""What material, population and progress are worth to others; the automa can do little with most of them."""

UTOPIANS: Final = NATION_IDS.index("utopians")

TRUSTED_BY_UTOPIANS: Final = 0.2
"""Their cards leave play again at the solstice: a turn brings less than its cards promise."""

KEPT: Final = 2.5
"""A card of this value is kept in hand for the next turn."""

KEPT_BY_UTOPIANS: Final = 0.3
"""Who takes unrest whenever the draw deck is empty draws no more than necessary."""

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
        *("abandoned", "action", "automa_unrest", "cards_a_turn", "discard", "draw", "exile", "fame", "late"),
        *("main_a_round", "material", "plays", "population", "recalled", "region", "rival", "simple"),
        *("thin", "top", "unrest"),
    )

    def __init__(self) -> None:
        self.material = 0.3
        self.population = 0.5
        self.action = 1.1
        self.draw = 0.7
        self.discard = 0.5  # a hand card less this turn
        self.top = 0.3  # a hand card on the deck
        self.unrest = 3.2  # what an unrest card costs
        self.thin = 0.8  # a useless card out of the cycle
        self.fame = 7.0
        self.region = 0.9  # a region in play: production, and a third of a fame card
        self.abandoned = 1.0
        self.recalled = 0.2
        self.exile = 0.15
        self.rival = 0.5  # a point that others lose or gain
        self.automa_unrest = 1.2
        self.main_a_round = 2.1  # cards of the main deck used up in a round
        self.cards_a_turn = 4.5
        self.plays = 0.55  # of the times it is drawn, how often a card is played
        self.late = 0.5  # rounds that a new card needs to be drawn, by hands in the cycle
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


BOOK: Final = Weights()
