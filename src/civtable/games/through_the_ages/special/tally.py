"""The sums behind the ratings."""


class Tally:
    """The sums that make up the ratings, while they are worked out."""

    __slots__ = (
        *("science", "culture", "strength", "faces", "civil", "military", "more", "twice"),
        *("temple_faces", "theater_faces", "wonder_faces", "government_faces"),
    )

    def __init__(self, more: int, twice: int) -> None:
        self.science = 0
        self.culture = 0
        self.strength = 0
        self.faces = 0
        self.civil = 0
        self.military = 0
        self.more = more  # 1 if a wonder adds a face to every other source
        self.twice = twice  # 1 if it makes every happy face count twice instead
        self.temple_faces = 0
        self.theater_faces = 0
        self.wonder_faces = 0
        self.government_faces = 0
