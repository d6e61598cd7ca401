"""Through the Ages' table in sentences: the card row, events, every civilization, and single cards."""

from typing import Final

from civtable.cli.terminal.scene import Scene
from civtable.cli.terminal.through_the_ages.board import (
    FARMS_AND_MINES,
    MANY,
    UNITS,
    URBAN,
    Board,
    Civilization,
    age_of,
    backs_text,
    board_of,
    by_bank,
    card_name,
    fact,
    in_use,
    is_original,
    is_unplayable,
    kind_of,
    most_of,
    next_change,
    printed,
    stages_of,
    table_of,
)
from civtable.core.words import Phrase
from civtable.games.through_the_ages import HandView

FACTS: Final = [
    *("food", "resources", "science", "culture", "strength", "happiness", "civil_actions"),
    *("military_actions", "urban_limit", "blue", "yellow", "colonization", "hand"),
]
COSTS: Final = ["science_cost", "revolution_cost", "resource_cost", "cost"]


def names_of(scene: Scene, cards: list[str]) -> str:
    """Cards by name, in a list; cards that are there twice with their number."""
    found = [card_name(scene.words, card) for card in cards]
    return ", ".join(
        [name if found.count(name) == 1 else f"{name} ×{found.count(name)}" for name in dict.fromkeys(found)]
    )


def leaving(scene: Scene, board: Board) -> int:
    """How many of the first spaces are cleared when the row is replenished next."""
    in_game = len([player for player in board.players if "resigned" not in player.marks])
    return table_of(scene, "row_discards")[in_game]


def describe(scene: Scene) -> list[str]:
    """The card row, the decks, the events, the shared tactics, every civilization."""
    board = board_of(scene)
    lines = [card_line(scene, board, space) for space, card in enumerate(board.row) if card]
    words = scene.words
    lines.append(words("play-tta-say-decks", civil=board.deck, military=board.military_deck))
    events = words(
        "play-tta-say-events",
        current=backs_text(board.events.backs),
        future=backs_text(board.future.backs),
    )
    if board.next_event:
        events += " " + words("play-tta-say-next", card=card_name(words, board.next_event))
    if board.events.known or board.future.known:
        known = names_of(scene, board.events.known + board.future.known)
        events += " " + words("play-tta-say-known", names=known)
    lines.append(events)
    if board.past:
        lines.append(words("play-tta-say-past", names=names_of(scene, board.past)))
    if board.bonuses is not None and board.bonuses.size:
        known = names_of(scene, board.bonuses.known) or "–"
        hidden = board.bonuses.size - len(board.bonuses.known)
        lines.append(words("play-tta-say-bonuses", names=known, hidden=hidden))
    if most_of(scene, "strength_most"):
        ends = {name: most_of(scene, f"{name}_most") for name in ("science", "rating", "strength")}
        lines.append(words("play-tta-say-tracks", **ends))
    if board.tactics:
        lines.append(words("play-tta-say-shared", names=names_of(scene, board.tactics)))
    lines += [player_line(scene, seat, player) for seat, player in enumerate(board.players)]
    return lines


def card_line(scene: Scene, board: Board, space: int) -> str:
    """A card in the row: its kind, its age, its price."""
    words = scene.words
    card = board.row[space]
    price = board.prices[space]
    line = words(
        "play-tta-say-card",
        n=space + 1,
        card=card_name(words, card),
        kind=Phrase(f"play-tta-kind-{kind_of(scene, card)}"),
        age=age_of(scene, card),
        price=price if price is not None else table_of(scene, "row_price")[space],
    )
    return f"{line} {words('play-tta-say-leaves')}" if space < leaving(scene, board) else line


# Civilizations.


def player_line(scene: Scene, seat: int, player: Civilization) -> str:
    """A civilization, in sentences that leave out what it does not have."""
    name = scene.name(seat)
    if "resigned" in player.marks:
        return f"{name}: {scene.words('play-tta-resigned')}."
    parts = [*numbers_said(scene, player), *cards_said(scene, player)]
    if seat == scene.viewer:
        parts += banks_said(scene, player)
    parts.append(hand_said(scene, "hand", player.hand))
    parts.append(hand_said(scene, "military", player.military_hand))
    if seat == scene.viewer:
        parts.append(idle_said(scene, player))
    return f"{name}: {' '.join([part for part in parts if part])}"


def numbers_said(scene: Scene, player: Civilization) -> list[str]:
    """Points, actions, goods, faces."""
    words = scene.words
    return [
        words(
            "play-tta-say-points",
            culture=player["culture"],
            culture_rate=player["culture_rate"],
            science=player["science"],
            science_rate=player["science_rate"],
            strength=player["strength"],
        ),
        words(
            "play-tta-say-actions",
            card=card_name(words, player.government),
            civil=player["civil_actions"],
            civil_total=player["civil_total"],
            military=player["military_actions"],
            military_total=player["military_total"],
        ),
        words(
            "play-tta-say-goods",
            food=player["food"],
            resources=player["resources"],
            unused=player["unused_workers"],
        ),
        words(
            "play-tta-say-happy",
            have=player["happiness"],
            need=by_bank(scene, "happy_needed", player["yellow_bank"]),
            discontent=player["discontent"],
        ),
    ]


