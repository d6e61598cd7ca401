"""What every game has: options, decisions, steps, events, a state, and the record that joins them."""

import os
from abc import abstractmethod
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from typing import Final, Generic, TypeVar, cast

from civtable.core.errors import BadCode, BadSetting, IllegalOption
from civtable.core.events import EVERYONE as EVERYONE
from civtable.core.events import Event, EventKind
from civtable.core.observation import Observer
from civtable.core.parts import Pieces, Score, Setting
from civtable.core.rng import Rng
from civtable.core.state import SPECTATOR as SPECTATOR
from civtable.core.state import Decision as Decision
from civtable.core.state import Option as Option
from civtable.core.state import Several as Several
from civtable.core.state import State as State
from civtable.core.state import Step as Step
from civtable.core.values import Json
from civtable.core.words import Phrase, Reason

CHECKING: Final = os.environ.get("CIVTABLE_CHECK") == "1"
"""Whether `apply` checks that what it is given is offered, for those who look for a mistake."""


S = TypeVar("S", bound=State)
T = TypeVar("T", bound=Step)


class Question(Generic[S, T]):
    """A kind of step: which options it offers, why not the others, and what an answer does.

    A question with one answer is passed over, unless it is `always_asked`: where a player expects to be the
    one who acts, or where passing over would tell something hidden. Where it would tell only now and then,
    `tells` says when, and `confirms` when something of one's own is given away, which nobody does for
    somebody else. A question without any answer is finished.
    """

    __slots__ = ("always_asked", "name")

    def __init__(self, name: str, always_asked: bool = False) -> None:
        self.name = name
        self.always_asked = always_asked

    def __repr__(self) -> str:
        """Its name, for developers."""
        return f"<Question {self.name}>"

    @abstractmethod
    def options(self, state: S, step: T) -> list[Option]:
        """What may be chosen, in the order of the option table; nothing when the step is finished."""

    @abstractmethod
    def apply(self, state: S, step: T, option: Option) -> None:
        """Carry out the choice. The step has been taken from the stack."""

    @abstractmethod
    def why_not(self, state: S, step: T, option: Option) -> Reason | None:
        """None if the option is offered, else the rule that forbids it."""

    def tells(self, state: S, step: T) -> bool:
        """Whether others could learn something hidden from its being passed over with one answer."""
        return self.always_asked

    def confirms(self, state: S, step: T) -> bool:
        """Whether who answers gives something away, and so is asked although there is one answer."""
        return False

    def several(self, state: S, step: T) -> Several | None:
        """What is chosen together, where the question asks for one thing after the other; None elsewhere."""
        return None

    def goes_on(self, step: T) -> bool:
        """Whether something has been chosen already of what is chosen together."""
        return False

    def lacking(self, state: S, step: T, picked: list[Option]) -> Reason | None:
        """What things chosen together lack, where it is not their number that matters; None if nothing."""
        return None

    def rank(self, option: Option) -> int:
        """Its place in the order in which things that are chosen together are asked for."""
        return option.index

    def finish(self, state: S, step: T) -> None:
        """What comes after a step that has no answer any more. It has been taken from the stack."""
        raise AssertionError(f"{self.name}: a question without an answer")


class Moment(Question[S, T]):
    """A step that only carries the game on: when its turn has come, `finish` says what happens by itself."""

    __slots__ = ()

    def options(self, state: S, step: T) -> list[Option]:
        """None."""
        return []

    def apply(self, state: S, step: T, option: Option) -> None:
        """Never asked."""
        raise AssertionError(f"{self.name}: nothing is asked")

    def why_not(self, state: S, step: T, option: Option) -> Reason | None:
        """Never asked."""
        raise AssertionError(f"{self.name}: nothing is asked")


def asking(question: Question[S, T]) -> Question[S, Step]:
    """A question in the table of a game, which puts it only to steps of its own kind."""
    return cast("Question[S, Step]", question)


