"""Imperium: Classics and Imperium: Legends, alone against the automa and for two to four players."""

from typing import Final

from civtable.core.game import Game
from civtable.games.imperium import happenings
from civtable.games.imperium.arrange import arrange
from civtable.games.imperium.check import check
from civtable.games.imperium.facts import facts
from civtable.games.imperium.form import to_json
from civtable.games.imperium.form_reader import from_json
from civtable.games.imperium.options import OPTIONS
from civtable.games.imperium.rules import QUESTIONS
from civtable.games.imperium.scoring import SOURCES, scores
from civtable.games.imperium.setup import SETTINGS, new
from civtable.games.imperium.state import Imperium
from civtable.games.imperium.text import event_words, option_words, question_words
from civtable.games.imperium.view import determinize, view


def chance(number: int) -> int:
    """A script gives the numbers themselves; a die of the automa is rolled as 0 to 5."""
    return number


GAME: Final = Game[Imperium](
    name="imperium",
    version=2,
    seats=[1, 2, 3, 4],
    settings=SETTINGS,
    options=OPTIONS,
    questions=QUESTIONS,
    events=happenings.NAMES,
    sources=SOURCES,
    pieces=[],
    new=new,
    view=view,
    determinize=determinize,
    scores=scores,
    check=check,
    to_json=to_json,
    from_json=from_json,
    chance_number=chance,
    facts=facts(),
    option_words=option_words,
    event_words=event_words,
    question_words=question_words,
    arrange=arrange,
)
