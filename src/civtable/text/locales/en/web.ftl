### The pages of the browser; the boards of games at the end.

## Titles and navigation

web-title-welcome = Welcome
web-title-lobby = Lobby
web-title-new = New table
web-title-table = Table
web-title-your_turn = Your turn
web-title-replay = Replay
web-title-verify = Fair chance
web-title-import = Open a record
web-title-account = Account
web-title-settings = Settings
web-title-guide = Guided first game
web-title-not_found = There is nothing here
web-not_found-about = This address belongs to no page.
web-nav-home = To the start
web-nav-label = Pages
web-nav-menu = Menu
web-nav-lobby = Lobby
web-nav-new = New table
web-nav-import = Open a record
web-nav-account = Account
web-nav-settings = Settings
web-skip-main = To the content
web-loading = One moment …
web-close = Close
web-copy = Copy
web-copied = Copied
web-copy-selected = Selected: copy it now
web-share = Share
web-error-unreachable = The server cannot be reached. Try again in a moment.
web-error-unknown = The server did not say why this failed.

## Welcome

web-welcome-title = Sit down, the table is set
web-welcome-about = Civilization board games with all their rules: against bots that play fair, with friends wherever they are, or together at one screen. No account, nothing to install.
web-welcome-choose = Choose a game
web-welcome-friends = With friends
web-welcome-friends-about = Make a table and send each friend the link of a seat.
web-welcome-lobby = With others
web-welcome-lobby-about = Take a free seat, or watch a game that is being played.
web-welcome-rules = Look again
web-welcome-rules-about = Your finished games are kept: see them again move by move, play on from any position, or open a record.
web-welcome-affiliation = civtable is not affiliated with the authors or publishers of these games. All pictures and texts are its own.
web-play-against = How strong the rivals are
web-play-now = Play now
web-play-choose = Choose players and rules
web-guide-first = First time? Five minutes with a guide
web-first-table-stone_age = You and two bots.
web-first-table-through_the_ages = You and two bots, the edition of 2015.
web-first-table-imperium = Alone with the Romans against the automa.
web-guide-begin = Learn by playing

## Lobby

web-lobby-yours = Your tables
web-lobby-open = Waiting for players
web-lobby-open-none = No table waits for players now. Make one!
web-lobby-running = Being played
web-lobby-running-none = Nothing is being played in public now.
web-lobby-made = since { $when }
web-lobby-changed = last move { $when }
web-lobby-round = Round { $n }
web-lobby-age = Age { $age }, round { $n }
web-lobby-turn = { $player } is to choose
web-finished = Finished games
web-finished-none = The games that you finish in this browser are kept here, to be looked at again.
web-finished-more = Show more
web-sit = Sit down
web-watch = Watch
web-look = Look
web-resume = Play on
web-seat-open = free
web-your-name = Your name
web-name = Name
web-you = you

## A new table

web-new-game = Game
web-new-seats = Players
web-new-count = Number of players
web-new-seats-hint = The game begins when no seat is free any more.
web-new-who = Who plays { $seat }
web-new-who-me = me
web-new-who-here = another player at this screen
web-new-who-friend = a friend who gets a link
web-new-who-open = free for anybody
web-new-name = Name of { $seat }
web-new-settings = Rules
web-new-title = Title of the table (if you like)
web-new-takeover = If somebody stays away, a bot plays on
web-new-takeover-never = never
web-new-takeover-300 = after 5 minutes
web-new-takeover-3600 = after an hour
web-new-takeover-86400 = after a day
web-new-private = Private: only who has a link finds the table
web-new-all = Compare all
web-new-gone = No longer possible: { $value }.
web-new-private-about = The table is not in the lobby; friends come by their links.
web-new-takeover-about-never = The game waits for as long as it takes.
web-new-takeover-about-later = A bot makes the moves of whoever is away so long; who comes back plays on.
web-new-create = Make the table
web-waiting-about = The table waits until every seat is taken.
web-links = Links to send
web-links-table = This link shows the table to anybody: to take a free seat, or to watch.
web-links-seats = Each of these links is one seat. Give it to one friend only.
web-links-seat = Link for { $seat }
web-invite = { $n ->
    [one] Send your friend this link
   *[other] Send each friend their link
}
web-invite-code = Link for { $seat } as a QR code
web-invite-how = Copy or share the link, or let the friend point a phone at the code. The first to open it has the seat.
web-reach-here = Only this computer reaches this server: on other devices the links open nothing. To let the local net in, stop it and start it again as you did, with this added (after ./play alone: ./play serve with this); the tables stay.
web-reach-address = Open it then at { $address }: your links will begin with that.
web-reach-unknown = The links begin with { $address }, which only this computer opens. Open this page at the address by which others come to this server: your links will begin with that.
web-waiting-gather = The game begins when everybody sits at the table and is ready.
web-ready = ready
web-ready-say = I am ready
web-ready-not_yet = Not yet
web-ready-waits = not ready yet
web-seat-expected = has not come yet

