"""A rolling fingerprint of what a game offered, which tells whether other rules would have led the same way.

It knows nothing of how a state is kept, only who was asked and what could be chosen: so it stays the same
when the form of states changes, and differs from the first move on at which the rules differ.
"""

from zlib import crc32

from civtable.core.game import Decision


def next_trace(previous: str, decision: Decision, code: str) -> str:
    """The fingerprint after a choice: of all before it, of who was asked, of what was offered and chosen."""
    offered = ";".join([option.code for option in decision.options])
    return f"{crc32(f'{previous}|{decision.seat}|{offered}>{code}'.encode()):08x}"
