"""What there is to know about an operation of card abilities: read, told, possible, done.

Each operation is a class in `operations`, where all of it stands in one place. The tables are filled by
`operations.table`; whoever compiles, runs, judges or tells abilities asks them.
"""

from typing import Final

from civtable.core.words import Argument, Phrase
from civtable.games.imperium.abilities import ops
from civtable.games.imperium.abilities.instructions import Instr
from civtable.games.imperium.abilities.writer import Writer
from civtable.games.imperium.automa.state import Automa
from civtable.games.imperium.cards.reading import Row
from civtable.games.imperium.state import Imperium, Player
from civtable.games.imperium.steps import RUNNING, AbilityStep
from civtable.games.imperium.terms import NONE, WHO, YOU
from civtable.games.imperium.words.nouns import some
from civtable.games.imperium.words.teller import Teller


class Operation:
    """One operation. `asks` is the kind of question if it is nothing but a question; NONE otherwise.

    Many methods get the same: the ability that runs and the position in it, the instruction there, the card
    whose ability it is, and the hand card that is being played, `leaving`.
    """

    __slots__ = ("asks", "number")

    def __init__(self, number: int, asks: int = NONE) -> None:
        self.number = number
        self.asks = asks

    # In the data, and in words.

    def read(self, writer: Writer, word: str, row: Row, chosen: bool) -> None:
        """Write the instructions of a step. `chosen`: the player has already chosen to do it."""
        instr = writer.add(self.number)
        instr.n = row.number("n", 1)
        instr.flags = writer.flags(row)

    def who(self, row: Row) -> int:
        """Who does the step."""
        return row.index("who", WHO, YOU)

    def is_secret(self, code: list[Instr], pc: int) -> bool:
        """Whether it asks for a certain kind of hand card: only the player knows if there is one."""
        return False

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """A step in words."""
        raise AssertionError(f"{row.where}: nobody can tell {word}")

    # Whether it can be done.

    def can(
        self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr, card: int, leaving: int
    ) -> bool:
        """Whether it can be done: in full if it asks for a number, at all otherwise."""
        return True

    def acts(
        self,
        state: Imperium,
        player: Player,
        ability: int,
        pc: int,
        instr: Instr,
        card: int,
        leaving: int,
        paid: int,
    ) -> bool:
        """Whether it can do something, as far as possible. `paid` is the position of the cost before it."""
        return self.can(state, player, ability, pc, instr, card, leaving)

    def touches(self, state: Imperium, player: Player, instr: Instr) -> bool:
        """Whether it can do anything to others, as far as everybody can see."""
        return True

    # What it does.

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """Do it for a player, or ask what has to be asked."""
        assert self.asks != NONE, f"{ops.NAMES[self.number]} is not done by itself"
        state.steps.append(AbilityStep(self.asks, player.seat, ability, pc))

    def agree(self, state: Imperium, player: Player, instr: Instr) -> None:
        """Do what the player may decline, and has decided to do."""
        raise AssertionError(f"{ops.NAMES[self.number]} cannot be declined")

    def done_by(self, state: Imperium, seat: int, seats: list[int], ability: int, pc: int) -> None:
        """Several players do it, in turn order, because of what a player at `seat` does."""
        for other in reversed(seats):
            state.steps.append(AbilityStep(RUNNING, other, ability, pc))

    def suffer(self, state: Imperium, automa: Automa, instr: Instr, pc: int) -> int:
        """Do it for the automa; the position of the next instruction."""
        raise AssertionError(f"the automa cannot {ops.NAMES[self.number]}")

    def go(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> int:
        """Where the ability goes on, if this only directs its course; NONE if something else comes first."""
        raise AssertionError(f"{ops.NAMES[self.number]} does not direct the course of an ability")


class Aside(Operation):
    """An operation about what others around it do: nothing comes of it alone."""

    def acts(
        self,
        state: Imperium,
        player: Player,
        ability: int,
        pc: int,
        instr: Instr,
        card: int,
        leaving: int,
        paid: int,
    ) -> bool:
        """Never."""
        return False


def told_by_name(teller: Teller, word: str, verb: str, row: Row) -> Phrase:
    """A step with a sentence of its own, in which nothing but the cards it is about can vary."""
    args: dict[str, Argument] = {"whose": teller.whose}
    for name in ("card", "at", "what", "mode", "from", "to"):
        row.text(name, "")
    row.number("n", 1)
    row.listed("options")
    if row.has("filter"):
        args["cards"] = some(row.row("filter"), 1)
    return teller.say(word, verb, args)


OPERATIONS: Final[list[Operation]] = []
"""By number: see ops."""

BY_WORD: Final[dict[str, Operation]] = {}
"""By the word that stands in the data files: the operation that reads and tells such a step."""
