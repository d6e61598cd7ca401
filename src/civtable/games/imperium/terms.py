"""The words of the rulebook as numbers: suits, icons, resources, zones, triggers, cues, verbs."""

from typing import Final

NONE: Final = -1

# Resources, in the order of a player's tokens.
MATERIAL: Final = 0
POPULATION: Final = 1
PROGRESS: Final = 2
RESOURCES: Final = ["material", "population", "progress"]

# Suits, as bits.
REGION: Final = 1
UNCIVILISED: Final = 2
CIVILISED: Final = 4
TRIBUTARY: Final = 8
FAME: Final = 16
UNREST_SUIT: Final = 32
POWER_SUIT: Final = 64
SUITS: Final = ["region", "uncivilised", "civilised", "tributary", "fame", "unrest", "power"]
MARKET_SUITS: Final = REGION | UNCIVILISED | CIVILISED | TRIBUTARY

# Small decks, by place in `Imperium.small`.
REGION_DECK: Final = 0
UNCIVILISED_DECK: Final = 1
CIVILISED_DECK: Final = 2
SMALL_DECKS: Final = 3

# What stands in the corner of a card.
PLAIN: Final = 0
PINNED: Final = 1
ATTACK: Final = 2
POWER: Final = 3
PERMANENT: Final = 4
HEADERS: Final = ["plain", "pinned", "attack", "power", "permanent"]

PRODUCTION: Final = 0
RIVER: Final = 1
FERTILE: Final = 2
CITY: Final = 3
METROPOLIS: Final = 4
KNIGHT: Final = 5
MASK: Final = 6
SCROLL: Final = 7
ICONS: Final = ["production", "river", "fertile", "city", "metropolis", "knight", "mask", "scroll"]

BARBARIAN: Final = 0
EMPIRE: Final = 1
STATES: Final = ["barbarian", "empire"]

# Points.
NO_POINTS: Final = 0
FIXED: Final = 1
VARIABLE: Final = 2
CONDITIONAL: Final = 3
POINT_KINDS: Final = ["none", "fixed", "variable", "conditional"]
VARIABLE_CAP: Final = 10

# Zones, as bits. The first nine are those of a player's cards that a choice can name.
HAND: Final = 1
DISCARD: Final = 2
HISTORY: Final = 4
IN_PLAY: Final = 8
GARRISON: Final = 16
DRAW_DECK: Final = 32
QUESTS: Final = 64  # the development area of the Arthurians
ACTIVE_QUEST: Final = 128
SUNKEN: Final = 256
NATION_DECK: Final = 512
EXILE: Final = 1024
OWNED: Final = HAND | DISCARD | HISTORY | IN_PLAY | GARRISON | DRAW_DECK | SUNKEN
PICKED_ZONES: Final = 9

# Triggers.
ON_PLAY: Final = 0
EXHAUST: Final = 1
SOLSTICE: Final = 2
PASSIVE: Final = 3
ON_GAIN: Final = 4
ON_ENTER_PLAY: Final = 5
BEFORE_SCORING: Final = 6
TRIGGERS: Final = [
    *("on_play", "exhaust", "solstice", "passive", "on_gain", "on_enter_play", "before_scoring"),
]

# Cues: what abilities wait for, as bits.
YOU_PLAY: Final = 1
OTHER_PLAYS_ATTACK: Final = 2
YOU_ACQUIRE: Final = 4
YOU_ACQUIRE_OR_BREAK: Final = 8
YOU_GAIN_FROM_MARKET: Final = 16
YOU_RETURN_UNREST: Final = 32
YOU_TAKE_UNREST: Final = 64
YOU_PAY: Final = 128
YOU_MUST_DISCARD: Final = 256
YOU_LOOK_AT_FAME: Final = 512
YOU_GAIN_MATERIAL: Final = 1024
CARD_SUNK: Final = 2048
LEAVES_PLAY: Final = 4096
DECK_IS_EMPTY: Final = 8192
CUES: Final = [
    *("you_play", "other_plays_attack", "acquire", "acquire_or_break_through", "gain_card_from_market"),
    *("you_return_unrest", "you_take_unrest", "you_pay", "you_must_discard", "you_look_at_fame"),
    *("you_gain_material_from_icon", "card_sunk", "leaves_play", "your_deck_is_empty"),
]

# Where a card goes that somebody picks. Each has its own words.
TO_DISCARD: Final = 0
TO_HAND: Final = 1
TO_DECK: Final = 2
TO_HISTORY: Final = 3
TO_SUNKEN: Final = 4
TO_EXILE: Final = 5
TO_UNREST: Final = 6  # back on the unrest pile
ABANDON: Final = 7
RECALL: Final = 8
TO_GARRISON: Final = 9
VERBS: Final = [
    *("discard", "take", "top", "history", "sink", "exile", "return", "abandon", "recall", "garrison"),
]

# Who does what an instruction says.
YOU: Final = 0
OTHERS: Final = 1
ALL: Final = 2
WHO: Final = ["you", "others", "all"]
