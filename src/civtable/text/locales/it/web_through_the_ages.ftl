### Il tabellone di Through the Ages nel browser.

web-through_the_ages-row = Riga delle carte
web-through_the_ages-in-row = { $card }, costa { $n ->
    [one] 1 azione civile
   *[other] { $n } azioni civili
}
web-through_the_ages-zone = { $n ->
    [one] 1 azione civile
   *[other] { $n } azioni civili
} ciascuna
web-through_the_ages-decks = Mazzi ed eventi
web-through_the_ages-age = Epoca { $age } · Round { $n }
web-through_the_ages-last-round = Ultimo round: { $n }
web-through_the_ages-deck = Carte civili rimaste: { $n }
web-through_the_ages-military-deck = Carte militari rimaste: { $n }
web-through_the_ages-events = Eventi
web-through_the_ages-future = Eventi futuri
web-through_the_ages-next-event = Prossimo:
web-through_the_ages-last-event = Ultimo evento:
web-through_the_ages-tactics = Tattiche comuni
web-through_the_ages-civilization = Civiltà di { $player }
web-through_the_ages-rivals = Rivali
web-through_the_ages-compare = Apri la civiltà di { $player }
web-through_the_ages-hand = La tua mano
web-through_the_ages-hand-empty = Nessuna carta in mano.
web-through_the_ages-hand-civil = Carte civili: { $n }
web-through_the_ages-hand-military = Carte militari: { $n }
web-through_the_ages-hands = Carte civili e militari in mano
web-through_the_ages-culture = Cultura
web-through_the_ages-science = Scienza
web-through_the_ages-strength = Forza
web-through_the_ages-food = Cibo
web-through_the_ages-resources = Risorse
web-through_the_ages-unused = Lavoratori non utilizzati
web-through_the_ages-civil-actions = Azioni civili
web-through_the_ages-military-actions = Azioni militari
web-through_the_ages-civil = Azioni civili: { $n } su { $all }
web-through_the_ages-military = Azioni militari: { $n } su { $all }
web-through_the_ages-mood = Visi felici: { $has }, necessari: { $need }, lavoratori scontenti: { $discontent }
web-through_the_ages-tech = { $card }. Lavoratori: { $workers }. Segnalini blu: { $tokens }
web-through_the_ages-yellow = Banca gialla: { $n } segnalini. Un nuovo lavoratore costa { $price } cibo, la popolazione consuma { $eats }, visi felici necessari: { $faces }
web-through_the_ages-blue = Banca blu: { $n } segnalini. La corruzione toglie { $lost }
web-through_the_ages-copies = Copie con questo numero di giocatori: { $n }
web-through_the_ages-copies-all = Copie con 2, 3, 4 giocatori: { $counts }
web-through_the_ages-how-act = Tocca ciò che brilla: riga, civiltà o mano.
web-through_the_ages-ahead = Alla fine di questo turno
web-through_the_ages-uprising = Sommossa: non si produrrebbe nulla
web-through_the_ages-figure-cards = carte militari
web-through_the_ages-with = con { $player }
web-through_the_ages-against = contro { $player }
web-through_the_ages-from = da { $player }

web-through_the_ages-in-row-leaving = { $card }, costa { $n ->
    [one] 1 azione civile
   *[other] { $n } azioni civili
}, è la prossima a lasciare la riga
web-through_the_ages-deck-civil = Carte civili rimaste
web-through_the_ages-deck-military = Carte militari rimaste
web-through_the_ages-bonuses = Carte bonus
web-through_the_ages-unspent = { $n ->
    [one] 1 azione civile non è usata e andrebbe persa.
   *[other] { $n } azioni civili non sono usate e andrebbero perse.
}
web-through_the_ages-idle = Agisce da sola: non c'è nulla da fare con essa.
web-through_the_ages-passed = Politica: non potevi fare nulla, quindi hai passato.
web-through_the_ages-event-nothing = nulla
web-through_the_ages-news = Che cosa è successo
web-through_the_ages-event-earlier = L'evento precedente
web-through_the_ages-event-later = L'evento successivo
web-through_the_ages-versus = La tua forza { $mine }, la sua { $theirs }, con { $cards } carte militari in mano
web-through_the_ages-hunger = fame: cibo mancante { $n }
web-through_the_ages-eaten = consumo { $n }
web-through_the_ages-corruption = corruzione { $n }
web-through_the_ages-scored = Punti per
web-through_the_ages-scored-before = durante la partita
web-through_the_ages-bonus-technologies = Tecnologie di livello I
web-through_the_ages-bonus-strength = Forza
web-through_the_ages-bonus-happiness = Visi felici
web-through_the_ages-bonus-science = Scienza prodotta
web-through_the_ages-bonus-production = Cibo e risorse prodotti