def viewing(view: Callable[[S, int], Mapping[str, object]]) -> Callable[[S, int], dict[str, Json]]:
    """A view of a game, whose fields have types of their own, as plain data for everybody outside."""
    return cast("Callable[[S, int], dict[str, Json]]", view)


class Game(Generic[S]):
    """A game as everything outside sees it: facts and functions. There is nothing to inherit from.

    `start` gives a state, `decision` says who chooses now and among what, `apply` carries an option out and
    `scores(state)` counts, as if the game ended now. `apply` trusts whoever calls it, because search does so
    millions of times: an option that is not offered breaks the state without a word. `play` takes a code and
    checks it. The environment variable CIVTABLE_CHECK=1, read when civtable is loaded, makes `apply` check
    as well.

    `view(state, seat)` is all that a seat, or SPECTATOR, may know; `determinize(state, seat, rng)` is a state
    in which all the rest was dealt again. `to_json(state)` is the whole position as plain data, hidden things
    too, and `from_json(data)` reads it back. `option_words(option)` is a phrase for people.

    `options` is the table of all options, `options[i].index == i`; `settings` are what can be chosen before a
    game, `seats` the numbers of players, `questions[kind].name` the name of a decision's kind. `giving_up` is
    the option that leaves the game for good, None where there is none.
    """

    def __init__(
        self,
        *,
        name: str,
        version: int,
        seats: list[int],
        settings: list[Setting],
        options: list[Option],
        questions: list[Question[S, Step]],
        events: list[EventKind],
        sources: list[str],
        pieces: list[Pieces],
        state_type: type[S],
        new: Callable[[dict[str, str], int, Rng], S],
        view: Callable[[S, int], dict[str, Json]],
        view_type: type[Mapping[str, object]],
        determinize: Callable[[S, int, Rng], S],
        scores: Callable[[S], list[Score]],
        check: Callable[[S], None],
        to_json: Callable[[S], dict[str, Json]],
        from_json: Callable[[Json], S],
        chance_number: Callable[[int], int],
        facts: Callable[[], dict[str, Json]],
        option_words: Callable[[Option], Phrase],
        event_words: Callable[[Event], Phrase],
        question_words: Callable[[S], Phrase],
        answer_words: Callable[[S, Option], Phrase | None] | None = None,
        far_words: Callable[[S, Option], Phrase | None] | None = None,
        giving_up: Option | None = None,
        rival: Callable[[S], int] | None = None,
        rival_sources: Callable[[S], list[tuple[str, int]]] | None = None,
        arrange: Callable[[dict[str, Json], list[str]], None] | None = None,
        refuse: Callable[[dict[str, str]], Reason | None] | None = None,
        gains: Callable[[S, list[Event], S], list[list[tuple[str, int]]]] | None = None,
        unordered: list[str] | None = None,
        fields: list[list[tuple[str, str]]] | None = None,
        observer: Observer[S] | None = None,
    ) -> None:
        self.name = name
        self.version = version  # rises whenever a rule fix changes how an old record replays
        self.seats = seats  # the numbers of players that can play
        self.settings = settings
        self.options = options  # the table of interned options: options[i].index == i
        self.questions = questions  # by kind of step
        self.events = events  # the kinds of event, with what each tells
        self.sources = sources  # names of the sources of points
        self.pieces = pieces
        self.state_type = state_type
        self.new = new  # a state before the first decision; settings as `chosen` gives them
        self.view = view  # all that a seat or SPECTATOR may know
        self.view_type = view_type  # the TypedDict that says what stands in a view
        self.determinize = determinize  # a full state that agrees with that view, with a new generator
        self.scores = scores  # as if the game ended now
        self.check = check  # raises BadState if anything contradicts the rules
        self.to_json = to_json
        self.from_json = from_json
        self.chance_number = chance_number  # what `below` gives when people say "a 6 is rolled"
        self.make_facts = facts
        self.made_facts: dict[str, Json] | None = None
        self.option_words = option_words
        self.event_words = event_words
        self.question_words = question_words
        self.answer_words = answer_words  # words of an option that say more in the question that is open
        self.far_words = far_words  # words of an option that say more to who does not see the table
        self.arrange = arrange  # completes a position in its JSON form, whose given paths somebody wrote
        self.refuse = refuse  # why settings cannot be chosen together; None if they can
        self.gains = gains  # by seat: the points that a choice brought, by source; None if scores tell it
        self.fields = fields or []  # by kind of step: what it says besides its seat, and what can stand there
        self.unordered = unordered or []  # names of lists in forms and views whose order means nothing
        self.giving_up = giving_up  # leaves the game for good: random players do not choose it
        self.rival = rival  # the points of who plays without a seat, against one person; None if nobody does
        self.rival_sources = rival_sources  # the same by source
        self.observer = observer  # positions as numbers, for programs that learn; None if it has none yet
        self.by_code: dict[str, Option] = {option.code: option for option in options}

    @property
    def facts(self) -> dict[str, Json]:
        """The printed components, for faces of cards and for bots; made when they are first asked for."""
        if self.made_facts is None:
            self.made_facts = self.make_facts()
        return self.made_facts

    def chosen(self, choices: Mapping[str, str]) -> dict[str, str]:
        """Every setting with its value; refuses what the game does not have."""
        values = {setting.name: setting.values[0] for setting in self.settings}
        for name, value in choices.items():
            if name not in values:
                known = ", ".join(values) or "-"
                raise BadSetting(Reason("setting-unknown", {"name": name, "game": self.name, "known": known}))
            allowed = next(setting.values for setting in self.settings if setting.name == name)
            if value not in allowed:
                known = ", ".join(allowed)
                raise BadSetting(Reason("setting-value", {"name": name, "value": value, "known": known}))
            values[name] = value
        reason = self.refuse(values) if self.refuse is not None else None
        if reason is not None:
            raise BadSetting(reason)
        return values

    def recorded(self, settings: Mapping[str, str]) -> dict[str, str]:
        """The settings that a record names."""
        named = [s.name for s in self.settings if not s.later or settings[s.name] != s.values[0]]
        return {name: settings[name] for name in named}

    def start(self, choices: Mapping[str, str], seats: int, rng: Rng) -> S:
        """A new game; refuses unknown settings and numbers of players."""
        if seats not in self.seats:
            known = ", ".join([str(n) for n in self.seats])
            raise BadSetting(Reason("setting-seats", {"game": self.name, "seats": seats, "known": known}))
        if not isinstance(rng, Rng):
            raise TypeError(f"chance is an Rng, such as fast_rng gives, not a {type(rng).__name__}")
        return self.new(self.chosen(choices), seats, rng)

    def words(self, state: S, option: Option) -> Phrase:
        """An offered option as a sentence: what it means in the question that is open."""
        told = self.answer_words(state, option) if self.answer_words is not None else None
        return told if told is not None else self.option_words(option)

    def words_afar(self, state: S, option: Option) -> Phrase:
        """The same to who does not see the table: a place with what lies there."""
        told = self.far_words(state, option) if self.far_words is not None else None
        return told if told is not None else self.words(state, option)

    def decision(self, state: S) -> Decision | None:
        """Who chooses now, and among what; None when the game is over. Kept in the state until `apply`.

        A position that was made up may open with steps that leave no choice: they are passed over here.
        """
        if state.asked is None and state.steps:
            self.ask(state)
        return state.asked

    def ask(self, state: S) -> None:
        """Go on to the next real choice, which becomes the decision; steps without one are passed over."""
        while state.steps:
            step = state.steps[-1]
            question = self.questions[step.kind]
            options = question.options(state, step)
            if len(options) > 1 or (
                options and (question.tells(state, step) or question.confirms(state, step))
            ):
                state.asked = Decision(step.seat, step.kind, options)
                return
            state.steps.pop()
            if options:
                question.apply(state, step, options[0])
            else:
                question.finish(state, step)

    def apply(self, state: S, option: Option) -> None:
        """The trusted entrance: carry out an option that is offered, and go on to the next real choice.

        It changes the state in place and checks nothing: only an option of the present decision may be given.
        For whatever comes from outside there is `play`; to look for a mistake, set CIVTABLE_CHECK=1.
        """
        if CHECKING:
            self.refuse_what_is_not_offered(state, option)
        step = state.steps.pop()
        state.asked = None
        state.shown = 0
        self.questions[step.kind].apply(state, step, option)
        self.ask(state)

    def refuse_what_is_not_offered(self, state: S, option: Option) -> None:
        """What `apply` does first where CIVTABLE_CHECK=1."""
        decision = self.decision(state)
        if decision is not None and option in decision.options:
            return
        if self.by_code.get(option.code) is not option:
            raise IllegalOption(Reason("option-foreign", {"code": option.code, "game": self.name}))
        reason = self.reason(state, option)
        assert reason is not None, f"{option.code} is neither offered nor forbidden"
        raise IllegalOption(reason)

    def reason(self, state: S, option: Option) -> Reason | None:
        """None if the option is offered now, else the rule that forbids it."""
        if self.decision(state) is None:
            return Reason("game-over")
        step = state.steps[-1]
        return self.questions[step.kind].why_not(state, step, option)

    def event_form(self, event: Event) -> dict[str, Json]:
        """An event for programs, by the names of its fields."""
        return self.events[event.kind].form(event)

    def coded(self, code: str) -> Option | None:
        """The option that a person's text names, if it names one; spaces and capitals do not matter."""
        return self.by_code.get(plain_code(code))

    def parse(self, code: str) -> Option:
        """The option that a person's text names; refuses another text, with the nearest code there is."""
        option = self.coded(code)
        if option is None:
            plain = plain_code(code)
            close = get_close_matches(plain[:60], self.by_code, 1)
            if close:
                raise BadCode(Reason("code-unknown-close", {"code": plain[:60], "close": close[0]}))
            raise BadCode(Reason("code-unknown", {"code": plain[:60]}))
        return option

    def refuse_foreign(self, state: S) -> None:
        """Raise what is wrong with a state of another game."""
        if not isinstance(state, self.state_type):
            raise TypeError(f"a {type(state).__name__} is no state of {self.name}")

    def why_not(self, state: S, code: str) -> Reason | None:
        """None if the option is offered now, else the rule that forbids it."""
        self.refuse_foreign(state)
        return self.reason(state, self.parse(code))

    def play(self, state: S, code: str) -> Option:
        """The checked entrance: parse the code, refuse it with the reason, or apply it.

        Raises BadCode for a text that names no option and IllegalOption for one that is not offered; the
        state then stays as it was.
        """
        self.refuse_foreign(state)
        option = self.parse(code)
        reason = self.reason(state, option)
        if reason is not None:
            raise IllegalOption(reason)
        self.apply(state, option)
        return option

    def copy(self, state: S) -> S:
        """An independent state without a log."""
        return cast(S, state.copy())

    def digest(self, state: S) -> str:
        """A short fingerprint of all that decides how the game can go on."""
        return state.digest()

    def __repr__(self) -> str:
        """Name and version, for developers."""
        return f"<Game {self.name}, version {self.version}>"


def plain_code(text: str) -> str:
    """A code as it is written, without its spaces and capitals of the moment."""
    return " ".join(text.lower().split())


def play_at_random(game: Game[S], state: S, rng: Rng) -> int:
    """Play to the end with random options; the number of decisions. The loop that benchmarks time."""
    decisions = 0
    while True:
        decision = game.decision(state)
        if decision is None:
            return decisions
        options = decision.options
        option = options[rng.below(len(options))]
        while option is game.giving_up and len(options) > 1:
            option = options[rng.below(len(options))]
        game.apply(state, option)
        decisions += 1
