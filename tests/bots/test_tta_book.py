"""The book player of Through the Ages: fair, sound in whole games, and stronger than chance."""

from dataclasses import replace

import pytest

from civtable.bots.base import RandomBot, ask
from civtable.bots.levels import bot_named
from civtable.bots.through_the_ages.acting import units_missing
from civtable.bots.through_the_ages.answers import actions_for
from civtable.bots.through_the_ages.book import ANSWERS, BookBot
from civtable.bots.through_the_ages.building import build
from civtable.bots.through_the_ages.cards import cost, take
from civtable.bots.through_the_ages.politics import aggression_value, impact
from civtable.bots.through_the_ages.wonders import leader_each_round, leader_once
from civtable.bots.through_the_ages.worth import BOOK, Worth, food_made, resources_made
from civtable.core.game import SPECTATOR, Option, State
from civtable.core.rng import fast_rng
from civtable.games import game_named
from civtable.games.through_the_ages.cards.table import CARDS, LEADERS, WONDERS, card, slot_of
from civtable.games.through_the_ages.civil.production import produce_food, produce_resources
from civtable.games.through_the_ages.civil.tokens import food, resources
from civtable.games.through_the_ages.options import (
    BUILD,
    TACTIC_COPIED,
    TACTIC_PLAYED,
    UPGRADE,
    better_of,
    card_of,
    technology_of,
)
from civtable.games.through_the_ages.player import Player
from civtable.games.through_the_ages.state import ThroughTheAges
from civtable.lab.arena import Task, contest, play, run
from tests.through_the_ages.table import Table, scenario

GAME = game_named("through_the_ages")

# What it knows.


def worth_in(state: State, seat: int = 0) -> Worth:
    """What things are worth to a seat."""
    assert isinstance(state, ThroughTheAges)
    return Worth(state, seat, BOOK)


def test_every_kind_of_question_has_an_answer() -> None:
    """Moments carry the game on by themselves: they never ask."""
    asked = {question.name for question in GAME.questions if question.name not in MOMENTS}
    assert asked == set(ANSWERS)


MOMENTS = ["war", "share_tactic", "end_turn", "begin_turn", "return"]


def test_every_leader_and_wonder_has_a_worth() -> None:
    worth = worth_in(GAME.start({}, 3, fast_rng("worth")))
    for leader in LEADERS:
        assert -5 < leader_each_round(worth, leader) < 10, CARDS[leader].id
    for wonder in WONDERS:
        assert worth.trial.culture_when_completed(wonder) >= 0


def test_the_rounds_left_are_estimated_from_the_decks() -> None:
    """Games last 17 to 22 rounds, and in the last ones the number is known."""
    for players in GAME.seats:
        left = worth_in(GAME.start({}, players, fast_rng("left"))).left
        assert 14 < left < 23, (players, left)


# What it expects is what the rules then give.


def ratings(player: Player) -> list[int]:
    """What a worker or a tactic can change."""
    return [player.strength, player.science_rate, player.culture_rate, player.happiness]


def expected(worth: Worth, option: Option) -> list[int] | None:
    """The ratings that the book expects of an option; None of those that it does not try out."""
    if option.kind == BUILD:
        return ratings(worth.trial.with_worker(technology_of(option)))
    if option.kind == UPGRADE:
        return ratings(worth.trial.with_upgrade(technology_of(option), better_of(option)))
    if option.kind in (TACTIC_PLAYED, TACTIC_COPIED):
        return ratings(worth.trial.with_tactic(card_of(option)))
    return None


@pytest.mark.parametrize("settings", [{}, {"edition": "2006"}], ids=["2015", "2006"])
def test_what_it_expects_of_a_worker_or_a_tactic_comes_true(settings: dict[str, str]) -> None:
    """In a whole game, whoever leads and whatever wonders there are; and nothing of the state is touched."""
    state = GAME.start(settings, 3, fast_rng("expected"))
    book, rng = bot_named(GAME, "book", "1"), fast_rng("deals")
    tried = 0
    while (decision := GAME.decision(state)) is not None:
        worth = worth_in(state, decision.seat)
        before = GAME.digest(state)
        for option in decision.options:
            hopes = expected(worth, option)
            if hopes is not None:
                later = GAME.copy(state)
                GAME.apply(later, option)
                assert isinstance(later, ThroughTheAges)
                assert hopes == ratings(later.players[decision.seat]), option.code
                tried += 1
        assert GAME.digest(state) == before
        GAME.apply(state, ask(book, GAME, state, decision, rng))
    assert tried > 500


