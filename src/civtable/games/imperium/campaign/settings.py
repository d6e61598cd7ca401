"""What a campaign changes in a solo game, as settings, so that its games are records like all others."""

from typing import Final

from civtable.core.parts import Setting
from civtable.games.imperium.automa.setup import START_TOKENS
from civtable.games.imperium.cards.table import BY_ID, CARD_IDS, COMMONS, NATIONS

ADD: Final = "add "
REMOVE: Final = "remove "
NO_CHANGE: Final = "none"
MOST_CHANGES: Final = 4
"""A change follows each win but the fifth, which ends the campaign."""

COMMON_SUITS: Final = 4
"""Regions, uncivilised, civilised and tributaries: the common cards that can join a starting deck."""

COMMON_CARDS: Final = sorted(
    {card for commons in COMMONS for suit in range(COMMON_SUITS) for card in commons.cards(suit, 2)}
)
STARTING_CARDS: Final = sorted({card for nation in NATIONS for card in nation.deck} | set(COMMON_CARDS))

CHANGES: Final = [
    NO_CHANGE,
    *[ADD + CARD_IDS[card] for card in COMMON_CARDS],
    *[REMOVE + CARD_IDS[card] for card in STARTING_CARDS],
]
RESOURCES_SETTING: Final = Setting("resources", ["usual", "double"], shown=False)
UNREST_OUT_SETTING: Final = Setting("unrest_out", ["0", "1", "2", "3", "4"], shown=False)
CHANGE_SETTINGS: Final = [
    Setting(f"change_{number}", CHANGES, shown=False) for number in range(1, MOST_CHANGES + 1)
]
CAMPAIGN_SETTINGS: Final = [RESOURCES_SETTING, UNREST_OUT_SETTING, *CHANGE_SETTINGS]
"""Menus do not offer them: a campaign sets them."""


def changes(settings: dict[str, str]) -> list[str]:
    """The changes of a starting deck, in the order in which they were made."""
    return [settings[setting.name] for setting in CHANGE_SETTINGS if settings[setting.name] != NO_CHANGE]


def added_cards(settings: dict[str, str]) -> list[int]:
    """The common cards that are in the starting deck and so not among the common cards."""
    return [BY_ID[change.removeprefix(ADD)] for change in changes(settings) if change.startswith(ADD)]


def changed_deck(deck: list[int], made: list[str]) -> list[int]:
    """A starting deck after these changes; a card that is not in it cannot be removed."""
    changed = deck[:]
    for change in made:
        if change.startswith(ADD):
            changed.append(BY_ID[change.removeprefix(ADD)])
        elif BY_ID[change.removeprefix(REMOVE)] in changed:
            changed.remove(BY_ID[change.removeprefix(REMOVE)])
    return sorted(changed)


def starting_deck(deck: list[int], settings: dict[str, str]) -> list[int]:
    """The starting deck of the person, with what the campaign has changed."""
    return changed_deck(deck, changes(settings))


def start_tokens(settings: dict[str, str]) -> list[int]:
    """Tokens of the person at the start: twice the usual ones after a lost game."""
    factor = 2 if settings[RESOURCES_SETTING.name] == "double" else 1
    return [factor * tokens for tokens in START_TOKENS]


def unrest_out(settings: dict[str, str]) -> int:
    """Common unrest cards that lie aside (extreme mode)."""
    return int(settings[UNREST_OUT_SETTING.name])
