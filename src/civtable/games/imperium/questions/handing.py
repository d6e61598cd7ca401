"""Questions about single cards: where one is garrisoned, given, found, or played from, who takes unrest."""

from typing import Final

from civtable.core.game import Option
from civtable.core.words import Reason
from civtable.games.imperium import happenings, options
from civtable.games.imperium.abilities.book import ABILITIES, EXHAUST_ABILITY, PLAY_ABILITY, instruction_of
from civtable.games.imperium.abilities.costs import candidates
from civtable.games.imperium.abilities.cues import begin
from civtable.games.imperium.abilities.instructions import THEN_HOST
from civtable.games.imperium.abilities.operations.exhaust import copyable
from civtable.games.imperium.abilities.operations.nation import can_be_ordered, shuffle_nation
from civtable.games.imperium.abilities.operations.playing import free_plays
from civtable.games.imperium.abilities.possible import lacking
from civtable.games.imperium.abilities.zones import FIND_ZONES
from civtable.games.imperium.automa.verbs import given
from civtable.games.imperium.automa.verbs import take_unrest as automa_takes_unrest
from civtable.games.imperium.options import (
    COPIES_OF,
    FINDS,
    GIVES,
    HOSTS,
    PASSING,
    PLAY_CARD,
    PLAYS_DISCARDED,
    SHARES,
    card_of,
    in_table_order,
    seat_of,
    zone_of,
)
from civtable.games.imperium.questions.plays import play_card
from civtable.games.imperium.state import F_LIMBO, F_SELF, Asking, Imperium
from civtable.games.imperium.steps import AbilityStep, Give, ShareUnrest
from civtable.games.imperium.terms import (
    DISCARD,
    DRAW_DECK,
    HAND,
    NATION_DECK,
    NONE,
    TO_GARRISON,
)
from civtable.games.imperium.verbs import move, others, put, reveal, take_out, take_unrest, to_hand
from civtable.games.imperium.words.phrases import because


class Hosting(Asking[AbilityStep]):
    """The card being played may be garrisoned in a card in play."""

    def options(self, state: Imperium, step: AbilityStep) -> list[Option]:
        """The hosts, and passing."""
        instr = instruction_of(step)
        player = state.players[step.seat]
        found = [HOSTS[card] for card in player.in_play if instr.filter.fits[card]]
        return in_table_order([PASSING, *found]) if found else []

    def answer(self, state: Imperium, step: AbilityStep, option: Option) -> None:
        """It lies under its host, which does again what it does when it is played."""
        if option is PASSING:
            return
        player = state.players[step.seat]
        host = card_of(option)
        state.set_register(F_LIMBO, 0)
        put(state, player, state.register(F_SELF), TO_GARRISON, host, False)
        if instruction_of(step).flags & THEN_HOST and PLAY_ABILITY[host] != NONE:
            begin(state, step.seat, PLAY_ABILITY[host], host)

    def refusal(self, state: Imperium, step: AbilityStep, option: Option) -> Reason:
        """Not in play, or no host."""
        return because("no_host" if option.kind == options.HOST else "host_or_pass")


class Giving(Asking[Give]):
    """Another player is given a card from hand or discard pile; the automa puts it into its discard pile."""

    def options(self, state: Imperium, step: Give) -> list[Option]:
        """Any card."""
        player = state.players[step.seat]
        found = [GIVES[0][card] for card in player.hand] + [GIVES[1][card] for card in player.discard]
        return in_table_order(found)

    def tells(self, state: Imperium, step: Give) -> bool:
        """Others do not learn that all hand cards are the same; of a single one they know."""
        return len(state.players[step.seat].hand) > 1 and state.is_watched()

    def answer(self, state: Imperium, step: Give, option: Option) -> None:
        """The card changes hands."""
        player = state.players[step.seat]
        instr = instruction_of(step)
        card = card_of(option)
        zone = 1 << zone_of(option)
        if zone == HAND:
            reveal(player, card)
        take_out(state, player, card, zone)
        state.emit(happenings.GAVE, step.seat, card, step.to)
        matches = instr.what and instr.filter.fits[card]
        if step.to == NONE:
            assert state.automa is not None
            given(state, state.automa, card)
            if matches:
                automa_takes_unrest(state, state.automa)
            return
        other = state.players[step.to]
        to_hand(other, card)
        state.tell(step.to)
        if matches:
            owe_unrest(state, step.to)

    def refusal(self, state: Imperium, step: Give, option: Option) -> Reason:
        """Not there."""
        return because("no_such_card_there" if option.kind == options.GIVE else "give_now")


def owe_unrest(state: Imperium, seat: int) -> None:
    """Somebody takes unrest when all have been given their cards: the step for that lies below."""
    for i in range(len(state.steps) - 1, -1, -1):
        step = state.steps[i]
        if isinstance(step, ShareUnrest):
            state.steps[i] = ShareUnrest(step.seat, step.seats | 1 << seat)
            return


class SharingUnrest(Asking[ShareUnrest]):
    """Several players take unrest; if there is too little, the acting player says who gets the last cards."""

    def options(self, state: Imperium, step: ShareUnrest) -> list[Option]:
        """The players who are still to take one, if not all of them can."""
        seats = [seat for seat in range(len(state.players)) if step.seats >> seat & 1]
        return [SHARES[seat] for seat in seats] if len(seats) > state.unrest else []

    def answer(self, state: Imperium, step: ShareUnrest, option: Option) -> None:
        """That player takes one."""
        self.give(state, step, seat_of(option))

    def carry_on(self, state: Imperium, step: ShareUnrest) -> None:
        """There is enough for all, who take it in turn order."""
        for seat in [step.seat, *others(state, step.seat)]:
            if step.seats >> seat & 1:
                self.give(state, step, seat)
                return

    def give(self, state: Imperium, step: ShareUnrest, seat: int) -> None:
        """One player takes unrest; the others are asked about, or follow, after what that sets off."""
        rest = step.seats & ~(1 << seat)
        if rest:
            state.steps.append(ShareUnrest(step.seat, rest))
        take_unrest(state, state.players[seat], 1)

    def refusal(self, state: Imperium, step: ShareUnrest, option: Option) -> Reason:
        """Another question, or somebody who does not take any."""
        return because("takes_no_unrest" if option.kind == options.SHARE else "share_now")


