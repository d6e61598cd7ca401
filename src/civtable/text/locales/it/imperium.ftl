### Imperium: the game, its options, events, questions and reasons, and the table in the terminal.

## The game and its settings

game-name-imperium = Imperium
game-about-imperium = Guida una nazione dalla barbarie all'impero con un mazzo che cresce mentre giochi. Classici e Leggende, per 2-4 giocatori, o da soli contro l'automa.
setting-name-imperium-box = Scatola
setting-name-imperium-side = Lato delle carte potere
setting-name-imperium-automa_nation = Nazione dell'automa
setting-name-imperium-level = Livello dell'automa
setting-name-imperium-extreme = Modalità estrema
setting-name-imperium-nation_1 = Nazione del primo giocatore
setting-name-imperium-nation_2 = Nazione del secondo giocatore
setting-name-imperium-nation_3 = Nazione del terzo giocatore
setting-name-imperium-nation_4 = Nazione del quarto giocatore
setting-name-imperium-commons = Carte comuni
setting-name-imperium-side_1 = Lato della carta potere del primo giocatore
setting-name-imperium-side_2 = Lato della carta potere del secondo giocatore
setting-name-imperium-side_3 = Lato della carta potere del terzo giocatore
setting-name-imperium-side_4 = Lato della carta potere del quarto giocatore
setting-value-imperium-box-classics = Classici
setting-about-imperium-box-classics = Otto nazioni; la maggior parte segue le regole di base. Adatte alle prime partite.
setting-value-imperium-box-legends = Leggende
setting-about-imperium-box-legends = Otto nazioni, molte con regole proprie: missioni, un viaggio, una terra che affonda. Per chi conosce il gioco.
setting-value-imperium-box-mixed = Entrambe le scatole
setting-about-imperium-box-mixed = Tutte e sedici le nazioni; le carte comuni vengono da una delle scatole.
setting-value-imperium-side-b = B, consigliato per le prime partite
setting-about-imperium-side-b = Soprattutto punti alla fine e poco a cui pensare durante la partita.
setting-value-imperium-side-a = A
setting-about-imperium-side-a = Meno punti di per sé, ma un'abilità da usare di continuo.
setting-value-imperium-level-chieftain = Capotribù
setting-about-imperium-level-chieftain = Risolve 3 o 4 carte a turno. Il bot medio vince 85 partite su 100; il livello per cominciare.
setting-value-imperium-level-warlord = Signore della guerra
setting-about-imperium-level-warlord = Di nuovo 3 o 4 carte a turno, ma il suo mazzo finisce prima, quindi l'automa cresce più in fretta.
setting-value-imperium-level-imperator = Imperator
setting-about-imperium-level-imperator = 4 o 5 carte a turno.
setting-value-imperium-level-sovereign = Sovrano
setting-about-imperium-level-sovereign = 4 o 5 carte a turno; comincia con risorse e fa punti con quelle che conserva.
setting-value-imperium-level-overlord = Signore supremo
setting-about-imperium-level-overlord = Sempre 5 carte a turno, e risorse come il Sovrano. Il bot medio vince 15 partite su 100.
setting-value-imperium-extreme-no = No
setting-about-imperium-extreme-no = Vale il livello qui sopra.
setting-value-imperium-extreme-yes = Sì: l'automa è ancora più forte
setting-about-imperium-extreme-yes = Signore supremo qualunque sia il livello, e ogni disordine che l'automa restituisce gli dà 1 di progresso.
setting-value-imperium-nation_1-random = a sorte
setting-about-imperium-nation_1-random = Una nazione qualsiasi della scatola. Per una prima partita si consigliano Romani, Macedoni o Greci.
setting-value-imperium-nation_1-carthaginians = { imperium-nation-carthaginians }
setting-value-imperium-nation_1-celts = { imperium-nation-celts }
setting-value-imperium-nation_1-greeks = { imperium-nation-greeks }
setting-value-imperium-nation_1-macedonians = { imperium-nation-macedonians }
setting-value-imperium-nation_1-persians = { imperium-nation-persians }
setting-value-imperium-nation_1-romans = { imperium-nation-romans }
setting-value-imperium-nation_1-scythians = { imperium-nation-scythians }
setting-value-imperium-nation_1-vikings = { imperium-nation-vikings }
setting-value-imperium-nation_1-arthurians = { imperium-nation-arthurians }
setting-value-imperium-nation_1-atlanteans = { imperium-nation-atlanteans }
setting-value-imperium-nation_1-egyptians = { imperium-nation-egyptians }
setting-value-imperium-nation_1-mauryans = { imperium-nation-mauryans }
setting-value-imperium-nation_1-minoans = { imperium-nation-minoans }
setting-value-imperium-nation_1-olmecs = { imperium-nation-olmecs }
setting-value-imperium-nation_1-qin = { imperium-nation-qin }
setting-value-imperium-nation_1-utopians = { imperium-nation-utopians }
setting-value-imperium-nation_2-random = a sorte
setting-about-imperium-nation_2-random = { setting-about-imperium-nation_1-random }
setting-value-imperium-nation_2-carthaginians = { imperium-nation-carthaginians }
setting-value-imperium-nation_2-celts = { imperium-nation-celts }
setting-value-imperium-nation_2-greeks = { imperium-nation-greeks }
setting-value-imperium-nation_2-macedonians = { imperium-nation-macedonians }
setting-value-imperium-nation_2-persians = { imperium-nation-persians }
setting-value-imperium-nation_2-romans = { imperium-nation-romans }
setting-value-imperium-nation_2-scythians = { imperium-nation-scythians }
setting-value-imperium-nation_2-vikings = { imperium-nation-vikings }
setting-value-imperium-nation_2-arthurians = { imperium-nation-arthurians }
setting-value-imperium-nation_2-atlanteans = { imperium-nation-atlanteans }
setting-value-imperium-nation_2-egyptians = { imperium-nation-egyptians }
setting-value-imperium-nation_2-mauryans = { imperium-nation-mauryans }
setting-value-imperium-nation_2-minoans = { imperium-nation-minoans }
setting-value-imperium-nation_2-olmecs = { imperium-nation-olmecs }
setting-value-imperium-nation_2-qin = { imperium-nation-qin }
setting-value-imperium-nation_2-utopians = { imperium-nation-utopians }
setting-value-imperium-nation_3-random = a sorte
setting-about-imperium-nation_3-random = { setting-about-imperium-nation_1-random }
setting-value-imperium-nation_3-carthaginians = { imperium-nation-carthaginians }
setting-value-imperium-nation_3-celts = { imperium-nation-celts }
setting-value-imperium-nation_3-greeks = { imperium-nation-greeks }
setting-value-imperium-nation_3-macedonians = { imperium-nation-macedonians }
setting-value-imperium-nation_3-persians = { imperium-nation-persians }
setting-value-imperium-nation_3-romans = { imperium-nation-romans }
setting-value-imperium-nation_3-scythians = { imperium-nation-scythians }
setting-value-imperium-nation_3-vikings = { imperium-nation-vikings }
setting-value-imperium-nation_3-arthurians = { imperium-nation-arthurians }
setting-value-imperium-nation_3-atlanteans = { imperium-nation-atlanteans }
setting-value-imperium-nation_3-egyptians = { imperium-nation-egyptians }
setting-value-imperium-nation_3-mauryans = { imperium-nation-mauryans }
setting-value-imperium-nation_3-minoans = { imperium-nation-minoans }
setting-value-imperium-nation_3-olmecs = { imperium-nation-olmecs }
setting-value-imperium-nation_3-qin = { imperium-nation-qin }
setting-value-imperium-nation_3-utopians = { imperium-nation-utopians }
setting-value-imperium-nation_4-random = a sorte
setting-about-imperium-nation_4-random = { setting-about-imperium-nation_1-random }
setting-value-imperium-nation_4-carthaginians = { imperium-nation-carthaginians }
setting-value-imperium-nation_4-celts = { imperium-nation-celts }
setting-value-imperium-nation_4-greeks = { imperium-nation-greeks }
setting-value-imperium-nation_4-macedonians = { imperium-nation-macedonians }
setting-value-imperium-nation_4-persians = { imperium-nation-persians }
setting-value-imperium-nation_4-romans = { imperium-nation-romans }
setting-value-imperium-nation_4-scythians = { imperium-nation-scythians }
setting-value-imperium-nation_4-vikings = { imperium-nation-vikings }
setting-value-imperium-nation_4-arthurians = { imperium-nation-arthurians }
setting-value-imperium-nation_4-atlanteans = { imperium-nation-atlanteans }
setting-value-imperium-nation_4-egyptians = { imperium-nation-egyptians }
setting-value-imperium-nation_4-mauryans = { imperium-nation-mauryans }
setting-value-imperium-nation_4-minoans = { imperium-nation-minoans }
setting-value-imperium-nation_4-olmecs = { imperium-nation-olmecs }
setting-value-imperium-nation_4-qin = { imperium-nation-qin }
setting-value-imperium-nation_4-utopians = { imperium-nation-utopians }
setting-value-imperium-commons-random = a sorte
setting-value-imperium-commons-classics = { setting-value-imperium-box-classics }
setting-value-imperium-commons-legends = { setting-value-imperium-box-legends }
setting-value-imperium-side_1-same = come per tutti
setting-value-imperium-side_1-a = A
setting-value-imperium-side_1-b = B
setting-value-imperium-side_2-same = come per tutti
setting-value-imperium-side_2-a = A
setting-value-imperium-side_2-b = B
setting-value-imperium-side_3-same = come per tutti
setting-value-imperium-side_3-a = A
setting-value-imperium-side_3-b = B
setting-value-imperium-side_4-same = come per tutti
setting-value-imperium-side_4-a = A
setting-value-imperium-side_4-b = B
setting-value-imperium-automa_nation-random = a sorte
setting-value-imperium-automa_nation-carthaginians = { imperium-nation-carthaginians }
setting-value-imperium-automa_nation-celts = { imperium-nation-celts }
setting-value-imperium-automa_nation-greeks = { imperium-nation-greeks }
setting-value-imperium-automa_nation-macedonians = { imperium-nation-macedonians }
setting-value-imperium-automa_nation-persians = { imperium-nation-persians }
setting-value-imperium-automa_nation-romans = { imperium-nation-romans }
setting-value-imperium-automa_nation-scythians = { imperium-nation-scythians }
setting-value-imperium-automa_nation-vikings = { imperium-nation-vikings }
setting-value-imperium-automa_nation-arthurians = { imperium-nation-arthurians }
setting-value-imperium-automa_nation-atlanteans = { imperium-nation-atlanteans }
setting-value-imperium-automa_nation-egyptians = { imperium-nation-egyptians }
setting-value-imperium-automa_nation-mauryans = { imperium-nation-mauryans }
setting-value-imperium-automa_nation-minoans = { imperium-nation-minoans }
setting-value-imperium-automa_nation-olmecs = { imperium-nation-olmecs }
setting-value-imperium-automa_nation-qin = { imperium-nation-qin }
setting-value-imperium-automa_nation-utopians = { imperium-nation-utopians }

