"""The running server, as requests find it."""

from dataclasses import dataclass

from civtable.server.accounts.accounts import Accounts
from civtable.server.analyses.runner import Analyses
from civtable.server.challenges.attempts import Attempts
from civtable.server.daily.tries import Tries
from civtable.server.door.limits import Limits
from civtable.server.friends.invitations import Invitations
from civtable.server.friends.people import People
from civtable.server.hints.service import Hints
from civtable.server.notices.service import Notices
from civtable.server.past.keeper import Keeper
from civtable.server.settings import Settings
from civtable.server.storage.store import Store
from civtable.server.tables.hall import Hall
from civtable.server.tournaments.running import Tournaments


@dataclass
class Services:
    """The parts of a running server that requests need."""

    store: Store
    hall: Hall
    limits: Limits
    accounts: Accounts
    keeper: Keeper
    tries: Tries
    attempts: Attempts
    analyses: Analyses
    hints: Hints
    notices: Notices
    people: People
    invitations: Invitations
    tournaments: Tournaments
    settings: Settings
