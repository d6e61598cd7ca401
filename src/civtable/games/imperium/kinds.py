"""The kinds of step: real questions, and moments that only carry the game on.

Where a question is about a hand, it has a twin that is always asked: whether somebody else is asked at all,
or the game goes on, must not tell what is in that hand.
"""

from typing import Final

NAMES: Final[list[str]] = []


def _kind(name: str) -> int:
    NAMES.append(name)
    return len(NAMES) - 1


# The course of the game.
ACTING: Final = _kind("act")  # a = 1 once something was done
CLEANING_UP: Final = _kind("clean_up")  # moment
ENDING_TURN: Final = _kind("end_turn")  # moment
BEGINNING_SOLSTICE: Final = _kind("solstice_begins")  # moment
SOLSTICE_ORDER: Final = _kind("solstice")  # which ability next
ENDING_ROUND: Final = _kind("end_round")  # moment
BEFORE_SCORING: Final = _kind("before_scoring")  # moment
SCORING: Final = _kind("score")  # moment

# Abilities.
RUNNING: Final = _kind("run")  # moment: a = ability, b = position
STARTING: Final = _kind("start")  # moment: a = ability that something set off, b = card, c = a number for it
CHOOSING: Final = _kind("choose")  # a = ability, b = position
CHOOSING_ASKED: Final = _kind("choose_asked")
CONFIRMING: Final = _kind("confirm")  # a = ability, b = position: do it, or not
CONFIRMING_ASKED: Final = _kind("confirm_asked")
PICKING: Final = _kind("pick")  # a = ability, b = position, c = still to pick * 32768 + lowest option
PICKING_ASKED: Final = _kind("pick_asked")
PAYING: Final = _kind("pay")  # a = material * 10000 + population * 100 + progress; b = 1 for a development
USING: Final = _kind("use")  # an ability that waits for an event: a = ability, b = a number for it
DRAWING: Final = _kind("draw")  # moment: a = number, b = 1 if never to reshuffle, 2 until the hand is full
DRAWING_SOME: Final = _kind("draw_some")  # a = ability, b = position, c = at most
RESHUFFLING: Final = _kind("reshuffle")  # which development, if any
SHUFFLING: Final = _kind("shuffle")  # moment
DEVELOPING: Final = _kind("develop")  # a = 1 if free, b = 1 if one may decline
ACQUIRING: Final = _kind("acquire")  # a = ability, b = position
BREAKING_THROUGH: Final = _kind("break_through")  # a = ability, b = position
PLAYING_ACQUIRED: Final = _kind("play_acquired")  # a = card
EXILING: Final = _kind("exile_market")
PLACING: Final = _kind("place")  # a = resource, b = number
HOSTING: Final = _kind("host")  # a = ability, b = position
GIVING: Final = _kind("give")  # a = ability, b = position, c = who gets it
FINDING: Final = _kind("find")  # a = ability, b = position
TAKING_FAME: Final = _kind("fame")  # a = number of cards looked at
PUTTING_BACK: Final = _kind("put_back")  # a = fame cards that go back on top, b = how many of them lie there
FREE_PLAYING: Final = _kind("free_play")  # a = ability, b = position
COPYING: Final = _kind("copy")
DECLARING: Final = _kind("declare")  # a = suits
SWAPPING_NATION: Final = _kind("swap_nation")
SWAPPING_EXILE: Final = _kind("swap_exile")
SWAPPING_MARKET: Final = _kind("swap_market")  # a = exiled card
AVOIDING: Final = _kind("avoid")  # a = attacker
BRIBING: Final = _kind("bribe")  # the attacker: a = victim, b = progress
RESTORING: Final = _kind("restore")  # which card its exhaust token comes off: a = 1 if one may decline

# The automa.
AUTOMA_TURN: Final = _kind("automa_turn")
AUTOMA_NEXT: Final = _kind("automa_next")
AUTOMA_DO: Final = _kind("automa_do")
AUTOMA_FILL: Final = _kind("automa_fill")
AUTOMA_SUFFERS: Final = _kind("automa_suffers")  # a = ability, b = position

SHARING_UNREST: Final = _kind("share_unrest")  # a = set of seats that take an unrest card
