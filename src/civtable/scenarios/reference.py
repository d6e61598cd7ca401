"""The part of the document that the engine knows best: every path, code, question, reason and score.

`civtable scenario --reference FOLDER` writes a page for each game; a test compares them with the engine.
"""

from typing import Final

from civtable.core.game import Option
from civtable.core.rng import fast_rng
from civtable.core.values import Json
from civtable.games import AnyGame
from civtable.scenarios.meanings import MEANINGS, TABLES
from civtable.scenarios.paths import Form, copied
from civtable.scenarios.reasons import sentences
from civtable.text import words_in

LONGEST_VALUE: Final = 60


def reference(game: AnyGame) -> str:
    """The page of a game."""
    title = words_in("en")(f"game-name-{game.name}")
    parts = [
        f"# Scenarios of {title}: the reference\n\nWritten by `civtable scenario --reference docs/scenarios` "
        "from the engine, not by hand. [The document](../scenarios.md) says how scenarios are made.\n",
        paths_part(game),
        view_part(game),
        codes_part(game),
        questions_part(game),
        reasons_part(game),
        scores_part(game),
    ]
    return "\n".join(parts)


def table(head: list[str], rows: list[list[str]]) -> str:
    """A table of Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "".join(["| " + " | ".join([cell.replace("|", "/") for cell in row]) + " |\n" for row in lines])


def positions(game: AnyGame) -> list[tuple[Form, Form]]:
    """Positions that together have every path: the form and the view of new games at different tables."""
    found: list[tuple[Form, Form]] = []
    for settings, seats in TABLES[game.name]:
        state = game.start(settings, seats, fast_rng("1"))
        found.append((copied(game.to_json(state)), copied(game.view(state, 0))))
    return found


def paths_in(value: Json, path: str = "") -> dict[str, Json]:
    """All paths of a form with their values; seats are N, spaces of the market I. Lists are not entered."""
    if isinstance(value, dict) and value:
        found: dict[str, Json] = {}
        for name in value:
            found.update(paths_in(value[name], f"{path}.{name}" if path else name))
        return found
    if path in ("players", "market") and isinstance(value, list):
        return paths_in(value[0], f"{path}.N" if path == "players" else f"{path}.I")
    return {path: value}


def all_paths(game: AnyGame) -> tuple[dict[str, Json], dict[str, Json]]:
    """The paths of positions, and those that only views have, with their values in a new game."""
    forms: dict[str, Json] = {}
    views: dict[str, Json] = {}
    for form, view in positions(game):
        for path, value in paths_in(form).items():
            forms.setdefault(path, value)
        for path, value in paths_in(view).items():
            views.setdefault(path, value)
    names = set(forms) | {"seat"}
    above = {path.rpartition(".")[0] for path in forms}
    return forms, {path: value for path, value in views.items() if path not in names | above}


def meaning(game: AnyGame, path: str) -> str:
    """What stands on a path: said of it, or of the last mapping above it whose names are free."""
    known = MEANINGS[game.name]
    while path and path not in known:
        path = path.rpartition(".")[0]
    return known.get(path, "")


def shown(value: Json) -> str:
    """A value of a new game, if it is short."""
    if isinstance(value, list) and len(str(value)) > LONGEST_VALUE:
        return f"{len(value)} entries"
    return f"`{str(value).lower() if isinstance(value, bool) else 'null' if value is None else value}`"


def path_rows(game: AnyGame, paths: dict[str, Json]) -> list[list[str]]:
    """A row for each path."""
    return [[f"`{path}`", shown(value), meaning(game, path)] for path, value in paths.items()]


def paths_part(game: AnyGame) -> str:
    """Every path that a position has."""
    forms, _ = all_paths(game)
    loose = ", ".join([f"`{name}`" for name in game.unordered])
    text = "## Paths\n\n`N` is a seat, `I` a space; lists count from 0. All can be set and expected. "
    text += f"The order of these lists means nothing: {loose}.\n\n"
    return text + table(["path", "in a new game", "meaning"], path_rows(game, forms))


def view_part(game: AnyGame) -> str:
    """What only views have."""
    _, views = all_paths(game)
    text = "## What only the view has\n\nThese can be expected, not set. Where a name stands above too, "
    text += "it is the position's; `views.N.` before a path asks for the view of seat N.\n\n"
    return text + table(["path", "in a new game", "meaning"], path_rows(game, views))


def codes_part(game: AnyGame) -> str:
    """Every kind of code with an example and what it means."""
    kinds: dict[tuple[int, str], list[Option]] = {}
    for option in game.options:
        kinds.setdefault((option.kind, option.code.split()[0]), []).append(option)
    words = words_in("en")
    rows = []
    for options in kinds.values():
        first, middle = options[0], options[len(options) // 2]
        examples = f"`{first.code}`" if first is middle else f"`{first.code}`, `{middle.code}`"
        rows.append([examples, str(len(options)), words.say(game.option_words(middle))])
    text = (
        "## Codes\n\nThe sentence is that of the last example. Capitals and the order of words are free.\n\n"
    )
    return text + table(["codes such as", "how many", "meaning"], rows)


def questions_part(game: AnyGame) -> str:
    """Every kind of step with its fields."""
    rows = []
    for kind, question in enumerate(game.questions):
        said = (type(question).__doc__ or "").strip().splitlines()[0]
        fields = "; ".join([f"`{name}`: {what}" for name, what in game.fields[kind]])
        rows.append([f"`{question.name}`", fields, said])
    text = "## Questions\n\nFor `steps` (`ask`, `seat` and these fields; the last entry is asked now) and "
    text += "`asked` (`kind`, `seat` and the same fields). Some only carry the game on.\n\n"
    return text + table(["name", "fields", "what is asked"], rows)


def reasons_part(game: AnyGame) -> str:
    """Every reason with its sentence."""
    rows = [[f"`{key}`", said] for key, said in sorted(sentences(game.name).items())]
    return "## Reasons\n\nKeys for `why_not` and `refused`.\n\n" + table(["key", "sentence"], rows)


def scores_part(game: AnyGame) -> str:
    """The names in scores."""
    names = ", ".join([f"`{name}`" for name in ["total", "rank", *game.sources]])
    return f"## Scores\n\nBy seat, as if the game ended now: {names}.\n"
