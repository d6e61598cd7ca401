"""The automa's tables as the engine reads them: kinds of card, steps, rows. No rules, no reading of files."""

from typing import Final

# Which cards a row or a step means. The names are those of the files in automa/.
OTHER: Final = 0
REGION_KIND: Final = 1
UNCIVILISED_KIND: Final = 2
CIVILISED_KIND: Final = 3
TRIBUTARY_KIND: Final = 4
FAME_KIND: Final = 5
ATTACK_KIND: Final = 6
PINNED_KIND: Final = 7
BARBARIAN_KIND: Final = 8
EMPIRE_KIND: Final = 9
KNIGHT_KIND: Final = 10
MASK_KIND: Final = 11
SCROLL_KIND: Final = 12
RIVER_KIND: Final = 13
DEVELOPMENT_KIND: Final = 14  # starts the game in the development area: the printed four-point star
NAMED: Final = 15  # the card of that name
KIND_NAMES: Final = [
    *("other", "region", "uncivilised", "civilised", "tributary", "fame", "attack", "pinned"),
    *("barbarian", "empire", "knight", "mask", "scroll", "river", "development", "named"),
]

# Where a card lies or goes.
ZONE_DISCARD: Final = 0
ZONE_HISTORY: Final = 1
ZONE_DECK: Final = 2
ZONE_PLAY: Final = 3
ZONE_EXILE: Final = 4
ZONE_NAMES: Final = ["discard", "history", "deck", "play", "exile"]

# What a step does. `n`, `what` and the rest of a step are explained where the numbers mean something.
GAIN: Final = 0  # n of resource `what`
GAIN_PER_REGION: Final = 1  # the same for each region in play
SPEND: Final = 2
SPEND_ONE_OF: Final = 3  # n of `what`, or m of `into`
SPEND_ALL: Final = 4
TURN_ALL: Final = 5  # every `what` into one `into`
EXCHANGE: Final = 6  # n of `what` for m of `into`, as often as possible
STEAL: Final = 7
ACQUIRE: Final = 8  # of `suits`
ACQUIRE_EXILED: Final = 9
ACQUIRE_WITH: Final = 10  # of `suits` with a token of resource `what`
BREAK_THROUGH: Final = 11
GAIN_FAME: Final = 12
ABANDON: Final = 13  # n cards of kind `what`
DISCARD_DECK: Final = 14  # n cards
DISCARD_DYNASTY: Final = 15
MOVE: Final = 16  # a card of kind `what` from `source` to `into`
PLACE_ON_MARKET: Final = 17
THIS_TO: Final = 18  # zone `into`
PLAY_THIS: Final = 19
EXILE_MARKET: Final = 20
TAKE_UNREST: Final = 21
RETURN_UNREST: Final = 22
EXILE_QUEST: Final = 23
GAIN_QUEST: Final = 24
HAVE_IN_PLAY: Final = 25  # n cards of kind `what`
HAVE_NONE_DISCARDED: Final = 26
TURN_JOURNEY: Final = 27  # to journey card `n`
UNREST_IN_NEW_DISCARD: Final = 28
TRIGGER_END: Final = 29
YOU_GAIN: Final = 30
YOU_TAKE_UNREST: Final = 31
YOU_RECALL: Final = 32  # a card of kind `what`
YOU_ABANDON: Final = 33
YOU_DISCARD: Final = 34  # n cards
YOU_MAY_DRAW: Final = 35
YOU_MAY_RETURN_UNREST: Final = 36  # n = 1 if the discard pile counts too
CHAIN: Final = 37  # the first possible one of `parts`; n = 1 if the last one needs no test
IF_YOU_HAVE: Final = 38  # `parts` if you have a card of kind `what` in play
IF_YOU_ARE: Final = 39  # `parts` if your state card shows `what`
OP_NAMES: Final = [
    *("gain", "gain_per_region", "spend", "spend_one_of", "spend_all", "turn_all", "exchange", "steal"),
    *("acquire", "acquire_exiled", "acquire_with", "break_through", "gain_fame", "abandon", "discard_deck"),
    *("discard_dynasty", "move", "place_on_market", "this_to", "play_this", "exile_market", "take_unrest"),
    *("return_unrest", "exile_quest", "gain_quest", "have_in_play", "have_none_discarded", "turn_journey"),
    *("unrest_in_new_discard", "trigger_end", "you_gain", "you_take_unrest", "you_recall", "you_abandon"),
    *("you_discard", "you_may_draw", "you_may_return_unrest", "chain", "if_you_have", "if_you_are"),
]

COSTS: Final = [SPEND, SPEND_ONE_OF, ABANDON, MOVE, HAVE_IN_PLAY, HAVE_NONE_DISCARDED]
"""As the first step of "if possible": possible only if the step after it, its purpose, is possible too."""

