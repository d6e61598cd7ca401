"""The door of Imperium for what no other game has: campaigns, the automa's tables, and words for both.

What all games have goes through `GAME`. Who stands outside this package imports nothing else of it; only
the bots of Imperium may also read its state and call its rules.
"""

from civtable.games.imperium.automa.facts import automa_facts
from civtable.games.imperium.automa.reader import automa_table
from civtable.games.imperium.automa.state import LEVEL_NAMES
from civtable.games.imperium.campaign.series import (
    BOX_NAMES,
    BY_LOT,
    SIDES,
    Campaign,
    Played,
    campaign_from_text,
    new_campaign,
)
from civtable.games.imperium.campaign.sheet import sheet
from civtable.games.imperium.cards.table import NATION_IDS
from civtable.games.imperium.state import BY_COLLAPSE, Imperium
from civtable.games.imperium.words.automa import TableWords, named_words, row_card_words
from civtable.games.imperium.words.campaign import change_noted, change_words, level_words
from civtable.games.imperium.words.phrases import amount_words, nation_words

__all__ = [
    "BOX_NAMES",
    "BY_COLLAPSE",
    "BY_LOT",
    "LEVEL_NAMES",
    "NATION_IDS",
    "SIDES",
    "Campaign",
    "Imperium",
    "Played",
    "TableWords",
    "amount_words",
    "automa_facts",
    "automa_table",
    "campaign_from_text",
    "change_noted",
    "change_words",
    "level_words",
    "named_words",
    "nation_words",
    "new_campaign",
    "row_card_words",
    "sheet",
]
