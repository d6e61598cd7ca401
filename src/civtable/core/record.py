"""Records: what was played, as a text file. Loading, undo, sharing and checking are replays of one."""

from typing import Final

from civtable.core.errors import BadRecord, BadState, GameError
from civtable.core.reading import Node
from civtable.core.sealed import Seal
from civtable.core.values import Json
from civtable.core.words import Argument, Reason

FORMAT: Final = 1
MOST_CODES: Final = 100_000
LONGEST_SEAT: Final = 4_200
"""Who sits there may be a policy, named by the path of its file."""
CHANCES: Final = ["fast", "secure"]
LONG_PARTS: Final = ["codes", "digests"]
"""What a file has on lines of its own, so that two records can be compared choice by choice."""

IDEA: Final = "idea"
OPTION: Final = "option"
COACH: Final = "coach"
HINT_KINDS: Final = [IDEA, OPTION, COACH]
"""What somebody was told by a hint: the idea, the option itself, or that a choice loses much."""

MOST_HINTS: Final = 20_000


class Hint:
    """A hint that a seat was given after so many choices."""

    __slots__ = ("kind", "ply", "seat")

    def __init__(self, ply: int, seat: int, kind: str) -> None:
        self.ply = ply
        self.seat = seat
        self.kind = kind

    def __repr__(self) -> str:
        """When it was given to whom, for developers."""
        return f"<Hint to seat {self.seat} at ply {self.ply}: {self.kind}>"

    def to_json(self) -> dict[str, Json]:
        """The hint as plain data."""
        return {"ply": self.ply, "seat": self.seat, "kind": self.kind}


class Record:
    """A finished or running game: who played what, under which settings, from which seed.

    `digests` has fingerprints of the state after some plies, so that a replay that goes another way is
    noticed where it does. `chance` names the generator. `start` is the position from which it was played, in
    its JSON form, if that is not the beginning of a game. `hints` are those that people were given; they
    change nothing of the game.
    """

    __slots__ = (
        *("chance", "codes", "digests", "game", "hints", "seats", "seed", "settings", "start"),
        "version",
    )

    def __init__(
        self,
        game: str,
        version: int,
        settings: dict[str, str],
        seats: list[str],
        chance: str,
        seed: str,
        codes: list[str],
        digests: dict[int, str],
        start: Json = None,
        hints: list[Hint] | None = None,
    ) -> None:
        self.game = game
        self.version = version
        self.settings = settings
        self.seats = seats  # who sits there: human, or the name of a bot
        self.chance = chance
        self.seed = seed
        self.codes = codes
        self.digests = digests  # by ply: after that many codes
        self.start = start
        self.hints: list[Hint] = hints if hints is not None else []

    def __repr__(self) -> str:
        """What was played and how far, for developers."""
        return f"<Record of {self.game}: {len(self.seats)} seats, {len(self.codes)} codes>"

    def to_json(self) -> dict[str, Json]:
        """The record as plain data, without its checksum."""
        data: dict[str, Json] = {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "settings": self.settings,
            "seats": self.seats,
            "chance": self.chance,
            "seed": self.seed,
            "codes": self.codes,
            "digests": {str(ply): self.digests[ply] for ply in sorted(self.digests)},
        }
        if self.start is not None:
            data["start"] = self.start
        if self.hints:
            data["hints"] = [hint.to_json() for hint in self.hints]
        return data

    def to_text(self) -> str:
        """The record as a file: JSON, a line for each part and each code, with a checksum against damage."""
        return SEAL.text(self.to_json(), LONG_PARTS)


def bad_record(key: str, args: dict[str, Argument] | None = None) -> BadRecord:
    """The error for a text that is no good record."""
    return BadRecord(Reason(f"record-{key}", args))


SEAL: Final = Seal("civtable record", FORMAT, "record", BadRecord)


def record_from_text(text: str) -> Record:
    """Read a record; anything that is cut off, changed or foreign is refused with the reason."""
    node = SEAL.node(text)
    try:
        return record_from_node(node)
    except BadState as error:
        raise BadRecord(error.reason) from None


def record_from_node(node: Node) -> Record:
    """Check every part of a record and its checksum."""
    known = node.value if isinstance(node.value, dict) else {}
    node.only(
        *("kind", "format", "game", "version", "settings", "seats", "chance", "seed", "codes", "digests"),
        *[name for name in ("start", "hints") if name in known],
        "checksum",
    )
    codes = node.child("codes").items()
    if len(codes) > MOST_CODES:
        raise bad_record("too-many-codes", {"most": MOST_CODES})
    digests: dict[int, str] = {}
    for name, entry in node.child("digests").entries():
        plain = name.isascii() and name.isdigit() and len(name) <= 6 and name == str(int(name))
        if not plain or int(name) > len(codes):
            raise node.child("digests").wrong("record-bad-ply", {"name": name[:20]})
        digests[int(name)] = entry.text(16)
    record = Record(
        game=node.child("game").text(40),
        version=node.child("version").integer(1, 1_000_000),
        settings={name: entry.text(40) for name, entry in node.child("settings").entries()},
        seats=[seat.text(LONGEST_SEAT) for seat in node.child("seats").items()],
        chance=node.child("chance").choice(CHANCES),
        seed=node.child("seed").text(100),
        codes=[code.text(100) for code in codes],
        digests=digests,
        start=node.child("start").value if "start" in known else None,
    )
    if "hints" in known:
        record.hints = hints_from_node(node.child("hints"), len(codes), len(record.seats))
    SEAL.check(node, record.to_json())
    return record


def hints_from_node(node: Node, plies: int, seats: int) -> list[Hint]:
    """Check every hint of a record: given at one of its plies to one of its seats."""
    found = node.items()
    if len(found) > MOST_HINTS:
        raise node.wrong("record-too-many-hints", {"most": MOST_HINTS})
    hints: list[Hint] = []
    for one in found:
        one.only("ply", "seat", "kind")
        ply, seat = one.child("ply").integer(0, plies), one.child("seat").integer(0, seats - 1)
        hints.append(Hint(ply, seat, one.child("kind").choice(HINT_KINDS)))
    return hints


class Diverged(BadRecord):
    """The record does not replay: at this ply the rules say something else than the record."""

    def __init__(self, ply: int, error: GameError | None = None) -> None:
        args: dict[str, Argument] = {"ply": ply}
        if error is None:
            reason = Reason("record-different", args)
        else:
            args["why"] = error.reason
            reason = Reason("record-illegal", args)
        super().__init__(reason)
        self.ply = ply
        self.error = error

    def __reduce__(self) -> tuple[object, ...]:
        """The error travels with what it was made of."""
        return Diverged, (self.ply, self.error)
