"""What a seat may know, and dealing again what it does not.

Hidden are hands, the order of all decks, fame cards out of the game, and cards that somebody took unseen.
What a player owns is known to all but for those; discard piles, history and exile lie open.
"""

from collections.abc import Mapping
from typing import Final, cast

from civtable.core.rng import Rng
from civtable.core.state import refuse_seat
from civtable.games.imperium.abilities.counts import above_accession, development_cost, production
from civtable.games.imperium.automa.view import deal_again, view_of
from civtable.games.imperium.cards.table import CARD_IDS, SUITS_OF, deck_of
from civtable.games.imperium.positions.form import (
    SMALL_NAMES,
    names,
    open_player_form,
    step_form,
    table_form,
    tokens_form,
)
from civtable.games.imperium.scoring import scores
from civtable.games.imperium.state import Imperium, Player
from civtable.games.imperium.steps import NAMES, PLAYING_ACQUIRED, CardStep, LookAtFame
from civtable.games.imperium.terms import FAME, ICONS, NONE, SMALL_DECKS
from civtable.games.imperium.views import ImperiumView, PlayerView, ScoreView, SmallDecksView

FAME_CLASS: Final = SMALL_DECKS
"""The class of fame cards, after those of the small decks."""


def knows(mask: int, seat: int) -> bool:
    """Whether a seat is in a set of seats that know something; spectators know what all do."""
    return mask == -1 or (seat >= 0 and mask >> seat & 1 == 1)


def known_on_top(deck: list[int], seen: list[int], seat: int) -> list[str | None]:
    """The topmost cards of a deck that somebody knows, from the top; null where this seat does not."""
    found: list[str | None] = []
    for i in range(1, len(seen) + 1):
        found.append(CARD_IDS[deck[-i]] if knows(seen[-i], seat) else None)
    while found and found[-1] is None:
        found.pop()
    return found


def without(cards: list[int], taken: list[int]) -> list[int]:
    """The cards that are left, in ascending order."""
    left = sorted(cards)
    for card in taken:
        left.remove(card)
    return left


def player_view(state: Imperium, player: Player, seat: int) -> PlayerView:
    """A nation as a seat sees it."""
    own = player.seat == seat or state.ended > 0
    form = open_player_form(player)
    form["icons"] = {ICONS[icon]: production(player, icon) for icon in range(len(ICONS))}
    form["costs"] = {
        CARD_IDS[card]: tokens_form(development_cost(player, card)) for card in player.developments
    }
    form["deck"] = len(player.deck)
    form["deck_top"] = known_on_top(player.deck, player.deck_seen, seat)
    form["nation_deck"] = len(player.nation_deck)
    form["nation_cards"] = names(sorted(player.nation_deck))
    form["next_nation_card"] = None
    if player.seat == seat and player.nation_seen and player.nation_deck:
        form["next_nation_card"] = CARD_IDS[player.nation_deck[-1]]
    if own:
        form["hand"] = {"count": len(player.hand), "cards": names(player.hand)}
        form["deck_cards"] = names(sorted(player.deck))
    else:
        form["hand"] = {"count": len(player.hand)}
        form["hand_or_deck"] = names(without(player.hand + player.deck, player.secret))
        form["unseen"] = len(player.secret)
        form["unseen_kinds"] = sorted([class_name(card) for card in player.secret])
    return cast(PlayerView, form)


def class_name(card: int) -> str:
    """Which deck a card that somebody took unseen came from."""
    return "fame" if SUITS_OF[card] & FAME else SMALL_NAMES[deck_of(card)]


def view(state: Imperium, seat: int) -> ImperiumView:
    """All that this seat, or a spectator, may know."""
    refuse_seat(seat, len(state.players))
    small = {SMALL_NAMES[i]: len(state.small[i]) for i in range(SMALL_DECKS)}
    steps: list[Mapping[str, object]] = [
        step_form(step) if step.seat == seat else {"ask": NAMES[step.kind], "seat": step.seat}
        for step in state.steps
    ]
    points = [score.to_json() for score in scores(state)] if state.ended else []
    looking: list[str] = []
    if state.steps and state.steps[-1].seat == seat:
        step = state.steps[-1]
        if isinstance(step, LookAtFame):
            looking = names(state.fame[len(state.fame) - step.number + step.placed :])
    return {
        **cast(ImperiumView, table_form(state)),
        "seat": seat,
        "players": [player_view(state, player, seat) for player in state.players],
        "automa": None if state.automa is None else view_of(state.automa, state.ended > 0),
        "main_deck": len(state.main),
        "small_decks": cast(SmallDecksView, small),
        "fame": len(state.fame),
        "fame_top": known_on_top(state.fame, state.fame_seen, seat),
        "fame_looked_at": looking,
        "fame_out": len(state.fame_out),
        "steps": steps,
        "scores": cast("list[ScoreView]", points),
    }


