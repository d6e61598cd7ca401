"""The running server, as requests find it."""

from dataclasses import dataclass

from civtable.server.accounts import Accounts
from civtable.server.hall import Hall
from civtable.server.hints.service import Hints
from civtable.server.keeper import Keeper
from civtable.server.limits import Limits
from civtable.server.settings import Settings
from civtable.server.store import Store
from civtable.server.tries import Tries


@dataclass
class Services:
    """The parts of a running server that requests need."""

    store: Store
    hall: Hall
    limits: Limits
    accounts: Accounts
    keeper: Keeper
    tries: Tries
    hints: Hints
    settings: Settings
