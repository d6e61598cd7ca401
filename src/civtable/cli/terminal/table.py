"""The loop of a game at a table with people and bots. Knows no game and no way of drawing."""

from pathlib import Path
from typing import Final, Protocol

from civtable.bots.base import Bot, ask
from civtable.cli.common import UsageError, usage_error, write_text
from civtable.cli.terminal.careful import careful_option_in
from civtable.cli.terminal.hinting import Hinting
from civtable.cli.terminal.saves import new_save, write_record
from civtable.cli.terminal.scene import HUMAN, News, Scene, event_sentence
from civtable.cli.terminal.told import news_since
from civtable.cli.terminal.typed import NotOffered, command_in, option_in, options_in, thing_in
from civtable.core.errors import GameError, IllegalOption
from civtable.core.game import EVERYONE, SPECTATOR, Decision, Option, Several, State
from civtable.core.match import Match
from civtable.core.parts import Score
from civtable.core.rng import fast_rng
from civtable.core.several import several_of
from civtable.core.values import Json
from civtable.core.words import Reason
from civtable.text import Words

LOG_LINES: Final = 20
"""How much `log` tells if nobody says how much."""


class Screen(Protocol):
    """How a table is shown and people are heard: with pictures, or in plain lines."""

    def hand_over(self, scene: Scene, before: int, secrets: list[str]) -> None:
        """The keyboard goes from one person to another, who may not see the first one's secrets."""
        ...

    def happened(self, news: list[News], scene: Scene) -> None:
        """Something happened at the table."""
        ...

    def show(self, scene: Scene) -> None:
        """It is the viewer's turn: the table, what happened, the question, the options."""
        ...

    def say(self, text: str) -> None:
        """A sentence of the program."""
        ...

    def pages(self, scene: Scene, part: str) -> None:
        """The whole table (`look`), all options (`list`), or what one can type (`help`)."""
        ...

    def thinks(self, text: str) -> None:
        """A bot has been thinking for more than a moment; the sentence says which."""
        ...

    def thought(self) -> None:
        """A bot has chosen, or was interrupted."""
        ...

    def read(self, scene: Scene) -> str:
        """A line that the viewer types. Raises EOFError when there are no more."""
        ...

    def result(self, scene: Scene, scores: list[Score]) -> None:
        """The end: who won, and the points by source."""
        ...


class Left(Exception):
    """Somebody left the table."""


