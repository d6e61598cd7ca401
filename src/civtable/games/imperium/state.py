"""The state of a game of Imperium: players, common area, open questions, running abilities. No rules."""

from abc import abstractmethod
from typing import Final

from civtable.core.events import Event
from civtable.core.game import Decision, Moment, Option, Question, State, Step, T
from civtable.core.rng import Rng
from civtable.core.words import Reason
from civtable.games.imperium.automa.state import Automa
from civtable.games.imperium.cards.table import UNREST
from civtable.games.imperium.steps import cue_number
from civtable.games.imperium.terms import NONE
from civtable.games.imperium.words.phrases import because

SPACES: Final = 5
"""Spaces of the market: 1 and 2 are the main deck's, 3 to 5 those of the small decks."""

# What the player in turn is doing.
ACTIVATE: Final = 0
INNOVATE: Final = 1
REVOLT: Final = 2
CLEAN_UP: Final = 3
SOLSTICE: Final = 4
PHASES: Final = ["activate", "innovate", "revolt", "clean_up", "solstice"]

# How a game ended.
NOT_ENDED: Final = 0
BY_SCORING: Final = 1
BY_COLLAPSE: Final = 2
ENDINGS: Final = ["no", "scoring", "collapse"]

# Registers of a running ability: the last FRAME numbers of `Imperium.frames`.
FRAME: Final = 14
F_SELF: Final = 0  # the card
F_OWNER: Final = 1  # whose it is
F_LIMBO: Final = 2  # 1 while the card is being played and lies nowhere else
F_MOVED: Final = 3  # the card moved last
F_BEFORE: Final = 4  # the one before it
F_COUNT: Final = 5  # cards that the last step moved
F_TALLY: Final = 6  # unrest returned, or cards abandoned, by this effect
F_AVOID: Final = 7  # set of seats that avoided the attack
F_SUIT: Final = 8  # the declared suit
F_REVEALED: Final = 9  # the revealed card
F_LOOP: Final = 10  # times still to come
F_ICON: Final = 11  # what set the ability off: an icon, or
F_RESOURCE: Final = 12  # a resource
F_AMOUNT: Final = 13  # and how many of it


class Player:
    """One player's nation: cards by zone (the last card of a deck is its top), tokens, and the state card."""

    __slots__ = (
        *("actions", "deck", "deck_seen", "developments", "discard", "due", "exhaust", "garrison", "hand"),
        *("held", "history", "hosts", "ignores", "in_play", "journey", "kings_done", "nation", "nation_deck"),
        *("nation_seen", "power", "quest", "seat", "secret", "spent", "state", "sunken", "tokens"),
        *("treated_fertile", "treated_rivers", "used"),
    )

    def __init__(
        self,
        seat: int,
        nation: int,
        power: int,
        state: int,
        tokens: list[int],
        actions: int,
        exhaust: int,
        spent: int,
        hand: list[int],
        deck: list[int],
        deck_seen: list[int],
        discard: list[int],
        in_play: list[int],
        used: list[int],
        held: int,
        hosts: list[int],
        garrison: list[int],
        history: list[int],
        sunken: list[int],
        nation_deck: list[int],
        nation_seen: int,
        developments: list[int],
        quest: int,
        journey: int,
        secret: list[int],
        kings_done: bool,
        due: list[int],
        ignores: int,
        treated_rivers: int,
        treated_fertile: int,
    ) -> None:
        self.seat = seat
        self.nation = nation
        self.power = power
        self.state = state
        self.tokens = tokens  # material, population, progress
        self.actions = actions  # action tokens on the state card
        self.exhaust = exhaust  # exhaust tokens on the state card
        self.spent = spent  # 1 while an exhaust token lies on the nation deck or the development area
        self.hand = hand  # in ascending order
        self.deck = deck
        self.deck_seen = deck_seen  # for the topmost cards of the deck: the set of seats that know them
        self.discard = discard
        self.in_play = in_play  # power card, journey card and court among them
        self.used = used  # for each card in play: 1 if an exhaust token lies on it
        self.held = held  # progress lying on the card in play that holds it
        self.hosts = hosts  # for each garrisoned card: the card that it lies under
        self.garrison = garrison
        self.history = history
        self.sunken = sunken
        self.nation_deck = nation_deck  # the accession card is the first one
        self.nation_seen = nation_seen  # 1: the owner knows the top card
        self.developments = developments  # in ascending order; the impending quests of the Arthurians
        self.quest = quest  # the active quest
        self.journey = journey  # how far on the Utopian journey, 0 to 3
        self.secret = secret  # cards in hand or deck that nobody else has seen
        self.kings_done = kings_done  # has resolved King of Kings
        self.due = due  # solstice abilities still to resolve
        self.ignores = ignores  # the state icon that the next card played may have
        self.treated_rivers = treated_rivers  # icons that count as production this turn
        self.treated_fertile = treated_fertile

    def copy(self) -> "Player":
        """An independent player."""
        return Player(
            self.seat,
            self.nation,
            self.power,
            self.state,
            self.tokens[:],
            self.actions,
            self.exhaust,
            self.spent,
            self.hand[:],
            self.deck[:],
            self.deck_seen[:],
            self.discard[:],
            self.in_play[:],
            self.used[:],
            self.held,
            self.hosts[:],
            self.garrison[:],
            self.history[:],
            self.sunken[:],
            self.nation_deck[:],
            self.nation_seen,
            self.developments[:],
            self.quest,
            self.journey,
            self.secret[:],
            self.kings_done,
            self.due[:],
            self.ignores,
            self.treated_rivers,
            self.treated_fertile,
        )

    def key(self) -> tuple[object, ...]:
        """All of it, for comparing states."""
        return (
            *(self.seat, self.nation, self.power, self.state, tuple(self.tokens), self.actions, self.exhaust),
            *(self.spent, tuple(self.hand), tuple(self.deck), tuple(self.deck_seen), tuple(self.discard)),
            *(tuple(self.in_play), tuple(self.used), self.held, tuple(self.hosts), tuple(self.garrison)),
            *(tuple(self.history), tuple(self.sunken), tuple(self.nation_deck), self.nation_seen),
            *(tuple(self.developments), self.quest, self.journey, tuple(self.secret), int(self.kings_done)),
            *(tuple(self.due), self.ignores, self.treated_rivers + 16 * self.treated_fertile),
        )

    def unrest_in_hand(self) -> int:
        """How many unrest cards are in hand."""
        return self.hand.count(UNREST)


