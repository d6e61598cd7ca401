"""Recorded games at challenges, found by `python -m civtable.lab.challenges reach`."""

from pathlib import Path

from civtable.challenges import Challenge

REACHED = Path(__file__).parent / "reached"


def codes_of(challenge: Challenge) -> list[str]:
    """All choices of a game at the deal of a challenge that reached a star."""
    return (REACHED / f"{challenge.id}.txt").read_text("utf-8").splitlines()
