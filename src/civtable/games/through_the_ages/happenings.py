"""What can happen in Through the Ages: each kind of event of the log, and what it tells by name.

These are entries of the log; the cards that are called events are in politics/events.py.
"""

from typing import Final

from civtable.core.events import NUMBER, SEAT, EventKind, Field, Meaning, maybe, named
from civtable.core.values import Json
from civtable.games.through_the_ages.cards.table import CARD_IDS, SLOT_CARD
from civtable.games.through_the_ages.data import AGES


def _technology(slot: int) -> Json:
    return CARD_IDS[SLOT_CARD[slot]]


SIMPLE_BONUSES: Final = ["technologies", "strength", "happiness", "science", "production"]
"""What the simple version of 2006 counts at the end, in that order."""

TECHNOLOGY: Final = Meaning("string", _technology)
CARD: Final = Field("card", named(CARD_IDS))
MAYBE_CARD: Final = Field("card", maybe(named(CARD_IDS)))
BUILT_CARD: Final = Field("card", TECHNOLOGY)  # the building or unit in a slot
RIVAL: Final = Field("rival", SEAT)
STRENGTHS: Final = [Field("strength"), Field("rival_strength")]  # those that were compared
AMOUNT: Final = Field("amount")
SCIENCE: Final = Field("science")
CULTURE: Final = Field("culture")

EVENTS: Final[list[EventKind]] = []


def _event(name: str, *fields: Field) -> int:
    EVENTS.append(EventKind(name, list(fields)))
    return len(EVENTS) - 1


TURN_BEGAN: Final = _event("turn_began", Field("round"))
AGE_BEGAN: Final = _event("age_began", Field("age", named(AGES)))
LAST_ROUND: Final = _event("last_round", Field("round"))
ROW_CLEARED: Final = _event("row_cleared", CARD)
TOOK: Final = _event("took", CARD, Field("actions"))
GREW: Final = _event("grew", Field("food"))
BUILT: Final = _event("built", BUILT_CARD, Field("resources"))
UPGRADED: Final = _event("upgraded", BUILT_CARD, Field("better", TECHNOLOGY))
DESTROYED: Final = _event("destroyed", BUILT_CARD)
DISBANDED: Final = _event("disbanded", BUILT_CARD)
LED: Final = _event("led", CARD)
LEADER_LEFT: Final = _event("leader_left", CARD)
TUCKED: Final = _event("tucked", CARD)
STAGES_BUILT: Final = _event("stages_built", CARD, Field("stages"))
WONDER_DONE: Final = _event("wonder_done", CARD)
WONDER_LOST: Final = _event("wonder_lost", CARD)
RUINED: Final = _event("ruined", CARD)
DEVELOPED: Final = _event("developed", CARD, SCIENCE)
REVOLTED: Final = _event("revolted", CARD, SCIENCE)
PLAYED: Final = _event("played", CARD)
TACTIC_SET: Final = _event("tactic_set", CARD)
TACTIC_SHARED: Final = _event("tactic_shared", CARD)
GAINED_FOOD: Final = _event("gained_food", AMOUNT)
GAINED_RESOURCES: Final = _event("gained_resources", AMOUNT)
GAINED_SCIENCE: Final = _event("gained_science", AMOUNT)
# Culture without a card: for an event that is prepared; lost, for hunger.
GAINED_CULTURE: Final = _event("gained_culture", AMOUNT, MAYBE_CARD)
GAINED_PEOPLE: Final = _event("gained_people", AMOUNT)
GAINED_YELLOW: Final = _event("gained_yellow", AMOUNT)
LOST_FOOD: Final = _event("lost_food", Field("amount", maybe(NUMBER)))  # null for all of it
LOST_RESOURCES: Final = _event("lost_resources", AMOUNT)
LOST_SCIENCE: Final = _event("lost_science", AMOUNT)
LOST_CULTURE: Final = _event("lost_culture", AMOUNT, MAYBE_CARD)
LOST_PERSON: Final = _event("lost_person", Field("card", maybe(TECHNOLOGY)))  # null for an unused worker
LOST_YELLOW: Final = _event("lost_yellow", AMOUNT)
LOST_BLUE: Final = _event("lost_blue", AMOUNT)
LOST_ACTIONS: Final = _event("lost_actions", AMOUNT)
DREW: Final = _event("drew", CARD)  # seen by its owner only
DISCARDED: Final = _event("discarded", CARD)  # seen by its owner only
PREPARED: Final = _event("prepared", CARD)  # seen by its owner only
REVEALED: Final = _event("revealed", CARD)
ATTACKED: Final = _event("attacked", CARD, RIVAL)
DEFENDED: Final = _event("defended", CARD)
REPELLED: Final = _event("repelled", CARD, RIVAL, *STRENGTHS)
SUCCEEDED: Final = _event("succeeded", CARD, RIVAL, *STRENGTHS)
DECLARED: Final = _event("declared", CARD, RIVAL)
WAR_WON: Final = _event("war_won", CARD, Field("advantage"), RIVAL, *STRENGTHS)
WAR_EVEN: Final = _event("war_even", CARD, RIVAL, *STRENGTHS)
OFFERED: Final = _event("offered", CARD, RIVAL)
AGREED: Final = _event("agreed", CARD)
REFUSED: Final = _event("refused", CARD)
PACT_ENDED: Final = _event("pact_ended", CARD)
BADE: Final = _event("bade", Field("bid"))
PASSED: Final = _event("passed")
SENT: Final = _event("sent", BUILT_CARD)
COLONIZED: Final = _event("colonized", CARD)
COLONY_LOST: Final = _event("colony_lost", CARD)
NOT_COLONIZED: Final = _event("not_colonized", CARD)
STOLE: Final = _event("stole", CARD)
PRODUCED: Final = _event("produced", SCIENCE, CULTURE)
CORRUPTED: Final = _event("corrupted", Field("corruption"))
STARVED: Final = _event("starved", Field("missing"))
REBELLED: Final = _event("rebelled")
RESIGNED_GAME: Final = _event("resigned_game")
SCORED: Final = _event("scored", CARD, CULTURE)
GAME_OVER: Final = _event("game_over")
SACRIFICED: Final = _event("sacrificed", BUILT_CARD)
ANNOUNCED: Final = _event("announced", CARD, Field("strength"))
RESTED: Final = _event("rested", BUILT_CARD)
BONUS_KEPT: Final = _event("bonus_kept", CARD)  # where it is secret, seen by its owner only
BONUS_SHOWN: Final = _event("bonus_shown", CARD)
BONUS_SCORED: Final = _event("bonus_scored", Field("bonus", named(SIMPLE_BONUSES)), CULTURE)
LOST_BUILDING: Final = _event("lost_building", BUILT_CARD)  # to an event; else it is destroyed
