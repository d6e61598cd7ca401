"""The action phase and what it works with: prices, limits, the card row, tokens, production."""
