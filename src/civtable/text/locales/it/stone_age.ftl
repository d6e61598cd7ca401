### Stone Age. What starts with a dash is used inside this file only.

## Counted things, for faces of cards and buildings

-wood = { $n ->
    [one] 1 legno
   *[other] { $n } legni
}
-brick = { $n ->
    [one] 1 mattone
   *[other] { $n } mattoni
}
-stone = { $n ->
    [one] 1 pietra
   *[other] { $n } pietre
}
-gold = { $n ->
    [one] 1 oro
   *[other] { $n } ori
}
-food = { $n ->
    [one] 1 cibo
   *[other] { $n } cibi
}
-points = { $n ->
    [one] 1 punto
   *[other] { $n } punti
}
-one-use-tool = attrezzo monouso di valore { $n }
-two-dice-for = 2 dadi per
-farmers = { $n ->
    [one] 1 contadino
   *[other] { $n } contadini
}
-tool-makers = { $n ->
    [one] 1 fabbricante di attrezzi
   *[other] { $n } fabbricanti di attrezzi
}
-hut-builders = { $n ->
    [one] 1 costruttore
   *[other] { $n } costruttori
}
-shamans = { $n ->
    [one] 1 sciamano
   *[other] { $n } sciamani
}
-of-kinds = { $kinds ->
    [one] { $n } risorse di un solo tipo
   *[other] { $n } risorse di { $kinds } tipi
}

## Places, as headings

stone_age-place-tool_maker = Fabbricante di attrezzi
stone_age-place-hut = Capanna
stone_age-place-field = Campo
stone_age-place-hunting_grounds = Zona di caccia
stone_age-place-forest = Foresta
stone_age-place-clay_pit = Giacimento d'argilla
stone_age-place-quarry = Cava
stone_age-place-river = Fiume
stone_age-place-card_1 = Carta 1 (prezzo 1)
stone_age-place-card_2 = Carta 2 (prezzo 2)
stone_age-place-card_3 = Carta 3 (prezzo 3)
stone_age-place-card_4 = Carta 4 (prezzo 4)
stone_age-place-building_1 = Pila di edifici 1
stone_age-place-building_2 = Pila di edifici 2
stone_age-place-building_3 = Pila di edifici 3
stone_age-place-building_4 = Pila di edifici 4

## Where somebody stands, inside a sentence

stone_age-at-tool_maker = dal fabbricante di attrezzi
stone_age-at-hut = nella capanna
stone_age-at-field = nel campo
stone_age-at-hunting_grounds = nella zona di caccia
stone_age-at-forest = nella foresta
stone_age-at-clay_pit = nel giacimento d'argilla
stone_age-at-quarry = nella cava
stone_age-at-river = al fiume
stone_age-at-card_1 = sulla carta 1 (prezzo 1)
stone_age-at-card_2 = sulla carta 2 (prezzo 2)
stone_age-at-card_3 = sulla carta 3 (prezzo 3)
stone_age-at-card_4 = sulla carta 4 (prezzo 4)
stone_age-at-building_1 = sulla pila di edifici 1
stone_age-at-building_2 = sulla pila di edifici 2
stone_age-at-building_3 = sulla pila di edifici 3
stone_age-at-building_4 = sulla pila di edifici 4

## Goods

stone_age-resource-wood = legno
stone_age-resource-brick = mattoni
stone_age-resource-stone = pietra
stone_age-resource-gold = oro

stone_age-n-wood = { $n ->
    [one] 1 legno
   *[other] { $n } legni
}
stone_age-n-brick = { $n ->
    [one] 1 mattone
   *[other] { $n } mattoni
}
stone_age-n-stone = { $n ->
    [one] 1 pietra
   *[other] { $n } pietre
}
stone_age-n-gold = { $n ->
    [one] 1 oro
   *[other] { $n } ori
}
stone_age-n-food = { $n ->
    [one] 1 cibo
   *[other] { $n } cibi
}
stone_age-n-points = { $n ->
    [one] 1 punto
   *[other] { $n } punti
}
stone_age-n-people = { $n ->
    [one] 1 lavoratore
   *[other] { $n } lavoratori
}

