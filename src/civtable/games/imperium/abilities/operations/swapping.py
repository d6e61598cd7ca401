"""Swaps: a hand card for the top of the nation deck, or an exiled card for one of the market."""

from civtable.core.game import Step
from civtable.core.words import Phrase
from civtable.games.imperium.abilities import ops
from civtable.games.imperium.abilities.counts import above_accession
from civtable.games.imperium.abilities.instructions import Instr
from civtable.games.imperium.abilities.operation import Operation
from civtable.games.imperium.abilities.writer import Writer
from civtable.games.imperium.cards.reading import Row
from civtable.games.imperium.cards.table import SUITS_OF
from civtable.games.imperium.state import Imperium, Player
from civtable.games.imperium.steps import SWAPPING_NATION
from civtable.games.imperium.terms import MARKET_SUITS
from civtable.games.imperium.words.teller import Teller


class SwapNation(Operation):
    """A hand card for the top card of the nation deck, never the accession card.

    Both swaps are one word in the data, which is read and told here.
    """

    def read(self, writer: Writer, word: str, row: Row, chosen: bool) -> None:
        """What for what."""
        a, b = row.row("a"), row.row("b")
        zones = [a.text("zone"), b.text("zone")]
        assert a.number("n") == 1, row.where
        assert b.number("n") == 1, row.where
        if zones == ["hand", "nation_deck_top"]:
            assert b.text("not_start") == "accession", row.where
            writer.add(ops.SWAP_NATION)
        else:
            assert zones == ["exile", "market"], row.where
            writer.add(ops.SWAP_MARKET)
        a.done()
        b.done()

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """What for what."""
        a, b = row.row("a"), row.row("b")
        for side in (a, b):
            assert side.number("n") == 1, row.where
            side.text("not_start", "")
        name = f"swap_{a.text('zone')}_{b.text('zone')}"
        a.done()
        b.done()
        return teller.say(name, "swap", {"whose": teller.whose})

    def can(
        self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr, card: int, leaving: int
    ) -> bool:
        """If there is a card on either side."""
        return bool(player.hand) and len(player.nation_deck) > above_accession(player)

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """Ask for the hand card."""
        if len(player.nation_deck) > above_accession(player):
            state.steps.append(Step(SWAPPING_NATION, player.seat))


class SwapMarket(Operation):
    """An exiled card takes the place of one in the market."""

    def can(
        self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr, card: int, leaving: int
    ) -> bool:
        """If one with a suit of the market is exiled."""
        return any(SUITS_OF[other] & MARKET_SUITS for other in state.exile)
