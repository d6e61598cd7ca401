"""Rules of thumb of the book player of Imperium that a nation or an automa asks for."""

from civtable.bots.imperium.acting import play_value, value_of
from civtable.bots.imperium.answers import pick_value
from civtable.bots.imperium.book import BookBot
from civtable.bots.imperium.printed import FILLED, NEEDED_BY
from civtable.bots.imperium.worth import Worth
from civtable.core.rng import fast_rng
from civtable.games.imperium import GAME
from civtable.games.imperium.cards.table import UNREST, card_named
from civtable.games.imperium.options import EXHAUSTS, card_of, verb_of
from civtable.games.imperium.terms import ABANDON
from tests.imperium.table import Table, scenario

MANDATE = card_named("mandate_of_heaven")
TOMES = card_named("lost_tomes")
SCROLL = card_named("sacred_scroll")


def chosen(game: Table) -> str:
    """What the book player does, in a turn in which it does not innovate."""
    decision = GAME.decision(game.state)
    assert decision is not None
    codes = [option.code for option in BookBot().ranking(game.state, decision, 3)]
    return next(code for code in codes if code != "innovate")


# Unrest and the automa.


def test_unrest_is_not_buried_alone() -> None:
    """Under a region it cannot go back to the pile, and a collapse is always lost."""
    for automa in ("greeks", "automa greeks"):
        seat = {"hand": ["unrest", "eastern_zhou"]}
        game = scenario("qin", automa, seats=[seat], commons="legends")
        game.play("play eastern_zhou")
        assert "garrison unrest" in game.offered()
        assert chosen(game) == ("garrison unrest" if automa == "greeks" else "pass")


def test_a_small_pile_is_more_dangerous_alone() -> None:
    alone = scenario("romans", "automa greeks").state
    others = scenario("romans", "greeks").state
    alone.unrest = others.unrest = 3
    assert Worth(alone, 0).unrest > Worth(others, 0).unrest > Worth(others, 0).weights.unrest


# Cards under others.


def terracotta(hosts: list[str]) -> Table:
    """Qin with Glory in hand and regions in play; Terracotta Warriors lie under those that are named."""
    regions = ["eastern_zhou", "western_zhou", "grassland", "highlands"]
    in_play = [
        {"card": region, "garrison": ["terracotta_warriors"]} if region in hosts else region
        for region in regions
    ]
    return scenario("qin", "greeks", seats=[{"hand": ["glory"], "in_play": in_play}], commons="legends")


def test_a_region_that_covers_points_stays() -> None:
    """Terracotta Warriors are worth seven points in a garrison: another region is abandoned."""
    game = terracotta(["grassland"])
    game.play("play glory")
    asked = GAME.decision(game.state)
    assert asked is not None
    worth = Worth(game.state, 0)
    values = [pick_value(worth, option) for option in asked.options]
    covered = next(i for i, option in enumerate(asked.options) if card_of(option) == card_named("grassland"))
    assert verb_of(asked.options[covered]) == ABANDON
    assert min(values) == values[covered]
    while game.offered("abandon"):
        game.play(chosen(game))
    assert "grassland" in game[0].in_play


def test_points_that_would_be_uncovered_are_part_of_the_price() -> None:
    """With three regions only, Glory costs the seven points that lie under one of them."""
    free, covered = terracotta([]), terracotta(["eastern_zhou"])
    for game in (free, covered):
        game.state.players[0].in_play.remove(card_named("highlands"))
        game.state.players[0].used.pop()
    glory = card_named("glory")
    assert Worth(free.state, 0).play(glory) - Worth(covered.state, 0).play(glory) == 7.0


# Time, and the Mandate of Heaven.


def test_a_nation_without_developments_has_time() -> None:
    """The last development ends the game; Utopians have none, so theirs is as long as the main deck lasts."""
    utopians, others = [
        Worth(scenario(nation, "greeks", commons="legends").state, 0) for nation in ("utopians", "qin")
    ]
    assert utopians.left == others.left > 10


def test_the_mandate_is_played_for_the_duke() -> None:
    """Duke Zhuang can be played only while the Mandate of Heaven is in play."""
    assert card_named("duke_zhuang_of_qin") in NEEDED_BY[MANDATE]
    alone = scenario("qin", "greeks", seats=[{"hand": ["mandate_of_heaven"]}], commons="legends")
    both = scenario(
        "qin", "greeks", seats=[{"hand": ["mandate_of_heaven", "duke_zhuang_of_qin"]}], commons="legends"
    )
    assert Worth(alone.state, 0).opens(MANDATE) == 0.0
    assert play_value(Worth(both.state, 0), MANDATE) > play_value(Worth(alone.state, 0), MANDATE) + 1
    assert chosen(both) == "play mandate_of_heaven"
    both.play("play mandate_of_heaven")
    assert chosen(both) == "play duke_zhuang_of_qin"
    both.state.players[0].actions = 1
    assert Worth(both.state, 0).opens(MANDATE) == 0.0, "one action is not enough for both"


