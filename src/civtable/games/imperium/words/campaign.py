"""A campaign in words: its levels and the changes of the starting deck."""

from civtable.core.words import Phrase
from civtable.games.imperium.automa.state import LEVEL_NAMES
from civtable.games.imperium.campaign.series import Campaign
from civtable.games.imperium.campaign.settings import ADD, REMOVE
from civtable.games.imperium.cards.table import BY_ID
from civtable.games.imperium.words.phrases import card_words


def change_words(change: str) -> Phrase:
    """How a starting deck changes."""
    if change.startswith(ADD):
        return Phrase("campaign-add", {"card": card_words(BY_ID[change.removeprefix(ADD)])})
    return Phrase("campaign-remove", {"card": card_words(BY_ID[change.removeprefix(REMOVE)])})


def change_noted(change: str) -> Phrase:
    """A change as the record sheet notes it: a removed card in brackets."""
    if change.startswith(ADD):
        return card_words(BY_ID[change.removeprefix(ADD)])
    return Phrase("campaign-removed", {"card": card_words(BY_ID[change.removeprefix(REMOVE)])})


def level_words(campaign: Campaign, games: int) -> Phrase:
    """The level of the game that followed, or follows, after so many."""
    if campaign.extreme:
        return Phrase("campaign-level-extreme")
    past = Campaign(campaign.player, campaign.nation, campaign.box, False, campaign.games[:games], None)
    return Phrase(f"setting-value-imperium-level-{LEVEL_NAMES[past.level() - 1]}")
