"""Setting up: nations, common cards, market."""

from typing import Final

from civtable.core.errors import BadSetting
from civtable.core.parts import Setting
from civtable.core.rng import Rng
from civtable.games.imperium.abilities.counts import HAND_SIZE
from civtable.games.imperium.abilities.operations.tokens import ACTION_TOKENS
from civtable.games.imperium.automa.setup import new_automa
from civtable.games.imperium.automa.state import LEVEL_NAMES, Automa
from civtable.games.imperium.campaign.settings import (
    CAMPAIGN_SETTINGS,
    REMOVE,
    added_cards,
    changes,
    start_tokens,
    starting_deck,
    unrest_out,
)
from civtable.games.imperium.cards.table import (
    BOXES,
    BY_ID,
    CARD_IDS,
    COMMON_UNREST,
    COMMONS,
    MARKET_DECKS,
    NATION_IDS,
    NATIONS,
    UNREST,
    deck_of,
)
from civtable.games.imperium.market import SPACE_DECK, add_unrest_and_progress
from civtable.games.imperium.state import ACTIVATE, NOT_ENDED, SPACES, Imperium, Player
from civtable.games.imperium.terms import NONE, SMALL_DECKS
from civtable.games.imperium.turns import begin_turn
from civtable.games.imperium.words.phrases import because

RANDOM: Final = "random"
BOX: Final = Setting("box", ["classics", "legends", "mixed"])
MIXED: Final = 2
NATION: Final = [Setting(f"nation_{seat + 1}", [RANDOM, *NATION_IDS]) for seat in range(4)]
COMMONS_OF: Final = Setting("commons", [RANDOM, *BOXES], later=True)
SIDE: Final = Setting("side", ["b", "a"])
SAME: Final = "same"
SIDES: Final = [Setting(f"side_{seat + 1}", [SAME, "a", "b"], later=True) for seat in range(4)]
"""The side of each player's own power card; what does not differ is that of all."""

AUTOMA_NATION: Final = Setting("automa_nation", [RANDOM, *NATION_IDS])
LEVEL: Final = Setting("level", LEVEL_NAMES)
EXTREME: Final = Setting("extreme", ["no", "yes"])
SETTINGS: Final = [
    *(BOX, COMMONS_OF, *NATION, SIDE, *SIDES, AUTOMA_NATION, LEVEL, EXTREME),
    *CAMPAIGN_SETTINGS,
]

FAME_OUT: Final = [2, 1, 0]
SMALL_DECK: Final = [6, 7, 8]
"""At up to 2, 3 and 4 players: fame cards taken out unseen, and cards in each small deck."""

TRIBUTARIES: Final = 3
FAME_CARDS: Final = 4


def column(players: int) -> int:
    """The column of tables by number of players; alone it is that of two."""
    return max(players - 2, 0)


def chosen_nations(settings: dict[str, str], names: list[str], rng: Rng) -> list[int]:
    """The nations by setting; those that are named first, then chance deals from the rest of the box."""
    box = BOX.values.index(settings[BOX.name])
    nations = [NONE] * len(names)
    for i in range(len(names)):
        if settings[names[i]] != RANDOM:
            nation = NATION_IDS.index(settings[names[i]])
            if nation in nations:
                raise BadSetting(because("nation_taken", {"nation": settings[names[i]]}))
            if box != MIXED and NATIONS[nation].box != box:
                raise BadSetting(because("nation_of_other_box", {"nation": settings[names[i]]}))
            nations[i] = nation
    for i in range(len(names)):
        if nations[i] == NONE:
            free = [
                nation.number
                for nation in NATIONS
                if nation.number not in nations and (box == MIXED or nation.box == box)
            ]
            nations[i] = free[int(rng.below(len(free)))]
    return nations


def chosen_side(settings: dict[str, str], seat: int) -> int:
    """The side of a player's power card: 0 is A, 1 is B."""
    own = settings[SIDES[seat].name]
    return 0 if (settings[SIDE.name] if own == SAME else own) == "a" else 1


def chosen_commons(settings: dict[str, str], rng: Rng) -> int:
    """The box whose common cards are used; with both boxes the players choose, or leave it to chance."""
    box, chosen = BOX.values.index(settings[BOX.name]), settings[COMMONS_OF.name]
    if box == MIXED:
        return int(rng.below(len(BOXES))) if chosen == RANDOM else BOXES.index(chosen)
    if chosen not in (RANDOM, BOXES[box]):
        raise BadSetting(because("commons_of_other_box"))
    return box


def new_player(seat: int, number: int, side: int, deck: list[int], tokens: list[int], rng: Rng) -> Player:
    """A nation as it starts: shuffled decks, five cards in hand, tokens on the state card."""
    nation = NATIONS[number]
    draw = deck[:]
    rng.shuffle(draw)
    nation_deck = nation.nation_deck[:]
    rng.shuffle(nation_deck)
    if nation.accession != NONE:
        nation_deck.insert(0, nation.accession)
    in_play = [nation.power[side], *nation.permanent, *nation.journey[:1]]
    return Player(
        seat=seat,
        nation=number,
        power=nation.power[side],
        state=nation.state,
        tokens=tokens,
        actions=ACTION_TOKENS,
        exhaust=nation.exhaust,
        spent=0,
        hand=sorted(draw[-HAND_SIZE:]),
        deck=draw[:-HAND_SIZE],
        deck_seen=[],
        discard=[],
        in_play=in_play,
        used=[0] * len(in_play),
        held=0,
        hosts=[],
        garrison=[],
        history=[],
        sunken=[],
        nation_deck=nation_deck,
        nation_seen=0,
        developments=nation.developments[:],
        quest=NONE,
        journey=0,
        secret=[],
        kings_done=False,
        due=[],
        ignores=NONE,
        treated_rivers=0,
        treated_fertile=0,
    )