## What the nations are like

imperium-about-carthaginians = Mercanti che mettono materiali sul mercato e li riprendono con le carte. Vincono con una grande scorta di materiali e il meglio del mercato.
imperium-about-celts = Selvaggi e ingegnosi: raccolgono carte primitive e seminano disordini tra gli altri. Vincono finché le carte da barbari costano poco.
imperium-about-greeks = Studiosi con molti sviluppi che diventano presto un impero. Vincono con una grande collezione di carte di ogni genere.
imperium-about-macedonians = Conquistatori che prendono in fretta regioni e le giocano più volte. Vincono con il numero delle loro regioni.
imperium-about-persians = Un regno ricco che raccoglie tributari e paga ciò che vuole. Vincono con tributari e buoni sviluppi.
imperium-about-romans = Soldati e costruttori che attaccano spesso e fanno crescere la popolazione. Vincono con la fama e una grande popolazione. Consigliati per una prima partita.
imperium-about-scythians = Cavalieri che spostano le loro regioni e usano poco le città. Vincono con materiali e regioni, e cercano tardi la gloria.
imperium-about-vikings = Predoni che non diventano mai un impero e hanno un lungo mazzo nazione. Vincono con carte dai punti variabili; la loro ultima carta nazione chiude la partita.
imperium-about-arthurians = Cavalieri della corte che partono per missioni e vengono protetti nelle regioni. Vincono compiendo missioni e trovando il Graal prima che i disordini li spezzino.
imperium-about-atlanteans = Un impero fin dall'inizio, senza mazzo nazione, che sommerge le proprie carte. Vincono con sviluppi e regioni prima che il mare prenda tutto.
imperium-about-egyptians = Un popolo paziente del fiume che scrive presto la sua storia. Vincono con carte civilizzate e monumenti.
imperium-about-mauryans = Dalla guerra alla pace: mettono da parte gli attacchi e riempiono la loro storia. Vincono con molte carte nella storia o molte regioni in gioco.
imperium-about-minoans = Isolani pacifici che trasformano città e commercio in progresso. Vincono con il progresso stesso, risparmiato fino alla fine.
imperium-about-olmecs = Sacerdoti con maschere: scartate insieme fanno ciò che gli altri pagano. Vincono quando ogni mano porta le maschere giuste.
imperium-about-qin = Governano per mandato del cielo e mettono popolazione sul mercato. Vincono con carte fisse, soprattutto le lunghe mura.
imperium-about-utopians = Cercatori in viaggio, con pochi segnalini, senza mazzo nazione e sempre più disordini. Vincono se raggiungono Shangri-La con una grande popolazione.
setting-about-imperium-nation_1-carthaginians = { imperium-about-carthaginians }
setting-about-imperium-nation_1-celts = { imperium-about-celts }
setting-about-imperium-nation_1-greeks = { imperium-about-greeks }
setting-about-imperium-nation_1-macedonians = { imperium-about-macedonians }
setting-about-imperium-nation_1-persians = { imperium-about-persians }
setting-about-imperium-nation_1-romans = { imperium-about-romans }
setting-about-imperium-nation_1-scythians = { imperium-about-scythians }
setting-about-imperium-nation_1-vikings = { imperium-about-vikings }
setting-about-imperium-nation_1-arthurians = { imperium-about-arthurians }
setting-about-imperium-nation_1-atlanteans = { imperium-about-atlanteans }
setting-about-imperium-nation_1-egyptians = { imperium-about-egyptians }
setting-about-imperium-nation_1-mauryans = { imperium-about-mauryans }
setting-about-imperium-nation_1-minoans = { imperium-about-minoans }
setting-about-imperium-nation_1-olmecs = { imperium-about-olmecs }
setting-about-imperium-nation_1-qin = { imperium-about-qin }
setting-about-imperium-nation_1-utopians = { imperium-about-utopians }
setting-about-imperium-nation_2-carthaginians = { imperium-about-carthaginians }
setting-about-imperium-nation_2-celts = { imperium-about-celts }
setting-about-imperium-nation_2-greeks = { imperium-about-greeks }
setting-about-imperium-nation_2-macedonians = { imperium-about-macedonians }
setting-about-imperium-nation_2-persians = { imperium-about-persians }
setting-about-imperium-nation_2-romans = { imperium-about-romans }
setting-about-imperium-nation_2-scythians = { imperium-about-scythians }
setting-about-imperium-nation_2-vikings = { imperium-about-vikings }
setting-about-imperium-nation_2-arthurians = { imperium-about-arthurians }
setting-about-imperium-nation_2-atlanteans = { imperium-about-atlanteans }
setting-about-imperium-nation_2-egyptians = { imperium-about-egyptians }
setting-about-imperium-nation_2-mauryans = { imperium-about-mauryans }
setting-about-imperium-nation_2-minoans = { imperium-about-minoans }
setting-about-imperium-nation_2-olmecs = { imperium-about-olmecs }
setting-about-imperium-nation_2-qin = { imperium-about-qin }
setting-about-imperium-nation_2-utopians = { imperium-about-utopians }
setting-about-imperium-nation_3-carthaginians = { imperium-about-carthaginians }
setting-about-imperium-nation_3-celts = { imperium-about-celts }
setting-about-imperium-nation_3-greeks = { imperium-about-greeks }
setting-about-imperium-nation_3-macedonians = { imperium-about-macedonians }
setting-about-imperium-nation_3-persians = { imperium-about-persians }
setting-about-imperium-nation_3-romans = { imperium-about-romans }
setting-about-imperium-nation_3-scythians = { imperium-about-scythians }
setting-about-imperium-nation_3-vikings = { imperium-about-vikings }
setting-about-imperium-nation_3-arthurians = { imperium-about-arthurians }
setting-about-imperium-nation_3-atlanteans = { imperium-about-atlanteans }
setting-about-imperium-nation_3-egyptians = { imperium-about-egyptians }
setting-about-imperium-nation_3-mauryans = { imperium-about-mauryans }
setting-about-imperium-nation_3-minoans = { imperium-about-minoans }
setting-about-imperium-nation_3-olmecs = { imperium-about-olmecs }
setting-about-imperium-nation_3-qin = { imperium-about-qin }
setting-about-imperium-nation_3-utopians = { imperium-about-utopians }
setting-about-imperium-nation_4-carthaginians = { imperium-about-carthaginians }
setting-about-imperium-nation_4-celts = { imperium-about-celts }
setting-about-imperium-nation_4-greeks = { imperium-about-greeks }
setting-about-imperium-nation_4-macedonians = { imperium-about-macedonians }
setting-about-imperium-nation_4-persians = { imperium-about-persians }
setting-about-imperium-nation_4-romans = { imperium-about-romans }
setting-about-imperium-nation_4-scythians = { imperium-about-scythians }
setting-about-imperium-nation_4-vikings = { imperium-about-vikings }
setting-about-imperium-nation_4-arthurians = { imperium-about-arthurians }
setting-about-imperium-nation_4-atlanteans = { imperium-about-atlanteans }
setting-about-imperium-nation_4-egyptians = { imperium-about-egyptians }
setting-about-imperium-nation_4-mauryans = { imperium-about-mauryans }
setting-about-imperium-nation_4-minoans = { imperium-about-minoans }
setting-about-imperium-nation_4-olmecs = { imperium-about-olmecs }
setting-about-imperium-nation_4-qin = { imperium-about-qin }
setting-about-imperium-nation_4-utopians = { imperium-about-utopians }
setting-about-imperium-automa_nation-carthaginians = { imperium-about-carthaginians }
setting-about-imperium-automa_nation-celts = { imperium-about-celts }
setting-about-imperium-automa_nation-greeks = { imperium-about-greeks }
setting-about-imperium-automa_nation-macedonians = { imperium-about-macedonians }
setting-about-imperium-automa_nation-persians = { imperium-about-persians }
setting-about-imperium-automa_nation-romans = { imperium-about-romans }
setting-about-imperium-automa_nation-scythians = { imperium-about-scythians }
setting-about-imperium-automa_nation-vikings = { imperium-about-vikings }
setting-about-imperium-automa_nation-arthurians = { imperium-about-arthurians }
setting-about-imperium-automa_nation-atlanteans = { imperium-about-atlanteans }
setting-about-imperium-automa_nation-egyptians = { imperium-about-egyptians }
setting-about-imperium-automa_nation-mauryans = { imperium-about-mauryans }
setting-about-imperium-automa_nation-minoans = { imperium-about-minoans }
setting-about-imperium-automa_nation-olmecs = { imperium-about-olmecs }
setting-about-imperium-automa_nation-qin = { imperium-about-qin }
setting-about-imperium-automa_nation-utopians = { imperium-about-utopians }

