"""Compiling the operations that few cards use, and those with nothing inside."""

from civtable.core.values import Json
from civtable.games.imperium.abilities import ops
from civtable.games.imperium.abilities.instructions import (
    IF_COUNT,
    IF_HAS_IN_PLAY,
    IF_IN_HISTORY,
    IF_IN_PLAY,
    IF_MOVED,
    IF_NO_QUEST,
    IF_QUEST,
    IF_REVEALED,
    IF_STATE,
    Condition,
)
from civtable.games.imperium.abilities.writer import Writer
from civtable.games.imperium.cards.filters import count_from, filter_from, zones_named
from civtable.games.imperium.cards.reading import Row
from civtable.games.imperium.cards.table import card_named
from civtable.games.imperium.terms import (
    DISCARD,
    DRAW_DECK,
    HAND,
    ICONS,
    MATERIAL,
    NATION_DECK,
    RESOURCES,
    STATES,
    SUITS,
    TO_DISCARD,
    TO_HAND,
    TO_HISTORY,
    TO_UNREST,
)


def condition_from(row: Row) -> Condition:
    """The condition that a row describes."""
    found: Condition
    if row.has("you_are"):
        found = Condition(IF_STATE, row.index("you_are", STATES), 0, None, [])
    elif row.has("is"):
        found = Condition(IF_STATE, row.index("is", STATES), 0, None, [])
    elif row.has("in_play"):
        found = Condition(IF_IN_PLAY, card_named(row.text("in_play")), 0, None, [])
    elif row.has("in_history"):
        found = Condition(IF_IN_HISTORY, card_named(row.text("in_history")), 0, None, [])
    elif row.has("has_in_play"):
        found = Condition(IF_HAS_IN_PLAY, 0, 0, None, filter_from(row.row("has_in_play")).fits)
    elif row.has("count"):
        found = Condition(IF_COUNT, 0, row.number("min"), count_from(row.row("count")), [])
    elif row.has("resource"):
        resource: dict[str, Json] = {"resource": row.text("resource")}
        found = Condition(IF_COUNT, 0, row.number("min"), count_from(Row(resource, row.where)), [])
    elif row.has("just_moved"):
        found = Condition(IF_MOVED, 0, 0, None, filter_from(row.row("just_moved")).fits)
    elif row.has("revealed_matches"):
        assert row.text("revealed_matches") == "declared_suit", row.where
        found = Condition(IF_REVEALED, 0, 0, None, [])
    elif row.has("active_quest"):
        found = Condition(IF_QUEST if row.flag("active_quest") else IF_NO_QUEST, 0, 0, None, [])
    else:
        inner = row.row("not")
        assert inner.flag("active_quest"), f"{row.where}: a condition nobody knows"
        inner.done()
        found = Condition(IF_NO_QUEST, 0, 0, None, [])
    row.done()
    return found


def other(writer: Writer, op: str, row: Row) -> None:
    """Operations of few cards."""
    if op == "gain":
        instr = writer.add(ops.GAIN)
        instr.what = row.index("what", RESOURCES)
        instr.n = row.number("n")
        instr.flags = writer.flags(row)
        if row.has("per"):
            count = row.row("per")
            if instr.what == MATERIAL and count.has("icon"):
                instr.verb = 1 + count.index("icon", ICONS)  # material from icons: see verbs.gain_from_icons
            instr.count = count_from(count)
    elif op == "pay":
        assert row.text("what") == "progress", row.where
        assert row.text("n") == "all", row.where
        writer.add(ops.PAY_ALL).n = row.number("min")
    elif op == "place_on_market":
        instr = writer.add(ops.PLACE)
        instr.what = row.index("what", RESOURCES)
        instr.n = row.number("n")
    elif op == "take_fame":
        assert row.number("take") == 1, row.where
        writer.add(ops.TAKE_FAME).n = row.number("look")
    elif op == "develop":
        writer.add(ops.DEVELOP).flags = writer.flags(row)
    elif op == "free_play":
        instr = writer.add(ops.FREE_PLAY)
        instr.zones = zones_named(row.listed("from"), row.where)
        instr.filter = filter_from(row.row("filter"))
        instr.flags = writer.flags(row)
        assert row.number("n", 1) == 1, row.where
    elif op == "find":
        instr = writer.add(ops.FIND)
        instr.filter = filter_from(row.row("filter"))
        words = row.listed("search")
        instr.zones = zones_named(words, row.where) if words else HAND | DISCARD | DRAW_DECK | NATION_DECK
        instr.verb = {"hand": TO_HAND, "discard": TO_DISCARD, "history": TO_HISTORY}[row.text("to")]
        assert row.number("n") == 1, row.where
    elif op == "give_card":
        instr = writer.add(ops.GIVE)
        instr.zones = zones_named(row.listed("from"), row.where)
        assert row.number("n") == 1, row.where
        row.value("to")
        if row.has("if_given"):
            given = row.row("if_given")
            instr.filter = filter_from(given.row("filter"))
            recipient = given.rows("recipient")
            assert [step.text("op") for step in recipient] == ["take_unrest"], row.where
            assert recipient[0].number("n") == 1, row.where
            instr.what = 1  # unrest for who gets a matching card
            recipient[0].done()
            given.done()
    else:
        rare(writer, op, row)


