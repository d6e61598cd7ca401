"""Playing scenarios: positions are set up, moves are made, expectations are checked in between and after."""

from collections.abc import Mapping

from civtable.core.errors import BadCode, GameError, IllegalOption
from civtable.core.game import State
from civtable.core.rng import ScriptedRng, fast_rng
from civtable.core.several import is_formality, next_choice
from civtable.core.values import Json
from civtable.core.words import Argument, Phrase, Reason
from civtable.games import AnyGame, game_named
from civtable.scenarios.codes import option_named
from civtable.scenarios.expecting import Expecting, Failure
from civtable.scenarios.paths import Form, bad, copied
from civtable.scenarios.positions import position
from civtable.scenarios.reading import Move, Scenario, scenarios_from_text


def play_move(game: AnyGame, state: State, codes: list[str], following: list[str]) -> int:
    """Make a move: one code, or several that answer the questions that follow each other.

    This is the one place where scenarios choose. A choice of several things goes through here as a whole: it
    may also take codes of the following moves of the seat. How many of those were taken.
    """
    meant = [option_named(game, code).code for code in codes]
    alone = len(meant) == 1
    if alone:
        meant += readable(game, following)
    used = 0
    while used < (1 if alone else len(meant)):
        options, count = next_choice(game, state, meant[used:])
        for option in options:
            game.apply(state, option)
        used += count
    return used - len(codes)


def give_only_answers(game: AnyGame, state: State, unless: str = "") -> None:
    """Answer what is asked only so that its owner says so, unless that is the next move."""
    while is_formality(game, state):
        decision = game.decision(state)
        assert decision is not None
        only = decision.options[0]
        if unless and option_named(game, unless) is only:
            return
        game.apply(state, only)


def readable(game: AnyGame, codes: list[str]) -> list[str]:
    """Codes up to the first one that names no option."""
    found: list[str] = []
    for code in codes:
        try:
            found.append(option_named(game, code).code)
        except BadCode:
            break
    return found


def following(moves: list[Move], seat: int) -> list[str]:
    """The single codes of a seat that come next, with nothing in between."""
    found: list[str] = []
    for move in moves:
        if move.seat != seat or len(move.codes) != 1:
            break
        found += move.codes
    return found


