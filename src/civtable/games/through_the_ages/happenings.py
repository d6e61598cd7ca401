"""The kinds of event that are told: what happened, as numbers with names."""

from typing import Final

NAMES: Final[list[str]] = []


def _kind(name: str) -> int:
    NAMES.append(name)
    return len(NAMES) - 1


TURN_BEGAN: Final = _kind("turn_began")  # a = round
AGE_BEGAN: Final = _kind("age_began")  # a = age
LAST_ROUND: Final = _kind("last_round")  # a = round
ROW_CLEARED: Final = _kind("row_cleared")  # a = card
TOOK: Final = _kind("took")  # a = card, b = price
GREW: Final = _kind("grew")  # a = food paid
BUILT: Final = _kind("built")  # a = slot, b = resources paid
UPGRADED: Final = _kind("upgraded")  # a = slot, b = slot
DESTROYED: Final = _kind("destroyed")  # a = slot
DISBANDED: Final = _kind("disbanded")  # a = slot
LED: Final = _kind("led")  # a = card
LEADER_LEFT: Final = _kind("leader_left")  # a = card
TUCKED: Final = _kind("tucked")  # a = wonder
STAGES_BUILT: Final = _kind("stages_built")  # a = wonder, b = stages
WONDER_DONE: Final = _kind("wonder_done")  # a = wonder
WONDER_LOST: Final = _kind("wonder_lost")  # a = wonder
RUINED: Final = _kind("ruined")  # a = wonder
DEVELOPED: Final = _kind("developed")  # a = card, b = science paid
REVOLTED: Final = _kind("revolted")  # a = card, b = science paid
PLAYED: Final = _kind("played")  # a = card
TACTIC_SET: Final = _kind("tactic_set")  # a = card
TACTIC_SHARED: Final = _kind("tactic_shared")  # a = card
GAINED_FOOD: Final = _kind("gained_food")  # a = number
GAINED_RESOURCES: Final = _kind("gained_resources")  # a = number
GAINED_SCIENCE: Final = _kind("gained_science")  # a = number
GAINED_CULTURE: Final = _kind("gained_culture")  # a = number, b = card; NONE for an event that is prepared
GAINED_PEOPLE: Final = _kind("gained_people")  # a = number
GAINED_YELLOW: Final = _kind("gained_yellow")  # a = number
LOST_FOOD: Final = _kind("lost_food")  # a = number
LOST_RESOURCES: Final = _kind("lost_resources")  # a = number
LOST_SCIENCE: Final = _kind("lost_science")  # a = number
LOST_CULTURE: Final = _kind("lost_culture")  # a = number, b = card; NONE for hunger
LOST_PERSON: Final = _kind("lost_person")
LOST_YELLOW: Final = _kind("lost_yellow")  # a = number
LOST_BLUE: Final = _kind("lost_blue")  # a = number
LOST_ACTIONS: Final = _kind("lost_actions")  # a = number
DREW: Final = _kind("drew")  # a = card, seen by its owner only
DISCARDED: Final = _kind("discarded")  # a = card, seen by its owner only
PREPARED: Final = _kind("prepared")  # a = card, seen by its owner only
REVEALED: Final = _kind("revealed")  # a = card
ATTACKED: Final = _kind("attacked")  # a = card, b = seat
DEFENDED: Final = _kind("defended")  # a = card
REPELLED: Final = _kind("repelled")  # a = card
SUCCEEDED: Final = _kind("succeeded")  # a = card
DECLARED: Final = _kind("declared")  # a = card, b = seat
WAR_WON: Final = _kind("war_won")  # a = card, b = advantage
WAR_EVEN: Final = _kind("war_even")  # a = card
OFFERED: Final = _kind("offered")  # a = card, b = seat
AGREED: Final = _kind("agreed")  # a = card
REFUSED: Final = _kind("refused")  # a = card
PACT_ENDED: Final = _kind("pact_ended")  # a = card
BADE: Final = _kind("bade")  # a = number
PASSED: Final = _kind("passed")
SENT: Final = _kind("sent")  # a = slot
COLONIZED: Final = _kind("colonized")  # a = card
COLONY_LOST: Final = _kind("colony_lost")  # a = card
NOT_COLONIZED: Final = _kind("not_colonized")  # a = card
STOLE: Final = _kind("stole")  # a = card
PRODUCED: Final = _kind("produced")  # a = science, b = culture
CORRUPTED: Final = _kind("corrupted")  # a = corruption
STARVED: Final = _kind("starved")  # a = food missing
REBELLED: Final = _kind("rebelled")
RESIGNED_GAME: Final = _kind("resigned_game")
SCORED: Final = _kind("scored")  # a = card, b = culture
GAME_OVER: Final = _kind("game_over")
SACRIFICED: Final = _kind("sacrificed")  # a = slot
ANNOUNCED: Final = _kind("announced")  # a = card, b = strength
RESTED: Final = _kind("rested")  # a = slot
BONUS_KEPT: Final = _kind("bonus_kept")  # a = card, seen by its owner only where it is secret
BONUS_SHOWN: Final = _kind("bonus_shown")  # a = card
BONUS_SCORED: Final = _kind("bonus_scored")  # a = which of the simple version's bonuses, b = culture
