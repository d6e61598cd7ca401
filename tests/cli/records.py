"""Records to test with, and calls of the program from outside."""

from civtable.core.match import Match
from civtable.core.record import Record
from civtable.core.rng import fast_rng
from civtable.games import GAMES


def random_record(players: int, seed: str, plies: int = 100_000, chance: str = "fast") -> Record:
    """A random game of Stone Age, to its end or for so many plies."""
    game = GAMES["stone_age"]
    match = Match(game, {}, ["human"] + ["random"] * (players - 1), seed, chance)
    rng = fast_rng(f"{seed} moves")
    while len(match.plies) < plies:
        decision = game.decision(match.state)
        if decision is None:
            break
        match.play(decision.options[rng.below(len(decision.options))].code)
    return match.record()
