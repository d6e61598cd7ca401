"""An analysis in words, and the command that gives it."""

import dataclasses
import json
import re
from pathlib import Path

import pytest

from civtable.analysis import BadAnalysis, Setting, analyse, analysis_from_text, analysis_text
from civtable.analysis.findings import (
    Analysis,
    Chance,
    Difference,
    Judged,
    Moment,
    Point,
    Weighed,
    between,
    is_noise,
    summary,
)
from civtable.analysis.positions import Game
from civtable.analysis.setting import FEWEST
from civtable.analysis.telling import FIGURES, Telling
from civtable.cli.main import main
from civtable.core.record import Record
from civtable.core.rng import fast_rng
from civtable.games import game_named
from civtable.text import LANGUAGES, words_in
from tests.analysis.late import late_record
from tests.cli.records import random_record

Output = pytest.CaptureFixture[str]

languages = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def record() -> Record:
    """The last choices of a game for two, in which something went wrong and something was found."""
    return late_record("stone_age", 2, 24)


@pytest.fixture(scope="module")
def analysis(record: Record) -> Analysis:
    """It, analysed."""
    return analyse(record, Setting(24, "told"))


@languages
def test_the_report_names_everything(language: str, record: Record, analysis: Analysis) -> None:
    """Players, results, the graph, and each decision that is told, in the words of its question."""
    words = words_in(language)
    game = game_named(record.game)
    telling = Telling(analysis, record, words)
    lines = list(telling.lines())
    text = "\n".join(lines)
    assert words("game-name-stone_age") in text
    assert words("bot-medium") in lines[-1], "whose chances they are"
    assert analysis.costly
    for seat in analysis.summaries:
        assert words.seat(seat.seat) in text
        for mistake in seat.costly:
            judged = mistake.judged
            state = telling.game.choices[judged.ply].state
            assert words.say(game.question_words(state)) in text
            assert words.say(game.words_afar(state, game.by_code[judged.code])) in text
            assert words.say(game.words_afar(state, game.by_code[mistake.missed[0].code])) in text
    assert len([line for line in lines if set(line) & set("▁▂▃▄▅▆▇█")]) == 2


@languages
def test_a_card_is_told_by_what_it_shows(language: str) -> None:
    """Who reads a report does not see the table: `card 1 (price 1)` alone says nothing."""
    words, game = words_in(language), game_named("stone_age")
    state = game.start({}, 2, fast_rng("afar"))
    view = json.loads(json.dumps(game.view(state, 0)))
    card = words(f"stone_age-card-{view['row'][1]}")
    building = words(f"stone_age-building-{view['stacks'][1]['open']}")
    told = {
        code: words.say(game.words_afar(state, game.by_code[code]))
        for code in ("place 1 card_2", "place 1 building_2", "use card_2", "place 1 river")
    }
    assert told["place 1 card_2"].endswith(f": {card}")
    assert told["place 1 building_2"].endswith(f": {building}")
    assert told["use card_2"].endswith(f", {card}")
    assert told["place 1 river"] == words.say(game.option_words(game.by_code["place 1 river"]))


def test_gains_are_told_with_their_error(record: Record, analysis: Analysis) -> None:
    """In points and chances: `+6.2 ± 1.1 points at the end, +9 ± 3 % to win`."""
    telling = Telling(analysis, record, words_in("en"))
    mistake = analysis.costly[0]
    lines = telling.costly(mistake)
    chance = r"([+−]\d+ ± \d+ % to win|as likely to win( \(± \d+ %\))?)"
    assert re.search(rf" · [+−][\d.]+ ± [\d.]+ points at the end, {chance}$", lines[3])
    lead = mistake.missed[0].lead.mean
    assert telling.signed(lead).startswith("+" if lead >= 0 else "−")
    assert telling.signed(-6.24) == "−6.2"
    assert Telling(analysis, record, words_in("es")).signed(6.25) == "+6,2"
    assert telling.signed(31.7) == "+32"
    assert telling.more_percent(0.094, 0.031) == "+9 ± 3 %"
    assert telling.more_percent(-0.2, 0.0) == "−20 ± 0 %"
    assert telling.more_percent(0.004, 0.02) == "± 2 %"


def test_what_was_expected_is_told_before_and_after(record: Record, analysis: Analysis) -> None:
    """Before a decision with the best that was missed, after it with what was played."""
    telling = Telling(analysis, record, words_in("en"))
    missed = dataclasses.replace(option("missed", 20.0), expected=Chance(12.0, 0.71, 1.3))
    judged = missing(1, 20.0)
    told = telling.expected(judged, (missed,))
    assert told == "place 1.3 → 1.0, lead +12 → +0.0 points, 71 % → 50 % to win"
    assert telling.expected(judged) == "place 1.0, lead +0.0 points, 50 % to win"
    mistake = analysis.costly[0]
    assert telling.costly(mistake)[1].split() == [
        "expected",
        *telling.expected(mistake.judged, mistake.missed).split(),
    ]


