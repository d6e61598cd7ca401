"""The game record: codes, settings, events, the decision."""

import pytest

from civtable.core.errors import BadCode, BadSetting, IllegalOption
from civtable.core.events import Event
from civtable.core.game import EVERYONE, SPECTATOR
from civtable.core.laws import check_table
from civtable.core.rng import fast_rng
from civtable.games import GAMES, AnyGame, game_named
from civtable.games.stone_age import GAME

each_game = pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))


# Codes.


@each_game
def test_every_code_names_its_option(game: AnyGame) -> None:
    """Codes are different, stand where their index says, and can be read back."""
    check_table(game)


@pytest.mark.parametrize(
    "code", ["place 2 forest", "  place   2 forest ", "PLACE 2 Forest", "place\t2\nforest"]
)
def test_spaces_and_capitals_do_not_matter(code: str) -> None:
    """People may type as they like."""
    assert GAME.parse(code).code == "place 2 forest"


@pytest.mark.parametrize(
    ("code", "close"),
    [
        ("place 2 forrest", "place 2 forest"),
        ("Place 2 FORST", "place 2 forest"),
        ("declin", "decline"),
        ("pay 2 woods", "pay 2 wood"),
        ("use clay pit", "use clay_pit"),
        ("place 3 hut", "place 2 hut"),
    ],
)
def test_a_misspelt_code_gets_a_suggestion(code: str, close: str) -> None:
    """The nearest code is named."""
    with pytest.raises(BadCode) as error:
        GAME.parse(code)
    assert error.value.reason.key == "code-unknown-close"
    assert error.value.reason.args["close"] == close


@pytest.mark.parametrize("code", ["", " ", "xyzzy", "?", "0", "\u202e", "ß" * 5000])
def test_nonsense_gets_no_suggestion(code: str) -> None:
    """What resembles no code is only refused, and a long text is cut."""
    with pytest.raises(BadCode) as error:
        GAME.parse(code)
    assert error.value.reason.key == "code-unknown"
    assert len(str(error.value.reason.args["code"])) <= 60


def test_an_illegal_option_says_why_and_changes_nothing() -> None:
    """The checked entrance refuses what is not offered."""
    state = GAME.start({}, 2, fast_rng("seed"))
    before = GAME.digest(state)
    with pytest.raises(IllegalOption) as error:
        GAME.play(state, "use forest")
    assert error.value.reason.key == "stone_age-why-not_now_place"
    assert "stone_age-why-not_now_place" in str(error.value)
    assert GAME.digest(state) == before


def test_a_question_has_an_answer_before_and_after_it_is_asked() -> None:
    """Asking twice gives the same decision, and does not change the position."""
    state = GAME.start({}, 3, fast_rng("seed"))
    before = GAME.digest(state)
    decision = GAME.decision(state)
    assert decision is not None
    assert GAME.decision(state) is decision
    assert GAME.digest(state) == before


