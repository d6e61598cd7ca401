"""A card that is garrisoned in another one; said with a word for moving."""

from civtable.core.words import Argument, Phrase
from civtable.games.imperium.abilities import ops
from civtable.games.imperium.abilities.instructions import THEN_HOST, Instr
from civtable.games.imperium.abilities.operation import Operation
from civtable.games.imperium.abilities.writer import Writer
from civtable.games.imperium.cards.filters import filter_from
from civtable.games.imperium.cards.reading import Row
from civtable.games.imperium.state import F_LIMBO, Imperium, Player
from civtable.games.imperium.steps import HOSTING, AbilityStep
from civtable.games.imperium.words.nouns import some
from civtable.games.imperium.words.teller import Teller


def write_garrison(writer: Writer, row: Row) -> None:
    """This card, into which others, and whether the host does again what it does when it is played."""
    instr = writer.add(ops.GARRISON_SELF)
    instr.filter = filter_from(row.row("into"))
    instr.flags = writer.flags(row)
    if row.text("then", "") == "trigger_host_play_effect":
        instr.flags |= THEN_HOST


def told_garrison(teller: Teller, row: Row) -> Phrase:
    """This card, into which others."""
    assert row.text("then") == "trigger_host_play_effect", row.where
    args: dict[str, Argument] = {"cards": some(row.row("into"), 1), "then": teller.verb("resolve")}
    return teller.say("garrison_self", "garrison", args)


class GarrisonSelf(Operation):
    """This card may be garrisoned in a card in play."""

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """Ask in which, as long as it is being played."""
        if state.register(F_LIMBO):
            state.steps.append(AbilityStep(HOSTING, player.seat, ability, pc))
