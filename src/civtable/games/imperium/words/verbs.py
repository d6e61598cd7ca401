"""The operations of card abilities by how they are told, and the verb that each is told with."""

from typing import Final

MOVES: Final[dict[str, tuple[str, str]]] = {
    "discard": ("discard", "discard"),
    "to_discard": ("to_discard", "put"),
    "draw": ("draw", "draw"),
    "to_hand": ("to_hand", "bring"),
    "put_on_deck": ("on_deck", "put"),
    "history": ("to_history", "put"),
    "sink": ("sink", "sink"),
    "exile": ("exile", "exile"),
    "return_unrest": ("return_unrest", "return"),
    "abandon": ("abandon", "abandon"),
    "recall": ("recall", "recall"),
    "garrison": ("garrison", "garrison"),
}
"""Operations that move cards: their sentence and their verb."""

TOKENS: Final[dict[str, str]] = {
    "gain": "gain",
    "gain_action": "gain",
    "pay": "pay",
    "spend_action": "spend",
    "steal": "steal",
    "place_on_market": "put",
    "place_on_card": "put",
    "gain_tokens_from_card": "gain",
    "double_tokens_gained": "gain",
    "return_exhaust_token": "return",
    "take_unrest": "take",
    "draw_fame": "take",
}
COURSES: Final = ["choose", "cost_then", "if", "repeat"]
COMMON: Final = ["acquire", "break_through", "take_fame", "develop", "free_play"]
RARE: Final[dict[str, str]] = {
    "return_to_unrest_pile": "return",
    "look": "look",
    "shuffle": "shuffle",
    "bottom_of_nation_deck": "put",
    "declare_suit": "name",
    "reveal": "reveal",
    "treat_icon_as": "count",
    "copy_exhaust": "use",
    "avoid_attack": "avoid",
    "trigger_game_end": "trigger",
    "flip": "turn",
    "replace_journey": "replace",
    "set_state": "become",
    "put_into_play": "put",
    "find": "search",
    "give_card": "give",
    "swap": "swap",
}
