"""Games that begin shortly before their end, so that a whole analysis is quick."""

from functools import cache

from civtable.bots.levels import BOOKS
from civtable.core.game import State
from civtable.core.match import Match
from civtable.core.record import Record
from civtable.core.rng import fast_rng
from civtable.games import game_named


@cache
def played(name: str, players: int, seed: str) -> list[State]:
    """The positions with a choice of a game whose seats play by the book, and now and then otherwise."""
    game = game_named(name)
    state = game.start({}, players, fast_rng(f"late {seed}"))
    dice = fast_rng(f"late {seed} moves")
    found: list[State] = []
    while (decision := game.decision(state)) is not None:
        if len(decision.options) == 1:
            game.apply(state, decision.options[0])
            continue
        found.append(game.copy(state))
        ranked = BOOKS[name]("").ranking(state, decision, 4)
        game.apply(state, ranked[0 if dice.below(10) < 7 else dice.below(len(ranked))])
    return found


@cache
def late_record(name: str, players: int, last: int, seed: str = "1") -> Record:
    """A record of about the last choices of a game, which begins at a position in the midst of it."""
    game = game_named(name)
    start = played(name, players, seed)[-last]
    match = Match(game, game_settings(name, start), ["human"] * players, seed, start=game.to_json(start))
    dice = fast_rng(f"late {seed} rest")
    while (decision := game.decision(match.state)) is not None:
        choices = decision.options
        if len(choices) > 1:
            choices = BOOKS[name]("").ranking(match.state, decision, 4)
        match.play(choices[0 if dice.below(10) < 6 else dice.below(len(choices))].code)
    return match.record()


def game_settings(name: str, state: State) -> dict[str, str]:
    """The settings of a position."""
    form = game_named(name).to_json(state).get("settings")
    return {key: str(value) for key, value in form.items()} if isinstance(form, dict) else {}