def test_the_graph_can_be_figures(record: Record, analysis: Analysis) -> None:
    """Where the terminal has no bars; one sign for each point, from low to high."""
    graph = Telling(analysis, record, words_in("en"), FIGURES).graph()
    for seat, line in enumerate(graph):
        figures = line.split()[1]
        wins = [point.seats[seat].win for point in analysis.points]
        assert [int(figure) for figure in figures] == [min(9, int(10 * win)) for win in wins]


def test_an_analysis_is_told_with_its_own_record_only(analysis: Analysis) -> None:
    with pytest.raises(BadAnalysis) as refused:
        Telling(analysis, late_record("stone_age", 2, 6, "2"), words_in("en"))
    assert refused.value.reason.key == "analysis-other-record"


def option(code: str, lead: float, win: float = 0.1) -> Weighed:
    """An option that is surely so much better than what was chosen."""
    return Weighed(
        code, Chance(0.0, 0.5, 1.0), Difference(lead / 100, 0.0), Difference(lead, 0.0), Difference(win, 0.0)
    )


def missing(ply: int, lead: float, win: float = 0.1, book: str = "played") -> Judged:
    """A decision of the first seat at which so many points were missed."""
    options = (option("missed", lead, win), option("played", 0.0, 0.0))
    return Judged(ply, ply, 0, "played", book, 2, 8, False, options)


@languages
def test_losses_overlap_and_are_not_summed(language: str, record: Record, analysis: Analysis) -> None:
    """Who loses 30 points by three things has not lost 90: the dearest is told."""
    words = words_in(language)
    telling = Telling(analysis, record, words)
    seen = summary(0, (missing(1, 30.0), missing(2, 25.0), missing(3, 30.4)))
    text = "\n".join(telling.seat(dataclasses.replace(seen, costly=())))
    assert telling.points("30") in text
    assert "85" not in text
    alone = "\n".join(telling.seat(dataclasses.replace(summary(0, (missing(1, 7.5),)), costly=())))
    assert words("analysis-dearest", n=1, points=telling.points(telling.decimal(7.5))) in alone
    assert alone != text.replace("30", "7.5")


def test_one_move_is_told_as_one(record: Record, analysis: Analysis) -> None:
    """Never `from move 210 to 210`."""
    telling = Telling(analysis, record, words_in("en"))
    chances = (Chance(0.0, 0.5, 1.5), Chance(0.0, 0.5, 1.5))
    before, after = Point(208, 10, 0, chances, (0.0, 0.0)), Point(209, 10, 1, chances, (0.0, 0.0))
    assert telling.moment(Moment(before, after, 0)) == "Round 10, move 210: Red 50 % → 50 %"
    later = dataclasses.replace(after, ply=212)
    assert telling.moment(Moment(before, later, 0)).startswith("Round 10, from move 210 to 213: ")


def test_no_change_of_a_chance_does_not_read_like_no_chance(record: Record, analysis: Analysis) -> None:
    """`0 % to win` would."""
    telling = Telling(analysis, record, words_in("en"))
    ply = analysis.judged[0].ply
    code = analysis.judged[0].code
    assert telling.difference(ply, code, option(code, 23.0, 0.004)).endswith(
        "· +23 ± 0.0 points at the end, as likely to win"
    )
    unsure = dataclasses.replace(option(code, 23.0), win=Difference(0.004, 0.03))
    assert telling.difference(ply, code, unsure).endswith("at the end, as likely to win (± 3 %)")
    assert telling.difference(ply, code, option(code, 23.0, 0.05)).endswith("at the end, +5 ± 0 % to win")


def test_less_than_a_point_is_nothing_well_found() -> None:
    assert missing(1, -4.0, 0.0, "missed").is_found
    assert missing(1, -0.5, -0.1, "missed").is_found
    assert not missing(1, -0.5, 0.0, "missed").is_found


def test_points_for_which_one_wins_less_often_are_nothing_well_found() -> None:
    assert not missing(1, -34.0, 0.03, "missed").is_found


