"""An analysis in words: what cost most, what was well found, and how the chances went, as lines of text."""

from collections.abc import Iterator
from operator import itemgetter
from typing import Final

from civtable.analysis.findings import (
    Analysis,
    BadAnalysis,
    Judged,
    Mistake,
    Moment,
    SeatSummary,
    Weighed,
    expectations,
)
from civtable.analysis.positions import Game
from civtable.core.record import Record
from civtable.core.values import fingerprint
from civtable.core.words import Reason
from civtable.text import Words

BARS: Final = "▁▂▃▄▅▆▇█"
FIGURES: Final = "0123456789"
"""Where bars cannot be written: tenths."""


class Telling:
    """An analysis and the record it is of, in a language."""

    def __init__(self, analysis: Analysis, record: Record, words: Words, bars: str = BARS) -> None:
        if analysis.record != fingerprint(record.to_text()):
            raise BadAnalysis(Reason("analysis-other-record"))
        self.analysis = analysis
        self.game = Game(record)
        self.words = words
        self.bars = bars

    # Numbers.

    def decimal(self, value: float) -> str:
        """A number of points, in the way of the language: small ones with a decimal."""
        places = 1 if abs(value) < 9.95 else 0
        return f"{value:.{places}f}".replace(".", self.words("cli-decimal-mark"))

    def signed(self, value: float) -> str:
        """The same with its sign."""
        return f"{'+' if value >= 0 else '−'}{self.decimal(abs(value))}"

    def points(self, number: str) -> str:
        """Points as the game calls them."""
        return self.words(f"analysis-points-{self.analysis.game}", n=number)

    def percent(self, share: float) -> str:
        """A chance."""
        return self.words("arena-percent", n=str(round(100 * share)))

    def more_percent(self, share: float, error: float) -> str:
        """The difference of two chances with its error; of none, the error alone."""
        number = round(100 * abs(share))
        sign = "+" if share >= 0 else "−"
        doubt = f"± {round(100 * error)}"
        return self.words("arena-percent", n=f"{sign}{number} {doubt}" if number else doubt)

    @staticmethod
    def change(before: str, after: str) -> str:
        """What it was and what it became; one number where it stayed."""
        return after if before == after else f"{before} → {after}"

    def who(self, seat: int) -> str:
        """Who sat there: a person, a bot that we know, or whatever the record says."""
        name = self.analysis.seats[seat]
        return self.words(f"bot-{name}") if self.words.has(f"bot-{name}") else name

    # Options.

    def option(self, ply: int, code: str) -> str:
        """An option in the words of its question."""
        game = self.game.table.game
        return self.words.say(game.words_afar(self.game.choices[ply].state, game.by_code[code]))

    def difference(self, ply: int, code: str, weighed: Weighed) -> str:
        """An option, and by how much it is better or worse than what was chosen."""
        points = self.points(f"{self.signed(weighed.lead.mean)} ± {self.decimal(weighed.lead.error)}")
        win = self.more_percent(weighed.win.mean, weighed.win.error)
        key = "analysis-option" if round(100 * weighed.win.mean) else "analysis-option-level"
        doubt = round(100 * weighed.win.error)
        return self.words(key, option=self.option(ply, code), points=points, win=win, doubt=doubt)

    def place(self, judged: Judged) -> str:
        """Where in the game, and what was asked."""
        question = self.game.table.game.question_words(self.game.choices[judged.ply].state)
        return self.words("analysis-place", round=judged.round, move=judged.ply + 1, question=question)

    def expected(self, judged: Judged, missed: tuple[Weighed, ...] = ()) -> str:
        """What its seat could expect at the end of the game, before a decision and after it."""
        before, after = expectations(judged, missed)
        return self.words(
            "analysis-expectation",
            place=self.change(self.decimal(before.place), self.decimal(after.place)),
            lead=self.points(self.change(self.signed(before.lead), self.signed(after.lead))),
            win=self.change(self.percent(before.win), self.percent(after.win)),
        )

    def costly(self, mistake: Mistake) -> list[str]:
        """A decision that cost something: what was played, and what was better."""
        judged = mistake.judged
        better = [self.difference(judged.ply, one.code, one) for one in mistake.missed]
        played = self.option(judged.ply, judged.code)
        expected = self.expected(judged, mistake.missed)
        lines = [("expected", expected), ("played", played), *[("better", line) for line in better]]
        return self.block(judged, lines)

    def found(self, judged: Judged) -> list[str]:
        """A good decision: what was played, and what was obvious."""
        obvious = self.difference(judged.ply, judged.book, judged.option(judged.book))
        played = self.option(judged.ply, judged.code)
        return self.block(
            judged, [("expected", self.expected(judged)), ("played", played), ("obvious", obvious)]
        )

    def block(self, judged: Judged, lines: list[tuple[str, str]]) -> list[str]:
        """A decision on lines of its own, with a word before each of its options."""
        labels = [self.words(f"analysis-{label}") for label, _ in lines]
        width = max([len(label) for label in labels])
        told = [f"  {label:>{width}}  {line}" for label, (_, line) in zip(labels, lines, strict=True)]
        return [self.place(judged), *told]

    # The whole.

    def lines(self) -> Iterator[str]:
        """The report, line by line."""
        yield from self.head()
        yield ""
        yield self.words("analysis-graph")
        yield from [f"  {line}" for line in self.graph()]
        yield ""
        yield self.words("analysis-moments")
        moments = [self.moment(moment) for moment in self.analysis.moments]
        yield from [f"  {line}" for line in moments or [self.words("analysis-no-moments")]]
        for summary in self.analysis.summaries:
            yield ""
            yield from self.seat(summary)
        yield ""
        yield self.words("analysis-noise")

    def head(self) -> Iterator[str]:
        """What was played, by whom, with what result, and how it was judged."""
        analysis = self.analysis
        yield self.words(f"game-name-{analysis.game}")
        ranked = [(analysis.ranks[seat], self.result(seat)) for seat in range(len(analysis.seats))]
        in_order = sorted([*ranked, *self.rival()], key=itemgetter(0))
        yield from [f"  {rank}. {result}" for rank, result in in_order]
        setting = analysis.setting
        key = "analysis-how-open" if setting.open else "analysis-how"
        decisions = len(analysis.judged)
        yield self.words(key, decisions=decisions, games=setting.games, seed=setting.seed)

    def result(self, seat: int) -> str:
        """A seat, and the points it ended with."""
        points = self.points(str(self.analysis.totals[seat]))
        return self.words("analysis-seat", player=self.words.seat(seat), who=self.who(seat), points=points)

    def rival(self) -> list[tuple[int, str]]:
        """Who has points without a seat against a person alone, with the rank; nobody in other games."""
        points = self.game.rival()
        if points is None:
            return []
        name = self.words(f"analysis-rival-{self.analysis.game}")
        won = self.analysis.ranks[0] == 1
        if not won and points < self.analysis.totals[0]:  # something else than points has decided
            return [(1, name)]
        told = self.points(str(points))
        return [(2 if won else 1, self.words("analysis-rival", rival=name, points=told))]

    def graph(self) -> list[str]:
        """The chances of every seat over the game, a line each."""
        names = [self.words.seat(seat) for seat in range(len(self.analysis.seats))]
        width = max([len(name) for name in names])
        lines = []
        for seat, name in enumerate(names):
            wins = [point.seats[seat].win for point in self.analysis.points]
            bars = "".join([self.bars[min(len(self.bars) - 1, int(win * len(self.bars)))] for win in wins])
            lines.append(f"{name:{width}} {bars} {self.percent(wins[-1])}")
        return lines

    def moment(self, moment: Moment) -> str:
        """A moment at which the chances changed."""
        before, after = moment.before, moment.after
        first, last = before.ply + 2, after.ply + 1
        key = "analysis-moment-one" if first == last else "analysis-moment"
        return self.words(
            key if after.seat >= 0 else "analysis-moment-end",
            round=before.round if after.seat < 0 else after.round,
            **{"from": first, "to": last},
            player=self.words.seat(moment.seat),
            before=self.percent(before.seats[moment.seat].win),
            after=self.percent(after.seats[moment.seat].win),
        )

    def seat(self, summary: SeatSummary) -> Iterator[str]:
        """How a seat played."""
        yield self.result(summary.seat)
        counted = {"same": summary.same, "equal": summary.equal, "worse": summary.worse}
        yield "  " + self.words("analysis-summary", decisions=summary.decisions, **counted)
        if summary.repeated:
            yield "  " + self.words("analysis-repeated", n=summary.repeated)
        if summary.dearest > 0:
            points = self.points(self.decimal(summary.dearest))
            yield "  " + self.words("analysis-dearest", n=summary.worse, points=points)
        yield "  " + self.words("analysis-costly" if summary.costly else "analysis-costly-none")
        for mistake in summary.costly:
            yield from [f"    {line}" for line in self.costly(mistake)]
        if summary.found:
            yield "  " + self.words("analysis-found")
            for judged in summary.found:
                yield from [f"    {line}" for line in self.found(judged)]
