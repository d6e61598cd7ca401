"""Stone Age as a whole: setting up, asking, answering, explaining."""

from typing import Final

from civtable.core.game import Option, Question, Step, asking
from civtable.core.parts import Setting
from civtable.core.rng import Rng
from civtable.core.words import Reason
from civtable.games.stone_age.data import (
    BUILDINGS,
    CARD_SLOTS,
    CARDS,
    NONE,
    STACK_SIZE,
)
from civtable.games.stone_age.happenings import PAID_HUNGER
from civtable.games.stone_age.options import PAY, STARVE, STARVING, TAKE, TAKE_TWO, goods_of, number_of
from civtable.games.stone_age.phases.acting import Acting, AddingTools, AddingToolsToCard, PickingDie
from civtable.games.stone_age.phases.buying import (
    PayingForBuilding,
    PayingForCard,
    can_pay,
    cannot_pay,
    payments,
    take_two,
    why_not_take_two,
)
from civtable.games.stone_age.phases.placing import Placing
from civtable.games.stone_age.phases.rounds import begin_round, go_on_feeding, refill_row, starve
from civtable.games.stone_age.state import StoneAge, new_player
from civtable.games.stone_age.steps import (
    ACTING,
    ADDING_TOOLS,
    ADDING_TOOLS_TO_CARD,
    FEEDING,
    PAYING_FOR_BUILDING,
    PAYING_FOR_CARD,
    PICKING_DIE,
    PLACING,
    QUESTION_NAMES,
    Feed,
)
from civtable.games.stone_age.verbs import give_up
from civtable.games.stone_age.words.phrases import because

TWO_DICE_CARDS: Final = Setting("two_dice_cards", ["divide", "pips"])
TIES: Final = Setting("ties", ["rulebook", "sum"])


class Feeding(Question[StoneAge, Feed]):
    """Food is short: you may make up for all that is missing with resources, or your people go hungry."""

    def options(self, state: StoneAge, step: Feed) -> list[Option]:
        """Every way to pay, going hungry, and the card for two resources."""
        player = state.players[step.seat]
        options = payments(player, step.missing) + STARVING
        return TAKE_TWO + options if player.two_resources else options

    def apply(self, state: StoneAge, step: Feed, option: Option) -> None:
        """The food is gone already; resources or the penalty settle the rest."""
        player = state.players[step.seat]
        if option.kind == TAKE:
            take_two(state, player, goods_of(option))
            state.steps.append(step)
            return
        if option.kind == PAY:
            paid = goods_of(option)
            give_up(player, paid)
            state.emit(PAID_HUNGER, step.seat, paid)
        else:
            starve(state, player)
        go_on_feeding(state, step.seat)

    def why_not(self, state: StoneAge, step: Feed, option: Option) -> Reason | None:
        """The whole shortage or nothing: paying a part does not help."""
        player = state.players[step.seat]
        if option.kind == STARVE:
            return None
        if option.kind == TAKE:
            return why_not_take_two(player)
        if option.kind != PAY:
            return because("not_now_feed")
        number = number_of(option)
        if number != step.missing:
            return because("whole_shortage", {"missing": step.missing, "paid": number})
        paid = goods_of(option)
        return None if can_pay(player, paid) else cannot_pay(player, paid)


QUESTIONS: Final[list[Question[StoneAge, Step]]] = [
    asking(Placing(QUESTION_NAMES[PLACING], always_asked=True)),
    asking(Acting(QUESTION_NAMES[ACTING], always_asked=True)),
    asking(AddingTools(QUESTION_NAMES[ADDING_TOOLS])),
    asking(AddingToolsToCard(QUESTION_NAMES[ADDING_TOOLS_TO_CARD])),
    asking(PayingForCard(QUESTION_NAMES[PAYING_FOR_CARD])),
    asking(PayingForBuilding(QUESTION_NAMES[PAYING_FOR_BUILDING])),
    asking(PickingDie(QUESTION_NAMES[PICKING_DIE])),
    asking(Feeding(QUESTION_NAMES[FEEDING])),
]
"""By kind of step. Placing and using people are always asked; other questions with one answer are not."""


def new(settings: dict[str, str], seats: int, rng: Rng) -> StoneAge:
    """Five people and twelve food each, four open cards, a stack of seven buildings per player."""
    cards = list(range(len(CARDS)))
    rng.shuffle(cards)
    tiles = list(range(len(BUILDINGS)))
    rng.shuffle(tiles)
    stacks = [tiles[s * STACK_SIZE : (s + 1) * STACK_SIZE] for s in range(seats)]
    players = [new_player(seat) for seat in range(seats)]
    state = StoneAge(
        steps=[],
        rng=rng,
        players=players,
        round=0,
        first=0,
        row=[NONE] * CARD_SLOTS,
        deck=cards,
        deck_left=len(cards),
        card_box=[],
        stacks=stacks,
        stack_left=[STACK_SIZE] * seats,
        tile_box=tiles[seats * STACK_SIZE :],
        open=0,
        rings=0,
        dice=0,
        ended=0,
        pips_pay=settings[TWO_DICE_CARDS.name] == "pips",
        ties_by_sum=settings[TIES.name] == "sum",
    )
    refill_row(state)
    begin_round(state)
    return state
