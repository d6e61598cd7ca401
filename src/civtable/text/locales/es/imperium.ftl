### Imperium: the game, its options, events, questions and reasons, and the table in the terminal.

## The game and its settings

game-name-imperium = Imperium
game-about-imperium = Lleva una nación de la barbarie al imperio con un mazo que crece mientras juegas. Clásicos y Legendarios, para 2 a 4 jugadores, o en solitario contra el automa.
setting-name-imperium-box = Caja
setting-name-imperium-side = Cara de las cartas de poder
setting-name-imperium-automa_nation = Nación del automa
setting-name-imperium-level = Nivel del automa
setting-name-imperium-extreme = Modo extremo
setting-name-imperium-nation_1 = Nación del primer jugador
setting-name-imperium-nation_2 = Nación del segundo jugador
setting-name-imperium-nation_3 = Nación del tercer jugador
setting-name-imperium-nation_4 = Nación del cuarto jugador
setting-name-imperium-commons = Cartas comunes
setting-name-imperium-side_1 = Cara de la carta de poder del primer jugador
setting-name-imperium-side_2 = Cara de la carta de poder del segundo jugador
setting-name-imperium-side_3 = Cara de la carta de poder del tercer jugador
setting-name-imperium-side_4 = Cara de la carta de poder del cuarto jugador
setting-value-imperium-box-classics = Clásicos
setting-about-imperium-box-classics = Ocho naciones; la mayoría juega con las reglas básicas. Bueno para las primeras partidas.
setting-value-imperium-box-legends = Legendarios
setting-about-imperium-box-legends = Ocho naciones, muchas con reglas propias: misiones, un viaje, una tierra que se hunde. Para quien conoce el juego.
setting-value-imperium-box-mixed = Ambas cajas
setting-about-imperium-box-mixed = Las dieciséis naciones; las cartas comunes son de una de las cajas.
setting-value-imperium-side-b = B, recomendada para las primeras partidas
setting-about-imperium-side-b = Sobre todo puntos al final y poco en que pensar durante la partida.
setting-value-imperium-side-a = A
setting-about-imperium-side-a = Menos puntos por sí misma, pero una habilidad que usas una y otra vez.
setting-value-imperium-level-chieftain = Cacique
setting-about-imperium-level-chieftain = Resuelve 3 o 4 cartas por turno. El bot medio gana 85 de cada 100 partidas; el nivel para empezar.
setting-value-imperium-level-warlord = Caudillo
setting-about-imperium-level-warlord = También 3 o 4 cartas por turno, pero su mazo se agota antes y crece más deprisa.
setting-value-imperium-level-imperator = Imperator
setting-about-imperium-level-imperator = 4 o 5 cartas por turno.
setting-value-imperium-level-sovereign = Soberano
setting-about-imperium-level-sovereign = 4 o 5 cartas por turno; empieza con recursos y puntúa los que conserva.
setting-value-imperium-level-overlord = Líder Supremo
setting-about-imperium-level-overlord = Siempre 5 cartas por turno, y recursos como el Soberano. El bot medio gana 15 de cada 100 partidas.
setting-value-imperium-extreme-no = No
setting-about-imperium-extreme-no = Cuenta el nivel de arriba.
setting-value-imperium-extreme-yes = Sí: el automa es aún más fuerte
setting-about-imperium-extreme-yes = Líder Supremo diga lo que diga el nivel, y cada disturbio que devuelve el automa le da 1 de progreso.
setting-value-imperium-nation_1-random = al azar
setting-about-imperium-nation_1-random = Cualquier nación de la caja. Para una primera partida se aconsejan romanos, macedonios o griegos.
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
setting-value-imperium-nation_2-random = al azar
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
setting-value-imperium-nation_3-random = al azar
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
setting-value-imperium-nation_4-random = al azar
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
setting-value-imperium-commons-random = al azar
setting-value-imperium-commons-classics = { setting-value-imperium-box-classics }
setting-value-imperium-commons-legends = { setting-value-imperium-box-legends }
setting-value-imperium-side_1-same = como para todos
setting-value-imperium-side_1-a = A
setting-value-imperium-side_1-b = B
setting-value-imperium-side_2-same = como para todos
setting-value-imperium-side_2-a = A
setting-value-imperium-side_2-b = B
setting-value-imperium-side_3-same = como para todos
setting-value-imperium-side_3-a = A
setting-value-imperium-side_3-b = B
setting-value-imperium-side_4-same = como para todos
setting-value-imperium-side_4-a = A
setting-value-imperium-side_4-b = B
setting-value-imperium-automa_nation-random = al azar
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

