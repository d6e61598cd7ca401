"""Cards that go from somewhere to somewhere: those that somebody picks, and those that are known."""

from typing import Final

from civtable.core.words import Argument, Phrase
from civtable.games.imperium.abilities import ops
from civtable.games.imperium.abilities.asks import ask_whether, twin_if_watched
from civtable.games.imperium.abilities.book import ABILITIES
from civtable.games.imperium.abilities.costs import (
    asks_for_masks,
    available,
    candidates,
    wanted,
)
from civtable.games.imperium.abilities.cues import set_off
from civtable.games.imperium.abilities.instructions import (
    ANY_NUMBER,
    ANYTHING,
    CAN_BE_GARRISONED,
    EVERY,
    JUST_DRAWN,
    MAY,
    OF_MASKS,
    OF_UNREST,
    UNREST_ONLY,
    UP_TO,
    Instr,
)
from civtable.games.imperium.abilities.operation import Aside, Operation, told_by_name
from civtable.games.imperium.abilities.operations.garrison import told_garrison, write_garrison
from civtable.games.imperium.abilities.writer import Writer
from civtable.games.imperium.abilities.zones import ZONE_BITS, is_firm, place_in_garrison
from civtable.games.imperium.automa.state import Automa
from civtable.games.imperium.automa.verbs import card_leaves_play
from civtable.games.imperium.cards.filters import Filter, filter_from, zones_named
from civtable.games.imperium.cards.reading import Row
from civtable.games.imperium.cards.table import IS_PINNED, KINDS, UNREST, card_named
from civtable.games.imperium.happenings import AUTOMA_IGNORES
from civtable.games.imperium.state import F_COUNT, F_LIMBO, F_MOVED, F_SELF, FRAME, Imperium, Player
from civtable.games.imperium.steps import PICKING, Pick
from civtable.games.imperium.terms import (
    ABANDON,
    DISCARD,
    GARRISON,
    HAND,
    HISTORY,
    IN_PLAY,
    NONE,
    RECALL,
    SUNKEN,
    TO_DECK,
    TO_DISCARD,
    TO_EXILE,
    TO_GARRISON,
    TO_HAND,
    TO_HISTORY,
    TO_SUNKEN,
    TO_UNREST,
    YOU_MUST_DISCARD,
)
from civtable.games.imperium.verbs import move, put
from civtable.games.imperium.words.nouns import cards_of, per, places
from civtable.games.imperium.words.phrases import card_words
from civtable.games.imperium.words.teller import Teller

MOVES: Final[dict[str, int]] = {
    "discard": TO_DISCARD,
    "to_discard": TO_DISCARD,
    "to_hand": TO_HAND,
    "draw": TO_HAND,
    "put_on_deck": TO_DECK,
    "history": TO_HISTORY,
    "sink": TO_SUNKEN,
    "exile": TO_EXILE,
    "return_unrest": TO_UNREST,
    "abandon": ABANDON,
    "recall": RECALL,
    "garrison": TO_GARRISON,
}
"""Words for moving cards, and where to."""

TOLD: Final[dict[str, tuple[str, str]]] = {
    "to_discard": ("to_discard", "put"),
    "to_hand": ("to_hand", "bring"),
    "put_on_deck": ("on_deck", "put"),
    "history": ("to_history", "put"),
    "return_unrest": ("return_unrest", "return"),
}
"""Their sentence and their verb, where these are not the word itself."""

ELSEWHERE: Final = {"self": ops.SELF_TO, "just_drawn": ops.MOVED_TO, "revealed": ops.REVEALED_TO}
"""Cards that are known, by the word for them: no one picks them."""

DESTINATIONS: Final = {
    TO_DISCARD: DISCARD,
    ABANDON: DISCARD,
    TO_HAND: HAND,
    RECALL: HAND,
    TO_HISTORY: HISTORY,
    TO_SUNKEN: SUNKEN,
    TO_GARRISON: GARRISON,
}
"""The zone that a verb moves cards to, where cards can be picked from it."""


