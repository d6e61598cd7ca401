"""A match: playing, taking back, records and their replay."""

from typing import Any

import pytest

from civtable.core.errors import BadCode, BadRecord, GameError, IllegalOption
from civtable.core.match import DIGEST_EVERY, Match, generator, replay
from civtable.core.record import Diverged, Record, record_from_text
from civtable.core.rng import ScriptedRng, fast_rng
from civtable.games.imperium import GAME as IMPERIUM
from civtable.games.imperium.state import Imperium
from civtable.games.stone_age import GAME
from civtable.games.stone_age.state import StoneAge
from tests.imperium.table import scenario as imperium
from tests.stone_age.table import scenario


def new_match(seed: str = "match", players: int = 2, **settings: str) -> Match[StoneAge]:
    return Match(GAME, settings, ["human"] * players, seed)


def at(**position: Any) -> Match[StoneAge]:
    """A match that stands at an arranged position. It cannot be rewound, but knows what may be taken back."""
    match = new_match()
    match.state = scenario(**position).state
    return match


def random_match(seed: str, plies: int = 100_000, chance: str = "fast") -> Match[StoneAge]:
    match = Match(GAME, {}, ["random"] * 3, seed, chance)
    moves = fast_rng(f"{seed} moves")
    while len(match.plies) < plies:
        decision = GAME.decision(match.state)
        if decision is None:
            break
        match.play(decision.options[moves.below(len(decision.options))].code)
    return match


# Playing.


def test_a_ply_knows_who_chose_what_and_what_happened() -> None:
    """Each choice is kept with its seat, its code as the table spells it, and its events."""
    match = new_match()
    events = match.play(" PLACE 2 forest")
    ply = match.plies[0]
    assert (ply.seat, ply.code) == (0, "place 2 forest")
    assert [GAME.events[event.kind].name for event in events] == ["placed"]
    assert ply.events is events


@pytest.mark.parametrize(("code", "error"), [("use forest", IllegalOption), ("plaice", BadCode)])
def test_a_refused_code_changes_nothing(code: str, error: type[GameError]) -> None:
    """Neither the position nor the list of choices."""
    match = new_match()
    match.play("place 2 forest")
    before = match.record().to_text()
    with pytest.raises(error):
        match.play(code)
    assert match.record().to_text() == before
    assert match.can_take_back(0)


def test_a_finished_game_refuses_everything() -> None:
    """After the end nobody is asked."""
    match = random_match("finished")
    with pytest.raises(IllegalOption) as error:
        match.play("place 1 forest")
    assert error.value.reason.key == "game-over"


@pytest.mark.parametrize("chance", ["fast", "secure"])
def test_the_generator_is_the_one_the_record_names(chance: str) -> None:
    """Tables with people use the secure one."""
    match = Match(GAME, {}, ["human"] * 2, "seed", chance)
    assert type(match.state.rng) is type(generator(chance, "seed"))
    assert match.record().chance == chance


# Taking back.


def test_a_choice_without_consequences_can_be_taken_back_by_who_made_it() -> None:
    """Nothing was drawn, nothing shown, nobody else has decided."""
    match = new_match()
    before = match.record().to_text()
    assert not match.can_take_back(0)
    match.play("place 2 forest")
    assert match.can_take_back(0)
    assert not match.can_take_back(1)
    match.take_back()
    assert match.record().to_text() == before
    match.play("place 1 forest")
    assert [ply.code for ply in match.plies] == ["place 1 forest"]


def test_what_others_decided_cannot_be_taken_back() -> None:
    """After the next player's choice, one's own is final."""
    match = new_match()
    match.play("place 2 forest")
    match.play("place 1 river")
    assert not match.can_take_back(0)
    assert match.can_take_back(1)


def test_several_own_choices_can_be_taken_back_one_by_one() -> None:
    """As long as each of them showed nothing."""
    match = new_match()
    codes = ["place 3 forest", "place 4 river", "place 1 tool_maker", "place 1 field", "place 1 card_1"]
    for code in codes:
        match.play(code)
    match.play("use tool_maker")
    match.play("use card_1")
    for left in (6, 5, 4):
        assert match.can_take_back(0)
        match.take_back()
        assert len(match.plies) == left
    assert not match.can_take_back(0)  # the fourth choice was seat 1's
    assert match.can_take_back(1)


def test_dice_cannot_be_taken_back() -> None:
    """Chance has been seen by all."""
    match = at(seats=[{"tools": [1], "figures": {"river": 1, "field": 1}}], turn=0, dice=[3])
    match.play("use river")
    assert not match.can_take_back(0)
    match.play("tools 1")
    assert match.can_take_back(0)  # back to the choice of tools, not behind the roll


def test_a_building_that_turns_up_a_tile_cannot_be_taken_back() -> None:
    """The next tile has been seen; with the last tile of a stack nothing was."""
    board = {"wood": 2, "brick": 1, "figures": {"building_1": 1, "field": 1}}
    for left, again in ((7, False), (1, True)):
        match = at(seats=[board], tiles=["B01"], left=[left, 7], turn=0)
        match.play("use building_1")
        assert match.can_take_back(0)
        match.play("pay 2 wood 1 brick")
        assert match.can_take_back(0) is again