imperium-about-carthaginians = Mercaderes que ponen materiales en el mercado y los recuperan con las cartas. Ganan con un gran almacén de materiales y lo mejor del mercado.
imperium-about-celts = Salvajes e ingeniosos: reúnen cartas primitivas y siembran disturbios entre los demás. Ganan mientras las cartas primitivas aún son baratas.
imperium-about-greeks = Sabios con muchos desarrollos que pronto son un imperio. Ganan con una gran colección de cartas de todo tipo.
imperium-about-macedonians = Conquistadores que toman regiones deprisa y las juegan una y otra vez. Ganan por el número de sus regiones.
imperium-about-persians = Un reino rico que reúne tributarios y paga lo que desea. Ganan con tributarios y buenos desarrollos.
imperium-about-romans = Soldados y constructores que atacan a menudo y hacen crecer su población. Ganan con fama y una gran población. Aconsejados para una primera partida.
imperium-about-scythians = Jinetes que mueven sus regiones y apenas usan ciudades. Ganan con materiales y regiones, y buscan la gloria tarde.
imperium-about-vikings = Saqueadores que nunca son un imperio y tienen un largo mazo de nación. Ganan con cartas de puntos variables; su última carta de nación termina la partida.
imperium-about-arthurians = Caballeros de la corte que parten en misión y protegen regiones. Ganan cumpliendo misiones y hallando el Grial antes de que los disturbios los quiebren.
imperium-about-atlanteans = Un imperio desde el principio, sin mazo de nación, que sumerge sus propias cartas. Ganan con desarrollos y regiones antes de que el mar se lo lleve todo.
imperium-about-egyptians = Un pueblo paciente del río que pronto escribe su historia. Ganan con cartas civilizadas y monumentos.
imperium-about-mauryans = De la guerra a la paz: dejan los ataques y llenan su historia. Ganan con muchas cartas en la historia o muchas regiones en juego.
imperium-about-minoans = Isleños pacíficos que convierten ciudades y comercio en progreso. Ganan con el propio progreso, ahorrado hasta el final.
imperium-about-olmecs = Sacerdotes con máscaras: descartadas juntas hacen lo que otros pagan. Ganan cuando cada mano trae las máscaras precisas.
imperium-about-qin = Gobiernan por mandato del cielo y ponen población en el mercado. Ganan con cartas fijas, sobre todo las largas murallas.
imperium-about-utopians = Buscadores en pleno viaje, con pocas fichas, sin mazo de nación y cada vez más disturbios. Ganan si alcanzan Shangri-La con una gran población.
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

imperium-source-progress = Progreso
imperium-source-power = Carta de poder
imperium-source-cards = Cartas
imperium-source-variable = Cartas de puntos variables
imperium-source-unrest = Disturbios
imperium-source-resources = Recursos

## Options

