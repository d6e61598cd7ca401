# I comandi di chi gestisce un server: civtable admin e civtable validate --db.

admin-help = si prende cura del database di un server
admin-about = Controlla, copia e cura il database di civtable serve, anche mentre funziona.
admin-commands = che cosa si può fare
admin-check-help = se il database e tutte le sue partite sono integri
admin-check-about = Controlla il database stesso, rigioca ogni partita e confronta l'elenco dei tavoli con ciò che si è giocato. Il codice di uscita è 1 se qualcosa non va.
admin-backup-help = copia tutto il database in un file
admin-backup-about = Copia tutto il database in un file nuovo, com'è in un dato momento. Il file va bene per SQLite e per PostgreSQL, e contiene i semi delle partite in corso: solo il proprietario può leggerlo.
admin-restore-help = mette una copia al posto di tutto ciò che il database contiene
admin-restore-about = Controlla una copia, poi sostituisce con essa tutto ciò che il database contiene, per intero o per niente. Un server in funzione continua con ciò che è stato ripristinato.
admin-export-help = scrive partite come registrazioni
admin-export-about = Scrive in una cartella la registrazione di ogni partita finita. Quella di una partita in corso contiene il suo seme, e con esso tutto ciò che è nascosto: resta fuori, a meno che si dia --seeds.
admin-import-help = crea tavoli da registrazioni
admin-import-about = Crea un tavolo da ogni registrazione: una partita finita da guardare, una non finita da continuare contro i bot.
admin-tables-help = elenca i tavoli
admin-tables-about = Elenca i tavoli; in fondo quelli cambiati per ultimi. Le ore sono in tempo universale.
admin-put-away-help = mette via tavoli
admin-put-away-about = Mette via tavoli, come fa il server con quelli che nessuno guarda da molto. Non si cancella niente.
admin-bring-back-help = riporta tavoli messi via
admin-bring-back-about = Riporta tavoli che erano stati messi via.
admin-quarantine-help = mette da parte tavoli: nessuno ci gioca finché non sono liberati
admin-quarantine-about = Mette da parte tavoli: si possono guardare, ma nessuno ci gioca finché non sono liberati.
admin-release-help = lascia continuare tavoli messi da parte
admin-release-about = Dimentica perché i tavoli sono stati messi da parte. Il server li giudica di nuovo quando arriva qualcuno.
admin-accounts-help = elenca gli account, o ne cambia uno
admin-accounts-about = Elenca gli account. Con reset o delete ne cambia uno. Le ore sono in tempo universale.
admin-account-reset-help = dà a un account un nuovo codice di recupero
admin-account-reset-about = Dà a un account un nuovo codice di recupero, con cui il proprietario sceglie una nuova password. Il codice si vede solo questa volta.
admin-account-delete-help = cancella un account; le sue partite restano
admin-account-delete-about = Cancella un account con le sue sessioni. Le partite e le campagne restano, e sono di chi ne ha i link.
admin-organiser-help = affida a un account l'organizzazione di un torneo
admin-organiser-about = Affida a un account l'organizzazione di un torneo che non è finito, al posto di chi l'aveva: se quella persona non torna, nessuno potrebbe decidere una partita ferma.
admin-arg-new-file = il file da scrivere; non deve esistere
admin-arg-backup = il file scritto da civtable admin backup
admin-arg-yes = farlo senza chiedere
admin-arg-folder = la cartella in cui scrivere
admin-arg-table = solo questo tavolo; si può dare più volte
admin-arg-seeds = anche le partite in corso, con i loro semi
admin-arg-for-puzzles = solo le partite i cui giocatori hanno tutti permesso di farne problemi
admin-arg-problem = solo quelli che non possono continuare
admin-arg-away = solo quelli messi via
admin-arg-status = solo quelli in attesa (waiting), in corso (running) o finiti (over)
admin-arg-ids = un tavolo
admin-arg-why = che cosa si dice alle persone al tavolo
admin-arg-name = il nome dell'account
admin-arg-tournament = il torneo, con l'ultima parte del suo indirizzo
admin-column-id = tavolo
admin-column-status = stato
admin-column-ply = mossa
admin-column-changed = cambiato
admin-column-looked = guardato
admin-column-away = messo via
admin-column-problem = problema
admin-column-name = nome
admin-column-created = da
admin-column-sessions = sessioni
admin-column-seats = posti
admin-id = { $id }
admin-rows = righe
admin-sure = È quello che vuoi?
admin-answer-yes = sì
admin-answer-no = no
admin-not-done = Non è cambiato niente.
admin-no-why = nessun motivo indicato
admin-no-database = Il database { $path } non esiste.
admin-not-ours = Non è un database di civtable.
admin-older-form = Il database ha la forma di un civtable più vecchio. Avvia una volta civtable serve di questa versione: copia il database e lo aggiorna.
admin-same-file = { $path } è il database stesso.
admin-file-exists = { $path } esiste già, e resta com'è.
admin-file-damaged = { $path } è danneggiato: { $why }.
admin-no-table = Il tavolo { $id } non esiste.
admin-no-account = L'account { $name } non esiste.
admin-no-tournament = Non esiste nessun torneo { $id } che non sia finito.
admin-check-damage = Il database è danneggiato: { $why }
admin-check-differs = { $what }: l'elenco dei tavoli dice altro da ciò che si è giocato: { $columns }
admin-check-good = Tutto va bene.
admin-check-wrong = Qualcosa non va.
admin-backup-done = { $path }: { $rows ->
    [one] 1 riga copiata
   *[other] { $rows } righe copiate
}.
admin-restore-ask = Tutto in { $db } sarà sostituito da { $path } ({ $rows ->
    [one] 1 riga
   *[other] { $rows } righe
}).
admin-restore-done = { $path }: { $rows ->
    [one] 1 riga ripristinata
   *[other] { $rows } righe ripristinate
}.
admin-export-done = { $n ->
    [one] 1 registrazione scritta
   *[other] { $n } registrazioni scritte
} in { $path }.
admin-export-waiting = Esclusi, perché nessuno ha ancora giocato: { $n }
admin-export-running = Esclusi, perché la partita non è finita (--seeds la scrive con il suo seme): { $n }
admin-export-damaged = Esclusi, perché non si possono leggere: { $n }
admin-import-bad = { $path } non si può importare: { $why }
admin-import-done = { $path }: tavolo { $id }
admin-import-seat = { $seat }: { $link }
admin-put-away-done = Messi via: { $ids }
admin-bring-back-done = Riportati: { $ids }
admin-quarantine-done = Messi da parte: { $ids }
admin-release-done = Liberati: { $ids }
admin-account-reset-done = Il nuovo codice di recupero di { $name }, mostrato solo questa volta: { $code }
admin-account-delete-ask = L'account { $name } sarà cancellato per sempre.
admin-account-delete-done = L'account { $name } è cancellato.
admin-organiser-done = Ora { $name } organizza il torneo { $id }.

validate-arg-db = rigioca invece tutte le partite di questo database: un file, o postgresql://USER:PASSWORD@HOST/NAME
validate-one-source = Dai registrazioni oppure --db ADDRESS.
validate-column-class = classe
validate-column-tables = tavoli
validate-column-analyses = analisi
validate-column-campaigns = campagne
validate-class-exact = esatta
validate-class-goes_on = continua con le regole nuove
validate-class-pinned = legata a regole più vecchie
validate-class-kept = finita e conservata
validate-class-damaged = danneggiata
validate-what-table = tavolo { $id }
validate-what-analysis = analisi del tavolo { $id }
validate-what-campaign = campagna { $id }
validate-found = { $what }: { $kind }
validate-found-why = { $what }: { $kind }: { $why }
validate-found-at = { $what }: { $kind } alla mossa { $ply }: { $why }
