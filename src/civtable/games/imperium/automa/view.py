"""What the person may know of the automa, and dealing again what is hidden.

Face down are its spaces, its deck, the card below the die, the order of dynasty deck and quests. The person
knows which cards are among them, but for those taken unseen from a small deck or the fame deck, and keeps in
mind where a card lies that was seen on its way.
"""

from typing import Final, cast

from civtable.core.rng import Rng
from civtable.games.imperium.automa.reader import automa_table
from civtable.games.imperium.automa.scoring import automa_points, automa_total
from civtable.games.imperium.automa.state import BLOCKED, LEVEL_NAMES, NOTHING, Automa
from civtable.games.imperium.automa.tables import DEVELOPMENT_BY_VALUE, NAMED_CARD, OTHERS_BY_VALUE, Layer
from civtable.games.imperium.cards.table import (
    AUTOMA_VP,
    CARD_IDS,
    CARDS,
    NATION_IDS,
    NATIONS,
    SUITS_OF,
    Nation,
)
from civtable.games.imperium.terms import REGION, RESOURCES, STATES
from civtable.games.imperium.views import AutomaScoreView, AutomaView, KnownCardView, TokensView

ABOVE_ALL: Final = 1000


def ids(cards: list[int]) -> list[str]:
    """Cards by their ids, in the order of the list."""
    return [CARD_IDS[card] for card in cards]


def hidden_cards(automa: Automa) -> list[int]:
    """The cards that lie where the person does not know them: in deck, spaces and below the die."""
    cards = [automa.deck[i] for i in range(len(automa.deck)) if not automa.deck_seen >> i & 1]
    for i in range(len(automa.spaces)):
        if automa.spaces[i] >= 0 and not automa.spaces_seen >> i & 1:
            cards.append(automa.spaces[i])
    if automa.aside >= 0 and not automa.aside_seen:
        cards.append(automa.aside)
    return cards


def face_down(automa: Automa) -> list[int]:
    """The hidden cards that the person knows to be there somewhere, in ascending order."""
    cards = sorted(hidden_cards(automa))
    for card in automa.secret:
        cards.remove(card)
    return cards


def face(card: int, seen: bool) -> str | None:
    """A card in a space, as the person sees it."""
    if card == NOTHING:
        return None
    if card == BLOCKED:
        return "blocked"
    return CARD_IDS[card] if seen else "face_down"


def accession_place(automa: Automa) -> int:
    """Where the accession card lies in the dynasty deck: 1 is the top, 0 is nowhere."""
    accession = NATIONS[automa.nation].accession
    dynasty = automa.dynasty
    for i in range(len(dynasty)):
        if dynasty[i] == accession:
            return len(dynasty) - i
    return 0


def view_of(automa: Automa, is_over: bool) -> AutomaView:
    """All that the person, or a spectator, may know; at the end the points too."""
    tokens = {RESOURCES[i]: automa.tokens[i] for i in range(len(RESOURCES))}
    top = len(automa.deck) - 1
    known: list[KnownCardView] = []
    for i in range(top, -1, -1):
        if automa.deck_seen >> i & 1:
            known.append({"from_top": top - i, "card": CARD_IDS[automa.deck[i]]})
    place = accession_place(automa)
    spaces = [face(automa.spaces[i], bool(automa.spaces_seen >> i & 1)) for i in range(len(automa.spaces))]
    score: AutomaScoreView | None = None
    if is_over:
        progress, resources, cards = automa_points(automa)
        score = {"progress": progress, "resources": resources, "cards": cards, "total": automa_total(automa)}
    return {
        "nation": NATION_IDS[automa.nation],
        "level": LEVEL_NAMES[automa.level - 1],
        "extreme": automa.extreme,
        "state": STATES[automa.state],
        "tokens": cast(TokensView, tokens),
        "spaces": spaces,
        "aside": face(automa.aside, automa.aside_seen),
        "die": automa.die,
        "resolving": face(automa.card, True),
        "deck": len(automa.deck),
        "known_in_deck": known,
        "face_down": ids(face_down(automa)),
        "unseen": len(automa.secret),
        "discard": ids(automa.discard),
        "in_play": ids(automa.in_play),
        "history": ids(automa.history),
        "dynasty": len(automa.dynasty),
        "dynasty_cards": ids(sorted(automa.dynasty)),
        "accession_in": place - 1 if place else None,
        "quests": len(automa.quests),
        "quest_cards": ids(sorted(automa.quests)),
        "journey": None
        if automa.journey == NOTHING
        else CARD_IDS[NATIONS[automa.nation].journey[automa.journey]],
        "king_of_kings": automa.kings_done,
        "score": score,
    }


# Dealing again.


def deal_again(automa: Automa, rng: Rng, secrets: list[int]) -> None:
    """Deal again what the person does not know; `secrets` are the cards that were never seen."""
    cards = face_down(automa) + secrets
    rng.deal(cards)
    automa.secret = sorted(secrets)
    for i in range(len(automa.deck)):
        if not automa.deck_seen >> i & 1:
            automa.deck[i] = cards.pop()
    for i in range(len(automa.spaces)):
        if automa.spaces[i] >= 0 and not automa.spaces_seen >> i & 1:
            automa.spaces[i] = cards.pop()
    if automa.aside >= 0 and not automa.aside_seen:
        automa.aside = cards.pop()
    table = automa_table(automa.nation)
    nation = NATIONS[automa.nation]
    deal_pile(automa.dynasty, table.dynasty, nation, rng)
    deal_pile(automa.quests, table.quests, nation, rng)


def deal_pile(pile: list[int], layers: list[Layer], nation: Nation, rng: Rng) -> None:
    """Deal a pile again: the cards between those that lie face up, in their order where they have one."""
    kinds = [layer.kind for layer in layers]
    names = [layer.name for layer in layers if layer.kind == NAMED_CARD]

    def place(card: int) -> int:
        """Cards with a lower place lie below; those with equal ones are shuffled."""
        if card not in nation.developments:
            return 0
        if OTHERS_BY_VALUE in kinds:
            return ABOVE_ALL if SUITS_OF[card] & REGION else AUTOMA_VP[card]
        return AUTOMA_VP[card] if DEVELOPMENT_BY_VALUE in kinds else 0

    start = 0
    for end in range(len(pile) + 1):
        if end == len(pile) or pile[end] == nation.accession or CARDS[pile[end]].name in names:
            cards = pile[start:end]
            rng.deal(cards)
            cards.sort(key=place)
            pile[start:end] = cards
            start = end + 1
