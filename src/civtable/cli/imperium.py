"""`civtable imperium`: the automa's tables in words, and campaigns with their record sheet."""

import argparse
import secrets
import shlex
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from civtable.cli.common import UsageError, add_numbers, console, read_text, table, usage_error, write_text
from civtable.cli.play import INTERRUPTED, endings_as_interrupts, file_named, screen_for
from civtable.cli.terminal.keyboard import Keyboard
from civtable.cli.terminal.scene import HUMAN, News
from civtable.cli.terminal.table import Left, Screen, Table
from civtable.core.errors import BadRecord
from civtable.core.game import SPECTATOR, State
from civtable.core.match import Match, replay
from civtable.core.words import Phrase
from civtable.games import game_named
from civtable.games.imperium.api import (
    BOX_NAMES,
    BY_COLLAPSE,
    BY_LOT,
    NATION_IDS,
    SIDES,
    Campaign,
    Imperium,
    Played,
    TableWords,
    amount_words,
    automa_table,
    campaign_from_text,
    change_noted,
    change_words,
    level_words,
    named_words,
    nation_words,
    new_campaign,
    row_card_words,
)
from civtable.text import LANGUAGES, Words

if TYPE_CHECKING:
    from civtable.cli.common import Commands

LONGEST_NAME: Final = 40
MODES: Final = ["usual", "extreme"]
AGAIN: Final = ["yes", "no"]


def register(commands: "Commands", words: Words) -> None:
    """Add the command and the two things that it does."""
    parser = commands.add_parser("imperium", help=words("imperium-help"), description=words("imperium-about"))
    parts = parser.add_subparsers(
        title=words("imperium-commands"), metavar=words("cli-command"), required=True
    )
    tables = parts.add_parser(
        "tables", help=words("imperium-tables-help"), description=words("imperium-tables-about")
    )
    tables.add_argument("nation", metavar="NATION", help=words("imperium-arg-nation"))
    tables.set_defaults(run=print_tables)
    campaign = parts.add_parser(
        "campaign", help=words("imperium-campaign-help"), description=words("imperium-campaign-about")
    )
    campaign.add_argument("file", metavar="FILE", help=words("imperium-arg-file"))
    campaign.add_argument("--player", metavar="NAME", help=words("imperium-arg-player"))
    campaign.add_argument("--nation", metavar="NATION", help=words("imperium-arg-own"))
    campaign.add_argument("--box", choices=BOX_NAMES, help=words("imperium-arg-box"))
    campaign.add_argument("--extreme", action="store_true", help=words("imperium-arg-extreme"))
    campaign.add_argument("--sheet", action="store_true", help=words("imperium-arg-sheet"))
    campaign.add_argument("--plain", action="store_true", help=words("play-arg-plain"))
    campaign.set_defaults(run=run_campaign)
    for command in (tables, campaign):
        command.add_argument("--lang", choices=LANGUAGES, default=words.language, help=words("cli-lang"))
        command.set_defaults(program=command.prog)


def nation_named(name: str) -> int:
    """The nation with that name; refuses others."""
    if name not in NATION_IDS:
        raise usage_error("imperium-nation-unknown", name=name[:40], known=", ".join(NATION_IDS))
    return NATION_IDS.index(name)


# Tables.


def sentence(words: Words, phrase: Phrase) -> str:
    """A phrase as a sentence of its own."""
    text = words.say(phrase)
    return f"{text[:1].upper()}{text[1:]}."


def print_tables(args: argparse.Namespace, words: Words) -> int:
    """A nation's tables, row by row, told from what the engine reads."""
    nation = nation_named(args.nation)
    data = automa_table(nation)
    telling = TableWords(data)
    screen = console()
    names = ["both"] if data.has_one_table else ["barbarian", "empire"]
    for i, name in enumerate(names):
        title = words(
            "imperium-tables-title", nation=nation_words(nation), table=Phrase(f"imperium-tables-{name}")
        )
        lines = table(title)
        add_numbers(lines, words("imperium-tables-row"))
        lines.add_column(words("imperium-tables-card"))
        lines.add_column(words("imperium-tables-effect"))
        for row in data.rows[i]:
            told = " ".join([sentence(words, phrase) for phrase in telling.row(row)])
            lines.add_row(str(row.number), words.say(row_card_words(row.kind, row.name)), told)
        screen.print(lines)
    if data.journeys:
        lines = table(
            words(
                "imperium-tables-title",
                nation=nation_words(nation),
                table=Phrase("imperium-tables-journeys"),
            )
        )
        lines.add_column(words("imperium-tables-card"))
        lines.add_column(words("imperium-tables-effect"))
        for journey in data.journeys:
            told = words(
                "automa-journey-test",
                amount=amount_words(journey.amount, journey.resource),
                then=" ".join([sentence(words, phrase) for phrase in telling.sentences(journey.sequence)]),
                otherwise=" ".join(
                    [sentence(words, phrase) for phrase in telling.sentences(journey.otherwise)]
                ),
            )
            lines.add_row(words.say(named_words(journey.name)), told)
        screen.print(lines)
    screen.print(words("imperium-tables-unrest"))
    screen.print(words("imperium-tables-market", amount=amount_words(data.tokens, data.token)))
    screen.print(
        words(
            "imperium-tables-source",
            text=Phrase(f"automa-source-{data.text_from}"),
            icons=Phrase(f"automa-source-{data.icons_from}"),
            confidence=Phrase(f"automa-confidence-{data.confidence}"),
        )
    )
    return 0


