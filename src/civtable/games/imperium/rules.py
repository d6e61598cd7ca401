"""The kinds of question of Imperium, in their order."""

from typing import Final

from civtable.core.game import Question, Step
from civtable.games.imperium import kinds
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
    asked: list[Question[Imperium, Step]] = [
        Acting("act", always_asked=True),
        CleaningUp("clean_up"),
        EndingTurn("end_turn"),
        BeginningSolstice("solstice_begins"),
        SolsticeOrder("solstice"),
        EndingRound("end_round"),
        BeforeScoring("before_scoring"),
        Counting("score"),
        Running("run"),
        Starting("start"),
        Choosing("choose"),
        Choosing("choose_asked", always_asked=True),
        Confirming("confirm"),
        Confirming("confirm_asked", always_asked=True),
        Picking("pick"),
        Picking("pick_asked", always_asked=True),
        Paying("pay"),
        Using("use"),
        Drawing("draw"),
        DrawingSome("draw_some"),
        Reshuffling("reshuffle"),
        Shuffling("shuffle"),
        Developing("develop"),
        Acquiring("acquire"),
        BreakingThrough("break_through"),
        PlayingAcquired("play_acquired"),
        Exiling("exile_market"),
        Placing("place"),
        Hosting("host"),
        Giving("give"),
        Finding("find"),
        TakingFame("fame"),
        PuttingBack("put_back"),
        FreePlaying("free_play"),
        Copying("copy"),
        Declaring("declare"),
        SwappingNation("swap_nation"),
        SwappingExile("swap_exile"),
        SwappingMarket("swap_market"),
        Avoiding("avoid"),
        Bribing("bribe"),
        Restoring("restore"),
        AutomaTurn("automa_turn"),
        AutomaNext("automa_next"),
        AutomaDo("automa_do"),
        AutomaFill("automa_fill"),
        AutomaSuffers("automa_suffers"),
        SharingUnrest("share_unrest"),
    ]
    assert [question.name for question in asked] == kinds.NAMES, kinds.NAMES
    return asked


QUESTIONS: Final = _questions()
