"""What is said about a challenge. Words are made from its conditions, as the judgement is."""

from civtable.challenges.judging import AT_LEAST, AT_MOST, OPEN, REACHED, Condition, Standing, Tally
from civtable.challenges.reading import Challenge
from civtable.challenges.vocabulary import END
from civtable.core.values import Json
from civtable.core.words import Phrase, phrase_json


def title_of(challenge: Challenge) -> Phrase:
    """Its title."""
    return Phrase(f"challenge-title-{challenge.id}")


def goal_words(condition: Condition) -> Phrase:
    """A condition as a goal or a limit."""
    goal = Phrase(
        f"challenge-{condition.game}-{condition.measure}-{condition.bound}", {"n": condition.number}
    )
    if condition.age is not None:
        return Phrase("challenge-by-age", {"goal": goal, "age": condition.age})
    if condition.round is not None:
        return Phrase("challenge-by-round", {"goal": goal, "round": condition.round})
    return goal


def so_far(standing: Standing) -> Phrase:
    """How a condition stands: so much of so much, and whether that is decided. A limit was kept or passed."""
    condition, value = standing.condition, standing.value
    if standing.state == OPEN:
        if value is None:
            return Phrase("challenge-told-later")
        return Phrase(f"challenge-so-far-{condition.bound}", {"value": value, "n": condition.number})
    if standing.state == REACHED and condition.bound == AT_MOST:
        return Phrase("challenge-reached" if condition.counted.kind == END else "challenge-kept")
    if value is None:
        return Phrase(f"challenge-{standing.state}")
    return Phrase(f"challenge-{standing.state}-with", {"value": value, "n": condition.number})


def rivals_words(challenge: Challenge) -> Phrase:
    """Against whom it is played; all bots of a table are of one level."""
    level = Phrase(f"bot-{challenge.bots[0]}")
    return Phrase("challenge-against", {"n": len(challenge.bots), "level": level})


def line_of(challenge: Challenge) -> dict[str, Json]:
    """A challenge in a list; its seed is told to nobody before a game is over."""
    return {
        "id": challenge.id,
        "game": challenge.game,
        "grade": challenge.grade,
        "settings": dict(challenge.settings),
        "seats": [*challenge.seats],
        "title": phrase_json(title_of(challenge)),
        "against": phrase_json(rivals_words(challenge)),
        "stars": [
            [phrase_json(goal_words(condition)) for condition in conditions] for conditions in challenge.stars
        ],
    }


def standing_json(tally: Tally) -> dict[str, Json]:
    """How a game at a challenge stands, condition by condition."""
    return {
        "reached": tally.stars(),
        "lost": tally.lost,
        "stars": [
            [
                {
                    "words": phrase_json(goal_words(standing.condition)),
                    "so_far": phrase_json(so_far(standing)),
                    "state": standing.state,
                    "value": standing.value,
                    "number": standing.condition.number,
                    "goal": standing.condition.bound == AT_LEAST,
                }
                for standing in standings
            ]
            for standings in tally.standings()
        ],
    }
