"""Hints: what the search finds, told with its doubt, from what the seat knows and nothing else."""

import pytest

from civtable.analysis.weighing import candidates, table_of
from civtable.bots import bot_named
from civtable.bots.search import race
from civtable.core.errors import BadRecord
from civtable.core.game import Option, State
from civtable.core.match import Match, replay
from civtable.core.record import Hint, record_from_text
from civtable.core.rng import fast_rng
from civtable.core.several import next_choice, several_of
from civtable.games import GAMES, AnyGame
from civtable.hints import Limit, advise, warning, weighing
from civtable.hints.telling import whole_choice, words_of
from civtable.hints.weighing import Rows
from civtable.text import LANGUAGES, words_in
from tests.analysis.late import played as played_by_the_book

FEW = Limit(24)


def later(game: AnyGame, plies: int, seats: int = 2) -> State:
    """A position some choices into a game, at which there is something to choose."""
    state = game.start(game.chosen({}), seats, fast_rng("later"))
    bot = bot_named(game, "medium", "1")
    rng = fast_rng("sandboxes")
    while True:
        decision = game.decision(state)
        assert decision is not None
        if plies <= 0 and len(decision.options) > 2:
            return state
        game.apply(state, bot.choose(game.determinize(state, decision.seat, rng), decision))
        plies -= 1


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_is_a_whole_choice_with_its_reasons(name: str) -> None:
    game = GAMES[name]
    state = later(game, 30)
    before = game.digest(state)
    hint = advise(name, state, FEW, "1")
    assert game.digest(state) == before
    options, used = next_choice(game, state, hint.codes, whole=True)
    assert [option.code for option in options] == list(hint.codes)
    assert used == len(hint.codes)
    assert hint.idea.key.startswith(f"idea-{name}-")
    assert 1 <= len(hint.reasons) <= 2
    for language in LANGUAGES:
        for phrase in (hint.idea, hint.option, *hint.reasons):
            assert words_in(language).say(phrase)


def test_of_things_that_are_chosen_together_all_are_told() -> None:
    """Told were the first ones alone: five cards were discarded by a hint that named one of them.

    And it said that this is better than to discard another of the five.
    """
    table = table_of("imperium")
    state = table.game.start(table.game.chosen({}), 2, fast_rng("together"))
    table.game.apply(state, table.game.by_code["innovate"])
    while (several := several_of(table.game, state)) is None:
        decision = table.game.decision(state)
        assert decision is not None
        table.game.apply(state, table.make("").choose(state, decision))
    rows = [whole_choice(table, state, thing) for thing in several.things]
    whole = max(rows, key=len)
    assert len(whole) > 2
    things = words_of(table, state, whole).args["things"]
    assert isinstance(things, list)
    named = [option for option in whole if option is not several.enough]
    assert [repr(one) for one in things] == [repr(table.game.option_words(option)) for option in named]
    hint = advise("imperium", state, FEW, "1")
    by_code = table.game.by_code
    assert repr(hint.option) == repr(words_of(table, state, [by_code[code] for code in hint.codes]))
    told = [repr(words_of(table, state, row)) for row in [*rows, [several.enough or whole[0]]]]
    assert all(repr(reason.args["other"]) in told for reason in hint.reasons)


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_does_not_depend_on_what_is_hidden(name: str) -> None:
    """Two worlds that look alike to the seat have the same hint: it is dealt the same position from both."""
    game = GAMES[name]
    state = later(game, 40)
    decision = game.decision(state)
    assert decision is not None
    worlds = [game.determinize(state, decision.seat, fast_rng(f"world {number}")) for number in range(2)]
    assert game.digest(worlds[0]) != game.digest(worlds[1])
    dealt = [game.determinize(world, decision.seat, fast_rng("the hint's")) for world in worlds]
    assert advise(name, dealt[0], FEW, "1").to_json() == advise(name, dealt[1], FEW, "1").to_json()


def late() -> State:
    """Shortly before the end somebody may buy a building, or leave it."""
    return played_by_the_book("stone_age", 2, "1")[-5]


def test_the_coach_asks_before_a_choice_that_loses_much() -> None:
    """A dozen points of a building that is not bought; what the hint says loses nothing."""
    words = warning("stone_age", late(), ["decline"], Limit(60), "1")
    assert words is not None
    assert words.key == "hint-coach-stone_age"
    assert words_in("en").say(words).startswith("Sure? ")
    assert "−" in str(words.args["points"])
    best = advise("stone_age", late(), Limit(60), "1").codes
    assert best != ("decline",)
    assert warning("stone_age", late(), best, Limit(60), "1") is None