## Sources of points

imperium-source-progress = Progresso
imperium-source-power = Carta potere
imperium-source-cards = Carte
imperium-source-variable = Carte con punti variabili
imperium-source-unrest = Disordini
imperium-source-resources = Risorse

## Options

imperium-option-pass = Passa
imperium-pass-act = Termina il tuo turno
imperium-pass-confirm = Non farlo
imperium-pass-use = Non usarla
imperium-pass-pick = Nessuna
imperium-pass-draw_some = Non pescare carte
imperium-pass-develop = Non sviluppare nulla
imperium-pass-acquire = Non acquisire nulla
imperium-pass-break_through = Non migliorare nulla
imperium-pass-play_acquired = Non giocarla adesso
imperium-pass-free_play = Non giocare carte
imperium-pass-avoid = Subisci l'attacco
imperium-pass-bribe = Non dare nulla
imperium-option-accept = Procedi
imperium-option-innovate = Innova: scarta la tua mano e migliora
imperium-option-play = Gioca { $card }
imperium-option-exhaust = Esaurisci { $card }
imperium-option-use = Usa { $card }
imperium-option-solstice = Risolvi il solstizio di { $card }
imperium-option-acquire = Acquisisci { $card }
imperium-option-acquire_copy = Acquisisci { $card }, { $which }
imperium-option-acquire_exile = Acquisisci { $card } dall'esilio
imperium-option-break_through = Migliora { $card }
imperium-option-break_through_copy = Migliora { $card }, { $which }
imperium-option-break_through_exile = Migliora { $card } dall'esilio
imperium-option-deck-region = Migliora una regione senza vederla
imperium-option-deck-uncivilised = Migliora una carta primitiva senza vederla
imperium-option-deck-civilised = Migliora una carta civilizzata senza vederla
imperium-option-deck-tributary = Migliora un tributario del mazzo principale
imperium-option-deck-any = Migliora una carta del mazzo principale
imperium-option-exile_market = Esilia { $card } dal mercato
imperium-option-exile_market_copy = Esilia { $card } dal mercato, { $which }
imperium-option-place = Mettilo su { $card }
imperium-option-place_copy = Mettilo su { $card }, { $which }
imperium-option-swap_exile = Metti { $card } dall'esilio nel mercato
imperium-option-swap_market = Togli { $card } dal mercato in cambio
imperium-option-swap_market_copy = Togli { $card } dal mercato in cambio, { $which }
imperium-option-host = Proteggi la carta in { $card }
imperium-option-give = Da' { $card } { $place }
imperium-option-develop = Sviluppa { $card }
imperium-option-find = Cerca { $card }
imperium-option-keep = Tieni { $card }
imperium-option-put_back = Rimetti { $card }
imperium-option-play_discarded = Gioca { $card } dai tuoi scarti
imperium-option-copy = Usa l'abilità di esaurimento di { $card }
imperium-option-declare = Dichiara la classe: { $suit }
imperium-option-choose = Scegli l'opzione { $n }
imperium-option-pay = Paga { $amounts }
imperium-option-swap_nation = Scambia { $card } con la prima carta del tuo mazzo nazione
imperium-option-restore = Togli il segnalino esaurimento da { $card }
imperium-option-revolt = { $n ->
    [one] Ribellati: restituisci 1 carta disordine
   *[other] Ribellati: restituisci { $n } carte disordine
}
imperium-option-draw = { $n ->
    [one] Pesca 1 carta
   *[other] Pesca { $n } carte
}
imperium-option-share = Da' una carta disordine a { $rival }
imperium-option-pick-discard = Scarta { $card } { $place }
imperium-option-pick-take = Prendi { $card } { $place }
imperium-option-pick-top = Metti { $card } { $place } in cima al tuo mazzo di pesca
imperium-option-pick-history = Metti { $card } { $place } nella tua storia
imperium-option-pick-sink = Sommergi { $card } { $place }
imperium-option-pick-exile = Esilia { $card } { $place }
imperium-option-pick-return = Restituisci { $card } { $place }
imperium-option-pick-abandon = Abbandona { $card } { $place }
imperium-option-pick-recall = Richiama { $card } { $place }
imperium-option-pick-garrison = Proteggi { $card } { $place }
imperium-option-from-hand = dalla tua mano
imperium-option-from-discard = dai tuoi scarti
imperium-option-from-history = dalla tua storia
imperium-option-from-play = in gioco
imperium-option-from-garrison = in protezione
imperium-option-from-deck = dal tuo mazzo di pesca
imperium-option-from-quests = dalle missioni imminenti
imperium-option-from-sunken = dalla pila sommersa
imperium-option-from-quest = come missione attiva
imperium-copy-1 = la seconda da sinistra
imperium-copy-2 = la terza da sinistra
imperium-copy-3 = la quarta da sinistra

