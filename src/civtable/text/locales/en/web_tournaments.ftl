### The pages of tournaments: the list, the form, following one, organising.

web-title-tournaments = Tournaments
web-title-tournament = Tournament
web-title-new_tournament = New tournament
web-welcome-tournaments = Tournaments
web-welcome-tournaments-about = Enter one, or make one for your friends: tables, rounds and standings come by themselves.

web-tournaments-about = Somebody makes a tournament, people enter, bots fill it up. The tables of a round are made as soon as the round before is over.
web-tournaments-open = Open to enter
web-tournaments-open-none = None now. Make one!
web-tournaments-running = Running
web-tournaments-running-none = No tournament is being played.
web-tournaments-over = Over
web-tournaments-over-none = None yet.
web-tournament-make = Make a tournament
web-tournament-sign-in = Sign in to take part
web-tournament-needs-account = To make a tournament you need an account:
web-tournament-entered = { $n } of { $places } places taken
web-tournament-by = by { $name }
web-tournament-seats = { $n } at a table
web-tournament-you-organiser = you organise
web-tournament-you-entrant = you take part
web-tournament-you-reserve = you are a reserve
web-tournament-clock-live = with a clock
web-tournament-clock-days = over days
web-tournament-private-badge = by link only

web-tournament-state-open = Open to enter
web-tournament-state-running = Running
web-tournament-state-over = Over
web-tournament-state-cancelled = Cancelled
web-tournament-state-left = has left
web-tournament-state-removed = taken out
web-tournament-gone = Somebody who is gone

web-tournament-title = Title (if you like)
web-tournament-form = Format
web-tournament-at-table = Number at a table
web-tournament-who-meets = Who meets whom
web-tournament-form-swiss = Swiss
web-tournament-form-swiss-about = In each round those meet who have about the same points, and nobody is out. A few rounds suffice for many players.
web-tournament-form-round_robin = Round robin
web-tournament-form-round_robin-about = Everybody meets everybody, as evenly as it can be done. Right for a small group; over days it is a league.
web-tournament-form-knockout = Knockout
web-tournament-form-knockout-about = The best of each table go on, the others are out, until the final.
web-tournament-rounds = Rounds
web-tournament-usual = as usual
web-tournament-rounds-about = As many as it takes to tell one winner apart.
web-tournament-advance = Of a table go on
web-tournament-advance-n = the best { $n }
web-tournament-advance-about = Usually the best one; with four at a table the best two.
web-tournament-same = Same deals
web-tournament-same-about = All tables of a round begin with the same cards and dice. Nobody can look at another table until the round is over.
web-tournament-rated = Rated games
web-tournament-rated-about = The games count in the ratings, by the same rules as everywhere.
web-tournament-time = Time
web-tournament-entry = Who may enter
web-tournament-places = Places
web-tournament-places-about = Who comes later is a reserve, and can take the place of somebody who leaves.
web-tournament-private = Private: only who has the link finds it
web-tournament-private-about = The tournament is not in the list.
web-tournament-fill = Bots that fill up
web-tournament-fill-n = up to { $n } places
web-tournament-fill-none = none
web-tournament-fill-about = If fewer people enter, bots take the other places at the start.
web-tournament-fill-about-none = Only people take part.
web-tournament-levels = Levels of the bots, in turn
web-tournament-create = Make the tournament

web-tournament-now = What concerns you now
web-tournament-now-enter = You can enter: a place is waiting for you.
web-tournament-now-full = All places are taken. As a reserve you play if one becomes free.
web-tournament-now-sign_in = With an account you can take part.
web-tournament-now-in = You are in. It begins when the organiser starts it.
web-tournament-now-table = Your table of round { $n } is waiting for you.
web-tournament-now-waiting-about = This page tells you when your table is there.
web-tournament-now-bye = You have a bye in round { $n }: it counts as a win.
web-tournament-now-out = You are out. See how it goes on.
web-tournament-now-watch = The tournament is being played. You can follow it here.
web-tournament-now-reserve = You are a reserve: you play if a place becomes free.
web-tournament-now-left = You have left this tournament.
web-tournament-now-removed = The organiser has taken you out.
web-tournament-now-cancelled = This tournament was cancelled. The standings are those of that moment.
web-tournament-now-cancelled_early = This tournament was cancelled before it began.
web-tournament-now-won = You have won the tournament!
web-tournament-now-placed = You came in at place { $place } of { $n }.
web-tournament-winner = The winner:
web-tournament-to-table = To your table
web-tournament-enter = Enter
web-tournament-enter-reserve = Enter as a reserve
web-tournament-come-back = Come back
web-tournament-leave = Leave
web-tournament-link = Link to send