web-through_the_ages-figure-culture = cultura
web-through_the_ages-figure-culture_rate = cultura per turno
web-through_the_ages-figure-science = scienza
web-through_the_ages-figure-science_rate = scienza per turno
web-through_the_ages-figure-strength = forza
web-through_the_ages-figure-happiness = visi felici
web-through_the_ages-figure-discontent = lavoratori scontenti
web-through_the_ages-figure-food = cibo
web-through_the_ages-figure-resources = risorse
web-through_the_ages-figure-unused_workers = lavoratori non utilizzati
web-through_the_ages-figure-civil_actions = azioni civili
web-through_the_ages-figure-military_actions = azioni militari
web-through_the_ages-figure-yellow_bank = segnalini nella banca gialla
web-through_the_ages-figure-blue_bank = segnalini nella banca blu

web-through_the_ages-kind-farm = Fattoria
web-through_the_ages-kind-mine = Miniera
web-through_the_ages-kind-lab = Laboratorio
web-through_the_ages-kind-temple = Tempio
web-through_the_ages-kind-arena = Arena
web-through_the_ages-kind-library = Biblioteca
web-through_the_ages-kind-theater = Teatro
web-through_the_ages-kind-infantry = Fanteria
web-through_the_ages-kind-cavalry = Cavalleria
web-through_the_ages-kind-artillery = Artiglieria
web-through_the_ages-kind-air_force = Forza aerea
web-through_the_ages-kind-government = Governo
web-through_the_ages-kind-special = Tecnologia speciale
web-through_the_ages-kind-leader = Leader
web-through_the_ages-kind-wonder = Meraviglia
web-through_the_ages-kind-action = Carta azione
web-through_the_ages-kind-event = Evento
web-through_the_ages-kind-territory = Territorio
web-through_the_ages-kind-aggression = Aggressione
web-through_the_ages-kind-war = Guerra
web-through_the_ages-kind-pact = Patto
web-through_the_ages-kind-tactic = Tattica
web-through_the_ages-kind-bonus = Carta bonus

## Le regole dietro le domande