def replaced_tributaries(
    commons: int, players: int, nations: list[int], rng: Rng
) -> tuple[list[int], list[int]]:
    """Tributaries named like a nation in play, and random ones of the other box that take their place.

    Those are cards without a player mark which name no nation in play either.
    """
    names = [NATION_IDS[nation] for nation in nations]
    cards = COMMONS[commons].cards(TRIBUTARIES, players)
    out = [card for card in cards if CARD_IDS[card] in names]
    free = [card for card in COMMONS[1 - commons].cards(TRIBUTARIES, 2) if CARD_IDS[card] not in names]
    new: list[int] = []
    for _ in out:
        new.append(free.pop(int(rng.below(len(free)))))
    return out, new


def new(settings: dict[str, str], seats: int, rng: Rng) -> Imperium:
    """A game before the first turn; alone, against the automa."""
    solo = seats == 1
    names = [setting.name for setting in NATION[:seats]] + ([AUTOMA_NATION.name] if solo else [])
    nations = chosen_nations(settings, names, rng)
    box = BOX.values.index(settings[BOX.name])
    commons = chosen_commons(settings, rng)
    players: list[Player] = []
    for seat in range(seats):
        deck = NATIONS[nations[seat]].deck
        tokens = [3, 2, 1]
        if solo:
            deck = starting_deck(deck, settings)
            tokens = start_tokens(settings)
        players.append(new_player(seat, nations[seat], chosen_side(settings, seat), deck, tokens, rng))
    automa: Automa | None = None
    if solo:
        level = LEVEL.values.index(settings[LEVEL.name]) + 1
        extreme = settings[EXTREME.name] == "yes"
        automa = new_automa(nations[1], len(LEVEL_NAMES) if extreme else level, extreme, rng)
    removed, added = replaced_tributaries(commons, seats, nations, rng)
    state = Imperium(
        steps=[],
        rng=rng,
        players=players,
        automa=automa,
        box=box,
        commons=commons,
        round=1,
        current=0,
        phase=ACTIVATE,
        last_round=0,
        ended=NOT_ENDED,
        market=[NONE] * SPACES,
        market_unrest=[0] * SPACES,
        on_market=[0] * (3 * SPACES),
        main=[],
        small=[[] for _ in range(SMALL_DECKS)],
        fame=COMMONS[commons].cards(FAME_CARDS, seats),
        fame_seen=[],
        fame_out=[],
        kings_side=0,
        unrest=COMMON_UNREST[column(seats)] + supply(nations, seats),
        exile=[],
        frames=[],
        added=added,
        removed=removed,
    )
    pile = [card for suit in range(len(MARKET_DECKS)) for card in COMMONS[commons].cards(suit, seats)]
    for card in removed:
        pile.remove(card)
    pile += added
    if solo:
        pile = campaign_cards(state, pile, settings, NATIONS[nations[0]].deck)
    deal_commons(state, pile)
    if solo:
        set_unrest_aside(state, settings)
    begin_turn(state, 0)
    return state


def supply(nations: list[int], seats: int) -> int:
    """The unrest that the nations in play bring."""
    return sum([NATIONS[nation].supply_unrest[column(seats)] for nation in nations])


def campaign_cards(state: Imperium, pile: list[int], settings: dict[str, str], deck: list[int]) -> list[int]:
    """The common cards without those that a campaign has put into the starting deck; its other changes."""
    left = pile[:]
    state.added = state.added[:]
    state.removed = state.removed[:]
    for card in added_cards(settings):
        if card in left:
            left.remove(card)
        else:
            state.added.append(card)
    there = deck[:] + added_cards(settings)
    for change in changes(settings):
        if change.startswith(REMOVE) and BY_ID[change.removeprefix(REMOVE)] in there:
            card = BY_ID[change.removeprefix(REMOVE)]
            there.remove(card)
            state.removed.append(card)
    return left


def set_unrest_aside(state: Imperium, settings: dict[str, str]) -> None:
    """Extreme mode: one unrest card for each win that counts, but the last card of the pile stays there."""
    aside = min(unrest_out(settings), state.unrest - 1)
    state.unrest -= aside
    state.removed += [UNREST] * aside


def deal_commons(state: Imperium, pile: list[int]) -> None:
    """Small decks, main deck, fame, and a market of five with its unrest and progress."""
    rng = state.rng
    size = SMALL_DECK[column(len(state.players))]
    main = [card for card in pile if deck_of(card) == NONE]
    for small in range(SMALL_DECKS):
        cards = [card for card in pile if deck_of(card) == small]
        rng.shuffle(cards)
        state.small[small] = cards[:size]
        main += cards[size:]
    rng.shuffle(main)
    state.main = main
    rng.shuffle(state.fame)
    out = FAME_OUT[column(len(state.players))]
    state.fame_out = sorted(state.fame[len(state.fame) - out :])
    del state.fame[len(state.fame) - out :]
    for space in range(SPACES):
        small = SPACE_DECK[space]
        state.market[space] = state.main.pop() if small == NONE else state.small[small].pop()
        add_unrest_and_progress(state, space)
