"""The search: fair, the same for the same seed, never longer than allowed, and sure of what it changes."""

import os

import pytest

from civtable.bots.imperium.book import BookBot as ImperiumBook
from civtable.bots.levels import BOOKS as MAKERS
from civtable.bots.levels import JUDGES
from civtable.bots.search import Effort, SearchBot, Stage, choose_together
from civtable.bots.search.race import Candidate, Evidence, Race, paired, sure, surest
from civtable.bots.search.together import joined
from civtable.bots.search.worlds import Worlds, worth
from civtable.bots.stone_age.book import BookBot as StoneAgeBook
from civtable.core.game import Decision, Option, State
from civtable.core.rng import fast_rng
from civtable.games import AnyGame, game_named

BOOKS = {name: make("") for name, make in MAKERS.items()}
SMALL = Effort([Stage(2, 3), Stage(1, 2)], 0.5, 8)
"""Few games, so that a test is quick; no limit of time, so that the choice is always the same."""

tables = pytest.mark.parametrize(
    ("name", "players"),
    [("stone_age", 2), ("stone_age", 4), ("through_the_ages", 3), ("imperium", 1), ("imperium", 2)],
)


def searcher(name: str, effort: Effort = SMALL, seed: str = "same") -> SearchBot:
    """A searching bot."""
    return SearchBot(game_named(name), MAKERS[name], effort, JUDGES[name], seed)


