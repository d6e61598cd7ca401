"""Whether a choice that somebody is about to make loses much, and surely so."""

from collections.abc import Sequence
from typing import Final

from civtable.analysis.findings import Difference, Weighed
from civtable.analysis.setting import NOISE
from civtable.analysis.weighing import candidates, table_of
from civtable.bots.ideas import IDEA_OF
from civtable.core.game import State
from civtable.core.words import Phrase
from civtable.hints.telling import numbers
from civtable.hints.weighing import Limit, Weighing

MUCH: Final = {"stone_age": 8.0, "through_the_ages": 10.0, "imperium": 5.0}
"""Points at the end that are much to lose, by game."""

MUCH_CHANCE: Final = 0.08
"""The same of the chance to win."""


def warning(game: str, sandbox: State, codes: Sequence[str], limit: Limit, seed: str) -> Phrase | None:
    """What to say before a choice is made that loses much, with the idea of a better one; None if it may be.

    The codes are one choice as the engine takes them. Of things that are chosen together, the whole choice is
    compared with those that begin otherwise.
    """
    table = table_of(game)
    decision = table.game.decision(sandbox)
    assert decision is not None, "nobody is asked"
    row = [table.game.by_code[code] for code in codes]
    chosen = row[0]
    if len(decision.options) == 1 or chosen is table.game.giving_up:
        return None
    others = [option for option in candidates(table, sandbox, decision) if option is not chosen]
    if not others:
        return None
    weighing = Weighing(table, sandbox, decision, limit, seed)
    found = [option for option in weighing.found([chosen, *others], row) if option is not chosen]
    measured = weighing.measured([chosen, *found[:1]], row)
    best = measured.against(chosen)[0] if measured else None
    if best is None or not loses_much(game, best):
        return None
    idea = IDEA_OF[game](sandbox, decision, table.game.by_code[best.code])
    return Phrase(f"hint-coach-{game}", {**numbers(best.lead, best.win, -1), "idea": idea})


def loses_much(game: str, better: Weighed) -> bool:
    """Whether something is better by much than what is about to be chosen, beyond all doubt."""
    return surely(better.lead) >= MUCH[game] or surely(better.win) >= MUCH_CHANCE


def surely(gain: Difference) -> float:
    """What of a gain is left after the doubt."""
    return gain.mean - NOISE * gain.error
