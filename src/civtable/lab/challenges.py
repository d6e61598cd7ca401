"""Measuring challenges: `python -m civtable.lab.challenges measure`, and showing that each can be done.

measure   plays games of the kind of every challenge, dealt anew, by bots of three levels that know nothing of
          its goal and by one that is given the goal as its wish, and writes down in `measured.json` how often
          each reached one, two and three stars; the grades follow from it
reach     plays the very deal of every challenge with the wishing bot until a star is reached, and writes the
          choices of the best game into a folder, one file a challenge: the tests judge those games; with
          `--search N` the bot tries in its head what it neither avoids nor prefers, N games a decision
"""

import argparse
import json
import re
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from civtable import daily
from civtable.bots import bot_named
from civtable.bots.base import Bot, RankingBot, ask
from civtable.bots.levels import BOOKS, JUDGES
from civtable.bots.search import Effort
from civtable.bots.search.effort import DOUBT, STAGES
from civtable.bots.search.race import Race, surest
from civtable.bots.search.worlds import Worlds
from civtable.challenges import PERSON_AT, STARS, Challenge, Tally, all_challenges
from civtable.challenges.course import Course
from civtable.challenges.reading import Wish
from civtable.core.game import Decision, Option, State
from civtable.core.rng import fast_rng
from civtable.games import AnyGame

WISH: Final = "wish"
HARD: Final = "hard"
WITHOUT_WISH: Final = ("easy", "medium", HARD)

SECONDS: Final = 0.05
"""For how long `hard` thinks about a decision here: at a table it has six times as long."""

CANDIDATES: Final = 14
"""So many of the book's best options the wishing bot chooses among."""

STRAYING: Final = (0, 4, 8, 15)
"""In how many of a hundred choices the wishing bot takes its second or third best, by game in turn."""


class WishingBot:
    """Plays by the book, but avoids what breaks the limits of a challenge and prefers what its goal needs.

    Now and then it takes what it thinks second or third best: of many games, one goes well.
    """

    def __init__(self, game: AnyGame, wish: Wish, seed: str, straying: int, search: int = 0) -> None:
        self.game = game
        self.search = search
        self.book: RankingBot = BOOKS[game.name](seed)
        self.rng = fast_rng(f"wishing bot {seed}")
        self.avoids = re.compile(wish.avoid) if wish.avoid else None
        self.prefers = re.compile(wish.prefer) if wish.prefer else None
        self.eager = wish.eager
        self.straying = straying

    def choose(self, sandbox: State, decision: Decision) -> Option:
        """What it wishes for, the book's choice among what it does not avoid, or sometimes another."""
        ranked = self.book.ranking(sandbox, decision, CANDIDATES)
        fitting = self.fitting(ranked) or self.fitting(decision.options) or ranked
        wanted = [option for option in self.fitting(decision.options) if self.likes(option)]
        if wanted and self.rng.below(100) < self.eager:
            liked = [option for option in fitting if option in wanted]
            return liked[0] if liked else wanted[self.rng.below(len(wanted))]
        if self.rng.below(100) < self.straying:
            return fitting[self.rng.below(min(3, len(fitting)))]
        return self.searched(sandbox, decision, fitting) if self.search and len(fitting) > 1 else fitting[0]

    def searched(self, sandbox: State, decision: Decision, options: list[Option]) -> Option:
        """The best of some options in worlds that may be true, where the book plays on."""
        game = self.game.name
        worlds = Worlds(
            self.game,
            BOOKS[game],
            JUDGES[game],
            sandbox,
            decision.seat,
            fast_rng(f"{self.rng.below(1 << 30)}"),
        )
        return surest(
            options[0], Race(options, worlds.value, Effort(STAGES, DOUBT, self.search)).run(), DOUBT
        )

    def fitting(self, options: Sequence[Option]) -> list[Option]:
        """Those that break nothing, and do not leave the game."""
        return [
            option
            for option in options
            if option is not self.game.giving_up
            and not (self.avoids is not None and self.avoids.match(option.code))
        ]

    def likes(self, option: Option) -> bool:
        """Whether the goal needs this."""
        return self.prefers is not None and self.prefers.match(option.code) is not None


@dataclass(frozen=True)
class Kind:
    """A kind of table: challenges at the same kind are judged by the same games of those without a wish."""

    game: str
    settings: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]


def kind_of(challenge: Challenge) -> Kind:
    """The kind of table of a challenge."""
    return Kind(challenge.game, tuple(sorted(challenge.settings.items())), challenge.bots)


def person(game: AnyGame, who: str, wish: Wish, seed: str, number: int) -> Bot:
    """The bot that sits in the person's place."""
    if who == WISH:
        return WishingBot(game, wish, seed, STRAYING[number % len(STRAYING)])
    return bot_named(game, who, seed, SECONDS if who == HARD else None)


def play_out(course: Course, bot: Bot, seed: str, tallies: Sequence[Tally]) -> None:
    """Play a game to its end, and count for some challenges."""
    match = course.match
    rivals = {seat: daily.DailyBot(match, seat) for seat in range(len(match.seats)) if seat != PERSON_AT}
    sandboxes = fast_rng(f"{seed}, sandboxes")
    moment = course.begin()
    while True:
        for tally in tallies:
            tally.see(moment)
        decision = match.game.decision(match.state)
        if decision is None:
            return
        who = bot if decision.seat == PERSON_AT else rivals[decision.seat]
        moment = course.play(ask(who, match.game, match.state, decision, sandboxes).code)


# Measuring.


