"""The nation: its deck, its state, its journey, and the end of the game."""

from civtable.core.words import Phrase
from civtable.games.imperium import happenings
from civtable.games.imperium.abilities.asks import ask_whether
from civtable.games.imperium.abilities.counts import above_accession
from civtable.games.imperium.abilities.instructions import Instr
from civtable.games.imperium.abilities.operation import Operation, told_by_name
from civtable.games.imperium.abilities.writer import Writer
from civtable.games.imperium.cards.reading import Row
from civtable.games.imperium.cards.table import BELOW_FAME, NATIONS, card_named
from civtable.games.imperium.state import F_SELF, Imperium, Player
from civtable.games.imperium.terms import STATES
from civtable.games.imperium.verbs import become_empire, enter_play, gain_nation_card, trigger_end
from civtable.games.imperium.words.phrases import card_words
from civtable.games.imperium.words.teller import Teller


class NationToDiscard(Operation):
    """The top card of the nation deck goes to the discard pile; said with a word for moving."""

    def can(
        self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr, card: int, leaving: int
    ) -> bool:
        """If there is one."""
        return bool(player.nation_deck)

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """Gain it."""
        if player.nation_deck:
            gain_nation_card(state, player)


class LookAtNation(Operation):
    """Look at the top card of the own nation deck."""

    def read(self, writer: Writer, word: str, row: Row, chosen: bool) -> None:
        """One card."""
        assert row.text("at") == "nation_deck", row.where
        assert row.number("n") == 1, row.where
        writer.add(self.number).flags = writer.flags(row)

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """One card."""
        return told_by_name(teller, word, "look", row)

    def can(
        self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr, card: int, leaving: int
    ) -> bool:
        """If there is one."""
        return bool(player.nation_deck)

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """Its owner knows it from now on."""
        if player.nation_deck:
            player.nation_seen = 1
            state.tell(player.seat)
            state.emit(happenings.LOOKED, player.seat, player.nation_deck[-1], 0, 1 << player.seat)


# The order of the nation deck.


def can_be_ordered(player: Player) -> bool:
    """Whether there are several cards above the accession card."""
    return len(player.nation_deck) - above_accession(player) > 1


def shuffle_nation(state: Imperium, player: Player) -> None:
    """Shuffle the nation deck above the accession card."""
    first = above_accession(player)
    hidden = player.nation_deck[first:]
    state.rng.shuffle(hidden)
    player.nation_deck[first:] = hidden
    player.nation_seen = 0
    state.tell_all()


class ShuffleNation(Operation):
    """The nation deck may be shuffled above the accession card."""

    def read(self, writer: Writer, word: str, row: Row, chosen: bool) -> None:
        """The whole deck."""
        assert row.text("what") == "nation_deck", row.where
        writer.add(self.number).flags = writer.flags(row)

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """The whole deck."""
        return told_by_name(teller, word, "shuffle", row)

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """Ask, if it makes a difference."""
        if can_be_ordered(player):
            ask_whether(state, player, ability, pc)

    def agree(self, state: Imperium, player: Player, instr: Instr) -> None:
        """Shuffle it."""
        shuffle_nation(state, player)
        state.emit(happenings.SHUFFLED_NATION, player.seat)


class BottomOfNation(Operation):
    """The card looked at may go to the bottom, above the accession card."""

    def read(self, writer: Writer, word: str, row: Row, chosen: bool) -> None:
        """That card."""
        assert row.text("card") == "looked", row.where
        writer.add(self.number).flags = writer.flags(row)

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """That card."""
        return told_by_name(teller, word, "put", row)

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """Ask, if it makes a difference."""
        if can_be_ordered(player):
            ask_whether(state, player, ability, pc)

    def agree(self, state: Imperium, player: Player, instr: Instr) -> None:
        """The top card goes to the bottom."""
        bottom = above_accession(player)
        player.nation_deck.insert(bottom, player.nation_deck.pop())
        player.nation_seen = 0
        state.emit(happenings.TUCKED, player.seat, player.nation_deck[bottom], 0, 1 << player.seat)


# State, journey, end.


class EndGame(Operation):
    """The end of the game is triggered."""

    def read(self, writer: Writer, word: str, row: Row, chosen: bool) -> None:
        """With points."""
        assert row.text("mode") == "scoring", row.where
        writer.add(self.number)

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """With points."""
        return told_by_name(teller, word, "trigger", row)

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """Note it."""
        trigger_end(state)


class Flip(Operation):
    """King of Kings is turned over, or the journey card."""

    def read(self, writer: Writer, word: str, row: Row, chosen: bool) -> None:
        """This card."""
        assert row.text("card") == "self", row.where
        writer.add(self.number)

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """This card."""
        return told_by_name(teller, word, "turn", row)

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """Turn it."""
        if state.register(F_SELF) in BELOW_FAME:
            state.kings_side = 1
        else:
            go_on_journey(state, player)


class NextJourney(Operation):
    """The other journey card comes into play."""

    def read(self, writer: Writer, word: str, row: Row, chosen: bool) -> None:
        """Which."""
        writer.add(self.number).what = card_named(row.text("with"))

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """Which."""
        card = card_words(card_named(row.text("with")))
        return teller.say(word, "replace", {"whose": teller.whose, "card": card})

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """Replace it."""
        go_on_journey(state, player)


def go_on_journey(state: Imperium, player: Player) -> None:
    """The next side of the Utopian journey lies in play."""
    journey = NATIONS[player.nation].journey
    i = player.in_play.index(journey[player.journey])
    player.journey += 1
    del player.in_play[i]
    del player.used[i]
    state.emit(happenings.JOURNEYED, player.seat, journey[player.journey])
    enter_play(state, player, journey[player.journey])


class SetState(Operation):
    """The nation becomes an empire."""

    def read(self, writer: Writer, word: str, row: Row, chosen: bool) -> None:
        """An empire."""
        writer.add(self.number).what = row.index("to", STATES)

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """An empire."""
        return told_by_name(teller, word, "become", row)

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """The state card is turned."""
        become_empire(state, player)
