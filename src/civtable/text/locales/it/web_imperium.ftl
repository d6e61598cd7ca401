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
web-imperium-garrisoned = Protetta: { $card }
web-imperium-developments = Area di sviluppo
web-imperium-nation-of = Nazione di { $player }
web-imperium-deck = Mazzo
web-imperium-discard = Scarti
web-imperium-history = Storia
web-imperium-nation-deck = Mazzo nazione
web-imperium-sunken = Sommerse
web-imperium-open-piles = Pile scoperte
web-imperium-pile-deck = Nel mazzo, in ordine sconosciuto: { $n }
web-imperium-pile-hand_or_deck = In mano o nel mazzo: { $n }
web-imperium-pile-discard = Tra gli scarti: { $n }
web-imperium-pile-history = Nella storia: { $n }
web-imperium-pile-nation_deck = Nel mazzo nazione: { $n }
web-imperium-pile-sunken = Sommerse: { $n }
web-imperium-pile-exile = In esilio: { $n }
web-imperium-pile-garrison = Protette qui: { $n }
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
web-imperium-hand = La tua mano: { $n ->
    [one] 1 carta
   *[other] { $n } carte
}
web-imperium-how-act = Tocca ciò che brilla: una carta in mano, una carta in gioco, una carta del mercato.
web-imperium-unspent = { $n ->
    [one] 1 azione non è usata e andrebbe persa.
   *[other] { $n } azioni non sono usate e andrebbero perse.
}
web-imperium-why-market = Le carte del mercato si prendono con una carta che permetta di acquisire o migliorare, oppure innovando.
web-imperium-why-deck = Si migliora da un mazzo quando lo dice una carta, oppure innovando.
web-imperium-why-development = Si sviluppa quando il mazzo viene rimescolato, una volta finito il mazzo nazione, o quando lo dice una carta.
web-imperium-why-play = Non ha abilità di esaurimento: agisce da sola, nel momento che il suo simbolo indica.

web-imperium-figure-material = materiali
web-imperium-figure-population = popolazione
web-imperium-figure-progress = progresso
web-imperium-figure-actions = segnalini azione
web-imperium-figure-exhaust = segnalini esaurimento
web-imperium-figure-hand = carte in mano
web-imperium-figure-discard = carte negli scarti
web-imperium-figure-history = carte nella storia
web-imperium-figure-in_play = carte in gioco

## The rules behind the questions

