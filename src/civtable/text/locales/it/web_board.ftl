### Tabelloni di carte nel browser: ciò che quelli di Through the Ages e Imperium hanno in comune.

web-board-can = { $n ->
    [one] Si può usare
   *[other] Si può usare in { $n } modi
}
web-board-back = Indietro
web-board-fold = Metti da parte la domanda e guarda il tavolo
web-board-answer = Rispondi alla domanda
web-board-turn = Il tuo turno
web-board-how-things = Tocca una delle carte che brillano oppure scegli qui.
web-board-bid = La tua offerta
web-board-bid-most = il tuo massimo: { $n }
web-board-rule = La regola
web-board-thing = Questo

## The library of cards

web-title-library = Carte
web-library-of = Carte: { $game }
web-library-search = Cerca per nome o testo
web-library-all = Tutte
web-library-kind = Tipo
web-library-age = Epoca
web-library-nation = Nazione
web-library-count = { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
web-library-open = Guarda le carte
web-library-stone_age-green = Carte verdi
web-library-stone_age-sand = Carte sabbia
web-library-stone_age-building = Edifici
web-board-pick = Si può scegliere
web-board-how-several = Tocca le cose che brillano: una volta per sceglierle, un'altra per toglierle. Vanno tutte insieme.

## The rules

web-title-rules = Regole
web-rules-open = Leggi le regole
web-rules-chapters = Capitoli
web-rules-search = Cerca nelle regole
web-rules-found = { $n ->
    [0] Nessuna regola contiene queste parole.
    [one] 1 regola trovata
   *[other] { $n } regole trovate
}
web-rules-link = Link a questa regola
web-rules-new-tab = (si apre in un'altra scheda)
web-rules-print = Stampa
