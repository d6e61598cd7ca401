# The table in the terminal: setting up, commands, help, results; then what each game shows there.

play-help = giocare una partita nel terminale, contro bot o tra persone
play-about = Gioca una partita nel terminale. Senza --seats chiede che cosa vuoi giocare. Si sceglie con un numero, un codice o qualche parola; l'aiuto lo spiega.
play-arg-game = un gioco; civtable games li elenca
play-arg-seats = chi siede a ogni posto, in ordine: human o il livello di un bot, per esempio human,hard,easy
play-arg-seed = il testo che decide tutto il caso (predefinito: uno a caso)
play-arg-save = il file della partita: se esiste si continua, se no si crea; si salva dopo ogni mossa
play-arg-plain = righe semplici senza colori né riquadri, per lettori di schermo e pipe

## Before the game

play-language-en = English
play-language-es = Español
play-language-pt = Português
play-language-it = Italiano
play-choice = [{ $default }]:
play-choice-unknown = Scegli una di queste risposte: { $known }.
play-ask-language = In quale lingua?
play-ask-continue = C'è una partita in sospeso ({ $path }).
play-continue-yes = continuarla
play-continue-no = iniziarne una nuova
play-ask-game = Quale gioco?
play-ask-company = Da solo o con altri?
play-company-alone = da solo, contro l'automa
play-company-others = con altri
play-ask-players = Quanti giocatori, te compreso?
play-ask-level = Chi gioca contro di te?

play-settings-nowhere = Nessun gioco ha tutte queste impostazioni: { $names }. Ci sono: { $known }.
play-seat-unknown = Nessuno di nome «{ $seat }» può sedersi al tavolo; --seats accetta: { $known }.
play-save-name = --save ha bisogno del nome di un file.
play-other-game = { $path } contiene una partita di { $game }: togli il nome del gioco o scegli un altro file.
play-other-seats = { $path } si gioca con --seats { $seats }: togli --seats o scegli un altro file.
play-other-seed = { $path } è cominciata con un altro seme: togli --seed o scegli un altro file.
play-other-settings = { $path } si gioca con { $known }: togli --set { $name } o scegli un altro file.
play-not-over-this = { $path } non viene sovrascritto, perché non è una partita salvata: { $why }

## At the table

play-name = { $name }
play-name-you = { $player } (tu)
play-name-bot = { $player } ({ $bot })
play-thinks = { $player } sta pensando…
play-question = { $player }: { $question }
play-prompt = { $player }>
play-how = Scrivi un numero o parole, come «{ $example }»; oppure aiuto.
play-many = Ci sono { $n } opzioni, per esempio { $code }; elenco le mostra tutte.
play-more = … altre { $n } righe (cronaca)
play-page = Invio per continuare, s e Invio per smettere:
play-hand-over = Ora tocca a { $player }.
play-hand-over-plain = ----- Ora { $player } -----
play-press-enter = Passa la tastiera e premi Invio.
play-secret-seen = Solo { $player } può vedere questo. Premi Invio per nasconderlo.
play-no-such-number = Non c'è nessun numero { $number }: le opzioni vanno da 1 a { $most }.
play-several = Potrebbero essere più d'una: { $codes }{ $more ->
    [0] {""}
   *[other] {" "}e altre { $more }
}. Di' qualcosa in più.
play-guarded = «{ $option }»: questo non si fa con un numero né con una parte. Se lo vuoi, scrivi «{ $typed }».
play-why-what = Di' quale opzione: perché, e poi il suo codice.
play-why-legal = Questo è permesso adesso: { $code }.
play-look-nothing = Non c'è niente che si chiami «{ $text }» da guardare.
play-look-several = Potrebbero essere più cose: { $names }{ $more ->
    [0] {""}
   *[other] {" "}e altre { $more }
}.
play-log-number = cronaca vuole il numero di righe da mostrare, non «{ $text }».
play-log-empty = Non è ancora successo niente.
play-undo-nothing = Non c'è ancora niente da annullare.
play-undo-other = Non si può annullare: { $player } ha già deciso dopo.
play-undo-revealed = Non si può annullare: ha rivelato dei dadi, una carta o un edificio.
play-undone = Annullato: { $code }.
play-picked = scelta
play-how-several = Scrivi numeri o codici, anche più d'uno (1 3, o con virgole); un'altra volta li toglie. Invio o ok li conferma tutti, svuota li toglie tutti.
play-nothing-picked = Qui non si scelgono più cose insieme: scrivi un numero, un codice o parole.
play-saved = Salvato in { $path }.
play-left = La partita è salvata in { $path }. Per continuare: { $command }
play-kept = La registrazione della partita è in { $path }.