def test_a_declined_building_can_be_taken_back() -> None:
    """Nothing was turned up."""
    match = at(
        seats=[{"wood": 9, "brick": 9, "figures": {"building_1": 1, "field": 1}}], tiles=["B01"], turn=0
    )
    match.play("use building_1")
    match.play("decline")
    assert match.can_take_back(0)


def test_a_drawn_card_cannot_be_taken_back() -> None:
    """Its owner has seen it; from an empty deck nothing was seen."""
    for deck, again in ((["C05"], False), ([], True)):
        match = at(seats=[{"wood": 1, "figures": {"card_1": 1, "field": 1}}], row=["C32"], deck=deck, turn=0)
        match.play("use card_1")
        match.play("pay 1 wood")
        assert match.can_take_back(0) is again


def test_a_bought_card_can_be_taken_back_within_the_turn() -> None:
    """It lay open before, so nothing new was shown."""
    match = at(seats=[{"wood": 1, "figures": {"card_1": 1, "field": 1}}], row=["C11"], turn=0)
    match.play("use card_1")
    match.play("pay 1 wood")
    assert match.can_take_back(0)


def test_the_start_of_a_round_with_new_cards_cannot_be_taken_back() -> None:
    """The last choice of a round turns up cards if any were taken."""
    for row, again in ((["C11", None, "C12", "C13"], False), (["C11", "C14", "C12", "C13"], True)):
        match = at(seats=[{}, {"figures": {"tool_maker": 1}}], row=row, turn=1)
        match.play("use tool_maker")
        assert match.can_take_back(1) is again


def test_the_end_of_the_game_cannot_be_taken_back() -> None:
    """Everything hidden has been turned up."""
    match = at(seats=[{}, {"figures": {"tool_maker": 1}}], left=[0, 7], turn=1)
    match.play("use tool_maker")
    assert not match.can_take_back(1)


def test_dice_for_all_are_final_but_a_pick_is_not() -> None:
    """The roll was chance; taking a die shows nothing new, until the next player has picked."""
    match = at(
        players=3,
        seats=[{"wood": 1, "figures": {"card_1": 1, "field": 1}}],
        row=["C01"],
        turn=0,
        dice=[1, 2, 3],
    )
    match.play("use card_1")
    match.play("pay 1 wood")
    assert not match.can_take_back(0)
    match.play("pick 3")
    assert match.can_take_back(0)
    match.play("pick 2")
    assert not match.can_take_back(0)


def picking() -> Match[Imperium]:
    """A game of Imperium in which the first choice is which cards are discarded."""
    game = imperium(seats=[{"hand": ["prosperity", "unrest", "unrest", "steppe"]}], market=["town", "city"])
    game.play("pass", "place on town")
    return Match(IMPERIUM, {}, ["human"] * 2, "seed", start=IMPERIUM.to_json(game.state))


def test_several_things_are_chosen_in_any_order_and_all_at_once() -> None:
    """What is half a choice, or more than one, changes nothing."""
    match = picking()
    with pytest.raises(IllegalOption) as half:
        match.choose(["discard steppe"])
    assert half.value.reason.key == "several-enough"
    with pytest.raises(IllegalOption) as more:
        match.choose(["discard steppe", "pass", "pass"])
    assert more.value.reason.key == "several-other"
    assert not match.plies
    match.choose(["discard unrest", "discard steppe", "discard unrest", "pass"])
    taken = [ply.code for ply in match.plies[:4]]
    assert taken[:3] == sorted(["discard unrest", "discard steppe", "discard unrest"], key=index_of)
    assert taken[3] == "pass"


def index_of(code: str) -> int:
    """Its place in the order of the rules."""
    return IMPERIUM.parse(code).index


def test_several_things_are_taken_back_together() -> None:
    """Whoever takes back the last one is asked for all of them again."""
    match = picking()
    before = match.record().to_text()
    for code in sorted(["discard unrest", "discard steppe"], key=index_of):
        match.play(code)
        assert match.way_back(0) == [0]
    match.take_back()
    assert match.record().to_text() == before


def test_rewinding_leads_back_to_every_position() -> None:
    """Undo is a replay of what came before."""
    match = random_match("rewind", 120)
    codes = [ply.code for ply in match.plies]
    digests = {}
    for ply in (0, 1, 57, 119):
        digests[ply] = GAME.digest(random_match("rewind", ply).state)
    for ply in (119, 57, 1, 0):
        match.rewind(ply)
        assert GAME.digest(match.state) == digests[ply]
        assert [each.code for each in match.plies] == codes[:ply]
        assert all(number <= ply for number in match.digests)


# Records.


@pytest.mark.parametrize("chance", ["fast", "secure"])
def test_a_record_survives_its_text(chance: str) -> None:
    """What is written can be read, and says the same."""
    record = random_match("record", 130, chance).record()
    back = record_from_text(record.to_text())
    assert back.to_json() == record.to_json()
    assert back.to_text() == record.to_text()


