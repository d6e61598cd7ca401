"""The state of a game of Through the Ages: players, card row, decks, open questions. No rules."""

from typing import Final

from civtable.core.events import Event
from civtable.core.game import Decision, State, Step
from civtable.core.rng import Rng
from civtable.games.through_the_ages.editions import Edition
from civtable.games.through_the_ages.player import Player


class ThroughTheAges(State):
    """A whole game."""

    __slots__ = (
        *("players", "round", "current", "age", "last_round", "row", "deck", "army_deck", "discards", "gone"),
        *(
            "events",
            "future",
            "past",
            "tactics",
            "sent",
            "force",
            "peaceful",
            "open_hands",
            "over",
            "pacts",
            "boxed",
            "dealt",
        ),
        *("edition", "bonuses", "refused", "attackers"),
    )

    def __init__(
        self,
        steps: list[Step],
        rng: Rng,
        players: list[Player],
        round: int,
        current: int,
        age: int,
        last_round: int,
        row: list[int],
        deck: list[int],
        army_deck: list[int],
        discards: list[list[int]],
        gone: list[int],
        events: list[int],
        future: list[int],
        past: list[int],
        tactics: list[int],
        sent: list[int],
        force: int,
        peaceful: bool,
        open_hands: bool,
        over: bool,
        pacts: int,
        boxed: list[int],
        dealt: list[int],
        edition: Edition,
        bonuses: list[int],
        refused: list[int],
        attackers: list[int],
        asked: Decision | None = None,
    ) -> None:
        self.steps = steps
        self.asked = asked
        self.shown = 0
        self.rng = rng
        self.log: list[Event] | None = None
        self.players = players
        self.round = round
        self.current = current  # whose turn it is
        self.age = age
        self.last_round = last_round  # 0 while it is not known
        self.row = row  # 13 spaces; -1 if empty
        self.deck = deck  # civil cards of the current age, the next one last
        self.army_deck = army_deck  # military cards of the current age, the next one last
        self.discards = discards  # by age: military cards, each with the seats that know it, see `seen`
        self.gone = gone  # cards that have left the game for all to see
        self.events = events  # current events, the next one last, each with the seats that know it
        self.future = future
        self.past = past
        self.tactics = tactics  # shared by all
        self.sent = sent  # while a colony is settled or units are sacrificed: which ones, by unit slot
        self.force = force  # and what bonus cards and discards have added; in an attack, its whole strength
        self.peaceful = peaceful
        self.open_hands = open_hands
        self.over = over
        self.pacts = pacts  # how many are in play
        self.boxed = boxed  # military cards out of the game that nobody has seen
        self.dealt = dealt  # by age: for how many players its decks were made; 0 before that
        self.edition = edition
        self.bonuses = bonuses  # events of Age III laid out for the end, each with the seats that know it
        self.refused = refused  # those that a seat was dealt and did not choose, with that seat
        self.attackers = attackers  # by seat: who holds its marker; -1 if nobody; empty where all may attack

    def copy(self) -> "ThroughTheAges":
        """An independent state."""
        return ThroughTheAges(
            self.steps[:],
            self.rng.copy(),
            [player.copy() for player in self.players],
            self.round,
            self.current,
            self.age,
            self.last_round,
            self.row[:],
            self.deck[:],
            self.army_deck[:],
            [pile[:] for pile in self.discards],
            self.gone[:],
            self.events[:],
            self.future[:],
            self.past[:],
            self.tactics[:],
            self.sent[:],
            self.force,
            self.peaceful,
            self.open_hands,
            self.over,
            self.pacts,
            self.boxed[:],
            self.dealt[:],
            self.edition,
            self.bonuses[:],
            self.refused[:],
            self.attackers[:],
            self.asked,
        )

    def key(self) -> tuple[object, ...]:
        """All that decides how the game can go on, as nested tuples of numbers."""
        return (
            *(tuple([step.key() for step in self.steps]), self.rng.key()),
            *(tuple([player.key() for player in self.players]), self.round, self.current, self.age),
            *(self.last_round, tuple(self.row), tuple(self.deck), tuple(self.army_deck)),
            *(tuple([tuple(pile) for pile in self.discards]), tuple(sorted(self.gone)), tuple(self.events)),
            *(
                tuple(self.future),
                tuple(sorted(self.past)),
                tuple(self.tactics),
                tuple(self.sent),
                self.force,
            ),
            *(int(self.peaceful), int(self.open_hands), int(self.over), tuple(sorted(self.boxed))),
            tuple(self.dealt),
            *self.key_of_2006(),
        )

    def key_of_2006(self) -> tuple[object, ...]:
        """What only the edition of 2006 has."""
        if not self.edition.original:
            return ()
        bonuses = (tuple(self.bonuses), tuple(sorted(self.refused)), tuple(self.attackers))
        return (self.edition.key(), *bonuses)

    def in_game(self) -> int:
        """The number of players who have not resigned."""
        return sum([0 if player.resigned() else 1 for player in self.players])

    def after(self, seat: int) -> int:
        """The next player clockwise who is still in the game."""
        seats = len(self.players)
        for i in range(1, seats):
            other = (seat + i) % seats
            if not self.players[other].resigned():
                return other
        return seat

    def in_order(self, first: int) -> list[Player]:
        """The players still in the game, clockwise from a seat."""
        seats = len(self.players)
        order = [self.players[(first + i) % seats] for i in range(seats)]
        return [player for player in order if not player.resigned()]


SEEN_SHIFT: Final = 9
"""A face-down card in a pile is its number, with the set of seats that know it above these bits."""


def hidden(card: int, seats: int) -> int:
    """A face-down card that these seats know."""
    return card | seats << SEEN_SHIFT


def face(entry: int) -> int:
    """The card itself."""
    return entry & (1 << SEEN_SHIFT) - 1


def seen(entry: int) -> int:
    """The seats that know it."""
    return entry >> SEEN_SHIFT
