"""My civilization after one change, as the rules work it out on a copy: the state is not touched."""

from civtable.games.through_the_ages.data import NONE
from civtable.games.through_the_ages.player import Player
from civtable.games.through_the_ages.ratings import refresh
from civtable.games.through_the_ages.special.hooks import WONDER_OF
from civtable.games.through_the_ages.state import ThroughTheAges


class Trial:
    """One copy of a player for all questions of a decision; what a method gives is good until the next."""

    __slots__ = ("alone", "copy", "me", "state")

    def __init__(self, state: ThroughTheAges, me: Player) -> None:
        self.state = state
        self.me = me
        self.copy: Player | None = None
        self.alone: Player | None = None

    def fresh(self) -> Player:
        """The copy, as things stand."""
        if self.copy is None:
            self.copy = self.me.copy()
        player = self.copy
        player.workers = self.me.workers[:]
        player.unused = self.me.unused
        player.tactic = self.me.tactic
        player.leader = self.me.leader
        player.culture = self.me.culture
        return player

    def with_worker(self, slot: int) -> Player:
        """With an idle worker put to work."""
        player = self.fresh()
        player.workers[slot] += 1
        player.unused -= 1
        refresh(self.state, player)
        return player

    def with_upgrade(self, old: int, new: int) -> Player:
        """With a worker moved to a better card."""
        player = self.fresh()
        player.workers[old] -= 1
        player.workers[new] += 1
        refresh(self.state, player)
        return player

    def with_tactic(self, tactic: int) -> Player:
        """With another tactic."""
        player = self.fresh()
        player.tactic = tactic
        refresh(self.state, player)
        return player

    def with_leader(self, leader: int) -> Player:
        """With another leader."""
        player = self.fresh()
        player.leader = leader
        refresh(self.state, player)
        return player

    def without_leader(self) -> Player:
        """With nobody who leads: a copy of its own, for every leader is compared with that."""
        if self.alone is None:
            self.alone = self.me.copy()
            self.alone.leader = NONE
            refresh(self.state, self.alone)
        return self.alone

    def culture_when_completed(self, wonder: int) -> int:
        """The culture that a wonder would give at once if it were completed now."""
        player = self.fresh()
        if self.state.edition.original:
            WONDER_OF[wonder].completed_2006(self.state, player)
        else:
            WONDER_OF[wonder].completed(self.state, player)
        return player.culture - self.me.culture
