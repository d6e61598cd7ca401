"""A campaign: a series of solo games with one nation. `series` is the campaign, `sheet` its record sheet.

Outside the game both are used through `api`; setting up a game of a campaign asks `settings`.
"""
