"""What must be true of every position: no card is lost, and nothing contradicts itself."""

from civtable.core.errors import BadState
from civtable.core.words import Argument, Reason
from civtable.games.imperium.cards.table import (
    CARD_IDS,
    COMMON_UNREST,
    COMMONS,
    IS_FIXTURE,
    KINDS,
    MARKET_DECKS,
    NATIONS,
    UNREST,
)
from civtable.games.imperium.state import F_LIMBO, F_REVEALED, F_SELF, FRAME, Imperium, Player
from civtable.games.imperium.terms import NONE


def wrong(key: str, args: dict[str, Argument]) -> BadState:
    """The error for a position that contradicts itself."""
    return BadState(Reason(f"imperium-wrong-{key}", args))


def expected(state: Imperium) -> list[int]:
    """[card]: how many copies the box, the nations and a campaign bring."""
    counts = [0] * KINDS
    players = len(state.players)
    for suit in range(len(MARKET_DECKS) + 1):
        for card in COMMONS[state.commons].cards(suit, players):
            counts[card] += 1
    column = max(players - 2, 0)
    counts[UNREST] += COMMON_UNREST[column]
    numbers = [player.nation for player in state.players]
    if state.automa is not None:
        numbers.append(state.automa.nation)
    for number in numbers:
        nation = NATIONS[number]
        for card in nation.deck + nation.nation_deck + nation.developments:
            counts[card] += 1
        if nation.accession != NONE:
            counts[nation.accession] += 1
        counts[UNREST] += nation.supply_unrest[column]
    for card in state.added:
        counts[card] += 1
    for card in state.removed:
        counts[card] -= 1
    return counts


def player_cards(player: Player) -> list[int]:
    """Every card of a player but power, journey and permanent ones."""
    cards = player.hand + player.deck + player.discard + player.history + player.sunken + player.garrison
    cards += player.nation_deck + player.developments
    cards += [card for card in player.in_play if not IS_FIXTURE[card]]
    if player.quest != NONE:
        cards.append(player.quest)
    return cards


def all_cards(state: Imperium) -> list[int]:
    """Every card wherever it is, but for unrest in its pile and under market cards."""
    cards = state.main + state.fame + state.fame_out + state.exile
    cards += [card for card in state.market if card != NONE]
    for deck in state.small:
        cards = cards + deck
    for player in state.players:
        cards += player_cards(player)
    if state.automa is not None:
        cards += state.automa.all_cards()
    for base in range(0, len(state.frames), FRAME):
        if state.frames[base + F_LIMBO]:
            cards.append(state.frames[base + F_SELF])
        if state.frames[base + F_REVEALED] != NONE:
            cards.append(state.frames[base + F_REVEALED])
    return cards


def check_player(player: Player) -> None:
    """A player's zones and tokens agree with each other."""
    nation = NATIONS[player.nation]
    args: dict[str, Argument] = {"seat": player.seat}
    if player.power not in nation.power or player.power not in player.in_play:
        raise wrong("power", args)
    fixtures = [card for card in player.in_play if IS_FIXTURE[card]]
    journey = nation.journey[player.journey : player.journey + 1]
    if sorted(fixtures) != sorted([player.power, *nation.permanent, *journey]):
        raise wrong("permanent", args)
    if len(player.used) != len(player.in_play) or len(player.hosts) != len(player.garrison):
        raise wrong("parallel", args)
    if min(player.tokens) < 0 or player.actions < 0 or player.exhaust < 0:
        raise wrong("negative", args)
    if player.exhaust + sum(player.used) + player.spent > nation.exhaust:
        raise wrong("exhaust", args)
    for host in player.hosts:
        if host not in player.in_play:
            raise wrong("host", {**args, "card": CARD_IDS[host]})
    held = player.hand + player.deck
    for card in player.secret:
        if player.secret.count(card) > held.count(card):
            raise wrong("secret", {**args, "card": CARD_IDS[card]})
    if len(player.deck_seen) > len(player.deck) or player.hand != sorted(player.hand):
        raise wrong("deck", args)


def check(state: Imperium) -> None:
    """Raise if a card is lost or doubled, or if anything contradicts itself."""
    for player in state.players:
        check_player(player)
    counts = [0] * KINDS
    for card in all_cards(state):
        counts[card] += 1
    counts[UNREST] += state.unrest + sum(state.market_unrest)
    wanted = expected(state)
    for card in range(KINDS):
        if counts[card] != wanted[card]:
            raise wrong("copies", {"card": CARD_IDS[card], "got": counts[card], "want": wanted[card]})
    if min(state.on_market) < 0 or state.unrest < 0 or len(state.fame_seen) > len(state.fame):
        raise wrong("common", {"unrest": state.unrest})
