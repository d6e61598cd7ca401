"""Scenarios: positions, moves and what must come of them, written by hand as YAML; see docs/scenarios.md.

`reading` takes files apart, `positions` sets up what they say, `running` plays them and `expecting` compares;
`writing` goes the other way, and `reference` writes the part of the document that the engine knows best.
"""
