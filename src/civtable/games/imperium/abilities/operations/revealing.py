"""Searching and revealing: a card found anywhere, a hand shown, the top of the main deck."""

from typing import Final

from civtable.core.words import Argument, Phrase
from civtable.games.imperium import happenings
from civtable.games.imperium.abilities import ops
from civtable.games.imperium.abilities.costs import candidates
from civtable.games.imperium.abilities.instructions import Instr
from civtable.games.imperium.abilities.operation import Aside, Operation, told_by_name
from civtable.games.imperium.abilities.writer import Writer
from civtable.games.imperium.abilities.zones import FIND_ZONES
from civtable.games.imperium.cards.filters import filter_from, zones_named
from civtable.games.imperium.cards.reading import Row
from civtable.games.imperium.state import F_REVEALED, Imperium, Player
from civtable.games.imperium.steps import Declare
from civtable.games.imperium.terms import NONE, SUITS, TO_DISCARD, TO_HAND, TO_HISTORY
from civtable.games.imperium.verbs import to_hand, trigger_end
from civtable.games.imperium.words.nouns import places, some
from civtable.games.imperium.words.teller import Teller

ANYWHERE: Final = ["hand", "discard", "draw_deck", "nation_deck"]
"""Where a card is searched for if nothing else is said."""

FOUND_TO: Final = {"hand": TO_HAND, "discard": TO_DISCARD, "history": TO_HISTORY}


class Find(Operation):
    """Search for a card."""

    def read(self, writer: Writer, word: str, row: Row, chosen: bool) -> None:
        """Which, where, and where it goes."""
        instr = writer.add(self.number)
        instr.filter = filter_from(row.row("filter"))
        instr.zones = zones_named(row.listed("search") or ANYWHERE, row.where)
        instr.verb = FOUND_TO[row.text("to")]
        assert row.number("n") == 1, row.where

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """Which, where, and where it goes."""
        args: dict[str, Argument] = {"whose": teller.whose}
        args["cards"] = some(row.row("filter"), row.number("n"))
        args["place"] = places(row.listed("search") or ANYWHERE, teller.whose)
        row.flag("to_uncertain")
        return teller.say(f"find_{row.text('to')}", "search", args)

    def is_secret(self, code: list[Instr], pc: int) -> bool:
        """It may be in hand."""
        return True

    def can(
        self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr, card: int, leaving: int
    ) -> bool:
        """If it is there."""
        return any(candidates(state, player, instr, zone, card) for zone in FIND_ZONES if instr.zones & zone)


class RevealAll(Operation):
    """Hand and draw deck are shown to all; the deck is shuffled after it."""

    def read(self, writer: Writer, word: str, row: Row, chosen: bool) -> None:
        """These, or the top card of the main deck."""
        if row.listed("zones") == ["main_deck_top"]:
            assert row.number("n") == 1, row.where
            writer.add(ops.REVEAL_MAIN)
        else:
            writer.add(self.number).zones = zones_named(row.listed("zones"), row.where)

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """These, or the top card of the main deck."""
        row.number("n", 1)
        place = Phrase(f"imperium-zones-{'_'.join(row.listed('zones'))}")
        return teller.say(word, "reveal", {"whose": teller.whose, "place": place})

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """Nothing of them is hidden any more."""
        for card in player.hand + player.deck:
            state.emit(happenings.REVEALED, player.seat, card)
        player.secret = []
        state.rng.shuffle(player.deck)
        player.deck_seen = []
        state.tell_all()


class DeclareSuit(Aside):
    """Name a suit."""

    def read(self, writer: Writer, word: str, row: Row, chosen: bool) -> None:
        """Among which."""
        writer.add(self.number).suits = row.bits("options", SUITS)

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """A suit."""
        return told_by_name(teller, word, "name", row)

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """Ask which."""
        state.steps.append(Declare(player.seat, instr.suits))


class RevealMain(Operation):
    """The top card of the main deck is revealed."""

    def can(
        self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr, card: int, leaving: int
    ) -> bool:
        """If there is one."""
        return bool(state.main)

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """All see it."""
        if state.main:
            card = state.main.pop()
            state.set_register(F_REVEALED, card)
            state.tell_all()
            state.emit(happenings.REVEALED, player.seat, card)
            if not state.main:
                trigger_end(state)


class RevealedTo(Aside):
    """The revealed card goes to the hand or to exile; said with a word for moving."""

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """If there is one."""
        card = state.register(F_REVEALED)
        if card == NONE:
            return
        state.set_register(F_REVEALED, NONE)
        if instr.verb == TO_HAND:
            to_hand(player, card)
            state.emit(happenings.TOOK, player.seat, card)
        else:
            state.exile.append(card)
            state.emit(happenings.EXILED, player.seat, card)
