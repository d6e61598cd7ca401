### El tablero de Through the Ages en el navegador.

web-through_the_ages-row = Fila de cartas
web-through_the_ages-in-row = { $card }, cuesta { $n ->
    [one] 1 acción civil
   *[other] { $n } acciones civiles
}
web-through_the_ages-zone = { $n ->
    [one] 1 acción civil
   *[other] { $n } acciones civiles
} cada una
web-through_the_ages-decks = Mazos y eventos
web-through_the_ages-age = Época { $age } · Ronda { $n }
web-through_the_ages-last-round = Última ronda: { $n }
web-through_the_ages-deck = Cartas civiles restantes: { $n }
web-through_the_ages-military-deck = Cartas militares restantes: { $n }
web-through_the_ages-events = Eventos
web-through_the_ages-future = Eventos futuros
web-through_the_ages-next-event = Siguiente:
web-through_the_ages-last-event = Último evento:
web-through_the_ages-tactics = Tácticas compartidas
web-through_the_ages-civilization = Civilización de { $player }
web-through_the_ages-rivals = Adversarios
web-through_the_ages-compare = Abrir la civilización de { $player }
web-through_the_ages-hand = Tu mano
web-through_the_ages-hand-empty = Ninguna carta en la mano.
web-through_the_ages-hand-civil = Cartas civiles: { $n }
web-through_the_ages-hand-military = Cartas militares: { $n }
web-through_the_ages-hands = Cartas civiles y militares en la mano
web-through_the_ages-culture = Cultura
web-through_the_ages-science = Ciencia
web-through_the_ages-strength = Fuerza
web-through_the_ages-food = Comida
web-through_the_ages-resources = Recursos
web-through_the_ages-unused = Trabajadores desocupados
web-through_the_ages-civil-actions = Acciones civiles
web-through_the_ages-military-actions = Acciones militares
web-through_the_ages-civil = Acciones civiles: { $n } de { $all }
web-through_the_ages-military = Acciones militares: { $n } de { $all }
web-through_the_ages-mood = Caras sonrientes: { $has }, necesarias: { $need }, trabajadores descontentos: { $discontent }
web-through_the_ages-tech = { $card }. Trabajadores: { $workers }. Fichas azules: { $tokens }
web-through_the_ages-yellow = Reserva amarilla: { $n } fichas. Un nuevo trabajador cuesta { $price } de comida, la población consume { $eats }, caras sonrientes necesarias: { $faces }
web-through_the_ages-blue = Reserva azul: { $n } fichas. La corrupción se lleva { $lost }
web-through_the_ages-copies = Copias con este número de jugadores: { $n }
web-through_the_ages-copies-all = Copias con 2, 3, 4 jugadores: { $counts }
web-through_the_ages-how-act = Toca lo que brilla: fila, civilización o mano.
web-through_the_ages-ahead = Al final de este turno
web-through_the_ages-uprising = Revuelta: no se produciría nada
web-through_the_ages-figure-cards = cartas militares
web-through_the_ages-with = con { $player }
web-through_the_ages-against = contra { $player }
web-through_the_ages-from = de { $player }

web-through_the_ages-in-row-leaving = { $card }, cuesta { $n ->
    [one] 1 acción civil
   *[other] { $n } acciones civiles
}, es de las próximas en salir de la fila
web-through_the_ages-deck-civil = Cartas civiles restantes
web-through_the_ages-deck-military = Cartas militares restantes
web-through_the_ages-bonuses = Cartas de bonificación
web-through_the_ages-unspent = { $n ->
    [one] Queda 1 acción civil sin usar, y se perdería.
   *[other] Quedan { $n } acciones civiles sin usar, y se perderían.
}
web-through_the_ages-idle = Actúa por sí sola: no hay nada que hacer con ella.
web-through_the_ages-passed = Política: no podías hacer nada, así que has pasado.
web-through_the_ages-event-nothing = nada
web-through_the_ages-news = Lo que pasó
web-through_the_ages-event-earlier = El evento anterior
web-through_the_ages-event-later = El evento siguiente
web-through_the_ages-versus = Tu fuerza { $mine }, la suya { $theirs }, con { $cards } cartas militares en la mano
web-through_the_ages-hunger = hambre: { $n ->
    [one] falta 1
   *[other] faltan { $n }
} de comida
web-through_the_ages-eaten = consumo { $n }
web-through_the_ages-corruption = corrupción { $n }
web-through_the_ages-scored = Puntos por
web-through_the_ages-scored-before = durante la partida
web-through_the_ages-bonus-technologies = Tecnologías de nivel I
web-through_the_ages-bonus-strength = Fuerza
web-through_the_ages-bonus-happiness = Caras sonrientes
web-through_the_ages-bonus-science = Índice científico
web-through_the_ages-bonus-production = Comida y recursos producidos

