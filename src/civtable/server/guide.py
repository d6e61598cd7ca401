"""Guided first games: a scenario of the game, played through and told as one seat sees it.

A guide is a scripted game that the browser walks through; no table is made for it. Its texts are the board's.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Final

from civtable.core.values import Json
from civtable.scenarios.reading import Scenario, scenarios_from_text
from civtable.scenarios.running import Trial
from civtable.server.messages import choice_text, decision_json, event_json

LEARNER: Final = 0
"""The seat whose eyes the guide has."""


def has_guide(game: str) -> bool:
    """Whether a game has a guided first game."""
    return (files("civtable") / "web" / "games" / game / "guide.yaml").is_file()


def guide_scenario(game: str) -> Scenario:
    """The scenario that a game's guide plays."""
    text = (files("civtable") / "web" / "games" / game / "guide.yaml").read_text("utf-8")
    (scenario,) = scenarios_from_text(text)
    return scenario


@cache
def guide_text(game: str) -> str:
    """All positions of a guide as JSON: the first, and one after each move with the line that led to it."""
    trial = Trial(guide_scenario(game))
    positions: list[Json] = [position_json(trial, None)]
    for move in trial.scenario.moves:
        if not move.codes:
            continue
        trial.state.log = []
        trial.move(move.seat, move.codes, [])
        events = [event_json(trial.game, event.for_seat(LEARNER)) for event in trial.state.log]
        positions.append(
            position_json(
                trial, {"ply": len(positions), "seat": move.seat, "events": events, "code": move.code}
            )
        )
    return json.dumps({"game": game, "seat": LEARNER, "positions": positions}, separators=(",", ":"))


def position_json(trial: Trial, line: dict[str, Json] | None) -> dict[str, Json]:
    """Where the guide stands now."""
    return {
        "view": trial.game.view(trial.state, LEARNER),
        "decision": decision_json(trial.game, trial.state),
        "choice": json.loads(choice_text(trial.game, trial.state, LEARNER)),
        "line": line,
    }