# Campaigns.


class CampaignTable(Table):
    """A game of a campaign: after every choice the campaign is written, with the game in it."""

    def __init__(
        self, match: Match[State], screen: Screen, words: Words, campaign: Campaign, path: Path
    ) -> None:
        super().__init__(match, screen, words, None)
        self.campaign = campaign
        self.path = path

    def keep(self) -> None:
        """Remember the position. A full disk does not stop the game: people hear of it."""
        self.record = self.match.record()
        self.campaign.running = self.record
        try:
            write_text(str(self.path), self.campaign.to_text())
        except UsageError as error:
            news = News(SPECTATOR, [self.words.say(error.reason)])
            self.screen.happened([news], self.scene(self.here))


class CampaignPlay:
    """A campaign being played at the terminal."""

    def __init__(self, campaign: Campaign, path: Path, plain: bool, words: Words, keyboard: Keyboard) -> None:
        self.campaign = campaign
        self.path = path
        self.words = words
        self.keyboard = keyboard
        self.plain = plain

    def save(self) -> None:
        """Write the file, whole or not at all."""
        write_text(str(self.path), self.campaign.to_text())

    def play(self) -> int:
        """Games and changes of the deck until the campaign is over or somebody leaves; the exit code."""
        while not self.campaign.is_over():
            if self.campaign.owes_change():
                self.ask_change()
            else:
                try:
                    self.play_game()
                except KeyboardInterrupt:
                    return INTERRUPTED
            print_sheet(self.campaign, self.words)
        return 0

    def ask_change(self) -> None:
        """After a win: which card is added or removed."""
        changes = self.campaign.possible_changes()
        labels = {str(i): self.words.say(change_words(change)) for i, change in enumerate(changes, 1)}
        answer = self.keyboard.choice(self.words, "campaign-ask-change", labels, str(len(changes)))
        self.campaign.change(changes[int(answer) - 1])
        self.save()

    def play_game(self) -> None:
        """The next game, or the rest of the one that was left; the result is written on the sheet."""
        match = self.match_at_table()
        screen = screen_for(self.plain, self.keyboard)
        with endings_as_interrupts():
            CampaignTable(match, screen, self.words, self.campaign, self.path).play()
        state = match.state
        assert isinstance(state, Imperium)
        played = self.campaign.note(state)
        self.save()
        key = "campaign-game-won" if played.won else "campaign-game-lost"
        if state.ended == BY_COLLAPSE:
            key = "campaign-game-collapsed"
        print(self.words(key, points=played.points, rival=played.rival))

    def match_at_table(self) -> Match[State]:
        """The game that was left, or a new one.

        One that an older version of the rules began may not go on: then it can be played from its beginning.
        """
        game = game_named("imperium")
        running = self.campaign.running
        if running is not None:
            try:
                return replay(game, running)
            except BadRecord as error:
                print(self.words.say(error.reason))
                labels = {answer: self.words(f"campaign-again-{answer}") for answer in AGAIN}
                if self.keyboard.choice(self.words, "campaign-ask-again", labels, AGAIN[0]) == AGAIN[1]:
                    raise Left from None
        settings = running.settings if running is not None else self.ask_settings()
        match = Match(game, settings, [HUMAN], secrets.token_hex(16), "secure")
        self.campaign.running = match.record()
        self.save()
        return match

    def ask_settings(self) -> dict[str, str]:
        """Against whom the next game is, which side of the power card and whose common cards are used."""
        words = self.words
        rivals = {NATION_IDS[nation]: words.say(nation_words(nation)) for nation in self.campaign.rivals()}
        rival = self.keyboard.choice(words, "campaign-ask-rival", rivals, next(iter(rivals)))
        sides = {side: side.upper() for side in SIDES}
        side = self.keyboard.choice(words, "campaign-ask-side", sides, SIDES[0])
        boxes = {box: words(f"setting-value-imperium-commons-{box}") for box in self.campaign.commons()}
        commons = self.keyboard.choice(words, "campaign-ask-box", boxes, BY_LOT) if boxes else BY_LOT
        return self.campaign.settings(NATION_IDS.index(rival), side, commons)


