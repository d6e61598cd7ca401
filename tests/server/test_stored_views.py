"""Views of finished games that were stored when an open hand was a list of cards."""

from typing import Any

import pytest

from civtable.core.game import SPECTATOR, State
from civtable.core.match import Match
from civtable.core.rng import fast_rng
from civtable.core.values import Json
from civtable.games import GAMES
from civtable.server.past.opening import Found, still_table
from civtable.server.past.stored_views import HANDS, shown_today
from civtable.server.storage.packing import packed
from tests.core.shapes import misfit


def last_views(name: str) -> dict[str, Any]:
    """The end of a game, through everybody's eyes, as it is kept."""
    game = GAMES[name]
    match: Match[State] = Match(game, {}, ["a", "b"], "stored")
    dice = fast_rng("stored")
    while (decision := game.decision(match.state)) is not None:
        game.apply(match.state, decision.options[dice.below(len(decision.options))])
    return {str(eyes): game.view(match.state, eyes) for eyes in (SPECTATOR, 0, 1)}


def in_old_form(views: dict[str, Any]) -> dict[str, Any]:
    """The same with hands as they were stored once."""
    return {
        eyes: {
            **view,
            "players": [
                {**player, **{hand: player[hand]["cards"] for hand in HANDS if hand in player}}
                for player in view["players"]
            ],
        }
        for eyes, view in views.items()
    }


@pytest.mark.parametrize("name", GAMES)
def test_old_views_become_those_of_today(name: str) -> None:
    today = last_views(name)
    old = in_old_form(today)
    assert (old == today) == (name == "stone_age")
    assert shown_today(name, old) == today
    assert shown_today(name, today) == today
    for view in shown_today(name, old).values():
        assert misfit(view, GAMES[name].view_type, name) is None


def test_a_table_is_opened_with_views_of_today() -> None:
    today = last_views("imperium")
    rest: dict[str, Json] = {"ply": 1, "scores": [], "log": [], "history": [], "sources": [], "record": ""}
    final = packed({"views": in_old_form(today), **rest})
    row = {"id": "abcdefghijkl", "game": "imperium", "version": 0, "seats": [{}, {}]}
    row |= {"hints": False, "counted": False, "challenge": None, "rated": False}
    still = still_table(Found(row, True, [], [], {}, final), None, None)
    assert still.final is not None
    assert still.final["views"] == today
