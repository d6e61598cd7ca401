"""What a card that the book player of Imperium plays does to the others."""

from typing import Final

from civtable.bots.imperium.values import Values
from civtable.bots.imperium.weights import AUTOMA_TOKENS, TOKENS
from civtable.games.imperium.abilities import ops
from civtable.games.imperium.abilities.counts import holds, total
from civtable.games.imperium.abilities.instructions import Instr
from civtable.games.imperium.abilities.operations.attacks import is_robbed
from civtable.games.imperium.cards.table import SUITS_OF
from civtable.games.imperium.terms import ABANDON, NONE, PROGRESS, RECALL, REGION, TO_DISCARD

IS_REGION: Final = [suits & REGION for suits in SUITS_OF]


class Others(Values):
    """Values of one position: what others gain and lose."""

    __slots__ = ()

    def theirs(self, instr: Instr) -> float:
        """What an instruction does for each of the others together, in their points."""
        op = instr.op
        automa = self.state.automa is not None
        if op == ops.TAKE_UNREST:
            harm = self.weights.automa_unrest if automa else self.weights.unrest
            danger = self.unrest - self.weights.unrest
            return (danger - harm) * instr.n * self.opponents / self.weights.rival
        if op == ops.GAIN:
            return (AUTOMA_TOKENS if automa else TOKENS)[instr.what] * instr.n * self.opponents
        if op == ops.DRAW:
            return 0.3 * self.opponents
        if op == ops.MOVE and instr.verb in (ABANDON, RECALL):
            return -0.8 * self.with_regions()
        if op == ops.MOVE and instr.verb == TO_DISCARD:
            return 0.0 if automa else -0.5 * instr.n * self.opponents
        return 0.0

    def with_regions(self) -> int:
        """How many of the others have regions in play."""
        found = 0
        for player in self.state.players:
            if player.seat != self.seat and total(player.in_play, IS_REGION):
                found += 1
        automa = self.state.automa
        return found + (1 if automa is not None and total(automa.in_play, IS_REGION) else 0)

    def steal(self, instr: Instr) -> float:
        """Tokens of those others whom a card robs, as far as they have some."""
        value = 0.0
        condition = instr.condition
        for player in self.state.players:
            meant = condition is None or holds(self.state, player, NONE, condition)
            if meant and player.seat != self.seat:
                value += self.robbed(instr, player.tokens)
        automa = self.state.automa
        if automa is not None and is_robbed(automa, condition):
            value += self.robbed(instr, automa.tokens)
        return value

    def robbed(self, instr: Instr, tokens: list[int]) -> float:
        """What it is worth to take tokens from one who has so many."""
        n = min(instr.n, tokens[instr.what])
        return self.resource(instr.what, n) + (self.weights.rival * n if instr.what == PROGRESS else 0.1)
