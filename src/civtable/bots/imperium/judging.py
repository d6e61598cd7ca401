"""How far Imperium is played out in a bot's head, and which of its games are judged alike."""

from typing import Final

from civtable.bots.search.judging import Judge, Kind
from civtable.core.game import State
from civtable.games.imperium.automa.state import LEVEL_NAMES
from civtable.games.imperium.state import Imperium

AHEAD: Final = 5
LEAD: Final = 25.0


class ImperiumJudge(Judge):
    """Judges by the number of players; one player is alone against the automa, at any level."""

    def round(self, state: State) -> int:
        """The round that is played."""
        assert isinstance(state, Imperium)
        return state.round

    def kind(self, state: State) -> str:
        """The number of players."""
        assert isinstance(state, Imperium)
        return str(len(state.players))

    def kinds(self) -> list[Kind]:
        """Alone at all levels in turn, or two to four players; nations of both boxes."""
        alone = [{"box": "mixed", "level": level} for level in LEVEL_NAMES]
        return [
            Kind("1", 1, alone),
            *[Kind(str(players), players, [{"box": "mixed"}]) for players in (2, 3, 4)],
        ]


JUDGE: Final = ImperiumJudge("imperium", AHEAD, LEAD)