## Cards: kinds of top, symbols of green cards, people of sand cards

stone_age-top-dice_for_all = un dado a testa
stone_age-top-food = cibo
stone_age-top-resource = risorse
stone_age-top-roll_for_resource = 2 dadi per una risorsa
stone_age-top-victory_points = punti
stone_age-top-tool = 1 attrezzo
stone_age-top-food_track = produzione agricola +1
stone_age-top-draw_card = un'altra carta
stone_age-top-one_use_tool = attrezzo monouso
stone_age-top-any_two_resources = 2 risorse a scelta

stone_age-symbol-healing = medicina
stone_age-symbol-art = arte
stone_age-symbol-writing = scrittura
stone_age-symbol-pottery = ceramica
stone_age-symbol-time = tempo
stone_age-symbol-transport = trasporto
stone_age-symbol-music = musica
stone_age-symbol-weaving = tessitura

stone_age-profession-farmer = contadino
stone_age-profession-tool_maker = fabbricante di attrezzi
stone_age-profession-hut_builder = costruttore
stone_age-profession-shaman = sciamano

## Cards: top and bottom

stone_age-card-C01 = { stone_age-top-dice_for_all } · { -farmers(n: 1) }
stone_age-card-C02 = { stone_age-top-dice_for_all } · { -farmers(n: 2) }
stone_age-card-C03 = { stone_age-top-dice_for_all } · { -hut-builders(n: 1) }
stone_age-card-C04 = { stone_age-top-dice_for_all } · { -hut-builders(n: 2) }
stone_age-card-C05 = { stone_age-top-dice_for_all } · { -tool-makers(n: 2) }
stone_age-card-C06 = { stone_age-top-dice_for_all } · { -tool-makers(n: 2) }
stone_age-card-C07 = { stone_age-top-dice_for_all } · { stone_age-symbol-pottery }
stone_age-card-C08 = { stone_age-top-dice_for_all } · { stone_age-symbol-writing }
stone_age-card-C09 = { stone_age-top-dice_for_all } · { stone_age-symbol-time }
stone_age-card-C10 = { stone_age-top-dice_for_all } · { stone_age-symbol-transport }
stone_age-card-C11 = { -food(n: 1) } · { stone_age-symbol-weaving }
stone_age-card-C12 = { -food(n: 2) } · { -hut-builders(n: 2) }
stone_age-card-C13 = { -food(n: 3) } · { stone_age-symbol-weaving }
stone_age-card-C14 = { -food(n: 3) } · { -farmers(n: 2) }
stone_age-card-C15 = { -food(n: 4) } · { -hut-builders(n: 1) }
stone_age-card-C16 = { -food(n: 5) } · { stone_age-symbol-healing }
stone_age-card-C17 = { -food(n: 7) } · { stone_age-symbol-pottery }
stone_age-card-C18 = { -brick(n: 1) } · { -shamans(n: 2) }
stone_age-card-C19 = { -stone(n: 1) } · { -farmers(n: 1) }
stone_age-card-C20 = { -stone(n: 1) } · { -shamans(n: 1) }
stone_age-card-C21 = { -stone(n: 2) } · { stone_age-symbol-transport }
stone_age-card-C22 = { -gold(n: 1) } · { -shamans(n: 1) }
stone_age-card-C23 = { -two-dice-for } { stone_age-resource-wood } · { -shamans(n: 2) }
stone_age-card-C24 = { -two-dice-for } { stone_age-resource-stone } · { -shamans(n: 1) }
stone_age-card-C25 = { -two-dice-for } { stone_age-resource-gold } · { stone_age-symbol-art }
stone_age-card-C26 = { -points(n: 3) } · { -hut-builders(n: 3) }
stone_age-card-C27 = { -points(n: 3) } · { stone_age-symbol-music }
stone_age-card-C28 = { -points(n: 3) } · { stone_age-symbol-music }
stone_age-card-C29 = { stone_age-top-tool } · { stone_age-symbol-art }
stone_age-card-C30 = { stone_age-top-food_track } · { -farmers(n: 1) }
stone_age-card-C31 = { stone_age-top-food_track } · { stone_age-symbol-time }
stone_age-card-C32 = { stone_age-top-draw_card } · { stone_age-symbol-writing }
stone_age-card-C33 = { -one-use-tool(n: 2) } · { -tool-makers(n: 2) }
stone_age-card-C34 = { -one-use-tool(n: 3) } · { -tool-makers(n: 1) }
stone_age-card-C35 = { -one-use-tool(n: 4) } · { -tool-makers(n: 1) }
stone_age-card-C36 = { stone_age-top-any_two_resources } · { stone_age-symbol-healing }