class Move(Operation):
    """Cards are picked, one after the other; all of them without a question where all are meant."""

    # In the data, and in words.

    def read(self, writer: Writer, word: str, row: Row, chosen: bool) -> None:
        """Known cards, or so many of a kind from some zones."""
        card = row.text("card", "")
        if word == "exile" and row.listed("from") == ["market"]:
            assert row.number("n") == 1, row.where
            writer.add(ops.EXILE_MARKET)
        elif word == "garrison" and card == "self":
            write_garrison(writer, row)
        elif word == "to_discard" and row.listed("from") == ["nation_deck_top"]:
            assert row.number("n") == 1, row.where
            writer.add(ops.NATION_TO_DISCARD)
        elif word != "garrison" and card in ELSEWHERE:
            instr = writer.add(ELSEWHERE[card])
            instr.verb = MOVES[word]
            instr.flags = writer.flags(row)
            row.number("n", 1)
            row.listed("from")
        else:
            self.write(writer, MOVES[word], card, row)

    def write(self, writer: Writer, verb: int, card: str, row: Row) -> None:
        """Cards that somebody picks."""
        if verb == TO_GARRISON:
            assert row.text("into") == "self", row.where
        instr = writer.add(self.number)
        instr.verb = verb
        instr.flags = writer.flags(row)
        writer.amount(instr, row)
        words = row.listed("from")
        in_play = verb in (ABANDON, RECALL)
        instr.zones = zones_named(words, row.where) if words else IN_PLAY if in_play else HAND
        if row.has("filter"):
            meant = row.row("filter")
            if verb == TO_DISCARD and meant.values.get("icon") == "mask":
                instr.flags |= OF_MASKS
            instr.filter = filter_from(meant)
            if instr.filter.here or instr.filter.host or (in_play and never_in_play(instr.filter)):
                instr.zones = GARRISON
        if card == "one_of_just_drawn":
            instr.flags |= JUST_DRAWN
        elif card:
            instr.filter = filter_from(Row({"card": card}, row.where))
        if verb == TO_UNREST:
            instr.filter = UNREST_ONLY
        if verb == TO_GARRISON and not row.has("filter") and not words:
            instr.filter = CAN_BE_GARRISONED
        if words == ["garrisoned_here"]:
            instr.filter = Filter()
            instr.filter.fits = UNREST_ONLY.fits if verb == TO_UNREST else ANYTHING.fits
            instr.filter.here = True
        if writer.card == UNREST:
            instr.flags |= OF_UNREST

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """Which cards, from where."""
        zones = row.listed("from")
        card = row.text("card", "")
        key, verb = TOLD.get(word, (word, word))
        if word == "garrison" and card == "self":
            return told_garrison(teller, row)
        if word == "garrison":
            assert row.text("into") == "self", row.where
        if zones == ["market"]:
            assert word == "exile", row.where
            assert row.number("n") == 1, row.where
            return teller.say("exile_market", "exile")
        if zones == ["impending_quests"] and word == "garrison":
            return teller.say(key, verb, {"cards": Phrase("imperium-some-quest", {"n": row.number("n")})})
        if zones in (["nation_deck_top"], ["active_quest"]):
            assert row.number("n") == 1, row.where
            return teller.say(f"{key}_{zones[0]}", verb)
        args: dict[str, Argument] = {"whose": teller.whose}
        if card:
            row.number("n", 1)
            this = card in ("self", "just_drawn", "one_of_just_drawn", "revealed")
            args["cards"] = Phrase(f"imperium-text-{card}") if this else card_words(card_named(card))
        elif word == "return_unrest":
            args["cards"] = unrest_of(row)
            if row.value("n") == "all":
                zones = []  # the cards are told with their place
        else:
            args["cards"] = cards_of(row)
        if row.flag("if_able"):
            return teller.say("draw_if_able", verb, args)
        if row.has("per"):
            return teller.say("draw_per", verb, {**args, "per": per(row.row("per"), 1)})
        told_anyway = card in ("self", "just_drawn") or (word == "garrison" and zones == ["hand"])
        if zones and not told_anyway:
            args["cards"] = Phrase("imperium-text-from", {**args, "place": places(zones, teller.whose)})
        return teller.say(key, verb, args)

    def is_secret(self, code: list[Instr], pc: int) -> bool:
        """If not any hand card will do."""
        instr = code[pc]
        any_card = instr.filter is ANYTHING or instr.filter is CAN_BE_GARRISONED
        return bool(instr.zones & HAND) and not any_card

    # Whether it can be done.

    def can(
        self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr, card: int, leaving: int
    ) -> bool:
        """If there are enough of them."""
        if instr.flags & (EVERY | ANY_NUMBER | MAY):
            return available(state, player, instr, card, leaving) > 0
        least = 1 if instr.flags & UP_TO else wanted(player, instr)
        return available(state, player, instr, card, leaving) >= least

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
        """If any is left once the cost is paid in the best way for it."""
        found = available(state, player, instr, card, leaving)
        if paid != NONE:
            found += after_paying(state, player, ability, instr, card, leaving, paid)
        return found > 0

    def touches(self, state: Imperium, player: Player, instr: Instr) -> bool:
        """If somebody has a hand card, or such a card lies open."""
        if state.automa is not None:
            return True
        seen = [zone for zone in ZONE_BITS if instr.zones & zone and zone != HAND]
        return any(
            (instr.zones & HAND and other.hand)
            or any(candidates(state, other, instr, zone, NONE) for zone in seen)
            for other in state.players
            if other.seat != player.seat
        )

    # What it does.

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """Move all, or ask for some."""
        state.set_register(F_COUNT, 0)
        card = state.register(F_SELF)
        if instr.flags & EVERY:
            for zone in ZONE_BITS:
                if instr.zones & zone:
                    for other in candidates(state, player, instr, zone, card):
                        at = place_in_garrison(player, instr, other, card) if zone == GARRISON else NONE
                        move(state, player, other, zone, instr.verb, card, at)
            return
        kind = twin_if_watched(state, player.seat, PICKING) if instr.zones & HAND else PICKING
        state.steps.append(Pick(kind, player.seat, ability, pc, wanted(player, instr)))
        if asks_for_masks(instr):
            set_off(state, YOU_MUST_DISCARD, player)

    def suffer(self, state: Imperium, automa: Automa, instr: Instr, pc: int) -> int:
        """Cards leave its play; it never discards from a hand and returns no unrest."""
        if instr.verb in (ABANDON, RECALL):
            for _ in range(instr.n):
                card_leaves_play(state, automa, instr.filter.fits, instr.verb == ABANDON)
        else:
            state.emit(AUTOMA_IGNORES, NONE)
        return pc + 1