@pytest.mark.parametrize("settings", [{}, {"edition": "2006"}], ids=["2015", "2006"])
def test_what_it_expects_of_a_production_comes_true(settings: dict[str, str]) -> None:
    """Where the bank has tokens enough: farms and mines, with wonders, leaders and pacts."""
    state = GAME.start(settings, 4, fast_rng("produced"))
    assert isinstance(state, ThroughTheAges)
    book, rng = bot_named(GAME, "book", "1"), fast_rng("deals")
    seen = 0
    while (decision := GAME.decision(state)) is not None:
        later = state.copy()
        player = later.players[decision.seat]
        player.blue = 40
        hopes = (food_made(later, player), resources_made(later, player))
        held = (food(player), resources(player))
        produce_food(later, player)
        produce_resources(later, player)
        if hopes[1] >= 0:
            assert (food(player) - held[0], resources(player) - held[1]) == hopes
            seen += 1
        GAME.apply(state, ask(book, GAME, state, decision, rng))
    assert seen > 300


def test_infantry_rides_under_genghis_khan() -> None:
    """A heavy cavalry is made up of knights, and under him of warriors too."""
    riding = {"leader": "genghis_khan", "tactic": "heavy_cavalry", "technologies": ["knights"]}
    for warriors in range(1, 6):
        board = {**riding, "workers": {"warriors": warriors, "knights": 1}, "stored": {"bronze": 9}}
        game = scenario(seats=[{**board, "marks": ["tactic_exclusive"], "unused_workers": 3}])
        hopes = worth_in(game.state).trial.with_worker(slot_of(card("warriors"))).strength
        game.play("build warriors")
        assert hopes == game.state.players[0].strength, warriors


def test_units_missing_for_an_army_are_of_kinds_that_can_be_built() -> None:
    worth = worth_in(GAME.start({}, 2, fast_rng("board")))
    assert units_missing(worth, CARDS[card("fighting_band")]) == 1
    assert units_missing(worth, CARDS[card("phalanx")]) == 9, "no cavalry without its technology"


def test_goods_of_pacts_wonders_and_labs_are_expected() -> None:
    """The railroad works the best mine twice, and under Bill Gates labs are mines."""
    plain = scenario(age="II")
    assert worth_in(plain.state).mined == 2
    rails = scenario(age="II", seats=[{"wonders": ["transcontinental_railroad"]}])
    assert worth_in(rails.state).mined == 3
    labs = {"leader": "bill_gates", "technologies": ["alchemy"], "workers": {"alchemy": 2}}
    assert worth_in(scenario(age="III", seats=[labs]).state).mined == 4
    pact = {"card": "international_trade_agreement", "with": 1, "side_a": 1}
    allied = worth_in(scenario(3, age="II", seats=[{"pact": pact}]).state)
    assert allied.surplus == worth_in(plain.state).surplus + 1


def test_prices_are_those_of_the_rules() -> None:
    """Bach, Hammurabi and the last leader make cards cheaper."""
    bach = scenario(age="II", seats=[{"leader": "j_s_bach"}])
    assert cost(worth_in(bach.state), card("drama")) == CARDS[card("drama")].science_cost - 2
    row = ["moses", "taj_mahal"]
    for board, prices in [({}, [1, 1]), ({"leader": "hammurabi"}, [0, 1])]:
        game = scenario(age="I", row=row, seats=[board])
        worth = worth_in(game.state)
        assert [actions_for(worth, GAME.parse(f"take {id}")) for id in row] == prices


def test_a_building_is_worth_what_it_changes_under_the_leader() -> None:
    """The first lab of a level makes Newton's science, which no other leader gets."""
    lab = {"technologies": ["alchemy"], "unused_workers": 2, "stored": {"bronze": 9}}
    alone = worth_in(scenario(age="II", seats=[lab]).state)
    led = worth_in(scenario(age="II", seats=[{**lab, "leader": "isaac_newton"}]).state)
    slot = slot_of(card("alchemy"))
    assert build(led, slot) > build(alone, slot) + 1


