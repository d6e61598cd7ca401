"""Through the Ages as a whole: settings, setting up, and the kinds of question."""

from typing import Final

from civtable.core.game import Question, Step, asking
from civtable.core.parts import Setting
from civtable.core.rng import Rng
from civtable.games.through_the_ages.civil.acting import Acting
from civtable.games.through_the_ages.civil.action_cards import (
    CoveringStage,
    FoodOrGoods,
    LosingToken,
    OrderedBuild,
    OrderedDevelop,
)
from civtable.games.through_the_ages.civil.production import Mining
from civtable.games.through_the_ages.civil.row import deal, deck_of
from civtable.games.through_the_ages.data import AGE_A, NONE, ROW, START_EVENTS
from civtable.games.through_the_ages.editions import (
    ALLIANCES,
    BONUS_CARDS,
    CORRUPTION,
    DRAWS,
    EDITION,
    FACE_UP_CARDS,
    FEWER_BONUSES,
    PEACEFUL,
    SIMPLIFYING,
    VERSION,
    edition_of,
)
from civtable.games.through_the_ages.military.aggressions import (
    Annexing,
    Infiltrating,
    Plundering,
    Raiding,
)
from civtable.games.through_the_ages.military.colonies import Bidding, Sending
from civtable.games.through_the_ages.military.defense import Defending
from civtable.games.through_the_ages.military.discards import Discarding, DiscardingSome
from civtable.games.through_the_ages.military.sacrifices import Returning
from civtable.games.through_the_ages.military.wars import Looting, Resisting, Stealing, Striking
from civtable.games.through_the_ages.player import new_player
from civtable.games.through_the_ages.politics.bonuses import ChoosingBonus, lay_out_bonuses
from civtable.games.through_the_ages.politics.gifts import (
    Agreeing,
    Civilizing,
    FreeBuilding,
    GainingEither,
    GainingSplit,
)
from civtable.games.through_the_ages.politics.losses import (
    LosingBuilding,
    LosingColony,
    LosingPerson,
    LosingSplit,
    Ruining,
    Terrorizing,
)
from civtable.games.through_the_ages.politics.phase import AnsweringPact, Politics
from civtable.games.through_the_ages.ratings import refresh_all
from civtable.games.through_the_ages.special import (
    antiquity,
    exploration,
    middle_ages,
    modern_times,
    pacts,
    wonders,
)
from civtable.games.through_the_ages.state import ThroughTheAges, hidden
from civtable.games.through_the_ages.steps import NAMES
from civtable.games.through_the_ages.turns import (
    Beginning,
    EndingTurn,
    FightingWar,
    SharingTactic,
    begin_turn,
)

CIVIL_HANDS: Final = Setting("civil_hands", ["open", "hidden"])
SETTINGS: Final = [
    *(EDITION, VERSION, PEACEFUL, CIVIL_HANDS, SIMPLIFYING, ALLIANCES, DRAWS, CORRUPTION),
    *(BONUS_CARDS, FEWER_BONUSES, FACE_UP_CARDS),
]


def _questions() -> list[Question[ThroughTheAges, Step]]:
    """One for each kind of step, in their order.

    Politics, defence and bids are always asked: to pass them over would tell what is in a hand.
    """
    questions: list[Question[ThroughTheAges, Step]] = [
        FightingWar("war"),
        SharingTactic("share_tactic"),
        asking(Politics("politics", always_asked=True)),
        Acting("act", always_asked=True),
        asking(Discarding("discard")),
        asking(EndingTurn("end_turn")),
        asking(OrderedBuild("card_build")),
        asking(OrderedDevelop("card_develop")),
        asking(FoodOrGoods("food_or_resources")),
        antiquity.Tucking("tuck_homer"),
        LosingToken("lose_token"),
        CoveringStage("cover_stage"),
        asking(Defending("defend", always_asked=True)),
        asking(Raiding("raid")),
        asking(Plundering("plunder")),
        asking(Infiltrating("infiltrate")),
        asking(Annexing("annex")),
        asking(Stealing("steal")),
        asking(AnsweringPact("answer_pact")),
        asking(Bidding("bid", always_asked=True)),
        asking(Sending("send", always_asked=True)),
        asking(GainingEither("gain_either")),
        asking(GainingSplit("gain_split")),
        asking(LosingSplit("lose_split")),
        asking(FreeBuilding("free_build")),
        Civilizing("civilize"),
        asking(LosingPerson("lose_person")),
        LosingBuilding("lose_building"),
        LosingColony("lose_colony"),
        Ruining("ruin_wonder"),
        asking(Terrorizing("terrorize")),
        asking(Agreeing("agree")),
        asking(DiscardingSome("discard_some")),
        Beginning("begin_turn"),
        asking(Striking("strike")),
        asking(Resisting("resist")),
        asking(Returning("return")),
        asking(Looting("loot")),
        asking(Mining("mine")),
        ChoosingBonus("choose_bonus"),
    ]
    assert [question.name for question in questions] == NAMES
    return questions


QUESTIONS: Final = _questions()

SPECIAL_CARDS: Final = [antiquity, middle_ages, exploration, modern_times, wonders, pacts]
"""Modules of cards with a way of their own: to import them registers what they do."""


def new(settings: dict[str, str], seats: int, rng: Rng) -> ThroughTheAges:
    """Thirteen cards of Age A in the row, its events, and 1, 2, 3, 4 civil actions in the first round."""
    edition = edition_of(settings)
    state = ThroughTheAges(
        steps=[],
        rng=rng,
        players=[new_player(edition, seat) for seat in range(seats)],
        round=1,
        current=0,
        age=AGE_A,
        last_round=0,
        row=[NONE] * ROW,
        deck=[],
        army_deck=[],
        discards=[[], [], [], []],
        gone=[],
        events=[],
        future=[],
        past=[],
        tactics=[],
        sent=[],
        force=0,
        peaceful=settings[PEACEFUL.name] == "yes",
        open_hands=settings[CIVIL_HANDS.name] == "open",
        over=False,
        pacts=0,
        boxed=[],
        dealt=[seats, 0, 0, 0],
        edition=edition,
        bonuses=[],
        refused=[],
        attackers=[NONE] * seats if edition.one_attacker else [],
    )
    state.deck = deck_of(state, AGE_A, True)
    rng.shuffle(state.deck)
    events = deck_of(state, AGE_A, False)
    rng.shuffle(events)
    current = seats + START_EVENTS if edition.politics else len(events)
    state.events = [hidden(event, 0) for event in events[:current]]
    state.boxed = events[current:]
    deal(state)
    refresh_all(state)
    for player in state.players:
        player.civil_used = player.civil_total - player.seat - 1
        player.military_used = player.military_total
    begin_turn(state, 0)
    if edition.original:
        lay_out_bonuses(state)
    return state
