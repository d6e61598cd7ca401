"""The variants of the 2006 edition, each as a setting."""

from typing import Any

import pytest

from civtable.games.through_the_ages.data import AGGRESSION, PACT, WAR
from tests.through_the_ages.table import TABLE
from tests.through_the_ages_2006.table import Table, new_game, scenario


def faces(pile: list[Any]) -> list[str]:
    """The cards of a pile, whoever knows them."""
    return [entry if isinstance(entry, str) else entry["card"] for entry in pile]


# Simplifying.


def test_simplifying_gives_a_yellow_token_more() -> None:
    """19 in the bank: the third worker is still content and eats nothing."""
    game = new_game(variants={"simplifying": "yes"})
    assert (game[0].yellow, game[0].unused, sum(game[0].workers.values())) == (19, 1, 6)


def test_simplifying_raises_the_urban_limit() -> None:
    """Three temples under Despotism."""
    board = {"stored": {"bronze": 9}, "workers": {"religion": 2}, "unused_workers": 2}
    game = scenario(variants={"simplifying": "yes"}, seats=[board])
    game.play("build religion")
    assert game[0].workers["religion"] == 3
    assert game.why("build religion") == "urban_limit"
    assert scenario(seats=[board]).why("build religion") == "urban_limit"


# No military alliances.

ALONE = {"military_alliances": "no"}


def test_only_one_rival_attacks_a_civilization() -> None:
    """Seat 1 has attacked seat 2, so seat 0 may not until seat 1 acts politically again."""
    armed = {"workers": {"warriors": 6}, "government": "despotism"}
    boards = [{**armed, "military_hand": ["spy"]}, {**armed, "military_hand": ["spy"]}, {}]
    game = scenario(3, variants=ALONE, age="II", ask="politics", turn=1, seats=boards)
    game.play("aggression spy seat 2", "done", "pass", "end")
    game.play("pass", "end")
    assert game.asked() == ("politics", 0)
    assert game.why("aggression spy seat 2") == "attacked_by_another"
    assert game.why("aggression spy seat 1") is None
    free = scenario(3, age="II", ask="politics", turn=1, seats=boards)
    free.play("aggression spy seat 2", "done", "pass", "end", "pass", "end")
    assert free.why("aggression spy seat 2") is None


def test_the_attacker_may_go_on_with_the_same_rival() -> None:
    """The marker stays if the same civilization is attacked again."""
    own = {"workers": {"warriors": 6}, "military_hand": ["spy", "enslave"]}
    game = scenario(3, variants=ALONE, age="II", ask="politics", seats=[own])
    game.play("aggression spy seat 2", "done", "pass", "end", "pass", "end", "pass", "end")
    assert game.asked() == ("politics", 0)
    assert game.why("aggression enslave seat 2") is None


def test_the_marker_returns_with_the_next_political_action() -> None:
    """Whatever it is, also none: then others may attack."""
    armed = {"workers": {"warriors": 6}}
    boards = [{**armed, "military_hand": ["spy"]}, {**armed, "military_hand": ["spy"]}, {}]
    game = scenario(3, variants=ALONE, age="II", ask="politics", seats=boards)
    game.play("aggression spy seat 2", "done", "pass", "end")
    assert game.why("aggression spy seat 2") == "attacked_by_another"
    game.play("pass", "end", "pass", "end")
    game.play("pass", "end")
    assert game.why("aggression spy seat 2") is None


def test_a_war_takes_the_marker_too() -> None:
    """Until the attacker's next political action, which comes after the war."""
    boards = [
        {"military_hand": ["war_over_technology"]},
        {"workers": {"warriors": 6}, "military_hand": ["spy"]},
        {},
    ]
    game = scenario(3, variants=ALONE, age="II", ask="politics", seats=boards)
    game.play("war war_over_technology seat 2", "end")
    assert game.why("aggression spy seat 2") == "attacked_by_another"


def test_who_leaves_gives_the_marker_back() -> None:
    """Seat 0 leaves before the own war is fought, so seat 1 may attack its target."""
    boards = [
        {"military_hand": ["war_over_technology"]},
        {"workers": {"warriors": 6}, "military_hand": ["spy"]},
        {},
    ]
    game = scenario(3, variants=ALONE, age="II", ask="politics", seats=boards)
    game.play("war war_over_technology seat 2", "end", "pass", "end", "pass", "end", "resign")
    assert game.asked() == ("politics", 1)
    assert game.why("aggression spy seat 2") is None


# Peace.


