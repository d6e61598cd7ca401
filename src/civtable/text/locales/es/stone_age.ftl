### Stone Age. What starts with a dash is used inside this file only.

## Counted things, for faces of cards and buildings

-wood = { $n ->
    [one] 1 madera
   *[other] { $n } maderas
}
-brick = { $n ->
    [one] 1 ladrillo
   *[other] { $n } ladrillos
}
-stone = { $n ->
    [one] 1 piedra
   *[other] { $n } piedras
}
-gold = { $n ->
    [one] 1 oro
   *[other] { $n } oros
}
-food = { $n } de comida
-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
-one-use-tool = herramienta extra de valor { $n }
-two-dice-for = 2 dados para
-farmers = { $n ->
    [one] 1 granjero
   *[other] { $n } granjeros
}
-tool-makers = { $n ->
    [one] 1 fabricante de herramientas
   *[other] { $n } fabricantes de herramientas
}
-hut-builders = { $n ->
    [one] 1 fabricante de cabañas
   *[other] { $n } fabricantes de cabañas
}
-shamans = { $n ->
    [one] 1 brujo
   *[other] { $n } brujos
}
-of-kinds = { $kinds ->
    [one] { $n } recursos de una sola clase
   *[other] { $n } recursos de { $kinds } clases
}

## Places, as headings

stone_age-place-tool_maker = Fabricante de herramientas
stone_age-place-hut = Cabaña
stone_age-place-field = Campo
stone_age-place-hunting_grounds = Campos de caza
stone_age-place-forest = Bosque
stone_age-place-clay_pit = Pozo de arcilla
stone_age-place-quarry = Cantera
stone_age-place-river = Río
stone_age-place-card_1 = Carta 1 (precio 1)
stone_age-place-card_2 = Carta 2 (precio 2)
stone_age-place-card_3 = Carta 3 (precio 3)
stone_age-place-card_4 = Carta 4 (precio 4)
stone_age-place-building_1 = Montón de construcciones 1
stone_age-place-building_2 = Montón de construcciones 2
stone_age-place-building_3 = Montón de construcciones 3
stone_age-place-building_4 = Montón de construcciones 4

## Where somebody stands, inside a sentence

stone_age-at-tool_maker = en el fabricante de herramientas
stone_age-at-hut = en la cabaña
stone_age-at-field = en el campo
stone_age-at-hunting_grounds = en los campos de caza
stone_age-at-forest = en el bosque
stone_age-at-clay_pit = en el pozo de arcilla
stone_age-at-quarry = en la cantera
stone_age-at-river = en el río
stone_age-at-card_1 = en la carta 1 (precio 1)
stone_age-at-card_2 = en la carta 2 (precio 2)
stone_age-at-card_3 = en la carta 3 (precio 3)
stone_age-at-card_4 = en la carta 4 (precio 4)
stone_age-at-building_1 = en el montón de construcciones 1
stone_age-at-building_2 = en el montón de construcciones 2
stone_age-at-building_3 = en el montón de construcciones 3
stone_age-at-building_4 = en el montón de construcciones 4

## Goods

stone_age-resource-wood = madera
stone_age-resource-brick = ladrillo
stone_age-resource-stone = piedra
stone_age-resource-gold = oro

stone_age-n-wood = { $n ->
    [one] 1 madera
   *[other] { $n } maderas
}
stone_age-n-brick = { $n ->
    [one] 1 ladrillo
   *[other] { $n } ladrillos
}
stone_age-n-stone = { $n ->
    [one] 1 piedra
   *[other] { $n } piedras
}
stone_age-n-gold = { $n ->
    [one] 1 oro
   *[other] { $n } oros
}
stone_age-n-food = { $n } de comida
stone_age-n-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
stone_age-n-people = { $n ->
    [one] 1 persona
   *[other] { $n } personas
}

## Cards: kinds of top, symbols of green cards, people of sand cards

