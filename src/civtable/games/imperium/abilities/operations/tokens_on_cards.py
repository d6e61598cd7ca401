"""Tokens that lie on cards of the market, or on the card itself."""

from civtable.core.words import Phrase
from civtable.games.imperium.abilities.book import EFFECTS
from civtable.games.imperium.abilities.instructions import Instr
from civtable.games.imperium.abilities.operation import Operation
from civtable.games.imperium.abilities.operations.tokens import amount_of
from civtable.games.imperium.abilities.writer import Writer
from civtable.games.imperium.cards.reading import Row
from civtable.games.imperium.state import F_AMOUNT, F_SELF, Imperium, Player
from civtable.games.imperium.steps import Place
from civtable.games.imperium.terms import NONE, PROGRESS, RESOURCES
from civtable.games.imperium.verbs import add_tokens, gain
from civtable.games.imperium.words.teller import Teller


class PlaceOnMarket(Operation):
    """Tokens from the supply go on a market card."""

    def read(self, writer: Writer, word: str, row: Row, chosen: bool) -> None:
        """Which, and how many."""
        instr = writer.add(self.number)
        instr.what = row.index("what", RESOURCES)
        instr.n = row.number("n")

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """Which, and how many."""
        return teller.say(word, "put", {"amount": amount_of(row)})

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """Ask on which; the power card may put others in place of progress."""
        effects = EFFECTS[player.power]
        if instr.what == PROGRESS and effects.market_what != NONE:
            state.steps.append(Place(player.seat, effects.market_what, effects.market_n))
        else:
            state.steps.append(Place(player.seat, instr.what, instr.n))


class PlaceOnCard(Operation):
    """Progress from the supply lies on the card."""

    def read(self, writer: Writer, word: str, row: Row, chosen: bool) -> None:
        """How much."""
        assert row.text("card") == "self", row.where
        assert row.text("what") == "progress", row.where
        writer.add(self.number).n = row.number("n")
        EFFECTS[writer.card].holds_progress = True

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """How much."""
        assert row.text("card") == "self", row.where
        return teller.say(word, "put", {"amount": amount_of(row)})

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """If the card is still in play."""
        if state.register(F_SELF) in player.in_play:
            player.held += instr.n


class GainFromCard(Operation):
    """The progress on the card is gained; when the card has left play that has happened already."""

    def read(self, writer: Writer, word: str, row: Row, chosen: bool) -> None:
        """All of it."""
        assert row.text("card") == "self", row.where
        assert row.text("what") == "progress", row.where
        assert row.text("n") == "all", row.where
        writer.add(self.number)

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """All of it."""
        row.index("what", RESOURCES)
        assert row.value("n") == "all", row.where
        assert row.text("card") == "self", row.where
        return teller.say(word, "gain")

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """It comes to its owner."""
        add_tokens(state, player, PROGRESS, player.held)
        player.held = 0


class DoubleTokens(Operation):
    """Gain once more the tokens that lay on the card."""

    def read(self, writer: Writer, word: str, row: Row, chosen: bool) -> None:
        """Which."""
        writer.add(self.number).what = row.index("what", RESOURCES)

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """Which."""
        resource = RESOURCES[row.index("what", RESOURCES)]
        return teller.say(word, "gain", {"resource": Phrase(f"imperium-resource-{resource}")})

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """The cue that set the ability off says how many."""
        gain(state, player, instr.what, state.register(F_AMOUNT))