## Events

imperium-event-round_began = Inizia il round { $round }.
imperium-event-solstice_began = Solstizio del round { $round }.
imperium-event-innovated = { $player } innova.
imperium-event-played = { $player } gioca { $card }.
imperium-event-used = { $player } usa { $card }.
imperium-event-gained = { $player } ottiene { $amount }.
imperium-event-paid = { $player } paga { $amount }.
imperium-event-stole = { $player } ruba { $amount } a { $rival }.
imperium-event-drew = { $player } pesca { $card }.
imperium-event-drew_hidden = { $player } pesca una carta.
imperium-event-discarded = { $player } scarta { $card }.
imperium-event-took = { $player } prende in mano { $card }.
imperium-event-topped = { $player } mette { $card } in cima al mazzo di pesca.
imperium-event-topped_hidden = { $player } mette una carta in cima al mazzo di pesca.
imperium-event-filed = { $player } mette { $card } nella storia.
imperium-event-sank = { $player } sommerge { $card }.
imperium-event-exiled = { $player } esilia { $card }.
imperium-event-abandoned = { $player } abbandona { $card }.
imperium-event-recalled = { $player } richiama { $card }.
imperium-event-garrisoned = { $player } protegge { $card } in { $host }.
imperium-event-acquired = { $player } acquisisce { $card }.
imperium-event-broke_through = { $player } migliora { $card }.
imperium-event-broke_through_hidden = { $player } migliora una carta senza mostrarla.
imperium-event-found_nothing = { $player } non trova nessuna carta così.
imperium-event-dealt = { $card } arriva al mercato.
imperium-event-exiled_from_market = { $card } viene esiliata dal mercato.
imperium-event-placed = { $player } mette { $amount } su { $card }.
imperium-event-developed = { $player } sviluppa { $card }.
imperium-event-nation_card = { $card }, dal mazzo nazione, si unisce agli scarti di { $player }.
imperium-event-became_empire = { $player } diventa un impero.
imperium-event-reshuffled = { $player } rimescola.
imperium-event-took_fame = { $player } prende la carta fama { $card }.
imperium-event-took_fame_hidden = { $player } prende una carta fama.
imperium-event-king_of_kings = { $player } raggiunge Re dei Re.
imperium-event-gave = { $player } dà { $card } a { $rival }.
imperium-event-gave_automa = { $player } dà { $card } all'automa.
imperium-event-avoided = { $player } evita l'attacco con { $card }.
imperium-event-revealed = { $player } rivela { $card }.
imperium-event-found = { $player } trova { $card }.
imperium-event-journeyed = Il viaggio di { $player } porta a { $card }.
imperium-event-entered = { $card } entra in gioco per { $player }.
imperium-event-end_triggered = La fine si avvicina: il round { $round } è l'ultimo.
imperium-event-collapsed = Collasso! La pila dei disordini è vuota.
imperium-event-game_ended = La partita è finita: si contano i punti.
imperium-event-looked = { $player } guarda { $card }, la prima carta del mazzo nazione.
imperium-event-looked_hidden = { $player } guarda la prima carta del mazzo nazione.
imperium-event-swapped = { $player } scambia { $card } con { $other }.
imperium-event-swapped_hidden = { $player } scambia una carta con la prima carta del mazzo nazione.
imperium-event-tucked = { $player } mette { $card } in fondo al mazzo nazione.
imperium-event-tucked_hidden = { $player } mette una carta in fondo al mazzo nazione.
imperium-event-shuffled_nation = { $player } mescola il mazzo nazione.
imperium-event-revolted = { $unrest ->
    [one] { $player } si ribella e restituisce 1 carta disordine.
   *[other] { $player } si ribella e restituisce { $unrest } carte disordine.
}
imperium-event-gained_action = { $actions ->
    [one] { $player } ottiene un'azione.
   *[other] { $player } ottiene { $actions } azioni.
}
imperium-event-returned_unrest = { $unrest ->
    [one] { $player } restituisce una carta disordine.
   *[other] { $player } restituisce { $unrest } carte disordine.
}
imperium-event-took_unrest = { $unrest ->
    [one] { $player } prende una carta disordine.
   *[other] { $player } prende { $unrest } carte disordine.
}

