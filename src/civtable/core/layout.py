"""What the numbers of an observation are called, and which of them speak of the same thing.

Read in one row, numbers are the flat observation. Read by what they speak of, they are tokens: a card that
lies somewhere, with all that is said about it there, is one token; so is a place, a tile, an ability. Both
forms follow from the same parts, which a game names once. The class of a part says what its numbers are.
"""


class Part:
    """A stretch of an observation: numbers that belong together, each with a name of its own.

    A number divided by `scale` lies between 0 and 1, or not far outside. Whose it is stands before the first
    dot of the name (`self.goods`), if it is somebody's. Of a plain part there are no tokens: its numbers are
    said about a seat or about the whole table.
    """

    __slots__ = ("meaning", "name", "names", "scale")

    def __init__(self, name: str, names: list[str], scale: int, meaning: str) -> None:
        self.name = name
        self.names = names
        self.scale = scale
        self.meaning = meaning


class Things(Part):
    """A number for each of some things of a kind: a token for each that is not zero.

    Where they lie, the zone of the tokens, is the name of the part.
    """

    __slots__ = ("kind",)

    def __init__(self, name: str, names: list[str], scale: int, meaning: str, kind: str = "card") -> None:
        super().__init__(name, names, scale, meaning)
        self.kind = kind


class Whereabouts(Part):
    """A number for each copy of a thing that says where it lies: the zone is `places[number - 1]`.

    `things` has the name of the thing for each number. Higher numbers than there are places mean the last
    one. What lies at `elsewhere` is in another part, and 0 is nowhere: both have no token here.
    """

    __slots__ = ("elsewhere", "kind", "places", "things")

    def __init__(
        self,
        name: str,
        names: list[str],
        scale: int,
        meaning: str,
        things: list[str],
        places: list[str],
        elsewhere: int = 0,
        kind: str = "card",
    ) -> None:
        super().__init__(name, names, scale, meaning)
        self.things = things
        self.places = places
        self.elsewhere = elsewhere
        self.kind = kind


class Lookups(Part):
    """Numbers that stand for things of a kind, of which 1 is the first; 0 is none and no token.

    Each number has a zone of its own.
    """

    __slots__ = ("kind",)

    def __init__(self, name: str, names: list[str], scale: int, meaning: str, kind: str = "card") -> None:
        super().__init__(name, names, scale, meaning)
        self.kind = kind


class More(Part):
    """More about the tokens of another part: by the same names, or all of it where that has one number."""

    __slots__ = ("about",)

    def __init__(self, name: str, names: list[str], scale: int, meaning: str, about: str) -> None:
        super().__init__(name, names, scale, meaning)
        self.about = about


class Again(Part):
    """Numbers that follow from others, for who reads them in one row; tokens leave them out."""

    __slots__ = ()


class Thing:
    """Something that tokens speak of: what kind of thing, its name, and the numbers printed on it."""

    __slots__ = ("kind", "name", "printed")

    def __init__(self, kind: str, name: str, printed: list[int]) -> None:
        self.kind = kind
        self.name = name
        self.printed = printed


def owned_by(whose: str, parts: list[Part]) -> list[Part]:
    """The parts of somebody, who is named before their names."""
    for part in parts:
        part.name = f"{whose}.{part.name}"
        if isinstance(part, More):
            part.about = f"{whose}.{part.about}"
    return parts
