"""Questions about the market, fame, and cards that change hands."""

from typing import Final

from civtable.core.game import Option, Several, Step
from civtable.core.words import Reason
from civtable.games.imperium import happenings, options
from civtable.games.imperium.abilities.book import instruction_of
from civtable.games.imperium.abilities.instructions import MAY, THEN_PLAY, Instr
from civtable.games.imperium.abilities.possible import no_play
from civtable.games.imperium.cards.table import SUITS_OF
from civtable.games.imperium.market import (
    acquirable_exiled,
    acquirable_spaces,
    break_deck,
    breakable_exiled,
    breakable_spaces,
    copy_at,
    deck_suits,
    exile_space,
    has_token,
    keep_fame,
    take_exiled,
    take_space,
)
from civtable.games.imperium.options import (
    ACQUIRES,
    ACQUIRES_EXILE,
    BREAKS,
    BREAKS_DECK,
    BREAKS_EXILE,
    DECLARES,
    EXILES,
    KEEPS,
    PASSING,
    PLACES,
    PLAY_CARD,
    PUTS_BACK,
    SWAPS_EXILE,
    SWAPS_MARKET,
    SWAPS_NATION,
    card_of,
    copy_of,
    in_table_order,
    suit_of,
)
from civtable.games.imperium.questions.plays import play_card
from civtable.games.imperium.state import F_SUIT, SPACES, Asking, Imperium, Player
from civtable.games.imperium.steps import (
    PLAYING_ACQUIRED,
    PUTTING_BACK,
    SWAPPING_MARKET,
    AbilityStep,
    CardStep,
    Declare,
    LookAtFame,
    Place,
)
from civtable.games.imperium.terms import (
    HAND,
    MARKET_SUITS,
    NONE,
)
from civtable.games.imperium.verbs import reveal, to_hand
from civtable.games.imperium.words.phrases import because


def market_options(state: Imperium, table: list[list[Option]], spaces: list[int]) -> list[Option]:
    """The options of a table, [copy][card], for the cards in some spaces of the market."""
    return [table[copy_at(state, space)][state.market[space]] for space in spaces]


def space_of(state: Imperium, option: Option) -> int:
    """The space of the market card that an option names."""
    card = card_of(option)
    to_the_left = copy_of(option)
    copy = 0
    for space in range(SPACES):
        if state.market[space] == card:
            if copy == to_the_left:
                return space
            copy += 1
    raise AssertionError(option.code)


def acquire_options(state: Imperium, player: Player, instr: Instr) -> list[Option]:
    """Market cards of the named suits; exiled ones where the card, or one in play, says so."""
    found = market_options(state, ACQUIRES, acquirable_spaces(state, instr))
    return found + [ACQUIRES_EXILE[card] for card in acquirable_exiled(state, player, instr)]


def break_options(state: Imperium, instr: Instr) -> list[Option]:
    """Market cards of the named suits, exiled ones where the card says so, or a card from a deck."""
    found = market_options(state, BREAKS, breakable_spaces(state, instr))
    found += [BREAKS_EXILE[card] for card in breakable_exiled(state, instr)]
    return found + [BREAKS_DECK[suit] for suit in deck_suits(state, instr)]


class Acquiring(Asking[AbilityStep]):
    """A market card of a named suit goes to the hand, with its tokens and the unrest under it."""

    def options(self, state: Imperium, step: AbilityStep) -> list[Option]:
        """Every card that fits; passing where the card says so."""
        instr = instruction_of(step)
        found = acquire_options(state, state.players[step.seat], instr)
        if found and instr.flags & MAY:
            found.append(PASSING)
        return in_table_order(found)

    def answer(self, state: Imperium, step: AbilityStep, option: Option) -> None:
        """Take it; some cards let one play it at once."""
        if option is PASSING:
            return
        player = state.players[step.seat]
        if instruction_of(step).flags & THEN_PLAY:
            state.steps.append(CardStep(PLAYING_ACQUIRED, step.seat, card_of(option)))
        if option.kind == options.ACQUIRE:
            take_space(state, player, space_of(state, option), True)
        else:
            take_exiled(state, player, card_of(option), True)

    def refusal(self, state: Imperium, step: AbilityStep, option: Option) -> Reason:
        """Another question, or a card that is not there or does not fit."""
        return because("acquire_other" if option.kind in ACQUIRE_KINDS else "acquire_now")


ACQUIRE_KINDS: Final = [options.ACQUIRE, options.ACQUIRE_EXILE]