web-through_the_ages-figure-culture = cultura
web-through_the_ages-figure-culture_rate = cultura por turno
web-through_the_ages-figure-science = ciencia
web-through_the_ages-figure-science_rate = ciencia por turno
web-through_the_ages-figure-strength = fuerza
web-through_the_ages-figure-happiness = caras sonrientes
web-through_the_ages-figure-discontent = trabajadores descontentos
web-through_the_ages-figure-food = comida
web-through_the_ages-figure-resources = recursos
web-through_the_ages-figure-unused_workers = trabajadores desocupados
web-through_the_ages-figure-civil_actions = acciones civiles
web-through_the_ages-figure-military_actions = acciones militares
web-through_the_ages-figure-yellow_bank = fichas en la reserva amarilla
web-through_the_ages-figure-blue_bank = fichas en la reserva azul

web-through_the_ages-kind-farm = Granja
web-through_the_ages-kind-mine = Mina
web-through_the_ages-kind-lab = Laboratorio
web-through_the_ages-kind-temple = Templo
web-through_the_ages-kind-arena = Arena
web-through_the_ages-kind-library = Biblioteca
web-through_the_ages-kind-theater = Teatro
web-through_the_ages-kind-infantry = Infantería
web-through_the_ages-kind-cavalry = Caballería
web-through_the_ages-kind-artillery = Artillería
web-through_the_ages-kind-air_force = Fuerza aérea
web-through_the_ages-kind-government = Gobierno
web-through_the_ages-kind-special = Tecnología especial
web-through_the_ages-kind-leader = Líder
web-through_the_ages-kind-wonder = Maravilla
web-through_the_ages-kind-action = Carta de acción
web-through_the_ages-kind-event = Evento
web-through_the_ages-kind-territory = Territorio
web-through_the_ages-kind-aggression = Agresión
web-through_the_ages-kind-war = Guerra
web-through_the_ages-kind-pact = Pacto
web-through_the_ages-kind-tactic = Táctica
web-through_the_ages-kind-bonus = Carta de bonificación

## Las reglas detrás de las preguntas

