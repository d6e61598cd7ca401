### The pages of daily deals and of statistics.

## Daily deals

web-title-daily = La partita di oggi
web-nav-daily = Partita di oggi
web-daily-about = Una partita al giorno, la stessa per tutti: le stesse carte, gli stessi dadi, gli stessi rivali. Hai un tentativo che conta.
web-daily-next = Prossime partite tra { $hours } h { $minutes } min
web-daily-against = { $n ->
    [one] Tu e un rivale ({ $level }).
   *[other] Tu e { $n } rivali ({ $level }).
}
web-daily-alone-imperium = In solitario contro l'automa al livello { $level }; la partita sorteggia le due nazioni.
web-daily-played = { $n ->
    [0] Nessuno l'ha ancora finita.
    [one] Un giocatore l'ha finita.
   *[other] { $n } giocatori l'hanno finita.
}
web-daily-practise = Esercitati
web-daily-standings = Classifica
web-daily-place = Posto { $place } su tutti i { $played }
web-daily-left = Hai lasciato il tuo tentativo a un bot, o non può continuare: non ha un risultato.
web-daily-running = Hai cominciato. Non ci si può esercitare prima che questo tentativo sia finito.
web-daily-share = Il tuo risultato da condividere
web-daily-signs = Dieci segni per le dieci parti della partita: ▲ eri davanti al rivale migliore, ◆ alla pari, ▽ dietro. Non rivelano nulla.
web-daily-was-practice = Questo era esercizio: non conta.
web-daily-yours = Il tuo tentativo
web-daily-not-yet = Non hai ancora giocato questa partita.
web-daily-over = Non hai giocato questa partita nel suo giorno. Puoi esercitarti.
web-daily-days = Giorni
web-daily-before = Il giorno prima
web-daily-after = Il giorno dopo
web-daily-choose = Scegli un giorno
web-daily-today = oggi
web-daily-column-place = Posto
web-daily-column-result = Risultato
web-daily-column-points = Punti
web-daily-won = vittoria
web-daily-lost = sconfitta
web-daily-at-table = { $rank } su { $seats }
web-daily-somebody = Qualcuno
web-daily-other-rules = con regole precedenti, un'altra partita
web-daily-more = Mostra altri
web-daily-nobody = Nessuno qui ha finito questa partita.
web-daily-archive = Giorni passati
web-daily-badge = Partita di oggi
web-daily-badge-practice = Partita di esercizio
web-daily-rules = Che cosa conta
web-daily-rule-one = Conta un tentativo al giorno per gioco: il primo che cominci. Un account ne ha uno in tutti i suoi browser; senza account, un browser ne ha uno.
web-daily-rule-same = La partita segue dal giorno, in UTC, e dalle regole: chi gioca con la stessa versione di civtable, qui o altrove, nel browser o nel terminale, ha le stesse carte e gli stessi dadi. Anche i bot: le stesse scelte ricevono le stesse risposte.
web-daily-rule-undo = Puoi annullare le tue ultime scelte finché non è stato mostrato nulla e nessuno ha risposto. Non c'è altro modo di tornare indietro e non ci sono suggerimenti.
web-daily-rule-practice = Quando il tuo tentativo è finito puoi esercitarti con la partita quanto vuoi, e anche con quelle dei giorni passati. L'esercizio non è in nessuna classifica e in nessuna statistica.
web-daily-rule-late = Un tentativo cominciato nel suo giorno conta ogni volta che lo finisci. Le partite degli altri si possono guardare quando il giorno è finito.

## Statistics

web-title-statistics = Statistiche
web-statistics-all-of-it = Tutte le statistiche
web-statistics-csv = Salva come CSV
web-statistics-of-account = Le partite finite del tuo account cominciate ai tavoli di questo server, al massimo le { $most } più recenti. Registrazioni, diramazioni, sfide ed esercizi con le partite del giorno non contano, né le partite che un bot ha finito al tuo posto.
web-statistics-of-browser = Le partite finite di questo browser cominciate ai tavoli di questo server, senza le sfide, e al massimo dei suoi { $most } tavoli più recenti. Con un account sono conservate per tutti i tuoi dispositivi.
web-statistics-none = Non c'è ancora nessuna partita finita. Dopo la prima, questa pagina dice come giochi.
web-statistics-kind = Quali partite
web-statistics-kind-all = Tutte le { $n }: senza punti, che non si confrontano
web-statistics-kinds = Per tipo di partita
web-statistics-game = Gioco
web-statistics-sum-games = Partite
web-statistics-sum-won = Vinte
web-statistics-sum-average = Media
web-statistics-sum-average-place = Posto medio
web-statistics-sum-best = Migliore
web-statistics-sum-worst = Peggiore
web-statistics-time = Nel tempo
web-statistics-graph = Punti di ogni partita e media delle ultime { $n }.
web-statistics-won-sign = vinta
web-statistics-other-sign = non vinta
web-statistics-ended = Finita
web-statistics-points = Punti
web-statistics-place = Posto
web-statistics-rivals = Contro
web-statistics-person = Persone
web-statistics-automa = Automa: { $level }
web-statistics-places = Posti
web-statistics-players = Giocatori
web-statistics-alone = in solitario
web-statistics-sources = Da dove vengono i punti
web-statistics-all = tutte
web-statistics-when-won = vinte
web-statistics-opening-place = Primi piazzamenti
web-statistics-opening-leader = Primo leader
web-statistics-opening-wonder = Prima meraviglia
web-statistics-opening-nation = Nazione