web-imperium-rule-act = Attivare: ogni carta che giochi usa un segnalino azione, e ogni abilità di esaurimento uno di esaurimento, una volta per carta e turno. Oppure innovare: scarta la tua mano e migliora una carta. Oppure ribellarti: restituisci disordini dalla tua mano alla loro pila.
web-imperium-rule-act_on = Ogni carta che giochi usa un segnalino azione, e ogni abilità di esaurimento uno di esaurimento, una volta per carta e turno. Se passi arriva il mantenimento: metti 1 di progresso su una carta del mercato, riprendi i tuoi segnalini, scarti ciò che vuoi e peschi fino ad avere cinque carte.
web-imperium-rule-solstice = Dopo l'ultimo turno di un round tutti risolvono le abilità di solstizio delle loro carte in gioco, ciascuno nell'ordine che sceglie. Sono obbligatorie, salvo dove la carta dice «puoi».
web-imperium-rule-choose = Esegui esattamente una delle opzioni, e solo una che si possa eseguire.
web-imperium-rule-confirm = Ciò che una carta dice che puoi fare, puoi anche non farlo. Un costo si paga per intero prima del suo effetto; senza costo non c'è effetto.
web-imperium-rule-use = L'abilità si può usare solo in questo momento. Un'abilità di esaurimento usa uno dei tuoi segnalini esaurimento, una volta per carta e turno, anche nei turni degli altri.
web-imperium-rule-pay = Un costo si paga per intero. 1 di progresso può valere 1 di popolazione o 2 materiali, senza resto; materiali e popolazione non si sostituiscono mai a vicenda.
web-imperium-rule-draw_some = Peschi dal tuo mazzo di pesca. Solo quando serve una carta e il mazzo è vuoto i tuoi scarti si mescolano per formarne uno nuovo.
web-imperium-rule-reshuffle = Quando il mazzo nazione è finito, nel rimescolare puoi pagare uno sviluppo, che si aggiunge agli scarti prima di mescolarli e usa un segnalino esaurimento. Chi sviluppa la sua ultima carta provoca la fine della partita.
web-imperium-rule-develop = Paghi il costo della carta sviluppo, che va nei tuoi scarti. Chi sviluppa la sua ultima carta provoca la fine della partita.
web-imperium-rule-develop_free = La carta sviluppo va nei tuoi scarti senza pagarne il costo. Chi sviluppa la sua ultima carta provoca la fine della partita.
web-imperium-rule-acquire = La carta va nella tua mano; ottieni i suoi segnalini e prendi in mano anche il disordine che ha sotto. Una carta acquisita dall'esilio porta un disordine dalla pila, a meno che sia una regione.
web-imperium-rule-break_through = La carta va nella tua mano con i suoi segnalini; il disordine che ha sotto torna nella sua pila. Oppure prendi senza vederla la prima carta del mazzo piccolo di quella classe; se non c'è, si rivelano carte del mazzo principale finché una va bene.
web-imperium-rule-play_acquired = Giocarla subito non usa segnalini azione, ma va rispettato tutto il resto che giocarla richiede. Altrimenti resta nella tua mano.
web-imperium-rule-exile_market = Si può esiliare solo una carta del mercato senza segnalini. Il disordine che ha sotto torna nella sua pila e lo spazio si riempie.
web-imperium-rule-place = I segnalini vengono dalla riserva; chi prende la carta dal mercato li ottiene. Una carta con segnalini non si può esiliare dal mercato.
web-imperium-rule-host = La carta protetta resta sotto l'altra finché questa è in gioco, e conta comunque alla fine. Se la carta giocata lo dice, l'altra ripete ciò che fa quando si gioca.
web-imperium-rule-give = Scegli una carta dalla tua mano o dai tuoi scarti. Va nella mano dell'altro giocatore e da allora è sua.
web-imperium-rule-give_automa = Scegli una carta dalla tua mano o dai tuoi scarti. Va negli scarti dell'automa e da allora è sua.
web-imperium-rule-find = Cerchi nella mano, negli scarti, nel mazzo di pesca e nel mazzo nazione, in quest'ordine, a meno che la carta ne nomini di meno. La carta trovata si mostra e i mazzi in cui hai cercato si mescolano; la carta ascesa non si trova mai.
web-imperium-rule-fame = La carta va nella tua mano senza che gli altri la vedano; le altre tornano in cima al mazzo fama.
web-imperium-rule-put_back = Le carte fama che non tieni tornano in cima al loro mazzo, nell'ordine che scegli.
web-imperium-rule-free_play = La carta non usa segnalini azione. Quando è risolta si scarta, a meno che sia fissa e resti in gioco o nomini un altro posto.
web-imperium-rule-copy = Usi l'abilità di esaurimento di una carta fissa di un altro come se fosse tua: paghi ciò che costa, e la carta dell'altro non si esaurisce.
web-imperium-rule-declare = Poi si rivela la prima carta del mazzo principale e si confronta con la classe che hai dichiarato. Una carta con due classi vale come l'una o l'altra.
web-imperium-rule-swap_nation = La carta della mano va in cima al tuo mazzo nazione e si aggiungerà ai tuoi scarti quando toccherà a quel mazzo; quella che era in cima va nella tua mano. Gli altri non vedono nessuna delle due.
web-imperium-rule-swap_exile = Può tornare nel mercato solo una carta delle sue classi: regione, primitiva, civilizzata o tributario. Prende il posto di una carta del mercato.
web-imperium-rule-swap_market = La carta va in esilio. I suoi segnalini e il disordine che ha sotto restano nello spazio per la carta nuova.
web-imperium-rule-avoid = Chi evita un attacco ignora tutto ciò che gli fa. Ciò che dà all'attaccante e ciò che fa agli altri accade comunque.
web-imperium-rule-avoid_automa = Se eviti l'attacco, ignori tutto ciò che ti fa. Il resto della riga dell'automa accade comunque.
web-imperium-rule-bribe = La carta dell'altro giocatore evita il tuo attacco se non gli consegni il progresso. Anche così può evitarlo con un'altra carta; se non lo consegni, ignora l'attacco e il resto accade.
web-imperium-rule-restore = Il segnalino esaurimento torna sulla tua carta stato, e la carta su cui era si può esaurire un'altra volta.
web-imperium-rule-pick-discard = Le carte scartate restano nei tuoi scarti finché si mescolano in un nuovo mazzo di pesca. Nel mantenimento puoi scartarne quante vuoi, o nessuna, prima di pescare.
web-imperium-rule-pick-take = La carta va nella tua mano.
web-imperium-rule-pick-top = La carta va in cima al tuo mazzo di pesca: sarà la prossima che peschi.
web-imperium-rule-pick-history = Una carta nella tua storia lascia il tuo mazzo per sempre, ma conta alla fine.
web-imperium-rule-pick-sink = Una carta sommersa lascia il tuo mazzo, ma conta alla fine. Le carte che protegge si scartano.
web-imperium-rule-pick-exile = Una carta esiliata non è più tua e non conta alla fine. Resta scoperta in esilio, da dove alcune carte possono riprenderla.
web-imperium-rule-pick-return = Il disordine torna nella sua pila; il suo costo non si paga. Se quella pila si esaurisce, arriva il collasso.
web-imperium-rule-pick-abandon = Una carta in gioco che abbandoni va nei tuoi scarti con le carte che protegge. Una carta in protezione va da sola.
web-imperium-rule-pick-recall = Una carta in gioco che richiami va nella tua mano con le carte che protegge. Una carta in protezione va da sola.
web-imperium-rule-pick-garrison = Una carta protetta resta sotto un'altra finché questa è in gioco: non torna più in mano, ma conta alla fine.
web-imperium-rule-draw_next = Peschi una carta alla volta e puoi fermarti dopo averla vista. Solo quando serve una carta e il mazzo è vuoto i tuoi scarti si mescolano per formarne uno nuovo.
web-imperium-rule-share_unrest = Un effetto dà disordine a più giocatori e nella pila non ce n'è per tutti. Tu dici chi riceve le ultime carte. Con l'ultima arriva il collasso: vince chi ha meno carte disordine.

