"""What cards and abilities are worth to the book player of Imperium, in points at the end of the game.

Abilities are valued from their programs, so that every card is known without being named; few nations need a
word of their own.
"""

from typing import Final

from civtable.bots.imperium.others import Others
from civtable.bots.imperium.printed import (
    ABILITIES_OF,
    CHANGES,
    IS_SCROLL,
    LEAVES,
    NEEDED_BY,
    after,
    end_of,
    is_paid_first,
)
from civtable.bots.imperium.values import IS_CONDITIONAL, NOT_YET
from civtable.bots.imperium.weights import EACH_TIME, UNSEEN
from civtable.core.game import Option
from civtable.games.imperium import options as offered
from civtable.games.imperium.abilities import ops
from civtable.games.imperium.abilities.book import ABILITIES, PLAY_ABILITY, REQUIRES
from civtable.games.imperium.abilities.costs import developable, payment, wanted
from civtable.games.imperium.abilities.counts import (
    development_cost,
    is_free,
)
from civtable.games.imperium.abilities.instructions import (
    ANY_NUMBER,
    EVERY,
    FREE,
    MAY,
    UP_TO,
    Ability,
    Instr,
)
from civtable.games.imperium.cards.table import CARDS, IS_PINNED, STATE_OF, SUITS_OF, UNREST
from civtable.games.imperium.market import brings_unrest
from civtable.games.imperium.questions.deals import acquire_options, break_options, space_of
from civtable.games.imperium.terms import (
    ABANDON,
    ACTIVE_QUEST,
    ALL,
    BARBARIAN,
    EXHAUST,
    HAND,
    NONE,
    PASSIVE,
    PROGRESS,
    RECALL,
    REGION,
    SOLSTICE,
    TO_DECK,
    TO_DISCARD,
    TO_GARRISON,
    TO_HAND,
    TO_HISTORY,
    TO_SUNKEN,
    TO_UNREST,
)

IS_EACH_TIME: Final = [op in EACH_TIME for op in range(len(ops.NAMES))]