def test_strength_that_a_leader_brings_is_counted_by_the_rules() -> None:
    """Joan of Arc counts the faces of temples, not the temples."""
    theology = {"technologies": ["theology"], "workers": {"theology": 1}}
    worth = worth_in(scenario(age="I", seats=[theology]).state)
    religion = worth_in(scenario(age="I", seats=[{"workers": {"religion": 1}}]).state)
    joan = card("joan_of_arc")
    assert leader_once(worth, joan) - leader_once(religion, joan) == pytest.approx(worth.strength(1))


def test_events_of_the_end_count_what_they_will_count() -> None:
    """A government of Age III is a technology of it, and pacts bring food."""
    state = scenario(age="III", seats=[{"government": "democracy"}]).state
    assert impact(state, state.players[0], card("impact_of_technology")) == 4


def test_attacks_on_gandhi_cost_twice() -> None:
    strong = {"workers": {"warriors": 12}, "military_hand": ["spy"]}
    plain = scenario(age="III", seats=[strong, {}]).state
    gandhi = scenario(age="III", seats=[strong, {"leader": "mahatma_gandhi"}]).state
    spy = card("spy")
    values = [aggression_value(worth_in(state), spy, state.players[1]) for state in (plain, gandhi)]
    assert values[0] - values[1] == pytest.approx(CARDS[spy].cost * BOOK.military)


# The row.


def choice(game: Table) -> str:
    """What the book does next."""
    decision = GAME.decision(game.state)
    assert decision is not None
    return BookBot().choose(game.state, decision).code


BUSY = {"unused_workers": 0, "leader": "aristotle"}
"""Nothing to build with and no food to grow: civil actions are for the row."""


def test_it_waits_for_cards_to_become_cheap() -> None:
    """Three cheap cards are more than one dear one, which is cheaper in the next turn."""
    dear = [None] * 9
    worth = worth_in(scenario(age="I", row=[*dear, "iron"], seats=[{"science": 12}]).state)
    iron = card("iron")
    assert take(worth, iron, 1) > 0 > take(worth, iron, 3)
    cheap = ["rich_land_i", "urban_growth_i", "frugality_i"]
    game = scenario(age="I", row=[*cheap, *dear[3:], "iron"], seats=[{**BUSY, "science": 12}])
    for _ in cheap:
        taken = choice(game)
        assert taken.removeprefix("take ") in cheap
        game.play(taken)
    rival = {"technologies": ["iron"]}
    alone = scenario(age="I", row=[*dear, "iron"], seats=[{**BUSY, "science": 12}, rival])
    assert choice(alone) == "take iron", "an action cannot be kept, so it is better spent on a dear card"


def test_leaders_and_wonders_are_not_waited_for_as_long() -> None:
    """There is one of each: it may be gone."""
    worth = worth_in(scenario(age="I").state)
    for id, each in [("iron", BOOK.haste), ("joan_of_arc", BOOK.haste_rare), ("taj_mahal", BOOK.haste_rare)]:
        number = card(id)
        gap = take(worth, number, 1) - take(worth, number, 3)
        assert gap == pytest.approx(2 * (worth.civil + each)), id
    assert BOOK.haste > BOOK.haste_rare


@pytest.mark.parametrize(
    ("rival", "chosen"), [({"science": 12}, "take iron"), ({"technologies": ["iron"]}, "end")]
)
def test_what_is_of_no_use_to_it_may_be_of_use_to_a_rival(rival: dict[str, object], chosen: str) -> None:
    """With actions that are left it takes what the other wants: the science for it is far away for itself."""
    poor = {**BUSY, "science": 0, "workers": {"philosophy": 0}, "hand": ["alchemy", "masonry"]}
    game = scenario(age="I", row=["iron"], seats=[poor, rival])
    assert choice(game) == chosen


def test_the_hand_is_kept_free_for_cards_that_are_of_use() -> None:
    """A card that only a rival wants does not get the last places."""
    full = ["alchemy", "masonry", "theology"]
    poor = {**BUSY, "science": 0, "workers": {"philosophy": 0}, "hand": full}
    game = scenario(age="I", row=["iron"], seats=[poor, {"science": 12}])
    assert choice(game) == "end"


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
