"""Playing a card, and attacks: who may avoid them."""

from civtable.core.game import Option
from civtable.core.words import Reason
from civtable.games.imperium import happenings, options
from civtable.games.imperium.abilities.book import ABILITIES, CUED_ABILITIES, PLAY_ABILITY, WAITS_FOR
from civtable.games.imperium.abilities.cues import begin, is_ready, set_off
from civtable.games.imperium.abilities.possible import lacking
from civtable.games.imperium.automa.state import ATTACK_AVOIDED, ATTACK_SUFFERED
from civtable.games.imperium.cards.table import HEADER_OF, IS_PINNED
from civtable.games.imperium.options import ACCEPTING, EXHAUSTS, PASSING, USES, card_of, in_table_order
from civtable.games.imperium.questions.choices import use_ability
from civtable.games.imperium.state import Asking, Imperium, Player
from civtable.games.imperium.steps import Avoid, Bribe
from civtable.games.imperium.terms import ATTACK, EXHAUST, HAND, NONE, OTHER_PLAYS_ATTACK, PROGRESS, YOU_PLAY
from civtable.games.imperium.verbs import enter_play, others, reveal, take_out
from civtable.games.imperium.words.phrases import because


def play_card(state: Imperium, player: Player, card: int, zone: int) -> None:
    """A card is played: a pinned one lies in play, any other goes to the discard pile when it is done."""
    if zone == HAND:
        reveal(player, card)
    take_out(state, player, card, zone)
    player.ignores = NONE
    state.emit(happenings.PLAYED, player.seat, card)
    set_off(state, YOU_PLAY, player, card, zone)
    pinned = IS_PINNED[card]
    if pinned:
        enter_play(state, player, card)
    ability = PLAY_ABILITY[card]
    if ability != NONE:
        begin(state, player.seat, ability, card, 0 if pinned else 1)
        if HEADER_OF[card] == ATTACK:
            for seat in reversed(others(state, player.seat)):
                state.steps.append(Avoid(seat, player.seat))


def avoiding(state: Imperium, player: Player) -> list[tuple[int, int]]:
    """Place in play and number of the abilities that can avoid an attack now."""
    found: list[tuple[int, int]] = []
    for i in range(len(player.in_play)):
        card = player.in_play[i]
        if WAITS_FOR[card] & OTHER_PLAYS_ATTACK:
            for number in CUED_ABILITIES[card]:
                ability = ABILITIES[number]
                waits = ability.cue == OTHER_PLAYS_ATTACK and is_ready(state, player, ability, i)
                if waits and not lacking(state, player, number, card, NONE):
                    found.append((i, number))
    return found


class Avoiding(Asking[Avoid]):
    """An attack: whoever avoids it ignores all its effects. `bribed`: the attacker has paid for it."""

    def options(self, state: Imperium, step: Avoid) -> list[Option]:
        """Abilities that avoid it, or passing; a card that avoids by itself leaves no choice at first."""
        found: list[Option] = []
        for i, number in avoiding(state, state.players[step.seat]):
            card = state.players[step.seat].in_play[i]
            ability = ABILITIES[number]
            if not ability.unless_progress:
                found.append(EXHAUSTS[card] if ability.trigger == EXHAUST else USES[card])
            elif not step.bribed:
                return []
        return in_table_order([PASSING, *found]) if found else []

    def answer(self, state: Imperium, step: Avoid, option: Option) -> None:
        """Use the ability."""
        player = state.players[step.seat]
        if step.attacker == NONE and state.automa is not None:
            state.automa.attack = ATTACK_SUFFERED if option is PASSING else ATTACK_AVOIDED
        card = card_of(option)
        for i, number in avoiding(state, player):
            if player.in_play[i] == card and option is not PASSING:
                use_ability(state, player, i, number)
                return

    def carry_on(self, state: Imperium, step: Avoid) -> None:
        """A card that avoids by itself does, unless the attacker pays."""
        if step.attacker == NONE and state.automa is not None:
            state.automa.attack = ATTACK_SUFFERED
            return
        for i, number in avoiding(state, state.players[step.seat]):
            if ABILITIES[number].unless_progress and not step.bribed:
                state.steps.append(Bribe(step.attacker, step.seat, i, number))

    def refusal(self, state: Imperium, step: Avoid, option: Option) -> Reason:
        """Only what avoids attacks."""
        return because("avoid_or_pass")


class Bribing(Asking[Bribe]):
    """The attacker may give progress to one whose card avoids attacks, so that the attack works."""

    def options(self, state: Imperium, step: Bribe) -> list[Option]:
        """Give it, or not."""
        gift = ABILITIES[step.ability].unless_progress
        enough = step.seat >= 0 and state.players[step.seat].tokens[PROGRESS] >= gift
        return [PASSING, ACCEPTING] if enough else [PASSING]

    def answer(self, state: Imperium, step: Bribe, option: Option) -> None:
        """The progress changes hands, and other cards can still avoid the attack; or this one does."""
        victim = state.players[step.victim]
        if option is PASSING:
            use_ability(state, victim, step.place, step.ability)
            return
        gift = ABILITIES[step.ability].unless_progress
        state.players[step.seat].tokens[PROGRESS] -= gift
        victim.tokens[PROGRESS] += gift
        state.emit(happenings.GAINED, victim.seat, PROGRESS, gift)
        state.steps.append(Avoid(victim.seat, step.seat, True))

    def refusal(self, state: Imperium, step: Bribe, option: Option) -> Reason:
        """Yes or no, or no progress to give."""
        return because("cannot_pay" if option.kind == options.ACCEPT else "yes_or_no")