@pytest.mark.parametrize(("age", "deck"), [("A", 42), ("I", 33), ("II", 27)])
def test_the_peaceful_variant_has_no_attacks_and_no_pacts(age: str, deck: int) -> None:
    """Colonies, tactics and events stay: 50 - 8, 50 - 17 and 45 - 18 cards."""
    last = {"A": ["moses"], "I": ["iron"], "II": ["coal"]}[age]
    game = scenario(3, variants={"peaceful": "yes"}, age=age, round=2, turn=2, deck=last)
    game.play("end")
    kinds = {TABLE[card].kind for card in game.part("military_deck")}
    assert not kinds & {AGGRESSION, WAR, PACT}
    assert len(game.part("military_deck")) == deck


# Drawing as a military action.

DRAWING = {"military_draws": "action"}


def test_cards_are_drawn_for_military_actions() -> None:
    """One each, as often as there are actions, more than three included; none at the end of the turn."""
    board = {"government": "communism", "workers": {"religion": 1}}
    game = scenario(variants=DRAWING, age="III", seats=[board])
    for number in range(1, 6):
        game.play("draw")
        assert (len(game[0].military_hand), game[0].ma) == (number, 5 - number)
    assert game.why("draw") == "no_military_actions"
    game.play("end")
    assert len(game[0].military_hand) == 5
    assert len(game[1].military_hand) == 0


def test_no_cards_are_drawn_at_the_end_of_a_turn() -> None:
    """Unused military actions are lost; without the variant there is no drawing in between."""
    game = scenario(variants=DRAWING)
    game.play("end")
    assert game[0].military_hand == []
    assert scenario().why("draw") is not None


def test_nothing_is_drawn_where_there_is_no_deck() -> None:
    """Not in the first round, nor in Age IV."""
    assert new_game(variants=DRAWING).offered("draw") == []
    assert scenario(variants=DRAWING, age="IV", round=20).offered("draw") == []


def test_an_empty_deck_is_made_of_the_discards() -> None:
    """A card that was discarded after the deck had run out can be drawn; without one there is none."""
    game = scenario(variants=DRAWING, military_deck=[], discards={"I": ["rats"]})
    game.play("draw")
    assert game[0].military_hand == ["rats"]
    assert game.why("draw") == "no_military_cards"


def test_drawn_cards_are_discarded_after_the_next_political_action() -> None:
    """Down to the number of military actions."""
    game = scenario(variants=DRAWING, seats=[{"military_hand": ["rats"]}])
    game.play("draw", "draw", "end", "pass", "end", "pass")
    assert game.asked() == ("discard", 0)


# Alternative corruption.

RESTING = {"corruption": "alternative"}


def test_a_mine_may_rest() -> None:
    """One token less is taken from the bank, and the corruption with it does not come: 9 stay."""
    board = {"workers": {"agriculture": 0, "bronze": 1, "iron": 1}, "blue_bank": 10}
    game = scenario(variants=RESTING, seats=[board])
    game.play("end")
    assert game.asked() == ("mine", 0)
    assert game.offered() == ["pass", "rest bronze", "rest iron"]
    game.play("rest bronze")
    assert (game[0].resources, game[0].blue) == (2, 9)
    strict = scenario(seats=[board])
    strict.play("end")
    assert strict[0].resources == 3 - 2


def test_all_mines_may_produce() -> None:
    """Nobody has to rest; farms always produce."""
    game = scenario(variants=RESTING)
    game.play("end", "pass")
    assert (game[0].resources, game[0].food) == (2, 2)
    assert len(game[0].military_hand) == 2
    assert game.asked() == ("politics", 1)


def test_nobody_is_asked_in_an_uprising() -> None:
    """Nothing is produced, and no cards are drawn."""
    board = {"yellow_bank": 10, "unused_workers": 0}
    game = scenario(variants=RESTING, seats=[board])
    game.play("end")
    assert game.asked() == ("politics", 1)
    assert (game[0].resources, game[0].military_hand) == (0, [])


def test_a_mine_may_rest_in_events() -> None:
    """Whenever mines produce: New Deposits asks everybody in turn, without corruption."""
    own = {"military_hand": ["rats"]}
    game = scenario(variants=RESTING, age="II", ask="politics", events=["new_deposits", "foray"], seats=[own])
    game.play("event rats")
    assert game.asked() == ("mine", 0)
    game.play("rest bronze", "pass")
    assert (game[0].resources, game[1].resources) == (1, 2)
    assert game.asked() == ("act", 0)


# Bonus cards.


def deck_three(game: Table) -> list[str]:
    """The events of the military deck of Age III, when that age begins."""
    return [card for card in game.part("military_deck") if card.startswith("impact_of_")]


