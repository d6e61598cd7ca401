"""A campaign: a series of solo games with one nation, until five are won or four are lost.

Only what was played is kept; level, help after a loss, starting deck and unrest set aside follow from it.
"""

import json
from typing import Final

from civtable.core.errors import BadRecord, BadSetting, BadState, GameError
from civtable.core.reading import Node
from civtable.core.record import Record, record_from_node
from civtable.core.sealed import Seal
from civtable.core.values import Json
from civtable.core.words import Argument, Reason
from civtable.games.imperium.automa.scoring import automa_total
from civtable.games.imperium.automa.state import LEVEL_NAMES, OVERLORD
from civtable.games.imperium.campaign.settings import (
    ADD,
    CHANGE_SETTINGS,
    CHANGES,
    COMMON_CARDS,
    REMOVE,
    added_cards,
    changed_deck,
)
from civtable.games.imperium.cards.table import BY_ID, CARD_IDS, NATION_IDS, NATIONS
from civtable.games.imperium.scoring import scores
from civtable.games.imperium.state import BY_COLLAPSE, ENDINGS, Imperium
from civtable.games.imperium.views import ImperiumView
from civtable.games.imperium.words.phrases import because

FORMAT: Final = 1
WINS_NEEDED: Final = 5
LOSSES_ALLOWED: Final = 4
"""The fourth loss ends the campaign."""

MOST_GAMES: Final = WINS_NEEDED + LOSSES_ALLOWED - 1
BOX_NAMES: Final = ["classics", "legends", "mixed"]
MIXED: Final = BOX_NAMES[2]
SIDES: Final = ["b", "a"]
BY_LOT: Final = "random"


class BadCampaign(GameError):
    """A file that is no good campaign, or something that a campaign does not allow."""


def bad_campaign(key: str, args: dict[str, Argument] | None = None) -> BadCampaign:
    """The error with its reason."""
    return BadCampaign(Reason(f"campaign-{key}", args))


SEAL: Final = Seal("civtable imperium campaign", FORMAT, "campaign", BadCampaign)


class Played:
    """A line of the record sheet: against whom, the points, who won, and how the deck changed."""

    __slots__ = ("automa", "change", "collapsed", "gained", "points", "rival", "won")

    def __init__(
        self,
        automa: int,
        won: bool,
        points: int,
        rival: int,
        gained: list[int],
        change: str,
        collapsed: bool = False,
    ) -> None:
        self.automa = automa  # its nation
        self.won = won
        self.points = points
        self.rival = rival  # the points of the automa
        self.gained = gained  # common cards that may be added after a win
        self.change = change  # "add ..." or "remove ...", empty as long as it is not chosen
        self.collapsed = collapsed  # it was lost because the unrest pile was empty: the points are unrest

    def to_json(self) -> dict[str, Json]:
        """The line as plain data; a collapse is told only where there was one, as in the first files."""
        data: dict[str, Json] = {
            "automa": NATION_IDS[self.automa],
            "won": self.won,
            "points": self.points,
            "automa_points": self.rival,
            "gained": [CARD_IDS[card] for card in self.gained],
            "change": self.change,
        }
        if self.collapsed:
            data["collapsed"] = True
        return data


