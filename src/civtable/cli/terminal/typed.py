"""What people type: numbers, codes, parts of codes or sentences, and commands in two languages."""

from typing import Final

from civtable.cli.terminal.drawings import drawing_of
from civtable.cli.terminal.scene import Scene, listed
from civtable.cli.terminal.spelling import plain_words
from civtable.core.errors import BadCode, GameError, IllegalOption
from civtable.core.game import Option
from civtable.core.words import Reason
from civtable.text import Words

COMMANDS: Final = [
    "look",
    "list",
    "ok",
    "clear",
    "undo",
    "why",
    "hint",
    "log",
    "score",
    "save",
    "help",
    "quit",
]
"""In the order in which help explains them; each also has a name in the language of the table."""

MOST_NAMED: Final = 6
"""How many options a question back names at most."""


def command_in(line: str, words: Words) -> tuple[str, str] | None:
    """The command that a line begins with and the rest of the line; None if it begins with something else."""
    head, _, rest = line.strip().partition(" ")
    if head == "?":
        return "help", rest.strip()
    said = plain_words(head)
    for name in COMMANDS:
        if said in ([name], plain_words(words(f"play-command-{name}"))):
            return name, rest.strip()
    return None


def option_in(line: str, scene: Scene) -> Option:
    """The offered option that a line names. Raises a GameError that says why there is none."""
    game = scene.game
    spelled = " ".join(line.lower().split())
    if spelled.isascii() and spelled.isdigit():
        return numbered(spelled, scene)
    option = game.coded(line) or meant(line, scene)
    if option not in scene.options:
        raise NotOffered(option)
    return option


def options_in(line: str, scene: Scene) -> list[Option]:
    """Several options in one line: numbers, or codes and words with commas between them."""
    said: list[str] = []
    for part in line.split(","):
        numbers = part.split()
        only_numbers = all(number.isascii() and number.isdigit() for number in numbers)
        said += numbers if only_numbers else [part]
    return [option_in(one, scene) for one in said]


class NotOffered(Exception):
    """The option exists but cannot be chosen now; the table knows why."""

    def __init__(self, option: Option) -> None:
        super().__init__(option.code)
        self.option = option


def thing_in(line: str, scene: Scene) -> list[str]:
    """What is known about a thing that a line names: a card by its id or name, or a part of the table.

    Whole ids and names come first, then words in a row, in order, in any order; then sentences of the table.
    """
    drawing = drawing_of(scene.game.name)
    said = plain_words(line)
    things = drawing.things(scene)
    known = [told for thing in drawing.known_as(scene, said) for told in drawing.about(scene, thing)]
    if known:
        return known
    spoken = {thing: [plain_words(thing), plain_words(name)] for thing, name in things.items()}
    found: list[str] = []
    for fits in (says_it_whole, says_in_a_row, says_in_order, says_in_any_order):
        found = [thing for thing in things if said and any(fits(said, way) for way in spoken[thing])]
        if len(found) == 1:
            return drawing.about(scene, found[0])
        if found and fits is says_in_a_row:
            break
    if found:
        raise several_things([things[thing] for thing in found])
    lines = [told for told in drawing.describe(scene) if said and says_in_order(said, plain_words(told))]
    if not lines:
        raise BadCode(Reason("play-look-nothing", {"text": line[:40]}))
    return lines


def says_it_whole(said: list[str], way: list[str]) -> bool:
    """`rich land a` for Rich Land A."""
    return said == way


def several_things(names: list[str]) -> GameError:
    """The question back."""
    more = max(0, len(names) - MOST_NAMED)
    return BadCode(Reason("play-look-several", {"names": listed(names[:MOST_NAMED]), "more": more}))


def numbered(figures: str, scene: Scene) -> Option:
    """An option by its number in the list."""
    most = len(scene.options)
    number = int(figures[:9])
    if not 1 <= number <= most:
        raise BadCode(Reason("play-no-such-number", {"number": figures[:9], "most": most}))
    return scene.options[number - 1]


