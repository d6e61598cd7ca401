"""Learns what positions are worth from many games, and writes it beside the bots of the game.

    python -m civtable.lab.judging stone_age --games 6000 --jobs 2

`medium` plays all seats, and now and then its second to fourth thought, so that games differ in more than
luck. At the start of each round every seat's numbers are noted, and at the end by how much it was ahead of
its best rival. A ridge regression then says what each number is worth, at the start and more each round. One
game in eight is left out of it and tells how good the judgement is. Needs numpy (extra `env`).
"""

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Final

import numpy as np

from civtable.bots.levels import BOOKS, JUDGES
from civtable.bots.search.judging import UNIT, Kind
from civtable.core.observation import Part, memory_of, room_for, size_of
from civtable.core.rng import fast_rng
from civtable.games import game_named

Floats = np.ndarray[tuple[int, ...], np.dtype[np.float32]]
Ints = np.ndarray[tuple[int, ...], np.dtype[np.int64]]

OTHERWISE: Final = 20
"""One choice in so many is by lot among the book's four best."""

LESSON: Final = 50
"""Games that a process plays at a time."""

RIDGE: Final = 300.0
"""How much a weight has to explain to be there: found by trying 300, 1,500 and 7,500 on games left out."""

MOST: Final = 100
"""A lead of more points is counted as this one: by how much a lost game was lost says little."""

LEFT_OUT: Final = 8
"""One game in so many is not learned from."""

ROWS: Final = 8192
"""Positions that are worked into the regression at a time."""


@dataclass(frozen=True)
class Lesson:
    """Games for one process to play."""

    game: str
    players: int
    settings: tuple[dict[str, str], ...]
    first: int
    games: int
    seed: str


@dataclass(frozen=True)
class Noted:
    """What was noted of positions: their numbers, the game, the round, and the lead in the end."""

    numbers: np.ndarray[tuple[int, ...], np.dtype[np.int16]]
    game: Ints
    round: Ints
    lead: Ints


def played(lesson: Lesson) -> Noted:
    """Play the games of a lesson, and note every seat's numbers at the start of each round."""
    game, judge = game_named(lesson.game), JUDGES[lesson.game]
    observer = game.observer
    assert observer is not None
    room = room_for(size_of(observer.parts(lesson.players)))
    seen = np.frombuffer(memory_of(room), np.int16)
    numbers: list[np.ndarray[tuple[int, ...], np.dtype[np.int16]]] = []
    about: list[tuple[int, int, int]] = []
    for number in range(lesson.first, lesson.first + lesson.games):
        chance = fast_rng(f"{lesson.seed}, game {number}")
        state = game.start(lesson.settings[number % len(lesson.settings)], lesson.players, chance)
        book = BOOKS[lesson.game]("")
        rounds: list[int] = []
        while (decision := game.decision(state)) is not None:
            round = judge.round(state)
            if not rounds or rounds[-1] != round:
                rounds.append(round)
                for seat in range(lesson.players):
                    observer.write(state, seat, room)
                    numbers.append(seen.copy())
            if len(decision.options) > 1 and chance.below(OTHERWISE) == 0:
                best = book.ranking(state, decision, 4)
                game.apply(state, best[chance.below(len(best))])
            else:
                game.apply(state, book.choose(state, decision))
        scores = game.scores(state)
        totals = [score.total for score in scores]
        rival = [game.rival(state)] if game.rival is not None and len(totals) == 1 else []
        leads = [totals[i] - max(totals[:i] + totals[i + 1 :] + rival) for i in range(len(totals))]
        about += [(number, round, lead) for round in rounds for lead in leads]
    columns = np.array(about, np.int64)
    return Noted(np.stack(numbers), columns[:, 0], columns[:, 1], columns[:, 2])


def noted(name: str, kind: Kind, games: int, seed: str, jobs: int) -> Noted:
    """All games of a kind, in their order whichever process played them."""
    settings = tuple(kind.settings)
    lessons = [
        Lesson(name, kind.players, settings, first, min(LESSON, games - first), f"{seed}, {name} {kind.name}")
        for first in range(0, games, LESSON)
    ]
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        parts = list(pool.map(played, lessons))
    return Noted(
        np.concatenate([part.numbers for part in parts]),
        np.concatenate([part.game for part in parts]),
        np.concatenate([part.round for part in parts]),
        np.concatenate([part.lead for part in parts]),
    )