class Imperium(State):
    """A whole game. The last card of a deck is its top."""

    __slots__ = (
        *(
            "added",
            "automa",
            "box",
            "commons",
            "current",
            "ended",
            "exile",
            "fame",
            "fame_out",
            "fame_seen",
            "frames",
        ),
        *("kings_side", "last_round", "main", "market", "market_unrest", "on_market", "phase", "players"),
        *("removed", "round", "small", "unrest"),
    )

    def __init__(
        self,
        steps: list[Step],
        rng: Rng,
        players: list[Player],
        automa: Automa | None,
        box: int,
        commons: int,
        round: int,
        current: int,
        phase: int,
        last_round: int,
        ended: int,
        market: list[int],
        market_unrest: list[int],
        on_market: list[int],
        main: list[int],
        small: list[list[int]],
        fame: list[int],
        fame_seen: list[int],
        fame_out: list[int],
        kings_side: int,
        unrest: int,
        exile: list[int],
        frames: list[int],
        added: list[int],
        removed: list[int],
        asked: Decision | None = None,
    ) -> None:
        self.steps = steps
        self.asked = asked
        self.shown = 0
        self.rng = rng
        self.log: list[Event] | None = None
        self.players = players
        self.automa = automa
        self.box = box  # the setting: 0 Classics, 1 Legends, 2 both
        self.commons = commons  # the box whose common cards are used
        self.round = round
        self.current = current  # whose turn it is
        self.phase = phase
        self.last_round = last_round  # 0 until the end is triggered
        self.ended = ended
        self.market = market  # by space; NONE where there is no card left
        self.market_unrest = market_unrest  # by space: 1 if unrest lies below
        self.on_market = on_market  # tokens: [resource * SPACES + space]
        self.main = main
        self.small = small  # region, uncivilised, civilised
        self.fame = fame  # King of Kings lies below it
        self.fame_seen = fame_seen  # for the topmost fame cards: the set of seats that know them
        self.fame_out = fame_out  # taken out of the game unseen
        self.kings_side = kings_side  # 0 side A, 1 side B
        self.unrest = unrest  # cards in the pile
        self.exile = exile
        self.frames = frames  # registers of the running abilities, see FRAME
        self.added = added  # shared; cards that play besides those of box and nations
        self.removed = removed  # shared; cards of box and nations that do not play

    def copy(self) -> "Imperium":
        """An independent state."""
        return Imperium(
            self.steps[:],
            self.rng.copy(),
            [player.copy() for player in self.players],
            None if self.automa is None else self.automa.copy(),
            self.box,
            self.commons,
            self.round,
            self.current,
            self.phase,
            self.last_round,
            self.ended,
            self.market[:],
            self.market_unrest[:],
            self.on_market[:],
            self.main[:],
            [self.small[0][:], self.small[1][:], self.small[2][:]],
            self.fame[:],
            self.fame_seen[:],
            self.fame_out[:],
            self.kings_side,
            self.unrest,
            self.exile[:],
            self.frames[:],
            self.added,
            self.removed,
            self.asked,
        )

    def key(self) -> tuple[object, ...]:
        """All that decides how the game can go on, as nested tuples of numbers."""
        return (
            *(tuple([step.key() for step in self.steps]), self.rng.key()),
            tuple([player.key() for player in self.players]),
            () if self.automa is None else self.automa.key(),
            *(self.box, self.commons, self.round, self.current, self.phase, self.last_round, self.ended),
            *(tuple(self.market), tuple(self.market_unrest), tuple(self.on_market), tuple(self.main)),
            *(tuple([tuple(deck) for deck in self.small]), tuple(self.fame), tuple(self.fame_seen)),
            *(tuple(self.fame_out), self.kings_side, self.unrest, tuple(self.exile), self.frames_key()),
            *(tuple(self.added), tuple(self.removed)),
        )

    def frames_key(self) -> tuple[int, ...]:
        """What running abilities remember, for comparing states."""
        found: list[int] = []
        for base in range(0, len(self.frames), FRAME):
            icon, resource, amount = self.frames[base + F_ICON : base + FRAME]
            found += self.frames[base : base + F_ICON]
            found.append(cue_number(icon, resource, amount))
        return tuple(found)

    def register(self, which: int) -> int:
        """A register of the running ability; NONE when none runs."""
        return self.frames[which - FRAME] if self.frames else NONE

    def set_register(self, which: int, value: int) -> None:
        """Change a register of the running ability, if one runs."""
        if self.frames:
            self.frames[which - FRAME] = value

    def is_watched(self) -> bool:
        """Whether others could learn about a hand from what its owner is asked."""
        return len(self.players) > 1

    def tell(self, seat: int) -> None:
        """Somebody has learned something hidden."""
        self.shown |= 1 << seat

    def tell_all(self) -> None:
        """Everybody has learned something hidden, or chance was drawn."""
        self.shown = -1


