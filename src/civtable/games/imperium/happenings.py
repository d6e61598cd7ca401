"""What can happen, as facts for the log. `a` is a card unless something else is said."""

from typing import Final

NAMES: Final[list[str]] = []


def _event(name: str) -> int:
    NAMES.append(name)
    return len(NAMES) - 1


ROUND_BEGAN: Final = _event("round_began")  # a = round
SOLSTICE_BEGAN: Final = _event("solstice_began")  # a = round
INNOVATED: Final = _event("innovated")
REVOLTED: Final = _event("revolted")  # a = number
PLAYED: Final = _event("played")
USED: Final = _event("used")  # an exhaust, solstice or passive ability
GAINED: Final = _event("gained")  # a = resource, b = number
GAINED_ACTION: Final = _event("gained_action")  # a = number
PAID: Final = _event("paid")  # a = resource, b = number
STOLE: Final = _event("stole")  # a = resource, b = number + 100 * victim
DREW: Final = _event("drew")
DISCARDED: Final = _event("discarded")
TOOK: Final = _event("took")  # from the discard pile or history to hand
TOPPED: Final = _event("topped")  # on top of the draw deck
FILED: Final = _event("filed")  # to history
SANK: Final = _event("sank")
EXILED: Final = _event("exiled")
RETURNED_UNREST: Final = _event("returned_unrest")  # a = number
TOOK_UNREST: Final = _event("took_unrest")  # a = number
ABANDONED: Final = _event("abandoned")
RECALLED: Final = _event("recalled")
GARRISONED: Final = _event("garrisoned")  # b = host
ACQUIRED: Final = _event("acquired")
BROKE_THROUGH: Final = _event("broke_through")
FOUND_NOTHING: Final = _event("found_nothing")
DEALT: Final = _event("dealt")  # b = space of the market
EXILED_FROM_MARKET: Final = _event("exiled_from_market")
PLACED: Final = _event("placed")  # a = market card, b = resource + 10 * number
DEVELOPED: Final = _event("developed")
NATION_CARD: Final = _event("nation_card")  # into the discard pile
BECAME_EMPIRE: Final = _event("became_empire")
RESHUFFLED: Final = _event("reshuffled")
TOOK_FAME: Final = _event("took_fame")
KING_OF_KINGS: Final = _event("king_of_kings")
GAVE: Final = _event("gave")  # b = who got it
AVOIDED: Final = _event("avoided")
REVEALED: Final = _event("revealed")
FOUND: Final = _event("found")
JOURNEYED: Final = _event("journeyed")  # the new journey card
ENTERED: Final = _event("entered")  # into play by an effect
END_TRIGGERED: Final = _event("end_triggered")
COLLAPSED: Final = _event("collapsed")
GAME_ENDED: Final = _event("game_ended")
LOOKED: Final = _event("looked")  # at the top of the nation deck
SWAPPED: Final = _event("swapped")  # b = the other card
TUCKED: Final = _event("tucked")  # at the bottom of the nation deck
SHUFFLED_NATION: Final = _event("shuffled_nation")

# The automa: seat -1.
AUTOMA_ROLLED: Final = _event("automa_rolled")  # a = die, b = space whose card is set aside, or 0
AUTOMA_FIRST: Final = AUTOMA_ROLLED
AUTOMA_REVEALED: Final = _event("automa_revealed")  # b = space
AUTOMA_RETURNED: Final = _event("automa_returned")  # unrest, to its pile: b = space, or 0 from the discard
AUTOMA_ROW: Final = _event("automa_row")  # a = row: see automa_words.row_number, b = card
AUTOMA_ROW_FAILED: Final = _event("automa_row_failed")  # a = row, b = step of the table: see step_number
AUTOMA_NO_ROW: Final = _event("automa_no_row")
AUTOMA_CANNOT: Final = _event("automa_cannot")  # a = nation, b = step of the table
AUTOMA_GAINED: Final = _event("automa_gained")  # a = resource, b = number
AUTOMA_SPENT: Final = _event("automa_spent")  # a = resource, b = number
AUTOMA_STOLE: Final = _event("automa_stole")  # a = resource, b = number
AUTOMA_LOST: Final = _event("automa_lost")  # a = resource, b = number: the person stole it
AUTOMA_ACQUIRED: Final = _event("automa_acquired")  # b = space, or 0 from exile
AUTOMA_BROKE_THROUGH: Final = _event("automa_broke_through")  # b = space, or 0 from the main deck
AUTOMA_TOOK_TOP: Final = _event("automa_took_top")  # unseen, of a small deck: a = deck
AUTOMA_FAME: Final = _event("automa_fame")  # the top fame card, unseen
AUTOMA_TOOK_UNREST: Final = _event("automa_took_unrest")
AUTOMA_ABANDONED: Final = _event("automa_abandoned")
AUTOMA_RECALLED: Final = _event("automa_recalled")
AUTOMA_DISCARDED: Final = _event("automa_discarded")  # the top card of its deck
AUTOMA_DYNASTY: Final = _event("automa_dynasty")  # into the discard; b = 1 on top of the deck
AUTOMA_MOVED: Final = _event("automa_moved")  # b = zone
AUTOMA_PLAYED: Final = _event("automa_played")
AUTOMA_PLACED: Final = _event("automa_placed")  # a = market card, b = resource + 10 * number
AUTOMA_QUEST: Final = _event("automa_quest")  # b = 1 exiled, 0 gained
AUTOMA_EMPIRE: Final = _event("automa_empire")
AUTOMA_SHUFFLED: Final = _event("automa_shuffled")  # a = number of cards
AUTOMA_JOURNEY: Final = _event("automa_journey")  # b = 1 if it has enough
AUTOMA_JOURNEYED: Final = _event("automa_journeyed")  # the new journey card
AUTOMA_KINGS: Final = _event("automa_kings")  # a = progress
AUTOMA_GIVEN: Final = _event("automa_given")
AUTOMA_IGNORES: Final = _event("automa_ignores")  # the person's effect does not touch it
