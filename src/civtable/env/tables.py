"""Games side by side, with the numbers and masks of whoever has to choose: the loop under every environment.

It is compiled with the engine and does not know numpy, which only looks at the memory that is filled here.
Every table has its own chance, so what happens at one does not depend on how many others there are.
"""

from librt.strings import BytesWriter, write_i32_le
from mypy_extensions import i32, i64

from civtable.bots.base import Bot, RandomBot, ask
from civtable.bots.levels import bot_named
from civtable.core.game import Decision, Option, State
from civtable.core.observation import (
    Marks,
    Numbers,
    Observer,
    marks_for,
    memory_of,
    memory_of_marks,
    room_for,
    size_of,
)
from civtable.core.rng import Rng, fast_rng
from civtable.env.rewards import rewards_of
from civtable.games import AnyGame


class Rules:
    """What is played at all tables: with which settings, by whom, and what a finished game is worth.

    `opponents` has the level of a bot for each seat after the learner's, clockwise; without any, every seat
    learns. `seat` is the learner's, or -1 for another one in every game.
    """

    __slots__ = ("game", "observer", "opponents", "players", "reward", "seat", "settings")

    def __init__(
        self,
        game: AnyGame,
        observer: Observer[State],
        settings: dict[str, str],
        players: int,
        opponents: list[str],
        seat: int,
        reward: str,
    ) -> None:
        self.game = game
        self.observer = observer
        self.settings = settings
        self.players = players
        self.opponents = opponents
        self.seat = seat
        self.reward = reward


class Table:
    """One game after the other at one table."""

    __slots__ = ("bots", "chance", "games", "name", "offered", "rewards", "rules", "state", "totals")

    def __init__(self, rules: Rules, name: str) -> None:
        self.rules = rules
        self.name = name  # from which all its chance comes
        self.chance: Rng = fast_rng(f"env {name}")
        self.games = 0  # begun so far
        self.bots: list[Bot | None] = []  # by seat; None where somebody learns
        self.offered: list[Option] = []  # what its mask shows
        self.rewards: list[float] = []  # of the last game that ended
        self.totals: list[int] = []
        self.state: State = self.begun()

    def begun(self) -> State:
        """A new game, with new bots, who remember nothing."""
        rules = self.rules
        self.bots = [None] * rules.players
        if rules.opponents:
            learner = rules.seat if rules.seat >= 0 else self.games % rules.players
            for i in range(1, rules.players):
                seat = (learner + i) % rules.players
                seed = f"{self.name} {self.games} {seat}"
                self.bots[seat] = bot_named(rules.game, rules.opponents[i - 1], seed)
        self.games += 1
        return rules.game.new(rules.settings, rules.players, self.chance.fork())

    def awaited(self) -> Decision | None:
        """The next decision of somebody who learns, after the bots have made theirs; None at the end."""
        game = self.rules.game
        while True:
            decision = game.decision(self.state)
            if decision is None:
                return None
            bot = self.bots[decision.seat]
            if bot is None:
                return decision
            if isinstance(bot, RandomBot):  # it looks at nothing, so nothing has to be hidden from it
                game.apply(self.state, bot.choose(self.state, decision))
            else:
                game.apply(self.state, ask(bot, game, self.state, decision, self.chance))

    def end(self) -> None:
        """The game is over: what it was worth."""
        rules = self.rules
        scores = rules.game.scores(self.state)
        self.rewards = rewards_of(rules.game, self.state, scores, rules.reward)
        self.totals = [score.total for score in scores]


