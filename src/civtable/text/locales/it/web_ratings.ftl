### Le pagine delle valutazioni e degli amici, e ciò che ne dicono i tavoli.

## Valutazioni

web-title-ratings = Valutazioni
web-title-ratings-player = Valutazioni di un giocatore
web-nav-ratings = Valutazioni
web-rated = Valutato
web-rated-about = Il risultato conta per le valutazioni. Tutti giocano con un account; nulla aiuta, si annullano solo le tue ultime scelte, e chi se ne va è ultimo.
web-rated-leave = Questo tavolo è valutato: chi se ne va è ultimo, qualunque cosa faccia il bot.
web-new-rated = Tavolo valutato
web-new-rated-sign-in = Per questo serve un account:
web-new-invited = Saranno invitati: { $names }
web-new-invited-not = Non invitare nessuno
web-ratings-about = Una sola scala per persone e bot, e una lista per gioco e numero di giocatori. Chi comincia ha 1000; 400 punti in più sono circa dieci vittorie contro una.
web-ratings-lists = Liste
web-ratings-edition = { $game } ({ $edition })
web-ratings-list = { $game }, { $n } giocatori
web-ratings-players = { $n } giocatori
web-ratings-played = { $n ->
    [0] ancora nessuna partita valutata
    [one] una partita valutata
   *[other] { $n } partite valutate
}
web-ratings-who = Giocatore
web-ratings-rating = Valutazione
web-ratings-uncertainty = Incertezza
web-ratings-provisional = provvisoria
web-ratings-explained = In 19 casi su 20 la forza sta entro il numero dopo ±. Una valutazione è provvisoria fino a { $n } partite, e fino ad allora non ha un posto in classifica.
web-ratings-none = Ancora nessuna partita valutata.
web-ratings-graph = { $n ->
    [one] La valutazione dopo una partita: { $rating }, con un margine di { $uncertainty }.
   *[other] La valutazione dopo ognuna di { $n } partite, ora { $rating }, con un margine di { $uncertainty }. La fascia mostra l'incertezza.
}
web-ratings-left = se n'è andato
web-ratings-changes = Valutazioni dopo questa partita
web-ratings-soon = Le valutazioni sono in calcolo.

## Amici

web-title-friends = Amici
web-invitations = Hai un invito
web-invitations-by = { $name } ti invita: { $game }, { $n } giocatori
web-invitations-accept = Siediti
web-invitations-decline = No, grazie
web-friends-invite = Invita qualcuno che conosci
web-friends-invite-do = Invita
web-friends-invite-name = Invita { $name }
web-friends-invited = invito mandato
web-friends-again = Gioca ancora con { $names }
web-friends-ask-name = Chiedi l'amicizia a { $name }
web-friends-sign-in = Per avere amici serve un account:
web-friends-name = Nome di un account
web-friends-ask = Chiedi l'amicizia
web-friends-asked = Te la chiedono
web-friends-list = I tuoi amici
web-friends-none = Ancora nessuno: chiedi l'amicizia a qualcuno col nome del suo account.
web-friends-asking = La chiedi a
web-friends-recent = Hanno giocato con te da poco
web-friends-blocked = Bloccati
web-friends-at-table = a un tavolo
web-friends-privacy = Gli amici vedono il nome del tuo account e se sei a un tavolo, nient'altro. Chi è bloccato non può chiederti l'amicizia, invitarti, sedersi né scrivere ai tuoi tavoli, e non gli si dice perché.
web-friends-do-accept = Accetta
web-friends-do-decline = Rifiuta
web-friends-do-block = Blocca
web-friends-do-play = Gioca
web-friends-do-part = Rimuovi
web-friends-do-withdraw = Ritira
web-friends-do-ask = Chiedi
web-friends-do-unblock = Sblocca
