"""A campaign: a series of solo games with one nation. `series` is the campaign, `sheet` its record sheet."""
