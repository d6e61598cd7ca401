"""Pickles and copies: whatever is sent to another process is the same there, and damage is noticed."""

import copy
import pickle
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from operator import methodcaller
from typing import TypeVar

import pytest

from civtable import __version__
from civtable.core.errors import BadPickle, BadSetting, GameError
from civtable.core.game import Decision, Option, State
from civtable.core.match import Match, replay
from civtable.core.parts import Score
from civtable.core.record import Diverged, Record
from civtable.core.rng import Rng, ScriptedRng, fast_rng, secure_rng
from civtable.core.several import several_of
from civtable.core.words import Phrase, Reason
from civtable.games import GAMES, AnyGame, game_named

pytestmark = pytest.mark.compiled

T = TypeVar("T")

each_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))
EVERY = 7
"""Of the positions of a random game, so many are left out between two that are tried."""


def again(thing: T) -> T:
    """The thing as it comes out of a pickle."""
    found: T = pickle.loads(pickle.dumps(thing))
    return found


def matches(game: AnyGame) -> Iterator[Match[State]]:
    """Random games, for each number of players and edition, at some of their positions."""
    editions = [{"edition": "2006"}] if game.name == "through_the_ages" else []
    for settings, seats in [({}, seats) for seats in game.seats] + [(choice, 2) for choice in editions]:
        match = Match(game, settings, ["random"] * seats, f"pickles {seats}")
        lot = fast_rng(f"pickles {seats}")
        while (decision := game.decision(match.state)) is not None:
            if len(match.plies) % EVERY == 0:
                yield match
            option = decision.options[lot.below(len(decision.options))]
            while option is game.giving_up and len(decision.options) > 1:
                option = decision.options[lot.below(len(decision.options))]
            match.play(option.code)
        yield match


def some_match(game: AnyGame) -> Match[State]:
    """A match with a few plies."""
    return next(match for match in matches(game) if len(match.plies) >= 2 * EVERY)


def after(game: AnyGame, state: State) -> str:
    """Where a position leads if the first option is taken, five times; the position stays as it is."""
    there = game.copy(state)
    for _ in range(5):
        decision = game.decision(there)
        if decision is not None:
            game.apply(there, decision.options[0])
    return there.digest()


# States.


@each_game
def test_a_state_is_the_same_after_its_pickle(game: AnyGame) -> None:
    """Wherever a random game stands: the same position, the same choice, the same way on."""
    for match in matches(game):
        state = again(match.state)
        assert state.key() == match.state.key()
        assert state.log is None
        decision, there = game.decision(match.state), game.decision(state)
        if decision is None:
            assert there is None
        else:
            assert there is not None
            assert (there.seat, there.kind) == (decision.seat, decision.kind)
            assert [option.index for option in there.options] == [option.index for option in decision.options]
            assert all(one is other for one, other in zip(there.options, decision.options, strict=True))
        assert after(game, state) == after(game, match.state)


@each_game
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, again])
def test_a_copied_state_is_independent(game: AnyGame, copied: Callable[[State], State]) -> None:
    """What happens to one of them does not happen to the other."""
    state = some_match(game).state
    before = state.key()
    other = copied(state)
    assert other is not state
    assert other.key() == before
    decision = game.decision(other)
    assert decision is not None
    game.apply(other, decision.options[-1])
    assert other.key() != before
    assert state.key() == before


def test_things_that_were_one_are_one_in_a_pickle() -> None:
    """A state that stands twice in a list stands there twice afterwards, and its game goes along once."""
    state = some_match(game_named("stone_age")).state
    one, other = again([state, state])
    assert one is other
    assert pickle.dumps([state, state.copy()]).count(b"stone_age") == 1
    one, other = copy.deepcopy([state, state])
    assert one is other
    assert one is not state


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_every_protocol_will_do(protocol: int) -> None:
    state = some_match(game_named("stone_age")).state
    assert pickle.loads(pickle.dumps(state, protocol)).key() == state.key()


# Options, decisions, games.


@each_game
def test_options_are_the_interned_ones(game: AnyGame) -> None:
    """Options are compared by identity, so there is never a second one, however it is copied."""
    for table in (again(game.options), copy.deepcopy(game.options), [copy.copy(o) for o in game.options]):
        assert len(table) == len(game.options)
        assert all(one is other for one, other in zip(table, game.options, strict=True))


@each_game
def test_a_game_is_itself(game: AnyGame) -> None:
    assert again(game) is game
    assert copy.copy(game) is game
    assert copy.deepcopy(game) is game


