"""Scenarios: positions, moves and what must come of them, written by hand as YAML; see docs/scenarios.md."""

from collections.abc import Mapping
from typing import Final

from civtable.core.errors import GameError
from civtable.core.game import Option, State
from civtable.core.reading import Node
from civtable.core.rng import ScriptedRng, fast_rng
from civtable.core.values import Json, canonical
from civtable.core.words import Argument, Phrase, Reason
from civtable.games import game_named
from civtable.lab.plain_yaml import documents
from civtable.lab.positions import (
    Form,
    Found,
    Nothing,
    bad,
    copied,
    flat,
    look,
    position,
    refuse_unknown,
    written,
)

SHARED: Final = ("game", "players", "settings", "seed", "state")
"""What may stand beside `scenarios` and then holds for each of them."""

NAMES: Final = ("name", "about", *SHARED, "dice", "moves", "expect")
DEFAULT_SEED: Final = "1"
MOST_MOVES: Final = 10_000
MOST_DICE: Final = 10_000
EXPECT: Final = "expect"

# Reading.


class Scenario:
    """What a file says, with its form checked but not its sense: that needs the game."""

    def __init__(self, node: Node, shared: Mapping[str, Json], number: int) -> None:
        values = parts(node, *NAMES)
        self.name = values["name"].text(120) if "name" in values else f"#{number}"
        self.about = values["about"].text(400) if "about" in values else ""
        common = {name: Node(shared[name], name) for name in shared}
        both = {**common, **values}
        if "game" not in both:
            raise bad("no-game")
        self.game = both["game"].text(40)
        self.players = both["players"].integer(1, 99) if "players" in both else 0
        self.settings = {name: value.text(40) for name, value in entries(both.get("settings"))}
        self.seed = seed_from(both["seed"]) if "seed" in both else DEFAULT_SEED
        states = [entries(common.get("state")), entries(values.get("state"))]
        self.changes = [{path: value.value for path, value in state} for state in states]
        dice = values.get("dice")
        self.dice = None if dice is None else [face.integer(0, 1000) for face in items(dice, MOST_DICE)]
        self.moves = [Move(entry) for entry in items(values.get("moves"), MOST_MOVES)]
        self.expect = {name: value.value for name, value in entries(values.get(EXPECT))}


class Move:
    """One entry of `moves`: a seat's code, or expectations in between."""

    def __init__(self, node: Node) -> None:
        pairs = node.entries()
        if len(pairs) != 1:
            raise node.wrong("scenario-move-form")
        name, value = pairs[0]
        self.seat = -1
        self.code = ""
        self.expect: dict[str, Json] | None = None
        if name == EXPECT:
            self.expect = {path: entry.value for path, entry in value.entries()}
        elif name.isascii() and name.isdigit() and len(name) < 3:
            self.seat = int(name)
            self.code = value.text(100)
        else:
            raise node.wrong("scenario-move-form")


def scenarios_from_text(text: str) -> list[Scenario]:
    """All scenarios of a file; what cannot be understood is refused with the reason."""
    found: list[Scenario] = []
    for document in documents(text):
        node = Node(document)
        shared: dict[str, Json] = {}
        group = [node]
        if isinstance(document, dict) and "scenarios" in document:
            parts(node, *SHARED, "scenarios")
            shared = {name: document[name] for name in SHARED if name in document}
            group = [Node(entry.value) for entry in node.child("scenarios").items()]
        for entry in group:
            found.append(read_one(entry, shared, len(found) + 1))
    if not found:
        raise bad("none")
    return found


def read_one(node: Node, shared: Mapping[str, Json], number: int) -> Scenario:
    """One scenario; errors say which one it is."""
    try:
        return Scenario(node, shared, number)
    except GameError as error:
        name = node.value.get("name") if isinstance(node.value, dict) else None
        where = name[:120] if isinstance(name, str) else f"#{number}"
        raise bad("in", {"name": where, "why": error.reason}) from None


def parts(node: Node, *names: str) -> dict[str, Node]:
    """What a scenario or a file says, by name."""
    if not isinstance(node.value, dict):
        raise bad("form")
    for name in node.value:
        if name not in names:
            raise bad("unknown-name", {"name": name[:60], "known": ", ".join(names)})
    return dict(node.entries())


