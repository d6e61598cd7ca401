# The daily deal: what server, terminal and browser say about it.

daily-no-day = “{ $day }” is no day: write it as 2026-11-17.
daily-other-day = There are deals from { $first } to { $today }, today in UTC.
daily-no-way-back = At a try that counts only your own last choices are taken back, as long as nothing was shown and nobody has answered.
daily-first-counted = First play the try that counts; then this deal can be practised.
daily-tried = You have had your try at this deal. You can practise it.
daily-past = That day is over: its deal can be practised, but does not count any more.
daily-share = civtable · { $game } · { $day }
daily-share-place = { $seats ->
    [1] { $rank ->
        [1] Won with { $total }
       *[other] Lost with { $total }
    }
   *[other] Place { $rank } of { $seats } with { $total }
}

# In the terminal.

daily-help = play the deal of the day
daily-about = Play today's deal of a game: the same for everybody, one try a day. Without a game, tells how today's deals stand. A day begins at midnight UTC.
daily-arg-game = the game: stone_age, through_the_ages or imperium
daily-arg-day = the deal of a past day, as 2026-11-17
daily-arg-again = play a deal again that you have finished, for practice
daily-open = { $game }, { $day }: not played yet. To play: { $command }
daily-running = { $game }, { $day }: begun. To go on: { $command }
daily-again = You have had your try. To practise: { $command }
