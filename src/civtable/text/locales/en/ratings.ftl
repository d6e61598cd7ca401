# Ratings and friends: what the server and `civtable admin` say about them.

rated-sign-in = At a rated table everybody plays with an account: please sign in first.
rated-alone = Who plays alone is not rated.
rated-one-person = At a rated table you have one seat; the others are bots or free, and people with accounts sit down there themselves.
rated-level = The bot { $level } is not on the scale of ratings.
rated-sits-already = You sit at this table already.
rated-no-way-back = At a rated table only your own last choices are taken back, as long as nothing was shown and nobody has answered.
rated-own-name = At a rated table everybody goes by the name of their account.
rated-no-list = There is no such list of ratings.
rated-no-player = Nobody of that name has played for ratings.
friends-not-possible = That is not possible.
friends-too-many = There is no room for more than { $most }.
friends-too-many-invitations = { $most } invitations of yours are open: wait until somebody answers.
friends-too-late = No seat is free there any more.
friends-no-invitation = That invitation is no longer good.

# In the terminal.

admin-ratings-help = whether the ratings are what the stored games give
admin-ratings-about = Works out all ratings again from the stored games and compares them with those that are stored. The exit code is 1 if they differ.
admin-arg-write = put what the games give in the place of what is stored
admin-ratings-equal = Equal: { $rows ->
    [one] one rating
   *[other] { $rows } ratings
} of { $games ->
    [one] one rated game
   *[other] { $games } rated games
}.
admin-ratings-differ = Not equal: { $rows ->
    [one] one rating differs
   *[other] { $rows } ratings differ
}, the first at table { $table }. With --write they become what the games give.
admin-ratings-written = Written anew: { $rows ->
    [one] one rating
   *[other] { $rows } ratings
}, { $changed } of them new or different.