def named(node: Node, *names: str) -> dict[str, Node]:
    """The values of a mapping by name; unknown names are refused, all are optional."""
    values = dict(node.entries())
    for name in values:
        if name not in names:
            raise node.wrong("state-unknown-name", {"name": name[:60], "known": ", ".join(names)})
    return values


def entries(node: Node | None) -> list[tuple[str, Node]]:
    """Names and values of a mapping that may be absent or empty."""
    return [] if node is None or node.value is None else node.entries()


def items(node: Node | None, most: int) -> list[Node]:
    """The entries of a list that may be absent or empty."""
    found = [] if node is None or node.value is None else node.items()
    if node is not None and len(found) > most:
        raise node.wrong("state-list-long", {"most": most})
    return found


def seed_from(node: Node) -> str:
    """A seed: any short text or number."""
    if isinstance(node.value, int) and not isinstance(node.value, bool):
        return str(node.value)
    return node.text(100)


# Playing.


class Failure:
    """An expectation that does not hold: after how many moves, where, what was wanted and found."""

    def __init__(self, after: int, path: str, wanted: Json, found: Found, words: Phrase) -> None:
        self.after = after
        self.path = path
        self.wanted = wanted
        self.found = None if isinstance(found, Nothing) else found
        self.words = words


class Trial:
    """A scenario on the table: the position, and the expectations that did not hold so far."""

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.game = game_named(scenario.game)
        players = scenario.players or self.game.seats[0]
        start = self.game.start(scenario.settings, players, fast_rng(scenario.seed))
        self.new = copied(self.game.to_json(start))
        self.state: State = position(self.game, start, scenario.changes)
        if scenario.dice is not None:
            self.state.rng = ScriptedRng([self.game.chance_number(face) for face in scenario.dice], 0)
        self.moves = 0
        self.failures: list[Failure] = []
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
        for move in self.scenario.moves:
            if move.expect is not None:
                self.expect(move.expect)
            else:
                self.moves += 1
                try:
                    self.move(move.seat, move.code)
                except GameError as error:
                    line = f"{move.seat}: {move.code}"
                    raise bad("in-move", {"n": self.moves, "move": line, "why": error.reason}) from None
        self.expect(self.scenario.expect)
        self.expect_all_dice_rolled()

    def move(self, seat: int, code: str) -> None:
        """One move, by the seat that has to make it."""
        decision = self.game.decision(self.state)
        if decision is not None and decision.seat != seat:
            kind = self.game.questions[decision.kind].name
            raise bad("wrong-seat", {"seat": seat, "asked": decision.seat, "kind": kind})
        try:
            self.game.play(self.state, code)
        except GameError as error:
            raise self.about_dice(error) from None

    def about_dice(self, error: GameError) -> GameError:
        """An error about chance, in terms of `dice`; others stay as they are."""
        rng, dice = self.state.rng, self.scenario.dice
        if isinstance(rng, ScriptedRng) and dice is not None:
            if error.reason.key == "chance-script-ended":
                return bad("dice-ended", {"count": len(dice)})
            if error.reason.key == "chance-script-range":
                return bad("dice-face", {"n": rng.used, "face": dice[rng.used - 1]})
        return error

    # Expectations.

    def expect(self, wanted: Mapping[str, Json]) -> None:
        """Check a mapping of expectations: the reserved names, and paths of the position."""
        checks = {
            "offered": self.expect_offered,
            "not_offered": self.expect_not_offered,
            "only_offered": self.expect_only_offered,
            "why_not": self.expect_reasons,
            "scores": self.expect_scores,
            "over": self.expect_over,
            "asked": self.expect_asked,
        }
        for name in wanted:
            if name in checks:
                checks[name](Node(wanted[name], name))
        form = self.form()
        values = {name: wanted[name] for name in wanted if name not in checks}
        for path, value in flat(values, self.new).items():
            found = look(form, path)
            if isinstance(found, Nothing):
                refuse_unknown(self.game, form, path)
            self.compare(path, value, found)

    def compare(self, path: str, wanted: Json, found: Found) -> None:
        """Note a difference. `null` is also what is wanted where there is nothing."""
        if isinstance(found, Nothing):
            if wanted is not None:
                self.fail(
                    path, wanted, found, Phrase("scenario-nothing", {"path": path, "wanted": written(wanted)})
                )
        elif canonical(wanted) != canonical(found):
            args: dict[str, Argument] = {"path": path, "wanted": written(wanted), "found": written(found)}
            self.fail(path, wanted, found, Phrase("scenario-different", args))

    def fail(self, path: str, wanted: Json, found: Found, words: Phrase) -> None:
        """Note an expectation that does not hold."""
        self.failures.append(Failure(self.moves, path, wanted, found, words))

    def expect_offered(self, node: Node) -> None:
        """Each of these codes may be chosen now."""
        for entry in node.items():
            self.want_offered(node.path, self.game.parse(entry.text(100)))

    def expect_not_offered(self, node: Node) -> None:
        """None of these codes may be chosen now."""
        for entry in node.items():
            self.want_refused(node.path, self.game.parse(entry.text(100)))

    def expect_only_offered(self, node: Node) -> None:
        """These codes and no others may be chosen now."""
        wanted = [self.game.parse(entry.text(100)) for entry in node.items()]
        for option in wanted:
            self.want_offered(node.path, option)
        decision = self.game.decision(self.state)
        for option in [] if decision is None else decision.options:
            if option not in wanted:
                self.want_refused(node.path, option)

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

    def expect_reasons(self, node: Node) -> None:
        """Each of these codes is refused for this reason, given by its short or full key."""
        for code, entry in node.entries():
            wanted = entry.text(100)
            option = self.game.parse(code)
            reason = self.want_refused(node.path, option)
            if reason is not None and wanted not in (reason.key, short_key(reason)):
                found = short_key(reason)
                args: dict[str, Argument] = {"code": option.code, "wanted": wanted, "found": found}
                self.fail(node.path, wanted, found, Phrase("scenario-other-reason", {**args, "why": reason}))

    def expect_scores(self, node: Node) -> None:
        """Results by seat: `total`, `rank`, and points by source."""
        scores = self.game.scores(self.state)
        seats = [str(score.seat) for score in scores]
        for seat, board in named(node, *seats).items():
            score = scores[int(seat)]
            found: dict[str, int] = {"total": score.total, "rank": score.rank, **dict(score.points)}
            for name, entry in named(board, *found).items():
                self.compare(entry.path, entry.value, found[name])

    def expect_over(self, node: Node) -> None:
        """Whether the game has ended."""
        self.compare(node.path, node.flag(), self.game.decision(self.state) is None)

    def expect_asked(self, node: Node) -> None:
        """Who is asked what; `null` for nobody."""
        decision = self.game.decision(self.state)
        if decision is None or node.value is None:
            found = None if decision is None else self.asked(decision.seat, decision.kind)
            self.compare(node.path, node.value, found)
            return
        now = self.asked(decision.seat, decision.kind)
        for name, entry in named(node, *now).items():
            if name == "kind":
                entry.choice([question.name for question in self.game.questions])
            self.compare(entry.path, entry.value, now[name])

    def asked(self, seat: int, kind: int) -> dict[str, Json]:
        """The open question, as a scenario names it."""
        return {"seat": seat, "kind": self.game.questions[kind].name}

    def expect_all_dice_rolled(self) -> None:
        """Dice that were written down and never rolled are a mistake somewhere."""
        rng, dice = self.state.rng, self.scenario.dice
        if isinstance(rng, ScriptedRng) and dice is not None and rng.used < len(dice):
            args: dict[str, Argument] = {"rolled": rng.used, "count": len(dice)}
            self.fail("dice", len(dice), rng.used, Phrase("scenario-dice-left", args))


def short_key(reason: Reason) -> str:
    """The part of a reason's key after the game's name: already_there."""
    return reason.key.partition("-why-")[2] or reason.key


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

    @property
    def failures(self) -> list[Failure]:
        """What was expected and did not come, up to the error if there is one."""
        return self.trial.failures if self.trial is not None else []

    @property
    def result(self) -> str:
        """`error`, `failed` or `ok`."""
        return "error" if self.error is not None else "failed" if self.failures else "ok"
