# Tournaments: what the server and `civtable admin` say about them.

tournament-none = There is no such tournament.
tournament-not-organiser = Only the organiser can do that.
tournament-not-now = That is not possible at this stage of the tournament.
tournament-too-few = There are too few to begin: at least two have to take part.
tournament-too-many = You have { $most } tournaments that are not over; end one of them first.
tournament-full = There is no room for more, not even for reserves.
tournament-no-entrant = Nobody takes part under the number { $number }.
tournament-no-reserve = That is nobody who waits as a reserve.
tournament-no-table = There is no such table in that round.
tournament-ranks = A rank is needed for each of the { $seats } seats, such as 1 2 3, or 1 1 for a draw.
tournament-rounds = The number of rounds cannot be chosen here: it follows from how many take part.
tournament-advance = So many cannot go on: at each table somebody has to be out, and only in a knockout.
tournament-fill = Bots cannot fill up more places than there are.
tournament-sealed = Others still play the same deal: this is told when their games are over.
tournament-no-way-back = In a tournament only your own last choices are taken back, as long as nothing was shown and nobody has answered.
tournament-own-name = In a tournament everybody goes by the name of their account.
