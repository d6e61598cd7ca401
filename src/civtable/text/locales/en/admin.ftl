# The commands for who runs a server: civtable admin, and civtable validate --db.

admin-help = looks after the database of a server
admin-about = Checks, copies and looks after the database of civtable serve, also while it runs.
admin-commands = what can be done
admin-check-help = whether the database and all games in it are sound
admin-check-about = Checks the database itself, replays every game, and compares the list of tables with what was played. The exit code is 1 if anything is wrong.
admin-backup-help = copies the whole database into a file
admin-backup-about = Copies the whole database into a new file, as it is at one moment. The file fits SQLite and PostgreSQL alike, and holds the seeds of running games: only its owner may read it.
admin-restore-help = puts a backup in the place of all that the database holds
admin-restore-about = Checks a backup, then replaces all that the database holds by it, whole or not at all. A running server goes on with what was restored.
admin-export-help = writes games as records
admin-export-about = Writes a record of each finished game into a folder. The record of a running game holds its seed, and with it everything hidden: it is left out unless --seeds is given.
admin-import-help = makes tables of records
admin-import-about = Makes a table of each record: a finished game to look at, an unfinished one to play on against bots.
admin-tables-help = lists the tables
admin-tables-about = Lists the tables, those last that were changed last. Times are universal time.
admin-put-away-help = puts tables away
admin-put-away-about = Puts tables away, as the server does with those that nobody has looked at for long. Nothing is deleted.
admin-bring-back-help = brings tables back that were put away
admin-bring-back-about = Brings tables back that were put away.
admin-quarantine-help = sets tables aside: nobody plays there until they are released
admin-quarantine-about = Sets tables aside: they can be looked at, but nobody plays there until they are released.
admin-release-help = lets tables go on that were set aside
admin-release-about = Forgets why tables were set aside. The server judges them again when somebody comes.
admin-accounts-help = lists the accounts, or changes one
admin-accounts-about = Lists the accounts. With reset or delete, changes one. Times are universal time.
admin-account-reset-help = gives an account a new recovery code
admin-account-reset-about = Gives an account a new recovery code, with which its owner sets a new password. The code is printed this once.
admin-account-delete-help = deletes an account; its games stay
admin-account-delete-about = Deletes an account with its sessions. Its games and campaigns stay, and belong to whoever has their links.
admin-organiser-help = makes an account the organiser of a tournament
admin-organiser-about = Makes an account the organiser of a tournament that is not over, in place of whoever was: where that one does not come back, nobody could decide a game that stands still.
admin-arg-new-file = the file to write; it must not exist
admin-arg-backup = the file that civtable admin backup wrote
admin-arg-yes = do it without asking
admin-arg-folder = the folder to write into
admin-arg-table = only this table; may be given several times
admin-arg-seeds = running games too, with their seeds
admin-arg-for-puzzles = only games whose players have all allowed puzzles to be made from them
admin-arg-problem = only those that cannot go on
admin-arg-away = only those that were put away
admin-arg-status = only those that are waiting, running or over
admin-arg-ids = a table
admin-arg-why = what people at the table are told
admin-arg-name = the name of the account
admin-arg-tournament = the tournament, by the last part of its address
admin-column-id = table
admin-column-status = status
admin-column-ply = ply
admin-column-changed = changed
admin-column-looked = looked at
admin-column-away = put away
admin-column-problem = problem
admin-column-name = name
admin-column-created = since
admin-column-sessions = sessions
admin-column-seats = seats
admin-id = { $id }
admin-rows = rows
admin-sure = Is that what you want?
admin-answer-yes = yes
admin-answer-no = no
admin-not-done = Nothing was changed.
admin-no-why = no reason was given
admin-no-database = There is no database { $path }.
admin-not-ours = That is no database of civtable.
admin-older-form = The database has the form of an older civtable. Start civtable serve of this version once: it copies the database and brings it up to date.
admin-same-file = { $path } is the database itself.
admin-file-exists = { $path } exists already, and is left as it is.
admin-file-damaged = { $path } is damaged: { $why }.
admin-no-table = There is no table { $id }.
admin-no-account = There is no account { $name }.
admin-no-tournament = There is no tournament { $id } that is not over.
admin-check-damage = The database is damaged: { $why }
admin-check-differs = { $what }: the list of tables says something else than what was played: { $columns }
admin-check-good = All is well.
admin-check-wrong = Something is wrong.
admin-backup-done = { $path }: { $rows ->
    [one] 1 row
   *[other] { $rows } rows
} copied.
admin-restore-ask = Everything in { $db } will be replaced by { $path } ({ $rows ->
    [one] 1 row
   *[other] { $rows } rows
}).
admin-restore-done = { $path }: { $rows ->
    [one] 1 row
   *[other] { $rows } rows
} restored.
admin-export-done = { $n ->
    [one] 1 record
   *[other] { $n } records
} written into { $path }.
admin-export-waiting = Left out, since nobody has played yet: { $n }
admin-export-running = Left out, since the game is not over (--seeds writes it with its seed): { $n }
admin-export-damaged = Left out, since it cannot be read: { $n }
admin-import-bad = { $path } cannot be taken in: { $why }
admin-import-done = { $path }: table { $id }
admin-import-seat = { $seat }: { $link }
admin-put-away-done = Put away: { $ids }
admin-bring-back-done = Brought back: { $ids }
admin-quarantine-done = Set aside: { $ids }
admin-release-done = Released: { $ids }
admin-account-reset-done = The new recovery code of { $name }, shown this once: { $code }
admin-account-delete-ask = The account { $name } will be deleted for good.
admin-account-delete-done = The account { $name } is deleted.
admin-organiser-done = { $name } now organises the tournament { $id }.

validate-arg-db = replay all games of this database instead: a file, or postgresql://USER:PASSWORD@HOST/NAME
validate-one-source = Give either records or --db ADDRESS.
validate-column-class = class
validate-column-tables = tables
validate-column-analyses = analyses
validate-column-campaigns = campaigns
validate-class-exact = exact
validate-class-goes_on = goes on under the new rules
validate-class-pinned = pinned to older rules
validate-class-kept = finished, kept
validate-class-damaged = damaged
validate-what-table = table { $id }
validate-what-analysis = analysis of table { $id }
validate-what-campaign = campaign { $id }
validate-found = { $what }: { $kind }
validate-found-why = { $what }: { $kind }: { $why }
validate-found-at = { $what }: { $kind } at ply { $ply }: { $why }
