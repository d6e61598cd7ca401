"""A solo table for tests of the automa: positions are arranged in words, then the automa takes its turn.

    table = solo(automa="romans", state="empire", tokens=(0, 3, 0), market=["oasis", "town"])
    table.resolve("conquer")
    assert table.automa.tokens == [0, 0, 0]

What is not said is empty: the automa has no cards but those that are named, you have a hand of five and
nothing in play but your power card. The unrest pile holds `PILE` cards.
"""

from collections.abc import Sequence

from civtable.core.events import Event
from civtable.core.game import Step
from civtable.core.rng import Rng, fast_rng
from civtable.games.imperium import GAME, happenings, steps
from civtable.games.imperium.automa.state import LEVEL_NAMES, NOTHING, OVERLORD, Automa
from civtable.games.imperium.cards.table import BY_ID, CARD_IDS, NATION_IDS
from civtable.games.imperium.state import SPACES, Imperium, Player
from civtable.games.imperium.terms import NONE, STATES
from civtable.text import words_in

PILE = 12
MATERIAL, POPULATION, PROGRESS = range(3)


def cards(ids: Sequence[str]) -> list[int]:
    """Cards by their ids."""
    return [BY_ID[id] for id in ids]


def names(kinds_of_cards: Sequence[int]) -> list[str]:
    """The ids of cards."""
    return [CARD_IDS[card] for card in kinds_of_cards]


def die_rng(face: int) -> Rng:
    """A generator whose first die shows a face."""
    for number in range(1000):
        if fast_rng(f"die {number}").below(6) == face - 1:
            return fast_rng(f"die {number}")
    raise AssertionError(face)


class Solo:
    """A game against the automa."""

    def __init__(self, state: Imperium) -> None:
        self.state = state
        self.events: list[Event] = []
        state.log = self.events
        assert state.automa is not None
        self.automa: Automa = state.automa

    @property
    def you(self) -> Player:
        """The person."""
        return self.state.players[0]

    # Acting.

    def take_turn(self, die: int, *answers: str) -> None:
        """The automa's whole turn with that die; the solstice is not reached."""
        self.state.rng = die_rng(die)
        self.state.steps = [Step(steps.AUTOMA_TURN, 0)]
        self.go_on(list(answers), 0)

    def resolve(self, card: str, *answers: str, die: int = 1) -> None:
        """The automa resolves one card that lies on space 1; there is no maintenance after it."""
        self.automa.spaces = [BY_ID[card], *[NOTHING] * (len(self.automa.spaces) - 1)]
        self.automa.die = die
        self.state.current = NONE
        self.state.steps = [steps.NextSpace(0, 0)]
        self.finish_top()
        self.go_on(list(answers), 1)
        if not self.state.ended:
            assert [step.kind for step in self.state.steps] == [steps.AUTOMA_NEXT]
        self.put_away()

    def put_away(self) -> None:
        """What begins the next card: the resolved one goes to the discard."""
        if self.automa.card != NOTHING:
            self.automa.discard.append(self.automa.card)
            self.automa.card = NOTHING

    def finish_top(self) -> None:
        """Carry out the moment on top of the stack."""
        step = self.state.steps.pop()
        GAME.questions[step.kind].finish(self.state, step)

    def go_on(self, answers: list[str], depth: int) -> None:
        """Let the automa act, and answer for the person, until so many steps are left.

        Without an answer the person accepts, and discards other cards before unrest.
        """
        state = self.state
        state.asked = None
        while len(state.steps) > depth:
            step = state.steps[-1]
            question = GAME.questions[step.kind]
            options = question.options(state, step)
            if len(options) > 1 or (options and question.tells(state, step)):
                if answers:
                    wanted = answers.pop(0)
                    assert wanted in [option.code for option in options], (wanted, options)
                    option = next(option for option in options if option.code == wanted)
                else:
                    liked = [option for option in options if option.code not in ("pass", "discard unrest")]
                    option = (liked or options)[0]
                state.steps.pop()
                question.apply(state, step, option)
            elif options:
                state.steps.pop()
                question.apply(state, step, options[0])
            else:
                self.finish_top()
        assert not answers, f"nobody asked for {answers}"

    def play(self, *codes: str) -> None:
        """The person's choices, by codes."""
        for code in codes:
            GAME.play(self.state, code)
            self.state.log = self.events

    # What happened.

    def rows(self) -> list[int]:
        """The rows that were used, by their numbers."""
        kind = happenings.EVENTS[happenings.AUTOMA_ROW]
        return [kind.numbers(event)["row"] for event in self.events if event.kind == happenings.AUTOMA_ROW]

    def story(self, language: str = "en") -> list[str]:
        """What the automa did, in words."""
        return [
            words_in(language).say(GAME.event_words(event))
            for event in self.events
            if event.kind >= happenings.AUTOMA_FIRST
        ]

    def deck(self) -> list[str]:
        """The automa's deck from the top."""
        return names(self.automa.deck[::-1])


