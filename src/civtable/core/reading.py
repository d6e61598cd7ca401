"""Reading plain data from outside: each value is checked where it is used, and errors name its path."""

from civtable.core.errors import BadState
from civtable.core.values import Json
from civtable.core.words import Argument, Reason


class Node:
    """A value somewhere in a JSON document, which knows its path (`players.0.wood`)."""

    __slots__ = ("path", "value")

    def __init__(self, value: Json, path: str = "") -> None:
        self.value = value
        self.path = path

    def wrong(self, key: str, args: dict[str, Argument] | None = None) -> BadState:
        """The error to raise for this value; the path is among its arguments."""
        all_args: dict[str, Argument] = {"path": self.path or "."}
        if args is not None:
            all_args.update(args)
        return BadState(Reason(key, all_args))

    def _below(self, name: str) -> str:
        return f"{self.path}.{name}" if self.path else name

    def only(self, *names: str) -> None:
        """Exactly these names: an unknown one is refused, a missing one too."""
        if not isinstance(self.value, dict):
            raise self.wrong("state-not-a-mapping")
        for name in self.value:
            if name not in names:
                raise self.wrong("state-unknown-name", {"name": str(name), "known": ", ".join(names)})
        for name in names:
            if name not in self.value:
                raise self.wrong("state-missing-name", {"name": name})

    def child(self, name: str) -> "Node":
        """The value under a name, which has to be there."""
        if not isinstance(self.value, dict):
            raise self.wrong("state-not-a-mapping")
        if name not in self.value:
            raise self.wrong("state-missing-name", {"name": name})
        return Node(self.value[name], self._below(name))

    def entries(self) -> list[tuple[str, "Node"]]:
        """Names and values of a mapping."""
        if not isinstance(self.value, dict):
            raise self.wrong("state-not-a-mapping")
        return [(str(name), Node(self.value[name], self._below(str(name)))) for name in self.value]

    def items(self, length: int = -1) -> list["Node"]:
        """The values of a list; of that length, if one is given."""
        if not isinstance(self.value, list):
            raise self.wrong("state-not-a-list")
        if length >= 0 and len(self.value) != length:
            raise self.wrong("state-list-length", {"want": length, "got": len(self.value)})
        return [Node(self.value[i], self._below(str(i))) for i in range(len(self.value))]

    def integer(self, low: int, high: int) -> int:
        """A whole number within bounds. `true` is not a number."""
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise self.wrong("state-not-in-range", {"low": low, "high": high, "got": shown(value)})
        return value

    def flag(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise self.wrong("state-not-a-flag", {"got": shown(self.value)})
        return self.value

    def text(self, longest: int = 200) -> str:
        """A text that is not too long."""
        if not isinstance(self.value, str) or len(self.value) > longest or not is_unicode(self.value):
            raise self.wrong("state-not-a-text", {"got": shown(self.value)})
        return self.value

    def hexadecimal(self, size: int) -> bytes:
        """That many bytes, written in hexadecimal."""
        text = self.text()
        try:
            data = bytes.fromhex(text)
        except ValueError:
            data = b""
        if len(data) != size:
            raise self.wrong("state-not-hexadecimal", {"size": size})
        return data

    def choice(self, names: list[str]) -> str:
        """One of these names."""
        return names[self.index(names)]

    def index(self, names: list[str]) -> int:
        """The position of this name among the names."""
        if not isinstance(self.value, str) or self.value not in names:
            known = ", ".join(names) if len(names) <= 40 else f"{names[0]} ... {names[-1]}"
            raise self.wrong("state-not-a-choice", {"got": shown(self.value), "known": known})
        return names.index(self.value)


def is_unicode(text: str) -> bool:
    """Whether the text can be written: JSON and the shell can bring halves of characters (U+D800)."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def shown(value: Json) -> str:
    """A value in an error message, cut to a readable length."""
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."
