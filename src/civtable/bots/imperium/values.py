"""What a position of Imperium is worth to the book player, apart from what cards do: tokens, points, time."""

from typing import Final

from civtable.bots.imperium.printed import EXPECTED, FILLED, IN_GARRISON, NEEDED_BY
from civtable.bots.imperium.weights import (
    ALONE,
    BY_NATION,
    DANGER,
    MOST_POINTS,
    OTHERS_UNREST,
    WORTH_DRAWING,
    Weights,
)
from civtable.games.imperium.abilities.conditions import IF_MOVED, IF_REVEALED, Condition
from civtable.games.imperium.abilities.costs import candidates, gain_amount
from civtable.games.imperium.abilities.counts import counted, holds, ignores_icon
from civtable.games.imperium.abilities.instructions import Instr
from civtable.games.imperium.cards.filters import (
    OF_ABANDONED,
    OF_CARDS,
    OF_OTHERS_CARDS,
    OF_RESOURCE,
    OF_UNREST_RETURNED,
    TERMS,
    Count,
)
from civtable.games.imperium.cards.table import AUTOMA_VP, CARDS, KINDS, STATE_OF
from civtable.games.imperium.scoring import card_points
from civtable.games.imperium.state import SPACES, Imperium
from civtable.games.imperium.terms import (
    CONDITIONAL,
    HISTORY,
    IN_PLAY,
    MATERIAL,
    NONE,
    PICKED_ZONES,
    POPULATION,
    PROGRESS,
    VARIABLE,
)

NOT_YET: Final = -1000.0
"""In place of a value that has not been worked out."""

GROWS: Final = [bool(terms) for terms in TERMS]
IS_VARIABLE: Final = [card.point_kind == VARIABLE for card in CARDS]
IS_CONDITIONAL: Final = [card.point_kind == CONDITIONAL for card in CARDS]
IN_PROGRESS: Final = [0.5, 1.0]
"""What is lost by paying progress for material, and for population."""


