"""Steps of card abilities as phrases for the catalogs.

A step is told in one of three forms: what to do (`do`), what one may do or pays for (`to`), what another
player does (`does`). Each catalog has its verbs in these forms.
"""

from typing import Final

from civtable.core.words import Argument, Phrase
from civtable.games.imperium.cards.reading import Row
from civtable.games.imperium.cards.table import card_named
from civtable.games.imperium.terms import RESOURCES
from civtable.games.imperium.words.nouns import (
    THEIRS,
    YOURS,
    cards_of,
    condition,
    folded,
    modified,
    per,
    places,
    some,
    suits_of,
    victim,
)
from civtable.games.imperium.words.phrases import amount_words, card_words
from civtable.games.imperium.words.rows import options_of
from civtable.games.imperium.words.verbs import COMMON, COURSES, MOVES, RARE, TOKENS

DO: Final = "do"
TO: Final = "to"
DOES: Final = "does"


class Teller:
    """Tells steps in one form, about what belongs to one player."""

    __slots__ = ("form", "whose")

    def __init__(self, form: str, whose: str = YOURS) -> None:
        self.form = form
        self.whose = whose

    # Several steps.

    def steps(self, rows: list[Row], joint: str, chosen: bool = False) -> Phrase:
        """Steps one after the other. `chosen`: they are one of several alternatives."""
        return folded(f"imperium-text-{joint}", self.each(rows, chosen))

    def each(self, rows: list[Row], chosen: bool = False) -> list[Phrase]:
        """Steps, a phrase for each; amounts that are gained or paid together are one phrase."""
        told: list[Phrase] = []
        i = 0
        while i < len(rows):
            same = 1
            while i + same < len(rows) and is_more_of(rows[i], rows[i + same]):
                same += 1
            if same > 1:
                told.append(self.amounts(rows[i : i + same]))
            else:
                told.append(self.clause(rows[i], chosen and i == 0))
            i += same
        return told

    def amounts(self, rows: list[Row]) -> Phrase:
        """Several amounts that are gained or paid together."""
        amounts: list[Phrase] = []
        op = rows[0].text("op")
        for row in rows:
            assert row.text("op") == op, row.where
            amounts.append(amount_words(row.number("n"), row.index("what", RESOURCES)))
            row.done()
        return self.say(op, op, {"amount": amounts})

    def clause(self, row: Row, chosen: bool = False) -> Phrase:
        """A step with the player who does it. `chosen`: it is one of several alternatives."""
        who = row.text("who", "you")
        op = row.text("op")
        may = row.flag("may") and op != "modify"
        if op == "cost_then" and not chosen and who == "you":
            may = True  # paying is never forced
        if who == "you":
            if may:
                return Phrase("imperium-text-you_may", {"do": Teller(TO, self.whose).done(row)})
            return self.done(row)
        teller = Teller(TO if may else DOES, THEIRS)
        return Phrase(f"imperium-text-{who}{'_may' if may else ''}", {"do": teller.done(row)})

    def done(self, row: Row) -> Phrase:
        """A step, all of it."""
        told = self.step(row.text("op"), row)
        row.done()
        return told

    def verb(self, name: str) -> Phrase:
        """A verb in the form in which this teller speaks."""
        return Phrase(f"imperium-verb-{name}", {"form": self.form})

    def say(self, name: str, verb: str, args: dict[str, Argument] | None = None) -> Phrase:
        """A sentence with a verb."""
        return Phrase(f"imperium-do-{name}", {"verb": self.verb(verb), **(args or {})})

    # One step.

    def step(self, op: str, row: Row) -> Phrase:
        """What a step does."""
        if op in MOVES:
            return self.move(op, row)
        if op in TOKENS:
            return self.tokens(op, row)
        if op in COURSES:
            return self.course(op, row)
        if op in COMMON:
            return self.common(op, row)
        if op == "modify":
            return modified(row)
        if op == "replace":
            return replaced(row)
        return self.rare(op, row)

    def course(self, op: str, row: Row) -> Phrase:
        """Alternatives, costs, conditions, repetitions."""
        if op == "choose":
            told = [self.steps(option, "then", chosen=True) for option in options_of(row)]
            return self.say("choose", "choose", {"options": folded("imperium-text-slash", told)})
        if op == "cost_then":
            row.flag("cost_scope_uncertain")
            return self.paid(row.rows("cost"), row.rows("steps"))
        if op == "if":
            args: dict[str, Argument] = {"condition": condition(row.row("cond"))}
            args["then"] = self.steps(row.rows("then"), "then")
            if row.has("else"):
                args["else"] = self.steps(row.rows("else"), "then")
                return Phrase("imperium-text-if_else", args)
            return Phrase("imperium-text-if", args)
        times = row.value("times")
        if isinstance(times, str):
            return Phrase(f"imperium-text-{times}", {"steps": Teller(DO).steps(row.rows("steps"), "then")})
        inner = row.row("times")
        n = inner.number("up_to")
        inner.done()
        each = Teller(TO).paid(row.rows("cost_each"), row.rows("steps"))
        return Phrase("imperium-text-up_to_times", {"n": n, "do": each})

    def paid(self, cost: list[Row], steps: list[Row]) -> Phrase:
        """A cost, and what is done for it."""
        args: dict[str, Argument] = {"cost": self.each(cost)}
        if all(is_simple(row) for row in [*cost, *steps]):
            args["steps"] = Teller(TO, self.whose).each(steps)
            return Phrase("imperium-text-pay_to", args)
        args["steps"] = Teller(DO).steps(steps, "then")
        return Phrase("imperium-text-pay_then", args)

    def move(self, op: str, row: Row) -> Phrase:
        """Cards that go from somewhere to somewhere."""
        zones = row.listed("from")
        card = row.text("card", "")
        key, verb = MOVES[op]
        args: dict[str, Argument]
        if op == "garrison" and card != "self":
            assert row.text("into") == "self", row.where
        if zones == ["market"]:
            assert op == "exile", row.where
            assert row.number("n") == 1, row.where
            return self.say("exile_market", "exile")
        if op == "garrison" and card == "self":
            assert row.text("then") == "trigger_host_play_effect", row.where
            args = {"cards": some(row.row("into"), 1), "then": self.verb("resolve")}
            return self.say("garrison_self", verb, args)
        if zones == ["impending_quests"] and op == "garrison":
            return self.say(key, verb, {"cards": Phrase("imperium-some-quest", {"n": row.number("n")})})
        if zones in (["nation_deck_top"], ["active_quest"]):
            assert row.number("n") == 1, row.where
            return self.say(f"{key}_{zones[0]}", verb)
        args = {"whose": self.whose}
        if card:
            row.number("n", 1)
            this = card in ("self", "just_drawn", "one_of_just_drawn", "revealed")
            args["cards"] = Phrase(f"imperium-text-{card}") if this else card_words(card_named(card))
        elif op == "return_unrest":
            args["cards"] = unrest_of(row)
            if row.value("n") == "all":
                zones = []  # the cards are told with their place
        else:
            args["cards"] = cards_of(row)
        if row.flag("if_able"):
            return self.say("draw_if_able", verb, args)
        if row.has("per"):
            return self.say("draw_per", verb, {**args, "per": per(row.row("per"), 1)})
        told_anyway = card in ("self", "just_drawn") or (op == "garrison" and zones == ["hand"])
        if zones and not told_anyway:
            args["cards"] = Phrase("imperium-text-from", {**args, "place": places(zones, self.whose)})
        return self.say(key, verb, args)

    def tokens(self, op: str, row: Row) -> Phrase:
        """Resources and tokens."""
        if op in ("gain_action", "spend_action"):
            return self.say("actions", "gain" if op == "gain_action" else "spend", {"n": row.number("n")})
        if op == "return_exhaust_token":
            return self.say(op, "return", {"n": row.number("n"), "whose": self.whose})
        if op in ("take_unrest", "draw_fame"):
            n = row.number("n")
            if op == "draw_fame":
                assert n == 1, row.where
                return self.say("top_fame", "take")
            return self.say("take_unrest", "take", {"cards": Phrase("imperium-some-unrest", {"n": n})})
        resource = row.index("what", RESOURCES)
        if op == "double_tokens_gained":
            return self.say(op, "gain", {"resource": Phrase(f"imperium-resource-{RESOURCES[resource]}")})
        if op in ("pay", "gain_tokens_from_card") and row.value("n") == "all":
            if op == "pay":
                return self.say("pay_all", "pay", {"n": row.number("min")})
            assert row.text("card") == "self", row.where
            return self.say(op, "gain")
        args: dict[str, Argument] = {"amount": amount_words(row.number("n"), resource)}
        if op == "gain" and row.has("per"):
            return self.say("gain_per", "gain", {**args, "per": per(row.row("per"), 1)})
        if op == "steal":
            assert row.text("from") == "others", row.where
            args["from"] = victim(row.row("victim_if")) if row.has("victim_if") else OTHERS
            if row.has("if_unable"):
                args["steps"] = Teller(DOES, THEIRS).steps(row.rows("if_unable"), "then")
                return self.say("steal_or", "steal", args)
            return self.say("steal", "steal", args)
        if op == "place_on_card":
            assert row.text("card") == "self", row.where
        return self.say(op, TOKENS[op], args)

    def common(self, op: str, row: Row) -> Phrase:
        """Market, fame, developing, playing."""
        if op == "take_fame":
            assert row.number("take") == 1, row.where
            look = row.number("look")
            if not look:
                return self.say("top_fame", "take")
            return self.say("look_fame", "look", {"n": look, "then": self.verb("take")})
        if op == "develop":
            return self.say("develop_free" if row.flag("free") else "develop", "develop")
        if op == "free_play":
            args: dict[str, Argument] = {"cards": some(row.row("filter"), row.number("n", 1))}
            args["place"] = places(row.listed("from"), self.whose)
            return self.say("free_play_any_state" if row.flag("ignore_state") else "free_play", "play", args)
        args = {"cards": suits_of(row)}
        sources = row.listed("sources")
        if row.has("extra_sources"):
            sources = ["also", *row.listed("extra_sources")]
        if sources:
            place = places(sources, self.whose)
            args = {"cards": Phrase("imperium-text-from", {**args, "place": place})}
        told = self.say(op, op, args)
        if row.number("times", 1) > 1:
            told = Phrase("imperium-text-times", {"do": told, "n": row.number("times")})
        if row.has("then"):
            assert row.text("then") == "free_play_it", row.where
            told = Phrase("imperium-text-free_play_it", {"do": told})
        return told

    def rare(self, op: str, row: Row) -> Phrase:
        """Operations that few cards use."""
        assert op in RARE, f"{row.where}: nobody can tell {op}"
        args: dict[str, Argument] = {"whose": self.whose}
        if op == "find":
            filter = row.row("filter")
            args["cards"] = some(filter, row.number("n"))
            search = row.listed("search") or ["hand", "discard", "draw_deck", "nation_deck"]
            args["place"] = places(search, self.whose)
            row.flag("to_uncertain")
            return self.say(f"find_{row.text('to')}", "search", args)
        if op == "give_card":
            assert row.text("to") == "each_other", row.where
            assert row.number("n") == 1, row.where
            args["place"] = places(row.listed("from"), self.whose)
            if row.has("if_given"):
                given = row.row("if_given")
                args["cards"] = some(given.row("filter"), 1)
                args["steps"] = Teller(DOES, THEIRS).steps(given.rows("recipient"), "then")
                given.done()
                return self.say("give_card_if", "give", args)
        elif op == "swap":
            a, b = row.row("a"), row.row("b")
            for side in (a, b):
                assert side.number("n") == 1, row.where
                side.text("not_start", "")
            name = f"swap_{a.text('zone')}_{b.text('zone')}"
            a.done()
            b.done()
            return self.say(name, "swap", args)
        elif op == "reveal":
            row.number("n", 1)
            args["place"] = Phrase(f"imperium-zones-{'_'.join(row.listed('zones'))}")
        elif op == "treat_icon_as":
            counts_as = row.row("as")
            args["n"] = counts_as.number("n")
            args["icon"] = Phrase(f"imperium-icon-{row.text('icon')}")
            args["as"] = Phrase(f"imperium-icon-{counts_as.text('icon')}")
            counts_as.done()
            assert row.number("n") == 1, row.where
            assert row.text("until") == "end_of_turn", row.where
        elif op == "avoid_attack" and row.has("unless"):
            unless = row.row("unless")
            gift = unless.row("attacker_gives_you")
            [(resource, n)] = [(word, gift.number(word)) for word in RESOURCES if gift.has(word)]
            gift.done()
            unless.done()
            args["amount"] = amount_words(n, RESOURCES.index(resource))
            return self.say("avoid_attack_unless", "avoid", args)
        elif op == "replace_journey":
            args["card"] = card_words(card_named(row.text("with")))
        else:
            for name in ("card", "at", "what", "mode", "from", "to"):
                row.text(name, "")
            row.number("n", 1)
            row.listed("options")
            if row.has("filter"):
                args["cards"] = some(row.row("filter"), 1)
        return self.say(op, RARE[op], args)


OTHERS: Final = Phrase("imperium-others")


def unrest_of(row: Row) -> Phrase:
    """The unrest cards that a step returns."""
    if row.value("n") == "all":
        return Phrase("imperium-text-all_unrest_here")
    told = Phrase("imperium-some-unrest", {"n": row.number("n")})
    return Phrase("imperium-text-up_to", {"cards": told}) if row.flag("up_to") else told


def is_more_of(first: Row, row: Row) -> bool:
    """Whether a step only adds another resource to what the one before gains or pays."""
    plain = all(
        set(each.values) == {"op", "what", "n"} and each.values["n"] != "all" for each in (first, row)
    )
    return plain and first.values["op"] == row.values["op"] and row.values["op"] in ("gain", "pay")


def is_simple(row: Row) -> bool:
    """Whether a step can be told behind “to”: the player does it, with nothing to decide first."""
    values = row.values
    return values["op"] not in COURSES and values.get("who", "you") == "you" and "may" not in values


def replaced(row: Row) -> Phrase:
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