imperium-option-pass = Pasa
imperium-pass-act = Termina tu turno
imperium-pass-confirm = No lo hagas
imperium-pass-use = No lo uses
imperium-pass-pick = Ninguna
imperium-pass-draw_some = No robes ninguna carta
imperium-pass-develop = No desarrolles nada
imperium-pass-acquire = No adquieras nada
imperium-pass-break_through = No mejores nada
imperium-pass-play_acquired = No la juegues ahora
imperium-pass-free_play = No juegues ninguna carta
imperium-pass-avoid = Sufre el ataque
imperium-pass-bribe = No des nada
imperium-option-accept = Hazlo
imperium-option-innovate = Innova: descarta tu mano y mejora
imperium-option-play = Juega { $card }
imperium-option-exhaust = Agota { $card }
imperium-option-use = Usa { $card }
imperium-option-solstice = Resuelve el solsticio de { $card }
imperium-option-acquire = Adquiere { $card }
imperium-option-acquire_copy = Adquiere { $card }, { $which }
imperium-option-acquire_exile = Adquiere { $card } del exilio
imperium-option-break_through = Mejora { $card }
imperium-option-break_through_copy = Mejora { $card }, { $which }
imperium-option-break_through_exile = Mejora { $card } del exilio
imperium-option-deck-region = Mejora una región sin verla
imperium-option-deck-uncivilised = Mejora una carta primitiva sin verla
imperium-option-deck-civilised = Mejora una carta civilizada sin verla
imperium-option-deck-tributary = Mejora un tributario del mazo principal
imperium-option-deck-any = Mejora una carta del mazo principal
imperium-option-exile_market = Exilia { $card } del mercado
imperium-option-exile_market_copy = Exilia { $card } del mercado, { $which }
imperium-option-place = Ponlo en { $card }
imperium-option-place_copy = Ponlo en { $card }, { $which }
imperium-option-swap_exile = Pon { $card } del exilio en el mercado
imperium-option-swap_market = Saca { $card } del mercado a cambio
imperium-option-swap_market_copy = Saca { $card } del mercado a cambio, { $which }
imperium-option-host = Protege la carta en { $card }
imperium-option-give = Da { $card } { $place }
imperium-option-develop = Desarrolla { $card }
imperium-option-find = Busca { $card }
imperium-option-keep = Quédate con { $card }
imperium-option-put_back = Devuelve { $card }
imperium-option-play_discarded = Juega { $card } de tu descarte
imperium-option-copy = Usa la habilidad de agotamiento de { $card }
imperium-option-declare = Nombra la clase: { $suit }
imperium-option-choose = Elige la opción { $n }
imperium-option-pay = Paga { $amounts }
imperium-option-swap_nation = Cambia { $card } por la carta superior de tu mazo de nación
imperium-option-restore = Quita la ficha de agotamiento de { $card }
imperium-option-revolt = { $n ->
    [one] Rebélate: devuelve 1 carta de disturbio
   *[other] Rebélate: devuelve { $n } cartas de disturbio
}
imperium-option-draw = { $n ->
    [one] Roba 1 carta
   *[other] Roba { $n } cartas
}
imperium-option-share = Da una carta de disturbio a { $rival }
imperium-option-pick-discard = Descarta { $card } { $place }
imperium-option-pick-take = Toma { $card } { $place }
imperium-option-pick-top = Pon { $card } { $place } encima de tu mazo de robo
imperium-option-pick-history = Pon { $card } { $place } en tu historia
imperium-option-pick-sink = Sumerge { $card } { $place }
imperium-option-pick-exile = Exilia { $card } { $place }
imperium-option-pick-return = Devuelve { $card } { $place }
imperium-option-pick-abandon = Abandona { $card } { $place }
imperium-option-pick-recall = Recupera { $card } { $place }
imperium-option-pick-garrison = Protege { $card } { $place }
imperium-option-from-hand = de tu mano
imperium-option-from-discard = de tu descarte
imperium-option-from-history = de tu historia
imperium-option-from-play = en juego
imperium-option-from-garrison = (carta protegida)
imperium-option-from-deck = de tu mazo de robo
imperium-option-from-quests = de las misiones inminentes
imperium-option-from-sunken = de la pila sumergida
imperium-option-from-quest = como misión activa
imperium-copy-1 = la segunda por la izquierda
imperium-copy-2 = la tercera por la izquierda
imperium-copy-3 = la cuarta por la izquierda

## Events

