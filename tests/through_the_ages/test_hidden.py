"""What is hidden, and from whom; dealing the unseen again."""

import json
from typing import Any

import pytest

from civtable.core.errors import BadState
from civtable.core.game import SPECTATOR
from civtable.core.rng import fast_rng
from civtable.core.several import is_formality, next_choice
from civtable.core.values import Json
from civtable.games.through_the_ages import GAME
from civtable.games.through_the_ages.cards.table import BY_ID
from tests.through_the_ages.table import Table, scenario

OTHERS = (0, 2, SPECTATOR)


def told(game: Table, name: str, seat: int) -> list[Json]:
    """The cards that the events of a name that the last choice brought about tell a seat."""
    forms = [GAME.event_form(event.for_seat(seat)) for event in game.events]
    return [form["card"] for form in forms if form["event"] == name]


def dealt_again(game: Table, seat: int, number: int = 12) -> list[dict[str, Any]]:
    """Positions that look the same to a seat."""
    states = [GAME.determinize(game.state, seat, fast_rng(f"deal {i}")) for i in range(number)]
    for state in states:
        GAME.check(state)
        assert GAME.view(state, seat) == game.view(seat)
    return [dict(GAME.to_json(state)) for state in states]


# Hands and decks.


def test_military_hands_are_hidden_but_for_their_backs() -> None:
    """The backs show the ages."""
    game = scenario(3, age="II", seats=[{}, {"military_hand": ["legion", "rats", "spy"]}])
    known = {"count": 3, "backs": {"I": 2, "II": 1}}
    assert game.view(1)["players"][1]["military_hand"] == {**known, "cards": ["rats", "legion", "spy"]}
    for seat in OTHERS:
        assert game.view(seat)["players"][1]["military_hand"] == known


def test_decks_are_counted() -> None:
    """Neither their order nor their cards are in any view."""
    game = scenario(2, deck=["iron", "drama"], military_deck=["legion", "rats", "rats"][:2])
    for seat in (0, 1, SPECTATOR):
        view = game.view(seat)
        assert (view["deck"], view["military_deck"]) == (2, 2)
    assert '"rats"' not in json.dumps(game.view(SPECTATOR))


def test_drawing_tells_others_only_that_a_card_was_drawn() -> None:
    """Its owner sees it."""
    game = scenario(3, turn=1, military_deck=["legion", "rats"])
    game.play("end")
    assert told(game, "drew", 1) == ["legion", "rats"]
    for seat in OTHERS:
        assert told(game, "drew", seat) == [None, None]


@pytest.mark.parametrize("hands", ["open", "hidden"])
def test_civil_hands_are_open_unless_the_table_hides_them(hands: str) -> None:
    """They were never drawn secretly."""
    game = scenario(2, settings={"civil_hands": hands}, seats=[{"hand": ["iron", "drama"]}])
    hidden = {"count": 2, "backs": {"I": 2}}
    mine = {**hidden, "cards": ["iron", "drama"]}
    assert game.view(0)["players"][0]["hand"] == mine
    assert game.view(1)["players"][0]["hand"] == (mine if hands == "open" else hidden)


def test_at_the_end_all_hands_are_open() -> None:
    """The game is over."""
    game = scenario(2, age="IV", turn=1, ask="end_turn", seats=[{"military_hand": ["spy"]}])
    game.asked()
    assert game.view(1)["players"][0]["military_hand"]["cards"] == ["spy"]


# Events.


def prepared() -> Table:
    """Seat 1 of three prepares Rats."""
    game = scenario(
        3, ask="politics", turn=1, events=["development_of_science", "development_of_crafts"],
        seats=[{}, {"military_hand": ["rats"]}],
    )  # fmt: skip
    game.play("event rats")
    return game


def test_a_prepared_event_is_known_to_who_prepared_it() -> None:
    """Others see its back, also in the log."""
    game = prepared()
    assert game.view(1)["future_events"] == {"backs": {"I": 1}, "known": ["rats"]}
    assert told(game, "prepared", 1) == ["rats"]
    for seat in OTHERS:
        assert game.view(seat)["future_events"] == {"backs": {"I": 1}, "known": []}
        assert told(game, "prepared", seat) == [None]
        assert '"rats"' not in json.dumps(game.view(seat))


def test_a_prepared_event_is_still_known_when_it_becomes_current() -> None:
    """Its owner knows that it is in the deck, not where."""
    game = scenario(
        2, ask="politics", events=["development_of_science"],
        future_events=[{"card": "crusades", "known_by": [1]}, "foray"], seats=[{"military_hand": ["rats"]}],
    )  # fmt: skip
    game.play("event rats")
    assert game.view(0)["events"] == {"backs": {"I": 3}, "known": ["rats"]}
    assert game.view(1)["events"] == {"backs": {"I": 3}, "known": ["crusades"]}
    assert len({json.dumps(form["events"]) for form in dealt_again(game, 0)}) > 1