class Trial:
    """A scenario on the table: the position, and the expectations that did not hold so far."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.game = game_named(scenario.game)
        players = scenario.players or self.game.seats[0]
        start = self.game.start(scenario.settings, players, fast_rng(scenario.seed))
        self.state: State = position(self.game, start, scenario.changes)
        if scenario.dice is not None:
            self.state.rng = ScriptedRng([self.game.chance_number(face) for face in scenario.dice], 0)
        self.moves = 0
        self.failures: list[Failure] = []
        self.warnings: list[Phrase] = []
        self.before = self.state.copy()
        self.last: list[str] = []
        self.pass_over()
        self.start = self.form()

    def form(self) -> Form:
        """The position now."""
        return copied(self.game.to_json(self.state))

    def pass_over(self) -> None:
        """Questions with only one answer are passed over, in a made-up position too."""
        try:
            self.game.decision(self.state)
        except GameError as error:
            raise self.about_dice(error) from None

    def run(self) -> None:
        """Make all moves and check all expectations; raises where the file asks for something impossible."""
        moves = self.scenario.moves
        taken = 0
        for i, move in enumerate(moves):
            if taken:
                taken -= 1
            elif move.expect is not None:
                self.expect(move.expect)
            elif move.refused:
                self.expect_refused(move)
            else:
                try:
                    taken = self.move(move.seat, move.codes, following(moves[i + 1 :], move.seat))
                except GameError as error:
                    args: dict[str, Argument] = {"n": self.moves + 1, "move": f"{move.seat}: {move.code}"}
                    raise bad("in-move", {**args, "why": error.reason}) from None
                self.moves += 1 + taken
        self.expect(self.scenario.expect)
        self.expect_all_dice_rolled()

    def move(self, seat: int, codes: list[str], more: list[str]) -> int:
        """One move, by the seat that has to make it; how many of its following ones were taken with it."""
        give_only_answers(self.game, self.state, codes[0])
        decision = self.game.decision(self.state)
        if decision is not None and decision.seat != seat:
            kind = self.game.questions[decision.kind].name
            wrong_seat = bad("wrong-seat", {"seat": seat, "asked": decision.seat, "kind": kind})
            raise self.about_passing(codes[0], seat, wrong_seat)
        before = self.state.copy()
        try:
            taken = play_move(self.game, self.state, codes, more)
        except IllegalOption as error:
            raise self.about_passing(codes[0], seat, error) from None
        except GameError as error:
            raise self.about_dice(error) from None
        self.before, self.last = before, codes
        return taken

    def about_passing(self, code: str, seat: int, error: GameError) -> GameError:
        """The error for a move that answers a question which was passed over; others stay as they are."""
        try:
            option = option_named(self.game, code)
        except BadCode:
            return error
        for passed_seat, kind, answer in passed_over(self.game, self.before.copy(), self.last):
            if answer == option.code and passed_seat == seat:
                return bad("passed-over", {"code": answer, "seat": seat, "kind": kind})
        return error

    def about_dice(self, error: GameError) -> GameError:
        """An error about chance, in terms of `dice`; others stay as they are."""
        rng, dice = self.state.rng, self.scenario.dice
        if isinstance(rng, ScriptedRng) and dice is not None:
            if error.reason.key == "chance-script-ended":
                return bad("dice-ended", {"count": len(dice)})
            if error.reason.key == "chance-script-range":
                return bad("dice-face", {"n": rng.used, "face": dice[rng.used - 1]})
        return error

    def expect(self, wanted: Mapping[str, Json]) -> None:
        """Check a mapping of expectations.

        Where only one answer is open, which a file may leave out, they may be meant before or after it.
        """
        if is_formality(self.game, self.state):
            before = Expecting(self.game, self.state, self.moves)
            before.all(wanted)
            if not before.failures:
                self.take(before)
                return
            give_only_answers(self.game, self.state)
        look = Expecting(self.game, self.state, self.moves)
        try:
            look.all(wanted)
        finally:
            self.take(look)

    def expect_refused(self, move: Move) -> None:
        """A code that somebody tries here must be refused."""
        look = Expecting(self.game, self.state, self.moves)
        look.refusal("refused", move.refused, move.why)
        self.take(look)

    def take(self, look: Expecting) -> None:
        """Keep what was found."""
        self.failures += look.failures
        self.warnings += look.warnings

    def expect_all_dice_rolled(self) -> None:
        """Dice that were written down and never rolled are a mistake somewhere."""
        rng, dice = self.state.rng, self.scenario.dice
        if isinstance(rng, ScriptedRng) and dice is not None and rng.used < len(dice):
            args: dict[str, Argument] = {"rolled": rng.used, "count": len(dice)}
            words = Phrase("scenario-dice-left", args)
            self.failures.append(Failure(self.moves, "dice", len(dice), rng.used, words))


def passed_over(game: AnyGame, state: State, codes: list[str]) -> list[tuple[int, str, str]]:
    """The questions with one answer that the last move led to: seat, kind, answer. Plays on in the state.

    Only to explain a mistake: it walks the way that the game itself went, and looks at every question there.
    """
    found: list[tuple[int, str, str]] = []
    if codes:
        play_move(game, state, codes[:-1], [])
        step = state.steps.pop()
        state.asked = None
        game.questions[step.kind].apply(state, step, option_named(game, codes[-1]))
    while state.steps:
        step = state.steps[-1]
        question = game.questions[step.kind]
        options = question.options(state, step)
        if len(options) > 1 or (options and (question.tells(state, step) or question.confirms(state, step))):
            break
        state.steps.pop()
        if options:
            found.append((step.seat, question.name, options[0].code))
            question.apply(state, step, options[0])
        else:
            question.finish(state, step)
    return found


class Outcome:
    """How a scenario went: nothing to complain about, expectations that failed, or an error in the file."""

    def __init__(self, scenario: Scenario) -> None:
        self.name = scenario.name
        self.about = scenario.about
        self.error: Reason | None = None
        self.trial: Trial | None = None
        try:
            self.trial = Trial(scenario)
            self.trial.run()
        except GameError as error:
            self.error = error.reason
        except Exception as error:  # a mistake of ours: it must not cost the report of the other scenarios
            self.error = Reason("scenario-our-mistake", {"what": f"{type(error).__name__}: {error}"[:200]})

    @property
    def failures(self) -> list[Failure]:
        """What was expected and did not come, up to the error if there is one."""
        return self.trial.failures if self.trial is not None else []

    @property
    def warnings(self) -> list[Phrase]:
        """What looks like a mistake in the file and is none for certain."""
        return self.trial.warnings if self.trial is not None else []

    @property
    def result(self) -> str:
        """`error`, `failed` or `ok`."""
        return "error" if self.error is not None else "failed" if self.failures else "ok"

    def __repr__(self) -> str:
        """Which scenario, and how it went, for developers."""
        return f"<Outcome of {self.name!r}: {self.result}>"


def run_scenarios(text: str) -> list[Outcome]:
    """Play all scenarios of a file, given as its text; what cannot be read raises BadScenario."""
    return [Outcome(scenario) for scenario in scenarios_from_text(text)]
