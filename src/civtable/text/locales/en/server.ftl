# What the server says no to. Each sentence stands alone.

server-bad-request = The request has not the right form: { $where }.
server-too-large = That is too long.
server-too-many = Too many requests in a short time. Please wait a moment.
server-foreign-page = The request comes from a foreign page.
server-no-database = The database does not answer. Please try again in a moment.
server-no-such-page = There is nothing at this address.
server-no-such-method = That cannot be done at this address.
server-no-game = There is no such game.
server-no-table = There is no such table.
server-old-rules = The table was played by older rules than those of this civtable, and can no longer be opened.
server-no-seat = The table has no such seat.
server-no-such-ply = There is no such move: the last one is { $last }.
server-no-rematch = This table is no rematch of another one.
server-no-token = This needs the link of a seat.
server-no-such-token = The link of the seat is not valid here.
server-not-your-turn = It is another player’s turn.
server-not-your-seat = That seat does not belong to your account.
server-seat-taken = That seat is taken.
server-seat-owned = That seat belongs to another account.
server-stale = The table has gone on: it is at move { $ply } now.
server-turn-ended = The turn ended before this choice.
server-shown = The choice before this one shows something new: choose again when you have seen it.
server-not-begun = The game has not begun yet.
server-over = The game is over.
server-not-over = That is possible when the game is over.
server-undo-ask = Something was learned or somebody else has decided since. The other players have to agree.
server-undo-not-asked = Nobody asks you to take something back.
server-say-who = Please say who you are.
server-name-taken = That name is taken.
server-wrong-password = Name or password is wrong.
server-sign-in = Please sign in first.

server-problem-operator = Whoever runs this server has set the table aside: { $why }

# Why a stored table does not replay.
judge-failed = the program failed ({ $error })
judge-no-game = there is no game { $game }
judge-row = its row cannot be read ({ $error })
judge-gap = entry { $seq } is missing
judge-entry = entry { $seq } cannot be read ({ $error })
judge-kind = entry { $seq } is of an unknown kind, { $kind }
judge-over = the game was over before
judge-seat = another player was to decide
judge-changed = something else was offered then: the rules have changed without a new version
judge-offered = the new rules offer something else here
judge-no-table = its table { $table } does not exist
