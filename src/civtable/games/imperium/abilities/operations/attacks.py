"""What is done to others: tokens stolen, unrest, cards given; and how one avoids it."""

from typing import Final

from civtable.core.values import Json
from civtable.core.words import Argument, Phrase
from civtable.games.imperium import happenings
from civtable.games.imperium.abilities.book import ABILITIES
from civtable.games.imperium.abilities.conditions import (
    IF_HAS_IN_PLAY,
    IF_STATE,
    Condition,
    condition_from,
)
from civtable.games.imperium.abilities.counts import holds
from civtable.games.imperium.abilities.instructions import Instr
from civtable.games.imperium.abilities.operation import Operation, told_by_name
from civtable.games.imperium.abilities.operations.tokens import amount_of
from civtable.games.imperium.abilities.writer import Writer
from civtable.games.imperium.automa import verbs as automa_verbs
from civtable.games.imperium.automa.state import Automa
from civtable.games.imperium.cards.filters import filter_from, zones_named
from civtable.games.imperium.cards.reading import Row
from civtable.games.imperium.state import F_AVOID, F_OWNER, F_SELF, FRAME, Imperium, Player
from civtable.games.imperium.steps import Give, ShareUnrest
from civtable.games.imperium.terms import NONE, OTHERS, RESOURCES, YOU
from civtable.games.imperium.verbs import add_tokens, others, take_unrest
from civtable.games.imperium.words.nouns import THEIRS, places, some, victim
from civtable.games.imperium.words.phrases import amount_words
from civtable.games.imperium.words.teller import DOES, Teller

ONE_UNREST: Final[dict[str, Json]] = {"op": "take_unrest", "n": 1}
"""What happens to one who cannot give what is stolen; players take unrest one card at a time."""


def share_unrest(state: Imperium, seat: int, seats: list[int]) -> None:
    """Players take unrest, told for all of them together: there may not be enough."""
    state.steps.append(ShareUnrest(seat, sum([1 << other for other in seats])))


class Steal(Operation):
    """The victims hand over tokens; what happens to one who cannot comes next."""

    def who(self, row: Row) -> int:
        """Always the others."""
        assert super().who(row) == YOU, row.where
        assert row.text("from") == "others", row.where
        return OTHERS

    def read(self, writer: Writer, word: str, row: Row, chosen: bool) -> None:
        """What, how many, from whom, and what if not."""
        instr = writer.add(self.number)
        instr.what = row.index("what", RESOURCES)
        instr.n = row.number("n")
        if row.has("victim_if"):
            instr.condition = condition_from(row.row("victim_if"))
        unable = row.rows("if_unable")
        assert [dict(step.values) for step in unable] in ([], [ONE_UNREST]), row.where
        instr.suffers = bool(unable)
        writer.block(unable)
        instr.jump = writer.here()

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """What, how many, from whom, and what if not."""
        args: dict[str, Argument] = {"amount": amount_of(row)}
        assert row.text("from") == "others", row.where
        whom = victim(row.row("victim_if")) if row.has("victim_if") else Phrase("imperium-others")
        args["from"] = whom
        if row.has("if_unable"):
            args["steps"] = Teller(DOES, THEIRS).steps(row.rows("if_unable"), "then")
            return teller.say("steal_or", "steal", args)
        return teller.say(word, "steal", args)

    def touches(self, state: Imperium, player: Player, instr: Instr) -> bool:
        """If anybody has something, or suffers for lack of it."""
        robbed = [
            other
            for other in state.players
            if other.seat != player.seat
            if instr.condition is None or holds(state, other, NONE, instr.condition)
            if instr.suffers or other.tokens[instr.what]
        ]
        automa = state.automa
        return bool(robbed) or (automa is not None and (instr.suffers or automa.tokens[instr.what] > 0))

    def done_by(self, state: Imperium, seat: int, seats: list[int], ability: int, pc: int) -> None:
        """All hand over at once; who cannot takes unrest."""
        instr = ABILITIES[ability].code[pc]
        unable = [other for other in seats if not hands_over(state, state.players[other], instr)]
        if instr.suffers:
            share_unrest(state, seat, unable)

    def suffer(self, state: Imperium, automa: Automa, instr: Instr, pc: int) -> int:
        """It hands over; if it cannot, what comes next is done."""
        if not is_robbed(automa, instr.condition):
            return instr.jump
        taken = automa_verbs.lose(state, automa, instr.what, instr.n)
        add_tokens(state, state.players[0], instr.what, taken)
        return instr.jump if taken == instr.n else pc + 1


