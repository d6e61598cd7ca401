"""The core that every game shares. It knows no game.

Everybody may use all of it. `game`, `state`, `parts`, `steps` and `events` are what a game is made of,
`match` and `record` a game that is played and kept, `several` how things are chosen together, `words` and
`reading` what goes out and comes in, `observation` and `layout` positions as numbers. `laws` is for tests
and the lab.
"""

from civtable.core import pickles as pickles
from civtable.core.build import COMPILED

__all__ = ["COMPILED"]