class Finding(Asking[AbilityStep]):
    """Search hand, discard pile, draw deck and nation deck, in this order; what was searched is shuffled."""

    def options(self, state: Imperium, step: AbilityStep) -> list[Option]:
        """The cards that fit; of a named card one copy is as good as another."""
        instr = instruction_of(step)
        player = state.players[step.seat]
        found: list[Option] = []
        for zone in FIND_ZONES:
            if instr.zones & zone:
                for card in candidates(state, player, instr, zone, NONE):
                    found.append(FINDS[card])
                if found and instr.filter.by_name:
                    break
        return in_table_order(found)

    def tells(self, state: Imperium, step: AbilityStep) -> bool:
        """Where several cards fit, others do not learn which of them are in hand and which in the deck."""
        fits = instruction_of(step).filter.fits
        return state.is_watched() and len([card for card in range(len(fits)) if fits[card]]) > 1

    def answer(self, state: Imperium, step: AbilityStep, option: Option) -> None:
        """Reveal it and move it; shuffle the decks that were searched."""
        instr = instruction_of(step)
        player = state.players[step.seat]
        card = card_of(option)
        for zone in FIND_ZONES:
            if instr.zones & zone and card in candidates(state, player, instr, zone, NONE):
                state.emit(happenings.FOUND, step.seat, card)
                move(state, player, card, zone, instr.verb)
                reveal(player, card)
                self.shuffle(state, step, zone if instr.filter.by_name else NATION_DECK)
                return

    def carry_on(self, state: Imperium, step: AbilityStep) -> None:
        """Nothing was found; everything has been searched."""
        self.shuffle(state, step, NATION_DECK)

    def shuffle(self, state: Imperium, step: AbilityStep, last: int) -> None:
        """Shuffle the decks that were searched, up to the last zone."""
        player = state.players[step.seat]
        zones = instruction_of(step).zones
        if zones & DRAW_DECK and last >= DRAW_DECK and len(player.deck) > 1:
            state.rng.shuffle(player.deck)
            player.deck_seen = []
            state.tell_all()
        if zones & NATION_DECK and last == NATION_DECK and can_be_ordered(player):
            shuffle_nation(state, player)

    def refusal(self, state: Imperium, step: AbilityStep, option: Option) -> Reason:
        """It cannot be found."""
        return because("cannot_find" if option.kind == options.FIND else "find_now")


class FreePlaying(Asking[AbilityStep]):
    """A card is played without an action."""

    def options(self, state: Imperium, step: AbilityStep) -> list[Option]:
        """Cards that fit and can be played; passing where only the player knows that there is none."""
        instr = instruction_of(step)
        found = [
            PLAY_CARD[card] if zone == HAND else PLAYS_DISCARDED[card]
            for card, zone in free_plays(state, state.players[step.seat], instr)
        ]
        if not found and self.tells(state, step):
            return [PASSING]
        return in_table_order(found)

    def tells(self, state: Imperium, step: AbilityStep) -> bool:
        """What there is to play, or to pay for it, may be in the hand."""
        player = state.players[step.seat]
        if not state.is_watched() or not player.hand:
            return False
        instr = instruction_of(step)
        return bool(instr.zones & HAND) or any(instr.filter.fits[card] for card in player.discard)

    def answer(self, state: Imperium, step: AbilityStep, option: Option) -> None:
        """Play it."""
        if option is PASSING:
            return
        zone = HAND if option.kind == options.PLAY else DISCARD
        play_card(state, state.players[step.seat], card_of(option), zone)

    def refusal(self, state: Imperium, step: AbilityStep, option: Option) -> Reason:
        """Not meant, or it cannot be played."""
        return because("free_play_other" if option.kind in PLAY_KINDS else "free_play_now")


PLAY_KINDS: Final = [options.PLAY, options.PLAY_DISCARDED]


class Copying(Asking[AbilityStep]):
    """The exhaust ability of another player's pinned card is used as one's own."""

    def options(self, state: Imperium, step: AbilityStep) -> list[Option]:
        """Those that can be used; passing where only the player knows that there is none."""
        player = state.players[step.seat]
        found = [
            COPIES_OF[card]
            for card in copyable(state, player)
            if not lacking(state, player, EXHAUST_ABILITY[card], card, NONE)
        ]
        if not found and self.tells(state, step):
            return [PASSING]
        return in_table_order(found)

    def tells(self, state: Imperium, step: AbilityStep) -> bool:
        """A cost, or what it is paid for, may ask for a certain kind of hand card."""
        player = state.players[step.seat]
        if not state.is_watched() or not player.hand:
            return False
        return any(ABILITIES[EXHAUST_ABILITY[card]].secret for card in copyable(state, player))

    def answer(self, state: Imperium, step: AbilityStep, option: Option) -> None:
        """Use it."""
        if option is PASSING:
            return
        card = card_of(option)
        begin(state, step.seat, EXHAUST_ABILITY[card], card)

    def refusal(self, state: Imperium, step: AbilityStep, option: Option) -> Reason:
        """Nobody else has it in play, or it cannot be paid."""
        return because("cannot_copy" if option.kind == options.COPY else "copy_now")
