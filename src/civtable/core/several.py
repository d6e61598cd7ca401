"""Choosing several things together: people name them in any order, the engine takes them in one.

Where a rule lets somebody choose a set (cards to discard, units to send), the engine asks for one member
after the other, in one fixed order, so that search sees each set once. `next_choice` is the entrance for
people: it takes the members in any order, all of them or none.
"""

from collections.abc import Sequence

from civtable.core.errors import IllegalOption
from civtable.core.game import Game, Option, S, Several, Step
from civtable.core.words import Argument, Phrase, Reason


def several_of(game: Game[S], state: S) -> Several | None:
    """What is chosen together now; None if one thing is chosen, or nothing."""
    if game.decision(state) is None:
        return None
    step = state.steps[-1]
    several = game.questions[step.kind].several(state, step)
    return several if several is not None and several.things else None


def counted(several: Several, picked: int) -> Phrase:
    """How many are chosen and needed."""
    least, most, all_things = several.least, several.most, len(several.things)
    args: dict[str, Argument] = {"n": picked, "least": least, "most": most}
    if least == most:
        return Phrase("several-of", args)
    if least == 0:
        return Phrase("several-any" if most == all_things else "several-up-to", args)
    return Phrase("several-at-least" if most == all_things else "several-between", args)


def is_begun(game: Game[S], state: S) -> bool:
    """Whether a choice of several things has begun and goes on."""
    if game.decision(state) is None:
        return False
    step = state.steps[-1]
    return game.questions[step.kind].goes_on(step)


def is_open(game: Game[S], state: S, begun: Step) -> bool:
    """Whether it is the one that began with a step."""
    if not is_begun(game, state):
        return False
    step = state.steps[-1]
    return step.kind == begun.kind and step.seat == begun.seat


def why_not(game: Game[S], state: S, code: str) -> Reason | None:
    """Why something cannot be chosen now, not even together with others; None if it can."""
    option = game.parse(code)
    several = several_of(game, state)
    if several is not None and option in several.things:
        return None
    return game.reason(state, option)


def next_choice(
    game: Game[S], state: S, codes: Sequence[str], whole: bool = False
) -> tuple[list[Option], int]:
    """The options that the first codes mean, as the engine takes them, and how many codes they were.

    That is one option, or all codes of a row that belong to one choice of several things, in any order. Such
    a row may end with the option that says "enough" even where nothing more could be chosen. Where only a
    `whole` choice counts, one that would still be open afterwards is refused. Raises a GameError if the rules
    forbid it; the state stays as it is.
    """
    first = game.parse(codes[0])
    several = several_of(game, state)
    if several is None or not (first in several.things or first is several.enough):
        refuse(game.reason(state, first))
        return [first], 1
    picked: list[Option] = []
    enough = False
    for code in codes:
        option = game.parse(code)
        enough = option is several.enough
        if enough or option not in several.things:
            break
        picked.append(option)
    taken = together(game, state, several, picked, enough, whole)
    return taken, len(picked) + (1 if enough else 0)


def together(
    game: Game[S], state: S, several: Several, picked: list[Option], enough: bool, whole: bool
) -> list[Option]:
    """Things chosen together, as the engine takes them; `enough`: nothing is added later."""
    begun = state.steps[-1]
    if len(picked) > several.most:
        refuse(Reason("several-many", {"picked": len(picked), "most": several.most}))
    for option in picked:
        count = several.things.count(option)
        if picked.count(option) > count:
            refuse(Reason("several-copies", {"thing": game.option_words(option), "count": count}))
    if enough or whole:
        if len(picked) < several.least:
            refuse(Reason("several-few", {"picked": len(picked), "least": several.least}))
        refuse(game.questions[begun.kind].lacking(state, begun, picked))
    taken = picked if several.ordered else sorted(picked, key=game.questions[begun.kind].rank)
    trial = game.copy(state)
    for i, option in enumerate(taken):
        if i and not is_open(game, trial, begun):
            refuse(Reason("several-surplus", {"thing": game.option_words(option)}))
        refuse(game.reason(trial, option))
        game.apply(trial, option)
    if enough and several.enough is not None and (not taken or is_open(game, trial, begun)):
        refuse(game.reason(trial, several.enough))
        return [*taken, several.enough]
    if whole and is_open(game, trial, begun):
        said = several.enough
        refuse(
            Reason("several-enough", {"enough": game.option_words(said)}) if said else Reason("several-more")
        )
    return taken


def refuse(reason: Reason | None) -> None:
    """Raise the reason, if there is one."""
    if reason is not None:
        raise IllegalOption(reason)


def is_formality(game: Game[S], state: S) -> bool:
    """Whether what is asked now has one answer, and is asked only because its owner has to say so."""
    decision = game.decision(state)
    if decision is None or len(decision.options) > 1:
        return False
    step = state.steps[-1]
    question = game.questions[step.kind]
    return question.confirms(state, step) and not question.tells(state, step)


def legal_sets(game: Game[S], state: S, most: int) -> list[list[Option]]:
    """Every way to choose the several things asked for now, as the engine takes them; at most so many."""
    several = several_of(game, state)
    assert several is not None
    found: list[list[Option]] = []
    collect(game, state, several, state.steps[-1], [], found, most)
    return found


def collect(
    game: Game[S],
    state: S,
    several: Several,
    begun: Step,
    taken: list[Option],
    found: list[list[Option]],
    most: int,
) -> None:
    """Add all the sets that begin with what has been taken."""
    decision = game.decision(state)
    assert decision is not None
    for option in decision.options:
        if len(found) == most:
            return
        if option is not several.enough and option not in several.things:
            continue
        after = game.copy(state)
        game.apply(after, option)
        if option is not several.enough and is_open(game, after, begun):
            collect(game, after, several, begun, [*taken, option], found, most)
        else:
            found.append([*taken, option])