## Questions

imperium-rule-clean = Mantenimento
imperium-rule-innovate = Innovare
imperium-rule-automa = L'automa
imperium-ask-over = La partita è finita.
imperium-ask-of = { $card } ({ $text })
imperium-ask-act = Attivi, innovi o ti ribelli? Azioni: { $actions }. Segnalini esaurimento: { $exhaust }.
imperium-ask-act_on = Che altro fai? Azioni: { $actions }. Segnalini esaurimento: { $exhaust }.
imperium-ask-solstice = Solstizio: quale carta risolvi adesso?
imperium-ask-choose = { $of }: scegli un'opzione.
imperium-ask-confirm = { $of }: vuoi farlo?
imperium-ask-use = { $of }: la usi adesso?
imperium-ask-pay = Come paghi { $amounts }?
imperium-ask-draw_some = { $of }: quante carte peschi?
imperium-ask-reshuffle = Il tuo mazzo di pesca è vuoto: sviluppi una carta prima di rimescolare?
imperium-ask-develop = Quale carta sviluppi?
imperium-ask-develop_free = Quale carta sviluppi gratis?
imperium-ask-acquire = { $of }: quale carta acquisisci?
imperium-ask-break_through = { $of }: quale carta migliori?
imperium-ask-play_acquired = Giochi subito { $card }?
imperium-ask-exile_market = Quale carta del mercato esili?
imperium-ask-place = Su quale carta del mercato metti { $amount }?
imperium-ask-host = { $of }: in quale carta la proteggi?
imperium-ask-give = { $of }: quale carta dai a { $rival }?
imperium-ask-give_automa = { $of }: quale carta dai all'automa?
imperium-ask-find = { $of }: quale carta cerchi?
imperium-ask-fame = Quale carta fama tieni?
imperium-ask-put_back = In che ordine tornano le altre carte fama? L'ultima resta in cima.
imperium-ask-free_play = { $of }: quale carta giochi?
imperium-ask-copy = Quale abilità di esaurimento usi?
imperium-ask-declare = Quale classe dichiari?
imperium-ask-swap_nation = Quale carta scambi con la prima del tuo mazzo nazione?
imperium-ask-swap_exile = Quale carta esiliata metti nel mercato?
imperium-ask-swap_market = Quale carta del mercato va in esilio al posto di { $card }?
imperium-ask-avoid = { $rival } ti attacca. Eviti l'attacco?
imperium-ask-avoid_automa = L'automa ti attacca. Eviti l'attacco?
imperium-ask-bribe = Dai { $n } di progresso a { $rival } perché il tuo attacco riesca?
imperium-ask-restore = Da quale carta togli un segnalino esaurimento?
imperium-ask-pick-discard = { $n ->
    [one] { $of }: quale carta scarti?
   *[other] { $of }: quali carte scarti?
}
imperium-ask-pick-take = { $n ->
    [one] { $of }: quale carta prendi?
   *[other] { $of }: quali { $n } carte prendi?
}
imperium-ask-pick-top = { $n ->
    [one] { $of }: quale carta metti sul mazzo di pesca?
   *[other] { $of }: quali { $n } carte metti sul mazzo di pesca? L'ultima resta in cima.
}
imperium-ask-pick-history = { $n ->
    [one] { $of }: quale carta metti nella tua storia?
   *[other] { $of }: quali { $n } carte metti nella tua storia?
}
imperium-ask-pick-sink = { $n ->
    [one] { $of }: quale carta sommergi?
   *[other] { $of }: quali { $n } carte sommergi?
}
imperium-ask-pick-exile = { $n ->
    [one] { $of }: quale carta esili?
   *[other] { $of }: quali { $n } carte esili?
}
imperium-ask-pick-return = { $n ->
    [one] { $of }: quale carta disordine restituisci?
   *[other] { $of }: quali { $n } carte disordine restituisci?
}
imperium-ask-pick-abandon = { $n ->
    [one] { $of }: quale carta abbandoni?
   *[other] { $of }: quali { $n } carte abbandoni?
}
imperium-ask-pick-recall = { $n ->
    [one] { $of }: quale carta richiami?
   *[other] { $of }: quali { $n } carte richiami?
}
imperium-ask-pick-garrison = { $n ->
    [one] { $of }: quale carta proteggi?
   *[other] { $of }: quali { $n } carte proteggi?
}
imperium-ask-draw_next = { $n ->
    [one] { $of }: peschi una carta? È l'ultima che puoi pescare.
   *[other] { $of }: peschi una carta? Puoi pescarne fino a { $n }.
}
imperium-ask-share_unrest = { $n ->
    [one] Resta solo 1 carta disordine. Chi la prende?
   *[other] Restano solo { $n } carte disordine. Chi ne prende una?
}

