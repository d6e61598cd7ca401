"""What abilities speak of, as phrases: cards of a kind, places, amounts, counts, conditions, points.

Everything is told from the rows that the engine compiles, so that words and behaviour cannot differ; a row
that nobody can tell stops with an assertion.
"""

from typing import Final

from civtable.core.words import Argument, Phrase
from civtable.games.imperium.cards.reading import Row
from civtable.games.imperium.cards.table import CARDS, WHENS, Card, card_named
from civtable.games.imperium.terms import (
    FIXED,
    HEADERS,
    ICONS,
    NO_POINTS,
    RESOURCES,
    STATES,
    SUITS,
    VARIABLE,
)
from civtable.games.imperium.words.phrases import amount_words, card_words

YOURS: Final = "yours"
THEIRS: Final = "theirs"


def in_order(words: list[str], known: list[str], where: str) -> str:
    """Words as one key, in the order in which the game lists them."""
    assert set(words) <= set(known), f"{where}: {words}"
    return "_".join([word for word in known if word in words])


def folded(key: str, phrases: list[Phrase]) -> Phrase:
    """Several phrases as one, joined from the left by a phrase with the arguments first and next."""
    told = phrases[0]
    for phrase in phrases[1:]:
        told = Phrase(key, {"first": told, "next": phrase})
    return told


def card_called(name: str) -> Phrase:
    """The card with that printed name."""
    return card_words(next(card.kind for card in CARDS if card.name == name))


# Cards of a kind.


def kind_of(row: Row) -> tuple[str, dict[str, Argument]]:
    """The kind of card that a filter means: the last part of the keys of its nouns, and their arguments."""
    if row.has("any"):
        both = [some(inner, 1) for inner in row.rows("any")]
        return "either", {"cards": folded("imperium-text-or", both)}
    if row.has("name"):
        return "named", {"card": card_called(row.text("name"))}
    if row.has("card"):
        return "named", {"card": card_words(card_named(row.text("card")))}
    if row.has("card_any"):
        both = [card_words(card_named(word)) for word in row.listed("card_any")]
        return "named", {"card": folded("imperium-text-or", both)}
    if row.has("name_prefix"):
        assert row.text("name_prefix") == "Long Walls", row.where
        return "long_walls", {}
    if row.has("not_card"):
        return "quest_other_than", {"card": card_words(card_named(row.text("not_card")))}
    if row.has("not_icon"):
        return f"not_{ICONS[row.index('not_icon', ICONS)]}", {}
    if row.has("without_icon"):
        return f"without_{ICONS[row.index('without_icon', ICONS)]}", {}
    if row.has("vp_kind"):
        assert row.text("vp_kind") == "variable", row.where
        return "variable", {}
    kind = ""
    args: dict[str, Argument] = {}
    if row.has("suit"):
        kind = SUITS[row.index("suit", SUITS)]
    elif row.has("icon"):
        kind = ICONS[row.index("icon", ICONS)]
    elif row.has("icon_any"):
        kind = in_order(row.listed("icon_any"), ICONS, row.where)
    elif row.has("header"):
        kind = HEADERS[row.index("header", HEADERS)]
    elif row.has("state"):
        kind = STATES[row.index("state", STATES)]
    if row.has("not_suit"):
        kind = f"{kind}_not_{SUITS[row.index('not_suit', SUITS)]}".lstrip("_")
    if row.has("has_garrisoned"):
        inner = row.row("has_garrisoned")
        args["cards"] = some(inner, 1)
        kind += "_with"
    if row.has("garrisoned_in"):
        if row.value("garrisoned_in") == "self":
            kind += "_here"
        else:
            host = row.row("garrisoned_in")
            kind += f"_in_{kind_of(host)[0]}"
            host.done()
    return kind or "card", args


def some(row: Row, n: int | Phrase) -> Phrase:
    """A number of cards of the kind that a filter means."""
    kind, args = kind_of(row)
    row.done()
    return Phrase(f"imperium-some-{kind}", {**args, "n": n})


def some_cards(n: int | Phrase) -> Phrase:
    """A number of cards, whatever they are."""
    return Phrase("imperium-some-card", {"n": n})


def cards_of(row: Row) -> Phrase:
    """The cards that a step is about: how many, and of which kind."""
    n: int | Phrase = 1
    if row.has("n"):
        value = row.value("n")
        if isinstance(value, int):
            n = value
        else:
            assert value in ("any", "all"), row.where
            n = Phrase(f"imperium-number-{value}")
    told = some(row.row("filter"), n) if row.has("filter") else some_cards(n)
    return Phrase("imperium-text-up_to", {"cards": told}) if row.flag("up_to") else told


def suits_of(row: Row) -> Phrase:
    """A card of one of these suits."""
    words = row.listed("suits")
    if words == ["any"] and row.has("filter"):
        return some(row.row("filter"), 1)
    key = in_order(words, SUITS, row.where)
    told = Phrase(f"imperium-suits-{key}")
    if row.has("filter"):
        inner = row.row("filter")
        token = Phrase(f"imperium-resource-{inner.text('has_token')}")
        inner.done()
        told = Phrase("imperium-text-with_token", {"cards": told, "resource": token})
    return told


