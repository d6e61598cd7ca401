"""Positions made up by hand: values by path on the JSON form, and pieces that leave where they were."""

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from civtable.core.game import State
from civtable.core.parts import Pieces
from civtable.core.rng import fast_rng
from civtable.core.values import Json
from civtable.games import AnyGame
from civtable.scenarios.paths import Form, Found, bad, copied, flat, look, put

REST: Final = "rest"
NOT_IN_STATE: Final = ("settings", "rng")
"""Parts of the form that a scenario says elsewhere: as `settings`, and as `seed` or `dice`."""

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


# Games with several copies of a card.


def spread_what_was(before: Form, after: Form, given: list[str]) -> None:
    """Where a list says `rest`, put what it had before and the scenario puts nowhere, up to its old length.

    The word stays behind these cards until the position is complete: more cards of a deck go there.
    """
    placed = [value for path in given for value in texts_in(look(after, path))]
    for path, values in list(lists_in(after)):
        if REST not in values:
            continue
        if values.count(REST) > 1:
            raise bad("piece-twice", {"piece": REST, "first": path, "second": path})
        old = look(before, path)
        tail: list[Json] = []
        left = list(placed)
        for value in old if isinstance(old, list) else []:
            named = [text for text in texts_in(value) if text in left]
            if named:
                left.remove(named[0])
            else:
                tail.append(value)
        at = values.index(REST)
        room = max((len(old) if isinstance(old, list) else 0) - (len(values) - 1), 0)
        values[at:at] = tail[:room]


def texts_in(value: Found) -> Iterator[str]:
    """Every text within a value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list | dict):
        for part in value.values() if isinstance(value, dict) else value:
            yield from texts_in(part)


def drop_marks(form: Form) -> None:
    """The word `rest` has done its work."""
    for _, values in list(lists_in(form)):
        if REST in values:
            values.remove(REST)


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
        spread_what_was(before, after, given)
        try:
            game.arrange(after, given)
        except (AttributeError, IndexError, KeyError, TypeError, ValueError):
            game.from_json(after)  # says what has not the form of a position, so that it cannot be completed
            raise bad("no-position") from None
        drop_marks(after)
    return game.from_json(after)


def set_up(
    game: AnyGame,
    changes: Mapping[str, Json],
    players: int | None = None,
    settings: Mapping[str, str] | None = None,
    seed: str = "1",
) -> State:
    """A position that differs from a new game by these changes: values by path, as in a scenario file.

    Without a number of players it is the fewest that the game allows.
    """
    start = game.start(settings or {}, players or game.seats[0], fast_rng(seed))
    return position(game, start, [changes])