def rare(writer: Writer, op: str, row: Row) -> None:
    """Operations that one or two cards use."""
    if op == "return_to_unrest_pile":
        assert row.text("card") == "self", row.where
        writer.add(ops.SELF_TO).verb = TO_UNREST
    elif op == "look":
        assert row.text("at") == "nation_deck", row.where
        assert row.number("n") == 1, row.where
        writer.add(ops.LOOK_NATION).flags = writer.flags(row)
    elif op == "shuffle":
        assert row.text("what") == "nation_deck", row.where
        writer.add(ops.SHUFFLE_NATION).flags = writer.flags(row)
    elif op == "bottom_of_nation_deck":
        assert row.text("card") == "looked", row.where
        writer.add(ops.BOTTOM_NATION).flags = writer.flags(row)
    elif op == "swap":
        swap(writer, row)
    elif op == "reveal":
        if row.listed("zones") == ["main_deck_top"]:
            assert row.number("n") == 1, row.where
            writer.add(ops.REVEAL_MAIN)
        else:
            writer.add(ops.REVEAL_ALL).zones = zones_named(row.listed("zones"), row.where)
    elif op == "declare_suit":
        writer.add(ops.DECLARE_SUIT).suits = row.bits("options", SUITS)
    elif op == "treat_icon_as":
        instr = writer.add(ops.TREAT_ICON)
        instr.what = row.index("icon", ICONS)
        counts_as = row.row("as")
        assert counts_as.text("icon") == "production", row.where
        assert row.number("n") == 1, row.where
        instr.n = counts_as.number("n")
        counts_as.done()
        assert row.text("until") == "end_of_turn", row.where
    elif op == "copy_exhaust":
        assert row.text("from") == "others", row.where
        writer.add(ops.COPY_EXHAUST).filter = filter_from(row.row("filter"))
    elif op == "double_tokens_gained":
        writer.add(ops.DOUBLE_TOKENS).what = row.index("what", RESOURCES)
    elif op == "trigger_game_end":
        assert row.text("mode") == "scoring", row.where
        writer.add(ops.END_GAME)
    elif op == "flip":
        assert row.text("card") == "self", row.where
        writer.add(ops.FLIP)
    elif op == "replace_journey":
        writer.add(ops.NEXT_JOURNEY).what = card_named(row.text("with"))
    elif op == "set_state":
        writer.add(ops.SET_STATE).what = row.index("to", STATES)
    elif op == "put_into_play":
        assert row.text("card") == "self", row.where
        writer.add(ops.PUT_INTO_PLAY)
    elif op == "place_on_card":
        assert row.text("card") == "self", row.where
        assert row.text("what") == "progress", row.where
        writer.add(ops.PLACE_ON_SELF).n = row.number("n")
    elif op == "gain_tokens_from_card":
        assert row.text("card") == "self", row.where
        assert row.text("what") == "progress", row.where
        assert row.text("n") == "all", row.where
        writer.add(ops.GAIN_FROM_SELF)
    else:
        assert op == "modify", f"{row.where}: nobody knows the operation {op}"
        modify(writer, row)


def swap(writer: Writer, row: Row) -> None:
    """A hand card for the top of the nation deck, or an exiled card for one of the market."""
    a, b = row.row("a"), row.row("b")
    zones = [a.text("zone"), b.text("zone")]
    assert a.number("n") == 1, row.where
    assert b.number("n") == 1, row.where
    if zones == ["hand", "nation_deck_top"]:
        assert b.text("not_start") == "accession", row.where
        writer.add(ops.SWAP_NATION)
    else:
        assert zones == ["exile", "market"], row.where
        writer.add(ops.SWAP_MARKET)
    a.done()
    b.done()


def modify(writer: Writer, row: Row) -> None:
    """What changes for a while, when an ability is used."""
    what = row.text("what")
    if what == "ignore_state_icon":
        assert row.text("applies_to") == "next_card_played_this_turn", row.where
        writer.add(ops.IGNORE_STATE).what = row.index("icon", STATES)
    else:
        assert what == "discard_requirement", f"{row.where}: nobody knows {what}"
        filter_from(row.row("filter"))
        writer.add(ops.LESS_MASKS).n = row.number("reduce")
