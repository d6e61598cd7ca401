"""Positions made up by hand: values by path on the JSON form, and pieces that leave where they were.

A path is names and numbers joined by dots: `players.0.wood`. Nested mappings say the same as longer paths.
"""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from civtable.core.errors import BadScenario, BadState
from civtable.core.game import Pieces, State
from civtable.core.values import Json
from civtable.core.words import Argument, Reason
from civtable.games import AnyGame

REST: Final = "rest"
LENGTH: Final = "length"
NOT_IN_STATE: Final = ("settings", "rng")
"""Parts of the form that a scenario says elsewhere: as `settings`, and as `seed` or `dice`."""

Form = dict[str, Json]


class Nothing:
    """What is found on a path that leads nowhere in this position."""


NOTHING: Final = Nothing()
Found: TypeAlias = "Json | Nothing"


def bad(key: str, args: dict[str, Argument] | None = None) -> BadScenario:
    """The error for a scenario that says something impossible."""
    return BadScenario(Reason(f"scenario-{key}", args))


# Paths.


def flat(values: Mapping[str, Json], form: Form, above: str = "") -> Form:
    """Every value with its whole path: {players.0: {wood: 3}} is players.0.wood: 3.

    Where a new game has an empty mapping, as `figures`, or none, the mapping given is the value itself.
    """
    found: Form = {}
    for name, value in values.items():
        path = above + name
        known = look(form, path)
        is_nested = isinstance(value, dict) and value and isinstance(known, dict | list) and known
        inner = flat(value, form, f"{path}.") if isinstance(value, dict) and is_nested else {path: value}
        for part in inner:
            if part in found:
                raise bad("path-twice", {"path": part[:80]})
        found.update(inner)
    return found


def look(form: Json, path: str) -> Found:
    """The value on a path, NOTHING if it leads nowhere now. A list also has a `length`."""
    spot = form
    for name in path.split(".") if path else []:
        if isinstance(spot, dict):
            if name not in spot:
                return NOTHING
            spot = spot[name]
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


# Pieces.


class Entry:
    """A place in a list of pieces: what lies there, and whether the scenario says so."""

    __slots__ = ("given", "value")

    def __init__(self, value: Json, given: bool) -> None:
        self.value = value
        self.given = given

    def is_moved(self, placed: set[str]) -> bool:
        """Whether the scenario puts what lay here somewhere else."""
        return not self.given and isinstance(self.value, str) and self.value in placed


HOLE: Final = Entry(None, False)
"""A piece was here and has gone elsewhere."""


class Pile:
    """A list that holds pieces, as it was at the set-up and as it will be."""

    def __init__(self, path: str, before: list[Json], entries: list[Entry]) -> None:
        self.path = path
        self.before = before
        self.entries = entries

    def holes(self) -> list[int]:
        """Where something is missing."""
        return [i for i in range(len(self.entries)) if self.entries[i] is HOLE]


def lists_in(value: Json, path: str = "") -> Iterator[tuple[str, list[Json]]]:
    """Every list of the form with its path, in the order of the form."""
    parts: Iterable[tuple[object, Json]] = []
    if isinstance(value, dict):
        parts = value.items()
    elif isinstance(value, list):
        yield path, value
        parts = enumerate(value)
    for name, part in parts:
        yield from lists_in(part, f"{path}.{name}" if path else str(name))


def move_pieces(before: Form, after: Form, given: list[str], pieces: Pieces) -> None:
    """Let every piece be in one place again, after values on the given paths were changed.

    What the scenario puts somewhere stays there. Lists it does not mention lose these pieces and are filled
    up to their old length with pieces that other lists had to give up; a list that is still too short draws
    from the deck, the one list longer than all others. `rest` in a list is what it had before, up to its old
    length; in the deck it is all that is left. What nobody takes goes out of the game.
    """
    piles = piles_of(before, after, given, pieces)
    refuse_twice(piles, pieces)
    ids = set(pieces.ids)
    placed = {str(entry.value) for pile in piles for entry in pile.entries if entry.given}
    takes_more = takes_what_is_left(after, given, pieces.box)
    wanting = [pile for pile in piles if pile.path != pieces.box]
    deck = deck_among(wanting)
    for pile in piles:
        pile.entries = [HOLE if entry.is_moved(placed) else entry for entry in pile.entries]
        spread_rest(pile, placed, len(ids) if pile is deck else len(pile.before))
    held = {str(entry.value) for pile in piles for entry in pile.entries}
    spare = [str(piece) for pile in piles for piece in pile.before if piece in ids and piece not in held]
    fill(wanting, deck, spare)
    for pile in piles:
        put(after, pile.path, [entry.value for entry in pile.entries if entry is not HOLE])
    box = look(after, pieces.box)
    if takes_more and isinstance(box, list):
        put(after, pieces.box, [*box, *spare])


