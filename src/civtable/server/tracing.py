"""Traces: what was offered and chosen up to a move, in eight signs, to compare with other rules."""

from zlib import crc32

from civtable.core.game import Decision


def next_trace(previous: str, decision: Decision, code: str) -> str:
    """The trace after a choice, which is given as the option's own code; before the first one it is empty.

    Rules under which two games have the same trace offered the same at every choice up to there.
    """
    offered = ";".join([option.code for option in decision.options])
    return f"{crc32(f'{previous}|{decision.seat}|{offered}>{code}'.encode()):08x}"
