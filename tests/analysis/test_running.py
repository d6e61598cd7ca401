"""A whole analysis: the same however it is done, taken up again where it was left, told and read back."""

import json
from functools import cache
from itertools import islice

import pytest

from civtable.analysis import (
    Analysing,
    Analysis,
    BadAnalysis,
    Setting,
    analyse,
    analysis_from_text,
    analysis_text,
)
from civtable.analysis.form import finding_from, finding_json
from civtable.analysis.setting import FEWEST, games_in
from civtable.core.match import replay
from civtable.core.reading import Node
from civtable.core.record import Record
from civtable.core.values import Json
from civtable.games import game_named
from tests.analysis.late import late_record
from tests.cli.records import random_record

SMALL = Setting(FEWEST, "small")


def small() -> Record:
    """The last choices of a game for two."""
    return late_record("stone_age", 2, 14)


@cache
def analysed(record: Record, setting: Setting = SMALL) -> Analysis:
    """An analysis, and nothing twice."""
    return analyse(record, setting)


def test_every_choice_is_judged() -> None:
    record = small()
    analysis = analysed(record)
    game = game_named(record.game)
    states = [replay(game, record, ply).state for ply in range(len(record.codes))]
    open_plies = [ply for ply, state in enumerate(states) if len(asked(game.decision(state))) > 1]
    assert [one.ply for one in analysis.judged] == open_plies
    for one in analysis.judged:
        assert one.code == record.codes[one.ply]
        assert one.offered == len(asked(game.decision(states[one.ply])))
    scores = game.scores(replay(game, record).state)
    assert analysis.totals == tuple([score.total for score in scores])
    assert [dict(points) for points in analysis.sources] == [dict(score.points) for score in scores]


def asked(decision: object) -> list[object]:
    """The options of a decision."""
    return list(getattr(decision, "options", []))


def test_the_graph_ends_with_the_result() -> None:
    """Chances add up at every point; in the end who won has won."""
    analysis = analysed(small())
    plies = [point.ply for point in analysis.points]
    assert plies == sorted(set(plies))
    for point in analysis.points:
        assert sum([chance.win for chance in point.seats]) == pytest.approx(1, abs=1e-4)
    last = analysis.points[-1]
    assert last.seat == -1
    assert tuple([chance.place for chance in last.seats]) == analysis.ranks
    for moment in analysis.moments:
        assert moment.before.ply < moment.after.ply
        assert moment.change != 0


def test_the_same_in_one_process_and_in_two() -> None:
    record = small()
    assert analyse(record, SMALL, jobs=2) == analysed(record)


def test_it_goes_on_where_it_was_left() -> None:
    """At any place, also where decisions are being measured again; what was found travels as JSON."""
    record = small()
    whole = Analysing(record, SMALL)
    findings = list(whole.run())
    assert whole.done() == len(findings) <= whole.total()
    assert [one for one in whole.second.values() if one.again], "something is measured again"
    choices = len(whole.game.choices)
    for left in (0, 3, choices, choices + 1, len(findings)):
        begun = list(islice(Analysing(record, SMALL).run(), left))
        assert begun == findings[:left]
        forms: list[Json] = json.loads(json.dumps([finding_json(one) for one in begun]))
        known = [finding_from(Node(form), record.game, len(record.seats)) for form in forms]
        again = Analysing(record, SMALL, known)
        assert list(again.run()) == findings[left:]
        assert again.result() == whole.result()


@pytest.mark.parametrize(("name", "players"), [("through_the_ages", 3), ("imperium", 1), ("imperium", 2)])
def test_every_game_can_be_analysed(name: str, players: int) -> None:
    analysis = analysed(late_record(name, players, 4))
    assert len(analysis.summaries) == players
    assert analysis_from_text(analysis_text(analysis)) == analysis


def test_a_game_that_is_not_over_is_refused() -> None:
    with pytest.raises(BadAnalysis) as refused:
        Analysing(random_record(2, "unfinished", 20), SMALL)
    assert refused.value.reason.key == "analysis-unfinished"


def test_seconds_become_games() -> None:
    """More seconds, more games; more decisions or players, fewer; never none."""
    assert games_in(60, "stone_age", 2, 200) > games_in(30, "stone_age", 2, 200) > FEWEST
    assert games_in(60, "stone_age", 4, 200) < games_in(60, "stone_age", 2, 200)
    assert games_in(60, "stone_age", 2, 400) < games_in(60, "stone_age", 2, 200)
    assert games_in(0.01, "imperium", 4, 900) == FEWEST


# As a text.


def test_an_analysis_is_read_back_as_it_was() -> None:
    analysis = analysed(small())
    assert analysis_from_text(analysis_text(analysis)) == analysis


def damaged(key: str, value: Json) -> str:
    """An analysis in which something else is said."""
    data = json.loads(analysis_text(analysed(small())))
    *path, last = key.split(".")
    part = data
    for name in path:
        part = part[int(name)] if isinstance(part, list) else part[name]
    part[last] = value
    return json.dumps(data)


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("kind", "civtable record", "analysis-foreign"),
        ("format", 1, "analysis-format"),
        ("game", "chess", "state-not-a-choice"),
        ("setting.games", True, "state-not-in-range"),
        ("setting.seed", "other", "analysis-checksum"),
        ("decisions.0.code", "nonsense", "state-not-a-choice"),
        ("decisions.0.seat", 2, "state-not-in-range"),
        ("decisions.0.more", 1, "state-unknown-name"),
        ("decisions.0.options.0.code", "nonsense", "code-unknown"),
        ("decisions.0.options.0.win", [1e999, 0], "state-not-in-range"),
        ("decisions.0.options.0.expected.win", 1.5, "state-not-in-range"),
        ("points.0.errors", [0], "state-list-length"),
        ("summary.costly", [1], "analysis-checksum"),
        ("checksum", "0", "analysis-checksum"),
    ],
)
def test_a_damaged_analysis_is_refused(key: str, value: Json, reason: str) -> None:
    with pytest.raises(BadAnalysis) as refused:
        analysis_from_text(damaged(key, value))
    assert refused.value.reason.key == reason


def test_what_is_no_analysis_is_refused() -> None:
    for text, reason in (("", "not-json"), ("[]", "foreign"), ("[" * 100_000, "not-json")):
        with pytest.raises(BadAnalysis) as refused:
            analysis_from_text(text)
        assert refused.value.reason.key == f"analysis-{reason}"
