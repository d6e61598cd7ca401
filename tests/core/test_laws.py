"""The laws of every game: they hold for each game of the list, and each of them can fail."""

from collections.abc import Callable, Iterator
from itertools import count, cycle, islice, product
from pathlib import Path
from typing import Any

import pytest

from civtable.core import COMPILED, laws
from civtable.core.errors import BadState
from civtable.core.game import Game, Option, Several, Step, play_at_random
from civtable.core.laws import LawBroken, Walk
from civtable.core.rng import Rng, fast_rng
from civtable.core.values import Json
from civtable.core.words import Reason
from civtable.games import GAMES, AnyGame
from civtable.games.stone_age import GAME
from civtable.games.stone_age.options import people_of
from civtable.games.stone_age.phases.placing import Placing
from civtable.games.stone_age.state import StoneAge

GAMES_PER_TABLE = 4 if COMPILED else 1
"""The compiled build plays the same games, and more, in a fraction of the time."""
EVERY = 1 if COMPILED else 3
"""The interpreted build plays at every third table of those that differ in their settings alone."""
MOST_TABLES = 6
"""How many combinations of settings of a game are played with each number of players."""

ORIGINALS = 30
"""Tables of the 2006 edition of Through the Ages with variants: 12 with one and 18 with some at random."""

NEEDS = {"face_up_cards": {"bonus_cards": "face_up"}}
"""What a variant has to be chosen with."""


def combinations(game: AnyGame, seats: int) -> Iterator[dict[str, str]]:
    """Combinations of the settings that a game has had from the start; of many, a few spread over all.

    Settings with long lists of values (nations) keep their default.
    """
    settings = [s for s in game.settings if s.shown and not s.later and len(s.values) <= 5]
    names = [setting.name for setting in settings]
    found = list(product(*[setting.values for setting in settings]))
    every = 1 if len(found) <= MOST_TABLES else 9 * len(found) // 20
    for values in found[seats % every :: every]:
        yield dict(zip(names, values, strict=True))


def originals() -> Iterator[tuple[int, dict[str, str]]]:
    """Through the Ages of 2006: each version, each variant alone, and combinations of them at random."""
    game = GAMES["through_the_ages"]
    tried: list[dict[str, str]] = []
    for setting in game.settings:
        if setting.name not in ("edition", "version", "civil_hands"):
            needed = NEEDS.get(setting.name, {})
            tried += [{**needed, setting.name: value} for value in setting.values[1:]]
    dice = fast_rng("combinations")
    while len(tried) < ORIGINALS:
        chosen = {s.name: s.values[dice.below(len(s.values))] for s in game.settings if s.name != "edition"}
        if game.refuse is None or game.refuse({"edition": "2006", **chosen}) is None:
            tried.append(chosen)
    for seats, version in product(game.seats, ["simple", "advanced", "full"]):
        yield seats, {"edition": "2006", "version": version}
    for seats, chosen in zip(cycle(game.seats), tried[::EVERY], strict=False):
        yield seats, {"edition": "2006", **chosen}


def tables() -> Iterator[tuple[AnyGame, int, dict[str, str]]]:
    """Every game with every number of players and, where it is compiled, every kind of table."""
    for game in GAMES.values():
        for seats in game.seats:
            for chosen in islice(combinations(game, seats), seats % EVERY, None, EVERY):
                yield game, seats, chosen
    for seats, chosen in originals():
        yield GAMES["through_the_ages"], seats, chosen


def table_name(value: object) -> str:
    if isinstance(value, Game):
        return value.name
    return "-".join(value.values()) if isinstance(value, dict) else str(value)


each_table = pytest.mark.parametrize(("game", "seats", "settings"), list(tables()), ids=table_name)


@pytest.mark.compiled
@each_table
def test_the_laws_hold(game: AnyGame, seats: int, settings: dict[str, str]) -> None:
    """Random games to the end, with every law checked on the way."""
    for i in range(1 if "edition" in settings else GAMES_PER_TABLE):
        walk = Walk(game, settings, seats, f"law {i}")
        walk.run()
        assert game.decision(walk.match.state) is None
        assert walk.decisions > 0


