"""Cards that effects play, develop or put into play."""

from civtable.core.words import Argument, Phrase
from civtable.games.imperium import happenings
from civtable.games.imperium.abilities.costs import developable
from civtable.games.imperium.abilities.instructions import FREE, IGNORES_STATE, MAY, Instr
from civtable.games.imperium.abilities.operation import Operation, told_by_name
from civtable.games.imperium.abilities.possible import barred, no_play
from civtable.games.imperium.abilities.writer import Writer
from civtable.games.imperium.cards.filters import filter_from, zones_named
from civtable.games.imperium.cards.reading import Row
from civtable.games.imperium.state import F_SELF, Imperium, Player
from civtable.games.imperium.steps import Develop
from civtable.games.imperium.terms import DISCARD, HAND
from civtable.games.imperium.verbs import enter_play
from civtable.games.imperium.words.nouns import places, some
from civtable.games.imperium.words.teller import Teller


class FreePlay(Operation):
    """A card is played without an action."""

    def read(self, writer: Writer, word: str, row: Row, chosen: bool) -> None:
        """Which, from where."""
        instr = writer.add(self.number)
        instr.zones = zones_named(row.listed("from"), row.where)
        instr.filter = filter_from(row.row("filter"))
        instr.flags = writer.flags(row)
        assert row.number("n", 1) == 1, row.where

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """Which, from where."""
        args: dict[str, Argument] = {"cards": some(row.row("filter"), row.number("n", 1))}
        args["place"] = places(row.listed("from"), teller.whose)
        return teller.say("free_play_any_state" if row.flag("ignore_state") else word, "play", args)

    def is_secret(self, code: list[Instr], pc: int) -> bool:
        """It may be in hand, or what it costs."""
        return True

    def can(
        self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr, card: int, leaving: int
    ) -> bool:
        """If one can be played."""
        return bool(free_plays(state, player, instr))

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
        """If one can be played, whatever would come of it."""
        cards = [other for other, _ in fitting(player, instr)]
        if leaving in cards:
            cards.remove(leaving)
        return any(not barred(state, player, other, bool(instr.flags & IGNORES_STATE)) for other in cards)


def free_plays(state: Imperium, player: Player, instr: Instr) -> list[tuple[int, int]]:
    """Card and zone of what an instruction lets a player play without an action."""
    ignores = bool(instr.flags & IGNORES_STATE)
    return [
        (card, zone) for card, zone in fitting(player, instr) if not no_play(state, player, card, ignores)
    ]


def fitting(player: Player, instr: Instr) -> list[tuple[int, int]]:
    """Card and zone of what an instruction speaks of, whether it can be played or not."""
    found: list[tuple[int, int]] = []
    for zone in (HAND, DISCARD):
        if instr.zones & zone:
            cards = player.hand if zone == HAND else player.discard
            found += [(card, zone) for card in cards if instr.filter.fits[card]]
    return found


class DevelopCard(Operation):
    """Develop a card, at its cost or free."""

    def read(self, writer: Writer, word: str, row: Row, chosen: bool) -> None:
        """At its cost, or free."""
        writer.add(self.number).flags = writer.flags(row)

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """At its cost, or free."""
        return teller.say("develop_free" if row.flag("free") else word, "develop")

    def can(
        self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr, card: int, leaving: int
    ) -> bool:
        """If there is one that can be paid for."""
        return bool(developable(player, bool(instr.flags & FREE)))

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """Ask which."""
        state.steps.append(Develop(player.seat, bool(instr.flags & FREE), bool(instr.flags & MAY)))


class PutIntoPlay(Operation):
    """The nadir card comes into play from the discard pile."""

    def read(self, writer: Writer, word: str, row: Row, chosen: bool) -> None:
        """This card."""
        assert row.text("card") == "self", row.where
        writer.add(self.number)

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """This card."""
        return told_by_name(teller, word, "put", row)

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """It lies in play from now on."""
        card = state.register(F_SELF)
        player.discard.remove(card)
        enter_play(state, player, card)
        state.emit(happenings.ENTERED, player.seat, card)
