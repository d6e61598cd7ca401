### The pages of ratings and friends, and what tables say of them.

## Ratings

web-title-ratings = Ratings
web-title-ratings-player = Ratings of a player
web-nav-ratings = Ratings
web-rated = Rated
web-rated-about = The result counts in ratings. Everybody plays with an account; nothing helps, only your own last choices are taken back, and who leaves is last.
web-rated-leave = This table is rated: who leaves is last, whatever the bot makes of it.
web-new-rated = Rated table
web-new-rated-sign-in = For that you need an account:
web-new-invited = Will be invited: { $names }
web-new-invited-not = Invite nobody
web-ratings-about = One scale for people and bots, a list for each game and number of players. A newcomer begins at 1000; 400 points more are odds of about ten to one.
web-ratings-lists = Lists
web-ratings-edition = { $game } ({ $edition })
web-ratings-list = { $game }, { $n } players
web-ratings-players = { $n } players
web-ratings-played = { $n ->
    [0] no rated game yet
    [one] one rated game
   *[other] { $n } rated games
}
web-ratings-who = Player
web-ratings-rating = Rating
web-ratings-uncertainty = Uncertainty
web-ratings-provisional = provisional
web-ratings-explained = In 19 of 20 cases the strength lies within the number after ±. A rating is provisional until { $n } games, and has no place in the order until then.
web-ratings-none = No rated games yet.
web-ratings-graph = { $n ->
    [one] The rating after one game: { $rating }, give or take { $uncertainty }.
   *[other] The rating after each of { $n } games, now { $rating }, give or take { $uncertainty }. The band shows the uncertainty.
}
web-ratings-left = left
web-ratings-changes = Ratings after this game
web-ratings-soon = The ratings are being worked out.

## Friends

web-title-friends = Friends
web-invitations = You are invited
web-invitations-by = { $name } invites you: { $game }, { $n } players
web-invitations-accept = Sit down
web-invitations-decline = No, thanks
web-friends-invite = Invite somebody you know
web-friends-invite-do = Invite
web-friends-invite-name = Invite { $name }
web-friends-invited = invited
web-friends-again = Play again with { $names }
web-friends-ask-name = Ask { $name } to be friends
web-friends-sign-in = Friends need an account:
web-friends-name = Name of an account
web-friends-ask = Ask to be friends
web-friends-asked = They ask you
web-friends-list = Your friends
web-friends-none = Nobody yet: ask somebody by the name of their account.
web-friends-asking = You ask
web-friends-recent = Played with you lately
web-friends-blocked = Blocked
web-friends-at-table = at a table
web-friends-privacy = Friends see the name of your account and whether you are at a table, nothing else. Who is blocked cannot ask or invite you, nor sit down or write at your tables, and is not told why.
web-friends-do-accept = Agree
web-friends-do-decline = Decline
web-friends-do-block = Block
web-friends-do-play = Play
web-friends-do-part = Remove
web-friends-do-withdraw = Withdraw
web-friends-do-ask = Ask
web-friends-do-unblock = Unblock
