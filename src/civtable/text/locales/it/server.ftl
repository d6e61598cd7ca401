# What the server says no to. Each sentence stands alone.

server-bad-request = La richiesta non ha la forma giusta: { $where }.
server-too-large = È troppo lungo.
server-too-many = Troppe richieste in poco tempo. Attendi un momento.
server-foreign-page = La richiesta viene da una pagina estranea.
server-no-database = Il database non risponde. Riprova tra un momento.
server-no-such-page = Non c’è nulla a questo indirizzo.
server-no-such-method = Questo non si può fare a questo indirizzo.
server-no-game = Non esiste questo gioco.
server-no-table = Non esiste questo tavolo.
server-old-rules = Il tavolo è stato giocato con regole più vecchie di quelle di questo civtable e non si può più aprire.
server-no-seat = Il tavolo non ha questo posto.
server-no-such-ply = Non esiste questa mossa: l’ultima è la { $last }.
server-no-rematch = Questo tavolo non è la rivincita di un altro.
server-no-token = Per questo serve il link di un posto.
server-no-such-token = Il link del posto non è valido qui.
server-not-your-turn = Tocca a un altro giocatore.
server-not-your-seat = Questo posto non appartiene al tuo account.
server-seat-taken = Questo posto è occupato.
server-seat-owned = Questo posto appartiene a un altro account.
server-stale = Il tavolo è andato avanti: ora è alla mossa { $ply }.
server-turn-ended = Il turno è finito prima di questa scelta.
server-shown = La scelta precedente rivela qualcosa di nuovo: scegli di nuovo quando l’hai visto.
server-not-begun = La partita non è ancora cominciata.
server-over = La partita è finita.
server-not-over = È possibile quando la partita è finita.
server-undo-ask = Da allora si è saputo qualcosa di nuovo o ha deciso un altro. Gli altri giocatori devono essere d’accordo.
server-undo-not-asked = Nessuno ti chiede di annullare qualcosa.
server-say-who = Di’ chi sei.
server-name-taken = Questo nome è già in uso.
server-wrong-password = Il nome o la password non sono corretti.
server-sign-in = Prima accedi.

server-problem-operator = Chi gestisce questo server ha messo da parte il tavolo: { $why }

# Perché un tavolo conservato non si ripete.
judge-failed = il programma è fallito ({ $error })
judge-no-game = il gioco { $game } non esiste
judge-row = la sua riga non si può leggere ({ $error })
judge-gap = manca la voce { $seq }
judge-entry = la voce { $seq } non si può leggere ({ $error })
judge-kind = la voce { $seq } è di un tipo sconosciuto, { $kind }
judge-over = la partita era già finita
judge-seat = toccava decidere a un altro giocatore
judge-changed = allora si offriva altro: le regole sono cambiate senza una nuova versione
judge-offered = le regole nuove qui offrono altro
judge-no-table = il suo tavolo { $table } non esiste
