"""`civtable play` through pipes: whole games, commands, saving, and what nobody may see."""

import re
from pathlib import Path

import pytest

from civtable.cli.terminal.drawings import DRAWINGS
from civtable.cli.terminal.typed import several_things
from civtable.core.match import replay
from civtable.core.words import Argument, Phrase
from civtable.games import GAMES
from civtable.games.stone_age.happenings import DREW_CARD
from civtable.text import LANGUAGES, words_in
from tests.cli.table import any_code, record_in, saves_in, sit_down, table_with, typing
from tests.longer import SOME_LANGUAGES

GAME = GAMES["stone_age"]
SEED = "zq-secret-seed-41"
EN = words_in("en")


def event(name: str, **args: Argument) -> str:
    """An event of Stone Age as Red's, in English."""
    return EN(f"stone_age-event-{name}", player=EN.seat(0), **args)


HUT = event("placed", people=2, place=Phrase("stone_age-at-hut"))
NOW_PLACING = EN("stone_age-why-not_now_place")
TOO_FEW = EN("stone_age-why-too_few_people", want=7, have=5)
UNKNOWN = EN("code-unknown", code="xyzzy")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Saves of these tests go nowhere else."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path


# Whole games.


@pytest.mark.parametrize("language", SOME_LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_whole_game_is_played_by_codes(
    language: str, players: int, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every code that is listed can be typed; the end names the winner and the points by source."""
    seats = ",".join(["human", "random", "book", "random"][:players])
    output = sit_down(
        monkeypatch, any_code("codes"), "--seats", seats, "--seed", SEED, "--lang", language, "--plain"
    )
    words = words_in(language)
    (path,) = saves_in(folder)
    match = replay(GAME, record_in(path))
    assert GAME.decision(match.state) is None
    scores = GAME.scores(match.state)
    best = next(score for score in scores if score.rank == 1)
    assert words.seat(best.seat) in output
    for score in scores:
        assert str(score.total) in output
    assert words("stone_age-source-buildings") in output
    assert words("play-kept", path=str(path)) in output
    assert SEED not in output
    assert "\x1b" not in output


def test_bots_among_themselves_play_on(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is asked; the log and the result are shown, and nothing is left behind."""
    output = sit_down(monkeypatch, typing(), "--seats", "random,book", "--seed", SEED)
    assert event("round_began", round=2) in output
    assert re.search(r"wins with \d+ points\.", output)
    assert saves_in(folder) == []


def test_several_people_share_the_keyboard(monkeypatch: pytest.MonkeyPatch) -> None:
    """A line tells whose turn it is; either may take back the last placement."""
    output = sit_down(
        monkeypatch, typing("hut", "undo", "field"), "--seats", "human,human", "--seed", SEED, "--plain"
    )
    assert output.count("----- Now Blue -----") == 2
    assert "----- Now Red -----" in output
    assert "Taken back: place 2 hut." in output
    told = EN("play-how", example="\0").split("\0")[1]
    before = output.partition("----- Now Blue -----")[0]
    assert (before.count(told), output.count(told)) == (1, 2)  # each person is told once how to answer


def test_the_chance_of_a_table_is_secure(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without --seed every table has its own seed, which nothing printed tells."""
    outputs = [sit_down(monkeypatch, typing("1"), "--seats", "human,random") for _ in range(2)]
    records = [record_in(path) for path in saves_in(folder)]
    assert [record.chance for record in records] == ["secure", "secure"]
    assert records[0].seed != records[1].seed
    assert all(record.seed not in output for record in records for output in outputs)


# What people type.


def test_a_wrong_code_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    """Text that names nothing, and options that are not possible now, change nothing."""
    lines = ["plaice 3 forest", "place 7 forest", "99", "0", "use forest", "forest", "xyzzy", "forest 7"]
    output = sit_down(monkeypatch, typing(*lines), "--seats", "human,random", "--seed", SEED)
    assert EN("code-unknown-close", code="plaice 3 forest", close="place 3 forest") in output
    assert output.count(TOO_FEW) == 2
    assert output.count("the options are numbered from 1 to 34") == 2
    assert NOW_PLACING in output
    assert "That could be several: place 1 forest, place 2 forest" in output
    assert "place 5 forest. Please say a little more." in output
    assert UNKNOWN in output
    assert HUT not in output


def test_why_says_what_is_allowed(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["why", "why place 5 forest", "why 1", "why pay 1 wood", "why forest 7", "why xyzzy"]
    output = sit_down(monkeypatch, typing(*lines), "--seats", "human,random", "--seed", SEED)
    assert "Say which option" in output
    assert "That is allowed now: place 5 forest." in output
    assert "That is allowed now: place 1 tool_maker." in output
    assert NOW_PLACING in output
    assert TOO_FEW in output
    assert UNKNOWN in output


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_are_understood_by_their_names(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the picture calls a place can be typed, with the number of people where it matters."""
    words = words_in(language)
    for place in ["tool_maker", "hut", "field", "hunting_grounds", "forest", "clay_pit", "quarry", "river"]:
        name = words(f"play-stone_age-short-{place}").lower()
        gathers = place not in ("tool_maker", "hut", "field")
        line = f"why {name} 3" if gathers else f"why {name}"
        output = sit_down(
            monkeypatch, typing(line), "--seats", "human,random", "--seed", SEED, "--lang", language
        )
        people = {"hut": 2, "tool_maker": 1, "field": 1}.get(place, 3)
        assert words("play-why-legal", code=f"place {people} {place}") in output
    for number in (1, 2):
        for key, place in (("card", f"card_{number}"), ("stack", f"building_{number}")):
            line = "why " + words(f"play-stone_age-short-{key}", n=number)
            output = sit_down(
                monkeypatch, typing(line), "--seats", "human,random", "--seed", SEED, "--lang", language
            )
            assert words("play-why-legal", code=f"place 1 {place}") in output


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_have_names_in_every_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    words = words_in(language)
    lines = [
        words(f"play-command-{name}") for name in ("help", "score", "log", "look", "list", "save", "undo")
    ]
    output = sit_down(
        monkeypatch, typing(*lines), "--seats", "human,random", "--seed", SEED, "--lang", language
    )
    assert words("play-help-undo") in output
    assert words("play-stone_age-rules-place") in output
    assert words("play-score-later") in output
    assert words("play-log-empty") in output
    assert words("play-undo-nothing") in output
    assert output.count(words("play-stone_age-deck", n=32)) == 2
    assert output.count("1. place 1 tool_maker: ") == 2


def test_the_log_tells_the_last_things(monkeypatch: pytest.MonkeyPatch) -> None:
    output = sit_down(
        monkeypatch, typing("place 5 forest", "log 1", "log x"), "--seats", "human,random", "--seed", SEED
    )
    assert "log takes the number of lines to show" in output


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_back_says_how_many_it_does_not_name(language: str) -> None:
    """Six are named; the sentence ends with one full stop."""
    words = words_in(language)
    for number in (6, 7, 8):
        things = several_things([f"card {chr(ord('a') + i)}" for i in range(number)]).reason
        options = words("play-several", codes="a, b", more=number - 6)
        for said in (words.say(things), options):
            assert (str(number - 6) in said) == (number > 6), said
            assert "  " not in said
            assert ".." not in said


def test_what_is_taken_is_explained_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """`card 1` is card 1 and nothing like it, also when it cannot be chosen."""
    lines = ["card 1", "card 1", "hunting 2", "hunting"]
    output = sit_down(monkeypatch, typing(*lines), "--seats", "human,random", "--seed", SEED)
    for place in ("card_1", "hunting_grounds"):
        name = Phrase(f"stone_age-place-{place}")
        assert EN("stone_age-why-already_there", place=name) in output
    assert "That could be several" not in output


# Taking back.


def test_a_placement_cannot_be_taken_back_after_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else has decided since."""
    lines = ["place 2 hut", "undo"]
    output = sit_down(monkeypatch, typing(*lines), "--seats", "human,random", "--seed", SEED)
    assert "That cannot be taken back: Blue has decided since." in output


def test_choices_within_a_turn_can_be_taken_back_to_the_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without dice and new cards a turn goes back step by step; a roll ends that."""
    script = iter(["tool maker", "undo", "hunting", "undo"])
    offered_when_acting: list[list[str]] = []

    def answer(offered: list[str]) -> str | None:
        for code in ("place 1 tool_maker", "place 4 hunting_grounds"):
            if code in offered:
                return code
        offered_when_acting.append(offered)
        return next(script, None)

    output = sit_down(monkeypatch, answer, "--seats", "human,random", "--seed", SEED, "--plain")
    assert offered_when_acting[0] == ["use tool_maker", "use hunting_grounds"]
    assert offered_when_acting[1] == ["use hunting_grounds"]
    assert offered_when_acting[2] == offered_when_acting[0]
    assert "Taken back: use tool_maker." in output
    assert "That cannot be taken back: dice, a card or a building have been revealed by it." in output


# What nobody may see.


def test_a_card_drawn_unseen_stays_unseen() -> None:
    """Others are told that a card was drawn; its owner and nobody else is told which."""
    for number in range(40):
        table = table_with(["human", "human"], f"draw {number}", 90)
        draws = [e for ply in table.match.plies for e in ply.events if e.kind == DREW_CARD]
        if draws:
            break
    else:
        pytest.fail("no game drew a card")
    owner = draws[0].seat
    table.told[owner] = 0
    for viewer in (1 - owner, -1):
        told = [sentence for news in table.news(viewer, 0) for sentence in news.sentences]
        assert told.count(EN("stone_age-event-drew_card_hidden", player=EN.seat(owner))) == 1
        assert table.secrets(owner)[0] not in told
        drawing = DRAWINGS["stone_age"]
        lines = drawing.describe(table.scene(viewer))
        assert sum("1 card drawn unseen" in line for line in lines) == 1
    assert len(table.secrets(owner)) == 1
    assert table.secrets(owner)[0] in [s for news in table.news(owner, 0) for s in news.sentences]
    table.told[1 - owner] = 0
    assert table.secrets(1 - owner) == []


def test_commands_do_not_tell_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["look", "help", "log", "score", "list", "save", "why hut", "undo", "place 2 hut", "look", "quit"]
    output = sit_down(monkeypatch, typing(*lines), "--seats", "human,random", "--seed", SEED)
    assert SEED not in output


# A game that nobody has drawn.


def test_a_game_without_a_drawing_is_written_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(DRAWINGS, "stone_age")
    output = sit_down(
        monkeypatch, typing("place 2 hut", "score", "help", "look"), "--seats", "human,random", "--seed", SEED
    )
    assert "food_track: 0" in output
    assert "This game counts its points at the end." in output
    assert HUT in output
