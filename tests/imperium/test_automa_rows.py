"""Every row of every table, in rich and poor positions, against a second reading of the files."""

from itertools import product

import pytest

from civtable.games.imperium.automa.reader import automa_table
from civtable.games.imperium.cards.table import CARD_IDS, CARDS, KINDS, NATION_IDS, NATIONS
from civtable.games.imperium.terms import NONE
from tests.imperium.automa_model import Model, is_kind, rows_of
from tests.imperium.solo import Solo, names, solo

TABLES = [
    (nation, state)
    for number, nation in enumerate(NATION_IDS)
    for state in ("barbarian", "empire")
    if not automa_table(number).has_one_table or state == ["barbarian", "empire"][automa_table(number).empire]
]
REGIONS = ("oasis", "river", "hills")
DISCARD = ("unrest", "bedwyr", "gwalchmei", "stone_mask", "jade_mask", "sacred_scroll", "coast", "forest")


def position(
    nation: str, state: str, rich: bool, regions: bool, discard: bool, market: bool, you: bool
) -> Solo:
    """A position in which some things are there and others are not."""
    number = NATION_IDS.index(nation)
    own = NATIONS[number]
    piles = automa_table(number)
    you_are = "persians" if nation != "persians" else "greeks"
    table = solo(
        automa=nation,
        nation=you_are,
        state=state,
        tokens=(6, 5, 2) if rich else (0, 0, 0),
        deck=("prosperity", "conquer", "advance", "woodland", "town") if rich else (),
        discard=DISCARD if discard else (),
        in_play=REGIONS if regions else (),
        dynasty=names((own.developments + own.nation_deck)[-3:]) if rich and piles.dynasty else (),
        quests=("excalibur", "graal") if nation == "arthurians" and discard else (),
        market=("oracle", "temple", "armenians", "town", "steppe") if market else (),
        market_tokens=((0, 1, 0), (0, 0, 2), (1, 0, 0), (0, 0, 0), (0, 0, 0)) if market else (),
        market_unrest=(1, 1, 1, 1, 0) if market else (),
        small=(("marsh",), ("boats",), ("coinage",)) if market or regions else ((), (), ()),
        main=("ionians", "jungle", "sumerians", "exports") if market or rich else (),
        fame=("great",) if rich else (),
        exile=("mountain_classics", "island", "mercenaries") if you else (),
        your_play=("plain", "moor") if you else (),
        your_tokens=(3, 3, 3) if you else (0, 0, 0),
        your_state="empire" if rich else "barbarian",
    )
    if you:
        table.you.hand = sorted(
            [*table.you.hand[:3], *[card for card in range(KINDS) if CARD_IDS[card] == "unrest"]]
        )
    else:
        table.you.deck += table.you.hand
        table.you.hand = []
    return table


POSITIONS = [choices for choices in product([True, False], repeat=5) if sum(choices) in (0, 1, 4, 5)]
"""Everything is there, or nothing, or all but one thing, or only one."""


def positions(nation: str, state: str) -> list[Solo]:
    """Positions in which every branch of the rows is reached."""
    found = [position(nation, state, *choices) for choices in POSITIONS]
    only_material = position(nation, state, True, True, True, True, True)
    only_material.automa.tokens = [6, 0, 0]
    no_tributary = position(nation, state, False, False, False, True, False)
    no_tributary.state.market[2] = NONE
    no_knights = position(nation, state, True, True, True, True, True)
    no_knights.automa.discard = []
    empty_exile = position(nation, state, True, True, False, True, True)
    empty_exile.state.exile = []
    return [*found, only_material, no_tributary, no_knights, empty_exile]


def cards_for(nation: str, kind: str) -> list[int]:
    """Some cards that a row is for."""
    found = [
        card
        for card in range(KINDS)
        if is_kind(card, kind, nation)
        and CARDS[card].header < 3
        and CARD_IDS[card] not in ("unrest", "king_of_kings_a", "king_of_kings_b")
    ]
    return found


@pytest.mark.parametrize(("nation", "state"), TABLES)
def test_rows_do_what_the_file_says(nation: str, state: str) -> None:
    """The topmost matching row whose first part can be done is resolved, and only that one."""
    rows = rows_of(nation, state)
    used: set[tuple[int, int]] = set()
    for at, base in enumerate(positions(nation, state)):
        for number, row in enumerate(rows, 1):
            for card in own_first(nation, cards_for(nation, row["card"]), rows[: number - 1]):
                table = Solo(base.state.copy())
                table.automa.die = 4
                model = Model(table.state)
                table.resolve(CARD_IDS[card], die=4)
                model.die = 4
                expected, branches = model.play(card)
                model.card = -1
                where = f"{nation} {state}, row {number}, {CARD_IDS[card]}, position {at}"
                assert table.rows() == [expected] * bool(expected), where
                found = Model(table.state)
                found.searched = model.searched
                got = found.compared()
                want = {name: value for name, value in model.compared().items() if name in got}
                assert got == want, where
                used |= {(expected, branch) for branch in branches}
    wanted = {
        (number, i)
        for number, row in enumerate(rows, 1)
        for i, sentence in enumerate(row["do"])
        if i == 0 or sentence.startswith(("if possible", "otherwise"))
    }
    assert wanted - used == set(), f"{nation} {state}: rows and branches that no position reached"


def own_first(nation: str, cards: list[int], earlier: list[dict[str, object]]) -> list[int]:
    """Two cards for a row: one that earlier rows are not for, and one that some of them are for too."""
    own = NATIONS[NATION_IDS.index(nation)]
    mine = [card for card in cards if card in own.deck + own.nation_deck + own.developments]
    ordered = mine + [card for card in cards if card not in mine]
    only = [card for card in ordered if not any(is_kind(card, str(row["card"]), nation) for row in earlier)]
    both = [card for card in ordered if card not in only]
    return only[:1] + both[:1]
