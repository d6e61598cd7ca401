### Le pagine dei tornei: l'elenco, il modulo, seguirne uno, organizzare.

web-title-tournaments = Tornei
web-title-tournament = Torneo
web-title-new_tournament = Nuovo torneo
web-welcome-tournaments = Tornei
web-welcome-tournaments-about = Partecipa a uno o creane uno per gli amici: tavoli, turni e classifica si fanno da soli.

web-tournaments-about = Qualcuno crea un torneo, chi vuole partecipa, i bot lo completano. I tavoli di un turno si formano appena è finito quello prima.
web-tournaments-open = Iscrizioni aperte
web-tournaments-open-none = Per ora nessuno. Creane uno!
web-tournaments-running = In corso
web-tournaments-running-none = Nessun torneo in corso.
web-tournaments-over = Conclusi
web-tournaments-over-none = Ancora nessuno.
web-tournament-make = Crea un torneo
web-tournament-sign-in = Accedi per partecipare
web-tournament-needs-account = Per creare un torneo serve un account:
web-tournament-entered = { $n } posti su { $places } occupati
web-tournament-by = di { $name }
web-tournament-seats = { $n } per tavolo
web-tournament-you-organiser = organizzi tu
web-tournament-you-entrant = partecipi
web-tournament-you-reserve = sei di riserva
web-tournament-clock-live = con orologio
web-tournament-clock-days = in più giorni
web-tournament-private-badge = solo con il link

web-tournament-state-open = Iscrizioni aperte
web-tournament-state-running = In corso
web-tournament-state-over = Concluso
web-tournament-state-cancelled = Annullato
web-tournament-state-left = ha lasciato
web-tournament-state-removed = fuori dal torneo
web-tournament-gone = Qualcuno che non c'è più

web-tournament-title = Titolo (se vuoi)
web-tournament-form = Formula
web-tournament-at-table = Numero per tavolo
web-tournament-who-meets = Chi incontra chi
web-tournament-form-swiss = Svizzero
web-tournament-form-swiss-about = A ogni turno si incontrano quelli che hanno più o meno gli stessi punti, e nessuno esce. Bastano pochi turni per molti giocatori.
web-tournament-form-round_robin = Girone all'italiana
web-tournament-form-round_robin-about = Tutti incontrano tutti, nel modo più equilibrato possibile. Adatto a un piccolo gruppo; in più giorni è un campionato.
web-tournament-form-knockout = Eliminazione diretta
web-tournament-form-knockout-about = I migliori di ogni tavolo passano, gli altri escono, fino alla finale.
web-tournament-rounds = Turni
web-tournament-usual = come di solito
web-tournament-rounds-about = Quanti ne servono perché ci sia un solo vincitore.
web-tournament-advance = Passano da ogni tavolo
web-tournament-advance-n = i migliori { $n }
web-tournament-advance-about = Di solito il migliore; in quattro per tavolo i migliori due.
web-tournament-same = Stessa distribuzione
web-tournament-same-about = Tutti i tavoli di un turno cominciano con le stesse carte e gli stessi dadi. Nessuno può guardare un altro tavolo finché il turno non è finito.
web-tournament-rated = Partite valutate
web-tournament-rated-about = Le partite contano per le valutazioni, con le stesse regole di sempre.
web-tournament-time = Tempo
web-tournament-entry = Chi può partecipare
web-tournament-places = Posti
web-tournament-places-about = Chi arriva dopo è di riserva, e può prendere il posto di chi se ne va.
web-tournament-private = Privato: lo trova solo chi ha il link
web-tournament-private-about = Il torneo non è nell'elenco.
web-tournament-fill = Bot che completano
web-tournament-fill-n = fino a { $n } posti
web-tournament-fill-none = nessuno
web-tournament-fill-about = Se le persone sono di meno, all'inizio i bot prendono gli altri posti.
web-tournament-fill-about-none = Partecipano solo persone.
web-tournament-levels = Livelli dei bot, a rotazione
web-tournament-create = Crea il torneo