imperium-event-round_began = Comienza la ronda { $round }.
imperium-event-solstice_began = Solsticio de la ronda { $round }.
imperium-event-innovated = { $player } innova.
imperium-event-played = { $player } juega { $card }.
imperium-event-used = { $player } usa { $card }.
imperium-event-gained = { $player } obtiene { $amount }.
imperium-event-paid = { $player } paga { $amount }.
imperium-event-stole = { $player } roba { $amount } a { $rival }.
imperium-event-drew = { $player } roba { $card }.
imperium-event-drew_hidden = { $player } roba una carta.
imperium-event-discarded = { $player } descarta { $card }.
imperium-event-took = { $player } toma { $card } en su mano.
imperium-event-topped = { $player } pone { $card } encima de su mazo de robo.
imperium-event-topped_hidden = { $player } pone una carta encima de su mazo de robo.
imperium-event-filed = { $player } pone { $card } en su historia.
imperium-event-sank = { $player } sumerge { $card }.
imperium-event-exiled = { $player } exilia { $card }.
imperium-event-abandoned = { $player } abandona { $card }.
imperium-event-recalled = { $player } recupera { $card }.
imperium-event-garrisoned = { $player } protege { $card } en { $host }.
imperium-event-acquired = { $player } adquiere { $card }.
imperium-event-broke_through = { $player } mejora { $card }.
imperium-event-broke_through_hidden = { $player } mejora una carta sin mostrarla.
imperium-event-found_nothing = { $player } no encuentra ninguna carta así.
imperium-event-dealt = { $card } llega al mercado.
imperium-event-exiled_from_market = { $card } se exilia del mercado.
imperium-event-placed = { $player } pone { $amount } en { $card }.
imperium-event-developed = { $player } desarrolla { $card }.
imperium-event-nation_card = { $card }, del mazo de nación, se une al descarte de { $player }.
imperium-event-became_empire = { $player } se convierte en imperio.
imperium-event-reshuffled = { $player } vuelve a barajar.
imperium-event-took_fame = { $player } toma la carta de fama { $card }.
imperium-event-took_fame_hidden = { $player } toma una carta de fama.
imperium-event-king_of_kings = { $player } alcanza Rey de Reyes.
imperium-event-gave = { $player } da { $card } a { $rival }.
imperium-event-gave_automa = { $player } da { $card } al automa.
imperium-event-avoided = { $player } evita el ataque con { $card }.
imperium-event-revealed = { $player } revela { $card }.
imperium-event-found = { $player } encuentra { $card }.
imperium-event-journeyed = El viaje de { $player } lleva a { $card }.
imperium-event-entered = { $card } entra en juego para { $player }.
imperium-event-end_triggered = El fin se acerca: la ronda { $round } es la última.
imperium-event-collapsed = ¡Colapso! La pila de disturbios está vacía.
imperium-event-game_ended = La partida ha terminado: se cuentan los puntos.
imperium-event-looked = { $player } mira { $card }, la carta superior de su mazo de nación.
imperium-event-looked_hidden = { $player } mira la carta superior de su mazo de nación.
imperium-event-swapped = { $player } cambia { $card } por { $other }.
imperium-event-swapped_hidden = { $player } cambia una carta por la carta superior de su mazo de nación.
imperium-event-tucked = { $player } pone { $card } al fondo de su mazo de nación.
imperium-event-tucked_hidden = { $player } pone una carta al fondo de su mazo de nación.
imperium-event-shuffled_nation = { $player } baraja su mazo de nación.
imperium-event-revolted = { $unrest ->
    [one] { $player } se rebela y devuelve 1 carta de disturbio.
   *[other] { $player } se rebela y devuelve { $unrest } cartas de disturbio.
}
imperium-event-gained_action = { $actions ->
    [one] { $player } obtiene una acción.
   *[other] { $player } obtiene { $actions } acciones.
}
imperium-event-returned_unrest = { $unrest ->
    [one] { $player } devuelve una carta de disturbio.
   *[other] { $player } devuelve { $unrest } cartas de disturbio.
}
imperium-event-took_unrest = { $unrest ->
    [one] { $player } toma una carta de disturbio.
   *[other] { $player } toma { $unrest } cartas de disturbio.
}

## Questions

