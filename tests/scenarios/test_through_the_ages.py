"""Runs the scenario files of Through the Ages."""

from pathlib import Path

import pytest

from civtable.scenarios.reading import Scenario, scenarios_from_text
from civtable.scenarios.running import Outcome
from civtable.text import words_in

FILES = sorted((Path(__file__).parent / "through_the_ages").glob("*.yaml"))
SCENARIOS = [scenario for path in FILES for scenario in scenarios_from_text(path.read_text("utf-8"))]


@pytest.mark.compiled
@pytest.mark.parametrize("scenario", SCENARIOS, ids=[scenario.name for scenario in SCENARIOS])
def test_scenario(scenario: Scenario) -> None:
    outcome = Outcome(scenario)
    words = words_in("en")
    assert outcome.error is None, words.say(outcome.error)
    assert not outcome.failures, "\n".join([words.say(failure.words) for failure in outcome.failures])


IMPOSSIBLE = {
    "a worker on a technology that is not in play": "players.0.workers: {iron: 1}",
    "more copies of a card than there are": "players: [{hand: [pyramids]}, {hand: [pyramids]}]",
    "more actions used than there are": "players.0.civil_used: 9",
    "a ruin of a wonder that was not built": "players.0.ruins: [pyramids]",
    "a question about another kind of card": "steps: [{ask: defend, seat: 0, numbers: [0, 1, 0]}]",
    "nobody is asked": "steps: []",
}


@pytest.mark.parametrize("state", IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_impossible_positions_are_refused(state: str) -> None:
    text = f"game: through_the_ages\nname: impossible\nstate:\n  {state}\nexpect: {{over: false}}\n"
    outcome = Outcome(scenarios_from_text(text)[0])
    assert outcome.error is not None, "the position was taken"
    assert words_in("es").say(outcome.error)