def takes_what_is_left(after: Form, given: list[str], box: str) -> bool:
    """Whether more may go out of the game than the scenario says: not if it lists that without `rest`."""
    values = look(after, box)
    return box not in given or (isinstance(values, list) and REST in values)


def piles_of(before: Form, after: Form, given: list[str], pieces: Pieces) -> list[Pile]:
    """The lists that hold these pieces, before or now."""
    ids = set(pieces.ids)
    piles: list[Pile] = []
    for path, values in lists_in(after):
        old = look(before, path)
        was = old if isinstance(old, list) else []
        if any(isinstance(value, str) and value in ids for value in [*values, *was]):
            entries = [
                Entry(values[i], any(is_within(f"{path}.{i}", part) for part in given))
                for i in range(len(values))
            ]
            piles.append(Pile(path, was, entries))
    return piles


def is_within(path: str, part: str) -> bool:
    """Whether a path leads to or into what stands on another one."""
    return path == part or path.startswith(f"{part}.")


def refuse_twice(piles: list[Pile], pieces: Pieces) -> None:
    """A scenario may put a piece in one place only, and say `rest` once in a list."""
    seen: dict[str, str] = {}
    for pile in piles:
        for i in range(len(pile.entries)):
            value = pile.entries[i].value
            if not pile.entries[i].given or (value != REST and value not in pieces.ids):
                continue
            name = f"{pile.path}.{i}"
            key = pile.path if value == REST else str(value)
            if key in seen:
                raise bad("piece-twice", {"piece": str(value), "first": seen[key], "second": name})
            seen[key] = name


def deck_among(piles: list[Pile]) -> Pile | None:
    """The one list that was longer than all others."""
    longest = max([len(pile.before) for pile in piles], default=0)
    found = [pile for pile in piles if len(pile.before) == longest]
    return found[0] if len(found) == 1 else None


def spread_rest(pile: Pile, placed: set[str], most: int) -> None:
    """Where a list says `rest`, put what it had before, and holes for more, up to so many entries in all."""
    for at in range(len(pile.entries)):
        if pile.entries[at].value == REST:
            room = max(most - (len(pile.entries) - 1), 0)
            rest = [Entry(piece, False) for piece in pile.before if piece not in placed][:room]
            pile.entries[at : at + 1] = rest + [HOLE] * (room - len(rest))
            return


def fill(piles: list[Pile], deck: Pile | None, spare: list[str]) -> None:
    """Fill the holes, those of the deck last; it gives away its own pieces if there are no spare ones."""
    for pile in piles:
        if pile is not deck:
            for i in pile.holes():
                if spare:
                    pile.entries[i] = Entry(spare.pop(0), False)
                elif deck is not None:
                    pile.entries[i] = drawn(deck)
    if deck is not None:
        for i in deck.holes()[: len(spare)]:
            deck.entries[i] = Entry(spare.pop(0), False)


def drawn(deck: Pile) -> Entry:
    """The next piece of the deck that the scenario does not want to be there."""
    for i in range(len(deck.entries)):
        if not deck.entries[i].given and deck.entries[i] is not HOLE:
            return deck.entries.pop(i)
    return HOLE


# The whole.


def position(game: AnyGame, start: State, changes: Sequence[Mapping[str, Json]]) -> State:
    """The position that differs from a new game by these changes, later ones last; refuses contradictions."""
    before = copied(game.to_json(start))
    after = copied(before)
    given: list[str] = []
    for values in changes:
        for path, value in flat(values, before).items():
            if path.partition(".")[0] in NOT_IN_STATE:
                raise bad("not-in-state", {"name": path.partition(".")[0]})
            put(after, path, json.loads(json.dumps(value)))
            given.append(path)
    for pieces in game.pieces:
        move_pieces(before, after, given, pieces)
    if game.arrange is not None:
        game.arrange(after, given)
    return game.from_json(after)


def written(value: Json) -> str:
    """A value as a scenario would write it, cut to a readable length."""
    text = value if isinstance(value, str) and value else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 200 else text[:197] + "..."
