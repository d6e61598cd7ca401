"""The politics phase: events, aggressions, wars, pacts, and leaving the game."""

from civtable.core.game import EVERYONE, Option, Question
from civtable.core.words import Reason
from civtable.games.through_the_ages.cards.table import CARDS, PACT_BIT
from civtable.games.through_the_ages.data import (
    AGE_IV,
    AGGRESSION,
    EVENT,
    NONE,
    PACT,
    TERRITORY,
    WAR,
)
from civtable.games.through_the_ages.editions import ANY_TURN, NEVER
from civtable.games.through_the_ages.happenings import (
    AGREED,
    OFFERED,
    PREPARED,
    REFUSED,
    RESIGNED_GAME,
    REVEALED,
)
from civtable.games.through_the_ages.military.attacks import attack_now, declare, no_aggression, no_war
from civtable.games.through_the_ages.military.colonies import begin_auction
from civtable.games.through_the_ages.options import (
    ACCEPT,
    ACCEPTING,
    ATTACK,
    ATTACK_SEAT,
    CANCEL,
    CANCEL_CARD,
    DECLARE,
    DECLARE_SEAT,
    OFFER,
    OFFER_SEAT,
    PASS,
    PASSING,
    PREPARE,
    PREPARE_CARD,
    REFUSE,
    REFUSING,
    RESIGN,
    RESIGNING,
    card_of,
    in_table_order,
    partner_of,
    rival_of,
    side_of,
)
from civtable.games.through_the_ages.player import (
    ACTED_TWICE,
    EXCLUSIVE,
    POLITICS_LOST,
    RESIGNED,
    Player,
)
from civtable.games.through_the_ages.politics.events import HANDLERS
from civtable.games.through_the_ages.politics.impacts import end_game, score_event
from civtable.games.through_the_ages.ratings import colonies_of, pacts_of, refresh_all
from civtable.games.through_the_ages.special.hooks import IN_POLITICS, LEADER_OF, NOBODY
from civtable.games.through_the_ages.special.rivals import feel_rivals
from civtable.games.through_the_ages.state import ThroughTheAges, face, hidden
from civtable.games.through_the_ages.steps import (
    FIRST_ACTION,
    LEAVING_ONLY,
    SECOND_ACTION,
    AnswerPact,
    DoPolitics,
    EndTurn,
)
from civtable.games.through_the_ages.verbs import (
    discard,
    discard_from_hand,
    end_pact,
    gain_culture,
    insert,
)
from civtable.games.through_the_ages.words.phrases import because, reason_or_none


class Politics(Question[ThroughTheAges, DoPolitics]):
    """At most one political action; some leaders allow a second one.

    Where leaving is possible at the start of any turn, who has traded the political action away may still do
    so, and who has a war to fight is asked before it and not after it.
    """

    def options(self, state: ThroughTheAges, step: DoPolitics) -> list[Option]:
        """Everything that the hand and the pacts allow, and passing."""
        player = state.players[step.seat]
        if step.action == LEAVING_ONLY:
            return [PASSING, RESIGNING]
        if step.action == SECOND_ACTION and not LEADER_OF[player.leader].acts_again(player):
            return []
        options = [PASSING]
        last = NONE
        for held in player.army_hand:
            if held != last:
                add_card(state, player, held, options)
                last = held
        if state.pacts:
            options += [CANCEL_CARD[holder.pact] for holder in pacts_of(state, step.seat)]
        if may_leave(state, step):
            options.append(RESIGNING)
        LEADER_OF[player.leader].offer_politics(state, player, options)
        return in_table_order(options)

    def apply(self, state: ThroughTheAges, step: DoPolitics, option: Option) -> None:
        """What follows is asked before a second political action."""
        player = state.players[step.seat]
        for seat in range(len(state.attackers)):
            if state.attackers[seat] == step.seat and step.action == FIRST_ACTION:
                state.attackers[seat] = NONE
        if option.kind == PASS:
            return
        if step.action == LEAVING_ONLY:
            resign(state, player)
            return
        if step.action == SECOND_ACTION:
            player.marks |= ACTED_TWICE
        elif LEADER_OF[player.leader].acts_again(player):
            state.steps.append(DoPolitics(step.seat, SECOND_ACTION))
        act_politically(state, player, option)

    def finish(self, state: ThroughTheAges, step: DoPolitics) -> None:
        """No second political action; if it was traded away, that is settled."""
        state.players[step.seat].marks &= ~POLITICS_LOST

    def why_not(self, state: ThroughTheAges, step: DoPolitics, option: Option) -> Reason | None:
        """The rule that forbids it."""
        player = state.players[step.seat]
        if step.action == LEAVING_ONLY and option.kind not in (PASS, RESIGN):
            return because("politics_traded" if player.war == NONE else "war_first")
        if option.kind == RESIGN:
            return None if may_leave(state, step) else because("no_resigning")
        return reason_or_none(no_politics(state, player, option))


