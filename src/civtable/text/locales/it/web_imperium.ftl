### Il tabellone di Imperium nel browser.

web-imperium-market = Mercato
web-imperium-unrest-below = Sotto c'è un disordine
web-imperium-main = Mazzo principale
web-imperium-exile = Esilio
web-imperium-round = Round { $n }
web-imperium-last-round = La partita finisce dopo il round { $n }
web-imperium-collapse-near = { $n ->
    [one] Resta 1 disordine: il collasso è vicino
   *[other] Restano { $n } disordini: il collasso è vicino
}
web-imperium-actions = Segnalini azione disponibili: { $n }
web-imperium-exhaust = Segnalini esaurimento disponibili: { $n }
web-imperium-exhausted = Esaurita
web-imperium-garrisoned = Guarnigione: { $card }
web-imperium-developments = Area di sviluppo
web-imperium-nation-of = Nazione di { $player }
web-imperium-deck = Mazzo
web-imperium-discard = Scarti
web-imperium-history = Storia
web-imperium-nation-deck = Mazzo nazione
web-imperium-sunken = Affondate
web-imperium-pile-deck = Nel mazzo, in ordine sconosciuto: { $n }
web-imperium-pile-hand_or_deck = In mano o nel mazzo: { $n }
web-imperium-pile-discard = Tra gli scarti: { $n }
web-imperium-pile-history = Nella storia: { $n }
web-imperium-pile-nation_deck = Nel mazzo nazione: { $n }
web-imperium-pile-sunken = Affondate: { $n }
web-imperium-pile-exile = In esilio: { $n }
web-imperium-compare = Apri la nazione di { $player }
web-imperium-automa = Automa
web-imperium-die = Dado: { $n }
web-imperium-spaces = Spazi dell'automa
web-imperium-space-face_down = coperta
web-imperium-space-blocked = bloccato
web-imperium-space-empty = vuoto
web-imperium-automa-piles = Mazzo { $deck }, scarti { $discard }, storia { $history }, dinastia { $dynasty }
web-imperium-automa-in-play = In gioco
web-imperium-automa-turn = L'ultimo turno dell'automa
web-imperium-automa-waits = L'automa non ha ancora giocato.
web-imperium-tables = Le tabelle dell'automa
web-imperium-tables-open = Tabelle
web-imperium-row = Riga { $n }
web-imperium-row-used = Usata per { $card }.
web-imperium-automa-of = Automa ({ $nation })
web-imperium-automa-wins = Vince l'automa
web-imperium-collapsed = Collasso: hai perso
web-imperium-ended-scoring = La partita è finita con il punteggio.
web-imperium-ended-collapse = Collasso: la pila dei disordini era vuota. Vince chi ha meno disordini.
web-imperium-others = Gli altri
web-imperium-hand = La tua mano: { $n } carte
web-imperium-how-act = Tocca ciò che brilla: una carta in mano, una carta in gioco, una carta del mercato.

web-imperium-figure-material = materiali
web-imperium-figure-population = popolazione
web-imperium-figure-progress = progresso
web-imperium-figure-actions = segnalini azione
web-imperium-figure-exhaust = segnalini esaurimento
web-imperium-figure-hand = carte in mano
web-imperium-figure-discard = carte negli scarti
web-imperium-figure-history = carte nella storia
web-imperium-figure-in_play = carte in gioco

## The guided first game

web-imperium-guide-welcome = Porti una nazione di barbari a diventare impero. Il tuo mazzo è il tuo popolo: cresce e cambia mentre giochi. Questa prima partita mostra un turno dei Romani contro l'automa, un rivale che gioca seguendo una tabella.
web-imperium-guide-deck = Hai cinque carte in mano; il resto aspetta nel mazzo. Quando finisce, si mescolano gli scarti e vi si aggiunge una carta del mazzo nazione: così la tua nazione matura.
web-imperium-guide-actions = In un turno di solito attivi: tre azioni, ognuna gioca una carta, e segnalini esaurimento per le carte in gioco.
web-imperium-guide-region = Gioca Dalmazia, una regione: resta in gioco, dà popolazione e può accogliere una carta come guarnigione.
web-imperium-guide-garrison = Metti il disordine di guarnigione: sotto una regione non ingombra più la mano. I disordini tolgono punti alla fine, e se la loro pila si esaurisce tutto crolla.
web-imperium-guide-conquer = Gioca Conquistare per ottenere una regione dal mercato.
web-imperium-guide-acquire = Acquisire: prendi la carta con il disordine che ha sotto, se c'è, e i suoi segnalini. Migliorare costa di più e non porta disordini. Le regioni non ne hanno sotto, quindi acquisisci.
web-imperium-guide-pay = Il progresso può sostituire altri beni, ma vale punti: paga con la popolazione.
web-imperium-guide-market = Prendi il Fiume dal mercato.
web-imperium-guide-triumvirate = Gioca Triumvirato. Poi passa nella tua storia: esce dal mazzo, ma alla fine conta ancora.
web-imperium-guide-break = Migliora il Borgo: il suo disordine resta indietro.
web-imperium-guide-pass = Non restano azioni. Passa: segue il mantenimento.
web-imperium-guide-clean-up = Metti un progresso su una carta del mercato: chi prende la carta lo guadagna. Scegli il Passo sacro.
web-imperium-guide-discard = Puoi scartare carte prima di pescare fino a cinque. Queste sono buone: passa.
web-imperium-guide-automa = L'automa ha giocato: ha tirato il dado, scoperto carte e fatto ciò che dice la sua tabella. La cronaca racconta ogni passo e perché.
web-imperium-guide-prosperity = Il tuo secondo turno. Gioca Prosperità, la carta che ti nutre.
web-imperium-guide-draw = Prima pesca una carta.
web-imperium-guide-population = Ora scegli popolazione: una per ogni regione in gioco.
web-imperium-guide-over = E così via: ottieni carte, tieni pochi disordini, lascia crescere la nazione con il suo mazzo finché diventa un impero, poi sviluppa. Alla fine contano carte, progresso e storia. Buona fortuna!

## Campagne

web-title-campaign = Campagne
web-play-campaign = Campagna
web-campaign-about = Una serie di partite in solitario contro l'automa, con una sola nazione. Dopo ogni vittoria il livello sale, e una carta entra nel tuo mazzo iniziale o ne esce. Cinque vittorie vincono la campagna; la quarta sconfitta la chiude.
web-campaign-new = Inizia una campagna
web-campaign-yours = Le tue campagne
web-campaign-begin = Inizia
web-campaign-file = Continua una campagna da un file
web-campaign-file-about = Il file che il terminale conserva, o uno salvato qui. Se è danneggiato viene rifiutato.
web-campaign-open = Apri
web-campaign-sheet = Foglio di registro
web-campaign-save = Salva come file
web-campaign-save-about = Una partita in corso non è nel file.
web-campaign-play = Inizia la partita
web-campaign-continue = Continua a giocare
web-campaign-deck = Il tuo mazzo iniziale
web-campaign-back = Al foglio di registro
web-campaign-mode = Tipo di campagna
web-campaign-name = Il tuo nome
web-campaign-wins-losses = { $wins } vittorie, { $losses } sconfitte
web-campaign-no-games = Non è ancora stata giocata nessuna partita.
web-campaign-choose = Scegli questo cambiamento
