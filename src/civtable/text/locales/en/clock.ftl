# The clocks of tables: what the server says about them.

clock-no-takeover = A table has a clock or a bot for who is away, not both: the clock decides when a bot takes over.
clock-no-vacation = There are no days off at this table.
clock-vacation-over = You have { $left ->
    [0] no days off
    [one] { $left } day off
   *[other] { $left } days off
} left.
clock-note-bot = { $player }'s time is over: { $level } plays on until { $player } is back.
clock-note-resigns = { $player }'s time is over: { $player } resigns. Until the rules allow it, { $level } plays.
clock-note-gone = { $player }'s time is over: { $player } has given up, and { $level } plays on for good.