## Reasons

imperium-why-not_asked = Questo non si può scegliere adesso.
imperium-why-turn_begun = Si innova o ci si ribella invece di attivare: hai già giocato o esaurito una carta.
imperium-why-not_in_hand = Quella carta non è nella tua mano.
imperium-why-not_in_play = Quella carta non è in gioco.
imperium-why-not_in_market = Quella carta non è nel mercato.
imperium-why-not_in_exile = Quella carta non è in esilio, o non può andare nel mercato.
imperium-why-not_in_development_area = Quella carta non è nella tua area di sviluppo.
imperium-why-no_action = Non hai più azioni.
imperium-why-unplayable = { $card } non si può giocare.
imperium-why-other_state = L'icona di { $card } richiede l'altro lato della tua carta stato.
imperium-why-requirement = La condizione per giocare { $card } non è soddisfatta.
imperium-why-condition = La condizione di { $card } non è soddisfatta.
imperium-why-cannot_pay = Non puoi pagare il costo.
imperium-why-no_exhaust_ability = { $card } non ha un'abilità di esaurimento che tu possa usare adesso.
imperium-why-exhausted = { $card } è già esaurita.
imperium-why-no_exhaust_token = Non hai più segnalini esaurimento.
imperium-why-choose_one = Prima scegli una delle opzioni.
imperium-why-no_such_choice = Non c'è un'opzione con quel numero.
imperium-why-cannot_do = Quell'opzione non si può fare adesso.
imperium-why-yes_or_no = Prima decidi se lo fai.
imperium-why-must_pick = Bisogna scegliere una carta.
imperium-why-pick_card = Prima scegli una carta.
imperium-why-pick_otherwise = La carta si sceglie da un altro posto, o per altro.
imperium-why-together = { $card } può essere una di più carte scelte insieme: indicale tutte in una volta, in qualsiasi ordine.
imperium-why-no_such_card = { $card } non è lì, o non va bene.
imperium-why-no_such_card_there = Quella carta non è lì.
imperium-why-pay_now = Prima decidi come paghi.
imperium-why-other_payment = Non è la somma da pagare, o non ce l'hai. 1 di progresso vale 1 di popolazione o 2 materiali.
imperium-why-must_use = Senza di essa non potresti scartare abbastanza maschere: bisogna usarla.
imperium-why-use_or_pass = Prima decidi se usi l'abilità.
imperium-why-not_exhausted = Su quella carta non c'è un segnalino esaurimento.
imperium-why-other_number = Qui non si può pescare quel numero di carte.
imperium-why-must_develop = Bisogna sviluppare una carta.
imperium-why-develop_or_pass = Prima decidi che cosa sviluppi.
imperium-why-acquire_now = Prima acquisisci una carta.
imperium-why-acquire_other = Quella carta non c'è da acquisire, o è di un'altra classe.
imperium-why-play_acquired = Prima decidi se giochi la carta acquisita.
imperium-why-break_now = Prima migliora.
imperium-why-break_other = Non c'è una carta o un mazzo del genere da migliorare.
imperium-why-exile_now = Prima esilia una carta del mercato.
imperium-why-has_tokens = Quella carta ha segnalini: non può essere esiliata.
imperium-why-place_now = Prima metti i segnalini su una carta del mercato.
imperium-why-no_host = Quella carta non può proteggere niente qui.
imperium-why-host_or_pass = Prima decidi dove proteggere la carta.
imperium-why-give_now = Prima da' una carta.
imperium-why-find_now = Prima cerca una carta.
imperium-why-cannot_find = Quella carta non si trova lì.
imperium-why-keep_one = Prima tieni una delle carte fama.
imperium-why-put_back = Prima rimetti a posto le altre carte fama.
imperium-why-not_looked_at = Quella carta non è tra quelle che guardi.
imperium-why-free_play_now = Prima gioca la carta che puoi giocare.
imperium-why-free_play_other = Non si tratta di quella carta, o non si può giocare.
imperium-why-copy_now = Prima scegli quale abilità usi.
imperium-why-cannot_copy = Nessun altro ha quella carta in gioco, o non puoi pagarla.
imperium-why-declare_now = Prima dichiara una classe.
imperium-why-swap_now = Prima scegli la carta da scambiare.
imperium-why-avoid_or_pass = Prima decidi se eviti l'attacco.
imperium-why-not_due = Quella carta non ha un solstizio da risolvere adesso.
imperium-why-solstice_now = È il solstizio: risolvi le tue carte.
imperium-why-nation_taken = Due giocatori non possono avere la stessa nazione ({ $nation }).
imperium-why-nation_of_other_box = La nazione { $nation } non è in questa scatola.
imperium-why-too_little_unrest = { $n ->
    [one] C'è solo 1 carta disordine nella tua mano.
   *[other] Ci sono solo { $n } carte disordine nella tua mano.
}
imperium-why-share_now = Prima di' chi prende il disordine.
imperium-why-takes_no_unrest = Quel giocatore non prende disordine adesso.
imperium-why-no_effect = Adesso non servirebbe a niente.
imperium-why-commons_of_other_box = Una scatola ha solo le proprie carte comuni.

