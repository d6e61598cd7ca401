# The clocks of tables, in the browser.

web-clock = Clock
web-clock-none = no clock
web-clock-own = live, with a time of your own
web-clock-own-days = over days, with times of your own
web-clock-live = live: { $minutes } min + { $seconds } s
web-clock-days = { $days ->
    [one] 1 day a turn
   *[other] { $days } days a turn
}
web-clock-hours = { $hours } hours a turn
web-clock-days_hours = { $days } d { $hours } h
web-clock-about-none = Nobody's time is counted.
web-clock-about-live = Each player has { $minutes } minutes for the whole game. They run only while that player is asked, and each time the question passes on, { $seconds } seconds are added.
web-clock-about-days = { $turn }, counted anew each time one is asked. { $bank ->
    [0] There is no reserve for what takes longer.
   *[other] What takes longer comes from a reserve of { $bank } hours for the whole game.
} { $off ->
    [0] Nobody may take days off.
    [one] Each player may take 1 day off, in which the own clock stands still.
   *[other] Each player may take { $off } days off, in which the own clock stands still.
}
web-clock-own-minutes = Minutes for the game
web-clock-own-seconds = Seconds added
web-clock-own-turn = Days a turn
web-clock-own-reserve = Days in reserve
web-clock-own-off = Days off for each
web-clock-zero = When somebody's time is over
web-clock-zero-plays = a bot plays on: { $level }
web-clock-zero-gives_up = they give up
web-clock-zero-bot = When somebody's time is over, { $level } plays until that player is back and takes the seat again, with a little time.
web-clock-zero-resign = Who has no time left gives up: by resigning where the rules know it, else a bot plays on to the end.
web-clock-left = { $time } left
web-clock-runs = the clock runs
web-clock-off = days off
web-clock-gather = The clocks wait until everybody has come, { $minutes ->
    [one] one minute more at most.
   *[other] { $minutes } minutes more at most.
}
web-clock-low = { $seconds } seconds left.
web-clock-over = Your time is over: { $level } plays for you.
web-clock-over-gone = Your time is over and you have given up: { $level } plays on.
web-clock-back = Play on myself
web-clock-off-ask = Days off, { $n } left: my clock stands still for
web-clock-off-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
web-clock-off-take = Take days off
web-clock-off-none = You have no days off left.
web-clock-off-lasts = Your clock stands still: { $time } of your days off are left.
web-clock-off-end = I am back