def run_campaign(args: argparse.Namespace, words: Words) -> int:
    """Begin a campaign or go on with one; a damaged file is refused and left as it is."""
    path = file_named(args.file)
    keyboard = Keyboard()  # one for all that is asked: a pipe that has been read from is not set up again
    if path.exists():
        given = [f"--{name}" for name in ("player", "nation", "box") if getattr(args, name) is not None]
        given += ["--extreme"] if args.extreme else []
        if given:
            raise usage_error("imperium-already", path=str(path), names=", ".join(given))
        campaign = campaign_from_text(read_text(str(path)))
    else:
        try:
            campaign = asked_campaign(args, words, keyboard)
        except EOFError:
            return 0
        write_text(str(path), campaign.to_text())  # whether that works is known before anybody plays
    print_sheet(campaign, words)
    if args.sheet:
        return 0
    code = 0
    with suppress(Left, EOFError):
        code = CampaignPlay(campaign, path, args.plain, words, keyboard).play()
    if not campaign.is_over():
        command = f"civtable imperium campaign {shlex.quote(str(path))}"
        print(words("campaign-kept", path=str(path), command=command))
    return code


def asked_campaign(args: argparse.Namespace, words: Words, keyboard: Keyboard) -> Campaign:
    """A new campaign from the arguments; what they do not say is asked."""
    player = (args.player or "").strip()
    while not player:
        player = keyboard.line(words("campaign-ask-player")).strip()
    if args.nation is not None:
        nation = nation_named(args.nation)
    else:
        names = {NATION_IDS[i]: words.say(nation_words(i)) for i in range(len(NATION_IDS))}
        nation = NATION_IDS.index(keyboard.choice(words, "campaign-ask-nation", names, "romans"))
    box = args.box
    if box is None:
        boxes = {name: words(f"setting-value-imperium-box-{name}") for name in BOX_NAMES}
        box = keyboard.choice(words, "campaign-ask-box", boxes, BOX_NAMES[0])
    extreme = args.extreme
    if not extreme and args.nation is None:
        modes = {mode: words(f"campaign-mode-{mode}") for mode in MODES}
        extreme = keyboard.choice(words, "campaign-ask-mode", modes, MODES[0]) == MODES[1]
    return new_campaign(player[:LONGEST_NAME], nation, box, extreme)


def result_key(game: Played) -> str:
    """How a game ended, in a word of the catalog."""
    if game.won:
        return "campaign-won"
    return "campaign-collapsed" if game.collapsed else "campaign-lost"


def print_sheet(campaign: Campaign, words: Words) -> None:
    """The record sheet: a line for each game, and where the campaign stands."""
    title = "campaign-title-extreme" if campaign.extreme else "campaign-title"
    lines = table(words(title, player=campaign.player, nation=nation_words(campaign.nation)))
    lines.add_column(words("campaign-column-level"))
    add_numbers(lines, words("campaign-column-points"))
    lines.add_column(words("campaign-column-rival"))
    add_numbers(lines, words("campaign-column-rival-points"))
    lines.add_column(words("campaign-column-result"))
    lines.add_column(words("campaign-column-change"))
    for number, game in enumerate(campaign.games):
        lines.add_row(
            words.say(level_words(campaign, number)),
            str(game.points),
            words.say(nation_words(game.automa)),
            str(game.rival),
            words(result_key(game)),
            words.say(change_noted(game.change)) if game.change else "",
        )
    screen = console()
    screen.print(lines)
    screen.print(words("campaign-standing", wins=campaign.wins(), losses=campaign.losses()))
    if campaign.is_over():
        screen.print(words("campaign-is-won" if campaign.is_won() else "campaign-is-lost"))
        return
    coming = "campaign-next-help" if campaign.has_help() else "campaign-next"
    screen.print(words(coming, level=level_words(campaign, len(campaign.games))))
    if campaign.unrest_out():
        screen.print(words("campaign-unrest-out", n=campaign.unrest_out()))
    if campaign.running is not None:
        rival = NATION_IDS.index(campaign.running.settings["automa_nation"])
        screen.print(words("campaign-running", nation=nation_words(rival)))