web-tournament-round = Round { $n }
web-tournament-round-of = Round { $n } of { $all }
web-tournament-final = Final
web-tournament-round-over = over
web-tournament-round-done = { $n } of { $all } over
web-tournament-table = Table { $n }
web-tournament-game-running = is being played
web-tournament-game-over = over
web-tournament-game-stuck = stands still
web-tournament-game-decided = decided by the organiser
web-tournament-byes = Bye:
web-tournament-goes-on = goes on
web-tournament-bracket = Rounds of the knockout

web-tournament-standings = Standings
web-tournament-result = Final standings
web-tournament-column-points = Points
web-tournament-column-opponents = Rivals
web-tournament-column-wins = Wins
web-tournament-column-direct = Direct
web-tournament-column-share = Share
web-tournament-ties = How places are told apart
web-tournament-ties-about = At each table 12 points are to be won, by how many of the others one is ahead of. If points are equal, these count in turn:
web-tournament-ties-knockout = First counts how far somebody got, then the rank at the last table, then the points; if all is equal, in turn:
web-tournament-tie-points = Points: up to 12 a table, by how many one is ahead of
web-tournament-tie-opponents = Rivals: the mean points of all whom one has met
web-tournament-tie-wins = Wins: games won, alone or shared
web-tournament-tie-direct = Direct: points against those who are still equal
web-tournament-tie-share = Share: the part of all points of one's games that one scored
web-tournament-tie-lot = The lot, which was drawn at the start

web-tournament-entrants = Who takes part
web-tournament-nobody = Nobody yet.
web-tournament-reserves = Reserves
web-tournament-change = Change
web-tournament-replace-by = In the place of { $name }
web-tournament-organise = Organise
web-tournament-organise-open = Start it when everybody is there. Nobody can enter afterwards, but as a reserve.
web-tournament-organise-running = Rounds go on by themselves. For somebody who has left there is “Change” beside the name, for a game that does not end “Decide” at its table.
web-tournament-decide = Decide this game
web-tournament-decide-about = For a game that does not end: a place for everybody, equal ones for a draw. It counts for the tournament alone.
web-tournament-do-start = Start the tournament
web-tournament-do-cancel = Cancel the tournament
web-tournament-ask-cancel = Cancel the tournament? No further round is played.
web-tournament-do-replace = Replace
web-tournament-ask-replace = Put { $other } in the place of { $name }? Points and place stay.
web-tournament-do-remove = Take out
web-tournament-ask-remove = Take { $name } out of the tournament?
web-tournament-do-decide = Decide
web-tournament-ask-decide = Decide the game at table { $n }? It cannot be taken back.
web-tournament-do-leave = Leave
web-tournament-ask-leave = Leave the tournament? A bot plays on at your table, and you are paired no more.
web-tournament-now-waiting = { $n ->
    [0] The next round is being made.
    [one] Your game of this round is over. One table still plays.
   *[other] Your game of this round is over. { $n } tables still play.
}
web-tournament-bots-come = { $n ->
    [one] At the start one bot fills up.
   *[other] At the start { $n } bots fill up.
}
web-tournament-total = { $n ->
    [one] one point
   *[other] { $n } points
}
web-tournament-ask-start = Start with { $n } who have entered{ $bots ->
    [0] {""}
    [one] {" "}and one bot
   *[other] {" "}and { $bots } bots
}? Nobody can enter afterwards, but as a reserve.
