"""The server under trial: load, growth, kill -9, attackers and sick tables.

Nothing outside uses any of it but tests. Modules are commands, but for what they share: `servers`, `process`,
`postgres`, `sick` and `told_rounds`.
"""
