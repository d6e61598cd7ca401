"""Events of Age III that are laid out as bonuses for the end: the advanced version and four variants."""

from typing import Final

from civtable.core.game import EVERYONE, Option, Question, Step
from civtable.core.words import Reason
from civtable.games.through_the_ages.cards.table import CARDS
from civtable.games.through_the_ages.data import AGE_III, EVENT
from civtable.games.through_the_ages.editions import AGE_BY_AGE, PERSONAL, PUBLIC, Edition
from civtable.games.through_the_ages.happenings import BONUS_KEPT, BONUS_SHOWN
from civtable.games.through_the_ages.options import BONUS_CHOSEN, BONUS_EVENT, card_of, in_table_order
from civtable.games.through_the_ages.state import ThroughTheAges, face, hidden, seen
from civtable.games.through_the_ages.steps import CHOOSING_BONUS
from civtable.games.through_the_ages.words.phrases import because

AGE_BY_AGE_CARDS: Final = 5
CHOSEN: Final = [0, 0, 2, 1, 1]
"""By players: how many bonus cards each of them chooses."""

DEALT_PERSONALLY: Final = 12


def bonus_events(edition: Edition) -> list[int]:
    """The events of Age III of an edition."""
    rows = edition.cards
    return [
        i for i in range(len(CARDS)) if rows[i].kind == EVENT and rows[i].age == AGE_III and rows[i].counts[2]
    ]


def lay_out_bonuses(state: ThroughTheAges) -> None:
    """Some lie open, some face down, or players choose theirs, before the first turn."""
    edition = state.edition
    deck = bonus_events(edition)
    state.rng.shuffle(deck)
    seats = len(state.players)
    if edition.open_bonuses:
        state.bonuses = [hidden(event, EVERYONE) for event in sorted(deck[: edition.open_bonuses])]
    elif edition.bonus_cards == AGE_BY_AGE:
        state.bonuses = [hidden(event, 0) for event in deck[:AGE_BY_AGE_CARDS]]
        show_bonus(state)
    elif edition.bonus_cards in (PERSONAL, PUBLIC):
        if edition.bonus_cards == PERSONAL:
            each = DEALT_PERSONALLY // seats
            state.refused = [hidden(deck[i], 1 << i // each) for i in range(DEALT_PERSONALLY)]
        for _ in range(CHOSEN[seats]):
            for seat in range(seats - 1, -1, -1):
                state.steps.append(Step(CHOOSING_BONUS, seat))


def show_bonus(state: ThroughTheAges) -> None:
    """The next card that lies face down is turned up."""
    for i in range(len(state.bonuses)):
        if seen(state.bonuses[i]) == 0:
            state.bonuses[i] = hidden(face(state.bonuses[i]), EVERYONE)
            state.shown = EVERYONE
            state.emit(BONUS_SHOWN, state.current, face(state.bonuses[i]))
            return


def choices(state: ThroughTheAges, seat: int) -> list[int]:
    """The cards that a seat may choose: those it was dealt, or all that nobody has."""
    if state.edition.bonus_cards == PERSONAL:
        return [face(entry) for entry in state.refused if seen(entry) >> seat & 1]
    taken = [face(entry) for entry in state.bonuses]
    return [event for event in bonus_events(state.edition) if event not in taken]


class ChoosingBonus(Question[ThroughTheAges, Step]):
    """A bonus card that counts at the end, chosen in secret or openly; others join the deck of Age III."""

    def options(self, state: ThroughTheAges, step: Step) -> list[Option]:
        """Those that the seat was dealt, or all that are left."""
        return in_table_order([BONUS_EVENT[event] for event in choices(state, step.seat)])

    def apply(self, state: ThroughTheAges, step: Step, option: Option) -> None:
        """It stays before the player, face down or up."""
        event = card_of(option)
        known = EVERYONE
        if state.edition.bonus_cards == PERSONAL:
            known = 1 << step.seat
            state.refused.remove(hidden(event, known))
        state.bonuses.append(hidden(event, known))
        state.emit(BONUS_KEPT, step.seat, event, 0, known)

    def why_not(self, state: ThroughTheAges, step: Step, option: Option) -> Reason | None:
        """A card that the seat may choose."""
        if option.kind != BONUS_CHOSEN:
            return because("not_now_choose_bonus")
        return None if card_of(option) in choices(state, step.seat) else because("no_such_bonus")
