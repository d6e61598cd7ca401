"""Turns, rounds and the solstice."""

from civtable.core.game import Option, Step
from civtable.core.words import Reason
from civtable.games.imperium import happenings, options
from civtable.games.imperium import state as states
from civtable.games.imperium.abilities.book import (
    ABILITIES,
    EXHAUST_ABILITY,
    SOLSTICE_ABILITY,
)
from civtable.games.imperium.abilities.counts import all_hold, is_free
from civtable.games.imperium.abilities.cues import begin
from civtable.games.imperium.abilities.library import CLEAN_UP, INNOVATE
from civtable.games.imperium.abilities.possible import no_action, no_exhaust, no_play
from civtable.games.imperium.cards.table import UNREST
from civtable.games.imperium.options import (
    EXHAUSTS,
    INNOVATING,
    ORDERS,
    PASSING,
    PLAY_CARD,
    REVOLTS,
    card_of,
    in_table_order,
    number_of,
)
from civtable.games.imperium.questions.choices import use_ability
from civtable.games.imperium.questions.plays import play_card
from civtable.games.imperium.scoring import BEFORE_SCORING_ABILITIES
from civtable.games.imperium.state import (
    ACTIVATE,
    BY_SCORING,
    Asking,
    CarryingOn,
    Imperium,
    Player,
)
from civtable.games.imperium.steps import (
    AUTOMA_TURN,
    BEFORE_SCORING,
    BEGINNING_SOLSTICE,
    CLEANING_UP,
    ENDING_ROUND,
    ENDING_TURN,
    SCORING,
    SOLSTICE_ORDER,
    Act,
)
from civtable.games.imperium.terms import HAND, NONE
from civtable.games.imperium.verbs import unrest_returned
from civtable.games.imperium.words.phrases import because, card_words


def begin_turn(state: Imperium, seat: int) -> None:
    """A player's turn begins."""
    state.current = seat
    state.phase = ACTIVATE
    state.steps.append(Act(seat))


def clean_up(state: Imperium, seat: int) -> None:
    """Every turn ends with clean-up."""
    state.phase = states.CLEAN_UP
    state.steps.append(Step(ENDING_TURN, seat))
    begin(state, seat, CLEAN_UP, NONE)


class Acting(Asking[Act]):
    """A turn: play cards and use exhaust abilities; or innovate; or revolt, and nothing else."""

    def options(self, state: Imperium, step: Act) -> list[Option]:
        """Pass, innovate and revolt as long as nothing was done, hand cards, cards in play."""
        player = state.players[step.seat]
        found = [PASSING]
        if not step.acted:
            found.append(INNOVATING)
            unrest = player.hand.count(UNREST)
            if unrest:
                found += REVOLTS[1 : min(unrest, len(REVOLTS) - 1) + 1]
        last = NONE
        for card in player.hand:
            if card != last:
                last = card
                if not no_action(player, card) and not no_play(state, player, card, False):
                    found.append(PLAY_CARD[card])
        if player.exhaust:
            ready: list[int] = []
            for i in range(len(player.in_play)):
                card = player.in_play[i]
                usable = EXHAUST_ABILITY[card] != NONE and card not in ready
                if usable and not no_exhaust(state, player, i):
                    ready.append(card)
            ready.sort()
            found += [EXHAUSTS[card] for card in ready]
        return found

    def answer(self, state: Imperium, step: Act, option: Option) -> None:
        """Do it; after playing or exhausting, the turn goes on."""
        seat = step.seat
        player = state.players[seat]
        if option.kind == options.PLAY:
            state.steps.append(Act(seat, True))
            card = card_of(option)
            if not is_free(player, card):
                player.actions -= 1
            play_card(state, player, card, HAND)
        elif option.kind == options.EXHAUST_CARD:
            state.steps.append(Act(seat, True))
            card = card_of(option)
            use_ability(state, player, self.ready_place(state, player, card), EXHAUST_ABILITY[card])
        elif option is PASSING:
            clean_up(state, seat)
        elif option is INNOVATING:
            state.phase = states.INNOVATE
            state.emit(happenings.INNOVATED, seat)
            state.steps.append(Step(CLEANING_UP, seat))
            begin(state, seat, INNOVATE, NONE)
        else:
            state.phase = states.REVOLT
            number = number_of(option)
            state.emit(happenings.REVOLTED, seat, number)
            for _ in range(number):
                player.hand.remove(UNREST)
            clean_up(state, seat)
            unrest_returned(state, player, number)

    def ready_place(self, state: Imperium, player: Player, card: int) -> int:
        """Where in play the card lies whose ability can be used."""
        for i in range(len(player.in_play)):
            if player.in_play[i] == card and not player.used[i]:
                return i
        raise AssertionError(card)

    def refusal(self, state: Imperium, step: Act, option: Option) -> Reason:
        """The rule against it."""
        player = state.players[step.seat]
        if option.kind in (options.INNOVATE, options.REVOLT) and step.acted:
            return because("turn_begun")
        if option.kind == options.REVOLT:
            return because("too_little_unrest", {"n": player.hand.count(UNREST)})
        if option.kind == options.PLAY:
            return self.no_play(state, player, card_of(option))
        if option.kind == options.EXHAUST_CARD:
            return self.no_exhaust(state, player, card_of(option))
        return because("not_asked")

    def no_play(self, state: Imperium, player: Player, card: int) -> Reason:
        """Why a card cannot be played now."""
        if card not in player.hand:
            return because("not_in_hand")
        key = no_play(state, player, card, False)
        return because(key or "no_action", {"card": card_words(card)})

    def no_exhaust(self, state: Imperium, player: Player, card: int) -> Reason:
        """Why a card cannot be exhausted now."""
        if card not in player.in_play:
            return because("not_in_play")
        return because(no_exhaust(state, player, player.in_play.index(card)), {"card": card_words(card)})


