### The automa and the campaign of Imperium: tables in words, what the automa does, the record sheet.

## The automa: amounts, suits, kinds of card, places

automa-resource-material = materiali
automa-resource-population = popolazione
automa-resource-progress = progresso
automa-suit-region = una regione
automa-suit-uncivilised = una carta primitiva
automa-suit-civilised = una carta civilizzata
automa-suit-tributary = un tributario
automa-suit-any = una carta qualsiasi
automa-or = { $head } o { $last }
automa-kind-region = { $n ->
    [one] una regione
   *[other] { $n } regioni
}
automa-kind-uncivilised = { $n ->
    [one] una carta primitiva
   *[other] { $n } carte primitive
}
automa-kind-civilised = { $n ->
    [one] una carta civilizzata
   *[other] { $n } carte civilizzate
}
automa-kind-tributary = { $n ->
    [one] un tributario
   *[other] { $n } tributari
}
automa-kind-fame = { $n ->
    [one] una carta fama
   *[other] { $n } carte fama
}
automa-kind-attack = { $n ->
    [one] una carta attacco
   *[other] { $n } carte attacco
}
automa-kind-pinned = { $n ->
    [one] una carta fissa
   *[other] { $n } carte fisse
}
automa-kind-barbarian = { $n ->
    [one] una carta barbaro
   *[other] { $n } carte barbaro
}
automa-kind-empire = { $n ->
    [one] una carta impero
   *[other] { $n } carte impero
}
automa-kind-knight = { $n ->
    [one] un cavaliere
   *[other] { $n } cavalieri
}
automa-kind-mask = { $n ->
    [one] una maschera
   *[other] { $n } maschere
}
automa-kind-scroll = { $n ->
    [one] una pergamena
   *[other] { $n } pergamene
}
automa-kind-river = { $n ->
    [one] una carta con fiume
   *[other] { $n } carte con fiume
}
automa-kind-development = { $n ->
    [one] una carta sviluppo
   *[other] { $n } carte sviluppo
}
automa-card-other = Altro
automa-card-region = Regione
automa-card-uncivilised = Primitiva
automa-card-civilised = Civilizzata
automa-card-tributary = Tributario
automa-card-fame = Fama
automa-card-attack = Attacco
automa-card-pinned = Fissa
automa-card-barbarian = Barbaro
automa-card-empire = Impero
automa-card-knight = Cavaliere
automa-card-mask = Maschera
automa-card-scroll = Pergamena
automa-card-river = Fiume
automa-card-development = Sviluppo
automa-from-discard = dai suoi scarti
automa-from-history = dalla sua storia
automa-from-deck = dal suo mazzo
automa-from-play = dalla sua area di gioco
automa-from-exile = dall'esilio
automa-into-discard = nei suoi scarti
automa-into-history = nella sua storia
automa-into-deck = in cima al suo mazzo
automa-into-play = in gioco
automa-into-exile = nell'esilio

## Steps of a table, as what the automa has to do; «you» is the person

automa-step-gain = ottenere { $amount }
automa-step-gain_per_region = ottenere { $amount } per ogni sua regione in gioco
automa-step-spend = spendere { $amount }
automa-step-spend_one_of = spendere { $amount } o { $other }
automa-step-spend_all = spendere tutti i suoi segnalini { $resource }
automa-step-turn_all = cambiare tutti i suoi segnalini { $resource } in { $into }
automa-step-exchange = cambiare { $amount } con { $other } quante volte è possibile
automa-step-steal = rubarti { $amount }
automa-step-acquire = acquisire { $suits }
automa-step-acquire_exiled = acquisire { $suits } dall'esilio
automa-step-acquire_with = acquisire { $suits } con { $resource } sopra
automa-step-break_through = migliorare { $suits }
automa-step-gain_fame = ottenere la prima carta fama
automa-step-abandon = abbandonare { $kind }
automa-step-discard_deck = { $n ->
    [one] scartare la prima carta del suo mazzo
   *[other] scartare le prime { $n } carte del suo mazzo
}
automa-step-discard_dynasty = mettere la prima carta del mazzo dinastia nei suoi scarti
automa-step-move = spostare { $kind } { $from } { $to }
automa-step-place_on_market = mettere { $amount } sulla carta del mercato sopra lo spazio del dado
automa-step-this_to = mettere questa carta { $to }
automa-step-play_this = giocare questa carta
automa-step-exile_market = esiliare una carta del mercato
automa-step-take_unrest = prendere un disordine
automa-step-return_unrest = restituire un disordine dai suoi scarti
automa-step-exile_quest = esiliare la prossima missione, tranne il Graal
automa-step-gain_quest = ottenere la prossima missione
automa-step-have_in_play = ha { $kind } in gioco
automa-step-have_none_discarded = non c'è { $kind } nei suoi scarti
automa-step-turn_journey = cambiare la carta viaggio in { $card }
automa-step-unrest_in_new_discard = mettere un disordine nei suoi scarti dopo aver mescolato
automa-step-trigger_end = far scattare la fine della partita
automa-step-you_gain = tu ottieni { $amount }
automa-step-you_take_unrest = tu prendi un disordine
automa-step-you_recall = tu richiami { $kind }
automa-step-you_abandon = tu abbandoni { $kind }
automa-step-you_discard = { $n ->
    [one] tu scarti una carta
   *[other] tu scarti { $n } carte
}
automa-step-you_may_draw = tu puoi pescare una carta
automa-step-you_may_return_unrest = tu puoi restituire un disordine dalla tua mano
automa-step-you_may_return_unrest_too = tu puoi restituire un disordine dalla tua mano o dagli scarti

