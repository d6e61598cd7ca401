"""What a process of the bots' kind is asked for a hint, and what it answers: plain data both ways."""

import json
from collections.abc import Sequence
from typing import Any, Final

from civtable.core.game import State
from civtable.core.rng import fast_rng
from civtable.core.values import Json
from civtable.core.words import phrase_json
from civtable.games import AnyGame, game_named
from civtable.hints import Limit, advise, warning

HINT: Final = "hint"
"""The name in a question under which stands what is asked: null for what to choose, else a choice's codes."""

MOST_GAMES: Final = 2_000
"""Of one hint, whatever time there is."""

PATIENCE: Final = 1.5
"""Seconds more for a hint on a slow machine: somebody asked for it, and waits. The coach nobody asked."""


def question_for(
    game: AnyGame, state: State, seat: int, codes: Sequence[str] | None, seed: str, seconds: float
) -> str:
    """What a process is asked: a position dealt again for the seat, and nothing else of the table."""
    sandbox = game.determinize(state, seat, fast_rng(f"hint sandbox {seed}"))
    question: dict[str, Json] = {
        "game": game.name,
        HINT: None if codes is None else [*codes],
        "seed": seed,
        "seconds": seconds,
        "sandbox": game.to_json(sandbox),
    }
    return json.dumps(question, separators=(",", ":"))


def hint_for(question: dict[str, Any]) -> dict[str, Json]:
    """What to choose and why, or what is to be said before a choice."""
    game = game_named(question["game"])
    sandbox = game.from_json(question["sandbox"])
    seconds, seed = question["seconds"], question["seed"]
    if question[HINT] is None:
        return advise(game.name, sandbox, Limit(MOST_GAMES, seconds, PATIENCE), seed).to_json()
    words = warning(game.name, sandbox, question[HINT], Limit(MOST_GAMES, seconds), seed)
    return {"warning": phrase_json(words) if words is not None else None}