# Dealing again.


def class_of(card: int) -> int:
    """The deck that a card taken unseen came from."""
    return FAME_CLASS if SUITS_OF[card] & FAME else deck_of(card)


def deal_deck(deck: list[int], seen: list[int], seat: int, cards: list[int]) -> None:
    """Fill the places of a deck that a seat does not know, from the end of a list of cards."""
    first = len(deck) - len(seen)
    for i in range(len(deck)):
        if i < first or not knows(seen[i - first], seat):
            deck[i] = cards.pop()


def unknown(deck: list[int], seen: list[int], seat: int) -> list[int]:
    """The cards of a deck that a seat does not know."""
    first = len(deck) - len(seen)
    return [deck[i] for i in range(len(deck)) if i < first or not knows(seen[i - first], seat)]


def new_secrets(state: Imperium, seat: int, rng: Rng) -> list[list[int]]:
    """Deal the common decks again, and the cards that others took from them unseen: by seat, automa last."""
    old = [[] if player.seat == seat else player.secret for player in state.players]
    old.append([] if state.automa is None else state.automa.secret)
    pools: list[list[int]] = [[] for _ in range(FAME_CLASS + 1)]
    rest: list[int] = []
    for card in state.main:
        if deck_of(card) == NONE:
            rest.append(card)
        else:
            pools[deck_of(card)].append(card)
    for small in range(SMALL_DECKS):
        pools[small] += state.small[small]
    pools[FAME_CLASS] = unknown(state.fame, state.fame_seen, seat) + state.fame_out
    for secret in old:
        for card in secret:
            pools[class_of(card)].append(card)
    for pool in pools:
        rng.deal(pool)
    new = [[pools[class_of(card)].pop() for card in secret] for secret in old]
    for small in range(SMALL_DECKS):
        size = len(state.small[small])
        state.small[small] = [pools[small].pop() for _ in range(size)]
        rest += pools[small]
    rng.deal(rest)
    state.main = rest
    deal_deck(state.fame, state.fame_seen, seat, pools[FAME_CLASS])
    state.fame_out = sorted(pools[FAME_CLASS])
    return new


def just_acquired(state: Imperium, player: Player) -> list[int]:
    """The card that all saw a player take, while it is asked whether to play it at once."""
    return [
        step.card
        for step in state.steps
        if isinstance(step, CardStep) and step.kind == PLAYING_ACQUIRED and step.seat == player.seat
        if step.card in player.hand
    ]


def deal_player(player: Player, seat: int, secret: list[int], shown: list[int], rng: Rng) -> None:
    """Deal a player's hidden cards again; `secret` replaces those that were taken unseen.

    All know that the cards `shown` are in the hand.
    """
    if player.seat == seat:
        cards = unknown(player.deck, player.deck_seen, seat)
        rng.deal(cards)
        deal_deck(player.deck, player.deck_seen, seat, cards)
    else:
        cards = player.hand + unknown(player.deck, player.deck_seen, seat)
        cards = without(cards, player.secret + shown) + secret
        rng.deal(cards)
        deal_deck(player.deck, player.deck_seen, seat, cards)
        player.hand = sorted(cards + shown)
        player.secret = secret
    first = above_accession(player)
    last = len(player.nation_deck) - (1 if player.nation_seen and player.seat == seat else 0)
    if last > first + 1:
        hidden = player.nation_deck[first:last]
        rng.deal(hidden)
        player.nation_deck[first:last] = hidden


def determinize(state: Imperium, seat: int, rng: Rng) -> Imperium:
    """A state that looks the same to this seat, with everything it cannot see dealt again."""
    refuse_seat(seat, len(state.players))
    other = state.copy()
    other.asked = None
    other.rng = rng.fork()
    if state.ended:
        return other
    new = new_secrets(other, seat, rng)
    for player in other.players:
        deal_player(player, seat, new[player.seat], just_acquired(other, player), rng)
    if other.automa is not None:
        deal_again(other.automa, rng, new[-1])
    return other
