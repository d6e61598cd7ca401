"""Reading scenario files: their form is checked here, their sense only when they are played."""

from collections.abc import Mapping
from typing import Final

from civtable.core.errors import GameError
from civtable.core.reading import Node
from civtable.core.values import Json
from civtable.scenarios.paths import bad
from civtable.scenarios.plain_yaml import documents

SHARED: Final = ("game", "players", "settings", "seed", "state")
"""What may stand beside `scenarios` and then holds for each of them."""

NAMES: Final = ("name", "about", *SHARED, "dice", "moves", "expect")
DEFAULT_SEED: Final = "1"
MOST_MOVES: Final = 10_000
MOST_DICE: Final = 10_000
MOST_TOGETHER: Final = 100
EXPECT: Final = "expect"
REFUSED: Final = "refused"


class Scenario:
    """What a file says, with its form checked but not its sense: that needs the game."""

    def __init__(self, node: Node, shared: Mapping[str, Json], number: int) -> None:
        values = parts(node, *NAMES)
        self.name = values["name"].text(120) if "name" in values else f"#{number}"
        self.about = values["about"].text(400) if "about" in values else ""
        common = {name: Node(shared[name], name) for name in shared}
        both = {**common, **values}
        if "game" not in both:
            raise bad("no-game")
        self.game = both["game"].text(40)
        self.players = both["players"].integer(1, 99) if "players" in both else 0
        self.settings = {name: value.text(40) for name, value in entries(both.get("settings"))}
        self.seed = seed_from(both["seed"]) if "seed" in both else DEFAULT_SEED
        states = [entries(common.get("state")), entries(values.get("state"))]
        self.changes = [{path: value.value for path, value in state} for state in states]
        dice = values.get("dice")
        self.dice = None if dice is None else [face.integer(0, 1000) for face in items(dice, MOST_DICE)]
        self.moves = [Move(entry) for entry in items(values.get("moves"), MOST_MOVES)]
        self.expect = {name: value.value for name, value in entries(values.get(EXPECT))}


class Move:
    """One entry of `moves`: a seat's code or codes, a code that must be refused, or expectations."""

    def __init__(self, node: Node) -> None:
        pairs = node.entries()
        if len(pairs) != 1:
            raise node.wrong("scenario-move-form")
        name, value = pairs[0]
        self.seat = -1
        self.codes: list[str] = []
        self.expect: dict[str, Json] | None = None
        self.refused = ""
        self.why = ""
        if name == EXPECT:
            self.expect = {path: entry.value for path, entry in value.entries()}
        elif name == REFUSED:
            self.refused, self.why = refusal_from(value)
        elif name.isascii() and name.isdigit() and len(name) < 3:
            self.seat = int(name)
            is_list = isinstance(value.value, list)
            self.codes = [entry.text(100) for entry in (items(value, MOST_TOGETHER) if is_list else [value])]
            if not self.codes:
                raise node.wrong("scenario-move-form")
        else:
            raise node.wrong("scenario-move-form")

    @property
    def code(self) -> str:
        """What is chosen, as one line."""
        return ", ".join(self.codes)


def refusal_from(node: Node) -> tuple[str, str]:
    """A code that must be refused; as a mapping with the reason: {place 6 forest: too_few_people}."""
    if not isinstance(node.value, dict):
        return node.text(100), ""
    pairs = node.entries()
    if len(pairs) != 1:
        raise node.wrong("scenario-move-form")
    return pairs[0][0], pairs[0][1].text(100)


def scenarios_from_text(text: str) -> list[Scenario]:
    """All scenarios of a file; what cannot be understood is refused with the reason."""
    found: list[Scenario] = []
    for document in documents(text):
        node = Node(document)
        shared: dict[str, Json] = {}
        group = [node]
        if isinstance(document, dict) and "scenarios" in document:
            parts(node, *SHARED, "scenarios")
            shared = {name: document[name] for name in SHARED if name in document}
            group = [Node(entry.value) for entry in node.child("scenarios").items()]
        for entry in group:
            found.append(read_one(entry, shared, len(found) + 1))
    if not found:
        raise bad("none")
    return found


def read_one(node: Node, shared: Mapping[str, Json], number: int) -> Scenario:
    """One scenario; errors say which one it is."""
    try:
        return Scenario(node, shared, number)
    except GameError as error:
        name = node.value.get("name") if isinstance(node.value, dict) else None
        where = name[:120] if isinstance(name, str) else f"#{number}"
        raise bad("in", {"name": where, "why": error.reason}) from None


def parts(node: Node, *names: str) -> dict[str, Node]:
    """What a scenario or a file says, by name."""
    if not isinstance(node.value, dict):
        raise bad("form")
    for name in node.value:
        if name not in names:
            raise bad("unknown-name", {"name": name[:60], "known": ", ".join(names)})
    return dict(node.entries())


def named(node: Node, *names: str) -> dict[str, Node]:
    """The values of a mapping by name; unknown names are refused, all are optional."""
    values = dict(node.entries())
    for name in values:
        if name not in names:
            raise node.wrong("state-unknown-name", {"name": name[:60], "known": ", ".join(names)})
    return values


def entries(node: Node | None) -> list[tuple[str, Node]]:
    """Names and values of a mapping that may be absent or empty."""
    return [] if node is None or node.value is None else node.entries()


def items(node: Node | None, most: int) -> list[Node]:
    """The entries of a list that may be absent or empty."""
    found = [] if node is None or node.value is None else node.items()
    if node is not None and len(found) > most:
        raise node.wrong("state-list-long", {"most": most})
    return found


def seed_from(node: Node) -> str:
    """A seed: any short text or number."""
    if isinstance(node.value, int) and not isinstance(node.value, bool):
        return str(node.value)
    return node.text(100)
