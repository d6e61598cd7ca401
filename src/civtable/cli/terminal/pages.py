"""Texts that both kinds of screen show: the options, the score, the help, the result."""

from civtable.cli.terminal.careful import own_words
from civtable.cli.terminal.drawings import drawing_of
from civtable.cli.terminal.scene import Scene, marked
from civtable.cli.terminal.typed import COMMANDS
from civtable.core.parts import Score
from civtable.core.words import Phrase


def list_lines(scene: Scene) -> list[str]:
    """Every option with its number, code and sentence, none grouped."""
    entries = marked(scene, drawing_of(scene.game.name).menu(scene))
    hints = {entry.first: entry.hint for entry in entries}
    lines: list[str] = []
    for i, option in enumerate(scene.options):
        line = f"{i + 1}. {option.code}: {scene.sentence(option)}"
        hint = hints.get(i + 1, "")
        lines.append(f"{line} ({hint})" if hint else line)
    return [*lines, *how_several(scene)]


def how_several(scene: Scene) -> list[str]:
    """How things are chosen together, and how many are; nothing where one thing is chosen."""
    return [] if scene.several is None else [scene.picks(), scene.words("play-how-several")]


def score_lines(scene: Scene) -> list[str]:
    """What the score track shows; points by source are counted at the end."""
    points = drawing_of(scene.game.name).standings(scene)
    if points is None:
        return [scene.words("play-score-none")]
    order = sorted(range(len(points)), key=lambda seat: -points[seat])
    lines = [scene.words("play-score-line", player=scene.name(seat), points=points[seat]) for seat in order]
    own = f"play-{scene.game.name}-score-later"
    later = own if scene.words.has(own) else "play-score-later"
    return [*lines, scene.words(later)]


def command_lines(scene: Scene) -> list[tuple[str, str]]:
    """Every command as it is typed, and what it does."""
    words = scene.words
    lines: list[tuple[str, str]] = []
    for name in COMMANDS:
        said = words(f"play-command-{name}")
        typed = words(f"play-usage-{name}", command=said)
        lines.append((typed if said == name else f"{typed} ({name})", words(f"play-help-{name}")))
    return lines


def rules_now(scene: Scene) -> list[str]:
    """The rules of what is asked now, in short, where the catalog of the game's table has them."""
    key = f"play-{scene.game.name}-rules-{scene.question_name}"
    return [scene.words(key)] if scene.words.has(key) else []


def example(scene: Scene) -> str:
    """Something that the viewer could type instead of a number: rather `hunting 2` than `hut`."""
    names = [drawing_of(scene.game.name).name_of(scene, option).lower() for option in scene.options]
    numbered = [name for name in names if name[-1:].isdigit()]
    return numbered[1] if len(numbered) > 1 else names[0] or own_words(scene.options[0], scene)


def help_lines(scene: Scene) -> list[str]:
    """What is asked, its rules, how to answer, and the commands."""
    words = scene.words
    rules = rules_now(scene)
    return [
        scene.question,
        *rules,
        words("play-help-answer", code=scene.options[0].code, example=example(scene)),
        *([words("play-how-several")] if scene.several is not None else []),
        words("play-help-commands"),
        *[f"  {typed}: {does}" for typed, does in command_lines(scene)],
    ]


def winners(scene: Scene, scores: list[Score]) -> str:
    """Who won, by name; ties are shared. Alone against the game one can lose."""
    best = [score for score in scores if score.rank == 1]
    if not best:
        return scene.words("play-nobody-wins")
    names = [Phrase("play-name", {"name": scene.name(score.seat)}) for score in best]
    if len(best) == 1:
        return scene.words("play-winner", player=names[0], points=best[0].total)
    return scene.words("play-winners", players=names, points=best[0].total)


def source_rows(scene: Scene, scores: list[Score]) -> list[tuple[str, list[int]]]:
    """The points by source, for all players side by side; sources that gave nobody anything are left out."""
    rows: list[tuple[str, list[int]]] = []
    for i, source in enumerate(scene.game.sources):
        points = [score.points[i][1] for score in scores]
        if any(points):
            rows.append((scene.words(f"{scene.game.name}-source-{source}"), points))
    return rows


def result_lines(scene: Scene, scores: list[Score]) -> list[str]:
    """The result in sentences: the ranks, then each source with everybody's points."""
    words = scene.words
    lines = [winners(scene, scores)]
    for score in sorted(scores, key=lambda score: score.rank):
        lines.append(
            words("play-rank-line", rank=score.rank, player=scene.name(score.seat), points=score.total)
        )
    for title, points in source_rows(scene, scores):
        everybody = [f"{words.seat(score.seat)} {points[i]}" for i, score in enumerate(scores)]
        lines.append(f"{title}: {', '.join(everybody)}.")
    return lines
