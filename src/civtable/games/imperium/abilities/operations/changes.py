"""What counts otherwise for a while: icons treated as others, a state icon ignored, fewer masks."""

from civtable.core.words import Argument, Phrase
from civtable.games.imperium.abilities import ops
from civtable.games.imperium.abilities.effects import tell_change
from civtable.games.imperium.abilities.instructions import Instr
from civtable.games.imperium.abilities.operation import Operation
from civtable.games.imperium.abilities.writer import Writer
from civtable.games.imperium.cards.filters import filter_from
from civtable.games.imperium.cards.reading import Row
from civtable.games.imperium.state import Imperium, Player
from civtable.games.imperium.steps import Pick
from civtable.games.imperium.terms import ICONS, RIVER, STATES
from civtable.games.imperium.words.teller import Teller


class TreatIcon(Operation):
    """One river or fertile icon counts as three production icons until the end of the turn."""

    def read(self, writer: Writer, word: str, row: Row, chosen: bool) -> None:
        """Which icon, and as how many."""
        instr = writer.add(self.number)
        instr.what = row.index("icon", ICONS)
        counts_as = row.row("as")
        assert counts_as.text("icon") == "production", row.where
        assert row.number("n") == 1, row.where
        instr.n = counts_as.number("n")
        counts_as.done()
        assert row.text("until") == "end_of_turn", row.where

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """Which icon, and as how many."""
        counts_as = row.row("as")
        args: dict[str, Argument] = {"whose": teller.whose, "n": counts_as.number("n")}
        args["icon"] = Phrase(f"imperium-icon-{row.text('icon')}")
        args["as"] = Phrase(f"imperium-icon-{counts_as.text('icon')}")
        counts_as.done()
        assert row.number("n") == 1, row.where
        assert row.text("until") == "end_of_turn", row.where
        return teller.say(word, "count", args)

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """Note it."""
        if instr.what == RIVER:
            player.treated_rivers += 1
        else:
            player.treated_fertile += 1


class IgnoreState(Operation):
    """The next card played this turn may have that state icon; other changes are read and told here too."""

    def read(self, writer: Writer, word: str, row: Row, chosen: bool) -> None:
        """What changes when an ability is used; what does while a card is in play are its effects."""
        what = row.text("what")
        if what == "ignore_state_icon":
            assert row.text("applies_to") == "next_card_played_this_turn", row.where
            writer.add(self.number).what = row.index("icon", STATES)
        else:
            assert what == "discard_requirement", f"{row.where}: nobody knows {what}"
            filter_from(row.row("filter"))
            writer.add(ops.LESS_MASKS).n = row.number("reduce")

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """Any change."""
        return tell_change(row)

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """Note it."""
        player.ignores = instr.what


class LessMasks(Operation):
    """One mask less is to be discarded."""

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """The question about them lies below."""
        for i in range(len(state.steps) - 1, -1, -1):
            step = state.steps[i]
            if isinstance(step, Pick):
                left = step.to_pick - instr.n
                if left < 1:
                    del state.steps[i]
                else:
                    state.steps[i] = Pick(
                        step.kind, step.seat, step.ability, step.position, left, step.lowest
                    )
                return