def test_dealing_again_keeps_what_a_seat_prepared() -> None:
    """For the others it may be any event of the age."""
    game = prepared()
    mine = {form["future_events"][0]["card"] for form in dealt_again(game, 1)}
    theirs = {form["future_events"][0]["card"] for form in dealt_again(game, 0)}
    assert mine == {"rats"}
    assert len(theirs) > 3


def test_the_back_of_the_next_event_is_seen_by_all() -> None:
    """Its age, for decks are sorted."""
    game = scenario(2, age="II", events=["rats", "refugees"])
    assert game.view(0)["next_event_age"] == "I"
    assert game.view(0)["next_event"] is None


def test_joan_looks_at_the_next_event() -> None:
    """At the start of her politics phase; she knows it until it is revealed, nobody else does."""
    game = scenario(
        2, turn=1, ask="end_turn", events=["foray", "crusades", "rats"],
        seats=[{"leader": "joan_of_arc", "military_hand": ["pestilence"]}],
    )  # fmt: skip
    assert game.asked() == ("politics", 0)
    assert game.view(0)["next_event"] == "foray"
    assert game.view(1)["next_event"] is None
    assert {form["events"][0] for form in dealt_again(game, 0)} == {"foray"}
    assert len({str(form["events"][0]) for form in dealt_again(game, 1)}) > 1
    game.play("event pestilence")
    assert game.view(0)["next_event"] is None


def test_events_back_in_the_box_are_unknown() -> None:
    """The Age A events that were not dealt: nobody has seen them."""
    state = GAME.start({}, 2, fast_rng("box"))
    view = GAME.view(state, 0)
    assert view["events"] == {"backs": {"A": 4}, "known": []}
    assert view["box"] == {"A": 6}


# Discards.


def test_face_down_discards_are_known_to_their_owner() -> None:
    """Others see the back; cards that were played are known to all."""
    piles = {"I": [{"card": "rats", "known_by": [1]}, {"card": "raid_i", "known_by": "all"}, "legion"]}
    game = scenario(3, age="II", discards=piles)
    assert game.view(1)["discards"][1] == {"backs": {"I": 3}, "known": ["rats", "raid_i"]}
    assert game.view(0)["discards"][1] == {"backs": {"I": 3}, "known": ["raid_i"]}


def test_discarding_tells_others_nothing_but_that() -> None:
    """Above the hand limit, and for Politics of Strength."""
    game = scenario(3, turn=1, seats=[{}, {"military_hand": ["legion", "rats", "raid_i", "phalanx"]}])
    game.play("end", "discard legion")
    for seat in OTHERS:
        assert set(told(game, "discarded", seat)) == {None}
        assert '"legion"' not in json.dumps(game.view(seat))


def test_a_last_forced_discard_is_asked() -> None:
    """Cards go in the order of the card table: not to ask would tell that no other comes after it."""
    game = scenario(3, turn=1, seats=[{}, {"military_hand": ["legion", "rats", "raid_i", "phalanx"]}])
    game.play("end", "discard legion")
    assert (game.asked(), game.offered()) == (("discard", 1), ["discard phalanx"])


def test_a_whole_hand_is_discarded_by_its_owner() -> None:
    """How many cards there are and how many have to go is open: asking is a formality, and is done."""
    form = scenario(3, age="I", turn=1, seats=[{"military_hand": ["rats", "legion"]}, {}, {}]).form()
    form["steps"] = [
        {"ask": "end_turn", "seat": 1, "numbers": [0, 0, 0]},
        {"ask": "discard_some", "seat": 0, "numbers": [2, 0, 0]},
    ]
    state = GAME.from_json(form)
    assert is_formality(GAME, state)
    options, _ = next_choice(GAME, state, ["discard legion", "discard rats"])
    for option in options:
        GAME.apply(state, option)
    decision = GAME.decision(state)
    assert decision is not None
    assert decision.seat == 2
    assert not state.players[0].army_hand


def defended() -> Table:
    """Seat 1 has discarded the first of two cards against seat 0."""
    attacker = {"workers": {"warriors": 5}, "military_hand": ["spy"]}
    victim = {"workers": {"warriors": 3}, "military_hand": ["rats", "legion"]}
    game = scenario(3, age="II", ask="politics", seats=[attacker, victim])
    game.play("aggression spy seat 1", "discard rats")
    return game


def test_the_step_of_a_defence_does_not_tell_the_discarded_card() -> None:
    """What was added is seen, the card is not."""
    game = defended()
    steps = {json.dumps(game.view(seat)["steps"][-1]) for seat in OTHERS}
    assert len(steps) == 1
    assert game.view(1)["steps"][-1] != game.view(0)["steps"][-1]
    assert '"rats"' not in json.dumps([game.view(seat) for seat in OTHERS])


