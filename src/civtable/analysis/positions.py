"""The positions of a finished game at which somebody chose, and where the chances of all seats are told."""

from dataclasses import dataclass

from civtable.analysis.findings import BadAnalysis
from civtable.analysis.setting import POINTS
from civtable.analysis.weighing import Table, table_of
from civtable.core.game import Option, State
from civtable.core.match import Match, is_anew, points_by_source, replay
from civtable.core.record import Record
from civtable.core.words import Reason


@dataclass(frozen=True)
class Played:
    """A position in which somebody chose among several options, and what was chosen."""

    ply: int
    seat: int
    state: State
    chosen: Option


class Game:
    """A finished game of a record, replayed: its choices, its turns, and its end."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.table: Table = table_of(record.game)
        game = self.table.game
        self.match: Match[State] = replay(game, record)  # raises where the game goes another way
        if game.decision(self.match.state) is not None:
            raise BadAnalysis(Reason("analysis-unfinished"))
        self.choices: dict[int, Played] = {}
        self.turns: list[int] = []  # plies at which somebody else begins to choose, or a round begins
        again = Match(game, record.settings, record.seats, record.seed, record.chance, record.start)
        before = (-1, -1)
        for ply, code in enumerate(record.codes):
            decision = game.decision(again.state)
            if decision is not None and len(decision.options) > 1 and not is_anew(code):
                self.choices[ply] = Played(ply, decision.seat, game.copy(again.state), game.parse(code))
                now = (decision.seat, self.table.judge.round(again.state))
                if now != before:
                    self.turns.append(ply)
                before = now
            again.play(code)

    def marked(self) -> list[int]:
        """The plies at which the chances are told: turns, not too many of them, and the end."""
        every = -(-len(self.turns) // POINTS)
        return [*self.turns[:: max(1, every)], len(self.record.codes)]

    def rival(self) -> int | None:
        """The points of who plays without a seat against a person alone; None if nobody does."""
        rival = self.table.game.rival
        return rival(self.match.state) if rival is not None and len(self.record.seats) == 1 else None

    def rival_sources(self) -> dict[str, int]:
        """Its points by source; none if nobody plays so."""
        sources = self.table.game.rival_sources
        return dict(sources(self.match.state)) if sources is not None and len(self.record.seats) == 1 else {}

    def sources(self) -> list[dict[str, int]]:
        """By seat: the points by source."""
        return points_by_source(self.match)