def close(state: Imperium) -> None:
    """No question stays open, and hands lie open; a card that was being played is in its owner's discard."""
    state.steps.clear()
    state.tell_all()
    for i in range(0, len(state.frames), FRAME):
        if state.frames[i + F_LIMBO]:
            state.players[state.frames[i + F_OWNER]].discard.append(state.frames[i + F_SELF])
        if state.frames[i + F_REVEALED] != NONE:
            state.exile.append(state.frames[i + F_REVEALED])
    state.frames.clear()


class Asking(Question[Imperium, T]):
    """A kind of step of Imperium. A game that has ended leaves no questions open."""

    __slots__ = ()

    @abstractmethod
    def answer(self, state: Imperium, step: T, option: Option) -> None:
        """Carry out the choice."""

    def carry_on(self, state: Imperium, step: T) -> None:
        """What follows when there is nothing to choose: nothing, unless a question says otherwise."""

    def why_not(self, state: Imperium, step: T, option: Option) -> Reason | None:
        """None if the option is offered, else the rule that forbids it."""
        options = state.asked.options if state.asked is not None else self.options(state, step)
        for offered in options:
            if offered is option:
                return None
        return self.refusal(state, step, option)

    def refusal(self, state: Imperium, step: T, option: Option) -> Reason:
        """Why an option that is not offered cannot be chosen."""
        return because("not_asked")

    def apply(self, state: Imperium, step: T, option: Option) -> None:
        """Carry out the choice, and stop everything at a collapse.

        Who answers in the turn of another sees how it goes on, and that depends on what the other hides.
        """
        if step.seat != state.current:
            state.tell(step.seat)
        self.answer(state, step, option)
        if state.ended:
            close(state)

    def finish(self, state: Imperium, step: T) -> None:
        """Go on, and stop everything at a collapse."""
        self.carry_on(state, step)
        if state.ended:
            close(state)


class CarryingOn(Moment[Imperium, T]):
    """A step of Imperium that only carries the game on."""

    __slots__ = ()

    @abstractmethod
    def carry_on(self, state: Imperium, step: T) -> None:
        """What happens by itself."""

    def finish(self, state: Imperium, step: T) -> None:
        """Go on, and stop everything at a collapse."""
        self.carry_on(state, step)
        if state.ended:
            close(state)