web-through_the_ages-rule-politics = Puedes hacer una acción política: preparar un evento, jugar una agresión, declarar una guerra, ofrecer o anular un pacto, o usar lo que un líder ofrece. Quien prepara un evento gana tanta cultura como el nivel de la carta, y el siguiente evento actual les ocurre a todos.
web-through_the_ages-rule-act = Gasta acciones civiles y militares en cualquier orden: tomar cartas, aumentar la población, construir, modernizar, destruir, desarrollar, jugar. Las acciones civiles sin usar se pierden; las militares se convierten en cartas militares, tres como mucho.
web-through_the_ages-rule-discard = Tu límite de cartas militares es tu total de acciones militares. Lo que sobra se descarta boca abajo.
web-through_the_ages-rule-card_build = Una carta de acción realiza la acción que indica, más barata o mejor, y cuesta una acción civil. El precio no baja de cero.
web-through_the_ages-rule-card_develop = Pagas la ciencia de la tecnología y después obtienes lo que promete la carta.
web-through_the_ages-rule-food_or_resources = Las fichas salen de tu reserva azul; si está vacía, no obtienes más.
web-through_the_ages-rule-tuck_homer = Un líder sustituido devuelve una acción civil. En vez de eso, Homero puede quedarse bajo una maravilla completada y añadirle una cara sonriente.
web-through_the_ages-rule-lose_token = Las fichas se pierden primero de la reserva azul; si está vacía, eliges una carta con una ficha.
web-through_the_ages-rule-cover_stage = Cada etapa completada de una maravilla se cubre con una ficha azul de la reserva; si está vacía, con una de una carta.
web-through_the_ages-rule-defend = La agresión tiene éxito si el atacante sigue siendo más fuerte. No puedes jugar más cartas que tu total de acciones militares: una carta de bonificación suma su defensa, cualquier otra carta militar suma 1.
web-through_the_ages-rule-defend_2006 = Quien es atacado puede sacrificar unidades, cuya fuerza cuenta otra vez, y jugar cartas de bonificación con su defensa. La agresión tiene éxito si el atacante sigue siendo más fuerte.
web-through_the_ages-rule-raid = Un edificio destruido libera a su trabajador, que queda desocupado. Obtienes recursos por él.
web-through_the_ages-rule-plunder = Tú dices cuánta comida y cuántos recursos cambian de manos, hasta el número de la carta y lo que tenga el adversario.
web-through_the_ages-rule-infiltrate = El líder o la maravilla sin completar sale del juego y ganas cultura según su nivel.
web-through_the_ages-rule-annex = La colonia cambia de manos con su efecto permanente; el efecto inmediato no se repite.
web-through_the_ages-rule-steal = Tu ventaja paga la ciencia de las tecnologías especiales; el resto se toma en puntos de ciencia.
web-through_the_ages-rule-answer_pact = Un pacto os une hasta que uno lo anula o un ataque lo rompe. Cada uno tiene como mucho un pacto propio en juego, pero puede formar parte de los de otros.
web-through_the_ages-rule-bid = Por turnos cada uno sube la puja o pasa definitivamente. Quien más puja debe enviar unidades y cartas de bonificación por al menos ese valor; las unidades enviadas se pierden.
web-through_the_ages-rule-send = El grupo de colonización suma la fuerza de las unidades enviadas, con su táctica, los modificadores a la colonización y las cartas de bonificación. Debe ir al menos una unidad, que vuelve a la reserva amarilla.
web-through_the_ages-rule-gain_either = Las fichas salen de tu reserva azul; si está vacía, no obtienes más.
web-through_the_ages-rule-gain_split = Lo repartes como quieras. Las fichas salen de tu reserva azul.
web-through_the_ages-rule-lose_split = Repartes la pérdida como quieras, hasta donde tengas comida y recursos.
web-through_the_ages-rule-free_build = Necesitas la tecnología y un trabajador desocupado, y valen los límites de tu gobierno.
web-through_the_ages-rule-civilize = El precio de siempre, uno menos; no cuesta ninguna acción.
web-through_the_ages-rule-lose_person = Primero se van los trabajadores desocupados; si no hay, eliges una carta con un trabajador. Vuelve a la reserva amarilla.
web-through_the_ages-rule-lose_building = Su trabajador vuelve a los desocupados.
web-through_the_ages-rule-lose_colony = Se pierden sus fichas y sus valores; lo que dio su efecto inmediato se queda.
web-through_the_ages-rule-ruin_wonder = Una ruina ya no tiene efecto y da a cambio 2 de cultura por turno.
web-through_the_ages-rule-terrorize = Su trabajador queda desocupado.
web-through_the_ages-rule-agree = Quien participa paga y gana lo que dice la carta.
web-through_the_ages-rule-discard_some = Las cartas van boca abajo a los descartes.
web-through_the_ages-rule-strike = Las unidades sacrificadas suman su fuerza otra vez y se pierden.
web-through_the_ages-rule-resist = Las unidades que sacrificas suman su fuerza otra vez y se pierden. El bando más fuerte gana por la diferencia.
web-through_the_ages-rule-loot = Comida y recursos juntos, hasta tu ventaja y lo que tenga el adversario.
web-through_the_ages-rule-mine = Una mina que descansa no produce, así salen menos fichas azules de la reserva y la corrupción es menor.
web-through_the_ages-rule-choose_bonus = La carta queda boca abajo hasta el final y cuenta para todos.

## The guided first game