class Campaign:
    """The record sheet, and the game that is being played."""

    __slots__ = ("box", "extreme", "games", "nation", "player", "running")

    def __init__(
        self,
        player: str,
        nation: int,
        box: str,
        extreme: bool,
        games: list[Played],
        running: Record | None,
    ) -> None:
        self.player = player
        self.nation = nation
        self.box = box  # whose common cards are used
        self.extreme = extreme
        self.games = games
        self.running = running

    # What follows from the games so far.

    def wins(self) -> int:
        """Games won."""
        return len([game for game in self.games if game.won])

    def losses(self) -> int:
        """Games lost."""
        return len(self.games) - self.wins()

    def is_won(self) -> bool:
        """Whether the fifth game is won."""
        return self.wins() == WINS_NEEDED

    def is_lost(self) -> bool:
        """Whether the fourth game is lost."""
        return self.losses() == LOSSES_ALLOWED

    def is_over(self) -> bool:
        """Whether nothing more is played."""
        return self.is_won() or self.is_lost()

    def level(self) -> int:
        """The level of the next game: one up after each win; always the last one in extreme mode."""
        return OVERLORD if self.extreme else min(1 + self.wins(), OVERLORD)

    def has_help(self) -> bool:
        """Whether the next game begins with double resources, because the last one was lost."""
        return bool(self.games) and not self.games[-1].won

    def unrest_out(self) -> int:
        """Extreme mode: unrest set aside, one more after each win, one less after each loss."""
        out = 0
        for game in self.games:
            out = out + 1 if game.won else max(out - 1, 0)
        return out if self.extreme else 0

    def beaten(self) -> list[int]:
        """Nations that may not be the automa again."""
        return [game.automa for game in self.games if game.won]

    def rivals(self) -> list[int]:
        """Nations that may be the automa of the next game: not one's own, and none that was beaten."""
        beaten = self.beaten()
        return [nation for nation in nations_of(self.box) if nation != self.nation and nation not in beaten]

    def changes(self) -> list[str]:
        """The changes of the starting deck so far."""
        return [game.change for game in self.games if game.change]

    def deck(self) -> list[int]:
        """The starting deck now."""
        return changed_deck(NATIONS[self.nation].deck, self.changes())

    def owes_change(self) -> bool:
        """Whether a card has to be added or removed before the next game."""
        return bool(self.games) and self.games[-1].won and not self.games[-1].change and not self.is_won()

    def possible_changes(self) -> list[str]:
        """After a win: add a common card gained in that game, or remove a card of the starting deck."""
        if not self.owes_change():
            return []
        added = [ADD + CARD_IDS[card] for card in self.games[-1].gained]
        return added + [REMOVE + CARD_IDS[card] for card in sorted(set(self.deck()))]

    # What is done.

    def change(self, change: str) -> None:
        """Choose how the starting deck changes after a win."""
        if not self.owes_change():
            raise bad_campaign("no-change-now")
        if change not in self.possible_changes():
            raise bad_campaign("change-unknown", {"change": change[:60]})
        self.games[-1].change = change

    def commons(self) -> list[str]:
        """Whose common cards can be chosen for the next game: with both boxes those of either, or by lot."""
        return [BY_LOT, *BOX_NAMES[:2]] if self.box == MIXED else []

    def settings(self, automa: int, side: str, commons: str = BY_LOT) -> dict[str, str]:
        """The settings of the next game against that nation; common cards that are chosen are named."""
        if self.is_over():
            raise bad_campaign("over")
        if self.owes_change():
            raise bad_campaign("change-first")
        if automa not in self.rivals():
            raise bad_campaign("no-rival", {"nation": NATION_IDS[automa]})
        settings = {
            "box": self.box,
            "nation_1": NATION_IDS[self.nation],
            "side": side,
            "automa_nation": NATION_IDS[automa],
            "level": LEVEL_NAMES[self.level() - 1],
            "extreme": "yes" if self.extreme else "no",
            "resources": "double" if self.has_help() else "usual",
            "unrest_out": str(self.unrest_out()),
        }
        if commons != BY_LOT:
            if commons not in self.commons():
                raise BadSetting(because("commons_of_other_box"))
            settings["commons"] = commons
        made = self.changes()
        for number in range(len(made)):
            settings[CHANGE_SETTINGS[number].name] = made[number]
        return settings

    def note(self, state: Imperium) -> Played:
        """Write the result of the running game, which is over, on the sheet."""
        assert self.running is not None, "no game is being played"
        assert state.automa is not None, "a campaign is played against the automa"
        score = scores(state)[0]
        won = score.rank == 1
        gained = gained_cards(state, self.running.settings) if won else []
        collapsed = state.ended == BY_COLLAPSE
        rival = automa_total(state.automa)
        return self.noted(Played(state.automa.nation, won, score.total, rival, gained, "", collapsed))

    def note_kept(self, view: ImperiumView) -> Played:
        """The same by the last view of its seat: all that is left of a game of other rules."""
        assert self.running is not None, "no game is being played"
        player, automa, score = view["players"][0], view["automa"], view["scores"][0]
        assert automa is not None, "a campaign is played against the automa"
        assert automa["score"] is not None, "the game is not over"
        won = score["rank"] == 1
        cards = player["history"] + player["sunken"] + player["deck_cards"] + player["discard"]
        cards += player["hand"]["cards"]
        gained = gained_among([BY_ID[card] for card in cards], self.running.settings) if won else []
        rival, collapsed = automa["score"]["total"], view["ended"] == ENDINGS[BY_COLLAPSE]
        nation = NATION_IDS.index(automa["nation"])
        return self.noted(Played(nation, won, score["total"], rival, gained, "", collapsed))

    def noted(self, played: Played) -> Played:
        """A further line on the sheet."""
        self.games.append(played)
        self.running = None
        return played

    # As a file.

    def to_json(self) -> dict[str, Json]:
        """The campaign as plain data, without its checksum."""
        return {
            "format": FORMAT,
            "player": self.player,
            "nation": NATION_IDS[self.nation],
            "box": self.box,
            "extreme": self.extreme,
            "games": [game.to_json() for game in self.games],
            "running": None if self.running is None else json.loads(self.running.to_text()),
        }

    def to_text(self) -> str:
        """The campaign as a file: JSON, a line for each part, with a checksum against damage."""
        return SEAL.text(self.to_json())


