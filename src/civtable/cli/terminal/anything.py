"""A drawing for games that have none of their own: the view, written out."""

from rich.console import RenderableType
from rich.text import Text

from civtable.cli.terminal.scene import ORDINARY, Entry, Scene, plain_menu
from civtable.core.game import Option
from civtable.core.values import Json


def lines_of(value: Json, indent: str = "") -> list[str]:
    """Plain data as indented lines; short lists stay on one."""
    if isinstance(value, dict):
        entries = [(f"{name}:", value[name]) for name in value]
    elif isinstance(value, list):
        entries = [("-", item) for item in value]
    else:
        return [f"{indent}{value}"]
    lines: list[str] = []
    for label, item in entries:
        if isinstance(item, list) and not any(isinstance(part, dict | list) for part in item):
            lines.append(f"{indent}{label} {', '.join([str(part) for part in item])}".rstrip())
        elif isinstance(item, dict | list):
            lines += [f"{indent}{label}", *lines_of(item, indent + "  ")]
        else:
            lines.append(f"{indent}{label} {item}")
    return lines


def status(scene: Scene) -> str:
    """Nothing is known about rounds and phases."""
    return ""


def describe(scene: Scene) -> list[str]:
    """The view, line by line."""
    return lines_of(scene.view)


def draw(scene: Scene, width: int, size: int) -> RenderableType:
    """The same lines."""
    return Text("\n".join(describe(scene)))


def legend(scene: Scene) -> str:
    """There are no signs."""
    return ""


def menu(scene: Scene) -> list[Entry]:
    """Every option on a line of its own."""
    return plain_menu(scene)


def name_of(scene: Scene, option: Option) -> str:
    """Options are called by their codes."""
    return ""


def standings(scene: Scene) -> list[int] | None:
    """Nothing is known about points."""
    return None


def things(scene: Scene) -> dict[str, str]:
    """Nothing is known about pieces."""
    return {}


def about(scene: Scene, thing: str) -> list[str]:
    """There is nothing of that kind."""
    return []


def known_as(scene: Scene, said: list[str]) -> list[str]:
    """No name is known."""
    return []


def destroys(option: Option) -> bool:
    """Nothing is known about what options do."""
    return False


def role_of(event: str) -> int:
    """All events are alike."""
    return ORDINARY
