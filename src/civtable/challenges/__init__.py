"""Challenges: deals that are the same for everybody, each with goals, limits and up to three stars.

The rows are in a YAML file for each game, what bots reached at them in `measured.json`, which grades follow
from (`python -m civtable.lab.challenges`). What can be asked for is the vocabulary: `vocabulary.py`,
`stone_age.py`, `through_the_ages.py`. `judging.py` judges a game by it, `telling.py` makes words of it.
"""

from civtable.challenges.judging import MISSED, OPEN, REACHED, Condition, Judge, Standing, Tally
from civtable.challenges.reading import (
    PERSON_AT,
    STARS,
    Challenge,
    NoChallenge,
    Tried,
    all_challenges,
    challenge_named,
    challenges_of,
)

__all__ = [
    "MISSED",
    "OPEN",
    "PERSON_AT",
    "REACHED",
    "STARS",
    "Challenge",
    "Condition",
    "Judge",
    "NoChallenge",
    "Standing",
    "Tally",
    "Tried",
    "all_challenges",
    "challenge_named",
    "challenges_of",
]
