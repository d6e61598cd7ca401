"""Imperium: Classics and Imperium: Legends, alone against the automa and for two to four players."""

from typing import Final

from civtable.core.game import Game, viewing
from civtable.core.steps import described
from civtable.games.imperium import happenings
from civtable.games.imperium.observation.observer import OBSERVER
from civtable.games.imperium.options import OPTIONS
from civtable.games.imperium.positions.arrange import arrange
from civtable.games.imperium.positions.check import check
from civtable.games.imperium.positions.fields import FIELDS
from civtable.games.imperium.positions.form import UNORDERED, to_json
from civtable.games.imperium.positions.reader import from_json
from civtable.games.imperium.rules import QUESTIONS
from civtable.games.imperium.scoring import SOURCES, rival_points, rival_sources, scores
from civtable.games.imperium.setup import SETTINGS, new
from civtable.games.imperium.state import Imperium
from civtable.games.imperium.view import determinize, view
from civtable.games.imperium.views import AutomaView as AutomaView
from civtable.games.imperium.views import ImperiumView as ImperiumView
from civtable.games.imperium.views import InPlayView as InPlayView
from civtable.games.imperium.views import PlayerView as PlayerView
from civtable.games.imperium.words.facts import facts
from civtable.games.imperium.words.text import answer_words, event_words, option_words, question_words


def chance(number: int) -> int:
    """The die of the automa shows 1 to 6; where cards are drawn, 1 is the first of them."""
    return number - 1


GAME: Final = Game[Imperium](
    name="imperium",
    version=4,
    seats=[1, 2, 3, 4],
    settings=SETTINGS,
    options=OPTIONS,
    questions=QUESTIONS,
    events=happenings.EVENTS,
    sources=SOURCES,
    pieces=[],
    state_type=Imperium,
    new=new,
    view=viewing(view),
    view_type=ImperiumView,
    determinize=determinize,
    scores=scores,
    rival=rival_points,
    rival_sources=rival_sources,
    check=check,
    to_json=to_json,
    from_json=from_json,
    chance_number=chance,
    facts=facts,
    option_words=option_words,
    answer_words=answer_words,
    event_words=event_words,
    question_words=question_words,
    arrange=arrange,
    unordered=UNORDERED,
    fields=described(FIELDS),
    observer=OBSERVER,
)