def positions(name: str, players: int, number: int) -> list[tuple[State, Decision]]:
    """Positions late in a game of the book, with more than one answer: late, so that playing out is quick."""
    game = game_named(name)
    state = game.start({}, players, fast_rng(f"search {players}"))
    found: list[tuple[State, Decision]] = []
    while (decision := game.decision(state)) is not None:
        option = BOOKS[name].choose(state, decision)
        if len(decision.options) > 1:
            found.append((state.copy(), decision))
        game.apply(state, option)
    late = found[-len(found) // 5 :]
    return late[:: max(1, len(late) // number)][:number]


def choice(bot: SearchBot, game: AnyGame, state: State, decision: Decision, deal: str) -> str:
    """What a bot chooses on a sandbox that is dealt in one way, which it leaves as it is."""
    sandbox = game.determinize(state, decision.seat, fast_rng(deal))
    before = game.digest(sandbox)
    code = bot.choose(sandbox, decision).code
    assert game.digest(sandbox) == before
    return code


@pytest.mark.compiled
@tables
def test_the_choice_is_the_same_whatever_is_hidden(name: str, players: int) -> None:
    """Two worlds that look alike to the seat, and one seed: one choice."""
    game = game_named(name)
    for state, decision in positions(name, players, 6):
        choices = {choice(searcher(name), game, state, decision, f"deal {i}") for i in range(3)}
        assert len(choices) == 1


def test_worlds_are_not_the_true_one() -> None:
    """What a search plays in differs in what is hidden, from the truth and from world to world."""
    game = game_named("through_the_ages")
    state, decision = positions("through_the_ages", 2, 1)[0]
    make = MAKERS["through_the_ages"]
    worlds = Worlds(game, make, JUDGES["through_the_ages"], state, decision.seat, fast_rng("worlds"))
    forms = [str({**game.to_json(world), "rng": None}) for world in [state, worlds.world(0), worlds.world(1)]]
    assert len(set(forms)) == 3
    assert all(game.view(worlds.world(i), decision.seat) == game.view(state, decision.seat) for i in (0, 1))
    assert game.digest(worlds.world(0)) == game.digest(worlds.world(0)), (
        "all options are tried in the same one"
    )


@tables
def test_it_thinks_no_longer_than_it_may(name: str, players: int) -> None:
    """The limit is looked at after each game; without any time the book chooses."""
    state, decision = positions(name, players, 1)[0]
    usual = BOOKS[name].choose(state, decision)
    never = Effort([Stage(3, 5)], 1.0, 1_000_000, 0.0)
    assert searcher(name, never).choose(state, decision) is usual
    short = Effort([Stage(3, 5)], 1.0, 1_000_000, 0.2)
    assert searcher(name, short).choose(state, decision) in decision.options, "a million games take minutes"


def test_who_plays_a_game_out_remembers_no_other() -> None:
    """Imperium's book counts its acts; an option in a world is worth the same each time."""
    game = game_named("imperium")
    state, decision = positions("imperium", 2, 20)[-2]
    worlds = Worlds(game, MAKERS["imperium"], JUDGES["imperium"], state, decision.seat, fast_rng("again"))
    option = BOOKS["imperium"].choose(state, decision)
    assert len({worlds.value(option, 0) for _ in range(60)}) == 1


def test_the_book_that_ranks_plays_no_game_out() -> None:
    """It remembers the acts of the true turn; those in its head belong to others."""
    state, decision = positions("imperium", 2, 20)[-2]
    bot, book = searcher("imperium"), ImperiumBook("")
    bot.choose(state, decision)
    book.ranking(state, decision, 3)
    assert isinstance(bot.book, ImperiumBook)
    assert (bot.book.turn, bot.book.acts) == (book.turn, book.acts)


def raced(results: dict[str, list[float]], effort: Effort) -> tuple[str, list[str]]:
    """What wins a race between options with given results, and which options were tried, in their order."""
    game = game_named("stone_age")
    tried: list[str] = []

    def trial(option: Option, number: int) -> float:
        tried.append(option.code)
        values = results[option.code]
        return values[number % len(values)]

    options = [game.by_code[code] for code in results]
    found = Race(options, trial, effort).run()
    return surest(options[0], found, effort.doubt).code, tried


A, B, C = [option.code for option in game_named("stone_age").options[:3]]


def test_a_surely_better_option_replaces_the_usual_one() -> None:
    effort = Effort([Stage(4, 3)], 1.0, 100)
    assert raced({A: [0.4, 0.5, 0.6], B: [0.6, 0.7, 0.8], C: [0.1, 0.2, 0.1]}, effort)[0] == B


def test_in_doubt_the_usual_one_stays() -> None:
    """On the average the other is a little better, but from world to world it is now better, now worse."""
    effort = Effort([Stage(4, 2)], 1.0, 16)
    assert raced({A: [0.5, 0.5], B: [0.95, 0.06]}, effort)[0] == A
    assert raced({A: [0.5, 0.5], B: [0.56, 0.52]}, effort)[0] == B


def test_games_are_played_where_there_is_doubt() -> None:
    """An option far behind drops out after the first stage; the rest goes on until the games are used up."""
    effort = Effort([Stage(3, 3), Stage(2, 3)], 1.0, 30)
    code, tried = raced({A: [0.5, 0.4], B: [0.4, 0.52], C: [0.01, 0.02]}, effort)
    assert code == A
    assert tried.count(C) == 3
    assert len(tried) == 30


def test_a_race_ends_when_it_is_decided() -> None:
    _, tried = raced({A: [0.1, 0.11], B: [0.9, 0.91], C: [0.1, 0.12]}, Effort([Stage(3, 3)], 1.0, 1000))
    assert len(tried) == 9


def test_gains_are_compared_world_by_world() -> None:
    one, other = Candidate(game_named("stone_age").options[0]), Candidate(game_named("stone_age").options[1])
    one.values, other.values = [0.2, 0.9, 0.5], [0.1, 0.8, 0.4]
    assert sure(paired(one, other), 2.0) == pytest.approx(0.1)
    assert sure(paired(other, one), 2.0) == pytest.approx(-0.1)
    other.values = [0.1]
    assert sure(paired(one, other), 2.0) == 0, "one world tells nothing"


def test_several_processes_choose_as_one_that_tried_all_their_worlds() -> None:
    """Each has worlds of its own; the same number of processes chooses the same."""
    state, decision = positions("through_the_ages", 2, 8)[1]
    bot = searcher("through_the_ages")
    options = bot.candidates(state, decision)
    parts = [searcher("through_the_ages").weigh(state, decision, options, part) for part in range(3)]
    gains = [[one.gains for one in found] for found in parts]
    assert gains[0] != gains[1] != gains[2] != gains[0]
    together = joined([one for found in parts for one in found])
    assert sum(len(one.gains) for one in together) == sum(len(one) for found in gains for one in found)
    assert choose_together(bot, state, decision, 3) is surest(options[0], together, SMALL.doubt)


def test_evidence_of_many_worlds_outweighs_that_of_few() -> None:
    usual, a, b = game_named("stone_age").options[:3]
    few, many = Evidence(a, [0.1, 0.3]), [Evidence(b, [0.1, 0.3]) for _ in range(4)]
    assert surest(usual, joined([few, *many]), 1.0) is b


def test_a_part_that_dies_costs_only_its_worlds() -> None:
    state, decision = positions("stone_age", 2, 1)[0]
    parent = os.getpid()

    class Mortal(StoneAgeBook):
        def choose(self, sandbox: State, decision: Decision) -> Option:
            if os.getpid() != parent:
                os._exit(1)
            return super().choose(sandbox, decision)

    bot = SearchBot(game_named("stone_age"), Mortal, SMALL, JUDGES["stone_age"], "same")
    assert choose_together(bot, state, decision, 2) is searcher("stone_age").choose(state, decision)


def test_a_lost_game_is_worth_less_than_any_won_one() -> None:
    """The value rises with the lead, and jumps where it becomes a win."""
    game = game_named("through_the_ages")
    state = game.start({}, 2, fast_rng("worth"))
    values = []
    for culture in (0, 29, 30, 31, 90):
        form = game.to_json(state)
        players = form["players"]
        assert isinstance(players, list)
        for seat, points in enumerate((culture, 30)):
            player = players[seat]
            assert isinstance(player, dict)
            player["culture"] = points
        values.append(worth(game, game.from_json(form), 0, 40.0))
    assert values == sorted(values)
    assert values[1] < 0.35 < values[2] < 0.65 < values[3]