class Values:
    """Values of one position, as its seat sees it. Nothing that is hidden from the seat is looked at."""

    __slots__ = (
        *("depth", "drawing", "each", "growing", "hands", "late", "left", "me", "opponents", "playing"),
        *("seat", "spaces", "state", "token_points", "unrest", "weights", "weights_out", "worths"),
    )

    def __init__(self, state: Imperium, seat: int, own: Weights | None = None) -> None:
        self.state = state
        self.seat = seat
        self.me = state.players[seat]
        if own is None:
            own = (BY_NATION if state.automa is None else ALONE)[self.me.nation]
        weights = own
        self.weights: Weights = weights
        self.opponents: int = len(state.players) - 1 + (0 if state.automa is None else 1)
        self.left: float = self.rounds_left()
        self.late: float = min(1.0, weights.end + weights.slope * self.left)
        self.unrest: float = weights.unrest + weights.danger * DANGER[min(state.unrest, len(DANGER) - 1)]
        self.drawing: float = self.draw_value()
        self.hands: float = max(1.0, self.cycle() / weights.cards_a_turn)
        self.worths: list[float] = [NOT_YET] * KINDS
        self.weights_out: list[float] = [NOT_YET] * KINDS
        self.spaces: list[float] = [NOT_YET] * len(state.market)
        self.depth: int = 0
        self.playing: int = NONE  # the card whose steps are valued
        self.each: list[float] = [weights.material, weights.population]
        self.growing: list[int] = self.growing_cards()
        self.token_points: list[float] = [self.points_of(MATERIAL), self.points_of(POPULATION)]

    # Time.

    def rounds_left(self) -> float:
        """Rounds still to play, this one included."""
        state = self.state
        if state.last_round:
            return state.last_round - state.round + 1.0
        used = self.weights.main_a_round * (1 + 0.4 * max(0, self.opponents - 1))
        left = len(state.main) / used + self.weights.after
        if self.me.developments and not self.me.nation_deck:
            left = min(left, self.weights.empty * len(self.me.developments) + 2)
        return max(2.0, left)

    def cycle(self) -> int:
        """How many cards go round: hand, deck and discard pile."""
        return len(self.me.hand) + len(self.me.deck) + len(self.me.discard)

    def draw_value(self) -> float:
        """What a card drawn is worth: little in a full hand, nothing when the deck has been seen.

        Two cards that cost no action and draw each other would go on for ever otherwise.
        """
        if len(self.me.deck) + len(self.me.discard) < WORTH_DRAWING:
            return 0.0
        return self.weights.draw * max(0.0, min(1.0, (10 - len(self.me.hand)) / 4))

    # Counting.

    def count(self, of: Count, card: int) -> int:
        """How many of something there are for a card; what cannot be known before is guessed."""
        kind = of.of
        if kind == OF_OTHERS_CARDS:
            return OTHERS_UNREST * self.opponents
        if kind in (OF_UNREST_RETURNED, OF_ABANDONED):
            return 1
        return counted(self.state, self.me, card, of)

    def amount(self, instr: Instr) -> int:
        """How many tokens an instruction of the card in question gives."""
        count = instr.count
        if count is not None and count.of in (OF_OTHERS_CARDS, OF_UNREST_RETURNED, OF_ABANDONED):
            return instr.n * self.count(count, self.playing)
        return gain_amount(self.state, self.me, self.playing, instr)

    def holds(self, condition: Condition | None) -> bool:
        """Whether a condition holds now; one about cards still to come is not counted on."""
        if condition is None or condition.kind in (IF_MOVED, IF_REVEALED):
            return False
        return holds(self.state, self.me, self.playing, condition)

    # Points.

    def growing_cards(self) -> list[int]:
        """The power card and the cards owned whose variable points can still grow, each once."""
        me = self.me
        found = [me.power] if GROWS[me.power] else []
        cards: list[int] = []
        for zone in (me.hand, me.deck, me.discard, me.history, me.sunken, me.garrison, me.in_play):
            for card in zone:
                if GROWS[card] and card != me.power and card not in cards:
                    cards.append(card)
        cards.sort()
        return [card for card in found + cards if self.variable(card) < MOST_POINTS]

    def variable(self, card: int) -> float:
        """Variable points of a card as they stand now."""
        points = 0
        for term in TERMS[card]:
            points += term.points * (self.count(term.count, card) // term.each)
        return min(float(points), MOST_POINTS)

    def points(self, card: int) -> float:
        """What a card will be worth at the end, as far as can be told."""
        if not IS_VARIABLE[card]:
            return EXPECTED[card]
        return min(MOST_POINTS, self.variable(card) + min(3.0, self.weights.growth * self.left))

    def others_for(self, card: int) -> float:
        """What owning a card adds to variable points of other cards, the power card first of all."""
        found = 0.0
        for other in self.growing:
            for term in TERMS[other]:
                count = term.count
                if count.of == OF_CARDS and count.zones & IN_PLAY and count.fits[card]:
                    found += term.points * count.fits[card] / term.each
        return min(found, 3.0)

    # Tokens.

    def points_of(self, what: int) -> float:
        """What a token adds to variable points, by power card and cards owned."""
        found = 0.0
        for card in self.growing:
            for term in TERMS[card]:
                if term.count.of == OF_RESOURCE and term.count.what == what:
                    found += term.points / term.each
        return min(found, 0.6)

    def resource(self, what: int, n: int) -> float:
        """Tokens gained: of a large heap the rest is worth little."""
        if what == PROGRESS:
            return float(n)
        return self.of_use(what, self.me.tokens[what], n) + n * self.token_points[what]

    def of_use(self, what: int, have: int, n: int) -> float:
        """What some tokens more are good for, to one who has some."""
        plenty = self.weights.plenty if what == MATERIAL else self.weights.plenty - 3.0
        room = max(0.0, plenty - have)
        useful = min(float(n), room) + self.weights.beyond * max(0.0, n - room)
        return self.each[what] * useful * self.late

    def price(self, cost: list[int]) -> float:
        """What tokens are worth that are paid; progress may stand for others."""
        total = 0.0
        for what in (MATERIAL, POPULATION):
            n = cost[what]
            if n:
                have = min(n, self.me.tokens[what])
                total += self.of_use(what, self.me.tokens[what] - have, have)
                total += have * self.token_points[what] + (n - have) * IN_PROGRESS[what]
        return total + cost[PROGRESS]

    # Cards that lie or go somewhere.

    def is_of_another_state(self, card: int) -> bool:
        """Whether the state of the nation keeps a card from being played."""
        icon = STATE_OF[card]
        return icon != NONE and icon != self.me.state and not ignores_icon(self.me, card, icon)

    def meant(self, instr: Instr) -> list[int]:
        """The cards that can be picked now."""
        cards: list[int] = []
        for zone in range(PICKED_ZONES):
            if instr.zones >> zone & 1:
                cards += candidates(self.state, self.me, instr, 1 << zone, self.playing)
        return cards

    def filed(self, card: int) -> float:
        """What it is worth that a card goes to history: its points there, less what it would still do."""
        if not IS_CONDITIONAL[card]:
            return self.weights.filed
        return card_points(self.state, self.me, card, HISTORY) - CARDS[card].otherwise + self.weights.filed

    # Cards under others, and cards that others need.

    def filling(self, card: int) -> float:
        """What a card more is worth to one in play that waits for cards under it: the last one most."""
        under = self.me.hosts.count(card)
        return self.weights.filling * (under + 1) if under < FILLED[card] else 0.0

    def under(self, card: int) -> float:
        """Points of cards that lie under one in play: they have them nowhere else."""
        me = self.me
        points = 0.0
        for i in range(len(me.hosts)):
            if me.hosts[i] == card:
                points += max(0.0, IN_GARRISON[me.garrison[i]])
        return points

    def uncovered(self, instr: Instr, n: int) -> float:
        """Points under the cards that leave play: those with the fewest are chosen."""
        for card in self.me.garrison:
            if IN_GARRISON[card] > 0:
                points = sorted([self.under(other) for other in self.meant(instr)])
                return sum(points[:n])
        return 0.0

    def is_needed(self, card: int) -> bool:
        """Whether a card that is still to be played needs this one in play."""
        me = self.me
        for other in NEEDED_BY[card]:
            if other in me.hand or other in me.deck or other in me.discard or other in me.developments:
                return True
        return False

    # The market.

    def on_space(self, space: int) -> float:
        """What the tokens on a market card are worth."""
        if self.spaces[space] == NOT_YET:
            value = 0.0
            for what in range(3):
                n = self.state.on_market[what * SPACES + space]
                if n:
                    value += self.resource(what, n)
            self.spaces[space] = value
        return self.spaces[space]

    def denied(self, card: int) -> float:
        """What the others do not get."""
        return self.weights.denied * (AUTOMA_VP[card] if self.state.automa is not None else 1.5)