class PlayingAcquired(Asking[CardStep]):
    """The acquired card may be played at once, without an action."""

    def options(self, state: Imperium, step: CardStep) -> list[Option]:
        """Play it or keep it. What it costs may be hand cards: others do not learn that there are none."""
        player = state.players[step.seat]
        if step.card not in player.hand:
            return []
        missing = no_play(state, player, step.card, False)
        if missing:
            return [PASSING] if missing in ("cannot_pay", "no_effect") and state.is_watched() else []
        return [PASSING, PLAY_CARD[step.card]]

    def tells(self, state: Imperium, step: CardStep) -> bool:
        """Its one answer is not to play it, for lack of something that may be in the hand."""
        return state.is_watched()

    def answer(self, state: Imperium, step: CardStep, option: Option) -> None:
        """Play it."""
        if option is not PASSING:
            play_card(state, state.players[step.seat], step.card, HAND)

    def refusal(self, state: Imperium, step: CardStep, option: Option) -> Reason:
        """Only this card, or passing."""
        return because("play_acquired")


class BreakingThrough(Asking[AbilityStep]):
    """A card of a named suit from the market, its unrest going back; or one from a deck, unseen."""

    def options(self, state: Imperium, step: AbilityStep) -> list[Option]:
        """Market cards and decks; passing where the card says so."""
        instr = instruction_of(step)
        found = break_options(state, instr)
        if found and instr.flags & MAY:
            found.append(PASSING)
        return in_table_order(found)

    def answer(self, state: Imperium, step: AbilityStep, option: Option) -> None:
        """Take it."""
        player = state.players[step.seat]
        if option.kind == options.BREAK:
            take_space(state, player, space_of(state, option), False)
        elif option.kind == options.BREAK_EXILE:
            take_exiled(state, player, card_of(option), False)
        elif option.kind == options.BREAK_DECK:
            break_deck(state, player, suit_of(option), instruction_of(step).filter.fits)

    def refusal(self, state: Imperium, step: AbilityStep, option: Option) -> Reason:
        """Another question, or a card or deck that does not fit."""
        return because("break_other" if option.kind in BREAK_KINDS else "break_now")


BREAK_KINDS: Final = [options.BREAK, options.BREAK_EXILE, options.BREAK_DECK]


class Exiling(Asking[AbilityStep]):
    """A market card without tokens is exiled."""

    def options(self, state: Imperium, step: AbilityStep) -> list[Option]:
        """The cards without tokens; none if all have some."""
        return in_table_order(
            [
                EXILES[copy_at(state, space)][state.market[space]]
                for space in range(SPACES)
                if state.market[space] != NONE and not has_token(state, space)
            ]
        )

    def answer(self, state: Imperium, step: AbilityStep, option: Option) -> None:
        """It goes to exile, and the space is refilled."""
        exile_space(state, space_of(state, option))

    def refusal(self, state: Imperium, step: AbilityStep, option: Option) -> Reason:
        """Not in the market, or with tokens."""
        if option.kind != options.EXILE_MARKET:
            return because("exile_now")
        return because("has_tokens" if card_of(option) in state.market else "not_in_market")


class Placing(Asking[Place]):
    """Tokens from the supply are put on a market card."""

    def options(self, state: Imperium, step: Place) -> list[Option]:
        """Any card of the market."""
        return in_table_order(
            [
                PLACES[copy_at(state, space)][state.market[space]]
                for space in range(SPACES)
                if state.market[space] != NONE
            ]
        )

    def answer(self, state: Imperium, step: Place, option: Option) -> None:
        """They lie on it."""
        state.on_market[step.resource * SPACES + space_of(state, option)] += step.number
        state.emit_facts(happenings.PLACED, step.seat, [card_of(option), step.resource, step.number])

    def refusal(self, state: Imperium, step: Place, option: Option) -> Reason:
        """Not in the market."""
        return because("not_in_market" if option.kind == options.PLACE else "place_now")


class TakingFame(Asking[LookAtFame]):
    """One of the fame cards looked at is kept; the others go back on top, in any order."""

    def options(self, state: Imperium, step: LookAtFame) -> list[Option]:
        """The cards looked at."""
        return in_table_order([KEEPS[card] for card in state.fame[-step.number :]])

    def tells(self, state: Imperium, step: LookAtFame) -> bool:
        """Others do not learn that all the cards looked at are the same."""
        return step.number > 1 and state.is_watched()

    def answer(self, state: Imperium, step: LookAtFame, option: Option) -> None:
        """It goes to the hand."""
        card = card_of(option)
        for i in range(len(state.fame) - 1, -1, -1):
            if state.fame[i] == card:
                keep_fame(state, state.players[step.seat], i)
                break
        rest = step.number - 1
        if rest > 1:
            for i in range(1, rest + 1):
                state.fame_seen[-i] = 1 << step.seat  # whoever saw them before does not see their order
            state.steps.append(LookAtFame(PUTTING_BACK, step.seat, rest))

    def refusal(self, state: Imperium, step: LookAtFame, option: Option) -> Reason:
        """Not among them."""
        return because("not_looked_at" if option.kind == options.KEEP else "keep_one")