## What can be wrong with a position; cards and seats are those of the file

imperium-wrong-power = Giocatore { $seat }: la carta potere deve essere della nazione ed essere in gioco.
imperium-wrong-permanent = Giocatore { $seat }: le carte permanenti in gioco non sono quelle della nazione.
imperium-wrong-parallel = Giocatore { $seat }: le carte e ciò che appartiene loro non sono in numero uguale.
imperium-wrong-negative = Giocatore { $seat }: i segnalini non possono essere meno di zero.
imperium-wrong-exhaust = Giocatore { $seat }: ci sono più segnalini esaurimento di quanti ne abbia la nazione.
imperium-wrong-host = Giocatore { $seat }: ci sono carte protette in { $card }, che non è in gioco.
imperium-wrong-secret = Giocatore { $seat }: { $card } è segnata come non vista più volte di quante sia in mano e nel mazzo di pesca.
imperium-wrong-deck = Giocatore { $seat }: la mano o il mazzo di pesca non sono in ordine.
imperium-wrong-copies = { $card } c'è { $got } volte invece di { $want }.
imperium-wrong-common = Le pile comuni si contraddicono (pila dei disordini: { $unrest }).
imperium-wrong-position = { $path }: la posizione { $position } non è una in cui l'abilità { $name } chiede questo.
imperium-wrong-over_and_asked = La partita risulta finita, eppure a qualcuno si chiede ancora qualcosa.
imperium-wrong-nobody_asked = A nessuno si chiede nulla, eppure la partita non risulta finita.
imperium-wrong-asks_there = L'abilità { $name } non chiede { $ask } in questa posizione.
imperium-wrong-current = Risulta il turno del posto { $current }, ma si chiede di agire al posto { $seat }.
imperium-wrong-no_automa = Non c'è alcun automa che possa farlo: { $ask }.
imperium-wrong-frames = I passi hanno { $abilities } abilità non finite, ma ci sono { $frames } registri per esse.
imperium-wrong-register = Il numero { $number } di «frames» non è una carta né un posto che ci sia.
imperium-wrong-due = Giocatore { $seat }: deve ancora venire il solstizio di { $card }, che però non ne ha.