def test_a_defence_that_was_begun_can_be_finished_in_every_deal() -> None:
    """The hand dealt again suffices for it."""
    game = defended()
    for seat in (0, 2):
        for i in range(20):
            state = GAME.determinize(game.state, seat, fast_rng(f"deal {i}"))
            decision = GAME.decision(state)
            assert decision is not None
            assert decision.options


def test_a_defence_is_always_asked() -> None:
    """To pass it over would tell that the hand is no use; so is a bid."""
    attacker = {"workers": {"warriors": 5}, "military_hand": ["spy"]}
    game = scenario(2, age="II", ask="politics", seats=[attacker])
    game.play("aggression spy seat 1")
    assert (game.asked(), game.offered()) == (("defend", 1), ["pass"])


def test_a_bid_of_others_can_be_kept_in_every_deal() -> None:
    """Seat 0 bid 3 with 1 Warriors: in every deal it has the bonus cards for it."""
    own = {"military_hand": ["rats", "military_bonus_i", "military_bonus_i"]}
    game = scenario(2, ask="politics", events=["historic_territory_i", "foray"], seats=[own])
    game.play("event rats", "bid 3")
    for form in dealt_again(game, 1, 30):
        assert form["players"][0]["military_hand"] == ["military_bonus_i", "military_bonus_i"]


# Pacts.


def refused() -> Table:
    """Seat 1 of three offered a pact in vain; it holds another card of Age II and one of Age III."""
    hand = ["scientific_cooperation", "spy", "modern_army"]
    game = scenario(3, age="III", turn=1, ask="politics", seats=[{}, {"military_hand": hand}])
    game.play("pact scientific_cooperation seat 2", "refuse")
    return game


def test_a_refused_pact_is_known_to_all() -> None:
    """They saw it go back to the hand, and in every deal it is there."""
    game = refused()
    for seat in OTHERS:
        board = game.view(seat)["players"][1]
        assert board["shown_pacts"] == ["scientific_cooperation"]
        assert board["military_hand"] == {"count": 3, "backs": {"II": 2, "III": 1}}
        hands = [form["players"][1]["military_hand"] for form in dealt_again(game, seat)]
        assert all("scientific_cooperation" in hand for hand in hands)
        assert len({str(hand) for hand in hands}) > 1


def test_a_discard_of_its_age_may_be_the_pact() -> None:
    """After a face-down discard of the same age nobody else can be sure any more."""
    game = refused()
    game.play("end", "discard spy")
    assert game.view(0)["players"][1]["shown_pacts"] == []
    game = refused()
    game.play("end", "discard modern_army")
    assert game.view(0)["players"][1]["shown_pacts"] == ["scientific_cooperation"]


def test_a_pact_that_is_not_in_the_hand_was_not_shown() -> None:
    """Such a position is refused."""
    with pytest.raises(BadState, match="shown_pacts"):
        scenario(3, age="III", seats=[{"shown_pacts": ["peace_treaty"]}])


def test_a_pact_offered_again_is_no_longer_in_the_hand() -> None:
    """Accepted this time."""
    board = {"military_hand": ["peace_treaty"], "shown_pacts": ["peace_treaty"]}
    game = scenario(3, age="III", ask="politics", seats=[board])
    game.play("pact peace_treaty seat 1", "accept")
    assert game.view(2)["players"][0]["shown_pacts"] == []


# Dealing again.


def test_dealing_again_changes_the_hands_of_others_and_keeps_ones_own() -> None:
    """By age, with cards of the decks, discards and box that the seat does not know."""
    boards = [{"military_hand": ["legion", "rats"]}, {"military_hand": ["foray", "spy"]}]
    game = scenario(2, age="II", seats=boards)
    forms = dealt_again(game, 0)
    assert {str(form["players"][0]["military_hand"]) for form in forms} == {"['rats', 'legion']"}
    assert len({str(form["players"][1]["military_hand"]) for form in forms}) > 5
    assert len({str(form["military_deck"]) for form in forms}) > 5
    assert len({str(form["deck"]) for form in forms}) > 5


def test_discards_that_were_begun_can_go_on_in_every_deal() -> None:
    """Cards are discarded in the order of the card table: a hand dealt again has to hold later ones."""
    hands = [{"military_hand": ["pestilence", "military_bonus_i"]}, {}, {}]
    steps = [
        {"ask": "end_turn", "seat": 1, "numbers": [0, 0, 0]},
        {"ask": "discard_some", "seat": 0, "numbers": [1, BY_ID["military_bonus_i"], 0]},
    ]
    form = scenario(3, age="I", turn=1, seats=hands).form()
    form["steps"] = steps
    state = GAME.from_json(form)
    for i in range(30):
        world = GAME.determinize(state, 2, fast_rng(f"discards {i}"))
        assert GAME.decision(world) is not None
