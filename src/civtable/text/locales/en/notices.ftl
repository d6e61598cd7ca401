# Notices that reach somebody who looks elsewhere, what is refused about them, and the page without a connection.

notices-turn = It is your turn.
notices-over = The game is over. See how it ended.
notices-invitation = { $by } invites you to play again.
notices-invited = { $by } invites you to a game.
notices-gone_on = { $by } plays on with your game: it goes on at a new table.
notices-undo = { $by } asks to take a move back.
notices-mention = { $by } wrote to you at the table.
notices-round = A new round has begun: your table is ready.
notices-all-turn = It is { $name }'s turn.
notices-all-over = The game is over.
notices-all-invitation = { $by } invites everybody to play again.
notices-all-gone_on = The game goes on at a new table.
notices-all-undo = { $by } asks to take a move back.
notices-all-mention = { $by } wrote to { $name }.
notices-all-round = A new round has begun: { $name } plays here.
notices-somebody = Somebody
notices-test = It works: this is how a notice arrives.

notices-mail =
    { $body }

    To the table (this link opens your seat, for seven days; do not pass it on):
    { $open }

    No more mail (one click):
    { $stop }
notices-mail-invited =
    { $body }

    To your invitations:
    { $answer }

    No more mail (one click):
    { $stop }
notices-mail-confirm-subject = Notices of your games: please confirm
notices-mail-confirm =
    Somebody with an account at { $server } wants notices of their games to be sent to this address.

    If that was you, open this link within two days:
    { $link }

    If it was not, do nothing: no further mail comes.

notices-address-form = That is no address that something can be sent to.
notices-address-https = The address has to begin with https://.
notices-address-nobody = Nobody is found at that address.
notices-address-private = That address is inside a network. Nothing is sent there.
notices-no-device = This browser is not told anything now.
notices-push-failed = The push service of the browser did not take the notice ({ $why }).
notices-no-mail = This server sends no mail.
notices-mail-failed = The mail could not be sent ({ $why }).
notices-link-bad = That link is not valid.
notices-link-over = That link is no longer valid.
notices-not-maker = Only who made the table can do that.
notices-too-many-hooks = A table has at most { $most } webhooks.
notices-no-hook = There is no such webhook.

notices-offline = No connection
notices-offline-about = The table cannot be reached. Your games are safe on the server, and wait for you.
notices-offline-again = Try again
notices-installed-about = Stone Age, Through the Ages and Imperium at one table, with friends and with bots.