class Regression:
    """What each number is worth: `start` and, with each round, `later`; the last of each counts always."""

    def __init__(self, notes: Noted) -> None:
        numbers = notes.numbers
        self.notes = notes
        spread = np.concatenate([part.std(0, dtype=np.float64)[None] for part in np.array_split(numbers, 16)])
        self.used = np.where(spread.max(0) > 0)[0]
        some = numbers[:, self.used]
        self.mean = some.mean(0, dtype=np.float64).astype(np.float32)
        self.spread = np.maximum(some.std(0, dtype=np.float64), 1e-3).astype(np.float32)
        self.middle = float(notes.round.mean())
        self.reach = float(notes.round.std())
        self.leads = np.clip(notes.lead, -MOST, MOST).astype(np.float32)
        self.weights: Floats = np.zeros(2 * len(self.used) + 2, np.float32)
        self.rows: Floats = np.empty((ROWS, len(self.weights)), np.float32)

    def columns(self, which: Ints) -> Floats:
        """What is added up for some positions, at most ROWS: each number, then each times the round.

        It lies in the same memory every time.
        """
        count = len(self.used) + 1
        rows = self.rows[: len(which)]
        np.subtract(self.notes.numbers[which][:, self.used], self.mean, out=rows[:, : count - 1])
        rows[:, : count - 1] /= self.spread
        rows[:, count - 1] = 1
        when = ((self.notes.round[which] - self.middle) / self.reach).astype(np.float32)
        np.multiply(rows[:, :count], when[:, None], out=rows[:, count:])
        return rows

    def learn(self, which: Ints) -> None:
        """Find the weights that explain the leads of some positions best."""
        size = len(self.weights)
        square, more = np.zeros((size, size), np.float32), np.zeros((size, size), np.float32)
        sums = np.zeros(size)
        for at in range(0, len(which), ROWS):
            some = which[at : at + ROWS]
            rows = self.columns(some)
            np.matmul(rows.T, rows, out=more)
            square += more
            sums += rows.T @ self.leads[some]
        self.weights = np.linalg.solve(square + RIDGE * np.eye(size), sums).astype(np.float32)

    def explained(self, which: Ints) -> list[float]:
        """The part of the leads' variance that it explains, in the first, second and last third of rounds."""
        parts = [self.columns(which[at : at + ROWS]) @ self.weights for at in range(0, len(which), ROWS)]
        missed, leads = np.concatenate(parts) - self.leads[which], self.leads[which]
        thirds = np.digitize(self.notes.round[which], np.quantile(self.notes.round[which], [1 / 3, 2 / 3]))
        return [
            float(1 - (missed[thirds == i] ** 2).mean() / leads[thirds == i].var())
            for i in range(3)
            if (thirds == i).any()
        ]

    def told(self) -> tuple[list[int], list[int]]:
        """The weights of all numbers, in parts of a point: at the start, and more each round."""
        count = len(self.used)
        level, slope = self.weights[: count + 1], self.weights[count + 1 :] / self.reach
        start = np.zeros(self.notes.numbers.shape[1] + 1)
        later = np.zeros_like(start)
        start[self.used] = (level[:count] - slope[:count] * self.middle) / self.spread
        later[self.used] = slope[:count] / self.spread
        start[-1] = level[count] - slope[count] * self.middle - (start[self.used] * self.mean).sum()
        later[-1] = slope[count] - (later[self.used] * self.mean).sum()
        return [round(w * UNIT) for w in start], [round(w * UNIT) for w in later]


def learned(name: str, kind: Kind, parts: list[Part], games: int, seed: str, jobs: int) -> dict[str, object]:
    """What `judgement.json` says about a kind of game; tells how good it is."""
    regression = Regression(noted(name, kind, games, seed, jobs))
    game = regression.notes.game
    regression.learn(np.where(game % LEFT_OUT != 0)[0])
    share = regression.explained(np.where(game % LEFT_OUT == 0)[0])
    print(
        f"{name} {kind.name}: {len(game)} positions, explained " + " ".join([f"{r:.2f}" for r in share]),
        flush=True,
    )
    start, later = regression.told()
    told: dict[str, list[list[int]]] = {}
    at = 0
    for part in parts:
        end = at + len(part.names)
        if any(start[at:end]) or any(later[at:end]):
            told[part.name] = [start[at:end], later[at:end]]
        at = end
    always = [start[-1], later[-1]]
    return {"players": kind.players, "games": games, "seed": seed, "always": always, "parts": told}


def main() -> None:
    """Learn a game."""
    parser = argparse.ArgumentParser(prog="python -m civtable.lab.judging", description=__doc__)
    parser.add_argument("game", choices=list(JUDGES))
    parser.add_argument("--kind", action="append", help="only this kind of game; may be given again")
    parser.add_argument("--games", type=int, default=6000, help="of each kind")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    observer = game_named(args.game).observer
    assert observer is not None
    all_kinds = {kind.name: kind for kind in JUDGES[args.game].kinds()}
    if unknown := [name for name in args.kind or [] if name not in all_kinds]:
        parser.error(f"no kind {unknown[0]!r}: {', '.join(all_kinds)}")
    file = Path(__file__).parents[1] / "bots" / args.game / "judgement.json"
    before = json.loads(file.read_text("utf-8"))
    known = before["kinds"] if before["layout"] == observer.version else {}
    for name in args.kind or all_kinds:
        kind = all_kinds[name]
        parts = observer.parts(kind.players)
        known[name] = learned(args.game, kind, parts, args.games, args.seed, args.jobs)
        form = {
            "layout": observer.version,
            "kinds": {name: known[name] for name in all_kinds if name in known},
        }
        file.write_text(json.dumps(form, separators=(",", ":")) + "\n", "utf-8")


if __name__ == "__main__":
    main()