## Sentences of a row

automa-if-possible = se possibile, { $steps }
automa-if-possible-it = se possibile, l'automa deve { $steps }
automa-otherwise-if = altrimenti, se possibile, { $steps }
automa-otherwise = altrimenti, { $steps }
automa-if-condition = se possibile e se { $condition }, { $steps }
automa-otherwise-if-condition = altrimenti, se possibile e se { $condition }, { $steps }
automa-to = { $cost } per { $steps }
automa-if-you-have = se hai { $kind } in gioco, { $steps }
automa-if-you-are-barbarian = se la tua nazione è barbara, { $steps }
automa-if-you-are-empire = se la tua nazione è un impero, { $steps }
automa-journey-test = Con { $amount } o più: { $then } Altrimenti: { $otherwise }

## The printed tables in the terminal

imperium-tables-title = { $nation }: { $table }
imperium-tables-barbarian = barbaro
imperium-tables-empire = impero
imperium-tables-both = entrambi gli stati
imperium-tables-journeys = carte viaggio
imperium-tables-row = riga
imperium-tables-card = carta o icona
imperium-tables-effect = effetto
imperium-tables-unrest = Una carta disordine non usa la tabella: torna nella pila dei disordini.
imperium-tables-market = Mantenimento: { $amount } sulla carta del mercato sopra lo spazio del dado.
imperium-tables-source = Fonte: { $text }; icone: { $icons } ({ $confidence }).

## What can be wrong with a file of tables

automa-bad-table = { $place }: { $why }
automa-place = Automa { $nation }
automa-place-table = Automa { $nation }, tabella { $table }
automa-place-row = Automa { $nation }, tabella { $table }, riga { $row }
automa-not-a-text = «{ $name }» dovrebbe essere un testo.
automa-not-a-list = «{ $name }» dovrebbe essere un elenco.
automa-not-a-mapping = qui dovrebbero esserci nomi con i loro valori.
automa-not-a-flag = «{ $name }» dovrebbe essere true o false.
automa-not-an-amount = «{ $name }» dovrebbe essere un numero con una risorsa, come «2 material».
automa-not-toml = il file non è TOML corretto: { $problem }
automa-unknown-name = il nome «{ $name }» non è noto. Nomi noti: { $known }.
automa-missing-name = manca «{ $name }».
automa-unknown-step = il passo «{ $step }» non è noto. Il più simile: «{ $close }».
automa-unknown-condition = la condizione «{ $step }» non è nota.
automa-stray-otherwise = un «otherwise» ha bisogno di un «if possible» subito prima.
automa-empty-row = la riga non ha nulla da fare.
automa-empty-step = un passo tra i punti e virgola è vuoto.
automa-braces = le parentesi graffe non corrispondono.
automa-unknown-kind = il tipo di carta «{ $kind }» non è noto. Tipi noti: { $known }.
automa-no-such-card = non c'è nessuna carta chiamata «{ $name }».
automa-no-rows = la tabella non ha righe.
automa-no-other = l'ultima riga dovrebbe valere per ogni altra carta («other»).
automa-other-not-last = le righe dopo quella per ogni altra carta («other») non si usano mai.
automa-same-card = la riga { $other } vale per le stesse carte.
automa-unknown-layer = «{ $layer }» non è parte di un mazzo dinastia. Parti note: { $known }.
automa-no-accession = una nazione che diventa impero ha bisogno della sua carta ascesa nel mazzo dinastia.
automa-other-nation = il file riguarda «{ $name }».
automa-not-a-choice = «{ $name }» dovrebbe essere uno tra: { $known }.

## Where the tables come from