class Table:
    """A match, who sits there, and what each person has been told."""

    def __init__(
        self,
        match: Match[State],
        screen: Screen,
        words: Words,
        file: Path | None,
    ) -> None:
        self.match = match
        self.screen = screen
        self.words = words
        self.bots: dict[int, Bot] = {}  # by seat
        self.sandboxes = fast_rng("")  # deals what bots cannot see
        self.file = file
        self.people = [seat for seat in range(len(match.seats)) if match.seats[seat] == HUMAN]
        self.told = {seat: self.last_choice(seat) for seat in [*self.people, SPECTATOR]}
        self.here = SPECTATOR  # the person at the keyboard
        self.hinting: Hinting | None = None  # who finds hints, where there are some
        self.picked: list[Option] = []  # of things that are chosen together, not sent yet
        self.record = match.record()  # of the last whole position: a choice may be interrupted in its middle

    def last_choice(self, seat: int) -> int:
        """The ply of a seat's last choice: from there on, who comes back to a game is told what happened."""
        plies = self.match.plies
        return max([i for i in range(len(plies)) if plies[i].seat == seat], default=0)

    # The loop.

    def play(self) -> None:
        """Play to the end, or until somebody leaves."""
        while True:
            decision = self.match.game.decision(self.match.state)
            if decision is None:
                break
            if decision.seat in self.bots:
                self.let_bot_choose(decision)
            else:
                self.let_person_choose(decision)
        self.finish()

    def let_bot_choose(self, decision: Decision) -> None:
        """A bot decides; people who share the keyboard with nobody hear of it at once."""
        bot = self.bots[decision.seat]
        try:
            option = ask(bot, self.match.game, self.match.state, decision, self.sandboxes)
        finally:
            self.screen.thought()
        self.match.play(option.code)
        self.keep()
        if len(self.people) <= 1:
            self.tell(self.watcher())

    def show_thinking(self, seat: int) -> None:
        """Show that the bot of a seat thinks."""
        name = self.scene(self.watcher()).name(seat)
        self.screen.thinks(self.words("play-thinks", player=name))

    def let_person_choose(self, decision: Decision) -> None:
        """Show the table, and listen until the person makes a choice or takes one back."""
        before = self.here
        self.here = decision.seat
        self.picked = []
        scene = self.scene(self.here)
        if before not in (SPECTATOR, self.here):
            self.screen.hand_over(scene, before, self.secrets(before))
        self.tell(self.here)
        self.screen.show(scene)
        plies = len(self.match.plies)
        while len(self.match.plies) == plies:
            self.listen(scene)

    def listen(self, scene: Scene) -> None:
        """One line: a choice, a command, or something that cannot be done, with the reason."""
        line = self.screen.read(scene).strip()
        if not line and not self.picked:
            self.screen.show(scene)
            return
        try:
            command = command_in(line, self.words) if line else ("ok", "")
            if command is not None:
                self.obey(command[0], command[1], scene)
            elif scene.several is not None:
                self.pick(scene, scene.several, options_in(line, scene))
            else:
                self.choose([careful_option_in(line, scene)])
        except NotOffered as error:
            self.screen.say(self.words.say(self.why_not(error.option)))
        except GameError as error:
            self.screen.say(self.words.say(error.reason))

    def choose(self, options: list[Option]) -> None:
        """Make a choice, of one thing or of several together, and save the game."""
        self.match.choose([option.code for option in options])
        self.keep()

    def pick(self, scene: Scene, several: Several, options: list[Option]) -> None:
        """Pick things that are chosen together, or take them back; what is a choice of its own is made."""
        if options[0] not in several.things and options[0] is not several.enough:
            self.choose(options)
            return
        picked = toggled(several, self.picked, [option for option in options if option is not several.enough])
        self.picked[:] = picked
        if several.enough in options:
            self.confirm(several)
        else:
            self.screen.say(scene.picks())

    def confirm(self, several: Several) -> None:
        """All that is picked is chosen."""
        chosen = [*self.picked, *([several.enough] if several.enough is not None else [])]
        if not chosen:
            raise IllegalOption(Reason("several-few", {"picked": 0, "least": several.least}))
        self.choose(chosen)

    def finish(self) -> None:
        """The last news and the result."""
        viewer = self.watcher() if len(self.people) <= 1 else SPECTATOR
        if viewer == SPECTATOR and self.people:
            self.told[SPECTATOR] = self.told[self.here]
        self.tell(viewer)
        self.screen.result(self.scene(viewer), self.match.game.scores(self.match.state))

    # What somebody sees.

    def watcher(self) -> int:
        """The seat through whose eyes the game is shown: the only person's, or nobody's."""
        return self.people[0] if len(self.people) == 1 else SPECTATOR

    def scene(self, viewer: int) -> Scene:
        """The table as it is now, for one seat."""
        game = self.match.game
        state = self.match.state
        decision = game.decision(state)
        deciding = decision.seat if decision is not None else SPECTATOR
        options = decision.options if decision is not None and deciding == viewer else []
        several = several_of(game, state) if options else None
        if several is not None:
            options = together_and_apart(several, options)

        def sandbox(option: Option) -> dict[str, Json]:
            if several is not None:  # one of several things by itself changes nothing
                return game.view(state, viewer)
            world = game.determinize(state, viewer, fast_rng("what if"))
            game.apply(world, option)
            return game.view(world, viewer)

        return Scene(
            game=game,
            words=self.words,
            viewer=viewer,
            seats=self.match.seats,
            view=game.view(state, viewer),
            deciding=deciding,
            kind=decision.kind if decision is not None else -1,
            question=self.words.say(game.question_words(state)),
            options=options,
            sandbox=sandbox,
            several=several,
            picked=self.picked,
            meant=self.meant(options),
        )

    def meant(self, offered: list[Option]) -> dict[int, str]:
        """By option, what it means in the open question, where that is more than its usual words."""
        tell = self.match.game.answer_words
        if tell is None:
            return {}
        told = [(option, tell(self.match.state, option)) for option in offered]
        return {option.index: self.words.say(phrase) for option, phrase in told if phrase is not None}

    def news(self, viewer: int, since: int) -> list[News]:
        """What happened from a ply on, as the viewer may know it; what is about one player, together."""
        return news_since(self.match, self.words, viewer, since)

    def secrets(self, viewer: int) -> list[str]:
        """What is new and only for this viewer's eyes."""
        return [
            event_sentence(self.match.game, self.words, event, viewer)
            for ply in self.match.plies[self.told[viewer] :]
            for event in ply.events
            if event.seen_by != EVERYONE and event.for_seat(viewer) is event
        ]

    def tell(self, viewer: int) -> None:
        """Tell the viewer everything that is new."""
        news = self.news(viewer, self.told[viewer])
        self.told[viewer] = len(self.match.plies)
        if news:
            self.screen.happened(news, self.scene(viewer))

    # Commands.

    def obey(self, command: str, rest: str, scene: Scene) -> None:
        """Do what a command says."""
        if command == "quit":
            raise Left
        if command == "undo":
            self.take_back()
        elif command in ("ok", "clear"):
            self.obey_picking(command, scene)
        elif command == "why":
            self.explain(rest, scene)
        elif command == "hint":
            self.give_hint()
        elif command == "log":
            self.tell_again(rest, scene)
        elif command == "look" and rest:
            self.screen.say("\n".join(thing_in(rest, scene)))
        elif command == "save":
            file = self.save(Path(rest).expanduser() if rest else None)
            self.screen.say(self.words("play-saved", path=str(file)))
        else:
            self.screen.pages(scene, command)

    def obey_picking(self, command: str, scene: Scene) -> None:
        """Choose all that is picked, or drop it."""
        if scene.several is None:
            raise usage_error("play-nothing-picked")
        if command == "ok":
            self.confirm(scene.several)
        else:
            self.picked.clear()
            self.screen.say(scene.picks())

    def explain(self, rest: str, scene: Scene) -> None:
        """Say why an option cannot be chosen now, or that it can."""
        if not rest:
            raise usage_error("play-why-what")
        try:
            option = option_in(rest, scene)
        except NotOffered as error:
            self.screen.say(self.words.say(self.why_not(error.option)))
        else:
            self.screen.say(self.words("play-why-legal", code=option.code))

    def give_hint(self) -> None:
        """The idea for who decides, then the option; only where a person plays with bots."""
        decision = self.match.game.decision(self.match.state)
        if self.hinting is None or decision is None:
            raise usage_error("hint-people" if len(self.people) > 1 else "hint-not-here")
        self.screen.say(self.hinting.next(decision, self.words))
        self.keep()

    def why_not(self, option: Option) -> Reason:
        """The rule that forbids an option now."""
        reason = self.match.game.reason(self.match.state, option)
        assert reason is not None, f"{option.code} is not offered, yet nothing forbids it"
        return reason

    def tell_again(self, rest: str, scene: Scene) -> None:
        """The last lines of everything that happened."""
        if rest and not (rest.isascii() and rest.isdigit()):
            raise usage_error("play-log-number", text=rest[:40])
        lines = [sentence for news in self.news(scene.viewer, 0) for sentence in news.sentences]
        last = lines[-max(int(rest[:9]) if rest else LOG_LINES, 1) :]
        self.screen.say("\n".join(last) if last else self.words("play-log-empty"))

    def take_back(self) -> None:
        """Undo the last choice of a person, if nobody else has decided since and nothing was revealed."""
        plies = self.match.plies
        if not plies:
            raise usage_error("play-undo-nothing")
        seat = plies[-1].seat
        if seat not in self.people:
            raise usage_error("play-undo-other", player=self.words.seat(seat))
        if not self.match.can_take_back(seat):
            raise usage_error("play-undo-revealed")
        self.match.take_back()
        codes = ", ".join([ply.code for ply in plies[len(self.match.plies) :]])
        for person in self.told:
            self.told[person] = min(self.told[person], len(self.match.plies))
        self.keep()
        self.screen.happened([News(seat, [self.words("play-undone", code=codes)])], self.scene(seat))

    # Saving.

    def keep(self) -> None:
        """Remember the position, and write it to the file of the table if there is one.

        A full disk does not stop the game: people hear of it and can save elsewhere.
        """
        self.record = self.match.record()
        if self.file is not None:
            try:
                write_text(str(self.file), self.record.to_text())
            except UsageError as error:
                news = News(SPECTATOR, [self.words.say(error.reason)])
                self.screen.happened([news], self.scene(self.here))

    def save(self, file: Path | None = None) -> Path:
        """Write the game to a file, which is the file of the table from then on."""
        file = file or self.file or new_save(self.match.game.name)
        write_record(file, self.record)
        self.file = file
        return file


# Several things that are chosen together.


def together_and_apart(several: Several, options: list[Option]) -> list[Option]:
    """All things that can be chosen together, each once, then what is a choice of its own or ends theirs."""
    things = list(dict.fromkeys(several.things))
    ending = [several.enough] if several.enough is not None else []
    return [
        *things,
        *[option for option in options if option not in things and option not in ending],
        *ending,
    ]


def toggled(several: Several, picked: list[Option], options: list[Option]) -> list[Option]:
    """What is picked after these were named: one more of each, or none of it when there are no more."""
    after = picked[:]
    for option in options:
        if option not in several.things:
            raise IllegalOption(Reason("several-other", {"code": option.code}))
        if after.count(option) < several.things.count(option):
            after.append(option)
        else:
            after = [other for other in after if other is not option]
    if len(after) > several.most:
        raise IllegalOption(Reason("several-many", {"picked": len(after), "most": several.most}))
    return after