def test_what_is_not_sure_is_not_said() -> None:
    """Without time to measure anything the coach is silent, and a hint says that nothing was measured."""
    at_once = Limit(1000, 0.0)
    assert warning("stone_age", late(), ["decline"], at_once, "1") is None
    assert [why.key for why in advise("stone_age", late(), at_once, "1").reasons] == ["hint-unmeasured"]


class SlowMachine:
    """A clock that goes on by so many seconds for each game played out, and stands still otherwise."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, a_game: float) -> None:
        self.now = 0.0
        value = Rows.value

        def slow(rows: Rows, option: Option, number: int) -> float:
            self.now += a_game
            return value(rows, option, number)

        monkeypatch.setattr(Rows, "value", slow)
        for module in (weighing, race):
            monkeypatch.setattr(module, "monotonic", lambda: self.now)


@pytest.mark.parametrize("name", GAMES)
def test_on_a_slow_machine_a_hint_is_measured_all_the_same(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With fifteen games in its time it takes a little more of it, and compares two options."""
    state = later(GAMES[name], 30)
    machine = SlowMachine(monkeypatch, 0.1)
    hint = advise(name, state, Limit(2_000, 1.5, patience=1.5), "1")
    assert [why.key for why in hint.reasons] != ["hint-unmeasured"]
    assert len(hint.reasons) == 1
    assert machine.now < 3.1


def test_with_time_two_others_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The next best one and another, each measured against what is best."""
    state = later(GAMES["stone_age"], 30)
    machine = SlowMachine(monkeypatch, 0.004)
    assert len(advise("stone_age", state, Limit(2_000, 1.5), "1").reasons) == 2
    assert machine.now < 1.6


def test_patience_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a game takes half a second nothing is measured, and the book's choice is told for what it is."""
    machine = SlowMachine(monkeypatch, 0.5)
    hint = advise("stone_age", late(), Limit(2_000, 1.5, patience=1.5), "1")
    assert [why.key for why in hint.reasons] == ["hint-unmeasured"]
    table = table_of("stone_age")
    decision = table.game.decision(late())
    assert decision is not None
    assert hint.codes[0] == candidates(table, late(), decision)[0].code
    assert machine.now <= 4.0


def test_on_a_slow_machine_the_coach_still_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Twenty games are enough to see a blunder, in the time that it has."""
    machine = SlowMachine(monkeypatch, 0.03)
    assert warning("stone_age", late(), ["decline"], Limit(2_000, 0.6), "1") is not None
    assert machine.now < 0.7


# Records.


def played(plies: int) -> Match[State]:
    """A game that has begun."""
    game = GAMES["stone_age"]
    match = Match(game, {}, ["human", "medium"], "hints")
    while len(match.plies) < plies:
        decision = game.decision(match.state)
        assert decision is not None
        match.play(decision.options[0].code)
    return match


def test_hints_are_in_the_record_and_change_nothing_else() -> None:
    match = played(30)
    plain = match.record()
    match.hints = [Hint(3, 0, "idea"), Hint(3, 0, "option"), Hint(28, 0, "coach")]
    told = match.record()
    assert "hints" not in plain.to_json()
    assert told.digests == plain.digests
    read = record_from_text(told.to_text())
    assert [hint.to_json() for hint in read.hints] == [hint.to_json() for hint in match.hints]
    again = replay(match.game, read)
    assert again.record().to_text() == told.to_text()
    assert [hint.ply for hint in replay(match.game, read, 10).hints] == [3, 3]


def test_going_back_forgets_no_hint() -> None:
    match = played(30)
    match.hints = [Hint(3, 0, "idea"), Hint(28, 0, "idea")]
    match.rewind(20)
    assert [hint.ply for hint in match.hints] == [3, 20]
    assert record_from_text(match.record().to_text()).hints[1].ply == 20


@pytest.mark.parametrize(
    "hint", [Hint(31, 0, "idea"), Hint(-1, 0, "idea"), Hint(3, 2, "idea"), Hint(3, 0, "whisper")]
)
def test_a_hint_that_cannot_be_is_refused(hint: Hint) -> None:
    match = played(30)
    match.hints = [hint]
    with pytest.raises(BadRecord):
        record_from_text(match.record().to_text())
