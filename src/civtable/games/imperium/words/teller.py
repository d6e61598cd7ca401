"""Steps of card abilities as phrases for the catalogs.

A step is told in one of three forms: what to do (`do`), what one may do or pays for (`to`), what another
player does (`does`). Each catalog has its verbs in these forms.
"""

from collections.abc import Callable
from typing import Final

from civtable.core.words import Argument, Phrase
from civtable.games.imperium.cards.reading import Row
from civtable.games.imperium.terms import RESOURCES
from civtable.games.imperium.words.nouns import THEIRS, YOURS, folded
from civtable.games.imperium.words.phrases import amount_words

DO: Final = "do"
TO: Final = "to"
DOES: Final = "does"


class Teller:
    """Tells steps in one form, about what belongs to one player."""

    __slots__ = ("form", "whose")

    def __init__(self, form: str, whose: str = YOURS) -> None:
        self.form = form
        self.whose = whose

    # Several steps.

    def steps(self, rows: list[Row], joint: str, chosen: bool = False) -> Phrase:
        """Steps one after the other. `chosen`: they are one of several alternatives."""
        return folded(f"imperium-text-{joint}", self.each(rows, chosen))

    def each(self, rows: list[Row], chosen: bool = False) -> list[Phrase]:
        """Steps, a phrase for each; amounts that are gained or paid together are one phrase."""
        told: list[Phrase] = []
        i = 0
        while i < len(rows):
            same = 1
            while i + same < len(rows) and is_more_of(rows[i], rows[i + same]):
                same += 1
            if same > 1:
                told.append(self.amounts(rows[i : i + same]))
            else:
                told.append(self.clause(rows[i], chosen and i == 0))
            i += same
        return told

    def amounts(self, rows: list[Row]) -> Phrase:
        """Several amounts that are gained or paid together."""
        amounts: list[Phrase] = []
        op = rows[0].text("op")
        for row in rows:
            assert row.text("op") == op, row.where
            amounts.append(amount_words(row.number("n"), row.index("what", RESOURCES)))
            row.done()
        return self.say(op, op, {"amount": amounts})

    def clause(self, row: Row, chosen: bool = False) -> Phrase:
        """A step with the player who does it. `chosen`: it is one of several alternatives."""
        who = row.text("who", "you")
        op = row.text("op")
        may = row.flag("may") and op != "modify"
        if op == "cost_then" and not chosen and who == "you":
            may = True  # paying is never forced
        if who == "you":
            if may:
                return Phrase("imperium-text-you_may", {"do": Teller(TO, self.whose).done(row)})
            return self.done(row)
        teller = Teller(TO if may else DOES, THEIRS)
        return Phrase(f"imperium-text-{who}{'_may' if may else ''}", {"do": teller.done(row)})

    def done(self, row: Row) -> Phrase:
        """A step, all of it."""
        told = self.step(row.text("op"), row)
        row.done()
        return told

    def verb(self, name: str) -> Phrase:
        """A verb in the form in which this teller speaks."""
        return Phrase(f"imperium-verb-{name}", {"form": self.form})

    def say(self, name: str, verb: str, args: dict[str, Argument] | None = None) -> Phrase:
        """A sentence with a verb."""
        return Phrase(f"imperium-do-{name}", {"verb": self.verb(verb), **(args or {})})

    def step(self, op: str, row: Row) -> Phrase:
        """What a step does."""
        assert op in TELL, f"{row.where}: nobody can tell {op}"
        return TELL[op](self, op, row)

    def paid(self, cost: list[Row], steps: list[Row]) -> Phrase:
        """A cost, and what is done for it."""
        args: dict[str, Argument] = {"cost": self.each(cost)}
        if all(is_simple(row) for row in [*cost, *steps]):
            args["steps"] = Teller(TO, self.whose).each(steps)
            return Phrase("imperium-text-pay_to", args)
        args["steps"] = Teller(DO).steps(steps, "then")
        return Phrase("imperium-text-pay_then", args)


def is_more_of(first: Row, row: Row) -> bool:
    """Whether a step only adds another resource to what the one before gains or pays."""
    plain = all(
        set(each.values) == {"op", "what", "n"} and each.values["n"] != "all" for each in (first, row)
    )
    return plain and first.values["op"] == row.values["op"] and row.values["op"] in ("gain", "pay")


def is_simple(row: Row) -> bool:
    """Whether a step can be told behind “to”: the player does it, with nothing to decide first."""
    values = row.values
    return values["op"] not in COURSES and values.get("who", "you") == "you" and "may" not in values


COURSES: Final = ["choose", "cost_then", "if", "repeat"]
"""Steps with other steps in them."""

TELL: Final[dict[str, Callable[[Teller, str, Row], Phrase]]] = {}
"""By the word that stands in the data files: how such a step is told. Operations say it: see abilities."""
