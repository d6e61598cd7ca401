"""What to choose now: the idea, then the option, and what it gains over the next best ones."""

from dataclasses import dataclass

from civtable.analysis.findings import Weighed, is_better
from civtable.analysis.weighing import Table, candidates, table_of
from civtable.bots.ideas import IDEA_OF
from civtable.core.game import Decision, Option, State
from civtable.core.values import Json
from civtable.core.words import Phrase, phrase_json
from civtable.hints.telling import compared, whole_choice, words_of
from civtable.hints.weighing import Limit, Measured, Weighing


@dataclass(frozen=True)
class Advice:
    """A hint: the idea in words, the codes of the whole choice, its words, and the reasons for it."""

    idea: Phrase
    codes: tuple[str, ...]
    option: Phrase
    reasons: tuple[Phrase, ...]

    def to_json(self) -> dict[str, Json]:
        """The hint as plain data."""
        return {
            "idea": phrase_json(self.idea),
            "codes": [*self.codes],
            "option": phrase_json(self.option),
            "reasons": [phrase_json(reason) for reason in self.reasons],
        }


def advise(game: str, sandbox: State, limit: Limit, seed: str) -> Advice:
    """A hint for the seat that decides in a position dealt for it, which stays as it is."""
    table = table_of(game)
    decision = table.game.decision(sandbox)
    assert decision is not None, "nobody is asked"
    options = candidates(table, sandbox, decision)
    if len(decision.options) == 1:
        return advice(table, sandbox, decision, options[0], (Phrase("hint-only", {}),))
    weighing = Weighing(table, sandbox, decision, limit, seed)
    found = weighing.found(options) if len(options) > 1 else options
    measured = weighing.measured(weighing.worth_measuring(found)) if len(found) > 1 else None
    if measured is None:
        return advice(table, sandbox, decision, options[0], (Phrase("hint-unmeasured", {}),))
    best = best_of(measured)
    others = sorted(measured.against(best), key=value_of, reverse=True)
    why = tuple([compared(table, sandbox, other) for other in others])
    return advice(table, sandbox, decision, best, why)


def best_of(measured: Measured) -> Option:
    """The first of some options, which was found best, unless another is surely better."""
    first, *others = measured.options
    found = {one.code: one for one in measured.against(first)}
    surer = [option for option in others if is_better(found[option.code])]
    return max(surer, key=lambda option: found[option.code].value.mean) if surer else first


def value_of(option: Weighed) -> float:
    """By how much an option is better than the best one."""
    return option.value.mean


def advice(
    table: Table, sandbox: State, decision: Decision, option: Option, why: tuple[Phrase, ...]
) -> Advice:
    """An option as a hint; of things that are chosen together, with what goes with it by the book."""
    idea = IDEA_OF[table.game.name](sandbox, decision, option)
    row = whole_choice(table, sandbox, option)
    codes = tuple([one.code for one in row])
    return Advice(idea, codes, words_of(table, sandbox, row), why)