## The table

web-status = What is asked
web-status-your_turn = Your turn:
web-status-waits = { $player } is choosing.
web-status-waits_absent = Waiting for { $player }, who is away.
web-status-bot_thinks = { $player } (bot) is thinking.
web-status-waiting_players = Waiting for players.
web-status-over = The game is over.
web-here = here
web-away = away
web-substitute = away, a bot plays
web-asked = is asked now
web-connection-lost = The connection is lost. It is being restored; nothing is lost.
web-tab-table = Table
web-tab-mine = Mine
web-tab-rivals = Rivals
web-tab-log = Log
web-tab-chat = Chat
web-tab-calls = (something to do)
web-side = Options, log and chat
web-generic-board = The position as an outline
web-options = Options
web-options-open = { $n ->
    [one] 1 option
   *[other] { $n } options
}
web-options-count = { $n } shown
web-options-filter = Find an option
web-options-none = No option has these words.
web-options-not_now = Your options appear here when it is your turn.
web-options-watching = You are watching: you see what everybody may see.
web-code = Code
web-code-play = Play it
web-why-not = Why not?
web-why-possible = This is possible now.
web-skip = Skip ({ $n })
web-follow = What the others do
web-follow-nothing = What happens at the table is told here.
web-again = Again
web-again-about = Show again what happened since my last turn
web-again-step = { $n } of { $most }
web-again-now = Back to now
web-told-before = { $n ->
    [one] 1 move before.
   *[other] { $n } moves before.
}
web-undo = Undo
web-undo-steps = What can be taken back
web-undo-step = Take back: { $what }
web-undo-told = { $player } took a move back: your turn has not begun yet.
web-undo-anew = Undo, with new dice
web-undo-ask = Ask to undo
web-undo-asked = { $player } asks to go back to move { $ply }.
web-undo-accept = Agree
web-undo-refuse = Refuse
web-undo-waiting = You asked to undo. Still to agree: { $players }.
web-log = What happened
web-log-empty = Nothing has happened yet.
web-log-go = Look at move { $ply }
web-chat = Talk at the table
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-curtain-title = Pass the screen to { $player }
web-curtain-about = Nothing that only { $player } may see is on the page yet.
web-curtain-open = I am { $player }
web-menu = Table menu
web-menu-rename = Change name
web-menu-rethink = Undo also what dice and cards have shown; chance is new then
web-menu-leave = Leave: a bot plays on
web-menu-leave-sure = The bot takes your seat for good. Leave?
web-menu-leave-level = The level of the bot
web-menu-leave-yes = Leave
web-menu-leave-no = Stay

## The end

web-result-wins = { $player } wins
web-result-shared = { $players } share the victory
web-result-table = Points by source
web-result-source = Points from
web-result-total = Total
web-result-rank = Rank
web-result-again = Look at the game again
web-result-board = See the board
web-result-open = Result
web-result-rematch = Play again
web-result-reseat = With other seats
web-reseat-about = From the first player to the last.
web-reseat-earlier = { $player } earlier
web-reseat-later = { $player } later
web-reseat-lot = Draw lots
web-reseat-same = As before
web-result-follow = Join the next game
web-result-watch_next = Watch the next game
web-chart-rounds = Points after each round
web-chart-plies = Points over the game
web-chart-round = Round
web-chart-ply = Move
web-record-save = Save the record
web-scenario-save = Save the position
web-scenario-known = A scenario file of the position as you know it: cards that you cannot know are dealt again.

## Replay, records, proof

web-replay-ply = Move { $ply } of { $most }
web-replay-chooses = { $player } is to choose.
web-replay-back = Back to the table
web-replay-result = To the result
web-replay-controls = Steps
web-replay-slider = Move to show
web-replay-first = To the beginning
web-replay-prev = One move back
web-replay-next = One move on
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-keys = Keys
web-keys-walk = walk among what glows
web-keys-choose = chooses; once more, or the button beside it, sends
web-keys-back = goes back: nothing is chosen any more
web-keys-undo = takes the last step back
web-keys-tab = leads to everything else on the page
web-keys-help = shows these keys
web-keys-step = one move back, one move on
web-keys-play = plays and pauses
web-keys-ends = to the beginning, to the end
web-branch = Play on from here
web-branch-seat = Seen and played as
web-branch-level = The bots
web-import-about = A record holds a whole game: its rules, its chance and every choice. A finished one opens as a replay; an unfinished one is played on against bots. A scenario file opens as a table at its position, against bots.
web-import-file = File of the record
web-import-text = Or paste it here
web-file-choose = Choose a file
web-file-none = No file chosen yet
web-import-go = Open
web-verify-about = Before the first move the server fixed everything that chance would bring, and showed a fingerprint of it. After the last move it shows the secret itself: whoever has both can check that no die and no card was chosen later.
web-verify-holds = It holds: this seed has that fingerprint.
web-verify-fails = It does not hold: this seed has another fingerprint.
web-verify-later = The game is still being played; the seed is shown at its end.
web-verify-commitment = Fingerprint, from the start
web-verify-seed = Seed
web-verify-secret = secret until the end
web-verify-digest = Fingerprint of the final position
web-verify-yourself = You need not believe this page. Save the record and check the whole game on your own computer:
web-verify-back = Back to the table

