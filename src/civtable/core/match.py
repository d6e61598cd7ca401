"""A game being played: the state, the codes so far, what happened, and how far one may take back."""

from collections.abc import Sequence
from typing import Final, Generic

from civtable.core.errors import GameError, IllegalOption
from civtable.core.events import EVERYONE, Event
from civtable.core.game import Game, S
from civtable.core.parts import Score
from civtable.core.record import Diverged, Hint, Record, bad_record
from civtable.core.rng import Rng, fast_rng, secure_rng
from civtable.core.several import is_begun, next_choice
from civtable.core.values import Json
from civtable.core.words import Phrase, Reason

DIGEST_EVERY: Final = 25
"""After how many plies a match notes a fingerprint of its state, and keeps a copy of it."""


ANEW: Final = "chance anew"
"""A line of a record that is no choice: from here on chance is another, named by the number that follows."""


def is_anew(code: str) -> bool:
    """Whether a line of a record renews chance."""
    return code.startswith(f"{ANEW} ")


class Ply:
    """One choice that was made: by whom, as which code, who learned something by it, and what happened.

    One that `goes_on` is part of a choice of several things, and not the last of them. `words` are what it
    meant in the question that was open, where those say more than the option's own.
    """

    __slots__ = ("code", "events", "goes_on", "seat", "shown", "words")

    def __init__(
        self,
        seat: int,
        code: str,
        shown: int,
        events: list[Event],
        goes_on: bool,
        words: Phrase | None = None,
    ) -> None:
        self.seat = seat
        self.code = code
        self.shown = shown
        self.events = events
        self.goes_on = goes_on
        self.words = words

    def __repr__(self) -> str:
        """Who chose what, for developers."""
        return f"<Ply of seat {self.seat}: {self.code}>"


def generator(chance: str, seed: str) -> Rng:
    """The generator that a record names."""
    return secure_rng(seed) if chance == "secure" else fast_rng(seed)


class Match(Generic[S]):
    """A running or finished game at a table: `state` is where it stands, `plies` are the choices so far.

    `seats` says by seat who plays, as a record names them. The seed is a text, `chance` names the generator.
    """

    def __init__(
        self,
        game: Game[S],
        settings: dict[str, str],
        seats: list[str],
        seed: str,
        chance: str = "fast",
        start: Json = None,
        state: S | None = None,
    ) -> None:
        self.game = game
        self.settings = game.chosen(settings)
        self.seats = seats
        self.seed = seed
        self.chance = chance
        self.start = start  # the position it begins from, in its JSON form; None for a new game
        self.plies: list[Ply] = []
        self.hints: list[Hint] = []  # those that people were given
        self.digests: dict[int, str] = {}
        self.marks: list[S] = []  # copies of the state, so that going back need not begin at the beginning
        self.state = state if state is not None else self.first_state()

    def first_state(self) -> S:
        """The state before the first choice."""
        rng = generator(self.chance, self.seed)
        if self.start is None:
            return self.game.start(self.settings, len(self.seats), rng)
        state = self.game.from_json(self.start)
        state.rng = rng
        return state

    def copy(self) -> "Match[S]":
        """An independent match at the same position."""
        state = self.game.copy(self.state)
        other = Match(self.game, self.settings, self.seats[:], self.seed, self.chance, self.start, state)
        other.plies = self.plies[:]
        other.hints = self.hints[:]
        other.digests = dict(self.digests)
        other.marks = self.marks[:]
        return other

    def __copy__(self) -> "Match[S]":
        """What `copy.copy` gives."""
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> "Match[S]":
        """What `copy.deepcopy` gives."""
        return self.copy()

    def __repr__(self) -> str:
        """What is played and how far, for developers."""
        return f"<Match of {self.game.name} after {len(self.plies)} plies: {self.state!r}>"

    def play(self, code: str) -> list[Event]:
        """Make the choice of whoever decides now; what happened. An illegal code changes nothing.

        A line of a record that renews chance is no choice, but stands among them: nobody takes it back.
        """
        decision = self.game.decision(self.state)
        seat = decision.seat if decision is not None else -1
        events: list[Event] = []
        if is_anew(code):
            self.state.rng = generator(self.chance, f"{self.seed} {code}")
            self.plies.append(Ply(seat, code, EVERYONE, events, False))
        else:
            self.state.log = events
            told = self.game.answer_words
            words = told(self.state, self.game.parse(code)) if told is not None else None
            option = self.game.play(self.state, code)
            begun = is_begun(self.game, self.state)
            self.plies.append(Ply(seat, option.code, self.state.shown, events, begun, words))
        if len(self.plies) % DIGEST_EVERY == 0:
            self.digests[len(self.plies)] = self.game.digest(self.state)
            self.marks.append(self.game.copy(self.state))
        return events

    def choose(self, codes: Sequence[str]) -> list[Event]:
        """Make one whole choice, of one thing or of several in any order; what happened.

        What is illegal, only half a choice or more than one changes nothing.
        """
        options, used = next_choice(self.game, self.state, codes, whole=True)
        if used < len(codes):
            raise IllegalOption(Reason("several-other", {"code": codes[used]}))
        return [event for option in options for event in self.play(option.code)]

    def way_back(self, seat: int) -> list[int]:
        """The plies to which a seat may take back by itself, the earliest first.

        All choices after them were its own, and told it nothing that it did not know before. Things that were
        chosen together are taken back together.
        """
        found: list[int] = []
        ply = len(self.plies)
        while ply > 0 and self.plies[ply - 1].seat == seat and not self.plies[ply - 1].shown >> seat & 1:
            ply -= 1
            if self.before(ply) == ply:
                found.append(ply)
        return found[::-1]

    def untold(self, seat: int) -> int:
        """The earliest ply after which nothing that anybody chose has told a seat of chance or cards."""
        ply = len(self.plies)
        while ply > 0 and not self.plies[ply - 1].shown >> seat & 1:
            ply -= 1
        return ply

    def before(self, ply: int) -> int:
        """A ply itself; inside a choice of several things the one at which that choice began."""
        while ply > 0 and self.plies[ply - 1].goes_on:
            ply -= 1
        return ply

    def can_take_back(self, seat: int) -> bool:
        """Whether the last choice was this seat's own and told it nothing that it did not know before."""
        return bool(self.way_back(seat))

    def take_back(self) -> None:
        """Undo the last choice."""
        self.rewind(self.before(len(self.plies) - 1))

    def rewind(self, ply: int) -> None:
        """Go back to the position after that many choices, by replaying from the last copy before it."""
        kept = ply // DIGEST_EVERY
        codes = [self.plies[i].code for i in range(kept * DIGEST_EVERY, ply)]
        self.state = self.game.copy(self.marks[kept - 1]) if kept else self.first_state()
        self.marks = self.marks[:kept]
        self.plies = self.plies[: kept * DIGEST_EVERY]
        self.digests = {at: digest for at, digest in self.digests.items() if at <= len(self.plies)}
        for code in codes:
            self.play(code)
        self.hints = hints_until(self.hints, ply)

    def record(self) -> Record:
        """All that was played, with the fingerprint of the present position."""
        digests = dict(self.digests)
        digests[len(self.plies)] = self.game.digest(self.state)
        return Record(
            game=self.game.name,
            version=self.game.version,
            settings=self.game.recorded(self.settings),
            seats=self.seats,
            chance=self.chance,
            seed=self.seed,
            codes=[ply.code for ply in self.plies],
            digests=digests,
            start=self.start,
            hints=self.hints[:],
        )