def solo(
    automa: str = "romans",
    nation: str = "persians",
    level: str = "imperator",
    extreme: bool = False,
    state: str = "barbarian",
    tokens: tuple[int, int, int] = (0, 0, 0),
    deck: Sequence[str] = (),
    discard: Sequence[str] = (),
    history: Sequence[str] = (),
    in_play: Sequence[str] = (),
    spaces: Sequence[str | None] = (),
    dynasty: Sequence[str] = ("julius_caesar",),
    quests: Sequence[str] = (),
    market: Sequence[str | None] = ("oasis", "town", "exports", "shrine", "steppe"),
    market_tokens: Sequence[tuple[int, int, int]] = (),
    market_unrest: Sequence[int] = (),
    small: Sequence[Sequence[str]] = (("hills", "marsh"), ("boats", "oracle"), ("temple", "coinage")),
    main: Sequence[str] = ("armenians", "river", "ionians", "coast"),
    fame: Sequence[str] = ("great", "glorious"),
    exile: Sequence[str] = (),
    your_play: Sequence[str] = (),
    your_hand: Sequence[str] = (),
    your_tokens: tuple[int, int, int] = (0, 0, 0),
    your_state: str = "barbarian",
) -> Solo:
    """A position. Lists that are decks begin with the top card."""
    settings = {
        "box": "mixed",
        "nation_1": nation,
        "automa_nation": automa,
        "level": level,
        "extreme": "yes" if extreme else "no",
    }
    made = GAME.start(settings, 1, fast_rng("solo"))
    opponent = made.automa
    assert opponent is not None
    assert opponent.nation == NATION_IDS.index(automa)
    opponent.level = OVERLORD if extreme else LEVEL_NAMES.index(level) + 1
    opponent.state = STATES.index(state)
    opponent.tokens = list(tokens)
    opponent.deck = cards(deck)[::-1]
    opponent.deck_seen = 0
    opponent.discard = cards(discard)
    opponent.history = cards(history)
    opponent.in_play = cards(in_play)
    opponent.spaces = [card if card < NOTHING else NOTHING for card in opponent.spaces]
    for i, name in enumerate(spaces):
        if name is not None:
            opponent.spaces[i] = BY_ID[name]
    opponent.dynasty = cards(dynasty)[::-1]
    opponent.quests = cards(quests)[::-1]
    made.market = [NONE if name is None else BY_ID[name] for name in market]
    made.market += [NONE] * (SPACES - len(made.market))
    made.on_market = [0] * (3 * SPACES)
    for space, lying in enumerate(market_tokens):
        for resource in range(3):
            made.on_market[resource * SPACES + space] = lying[resource]
    made.market_unrest = [*market_unrest, *[0] * (SPACES - len(market_unrest))]
    made.small = [cards(pile)[::-1] for pile in small]
    made.main = cards(main)[::-1]
    made.fame = cards(fame)[::-1]
    made.fame_seen = []
    made.exile = cards(exile)
    made.unrest = PILE
    you = made.players[0]
    you.in_play = [you.power, *cards(your_play)]
    you.used = [0] * len(you.in_play)
    if your_hand:
        you.hand = sorted(cards(your_hand))
    you.tokens = list(your_tokens)
    you.state = STATES.index(your_state)
    return Solo(made)