## Account and settings

web-account-about = Nobody needs an account to play. With one you find your games and results again on any device.
web-account-password = Password
web-account-password-hint = At least 8 characters.
web-account-in = Sign in
web-account-new = New account
web-account-out = Sign out
web-account-statistics = Statistics
web-account-tables = Your games
web-account-your_turn = your turn
web-account-result = rank { $rank }, { $total } points
web-account-no_games = No finished game yet.
web-account-game = Game
web-account-played = Played
web-account-won = Won
web-account-average = Average
web-account-best = Best
web-account-delete = Delete this account
web-account-delete-about = The account, its sessions and its list of games are deleted at once and for good. The games themselves stay at their tables.
web-account-delete-yes = Delete for good
web-language = Language
web-theme = Theme
web-theme-system = as the system
web-theme-day = day table
web-theme-night = night table
web-motion = Motion
web-motion-system = as the system
web-motion-full = pieces move
web-motion-calm = calm
web-speed = Moves of others
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-speed-none = all at once
web-sound = Sounds: my turn, dice, cards, battle, the end
web-volume = Volume
web-notify = A notification when it is my turn and I look elsewhere
web-notify-denied = The browser does not allow notifications for this page.
web-settings-here = All of this stays in this browser.
web-title-credits = Credits
web-credits-drawings = The drawings on the cards come from Game-icons. We changed them: two tones, several put together, simpler lines. These people drew them:
web-credits-count = { $n ->
    [one] 1 drawing
   *[other] { $n } drawings
}
web-account-forgot = I have lost the password
web-account-forgot-about = Your recovery code opens the account once. You choose a new password, are signed out everywhere and get a new code.
web-account-recover = Set the new password
web-account-code = Recovery code
web-account-code-about = Write this code down and keep it safe: it is shown only now. Should you ever lose your password, this code opens your account once, and nothing else does.
web-account-code-done = I have written it down
web-account-code-new = New recovery code
web-account-code-new-about = If you have no recovery code or have lost it, make a new one. The one before then opens nothing any more.
web-account-code-new-yes = Make a new code
web-account-password-now = Present password
web-account-password-new = New password
web-account-change = Change the password
web-account-change-about = You stay signed in here and are signed out everywhere else.
web-account-change-yes = Change it
web-account-changed = The password is changed.
web-account-sessions = Where you are signed in
web-account-session-this = this browser
web-account-session-unknown = unknown browser
web-account-session-end = End
web-account-session-end-others = End all others

## The guided first game

web-guide-step = Step { $n } of { $most }
web-guide-next = Next
web-guide-back = Back
web-guide-real = Play a real game
web-guide-leave = Leave the lesson
web-guide-others = The others play.
web-guide-do = Do it on the board, or with this button:
web-guide-not_now = A fine idea for later. In this lesson we do what the text says.

## Tables that stand still, seats that change hands

web-status-problem = This table stands still.
web-problem-damaged = This table has a problem; the record so far can be downloaded.
web-problem-pinned = This table was begun under other rules and stays as it is; the record so far can be downloaded.
web-problem-operator = Whoever runs this server has stopped this table; the record so far can be downloaded.
web-problem-ply = The record is sound up to move { $ply }.
web-problem-download = Download the record
web-problem-continue = Play on from this position under the present rules
web-replay-archived = This game was played under other rules: its moves cannot be stepped through. Its end and its log are kept.
web-chat-watching = (watching)
web-seat-friend = waiting for a friend; until then who made the table can play it
web-seat-taken = This seat has been taken by its link already. You are watching.
web-seat-lost = This seat is not yours any more: it was left or taken over. You are watching.
web-status-waits_friend = { $player } is a friend who has not come yet; until then who made the table can play this seat.
web-links-used = The friend has come; this link has ended.
web-links-play = Play this seat here until the friend comes

## Several things that are chosen together

web-several-full = No more than { $most }: take one back first.
web-several-less = One less: { $what }
web-several-more = One more: { $what }
web-several-clear = Clear
web-several-confirm = Confirm { $n } chosen

## What is asked once more, and what is done without asking

web-doubt-no = Back
web-doubt-never = Do not ask again
web-ask-end = Ask before my turn ends with actions left
web-pass-alone = Pass for me where nothing else can be done
web-resign-sure = You leave this game for good, and it goes on without you. Resign?
web-resign-later = One may resign only when one's own turn begins. It will be done then; until then you can change your mind.
web-resign-waits = You will resign when your turn begins.
web-resign-withdraw = Play on
