"""The operations of card abilities: what an instruction does."""

from typing import Final

NAMES: Final[list[str]] = []


def _op(name: str) -> int:
    NAMES.append(name)
    return len(NAMES) - 1


# The course of an ability.
END: Final = _op("end")
RETURN: Final = _op("return")  # the end of what each player does
EACH: Final = _op("each")  # who; jump = after the block
JUMP: Final = _op("jump")
CHOOSE: Final = _op("choose")  # starts = where the alternatives begin; each ends with a jump
COST: Final = _op("cost")  # the cost follows up to `middle`; jump = where to go if it is not paid
IF: Final = _op("if")  # jump = otherwise
SET_LOOP: Final = _op("set_loop")  # n = number of times; NONE = cards just moved
LOOP: Final = _op("loop")  # jump = the beginning, as long as times are left
LOOP_END: Final = _op("loop_end")  # leaves a repetition

# Tokens.
GAIN: Final = _op("gain")  # what, n, count
GAIN_ACTION: Final = _op("gain_action")
PAY: Final = _op("pay")  # cost = [material, population, progress]
PAY_ALL: Final = _op("pay_all")  # all progress, at least n
SPEND_ACTION: Final = _op("spend_action")
STEAL: Final = _op("steal")  # the victim hands over; jump = after what happens to one who cannot
PLACE: Final = _op("place_on_market")  # what, n
PLACE_ON_SELF: Final = _op("place_on_card")
GAIN_FROM_SELF: Final = _op("gain_tokens_from_card")
DOUBLE_TOKENS: Final = _op("double_tokens_gained")
RETURN_EXHAUST: Final = _op("return_exhaust_token")
TREAT_ICON: Final = _op("treat_icon_as")

# Cards that somebody picks, or that are known.
MOVE: Final = _op("move")  # verb, zones, filter, n
SELF_TO: Final = _op("self_to")  # verb: this card
MOVED_TO: Final = _op("moved_to")  # verb: the card drawn last
DRAW: Final = _op("draw")
GARRISON_SELF: Final = _op("garrison_self")  # filter of hosts
GIVE: Final = _op("give_card")
TAKE_UNREST: Final = _op("take_unrest")
NATION_TO_DISCARD: Final = _op("nation_to_discard")
FIND: Final = _op("find")
LOOK_NATION: Final = _op("look")
SHUFFLE_NATION: Final = _op("shuffle")
BOTTOM_NATION: Final = _op("bottom_of_nation_deck")
SWAP_NATION: Final = _op("swap_nation")
REVEAL_ALL: Final = _op("reveal")
PUT_INTO_PLAY: Final = _op("put_into_play")

# Market and common piles.
ACQUIRE: Final = _op("acquire")
BREAK_THROUGH: Final = _op("break_through")
EXILE_MARKET: Final = _op("exile_market")
SWAP_MARKET: Final = _op("swap_market")
TAKE_FAME: Final = _op("take_fame")  # n = cards looked at
DECLARE_SUIT: Final = _op("declare_suit")
REVEAL_MAIN: Final = _op("reveal_main")
REVEALED_TO: Final = _op("revealed_to")  # verb

# Playing, developing, the nation.
FREE_PLAY: Final = _op("free_play")
DEVELOP: Final = _op("develop")
COPY_EXHAUST: Final = _op("copy_exhaust")
AVOID_ATTACK: Final = _op("avoid_attack")
END_GAME: Final = _op("trigger_game_end")
FLIP: Final = _op("flip")
NEXT_JOURNEY: Final = _op("replace_journey")
SET_STATE: Final = _op("set_state")
IGNORE_STATE: Final = _op("ignore_state_icon")
LESS_MASKS: Final = _op("discard_requirement")

# The turn itself.
TOKENS_BACK: Final = _op("tokens_back")
FILL_HAND: Final = _op("fill_hand")