class Worth(Others):
    """Values in one position: of cards, of what they do, of the market."""

    __slots__ = ()

    # Cards.

    def worth(self, card: int) -> float:
        """What having a card in the cycle is worth until the end: points, and what it does."""
        if self.worths[card] == NOT_YET:
            self.worths[card] = 0.0  # while it is worked out
            clogged = self.weights.clog + self.weights.each_round * self.left
            self.worths[card] = self.points(card) + self.others_for(card) + self.use(card) - clogged
        return self.worths[card]

    def use(self, card: int) -> float:
        """What a card does until the end: as often as it is likely to be played."""
        if CARDS[card].unplayable:
            return 0.0
        past = STATE_OF[card] == BARBARIAN or len(self.me.nation_deck) > 4
        if past and self.is_of_another_state(card):
            return 0.0
        weights = self.weights
        late = weights.late * self.hands
        value = self.play(card)
        if IS_PINNED[card]:
            return self.in_play(card, max(0.0, self.left - 1 - late)) + weights.lying * max(0.0, value)
        if not is_free(self.me, card):
            value -= weights.spent * weights.action
        if weights.scroll and IS_SCROLL[card]:
            value += weights.scroll
        times = max(0.0, self.left - 0.5 - late) / self.hands * weights.plays
        return max(0.0, value) * min(times, 0.8 if LEAVES[card] else weights.most_times)

    def in_play(self, card: int, rounds: float) -> float:
        """What a pinned card gives by lying in play for some rounds."""
        value = self.weights.region if SUITS_OF[card] & REGION else 0.0
        for ability in ABILITIES_OF[card]:
            trigger = ability.trigger
            if trigger == EXHAUST:
                share = self.weights.cued if ability.cue else self.weights.exhaust
                value += share * rounds * max(0.0, self.ability(ability, card) - 0.15)
            elif trigger == SOLSTICE:
                each = self.ability(ability, card)
                value += self.weights.solstice * rounds * (max(0.0, each) if ability.may else each)
            elif trigger == PASSIVE and ability.cue:
                value += self.weights.passive * rounds * max(0.0, self.ability(ability, NONE))
        return min(value + CHANGES[card] * rounds, self.weights.most_worth)

    def play(self, card: int) -> float:
        """What playing a card does, its price taken off."""
        number = PLAY_ABILITY[card]
        return 0.0 if number == NONE else self.ability(ABILITIES[number], card)

    # Programs.

    def ability(self, ability: Ability, card: int) -> float:
        """What using an ability once is worth."""
        before = self.playing
        self.playing = card
        code = ability.code
        value = self.bought(code, 0) if is_paid_first(ability) else self.block(code, 0, len(code) - 1)
        self.playing = before
        return value

    def block(self, code: list[Instr], pc: int, end: int) -> float:
        """Several instructions."""
        value = 0.0
        while pc < end:
            value += self.step(code, pc)
            pc = after(code, pc)
        return value

    def bought(self, code: list[Instr], pc: int) -> float:
        """What stands behind a cost, the cost taken off."""
        cost = code[pc]
        return self.block(code, cost.middle, cost.jump) - self.cost(code, pc + 1, cost.middle)

    def cost(self, code: list[Instr], pc: int, end: int) -> float:
        """What has to be given for something; a choice of costs is the cheapest."""
        total = 0.0
        while pc < end:
            instr = code[pc]
            if instr.op == ops.CHOOSE:
                starts = instr.starts
                least = self.cost(code, starts[0], end_of(instr, 0))
                for i in range(1, len(starts)):
                    least = min(least, self.cost(code, starts[i], end_of(instr, i)))
                total += least
            else:
                total -= self.step(code, pc)
            pc = after(code, pc)
        return total

    def alternative(self, code: list[Instr], pc: int, end: int) -> float:
        """One of several alternatives: once it is chosen its price is paid, whether it is worth it or not."""
        if code[pc].op != ops.COST:
            return self.block(code, pc, end)
        return self.bought(code, pc) + self.block(code, code[pc].jump, end)

    def step(self, code: list[Instr], pc: int) -> float:
        """One instruction: for the player, for the others, or for all."""
        instr = code[pc]
        if instr.op == ops.EACH:
            who = instr.who
            pc += 1
            instr = code[pc]
            if instr.op == ops.STEAL:
                return self.steal(instr)
            value = -self.weights.rival * self.theirs(instr)
            if who == ALL:
                value += self.own(code, pc)
        else:
            value = self.own(code, pc)
        return max(0.0, value) if instr.flags & MAY else value

    def own(self, code: list[Instr], pc: int) -> float:
        """What an instruction does for the player."""
        instr = code[pc]
        op = instr.op
        if op == ops.GAIN:
            return self.resource(instr.what, self.amount(instr))
        if op == ops.MOVE:
            return self.move(instr)
        if op == ops.COST:
            return max(0.0, self.bought(code, pc))
        if op == ops.CHOOSE:
            starts = instr.starts
            best = self.block(code, starts[0], end_of(instr, 0))
            for i in range(1, len(starts)):
                best = max(best, self.block(code, starts[i], end_of(instr, i)))
            return best
        if op == ops.PAY:
            return -self.price(payment(self.me, instr))
        if op == ops.DRAW:
            return (
                self.drawing * instr.n * (1 if instr.count is None else self.count(instr.count, self.playing))
            )
        if op in (ops.ACQUIRE, ops.BREAK_THROUGH):
            return self.take(instr)
        if op == ops.SELF_TO:
            return self.self_to(instr.verb)
        if op == ops.TAKE_UNREST:
            return -self.unrest * instr.n
        if op == ops.TAKE_FAME:
            return self.weights.fame + (0.8 if instr.n else 0.0) if self.state.fame else 4.0
        if op == ops.DEVELOP:
            return self.develop(bool(instr.flags & FREE))
        if op == ops.IF:
            if self.holds(instr.condition):
                return self.block(code, pc + 1, instr.jump)
            return self.block(code, instr.jump, after(code, pc))
        if op == ops.SET_LOOP:
            return max(0.0, self.block(code, pc + 2, after(code, pc)))
        if op == ops.PAY_ALL:
            return -float(self.me.tokens[PROGRESS])
        if op in (ops.MOVED_TO, ops.REVEALED_TO):
            return self.other_card_to(instr.verb)
        value = self.weights.simple[op]
        return value * instr.n if IS_EACH_TIME[op] else value

    # Cards that go somewhere.

    def move(self, instr: Instr) -> float:
        """Cards that are picked."""
        verb = instr.verb
        n = 1 if instr.flags & (ANY_NUMBER | EVERY) else instr.n
        weights = self.weights
        if verb in (TO_HISTORY, TO_SUNKEN):
            return self.thinning(self.meant(instr), n, bool(instr.flags & (MAY | UP_TO)))
        if verb == TO_GARRISON:
            if instr.zones & HAND:
                cards = [card for card in self.me.hand if instr.filter.fits[card]]
                if weights.scroll and cards and IS_SCROLL[cards[-1]]:
                    return 0.0  # it comes back with the card that it is fed to
                return self.thinning(cards, 1, False)
            return self.thinning(self.meant(instr), 1, False)
        if verb == TO_DISCARD:
            if instr.zones == ACTIVE_QUEST:
                return 1.2
            return -weights.discard * (n if n != instr.n else wanted(self.me, instr))
        if verb == TO_DECK:
            return -weights.top * n if instr.zones & HAND else 0.5 * n
        if verb == TO_HAND:
            return weights.to_hand * n
        if verb == TO_UNREST:
            return self.unrest * min(n, len(self.meant(instr)))
        if verb == ABANDON:
            return -weights.abandoned * n - self.uncovered(instr, n)
        if verb == RECALL:
            return -weights.recalled * n - self.uncovered(instr, n)
        return 0.2

    def self_to(self, verb: int) -> float:
        """The card itself goes somewhere."""
        if verb in (TO_HISTORY, TO_SUNKEN):
            return 0.0 if self.playing == NONE else self.filed(self.playing)
        if verb == TO_UNREST:
            return self.unrest
        if verb == ABANDON:
            if self.has_opened(self.playing):
                return 0.5
            return self.weights.freed * self.me.hosts.count(self.playing) - 0.6
        if verb == RECALL:
            return -self.weights.recalled
        return 0.2

    def opens(self, card: int) -> float:
        """What the best hand card does that can be played only while this one is in play."""
        me = self.me
        best = 0.0
        for other in NEEDED_BY[card]:
            if other in me.hand and not self.is_of_another_state(other):
                met = [c.what == card or self.holds(c) for c in REQUIRES[other]]
                if all(met) and (me.actions > 1 or is_free(me, other)):
                    best = max(best, self.play(other))
        return best

    def has_opened(self, card: int) -> bool:
        """Whether a card in play has done its work: others need it there, but none that is in hand."""
        in_play = card != NONE and card in self.me.in_play
        return in_play and bool(NEEDED_BY[card]) and self.left > 1.5 and self.opens(card) <= 0.0

    def other_card_to(self, verb: int) -> float:
        """A card goes somewhere that is not known before."""
        if verb in (TO_HISTORY, TO_SUNKEN):
            return self.thinning(self.me.hand, 1, False)
        if verb == TO_DECK:
            return -self.weights.top
        if verb == TO_DISCARD:
            return -self.weights.discard
        return 1.0 if verb == TO_HAND else 0.2

    def thinning(self, cards: list[int], n: int, may: bool) -> float:
        """Cards that leave the cycle: the worst ones; none that is worth keeping, where one may."""
        values: list[float] = []
        for card in cards:
            if card != self.playing:
                value = self.dead_weight(card)
                values.append(max(0.0, value) if may else value)
        if n == 1:
            return max(values) if values else 0.0
        values.sort(reverse=True)
        return sum(values[:n])

    def dead_weight(self, card: int) -> float:
        """How much better the cycle is without a card: the less it does, the better."""
        if self.weights_out[card] == NOT_YET:
            if self.depth:
                return 0.5 * self.weights.thin  # what a card does is not asked about for another card
            self.depth = 1
            self.weights_out[card] = self.dead_weight_of(card)
            self.depth = 0
        return self.weights_out[card]

    def dead_weight_of(self, card: int) -> float:
        """The same, worked out."""
        if card == UNREST:
            return 0.9 * self.weights.thin - self.weights.buried
        if NEEDED_BY[card] and self.is_needed(card):
            return -self.weights.needed
        points = max(0.0, self.filed(card) - self.weights.filed) if IS_CONDITIONAL[card] else 0.0
        return points + self.weights.thin * min(1.0, self.left / 6) - self.use(card)

    # Developments and the market.

    def develop(self, free: bool) -> float:
        """The best development, at its cost or free."""
        best = 0.0
        for card in developable(self.me, True):
            best = max(best, self.worth(card) if free else self.development(card))
        return best

    def development(self, card: int) -> float:
        """What a development is worth beyond its cost."""
        return self.weights.develops * self.worth(card) - self.price(development_cost(self.me, card))

    def take(self, instr: Instr) -> float:
        """The best card that can be acquired or broken through for."""
        if instr.op == ops.ACQUIRE:
            options = acquire_options(self.state, self.me, instr)
        else:
            options = break_options(self.state, instr)
        best = 0.0
        for option in options:
            best = max(best, self.gained(option))
        return best

    def gained(self, option: Option) -> float:
        """What an option to acquire or break through brings."""
        kind = option.kind
        if kind == offered.ACQUIRE or kind == offered.BREAK:
            return self.space(space_of(self.state, option), kind == offered.ACQUIRE)
        if kind == offered.BREAK_DECK:
            return self.weights.unseen * UNSEEN[offered.suit_of(option)]
        if kind == offered.PASS:
            return 0.0
        card = offered.card_of(option)
        if kind == offered.ACQUIRE_EXILE and brings_unrest(card):
            return self.worth(card) - self.unrest
        return self.worth(card)

    def space(self, space: int, acquired: bool) -> float:
        """A market card with all that comes with it."""
        unrest = self.unrest * self.state.market_unrest[space] if acquired else 0.0
        card = self.state.market[space]
        return self.worth(card) + self.on_space(space) - unrest + self.denied(card)