stone_age-top-dice_for_all = juego de dados
stone_age-top-food = comida
stone_age-top-resource = recursos
stone_age-top-roll_for_resource = 2 dados para un recurso
stone_age-top-victory_points = puntos
stone_age-top-tool = 1 herramienta
stone_age-top-food_track = registro de comida +1
stone_age-top-draw_card = carta adicional
stone_age-top-one_use_tool = herramienta extra
stone_age-top-any_two_resources = 2 recursos a elegir

stone_age-symbol-healing = herboristería
stone_age-symbol-art = artes
stone_age-symbol-writing = escritura
stone_age-symbol-pottery = cerámica
stone_age-symbol-time = reloj de arena
stone_age-symbol-transport = transporte
stone_age-symbol-music = música
stone_age-symbol-weaving = telares

stone_age-profession-farmer = granjero
stone_age-profession-tool_maker = fabricante de herramientas
stone_age-profession-hut_builder = fabricante de cabañas
stone_age-profession-shaman = brujo

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
stone_age-building-B26 = de 1 a 7 recursos
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

stone_age-tools-none = ninguna
stone_age-tools-tiles = { $tiles }
stone_age-tools-once = extra { $once }
stone_age-tools-both = { stone_age-tools-tiles } y { stone_age-tools-once }

## Options

stone_age-option-place = Coloca { $n ->
    [one] 1 persona
   *[other] { $n } personas
} { $at }
stone_age-option-use-tool_maker = Consigue una herramienta en el fabricante de herramientas
stone_age-option-use-hut = Haz crecer tu tribu en la cabaña: una persona más
stone_age-option-use-field = Cultiva el campo: registro de comida +1
stone_age-option-use-hunting_grounds = Tira los dados por comida en los campos de caza
stone_age-option-use-forest = Tira los dados por madera en el bosque
stone_age-option-use-clay_pit = Tira los dados por ladrillos en el pozo de arcilla
stone_age-option-use-quarry = Tira los dados por piedra en la cantera
stone_age-option-use-river = Tira los dados por oro en el río
stone_age-option-use_market = Compra o deja: { $place }
stone_age-option-take = Toma { $goods } con tu carta de 2 recursos a elegir
stone_age-option-tools = Herramientas: { $tools }
stone_age-option-pay = Paga { $goods }
stone_age-option-decline = No pagues nada y déjala
stone_age-option-pick = Toma el { $face }: { $gain }
stone_age-option-starve = Deja a tu tribu con hambre: pierdes 10 puntos
stone_age-far-place = { $option }: { $thing }
stone_age-far-use = { $option }, { $thing }

## Questions

stone_age-ask-place = Coloca tus personas: { $n ->
    [one] te queda 1
   *[other] te quedan { $n }
} en casa.
stone_age-ask-act = Usa tus personas: ¿dónde trabajan ahora?
stone_age-ask-tools = Has sacado { $dice } { $at }, { $pips } en total. ¿Qué herramientas añades?
stone_age-ask-card_tools = Has sacado { $dice } para conseguir { $resource }, { $pips } en total. ¿Qué herramientas añades?
stone_age-ask-pay_card = Paga { $n ->
    [one] 1 recurso
   *[other] { $n } recursos
} por esta carta, o déjala: { $card }
stone_age-ask-pay_building = Paga esta construcción, o déjala: { $building }
stone_age-ask-pick_die = Toma uno de los dados de la mesa: { $dice }.
stone_age-ask-feed = { $n ->
    [one] Te falta 1
   *[other] Te faltan { $n }
} de comida. Paga { $n ->
    [one] 1 recurso
   *[other] { $n } recursos
} en su lugar, o deja a tu tribu con hambre y pierde 10 puntos.
stone_age-ask-over = La partida ha terminado.

## Events

