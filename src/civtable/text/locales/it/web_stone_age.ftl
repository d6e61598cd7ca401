### The board of Stone Age in the browser.

## Tracks, places and players

web-stone_age-round = Round { $n }
web-stone_age-start = Primo giocatore
web-stone_age-food-track = Produzione agricola
web-stone_age-score = Punteggio
web-stone_age-tracks = Round e barre
web-stone_age-landscape = Luoghi
web-stone_age-market = Edifici e carte
web-stone_age-rivals = Gli altri giocatori
web-stone_age-board-of = Plancia di { $player }
web-stone_age-compare = { $player }: apri la plancia intera
web-stone_age-yield = i dadi divisi per { $n } danno { $good }
web-stone_age-yield-field = un passo avanti nella produzione agricola
web-stone_age-yield-hut = due lavoratori, un lavoratore in più
web-stone_age-yield-tool_maker = un attrezzo in più
web-stone_age-worth-head = se finisse ora
web-stone_age-smallest-stack = Nella pila di edifici più piccola { $n ->
    [one] resta 1 tessera
   *[other] restano { $n } tessere
}
web-stone_age-room = { $n ->
    [0] Nessun posto libero in questo round
    [one] Posto per 1 altro lavoratore
   *[other] Posto per altri { $n } lavoratori
}
web-stone_age-room-any = Posto per quanti lavoratori si vuole
web-stone_age-room-closed = Nessun altro può venire qui in questo round
web-stone_age-stands = { $player } { $n }
web-stone_age-standing = Qui: { $who }
web-stone_age-can = Si può scegliere
web-stone_age-empty = vuoto
web-stone_age-left = { $n ->
    [one] resta 1 tessera
   *[other] restano { $n } tessere
}
web-stone_age-deck = { $n ->
    [one] 1 carta nel mazzo
   *[other] { $n } carte nel mazzo
}
web-stone_age-new-cards = { $n ->
    [one] 1 carta nuova.
   *[other] { $n } carte nuove.
}
web-stone_age-kinds = { $n ->
    [one] di 1 tipo
   *[other] di { $n } tipi
}

## Gestures

web-stone_age-place-n = Piazza { $n }
web-stone_age-fewer = Un lavoratore in meno
web-stone_age-more = Un lavoratore in più
web-stone_age-less-of = Meno { $good }
web-stone_age-more-of = Più { $good }
web-stone_age-rest = restano { $n }
web-stone_age-then = poi { $n }
web-stone_age-pay = Paga { $n }
web-stone_age-leave = Rinuncia
web-stone_age-bring-home = Riporta a casa
web-stone_age-cannot-pay = Non puoi pagare: il tuo lavoratore torna a casa senza niente.
web-stone_age-back = Indietro
web-stone_age-price = { $n ->
    [one] 1 risorsa
   *[other] { $n } risorse
}
web-stone_age-price-range = da { $least } a { $most } risorse
web-stone_age-price-fixed = Esattamente questo prezzo
web-stone_age-get = Prendi { $goods }
web-stone_age-next-at = ancora { $n } per il prossimo
web-stone_age-dice = Dadi: { $faces }
web-stone_age-others-dice = { $player } guarda i dadi
web-stone_age-pick = Un dado a testa
web-stone_age-pick-one = Scegli un dado
web-stone_age-feed = { $n ->
    [one] Manca 1 cibo
   *[other] Mancano { $n } cibi
}
web-stone_age-starve = Soffrire la fame: −{ $n } punti
web-stone_age-take = Prendi { $n }
web-stone_age-any-two = 2 risorse a scelta

## Players' boards

web-stone_age-store = Scorte
web-stone_age-tools = Attrezzi
web-stone_age-no-tools = Ancora nessun attrezzo
web-stone_age-tool = Attrezzo di valore { $n }
web-stone_age-tool-used = Attrezzo di valore { $n }, usato in questo round
web-stone_age-tool-once = Attrezzo monouso di valore { $n }
web-stone_age-at-home = { $n } lavoratori su { $all } a casa
web-stone_age-fed = Cibo per tutti: mangiano in { $people }, i campi danno { $track }
web-stone_age-short = Cibo mancante in questo round: { $n }
web-stone_age-buildings = Edifici
web-stone_age-cards-held = Carte; simboli verdi diversi: { $n }
web-stone_age-worth = Se la partita finisse ora: { $n } punti
web-stone_age-worth-short = { $n } se finisse ora

## Cards and buildings explained