def test_king_wu_waits_for_the_duke() -> None:
    """What a card needs besides has to be there: King Wu needs the Duke in history."""
    seat = {"hand": ["mandate_of_heaven", "king_wu_of_qin"], "state": "empire"}
    game = scenario("qin", "greeks", seats=[seat], commons="legends", market=["art", "oracle"])
    assert Worth(game.state, 0).opens(MANDATE) == 0.0
    me = game.state.players[0]
    me.deck.remove(card_named("duke_zhuang_of_qin"))
    me.history.append(card_named("duke_zhuang_of_qin"))
    assert Worth(game.state, 0).opens(MANDATE) > 0.0


def test_what_others_need_stays_in_the_cycle() -> None:
    state = scenario("qin", "greeks", commons="legends").state
    assert Worth(state, 0).dead_weight(MANDATE) < 0
    me = state.players[0]
    me.deck.remove(card_named("duke_zhuang_of_qin"))
    me.developments.clear()
    assert not Worth(state, 0).is_needed(MANDATE)


def test_the_mandate_leaves_when_it_has_done_its_work() -> None:
    """At each solstice it costs two cards; in the last round it stays, where it costs no points."""
    seat = {"in_play": ["mandate_of_heaven"]}
    game = scenario("qin", "greeks", seats=[seat], commons="legends")
    worth = Worth(game.state, 0)
    worth.playing = MANDATE
    assert worth.self_to(ABANDON) > 0
    game.state.last_round = game.state.round
    last = Worth(game.state, 0)
    last.playing = MANDATE
    assert last.self_to(ABANDON) < 0


# The scrolls of the Utopians.


def utopia(scrolls: int, **said: object) -> Table:
    """Utopians with Lost Tomes in play over some scrolls, and two scrolls and Charity in hand."""
    tomes = {"card": "lost_tomes", "garrison": ["sacred_scroll"] * scrolls}
    seat = {"hand": ["charity", "sacred_scroll", "sacred_scroll"], "in_play": [tomes], **said}
    return scenario("utopians", "greeks", seats=[seat], commons="legends")


def test_two_scrolls_in_the_lost_tomes_are_fame() -> None:
    """The solstice ability asks for two; the second is worth more than the first, a third nothing."""
    assert FILLED[TOMES] == 2
    values = [value_of(Worth(utopia(n).state, 0), EXHAUSTS[TOMES]) for n in range(3)]
    assert values[1] > values[0] > values[2]
    assert chosen(utopia(1)) == "exhaust lost_tomes"


def test_a_scroll_is_fed_before_it_is_read() -> None:
    """Reading one draws a card, and it is gone for the turn: that is done last."""
    worth = Worth(utopia(0).state, 0)
    assert 0 < play_value(worth, SCROLL) < play_value(worth, card_named("charity"))
    game = utopia(1)
    assert chosen(game) == "exhaust lost_tomes"


def test_scrolls_stay_in_the_cycle() -> None:
    """A point in history is less than what a scroll does; other nations file theirs."""
    state = scenario("utopians", "greeks", commons="legends").state
    early = Worth(state, 0)
    assert early.dead_weight(SCROLL) < 0
    assert early.weights.scroll > 0
    state.round = state.last_round = 20
    assert Worth(state, 0).dead_weight(SCROLL) > 0


def test_a_card_full_of_scrolls_gives_them_back() -> None:
    """What leaves play with scrolls under it is worth more to leave."""
    values = []
    for n in range(3):
        worth = Worth(utopia(n).state, 0)
        worth.playing = TOMES
        values.append(worth.self_to(ABANDON))
    assert values[0] < values[1] < values[2]


def test_unrest_alone_goes_back_in_whole_games() -> None:
    """Against Chieftain no game of these ends with more than a few unrest cards where they cannot return."""
    for nation in ("vikings", "greeks"):
        state = GAME.start({"box": "mixed", "nation_1": nation}, 1, fast_rng(f"buried {nation}"))
        bot = BookBot()
        while (decision := GAME.decision(state)) is not None:
            GAME.apply(state, bot.choose(state, decision))
        me = state.players[0]
        assert me.garrison.count(UNREST) + me.history.count(UNREST) <= 2
