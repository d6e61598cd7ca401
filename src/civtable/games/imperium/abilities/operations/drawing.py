"""Cards from the top of the draw deck."""

from civtable.core.words import Phrase
from civtable.games.imperium.abilities.costs import can_draw, gain_amount
from civtable.games.imperium.abilities.counts import missing_cards
from civtable.games.imperium.abilities.instructions import IF_ABLE, MAY, UP_TO, Instr
from civtable.games.imperium.abilities.operation import Operation
from civtable.games.imperium.abilities.operations.moving import Move
from civtable.games.imperium.abilities.writer import Writer
from civtable.games.imperium.automa.state import Automa
from civtable.games.imperium.automa.verbs import discard_deck
from civtable.games.imperium.cards.filters import count_from
from civtable.games.imperium.cards.reading import Row
from civtable.games.imperium.state import F_SELF, Imperium, Player
from civtable.games.imperium.steps import IF_NEEDED, NEVER_RESHUFFLE, UNTIL_FULL, Draw, DrawSome
from civtable.games.imperium.words.teller import Teller


class DrawCards(Operation):
    """Draw cards. To "draw" from anywhere else is to move them."""

    __slots__ = ("move",)

    def __init__(self, number: int, move: Move) -> None:
        super().__init__(number)
        self.move = move

    def read(self, writer: Writer, word: str, row: Row, chosen: bool) -> None:
        """A number, or so many for each of something."""
        if row.has("from"):
            self.move.read(writer, word, row, chosen)
            return
        instr = writer.add(self.number)
        instr.n = row.number("n")
        instr.flags = writer.flags(row)
        if row.has("per"):
            instr.count = count_from(row.row("per"))

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """As other moves."""
        return self.move.tell(teller, word, row)

    def can(
        self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr, card: int, leaving: int
    ) -> bool:
        """If there is anything to draw."""
        some = instr.count is None or gain_amount(state, player, card, instr) > 0
        return some and (bool(player.deck) if instr.flags & IF_ABLE else can_draw(player))

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """How many is asked where the player may choose."""
        n = gain_amount(state, player, state.register(F_SELF), instr)
        if instr.flags & (MAY | UP_TO):
            state.steps.append(DrawSome(player.seat, ability, pc, n))
        elif n:
            reshuffle = NEVER_RESHUFFLE if instr.flags & IF_ABLE else IF_NEEDED
            state.steps.append(Draw(player.seat, n, reshuffle))

    def suffer(self, state: Imperium, automa: Automa, instr: Instr, pc: int) -> int:
        """A card that it would draw goes from its deck to its discard."""
        discard_deck(state, automa, instr.n)
        return pc + 1


class FillHand(Operation):
    """Draw until the hand is full."""

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """As many as are missing."""
        missing = missing_cards(player)
        if missing:
            state.steps.append(Draw(player.seat, missing, UNTIL_FULL))
