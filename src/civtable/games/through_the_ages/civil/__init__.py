"""The action phase and what it works with: prices, limits, the card row, tokens, production.

`rules` lists the questions of `acting`, `action_cards` and `production`. Whatever costs something asks
`prices`; whatever takes or gives yellow and blue tokens goes through `tokens`. `offers` and `limits` are for
this room alone.
"""
