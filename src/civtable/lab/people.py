"""What games of people look like, beside which a census can be put: only figures that somebody counted.

Through the Ages: means of 1,011 recorded games, and the middle half of their points. Stone Age: championships
with four players; points of the winners, and cards and buildings of the finalists, in 2009; rounds of the
finals from 2016 to 2023. Of Imperium, and of Stone Age with fewer players, too few games are known.
"""

from typing import Final

Figure = tuple[float, float]
"""A middle half or a range from low to high; twice the same number is a mean."""

HALF: Final = "half"
WINNER: Final = "winner"
"""Rows of every census: the points at the end, and those of the winner."""

PEOPLE: Final[dict[str, dict[int, dict[str, Figure]]]] = {
    "stone_age": {
        4: {
            WINNER: (137, 235),
            "rounds": (9, 11),
            "civilization_cards": (8, 8),
            "buildings": (5, 5),
        },
    },
    "through_the_ages": {
        2: {
            HALF: (121, 190),
            "rounds": (19.4, 19.4),
            "cards": (34, 34),
            "wonders": (2.7, 2.7),
            "leaders": (3.7, 3.7),
            "colonies": (1.5, 1.5),
            "wars": (0.5, 0.5),
            "aggressions": (1.4, 1.4),
        },
        3: {
            HALF: (140, 211),
            "rounds": (18.6, 18.6),
            "cards": (29, 29),
            "wonders": (2.5, 2.5),
            "leaders": (3.6, 3.6),
            "colonies": (1.2, 1.2),
            "wars": (0.5, 0.5),
            "aggressions": (1.6, 1.6),
        },
        4: {
            HALF: (145, 237),
            "rounds": (19.2, 19.2),
            "cards": (30, 30),
            "wonders": (2.5, 2.5),
            "leaders": (3.6, 3.6),
            "colonies": (1.4, 1.4),
            "wars": (0.6, 0.6),
            "aggressions": (3.0, 3.0),
        },
    },
}
"""By game, number of players and row of the census."""


def people(game: str, players: int, settings: dict[str, str]) -> dict[str, Figure]:
    """People's figures for games like these; nothing where there are none."""
    if settings.get("edition", "2015") != "2015":
        return {}
    return PEOPLE.get(game, {}).get(players, {})
