"""How far Stone Age is played out in a bot's head, and which of its games are judged alike."""

from typing import Final

from civtable.bots.search.judging import Judge, Kind
from civtable.core.game import State
from civtable.games.stone_age.state import StoneAge

AHEAD: Final = 3
LEAD: Final = 40.0


class StoneAgeJudge(Judge):
    """Judges by the number of players."""

    def round(self, state: State) -> int:
        """The round that is played."""
        assert isinstance(state, StoneAge)
        return state.round

    def kind(self, state: State) -> str:
        """The number of players."""
        assert isinstance(state, StoneAge)
        return str(len(state.players))

    def kinds(self) -> list[Kind]:
        """Two to four players."""
        return [Kind(str(players), players, [{}]) for players in (2, 3, 4)]


JUDGE: Final = StoneAgeJudge("stone_age", AHEAD, LEAD)