imperium-rule-clean = Mantenimiento
imperium-rule-innovate = Innovar
imperium-rule-automa = El automa
imperium-ask-over = La partida ha terminado.
imperium-ask-of = { $card } ({ $text })
imperium-ask-act = ¿Activas, innovas o te rebelas? Acciones: { $actions }. Fichas de agotamiento: { $exhaust }.
imperium-ask-act_on = ¿Qué más haces? Acciones: { $actions }. Fichas de agotamiento: { $exhaust }.
imperium-ask-solstice = Solsticio: ¿qué carta resuelves ahora?
imperium-ask-choose = { $of }: elige una opción.
imperium-ask-confirm = { $of }: ¿quieres hacerlo?
imperium-ask-use = { $of }: ¿lo usas ahora?
imperium-ask-pay = ¿Cómo pagas { $amounts }?
imperium-ask-draw_some = { $of }: ¿cuántas cartas robas?
imperium-ask-reshuffle = Tu mazo de robo está vacío: ¿desarrollas una carta antes de volver a barajar?
imperium-ask-develop = ¿Qué carta desarrollas?
imperium-ask-develop_free = ¿Qué carta desarrollas gratis?
imperium-ask-acquire = { $of }: ¿qué carta adquieres?
imperium-ask-break_through = { $of }: ¿qué carta mejoras?
imperium-ask-play_acquired = ¿Juegas { $card } de inmediato?
imperium-ask-exile_market = ¿Qué carta del mercado exilias?
imperium-ask-place = ¿En qué carta del mercado pones { $amount }?
imperium-ask-host = { $of }: ¿en qué carta la proteges?
imperium-ask-give = { $of }: ¿qué carta le das a { $rival }?
imperium-ask-give_automa = { $of }: ¿qué carta le das al automa?
imperium-ask-find = { $of }: ¿qué carta buscas?
imperium-ask-fame = ¿Con qué carta de fama te quedas?
imperium-ask-put_back = ¿En qué orden vuelven las demás cartas de fama? La última queda arriba.
imperium-ask-free_play = { $of }: ¿qué carta juegas?
imperium-ask-copy = ¿Qué habilidad de agotamiento usas?
imperium-ask-declare = ¿Qué clase nombras?
imperium-ask-swap_nation = ¿Qué carta cambias por la superior de tu mazo de nación?
imperium-ask-swap_exile = ¿Qué carta exiliada pones en el mercado?
imperium-ask-swap_market = ¿Qué carta del mercado se exilia a cambio de { $card }?
imperium-ask-avoid = { $rival } te ataca. ¿Lo evitas?
imperium-ask-avoid_automa = El automa te ataca. ¿Lo evitas?
imperium-ask-bribe = ¿Das { $n } de progreso a { $rival } para que tu ataque funcione?
imperium-ask-restore = ¿De qué carta quitas una ficha de agotamiento?
imperium-ask-pick-discard = { $n ->
    [one] { $of }: ¿qué carta descartas?
   *[other] { $of }: ¿qué cartas descartas?
}
imperium-ask-pick-take = { $n ->
    [one] { $of }: ¿qué carta tomas?
   *[other] { $of }: ¿qué { $n } cartas tomas?
}
imperium-ask-pick-top = { $n ->
    [one] { $of }: ¿qué carta pones sobre tu mazo de robo?
   *[other] { $of }: ¿qué { $n } cartas pones sobre tu mazo de robo? La última queda arriba.
}
imperium-ask-pick-history = { $n ->
    [one] { $of }: ¿qué carta pones en tu historia?
   *[other] { $of }: ¿qué { $n } cartas pones en tu historia?
}
imperium-ask-pick-sink = { $n ->
    [one] { $of }: ¿qué carta sumerges?
   *[other] { $of }: ¿qué { $n } cartas sumerges?
}
imperium-ask-pick-exile = { $n ->
    [one] { $of }: ¿qué carta exilias?
   *[other] { $of }: ¿qué { $n } cartas exilias?
}
imperium-ask-pick-return = { $n ->
    [one] { $of }: ¿qué carta de disturbio devuelves?
   *[other] { $of }: ¿qué { $n } cartas de disturbio devuelves?
}
imperium-ask-pick-abandon = { $n ->
    [one] { $of }: ¿qué carta abandonas?
   *[other] { $of }: ¿qué { $n } cartas abandonas?
}
imperium-ask-pick-recall = { $n ->
    [one] { $of }: ¿qué carta recuperas?
   *[other] { $of }: ¿qué { $n } cartas recuperas?
}
imperium-ask-pick-garrison = { $n ->
    [one] { $of }: ¿qué carta proteges?
   *[other] { $of }: ¿qué { $n } cartas proteges?
}
imperium-ask-draw_next = { $n ->
    [one] { $of }: ¿robas una carta? Es la última que puedes robar.
   *[other] { $of }: ¿robas una carta? Puedes robar hasta { $n }.
}
imperium-ask-share_unrest = { $n ->
    [one] Solo queda 1 carta de disturbio. ¿Quién la toma?
   *[other] Solo quedan { $n } cartas de disturbio. ¿Quién toma una?
}