def hands_over(state: Imperium, victim: Player, instr: Instr) -> bool:
    """Up to n tokens go from a victim to the owner of the ability; whether all that was asked for was given.

    Of whom the card does not speak nothing is asked.
    """
    if instr.condition is not None and not holds(state, victim, NONE, instr.condition):
        return True
    thief = state.players[state.register(F_OWNER)]
    taken = min(instr.n, victim.tokens[instr.what])
    victim.tokens[instr.what] -= taken
    thief.tokens[instr.what] += taken
    if taken:
        state.emit_facts(happenings.STOLE, thief.seat, [instr.what, taken, victim.seat])
    return taken == instr.n


def is_robbed(automa: Automa, condition: Condition | None) -> bool:
    """Whether the automa is one of those that a card robs."""
    if condition is None:
        return True
    if condition.kind == IF_STATE:
        return automa.state == condition.what
    assert condition.kind == IF_HAS_IN_PLAY, condition.kind
    return any(condition.fits[card] for card in automa.in_play)


class TakeUnrest(Operation):
    """Unrest goes from the pile to the hand."""

    def who(self, row: Row) -> int:
        """Others take one card each."""
        who = super().who(row)
        assert who == YOU or row.number("n") == 1, row.where
        return who

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """How many."""
        return teller.say(word, "take", {"cards": Phrase("imperium-some-unrest", {"n": row.number("n")})})

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """Take it."""
        take_unrest(state, player, instr.n)

    def done_by(self, state: Imperium, seat: int, seats: list[int], ability: int, pc: int) -> None:
        """All take it together."""
        share_unrest(state, seat, seats)

    def suffer(self, state: Imperium, automa: Automa, instr: Instr, pc: int) -> int:
        """It takes them."""
        for _ in range(instr.n):
            automa_verbs.take_unrest(state, automa)
        return pc + 1


class GiveCard(Operation):
    """Each other player is given a card; those who avoided the attack are not."""

    def who(self, row: Row) -> int:
        """The player, one card to each."""
        assert row.text("to") == "each_other", row.where
        return super().who(row)

    def read(self, writer: Writer, word: str, row: Row, chosen: bool) -> None:
        """From where, and which of them bring unrest: `what` is 1 then."""
        instr = writer.add(self.number)
        instr.zones = zones_named(row.listed("from"), row.where)
        assert row.number("n") == 1, row.where
        if row.has("if_given"):
            given = row.row("if_given")
            instr.filter = filter_from(given.row("filter"))
            recipient = given.rows("recipient")
            assert [dict(step.values) for step in recipient] == [ONE_UNREST], row.where
            instr.what = 1
            given.done()

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """From where, and what some of them bring."""
        args: dict[str, Argument] = {"whose": teller.whose}
        assert row.text("to") == "each_other", row.where
        assert row.number("n") == 1, row.where
        args["place"] = places(row.listed("from"), teller.whose)
        if not row.has("if_given"):
            return teller.say(word, "give", args)
        given = row.row("if_given")
        args["cards"] = some(given.row("filter"), 1)
        args["steps"] = Teller(DOES, THEIRS).steps(given.rows("recipient"), "then")
        given.done()
        return teller.say("give_card_if", "give", args)

    def can(
        self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr, card: int, leaving: int
    ) -> bool:
        """If there is a card to give."""
        return bool(player.hand or player.discard)

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """Ask for each of them; unrest is taken when all have their cards."""
        avoided = state.register(F_AVOID)
        state.steps.append(ShareUnrest(player.seat, 0))
        if state.automa is not None:
            state.steps.append(Give(player.seat, ability, pc, NONE))
        for other in reversed(others(state, player.seat)):
            if not avoided >> other & 1:
                state.steps.append(Give(player.seat, ability, pc, other))


class AvoidAttack(Operation):
    """The attack under way does not touch this player."""

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """Unless the attacker gives something."""
        if not row.has("unless"):
            return told_by_name(teller, word, "avoid", row)
        unless = row.row("unless")
        gift = unless.row("attacker_gives_you")
        [(resource, n)] = [(i, gift.number(name)) for i, name in enumerate(RESOURCES) if gift.has(name)]
        gift.done()
        unless.done()
        args: dict[str, Argument] = {"whose": teller.whose, "amount": amount_words(n, resource)}
        return teller.say("avoid_attack_unless", "avoid", args)

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """The frame of the attack lies below that of this ability."""
        if len(state.frames) >= 2 * FRAME:
            state.frames[F_AVOID - 2 * FRAME] |= 1 << player.seat
        state.emit(happenings.AVOIDED, player.seat, state.register(F_SELF))
