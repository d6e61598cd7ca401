"""A game being played: the state, the codes so far, what happened, and how far one may take back."""

from typing import Final, Generic

from civtable.core.errors import GameError
from civtable.core.game import Event, Game, S, Score
from civtable.core.record import Diverged, Record, bad_record
from civtable.core.rng import Rng, fast_rng, secure_rng

DIGEST_EVERY: Final = 25


class Ply:
    """One choice that was made: by whom, as which code, who learned something by it, and what happened."""

    __slots__ = ("code", "events", "seat", "shown")

    def __init__(self, seat: int, code: str, shown: int, events: list[Event]) -> None:
        self.seat = seat
        self.code = code
        self.shown = shown
        self.events = events


def generator(chance: str, seed: str) -> Rng:
    """The generator that a record names."""
    return secure_rng(seed) if chance == "secure" else fast_rng(seed)


class Match(Generic[S]):
    """A running or finished game at a table."""

    def __init__(
        self, game: Game[S], settings: dict[str, str], seats: list[str], seed: str, chance: str = "fast"
    ) -> None:
        self.game = game
        self.settings = game.chosen(settings)
        self.seats = seats
        self.seed = seed
        self.chance = chance
        self.plies: list[Ply] = []
        self.digests: dict[int, str] = {}
        self.state = game.start(settings, len(seats), generator(chance, seed))

    def play(self, code: str) -> list[Event]:
        """Make the choice of whoever decides now; what happened. An illegal code changes nothing."""
        decision = self.game.decision(self.state)
        seat = decision.seat if decision is not None else -1
        events: list[Event] = []
        self.state.log = events
        option = self.game.play(self.state, code)
        self.plies.append(Ply(seat, option.code, self.state.shown, events))
        if len(self.plies) % DIGEST_EVERY == 0:
            self.digests[len(self.plies)] = self.game.digest(self.state)
        return events

    def own_way_back(self, seat: int) -> int:
        """The earliest ply to which a seat may take back by itself.

        All choices after it were its own, and told it nothing that it did not know before.
        """
        ply = len(self.plies)
        while ply > 0 and self.plies[ply - 1].seat == seat and not self.plies[ply - 1].shown >> seat & 1:
            ply -= 1
        return ply

    def can_take_back(self, seat: int) -> bool:
        """Whether the last choice was this seat's own and told it nothing that it did not know before."""
        return self.own_way_back(seat) < len(self.plies)

    def take_back(self) -> None:
        """Undo the last choice, by replaying all before it."""
        self.rewind(len(self.plies) - 1)

    def rewind(self, ply: int) -> None:
        """Go back to the position after that many choices."""
        codes = [self.plies[i].code for i in range(ply)]
        self.plies = []
        self.digests = {}
        self.state = self.game.start(self.settings, len(self.seats), generator(self.chance, self.seed))
        for code in codes:
            self.play(code)

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
        )


def replay(game: Game[S], record: Record, until: int = -1) -> Match[S]:
    """Play a record again, to its end or to a ply; raises Diverged where it goes another way."""
    if record.game != game.name:
        raise bad_record("other-game", {"game": game.name, "played": record.game})
    if record.version != game.version:
        raise bad_record("version", {"game": game.name, "played": record.version, "known": game.version})
    match = Match(game, record.settings, record.seats, record.seed, record.chance)
    plies = len(record.codes) if until < 0 else min(until, len(record.codes))
    for ply in range(plies + 1):
        if ply > 0:
            try:
                match.play(record.codes[ply - 1])
            except GameError as error:
                raise Diverged(ply, error) from None
        if ply in record.digests and record.digests[ply] != game.digest(match.state):
            raise Diverged(ply)
    return match


def points_by_source(match: Match[S]) -> list[dict[str, int]]:
    """By seat: where the points came from, replayed choice by choice if the state cannot tell."""
    gains = match.game.gains
    if gains is None:
        return [dict(score.points) for score in sorted(match.game.scores(match.state), key=seat_of)]
    again = Match(match.game, match.settings, match.seats, match.seed, match.chance)
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