@pytest.mark.compiled
@each_table
def test_options_come_in_the_order_of_the_table(game: AnyGame, seats: int, settings: dict[str, str]) -> None:
    """Bots break ties by the order, and golden games record it."""
    state = game.start(settings, seats, fast_rng("order"))
    moves = fast_rng("order moves")
    while (decision := game.decision(state)) is not None:
        indices = [option.index for option in decision.options]
        assert indices == sorted(indices)
        game.apply(state, decision.options[moves.below(len(decision.options))])


@pytest.mark.compiled
@each_table
def test_dealing_again_deals(game: AnyGame, seats: int, settings: dict[str, str]) -> None:
    """Whoever gets a sandbox does not get the true hidden things: twenty deals are twenty different ones."""
    state = game.start(settings, seats, fast_rng("deal"))
    rng = fast_rng("deals")
    for seat in range(seats):
        worlds = [game.to_json(game.determinize(state, seat, rng)) for _ in range(20)]
        hidden = {str({**world, "rng": None}) for world in [*worlds, game.to_json(state)]}
        assert len(hidden) == 21


@pytest.mark.compiled
@each_table
def test_ranks_follow_totals(game: AnyGame, seats: int, settings: dict[str, str]) -> None:
    """Totals are the sums of their sources, somebody is first, and nobody with fewer points is ahead."""
    for i in range(2 if "edition" in settings or not COMPILED else 20):
        state = game.start(settings, seats, fast_rng(f"rank {i}"))
        play_at_random(game, state, fast_rng(f"rank moves {i}"))
        scores = game.scores(state)
        assert [score.seat for score in scores] == list(range(seats))
        assert min(score.rank for score in scores) == 1 or seats == 1  # an automa can be ahead
        for score in scores:
            assert score.total == sum(points for _, points in score.points)
            assert all(other.rank > score.rank for other in scores if other.total < score.total)


# Each law can fail. A compiled engine cannot be patched or inherited from, so these run interpreted only.

interpreted = pytest.mark.skipif(COMPILED, reason="replaces parts of the engine")

PARTS = [
    *("name", "version", "seats", "settings", "options", "questions", "events", "sources", "pieces", "new"),
    *(
        "view",
        "view_type",
        "state_type",
        "determinize",
        "scores",
        "check",
        "to_json",
        "from_json",
        "chance_number",
        "facts",
    ),
    *("option_words", "event_words", "question_words", "giving_up"),
]


def with_parts(**replaced: Any) -> Game[StoneAge]:
    """Stone Age with some of its parts replaced by worse ones."""
    parts = {name: getattr(GAME, name) for name in PARTS}
    return Game(**{**parts, **replaced})


def with_placing(placing: type[Placing]) -> Game[StoneAge]:
    """Stone Age with another idea of placing."""
    return with_parts(questions=[placing("place", True), *GAME.questions[1:]])


def with_state(change: Callable[[StoneAge], StoneAge]) -> Game[StoneAge]:
    """Stone Age with states that are made in another way."""

    def new(settings: dict[str, str], seats: int, rng: Rng) -> StoneAge:
        return change(GAME.new(settings, seats, rng))

    return with_parts(new=new)


def lying_reason() -> Game[StoneAge]:
    class Lying(Placing):
        def why_not(self, state: StoneAge, step: Step, option: Option) -> Reason | None:
            return None

    return with_placing(Lying)


def strict_reason() -> Game[StoneAge]:
    class Strict(Placing):
        def why_not(self, state: StoneAge, step: Step, option: Option) -> Reason | None:
            return Reason("never") if state.round > 1 else super().why_not(state, step, option)

    return with_placing(Strict)


def repeated_option() -> Game[StoneAge]:
    class Repeated(Placing):
        def options(self, state: StoneAge, step: Step) -> list[Option]:
            options = super().options(state, step)
            return [*options, options[0]]

    return with_placing(Repeated)


def option_of_its_own() -> Game[StoneAge]:
    class Own(Placing):
        def options(self, state: StoneAge, step: Step) -> list[Option]:
            return [Option(o.kind, o.a, o.b, o.code, o.index) for o in super().options(state, step)]

    return with_placing(Own)


