"""What a question says besides its kind and its seat."""

from civtable.core.game import Step
from civtable.core.steps import kept_in
from civtable.games.through_the_ages.positions.fields import FIELDS


def fact_of(step: Step, name: str) -> int:
    """A fact of a question, by the name that it has in forms and scenarios."""
    for field in FIELDS[step.kind]:
        if field.name == name:
            return kept_in(step, field)
    raise AssertionError(f"no {name} in a step of kind {step.kind}")