web-tournament-now = Che cosa ti riguarda ora
web-tournament-now-enter = Puoi partecipare: c'è un posto per te.
web-tournament-now-full = Tutti i posti sono occupati. Come riserva giochi se se ne libera uno.
web-tournament-now-sign_in = Con un account puoi partecipare.
web-tournament-now-in = Ci sei. Comincia quando chi organizza dà il via.
web-tournament-now-table = Il tuo tavolo del turno { $n } ti aspetta.
web-tournament-now-waiting-about = Questa pagina ti dice quando il tuo tavolo è pronto.
web-tournament-now-bye = Riposi nel turno { $n }: vale come una vittoria.
web-tournament-now-out = Sei fuori. Guarda come va a finire.
web-tournament-now-watch = Il torneo è in corso. Puoi seguirlo qui.
web-tournament-now-reserve = Sei di riserva: giochi se si libera un posto.
web-tournament-now-left = Hai lasciato questo torneo.
web-tournament-now-removed = Chi organizza ti ha escluso.
web-tournament-now-cancelled = Questo torneo è stato annullato. La classifica è quella di quel momento.
web-tournament-now-cancelled_early = Questo torneo è stato annullato prima di cominciare.
web-tournament-now-won = Hai vinto il torneo!
web-tournament-now-placed = Sei al posto { $place } su { $n }.
web-tournament-winner = Vince:
web-tournament-to-table = Al tuo tavolo
web-tournament-enter = Partecipa
web-tournament-enter-reserve = Entra come riserva
web-tournament-come-back = Torna nel torneo
web-tournament-leave = Lascia
web-tournament-link = Link da mandare

web-tournament-round = Turno { $n }
web-tournament-round-of = Turno { $n } di { $all }
web-tournament-final = Finale
web-tournament-round-over = finito
web-tournament-round-done = { $n } su { $all } finiti
web-tournament-table = Tavolo { $n }
web-tournament-game-running = in corso
web-tournament-game-over = finita
web-tournament-game-stuck = ferma
web-tournament-game-decided = decisa da chi organizza
web-tournament-byes = Riposa:
web-tournament-goes-on = passa
web-tournament-bracket = Turni dell'eliminazione

web-tournament-standings = Classifica
web-tournament-result = Classifica finale
web-tournament-column-points = Punti
web-tournament-column-opponents = Rivali
web-tournament-column-wins = Vittorie
web-tournament-column-direct = Diretti
web-tournament-column-share = Quota
web-tournament-ties = Come si ordinano i posti
web-tournament-ties-about = A ogni tavolo si vincono fino a 12 punti, secondo quanti degli altri si superano. A pari punti contano, nell'ordine:
web-tournament-ties-knockout = Prima conta fin dove si è arrivati, poi il posto all'ultimo tavolo e i punti; se tutto è pari, nell'ordine:
web-tournament-tie-points = Punti: fino a 12 per tavolo, secondo quanti si superano
web-tournament-tie-opponents = Rivali: la media dei punti di tutti quelli che si sono incontrati
web-tournament-tie-wins = Vittorie: partite vinte, da soli o alla pari
web-tournament-tie-direct = Diretti: punti contro chi è ancora alla pari
web-tournament-tie-share = Quota: quale parte di tutti i punti delle proprie partite si è fatta
web-tournament-tie-lot = Il sorteggio, fatto all'inizio

web-tournament-entrants = Partecipanti
web-tournament-nobody = Ancora nessuno.
web-tournament-reserves = Riserve
web-tournament-change = Cambia
web-tournament-replace-by = Al posto di { $name }
web-tournament-organise = Organizza
web-tournament-organise-open = Comincia quando ci sono tutti. Dopo si entra solo come riserva.
web-tournament-organise-running = I turni vanno avanti da soli. Per chi ha lasciato c'è «Cambia» accanto al nome, per una partita che non finisce «Decidi» al suo tavolo.
web-tournament-decide = Decidi questa partita
web-tournament-decide-about = Per una partita che non finisce: un posto per ciascuno, uguali in caso di parità. Conta solo per il torneo.
web-tournament-do-start = Comincia il torneo
web-tournament-do-cancel = Annulla il torneo
web-tournament-ask-cancel = Annullare il torneo? Non si giocano altri turni.
web-tournament-do-replace = Sostituisci
web-tournament-ask-replace = Mettere { $other } al posto di { $name }? Punti e posto restano.
web-tournament-do-remove = Escludi
web-tournament-ask-remove = Escludere { $name } dal torneo?
web-tournament-do-decide = Decidi
web-tournament-ask-decide = Decidere la partita del tavolo { $n }? Non si può annullare.
web-tournament-do-leave = Lascia
web-tournament-ask-leave = Lasciare il torneo? Un bot continua al tuo tavolo e non giochi altri turni.
web-tournament-now-waiting = { $n ->
    [0] Il prossimo turno si sta formando.
    [one] La tua partita di questo turno è finita. Un tavolo gioca ancora.
   *[other] La tua partita di questo turno è finita. { $n } tavoli giocano ancora.
}
web-tournament-bots-come = { $n ->
    [one] All'inizio si aggiunge un bot.
   *[other] All'inizio si aggiungono { $n } bot.
}
web-tournament-total = { $n ->
    [one] un punto
   *[other] { $n } punti
}
web-tournament-ask-start = Cominciare con { $n } partecipanti{ $bots ->
    [0] {""}
    [one] {" "}e un bot
   *[other] {" "}e { $bots } bot
}? Dopo si entra solo come riserva.
