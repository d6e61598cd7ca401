"""The kinds of question of Imperium, in their order."""

from typing import Final

from civtable.core.game import Question, Step, asking
from civtable.games.imperium.abilities.runner import Running, Starting
from civtable.games.imperium.automa.suffers import AutomaSuffers
from civtable.games.imperium.automa.turn import AutomaDo, AutomaFill, AutomaNext, AutomaTurn
from civtable.games.imperium.questions.choices import Choosing, Confirming, Paying, Picking, Restoring, Using
from civtable.games.imperium.questions.deals import (
    Acquiring,
    BreakingThrough,
    Declaring,
    Exiling,
    Placing,
    PlayingAcquired,
    PuttingBack,
    SwappingExile,
    SwappingMarket,
    SwappingNation,
    TakingFame,
)
from civtable.games.imperium.questions.drawing import Developing, Drawing, DrawingSome, Reshuffling, Shuffling
from civtable.games.imperium.questions.handing import (
    Copying,
    Finding,
    FreePlaying,
    Giving,
    Hosting,
    SharingUnrest,
)
from civtable.games.imperium.questions.plays import Avoiding, Bribing
from civtable.games.imperium.state import Imperium
from civtable.games.imperium.steps import NAMES
from civtable.games.imperium.turns import (
    Acting,
    BeforeScoring,
    BeginningSolstice,
    CleaningUp,
    Counting,
    EndingRound,
    EndingTurn,
    SolsticeOrder,
)


def _questions() -> list[Question[Imperium, Step]]:
    """One for each kind of step."""
    found: list[Question[Imperium, Step]] = [
        asking(Acting("act", always_asked=True)),
        asking(CleaningUp("clean_up")),
        asking(EndingTurn("end_turn")),
        asking(BeginningSolstice("solstice_begins")),
        asking(SolsticeOrder("solstice")),
        asking(EndingRound("end_round")),
        asking(BeforeScoring("before_scoring")),
        asking(Counting("score")),
        asking(Running("run")),
        asking(Starting("start")),
        asking(Choosing("choose")),
        asking(Choosing("choose_asked", always_asked=True)),
        asking(Confirming("confirm")),
        asking(Confirming("confirm_asked", always_asked=True)),
        asking(Picking("pick")),
        asking(Picking("pick_asked", always_asked=True)),
        asking(Paying("pay")),
        asking(Using("use")),
        asking(Drawing("draw")),
        asking(DrawingSome("draw_some")),
        asking(Reshuffling("reshuffle")),
        asking(Shuffling("shuffle")),
        asking(Developing("develop")),
        asking(Acquiring("acquire")),
        asking(BreakingThrough("break_through")),
        asking(PlayingAcquired("play_acquired")),
        asking(Exiling("exile_market")),
        asking(Placing("place")),
        asking(Hosting("host")),
        asking(Giving("give")),
        asking(Finding("find")),
        asking(TakingFame("fame")),
        asking(PuttingBack("put_back")),
        asking(FreePlaying("free_play")),
        asking(Copying("copy")),
        asking(Declaring("declare")),
        asking(SwappingNation("swap_nation")),
        asking(SwappingExile("swap_exile")),
        asking(SwappingMarket("swap_market")),
        asking(Avoiding("avoid")),
        asking(Bribing("bribe")),
        asking(Restoring("restore")),
        asking(AutomaTurn("automa_turn")),
        asking(AutomaNext("automa_next")),
        asking(AutomaDo("automa_do")),
        asking(AutomaFill("automa_fill")),
        asking(AutomaSuffers("automa_suffers")),
        asking(SharingUnrest("share_unrest")),
    ]
    assert [question.name for question in found] == NAMES, NAMES
    return found


QUESTIONS: Final = _questions()