def miscounted_several() -> Game[StoneAge]:
    class Miscounted(Placing):
        def several(self, state: StoneAge, step: Step) -> Several | None:
            return Several(self.options(state, step), 2, 3, None)

    return with_placing(Miscounted)


def order_counts() -> Game[StoneAge]:
    """What a placement does depends on how many were tried before it."""

    class Counts(Placing):
        def several(self, state: StoneAge, step: Step) -> Several | None:
            return Several(self.options(state, step), 1, 1, None)

        def apply(self, state: StoneAge, step: Step, option: Option) -> None:
            super().apply(state, step, option)
            state.round += len(heard) >> 1 & 1
            heard.append(option.code)

    heard: list[str] = []
    return with_placing(Counts)


def unseen_chance() -> Game[StoneAge]:
    class Unseen(Placing):
        def apply(self, state: StoneAge, step: Step, option: Option) -> None:
            state.rng.below(6)
            super().apply(state, step, option)

    return with_placing(Unseen)


def unmarked_reveal() -> Game[StoneAge]:
    class Reveal(Placing):
        def apply(self, state: StoneAge, step: Step, option: Option) -> None:
            state.round = state.deck[0] + 1  # the lowest card of the deck is seen in the number of the round
            super().apply(state, step, option)

    return with_placing(Reveal)


def clairvoyant_options() -> Game[StoneAge]:
    class Clairvoyant(Placing):
        def options(self, state: StoneAge, step: Step) -> list[Option]:
            return [o for o in super().options(state, step) if people_of(o) == 1 or state.deck[0] % 2]

        def why_not(self, state: StoneAge, step: Step, option: Option) -> Reason | None:
            reason = super().why_not(state, step, option)
            return reason or (None if option in self.options(state, step) else Reason("deck"))

    return with_placing(Clairvoyant)


def whispering_question() -> Game[StoneAge]:
    class Whispering(Placing):
        def options(self, state: StoneAge, step: Step) -> list[Option]:
            return super().options(state, step)[:1]

        def why_not(self, state: StoneAge, step: Step, option: Option) -> Reason | None:
            return None if option in self.options(state, step) else Reason("first")

        def tells(self, state: StoneAge, step: Step) -> bool:
            return state.deck[0] % 2 == 1  # the lowest card says whether the only answer is asked for

    return with_placing(Whispering)


def whispering_order() -> Game[StoneAge]:
    class Whispering(Placing):
        def apply(self, state: StoneAge, step: Step, option: Option) -> None:
            super().apply(state, step, option)
            state.shown |= 1 << step.seat
            if state.deck[0] % 2 and state.players[step.seat].idle:
                state.steps.append(step)  # who looked at the lowest card goes on

    return with_placing(Whispering)


def endless() -> Game[StoneAge]:
    class Endless(Placing):
        def apply(self, state: StoneAge, step: Step, option: Option) -> None:
            state.steps.append(step)

    return with_placing(Endless)


def leaking_view() -> Game[StoneAge]:
    def view(state: StoneAge, seat: int) -> dict[str, Json]:
        return {**GAME.view(state, seat), "next_card": state.deck[state.deck_left - 1]}

    return with_parts(view=view)


def kept_generator() -> Game[StoneAge]:
    def determinize(state: StoneAge, seat: int, rng: Rng) -> StoneAge:
        other = GAME.determinize(state, seat, rng)
        other.rng = state.rng.copy()
        return other

    return with_parts(determinize=determinize)


def lost_card() -> Game[StoneAge]:
    def determinize(state: StoneAge, seat: int, rng: Rng) -> StoneAge:
        other = GAME.determinize(state, seat, rng)
        other.deck = [other.deck[0], *other.deck[:-1]]
        return other

    return with_parts(determinize=determinize)


def remembered_order() -> Game[StoneAge]:
    def determinize(state: StoneAge, seat: int, rng: Rng) -> StoneAge:
        other = GAME.determinize(state, seat, rng)
        deck = state.deck[: state.deck_left]
        rng.shuffle(deck)
        if sorted(deck) == sorted(other.deck):  # nobody has drawn one of them unseen
            other.deck = deck
        return other

    return with_parts(determinize=determinize)