def may_leave(state: ThroughTheAges, step: DoPolitics) -> bool:
    """Leaving the game: never in the short versions, in 2015 not in Age IV, in 2006 not after one's war."""
    leaving = state.edition.leaving
    if leaving == ANY_TURN:
        return not step.stays
    return leaving != NEVER and state.age != AGE_IV


def add_card(state: ThroughTheAges, player: Player, held: int, options: list[Option]) -> None:
    """What can be done with a military card."""
    kind = CARDS[held].kind
    if kind in (EVENT, TERRITORY):
        options.append(PREPARE_CARD[held])
    elif kind == AGGRESSION:
        for seat in range(len(state.players)):
            if not no_aggression(state, player, held, seat):
                options.append(ATTACK_SEAT[held][seat])
    elif kind == WAR:
        for seat in range(len(state.players)):
            if not no_war(state, player, held, seat):
                options.append(DECLARE_SEAT[held][seat])
    elif kind == PACT:
        for seat in range(len(state.players)):
            if not no_offer(state, player, seat):
                options.extend(OFFER_SEAT[held][seat])


def no_offer(state: ThroughTheAges, player: Player, seat: int) -> str:
    """Pacts need a third player at the table, and a rival still in the game."""
    if state.in_game() < 3:
        return "no_pacts_for_two"
    gone = seat >= len(state.players) or seat == player.seat or state.players[seat].resigned()
    return "no_such_rival" if gone else ""


def no_politics(state: ThroughTheAges, player: Player, option: Option) -> str:
    """The short key of the rule that forbids a political action."""
    kind = option.kind
    if kind == PASS:
        return ""
    if kind == CANCEL:
        return "" if card_of(option) in [p.pact for p in pacts_of(state, player.seat)] else "no_such_pact"
    special = IN_POLITICS[kind]
    if special is not NOBODY:
        return special.no_use(state, player, option)
    if kind not in (PREPARE, ATTACK, DECLARE, OFFER):
        return "not_now_politics"
    card = card_of(option)
    if card not in player.army_hand:
        return "not_in_hand"
    if kind == ATTACK:
        return no_aggression(state, player, card, rival_of(option))
    if kind == DECLARE:
        return no_war(state, player, card, rival_of(option))
    return no_offer(state, player, partner_of(option)) if kind == OFFER else ""


def act_politically(state: ThroughTheAges, player: Player, option: Option) -> None:
    """Carry out a political action."""
    if option.kind == PREPARE:
        prepare(state, player, card_of(option))
    elif option.kind == ATTACK:
        attack_now(state, player, card_of(option), rival_of(option))
    elif option.kind == DECLARE:
        declare(state, player, card_of(option), rival_of(option))
    elif option.kind == OFFER:
        pact, partner = card_of(option), partner_of(option)
        first = partner if side_of(option) else player.seat
        player.army_hand.remove(pact)
        player.shown_pacts &= ~(1 << PACT_BIT[pact])
        state.emit(OFFERED, player.seat, pact, partner)
        state.steps.append(AnswerPact(partner, pact, player.seat, first))
    elif option.kind == CANCEL:
        pact = card_of(option)
        holder = next(p for p in pacts_of(state, player.seat) if p.pact == pact)
        end_pact(state, holder)
    elif option.kind == RESIGN:
        resign(state, player)
    else:
        IN_POLITICS[option.kind].use(state, player, option)


# Events.


