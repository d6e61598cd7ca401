"""Reading the data files: every value is checked, and what nobody reads is refused."""

import json
from importlib.resources import files

from civtable.core.values import Json


class Row:
    """A mapping of a data file, which knows where it stands and which of its names were read."""

    __slots__ = ("read", "values", "where")

    def __init__(self, value: Json, where: str) -> None:
        assert isinstance(value, dict), f"{where}: a mapping is needed, not {value!r}"
        self.values: dict[str, Json] = value
        self.where = where
        self.read: set[str] = set()

    def has(self, name: str) -> bool:
        """Whether there is a value under that name."""
        return name in self.values

    def value(self, name: str) -> Json:
        """The value under a name, which has to be there."""
        assert name in self.values, f"{self.where}: {name} is missing"
        self.read.add(name)
        return self.values[name]

    def text(self, name: str, default: str | None = None) -> str:
        """A word."""
        if name not in self.values and default is not None:
            return default
        value = self.value(name)
        assert isinstance(value, str), f"{self.where}: {name} is no word"
        return value

    def number(self, name: str, default: int | None = None) -> int:
        """A whole number."""
        if name not in self.values and default is not None:
            return default
        value = self.value(name)
        assert isinstance(value, int), f"{self.where}: {name} is no number"
        return value

    def flag(self, name: str) -> bool:
        """Whether it is said, and true."""
        return name in self.values and self.value(name) is True

    def items(self, name: str) -> list[Json]:
        """A list; an empty one if nothing is said."""
        if name not in self.values:
            return []
        value = self.value(name)
        assert isinstance(value, list), f"{self.where}: {name} is no list"
        return value

    def listed(self, name: str) -> list[str]:
        """A list of words; a single word is a list of one."""
        if isinstance(self.values.get(name), str):
            return [self.text(name)]
        found: list[str] = []
        for value in self.items(name):
            assert isinstance(value, str), f"{self.where}: {name} holds {value!r}"
            found.append(value)
        return found

    def numbers(self, name: str) -> list[int]:
        """A list of whole numbers."""
        found: list[int] = []
        for value in self.items(name):
            assert isinstance(value, int), f"{self.where}: {name} holds {value!r}"
            found.append(value)
        return found

    def row(self, name: str) -> "Row":
        """A mapping inside this one."""
        return Row(self.value(name), f"{self.where}.{name}")

    def rows(self, name: str) -> list["Row"]:
        """A list of mappings."""
        items = self.items(name)
        return [Row(items[i], f"{self.where}.{name}.{i}") for i in range(len(items))]

    def index(self, name: str, words: list[str], default: int | None = None) -> int:
        """The position of the word among these."""
        if name not in self.values and default is not None:
            return default
        word = self.text(name)
        assert word in words, f"{self.where}: {name} is {word}, not one of {', '.join(words)}"
        return words.index(word)

    def bits(self, name: str, words: list[str]) -> int:
        """The set of words, a bit each."""
        found = 0
        for word in self.listed(name):
            assert word in words, f"{self.where}: {name} holds {word}, not one of {', '.join(words)}"
            found |= 1 << words.index(word)
        return found

    def done(self) -> None:
        """Refuse names that nobody has read: nothing in the data is skipped in silence."""
        unread = [name for name in self.values if name not in self.read]
        assert not unread, f"{self.where}: nobody reads {', '.join(unread)}"


def data_file(name: str) -> Row:
    """A data file of this game."""
    text = (files("civtable.games.imperium.cards") / "data" / f"{name}.json").read_text("utf-8")
    return Row(json.loads(text), name)