stone_age-event-round_began = Empieza la ronda { $round }.
stone_age-event-placed = { $player } coloca { $people ->
    [one] 1 persona
   *[other] { $people } personas
} { $place }.
stone_age-event-rolled = { $player } saca { $dice } { $place }.
stone_age-event-rolled_for_card = { $player } saca { $dice } para conseguir { $resource }.
stone_age-event-rolled_for_all = { $player } tira un dado por jugador: { $dice }.
stone_age-event-added_tools = { $player } añade herramientas: { $tools } (+{ $pips }).
stone_age-event-gained = { $amount ->
    [0] { $player } no saca lo suficiente y no consigue nada.
   *[other] { $player } consigue { $goods }.
}
stone_age-event-gained_food = { $amount ->
    [0] { $player } no saca lo suficiente y no consigue comida.
   *[other] { $player } consigue { $amount } de comida.
}
stone_age-event-gained_tool = { $player } consigue una herramienta: las suyas suman ahora { $tools }.
stone_age-event-gained_tool_full = { $player } ya tiene herramientas que suman { $tools }, el máximo, y no consigue más.
stone_age-event-gained_person = Nace una persona: { $player } tiene ahora { $people }.
stone_age-event-gained_person_full = { $player } ya tiene { $people } personas, y no caben más en la tribu.
stone_age-event-gained_track = { $player } sube al { $track } en el registro de comida.
stone_age-event-gained_track_full = { $player } ya está en el { $track }, el final del registro de comida.
stone_age-event-gained_points = { $player } gana { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
stone_age-event-paid = { $player } paga { $goods }.
stone_age-event-took_card = { $player } se lleva una carta: { $card }.
stone_age-event-took_building = { $player } construye y gana { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}: { $building }.
stone_age-event-left_card = { $player } deja una carta: { $card }.
stone_age-event-left_building = { $player } deja una construcción: { $building }.
stone_age-event-turned_up_card = Nueva carta: { $card }.
stone_age-event-turned_up_building = Nueva construcción: { $building }.
stone_age-event-drew_card = { $player } roba del mazo: { $card }.
stone_age-event-drew_card_hidden = { $player } roba una carta del mazo y la guarda en secreto.
stone_age-event-deck_empty = { $player } debería robar una carta, pero el mazo está vacío.
stone_age-event-picked = { $player } toma el { $die }: { $gain }.
stone_age-event-took_two = { $player } gira la carta de 2 recursos a elegir y toma { $goods }.
stone_age-event-fed = { $player } da de comer a { $people ->
    [one] 1 persona
   *[other] { $people } personas
} y { $food ->
    [0] se queda sin comida
   *[other] conserva { $food } de comida
}.
stone_age-event-paid_hunger = A { $player } le falta comida y paga { $goods } en su lugar.
stone_age-event-starved = { $player } deja a su tribu con hambre y pierde { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
stone_age-event-last_round_cards = No quedan cartas suficientes para otra ronda: esta es la última.
stone_age-event-last_round_buildings = Un montón de construcciones está vacío: esta ronda es la última.
stone_age-event-game_ended_cards = No quedan cartas suficientes para otra ronda: la partida termina.
stone_age-event-game_ended_buildings = Un montón de construcciones está vacío: la partida termina.

## Why an option is not possible now

stone_age-why-not_now_place = Ahora se colocan personas: elige un lugar y cuántas personas van allí.
stone_age-why-not_now_act = Ahora usas tus personas: elige un lugar donde tengas alguna.
stone_age-why-not_now_tools = Ya has tirado los dados: elige primero las herramientas que añades, o ninguna.
stone_age-why-not_now_pay = Primero paga la carta o la construcción que ocupas, o déjala.
stone_age-why-not_now_pick = Primero toma uno de los dados de la mesa.
stone_age-why-not_now_feed = Primero da de comer a tu tribu: paga con recursos la comida que falta, o déjala con hambre.
stone_age-why-already_there = { $place }: ya has colocado personas aquí en esta ronda, y no se puede volver al mismo lugar.
stone_age-why-too_few_people = Te quedan pocas personas en casa: irían { $want } y tienes { $have }.
stone_age-why-taken = { $place }: este lugar es para un solo jugador, y ya está ocupado.
stone_age-why-village_full = Con { $players } jugadores solo se pueden ocupar en cada ronda dos de estos tres lugares: fabricante de herramientas, cabaña y campo; y ya hay dos ocupados.
stone_age-why-pit_closed = { $place }: con { $players } jugadores { $limit ->
    [one] solo puede recolectar aquí un jugador
   *[other] solo pueden recolectar aquí { $limit } jugadores
} por ronda.
stone_age-why-rings_taken = { $place }: { $free ->
    [0] no queda ningún anillo libre
    [one] solo queda 1 anillo libre
   *[other] solo quedan { $free } anillos libres
}, y quieres colocar { $want }.
stone_age-why-no_card_there = { $place }: aquí no hay ninguna carta.
stone_age-why-stack_empty = { $place }: aquí no queda ninguna construcción.
stone_age-why-stack_not_in_play = { $place }: con { $players } jugadores este montón no está en juego.
stone_age-why-nobody_there = { $place }: aquí no tienes ninguna persona.
stone_age-why-no_two_resources_card = No tienes la carta de 2 recursos a elegir, o ya la has usado.
stone_age-why-no_tools_ready = No tienes ninguna herramienta disponible, así que no puedes añadir { $want }: cada una sirve para una sola tirada por ronda.
stone_age-why-tools_not_ready = No tienes disponibles las herramientas { $want }. Disponibles: { $ready }.
stone_age-why-no_one_use_tool = No tienes disponible ninguna herramienta extra de valor { $value }.
stone_age-why-card_price = Esta carta cuesta exactamente { $price ->
    [one] 1 recurso
   *[other] { $price } recursos
}, no { $paid }.
stone_age-why-building_price = Esta construcción cuesta exactamente { $price }, no { $paid }.
stone_age-why-building_number = Esta construcción cuesta exactamente { $least ->
    [one] 1 recurso
   *[other] { $least } recursos
}, no { $paid }.
stone_age-why-building_range = Esta construcción cuesta de { $least } a { $most } recursos, no { $paid }.
stone_age-why-building_kinds = Los recursos para esta construcción tienen que ser exactamente de { $kinds ->
    [one] una clase
   *[other] { $kinds } clases
}, no de { $paid }.
stone_age-why-cannot_pay = No tienes { $want }; tienes { $have }.
stone_age-why-cannot_pay_at_all = No tienes { $want }; no te queda ningún recurso.
stone_age-why-no_such_die = No queda ningún dado con un { $face }.
stone_age-why-whole_shortage = Tienes que cubrir toda la comida que falta, con 1 recurso por cada punto: { $missing }, no { $paid }.

## What contradicts the rules in a position set up by hand; seats are counted from 0, as in the file

stone_age-wrong-players = { $path }: Stone Age es para 2 a 4 jugadores, no para { $count }.
stone_age-wrong-stack_size = { $path }: un montón tiene como máximo { $most } construcciones.
stone_age-wrong-tools = { $path }: las herramientas crecen de una en una (1, luego 1 1, 1 1 1, 2 1 1, 2 2 1 ... 4 4 4), así que no pueden mostrar { $tools }.
stone_age-wrong-used_tools = { $path }: el jugador no tiene las herramientas { $used } que figuran como usadas.
stone_age-wrong-hunger = { $path }: los puntos perdidos por hambre van de { $points } en { $points }.
stone_age-wrong-card_count = { $count ->
    [0] Falta la carta { $card }: tiene que estar en algún sitio, aunque sea en card_box.
   *[other] La carta { $card } está en más de un sitio.
}
stone_age-wrong-building_count = { $count ->
    [0] Falta la construcción { $building }: tiene que estar en algún sitio, aunque sea en building_box.
   *[other] La construcción { $building } está en más de un sitio.
}
stone_age-wrong-drawn_not_owned = Según el archivo el asiento { $seat } robó la carta { $card }, que no está entre sus cartas.
stone_age-wrong-not_face_up = El asiento { $seat } no puede tener la carta { $card } boca arriba: no la compró.
stone_age-wrong-people = El asiento { $seat } tiene { $people } personas, pero hay { $out } en el tablero.
stone_age-wrong-rings = { $place }: hay { $rings } anillos, pero { $people } personas.
stone_age-wrong-crowd = { $place }: aquí { $limit ->
    [one] solo puede estar 1 jugador
   *[other] solo pueden estar { $limit } jugadores
}, pero hay { $players }.
stone_age-wrong-village = Con { $players } jugadores se pueden ocupar por ronda como máximo { $limit } de tool_maker, hut y field.
stone_age-wrong-nothing_there = { $place }: aquí no hay nada que pagar.
stone_age-wrong-no_stack = { $place }: con { $players } jugadores solo hay { $players } montones de construcciones.
stone_age-wrong-nobody_asked = No se le pregunta nada a nadie, y sin embargo la partida no consta como terminada.
stone_age-wrong-cannot_place = Al asiento { $seat } le toca colocar personas, pero no puede colocar ninguna.
stone_age-wrong-no_turn_below = Debajo de una pregunta de la fase de acciones tiene que estar el turno («act») de un asiento.
stone_age-wrong-nobody_out = Al asiento { $seat } le toca usar sus personas, pero no tiene ninguna en el tablero.
stone_age-wrong-still_out = El asiento { $seat } ya ha tenido su turno, pero aún tiene personas en el tablero.
stone_age-wrong-food_when_short = Al asiento { $seat } le falta comida, así que tiene que haber entregado toda la que tenía.
stone_age-wrong-dice_sum = Los dados suman { $dice }, pero la pregunta dice { $pips }.
stone_age-wrong-dice_count = Hay { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
} en la mesa, pero { $players ->
    [one] a 1 asiento le queda
   *[other] a { $players } asientos les queda
} uno por tomar.
stone_age-wrong-drawn_without_card = Según el archivo el asiento { $seat } robó la carta { $card }, pero no compró la carta que permite robar.
stone_age-wrong-ended_and_asked = La partida consta como terminada, y sin embargo aún se le pregunta algo a alguien.
stone_age-wrong-not_ended_buildings = La partida consta como terminada por las construcciones, pero no hay ningún montón vacío.
stone_age-wrong-not_ended_cards = La partida consta como terminada por las cartas, pero quedan suficientes para completar la fila.
stone_age-wrong-only_while_working = Solo entre la colocación de personas y el final de la ronda puede haber herramientas usadas o dados en la mesa.
stone_age-wrong-steps_together = Estas preguntas no pueden estar abiertas a la vez, o no en este orden.
stone_age-wrong-missing = Al asiento { $seat } no le puede faltar tanta comida ({ $missing }): contando lo que da el registro de comida, el máximo es { $most }.
stone_age-wrong-no_card_for_roll = El asiento { $seat } no ha comprado la carta de la que vienen estos dados.
stone_age-wrong-roll = El asiento { $seat } no puede haber tirado aquí { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}: son posibles de { $least } a { $most }.
stone_age-wrong-nobody_home = Al asiento { $seat } le toca pagar, pero ninguna de sus personas ha vuelto a casa.

## Sources of points

stone_age-source-buildings = Construcciones
stone_age-source-cards = Puntos de cartas
stone_age-source-hunger = Hambre
stone_age-source-symbols = Cartas verdes
stone_age-source-farmers = Granjeros × registro de comida
stone_age-source-tool_makers = Fabricantes de herramientas × herramientas
stone_age-source-hut_builders = Fabricantes de cabañas × construcciones
stone_age-source-shamans = Brujos × personas
stone_age-source-resources = Recursos sobrantes