def never_in_play(filter: Filter) -> bool:
    """Whether named cards can only be garrisoned (King Arthur): none of them is pinned."""
    return filter.by_name and not any(filter.fits[kind] and IS_PINNED[kind] for kind in range(KINDS))


def unrest_of(row: Row) -> Phrase:
    """The unrest cards that a step returns."""
    if row.value("n") == "all":
        return Phrase("imperium-text-all_unrest_here")
    told = Phrase("imperium-some-unrest", {"n": row.number("n")})
    return Phrase("imperium-text-up_to", {"cards": told}) if row.flag("up_to") else told


def after_paying(
    state: Imperium, player: Player, ability: int, instr: Instr, card: int, leaving: int, paid: int
) -> int:
    """How many more cards an instruction can move once the cost is paid in the best way; fewer below 0."""
    code = ABILITIES[ability].code
    found = 0
    for i in range(paid + 1, code[paid].middle):
        cost = code[i]
        if cost.op == ops.MOVE:
            given = [
                (zone, other)
                for zone in ZONE_BITS
                if cost.zones & zone
                for other in candidates(state, player, cost, zone, card)
            ]
            if leaving != NONE and (HAND, leaving) in given:
                given.remove((HAND, leaving))
            meant = [zone for zone, other in given if instr.filter.fits[other]]
            if instr.zones & DESTINATIONS.get(cost.verb, 0):
                found += min(len(meant), wanted(player, cost))
            shared = len([zone for zone in meant if instr.zones & zone])
            found -= max(0, wanted(player, cost) - (len(given) - shared))
    return found


class SelfTo(Operation):
    """This card goes somewhere, if it is still there."""

    def read(self, writer: Writer, word: str, row: Row, chosen: bool) -> None:
        """Back on the unrest pile: other places are said with the words for moving."""
        assert row.text("card") == "self", row.where
        writer.add(self.number).verb = TO_UNREST

    def tell(self, teller: Teller, word: str, row: Row) -> Phrase:
        """This card."""
        return told_by_name(teller, word, "return", row)

    def can(
        self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr, card: int, leaving: int
    ) -> bool:
        """From being played, or from play if it is not firm there."""
        limbo = leaving == card or bool(state.frames and state.frames[F_LIMBO - FRAME])
        moving = instr.verb in (ABANDON, RECALL)
        return limbo or (card in player.in_play and not (moving and is_firm(card)))

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """Move it, or ask."""
        card = state.register(F_SELF)
        if not state.register(F_LIMBO) and not self.can(state, player, ability, pc, instr, card, NONE):
            return
        if instr.flags & MAY:
            ask_whether(state, player, ability, pc)
        else:
            self.agree(state, player, instr)

    def agree(self, state: Imperium, player: Player, instr: Instr) -> None:
        """It goes where the verb says, from play or from being played."""
        card = state.register(F_SELF)
        if state.register(F_LIMBO):
            state.set_register(F_LIMBO, 0)
            put(state, player, card, instr.verb, NONE, False)
        else:
            move(state, player, card, IN_PLAY, instr.verb)


class MovedTo(Aside):
    """The card drawn last goes somewhere."""

    def is_secret(self, code: list[Instr], pc: int) -> bool:
        """Only the player knows it."""
        return True

    def can(
        self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr, card: int, leaving: int
    ) -> bool:
        """If it is in hand."""
        return state.register(F_MOVED) in player.hand

    def do(self, state: Imperium, player: Player, ability: int, pc: int, instr: Instr) -> None:
        """All see it where it lies open."""
        card = state.register(F_MOVED)
        if card in player.hand:
            move(state, player, card, HAND, instr.verb)
            if instr.verb in (TO_DISCARD, TO_EXILE):
                state.tell_all()
