"""`civtable replay`: a record ply by ply, in words."""

import argparse
from typing import TYPE_CHECKING

from civtable.cli.common import add_json, one_line, print_json, read_record
from civtable.cli.games import game_title
from civtable.cli.state import add_ply, ply_asked
from civtable.core.errors import GameError
from civtable.core.events import Event
from civtable.core.game import SPECTATOR, State
from civtable.core.match import Match, Ply, replay
from civtable.core.record import Record
from civtable.core.values import Json
from civtable.core.words import Argument
from civtable.games import AnyGame, game_named
from civtable.text import Words

if TYPE_CHECKING:
    from civtable.cli.common import Commands


def register(commands: "Commands", words: Words) -> None:
    """Add the command."""
    parser = commands.add_parser("replay", help=words("replay-help"), description=words("replay-about"))
    parser.add_argument("file", metavar="FILE", help=words("cli-record"))
    add_ply(parser, words)
    parser.add_argument("--digest", action="store_true", help=words("replay-digest"))
    add_json(parser, words)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, words: Words) -> int:
    """Replay the record to the ply asked for, or to its end."""
    record = read_record(args.file)
    game = game_named(record.game)
    ply = ply_asked(record, args.at)
    match = replay(game, record, ply)
    if args.digest:
        digest = game.digest(match.state)
        if args.json:
            print_json({"ply": ply, "digest": digest})
        else:
            print(digest)
        return 0
    told = Telling(match, is_finished(game, record), words)
    if args.json:
        print_json(told.to_json())
    else:
        told.print()
    return 0


def is_finished(game: AnyGame, record: Record) -> bool:
    """Whether the record leads to the end of the game. One that goes wrong on the way does not."""
    try:
        return game.decision(replay(game, record).state) is None
    except GameError:
        return False


class Telling:
    """A replayed match and how to tell it.

    Spectators of a game that still runs may not learn what is hidden; when it is over, all is open.
    """

    def __init__(self, match: Match[State], finished: bool, words: Words) -> None:
        self.match = match
        self.game = match.game
        self.finished = finished
        self.words = words

    def seen(self, event: Event) -> Event:
        """An event as a reader of the record may know it."""
        return event if self.finished else event.for_seat(SPECTATOR)

    def sentence(self, event: Event) -> str:
        """An event in words."""
        more: dict[str, Argument] = {"player": self.words.seat(event.seat)} if event.seat >= 0 else {}
        return self.words.say(self.game.event_words(self.seen(event)), **more)

    def who(self, name: str) -> str:
        """Who sits there: a person, a bot that we know, or whatever the record says."""
        key = f"bot-{name}"
        return self.words(key) if self.words.has(key) else name

    def is_over(self) -> bool:
        """Whether the game is over at the ply that is shown."""
        return self.game.decision(self.match.state) is None

    def view(self) -> dict[str, Json]:
        """The position as spectators see it."""
        return self.game.view(self.match.state, SPECTATOR)

    def print(self) -> None:
        """For people: players, plies, the position in brief."""
        players = [
            self.words("replay-player", player=self.words.seat(seat), who=self.who(who))
            for seat, who in enumerate(self.match.seats)
        ]
        print(one_line(f"{game_title(self.game, self.words)}: {', '.join(players)}"))
        width = max([len(self.words.seat(seat)) for seat in range(len(players))])
        for i, ply in enumerate(self.match.plies, 1):
            self.print_hints(i - 1, width)
            print(f"{i:5} {self.words.seat(ply.seat):{width}} {ply.code}")
            for event in ply.events:
                print(f"{'':{width + 6}} {self.sentence(event)}")
        self.print_hints(len(self.match.plies), width)
        print(self.position())
        for line in self.standings():
            print(f"  {line}")

    def print_hints(self, ply: int, width: int) -> None:
        """The hints that were given after so many plies."""
        for hint in self.match.hints:
            if hint.ply == ply:
                told = self.words(f"hint-told-{hint.kind}", player=self.words.seat(hint.seat))
                print(f"{'':{width + 6}} {told}")

    def position(self) -> str:
        """Where the game stands, in one sentence."""
        plies = len(self.match.plies)
        decision = self.game.decision(self.match.state)
        if decision is None:
            return self.words("replay-over", plies=plies)
        return self.words(
            "replay-position",
            plies=plies,
            player=self.words.seat(decision.seat),
            question=self.game.question_words(self.match.state),
        )

    def standings(self) -> list[str]:
        """The result by rank; before the end what the view tells of points, since the rest may be hidden."""
        words = self.words
        if self.is_over():
            scores = sorted(self.game.scores(self.match.state), key=lambda score: (score.rank, score.seat))
            return [
                words("replay-result", rank=score.rank, player=words.seat(score.seat), points=score.total)
                for score in scores
            ]
        players = self.view().get("players")
        lines = []
        for seat, player in enumerate(players if isinstance(players, list) else []):
            points = player.get("score") if isinstance(player, dict) else None
            if isinstance(points, int):
                lines.append(words("replay-points", player=words.seat(seat), points=points))
        return lines

    def to_json(self) -> Json:
        """For programs."""
        match, over = self.match, self.is_over()
        decision = self.game.decision(match.state)
        scores: list[Json] = [score.to_json() for score in self.game.scores(match.state)] if over else []
        choice: Json = None
        if decision is not None:
            codes: list[Json] = [option.code for option in decision.options]
            choice = {"seat": decision.seat, "options": codes if self.finished else None}  # hands may show
        return {
            "game": self.game.name,
            "version": self.game.version,
            "settings": match.settings,
            "seats": match.seats,
            "finished": self.finished,
            "plies": [self.ply_form(ply) for ply in match.plies],
            "hints": [hint.to_json() for hint in match.hints],
            "digest": self.game.digest(match.state),
            "decision": choice,
            "scores": scores if over else None,
            "view": self.view(),
        }

    def ply_form(self, ply: Ply) -> Json:
        """One choice and what happened."""
        events: list[Json] = []
        for event in ply.events:
            seen = self.seen(event)
            events.append({**self.game.event_form(seen), "words": self.sentence(event)})
        return {"seat": ply.seat, "code": ply.code, "events": events}