## Reasons

imperium-why-not_asked = Eso no se puede elegir ahora.
imperium-why-turn_begun = Innovar o rebelarse es en lugar de activar: ya has jugado o agotado una carta.
imperium-why-not_in_hand = Esa carta no está en tu mano.
imperium-why-not_in_play = Esa carta no está en juego.
imperium-why-not_in_market = Esa carta no está en el mercado.
imperium-why-not_in_exile = Esa carta no está en el exilio, o no puede ir al mercado.
imperium-why-not_in_development_area = Esa carta no está en tu zona de desarrollo.
imperium-why-no_action = No te quedan acciones.
imperium-why-unplayable = { $card } no se puede jugar.
imperium-why-other_state = El icono de { $card } pide la otra cara de tu carta de estado.
imperium-why-requirement = No se cumple la condición para jugar { $card }.
imperium-why-condition = No se cumple la condición de { $card }.
imperium-why-cannot_pay = No puedes pagar el coste.
imperium-why-no_exhaust_ability = { $card } no tiene una habilidad de agotamiento que puedas usar ahora.
imperium-why-exhausted = { $card } ya está agotada.
imperium-why-no_exhaust_token = No te quedan fichas de agotamiento.
imperium-why-choose_one = Primero elige una de las opciones.
imperium-why-no_such_choice = No hay ninguna opción con ese número.
imperium-why-cannot_do = Esa opción no se puede hacer ahora.
imperium-why-yes_or_no = Primero decide si lo haces.
imperium-why-must_pick = Hay que elegir una carta.
imperium-why-pick_card = Primero elige una carta.
imperium-why-pick_otherwise = La carta se elige de otro lugar, o para otra cosa.
imperium-why-together = { $card } puede ser una de varias cartas que se eligen juntas: indícalas todas a la vez, en cualquier orden.
imperium-why-no_such_card = { $card } no está ahí, o no encaja.
imperium-why-no_such_card_there = Esa carta no está ahí.
imperium-why-pay_now = Primero decide cómo pagas.
imperium-why-other_payment = Esa no es la suma que hay que pagar, o no la tienes. 1 de progreso vale por 1 de población o por 2 materiales.
imperium-why-must_use = Sin ella no podrías descartar suficientes máscaras: hay que usarla.
imperium-why-use_or_pass = Primero decide si usas la habilidad.
imperium-why-not_exhausted = No hay ficha de agotamiento en esa carta.
imperium-why-other_number = Aquí no se puede robar ese número de cartas.
imperium-why-must_develop = Hay que desarrollar una carta.
imperium-why-develop_or_pass = Primero decide qué desarrollas.
imperium-why-acquire_now = Primero adquiere una carta.
imperium-why-acquire_other = Esa carta no está ahí para adquirirla, o es de otra clase.
imperium-why-play_acquired = Primero decide si juegas la carta adquirida.
imperium-why-break_now = Primero mejora.
imperium-why-break_other = No hay tal carta o mazo que mejorar.
imperium-why-exile_now = Primero exilia una carta del mercado.
imperium-why-has_tokens = Esa carta tiene fichas: no se puede exiliar.
imperium-why-place_now = Primero pon las fichas en una carta del mercado.
imperium-why-no_host = Esa carta no puede proteger nada aquí.
imperium-why-host_or_pass = Primero decide dónde se protege la carta.
imperium-why-give_now = Primero da una carta.
imperium-why-find_now = Primero busca una carta.
imperium-why-cannot_find = Esa carta no se encuentra ahí.
imperium-why-keep_one = Primero quédate con una de las cartas de fama.
imperium-why-put_back = Primero devuelve las demás cartas de fama.
imperium-why-not_looked_at = Esa carta no está entre las que miras.
imperium-why-free_play_now = Primero juega la carta que puedes jugar.
imperium-why-free_play_other = No se trata de esa carta, o no se puede jugar.
imperium-why-copy_now = Primero elige qué habilidad usas.
imperium-why-cannot_copy = Nadie más tiene esa carta en juego, o no puedes pagarla.
imperium-why-declare_now = Primero nombra una clase.
imperium-why-swap_now = Primero elige la carta que cambias.
imperium-why-avoid_or_pass = Primero decide si evitas el ataque.
imperium-why-not_due = Esa carta no tiene solsticio que resolver ahora.
imperium-why-solstice_now = Es el solsticio: resuelve tus cartas.
imperium-why-nation_taken = Dos jugadores no pueden tener la misma nación ({ $nation }).
imperium-why-nation_of_other_box = La nación { $nation } no está en esta caja.
imperium-why-too_little_unrest = { $n ->
    [one] Solo hay 1 carta de disturbio en tu mano.
   *[other] Solo hay { $n } cartas de disturbio en tu mano.
}
imperium-why-share_now = Primero di quién toma el disturbio.
imperium-why-takes_no_unrest = Ese jugador no toma disturbios ahora.
imperium-why-no_effect = Ahora no serviría de nada.
imperium-why-commons_of_other_box = Una caja solo tiene sus propias cartas comunes.

