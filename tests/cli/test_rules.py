"""`civtable rules` in the terminal."""

import pytest

from civtable.cli.main import main
from civtable.text import LANGUAGES, words_in
from civtable.text.rules import plain, rules_of

Output = pytest.CaptureFixture[str]


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_words_the_chapters_are_listed(language: str, capsys: Output) -> None:
    assert main(["rules", "stone_age", "--lang", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    rules = rules_of("stone_age", language)
    assert lines[0] == rules.title
    assert [line.split(maxsplit=1) for line in lines[1:]] == [[c.id, c.title] for c in rules.chapters]


def test_a_chapter_is_printed_by_its_id(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    assert main(["rules", "stone_age", "scoring", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    (chapter,) = [chapter for chapter in rules_of("stone_age", "en").chapters if chapter.id == "scoring"]
    assert out.startswith(f"{chapter.title}\n\n")
    told = " ".join(out.split())
    for rule in chapter.rules:
        assert " ".join(plain(rule.text).split()) in told
    assert "**" not in out
    assert max([len(line) for line in out.splitlines()]) <= 60


def test_words_find_the_rules_that_contain_them_all(capsys: Output) -> None:
    assert main(["rules", "stone_age", "HUNGRY", "resources", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "lose 10 points" in out
    assert "start figure" not in out


def test_what_is_not_there_is_said_in_a_sentence(capsys: Output) -> None:
    assert main(["rules", "stone_age", "submarine", "--lang", "en"]) == 2
    assert "submarine" in capsys.readouterr().err
    assert main(["rules", "chess", "--lang", "en"]) == 2
    assert "chess" in capsys.readouterr().err


def test_a_game_without_a_text_says_so(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("civtable.cli.rules.has_rules", lambda game: False)
    assert main(["rules", "stone_age", "--lang", "es"]) == 2
    assert words_in("es")("rules-untold", game="Stone Age") in capsys.readouterr().err
