"""Cards that change the rules in a way of their own: everything of a card stands in one class.

`hooks` says what such a card can change, and by card who answers: the general rules ask there and name no
card. Leaders stand by age (`antiquity`, `middle_ages`, `exploration`, `modern_times`), beside `wonders` and
`pacts`; `rivals` works out the prices that depend on the leaders and wars of others.
The general rules use `hooks`, `tally` (what hooks add to) and `rivals`. `rules` lists the questions of single
cards, whose modules register themselves when it is imported; what contradicts itself asks `antiquity` about
Homer, bots ask `modern_times` for the levels of labs.
"""
