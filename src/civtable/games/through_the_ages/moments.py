"""Steps that only carry the game on."""

from civtable.core.game import Option, Question, Step
from civtable.core.words import Reason
from civtable.games.through_the_ages.state import ThroughTheAges


class Moment(Question[ThroughTheAges, Step]):
    """Something that happens by itself when its turn has come: there is nothing to choose."""

    def options(self, state: ThroughTheAges, step: Step) -> list[Option]:
        """None."""
        return []

    def apply(self, state: ThroughTheAges, step: Step, option: Option) -> None:
        """Never asked."""
        raise AssertionError(self.name)

    def why_not(self, state: ThroughTheAges, step: Step, option: Option) -> Reason | None:
        """Never asked."""
        raise AssertionError(self.name)