def prepare(state: ThroughTheAges, player: Player, event: int) -> None:
    """A card goes face down to the future events for culture, and the next current event happens."""
    player.army_hand.remove(event)
    state.future.append(hidden(event, 1 << player.seat))
    state.emit(PREPARED, player.seat, event, 0, 1 << player.seat)
    gain_culture(state, player, CARDS[event].age, NONE)
    reveal_event(state, player.seat)


def reveal_event(state: ThroughTheAges, seat: int) -> None:
    """The next current event happens, in the turn of a seat.

    Where there is none, as in a position that somebody made up, the future events become current first.
    """
    if not state.events:
        renew_events(state)
    revealed = face(state.events.pop())
    for other in state.players:
        other.peeked = 0
    state.shown = EVERYONE
    state.emit(REVEALED, seat, revealed)
    if not state.events:
        renew_events(state)
    if CARDS[revealed].kind == TERRITORY:
        begin_auction(state, revealed, seat)
        return
    state.past.append(revealed)
    if revealed in HANDLERS:
        HANDLERS[revealed](state)
    else:
        score_event(state, revealed)


def renew_events(state: ThroughTheAges) -> None:
    """The future events are shuffled and sorted, older ages on top, and become the current ones."""
    state.rng.shuffle(state.future)
    state.events = sorted(state.future, key=_age_of, reverse=True)
    state.future = []


def _age_of(entry: int) -> int:
    return CARDS[face(entry)].age


# Pacts.


class AnsweringPact(Question[ThroughTheAges, AnswerPact]):
    """A pact is offered to you."""

    def options(self, state: ThroughTheAges, step: AnswerPact) -> list[Option]:
        """Yes or no."""
        return [ACCEPTING, REFUSING]

    def apply(self, state: ThroughTheAges, step: AnswerPact, option: Option) -> None:
        """Yes: it replaces the offerer's own pact. No: the card, seen by all, goes back to the hand."""
        holder = state.players[step.offerer]
        if option.kind == REFUSE:
            insert(holder.army_hand, step.card)
            holder.shown_pacts |= 1 << PACT_BIT[step.card]
            state.emit(REFUSED, step.seat, step.card)
            return
        if holder.pact != NONE:
            end_pact(state, holder)
        state.pacts += 1
        holder.pact = step.card
        holder.pact_with = step.seat
        holder.pact_first = step.side_a
        state.emit(AGREED, step.seat, step.card)
        refresh_all(state)

    def why_not(self, state: ThroughTheAges, step: AnswerPact, option: Option) -> Reason | None:
        """Yes or no."""
        return None if option.kind in (ACCEPT, REFUSE) else because("not_now_answer")


# Leaving.


def resign(state: ThroughTheAges, player: Player) -> None:
    """All cards of the player leave; wars on them pay culture, pacts end; the last one left wins."""
    state.emit(RESIGNED_GAME, player.seat)
    for holder in pacts_of(state, player.seat):
        end_pact(state, holder)
    for other in state.players:
        if other.war != NONE and other.war_on == player.seat:
            gain_culture(state, other, state.edition.war_left, other.war)
            discard(state, other.war, EVERYONE)
            other.war = NONE
            other.war_on = NONE
    if player.war != NONE:
        discard(state, player.war, EVERYONE)
        player.war = NONE
        player.war_on = NONE
    player.marks |= RESIGNED
    state.attackers = [NONE if holder == player.seat else holder for holder in state.attackers]
    feel_rivals(state)
    discard_everything(state, player)
    refresh_all(state)
    if state.in_game() == 1:
        end_game(state)
    else:
        state.steps = [EndTurn(player.seat)]


def discard_everything(state: ThroughTheAges, player: Player) -> None:
    """The hands, and the military cards in play, which may be drawn again.

    Civil cards in play never come back; they stay on the board as it was left, and nobody counts them.
    """
    state.gone += player.hand
    player.hand = []
    player.fresh = []
    for held in player.army_hand[:]:
        discard_from_hand(state, player, held, False)
    for colony in colonies_of(player):
        discard(state, colony, EVERYONE)
    player.colonies = 0
    if player.marks & EXCLUSIVE:
        discard(state, player.tactic, EVERYONE)
        player.marks &= ~EXCLUSIVE
        player.tactic = NONE