def test_who_plays_without_a_seat_is_told() -> None:
    """Alone against the automa two have played, and one of them is first."""
    record = late_record("imperium", 1, 4)
    analysis = analyse(record, Setting(FEWEST, "alone"))
    telling = Telling(analysis, record, words_in("en"))
    rival = telling.game.rival()
    assert rival is not None
    lost = dataclasses.replace(analysis, ranks=(2,), totals=(rival - 1,))
    telling.analysis = lost
    assert list(telling.head())[1:3] == [
        f"  1. Automa: {rival} points",
        f"  2. Red (human): {rival - 1} points",
    ]
    telling.analysis = dataclasses.replace(analysis, ranks=(1,), totals=(rival + 1,))
    assert [line[:9] for line in list(telling.head())[1:3]] == ["  1. Red ", "  2. Auto"]
    telling.analysis = dataclasses.replace(analysis, ranks=(2,), totals=(rival + 1,))  # a collapse
    assert list(telling.head())[1] == "  1. Automa"


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("es", "1 igual de buena, 1 peor", "2 igual de buenas, 0 peores"),
        ("pt", "1 igualmente boa, 1 pior", "2 igualmente boas"),
        ("it", "1 altrettanto buona, 1 peggiore", "2 altrettanto buone, 0 peggiori"),
    ],
)
def test_one_worse_decision_is_told_as_one(language: str, one: str, many: str) -> None:
    words = words_in(language)
    assert words("analysis-summary", decisions=9, same=7, equal=1, worse=1).endswith(one)
    assert many in words("analysis-summary", decisions=9, same=7, equal=2, worse=0)


# The command.


def test_who_plays_without_a_seat_has_a_column_of_its_points(tmp_path: Path, capsys: Output) -> None:
    """By source, between the person's and the expert's."""
    path = tmp_path / "alone.json"
    record = late_record("imperium", 1, 4)
    path.write_text(record.to_text(), "utf-8")
    lines = answer(capsys, str(path), "--seconds", "0.01").splitlines()
    at = next(number for number, line in enumerate(lines) if line.strip().startswith("points from"))
    assert re.split(r"\s{2,}", lines[at].strip()) == ["points from", "Red", "Automa", "The expert"]
    points = Game(record).rival_sources()
    assert sum(points.values()) == Game(record).rival()
    rows = [re.split(r"\s{2,}", line.strip()) for line in lines[at + 2 :]]
    for source, number in points.items():
        name = words_in("en")(f"imperium-source-{source}")
        assert [row[2] for row in rows if row[0] == name] == [str(number)], name


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A short game in a file."""
    path = tmp_path / "game.json"
    path.write_text(late_record("stone_age", 2, 8).to_text(), "utf-8")
    return str(path)


def answer(output: Output, *arguments: str) -> str:
    """What the command prints; nothing goes to stderr."""
    assert main(["analyse", *arguments]) == 0
    out, err = output.readouterr()
    assert err == ""
    return out


@languages
def test_the_command_speaks_every_language(language: str, file: str, capsys: Output) -> None:
    words = words_in(language)
    text = answer(capsys, file, "--seconds", "0.01", "--lang", language)
    assert words("analysis-moments") in text
    assert words("stone_age-source-buildings") in text


def test_the_same_call_gives_the_same_answer(file: str, capsys: Output) -> None:
    """As JSON, with its seed and its cards; it can be read back."""
    call = [file, "--seconds", "0.01", "--json"]
    text = answer(capsys, *call)
    assert answer(capsys, *call) == text
    analysis = analysis_from_text(text)
    assert analysis.setting == Setting(FEWEST, "1")
    assert analysis_text(analysis) == text
    opened = json.loads(answer(capsys, *call, "--open", "--seed", "two"))
    assert opened["setting"] == {"games": FEWEST, "seed": "two", "open": True}


def test_bad_files_get_one_sentence(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "game.json"
    for text, why in (
        (random_record(2, "unfinished", 30).to_text(), "not over"),
        ("{}", "no record"),
        (late_record("stone_age", 2, 8).to_text().replace("human", "robot"), "checksum"),
    ):
        path.write_text(text, "utf-8")
        assert main(["analyse", str(path)]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert re.fullmatch(rf"civtable: .*{why}.*\n", err)
    assert main(["analyse", str(tmp_path / "nothing.json")]) == 2


def test_a_small_change_is_no_moment() -> None:
    """From 4 % to 2 % nothing was decided, however sure that is; from 4 % to 20 % something was."""

    def at(win: float) -> Point:
        return Point(1, 1, 0, (Chance(0.0, win, 1.0), Chance(0.0, 1 - win, 2.0)), (0.0, 0.0))

    assert is_noise(between(at(0.04), at(0.02)))
    assert not is_noise(between(at(0.04), at(0.20)))


@languages
def test_the_report_says_that_points_are_those_of_the_lead(language: str) -> None:
    """What is gained by taking it from a rival counts twice: 41 points need not be one's own."""
    told = {"en": "lead over", "es": "ventaja sobre", "pt": "vantagem sobre", "it": "vantaggio sul"}
    assert told[language] in words_in(language)("analysis-noise")
