"""What nobody does by a slip of the finger: giving up and destroying need their verb and a second word."""

import re

from civtable.cli.terminal.drawings import drawing_of
from civtable.cli.terminal.scene import Scene
from civtable.cli.terminal.spelling import plain_words
from civtable.cli.terminal.typed import command_in, option_in
from civtable.core.errors import GameError, IllegalOption
from civtable.core.game import Option
from civtable.core.words import Reason


def is_guarded(option: Option, scene: Scene) -> bool:
    """Whether an option ends the viewer's game, or destroys something where that is not what is asked."""
    if option is scene.game.giving_up:
        return True
    destroys = drawing_of(scene.game.name).destroys
    return destroys(option) and not all(destroys(other) for other in scene.options)


def careful_option_in(line: str, scene: Scene) -> Option:
    """The option that a line names; one that is guarded only if the line says its verb and something else."""
    option = option_in(line, scene)
    if is_guarded(option, scene) and not says_verb_and_more(line, option, scene):
        typed = in_two_words(option, scene)
        raise IllegalOption(Reason("play-guarded", {"option": scene.sentence(option), "typed": typed}))
    return option


def says_verb_and_more(line: str, option: Option, scene: Scene) -> bool:
    """`destroy bronze`, in the words of the code or of the language."""
    said = plain_words(line)
    verbs = [plain_words(option.code)[0], plain_words(scene.sentence(option))[0]]
    return len(said) > 1 and said[0] in verbs


def in_two_words(option: Option, scene: Scene) -> str:
    """What to type for a guarded option: its first and its last word where these are enough."""
    sentence = scene.sentence(option).lower()
    words = re.findall(r"\w+", sentence)
    short = f"{words[0]} {words[-1]}"
    return short if names(short, option, scene) else sentence


def own_words(option: Option, scene: Scene) -> str:
    """What to type for an option in the language of the table: as much of its sentence as is enough.

    English speakers read codes.
    """
    if scene.words.language == "en":
        return option.code
    sentence = scene.sentence(option).lower()
    for word in re.finditer(r"\w+", sentence):
        typed = sentence[: word.end()]
        if command_in(typed, scene.words) is None and names(typed, option, scene):
            return typed
    return option.code


def names(typed: str, option: Option, scene: Scene) -> bool:
    """Whether a line is understood as this option."""
    try:
        return option_in(typed, scene) is option
    except GameError:
        return False
