"""The automa's tables played a second time, by other and simpler code, to compare with the engine.

The files are read as text. A `Model` is a position as plain lists; `play` finds the row for a card and does
its sentences. It knows nothing of the engine but the printed facts of cards.
"""

import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from civtable.games.imperium.cards.table import AUTOMA_VP, BY_ID, CARDS, NATION_IDS, NATIONS
from civtable.games.imperium.state import SPACES, Imperium
from civtable.games.imperium.terms import NONE

RESOURCES = ["material", "population", "progress"]
SUIT_BITS = {"region": 1, "uncivilised": 2, "civilised": 4, "tributary": 8, "fame": 16}
ICONS = {"river": 1, "knight": 5, "mask": 6, "scroll": 7}
UNREST = BY_ID["unrest"]
SPACE_DECKS = [None, None, 2, 1, 0]
ANY = "region or uncivilised or civilised or tributary"


class Failed(Exception):
    """A step that cannot be done."""


@cache
def table_file(nation: str) -> dict[str, Any]:
    """A nation's file."""
    folder = files("civtable.games.imperium.automa") / "nations"
    return tomllib.loads((folder / f"{nation}.toml").read_text("utf-8"))


def rows_of(nation: str, state: str) -> list[dict[str, Any]]:
    """The rows of a nation in a state."""
    file = table_file(nation)
    rows: list[dict[str, Any]] = file.get("both") or file[state]
    return rows


def is_kind(card: int, kind: str, nation: str = "") -> bool:
    """Whether a card is of a kind."""
    facts = CARDS[card]
    if kind == "other":
        return True
    if kind.startswith("named "):
        return facts.name == kind.removeprefix("named ")
    if kind in SUIT_BITS:
        return bool(facts.suits & SUIT_BITS[kind])
    if kind in ICONS:
        return facts.icons[ICONS[kind]] > 0
    if kind in ("pinned", "attack"):
        return facts.header == ["plain", "pinned", "attack"].index(kind)
    if kind in ("barbarian", "empire"):
        return facts.state == ["barbarian", "empire"].index(kind)
    assert kind == "development", kind
    return card in NATIONS[NATION_IDS.index(nation)].developments


