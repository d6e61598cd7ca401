"""Exhaust tokens that come off a card, and exhaust abilities of others."""

from civtable.core.words import Phrase
from civtable.games.imperium.abilities.book import ABILITIES, EXHAUST_ABILITY
from civtable.games.imperium.abilities.counts import all_hold
from civtable.games.imperium.abilities.instructions import MAY, Instr
from civtable.games.imperium.abilities.operation import Operation, told_by_name
from civtable.games.imperium.abilities.writer import Writer
from civtable.games.imperium.cards.filters import filter_from
from civtable.games.imperium.cards.reading import Row
from civtable.games.imperium.cards.table import IS_PINNED
from civtable.games.imperium.state import F_SELF, FRAME, Imperium, Player
from civtable.games.imperium.steps import Restore
from civtable.games.imperium.terms import NONE
from civtable.games.imperium.words.teller import Teller


def restorable(state: Imperium, player: Player, card: int) -> list[int]:
    """Cards in play whose exhaust token can come off: not one whose ability is being used."""
    using = [state.frames[base + F_SELF] for base in range(0, len(state.frames), FRAME)]
    return [
        player.in_play[i]
        for i in range(len(player.in_play))
        if player.used[i] and player.in_play[i] != card and player.in_play[i] not in using
    ]


class ReturnExhaust(Operation):
    """An exhaust token comes off a card."""

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """How many."""
        return teller.say(word, "return", {"n": row.number("n"), "whose": teller.whose})

    def can(
        self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr, card: int, leaving: int
    ) -> bool:
        """If one lies there."""
        return bool(restorable(state, player, card))

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """Ask off which."""
        state.steps.append(Restore(player.seat, bool(instr.flags & MAY)))


def copyable(state: Imperium, player: Player) -> list[int]:
    """Pinned cards of others with an exhaust ability whose conditions hold for this player."""
    cards = [card for other in state.players if other.seat != player.seat for card in other.in_play]
    if state.automa is not None:
        cards += state.automa.in_play
    return [
        card
        for card in cards
        if IS_PINNED[card]
        and EXHAUST_ABILITY[card] != NONE
        and all_hold(state, player, card, ABILITIES[EXHAUST_ABILITY[card]].conditions)
    ]


class CopyExhaust(Operation):
    """The exhaust ability of a card of another player is used as one's own."""

    def read(self, writer: Writer, word: str, row: Row, chosen: bool) -> None:
        """Of which cards."""
        assert row.text("from") == "others", row.where
        writer.add(self.number).filter = filter_from(row.row("filter"))

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """Of which cards."""
        return told_by_name(teller, word, "use", row)

    def can(
        self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr, card: int, leaving: int
    ) -> bool:
        """If there is one."""
        return bool(copyable(state, player))
