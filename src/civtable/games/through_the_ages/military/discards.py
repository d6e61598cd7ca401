"""Military cards that a player has to discard: above the hand limit, or by an event."""

from civtable.core.game import Option, Question, Several
from civtable.core.words import Reason
from civtable.games.through_the_ages.civil.prices import hand_bonus
from civtable.games.through_the_ages.options import DISCARD, DISCARD_CARD, card_of
from civtable.games.through_the_ages.player import Player
from civtable.games.through_the_ages.state import ThroughTheAges
from civtable.games.through_the_ages.steps import DiscardExcess, DiscardSome
from civtable.games.through_the_ages.verbs import discard_from_hand
from civtable.games.through_the_ages.words.phrases import TOGETHER, because


class Discarding(Question[ThroughTheAges, DiscardExcess]):
    """Military cards above the hand limit, chosen together."""

    def options(self, state: ThroughTheAges, step: DiscardExcess) -> list[Option]:
        """Cards that leave enough for the rest; nothing when the hand is small enough."""
        player = state.players[step.seat]
        over = excess(player)
        return discards(player.army_hand, over, step.last) if over > 0 else []

    def tells(self, state: ThroughTheAges, step: DiscardExcess) -> bool:
        """Others do not learn that only one card can be next; that all have to go is known."""
        player = state.players[step.seat]
        return excess(player) < len(player.army_hand)

    def confirms(self, state: ThroughTheAges, step: DiscardExcess) -> bool:
        """Cards leave a hand."""
        return True

    def several(self, state: ThroughTheAges, step: DiscardExcess) -> Several | None:
        """As many as are too many."""
        player = state.players[step.seat]
        return several_discards(player.army_hand, excess(player), step.last)

    def goes_on(self, step: DiscardExcess) -> bool:
        """Once a card has gone."""
        return step.last != 0

    def apply(self, state: ThroughTheAges, step: DiscardExcess, option: Option) -> None:
        """Face down."""
        card = card_of(option)
        discard_from_hand(state, state.players[step.seat], card, False)
        state.steps.append(DiscardExcess(step.seat, card))

    def finish(self, state: ThroughTheAges, step: DiscardExcess) -> None:
        """The hand is small enough."""

    def why_not(self, state: ThroughTheAges, step: DiscardExcess, option: Option) -> Reason | None:
        """A card in hand."""
        player = state.players[step.seat]
        return why_not_discard(player.army_hand, excess(player), step.last, option)


def excess(player: Player) -> int:
    """How many military cards are too many."""
    return len(player.army_hand) - player.military_total - hand_bonus(player)


class DiscardingSome(Question[ThroughTheAges, DiscardSome]):
    """Politics of Strength: cards of one's own choice, chosen together."""

    def options(self, state: ThroughTheAges, step: DiscardSome) -> list[Option]:
        """Cards that leave enough for the rest."""
        return discards(state.players[step.seat].army_hand, step.amount, step.last)

    def tells(self, state: ThroughTheAges, step: DiscardSome) -> bool:
        """Others do not learn that only one card can be next; that all have to go is known."""
        return step.amount < len(state.players[step.seat].army_hand)

    def confirms(self, state: ThroughTheAges, step: DiscardSome) -> bool:
        """Cards leave a hand."""
        return True

    def several(self, state: ThroughTheAges, step: DiscardSome) -> Several | None:
        """So many cards."""
        return several_discards(state.players[step.seat].army_hand, step.amount, step.last)

    def goes_on(self, step: DiscardSome) -> bool:
        """Once a card has gone."""
        return step.last != 0

    def apply(self, state: ThroughTheAges, step: DiscardSome, option: Option) -> None:
        """Face down."""
        card = card_of(option)
        discard_from_hand(state, state.players[step.seat], card, False)
        if step.amount > 1:
            state.steps.append(DiscardSome(step.seat, step.amount - 1, card))

    def why_not(self, state: ThroughTheAges, step: DiscardSome, option: Option) -> Reason | None:
        """A card in hand."""
        return why_not_discard(state.players[step.seat].army_hand, step.amount, step.last, option)


def discards(hand: list[int], number: int, last: int) -> list[Option]:
    """The next card to discard, in ascending order, so that each choice of cards is reached in one way."""
    options: list[Option] = []
    for i in range(len(hand) - number + 1):
        if hand[i] >= last and (i == 0 or hand[i] != hand[i - 1] or not options):
            option = DISCARD_CARD[hand[i]]
            if option not in options:
                options.append(option)
    return options


def several_discards(hand: list[int], number: int, last: int) -> Several | None:
    """So many cards of a hand, from the last one on; a single one is chosen like anything else."""
    if number < 2:
        return None
    return Several([DISCARD_CARD[held] for held in hand if held >= last], number, number, None)


def why_not_discard(hand: list[int], number: int, last: int, option: Option) -> Reason | None:
    """A card in hand, so that enough are left."""
    if option.kind != DISCARD:
        return because("not_now_discard")
    if card_of(option) not in hand:
        return because("not_in_hand")
    return None if option in discards(hand, number, last) else because(TOGETHER)