class Tables:
    """Some tables in one piece of memory: a row of numbers and a row of marks each, and who is asked.

    An observation is filled on a copy of a blank page and then copied to its row: most numbers are zero, and
    two copies take a third of the time that compiled code needs to clear memory number by number.
    """

    __slots__ = (
        *("blank", "giving_up", "marks", "numbers", "options", "rows", "rules", "seats", "tables", "width"),
    )

    def __init__(self, rules: Rules, names: list[str], room: memoryview | None = None) -> None:
        """`room` is where the numbers go, if they are to go somewhere else than into memory of its own."""
        self.rules = rules
        self.options: list[Option] = rules.game.options
        leaving = rules.game.giving_up
        self.giving_up: i64 = leaving.index if leaving is not None else -1
        size = size_of(rules.observer.parts(rules.players))
        self.width: i64 = len(self.options)
        self.blank: Numbers = room_for(size)
        numbers = room if room is not None else memoryview(bytearray(2 * size * len(names)))
        self.numbers = numbers.cast("h")
        self.rows = [self.numbers[i * size : (i + 1) * size] for i in range(len(names))]
        self.marks: Marks = marks_for(int(self.width) * len(names))
        self.seats: Numbers = room_for(len(names))
        self.tables: list[Table] = []
        self.reset(names)

    def memory(self) -> list[memoryview]:
        """Numbers, marks and seats, for who looks at them while they change."""
        return [self.numbers.toreadonly(), memory_of_marks(self.marks), memory_of(self.seats)]

    def reset(self, names: list[str]) -> None:
        """New tables by these names, as many as before."""
        for i in range(len(self.tables)):
            self.unmark(i)
        self.tables = [Table(self.rules, name) for name in names]
        for i in range(len(names)):
            self.show(i, self.tables[i].awaited())

    def begin(self, i: int) -> None:
        """A new game at one table, whatever became of the old one."""
        table = self.tables[i]
        table.state = table.begun()
        self.show(i, table.awaited())

    def step(self, actions: list[int]) -> list[int]:
        """A choice at every table, by index of the option; where games ended. There new ones have begun.

        All choices are looked at before the first is carried out.
        """
        assert len(actions) == len(self.tables), f"{len(actions)} actions for {len(self.tables)} tables"
        for i in range(len(actions)):
            self.refuse(i, actions[i])
        game = self.rules.game
        ended: list[int] = []
        for i in range(len(actions)):
            table = self.tables[i]
            game.apply(table.state, self.options[actions[i]])
            decision = table.awaited()
            if decision is None:
                ended.append(i)
                while decision is None:
                    table.end()
                    table.state = table.begun()
                    decision = table.awaited()
            self.show(i, decision)
        return ended

    def play(self, i: int, action: int) -> int:
        """A choice at one table; who is asked next, -1 at the end. Nothing is written but the mask."""
        self.refuse(i, action)
        table = self.tables[i]
        self.rules.game.apply(table.state, self.options[action])
        decision = table.awaited()
        self.mark(i, decision)
        if decision is None:
            table.end()
            return -1
        return decision.seat

    def refuse(self, i: int, action: int) -> None:
        """Raise what is wrong with a choice, if anything is."""
        if not 0 <= action < self.width:
            raise no_such_option(i, action, len(self.options))
        if not self.marks[i * self.width + action]:
            raise not_offered(i, self.options[action])

    def show(self, i: int, decision: Decision | None) -> None:
        """Marks and numbers for who is asked."""
        self.mark(i, decision)
        if decision is not None:
            self.write(i, decision.seat)

    def unmark(self, i: int) -> None:
        """Clear the mask: only what was marked, since a table of options may be long."""
        at: i64 = i * self.width
        marks = self.marks
        for option in self.tables[i].offered:
            marks[at + option.index] = 0
        self.tables[i].offered = []

    def mark(self, i: int, decision: Decision | None) -> None:
        """The mask of what is offered. Nobody is offered to leave a game while there is something else."""
        self.unmark(i)
        if decision is None:
            self.seats[i] = -1
            return
        at: i64 = i * self.width
        marks = self.marks
        options = decision.options
        for option in options:
            marks[at + option.index] = 1
        if self.giving_up >= 0 and len(options) > 1:
            marks[at + self.giving_up] = 0
        self.tables[i].offered = options
        self.seats[i] = decision.seat

    def write(self, i: int, seat: int) -> None:
        """The numbers of a table as a seat knows them."""
        page = self.blank[:]
        self.rules.observer.fill(self.tables[i].state, seat, page, 0)
        self.rows[i][:] = memory_of(page)

    def result(self, i: int) -> tuple[list[float], list[int]]:
        """Rewards and totals of the last game that ended at a table."""
        return self.tables[i].rewards, self.tables[i].totals

    def legal(self, whole: bool = False) -> list[bytes]:
        """What is marked as indices, one table after the other, and where those of each table begin.

        The `whole` has also what is offered and not marked.
        """
        indices = BytesWriter()
        starts = BytesWriter()
        count: i32 = 0
        for i in range(len(self.tables)):
            write_i32_le(starts, count)
            at: i64 = i * self.width
            for option in self.tables[i].offered:
                if whole or self.marks[at + option.index]:
                    write_i32_le(indices, i32(option.index))
                    count += 1
        write_i32_le(starts, count)
        return [indices.getvalue(), starts.getvalue()]

    def by_lot(self, chance: Rng) -> list[int]:
        """Any of the marked options at every table."""
        actions: list[int] = []
        for i in range(len(self.tables)):
            at: i64 = i * self.width
            offered = self.tables[i].offered
            index = offered[chance.below(len(offered))].index
            while not self.marks[at + index]:
                index = offered[chance.below(len(offered))].index
            actions.append(index)
        return actions


def no_such_option(i: int, action: int, options: int) -> ValueError:
    """What is wrong with a number that no option has."""
    return ValueError(f"table {i}: there is no option {action}; the table of options has {options}")


def not_offered(i: int, option: Option) -> ValueError:
    """What is wrong with an option that is not among those offered."""
    return ValueError(f"table {i}: option {option.index} ({option.code}) is not offered now")