## The score and the end

play-score-none = Questo gioco conta i punti alla fine.
play-score-line = { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
play-score-later = Questa è la barra punteggio. Le carte e le risorse contano alla fine della partita.
play-winner = { $player } vince con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
play-nobody-wins = Hai perso: nessuno a questo tavolo vince.
play-winners = { $players } si dividono la vittoria con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
play-rank-line = { $rank }. { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
play-total = Totale
play-rank = Posto

## Commands; each can be typed in English, too

play-command-look = tavolo
play-command-list = elenco
play-command-undo = annulla
play-command-why = perché
play-command-hint = suggerimento
play-command-log = cronaca
play-command-score = punti
play-command-save = salva
play-command-help = aiuto
play-command-quit = esci
play-command-ok = ok
play-command-clear = svuota
play-usage-look = { $command } [NOME]
play-usage-list = { $command }
play-usage-undo = { $command }
play-usage-hint = { $command }
play-usage-why = { $command } CODICE
play-usage-log = { $command } [N]
play-usage-score = { $command }
play-usage-save = { $command } [FILE]
play-usage-help = { $command }
play-usage-quit = { $command }
play-usage-ok = { $command }
play-usage-clear = { $command }
play-help-look = descrive tutto il tavolo a parole; con un nome, quella carta o quella parte
play-help-list = elenca tutte le opzioni con i loro codici
play-help-undo = annulla la tua ultima scelta, finché nessun altro ha deciso e niente è stato rivelato
play-help-why = dice perché un'opzione non è possibile adesso
play-help-hint = dà un suggerimento: prima l'idea, chiesto di nuovo la scelta (solo con bot; resta nella registrazione)
play-help-log = racconta le ultime N cose successe
play-help-score = mostra la barra punteggio
play-help-save = salva la partita
play-help-help = mostra questo
play-help-quit = salva la partita ed esce
play-help-ok = conferma tutto ciò che hai scelto insieme
play-help-clear = toglie ciò che hai scelto insieme
play-help-answer = Scegli con il numero di un'opzione, con il suo codice ({ $code }) o con parole che bastano ({ $example }).
play-help-commands = Comandi:

## Stone Age: the picture. Short words: they stand in columns.

play-stone_age-status = Round { $round } · { $phase } · comincia { $player }
play-stone_age-phase-place = piazzare i lavoratori
play-stone_age-phase-act = usare i lavoratori
play-stone_age-phase-feed = sfamare
play-stone_age-phase-over = la partita è finita

play-stone_age-places = Luoghi
play-stone_age-short-tool_maker = Fabbricante
play-stone_age-short-hut = Capanna
play-stone_age-short-field = Campo
play-stone_age-short-hunting_grounds = Caccia
play-stone_age-short-forest = Foresta
play-stone_age-short-clay_pit = Giacimento
play-stone_age-short-quarry = Cava
play-stone_age-short-river = Fiume
play-stone_age-short-card = Carta { $n }
play-stone_age-short-stack = Pila { $n }
play-stone_age-gives-tool_maker = 1 attrezzo
play-stone_age-gives-hut = 1 lavoratore
play-stone_age-gives-field = produzione +1
play-stone_age-gives-hunting_grounds = cibo ÷ 2
play-stone_age-gives-forest = legno ÷ 3
play-stone_age-gives-clay_pit = mattoni ÷ 4
play-stone_age-gives-quarry = pietra ÷ 5
play-stone_age-gives-river = oro ÷ 6

play-stone_age-cards = Carte
play-stone_age-deck_short = costano da 1 a 4 · { $n } nel mazzo
play-stone_age-buildings = Edifici
play-stone_age-short-top-roll = 2 dadi: { $resource }
play-stone_age-short-top-one_use = monouso { $n }
play-stone_age-short-top-dice_for_all = dado a testa
play-stone_age-short-top-tool = 1 attrezzo
play-stone_age-short-top-food_track = produzione +1
play-stone_age-short-top-draw_card = un'altra carta
play-stone_age-short-top-any_two_resources = 2 a scelta
play-stone_age-short-people-farmer = { $n ->
    [one] 1 contadino
   *[other] { $n } contadini
}
play-stone_age-short-people-tool_maker = { $n } fabbric.
play-stone_age-short-people-hut_builder = { $n } costrutt.
play-stone_age-short-people-shaman = { $n ->
    [one] 1 sciamano
   *[other] { $n } sciamani
}
play-stone_age-choice = { $kinds ->
    [one] { $n } di un tipo
   *[other] { $n } di { $kinds } tipi
}
play-stone_age-flexible = da { $least } a { $most } risorse

play-stone_age-players = Giocatori
play-stone_age-you = tu
play-stone_age-col-people = lavor.
play-stone_age-col-food = cibo
play-stone_age-col-wood = legno
play-stone_age-col-brick = matt.
play-stone_age-col-stone = pietra
play-stone_age-col-gold = oro
play-stone_age-col-tools = attr.
play-stone_age-col-cards = carte
play-stone_age-col-buildings = edif.
play-stone_age-col-points = punti
play-stone_age-two_ready = 2 risorse a scelta pronte
play-stone_age-one_hidden = 1 carta coperta
play-stone_age-nothing = niente
play-stone_age-legend = Nel disegno: 3/5 sono tre lavoratori su cinque a casa; 12 +3, cibo e produzione agricola; (2) è un attrezzo usato, 4! uno monouso; ×7, le tessere rimaste; i puntini, cerchi liberi.
play-stone_age-menu-place = Piazza da { $least } a { $most } lavoratori { $at }
play-stone_age-menu-take = Prendi 2 risorse a scelta, come take 1 wood 1 gold

## Stone Age: the same in sentences

play-stone_age-nobody = nessuno
play-stone_age-place = { $place } ({ $gives }): { $people }.
play-stone_age-rings = { $n ->
    [0] Nessun cerchio è libero.
    [one] 1 cerchio è libero.
   *[other] { $n } cerchi sono liberi.
}
play-stone_age-full-top-roll = 2 dadi per { $resource }
play-stone_age-full-top-one_use = attrezzo monouso { $n }
play-stone_age-full-people-farmer = { $n ->
    [one] 1 contadino
   *[other] { $n } contadini
}
play-stone_age-full-people-tool_maker = { $n ->
    [one] 1 fabbricante di attrezzi
   *[other] { $n } fabbricanti di attrezzi
}
play-stone_age-full-people-hut_builder = { $n ->
    [one] 1 costruttore
   *[other] { $n } costruttori
}
play-stone_age-full-people-shaman = { $n ->
    [one] 1 sciamano
   *[other] { $n } sciamani
}
play-stone_age-gone = { $place }: qui non resta niente.
play-stone_age-card = { $place }: dà { $top }; alla fine { $bottom }. Sopra: { $people }.
play-stone_age-deck = { $n ->
    [one] Resta 1 carta nel mazzo.
   *[other] Restano { $n } carte nel mazzo.
}
play-stone_age-stack = { $place }: costa { $price }; { $points }; { $left ->
    [one] l'ultima tessera
   *[other] restano { $left } tessere
}. Sopra: { $people }.
play-stone_age-worth = vale ciò che si paga
play-stone_age-has-people = { $n } lavoratori, { $home } a casa.
play-stone_age-has-food = { $food } di cibo, produzione agricola { $track }.
play-stone_age-has-goods = Risorse: { $goods }.
play-stone_age-has-tools = Attrezzi pronti: { $tools }.
play-stone_age-has-used_tools = Attrezzi usati: { $tools }.
play-stone_age-has-one_use = Attrezzi monouso: { $tools }.
play-stone_age-has-two = Una carta per 2 risorse a scelta.
play-stone_age-has-symbols = Simboli: { $names }.
play-stone_age-has-professions = Sulle carte: { $names }.
play-stone_age-has-hidden = 1 carta pescata coperta.
play-stone_age-has-buildings = { $n ->
    [0] Nessun edificio.
    [one] 1 edificio.
   *[other] { $n } edifici.
}
play-stone_age-has-points = { $n ->
    [one] 1 punto.
   *[other] { $n } punti.
}

## Stone Age: the rules of what is asked, in short

play-stone_age-rules-place = A turno, ogni giocatore mette uno o più lavoratori in un luogo. Non si torna nello stesso luogo nello stesso round, e si deve piazzare finché si può. La capanna vuole esattamente due lavoratori; il fabbricante di attrezzi, il campo, ogni carta e ogni edificio uno; la foresta, il giacimento d'argilla, la cava e il fiume hanno sette cerchi. In due o tre giocatori si usano per round solo due tra fabbricante di attrezzi, capanna e campo; e in foresta, giacimento, cava e fiume raccoglie un solo giocatore (in tre, due).
play-stone_age-rules-act = Usa tutti i tuoi lavoratori, nell'ordine che vuoi; poi tocca al prossimo. Chi caccia o raccoglie tira un dado per lavoratore e può aggiungere attrezzi; la somma si divide per il numero del luogo, arrotondando per difetto. Una carta costa tante risorse quante ne dice il suo posto, un edificio ciò che mostra la tessera; entrambi si possono lasciare.
play-stone_age-rules-tools = Aggiungi gli attrezzi pronti che vuoi, ognuno intero e una volta per round; quelli monouso una volta per partita. Ciò che avanza dalla divisione è perso.
play-stone_age-rules-card_tools = I due dadi della carta valgono come un tiro di raccolta; si possono aggiungere attrezzi.
play-stone_age-rules-pay_card = Una carta costa esattamente tante risorse quante ne dice il suo posto, di qualsiasi tipo, ma mai cibo. La metà superiore vale subito, quella inferiore conta alla fine. Puoi lasciarla.
play-stone_age-rules-pay_building = Paga ciò che mostra la tessera. Se non mostra punti, ogni legno pagato vale 3 punti, ogni mattone 4, ogni pietra 5 e ogni oro 6. Puoi lasciarlo.
play-stone_age-rules-pick_die = Ogni giocatore prende un dado, cominciando da chi ha comprato la carta: 1 legno, 2 mattone, 3 pietra, 4 oro, 5 un attrezzo, 6 un passo sulla barra produzione agricola.
play-stone_age-rules-feed = Ogni lavoratore mangia un cibo. Tutto ciò che manca si può pagare con risorse, una per cibo; se no perdi 10 punti, non importa quanti restino affamati.

## Through the Ages: the picture. Short words: they stand in columns. CA and MA are civil and military actions.

play-tta-status = Epoca { $age } · round { $round } · turno di { $player }
play-tta-over = la partita è finita
play-tta-last = ultimo round
play-tta-last_soon = il round { $n } è l'ultimo
play-tta-row = Riga delle carte
play-tta-zone = { $n } AC
play-tta-deck = mazzo { $n }
play-tta-events = Eventi
play-tta-current = correnti { $backs }
play-tta-next = prossimo: { $card }
play-tta-future = futuri { $backs }
play-tta-known = ne conosci: { $names }
play-tta-past = passati { $n }
play-tta-bonuses = bonus: { $names } (+{ $hidden } coperte)
play-tta-shared = Tattiche comuni
play-tta-food = cibo
play-tta-resources = risorse
play-tta-science = scienza
play-tta-culture = cultura
play-tta-strength = forza
play-tta-happy = felici { $have }/{ $need }
play-tta-discontent = scontenti { $n }
play-tta-unused = non usati { $n }
play-tta-civil_short = AC
play-tta-military_short = AM
play-tta-yellow = Gialli { $n }: costa { $food }, mangia { $eats }, chiede { $need }
play-tta-blue = Blu { $n }: corr. { $corruption }
play-tta-at = { $at }: { $then }
play-tta-leader = Leader
play-tta-wonders = Meraviglie
play-tta-ruin = { $card } (rovina)
play-tta-building = in costruzione { $card } { $built }/{ $stages }
play-tta-colonies = Colonie
play-tta-tactic = Tattica
play-tta-specials = Speciali
play-tta-war = Guerra
play-tta-pact = Patto
play-tta-hand = Mano
play-tta-military = Militari
play-tta-resigned = ha abbandonato
play-tta-rivals = Rivali
play-tta-players = Giocatori
play-tta-col-culture = cultura
play-tta-col-science = scienza
play-tta-col-strength = forza
play-tta-col-civil = AC
play-tta-col-military = AM
play-tta-col-food = cibo
play-tta-col-resources = ris.
play-tta-col-happy = felici
play-tta-col-hand = mano
play-tta-legend = Nell'immagine: un numero con parentesi, 12), è ciò che si scrive per quella carta. La riga ha tre zone di prezzo; ×: la prossima a lasciare la riga; =4: ti costa 4 azioni civili. AC e AM sono azioni civili e militari, rimaste e totali. Ferro I 2l 3b: tecnologia, livello, lavoratori, segnalini blu. 12 +3 sono i punti e ciò che arriva ogni turno; felici 1/2: visi felici e quelli necessari. Gialli 14: costa 3, mangia 1, chiede 1 (12: 4, 2, 2): segnalini nella banca, cibo per un altro lavoratore, consumo per turno, visi felici necessari, e lo stesso quando ne restano 12. Mano 3+2: carte civili e militari; ✗ è una carta che non si può giocare adesso.
play-tta-tokens = { $workers }l { $tokens }b
play-tta-workers = { $n }l

## Through the Ages: kinds of card, in full and in short

play-tta-kind-farm = fattoria
play-tta-kind-mine = miniera
play-tta-kind-lab = laboratorio
play-tta-kind-temple = tempio
play-tta-kind-arena = arena
play-tta-kind-library = biblioteca
play-tta-kind-theater = teatro
play-tta-kind-infantry = fanteria
play-tta-kind-cavalry = cavalleria
play-tta-kind-artillery = artiglieria
play-tta-kind-air_force = forza aerea
play-tta-kind-government = governo
play-tta-kind-special = tecnologia speciale
play-tta-kind-leader = leader
play-tta-kind-wonder = meraviglia
play-tta-kind-action = carta azione
play-tta-kind-event = evento
play-tta-kind-territory = territorio
play-tta-kind-aggression = aggressione
play-tta-kind-war = guerra
play-tta-kind-pact = patto
play-tta-kind-tactic = tattica
play-tta-kind-bonus = carta bonus
play-tta-short-farm = fatt
play-tta-short-mine = min
play-tta-short-lab = lab
play-tta-short-temple = temp
play-tta-short-arena = aren
play-tta-short-library = bibl
play-tta-short-theater = teat
play-tta-short-infantry = fant
play-tta-short-cavalry = cav
play-tta-short-artillery = art
play-tta-short-air_force = aer
play-tta-short-government = gov
play-tta-short-special = spec
play-tta-short-leader = lead
play-tta-short-wonder = mer
play-tta-short-action = az

## Through the Ages: options in groups

play-tta-group-take = Prendere
play-tta-group-population = Popolazione
play-tta-group-build = Costruire
play-tta-group-upgrade = Migliorare
play-tta-group-develop = Sviluppare
play-tta-group-play = Giocare
play-tta-group-tactics = Tattiche
play-tta-group-destroy = Distruggere
play-tta-group-disband = Disperdere
play-tta-group-politics = Politica
play-tta-group-discard = Scartare
play-tta-group-other = Inoltre
play-tta-stage = piani { $n }
play-tta-revolution = rivoluzione: { $card }
play-tta-copied = copiare { $card }
play-tta-one_more = 1 in più
play-tta-against = { $card } → { $rival }
play-tta-hint-civil_actions = { $n } AC
play-tta-hint-military_actions = { $n } AM
play-tta-hint-food = { $n } cibo
play-tta-hint-resources = { $n } ris.
play-tta-hint-science = { $n } scienza
play-tta-hint-culture = { $n } cultura
play-tta-hint-science_rate = { $n } scienza/turno
play-tta-hint-culture_rate = { $n } cultura/turno
play-tta-hint-strength = { $n } forza
play-tta-hint-happiness = { $n } felici
play-tta-hint-discontent = { $n } scontenti

## Through the Ages: the same in sentences

play-tta-say-card = Riga delle carte, spazio { $n }: { $card } ({ $kind }, Epoca { $age }), azioni civili: { $price }.
play-tta-say-leaves = È tra le prossime a lasciare la riga.
play-tta-say-decks = Rimaste nel mazzo civile: { $civil }; nel mazzo militare: { $military }.
play-tta-say-events = Eventi correnti, per epoca: { $current }. Eventi futuri: { $future }.
play-tta-say-next = Il prossimo evento è { $card }.
play-tta-say-known = Eventi che sai in arrivo: { $names }.
play-tta-say-past = Eventi passati: { $names }.
play-tta-say-bonuses = Carte bonus per la fine: { $names }; coperte: { $hidden }.
play-tta-say-tracks = I segnapunti finiscono: punti scienza a { $science }, cultura e scienza per turno a { $rating }, forza a { $strength }.
play-tta-say-shared = Tattiche che tutti possono copiare: { $names }.
play-tta-say-points = Cultura { $culture } ({ $culture_rate } per turno), scienza { $science } ({ $science_rate } per turno), forza { $strength }.
play-tta-say-actions = Governo: { $card }; azioni civili rimaste: { $civil } su { $civil_total }, militari: { $military } su { $military_total }.
play-tta-say-goods = Cibo { $food }, risorse { $resources }, lavoratori non utilizzati { $unused }.
play-tta-say-happy = Visi felici { $have }, necessari { $need }; lavoratori scontenti { $discontent }.
play-tta-say-yellow = Banca gialla { $n }: un altro lavoratore costa { $food } cibo; la popolazione consuma { $eats } ogni turno.
play-tta-say-next_yellow = Con { $at } segnalini: { $what } { $n }.
play-tta-say-what-population_cost = prezzo
play-tta-say-what-consumption = consumo
play-tta-say-what-happy_needed = visi felici necessari
play-tta-say-what-corruption = corruzione
play-tta-say-blue = Banca blu { $n }: corruzione { $corruption }.
play-tta-say-technologies = Tecnologie: { $names }.
play-tta-say-technology = { $card } (lavoratori { $workers })
play-tta-say-store = { $card } (lavoratori { $workers }, segnalini blu { $tokens })
play-tta-say-specials = Tecnologie speciali: { $names }.
play-tta-say-leader = Leader: { $card }.
play-tta-say-wonders = Meraviglie: { $names }.
play-tta-say-building = Meraviglia in costruzione: { $card }, piani { $built } su { $stages }; i prossimi costano { $costs }.
play-tta-say-colonies = Colonie: { $names }.
play-tta-say-tactic = Tattica: { $card }.
play-tta-say-war = In guerra contro { $rival }: { $card }.
play-tta-say-pact = Patto con { $rival }: { $card }.
play-tta-say-hand = Carte civili in mano: { $names }.
play-tta-say-military = Carte militari in mano: { $names }.
play-tta-say-idle = Non si possono giocare adesso: { $names }.
play-tta-say-hand_hidden = Carte civili in mano, per epoca: { $backs }.
play-tta-say-military_hidden = Carte militari in mano, per epoca: { $backs }.

## Through the Ages: a card by itself

play-tta-about = { $card }: { $kind }, Epoca { $age }.
play-tta-about-copies = Copie in questa partita: { $n }.
play-tta-about-science_cost = Scienza per svilupparla: { $n }.
play-tta-about-revolution_cost = Con una rivoluzione: { $n } scienza.
play-tta-about-resource_cost = Risorse per costruire: { $n }.
play-tta-about-stages = Piani, in risorse: { $costs }.
play-tta-about-cost = Azioni militari per giocarla: { $n }.
play-tta-about-gives = Dà: { $what }.
play-tta-about-worker = Ogni lavoratore su di essa dà: { $what }.
play-tta-fact-food = { $n } cibo
play-tta-fact-resources = { $n ->
    [one] 1 risorsa
   *[other] { $n } risorse
}
play-tta-fact-science = { $n } scienza
play-tta-fact-culture = { $n } cultura
play-tta-fact-strength = { $n } forza
play-tta-fact-happiness = { $n ->
    [one] 1 viso felice
   *[other] { $n } visi felici
}
play-tta-fact-civil_actions = { $n ->
    [one] 1 azione civile
   *[other] { $n } azioni civili
}
play-tta-fact-military_actions = { $n ->
    [one] 1 azione militare
   *[other] { $n } azioni militari
}
play-tta-fact-urban_limit = limite urbano { $n }
play-tta-fact-blue = { $n ->
    [one] 1 segnalino blu
   *[other] { $n } segnalini blu
}
play-tta-fact-yellow = { $n ->
    [one] 1 segnalino giallo
   *[other] { $n } segnalini gialli
}
play-tta-fact-colonization = { $n } colonizzazione
play-tta-fact-hand = { $n } a entrambi i limiti di mano
play-through_the_ages-score-later = Questa è la cultura. Gli eventi dell'Epoca III ancora nei mazzi degli eventi si segnano alla fine della partita.
play-through_the_ages-rules-act = Una carta costa 1, 2 o 3 azioni civili secondo la zona; una meraviglia 1 in più per ognuna che hai completato. Incrementare la popolazione, costruire o migliorare fattorie, miniere ed edifici urbani, sviluppare, giocare leader e carte azione e costruire piani richiedono un'azione civile; unità e tattiche un'azione militare. Termina il turno quando vuoi: allora produci e peschi una carta militare per ogni azione militare rimasta.
play-through_the_ages-rules-politics = Un'azione politica per turno: preparare un evento dalla mano, che rivela anche il prossimo; giocare un'aggressione; dichiarare una guerra; offrire o cancellare un patto. Oppure passare.