@pytest.mark.parametrize(
    ("chosen", "number"), [({}, 4), ({"face_up_cards": "3"}, 3), ({"face_up_cards": "5"}, 5)]
)
def test_face_up_bonuses_lie_open_from_the_start(chosen: dict[str, str], number: int) -> None:
    """Four as in the advanced version, or three or five; all see them."""
    game = new_game(3, variants={"bonus_cards": "face_up", **chosen})
    assert len(game.view()["bonuses"]["known"]) == number


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_other_events_are_in_the_deck_of_age_three(players: int) -> None:
    """Nine of thirteen."""
    bonuses = ["impact_of_colonies", "impact_of_wonders", "impact_of_strength", "impact_of_science"]
    game = scenario(
        players, variants={"bonus_cards": "face_up"}, age="II", turn=players - 1, deck=["coal"],
        bonuses=[{"card": bonus, "known_by": "all"} for bonus in bonuses],
    )  # fmt: skip
    game.play("end")
    assert game.part("age") == "III"
    assert len(deck_three(game)) == 9
    assert set(deck_three(game)) & set(bonuses) == set()


def test_bonuses_come_age_by_age() -> None:
    """Five face-down cards: one is shown at the start, one after round 1, one at the end of each age."""
    game = new_game(2, variants={"bonus_cards": "age_by_age"})
    assert shown(game) == 1
    assert len(game.part("bonuses")) == 5
    game.play("end", "end")
    assert (game.part("round"), shown(game)) == (2, 2)
    bonuses = game.part("bonuses")
    for age, deck, number in [("I", "iron", 3), ("II", "coal", 4), ("III", "oil", 5)]:
        game = scenario(
            2, variants={"bonus_cards": "age_by_age"}, age=age, turn=1, deck=[deck], bonuses=bonuses
        )
        game.play("end")
        assert shown(game) == number
        bonuses = game.part("bonuses")


def shown(game: Table) -> int:
    """How many bonus cards everybody knows."""
    return len(game.view()["bonuses"]["known"])


@pytest.mark.parametrize(("players", "dealt", "each"), [(2, 6, 2), (3, 4, 1), (4, 3, 1)])
def test_personal_bonuses_are_chosen_in_secret(players: int, dealt: int, each: int) -> None:
    """Twelve are dealt; each player keeps one, with two players two, and only they know which."""
    game = new_game(players, variants={"bonus_cards": "personal"})
    for number in range(each):
        for seat in range(players):
            assert game.asked() == ("choose_bonus", seat)
            assert len(game.offered("bonus_card")) == dealt - number
            game.play(game.offered()[0])
    assert game.asked() == ("act", 0)
    assert len(game.part("bonuses")) == players * each
    for seat in range(players):
        assert len(game.view(seat)["bonuses"]["known"]) == each
    assert game.view()["bonuses"]["known"] in ([], {})


@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 1), (4, 1)])
def test_public_bonuses_are_chosen_openly(players: int, each: int) -> None:
    """All thirteen lie open; each player chooses one in turn, with two players two."""
    game = new_game(players, variants={"bonus_cards": "public"})
    left = 13
    for _ in range(each):
        for seat in range(players):
            assert game.asked() == ("choose_bonus", seat)
            assert len(game.offered("bonus_card")) == left
            game.play(game.offered()[-1])
            left -= 1
    assert game.asked() == ("act", 0)
    assert len(game.view()["bonuses"]["known"]) == players * each


def at_the_end(fewer: str, bonuses: list[str], **changes: Any) -> Table:
    """The last turn ends with these bonus cards."""
    game = scenario(
        2, variants={"bonus_cards": "public", "fewer_bonuses": fewer}, age="IV", round=20, turn=1,
        ask="end_turn", bonuses=[{"card": bonus, "known_by": "all"} for bonus in bonuses], **changes,
    )  # fmt: skip
    game.asked()
    assert game.part("over")
    return game


def test_bonus_cards_count_for_everybody() -> None:
    """Whoever has chosen them."""
    boards = [{"colonies": ["historic_territory_i"]}, {"colonies": ["wealthy_territory_i"]}]
    game = at_the_end("no", ["impact_of_colonies"], seats=boards)
    assert [game[seat].culture for seat in range(2)] == [4, 4]


@pytest.mark.parametrize(("fewer", "culture"), [("no", 4 + 4), ("yes", 4)])
def test_fewer_bonuses_leave_the_event_decks_out(fewer: str, culture: int) -> None:
    """Events of Age III that nobody has revealed do not count; bonus cards still do."""
    board = {"colonies": ["historic_territory_i"], "wonders": ["great_wall"]}
    game = at_the_end(fewer, ["impact_of_colonies"], future_events=["impact_of_wonders"], seats=[board])
    assert game[0].culture == culture