web-through_the_ages-rule-politics = Puoi fare un'azione politica: preparare un evento, giocare un'aggressione, dichiarare una guerra, offrire o cancellare un patto, o usare ciò che un leader offre. Chi prepara un evento guadagna cultura pari alla sua epoca, e il prossimo evento corrente accade a tutti.
web-through_the_ages-rule-act = Spendi azioni civili e militari in qualsiasi ordine: prendere carte, incrementare la popolazione, costruire, migliorare, distruggere, sviluppare, giocare. Le azioni civili non usate si perdono; quelle militari diventano carte militari, al massimo tre.
web-through_the_ages-rule-discard = Il tuo limite di carte militari è il numero delle tue azioni militari. Ciò che lo supera si scarta coperto.
web-through_the_ages-rule-card_build = Una carta azione compie l'azione che indica, a minor costo o meglio, e costa un'azione civile. Il prezzo non scende sotto zero.
web-through_the_ages-rule-card_develop = Paghi la scienza della tecnologia e poi guadagni ciò che la carta promette.
web-through_the_ages-rule-food_or_resources = I segnalini vengono dalla tua banca blu; se è vuota, non ottieni altro.
web-through_the_ages-rule-tuck_homer = Un leader sostituito restituisce un'azione civile. Omero può invece restare sotto una meraviglia completata e darle un viso felice.
web-through_the_ages-rule-lose_token = I segnalini si perdono prima dalla banca blu; se è vuota, scegli una carta con un segnalino.
web-through_the_ages-rule-cover_stage = Ogni piano completato di una meraviglia si copre con un segnalino della banca blu; se è vuota, con uno preso da una carta.
web-through_the_ages-rule-defend = L'aggressione riesce se l'attaccante è ancora più forte. Puoi giocare al massimo tante carte quante sono in tutto le tue azioni militari: una carta bonus aggiunge la sua difesa, ogni altra carta militare aggiunge 1.
web-through_the_ages-rule-defend_2006 = Chi è attaccato può sacrificare unità, la cui forza conta ancora una volta, e giocare carte bonus con la loro difesa. L'aggressione riesce se l'attaccante è ancora più forte.
web-through_the_ages-rule-raid = Un edificio distrutto libera il suo lavoratore, che resta non utilizzato. In cambio guadagni risorse.
web-through_the_ages-rule-plunder = Dici tu quanto cibo e quante risorse passano di mano, fino al numero della carta e a ciò che il rivale ha.
web-through_the_ages-rule-infiltrate = Il leader o la meraviglia in costruzione esce dal gioco e guadagni cultura secondo la sua epoca.
web-through_the_ages-rule-annex = La colonia passa di mano con il suo effetto permanente; ciò che ha dato subito non si ripete.
web-through_the_ages-rule-steal = Il tuo vantaggio paga la scienza delle tecnologie speciali; il resto si prende in punti scienza.
web-through_the_ages-rule-answer_pact = Un patto lega entrambi finché uno lo cancella o un attacco lo rompe. Ognuno ha al massimo un patto proprio in gioco, ma può far parte di quelli altrui.
web-through_the_ages-rule-bid = A turno ognuno rilancia o passa definitivamente. Chi offre di più deve inviare unità e carte bonus per almeno quel valore; le unità inviate si perdono.
web-through_the_ages-rule-send = La forza è quella delle unità inviate, con la loro tattica, i bonus di colonizzazione e le carte bonus. Deve partire almeno un'unità, che torna nella banca gialla.
web-through_the_ages-rule-gain_either = I segnalini vengono dalla tua banca blu; se è vuota, non ottieni altro.
web-through_the_ages-rule-gain_split = Dividi come vuoi. I segnalini vengono dalla tua banca blu.
web-through_the_ages-rule-lose_split = Dividi la perdita come vuoi, finché hai cibo e risorse.
web-through_the_ages-rule-free_build = Ti servono la tecnologia e un lavoratore non utilizzato, e valgono i limiti del tuo governo.
web-through_the_ages-rule-civilize = Il prezzo solito, meno uno; non costa azioni.
web-through_the_ages-rule-lose_person = Prima vanno i lavoratori non utilizzati; se non ce ne sono, scegli una carta con un lavoratore. Torna nella banca gialla.
web-through_the_ages-rule-lose_building = Il suo lavoratore torna tra quelli non utilizzati.
web-through_the_ages-rule-lose_colony = Si perdono i suoi segnalini e i suoi valori; ciò che ha dato subito resta.
web-through_the_ages-rule-ruin_wonder = Una rovina non ha più effetto e dà invece 2 cultura a turno.
web-through_the_ages-rule-terrorize = Il suo lavoratore resta non utilizzato.
web-through_the_ages-rule-agree = Chi partecipa paga e guadagna ciò che dice la carta.
web-through_the_ages-rule-discard_some = Le carte vanno coperte negli scarti.
web-through_the_ages-rule-strike = Le unità sacrificate aggiungono ancora una volta la loro forza e si perdono.
web-through_the_ages-rule-resist = Le unità che sacrifichi aggiungono ancora una volta la loro forza e si perdono. Vince la parte più forte, per la differenza.
web-through_the_ages-rule-loot = Cibo e risorse insieme, fino al tuo vantaggio e a ciò che il rivale ha.
web-through_the_ages-rule-mine = Una miniera che riposa non produce, così escono meno segnalini blu dalla banca e la corruzione resta bassa.
web-through_the_ages-rule-choose_bonus = La carta resta coperta fino alla fine e conta per tutti.

## The guided first game

