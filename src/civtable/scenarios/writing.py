"""Writing a position down as a scenario file, from which it can be set up again."""

import json
import re
from typing import Final

from civtable.core.game import State
from civtable.core.rng import Rng, fast_rng
from civtable.core.values import Json
from civtable.games import AnyGame
from civtable.scenarios.paths import copied
from civtable.scenarios.plain_yaml import WHOLE_NUMBER, WORDS
from civtable.scenarios.positions import NOT_IN_STATE, REST

PLAIN: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_]*", re.ASCII)
PLAYERS: Final = "players"


def as_known(game: AnyGame, state: State, seat: int, rng: Rng) -> State | None:
    """A position that tells a seat nothing new: what it does not know is dealt again until the game is over.

    None while questions to others are open: how far they have answered can tell what is in their hands.
    """
    if game.decision(state) is None:
        return state
    if any(step.seat != seat for step in state.steps):
        return None
    return game.determinize(state, seat, rng)


def scenario_text(game: AnyGame, settings: dict[str, str], state: State, name: str, notes: list[str]) -> str:
    """A scenario file whose position is this one."""
    form = copied(game.to_json(state))
    players = form[PLAYERS]
    assert isinstance(players, list)
    new = copied(game.to_json(game.start(settings, len(players), fast_rng("1"))))
    boards = new[PLAYERS]
    assert isinstance(boards, list)
    lines = [f"# {note}" for note in notes]
    lines += [f"name: {written(name)}", f"game: {game.name}", f"players: {len(players)}"]
    lines += [f"settings: {written({**settings})}", "state:"]
    for part, value in form.items():
        if part not in (*NOT_IN_STATE, PLAYERS):
            lines.append(f"  {part}: {written(against(value, new.get(part)))}")
    for seat, board in enumerate(players):
        lines.append(f"  {PLAYERS}.{seat}:")
        assert isinstance(board, dict)
        for part, value in board.items():
            lines.append(f"    {part}: {written(against(value, boards[seat][part]))}")
    return "\n".join(lines) + "\n"


def against(value: Json, new: Json) -> Json:
    """A value such that a new game becomes it: numbers that a mapping does not have any more are 0."""
    if isinstance(value, dict) and isinstance(new, dict):
        gone = {name: 0 for name in new if name not in value}
        return {**{name: against(part, new.get(name)) for name, part in value.items()}, **gone}
    return value


def written(value: Json) -> str:
    """A value on one line of YAML."""
    if isinstance(value, dict):
        return "{" + ", ".join([f"{written(name)}: {written(part)}" for name, part in value.items()]) + "}"
    if isinstance(value, list):
        return "[" + ", ".join([written(part) for part in value]) + "]"
    if isinstance(value, str) and is_plain(value):
        return value
    return json.dumps(value)


def is_plain(text: str) -> bool:
    """Whether a text means itself without quotes."""
    known = text in WORDS or text == REST or WHOLE_NUMBER.fullmatch(text) is not None
    return PLAIN.fullmatch(text) is not None and not known