ATTACKS: Final = [STEAL, YOU_RECALL, YOU_ABANDON, YOU_DISCARD]
"""What counts as an attack, whatever the card's icons (changes in the effects of cards)."""

SOURCES: Final = ["spanish_rulebook", "english_tables", "transcription", "printed_book"]
"""Where texts and icons of the files come from: the last one is for whoever corrects a row by the book."""

CONFIDENCES: Final = ["sourced", "forced", "inferred"]
"""A source shows it; the rules leave one reading; it is argued from the context."""

MOST_DISCARDED: Final = 5
"""More than a hand is not asked for."""

# From which cards the layers of a dynasty deck or quest pile are made, from bottom to top.
DEVELOPMENT_BY_VALUE: Final = 0
OTHERS_BY_VALUE: Final = 1  # the development cards that are no regions
DEVELOPMENT_REGIONS: Final = 2
ACCESSION: Final = 3
NATION_CARDS: Final = 4
OTHER_DEVELOPMENT: Final = 5  # those that no other layer names
NAMED_CARD: Final = 6
LAYER_NAMES: Final = [
    *("development cards by value", "other development cards by value", "development regions"),
    *("accession card", "nation cards", "other development cards"),
]


class Effect:
    """One step of a row: what is done, with its numbers; which of the fields count depends on `op`."""

    __slots__ = ("into", "m", "n", "op", "parts", "source", "suits", "what")

    def __init__(
        self,
        op: int,
        n: int,
        m: int,
        what: int,
        into: int,
        source: int,
        suits: int,
        parts: list[int],
    ) -> None:
        self.op = op
        self.n = n
        self.m = m
        self.what = what
        self.into = into
        self.source = source
        self.suits = suits  # a set, one bit each
        self.parts = parts  # of a chain or condition: numbers of sequences of the same table

    def key(self) -> tuple[object, ...]:
        """All of it, for comparing tables."""
        return (self.op, self.n, self.m, self.what, self.into, self.source, self.suits, tuple(self.parts))


class Row:
    """A row of a table: which cards it is for, and what is done with them."""

    __slots__ = ("kind", "name", "number", "sequence")

    def __init__(self, number: int, kind: int, name: str, sequence: int) -> None:
        self.number = number  # from 1, as printed
        self.kind = kind
        self.name = name  # the name of the card, if `kind` is NAMED
        self.sequence = sequence


class Journey:
    """What a Utopian journey card does when the automa's deck is empty."""

    __slots__ = ("amount", "name", "otherwise", "resource", "sequence")

    def __init__(self, name: str, amount: int, resource: int, sequence: int, otherwise: int) -> None:
        self.name = name
        self.amount = amount  # at least so many ...
        self.resource = resource  # ... of these
        self.sequence = sequence  # if so
        self.otherwise = otherwise  # if not


class Layer:
    """Which cards lie together in the dynasty deck or the quest pile."""

    __slots__ = ("kind", "name")

    def __init__(self, kind: int, name: str) -> None:
        self.kind = kind
        self.name = name  # the name of the card, if `kind` is NAMED_CARD


class AutomaTable:
    """A nation as automa: its two tables (or one for both states), maintenance and dynasty deck."""

    __slots__ = (
        *("becomes_empire", "confidence", "dynasty", "empire", "icons_from", "journeys", "matching"),
        *("nation", "quests", "rows", "sequences", "text_from", "token", "tokens"),
    )

    def __init__(
        self,
        nation: str,
        empire: bool,
        becomes_empire: bool,
        token: int,
        tokens: int,
        dynasty: list[Layer],
        quests: list[Layer],
        rows: list[list[Row]],
        matching: list[list[list[Row]]],
        journeys: list[Journey],
        sequences: list[list[Effect]],
        text_from: str,
        icons_from: str,
        confidence: str,
    ) -> None:
        self.nation = nation
        self.empire = empire  # whether the state card starts on that side
        self.becomes_empire = becomes_empire  # when the accession card reaches the discard
        self.token = token  # resource put on the market in maintenance
        self.tokens = tokens
        self.dynasty = dynasty  # from bottom to top
        self.quests = quests  # from bottom to top
        self.rows = rows  # [1 if empire]; the same list twice for a nation with one table
        self.matching = matching  # [1 if empire][card]: the rows for that card, from the top
        self.journeys = journeys
        self.sequences = sequences
        self.text_from = text_from
        self.icons_from = icons_from
        self.confidence = confidence

    @property
    def has_one_table(self) -> bool:
        """Whether the same table serves in both states."""
        return self.rows[0] is self.rows[1]