## The guided first game

web-imperium-guide-welcome = Porti una nazione di barbari a diventare impero. Il tuo mazzo è il tuo popolo: cresce e cambia mentre giochi. Questa lezione mostra un round dei Romani contro l'automa, un rivale che gioca seguendo una tabella, e la fine di una partita.
web-imperium-guide-deck = Hai cinque carte in mano; il resto aspetta nel mazzo. Quando finisce, si mescolano gli scarti e vi si aggiunge una carta del mazzo nazione: così la tua nazione matura.
web-imperium-guide-actions = In un turno fai una di tre cose. Di solito attivi: tre azioni, ognuna gioca una carta, e segnalini esaurimento per le carte in gioco. Oppure innovi: tutta la mano per una buona carta. Oppure ti ribelli: restituisci disordini.
web-imperium-guide-region = Gioca Dalmazia, una regione: resta in gioco, dà popolazione e può proteggere una carta.
web-imperium-guide-garrison = Proteggi il disordine: sotto una regione non ingombra più la mano. I disordini tolgono punti alla fine, e se la loro pila si esaurisce arriva il collasso.
web-imperium-guide-conquer = Gioca Conquistare per ottenere una regione dal mercato.
web-imperium-guide-acquire = Acquisire: prendi la carta con il disordine che ha sotto, se c'è, e i suoi segnalini. Migliorare costa di più e non porta disordini. Le regioni non ne hanno sotto, quindi acquisisci.
web-imperium-guide-pay = Il progresso può sostituire altri beni, ma vale punti: paga con la popolazione.
web-imperium-guide-market = Prendi il Fiume dal mercato.
web-imperium-guide-triumvirate = Gioca Triumvirato. Poi passa nella tua storia: esce dal mazzo, ma alla fine conta ancora.
web-imperium-guide-break = Migliora il Borgo: il suo disordine resta indietro.
web-imperium-guide-pass = Non restano azioni. Termina il tuo turno: segue il mantenimento.
web-imperium-guide-clean-up = Metti 1 di progresso su una carta del mercato: lo ottiene chi prende la carta. Scegli il Passo sacro.
web-imperium-guide-discard = Puoi scartare carte prima di pescare fino a cinque. Queste sono buone: non scartare nulla.
web-imperium-guide-automa = L'automa ha giocato: ha tirato il dado, scoperto carte e fatto ciò che dice la sua tabella. Poi è arrivato il solstizio, quando agiscono le carte in gioco che lo nominano; non ne hai ancora. Questo era il primo round.
web-imperium-guide-prosperity = Il tuo secondo turno. Gioca Prosperità, la carta che ti nutre.
web-imperium-guide-draw = Prima pesca una carta.
web-imperium-guide-population = Ora scegli popolazione: una per ogni regione in gioco.
web-imperium-guide-over = E così via: ottieni carte, tieni pochi disordini, lascia crescere la nazione con il suo mazzo finché diventa un impero, poi sviluppa. Vediamo l'ultimo round di una partita così.
web-imperium-guide-last-round = Round 19. Roma è un impero, e il mazzo principale è finito nel round precedente: questo è l'ultimo. Ogni disordine costa 2 punti. Giocalo per liberartene.
web-imperium-guide-last-unrest = Ci sono tre modi di restituirlo. Il meno caro ora è pagare 1 di popolazione.
web-imperium-guide-last-pay = Paga con la popolazione: ogni segnalino progresso vale un punto.
web-imperium-guide-last-pass = Ciò che possiedi conta ovunque sia: mano, mazzo, scarti, gioco o storia. Non serve altro: passa.
web-imperium-guide-last-place = Il mantenimento, come sempre: metti 1 di progresso su Istruzione.
web-imperium-guide-last-keep = Tieni le carte, la Città di Roma ne chiederà una: non scartare nulla. Poi l'automa gioca il suo ultimo turno.
web-imperium-guide-last-solstice = L'ultimo solstizio. La Città di Roma ti permette di scartare una carta in cambio di qualcosa: accetta.
web-imperium-guide-last-discard = Scarta Prosperità: negli scarti conta ancora.
web-imperium-guide-last-population = Scegli popolazione: la tua carta potere dà 1 punto ogni 2 di popolazione, e 10 fanno 5 punti.
web-imperium-guide-last-count = Si sommano il progresso, le carte, quelle a punti variabili e la carta potere, e si tolgono i disordini. Da solo vinci soltanto con più punti dell'automa. Se la pila dei disordini finisce, arriva il collasso e non si contano punti.
web-imperium-guide-last-win = 82 a 76: vinci. Ora una partita vera, di nuovo con i Romani contro il Capotribù, l'automa più mite. Ciò che brilla si può fare; ciò che non si può ti dice perché, se lo tocchi. Buona fortuna!

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
web-campaign-wins-losses = Vittorie: { $wins }, sconfitte: { $losses }
web-campaign-no-games = Non è ancora stata giocata nessuna partita.
web-campaign-choose = Scegli questo cambiamento