# Places and counts.


def places(words: list[str], whose: str) -> Phrase:
    """Where cards come from, behind the cards."""
    return Phrase(f"imperium-from-{'_'.join(words)}", {"whose": whose})


def per(row: Row, n: int) -> Phrase:
    """For each thing counted, or for every so many of them."""
    if row.has("resource"):
        told = Phrase(f"imperium-per-{row.text('resource')}", {"n": n})
        row.done()
        return told
    if row.has("players"):
        assert row.text("players") == "with_less_progress_than_you", row.where
        row.done()
        return Phrase("imperium-per-player_behind", {"n": n})
    if row.flag("unrest_returned_by_this_effect"):
        row.done()
        return Phrase("imperium-per-unrest_returned", {"n": n})
    if row.has("abandoned_by_this_effect"):
        inner = row.row("abandoned_by_this_effect")
        told = Phrase("imperium-per-abandoned", {"things": each_of(inner, n)})
        row.done()
        return told
    zone = row.text("zone")
    row.flag("including_self")
    if row.has("cards"):
        assert row.text("cards") == "any", row.where
        things = Phrase("imperium-each-card", {"n": n})
    else:
        things = each_of(row, n)
    row.done()
    return Phrase(f"imperium-per-in-{zone}", {"things": things})


def each_of(row: Row, n: int) -> Phrase:
    """Each, or every so many, of the cards or icons that a count means."""
    kind, args = kind_of(row)
    return Phrase(f"imperium-each-{kind}", {**args, "n": n})


def condition(row: Row) -> Phrase:
    """A condition, behind an “if”."""
    told: Phrase
    if row.has("you_are"):
        told = Phrase(f"imperium-if-you_are-{row.text('you_are')}")
    elif row.has("in_play"):
        told = Phrase("imperium-if-in_play", {"card": card_words(card_named(row.text("in_play")))})
    elif row.has("in_history"):
        told = Phrase("imperium-if-in_history", {"card": card_words(card_named(row.text("in_history")))})
    elif row.has("count"):
        counted = row.row("count")
        zone = counted.text("zone")
        kind, args = kind_of(counted)
        counted.done()
        cards = Phrase(f"imperium-some-{kind}", {**args, "n": row.number("min")})
        told = Phrase(f"imperium-if-count-{zone}", {"cards": cards})
    elif row.has("resource"):
        amount = amount_words(row.number("min"), row.index("resource", RESOURCES))
        told = Phrase("imperium-if-resource", {"amount": amount})
    elif row.has("just_moved"):
        told = Phrase("imperium-if-just_moved", {"cards": some(row.row("just_moved"), 1)})
    elif row.has("revealed_matches"):
        assert row.text("revealed_matches") == "declared_suit", row.where
        told = Phrase("imperium-if-revealed")
    else:
        inner = row.row("not")
        assert inner.flag("active_quest"), f"{row.where}: a condition that nobody can tell"
        inner.done()
        told = Phrase("imperium-if-no_quest")
    row.done()
    return told


def victim(row: Row) -> Phrase:
    """Which of the other players an effect hits."""
    told: Phrase
    if row.has("is"):
        told = Phrase(f"imperium-others-{row.text('is')}")
    else:
        told = Phrase("imperium-others-with", {"cards": some(row.row("has_in_play"), 1)})
    row.done()
    return told


def cue(row: Row) -> Phrase:
    """When a triggered ability works."""
    name = row.text("cue")
    args: dict[str, Argument] = {}
    if row.has("filter"):
        args["cards"] = some(row.row("filter"), 1)
    if row.has("suit"):
        args["cards"] = Phrase(f"imperium-suits-{row.text('suit')}")
    if row.has("card"):
        args["cards"] = card_words(card_named(row.text("card")))
    if row.has("has_token"):
        args["resource"] = Phrase(f"imperium-resource-{row.text('has_token')}")
    if row.has("what"):
        args["resource"] = Phrase(f"imperium-resource-{row.text('what')}")
    if row.has("icon"):
        args["icon"] = Phrase(f"imperium-icon-{row.text('icon')}")
    if row.has("from_zone"):
        name += f"-{row.text('from_zone')}"
    row.done()
    return Phrase(f"imperium-when-{name}", args)


# Points.


def points_words(card: Card) -> Phrase:
    """What a card is worth at the end."""
    if card.point_kind in (NO_POINTS, FIXED):
        return Phrase("imperium-points-fixed", {"n": card.points})
    if card.point_kind == VARIABLE:
        terms: list[Phrase] = []
        for value in card.terms:
            row = Row(value, f"{card.id}.vp")
            of = per(row.row("of"), row.number("each"))
            terms.append(Phrase("imperium-points-term", {"n": row.number("vp"), "of": of}))
            row.done()
        return Phrase("imperium-points-variable", {"terms": terms})
    cases = [Phrase(f"imperium-points-{WHENS[case.when]}", {"n": case.points}) for case in card.cases]
    return Phrase("imperium-points-otherwise", {"cases": cases, "n": card.otherwise})