@each_game
def test_a_decision_offers_the_same(game: AnyGame) -> None:
    decision = game.decision(some_match(game).state)
    assert decision is not None
    for other in (again(decision), copy.copy(decision), copy.deepcopy(decision)):
        assert isinstance(other, Decision)
        assert (other.seat, other.kind) == (decision.seat, decision.kind)
        assert all(one is two for one, two in zip(other.options, decision.options, strict=True))


def test_several_things_travel() -> None:
    """What is chosen together is a question for another process too."""
    game = game_named("through_the_ages")
    found = [several for match in matches(game) if (several := several_of(game, match.state)) is not None]
    assert found
    other = again(found[0])
    assert all(one is two for one, two in zip(other.things, found[0].things, strict=True))
    assert repr(other) == repr(found[0])


# Matches, records, generators, values.


@each_game
def test_a_match_goes_on_after_its_pickle(game: AnyGame) -> None:
    """With all that happened so far, and with the way back."""
    match = some_match(game)
    for other in (again(match), copy.copy(match), copy.deepcopy(match)):
        assert isinstance(other, Match)
        assert other is not match
        assert other.state.key() == match.state.key()
        assert other.record().to_text() == match.record().to_text()
        assert [[e.key() for e in ply.events] for ply in other.plies] == [
            [e.key() for e in ply.events] for ply in match.plies
        ]
        plies = len(match.plies)
        other.rewind(plies // 2)
        assert len(match.plies) == plies


def test_a_record_is_the_same() -> None:
    record = some_match(game_named("stone_age")).record()
    for other in (again(record), copy.copy(record), copy.deepcopy(record)):
        assert isinstance(other, Record)
        assert other is not record
        assert other.to_text() == record.to_text()
    copy.copy(record).codes.clear()
    assert record.codes


@pytest.mark.parametrize(
    "rng", [fast_rng("seed"), secure_rng("seed"), ScriptedRng([4, 1, 3, 2, 5, 0, 9], 1)], ids=repr
)
def test_a_generator_gives_the_same_numbers(rng: Rng) -> None:
    for other in (again(rng), copy.copy(rng), copy.deepcopy(rng)):
        assert type(other) is type(rng)
        here = rng.copy()
        assert [other.below(10) for _ in range(6)] == [here.below(10) for _ in range(6)]


def test_values_travel() -> None:
    """Scores, events, plies, settings and phrases are what they were."""
    game = game_named("stone_age")
    match = some_match(game)
    score = game.scores(match.state)[0]
    assert isinstance(again(score), Score)
    assert again(score).to_json() == score.to_json()
    ply = next(ply for ply in match.plies if ply.events)
    assert [event.key() for event in again(ply).events] == [event.key() for event in ply.events]
    hidden = ply.events[0].for_seat(-1)
    assert again(hidden).key() == hidden.key()
    assert again(game.settings[0]).values == game.settings[0].values
    phrase = Phrase("a", {"n": 1, "inner": Reason("b"), "more": [Phrase("c")]})
    assert repr(again(phrase)) == repr(phrase)
    assert type(again(phrase).args["inner"]) is Reason


def test_errors_travel_with_their_reasons() -> None:
    """A worker's refusal is understood where the work came from."""
    with pytest.raises(BadSetting) as refusal:
        game_named("chess")
    other = again(refusal.value)
    assert type(other) is BadSetting
    assert repr(other.reason) == repr(refusal.value.reason)
    diverged = again(Diverged(7, refusal.value))
    assert diverged.ply == 7
    assert diverged.reason.key == "record-illegal"
    assert again(Diverged(3)).reason.key == "record-different"


# Other processes.


def test_everything_goes_to_another_process_and_back() -> None:
    """A new process that has loaded nothing yet gets states, and gives back states, digests and errors."""
    with ProcessPoolExecutor(1, get_context("spawn")) as worker:
        for game in GAMES.values():
            match = some_match(game)
            assert worker.submit(methodcaller("digest"), match.state).result() == match.state.digest()
            assert worker.submit(copy.copy, match.state).result().key() == match.state.key()
            assert worker.submit(copy.copy, game.options[5]).result() is game.options[5]
            there = worker.submit(replay, game, match.record()).result()
            assert there.state.key() == match.state.key()
        with pytest.raises(BadSetting) as refusal:
            worker.submit(game_named, "chess").result()
        assert refusal.value.reason.args["name"] == "chess"


# What is refused.


def refused(data: bytes) -> Reason:
    """Why a pickle is refused."""
    with pytest.raises(GameError) as error:
        pickle.loads(data)
    return error.value.reason


@each_game
def test_a_damaged_state_is_refused(game: AnyGame) -> None:
    """One changed figure in the position is noticed, whatever it would have meant."""
    data = pickle.dumps(some_match(game).state)
    place = data.index(b'"words":[') + len(b'"words":[')
    other = b"1" if data[place : place + 1] != b"1" else b"2"
    assert refused(data[:place] + other + data[place + 1 :]).key == "pickle-damaged"


def test_no_flipped_bit_gives_another_state() -> None:
    """Wherever it hits: the checksum notices it, or Python's own form breaks, each with its own error."""
    state = some_match(game_named("stone_age")).state
    data = pickle.dumps(state)
    found: list[str] = []
    for bit in range(3, 8 * len(data), 8 * len(data) // 200):
        damaged = bytearray(data)
        damaged[bit // 8] ^= 1 << bit % 8
        try:
            other = pickle.loads(damaged)
        except Exception as error:  # Python names no common one
            found.append(type(error).__name__)
        else:
            assert isinstance(other, type(state))
            assert other.key() == state.key()
    assert found.count("BadPickle") > len(found) / 2


def test_a_damaged_generator_or_record_is_refused() -> None:
    assert refused(pickle.dumps(fast_rng("1")).replace(b'"fast"', b'"best"')).key == "pickle-damaged"
    record = pickle.dumps(some_match(game_named("stone_age")).record())
    assert refused(record.replace(b"random", b"expert", 1)).key == "record-checksum"


@pytest.mark.parametrize("what", ["state", "option", "decision", "match", "game"])
def test_a_pickle_of_another_civtable_is_refused(what: str) -> None:
    """Forms and options belong to a version; the error names both."""
    game = game_named("stone_age")
    match = some_match(game)
    things: dict[str, object] = {
        "state": match.state,
        "option": game.options[0],
        "decision": game.decision(match.state),
        "match": match,
        "game": game,
    }
    data = pickle.dumps(things[what], 2)
    theirs = "9" * len(__version__)
    assert data.count(__version__.encode()) == 1
    reason = refused(data.replace(__version__.encode(), theirs.encode()))
    assert reason.key == "pickle-program"
    assert reason.args == {"theirs": theirs, "ours": __version__}


def test_a_pickle_of_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same program may still be at another version of a game while somebody works on its rules."""
    game = game_named("stone_age")
    data = pickle.dumps(some_match(game).state)
    version = game.version
    monkeypatch.setattr(game, "version", version + 1)
    reason = refused(data)
    assert reason.key == "pickle-version"
    assert reason.args == {"game": "stone_age", "theirs": version, "ours": version + 1}


def test_an_option_or_game_that_is_not_there_is_refused() -> None:
    data = pickle.dumps(game_named("stone_age").parse("place 2 forest"))
    assert refused(data.replace(b"place 2 forest", b"plays 2 forest")).key == "code-unknown-close"
    assert refused(data.replace(b"stone_age", b"ston3_age")).key == "game-unknown"


def test_what_belongs_to_no_game_is_not_pickled() -> None:
    """An option that is in no table could not become the interned one."""
    for thing in (Option(0, 0, 0, "x", 0), Option(0, 0, 0, "x", 1 << 20)):
        with pytest.raises(BadPickle) as error:
            pickle.dumps(thing)
        assert error.value.reason.key == "pickle-homeless"


# What developers see.


@each_game
def test_everything_shows_itself_in_a_short_line(game: AnyGame) -> None:
    match = some_match(game)
    state = match.state
    decision = game.decision(state)
    assert decision is not None
    shown = [
        *(game, state, decision, decision.options[0], state.steps[-1], match, match.plies[0], match.record()),
        *(state.rng, secure_rng("1"), ScriptedRng([1], 0), game.scores(state)[0], game.settings[0]),
        *match.plies[0].events,
    ]
    for thing in shown:
        text = repr(thing)
        assert "\n" not in text
        assert " object at " not in text
        assert len(text) < 200
    assert state.digest() in repr(state)
    assert f"{len(decision.options)} options" in repr(state)
    assert decision.options[0].code in repr(decision)
    assert str(len(match.plies)) in repr(match)


def test_a_generator_of_a_table_does_not_show_its_secret() -> None:
    """What is shown lands in logs."""
    rng = secure_rng("1")
    before = repr(rng)
    assert before == repr(secure_rng("2"))
    rng.below(6)
    assert repr(rng) != before


def test_showing_a_state_does_not_go_on_with_it() -> None:
    """A position that was read back has not been asked yet."""
    game = game_named("stone_age")
    state = again(some_match(game).state)
    assert "comes next" in repr(state)
    assert state.asked is None
    for match in matches(game):
        state = match.state
    assert repr(state).endswith(": over>")
