"""How everything of a game is pickled and copied by Python's own modules, `pickle` and `copy`.

Those ask the table of `copyreg` how an object is taken apart; here is what is entered there, for both builds.
A state travels as its JSON form under a checksum and is checked when it is read, an option as its code, which
leads to the interned one again, a match as its record, which is replayed. The game goes with each of them,
by name and version: `civtable.games` knows the games and refuses those of another civtable.

A pickle holds what is hidden too, hands and decks and the dice to come: it is for processes of one owner.
"""

import copyreg
import json
from collections.abc import Callable
from typing import Final

from civtable.core.errors import BadPickle
from civtable.core.events import Event
from civtable.core.game import Decision, Game, Option, Several, State
from civtable.core.match import Match, Ply, replay
from civtable.core.parts import Score, Setting
from civtable.core.reading import Node
from civtable.core.record import Record, record_from_text
from civtable.core.rng import Rng, ScriptedRng, SecureRng, rng_from_json
from civtable.core.values import Json, canonical, fingerprint
from civtable.core.words import Argument, Phrase, Reason

AnyGame = Game[State]
GENERATORS: Final[list[type[Rng]]] = [Rng, SecureRng, ScriptedRng]
PHRASES: Final[list[type[Phrase]]] = [Phrase, Reason]

KNOWN: Final[list[AnyGame]] = []
"""The games that `make_known` has been told of, so that options and states find theirs."""


def make_known(game: AnyGame) -> None:
    """Let the states and options of a game be pickled."""
    KNOWN.append(game)
    copyreg.pickle(game.state_type, state_parts)


# Games: where an option, a decision or a state belongs.


def homeless(thing: str) -> BadPickle:
    """The error for something that belongs to no known game."""
    return BadPickle(Reason("pickle-homeless", {"thing": thing}))


def game_of_option(option: Option) -> AnyGame:
    """The game in whose table an option stands."""
    for game in KNOWN:
        if option.index < len(game.options) and game.options[option.index] is option:
            return game
    raise homeless(repr(option))


def game_of_state(state: State) -> AnyGame:
    """The game that a state is of."""
    for game in KNOWN:
        if type(state) is game.state_type:
            return game
    raise homeless(repr(state))


# Plain data under a checksum.


def sealed(data: Json) -> tuple[str, str]:
    """Data as text, and the checksum that `opened` wants."""
    text = canonical(data)
    return text, fingerprint(text)


def opened(text: str, checksum: str) -> Node:
    """The data again, unless it was changed."""
    if fingerprint(text) != checksum:
        raise BadPickle(Reason("pickle-damaged"))
    data: Json = json.loads(text)
    return Node(data)


# What is taken apart, and how it is put together again.


def option_parts(option: Option) -> tuple[Callable[[AnyGame, str], Option], tuple[AnyGame, str]]:
    """An option is its game and its code."""
    return option_from, (game_of_option(option), option.code)


def option_from(game: AnyGame, code: str) -> Option:
    """The interned option."""
    return game.parse(code)


def decision_parts(
    decision: Decision,
) -> tuple[Callable[[AnyGame, int, int, list[str]], Decision], tuple[AnyGame, int, int, list[str]]]:
    """A decision is its game, who chooses, the kind of question, and the codes."""
    game = game_of_option(decision.options[0])
    return decision_from, (game, decision.seat, decision.kind, [option.code for option in decision.options])


def decision_from(game: AnyGame, seat: int, kind: int, codes: list[str]) -> Decision:
    """The decision, with interned options."""
    return Decision(seat, kind, [game.parse(code) for code in codes])


def state_parts(state: State) -> tuple[Callable[[AnyGame, str, str], State], tuple[AnyGame, str, str]]:
    """A state is its game and its JSON form. As with every copy, its log stays behind."""
    game = game_of_state(state)
    text, checksum = sealed(game.to_json(state))
    return state_from, (game, text, checksum)


def state_from(game: AnyGame, text: str, checksum: str) -> State:
    """The state, checked against the rules."""
    return game.from_json(opened(text, checksum).value)


def match_parts(match: Match[State]) -> tuple[Callable[[AnyGame, str], Match[State]], tuple[AnyGame, str]]:
    """A match is its game and its record."""
    return match_from, (match.game, match.record().to_text())


def match_from(game: AnyGame, text: str) -> Match[State]:
    """The match, played again."""
    return replay(game, record_from_text(text))


def record_parts(record: Record) -> tuple[Callable[[str], Record], tuple[str]]:
    """A record is its text, which has a checksum of its own."""
    return record_from_text, (record.to_text(),)


def rng_parts(rng: Rng) -> tuple[Callable[[str, str], Rng], tuple[str, str]]:
    """A generator is its JSON form."""
    return rng_from, sealed(rng.to_json())


def rng_from(text: str, checksum: str) -> Rng:
    """The generator, at the same number."""
    return rng_from_json(opened(text, checksum))


# Values, which are what they were made of.


def phrase_parts(phrase: Phrase) -> tuple[type[Phrase], tuple[str, dict[str, Argument]]]:
    """A phrase or a reason."""
    return type(phrase), (phrase.key, phrase.args)


def event_parts(event: Event) -> tuple[type[Event], tuple[int, int, list[int] | None, int]]:
    """An event."""
    return Event, (event.kind, event.seat, event.facts, event.seen_by)


def ply_parts(ply: Ply) -> tuple[type[Ply], tuple[int, str, int, list[Event], bool]]:
    """A ply."""
    return Ply, (ply.seat, ply.code, ply.shown, ply.events, ply.goes_on)


def score_parts(score: Score) -> tuple[type[Score], tuple[int, list[tuple[str, int]], int, int]]:
    """A score."""
    return Score, (score.seat, score.points, score.total, score.rank)


def setting_parts(setting: Setting) -> tuple[type[Setting], tuple[str, list[str], bool, bool]]:
    """A setting."""
    return Setting, (setting.name, setting.values, setting.later, setting.shown)


def several_parts(
    several: Several,
) -> tuple[type[Several], tuple[list[Option], int, int, Option | None, bool]]:
    """Several things that are chosen together."""
    return Several, (several.things, several.least, several.most, several.enough, several.ordered)


copyreg.pickle(Option, option_parts)
copyreg.pickle(Decision, decision_parts)
copyreg.pickle(Match, match_parts)
copyreg.pickle(Record, record_parts)
copyreg.pickle(Event, event_parts)
copyreg.pickle(Ply, ply_parts)
copyreg.pickle(Score, score_parts)
copyreg.pickle(Setting, setting_parts)
copyreg.pickle(Several, several_parts)
for generator in GENERATORS:
    copyreg.pickle(generator, rng_parts)
for kind in PHRASES:
    copyreg.pickle(kind, phrase_parts)