@pytest.mark.compiled
@each_game
def test_no_choice_on_a_copy_touches_the_original(game: AnyGame) -> None:
    """Search tries every option on copies: whatever is tried, the position stays as it was."""
    for seats in game.seats:
        state = game.start({}, seats, fast_rng("copies"))
        moves = fast_rng(f"copies {seats}")
        while (decision := game.decision(state)) is not None:
            before = state.key()
            for option in decision.options[:: max(len(decision.options) // 4, 1)]:
                game.apply(game.copy(state), option)
            assert state.key() == before
            game.apply(state, decision.options[moves.below(len(decision.options))])


# Settings.


def test_settings_have_defaults() -> None:
    """What a table does not choose has the first value."""
    assert GAME.chosen({}) == {"two_dice_cards": "divide", "ties": "rulebook"}
    assert GAME.chosen({"ties": "sum"}) == {"two_dice_cards": "divide", "ties": "sum"}


def test_settings_that_do_not_go_together_are_refused() -> None:
    """A game may say which values cannot be chosen at the same table, and why."""
    ages = GAMES["through_the_ages"]
    assert ages.chosen({"edition": "2006", "version": "simple"})["version"] == "simple"
    with pytest.raises(BadSetting) as error:
        ages.chosen({"version": "simple"})
    assert error.value.reason.key == "through_the_ages-setting-only_2006"
    assert error.value.reason.args == {"name": "version"}


def test_later_settings_are_recorded_where_they_are_chosen() -> None:
    """Records from before a setting existed stay as they are."""
    ages = GAMES["through_the_ages"]
    assert ages.recorded(ages.chosen({})) == {"peaceful": "no", "civil_hands": "open"}
    chosen = ages.chosen({"edition": "2006", "fewer_bonuses": "yes"})
    expected = {"edition": "2006", "peaceful": "no", "civil_hands": "open", "fewer_bonuses": "yes"}
    assert ages.recorded(chosen) == expected
    assert ages.chosen(expected) == chosen


def test_an_unknown_setting_is_refused() -> None:
    """The error names what there is."""
    with pytest.raises(BadSetting) as error:
        GAME.chosen({"tie": "sum"})
    assert error.value.reason.key == "setting-unknown"
    assert error.value.reason.args == {"name": "tie", "game": "stone_age", "known": "two_dice_cards, ties"}


def test_an_unknown_value_is_refused() -> None:
    """The error names the values that there are."""
    with pytest.raises(BadSetting) as error:
        GAME.start({"ties": "dice"}, 2, fast_rng("seed"))
    assert error.value.reason.key == "setting-value"
    assert error.value.reason.args == {"name": "ties", "value": "dice", "known": "rulebook, sum"}


@each_game
def test_a_wrong_number_of_players_is_refused(game: AnyGame) -> None:
    """The error names the numbers that can play."""
    for seats in (0, max(game.seats) + 1):
        with pytest.raises(BadSetting) as error:
            game.start({}, seats, fast_rng("seed"))
        assert error.value.reason.key == "setting-seats"
        assert error.value.reason.args["seats"] == seats


def test_games_are_found_by_name() -> None:
    """Adding a game adds a line to the list of games."""
    assert game_named("stone_age") is GAMES["stone_age"]
    assert {name: game.name for name, game in GAMES.items()} == {name: name for name in GAMES}
    with pytest.raises(BadSetting) as error:
        game_named("chess")
    assert error.value.reason.key == "game-unknown"


# Events.


@pytest.mark.compiled
def test_an_event_shows_each_seat_what_it_may_know() -> None:
    """Seats outside `seen_by`, and spectators, learn that it happened, to whom, and nothing else."""
    event = Event(4, 1, [17, 3], 0b110)
    assert event.for_seat(1) is event
    assert event.for_seat(2) is event
    for seat in (0, 3, SPECTATOR):
        other = event.for_seat(seat)
        assert other.facts is None
        assert other.key() == (4, 1, 0b110)
    assert event.key() == (4, 1, 0b110, 17, 3)


@pytest.mark.compiled
def test_public_events_are_seen_by_all() -> None:
    """Most facts are public, for spectators too."""
    event = Event(4, 1, [17, 3], EVERYONE)
    for seat in (0, 1, 2, 3, SPECTATOR):
        assert event.for_seat(seat) is event


def test_without_a_log_nothing_is_recorded() -> None:
    """Search copies keep no events."""
    state = GAME.start({}, 2, fast_rng("seed"))
    GAME.play(state, "place 1 forest")
    assert state.log is None
    state.log = []
    GAME.play(state, "place 1 river")
    assert len(state.log) == 1
    assert state.copy().log is None


# Words.


@each_game
def test_everything_that_can_be_said_has_a_key(game: AnyGame) -> None:
    """Options, events, questions and sources of points are named; `text` has the sentences."""
    assert len({question.name for question in game.questions}) == len(game.questions)
    assert len({kind.name for kind in game.events}) == len(game.events)
    assert len(set(game.sources)) == len(game.sources)
    for option in game.options:
        assert game.option_words(option).key.startswith(f"{game.name}-option-")