web-through_the_ages-guide-welcome = Guidi una civiltà dall'antichità ai giorni nostri. Vince chi alla fine ha più cultura. Questa lezione mostra tre turni e la fine di una partita; fai ciò che dice il testo, direttamente sul tavolo.
web-through_the_ages-guide-row = In alto c'è la riga delle carte. Le cinque a sinistra costano 1 azione civile, poi 2, poi 3. A ogni turno le carte scorrono a sinistra e costano meno, finché qualcuno le prende o escono.
web-through_the_ages-guide-workers = In basso c'è la tua civiltà. I pezzi gialli sono lavoratori: sull'Agricoltura producono cibo, sul Bronzo risorse, sulla Filosofia scienza.
web-through_the_ages-guide-moses = Nel primo round il primo giocatore ha una sola azione civile. Prendi Mosè: con lui la nuova popolazione costa meno cibo. Tocca la carta e poi il pulsante, oppure toccala due volte.
web-through_the_ages-guide-end = In questo turno non si può fare altro. Terminalo: allora i tuoi lavoratori producono.
web-through_the_ages-guide-produced = Ora hai 2 cibo e 2 risorse: i segnalini blu sulle tue carte. D'ora in poi hai 4 azioni civili e 2 militari per turno.
web-through_the_ages-guide-politics = Il turno comincia con la politica: un'azione politica con una carta militare. Non ne hai ancora, quindi passa.
web-through_the_ages-guide-lead = Ora le azioni. Gioca Mosè dalla mano: diventa il tuo leader per 1 azione civile.
web-through_the_ages-guide-population = Incrementa la popolazione: tocca la banca gialla. Mostra quanto cibo costa un nuovo lavoratore; con Mosè 1 in meno.
web-through_the_ages-guide-build = Hai lavoratori non utilizzati. Costruisci una miniera sul Bronzo per 2 risorse: più miniere, più risorse a ogni turno.
web-through_the_ages-guide-action-card = Resta un'azione civile. Prendi Terra ricca: una carta azione che rende più economica una fattoria o una miniera. Si può giocare dal prossimo turno.
web-through_the_ages-guide-end-again = Termina il turno. Le azioni militari non usate diventano carte militari, fino a tre.
web-through_the_ages-guide-event = Hai pescato carte militari. Prepara il territorio come evento: va coperto tra gli eventi futuri, guadagni cultura e il primo evento corrente accade a tutti.
web-through_the_ages-guide-temple = L'evento permette a tutti di costruire un tempio gratis. Fallo: i templi danno visi felici e cultura.
web-through_the_ages-guide-mood = Una popolazione che cresce ha bisogno di visi felici; il tempio ne dà uno. Incrementa di nuovo la popolazione.
web-through_the_ages-guide-play = Gioca Terra ricca dalla mano.
web-through_the_ages-guide-farm = Ora scegli che cosa costa meno. Costruisci una fattoria sull'Agricoltura: la gente mangerà sempre di più.
web-through_the_ages-guide-technology = Prendi Ferro, una miniera migliore, per 2 azioni civili. Le tecnologie vanno in mano; più tardi le sviluppi con la scienza.
web-through_the_ages-guide-last = Termina il turno ancora una volta.
web-through_the_ages-guide-over = Ogni turno va così: politica, azioni, produzione. Prima cibo e risorse, poi scienza; meraviglie e teatri portano la cultura che vince.
web-through_the_ages-guide-later = Più tardi sviluppi tecnologie con la scienza, costruisci meraviglie piano per piano e cambi governo. Chi resta indietro in forza viene attaccato, un popolo scontento porta alla sommossa e i beni accumulati alla corruzione. Saltiamo alla fine.
web-through_the_ages-guide-last-round = Round 19, Epoca IV: il tuo ultimo turno. Gli eventi dell'Epoca III, gli impatti, danno punti a tutti. Hai più visi felici di Blu: prepara Impatto della felicità, 3 cultura subito e altra alla fine.
web-through_the_ages-guide-last-build = Un'arena di Sport di squadra dà visi felici, che quell'evento conterà. Costruiscine una: i beni che restano non valgono nulla.
web-through_the_ages-guide-last-end = Termina il turno: segni un'ultima volta la tua produzione di cultura. Poi anche Blu gioca il suo ultimo turno.
web-through_the_ages-guide-last-count = Ora hanno dato punti tutti gli eventi dell'Epoca III ancora coperti: felicità 16 a te e 8 a Blu, scienza e forza 10 ciascuna a chi ne ha di più, tecnologia 8 a te.
web-through_the_ages-guide-last-win = 336 a 278: vince chi ha più cultura, e sei tu. Ora una partita vera. Ciò che brilla si può fare; ciò che non si può ti dice perché, se lo tocchi. Buona fortuna!

## What the confirmation of several things says

web-through_the_ages-several-discard = { $n ->
    [0] Non scartare nulla
    [one] Scarta 1 carta
   *[other] Scarta { $n } carte
}
web-through_the_ages-several-discard_some = { $n ->
    [0] Non scartare nulla
    [one] Scarta 1 carta
   *[other] Scarta { $n } carte
}
web-through_the_ages-several-lose_person = { $n ->
    [0] Non perdere nessuno
    [one] Perdi 1 lavoratore
   *[other] Perdi { $n } lavoratori
}
web-through_the_ages-several-defend = { $n ->
    [0] Difenditi senza nulla
    [one] Difenditi con 1 carta
   *[other] Difenditi con { $n } carte
}
web-through_the_ages-several-defend_2006 = { $n ->
    [0] Difenditi senza nulla
    [one] Difenditi con 1 cosa
   *[other] Difenditi con { $n } cose
}
web-through_the_ages-several-send = { $n ->
    [0] Non inviare nulla
    [one] Invia 1
   *[other] Invia { $n }
}
web-through_the_ages-several-strike = { $n ->
    [0] Non sacrificare nulla
    [one] Sacrifica 1 unità
   *[other] Sacrifica { $n } unità
}
web-through_the_ages-several-resist = { $n ->
    [0] Non sacrificare nulla
    [one] Sacrifica 1 unità
   *[other] Sacrifica { $n } unità
}