def games_of(task: tuple[list[Challenge], str, int]) -> list[tuple[str, int]]:
    """The stars at some challenges of one kind in one game, dealt anew; for a worker."""
    challenges, who, number = task
    kind = kind_of(challenges[0])
    seed = f"challenge games {kind.game} {kind.settings} {kind.bots} {number}"
    course = Course(challenges[0].match(seed), PERSON_AT)
    tallies = [Tally(challenge.stars) for challenge in challenges]
    own_seed = f"{seed} {challenges[0].id if who == WISH else who}"
    play_out(course, person(course.match.game, who, challenges[0].wish, own_seed, number), own_seed, tallies)
    return [(challenge.id, tally.stars()) for challenge, tally in zip(challenges, tallies, strict=True)]


def tasks_for(
    challenges: Sequence[Challenge], games: dict[str, int]
) -> list[tuple[list[Challenge], str, int]]:
    """All games to be played: of each kind, and of each wish."""
    kinds: dict[Kind, list[Challenge]] = {}
    for challenge in challenges:
        kinds.setdefault(kind_of(challenge), []).append(challenge)
    found = [
        (group, who, number)
        for who in WITHOUT_WISH
        for group in kinds.values()
        for number in range(games[who])
    ]
    return [([one], WISH, number) for one in challenges for number in range(games[WISH])] + found


def run_measure(args: argparse.Namespace) -> None:
    """Play the games, count the stars, and write them down beside those of challenges not measured now."""
    challenges = chosen(args.only)
    games = {"easy": args.games, "medium": args.games, HARD: args.hard, WISH: args.games}
    path = Path(args.file)
    measured = json.loads(path.read_text("utf-8")) if path.exists() else {}
    known = {challenge.id for challenge in all_challenges()}
    measured = {name: found for name, found in measured.items() if name in known}
    counts: dict[tuple[str, str], list[int]] = {}
    tasks = tasks_for(challenges, games)
    with ProcessPoolExecutor(args.jobs, get_context("spawn")) as pool:
        for (_, who, _), played in zip(tasks, pool.map(games_of, tasks), strict=True):
            for name, stars in played:
                count = counts.setdefault((name, who), [0] * (STARS + 1))
                count[0] += 1
                for star in range(1, stars + 1):
                    count[star] += 1
    for (name, who), count in counts.items():
        measured.setdefault(name, {})[who] = {"games": count[0], "stars": count[1:]}
    path.write_text(json_lines(measured), "utf-8")


def json_lines(measured: dict[str, dict[str, object]]) -> str:
    """What was measured as JSON, a line a challenge, in the order of their names."""
    lines = [f"{json.dumps(name)}: {json.dumps(measured[name], sort_keys=True)}" for name in sorted(measured)]
    return "{\n" + ",\n".join(lines) + "\n}\n"


# Showing that it can be done.


@dataclass(frozen=True)
class Reached:
    """The best of some games at the deal of a challenge."""

    challenge: str
    stars: int
    games: int
    codes: list[str]


def reached(task: tuple[Challenge, int, int, int]) -> Reached:
    """Play the deal of a challenge so many times at most, or until there are enough stars; for a worker."""
    challenge, tries, enough, search = task
    best = Reached(challenge.id, 0, 0, [])
    for number in range(1, tries + 1):
        course = Course(challenge.match(), PERSON_AT)
        tally = Tally(challenge.stars)
        seed = f"reach {challenge.id} {number}"
        bot = WishingBot(challenge.rules, challenge.wish, seed, STRAYING[number % len(STRAYING)], search)
        play_out(course, bot, seed, [tally])
        if tally.stars() > best.stars:
            codes = [ply.code for ply in course.match.plies]
            best = Reached(challenge.id, tally.stars(), number, codes)
        if best.stars >= enough:
            break
    return best


def run_reach(args: argparse.Namespace) -> None:
    """Look for a game with a star at every deal; says which have none."""
    args.out.mkdir(parents=True, exist_ok=True)
    tasks = [(challenge, args.tries, args.stars, args.search) for challenge in chosen(args.only)]
    missing = 0
    with ProcessPoolExecutor(args.jobs, get_context("spawn")) as pool:
        for best in pool.map(reached, tasks):
            print(f"{best.challenge}: {best.stars} stars in game {best.games}", flush=True)
            missing += best.stars == 0
            if best.stars:
                (args.out / f"{best.challenge}.txt").write_text("\n".join(best.codes) + "\n", "utf-8")
    sys.exit(1 if missing else 0)


def chosen(names: Sequence[str]) -> list[Challenge]:
    """The challenges of these names, or all."""
    return [challenge for challenge in all_challenges() if not names or challenge.id in names]


def main() -> None:
    """Run what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m civtable.lab.challenges", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    commands = parser.add_subparsers(required=True)
    measure = commands.add_parser("measure")
    measure.add_argument("--games", type=int, default=100, help="games of each bot but hard")
    measure.add_argument("--hard", type=int, default=10, help="games of hard, which thinks")
    measure.add_argument("--file", default="src/civtable/challenges/measured.json")
    measure.set_defaults(run=run_measure)
    reach = commands.add_parser("reach")
    reach.add_argument("--tries", type=int, default=200, help="games at each deal at most")
    reach.add_argument("--stars", type=int, default=1, help="stars that are enough")
    reach.add_argument(
        "--search", type=int, default=0, help="games a decision that the bot tries in its head"
    )
    reach.add_argument("--out", type=Path, default=Path("tests/challenges/reached"))
    reach.set_defaults(run=run_reach)
    for command in (measure, reach):
        command.add_argument("--only", nargs="*", default=[], help="ids of challenges")
        command.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