def test_a_record_has_digests_all_along() -> None:
    """Every so many choices, and at the end."""
    record = random_match("record", 60).record()
    assert sorted(record.digests) == [DIGEST_EVERY, 2 * DIGEST_EVERY, 60]


def test_a_record_replays_to_the_same_position() -> None:
    """Settings, seed and codes say everything."""
    match = random_match("record", 150, "secure")
    again = replay(GAME, match.record())
    assert GAME.digest(again.state) == GAME.digest(match.state)
    assert [(ply.seat, ply.code, ply.shown) for ply in again.plies] == [
        (ply.seat, ply.code, ply.shown) for ply in match.plies
    ]
    keys = [[event.key() for event in ply.events] for ply in match.plies]
    assert [[event.key() for event in ply.events] for ply in again.plies] == keys


def test_a_record_replays_to_any_ply() -> None:
    """Spectating at a move is a replay that stops there."""
    record = random_match("record", 80).record()
    for ply in (0, 1, 25, 79, 80):
        match = replay(GAME, record, ply)
        assert [each.code for each in match.plies] == record.codes[:ply]


def test_a_replay_goes_by_the_settings() -> None:
    """A record keeps what the table chose."""
    match = new_match("settings", ties="sum")
    match.play("place 1 forest")
    assert match.record().settings == {"two_dice_cards": "divide", "ties": "sum"}
    assert replay(GAME, match.record()).settings == match.settings


def changed(record: Record, **parts: Any) -> Record:
    values = {name: getattr(record, name) for name in Record.__slots__}
    return Record(**{**values, **parts})


def test_an_illegal_code_diverges_at_its_ply() -> None:
    """The error says where and why."""
    record = random_match("diverged", 60).record()
    codes = [*record.codes[:30], "starve", *record.codes[31:]]
    with pytest.raises(Diverged) as error:
        replay(GAME, changed(record, codes=codes))
    assert error.value.ply == 31
    assert error.value.reason.key == "record-illegal"
    assert str(error.value.reason.args["why"]).startswith("stone_age-why-")


def test_a_text_that_is_no_code_diverges_at_its_ply() -> None:
    """The error says that no option has that name."""
    record = random_match("diverged", 60).record()
    with pytest.raises(Diverged) as error:
        replay(GAME, changed(record, codes=["plaice 1 forest", *record.codes[1:]]))
    assert error.value.ply == 1
    assert str(error.value.reason.args["why"]).startswith("code-unknown")


@pytest.mark.parametrize("ply", [25, 50, 60])
def test_another_position_diverges_at_the_first_digest(ply: int) -> None:
    """The fingerprint does not fit: the rules or the record have changed before this ply."""
    record = random_match("diverged", 60).record()
    with pytest.raises(Diverged) as error:
        replay(GAME, changed(record, digests={**record.digests, ply: "0" * 16}))
    assert error.value.ply == ply
    assert error.value.reason.key == "record-different"


def test_another_seed_diverges() -> None:
    """The digests notice other dice or another deck."""
    record = random_match("diverged", 60).record()
    with pytest.raises(Diverged) as error:
        replay(GAME, changed(record, seed="another", codes=record.codes[:0], digests={0: "0" * 16}))
    assert error.value.ply == 0


def test_a_record_of_another_version_is_refused() -> None:
    """Rules that have changed would replay it differently."""
    record = random_match("version", 5).record()
    with pytest.raises(BadRecord) as error:
        replay(GAME, changed(record, version=GAME.version + 1))
    assert error.value.reason.key == "record-version"


def test_a_scripted_state_keeps_its_script_apart() -> None:
    """The rest of the script belongs to the position, so two positions with other dice to come differ."""
    one = scenario(dice=[1, 2]).state
    two = scenario(dice=[1, 3]).state
    assert isinstance(one.rng, ScriptedRng)
    assert GAME.digest(one) != GAME.digest(two)


def test_chance_that_began_anew_is_kept_by_a_record() -> None:
    """The dice are others from there on, the same in every replay, and nobody takes the line back."""
    rolled = []
    for number in (None, 1, 2):
        match = random_match("anew", 30)
        if number is not None:
            match.play(f"chance anew {number}")
            assert match.way_back(match.plies[-1].seat) == []
        moves = fast_rng("anew moves")
        while (decision := GAME.decision(match.state)) is not None and len(match.plies) < 90:
            match.play(decision.options[moves.below(len(decision.options))].code)
        record = record_from_text(match.record().to_text())
        again = replay(GAME, record)
        assert GAME.digest(again.state) == GAME.digest(match.state)
        again.rewind(55)
        again.rewind(35)
        for ply in match.plies[35:]:
            again.play(ply.code)
        assert GAME.digest(again.state) == GAME.digest(match.state)
        rolled.append(GAME.digest(match.state))
    assert len(set(rolled)) == 3