def hints_until(hints: Sequence[Hint], ply: int) -> list[Hint]:
    """Hints after it was gone back to a ply: none is forgotten, and those from later stand there."""
    return [hint if hint.ply <= ply else Hint(ply, hint.seat, hint.kind) for hint in hints]


def replay(game: Game[S], record: Record, until: int = -1) -> Match[S]:
    """Play a record again, to its end or to a ply; raises Diverged where it goes another way."""
    if record.game != game.name:
        raise bad_record("other-game", {"game": game.name, "played": record.game})
    if record.version != game.version:
        raise bad_record("version", {"game": game.name, "played": record.version, "known": game.version})
    match = Match(game, record.settings, record.seats, record.seed, record.chance, record.start)
    plies = len(record.codes) if until < 0 else min(until, len(record.codes))
    for ply in range(plies + 1):
        if ply > 0:
            try:
                match.play(record.codes[ply - 1])
            except GameError as error:
                raise Diverged(ply, error) from None
        if ply in record.digests and record.digests[ply] != game.digest(match.state):
            raise Diverged(ply)
    match.hints = [hint for hint in record.hints if hint.ply <= plies]
    return match


def points_by_source(match: Match[S]) -> list[dict[str, int]]:
    """By seat: where the points came from, replayed choice by choice if the state cannot tell."""
    gains = match.game.gains
    if gains is None:
        return [dict(score.points) for score in sorted(match.game.scores(match.state), key=seat_of)]
    again = Match(match.game, match.settings, match.seats, match.seed, match.chance, match.start)
    points: list[dict[str, int]] = [{} for _ in match.seats]
    for ply in match.plies:
        before = match.game.copy(again.state)
        events = again.play(ply.code)
        for seat, row in enumerate(gains(before, events, again.state)):
            for source, number in row:
                points[seat][source] = points[seat].get(source, 0) + number
    return points


def seat_of(score: Score) -> int:
    """Whose score it is."""
    return score.seat
