"""The ideas behind options, by game: one sentence why an option may be good, without naming it."""

from collections.abc import Callable
from typing import Final

from civtable.bots.imperium import ideas as imperium
from civtable.bots.stone_age import ideas as stone_age
from civtable.bots.through_the_ages import ideas as through_the_ages
from civtable.core.game import Decision, Option, State
from civtable.core.words import Phrase

Idea = Callable[[State, Decision, Option], Phrase]

IDEA_OF: Final[dict[str, Idea]] = {
    "stone_age": stone_age.idea,
    "through_the_ages": through_the_ages.idea,
    "imperium": imperium.idea,
}
"""By game: what tells the idea behind an option of a decision, in a position that its seat may know."""

IDEAS: Final = {
    "stone_age": stone_age.IDEAS,
    "through_the_ages": through_the_ages.IDEAS,
    "imperium": imperium.IDEAS,
}
"""By game: the ends of the keys of all its ideas."""