automa-source-spanish_rulebook = regolamento spagnolo del solitario
automa-source-english_tables = tabelle inglesi stampate
automa-source-transcription = una trascrizione pubblica delle tabelle inglesi
automa-source-printed_book = un libro stampato
automa-confidence-sourced = mostrato dalla fonte
automa-confidence-forced = le regole permettono una sola lettura
automa-confidence-inferred = dedotto dal contesto

## What the automa does

imperium-event-automa_rolled = L'automa tira { $die }; si risolvono tutte le carte.
imperium-event-automa_rolled_aside = L'automa tira { $die }; la carta dello spazio { $space } è messa da parte.
imperium-event-automa_revealed = Spazio { $space }: l'automa rivela { $card }.
imperium-event-automa_returned = Il disordine non usa la tabella: torna nella pila dei disordini.
imperium-event-automa_returned_discard = L'automa restituisce un disordine dai suoi scarti.
imperium-event-automa_row = Si usa la riga { $row }, { $kind }, per { $card }.
imperium-event-automa_row_failed = La riga { $row }, { $kind }, non si può usare: l'automa non può fare la sua prima parte ({ $step }).
imperium-event-automa_no_row = Nessuna riga va bene per { $card }: è scartata.
imperium-event-automa_cannot = Non è possibile: { $step }.
imperium-event-automa_gained = L'automa ottiene { $amount }.
imperium-event-automa_spent = L'automa spende { $amount }.
imperium-event-automa_stole = L'automa ti ruba { $amount }.
imperium-event-automa_lost = L'automa perde { $amount }.
imperium-event-automa_acquired = L'automa acquisisce { $card } dallo spazio { $space }.
imperium-event-automa_acquired_exile = L'automa acquisisce { $card } dall'esilio.
imperium-event-automa_broke_through = L'automa migliora e prende { $card } dallo spazio { $space }.
imperium-event-automa_broke_through_main = L'automa migliora e trova { $card } nel mazzo principale.
imperium-event-automa_took_top_region = L'automa migliora e prende la prima carta del mazzo regione, senza che tu la veda.
imperium-event-automa_took_top_uncivilised = L'automa migliora e prende la prima carta del mazzo primitivo, senza che tu la veda.
imperium-event-automa_took_top_civilised = L'automa migliora e prende la prima carta del mazzo civilizzato, senza che tu la veda.
imperium-event-automa_fame = L'automa prende la prima carta fama, senza che tu la veda.
imperium-event-automa_took_unrest = L'automa prende un disordine.
imperium-event-automa_abandoned = L'automa abbandona { $card }.
imperium-event-automa_recalled = L'automa richiama { $card } in cima al suo mazzo.
imperium-event-automa_discarded = L'automa scarta { $card }, la prima carta del suo mazzo.
imperium-event-automa_dynasty = La prima carta del mazzo dinastia, { $card }, va negli scarti dell'automa.
imperium-event-automa_dynasty_deck = La prima carta del mazzo dinastia, { $card }, va in cima al mazzo dell'automa.
imperium-event-automa_moved = L'automa mette { $card } { $to }.
imperium-event-automa_played = L'automa gioca { $card }.
imperium-event-automa_placed = L'automa mette { $amount } su { $card } nel mercato.
imperium-event-automa_quest_gained = L'automa ottiene la missione { $card }.
imperium-event-automa_quest_exiled = L'automa esilia la missione { $card }.
imperium-event-automa_empire = L'automa diventa un impero.
imperium-event-automa_shuffled = { $cards ->
    [one] L'automa mescola i suoi scarti in un nuovo mazzo di 1 carta.
   *[other] L'automa mescola i suoi scarti in un nuovo mazzo di { $cards } carte.
}
imperium-event-automa_journey = Carta viaggio { $card }: l'automa ha abbastanza.
imperium-event-automa_journey_failed = Carta viaggio { $card }: l'automa non ha abbastanza.
imperium-event-automa_journeyed = La carta viaggio dell'automa ora è { $card }.
imperium-event-automa_kings = L'automa risolve Re dei Re.
imperium-event-automa_given = L'automa riceve { $card } nei suoi scarti.
imperium-event-automa_ignores = Questo non tocca l'automa: non ha mano e restituisce disordini solo con le sue tabelle.
automa-step-chain = una delle sue possibilità

## The command civtable imperium

