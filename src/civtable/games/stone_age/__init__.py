"""Stone Age (2008) for two to four players."""

from typing import Final

from civtable.core.game import Game, viewing
from civtable.core.parts import Pieces
from civtable.core.steps import described
from civtable.games.stone_age.data import BUILDING_IDS, CARD_IDS
from civtable.games.stone_age.facts import facts
from civtable.games.stone_age.happenings import EVENTS
from civtable.games.stone_age.observation import OBSERVER
from civtable.games.stone_age.options import OPTIONS
from civtable.games.stone_age.positions.check import check
from civtable.games.stone_age.positions.form import FIELDS, UNORDERED, from_json, to_json
from civtable.games.stone_age.rules import QUESTIONS, TIES, TWO_DICE_CARDS, new
from civtable.games.stone_age.scoring import SOURCES, scores
from civtable.games.stone_age.state import StoneAge
from civtable.games.stone_age.view import determinize, view
from civtable.games.stone_age.views import PlayerView as PlayerView
from civtable.games.stone_age.views import StoneAgeView as StoneAgeView
from civtable.games.stone_age.words.text import event_words, far_words, option_words, question_words


def die(face: int) -> int:
    """What chance has to give for this face of a die."""
    return face - 1


GAME: Final = Game[StoneAge](
    name="stone_age",
    version=2,
    seats=[2, 3, 4],
    settings=[TWO_DICE_CARDS, TIES],
    options=OPTIONS,
    questions=QUESTIONS,
    events=EVENTS,
    sources=SOURCES,
    pieces=[Pieces(CARD_IDS, "card_box"), Pieces(BUILDING_IDS, "building_box")],
    state_type=StoneAge,
    new=new,
    view=viewing(view),
    view_type=StoneAgeView,
    determinize=determinize,
    scores=scores,
    check=check,
    to_json=to_json,
    from_json=from_json,
    chance_number=die,
    facts=facts,
    option_words=option_words,
    far_words=far_words,
    event_words=event_words,
    question_words=question_words,
    unordered=UNORDERED,
    fields=described(FIELDS),
    observer=OBSERVER,
)
