"""What cards change as long as they are in play: read from the data files, and told."""

from typing import Final

from civtable.core.words import Argument, Phrase
from civtable.games.imperium.abilities.instructions import Effects, Instead
from civtable.games.imperium.cards.filters import filter_from
from civtable.games.imperium.cards.reading import Row
from civtable.games.imperium.terms import ALL, RESOURCES, STATES, SUITS, WHO
from civtable.games.imperium.words.nouns import folded, some, some_cards, suits_of
from civtable.games.imperium.words.phrases import amount_words
from civtable.games.imperium.words.teller import DO, Teller


def read_effect(effects: Effects, row: Row) -> bool:
    """A continuous change; whether the step is one."""
    op = row.values["op"]
    if op == "replace":
        read_replacement(effects, row)
        return True
    if op != "modify":
        return False
    what = row.text("what")
    row.text("op")
    if what == "hand_size":
        effects.hand_size += row.number("n")
    elif what == "fame_look":
        effects.fame_look += row.number("n")
    elif what == "acquire_sources":
        assert row.listed("add") == ["exile"], row.where
        effects.exile_suits |= row.bits("suits", SUITS)
    elif what == "remove_state_icon":
        effects.lifts = filter_from(row.row("filter")).fits
        effects.lifts_state = row.index("icon", STATES)
    elif what == "free_play":
        effects.free = filter_from(row.row("filter")).fits
    elif what == "unrest_play_cost":
        less = row.row("reduce")
        assert row.number("min") == 1, row.where
        effects.less_unrest_material = less.number("material", 0)
        effects.less_unrest_discard = less.number("discard", 0)
        less.done()
    elif what == "development_cost":
        less = row.row("reduce")
        assert row.number("min") == 0, row.where
        effects.less_cost = [less.number(resource, 0) for resource in RESOURCES]
        less.done()
    elif what == "cannot_be":
        assert row.listed("verbs") == ["abandon", "recall"], row.where
        assert row.text("card") == "self", row.where
        effects.firm = True
    elif what == "discard_substitute":
        assert row.row("filter").values == {"icon": "mask"}, row.where
        garrisoned = {"op": "abandon", "filter": {"garrisoned_in": "self"}, "n": "one_per_mask"}
        assert row.row("with").values == garrisoned, row.where
        effects.for_masks = row.flag("may")
    elif what == "active_quest":
        assert row.text("zone") == "garrisoned_here", row.where
        assert row.row("filter").values == {"start": "development_area"}, row.where
        effects.holds_quest = True
    elif what == "untargetable":
        assert row.text("zone") == "quest_area", row.where
        effects.last_quest = row.row("unless").flag("last_impending_quest")
    elif what in WHEN_USED:
        return False
    else:
        raise AssertionError(f"{row.where}: nobody knows {what}")
    row.done()
    return True


WHEN_USED: Final = ["ignore_state_icon", "discard_requirement"]
"""Changes that are made when an ability is used."""


def tell_change(row: Row) -> Phrase:
    """What a card changes as long as it lies in play, or for a while."""
    what = row.text("what")
    args: dict[str, Argument] = {}
    if what in ("hand_size", "fame_look"):
        args["n"] = row.number("n")
    elif what == "remove_state_icon":
        args["cards"] = some(row.row("filter"), 1)
        args["state"] = Phrase(f"imperium-state-{row.text('icon')}")
    elif what == "ignore_state_icon":
        assert row.text("applies_to") == "next_card_played_this_turn", row.where
        args["state"] = Phrase(f"imperium-state-{row.text('icon')}")
    elif what == "acquire_sources":
        assert row.listed("add") == ["exile"], row.where
        args["cards"] = suits_of(row)
    elif what == "free_play":
        args["cards"] = some(row.row("filter"), 1)
    elif what in ("development_cost", "unrest_play_cost"):
        less = row.row("reduce")
        args["amounts"] = [amount_words(less.number(r), i) for i, r in enumerate(RESOURCES) if less.has(r)]
        row.number("min")
        if less.has("discard"):
            what += "_and_discard"
            args["cards"] = some_cards(less.number("discard"))
        less.done()
    elif what == "discard_requirement":
        args["cards"] = some(row.row("filter"), row.number("reduce"))
    elif what == "discard_substitute":
        args["cards"] = some(row.row("filter"), 1)
        instead = row.row("with")
        assert instead.text("op") == "abandon", row.where
        assert instead.text("n") == "one_per_mask", row.where
        row.flag("may")
    elif what == "cannot_be":
        verbs = [Phrase(f"imperium-cannot_be-{verb}") for verb in row.listed("verbs")]
        args["verbs"] = folded("imperium-text-or", verbs)
        assert row.text("card") == "self", row.where
    elif what == "active_quest":
        assert row.text("zone") == "garrisoned_here", row.where
        row.row("filter")
    else:
        assert what == "untargetable", f"{row.where}: nobody can tell {what}"
        assert row.text("zone") == "quest_area", row.where
        row.row("unless")
    return Phrase(f"imperium-modify-{what}", args)


# Replacements.


def read_replacement(effects: Effects, row: Row) -> None:
    """Whenever one thing would happen, another does."""
    row.text("op")
    instead = row.row("instead_of")
    op = instead.text("op")
    if op == "place_on_market":
        instead.text("what")
        instead.value("n")
        new = row.row("with")
        assert new.text("op") == "place_on_market", row.where
        effects.market_what = new.index("what", RESOURCES)
        effects.market_n = new.number("n")
        new.done()
    elif op == "history":
        assert instead.text("cards") == "any_of_yours", row.where
        new = row.row("with")
        assert new.text("op") == "discard", row.where
        assert new.text("cards") == "the_same", row.where
        new.done()
        effects.no_history = True
    else:
        assert op == "gain", row.where
        assert instead.text("what") == "material", row.where
        assert instead.text("n") == "any", row.where
        effects.for_material = [gained_instead(gift) for gift in row.rows("with")]
    instead.done()
    row.done()


def gained_instead(row: Row) -> Instead:
    """What you or all others gain in place of something."""
    assert row.text("op") == "gain", row.where
    who = row.index("who", WHO, 0)
    assert who != ALL, row.where
    gift = Instead(who, row.index("what", RESOURCES), row.number("n"))
    row.done()
    return gift


def tell_replacement(teller: Teller, word: str, row: Row) -> Phrase:
    """What happens in place of something else."""
    old = row.row("instead_of")
    op = old.text("op")
    if op == "history":
        row.row("with")
        return Phrase("imperium-replace-history")
    if op == "place_on_market":
        new = row.row("with")
        amount = amount_words(new.number("n"), new.index("what", RESOURCES))
        assert new.text("op") == op, row.where
        assert old.text("what") == "progress", row.where
        return Phrase("imperium-replace-place_on_market", {"amount": amount})
    assert op == "gain", f"{row.where}: nobody can tell what replaces {op}"
    args: dict[str, Argument] = {"resource": Phrase(f"imperium-resource-{old.text('what')}")}
    args["steps"] = Teller(DO).steps(row.rows("with"), "then")
    return Phrase("imperium-replace-gain", args)
