"""Runs the scenario files of Imperium."""

from pathlib import Path

import pytest

from civtable.scenarios.reading import Scenario, scenarios_from_text
from civtable.scenarios.running import Outcome
from civtable.text import words_in

FILES = sorted((Path(__file__).parent / "imperium").glob("*.yaml"))
SCENARIOS = [scenario for path in FILES for scenario in scenarios_from_text(path.read_text("utf-8"))]


@pytest.mark.compiled
@pytest.mark.parametrize("scenario", SCENARIOS, ids=[scenario.name for scenario in SCENARIOS])
def test_scenario(scenario: Scenario) -> None:
    outcome = Outcome(scenario)
    words = words_in("en")
    assert outcome.error is None, words.say(outcome.error)
    assert not outcome.failures, "\n".join([words.say(failure.words) for failure in outcome.failures])
