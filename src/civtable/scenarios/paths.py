"""Paths through the JSON form of a position: names and numbers joined by dots, `players.0.wood`.

Nested mappings say the same as longer paths.
"""

import json
from collections.abc import Mapping
from typing import Final, TypeAlias

from civtable.core.errors import BadScenario, BadState
from civtable.core.values import Json
from civtable.core.words import Argument, Reason
from civtable.games import AnyGame

LENGTH: Final = "length"

Form = dict[str, Json]


class Nothing:
    """What is found on a path that leads nowhere in this position."""


NOTHING: Final = Nothing()
Found: TypeAlias = "Json | Nothing"


def bad(key: str, args: dict[str, Argument] | None = None) -> BadScenario:
    """The error for a scenario that says something impossible."""
    return BadScenario(Reason(f"scenario-{key}", args))


def flat(values: Mapping[str, Json], form: Form, above: str = "") -> Form:
    """Every value with its whole path: {players.0: {wood: 3}} is players.0.wood: 3.

    So a mapping changes the names it gives, and an empty one empties. Where a new game has no mapping, as for
    a `pact`, the mapping given is the value itself.
    """
    found: Form = {}
    for name, value in values.items():
        path = above + name
        known = look(form, path)
        is_nested = isinstance(known, dict) or (isinstance(known, list) and known)
        inner = (
            flat(value, form, f"{path}.")
            if isinstance(value, dict) and value and is_nested
            else {path: value}
        )
        for part in inner:
            if part in found:
                raise bad("path-twice", {"path": part[:80]})
        found.update(inner)
    return found


def look(form: Json, path: str) -> Found:
    """The value on a path, NOTHING if it leads nowhere now. Lists and mappings also have a `length`."""
    spot = form
    for name in path.split(".") if path else []:
        if isinstance(spot, dict):
            if name not in spot and name != LENGTH:
                return NOTHING
            spot = spot[name] if name in spot else len(spot)
        elif isinstance(spot, list) and name == LENGTH:
            spot = len(spot)
        elif isinstance(spot, list) and name.isascii() and name.isdigit():
            if len(name) > 4 or int(name) >= len(spot):
                return NOTHING
            spot = spot[int(name)]
        else:
            raise bad("path-unknown", {"path": path[:80], "name": name[:40]})
    return spot


def put(form: Form, path: str, value: Json) -> None:
    """Set the value on a path. The way there has to exist; the last name may be new in a mapping."""
    above, _, last = path.rpartition(".")
    spot = look(form, above)
    if isinstance(spot, dict):
        spot[last] = value
    elif isinstance(spot, list) and last != LENGTH and not isinstance(look(spot, last), Nothing):
        spot[int(last)] = value
    else:
        raise bad("path-unknown", {"path": path[:80], "name": first_missing(form, path).rpartition(".")[2]})


def first_missing(form: Form, path: str) -> str:
    """The shortest beginning of a path that leads nowhere; all of it, if it leads somewhere."""
    names = path.split(".")
    for i in range(1, len(names)):
        if isinstance(look(form, ".".join(names[:i])), Nothing):
            return ".".join(names[:i])
    return path


def refuse_unknown(game: AnyGame, form: Form, path: str) -> None:
    """Raise if the game knows no such path. Known ones may still be absent here, as a place without figures.

    The game itself is asked: when it reads the form with that name in it, it refuses an unknown one as such.
    """
    missing = first_missing(form, path)
    trial = copied(form)
    if isinstance(look(trial, missing.rpartition(".")[0]), dict):
        put(trial, missing, None)
        try:
            game.from_json(trial)
        except BadState as error:
            if error.reason.key == "state-unknown-name":
                raise


def copied(form: Form) -> Form:
    """An independent form, made of plain lists and mappings only."""
    made: Form = json.loads(json.dumps(form))
    return made


def written(value: Json) -> str:
    """A value as a scenario would write it, cut to a readable length."""
    text = value if isinstance(value, str) and value else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 200 else text[:197] + "..."
