"""How far Imperium is played out in a bot's head, and which of its games are judged alike."""

from typing import Final

from civtable.bots.search.judging import Judge, Kind
from civtable.core.game import State
from civtable.games.imperium.automa.state import LEVEL_NAMES
from civtable.games.imperium.state import Imperium

AHEAD: Final = 5
LEAD: Final = 25.0


class ImperiumJudge(Judge):
    """Judges by the number of players; alone against the automa, by its level."""

    def round(self, state: State) -> int:
        """The round that is played."""
        assert isinstance(state, Imperium)
        return state.round

    def kind(self, state: State) -> str:
        """The number of players, and the level of the automa."""
        assert isinstance(state, Imperium)
        players = str(len(state.players))
        return players if state.automa is None else f"{players} {LEVEL_NAMES[state.automa.level - 1]}"

    def kinds(self) -> list[Kind]:
        """Alone at each level, or two to four players; nations of both boxes."""
        return [
            *[Kind(f"1 {level}", 1, [{"box": "mixed", "level": level}]) for level in LEVEL_NAMES],
            *[Kind(str(players), players, [{"box": "mixed"}]) for players in (2, 3, 4)],
        ]


JUDGE: Final = ImperiumJudge("imperium", AHEAD, LEAD)
