"""Parts of a game that are facts: settings, scores, sets of pieces."""

from civtable.core.values import Json


class Setting:
    """Something a table may choose before the game. The first value is the default.

    A setting that came later than the first records is written into a record only where it is not the
    default, so that old records stay as they are. What is not `shown` is no choice of people: something else
    than a menu sets it (a campaign).
    """

    __slots__ = ("later", "name", "shown", "values")

    def __init__(self, name: str, values: list[str], later: bool = False, shown: bool = True) -> None:
        self.name = name
        self.values = values
        self.later = later
        self.shown = shown

    def __repr__(self) -> str:
        """Its name and values, for developers."""
        return f"<Setting {self.name}: {', '.join(self.values)}>"


class Score:
    """A seat's result: the points by source, the total, and the rank (1 is a winner; ranks can be shared)."""

    __slots__ = ("points", "rank", "seat", "total")

    def __init__(self, seat: int, points: list[tuple[str, int]], total: int, rank: int) -> None:
        self.seat = seat
        self.points = points
        self.total = total
        self.rank = rank

    def __repr__(self) -> str:
        """Total and rank, for developers."""
        return f"<Score of seat {self.seat}: {self.total} points, rank {self.rank}>"

    def to_json(self) -> Json:
        """The result as plain data."""
        return {"seat": self.seat, "total": self.total, "rank": self.rank, "points": dict(self.points)}


class Pieces:
    """A set of pieces that a position has exactly once each (cards, tiles), for setting positions up.

    `box` is the path of the list of those out of the game.
    """

    __slots__ = ("box", "ids")

    def __init__(self, ids: list[str], box: str) -> None:
        self.ids = ids
        self.box = box
