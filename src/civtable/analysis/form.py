"""An analysis as a text: JSON with a format and a checksum, read back and checked at every place."""

from math import isfinite
from typing import Final

from civtable.analysis.findings import (
    DIGITS,
    Analysis,
    BadAnalysis,
    Chance,
    Difference,
    Finding,
    Judged,
    Point,
    Weighed,
)
from civtable.analysis.setting import FEWEST, MOST, Setting
from civtable.core.errors import BadState
from civtable.core.reading import Node, shown
from civtable.core.record import LONGEST_SEAT, MOST_CODES
from civtable.core.sealed import Seal
from civtable.core.values import Json, canonical
from civtable.core.words import Reason
from civtable.games import GAMES

FORMAT: Final = 3
SEAL: Final = Seal("civtable analysis", FORMAT, "analysis", BadAnalysis)
LONG_PARTS: Final = ["decisions", "points"]
LARGEST: Final = 100_000
"""Of any number of points or rounds."""


# Writing.


def analysis_json(analysis: Analysis) -> dict[str, Json]:
    """All of it, and what sums it up, as plain data."""
    setting = analysis.setting
    return {
        "format": FORMAT,
        "game": analysis.game,
        "version": analysis.version,
        "record": analysis.record,
        "setting": {"games": setting.games, "seed": setting.seed, "open": setting.open},
        "seats": [
            {"who": who, "total": total, "rank": rank, "points": dict(sources)}
            for who, total, rank, sources in zip(
                analysis.seats, analysis.totals, analysis.ranks, analysis.sources, strict=True
            )
        ],
        "decisions": [judged_json(one) for one in analysis.judged],
        "points": [point_json(one) for one in analysis.points],
        "summary": summary_json(analysis),
    }


def summary_json(analysis: Analysis) -> Json:
    """What follows from the rest, for programs that only show it."""
    return {
        "moments": [
            {
                "from": one.before.ply,
                "to": one.after.ply,
                "seat": one.seat,
                "change": round(one.change, DIGITS),
            }
            for one in analysis.moments
        ],
        "costly": [one.judged.ply for one in analysis.costly],
        "found": [one.ply for one in analysis.found],
        "seats": [
            {
                "decisions": one.decisions,
                "same": one.same,
                "equal": one.equal,
                "worse": one.worse,
                "repeated": one.repeated,
                "dearest": one.dearest,
                "costly": [mistake.judged.ply for mistake in one.costly],
                "found": [judged.ply for judged in one.found],
            }
            for one in analysis.summaries
        ],
    }


def chance_json(chance: Chance) -> Json:
    """Lead, chance to win and place."""
    return {"lead": chance.lead, "win": chance.win, "place": chance.place}


def difference_json(difference: Difference) -> Json:
    """A mean and its standard error."""
    return [difference.mean, difference.error]


def judged_json(judged: Judged) -> Json:
    """A decision."""
    options: list[Json] = [
        {
            "code": one.code,
            "expected": chance_json(one.expected),
            "value": difference_json(one.value),
            "lead": difference_json(one.lead),
            "win": difference_json(one.win),
        }
        for one in judged.options
    ]
    return {
        "ply": judged.ply,
        "round": judged.round,
        "seat": judged.seat,
        "code": judged.code,
        "book": judged.book,
        "offered": judged.offered,
        "worlds": judged.worlds,
        "again": judged.again,
        "options": options,
    }


def point_json(point: Point) -> Json:
    """A point of the graph."""
    return {
        "ply": point.ply,
        "round": point.round,
        "seat": point.seat,
        "seats": [chance_json(chance) for chance in point.seats],
        "errors": list(point.errors),
    }


def finding_json(finding: Finding) -> Json:
    """What was found of an analysis that goes on."""
    return point_json(finding) if isinstance(finding, Point) else judged_json(finding)


def analysis_text(analysis: Analysis) -> str:
    """An analysis as a file, a line for each decision."""
    return SEAL.text(analysis_json(analysis), LONG_PARTS)


# Reading.


def analysis_from_text(text: str) -> Analysis:
    """Read an analysis; what is cut off, changed or foreign is refused with the reason."""
    node = SEAL.node(text)
    try:
        return analysis_from_node(node)
    except BadState as error:
        raise BadAnalysis(error.reason) from None


