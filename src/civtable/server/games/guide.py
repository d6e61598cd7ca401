"""Guided first games: scenarios of the game, played through and told as one seat sees them.

A guide is a scripted game that the browser walks through; no table is made for it. Its texts are the board's.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Final

from civtable.core.values import Json
from civtable.scenarios.reading import Scenario, scenarios_from_text
from civtable.scenarios.running import Trial
from civtable.server.tables.messages import choice_text, decision_json, event_json

LEARNER: Final = 0
"""The seat whose eyes the guide has."""


def has_guide(game: str) -> bool:
    """Whether a game has a guided first game."""
    return (files("civtable") / "web" / "games" / game / "guide.yaml").is_file()


def guide_scenes(game: str) -> list[Scenario]:
    """The scenarios that a game's guide plays one after the other: its beginning, and its end."""
    text = (files("civtable") / "web" / "games" / game / "guide.yaml").read_text("utf-8")
    return scenarios_from_text(text)


@cache
def guide_text(game: str) -> str:
    """All positions of a guide as JSON: the first of each scene, and one after each move with its line."""
    positions: list[Json] = []
    for scene, scenario in enumerate(guide_scenes(game)):
        trial = Trial(scenario)
        positions.append(position_json(trial, scene, None))
        for move in scenario.moves:
            if not move.codes:
                continue
            trial.state.log = []
            trial.move(move.seat, move.codes, [])
            events = [event_json(trial.game, event.for_seat(LEARNER)) for event in trial.state.log]
            line: dict[str, Json] = {"ply": len(positions), "seat": move.seat, "events": events}
            positions.append(position_json(trial, scene, {**line, "code": move.code}))
    return json.dumps({"game": game, "seat": LEARNER, "positions": positions}, separators=(",", ":"))


def position_json(trial: Trial, scene: int, line: dict[str, Json] | None) -> dict[str, Json]:
    """Where the guide stands now; with the scores where the game is over."""
    over = trial.game.decision(trial.state) is None
    return {
        "scene": scene,
        "view": trial.game.view(trial.state, LEARNER),
        "decision": decision_json(trial.game, trial.state),
        "choice": json.loads(choice_text(trial.game, trial.state, LEARNER)),
        "line": line,
        "scores": [score.to_json() for score in trial.game.scores(trial.state)] if over else None,
    }