class CleaningUp(CarryingOn[Step]):
    """Clean-up begins after innovating."""

    def carry_on(self, state: Imperium, step: Step) -> None:
        """As after every turn."""
        clean_up(state, step.seat)


class EndingTurn(CarryingOn[Step]):
    """A turn is over: the next player, the automa, or the solstice."""

    def carry_on(self, state: Imperium, step: Step) -> None:
        """What holds until the end of the turn ends."""
        player = state.players[step.seat]
        player.ignores = NONE
        player.treated_rivers = 0
        player.treated_fertile = 0
        if step.seat + 1 < len(state.players):
            begin_turn(state, step.seat + 1)
            return
        state.steps.append(Step(BEGINNING_SOLSTICE, 0))
        if state.automa is not None:
            state.steps.append(Step(AUTOMA_TURN, 0))


class BeginningSolstice(CarryingOn[Step]):
    """After the last turn of a round all solstice abilities in play are resolved, in turn order."""

    def carry_on(self, state: Imperium, step: Step) -> None:
        """Note what each player has to resolve."""
        state.phase = states.SOLSTICE
        state.current = 0
        state.emit(happenings.SOLSTICE_BEGAN, 0, state.round)
        state.steps.append(Step(ENDING_ROUND, 0))
        for player in reversed(state.players):
            player.due = [card for card in player.in_play if SOLSTICE_ABILITY[card] != NONE]
            if player.due:
                state.steps.append(Step(SOLSTICE_ORDER, player.seat))


class SolsticeOrder(Asking[Step]):
    """A player's solstice abilities, in an order of the player's choice.

    Those that only give tokens come first by themselves: nothing can be gained by waiting for them.
    """

    def options(self, state: Imperium, step: Step) -> list[Option]:
        """The cards that are still due and whose condition holds."""
        due = self.ready(state, state.players[step.seat])
        if any(ABILITIES[SOLSTICE_ABILITY[card]].plain for card in due):
            return []
        return in_table_order([ORDERS[card] for card in due])

    def ready(self, state: Imperium, player: Player) -> list[int]:
        """The cards that can be resolved now: in play, with a condition that holds."""
        return [
            card
            for card in player.due
            if card in player.in_play
            and all_hold(state, player, card, ABILITIES[SOLSTICE_ABILITY[card]].conditions)
        ]

    def answer(self, state: Imperium, step: Step, option: Option) -> None:
        """Resolve it, then ask again."""
        player = state.players[step.seat]
        state.steps.append(Step(SOLSTICE_ORDER, step.seat))
        resolve(state, player, card_of(option))

    def carry_on(self, state: Imperium, step: Step) -> None:
        """Resolve those that only give tokens. What cannot be resolved when nothing else is left is not."""
        player = state.players[step.seat]
        plain = [card for card in self.ready(state, player) if ABILITIES[SOLSTICE_ABILITY[card]].plain]
        if not plain:
            player.due = []
            return
        state.steps.append(Step(SOLSTICE_ORDER, step.seat))
        for card in plain:
            resolve(state, player, card)

    def refusal(self, state: Imperium, step: Step, option: Option) -> Reason:
        """Not due."""
        return because("not_due" if option.kind == options.ORDER else "solstice_now")


def resolve(state: Imperium, player: Player, card: int) -> None:
    """The solstice ability of a card."""
    player.due.remove(card)
    state.emit(happenings.USED, player.seat, card)
    begin(state, player.seat, SOLSTICE_ABILITY[card], card)


class EndingRound(CarryingOn[Step]):
    """A round is over: the next one, or the count."""

    def carry_on(self, state: Imperium, step: Step) -> None:
        """The round after the one in which the end was triggered is the last."""
        if state.last_round and state.round >= state.last_round:
            state.steps.append(Step(BEFORE_SCORING, 0))
            return
        state.round += 1
        state.emit(happenings.ROUND_BEGAN, 0, state.round)
        begin_turn(state, 0)


class BeforeScoring(CarryingOn[Step]):
    """What cards do before points are counted, wherever they are."""

    def carry_on(self, state: Imperium, step: Step) -> None:
        """In turn order."""
        state.steps.append(Step(SCORING, 0))
        for player in reversed(state.players):
            owned = player.hand + player.deck + player.discard + player.history + player.sunken
            for card, ability in BEFORE_SCORING_ABILITIES:
                if card in owned or card in player.garrison:
                    begin(state, player.seat, ability, card)


class Counting(CarryingOn[Step]):
    """The game ends."""

    def carry_on(self, state: Imperium, step: Step) -> None:
        """Points are counted."""
        state.ended = BY_SCORING
        state.emit(happenings.GAME_ENDED, 0)