## Buildings: price and points; where no points stand, the resources paid are worth 3 to 6 each

stone_age-building-B01 = { -wood(n: 2) }, { -brick(n: 1) } ({ -points(n: 10) })
stone_age-building-B02 = { -wood(n: 2) }, { -stone(n: 1) } ({ -points(n: 11) })
stone_age-building-B03 = { -wood(n: 1) }, { -brick(n: 2) } ({ -points(n: 11) })
stone_age-building-B04 = { -wood(n: 2) }, { -gold(n: 1) } ({ -points(n: 12) })
stone_age-building-B05 = { -wood(n: 1) }, { -stone(n: 2) } ({ -points(n: 13) })
stone_age-building-B06 = { -brick(n: 2) }, { -stone(n: 1) } ({ -points(n: 13) })
stone_age-building-B07 = { -brick(n: 2) }, { -gold(n: 1) } ({ -points(n: 14) })
stone_age-building-B08 = { -brick(n: 1) }, { -stone(n: 2) } ({ -points(n: 14) })
stone_age-building-B09 = { -stone(n: 2) }, { -gold(n: 1) } ({ -points(n: 16) })
stone_age-building-B10 = { -wood(n: 1) }, { -brick(n: 1) }, { -stone(n: 1) } ({ -points(n: 12) })
stone_age-building-B11 = { stone_age-building-B10 }
stone_age-building-B12 = { -wood(n: 1) }, { -brick(n: 1) }, { -gold(n: 1) } ({ -points(n: 13) })
stone_age-building-B13 = { stone_age-building-B12 }
stone_age-building-B14 = { -wood(n: 1) }, { -stone(n: 1) }, { -gold(n: 1) } ({ -points(n: 14) })
stone_age-building-B15 = { stone_age-building-B14 }
stone_age-building-B16 = { -brick(n: 1) }, { -stone(n: 1) }, { -gold(n: 1) } ({ -points(n: 15) })
stone_age-building-B17 = { stone_age-building-B16 }
stone_age-building-B18 = { -of-kinds(n: 4, kinds: 1) }
stone_age-building-B19 = { -of-kinds(n: 4, kinds: 2) }
stone_age-building-B20 = { -of-kinds(n: 4, kinds: 3) }
stone_age-building-B21 = { -of-kinds(n: 4, kinds: 4) }
stone_age-building-B22 = { -of-kinds(n: 5, kinds: 1) }
stone_age-building-B23 = { -of-kinds(n: 5, kinds: 2) }
stone_age-building-B24 = { -of-kinds(n: 5, kinds: 3) }
stone_age-building-B25 = { -of-kinds(n: 5, kinds: 4) }
stone_age-building-B26 = da 1 a 7 risorse
stone_age-building-B27 = { stone_age-building-B26 }
stone_age-building-B28 = { stone_age-building-B26 }

## What the dice for everyone give

