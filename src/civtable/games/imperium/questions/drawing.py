"""Drawing, reshuffling and developing."""

from civtable.core.game import Option, Step
from civtable.core.words import Reason
from civtable.games.imperium import happenings, options
from civtable.games.imperium.abilities.asks import ask_payment
from civtable.games.imperium.abilities.book import instruction_of
from civtable.games.imperium.abilities.costs import can_develop, can_draw, developable
from civtable.games.imperium.abilities.counts import development_cost, missing_cards
from civtable.games.imperium.abilities.instructions import UP_TO
from civtable.games.imperium.cards.table import HAS_QUESTS
from civtable.games.imperium.options import (
    DEVELOPS,
    DRAWS,
    PASSING,
    card_of,
    in_table_order,
    number_of,
)
from civtable.games.imperium.state import Asking, CarryingOn, Imperium, Player
from civtable.games.imperium.steps import (
    NEVER_RESHUFFLE,
    RESHUFFLING,
    SHUFFLING,
    UNTIL_FULL,
    Develop,
    Draw,
    DrawSome,
)
from civtable.games.imperium.verbs import deck_emptied, draw_top, gain_nation_card, trigger_end
from civtable.games.imperium.words.phrases import because


class DrawingSome(Asking[DrawSome]):
    """How many cards to draw, where the player may choose."""

    def options(self, state: Imperium, step: DrawSome) -> list[Option]:
        """None or all; up to a number one card at a time, for one may stop when it is seen."""
        most = min(step.most, len(DRAWS) - 1)
        if not most or not can_draw(state.players[step.seat]):
            return []
        return [PASSING, DRAWS[1 if draws_singly(step) else most]]

    def answer(self, state: Imperium, step: DrawSome, option: Option) -> None:
        """Draw them; ask again as long as one may draw more."""
        if option is not PASSING:
            if draws_singly(step) and step.most > 1:
                state.steps.append(DrawSome(step.seat, step.ability, step.position, step.most - 1))
            state.steps.append(Draw(step.seat, number_of(option)))

    def refusal(self, state: Imperium, step: DrawSome, option: Option) -> Reason:
        """Another number."""
        return because("other_number")


def draws_singly(step: DrawSome) -> bool:
    """Whether the player decides about every card: "draw up to"."""
    return bool(instruction_of(step).flags & UP_TO)


class Drawing(CarryingOn[Draw]):
    """Cards are drawn one by one; only when one is needed and the deck is empty is it reshuffled."""

    def carry_on(self, state: Imperium, step: Draw) -> None:
        """Draw until done, or until something has to be seen to first.

        To fill a hand is to draw until it has so many cards: unrest that comes in between is one of them.
        """
        player = state.players[step.seat]
        left = missing_cards(player) if step.reshuffle == UNTIL_FULL else step.number
        while left:
            if not player.deck:
                if step.reshuffle != NEVER_RESHUFFLE and not step.reshuffled:
                    state.steps.append(Draw(step.seat, left, step.reshuffle, True))
                    state.steps.append(Step(RESHUFFLING, step.seat))
                return
            draw_top(state, player)
            left -= 1
            if not player.deck:
                if left:
                    state.steps.append(Draw(step.seat, left, step.reshuffle))
                deck_emptied(state, player)
                return


class Reshuffling(Asking[Step]):
    """The draw deck is empty: a nation card, or a development that one pays for, joins the discard pile."""

    def options(self, state: Imperium, step: Step) -> list[Option]:
        """Developments that can be paid for, once the nation deck is used up."""
        player = state.players[step.seat]
        if player.nation_deck or not can_add(player) or not player.developments:
            return []
        found = [DEVELOPS[card] for card in player.developments if can_develop(player, card)]
        return in_table_order([PASSING, *found]) if found else []

    def answer(self, state: Imperium, step: Step, option: Option) -> None:
        """Develop, then shuffle."""
        state.steps.append(Step(SHUFFLING, step.seat))
        if option is not PASSING:
            player = state.players[step.seat]
            player.exhaust -= 1
            player.spent = 1
            develop(state, player, card_of(option), False)

    def carry_on(self, state: Imperium, step: Step) -> None:
        """The top nation card joins, if the nation deck is not exhausted; then shuffle."""
        player = state.players[step.seat]
        state.steps.append(Step(SHUFFLING, step.seat))
        if player.nation_deck and can_add(player):
            player.exhaust -= 1
            player.spent = 1
            gain_nation_card(state, player)

    def refusal(self, state: Imperium, step: Step, option: Option) -> Reason:
        """Not a development, not there, or too dear."""
        return no_development(state.players[step.seat], option)


def can_add(player: Player) -> bool:
    """Whether a reshuffle may add a card: an exhaust token is there, and none lies on the area yet.

    Quests are never added.
    """
    if HAS_QUESTS[player.nation] and not player.nation_deck:
        return False
    return not player.spent and player.exhaust > 0


def no_development(player: Player, option: Option) -> Reason:
    """Why an option is no development that can be chosen."""
    if option is PASSING:
        return because("must_develop")
    if option.kind != options.DEVELOP:
        return because("develop_or_pass")
    key = "cannot_pay" if card_of(option) in player.developments else "not_in_development_area"
    return because(key)


class Shuffling(CarryingOn[Step]):
    """The discard pile is shuffled and becomes the draw deck."""

    def carry_on(self, state: Imperium, step: Step) -> None:
        """An empty pile stays empty: drawing stops then."""
        player = state.players[step.seat]
        if player.discard:
            player.deck = player.discard
            player.discard = []
            player.deck_seen = []
            state.rng.shuffle(player.deck)
            state.tell_all()
            state.emit(happenings.RESHUFFLED, step.seat)


class Developing(Asking[Develop]):
    """A card effect develops: a development card, at its cost or free, goes to the discard pile."""

    def options(self, state: Imperium, step: Develop) -> list[Option]:
        """What can be paid for; passing where the card says so."""
        found = [DEVELOPS[card] for card in developable(state.players[step.seat], step.free)]
        if found and step.may_decline:
            found.append(PASSING)
        return in_table_order(found)

    def answer(self, state: Imperium, step: Develop, option: Option) -> None:
        """Pay, and put it into the discard pile."""
        if option is not PASSING:
            develop(state, state.players[step.seat], card_of(option), step.free)

    def refusal(self, state: Imperium, step: Develop, option: Option) -> Reason:
        """Not a development, not there, or too dear."""
        return no_development(state.players[step.seat], option)


def develop(state: Imperium, player: Player, card: int, free: bool) -> None:
    """A development card goes to the discard pile; the last one triggers the end of the game."""
    cost = development_cost(player, card)
    player.developments.remove(card)
    player.discard.append(card)
    state.emit(happenings.DEVELOPED, player.seat, card)
    if not player.developments:
        trigger_end(state)
    if not free:
        ask_payment(state, player, cost[0], cost[1], cost[2])