imperium-help = le tabelle dell'automa e le campagne di Imperium
imperium-about = Il solitario di Imperium: le tabelle dell'automa a parole, e le campagne.
imperium-commands = che cosa fare
imperium-tables-help = mostra le tabelle di una nazione come automa
imperium-tables-about = Mostra le tabelle con cui una nazione gioca come automa. Sono fatte con i file che il gioco stesso legge.
imperium-arg-nation = la nazione, per esempio romans
imperium-nation-unknown = Non c'è nessuna nazione «{ $name }». Nazioni: { $known }.
imperium-campaign-help = gioca una campagna, o ne continua una
imperium-campaign-about = Una serie di partite in solitario con una nazione: cinque vittorie prima di quattro sconfitte. Il file è il registro; viene scritto dopo ogni scelta.
imperium-arg-file = il file della campagna; se non esiste, ne comincia una nuova
imperium-arg-player = il tuo nome nel registro di una nuova campagna
imperium-arg-own = la tua nazione in una nuova campagna
imperium-arg-box = le carte comuni di una nuova campagna: classics, legends o mixed
imperium-arg-extreme = una nuova campagna in modalità estrema
imperium-arg-sheet = mostra il registro e non gioca
imperium-already = Il file { $path } è già una campagna: { $names } non si può cambiare.

## Campaigns

campaign-ask-player = Il tuo nome?
campaign-ask-nation = Quale nazione guidi?
campaign-ask-box = Quali carte comuni?
campaign-ask-mode = Che tipo di campagna?
campaign-mode-usual = il livello sale dopo ogni vittoria
campaign-mode-extreme = modalità estrema: il livello più alto in ogni partita
campaign-ask-again = Rigiocare questa partita dall'inizio?
campaign-again-yes = sì
campaign-again-no = no, esci
campaign-level-extreme = Estremo
campaign-ask-rival = Contro quale nazione è la prossima partita?
campaign-ask-side = Quale lato della tua carta potere?
campaign-ask-change = Hai vinto: aggiungi al tuo mazzo iniziale una carta ottenuta in questa partita, o togline una.
campaign-add = aggiungere { $card }
campaign-remove = togliere { $card }
campaign-title = Campagna di { $player }: { $nation }
campaign-title-extreme = Campagna di { $player } in modalità estrema: { $nation }
campaign-column-level = livello
campaign-column-points = tuoi punti
campaign-column-rival = automa
campaign-column-rival-points = suoi punti
campaign-column-result = risultato
campaign-column-change = carta aggiunta o (tolta)
campaign-won = vittoria
campaign-lost = sconfitta
campaign-collapsed = sconfitta per collasso
campaign-removed = ({ $card })
campaign-standing = { $wins } vittorie su 5, { $losses } sconfitte su 4.
campaign-next = Prossima partita: livello { $level }.
campaign-next-help = Prossima partita: livello { $level }, con il doppio delle risorse, perché l'ultima è stata persa.
campaign-unrest-out = { $n ->
    [one] 1 carta disordine è da parte.
   *[other] { $n } carte disordine sono da parte.
}
campaign-running = È in corso una partita contro { $nation }.
campaign-is-won = La campagna è vinta.
campaign-is-lost = La campagna è persa.
campaign-game-won = Hai vinto questa partita, { $points } a { $rival }.
campaign-game-lost = Hai perso questa partita, { $points } a { $rival }.
campaign-game-collapsed = La pila dei disordini era vuota: hai perso questa partita.
campaign-kept = La campagna è in { $path }. Continua con: { $command }

## What is refused

campaign-too-long = Il file della campagna è troppo lungo.
campaign-not-json = Questo non è un file di campagna: non si può leggere, o ne manca una parte.
campaign-foreign = Questa non è una campagna di Imperium.
campaign-format = Il file della campagna ha un formato che questa versione non conosce. Noto: { $known }.
campaign-checksum = Il file della campagna è stato cambiato o danneggiato: la somma di controllo non corrisponde.
campaign-too-many-games = Una campagna ha al massimo { $most } partite.
campaign-impossible = { $path }: questo non può seguire in una campagna a quello che c'è prima.
campaign-other-box = { $nation } non è una nazione della scatola { $box }.
campaign-over = La campagna è finita.
campaign-change-first = Prima scegli quale carta aggiungere o togliere.
campaign-no-change-now = Ora non si può aggiungere né togliere nessuna carta.
campaign-change-unknown = Non si può scegliere «{ $change }».
campaign-no-rival = { $nation } non può essere l'automa: è la tua nazione, o una che hai già battuto.
imperium-state-secret = { $path }: { $card } non è tra le carte nascoste dell'automa.
campaign-none = Questa campagna non esiste.
campaign-not-yours = Questa campagna è di un'altra persona.
campaign-playing = È in corso una partita di questa campagna.
campaign-no-game = Non è in corso nessuna partita di questa campagna.
