"""Runs the scenario files of Imperium."""

from pathlib import Path

import pytest

from civtable.scenarios.reading import Scenario, scenarios_from_text
from tests.scenarios.held import holds

FILES = sorted((Path(__file__).parent / "imperium").glob("*.yaml"))
SCENARIOS = [scenario for path in FILES for scenario in scenarios_from_text(path.read_text("utf-8"))]


@pytest.mark.compiled
@pytest.mark.parametrize("scenario", SCENARIOS, ids=[scenario.name for scenario in SCENARIOS])
def test_scenario(scenario: Scenario) -> None:
    holds(scenario)