def nations_of(box: str) -> list[int]:
    """The nations that play with the common cards of a box: its own, or with both boxes all of them."""
    return [nation.number for nation in NATIONS if box == MIXED or BOX_NAMES[nation.box] == box]


def new_campaign(player: str, nation: int, box: str, extreme: bool) -> Campaign:
    """A campaign before its first game."""
    if nation not in nations_of(box):
        raise bad_campaign("other-box", {"nation": NATION_IDS[nation], "box": box})
    return Campaign(player, nation, box, extreme, [], None)


def gained_cards(state: Imperium, settings: dict[str, str]) -> list[int]:
    """Common cards, fame and unrest not among them, that the person gained in this game.

    They lie in history, draw deck, discard pile or hand at the end. Cards that a campaign had added before
    the game were not gained in it.
    """
    player = state.players[0]
    cards = player.history + player.sunken + player.deck + player.discard + player.hand
    return gained_among(cards, settings)


def gained_among(cards: list[int], settings: dict[str, str]) -> list[int]:
    """The same of the cards that lie there, which are taken from the list."""
    for card in added_cards(settings):
        if card in cards:
            cards.remove(card)
    return sorted({card for card in cards if card in COMMON_CARDS})


# Reading.


def campaign_from_text(text: str) -> Campaign:
    """Read a campaign; anything that is cut off, changed or foreign is refused with the reason."""
    node = SEAL.node(text)
    try:
        return campaign_from_node(node)
    except (BadState, BadRecord) as error:
        raise BadCampaign(error.reason) from None


def campaign_from_node(node: Node) -> Campaign:
    """Check every part of a campaign, its course and its checksum."""
    node.only("kind", "format", "player", "nation", "box", "extreme", "games", "running", "checksum")
    campaign = new_campaign(
        node.child("player").text(40),
        node.child("nation").index(NATION_IDS),
        node.child("box").choice(BOX_NAMES),
        node.child("extreme").flag(),
    )
    lines = node.child("games").items()
    if len(lines) > MOST_GAMES:
        raise bad_campaign("too-many-games", {"most": MOST_GAMES})
    for line in lines:
        read_line(campaign, line)
    running = node.child("running")
    if running.value is not None:
        campaign.running = running_game(campaign, running)
    SEAL.check(node, campaign.to_json())
    return campaign


def read_line(campaign: Campaign, line: Node) -> None:
    """One more game of the sheet, which has to be one that could follow."""
    collapsed = isinstance(line.value, dict) and "collapsed" in line.value
    names = ["automa", "won", "points", "automa_points", "gained", "change"]
    line.only(*names, *(["collapsed"] if collapsed else []))
    automa = line.child("automa").index(NATION_IDS)
    if campaign.is_over() or campaign.owes_change() or automa not in campaign.rivals():
        raise line.wrong("campaign-impossible")
    campaign.games.append(
        Played(
            automa=automa,
            won=line.child("won").flag(),
            points=line.child("points").integer(-1000, 10_000),
            rival=line.child("automa_points").integer(-1000, 10_000),
            gained=[BY_ID[card.choice(COMMON_IDS)] for card in line.child("gained").items()],
            change="",
            collapsed=collapsed and line.child("collapsed").flag(),
        )
    )
    change = line.child("change").text()
    if change:
        if change not in CHANGES or change not in campaign.possible_changes():
            raise line.child("change").wrong("campaign-impossible")
        campaign.change(change)


COMMON_IDS: Final = [CARD_IDS[card] for card in COMMON_CARDS]


def running_game(campaign: Campaign, node: Node) -> Record:
    """The game that is being played, which has to be the next one of this campaign."""
    record = record_from_node(node)
    automa = Node(record.settings.get("automa_nation"), node.path).index(NATION_IDS)
    side = Node(record.settings.get("side"), node.path).choice(SIDES)
    follows = not campaign.is_over() and not campaign.owes_change() and automa in campaign.rivals()
    if record.game != "imperium" or len(record.seats) != 1 or not follows:
        raise node.wrong("campaign-impossible")
    commons = Node(record.settings.get("commons", BY_LOT), node.path).choice(campaign.commons() or [BY_LOT])
    wanted = campaign.settings(automa, side, commons)
    if any(record.settings.get(name) != wanted[name] for name in wanted):
        raise node.wrong("campaign-impossible")
    return record
