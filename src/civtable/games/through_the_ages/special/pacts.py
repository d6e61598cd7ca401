"""The pacts."""

from typing import Final

from civtable.core.game import Option
from civtable.games.through_the_ages.cards.table import card
from civtable.games.through_the_ages.civil.tokens import food, lose, resources
from civtable.games.through_the_ages.data import FARM, MINE
from civtable.games.through_the_ages.options import TRADE, TRADED
from civtable.games.through_the_ages.player import TRADE_USED, Player
from civtable.games.through_the_ages.ratings import completed_wonders, pacts_of
from civtable.games.through_the_ages.special.hooks import IN_ACTIONS, OFFERING_PACTS, Pact, register_pact
from civtable.games.through_the_ages.special.tally import Tally
from civtable.games.through_the_ages.state import ThroughTheAges


class OpenBorders(Pact):
    """Open Borders Agreement: both have a military action more, and attack each other with more strength."""

    def rate(self, partner: Player, first: bool, strength: int, tally: Tally) -> None:
        """A military action."""
        tally.military += 1

    def attack_change(self, first: bool, strength: int) -> int:
        """Whoever attacks is stronger."""
        return strength

    def war_change(self, strength: int) -> int:
        """In a war too, if it is there when the war is fought."""
        return strength


class TradeRoutes(Pact):
    """Trade Routes Agreement: once a turn A lays down a food as a resource, B a resource as food."""

    def offer(self, state: ThroughTheAges, player: Player, options: list[Option]) -> None:
        """Once a turn."""
        if not self.no_use(state, player, TRADE):
            options.append(TRADE)

    def no_use(self, state: ThroughTheAges, player: Player, option: Option) -> str:
        """The pact, once a turn, and what is laid down."""
        for holder in pacts_of(state, player.seat):
            if holder.pact == self.card:
                if player.marks & TRADE_USED:
                    return "once_a_turn"
                if holder.pact_first == player.seat:
                    return "" if food(player) else "no_food"
                return "" if resources(player) else "no_resources"
        return "no_trade_routes"

    def use(self, state: ThroughTheAges, player: Player, option: Option) -> None:
        """For the next payment of this turn."""
        player.marks |= TRADE_USED
        for holder in pacts_of(state, player.seat):
            if holder.pact == self.card:
                if holder.pact_first == player.seat:
                    lose(player, FARM, 1)
                    player.wild_resources = 1
                else:
                    lose(player, MINE, 1)
                    player.wild_food = 1


class Supremacy(Pact):
    """Acceptance of Supremacy: B pays A."""

    def resources(self, first: bool) -> int:
        """A resource each production."""
        return 1 if first else -1


class TradeAgreement(Pact):
    """International Trade Agreement: A produces a resource more, B a food."""

    def food(self, first: bool) -> int:
        """B's."""
        return 0 if first else 1

    def resources(self, first: bool) -> int:
        """A's."""
        return 1 if first else 0


class Protection(Pact):
    """Promise of Military Protection: culture for A, strength for B."""

    def rate(self, partner: Player, first: bool, strength: int, tally: Tally) -> None:
        """B pays a culture of the rating."""
        tally.culture += 1 if first else -1
        tally.strength += 0 if first else strength

    def attack_change(self, first: bool, strength: int) -> int:
        """The pact ends: B who attacks has no such strength."""
        return 0 if first else -strength

    def defense_change(self, first: bool, strength: int) -> int:
        """Nor has B if A attacks."""
        return -strength if first else 0


class Cooperation(Pact):
    """Scientific Cooperation: technologies cost less, and the partner pays a science point."""

    def shares_science(self) -> bool:
        """For both."""
        return True


class Tourism(Pact):
    """International Tourism: culture for the partner's wonders."""

    def rate(self, partner: Player, first: bool, strength: int, tally: Tally) -> None:
        """1 for each."""
        tally.culture += completed_wonders(partner)


class Sovereignty(Pact):
    """Loss of Sovereignty: B pays culture, and nobody may declare war on B."""

    def rate(self, partner: Player, first: bool, strength: int, tally: Tally) -> None:
        """2 culture of the rating."""
        tally.culture += 2 if first else -2

    def spares_second(self) -> bool:
        """Nobody may declare war on B."""
        return True


class MilitaryPact(Pact):
    """Military Pact: both are stronger, but not against each other."""

    def rate(self, partner: Player, first: bool, strength: int, tally: Tally) -> None:
        """What the card says."""
        tally.strength += strength

    def attack_change(self, first: bool, strength: int) -> int:
        """The pact ends."""
        return -strength

    def defense_change(self, first: bool, strength: int) -> int:
        """For both."""
        return -strength


class PeaceTreaty(Pact):
    """Peace Treaty: culture for both."""

    def rate(self, partner: Player, first: bool, strength: int, tally: Tally) -> None:
        """1 each."""
        tally.culture += 1


TRADE_ROUTES: Final = TradeRoutes(card("trade_routes_agreement"))

register_pact(OpenBorders(card("open_borders_agreement")))
register_pact(TRADE_ROUTES)
register_pact(Supremacy(card("acceptance_of_supremacy")))
register_pact(TradeAgreement(card("international_trade_agreement")))
register_pact(Protection(card("promise_of_military_protection")))
register_pact(Cooperation(card("scientific_cooperation")))
register_pact(Tourism(card("international_tourism")))
register_pact(Sovereignty(card("loss_of_sovereignty")))
register_pact(MilitaryPact(card("military_pact")))
register_pact(PeaceTreaty(card("peace_treaty")))
OFFERING_PACTS.append(TRADE_ROUTES)
IN_ACTIONS[TRADED] = TRADE_ROUTES