## The table in the terminal

play-imperium-status = Round { $round } · { $phase }
play-imperium-status_of = Round { $round } · { $player }: { $phase }
play-imperium-phase-activate = attivare
play-imperium-phase-innovate = innovare
play-imperium-phase-revolt = ribellarsi
play-imperium-phase-clean_up = mantenimento
play-imperium-phase-solstice = solstizio
play-imperium-over = la partita è finita
play-imperium-last = ultimo round
play-imperium-last_soon = il round { $n } è l'ultimo
play-ask-imperium-nation_1 = Quale nazione guidi?
play-ask-imperium-level = A quale livello gioca l'automa?
play-imperium-legend = Nell'immagine: ▾ è un disordine sotto una carta del mercato, + i suoi segnalini; * è una carta esaurita; (+ …) sono carte protette; i mazzi 5/5/5 sono regioni, primitive e civilizzate; ✗ è una carta che non si può giocare adesso.
play-imperium-market = Mercato
play-imperium-short-material = { $n } mat.
play-imperium-short-population = { $n } pop.
play-imperium-short-progress = { $n } prog.
play-imperium-left = mazzo principale { $main } · mazzi { $small } · disordini { $unrest } · fama { $fame }
play-imperium-unrest_mark = ▾
play-imperium-actions = azioni { $n }
play-imperium-exhaust = esaurimento { $n }
play-imperium-in_play = In gioco
play-imperium-hand = Mano
play-imperium-deck = mazzo di pesca { $deck }, scarti { $discard }
play-imperium-discarded = scarti: { $names }
play-imperium-nation_deck = mazzo nazione { $n }
play-imperium-next = in cima: { $card }
play-imperium-quest = missione attiva: { $card }
play-imperium-history = storia { $n }
play-imperium-history_names = storia: { $names }
play-imperium-sunken = sommerse { $n }
play-imperium-sunken_names = sommerse: { $names }
play-imperium-developments = Area di sviluppo
play-imperium-cards = mano { $hand }, mazzo { $deck }, scarti { $discard }
play-imperium-automa = Automa
play-imperium-automa_cards = spazi { $spaces }, mazzo { $deck }, scarti { $discard }
play-imperium-dynasty = dinastia { $n }
play-imperium-exhausted = (esaurita)
play-imperium-face = { $card }: { $face }.
play-imperium-group-turn = Turno
play-imperium-group-play = Giocare
play-imperium-group-exhaust = Esaurire
play-imperium-group-acquire = Prendere
play-imperium-group-market = Mercato
play-imperium-group-develop = Sviluppare
play-imperium-group-other = Scegliere
play-imperium-say-space = Mercato: { $card } ({ $suits }).
play-imperium-say-unrest = Con un disordine sotto.
play-imperium-say-tokens = Sopra: { $tokens }.
play-imperium-say-decks = Restano: mazzo principale { $main }; mazzi piccoli: { $small }; pila dei disordini { $unrest }; carte fama { $fame }.
play-imperium-say-exile = In esilio: { $names }.
play-imperium-say-nation = { $nation }, { $state }, con { $tokens }. Azioni { $actions }, segnalini esaurimento { $exhaust }.
play-imperium-say-play = In gioco: { $names }.
play-imperium-say-cards = Carte in mano { $hand }, mazzo di pesca { $deck }, mazzo nazione { $nation }.
play-imperium-say-hand = Mano: { $names }.
play-imperium-say-idle = Non si possono giocare adesso: { $names }.
play-imperium-say-next = In cima al mazzo nazione: { $card }.
play-imperium-say-discard = Scarti: { $names }.
play-imperium-say-history = Storia: { $names }.
play-imperium-say-sunken = Sommerse: { $names }.
play-imperium-say-developments = Area di sviluppo: { $names }.
play-imperium-say-quest = Missione attiva: { $card }.
play-imperium-say-held = Progresso su carte in gioco: { $n }.
play-imperium-say-automa = { $nation } ({ $level }), { $state }, con { $tokens }.
play-imperium-say-automa_decks = Il suo mazzo { $deck }, mazzo dinastia { $dynasty }.
play-imperium-say-journey = Carta viaggio: { $card }.
play-imperium-score-later = Questo è il progresso. Le carte si contano alla fine della partita.
play-imperium-rules-act = Un turno è una di tre cose. Attivare: fino a tre azioni, una per ogni carta della mano che giochi, e abilità di esaurimento di carte in gioco, un segnalino ciascuna. Innovare: scarta la tua mano e migliora una carta. Ribellarsi: restituisci carte disordine dalla tua mano. Poi mantenimento: metti un segnalino sul mercato, scarta ciò che vuoi, pesca fino a completare la tua mano.
play-imperium-rules-pay = 1 di progresso può valere 1 di popolazione o 2 materiali, senza resto. Ciò che costa progresso si paga in progresso.
play-imperium-rules-reshuffle = Quando si deve pescare e il tuo mazzo è vuoto, puoi pagare uno sviluppo, che si unisce agli scarti prima di mescolarli. Con l'ultimo sviluppo scatta la fine della partita.
play-imperium-say-spaces = { $n ->
    [one] 1 carta coperta nei suoi spazi.
   *[other] { $n } carte coperte nei suoi spazi.
}
play-imperium-say-score = { $n ->
    [one] 1 punto.
   *[other] { $n } punti.
}
