"""Every operation under its number, and under the words for it in the data files."""

from typing import Final

from civtable.games.imperium.abilities import ops
from civtable.games.imperium.abilities.effects import tell_replacement
from civtable.games.imperium.abilities.operation import BY_WORD, OPERATIONS, Operation
from civtable.games.imperium.abilities.operations.attacks import AvoidAttack, GiveCard, Steal, TakeUnrest
from civtable.games.imperium.abilities.operations.changes import IgnoreState, LessMasks, TreatIcon
from civtable.games.imperium.abilities.operations.common_piles import (
    Acquire,
    BreakThrough,
    ExileMarket,
    TakeFame,
)
from civtable.games.imperium.abilities.operations.course import COURSE
from civtable.games.imperium.abilities.operations.drawing import DrawCards, FillHand
from civtable.games.imperium.abilities.operations.exhaust import CopyExhaust, ReturnExhaust
from civtable.games.imperium.abilities.operations.garrison import GarrisonSelf
from civtable.games.imperium.abilities.operations.moving import MOVES, Move, MovedTo, SelfTo
from civtable.games.imperium.abilities.operations.nation import (
    BottomOfNation,
    EndGame,
    Flip,
    LookAtNation,
    NationToDiscard,
    NextJourney,
    SetState,
    ShuffleNation,
)
from civtable.games.imperium.abilities.operations.playing import DevelopCard, FreePlay, PutIntoPlay
from civtable.games.imperium.abilities.operations.revealing import (
    DeclareSuit,
    Find,
    RevealAll,
    RevealedTo,
    RevealMain,
)
from civtable.games.imperium.abilities.operations.swapping import SwapMarket, SwapNation
from civtable.games.imperium.abilities.operations.tokens import (
    Gain,
    GainAction,
    Pay,
    PayAll,
    SpendAction,
    TokensBack,
)
from civtable.games.imperium.abilities.operations.tokens_on_cards import (
    DoubleTokens,
    GainFromCard,
    PlaceOnCard,
    PlaceOnMarket,
)
from civtable.games.imperium.steps import (
    ACQUIRING,
    BREAKING_THROUGH,
    COPYING,
    EXILING,
    FINDING,
    FREE_PLAYING,
    SWAPPING_EXILE,
)
from civtable.games.imperium.words.teller import TELL


def all_operations() -> list[Operation]:
    """One for each number, in any order."""
    move = Move(ops.MOVE)
    return [
        *COURSE,
        *(Gain(ops.GAIN), GainAction(ops.GAIN_ACTION), Pay(ops.PAY), PayAll(ops.PAY_ALL)),
        *(SpendAction(ops.SPEND_ACTION), TokensBack(ops.TOKENS_BACK)),
        *(PlaceOnMarket(ops.PLACE), PlaceOnCard(ops.PLACE_ON_SELF), GainFromCard(ops.GAIN_FROM_SELF)),
        *(DoubleTokens(ops.DOUBLE_TOKENS), ReturnExhaust(ops.RETURN_EXHAUST)),
        *(CopyExhaust(ops.COPY_EXHAUST, COPYING), TreatIcon(ops.TREAT_ICON), IgnoreState(ops.IGNORE_STATE)),
        *(LessMasks(ops.LESS_MASKS), move, SelfTo(ops.SELF_TO), MovedTo(ops.MOVED_TO)),
        *(GarrisonSelf(ops.GARRISON_SELF), DrawCards(ops.DRAW, move), FillHand(ops.FILL_HAND)),
        *(Steal(ops.STEAL), TakeUnrest(ops.TAKE_UNREST), GiveCard(ops.GIVE), AvoidAttack(ops.AVOID_ATTACK)),
        *(NationToDiscard(ops.NATION_TO_DISCARD), LookAtNation(ops.LOOK_NATION)),
        *(ShuffleNation(ops.SHUFFLE_NATION), BottomOfNation(ops.BOTTOM_NATION)),
        *(SwapNation(ops.SWAP_NATION), SwapMarket(ops.SWAP_MARKET, SWAPPING_EXILE)),
        *(Find(ops.FIND, FINDING), RevealAll(ops.REVEAL_ALL), DeclareSuit(ops.DECLARE_SUIT)),
        *(RevealMain(ops.REVEAL_MAIN), RevealedTo(ops.REVEALED_TO)),
        *(Acquire(ops.ACQUIRE, ACQUIRING), BreakThrough(ops.BREAK_THROUGH, BREAKING_THROUGH)),
        *(ExileMarket(ops.EXILE_MARKET, EXILING), TakeFame(ops.TAKE_FAME)),
        *(FreePlay(ops.FREE_PLAY, FREE_PLAYING), DevelopCard(ops.DEVELOP), PutIntoPlay(ops.PUT_INTO_PLAY)),
        *(EndGame(ops.END_GAME), Flip(ops.FLIP), NextJourney(ops.NEXT_JOURNEY), SetState(ops.SET_STATE)),
    ]


WORDS: Final[dict[str, int]] = {
    **dict.fromkeys(MOVES, ops.MOVE),
    "choose": ops.CHOOSE,
    "cost_then": ops.COST,
    "if": ops.IF,
    "repeat": ops.SET_LOOP,
    "gain": ops.GAIN,
    "gain_action": ops.GAIN_ACTION,
    "pay": ops.PAY,
    "spend_action": ops.SPEND_ACTION,
    "tokens_back": ops.TOKENS_BACK,
    "place_on_market": ops.PLACE,
    "place_on_card": ops.PLACE_ON_SELF,
    "gain_tokens_from_card": ops.GAIN_FROM_SELF,
    "double_tokens_gained": ops.DOUBLE_TOKENS,
    "return_exhaust_token": ops.RETURN_EXHAUST,
    "copy_exhaust": ops.COPY_EXHAUST,
    "treat_icon_as": ops.TREAT_ICON,
    "modify": ops.IGNORE_STATE,
    "return_to_unrest_pile": ops.SELF_TO,
    "draw": ops.DRAW,
    "fill_hand": ops.FILL_HAND,
    "steal": ops.STEAL,
    "take_unrest": ops.TAKE_UNREST,
    "give_card": ops.GIVE,
    "avoid_attack": ops.AVOID_ATTACK,
    "look": ops.LOOK_NATION,
    "shuffle": ops.SHUFFLE_NATION,
    "bottom_of_nation_deck": ops.BOTTOM_NATION,
    "swap": ops.SWAP_NATION,
    "find": ops.FIND,
    "reveal": ops.REVEAL_ALL,
    "declare_suit": ops.DECLARE_SUIT,
    "acquire": ops.ACQUIRE,
    "break_through": ops.BREAK_THROUGH,
    "take_fame": ops.TAKE_FAME,
    "draw_fame": ops.TAKE_FAME,
    "free_play": ops.FREE_PLAY,
    "develop": ops.DEVELOP,
    "put_into_play": ops.PUT_INTO_PLAY,
    "trigger_game_end": ops.END_GAME,
    "flip": ops.FLIP,
    "replace_journey": ops.NEXT_JOURNEY,
    "set_state": ops.SET_STATE,
}
"""By word of the data files: the number of the operation that reads and tells it."""


def fill_tables() -> None:
    """Called once, before the first ability is compiled."""
    by_number = {operation.number: operation for operation in all_operations()}
    OPERATIONS.extend([by_number[number] for number in range(len(ops.NAMES))])
    for word in WORDS:
        BY_WORD[word] = OPERATIONS[WORDS[word]]
        TELL[word] = BY_WORD[word].tell
    TELL["replace"] = tell_replacement
