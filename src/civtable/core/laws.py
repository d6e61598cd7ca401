"""The laws that hold for every game, checked on positions of random play.

The conformance tests and the command `civtable random` run the same checks.
"""

from typing import Final, Generic

from civtable.core.errors import GameError
from civtable.core.events import Event
from civtable.core.game import EVERYONE, SPECTATOR, Decision, Game, Option, S
from civtable.core.match import Match, replay
from civtable.core.record import Diverged, Record
from civtable.core.rng import fast_rng
from civtable.core.several import legal_sets, next_choice, several_of
from civtable.core.values import canonical

LONGEST_GAME: Final = 50_000
SAMPLED_OPTIONS: Final = 8
THOROUGH_EVERY: Final = 16
WHOLE_TABLE_EVERY: Final = 128
GIVING_UP_ONE_IN: Final = 40
MOST_SETS: Final = 200
ORDERS: Final = 3


class LawBroken(Exception):
    """A law does not hold; the record leads to the position."""

    def __init__(self, law: str, detail: str, record: Record) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law
        self.detail = detail
        self.record = record


class Walk(Generic[S]):
    """A random game on which the laws are checked at every position."""

    def __init__(self, game: Game[S], settings: dict[str, str], seats: int, seed: str) -> None:
        self.game = game
        self.match = Match(game, settings, ["random"] * seats, seed)
        self.seats = seats
        self.dice = fast_rng(f"{seed} moves")
        self.decisions = 0
        self.branches = 0

    def broken(self, law: str, detail: str) -> LawBroken:
        """The error that names the law and leads to the position."""
        return LawBroken(law, detail, self.match.record())

    def run(self) -> None:
        """Play to the end; raises LawBroken at the first law that does not hold."""
        game, match = self.game, self.match
        self.check_position(game.decision(match.state))
        while True:
            decision = game.decision(match.state)
            if decision is None:
                break
            if self.decisions == LONGEST_GAME:
                raise self.broken("every game ends", f"{LONGEST_GAME} decisions and no end")
            option = self.any_of(decision.options)
            while option is game.giving_up and self.dice.below(GIVING_UP_ONE_IN):
                option = self.any_of(decision.options)
            thorough = self.decisions % THOROUGH_EVERY == 0
            before = game.copy(match.state) if thorough else None
            chance = match.state.rng.key()
            match.play(option.code)
            if match.state.rng.key() != chance and match.state.shown != EVERYONE:
                raise self.broken("chance is seen by all", f"{option.code} drew from the generator unnoticed")
            self.decisions += 1
            self.branches += len(decision.options)
            if before is not None:
                self.check_apply(before, decision, option)
                for seat in self.rivals(decision.seat):
                    self.check_next(before, option, seat)
            self.check_position(game.decision(match.state))
        self.check_replay()

    def check_position(self, decision: Decision | None) -> None:
        """What has to be true wherever the game stands."""
        state = self.match.state
        try:
            self.game.check(state)
        except (GameError, AssertionError) as error:
            raise self.broken("nothing is lost", str(error)) from error
        self.check_view(decision.seat if decision is not None else SPECTATOR)
        if decision is not None:
            self.check_decision(decision)
        if self.decisions % THOROUGH_EVERY == 0:
            for seat in range(SPECTATOR, self.seats):
                self.check_view(seat)
            self.check_form()

    def rivals(self, seat: int) -> list[int]:
        """Who may learn from what a seat is asked: the others, and spectators; alone there is nobody."""
        return [other for other in range(SPECTATOR, self.seats) if other != seat] if self.seats > 1 else []

    def check_decision(self, decision: Decision) -> None:
        """Options are a subset of the table without repeats, and exactly those that `why_not` allows."""
        game, state = self.game, self.match.state
        offered = {option.index for option in decision.options}
        if not offered or len(offered) != len(decision.options):
            raise self.broken("options", f"{len(decision.options)} options, {len(offered)} different")
        table = game.options
        for option in decision.options:
            if table[option.index] is not option:
                raise self.broken("options are interned", option.code)
        whole = self.decisions % WHOLE_TABLE_EVERY == 0
        sample = table if whole else [self.any_of(table) for _ in range(SAMPLED_OPTIONS)]
        for option in [*sample, self.any_of(decision.options)]:
            reason = game.reason(state, option)
            if (reason is None) != (option.index in offered):
                raise self.broken("offered if and only if why_not is silent", f"{option.code}: {reason!r}")
        if not game.questions[decision.kind].goes_on(state.steps[-1]):
            self.check_several()

    def check_several(self) -> None:
        """Things that are chosen together can be named in any order, and lead to the same position."""
        game, state = self.game, self.match.state
        several = several_of(game, state)
        if several is None:
            return
        for taken in legal_sets(game, state, MOST_SETS):
            picked = [option for option in taken if option is not several.enough]
            words = ", ".join([option.code for option in taken])
            if not several.least <= len(picked) <= several.most:
                raise self.broken("several things are as many as is said", words)
            there = game.copy(state)
            for option in taken:
                game.apply(there, option)
            for _ in range(1 if several.ordered else ORDERS):
                order = list(range(len(picked)))
                if not several.ordered:
                    self.dice.shuffle(order)
                codes = [picked[i].code for i in order]
                if several.enough is not None:
                    codes.append(several.enough.code)
                here = game.copy(state)
                for option in next_choice(game, here, codes)[0]:
                    game.apply(here, option)
                if here.key() != there.key():
                    raise self.broken("several things can be named in any order", ", ".join(codes))

    def any_of(self, options: list[Option]) -> Option:
        """One of them at random."""
        return options[self.dice.below(len(options))]

    def check_view(self, seat: int) -> None:
        """What a seat cannot see may be dealt again without its noticing, and nothing is lost."""
        game, state = self.game, self.match.state
        view = game.view(state, seat)
        dealing = self.dice.fork()
        other = game.determinize(state, seat, dealing)
        if game.view(other, seat) != view:
            raise self.broken("dealing again keeps the view", f"seat {seat}")
        if other.log is not None or other.rng.key() == state.rng.key():
            raise self.broken("dealing again keeps no secret", f"seat {seat}")
        try:
            game.check(other)
        except (GameError, AssertionError) as error:
            raise self.broken("dealing again loses nothing", f"seat {seat}: {error}") from error
        dealt = [game.determinize(world, seat, dealing.copy()).key() for world in (state, other)]
        if dealt[0] != dealt[1]:
            raise self.broken("dealing again depends on what the seat knows", f"seat {seat}")
        decision, again = game.decision(state), game.decision(other)
        here, there = put_to(game, decision), put_to(game, again)
        if self.seats > 1 and (here != there or game.view(other, seat) != view):
            detail = f"seat {seat}: {here}, in another deal {there}"
            raise self.broken("whether a question is asked tells nothing hidden", detail)
        if decision is not None and decision.seat == seat:
            same = again is not None and indices(again) == indices(decision)
            if not same:
                raise self.broken("options depend on what the seat knows", f"seat {seat}")

    def check_next(self, before: S, option: Option, seat: int) -> None:
        """Who is asked after a choice depends on what a rival sees.

        The same choice in a world dealt again for it leads to the same question, unless the rival sees
        different events before, or was shown something.
        """
        game = self.game
        world, here = game.determinize(before, seat, self.dice.fork()), game.copy(before)
        decision = game.decision(world)
        if decision is None or option not in decision.options:
            return
        world.log, here.log = [], []
        game.apply(world, option)
        game.apply(here, option)
        there, seen = seen_by(seat, world.log), seen_by(seat, here.log)
        both = min(len(there), len(seen))
        stopped = here if len(seen) == both else world
        if there[:both] != seen[:both] or is_in(seat, stopped.shown):
            return
        next_here = put_to(game, game.decision(here))
        next_there = put_to(game, game.decision(world))
        if len(there) != len(seen) or next_here != next_there:
            detail = f"{option.code}, seat {seat}: {next_here}, in another deal {next_there}"
            raise self.broken("who is asked next tells nothing hidden", detail)

    def check_form(self) -> None:
        """A state survives its JSON form, also as text, and a copy is the same state."""
        game, state = self.game, self.match.state
        form = game.to_json(state)
        try:
            back = game.from_json(form)
        except GameError as error:
            raise self.broken("the JSON form can be read back", str(error)) from error
        if back.key() != state.key() or canonical(game.to_json(back)) != canonical(form):
            raise self.broken("the JSON form keeps everything", canonical(form))
        if state.copy().key() != state.key():
            raise self.broken("a copy is equal", "")

    def check_apply(self, before: S, decision: Decision, option: Option) -> None:
        """A copy is independent and goes the same way; what was not shown did not depend on hidden things."""
        game, state = self.game, self.match.state
        seat = decision.seat
        key = before.key()
        world = game.determinize(before, seat, self.dice.fork())
        copy = game.copy(before)
        game.apply(copy, option)
        if before.key() != key:
            raise self.broken("a copy is independent", option.code)
        if copy.key() != state.key():
            raise self.broken("a copy goes the same way", option.code)
        game.apply(world, option)
        if not state.shown >> seat & 1 and game.view(world, seat) != game.view(state, seat):
            raise self.broken("what a choice shows is marked as shown", option.code)

    def check_replay(self) -> None:
        """The same settings, seed and codes lead to the same position."""
        match = self.match
        digest = self.game.digest(match.state)
        try:
            replay(self.game, match.record())
        except Diverged as error:
            raise self.broken("a replay leads to the same position", f"{digest}: ply {error.ply}") from None
        half = len(match.plies) // 2
        codes = [ply.code for ply in match.plies[half:]]
        match.rewind(half)
        for code in codes:
            match.play(code)
        if self.game.digest(match.state) != digest:
            raise self.broken("a replay leads to the same position", f"{digest}: after going back to {half}")


def indices(decision: Decision) -> list[int]:
    """The options offered, in order."""
    return [option.index for option in decision.options]


def put_to(game: Game[S], decision: Decision | None) -> str:
    """Which question is put, and to whom."""
    return "nobody" if decision is None else f"{game.questions[decision.kind].name} of seat {decision.seat}"


def seen_by(seat: int, log: list[Event]) -> list[tuple[int, ...]]:
    """The events as a seat may know them."""
    return [event.for_seat(seat).key() for event in log]


def is_in(seat: int, seats: int) -> bool:
    """Whether a seat is in a set of seats, one bit each; a spectator is where everybody is."""
    return seats == EVERYONE or (seat >= 0 and seats >> seat & 1 == 1)


def check_table(game: Game[S]) -> None:
    """Options stand where their index says, and their codes are different and can be read back."""
    codes: set[str] = set()
    for i in range(len(game.options)):
        option = game.options[i]
        assert option.index == i, (option.code, option.index, i)
        assert option.code not in codes, option.code
        assert game.parse(f"  {option.code.upper()} ") is option, option.code
        codes.add(option.code)