web-through_the_ages-guide-welcome = Guías a una civilización desde la antigüedad hasta nuestros días. Gana quien tenga más cultura al final. Esta lección enseña tres turnos y el final de una partida; haz lo que dice el texto, en la propia mesa.
web-through_the_ages-guide-row = Arriba está la fila de cartas. Las cinco de la izquierda cuestan 1 acción civil, luego 2, luego 3. Cada turno las cartas se deslizan a la izquierda y se abaratan, hasta que alguien las toma o salen de la fila.
web-through_the_ages-guide-workers = Abajo está tu civilización. Las piezas amarillas son trabajadores: en Agricultura producen comida, en Bronce recursos, en Filosofía ciencia.
web-through_the_ages-guide-moses = En la primera ronda el primer jugador tiene una acción civil. Toma a Moisés: con él la población nueva cuesta menos comida. Toca la carta y luego el botón, o tócala dos veces.
web-through_the_ages-guide-end = No se puede hacer nada más este turno. Termínalo: entonces producen tus trabajadores.
web-through_the_ages-guide-produced = Ahora tienes 2 de comida y 2 recursos: las fichas azules sobre tus cartas. Desde ahora tienes 4 acciones civiles y 2 militares cada turno.
web-through_the_ages-guide-politics = El turno empieza con la política: una acción política con una carta militar. Aún no tienes ninguna, así que pasa.
web-through_the_ages-guide-lead = Ahora las acciones. Juega a Moisés de tu mano: pasa a ser tu líder por 1 acción civil.
web-through_the_ages-guide-population = Aumenta tu población: toca la reserva amarilla. Muestra cuánta comida cuesta un trabajador nuevo; con Moisés, 1 menos.
web-through_the_ages-guide-build = Tienes trabajadores desocupados. Construye una mina en Bronce por 2 recursos: más minas, más recursos cada turno.
web-through_the_ages-guide-action-card = Queda una acción civil. Toma Tierra rica: una carta de acción que abarata una granja o una mina. Se puede jugar desde el próximo turno.
web-through_the_ages-guide-end-again = Termina tu turno. Las acciones militares sin usar se convierten en cartas militares, hasta tres.
web-through_the_ages-guide-event = Robaste cartas militares. Prepara el territorio como evento: va boca abajo a los eventos futuros, ganas cultura y el primer evento actual les ocurre a todos.
web-through_the_ages-guide-temple = El evento permite a todos construir un templo gratis. Hazlo: los templos dan caras sonrientes y cultura.
web-through_the_ages-guide-mood = Una población que crece necesita caras sonrientes; el templo da una. Aumenta otra vez tu población.
web-through_the_ages-guide-play = Juega Tierra rica de tu mano.
web-through_the_ages-guide-farm = Ahora elige qué abarata. Construye una granja en Agricultura: la gente comerá cada vez más.
web-through_the_ages-guide-technology = Toma Hierro, una mina mejor, por 2 acciones civiles. Las tecnologías van a tu mano; más tarde las desarrollas con ciencia.
web-through_the_ages-guide-last = Termina tu turno una vez más.
web-through_the_ages-guide-over = Así es cada turno: política, acciones, producción. Primero comida y recursos, luego ciencia; las maravillas y los teatros traen la cultura que gana.
web-through_the_ages-guide-later = Más tarde desarrollas tecnologías con ciencia, construyes maravillas por etapas y cambias de gobierno. A quien se queda atrás en fuerza lo atacan, el pueblo descontento se rebela y los bienes acumulados traen corrupción. Saltemos al final.
web-through_the_ages-guide-last-round = Ronda 19, Época IV: tu último turno. Los eventos de la Época III, los efectos, puntúan para todos. Tienes más caras sonrientes que Azul: prepara Efecto de la felicidad, 3 de cultura al momento y más al final.
web-through_the_ages-guide-last-build = Una arena de Deportes de equipo da caras sonrientes, que ese evento contará. Construye una: los bienes que sobran no valen nada.
web-through_the_ages-guide-last-end = Termina tu turno: ganas por última vez tu índice cultural. Después Azul también juega su último turno.
web-through_the_ages-guide-last-count = Ahora han puntuado todos los eventos de la Época III que seguían boca abajo: felicidad 16 para ti y 8 para Azul, ciencia y fuerza 10 cada una para quien más tiene, tecnología 8 para ti.
web-through_the_ages-guide-last-win = 336 a 278: gana quien tiene más cultura, y eres tú. Ahora, una partida de verdad. Lo que brilla se puede hacer; lo que no, te dice por qué si lo pulsas. ¡Suerte!

## What the confirmation of several things says

web-through_the_ages-several-discard = { $n ->
    [0] No descartar nada
    [one] Descartar 1 carta
   *[other] Descartar { $n } cartas
}
web-through_the_ages-several-discard_some = { $n ->
    [0] No descartar nada
    [one] Descartar 1 carta
   *[other] Descartar { $n } cartas
}
web-through_the_ages-several-lose_person = { $n ->
    [0] No perder a nadie
    [one] Perder 1 trabajador
   *[other] Perder { $n } trabajadores
}
web-through_the_ages-several-defend = { $n ->
    [0] Defenderse sin nada
    [one] Defenderse con 1 carta
   *[other] Defenderse con { $n } cartas
}
web-through_the_ages-several-defend_2006 = { $n ->
    [0] Defenderse sin nada
    [one] Defenderse con 1 cosa
   *[other] Defenderse con { $n } cosas
}
web-through_the_ages-several-send = { $n ->
    [0] No enviar nada
    [one] Enviar 1
   *[other] Enviar { $n }
}
web-through_the_ages-several-strike = { $n ->
    [0] No sacrificar nada
    [one] Sacrificar 1 unidad
   *[other] Sacrificar { $n } unidades
}
web-through_the_ages-several-resist = { $n ->
    [0] No sacrificar nada
    [one] Sacrificar 1 unidad
   *[other] Sacrificar { $n } unidades
}
