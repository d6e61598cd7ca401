### The pages of daily deals and of statistics.

## Daily deals

web-title-daily = Today's deal
web-nav-daily = Today's deal
web-daily-about = One game a day, the same for everybody: the same cards, the same dice, the same rivals. You have one try that counts.
web-daily-next = Next deals in { $hours } h { $minutes } min
web-daily-against = { $n ->
    [one] You and a rival ({ $level }).
   *[other] You and { $n } rivals ({ $level }).
}
web-daily-alone-imperium = Alone against the automa at the level { $level }; the deal draws both nations.
web-daily-played = { $n ->
    [0] Nobody has finished it yet.
    [one] One player has finished it.
   *[other] { $n } players have finished it.
}
web-daily-practise = Practise
web-daily-standings = Standings
web-daily-place = Place { $place } of all { $played }
web-daily-left = You left your try to a bot, or it cannot go on: it has no result.
web-daily-running = You have begun. Nothing can be practised before this try is over.
web-daily-share = Your result to share
web-daily-signs = Ten signs for the ten parts of the game: ▲ you were ahead of your best rival, ◆ level, ▽ behind. They give nothing away.
web-daily-was-practice = This was practice: it does not count.
web-daily-yours = Your try
web-daily-not-yet = You have not played this deal yet.
web-daily-over = You did not play this deal on its day. You can practise it.
web-daily-days = Days
web-daily-before = The day before
web-daily-after = The day after
web-daily-choose = Choose a day
web-daily-today = today
web-daily-column-place = Place
web-daily-column-result = Result
web-daily-column-points = Points
web-daily-won = won
web-daily-lost = lost
web-daily-at-table = { $rank } of { $seats }
web-daily-somebody = Somebody
web-daily-other-rules = by earlier rules, another deal
web-daily-more = Show more
web-daily-nobody = Nobody here has finished this deal.
web-daily-archive = Past days
web-daily-badge = Today's deal
web-daily-badge-practice = Practice deal
web-daily-rules = What counts
web-daily-rule-one = One try a day and game counts: the first one you begin. An account has one in all its browsers; without an account, a browser has one.
web-daily-rule-same = The deal follows from the day, in UTC, and the rules: whoever plays the same version of civtable, here or elsewhere, in the browser or in the terminal, has the same cards and dice. The bots are dealt too: the same choices meet the same answers.
web-daily-rule-undo = Your own last choices can be taken back, as long as nothing was shown and nobody has answered. There is no other way back and there are no hints.
web-daily-rule-practice = When your try is over you can practise the deal as often as you like, and the deals of past days too. Practice is in no standings and in no statistics.
web-daily-rule-late = A try that was begun on its day counts whenever you finish it. Others' games can be looked at when the day is over.

## Statistics

web-title-statistics = Statistics
web-statistics-all-of-it = All statistics
web-statistics-csv = Save as CSV
web-statistics-of-account = The finished games of your account that were begun at this server's tables, the newest { $most } at most. Records, branches, challenges, practice at daily deals and games that a bot ended in your place do not count.
web-statistics-of-browser = The finished games of this browser that were begun at this server's tables, without challenges, and of its { $most } newest tables at most. With an account they are kept for all your devices.
web-statistics-none = There is no finished game yet. After the first one this page tells how you play.
web-statistics-kind = Which games
web-statistics-kind-all = All { $n }: without points, which cannot be compared
web-statistics-kinds = By kind of game
web-statistics-game = Game
web-statistics-sum-games = Games
web-statistics-sum-won = Won
web-statistics-sum-average = Average
web-statistics-sum-average-place = Average place
web-statistics-sum-best = Best
web-statistics-sum-worst = Worst
web-statistics-time = Over time
web-statistics-graph = Points of each game, and the average of the last { $n }.
web-statistics-won-sign = won
web-statistics-other-sign = not won
web-statistics-ended = Ended
web-statistics-points = Points
web-statistics-place = Place
web-statistics-rivals = Against
web-statistics-person = People
web-statistics-automa = Automa: { $level }
web-statistics-places = Places
web-statistics-players = Players
web-statistics-alone = alone
web-statistics-sources = Where the points come from
web-statistics-all = all games
web-statistics-when-won = games won
web-statistics-opening-place = First placements
web-statistics-opening-leader = First leader
web-statistics-opening-wonder = First wonder
web-statistics-opening-nation = Nation