## What can be wrong with a position; cards and seats are those of the file

imperium-wrong-power = Jugador { $seat }: la carta de poder debe ser de la nación y estar en juego.
imperium-wrong-permanent = Jugador { $seat }: las cartas permanentes en juego no son las de la nación.
imperium-wrong-parallel = Jugador { $seat }: las cartas y lo que les corresponde no son el mismo número.
imperium-wrong-negative = Jugador { $seat }: no puede haber menos fichas que ninguna.
imperium-wrong-exhaust = Jugador { $seat }: hay más fichas de agotamiento que las de la nación.
imperium-wrong-host = Jugador { $seat }: hay cartas protegidas en { $card }, que no está en juego.
imperium-wrong-secret = Jugador { $seat }: { $card } figura como no vista más veces de las que está en la mano y el mazo de robo.
imperium-wrong-deck = Jugador { $seat }: la mano o el mazo de robo no están en orden.
imperium-wrong-copies = { $card } está { $got } veces en lugar de { $want }.
imperium-wrong-common = Las pilas comunes se contradicen (pila de disturbios: { $unrest }).
imperium-wrong-position = { $path }: la posición { $position } no es una en la que la habilidad { $name } pregunte esto.
imperium-wrong-over_and_asked = Se dice que la partida ha terminado, pero todavía se pregunta algo a alguien.
imperium-wrong-nobody_asked = No se pregunta nada a nadie, pero no se dice que la partida haya terminado.
imperium-wrong-asks_there = La habilidad { $name } no pregunta { $ask } en esta posición.
imperium-wrong-current = Se dice que es el turno del asiento { $current }, pero se pide actuar al asiento { $seat }.
imperium-wrong-no_automa = No hay ningún automa que pueda hacer esto: { $ask }.
imperium-wrong-frames = Los pasos tienen { $abilities } habilidades sin terminar, pero hay { $frames } marcos para ellas.
imperium-wrong-register = El número { $number } de «frames» no es ninguna carta ni asiento que haya.
imperium-wrong-due = Jugador { $seat }: se dice que falta el solsticio de { $card }, pero no tiene ninguno.

## The table in the terminal

