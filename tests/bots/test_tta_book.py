"""The book player of Through the Ages: fair, sound in whole games, and stronger than chance."""

from dataclasses import replace

import pytest

from civtable.bots.base import RandomBot, ask
from civtable.bots.levels import bot_named
from civtable.bots.through_the_ages.army import armies, units_missing
from civtable.bots.through_the_ages.book import ANSWERS
from civtable.bots.through_the_ages.sight import CARDS, CIVIL_DECK, CODES, GAME, Board, look
from civtable.bots.through_the_ages.wonders import leader_each_round, paid_when_completed
from civtable.bots.through_the_ages.worth import BOOK, Worth
from civtable.core.game import SPECTATOR
from civtable.core.rng import fast_rng
from civtable.lab.arena import Task, contest, play, run

# What it reads.


def board() -> Board:
    """A civilization at the start."""
    return look(GAME.start({}, 2, fast_rng("board")), 0).me


def test_the_facts_are_read_whole() -> None:
    assert len(CARDS) == len(GAME.facts["cards"])  # type: ignore[arg-type]
    assert [sum(deck) for deck in CIVIL_DECK[2:]] == [
        sum([card.copies[players] for card in CARDS.values() if card.copies and is_civil(card.kind)])
        for players in range(3)
    ]
    assert CARDS["rich_land_ii"].family == "rich_land"
    assert CARDS["stockpile"].family == "stockpile"


def is_civil(kind: str) -> bool:
    """Whether cards of a kind are in the civil decks."""
    return kind not in ("event", "territory", "aggression", "war", "pact", "tactic", "bonus")


def test_every_kind_of_question_has_an_answer() -> None:
    """Moments carry the game on by themselves: they never ask."""
    asked = {question.name for question in GAME.questions if question.name not in MOMENTS}
    assert asked == set(ANSWERS)


MOMENTS = ["war", "share_tactic", "end_turn", "begin_turn", "return"]


def test_every_leader_and_wonder_has_a_worth() -> None:
    sight = look(GAME.start({}, 3, fast_rng("worth")), 0)
    worth = Worth(sight, BOOK)
    for id, card in CARDS.items():
        if card.kind == "leader":
            assert -5 < leader_each_round(worth, id) < 10, id
    for wonder in ("first_space_flight", "fast_food_chains", "hollywood", "internet"):
        assert paid_when_completed(sight.me, wonder) >= 0


def test_armies_are_counted_like_the_rules_do() -> None:
    phalanx = CARDS["phalanx"]
    assert armies({"warriors": 2, "knights": 1}, phalanx) == 3
    assert armies({"warriors": 3}, phalanx) == 0
    assert armies({"warriors": 4}, CARDS["fighting_band"]) == 2
    assert armies({"warriors": 2, "cavalrymen": 2}, CARDS["classic_army"]) == 4, "warriors are obsolete"
    assert armies({"modern_infantry": 1, "tanks": 3, "air_forces": 1}, CARDS["shock_troops"]) == 22
    assert units_missing(board(), CARDS["fighting_band"]) == 1
    assert units_missing(board(), phalanx) == 9, "no cavalry without its technology"


def test_the_rounds_left_are_estimated_from_the_decks() -> None:
    """Games last 17 to 22 rounds, and in the last ones the number is known."""
    for players in GAME.seats:
        left = look(GAME.start({}, players, fast_rng("left")), 0).left
        assert 14 < left < 23, (players, left)


# Fairness.


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_choice_does_not_depend_on_what_the_seat_cannot_see(players: int) -> None:
    """Also in the later ages, where hands and events hold more that is hidden."""
    state = GAME.start({}, players, fast_rng(f"fair book {players}"))
    book = bot_named(GAME, "book", "1")
    rng = fast_rng("deals")
    decisions = 0
    while (decision := GAME.decision(state)) is not None:
        option = ask(book, GAME, state, decision, rng)
        if decisions % 4 == 0:
            for _ in range(2):
                assert ask(book, GAME, state, decision, rng) is option, (decisions, option.code)
        GAME.apply(state, option)
        decisions += 1
    assert decisions > 100 * players


# Whole games.


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_are_sound(players: int) -> None:
    """Positions pass the checks; nobody resigns; the game has the length of real ones."""
    state = GAME.start({}, players, fast_rng(f"whole {players}"))
    bots = [bot_named(GAME, "book", str(seat)) for seat in range(players)]
    rng = fast_rng("sandboxes")
    decisions = 0
    while (decision := GAME.decision(state)) is not None:
        option = ask(bots[decision.seat], GAME, state, decision, rng)
        assert option is not GAME.giving_up
        GAME.apply(state, option)
        decisions += 1
        if decisions % 10 == 0:
            GAME.check(state)
    rounds = GAME.view(state, SPECTATOR)["round"]
    assert isinstance(rounds, int)
    assert 16 <= rounds <= 26, rounds
    assert min([score.total for score in GAME.scores(state)]) > 60


def test_the_same_position_is_answered_alike() -> None:
    first = play(Task(contest("through_the_ages", ["book"], 2, 1, "same", {}), 0, 0))
    again = play(Task(contest("through_the_ages", ["book"], 2, 1, "same", {}), 0, 0))
    assert first == again


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_book_beats_chance(players: int) -> None:
    outcome = run(contest("through_the_ages", ["book", "random"], players, players, "chance", {}))
    assert outcome.standings[0].wins == outcome.games
    assert outcome.standings[0].mean > 2 * outcome.standings[1].mean


# The random bot, and the census.


def test_a_random_bot_does_not_resign() -> None:
    state = GAME.start({}, 2, fast_rng("stay"))
    bot = RandomBot("stay")
    asked = 0
    while (decision := GAME.decision(state)) is not None and asked < 40:
        if GAME.giving_up in decision.options:
            asked += 1
            for _ in range(30):
                assert bot.choose(state, decision) is not GAME.giving_up
        GAME.apply(state, decision.options[0])
    assert asked == 40 or asked > 10


def test_a_census_counts_what_the_log_tells() -> None:
    plain = contest("through_the_ages", ["book"], 2, 1, "census", {})
    counted = play(Task(replace(plain, census=True), 0, 0))
    assert play(Task(plain, 0, 0)).tallies == {}
    assert set(counted.tallies) == {
        *("rounds", "cards", "wonders", "leaders", "colonies", "wars", "aggressions"),
    }
    assert len(counted.tallies["cards"]) == 2
    assert len(counted.tallies["rounds"]) == 1
    assert 15 <= counted.tallies["rounds"][0] <= 25
    assert min(counted.tallies["cards"]) > 8
    assert counted.digest == play(Task(plain, 0, 0)).digest, "counting changes nothing"


def test_codes_are_read_once() -> None:
    assert len(CODES) == len(GAME.options)