stone_age-die-1 = { -wood(n: 1) }
stone_age-die-2 = { -brick(n: 1) }
stone_age-die-3 = { -stone(n: 1) }
stone_age-die-4 = { -gold(n: 1) }
stone_age-die-5 = { stone_age-top-tool }
stone_age-die-6 = { stone_age-top-food_track }

## Tools added to a roll, inside a sentence; the values come as 2 + 1

stone_age-tools-none = nessuno
stone_age-tools-tiles = { $tiles }
stone_age-tools-once = monouso { $once }
stone_age-tools-both = { stone_age-tools-tiles } e { stone_age-tools-once }

## Options

stone_age-option-place = Piazza { $n ->
    [one] 1 lavoratore
   *[other] { $n } lavoratori
} { $at }
stone_age-option-use-tool_maker = Prendi un attrezzo dal fabbricante di attrezzi
stone_age-option-use-hut = Fai crescere la tribù nella capanna: un lavoratore in più
stone_age-option-use-field = Coltiva il campo: produzione agricola +1
stone_age-option-use-hunting_grounds = Tira i dadi per il cibo nella zona di caccia
stone_age-option-use-forest = Tira i dadi per il legno nella foresta
stone_age-option-use-clay_pit = Tira i dadi per i mattoni nel giacimento d'argilla
stone_age-option-use-quarry = Tira i dadi per la pietra nella cava
stone_age-option-use-river = Tira i dadi per l'oro al fiume
stone_age-option-use_market = Compra o lascia: { $place }
stone_age-option-take = Prendi { $goods } con la tua carta da 2 risorse a scelta
stone_age-option-tools = Attrezzi: { $tools }
stone_age-option-pay = Paga { $goods }
stone_age-option-decline = Non pagare nulla e lascia tutto dov'è
stone_age-option-pick = Prendi il dado { $face }: { $gain }
stone_age-option-starve = Lascia la tribù affamata: perdi 10 punti
stone_age-far-place = { $option }: { $thing }
stone_age-far-use = { $option }, { $thing }

## Questions

stone_age-ask-place = Piazza i tuoi lavoratori: ne hai { $n } a casa.
stone_age-ask-act = Usa i tuoi lavoratori: dove lavorano adesso?
stone_age-ask-tools = Hai ottenuto { $dice } { $at }, { $pips } in tutto. Quali attrezzi aggiungi?
stone_age-ask-card_tools = Hai ottenuto { $dice } per { $resource }, { $pips } in tutto. Quali attrezzi aggiungi?
stone_age-ask-pay_card = Paga { $n ->
    [one] 1 risorsa
   *[other] { $n } risorse
} per questa carta, o lasciala: { $card }
stone_age-ask-pay_building = Paga questo edificio, o lascialo: { $building }
stone_age-ask-pick_die = Prendi uno dei dadi sul tavolo: { $dice }.
stone_age-ask-feed = { $n ->
    [one] Ti manca 1 cibo. Paga 1 risorsa al suo posto
   *[other] Ti mancano { $n } cibi. Paga { $n } risorse al loro posto
}, o lascia la tribù affamata e perdi 10 punti.
stone_age-ask-over = La partita è finita.

## Events

