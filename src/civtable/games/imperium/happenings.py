"""What can happen in Imperium: each kind of event of the log, and what it tells by name."""

from typing import Final

from civtable.core.events import FLAG, NUMBER, SEAT, EventKind, Field, maybe, named
from civtable.games.imperium.automa.tables import ZONE_NAMES
from civtable.games.imperium.cards.table import CARD_IDS, NATION_IDS
from civtable.games.imperium.terms import RESOURCES, STATES, SUITS

CARD_ID: Final = maybe(named(CARD_IDS))
CARD: Final = Field("card", CARD_ID)
RESOURCE: Final = Field("resource", named(RESOURCES))
AMOUNT: Final = Field("amount")
ROUND: Final = Field("round")
UNREST: Final = Field("unrest")  # cards
SPACE: Final = Field("space", maybe(NUMBER, 0))  # counted from 1
NATION: Final = Field("nation", named(NATION_IDS))
TABLE: Final = Field("table", named(STATES))  # the automa has one for each state
ROW: Final = Field("row")  # as it is printed, from 1

EVENTS: Final[list[EventKind]] = []


def _event(name: str, *fields: Field) -> int:
    EVENTS.append(EventKind(name, list(fields)))
    return len(EVENTS) - 1


ROUND_BEGAN: Final = _event("round_began", ROUND)
SOLSTICE_BEGAN: Final = _event("solstice_began", ROUND)
INNOVATED: Final = _event("innovated")
REVOLTED: Final = _event("revolted", UNREST)
PLAYED: Final = _event("played", CARD)
USED: Final = _event("used", CARD)  # an exhaust, solstice or passive ability
GAINED: Final = _event("gained", RESOURCE, AMOUNT)
GAINED_ACTION: Final = _event("gained_action", Field("actions"))
PAID: Final = _event("paid", RESOURCE, AMOUNT)
STOLE: Final = _event("stole", RESOURCE, AMOUNT, Field("rival", SEAT))
DREW: Final = _event("drew", CARD)
DISCARDED: Final = _event("discarded", CARD)
TOOK: Final = _event("took", CARD)  # from the discard pile or history to hand
TOPPED: Final = _event("topped", CARD)  # on top of the draw deck
FILED: Final = _event("filed", CARD)  # to history
SANK: Final = _event("sank", CARD)
EXILED: Final = _event("exiled", CARD)
RETURNED_UNREST: Final = _event("returned_unrest", UNREST)
TOOK_UNREST: Final = _event("took_unrest", UNREST)
ABANDONED: Final = _event("abandoned", CARD)
RECALLED: Final = _event("recalled", CARD)
GARRISONED: Final = _event("garrisoned", CARD, Field("host", CARD_ID))
ACQUIRED: Final = _event("acquired", CARD)
BROKE_THROUGH: Final = _event("broke_through", CARD)
FOUND_NOTHING: Final = _event("found_nothing")
DEALT: Final = _event("dealt", CARD, Field("space"))
EXILED_FROM_MARKET: Final = _event("exiled_from_market", CARD)
PLACED: Final = _event("placed", CARD, RESOURCE, AMOUNT)
DEVELOPED: Final = _event("developed", CARD)
NATION_CARD: Final = _event("nation_card", CARD)  # into the discard pile
BECAME_EMPIRE: Final = _event("became_empire")
RESHUFFLED: Final = _event("reshuffled")
TOOK_FAME: Final = _event("took_fame", CARD)
KING_OF_KINGS: Final = _event("king_of_kings")
GAVE: Final = _event("gave", CARD, Field("rival", maybe(SEAT)))  # null: to the automa
AVOIDED: Final = _event("avoided", CARD)
REVEALED: Final = _event("revealed", CARD)
FOUND: Final = _event("found", CARD)
JOURNEYED: Final = _event("journeyed", CARD)  # the new journey card
ENTERED: Final = _event("entered", CARD)  # into play by an effect
END_TRIGGERED: Final = _event("end_triggered", ROUND)
COLLAPSED: Final = _event("collapsed")
GAME_ENDED: Final = _event("game_ended")
LOOKED: Final = _event("looked", CARD)  # at the top of the nation deck
SWAPPED: Final = _event("swapped", CARD, Field("other", CARD_ID))
TUCKED: Final = _event("tucked", CARD)  # at the bottom of the nation deck
SHUFFLED_NATION: Final = _event("shuffled_nation")

# The automa: seat -1.
# The space whose card is set aside, if any.
AUTOMA_ROLLED: Final = _event("automa_rolled", Field("die"), SPACE)
AUTOMA_FIRST: Final = AUTOMA_ROLLED
AUTOMA_REVEALED: Final = _event("automa_revealed", CARD, SPACE)
AUTOMA_RETURNED: Final = _event("automa_returned", CARD, SPACE)  # unrest, to its pile; null: from the discard
AUTOMA_ROW: Final = _event("automa_row", NATION, TABLE, ROW, CARD)
AUTOMA_ROW_FAILED: Final = _event("automa_row_failed", NATION, TABLE, ROW)
AUTOMA_NO_ROW: Final = _event("automa_no_row", CARD)
# A step of its tables.
AUTOMA_CANNOT: Final = _event("automa_cannot", NATION, Field("sequence"), Field("step"))
AUTOMA_GAINED: Final = _event("automa_gained", RESOURCE, AMOUNT)
AUTOMA_SPENT: Final = _event("automa_spent", RESOURCE, AMOUNT)
AUTOMA_STOLE: Final = _event("automa_stole", RESOURCE, AMOUNT)
AUTOMA_LOST: Final = _event("automa_lost", RESOURCE, AMOUNT)  # the person stole it
AUTOMA_ACQUIRED: Final = _event("automa_acquired", CARD, SPACE)  # null: from exile
AUTOMA_BROKE_THROUGH: Final = _event("automa_broke_through", CARD, SPACE)  # null: from the main deck
AUTOMA_TOOK_TOP: Final = _event("automa_took_top", Field("suit", named(SUITS)))  # unseen, of a small deck
AUTOMA_FAME: Final = _event("automa_fame")  # the top fame card, unseen
AUTOMA_TOOK_UNREST: Final = _event("automa_took_unrest")
AUTOMA_ABANDONED: Final = _event("automa_abandoned", CARD)
AUTOMA_RECALLED: Final = _event("automa_recalled", CARD)
AUTOMA_DISCARDED: Final = _event("automa_discarded", CARD)  # the top card of its deck
AUTOMA_DYNASTY: Final = _event("automa_dynasty", CARD, Field("on_deck", FLAG))  # else into the discard
AUTOMA_MOVED: Final = _event("automa_moved", CARD, Field("zone", named(ZONE_NAMES)))
AUTOMA_PLAYED: Final = _event("automa_played", CARD)
AUTOMA_PLACED: Final = _event("automa_placed", CARD, RESOURCE, AMOUNT)
AUTOMA_QUEST: Final = _event("automa_quest", CARD, Field("exiled", FLAG))  # else gained
AUTOMA_EMPIRE: Final = _event("automa_empire")
AUTOMA_SHUFFLED: Final = _event("automa_shuffled", Field("cards"))
AUTOMA_JOURNEY: Final = _event("automa_journey", CARD, Field("enough", FLAG))
AUTOMA_JOURNEYED: Final = _event("automa_journeyed", CARD)  # the new journey card
AUTOMA_KINGS: Final = _event("automa_kings", Field("progress"))
AUTOMA_GIVEN: Final = _event("automa_given", CARD)
AUTOMA_IGNORES: Final = _event("automa_ignores")  # the person's effect does not touch it