class Model:
    """A position, copied from a state."""

    def __init__(self, state: Imperium) -> None:
        automa = state.automa
        assert automa is not None
        self.nation = NATION_IDS[automa.nation]
        self.state = ["barbarian", "empire"][automa.state]
        self.extreme = automa.extreme
        self.tokens = automa.tokens[:]
        self.deck = automa.deck[:]
        self.discard = automa.discard[:]
        self.history = automa.history[:]
        self.in_play = automa.in_play[:]
        self.dynasty = automa.dynasty[:]
        self.quests = automa.quests[:]
        self.kings_done = automa.kings_done
        self.die = automa.die
        self.market = state.market[:]
        self.on_market = [[state.on_market[r * SPACES + space] for r in range(3)] for space in range(SPACES)]
        self.market_unrest = state.market_unrest[:]
        self.small = [deck[:] for deck in state.small]
        self.main = state.main[:]
        self.fame = state.fame[:]
        self.exile = state.exile[:]
        self.unrest = state.unrest
        self.ends = bool(state.last_round)
        you = state.players[0]
        self.your_state = ["barbarian", "empire"][you.state]
        self.your_tokens = you.tokens[:]
        self.your_play = [card for card in you.in_play if card != you.power]
        self.your_hand = len(you.hand)
        self.your_deck = len(you.deck)
        self.your_discard = you.discard[:]
        self.your_unrest = you.hand.count(UNREST)
        self.searched = False

    def compared(self) -> dict[str, object]:
        """What has to be equal in the engine."""
        found = {name: value for name, value in vars(self).items() if name not in ("searched", "die")}
        found["main"] = sorted(self.main) if self.searched else self.main
        found["your_play"] = len(self.your_play)
        found["your_discard"] = len(self.your_discard)
        return found

    # The row.

    def play(self, card: int) -> tuple[int, list[int]]:
        """Resolve a card; the row that was used (0 if none) and the sentences of it that were done."""
        self.card = card
        self.taken: list[int] = []
        if card == UNREST:
            self.unrest += 1
            self.tokens[2] += self.extreme
            return 0, []
        used = 0
        for number, row in enumerate(rows_of(self.nation, self.state), 1):
            if is_kind(card, row["card"], self.nation) and self.opens(row["do"]):
                used = number
                self.do_sentences(row["do"])
                break
        if self.card != NONE:
            self.to_discard(self.card)
        return used, self.taken

    def opens(self, sentences: list[str]) -> bool:
        """Whether the first part of a row can be done."""
        first = sentences[0]
        if first.startswith("if possible:"):
            chain = [first]
            for sentence in sentences[1:]:
                if not sentence.startswith("otherwise"):
                    break
                chain.append(sentence)
            if chain[-1].startswith("otherwise:") or (len(chain) == 1 and len(sentences) > 1):
                return True
            return any(self.branch_possible(part) for part in chain)
        return first.startswith("if you") or self.can(first)

    def branch_possible(self, sentence: str) -> bool:
        """Whether "if possible: ..." is: its first step, and what a cost is paid for."""
        steps = split(sentence.partition(":")[2])
        if steps[0].startswith("turn all") and not self.tokens[RESOURCES.index(steps[0].split()[2])]:
            return False
        costs = re.match(r"spend |abandon |put (?!this)|have ", steps[0])
        return self.can(steps[0]) and (not costs or len(steps) < 2 or self.can(steps[1]))

    def do_sentences(self, sentences: list[str]) -> None:
        """Do all sentences, as far as possible."""
        open_chain = False
        for i, sentence in enumerate(sentences):
            head, colon, rest = sentence.partition(":")
            if not colon:
                self.taken.append(i)
                self.do_steps(sentence)
                continue
            if head.startswith("otherwise") and not open_chain:
                continue
            open_chain = False
            if head == "otherwise" or (head.endswith("if possible") and self.branch_possible(sentence)):
                self.taken.append(i)
                self.do_steps(rest)
            elif head.endswith("if possible"):
                open_chain = True
            elif head.startswith("if you have a "):
                if any(is_kind(card, head.split()[-1]) for card in self.your_play):
                    self.do_steps(rest)
            else:
                assert head.startswith("if you are an "), head
                if self.your_state == head.split()[-1]:
                    self.do_steps(rest)

    def do_steps(self, text: str) -> None:
        """Steps joined by semicolons; impossible ones are skipped."""
        for step in split(text):
            if step.startswith("{"):
                taken = self.taken[:]
                self.do_sentences([step[1:-1]])
                self.taken = taken
            elif self.can(step):
                self.do(step)

    # Steps.

    def can(self, step: str) -> bool:
        """Whether a step can be done: try it on the facts."""
        words = step.replace(" the ", " ").replace(" a ", " ").split()
        start = " ".join(words[:2])
        if words[0] == "spend" and words[1] != "all":
            pairs = re.findall(r"(\d+) (\w+)", step)
            return any(self.tokens[RESOURCES.index(what)] >= int(n) for n, what in pairs)
        if words[0] == "acquire":
            return self.source(step) is not None
        if start == "break through":
            suits = step.removeprefix("break through for ").split(" or ")
            decks = [
                self.small[i]
                for i, suit in enumerate(["region", "uncivilised", "civilised"])
                if suit in suits
            ]
            return (
                self.best_space(suits) is not None
                or any(decks)
                or any(is_kind(card, suit) for card in self.main for suit in suits)
            )
        if step == "gain the top fame card":
            return bool(self.fame) or not self.kings_done
        if words[0] == "abandon" or (start.startswith("have") and words[1].isdigit()):
            return self.number_in_play(words[2]) >= int(words[1])
        if words[0] == "discard":
            return bool(self.dynasty) if "dynasty" in words else bool(self.deck)
        if words[0] == "put" and words[1] not in ("this", "unrest"):
            return any(is_kind(card, words[1]) for card in self.zone(words[3]))
        if start == "have no":
            return not any(is_kind(card, words[2]) for card in self.discard)
        if words[0] == "place":
            return self.die < 6 and self.market[self.die - 1] != NONE
        if start == "exile from":
            return any(self.market[i] != NONE and not any(self.on_market[i]) for i in range(SPACES))
        if step == "return unrest":
            return UNREST in self.discard
        if step == "exile the next quest":
            return len(self.quests) > 1
        if step == "gain the next quest":
            return bool(self.quests)
        if start in ("you recall", "you abandon"):
            return any(is_kind(card, words[2]) for card in self.your_play)
        if start == "you discard":
            return self.your_hand > 0
        return True

    def do(self, step: str) -> None:
        """Do a step that can be done."""
        words = step.replace(" the ", " ").replace(" a ", " ").split()
        start = words[0]
        if start == "you":
            self.do_to_you(words[1:], step)
        elif start == "gain" and words[1].isdigit():
            factor = self.number_in_play("region") if "per region" in step else 1
            self.tokens[RESOURCES.index(words[2])] += int(words[1]) * factor
        elif start == "spend" and words[1] == "all":
            self.tokens[RESOURCES.index(words[2])] = 0
        elif start == "spend":
            for n, what in re.findall(r"(\d+) (\w+)", step):
                if self.tokens[RESOURCES.index(what)] >= int(n):
                    self.tokens[RESOURCES.index(what)] -= int(n)
                    break
        elif start == "turn" and words[1] == "all":
            source, into = RESOURCES.index(words[2]), RESOURCES.index(words[4])
            self.tokens[into] += self.tokens[source]
            self.tokens[source] = 0
        elif start == "exchange":
            source, into = RESOURCES.index(words[2]), RESOURCES.index(words[5])
            while self.tokens[source] >= int(words[1]):
                self.tokens[source] -= int(words[1])
                self.tokens[into] += int(words[4])
        elif start == "steal":
            what = RESOURCES.index(words[2])
            taken = min(int(words[1]), self.your_tokens[what])
            self.your_tokens[what] -= taken
            self.tokens[what] += taken
        elif start in ("acquire", "break"):
            self.take(step)
        elif start == "have":
            pass
        else:
            self.do_with_cards(words, step)

    def do_with_cards(self, words: list[str], step: str) -> None:
        """Cards of the automa and of the common area."""
        if step == "gain the top fame card":
            self.gain_fame()
        elif words[0] == "abandon":
            for _ in range(int(words[1])):
                place = max(i for i, card in enumerate(self.in_play) if is_kind(card, words[2].rstrip("s")))
                self.to_discard(self.in_play.pop(place))
        elif step == "discard the top dynasty card":
            self.to_discard(self.next_dynasty())
        elif words[0] == "discard":
            for _ in range(min(int(words[1]), len(self.deck))):
                self.to_discard(self.deck.pop())
        elif step.startswith("put this card into"):
            if self.card != NONE:
                self.zone(words[-1]).append(self.card)
                self.card = NONE
        elif step == "put unrest into the new discard":
            self.unrest -= 1
            self.discard.append(UNREST)
        elif words[0] == "put":
            source = self.zone(words[3])
            place = max(
                (i for i, card in enumerate(source) if is_kind(card, words[1])),
                key=lambda i: (AUTOMA_VP[source[i]], i),
            )
            self.zone(words[5]).append(source.pop(place))
        elif words[0] == "place":
            self.on_market[self.die - 1][RESOURCES.index(words[2])] += int(words[1])
        elif step == "play this card":
            self.in_play.append(self.card)
            self.card = NONE
        elif step == "exile from the market":
            space = min(i for i in range(SPACES) if self.market[i] != NONE and not any(self.on_market[i]))
            self.exile.append(self.market[space])
            self.unrest += self.market_unrest[space]
            self.refill(space)
        elif step == "take unrest":
            self.unrest -= 1
            self.deck.append(UNREST)
        elif step == "return unrest":
            self.discard.remove(UNREST)
            self.unrest += 1
            self.tokens[2] += self.extreme
        elif step == "exile the next quest":
            self.exile.append(self.quests.pop())
        elif step == "gain the next quest":
            self.deck.append(self.quests.pop())
        elif step == "trigger the end":
            self.ends = True
        else:
            assert step.startswith("turn the journey card"), step

    def do_to_you(self, words: list[str], step: str) -> None:
        """What happens to the person, who accepts everything that may be done."""
        if words[0] == "gain":
            self.your_tokens[RESOURCES.index(words[2])] += int(words[1])
        elif words[0] == "take":
            self.unrest -= 1
            self.your_hand += 1
            self.your_unrest += 1
        elif words[0] in ("recall", "abandon"):
            place = next(i for i, card in enumerate(self.your_play) if is_kind(card, words[1]))
            card = self.your_play.pop(place)
            if words[0] == "recall":
                self.your_hand += 1
            else:
                self.your_discard.append(card)
        elif words[0] == "discard":
            count = min(int(words[1]), self.your_hand)
            self.your_hand -= count
            self.your_discard += [0] * count
        elif step == "you may draw":
            self.your_hand += 1
            self.your_deck -= 1
        else:
            assert step.startswith("you may return unrest"), step
            if self.your_unrest:
                self.your_unrest -= 1
                self.your_hand -= 1
                self.unrest += 1

    # Helpers.

    def zone(self, name: str) -> list[int]:
        """A zone by its name in the files."""
        zones = {"discard": self.discard, "history": self.history, "deck": self.deck, "play": self.in_play}
        return {**zones, "exile": self.exile}[name]

    def to_discard(self, card: int) -> None:
        """The accession card makes an empire."""
        self.discard.append(card)
        accession = NATIONS[NATION_IDS.index(self.nation)].accession
        if card == accession and table_file(self.nation)["becomes_empire"]:
            self.state = "empire"

    def next_dynasty(self) -> int:
        """The top dynasty card; the last one triggers the end."""
        card = self.dynasty.pop()
        self.ends = self.ends or not self.dynasty
        return card

    def number_in_play(self, kind: str) -> int:
        """Cards of a kind in play."""
        return len([card for card in self.in_play if is_kind(card, kind.rstrip("s"))])

    def gain_fame(self) -> None:
        """The top fame card, or King of Kings."""
        if self.fame:
            self.deck.append(self.fame.pop())
            return
        self.kings_done = True
        self.tokens[2] += 6 if self.state == "barbarian" else 3
        if self.state == "empire" and self.dynasty:
            self.deck.append(self.next_dynasty())
        self.ends = True

    def best_space(self, suits: list[str], token: str = "") -> int | None:
        """The market card that it takes."""
        fitting = [
            space
            for space in range(SPACES)
            if self.market[space] != NONE
            and any(is_kind(self.market[space], suit) for suit in suits)
            and (not token or self.on_market[space][RESOURCES.index(token)])
        ]

        def worth(space: int) -> tuple[int, int, int]:
            lying = self.on_market[space]
            return (AUTOMA_VP[self.market[space]] + lying[2], sum(lying), -space)

        return max(fitting, key=worth, default=None)

    def source(self, step: str) -> int | None:
        """The space or the place in exile of the card that a step acquires."""
        text = step.removeprefix("acquire ").replace("any card", ANY)
        if text.endswith(" from exile"):
            suits = text.removesuffix(" from exile").split(" or ")
            found = [i for i, card in enumerate(self.exile) if any(is_kind(card, suit) for suit in suits)]
            return max(found, key=lambda i: (AUTOMA_VP[self.exile[i]], i), default=None)
        suits_text, _, token = text.partition(" with ")
        return self.best_space(suits_text.split(" or "), token)

    def take(self, step: str) -> None:
        """Acquire or break through."""
        if step.endswith("from exile"):
            place = self.source(step)
            assert place is not None
            card = self.exile.pop(place)
            self.deck.append(card)
            if not is_kind(card, "region"):
                self.deck.append(UNREST)
                self.unrest -= 1
            return
        acquiring = step.startswith("acquire")
        suits = step.removeprefix("break through for ").split(" or ")
        space = self.source(step) if acquiring else self.best_space(suits)
        if space is not None:
            self.deck.append(self.market[space])
            for resource in range(3):
                self.tokens[resource] += self.on_market[space][resource]
            if self.market_unrest[space] and acquiring:
                self.deck.append(UNREST)
            elif self.market_unrest[space]:
                self.unrest += 1
            self.refill(space)
            return
        for i, suit in enumerate(["region", "uncivilised", "civilised"]):
            if suit in suits and self.small[i]:
                self.deck.append(self.small[i].pop())
                return
        self.searched = True
        place = max(i for i, card in enumerate(self.main) if any(is_kind(card, suit) for suit in suits))
        self.deck.append(self.main.pop(place))
        self.ends = self.ends or not self.main

    def refill(self, space: int) -> None:
        """A new market card with its unrest and progress."""
        self.on_market[space] = [0, 0, 0]
        self.market_unrest[space] = 0
        deck = SPACE_DECKS[space]
        if deck is not None and self.small[deck]:
            card = self.small[deck].pop()
        elif self.main:
            card = self.main.pop()
            self.ends = self.ends or not self.main
        else:
            self.market[space] = NONE
            return
        self.market[space] = card
        if not is_kind(card, "region"):
            self.market_unrest[space] = 1
            self.unrest -= 1
        if is_kind(card, "civilised") and not is_kind(card, "uncivilised"):
            self.on_market[space][2] = 1


def split(text: str) -> list[str]:
    """The steps between semicolons; braces hold together."""
    return [part.strip() for part in re.findall(r"(?:\{[^}]*\}|[^;{])+", text)]