play-imperium-status = Ronda { $round } · { $phase }
play-imperium-status_of = Ronda { $round } · { $player }: { $phase }
play-imperium-phase-activate = activar
play-imperium-phase-innovate = innovar
play-imperium-phase-revolt = rebelarse
play-imperium-phase-clean_up = mantenimiento
play-imperium-phase-solstice = solsticio
play-imperium-over = la partida ha terminado
play-imperium-last = última ronda
play-imperium-last_soon = la ronda { $n } es la última
play-ask-imperium-nation_1 = ¿Qué nación diriges?
play-ask-imperium-level = ¿A qué nivel juega el automa?
play-imperium-legend = En la imagen: ▾ es disturbio bajo una carta del mercado, + sus fichas; * es una carta agotada; (+ …) son cartas protegidas; los mazos 5/5/5 son región, primitivo y civilizado; ✗ es una carta que no se puede jugar ahora.
play-imperium-market = Mercado
play-imperium-short-material = { $n } mat.
play-imperium-short-population = { $n } pob.
play-imperium-short-progress = { $n } prog.
play-imperium-left = mazo principal { $main } · mazos { $small } · disturbios { $unrest } · fama { $fame }
play-imperium-unrest_mark = ▾
play-imperium-actions = acciones { $n }
play-imperium-exhaust = agotamiento { $n }
play-imperium-in_play = En juego
play-imperium-hand = Mano
play-imperium-deck = mazo de robo { $deck }, descarte { $discard }
play-imperium-discarded = descarte: { $names }
play-imperium-nation_deck = mazo de nación { $n }
play-imperium-next = encima: { $card }
play-imperium-quest = misión activa: { $card }
play-imperium-history = historia { $n }
play-imperium-history_names = historia: { $names }
play-imperium-sunken = sumergidas { $n }
play-imperium-sunken_names = sumergidas: { $names }
play-imperium-developments = Zona de desarrollo
play-imperium-cards = mano { $hand }, mazo { $deck }, descarte { $discard }
play-imperium-automa = Automa
play-imperium-automa_cards = espacios { $spaces }, mazo { $deck }, descarte { $discard }
play-imperium-dynasty = dinastía { $n }
play-imperium-exhausted = (agotada)
play-imperium-face = { $card }: { $face }.
play-imperium-group-turn = Turno
play-imperium-group-play = Jugar
play-imperium-group-exhaust = Agotar
play-imperium-group-acquire = Tomar
play-imperium-group-market = Mercado
play-imperium-group-develop = Desarrollar
play-imperium-group-other = Elegir
play-imperium-say-space = Mercado: { $card } ({ $suits }).
play-imperium-say-unrest = Con disturbio debajo.
play-imperium-say-tokens = Encima: { $tokens }.
play-imperium-say-decks = Quedan: mazo principal { $main }; mazos pequeños: { $small }; pila de disturbios { $unrest }; cartas de fama { $fame }.
play-imperium-say-exile = En el exilio: { $names }.
play-imperium-say-nation = { $nation }, { $state }, con { $tokens }. Acciones { $actions }, fichas de agotamiento { $exhaust }.
play-imperium-say-play = En juego: { $names }.
play-imperium-say-cards = Cartas en mano { $hand }, mazo de robo { $deck }, mazo de nación { $nation }.
play-imperium-say-hand = Mano: { $names }.
play-imperium-say-idle = No se pueden jugar ahora: { $names }.
play-imperium-say-next = Encima del mazo de nación: { $card }.
play-imperium-say-discard = Descarte: { $names }.
play-imperium-say-history = Historia: { $names }.
play-imperium-say-sunken = Sumergidas: { $names }.
play-imperium-say-developments = Zona de desarrollo: { $names }.
play-imperium-say-quest = Misión activa: { $card }.
play-imperium-say-held = Progreso en cartas en juego: { $n }.
play-imperium-say-automa = { $nation } ({ $level }), { $state }, con { $tokens }.
play-imperium-say-automa_decks = Su mazo { $deck }, mazo de dinastía { $dynasty }.
play-imperium-say-journey = Carta de viaje: { $card }.
play-imperium-score-later = Esto es progreso. Las cartas se cuentan al final de la partida.
play-imperium-rules-act = Un turno es una de tres cosas. Activar: hasta tres acciones, una por cada carta de la mano que juegues, y habilidades de agotamiento de cartas en juego, una ficha cada una. Innovar: descarta tu mano y mejora una carta. Rebelarse: devuelve cartas de disturbio de tu mano. Después, mantenimiento: pon una ficha en el mercado, descarta lo que quieras, roba hasta completar tu mano.
play-imperium-rules-pay = 1 de progreso puede pagarse por 1 de población o por 2 materiales, sin cambio. Lo que cuesta progreso se paga con progreso.
play-imperium-rules-reshuffle = Cuando hay que robar y tu mazo está vacío, puedes pagar un desarrollo, que se une a tu descarte antes de barajarlo. Al desarrollar el último se desencadena el fin de la partida.
play-imperium-say-spaces = { $n ->
    [one] 1 carta boca abajo en sus espacios.
   *[other] { $n } cartas boca abajo en sus espacios.
}
play-imperium-say-score = { $n ->
    [one] 1 punto.
   *[other] { $n } puntos.
}
