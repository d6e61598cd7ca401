"""Write what has to know all fields of a player of Through the Ages: `__slots__`, `copy` and `key`.

The fields are the assignments in `Player.__init__`, in that order; those after its comment are no part of the
key. Lists are arguments, which `copy` copies. Run it after a change there; a test says if it was forgotten.
"""

import ast
from pathlib import Path

PLAYER = Path(__file__).parents[1] / "src/civtable/games/through_the_ages/player.py"
BEGIN = "    # Written by scripts/player_fields.py.\n"
END = "    # End of what is written.\n"
NO_KEY = "        # From here on"
WIDTH = 110


def init_of(source: str) -> ast.FunctionDef:
    """The `__init__` of the player."""
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    return next(function for function in functions if function.name == "__init__")


def fields_of(init: ast.FunctionDef) -> dict[str, int]:
    """The fields by name, with the lines where they are set."""
    targets = [node.targets[0] for node in init.body if isinstance(node, ast.Assign)]
    return {target.attr: target.lineno for target in targets if isinstance(target, ast.Attribute)}


def in_rows(items: list[str]) -> list[str]:
    """Items of a tuple in as few rows as possible, each row unpacked."""
    rows: list[str] = []
    row = ""
    for item in items:
        longer = f"{row}, {item}" if row else item
        if len(f"            *({longer}),") > WIDTH:
            rows.append(row)
            longer = item
        row = longer
    return [f"*({row})," for row in [*rows, row]]


def written(source: str) -> str:
    """The generated part of the class."""
    init = init_of(source)
    fields = fields_of(init)
    arguments = [argument.arg for argument in init.args.args[1:]]
    lists = [argument for argument in arguments if argument not in ("edition", "seat")]
    last = next(i for i, line in enumerate(source.splitlines(), 1) if line.startswith(NO_KEY))
    kept = [name for name in fields if fields[name] < last]
    slots = in_rows([f'"{name}"' for name in fields])
    keys = in_rows([f"tuple(self.{name})" if name in lists else f"self.{name}" for name in kept])
    given = [f"self.{name}[:]" if name in lists else f"self.{name}" for name in arguments]
    lines = ["", "    __slots__ = (", *[f"        {row}" for row in slots], "    )", ""]
    lines += ['    def copy(self) -> "Player":', '        """An independent player."""']
    lines += ["        other = Player(", *[f"            {value}," for value in given], "        )"]
    lines += [f"        other.{name} = self.{name}" for name in fields if name not in arguments]
    lines += ["        return other", "", "    def key(self) -> tuple[object, ...]:"]
    lines += ['        """All of it, for comparing states."""', "        return ("]
    lines += [*[f"            {row}" for row in keys], "        )", "", ""]
    return "\n".join(lines)


def renewed(source: str) -> str:
    """The whole module, with the generated part as it should be."""
    before, rest = source.split(BEGIN)
    return before + BEGIN + written(source) + END + rest.split(END)[1]


if __name__ == "__main__":
    PLAYER.write_text(renewed(PLAYER.read_text("utf-8")), "utf-8")
