"""Chance. Everything random in a game comes from `below` of the state's generator."""

import hashlib
from typing import Final

from mypy_extensions import i64

from civtable.core.errors import BadState
from civtable.core.reading import Node
from civtable.core.values import Json
from civtable.core.words import Reason

MASK: Final = 0xFFFFFFFF
LARGEST: Final = 1 << 30


class Rng:
    """The generator of search and self-play: xorshift on two 32-bit words, small and fast.

    Its state could be worked out from seen dice, so tables with people use `SecureRng`.
    """

    __slots__ = ("x", "y")

    def __init__(self, x: i64, y: i64) -> None:
        self.x: i64 = x
        self.y: i64 = y

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, equally likely but for n in 2 ** 32; n is at most 2 ** 30."""
        t: i64 = (self.x ^ (self.x << 10)) & 0xFFFFFFFF
        y: i64 = self.y
        self.x = y
        y ^= (y >> 10) ^ t ^ (t >> 13)
        self.y = y
        return (y * n) >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put the list into random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = int(self.below(i + 1))
            items[i], items[j] = items[j], items[i]

    def deal(self, items: list[int]) -> None:
        """The same, whatever order the list was in: for things whose order somebody must not know."""
        items.sort()
        self.shuffle(items)

    def fork(self) -> "Rng":
        """A new fast generator whose future depends on this one's present only."""
        return Rng(self.below(LARGEST) | 1, self.below(LARGEST))

    def copy(self) -> "Rng":
        """A generator that will give the same numbers, independently."""
        return Rng(self.x, self.y)

    def key(self) -> tuple[int, ...]:
        """All that decides the numbers to come."""
        return (int(self.x), int(self.y))

    def to_json(self) -> Json:
        """The generator as plain data; part of the full form of a state, never of a view."""
        return {"kind": "fast", "words": [int(self.x), int(self.y)]}

    def __repr__(self) -> str:
        """Its two words, for developers."""
        return f"<Rng {int(self.x):08x} {int(self.y):08x}>"


class SecureRng(Rng):
    """The generator of tables with people: keyed BLAKE2b in counter mode, unbiased by rejection."""

    __slots__ = ("drawn", "secret")

    def __init__(self, secret: bytes, drawn: int) -> None:
        super().__init__(0, 0)
        self.secret = secret
        self.drawn = drawn  # blocks used so far

    def below(self, n: i64) -> i64:
        """A whole number from 0 to n - 1, each exactly equally likely."""
        limit: i64 = (1 << 32) - (1 << 32) % n
        while True:
            block = hashlib.blake2b(self.drawn.to_bytes(8, "big"), key=self.secret, digest_size=4).digest()
            self.drawn += 1
            number: i64 = int.from_bytes(block, "big")
            if number < limit:
                return number % n

    def copy(self) -> Rng:
        """A generator that will give the same numbers, independently."""
        return SecureRng(self.secret, self.drawn)

    def key(self) -> tuple[int, ...]:
        """All that decides the numbers to come."""
        return (int.from_bytes(self.secret, "big"), self.drawn)

    def to_json(self) -> Json:
        """The generator as plain data; part of the full form of a state, never of a view."""
        return {"kind": "secure", "secret": self.secret.hex(), "drawn": self.drawn}

    def __repr__(self) -> str:
        """How far it is, for developers; never its secret, since this goes into logs."""
        return f"<SecureRng after {self.drawn} blocks>"


class ScriptedRng(Rng):
    """The generator of scenarios: the numbers it gives are written down beforehand."""

    __slots__ = ("script", "used")

    def __init__(self, script: list[int], used: int) -> None:
        super().__init__(0, 0)
        self.script = script
        self.used = used

    def below(self, n: i64) -> i64:
        """The next number of the script, which has to be one that chance could have given."""
        if self.used == len(self.script):
            raise BadState(Reason("chance-script-ended", {"used": self.used}))
        number = self.script[self.used]
        self.used += 1
        if not 0 <= number < n:
            raise BadState(Reason("chance-script-range", {"number": number, "below": int(n)}))
        return number

    def copy(self) -> Rng:
        """A generator that will give the same numbers, independently."""
        return ScriptedRng(self.script, self.used)

    def key(self) -> tuple[int, ...]:
        """All that decides the numbers to come."""
        return tuple(self.script[self.used :])

    def to_json(self) -> Json:
        """The generator as plain data; part of the full form of a state, never of a view."""
        return {"kind": "scripted", "numbers": self.script[self.used :]}

    def __repr__(self) -> str:
        """How much of the script is left, for developers."""
        return f"<ScriptedRng: {len(self.script) - self.used} numbers left>"


class ChanceAsked(Exception):
    """A choice cannot be carried out before chance has decided, among so many equally likely outcomes."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(f"chance has {outcomes} outcomes")
        self.outcomes = outcomes


class OpenRng(ScriptedRng):
    """A generator for those who decide themselves what chance brings: at the end of its script it asks.

    What is carried out with it is left unfinished then, so it has to be a copy; with one more number in the
    script it comes one question further.
    """

    __slots__ = ()

    def below(self, n: i64) -> i64:
        """The next number of the script; `ChanceAsked` where it ends, unless there is one outcome only."""
        if n == 1:
            return 0
        if self.used == len(self.script):
            raise ChanceAsked(int(n))
        return super().below(n)

    def copy(self) -> Rng:
        """A generator that will give the same numbers, independently."""
        return OpenRng(self.script, self.used)


def refuse_seed(seed: object) -> None:
    """Raise what is wrong with a seed that is no text, as compiled code does by itself."""
    if not isinstance(seed, str):
        raise TypeError(f"a seed is a str, not {type(seed).__name__}: {seed!r}")


def fast_rng(seed: str) -> Rng:
    """The fast generator for a seed, which is hashed once: similar seeds have nothing in common."""
    refuse_seed(seed)
    digest = hashlib.sha256(b"civtable fast " + seed.encode()).digest()
    return Rng(int.from_bytes(digest[:4], "big") | 1, int.from_bytes(digest[4:8], "big"))


def secure_rng(seed: str) -> Rng:
    """The cryptographic generator for a seed."""
    refuse_seed(seed)
    return SecureRng(hashlib.sha256(b"civtable secure " + seed.encode()).digest(), 0)


def rng_from_json(node: Node) -> Rng:
    """Read back what `to_json` wrote."""
    kind = node.child("kind").choice(["fast", "secure", "scripted"])
    if kind == "fast":
        node.only("kind", "words")
        words = [word.integer(0, MASK) for word in node.child("words").items(2)]
        if words == [0, 0]:
            raise node.wrong("state-rng-zero")
        return Rng(words[0], words[1])
    if kind == "secure":
        node.only("kind", "secret", "drawn")
        return SecureRng(node.child("secret").hexadecimal(32), node.child("drawn").integer(0, 1 << 60))
    node.only("kind", "numbers")
    return ScriptedRng([number.integer(0, LARGEST) for number in node.child("numbers").items()], 0)