def banks_said(scene: Scene, player: Civilization) -> list[str]:
    """Both banks, and what gets worse next."""
    words = scene.words
    yellow, blue = player["yellow_bank"], player["blue_bank"]
    eats = by_bank(scene, "consumption", yellow)
    parts = [words("play-tta-say-yellow", n=yellow, food=player["population_price"], eats=eats)]
    for table in ("population_cost", "consumption", "happy_needed"):
        parts.append(next_said(scene, table, yellow))
    parts.append(words("play-tta-say-blue", n=blue, corruption=by_bank(scene, "corruption", blue)))
    parts.append(next_said(scene, "corruption", blue))
    return parts


def next_said(scene: Scene, table: str, tokens: int) -> str:
    """When one number of a bank gets worse."""
    change = next_change(scene, table, tokens)
    if change is None:
        return ""
    what = Phrase(f"play-tta-say-what-{table}")
    return scene.words("play-tta-say-next_yellow", at=change[0], what=what, n=change[1])


def cards_said(scene: Scene, player: Civilization) -> list[str]:
    """Everything that lies in the area."""
    words = scene.words
    technologies = [
        technology_said(scene, player, card)
        for card in in_use(scene, player, FARMS_AND_MINES + URBAN + UNITS)
        if player.workers.get(card) or player.stored.get(card)
    ]
    parts = [words("play-tta-say-technologies", names=", ".join(technologies))] if technologies else []
    if player.leader:
        parts.append(words("play-tta-say-leader", card=card_name(words, player.leader)))
    for key, cards in (("specials", player.specials), ("colonies", player.colonies)):
        if cards:
            parts.append(words(f"play-tta-say-{key}", names=names_of(scene, cards)))
    if player.wonders:
        parts.append(words("play-tta-say-wonders", names=", ".join(wonders_named(scene, player))))
    if player.building:
        costs = stages_of(scene, player.building)
        built = player["stages_built"]
        parts.append(
            words(
                "play-tta-say-building",
                card=card_name(words, player.building),
                built=built,
                stages=len(costs),
                costs=", ".join([str(cost) for cost in costs[built:]]),
            )
        )
    if player.tactic:
        parts.append(words("play-tta-say-tactic", card=card_name(words, player.tactic)))
    for key, relation in (("war", player.war), ("pact", player.pact)):
        if relation is not None:
            rival = words.seat(relation[1])
            parts.append(words(f"play-tta-say-{key}", rival=rival, card=card_name(words, relation[0])))
    return parts


def wonders_named(scene: Scene, player: Civilization) -> list[str]:
    """Completed wonders; ruins are called so."""
    words = scene.words
    return [
        words("play-tta-ruin", card=card_name(words, card))
        if card in player.ruins
        else card_name(words, card)
        for card in player.wonders
    ]


def technology_said(scene: Scene, player: Civilization, card: str) -> str:
    """A technology with its workers, and blue tokens where there can be any."""
    words = scene.words
    workers = player.workers.get(card, 0)
    tokens = player.stored.get(card, 0)
    name = card_name(words, card)
    if tokens or kind_of(scene, card) in FARMS_AND_MINES:
        return words("play-tta-say-store", card=name, workers=workers, tokens=tokens)
    return words("play-tta-say-technology", card=name, workers=workers)


def hand_said(scene: Scene, which: str, hand: HandView) -> str:
    """A hand, or only its backs; an empty one that the viewer could see is not mentioned."""
    if "cards" not in hand:
        return scene.words(f"play-tta-say-{which}_hidden", backs=backs_text(hand["backs"]))
    return scene.words(f"play-tta-say-{which}", names=names_of(scene, hand["cards"])) if hand["cards"] else ""


def idle_said(scene: Scene, player: Civilization) -> str:
    """Which of the viewer's own cards cannot be played now."""
    cards = player.hand.get("cards", []) + player.military_hand.get("cards", [])
    idle = [card for card in cards if is_unplayable(scene, card)]
    return scene.words("play-tta-say-idle", names=names_of(scene, idle)) if idle else ""


# Single cards.


def about(scene: Scene, card: str) -> list[str]:
    """A card by itself: what it is, what it costs, what it gives, what it does."""
    words = scene.words
    kind = kind_of(scene, card)
    lines = [
        words(
            "play-tta-about",
            card=card_name(words, card),
            kind=Phrase(f"play-tta-kind-{kind}"),
            age=age_of(scene, card),
        )
    ]
    costs = [
        words(f"play-tta-about-{name}", n=printed(scene, card, name))
        for name in COSTS
        if printed(scene, card, name)
    ]
    if kind == "wonder":
        stages = ", ".join([str(cost) for cost in stages_of(scene, card)])
        costs.append(words("play-tta-about-stages", costs=stages))
    lines += [" ".join(costs)] if costs else []
    key = f"through_the_ages-text_2006-{card}"
    if not (is_original(scene) and words.has(key)):
        key = f"through_the_ages-text-{card}"
    has_text = words.has(key)
    gives = [
        words(f"play-tta-fact-{name}", n=printed(scene, card, name))
        for name in FACTS
        if printed(scene, card, name)
    ]
    by_worker = kind in FARMS_AND_MINES + URBAN + UNITS
    if gives and (by_worker or not has_text):
        what = ", ".join(gives)
        lines.append(words("play-tta-about-worker" if by_worker else "play-tta-about-gives", what=what))
    if has_text:
        lines.append(words(key))
    copies = [item.integer(0, MANY) for item in fact(scene, card).child("counts").items()]
    lines.append(words("play-tta-about-copies", n=copies[len(scene.seats) - 2]))
    return lines
