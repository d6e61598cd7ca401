"""How far Through the Ages is played out in a bot's head, and which of its games are judged alike."""

from typing import Final

from civtable.bots.search.judging import Judge, Kind
from civtable.core.game import State
from civtable.games.through_the_ages.editions import VERSION
from civtable.games.through_the_ages.state import ThroughTheAges

AHEAD: Final = 4
LEAD: Final = 40.0


class ThroughTheAgesJudge(Judge):
    """Judges by edition and number of players; the shorter games of 2006 are played to their end."""

    def round(self, state: State) -> int:
        """The round that is played."""
        assert isinstance(state, ThroughTheAges)
        return state.round

    def kind(self, state: State) -> str:
        """The edition, the version of 2006, and the number of players."""
        assert isinstance(state, ThroughTheAges)
        edition, players = state.edition, len(state.players)
        return f"2006 {edition.settings[VERSION.name]} {players}" if edition.original else f"2015 {players}"

    def kinds(self) -> list[Kind]:
        """Both editions in full, two to four players."""
        new = [Kind(f"2015 {players}", players, [{}]) for players in (2, 3, 4)]
        return new + [Kind(f"2006 full {players}", players, [{"edition": "2006"}]) for players in (2, 3, 4)]


JUDGE: Final = ThroughTheAgesJudge("through_the_ages", AHEAD, LEAD)
