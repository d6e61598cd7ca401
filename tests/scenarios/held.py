"""How the scenario files of each game are run."""

from civtable.scenarios.reading import Scenario
from civtable.scenarios.running import Outcome
from civtable.text import words_in


def holds(scenario: Scenario) -> None:
    """A scenario is understood, all that it expects comes, and nothing is lost on the way."""
    outcome = Outcome(scenario)
    words = words_in("en")
    assert outcome.error is None, words.say(outcome.error)
    assert not outcome.failures, "\n".join([words.say(failure.words) for failure in outcome.failures])
    assert outcome.trial is not None
    outcome.trial.game.check(outcome.trial.state)
