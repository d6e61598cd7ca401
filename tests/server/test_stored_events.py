"""Logs of finished games that were stored when events had two numbers."""

from typing import Any

import pytest

from civtable.games import GAMES
from civtable.server.past.stored_events import UNPACKED, event_today, told_today

OLD: list[tuple[str, str, int, int, dict[str, Any]]] = [
    ("stone_age", "placed", 4, 3, {"place": "forest", "people": 3}),
    ("stone_age", "rolled", 4, 0x010100, {"place": "forest", "dice": [3, 5]}),
    ("stone_age", "rolled_for_all", 0, 0x1001, {"dice": [1, 4]}),
    ("stone_age", "paid", 0x1020, 0, {"goods": {"brick": 2, "gold": 1}}),
    ("stone_age", "took_card", 0, 2, {"card": "C01", "place": "card_3"}),
    ("stone_age", "turned_up_card", 0, 3, {"card": "C01", "place": "card_4"}),
    ("stone_age", "turned_up_building", 0, 1, {"place": "building_2"}),
    ("stone_age", "game_ended", 2, 0, {"by": "buildings"}),
    ("through_the_ages", "age_began", 2, 0, {"age": "II"}),
    ("through_the_ages", "gained_culture", 4, -1, {"amount": 4, "card": None}),
    ("through_the_ages", "attacked", 0, 1, {"rival": 1}),
    ("through_the_ages", "repelled", 0, 0, {"rival": None, "strength": None, "rival_strength": None}),
    ("through_the_ages", "war_won", 0, 5, {"advantage": 5, "rival": None, "strength": None}),
    ("imperium", "stole", 1, 203, {"resource": "population", "amount": 3, "rival": 2}),
    ("imperium", "dealt", 0, 2, {"space": 3}),
    ("imperium", "placed", 0, 42, {"resource": "progress", "amount": 4}),
    ("imperium", "automa_placed", 0, 10, {"resource": "material", "amount": 1}),
    ("imperium", "automa_row", 2102, 0, {"nation": "greeks", "table": "empire", "row": 2}),
    ("imperium", "automa_row_failed", 2102, 500, {"nation": "greeks", "table": "empire", "row": 2}),
    ("imperium", "automa_cannot", 2, 601, {"nation": "greeks", "sequence": 6, "step": 1}),
]


@pytest.mark.parametrize(("game", "kind", "a", "b", "fields"), OLD)
def test_two_numbers_become_fields(game: str, kind: str, a: int, b: int, fields: dict[str, Any]) -> None:
    stored = {"kind": kind, "seat": 0, "a": a, "b": b, "words": {"key": "old", "args": {"a": a, "b": b}}}
    told = event_today(GAMES[game], stored)
    assert {"event": kind, "seat": 0, **fields}.items() <= told.items()
    assert told["words"] != stored["words"]
    assert "a" not in told


def test_added_tools_were_an_option() -> None:
    option = GAMES["stone_age"].by_code["tools 3 once 4"]
    stored = {"kind": "added_tools", "seat": 1, "a": option.index, "b": 7, "words": {}}
    told = event_today(GAMES["stone_age"], stored)
    assert (told["tiles"], told["one_use"], told["pips"]) == ([3], [4], 7)


def test_every_kind_that_was_packed_is_one_of_its_game() -> None:
    for game, kinds in UNPACKED.items():
        assert set(kinds) <= {kind.name for kind in GAMES[game].events}


def test_an_unknown_kind_of_event_is_refused_as_a_value() -> None:
    """What a generator raises when nothing is found would be lost between threads, and who waits with it."""
    with pytest.raises(ValueError, match="danced"):
        event_today(GAMES["stone_age"], {"kind": "danced", "seat": 0, "a": 1, "b": 2})


def test_a_log_of_today_stays_as_it_is() -> None:
    log = [{"ply": 1, "seat": 0, "events": [{"event": "paid", "seat": 0, "words": {}}], "code": "x"}]
    assert told_today("stone_age", log) == log
