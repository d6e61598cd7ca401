"""`civtable daily`: one try at a deal, kept between evenings, told without giving it away."""

import re
from pathlib import Path

import pytest

from civtable import daily
from civtable.cli.daily import share_text
from civtable.cli.main import main
from civtable.core.rng import fast_rng
from civtable.games import GAMES
from civtable.text import LANGUAGES, words_in
from tests.cli.table import Answer, any_code, played

DAY = "2026-03-14"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What is kept of these tests goes nowhere else, and it is one day."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(daily, "today", lambda: DAY)
    return tmp_path


def leaving_after(answer: Answer, lines: int) -> Answer:
    """Somebody who answers for a while, and then leaves."""
    left = [lines]

    def answered(offered: list[str]) -> str | None:
        left[0] -= 1
        return answer(offered) if left[0] >= 0 else None

    return answered


def test_a_deal_is_played_kept_and_told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who leaves goes on later; who has finished is told the result again, and practises with --again."""
    call = ("daily", "stone_age", "--plain", "--lang", "es")
    played(monkeypatch, leaving_after(any_code("daily"), 10), *call)
    (file,) = (folder / "civtable" / "daily").iterdir()
    begun = file.read_text()
    assert main(["daily", "stone_age", "--again", "--lang", "es"]) == 2
    output = played(monkeypatch, any_code("daily again"), *call)
    assert file.read_text() != begun
    words = words_in("es")
    told = output.strip().splitlines()[-4:]
    assert told[0] == words("daily-share", game=words("game-name-stone_age"), day=DAY)
    assert re.fullmatch("[▲◆▽]{10}", told[2])
    assert played(monkeypatch, any_code("nothing"), *call).splitlines()[:4] == told
    kept = file.read_text()
    played(monkeypatch, leaving_after(any_code("practice"), 3), *call, "--again")
    assert file.read_text() == kept, "practice changes nothing about the try"
    listed = played(monkeypatch, any_code("nothing"), "daily", "--lang", "es")
    assert told[1] in listed
    assert "civtable daily imperium" in listed


def test_days_that_never_were_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    for day in ("2026-03-15", "2026-02-30", "yesterday", "20260313", "2020-01-01"):
        assert main(["daily", "stone_age", "--day", day]) == 2
    assert main(["daily", "stone_age", "--day", "yesterday", "--lang", "en"]) == 2
    assert "“yesterday” is no day" in capsys.readouterr().err


def test_the_course_of_a_game_is_told_by_tenths() -> None:
    """The last sign is the result; nothing else of the game is told."""
    match = daily.Deal(GAMES["stone_age"], DAY).match()
    dice = fast_rng("course")
    while (decision := match.game.decision(match.state)) is not None:
        match.play(decision.options[dice.below(len(decision.options))].code)
    told = daily.course(match)
    assert len(told) == 10
    assert set(told) <= set(daily.SIGNS)
    scores = {score.seat: score.total for score in match.game.scores(match.state)}
    lead = scores[0] - max(scores[1], scores[2])
    assert told[-1] == ("+" if lead > 0 else "-" if lead < 0 else "=")
    for language in LANGUAGES:
        title, place, signs, _ = share_text(match, DAY, words_in(language)).splitlines()
        assert (DAY in title, str(scores[0]) in place, signs) == (True, True, daily.signs(told))


def test_deals_differ_by_day_game_and_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    deals = [daily.Deal(game, day) for game in GAMES.values() for day in (DAY, "2026-03-13")]
    assert len({deal.seed for deal in deals}) == len(deals)
    before = deals[0].seed
    monkeypatch.setattr(deals[0].game, "version", deals[0].game.version + 1)
    assert deals[0].seed != before
    assert daily.Deal(GAMES["imperium"], DAY).seats == ["human"], "alone, against the automa"