## What the confirmation of several things says

web-imperium-several-pick-discard = { $n ->
    [0] Non scartare nulla
    [one] Scarta 1 carta
   *[other] Scarta { $n } carte
}
web-imperium-several-pick-take = { $n ->
    [0] Non prendere nulla
    [one] Prendi 1 carta
   *[other] Prendi { $n } carte
}
web-imperium-several-pick-top = { $n ->
    [0] Nulla sul mazzo
    [one] 1 carta sul mazzo
   *[other] { $n } carte sul mazzo
}
web-imperium-several-pick-history = { $n ->
    [0] Nulla nella storia
    [one] 1 carta nella storia
   *[other] { $n } carte nella storia
}
web-imperium-several-pick-sink = { $n ->
    [0] Non sommergere nulla
    [one] Sommergi 1 carta
   *[other] Sommergi { $n } carte
}
web-imperium-several-pick-exile = { $n ->
    [0] Non esiliare nulla
    [one] Esilia 1 carta
   *[other] Esilia { $n } carte
}
web-imperium-several-pick-return = { $n ->
    [0] Non restituire nulla
    [one] Restituisci 1 disordine
   *[other] Restituisci { $n } disordini
}
web-imperium-several-pick-abandon = { $n ->
    [0] Non abbandonare nulla
    [one] Abbandona 1 carta
   *[other] Abbandona { $n } carte
}
web-imperium-several-pick-recall = { $n ->
    [0] Non richiamare nulla
    [one] Richiama 1 carta
   *[other] Richiama { $n } carte
}
web-imperium-several-pick-garrison = { $n ->
    [0] Non proteggere nulla
    [one] Proteggi 1 carta
   *[other] Proteggi { $n } carte
}
web-imperium-several-put_back = { $n ->
    [0] Non rimettere nulla
    [one] Rimetti 1 carta
   *[other] Rimetti { $n } carte
}
