"""`civtable challenge`: a goal, a limit and up to three stars, at a table in the terminal."""

import argparse
import json
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from civtable import daily
from civtable.challenges import STARS, Challenge, Judge, all_challenges
from civtable.challenges.reading import challenge_named, challenges_of
from civtable.challenges.telling import goal_words, line_of, rivals_words, so_far, standing_json, title_of
from civtable.cli.common import (
    add_numbers,
    console,
    print_json,
    read_record,
    table,
    whole,
    write_text,
)
from civtable.cli.play import play, screen_for
from civtable.cli.terminal.keyboard import Keyboard
from civtable.cli.terminal.saves import begin_record
from civtable.cli.terminal.scene import News
from civtable.cli.terminal.table import Screen, Table
from civtable.core.game import State
from civtable.core.match import Match, replay
from civtable.core.values import Json
from civtable.folders import data_folder
from civtable.games import GAMES
from civtable.text import Words

if TYPE_CHECKING:
    from civtable.cli.common import Commands


def register(commands: "Commands", words: Words) -> None:
    """Add the command."""
    parser = commands.add_parser(
        "challenge", help=words("challenge-help"), description=words("challenge-about")
    )
    parser.add_argument("which", metavar="GAME|ID", nargs="?", help=words("challenge-which"))
    parser.add_argument("--list", action="store_true", help=words("challenge-list"))
    parser.add_argument("--json", action="store_true", help=words("challenge-json"))
    parser.add_argument("--again", action="store_true", help=words("challenge-again"))
    parser.add_argument("--plain", action="store_true", help=words("play-arg-plain"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Play a challenge and judge it, or list all of them; the exit code."""
    if args.list:
        show_list(chosen_list(args.which), words, args.json)
        return 0
    challenge = chosen(args.which)
    if args.json:
        print_json(last_json(challenge))
        return 0
    file = file_of(challenge)
    match = None if args.again else last_attempt(challenge)
    if match is None or is_over(match):
        match = challenge.match()
        begin_record(file, match.record())
        remember(challenge, attempts=1)
    at_table = ChallengeTable(challenge, match, screen_for(args.plain, Keyboard()), words, file)
    code = play(at_table)
    if is_over(match):
        judge = at_table.judged()
        remember(challenge, stars=judge.tally.stars())
        print(result_text(challenge, judge, words))
    return code


def is_over(match: Match[State]) -> bool:
    """Whether a game has ended."""
    return match.game.decision(match.state) is None


def last_json(challenge: Challenge) -> dict[str, Json]:
    """A challenge for programs: what was reached, and how the last attempt stands."""
    match = last_attempt(challenge)
    last: Json = None
    if match is not None:
        judge = challenge.judge()
        judge.follow([ply.code for ply in match.plies])
        last = {**standing_json(judge.tally), "over": is_over(match)}
    return {**line_of(challenge), **vars(kept(challenge)), "last": last}


# Which one.


def chosen(which: str | None) -> Challenge:
    """One by its id, or the first of a game, or of all, without a star; else the first."""
    if which is not None and which not in GAMES:
        return challenge_named(which)
    found = challenges_of(which) if which is not None else all_challenges()
    if not found:
        return challenge_named(str(which))
    return next((one for one in found if not kept(one).best), found[0])


def chosen_list(which: str | None) -> tuple[Challenge, ...]:
    """The challenges of a game, one by its id, or all."""
    if which is None:
        return all_challenges()
    return challenges_of(which) if which in GAMES else (challenge_named(which),)


def show_list(challenges: tuple[Challenge, ...], words: Words, as_json: bool) -> None:
    """A line for each challenge, with what was reached."""
    if as_json:
        told: list[Json] = [{**line_of(one), **vars(kept(one))} for one in challenges]
        print_json(told)
        return
    lines = table()
    for key in ("id", "game"):
        lines.add_column(words(f"challenge-column-{key}"))
    add_numbers(lines, words("challenge-column-grade"))
    lines.add_column(words("challenge-column-goal"))
    lines.add_column(words("challenge-column-best"))
    for one in challenges:
        goals = [words.say(goal_words(condition)) for condition in one.stars[0]]
        name = words(f"game-name-{one.game}")
        best = kept(one).best
        signs = signs_of(best) if best is not None else ""
        lines.add_row(one.id, name, whole(words, one.grade), ". ".join(goals), signs)
    console().print(lines)


def signs_of(stars: int) -> str:
    """Stars as signs."""
    return "★" * stars + "☆" * (STARS - stars)


# Playing it.


class ChallengeTable(Table):
    """A table at which its person hears how each condition stands, as soon as that changes."""

    def __init__(
        self, challenge: Challenge, match: Match[State], screen: Screen, words: Words, file: Path
    ) -> None:
        super().__init__(match, screen, words, file)
        self.challenge = challenge
        self.judge = challenge.judge()
        self.said: list[str] = []
        self.bots = {
            seat: daily.DailyBot(match, seat) for seat, who in enumerate(match.seats) if who != daily.HUMAN
        }

    def judged(self) -> Judge:
        """What judges the game as it stands; what was taken back is judged anew."""
        codes = [ply.code for ply in self.match.plies]
        if not self.judge.follow(codes):
            self.judge = self.challenge.judge()
            self.judge.follow(codes)
        return self.judge

    def tell(self, viewer: int) -> None:
        """What is new, and what of it concerns the challenge."""
        super().tell(viewer)
        lines = standing_lines(self.judged(), self.words)
        changed = [line for line in lines if line not in self.said]
        if changed and not self.said:
            title = self.words.say(title_of(self.challenge))
            changed.insert(0, f"{title}. {self.words.say(rivals_words(self.challenge))}.")
        self.said = lines
        if changed:
            self.screen.happened([News(viewer, changed, to_viewer=True)], self.scene(viewer))


def standing_lines(judge: Judge, words: Words) -> list[str]:
    """A sentence for each condition: with its star, what it is, and how it stands."""
    return [
        f"{signs_of(star + 1)} "
        + words("challenge-standing", goal=goal_words(one.condition), state=so_far(one))
        + "."
        for star, standings in enumerate(judge.tally.standings())
        for one in standings
    ]


def result_text(challenge: Challenge, judge: Judge, words: Words) -> str:
    """What was reached and what missed, and which challenge is next."""
    stars = judge.tally.stars()
    head = words("challenge-stars", n=stars)
    lines = [f"{words.say(title_of(challenge))}: {signs_of(stars)} {head}", *standing_lines(judge, words)]
    following = next_after(challenge)
    if following is not None:
        command = f"civtable challenge {following.id}"
        lines.append(words("challenge-next", title=title_of(following), command=command))
    return "\n".join(lines)


def next_after(challenge: Challenge) -> Challenge | None:
    """The next of the same game without a star, from here on; None if there is none."""
    listed = challenges_of(challenge.game)
    at = listed.index(challenge)
    return next((one for one in (*listed[at + 1 :], *listed[:at]) if not kept(one).best), None)


# What is kept.


@dataclass(frozen=True)
class Kept:
    """What was reached at a challenge."""

    attempts: int = 0
    best: int | None = None  # the most stars of a finished attempt


def file_of(challenge: Challenge) -> Path:
    """Where the last attempt is kept."""
    return data_folder() / "challenges" / f"{challenge.id}.json"


def results_file() -> Path:
    """Where is kept what was reached."""
    return data_folder() / "challenges.json"


def last_attempt(challenge: Challenge) -> Match[State] | None:
    """The last attempt, finished or not; None if there is none, or its deal or rules were others."""
    file = file_of(challenge)
    if not file.exists():
        return None
    record = read_record(str(file))
    known = record.seed == challenge.seed and record.version == challenge.rules.version
    return replay(challenge.rules, record) if known else None


def results() -> dict[str, Any]:
    """What was reached, by challenge; a file that cannot be read counts for nothing."""
    try:
        found = json.loads(results_file().read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def kept(challenge: Challenge) -> Kept:
    """What was reached at a challenge; nonsense in the file counts for nothing."""
    found = results().get(challenge.id)
    if not isinstance(found, dict):
        return Kept()
    attempts, best = found.get("attempts"), found.get("best")
    return Kept(
        attempts if isinstance(attempts, int) else 0,
        max(0, min(STARS, best)) if isinstance(best, int) else None,
    )


def remember(challenge: Challenge, attempts: int = 0, stars: int | None = None) -> None:
    """Keep that there was another attempt, or what it reached."""
    before = kept(challenge)
    reached = [number for number in (before.best, stars) if number is not None]
    after = Kept(before.attempts + attempts, max(reached, default=None))
    with suppress(OSError):
        results_file().parent.mkdir(parents=True, exist_ok=True)
    write_text(str(results_file()), json.dumps({**results(), challenge.id: vars(after)}, indent=1) + "\n")