class PuttingBack(Asking[LookAtFame]):
    """The fame cards that are not kept go back on top in any order: the last one named lies on top.

    Of the topmost cards, as many as `number` says, those named lie below and the others above them.
    """

    def things(self, state: Imperium, step: LookAtFame) -> list[Option]:
        """The cards that are not named yet."""
        return [PUTS_BACK[card] for card in state.fame[len(state.fame) - step.number + step.placed :]]

    def options(self, state: Imperium, step: LookAtFame) -> list[Option]:
        """Any of them."""
        return in_table_order(self.things(state, step))

    def confirms(self, state: Imperium, step: LookAtFame) -> bool:
        """All of them are named."""
        return True

    def several(self, state: Imperium, step: LookAtFame) -> Several | None:
        """All of them, in an order."""
        left = step.number - step.placed
        return Several(self.things(state, step), left, left, None, True) if left > 1 else None

    def goes_on(self, step: LookAtFame) -> bool:
        """Once one is named."""
        return step.placed != 0

    def answer(self, state: Imperium, step: LookAtFame, option: Option) -> None:
        """It lies on those named before."""
        first = len(state.fame) - step.number + step.placed
        card = card_of(option)
        place = state.fame.index(card, first)
        del state.fame[place]
        state.fame.insert(first, card)
        if step.placed + 1 < step.number:
            state.steps.append(LookAtFame(step.kind, step.seat, step.number, step.placed + 1))

    def refusal(self, state: Imperium, step: LookAtFame, option: Option) -> Reason:
        """Not among them."""
        return because("not_looked_at" if option.kind == options.PUT_BACK else "put_back")


class Declaring(Asking[Declare]):
    """A suit is named."""

    def options(self, state: Imperium, step: Declare) -> list[Option]:
        """The suits of the market."""
        return [DECLARES[suit] for suit in range(4) if step.suits >> suit & 1]

    def answer(self, state: Imperium, step: Declare, option: Option) -> None:
        """Keep it in mind."""
        state.set_register(F_SUIT, suit_of(option))

    def refusal(self, state: Imperium, step: Declare, option: Option) -> Reason:
        """Another question."""
        return because("declare_now")


class SwappingNation(Asking[Step]):
    """A hand card for the top card of the nation deck."""

    def options(self, state: Imperium, step: Step) -> list[Option]:
        """Any hand card."""
        return in_table_order([SWAPS_NATION[card] for card in state.players[step.seat].hand])

    def tells(self, state: Imperium, step: Step) -> bool:
        """Others do not learn that all hand cards are the same; of a single one they know."""
        return len(state.players[step.seat].hand) > 1 and state.is_watched()

    def answer(self, state: Imperium, step: Step, option: Option) -> None:
        """The new top card is known to its owner."""
        player = state.players[step.seat]
        hand_card = card_of(option)
        card = player.nation_deck.pop()
        player.hand.remove(hand_card)
        reveal(player, hand_card)
        player.nation_deck.append(hand_card)
        player.nation_seen = 1
        to_hand(player, card)
        state.tell(step.seat)
        state.emit(happenings.SWAPPED, step.seat, hand_card, card, 1 << step.seat)

    def refusal(self, state: Imperium, step: Step, option: Option) -> Reason:
        """Not in hand."""
        return because("not_in_hand" if option.kind == options.SWAP_NATION else "swap_now")


class SwappingExile(Asking[AbilityStep]):
    """The exiled card that goes to the market."""

    def options(self, state: Imperium, step: AbilityStep) -> list[Option]:
        """Cards with a suit of the market."""
        return in_table_order([SWAPS_EXILE[card] for card in state.exile if SUITS_OF[card] & MARKET_SUITS])

    def answer(self, state: Imperium, step: AbilityStep, option: Option) -> None:
        """Ask which card it replaces."""
        state.steps.append(CardStep(SWAPPING_MARKET, step.seat, card_of(option)))

    def refusal(self, state: Imperium, step: AbilityStep, option: Option) -> Reason:
        """Not in exile."""
        return because("not_in_exile" if option.kind == options.SWAP_EXILE else "swap_now")


class SwappingMarket(Asking[CardStep]):
    """The market card that goes to exile for it; tokens and unrest stay where the card was."""

    def options(self, state: Imperium, step: CardStep) -> list[Option]:
        """Any card of the market."""
        return in_table_order(
            [
                SWAPS_MARKET[copy_at(state, space)][state.market[space]]
                for space in range(SPACES)
                if state.market[space] != NONE
            ]
        )

    def answer(self, state: Imperium, step: CardStep, option: Option) -> None:
        """They change places."""
        space = space_of(state, option)
        state.exile.remove(step.card)
        state.exile.append(card_of(option))
        state.market[space] = step.card
        state.emit(happenings.SWAPPED, step.seat, card_of(option), step.card)

    def refusal(self, state: Imperium, step: CardStep, option: Option) -> Reason:
        """Not in the market."""
        return because("not_in_market" if option.kind == options.SWAP_MARKET else "swap_now")