def meant(line: str, scene: Scene) -> Option:
    """An option of which somebody typed only a part: `forest 3`, `bosque 3`, `2 wood`.

    Names on the board come first, then whole codes and sentences, then words in a row, in order, in any
    order; if there is more than one, that is asked back; if there is none, it may be an impossible one.
    """
    said = plain_words(line)
    if not any(len(word) > 1 or word.isdigit() for word in said):
        return scene.game.parse(line)
    verbs = {option.code.split()[0] for option in scene.options}
    of_this_kind = [option for option in scene.game.options if option.code.split()[0] in verbs]
    name_of = drawing_of(scene.game.name).name_of
    for option in of_this_kind:
        if plain_words(name_of(scene, option)) == said:
            return option
    found: list[Option] = []
    spoken = {option: ways_to_say(option, scene) for option in scene.options}
    for fits in (says_it_whole, says_all_but_the_verb, says_in_a_row, says_in_order, says_in_any_order):
        found = [option for option in scene.options if any(fits(said, way) for way in spoken[option])]
        if len(found) == 1:
            return found[0]
        harmless = [option for option in found if not drawing_of(scene.game.name).destroys(option)]
        if len(harmless) == 1 and says_no_verb(said, found, scene):
            return harmless[0]
    if found:
        raise several(found, scene)
    return meant_elsewhere(said, of_this_kind, scene) or scene.game.parse(line)


def meant_elsewhere(said: list[str], options: list[Option], scene: Scene) -> Option | None:
    """The first option that is not offered now and could be meant, if all others differ by numbers only."""
    found = [
        option
        for option in options
        if any(says_in_any_order(said, way) for way in ways_to_say(option, scene))
    ]
    kinds = {" ".join([word for word in option.code.split() if not word.isdigit()]) for option in found}
    return found[0] if len(kinds) == 1 else None


def ways_to_say(option: Option, scene: Scene) -> list[list[str]]:
    """The words of an option's code and of its sentence."""
    return [plain_words(option.code), plain_words(scene.sentence(option))]


def says_no_verb(said: list[str], options: list[Option], scene: Scene) -> bool:
    """`bronze`, where it can be built or destroyed: who wants to destroy says so."""
    return said[0] not in [way[0] for option in options for way in ways_to_say(option, scene)]


def says_all_but_the_verb(said: list[str], way: list[str]) -> bool:
    """`2 wood` for `pay 2 wood`."""
    return said == way[1:]


def says_in_a_row(said: list[str], way: list[str]) -> bool:
    """`card 2` for `place 1 card_2`, which `1 card` could be too."""
    return any(way[i : i + len(said)] == said for i in range(len(way)))


def says_in_order(said: list[str], way: list[str]) -> bool:
    """`stack 1` for `Place 1 person on the stack of buildings 1`."""
    left = iter(way)
    return all(any(begins(word, other) for other in left) for word in said)


def begins(word: str, other: str) -> bool:
    """Whether a typed word can stand for another: a number has to be whole."""
    return word == other or (not word.isdigit() and other.startswith(word))


def says_in_any_order(said: list[str], way: list[str]) -> bool:
    """`for 3` for `place 3 forest`: each word begins another word of the option, each number is in it."""
    left = way[:]
    for word in said:
        found = next((other for other in left if begins(word, other)), None)
        if found is None:
            return False
        left.remove(found)
    return True


def several(found: list[Option], scene: Scene) -> GameError:
    """The question back; in English by codes, elsewhere in the words of the language."""
    by_code = scene.words.language == "en"
    named = [option.code if by_code else f"«{scene.sentence(option)}»" for option in found[:MOST_NAMED]]
    more = max(0, len(found) - MOST_NAMED)
    return IllegalOption(Reason("play-several", {"codes": ", ".join(named), "more": more}))
