"""What a scenario expects of a position: offers, reasons, scores, and values by path.

A path is first looked up in the form of the position, as `state` writes it. Where the form has no such name,
the view is asked: of seat N for what stands below `players.N`, else of the seat that is asked now.
"""

from collections.abc import Mapping
from typing import Final

from civtable.core.errors import BadScenario
from civtable.core.game import Option, State
from civtable.core.reading import Node
from civtable.core.values import Json, canonical
from civtable.core.words import Argument, Phrase, Reason
from civtable.games import AnyGame
from civtable.scenarios.codes import option_named, option_or_warning
from civtable.scenarios.paths import NOTHING, Form, Found, Nothing, bad, copied, look, refuse_unknown, written
from civtable.scenarios.reading import named
from civtable.scenarios.reasons import known_reason, short_key

ONE_OF: Final = "one_of"
VIEWS: Final = "views"
COUNT: Final = "count"


class Failure:
    """An expectation that does not hold: after how many moves, where, what was wanted and found."""

    def __init__(self, after: int, path: str, wanted: Json, found: Found, words: Phrase) -> None:
        self.after = after
        self.path = path
        self.wanted = wanted
        self.found = None if isinstance(found, Nothing) else found
        self.words = words


class Expecting:
    """A position, looked at with expectations: collects what does not hold, and what looks like a mistake."""

    def __init__(self, game: AnyGame, state: State, after: int) -> None:
        self.game = game
        self.state = state
        self.after = after
        self.failures: list[Failure] = []
        self.warnings: list[Phrase] = []
        self.decision = game.decision(state)
        self.form: Form = copied(game.to_json(state))
        self.views: dict[int, Form] = {}

    def all(self, wanted: Mapping[str, Json]) -> None:
        """Check a mapping of expectations: the reserved names, and paths of the position."""
        checks = {
            "offered": self.offered,
            f"offered.{COUNT}": self.offered_count,
            "not_offered": self.not_offered,
            "only_offered": self.only_offered,
            "why_not": self.reasons,
            "scores": self.scores,
            "over": self.over,
            "asked": self.asked,
            ONE_OF: self.one_of,
        }
        for name in wanted:
            if name in checks:
                checks[name](Node(wanted[name], name))
        for name in wanted:
            if name not in checks:
                self.value(name, wanted[name])

    def fail(self, path: str, wanted: Json, found: Found, words: Phrase) -> None:
        """Note an expectation that does not hold."""
        self.failures.append(Failure(self.after, path, wanted, found, words))

    # Values by path.

    def value(self, path: str, wanted: Json) -> None:
        """Check a value; a mapping checks the names it gives, `one_of` any of several values."""
        found = self.found(path)
        if isinstance(wanted, dict) and list(wanted) == [ONE_OF]:
            choices = [entry.value for entry in Node(wanted[ONE_OF], f"{path}.{ONE_OF}").items()]
            if not any(self.is_same(path, choice, found) for choice in choices):
                self.differs(path, wanted, found)
        elif isinstance(wanted, dict) and wanted and isinstance(found, dict | list):
            for name in wanted:
                self.value(f"{path}.{name}", wanted[name])
        else:
            self.compare(path, wanted, found)

    def found(self, path: str) -> Found:
        """What stands on a path: in the form, or else in the view."""
        above, _, rest = path.partition(".")
        if above == VIEWS:
            seat, _, rest = rest.partition(".")
            return look(self.view(self.seat_from(path, seat)), rest)
        try:
            found = look(self.form, path)
        except BadScenario as error:
            return self.in_view(path, error)
        return self.in_view(path, None) if isinstance(found, Nothing) else found

    def in_view(self, path: str, error: BadScenario | None) -> Found:
        """What the view shows on a path that the form does not have; refuses a path that neither knows."""
        try:
            found = look(self.view(self.whose(path)), path)
        except BadScenario:
            found = NOTHING
        if isinstance(found, Nothing):
            if error is not None:
                raise error
            refuse_unknown(self.game, self.form, path)
        return found

    def whose(self, path: str) -> int:
        """The seat whose view shows a path: its own player's, else that of who is asked."""
        names = path.split(".")
        if names[0] == "players" and len(names) > 1 and is_seat(names[1], self.seats()):
            return int(names[1])
        return self.decision.seat if self.decision is not None else 0

    def seat_from(self, path: str, seat: str) -> int:
        """The seat that a path `views.N` names."""
        if not is_seat(seat, self.seats()):
            raise bad("path-unknown", {"path": path[:80], "name": seat[:40]})
        return int(seat)

    def seats(self) -> int:
        """How many play."""
        players = self.form["players"]
        assert isinstance(players, list)
        return len(players)

    def view(self, seat: int) -> Form:
        """What a seat sees."""
        if seat not in self.views:
            self.views[seat] = copied(self.game.view(self.state, seat))
        return self.views[seat]

    def is_same(self, path: str, wanted: Json, found: Found) -> bool:
        """Whether a value is the wanted one; `null` is also wanted where there is nothing."""
        if isinstance(found, Nothing):
            return wanted is None
        names = [name for name in path.split(".") if not name.isdigit()]
        if isinstance(wanted, list) and isinstance(found, list) and names[-1] in self.game.unordered:
            return sorted(map(canonical, wanted)) == sorted(map(canonical, found))
        return canonical(wanted) == canonical(found)

    def compare(self, path: str, wanted: Json, found: Found) -> None:
        """Note a difference."""
        if not self.is_same(path, wanted, found):
            self.differs(path, wanted, found)

    def differs(self, path: str, wanted: Json, found: Found) -> None:
        """Note that something else was found, or nothing."""
        args: dict[str, Argument] = {"path": path, "wanted": written(wanted)}
        if isinstance(found, Nothing):
            self.fail(path, wanted, found, Phrase("scenario-nothing", args))
        else:
            self.fail(path, wanted, found, Phrase("scenario-different", {**args, "found": written(found)}))

    def one_of(self, node: Node) -> None:
        """At least one of several groups of expectations holds."""
        for entry in node.items():
            trial = Expecting(self.game, self.state, self.after)
            trial.all({name: part.value for name, part in entry.entries()})
            if not trial.failures:
                return
        self.fail(node.path, node.value, NOTHING, Phrase("scenario-none-of", {"wanted": written(node.value)}))

    # Offers.

    def options(self) -> list[Option]:
        """What may be chosen now."""
        return [] if self.decision is None else self.decision.options

    def offered(self, node: Node) -> None:
        """Each of these codes may be chosen now; or so many may."""
        if isinstance(node.value, dict):
            self.offered_count(named(node, COUNT).get(COUNT, Node(None, f"{node.path}.{COUNT}")))
            return
        for entry in node.items():
            self.want_offered(node.path, option_named(self.game, entry.text(100)))

    def offered_count(self, node: Node) -> None:
        """So many options may be chosen now."""
        self.compare(node.path, node.integer(0, 1_000_000), len(self.options()))

    def not_offered(self, node: Node) -> None:
        """None of these codes may be chosen now; a code that does not exist never is."""
        for entry in node.items():
            option = self.option_if_any(entry.text(100))
            if option is not None:
                self.want_refused(node.path, option)

    def only_offered(self, node: Node) -> None:
        """These codes and no others may be chosen now."""
        wanted = [option_named(self.game, entry.text(100)) for entry in node.items()]
        for option in wanted:
            self.want_offered(node.path, option)
        for option in self.options():
            if option not in wanted:
                self.want_refused(node.path, option)

    def option_if_any(self, code: str) -> Option | None:
        """The option that a code names, if there is one; a likely misspelling is noted."""
        option, warning = option_or_warning(self.game, code)
        if warning is not None:
            self.warnings.append(warning)
        return option

    def want_offered(self, path: str, option: Option) -> None:
        """Note an option that should be offered and is not."""
        reason = self.game.reason(self.state, option)
        if reason is not None:
            words = Phrase("scenario-not-offered", {"code": option.code, "why": reason})
            self.fail(path, option.code, short_key(reason), words)

    def want_refused(self, path: str, option: Option) -> Reason | None:
        """Note an option that should not be offered and is; else the reason why it is not."""
        reason = self.game.reason(self.state, option)
        if reason is None:
            self.fail(path, option.code, "offered", Phrase("scenario-offered", {"code": option.code}))
        return reason

    def reasons(self, node: Node) -> None:
        """Each of these codes is refused for this reason, given by its short or full key."""
        for code, entry in node.entries():
            self.refusal(node.path, code, entry.text(100))

    def refusal(self, path: str, code: str, why: str) -> None:
        """A code is refused, and for this reason if one is given."""
        wanted = known_reason(self.game, why) if why else ""
        option = self.option_if_any(code)
        reason = None if option is None else self.want_refused(path, option)
        if option is not None and reason is not None and wanted and wanted != short_key(reason):
            args: dict[str, Argument] = {"code": option.code, "wanted": wanted, "found": short_key(reason)}
            self.fail(
                path, wanted, short_key(reason), Phrase("scenario-other-reason", {**args, "why": reason})
            )

    # The course of the game.

    def scores(self, node: Node) -> None:
        """Results by seat: `total`, `rank`, and points by source."""
        scores = self.game.scores(self.state)
        seats = [str(score.seat) for score in scores]
        for seat, board in named(node, *seats).items():
            score = scores[int(seat)]
            found: dict[str, int] = {"total": score.total, "rank": score.rank, **dict(score.points)}
            for name, entry in named(board, *found).items():
                self.compare(entry.path, entry.value, found[name])

    def over(self, node: Node) -> None:
        """Whether the game has ended."""
        self.compare(node.path, node.flag(), self.decision is None)

    def asked(self, node: Node) -> None:
        """Who is asked what, and the named fields of the question; `null` for nobody."""
        now = self.question()
        if now is None or node.value is None:
            self.compare(
                node.path, node.value, None if now is None else {"seat": now["seat"], "kind": now["kind"]}
            )
            return
        for name, entry in named(node, *now).items():
            if name == "kind":
                entry.choice([question.name for question in self.game.questions])
            self.compare(entry.path, entry.value, now[name])

    def question(self) -> Form | None:
        """The open question, as a scenario names it."""
        if self.decision is None:
            return None
        steps = self.form["steps"]
        assert isinstance(steps, list)
        step = steps[-1]
        assert isinstance(step, dict)
        kind = self.game.questions[self.decision.kind].name
        return {
            **{name: step[name] for name in step if name != "ask"},
            "seat": self.decision.seat,
            "kind": kind,
        }


def is_seat(name: str, seats: int) -> bool:
    """Whether a name is that of a seat."""
    return name.isascii() and name.isdigit() and len(name) < 3 and int(name) < seats
