"""The line of a record sheet by what is kept of a game is the same as by the game itself."""

import pytest

from civtable.core.match import Match
from civtable.games.imperium import GAME
from civtable.games.imperium.campaign.series import Campaign, new_campaign
from civtable.games.imperium.cards.table import BY_ID, NATION_IDS
from civtable.games.imperium.state import BY_COLLAPSE, BY_SCORING, Imperium
from civtable.games.imperium.terms import PROGRESS
from civtable.games.imperium.view import view

ROMANS = NATION_IDS.index("romans")
CELTS = NATION_IDS.index("celts")
WON = {"points": 500, "ended": BY_SCORING}
LOST = {"points": 0, "ended": BY_SCORING}
COLLAPSED = {"points": 0, "ended": BY_COLLAPSE}


def at_its_end(points: int, ended: int) -> tuple[Campaign, Match[Imperium]]:
    """A game that is over, with cards gained and one that the campaign had added before."""
    series = new_campaign("Ana", ROMANS, "classics", False)
    match = Match(GAME, series.settings(CELTS, "b"), ["human"], "kept")
    you = match.state.players[0]
    you.tokens[PROGRESS] = points
    you.history.append(BY_ID["town"])
    you.deck.append(BY_ID["temple"])
    you.discard.append(BY_ID["armenians"])
    you.hand += [BY_ID["oasis"], BY_ID["great"]]
    assert match.state.automa is not None
    match.state.automa.tokens[PROGRESS] = 250
    match.state.ended = ended
    series.running = match.record()
    return series, match


@pytest.mark.parametrize("end", [WON, LOST, COLLAPSED], ids=["won", "lost", "collapsed"])
def test_the_last_view_tells_the_same_as_the_game(end: dict[str, int]) -> None:
    series, match = at_its_end(**end)
    other, _ = at_its_end(**end)
    played, kept = series.note(match.state), other.note_kept(view(match.state, 0))
    assert kept.to_json() == played.to_json()
    assert other.running is None
    assert kept.won == (end is WON)
    assert kept.collapsed == (end is COLLAPSED)
    assert len(kept.gained) == (4 if end is WON else 0)