web-stone_age-now-dice_for_all = Subito: si tirano tanti dadi quanti sono i giocatori. Tu ne prendi uno per primo: 1 legno, 2 mattone, 3 pietra, 4 oro, 5 un attrezzo, 6 la produzione agricola.
web-stone_age-now-food = Subito: questo cibo.
web-stone_age-now-resource = Subito: queste risorse.
web-stone_age-now-roll_for_resource = Subito: tira due dadi per questa risorsa; gli attrezzi aiutano.
web-stone_age-now-victory_points = Subito: questi punti.
web-stone_age-now-tool = Subito: un attrezzo.
web-stone_age-now-food_track = Subito: un passo avanti nella produzione agricola.
web-stone_age-now-draw_card = Subito: la prima carta del mazzo; conta solo la metà inferiore.
web-stone_age-now-one_use_tool = Subito o più tardi: un attrezzo di questo valore, per un tiro.
web-stone_age-now-any_two_resources = Subito o più tardi: due risorse a scelta dalla riserva.
web-stone_age-end-green = Alla fine: i simboli verdi diversi valgono il loro numero al quadrato.
web-stone_age-end-farmer = Alla fine: ogni contadino vale la tua produzione agricola.
web-stone_age-end-tool_maker = Alla fine: ogni fabbricante di attrezzi vale il valore dei tuoi attrezzi.
web-stone_age-end-hut_builder = Alla fine: ogni costruttore vale 1 punto per edificio.
web-stone_age-end-shaman = Alla fine: ogni sciamano vale 1 punto per lavoratore.
web-stone_age-tile-fixed = Punti subito, e un edificio per i tuoi costruttori.
web-stone_age-tile-free = Vale ciò che paghi: legno 3, mattone 4, pietra 5, oro 6 ciascuno.

## The guided first game

web-stone_age-guide-welcome = Guidi una tribù dell'età della pietra. In ogni round mandi fuori i tuoi lavoratori, poi lavorano e alla fine tutti mangiano. Edifici e carte danno punti, e vince chi ne ha di più.
web-stone_age-guide-people = Questi sono i tuoi lavoratori: cinque all'inizio. Sopra ci sono le tue scorte; per questa lezione contengono un po' di legno, mattoni e cibo e, accanto, un attrezzo.
web-stone_age-guide-forest = A turno ogni giocatore manda lavoratori in un luogo. Ti serve legno. Scegli la foresta, imposta il numero a 2 e conferma.
web-stone_age-guide-card = Blu è andato nella capanna, dove due lavoratori diventano tre. Ora occupa questa carta: costerà una risorsa, come dice il numero sopra.
web-stone_age-guide-building = Blu ora lavora nel campo: quel luogo è occupato per questo round. Questo edificio costa 2 legni e 1 mattone e dà 10 punti. Manda qualcuno.
web-stone_age-guide-hunt = Il tuo ultimo lavoratore va a caccia. Nella zona di caccia c'è sempre posto.
web-stone_age-guide-roll = Tutti sono fuori; ora lavorano, nell'ordine che vuoi. Tira nella foresta: un dado per lavoratore, e ogni 3 punti dei dadi fanno 1 legno.
web-stone_age-guide-tools = 8 punti fanno 2 legni. Ma hai un attrezzo: attivalo, e 9 punti ne fanno 3. Ogni attrezzo aiuta una volta per round.
web-stone_age-guide-buy = Ora puoi pagare la carta. Sceglila: va bene qualsiasi risorsa, e la meno preziosa è già pronta.
web-stone_age-guide-pay = Con più e meno cambi quello che paghi. Qui basta quello che è pronto; conferma.
web-stone_age-guide-build = La metà superiore della carta ha avuto subito effetto: la tua produzione agricola è salita. Ora l'edificio: vuole esattamente 2 legni e 1 mattone.
web-stone_age-guide-food = Dieci punti! Resta il tuo cacciatore: tira per il cibo, ogni 2 punti dei dadi ne fanno 1.
web-stone_age-guide-feed = Alla fine del round ognuno mangia 1 cibo. I tuoi campi ne hanno dato 1, e ne manca ancora 1. Una risorsa può sostituirlo; soffrire la fame costerebbe 10 punti.
web-stone_age-guide-score = Le carte verdi contano alla fine: i simboli diversi valgono il loro numero al quadrato, tutti e otto 64 punti. I personaggi delle carte color sabbia moltiplicano campi, attrezzi, edifici o lavoratori.
web-stone_age-guide-end = Questo era un round. Il prossimo lo comincia Blu. Si va avanti così finché una pila di edifici è vuota o mancano le carte. Vediamo una fine così.
web-stone_age-guide-last-round = Dieci round dopo. In questa pila resta una tessera: quando qualcuno la prende, questo round è l'ultimo. Il tuo lavoratore è lì, quindi costruisci.
web-stone_age-guide-last-pay = Questo edificio vuole 1 mattone, 1 pietra e 1 oro, e dà 15 punti. Conferma.
web-stone_age-guide-last-hunt = La pila è vuota, ma il round si gioca fino in fondo: bisogna ancora sfamare tutti. Caccia per l'ultimo pasto.
web-stone_age-guide-last-tools = 7 punti danno 3 cibi, e bastano: il cibo che avanza alla fine non vale nulla. Non usare attrezzi.
web-stone_age-guide-last-green = Ora contano le carte. Hai quattro simboli diversi: 4 per 4 fa 16 punti.
web-stone_age-guide-last-sand = Due contadini per 4 di produzione agricola fanno 8 punti; un costruttore per 5 edifici, 5. Ogni risorsa che resta vale 1.
web-stone_age-guide-last-win = 110 a 87: vinci. Ora una partita vera. Ciò che brilla si può fare; ciò che non si può ti dice perché, se lo tocchi. Buona fortuna!
