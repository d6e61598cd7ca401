"""The kinds of step: real questions, and moments that only carry the game on."""

from typing import Final

NAMES: Final[list[str]] = []


def _kind(name: str) -> int:
    NAMES.append(name)
    return len(NAMES) - 1


# The course of a turn.
FIGHTING_WAR: Final = _kind("war")  # moment: the war declared last turn
SHARING_TACTIC: Final = _kind("share_tactic")  # moment
DOING_POLITICS: Final = _kind("politics")  # a = 1 if it is Caesar's second political action
ACTING: Final = _kind("act")
DISCARDING: Final = _kind("discard")  # military cards above the hand limit
ENDING_TURN: Final = _kind("end_turn")  # moment: production, draws, next player

# Action cards and leaders.
ORDERED_BUILD: Final = _kind("card_build")  # a = card
ORDERED_DEVELOP: Final = _kind("card_develop")  # a = card
FOOD_OR_GOODS: Final = _kind("food_or_resources")  # a = amount
TUCKING: Final = _kind("tuck_homer")  # a = the new leader
LOSING_TOKEN: Final = _kind("lose_token")
COVERING_STAGE: Final = _kind("cover_stage")

# Attacks.
DEFENDING: Final = _kind("defend")  # a = card, b = attacker, c = defense so far, + 256 * cards used
RAIDING: Final = _kind("raid")  # a = card, b = victim, c = target number, + 16 * cost of what fell
PLUNDERING: Final = _kind("plunder")  # a = card, b = victim
INFILTRATING: Final = _kind("infiltrate")  # a = card, b = victim
ANNEXING: Final = _kind("annex")  # a = card, b = victim
STEALING: Final = _kind("steal")  # a = card, b = victim, c = what is left of the advantage

# Pacts and colonies.
ANSWERING_PACT: Final = _kind("answer_pact")  # a = card, b = offerer, c = seat of side A
BIDDING: Final = _kind("bid")  # a = card, b = highest bid, c = its bidder + 8 * set of those still in
SENDING: Final = _kind("send")  # a = card, b = bid, c = the last thing sent, in order

# Events.
GAINING_EITHER: Final = _kind("gain_either")  # a = amount, food or resources
GAINING_SPLIT: Final = _kind("gain_split")  # a = amount, food and resources together
LOSING_SPLIT: Final = _kind("lose_split")  # a = amount, food and resources together
FREE_BUILDING: Final = _kind("free_build")  # a = slot
CIVILIZING: Final = _kind("civilize")
LOSING_PERSON: Final = _kind("lose_person")  # a = number
LOSING_BUILDING: Final = _kind("lose_building")
LOSING_COLONY: Final = _kind("lose_colony")
RUINING: Final = _kind("ruin_wonder")
TERRORIZING: Final = _kind("terrorize")  # a = victim
AGREEING: Final = _kind("agree")  # a = civil actions left
DISCARDING_THREE: Final = _kind("discard_some")  # a = number

# The edition of 2006.
BEGINNING: Final = _kind("begin_turn")  # moment: the turn itself, after an event that comes by itself
STRIKING: Final = _kind("strike")  # the attacker's sacrifice: a = card, b = rival, c = the last unit's slot
RESISTING: Final = _kind("resist")  # the rival's in a war: a = card, b = attacker, c = the last unit's slot
RETURNING: Final = _kind("return")  # moment: a = sacrificed workers that go back to the bank
LOOTING: Final = _kind("loot")  # a = card, b = victim, c = advantage
MINING: Final = _kind("mine")  # a = 1 if corruption follows
CHOOSING_BONUS: Final = _kind("choose_bonus")
