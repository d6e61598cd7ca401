"""Runs the scenario files of Through the Ages."""

from pathlib import Path

import pytest

from civtable.scenarios.reading import Scenario, scenarios_from_text
from civtable.scenarios.running import Outcome
from civtable.text import words_in
from tests.scenarios.held import holds

FILES = sorted((Path(__file__).parent / "through_the_ages").glob("*.yaml"))
SCENARIOS = [scenario for path in FILES for scenario in scenarios_from_text(path.read_text("utf-8"))]


@pytest.mark.compiled
@pytest.mark.parametrize("scenario", SCENARIOS, ids=[scenario.name for scenario in SCENARIOS])
def test_scenario(scenario: Scenario) -> None:
    holds(scenario)


TURN = "{ask: end_turn, seat: 0}, {ask: discard, seat: 0}"
IMPOSSIBLE = {
    "a worker on a technology that is not in play": ("players.0.workers: {iron: 1}", "no_such_technology"),
    "more copies of a card than there are": (
        "players.0.hand: [pyramids]\n  players.1.hand: [pyramids]",
        "card_count",
    ),
    "more actions used than there are": ("players.0.civil_used: 9", "civil_used"),
    "a ruin of a wonder that was not built": ("players.0.ruins: [pyramids]", "ruins"),
    "a question about another kind of card": (
        f"steps: [{TURN}, {{ask: defend, seat: 0, numbers: [0, 1, 0]}}]",
        "step_card",
    ),
    "a question about oneself": (
        f"age: I\n  steps: [{TURN}, {{ask: defend, seat: 0, card: raid_i, attacker: 0}}]",
        "step_seat",
    ),
    "nobody is asked": ("steps: []", "nobody_asked"),
    "over, and somebody is asked": ("over: true", "over_and_asked"),
    "a leader of an age that is not taken": (
        "players.0: {leader: moses, leaders_taken: []}",
        "leader_age",
    ),
    "the turn of somebody else": ("current: 1", "current"),
    "an action phase without a turn": ("steps: [{ask: act, seat: 0}]", "no_turn"),
    "a war with oneself": (
        "age: II\n  players.0.war: {card: war_over_technology, on: 0}",
        "war_on_oneself",
    ),
    "a pact with oneself": (
        "age: I\n  players.0.pact: {card: open_borders_agreement, with: 0, side_a: 0}",
        "pact_with_oneself",
    ),
    "a tactic that is nobody's": ("age: I\n  players.0.tactic: legion", "tactic"),
    "a tactic of one's own that is none": ("players.0.marks: [tactic_exclusive]", "no_tactic"),
    "Homer twice": (
        "players.0: {leader: homer, wonders: [pyramids], homer_under: pyramids}",
        "homer_twice",
    ),
    "Age IV with a deck": ("age: IV\n  deck: [first_space_flight]", "deck_in_age_iv"),
    "too many buildings": ("players.0: {workers: {philosophy: 5}}", "too_many_buildings"),
    "a technology in hand and in play": (
        "age: I\n  players.0: {hand: [iron], "
        "technologies: [agriculture, bronze, philosophy, religion, warriors, iron]}",
        "hand_and_play",
    ),
    "a round after the last one": ("round: 9\n  last_round: 7", "last_round"),
}


@pytest.mark.parametrize(("state", "key"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_impossible_positions_are_refused(state: str, key: str) -> None:
    text = f"game: through_the_ages\nname: impossible\nplayers: 3\nstate:\n  {state}\n"
    outcome = Outcome(scenarios_from_text(text)[0])
    assert outcome.error is not None, "the position was taken"
    assert words_in("es").say(outcome.error)
    assert outcome.error.key == f"through_the_ages-wrong-{key}"


def test_a_question_is_set_up_by_its_fields() -> None:
    """A defence that has begun: what was played against it so far counts."""
    text = f"""
game: through_the_ages
players: 2
state:
  age: I
  players.1.military_hand: [raid_i, legion]
  players.0.workers: {{warriors: 4}}
  steps: [{TURN}, {{ask: act, seat: 0}}, {{ask: defend, seat: 1, card: plunder_i, attacker: 0, added: 2}}]
moves:
  - expect: {{asked: {{seat: 1, kind: defend, card: plunder_i, added: 2, cards_used: 0}}}}
  - 1: discard legion
expect:
  asked: {{kind: act}}
  players.1.military_hand: [raid_i]
"""
    outcome = Outcome(scenarios_from_text(text)[0])
    assert outcome.error is None, words_in("en").say(outcome.error)
    assert [words_in("en").say(failure.words) for failure in outcome.failures] == []


@pytest.mark.parametrize(
    "moves",
    [
        "[0: end, 0: [discard raid_i, discard legion]]",
        "[0: end, 0: [discard legion, discard raid_i]]",
        "[0: end, 0: discard raid_i, 0: discard legion]",
        "[0: end, 0: discard legion, 0: discard raid_i]",
    ],
)
def test_several_things_are_chosen_in_any_order(moves: str) -> None:
    """As a list, or as single moves that follow each other."""
    text = f"""
game: through_the_ages
players: 2
state:
  age: I
  players.0.military_hand: [legion, raid_i, pestilence, rats]
  players.0.military_used: 2
  steps: [{TURN}, {{ask: act, seat: 0}}]
moves: {moves}
expect: {{players.0.military_hand: [pestilence, rats], asked: {{seat: 1}}}}
"""
    outcome = Outcome(scenarios_from_text(text)[0])
    assert outcome.error is None, words_in("en").say(outcome.error)
    assert [words_in("en").say(failure.words) for failure in outcome.failures] == []