stone_age-event-round_began = Comincia il round { $round }.
stone_age-event-placed = { $player } piazza { $people ->
    [one] 1 lavoratore
   *[other] { $people } lavoratori
} { $place }.
stone_age-event-rolled = { $player } ottiene { $dice } { $place }.
stone_age-event-rolled_for_card = { $player } tira i dadi per { $resource }: { $dice }.
stone_age-event-rolled_for_all = { $player } tira un dado a testa: { $dice }.
stone_age-event-added_tools = { $player } aggiunge attrezzi: { $tools } (+{ $pips }).
stone_age-event-gained = { $amount ->
    [0] { $player } non tira abbastanza e non ottiene niente.
   *[other] { $player } ottiene { $goods }.
}
stone_age-event-gained_food = { $amount ->
    [0] { $player } non tira abbastanza e non ottiene cibo.
    [one] { $player } ottiene 1 cibo.
   *[other] { $player } ottiene { $amount } cibi.
}
stone_age-event-gained_tool = { $player } ottiene un attrezzo: ora i suoi valgono { $tools } in tutto.
stone_age-event-gained_tool_full = { $player } ha già attrezzi per un valore di { $tools }, il massimo, e non ne ottiene altri.
stone_age-event-gained_person = Nasce un lavoratore: { $player } ora ne ha { $people }.
stone_age-event-gained_person_full = { $player } ha già { $people } lavoratori, e la tribù non può crescere oltre.
stone_age-event-gained_track = { $player } sale a { $track } sulla barra produzione agricola.
stone_age-event-gained_track_full = { $player } è già a { $track }, la fine della barra produzione agricola.
stone_age-event-gained_points = { $player } guadagna { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
stone_age-event-paid = { $player } paga { $goods }.
stone_age-event-took_card = { $player } prende una carta: { $card }.
stone_age-event-took_building = { $player } costruisce e guadagna { $points ->
    [one] 1 punto
   *[other] { $points } punti
}: { $building }.
stone_age-event-left_card = { $player } lascia una carta: { $card }.
stone_age-event-left_building = { $player } lascia un edificio: { $building }.
stone_age-event-turned_up_card = Nuova carta: { $card }.
stone_age-event-turned_up_building = Nuovo edificio: { $building }.
stone_age-event-drew_card = { $player } pesca dal mazzo: { $card }.
stone_age-event-drew_card_hidden = { $player } pesca una carta dal mazzo e la tiene segreta.
stone_age-event-deck_empty = { $player } dovrebbe pescare una carta, ma il mazzo è vuoto.
stone_age-event-picked = { $player } prende il dado { $die }: { $gain }.
stone_age-event-took_two = { $player } gira la carta da 2 risorse a scelta e prende { $goods }.
stone_age-event-fed = { $player } sfama { $people ->
    [one] 1 lavoratore
   *[other] { $people } lavoratori
} e { $food ->
    [0] resta senza cibo
    [one] conserva 1 cibo
   *[other] conserva { $food } cibi
}.
stone_age-event-paid_hunger = { $player } non ha abbastanza cibo e al suo posto paga { $goods }.
stone_age-event-starved = { $player } lascia la tribù affamata e perde { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
stone_age-event-last_round_cards = Le carte non bastano per un altro round: questo è l'ultimo.
stone_age-event-last_round_buildings = Una pila di edifici è vuota: questo round è l'ultimo.
stone_age-event-game_ended_cards = Le carte non bastano per un altro round: la partita è finita.
stone_age-event-game_ended_buildings = Una pila di edifici è vuota: la partita è finita.

## Why an option is not possible now

stone_age-why-not_now_place = Ora si piazzano i lavoratori: scegli un luogo e quanti lavoratori ci vanno.
stone_age-why-not_now_act = Ora si usano i lavoratori: scegli un luogo dove ne hai qualcuno.
stone_age-why-not_now_tools = Hai già tirato i dadi: scegli prima quali attrezzi aggiungi, se ne vuoi.
stone_age-why-not_now_pay = Prima paga la carta o l'edificio che occupi, oppure lascia tutto dov'è.
stone_age-why-not_now_pick = Prima prendi uno dei dadi sul tavolo.
stone_age-why-not_now_feed = Prima sfama la tua tribù: paga con risorse il cibo che manca, o lasciala affamata.
stone_age-why-already_there = { $place }: qui hai già piazzato lavoratori in questo round, e non si può tornare nello stesso luogo.
stone_age-why-too_few_people = Hai troppo pochi lavoratori a casa: ne andrebbero { $want } e ne hai { $have }.
stone_age-why-taken = { $place }: questo luogo è per un solo giocatore, ed è già occupato.
stone_age-why-village_full = In { $players } giocatori si possono occupare in ogni round solo due di questi tre luoghi: fabbricante di attrezzi, capanna e campo; e due sono già occupati.
stone_age-why-pit_closed = { $place }: in { $players } giocatori qui { $limit ->
    [one] può raccogliere solo un giocatore
   *[other] possono raccogliere solo { $limit } giocatori
} per round.
stone_age-why-rings_taken = { $place }: { $free ->
    [0] non c'è nessun cerchio libero
    [one] c'è solo 1 cerchio libero
   *[other] ci sono solo { $free } cerchi liberi
}, e ne vuoi piazzare { $want }.
stone_age-why-no_card_there = { $place }: qui non c'è nessuna carta.
stone_age-why-stack_empty = { $place }: qui non resta nessun edificio.
stone_age-why-stack_not_in_play = { $place }: in { $players } giocatori questa pila non è in gioco.
stone_age-why-nobody_there = { $place }: qui non hai nessun lavoratore.
stone_age-why-no_two_resources_card = Non hai la carta da 2 risorse a scelta, o l'hai già usata.
stone_age-why-no_tools_ready = Non hai nessun attrezzo disponibile, quindi non puoi aggiungere { $want }: ognuno serve per un solo tiro a round.
stone_age-why-tools_not_ready = Non hai disponibili gli attrezzi { $want }. Disponibili: { $ready }.
stone_age-why-no_one_use_tool = Non hai disponibile nessun attrezzo monouso di valore { $value }.
stone_age-why-card_price = Questa carta costa esattamente { $price ->
    [one] 1 risorsa
   *[other] { $price } risorse
}, non { $paid }.
stone_age-why-building_price = Questo edificio costa esattamente { $price }, non { $paid }.
stone_age-why-building_number = Questo edificio costa esattamente { $least ->
    [one] 1 risorsa
   *[other] { $least } risorse
}, non { $paid }.
stone_age-why-building_range = Questo edificio costa da { $least } a { $most } risorse, non { $paid }.
stone_age-why-building_kinds = Le risorse per questo edificio devono essere esattamente di { $kinds ->
    [one] un tipo
   *[other] { $kinds } tipi
}, non di { $paid }.
stone_age-why-cannot_pay = Non hai { $want }; hai { $have }.
stone_age-why-cannot_pay_at_all = Non hai { $want }; non hai nessuna risorsa.
stone_age-why-no_such_die = Non resta nessun dado con il { $face }.
stone_age-why-whole_shortage = Devi coprire tutto il cibo che manca, con 1 risorsa per ognuno: { $missing }, non { $paid }.

## What contradicts the rules in a position set up by hand; seats are counted from 0, as in the file

stone_age-wrong-players = { $path }: Stone Age è per 2-4 giocatori, non per { $count }.
stone_age-wrong-stack_size = { $path }: una pila ha al massimo { $most } edifici.
stone_age-wrong-tools = { $path }: gli attrezzi crescono uno alla volta (1, poi 1 1, 1 1 1, 2 1 1, 2 2 1 ... 4 4 4), quindi non possono mostrare { $tools }.
stone_age-wrong-used_tools = { $path }: il giocatore non ha gli attrezzi { $used } che risultano usati.
stone_age-wrong-hunger = { $path }: i punti persi per fame vanno di { $points } in { $points }.
stone_age-wrong-card_count = { $count ->
    [0] Manca la carta { $card }: deve essere da qualche parte, magari in card_box.
   *[other] La carta { $card } è in più di un posto.
}
stone_age-wrong-building_count = { $count ->
    [0] Manca l'edificio { $building }: deve essere da qualche parte, magari in building_box.
   *[other] L'edificio { $building } è in più di un posto.
}
stone_age-wrong-drawn_not_owned = Secondo il file il posto { $seat } ha pescato la carta { $card }, che non è tra le sue.
stone_age-wrong-not_face_up = Il posto { $seat } non può avere la carta { $card } a faccia in su: non l'ha comprata.
stone_age-wrong-people = Il posto { $seat } ha { $people } lavoratori, ma sul tabellone ce ne sono { $out }.
stone_age-wrong-rings = { $place }: i cerchi sono { $rings }, ma i lavoratori { $people }.
stone_age-wrong-crowd = { $place }: qui { $limit ->
    [one] può stare solo 1 giocatore
   *[other] possono stare solo { $limit } giocatori
}, ma ce ne sono { $players }.
stone_age-wrong-village = In { $players } giocatori si possono occupare per round al massimo { $limit } tra tool_maker, hut e field.
stone_age-wrong-nothing_there = { $place }: qui non c'è niente da pagare.
stone_age-wrong-no_stack = { $place }: con { $players } giocatori ci sono solo { $players } pile di edifici.
stone_age-wrong-nobody_asked = Non si chiede niente a nessuno, eppure la partita non risulta finita.
stone_age-wrong-cannot_place = Tocca al posto { $seat } piazzare lavoratori, ma non può piazzarne nessuno.
stone_age-wrong-no_turn_below = Sotto una domanda della fase delle azioni deve esserci il turno («act») di un posto.
stone_age-wrong-nobody_out = Tocca al posto { $seat } usare i suoi lavoratori, ma non ne ha nessuno sul tabellone.
stone_age-wrong-still_out = Il posto { $seat } ha già avuto il suo turno, ma ha ancora lavoratori sul tabellone.
stone_age-wrong-food_when_short = Al posto { $seat } manca cibo, quindi deve aver già dato tutto quello che aveva.
stone_age-wrong-dice_sum = I dadi danno { $dice } in tutto, ma la domanda dice { $pips }.
stone_age-wrong-dice_count = Sul tavolo { $dice ->
    [one] c'è 1 dado
   *[other] ci sono { $dice } dadi
}, ma { $players ->
    [one] 1 posto deve
   *[other] { $players } posti devono
} ancora prenderne uno.
stone_age-wrong-drawn_without_card = Secondo il file il posto { $seat } ha pescato la carta { $card }, ma non ha comprato la carta che fa pescare.
stone_age-wrong-ended_and_asked = La partita risulta finita, eppure si chiede ancora qualcosa a qualcuno.
stone_age-wrong-not_ended_buildings = La partita risulta finita per gli edifici, ma nessuna pila è vuota.
stone_age-wrong-not_ended_cards = La partita risulta finita per le carte, ma ce ne sono abbastanza per completare la fila.
stone_age-wrong-only_while_working = Solo tra il piazzamento dei lavoratori e la fine del round possono esserci attrezzi usati o dadi sul tavolo.
stone_age-wrong-steps_together = Queste domande non possono essere aperte insieme, o non in quest'ordine.
stone_age-wrong-missing = Al posto { $seat } non può mancare così tanto cibo ({ $missing }): contando ciò che dà la barra produzione agricola, il massimo è { $most }.
stone_age-wrong-no_card_for_roll = Il posto { $seat } non ha comprato la carta a cui appartengono questi dadi.
stone_age-wrong-roll = Il posto { $seat } non può aver tirato qui { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}: sono possibili da { $least } a { $most }.
stone_age-wrong-nobody_home = Tocca al posto { $seat } pagare, ma nessuno dei suoi lavoratori è tornato a casa.

## Sources of points

stone_age-source-buildings = Edifici
stone_age-source-cards = Punti delle carte
stone_age-source-hunger = Fame
stone_age-source-symbols = Carte verdi
stone_age-source-farmers = Contadini × produzione agricola
stone_age-source-tool_makers = Fabbricanti di attrezzi × attrezzi
stone_age-source-hut_builders = Costruttori × edifici
stone_age-source-shamans = Sciamani × lavoratori
stone_age-source-resources = Risorse rimaste
