"""Through the Ages (2015 and 2006) for two to four players."""

from typing import Final

from civtable.core.game import Game, viewing
from civtable.core.steps import described
from civtable.games.through_the_ages import happenings
from civtable.games.through_the_ages.cards.facts import facts
from civtable.games.through_the_ages.editions import no_such_table
from civtable.games.through_the_ages.observation.observer import OBSERVER
from civtable.games.through_the_ages.options import OPTIONS, RESIGNING
from civtable.games.through_the_ages.origins import gains
from civtable.games.through_the_ages.politics.impacts import SOURCES, scores
from civtable.games.through_the_ages.positions.arrange import arrange
from civtable.games.through_the_ages.positions.check import check
from civtable.games.through_the_ages.positions.fields import FIELDS
from civtable.games.through_the_ages.positions.form import UNORDERED, to_json
from civtable.games.through_the_ages.positions.reader import from_json
from civtable.games.through_the_ages.rules import QUESTIONS, SETTINGS, new
from civtable.games.through_the_ages.state import ThroughTheAges
from civtable.games.through_the_ages.view import determinize, view
from civtable.games.through_the_ages.views import HandView as HandView
from civtable.games.through_the_ages.views import PileView as PileView
from civtable.games.through_the_ages.views import PlayerView as PlayerView
from civtable.games.through_the_ages.views import ThroughTheAgesView as ThroughTheAgesView
from civtable.games.through_the_ages.words.text import answer_words, event_words, option_words, question_words


def chance(number: int) -> int:
    """Chance only shuffles here: 1 is the first card of those that are left."""
    return number - 1


GAME: Final = Game[ThroughTheAges](
    name="through_the_ages",
    version=3,
    seats=[2, 3, 4],
    settings=SETTINGS,
    options=OPTIONS,
    questions=QUESTIONS,
    events=happenings.EVENTS,
    sources=SOURCES,
    pieces=[],
    state_type=ThroughTheAges,
    new=new,
    view=viewing(view),
    view_type=ThroughTheAgesView,
    determinize=determinize,
    scores=scores,
    check=check,
    to_json=to_json,
    from_json=from_json,
    chance_number=chance,
    facts=facts,
    option_words=option_words,
    answer_words=answer_words,
    event_words=event_words,
    question_words=question_words,
    giving_up=RESIGNING,
    arrange=arrange,
    refuse=no_such_table,
    gains=gains,
    unordered=UNORDERED,
    fields=described(FIELDS),
    observer=OBSERVER,
)
