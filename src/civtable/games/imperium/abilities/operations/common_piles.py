"""Cards of the market, of the common decks and of the fame pile."""

from civtable.core.words import Argument, Phrase
from civtable.games.imperium.abilities.instructions import ANYTHING, FROM_EXILE, THEN_PLAY, Instr
from civtable.games.imperium.abilities.operation import Operation
from civtable.games.imperium.abilities.writer import Writer
from civtable.games.imperium.cards.filters import filter_from
from civtable.games.imperium.cards.reading import Row
from civtable.games.imperium.market import can_acquire, can_break_through, has_token, take_fame
from civtable.games.imperium.state import SPACES, Imperium, Player
from civtable.games.imperium.terms import MARKET_SUITS, NONE, SUITS
from civtable.games.imperium.words.nouns import places, suits_of
from civtable.games.imperium.words.teller import Teller


class Take(Operation):
    """Acquire or break through, once or several times: what both are read and told by."""

    def read(self, writer: Writer, word: str, row: Row, chosen: bool) -> None:
        """Which suits and cards, from where; an instruction for each time.

        `what` is 1 where only the exile is meant; `n` is 0 for any card, also without a market suit.
        """
        words = row.listed("suits")
        suits = MARKET_SUITS if words == ["any"] else row.bits("suits", SUITS)
        filter = filter_from(row.row("filter")) if row.has("filter") else ANYTHING
        sources = row.listed("sources") or ["market"]
        assert row.listed("extra_sources") in ([], ["exile"]), row.where
        flags = writer.flags(row)
        if "exile" in sources or row.has("extra_sources"):
            flags |= FROM_EXILE
        if row.has("then"):
            assert row.text("then") == "free_play_it", row.where
            flags |= THEN_PLAY
        for _ in range(row.number("times", 1)):
            instr = writer.add(self.number)
            instr.suits = suits
            instr.filter = filter
            instr.flags = flags
            instr.what = 0 if "market" in sources else 1
            instr.n = 0 if words == ["any"] else 1

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """Which, from where, how often, and whether it is played at once."""
        args: dict[str, Argument] = {"cards": suits_of(row)}
        sources = row.listed("sources")
        if row.has("extra_sources"):
            sources = ["also", *row.listed("extra_sources")]
        if sources:
            place = places(sources, teller.whose)
            args = {"cards": Phrase("imperium-text-from", {**args, "place": place})}
        told = teller.say(word, word, args)
        if row.number("times", 1) > 1:
            told = Phrase("imperium-text-times", {"do": told, "n": row.number("times")})
        if row.has("then"):
            assert row.text("then") == "free_play_it", row.where
            told = Phrase("imperium-text-free_play_it", {"do": told})
        return told


class Acquire(Take):
    """A market card of a named suit goes to the hand, with its tokens and the unrest under it."""

    def can(
        self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr, card: int, leaving: int
    ) -> bool:
        """If there is one."""
        return can_acquire(state, player, instr)


class BreakThrough(Take):
    """A card of a named suit from the market, its unrest going back; or one from a deck, unseen."""

    def can(
        self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr, card: int, leaving: int
    ) -> bool:
        """If there is one, or a deck that may hold one."""
        return can_break_through(state, instr)


class ExileMarket(Operation):
    """A market card without tokens is exiled; said with a word for moving."""

    def can(
        self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr, card: int, leaving: int
    ) -> bool:
        """If there is one."""
        return any(state.market[space] != NONE and not has_token(state, space) for space in range(SPACES))


class TakeFame(Operation):
    """A fame card: one of those looked at, or the top one."""

    def read(self, writer: Writer, word: str, row: Row, chosen: bool) -> None:
        """How many are looked at; to draw one is to look at none."""
        instr = writer.add(self.number)
        if word == "draw_fame":
            assert row.number("n") == 1, row.where
            instr.n = 0
            instr.flags = writer.flags(row)
        else:
            assert row.number("take") == 1, row.where
            instr.n = row.number("look")

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """How many are looked at."""
        if word == "draw_fame":
            assert row.number("n") == 1, row.where
            return teller.say("top_fame", "take")
        assert row.number("take") == 1, row.where
        look = row.number("look")
        if not look:
            return teller.say("top_fame", "take")
        return teller.say("look_fame", "look", {"n": look, "then": teller.verb("take")})

    def can(
        self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr, card: int, leaving: int
    ) -> bool:
        """If there is one, or King of Kings for it."""
        return bool(state.fame) or not player.kings_done

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """Take it, or look."""
        take_fame(state, player, instr.n)