def analysis_from_node(node: Node) -> Analysis:
    """Check every part of an analysis and its checksum."""
    node.only(
        *("kind", "format", "game", "version", "record", "setting", "seats", "decisions", "points"),
        *("summary", "checksum"),
    )
    game = node.child("game").choice(list(GAMES))
    seats = node.child("seats").items()
    for seat in seats:
        seat.only("who", "total", "rank", "points")
    number = len(seats)
    analysis = Analysis(
        game=game,
        version=node.child("version").integer(1, 1_000_000),
        record=node.child("record").text(16),
        setting=setting_from(node.child("setting")),
        seats=tuple([seat.child("who").text(LONGEST_SEAT) for seat in seats]),
        totals=tuple([seat.child("total").integer(-LARGEST, LARGEST) for seat in seats]),
        ranks=tuple([seat.child("rank").integer(1, number + 1) for seat in seats]),
        sources=tuple([sources_from(seat.child("points")) for seat in seats]),
        judged=tuple([judged_from(one, game, number) for one in node.child("decisions").items()]),
        points=tuple([point_from(one, number) for one in node.child("points").items()]),
    )
    SEAL.check(node, analysis_json(analysis))
    if canonical(node.child("summary").value) != canonical(summary_json(analysis)):
        raise BadAnalysis(Reason("analysis-checksum"))
    return analysis


def setting_from(node: Node) -> Setting:
    """The setting of an analysis."""
    node.only("games", "seed", "open")
    games, seed = node.child("games").integer(FEWEST, MOST), node.child("seed").text(100)
    return Setting(games, seed, node.child("open").flag())


def sources_from(node: Node) -> tuple[tuple[str, int], ...]:
    """Points by source."""
    return tuple([(name[:40], points.integer(-LARGEST, LARGEST)) for name, points in node.entries()])


def finding_from(node: Node, game: str, seats: int) -> Finding:
    """What `finding_json` wrote."""
    is_point = isinstance(node.value, dict) and "errors" in node.value
    return point_from(node, seats) if is_point else judged_from(node, game, seats)


def judged_from(node: Node, game: str, seats: int) -> Judged:
    """A decision; what was chosen is among its options, and what the book would have is too."""
    node.only("ply", "round", "seat", "code", "book", "offered", "worlds", "again", "options")
    options = tuple([weighed_from(one, game) for one in node.child("options").items()])
    codes = [one.code for one in options]
    return Judged(
        ply=node.child("ply").integer(0, MOST_CODES),
        round=node.child("round").integer(0, LARGEST),
        seat=node.child("seat").integer(0, seats - 1),
        code=node.child("code").choice(codes),
        book=node.child("book").choice(codes),
        offered=node.child("offered").integer(len(options), LARGEST),
        worlds=node.child("worlds").integer(1, LARGEST),
        again=node.child("again").flag(),
        options=options,
    )


def weighed_from(node: Node, game: str) -> Weighed:
    """An option that was measured."""
    node.only("code", "expected", "value", "lead", "win")
    code = node.child("code")
    if code.text(100) not in GAMES[game].by_code:
        raise code.wrong("code-unknown", {"code": code.text(100)[:60]})
    return Weighed(
        code=code.text(100),
        expected=chance_from(node.child("expected")),
        value=difference_from(node.child("value")),
        lead=difference_from(node.child("lead")),
        win=difference_from(node.child("win")),
    )


def point_from(node: Node, seats: int) -> Point:
    """A point of the graph."""
    node.only("ply", "round", "seat", "seats", "errors")
    return Point(
        ply=node.child("ply").integer(0, MOST_CODES),
        round=node.child("round").integer(0, LARGEST),
        seat=node.child("seat").integer(-1, seats - 1),
        seats=tuple([chance_from(one) for one in node.child("seats").items(seats)]),
        errors=tuple([real(one, 0, LARGEST) for one in node.child("errors").items(seats)]),
    )


def chance_from(node: Node) -> Chance:
    """What a seat can expect."""
    node.only("lead", "win", "place")
    lead, win = real(node.child("lead"), -LARGEST, LARGEST), real(node.child("win"), 0, 1)
    return Chance(lead, win, real(node.child("place"), 1, 100))


def difference_from(node: Node) -> Difference:
    """A mean and its standard error."""
    mean, error = node.items(2)
    return Difference(real(mean, -LARGEST, LARGEST), real(error, 0, LARGEST))


def real(node: Node, low: int, high: int) -> float:
    """A number with decimals, within bounds. `true` is not a number."""
    value = node.value
    if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value):
        raise node.wrong("state-not-in-range", {"low": low, "high": high, "got": shown(value)})
    if not low <= value <= high:
        raise node.wrong("state-not-in-range", {"low": low, "high": high, "got": shown(value)})
    return float(value)