def failing_check() -> Game[StoneAge]:
    def check(state: StoneAge) -> None:
        if state.round > 1:
            raise BadState(Reason("lost"))

    return with_parts(check=check)


def forgetful_form() -> Game[StoneAge]:
    def to_json(state: StoneAge) -> dict[str, Json]:
        return {**GAME.to_json(state), "round": 1}

    return with_parts(to_json=to_json)


def unreadable_form() -> Game[StoneAge]:
    def to_json(state: StoneAge) -> dict[str, Json]:
        return {**GAME.to_json(state), "comment": "not expected"}

    return with_parts(to_json=to_json)


def shared_copy() -> Game[StoneAge]:
    class Shared(StoneAge):
        __slots__ = ()

        def copy(self) -> StoneAge:
            other = super().copy()
            other.players = self.players
            other.__class__ = Shared
            return other

    def shared(state: StoneAge) -> StoneAge:
        state.__class__ = Shared
        return state

    return with_state(shared)


def unequal_copy() -> Game[StoneAge]:
    class Unequal(StoneAge):
        __slots__ = ()

        def copy(self) -> StoneAge:
            other = super().copy()
            other.rng.below(6)
            return other

    def unequal(state: StoneAge) -> StoneAge:
        state.__class__ = Unequal
        return state

    return with_state(unequal)


def forgetful_copy() -> Game[StoneAge]:
    class Forgetful(Placing):
        def apply(self, state: StoneAge, step: Step, option: Option) -> None:
            super().apply(state, step, option)
            state.round += state.asked is None and state.log is not None  # a copy has no log

    return with_placing(Forgetful)


def another_start() -> Game[StoneAge]:
    numbers = count(1)

    def renumbered(state: StoneAge) -> StoneAge:
        state.round = next(numbers)
        return state

    return with_state(renumbered)


BROKEN = [
    (lying_reason, "offered if and only if why_not is silent"),
    (strict_reason, "offered if and only if why_not is silent"),
    (repeated_option, "options"),
    (option_of_its_own, "options are interned"),
    (miscounted_several, "several things are as many as is said"),
    (order_counts, "several things can be named in any order"),
    (unseen_chance, "chance is seen by all"),
    (unmarked_reveal, "what a choice shows is marked as shown"),
    (clairvoyant_options, "options depend on what the seat knows"),
    (whispering_question, "whether a question is asked tells nothing hidden"),
    (whispering_order, "who is asked next tells nothing hidden"),
    (endless, "every game ends"),
    (leaking_view, "dealing again keeps the view"),
    (kept_generator, "dealing again keeps no secret"),
    (lost_card, "dealing again loses nothing"),
    (remembered_order, "dealing again depends on what the seat knows"),
    (failing_check, "nothing is lost"),
    (forgetful_form, "the JSON form keeps everything"),
    (unreadable_form, "the JSON form can be read back"),
    (shared_copy, "a copy is independent"),
    (unequal_copy, "a copy is equal"),
    (forgetful_copy, "a copy goes the same way"),
    (another_start, "a replay leads to the same position"),
]


@interpreted
@pytest.mark.parametrize(("make", "law"), BROKEN, ids=[make.__name__ for make, _ in BROKEN])
def test_each_law_can_fail(
    make: Callable[[], Game[StoneAge]], law: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game that breaks a law is caught, and the law is named."""
    monkeypatch.setattr(laws, "LONGEST_GAME", 3000)
    walk = Walk(make(), {}, 2, "broken")
    with pytest.raises(LawBroken) as error:
        walk.run()
    assert error.value.law == law
    assert error.value.record.game == "stone_age"


@interpreted
def test_no_law_fails_without_reason() -> None:
    """The same game put together from its own parts is not broken."""
    Walk(with_parts(), {}, 2, "broken").run()


@interpreted
def test_every_law_is_shown_to_fail() -> None:
    """A law that is added gets its broken game here."""
    source = Path(laws.__file__).read_text("utf-8")
    named = {line.split('broken("')[1].split('"')[0] for line in source.splitlines() if 'broken("' in line}
    assert named == {law for _, law in BROKEN}
