# Desafíos: sus condiciones en palabras, hechas de lo que se juzga, y lo que dicen servidor, terminal y navegador.

# The conditions of challenges in Stone Age: a goal to be reached (least), or a limit not to be passed (most).

challenge-stone_age-place-most = { $n ->
    [1] Gana la partida
   *[other] Termina en el puesto { $n } o mejor
}
challenge-stone_age-lead-least = Saca al menos { $n } puntos al mejor rival
challenge-stone_age-rounds-most = La partida termina en { $n } rondas como máximo
challenge-stone_age-points-least = Consigue { $n } puntos
challenge-stone_age-building_points-least = Consigue { $n } puntos por construcciones
challenge-stone_age-symbol_points-least = Consigue { $n } puntos por cartas verdes
challenge-stone_age-farmer_points-least = Consigue { $n } puntos por granjeros
challenge-stone_age-tool_maker_points-least = Consigue { $n } puntos por fabricantes de herramientas
challenge-stone_age-hut_builder_points-least = Consigue { $n } puntos por fabricantes de cabañas
challenge-stone_age-shaman_points-least = Consigue { $n } puntos por brujos
challenge-stone_age-hungry-least = { $n ->
    [1] Deja que tu gente pase hambre al menos una vez
   *[other] Deja que tu gente pase hambre al menos { $n } veces
}
challenge-stone_age-hungry-most = { $n ->
    [0] Tu gente nunca pasa hambre
   *[other] Tu gente pasa hambre { $n } veces como máximo
}
challenge-stone_age-fed_with_resources-most = { $n ->
    [0] Nunca alimentes a tu gente con recursos
   *[other] Alimenta a tu gente con recursos { $n } veces como máximo
}
challenge-stone_age-people-least = Ten { $n } personas
challenge-stone_age-people-most = No tengas nunca más de { $n } personas
challenge-stone_age-tools-least = Ten herramientas por valor de { $n }
challenge-stone_age-fields-least = Llega al { $n } en el registro de comida
challenge-stone_age-buildings-least = Levanta { $n } construcciones
challenge-stone_age-buildings-most = { $n ->
    [0] No levantes ninguna construcción
   *[other] Levanta { $n } construcciones como máximo
}
challenge-stone_age-dearest_building-least = Levanta una construcción de al menos { $n } puntos
challenge-stone_age-cards-most = { $n ->
    [0] No tomes ninguna carta de civilización
   *[other] Toma { $n } cartas de civilización como máximo
}
challenge-stone_age-hunts-most = { $n ->
    [0] No vayas nunca a cazar
   *[other] Ve a cazar { $n } veces como máximo
}
challenge-stone_age-gold_searches-most = { $n ->
    [0] No envíes nunca a nadie al río
   *[other] Envía gente al río { $n } veces como máximo
}
challenge-stone_age-wood_cuttings-most = { $n ->
    [0] No envíes nunca a nadie al bosque
   *[other] Envía gente al bosque { $n } veces como máximo
}
challenge-stone_age-tool_uses-most = { $n ->
    [0] No sumes nunca una herramienta a una tirada
   *[other] Suma herramientas a { $n } tiradas como máximo
}
challenge-stone_age-gold-least = Encuentra { $n } de oro

# In Through the Ages.

challenge-through_the_ages-place-most = { $n ->
    [1] Gana la partida
   *[other] Termina en el puesto { $n } o mejor
}
challenge-through_the_ages-lead-least = Saca al menos { $n } de cultura al mejor adversario
challenge-through_the_ages-culture-least = Consigue { $n } de cultura
challenge-through_the_ages-wonder_culture-least = Consigue { $n } de cultura con maravillas
challenge-through_the_ages-building_culture-least = Consigue { $n } de cultura con edificios urbanos
challenge-through_the_ages-wars-least = { $n ->
    [1] Declara una guerra
   *[other] Declara { $n } guerras
}
challenge-through_the_ages-wars-most = { $n ->
    [0] No declares ninguna guerra
   *[other] Declara { $n } guerras como máximo
}
challenge-through_the_ages-wars_won-least = { $n ->
    [1] Gana una guerra, la declare quien la declare
   *[other] Gana { $n } guerras, las declare quien las declare
}
challenge-through_the_ages-aggressions-most = { $n ->
    [0] No juegues ninguna agresión
   *[other] Juega { $n } agresiones como máximo
}
challenge-through_the_ages-leaders-most = { $n ->
    [0] No tengas ningún líder
   *[other] Ten { $n } líderes como máximo
}
challenge-through_the_ages-wonders-least = Completa { $n } maravillas
challenge-through_the_ages-wonders-most = { $n ->
    [0] No completes ninguna maravilla
   *[other] Completa { $n } maravillas como máximo
}
challenge-through_the_ages-colonies-least = Coloniza { $n } territorios
challenge-through_the_ages-events-most = { $n ->
    [0] No prepares ningún evento
   *[other] Prepara { $n } eventos como máximo
}
challenge-through_the_ages-action_cards-most = { $n ->
    [0] No juegues ninguna carta de acción
   *[other] Juega { $n } cartas de acción como máximo
}
challenge-through_the_ages-technologies-least = Desarrolla { $n } tecnologías
challenge-through_the_ages-governments-most = { $n ->
    [0] No cambies nunca de gobierno
   *[other] Cambia de gobierno { $n } veces como máximo
}
challenge-through_the_ages-revolutions-least = Haz { $n } revoluciones
challenge-through_the_ages-uprisings-most = { $n ->
    [0] Tu pueblo nunca se subleva
   *[other] Tu pueblo se subleva { $n } veces como máximo
}
challenge-through_the_ages-corruption-most = { $n ->
    [0] No pierdas nada por corrupción
    [1] Sufre corrupción una vez como máximo
   *[other] Sufre corrupción { $n } veces como máximo
}
challenge-through_the_ages-strength-most = No tengas nunca más de { $n } de fuerza
challenge-through_the_ages-units-most = { $n ->
    [1] No tengas nunca más de una unidad
   *[other] No tengas nunca más de { $n } unidades
}
challenge-through_the_ages-science_rate-least = Produce { $n } de ciencia por turno
challenge-through_the_ages-culture_rate-least = Produce { $n } de cultura por turno
challenge-through_the_ages-people-least = Ten { $n } trabajadores, ocupados o no
challenge-through_the_ages-happiness-least = Ten { $n } caras sonrientes

# By when; how it stands.

challenge-by-age = { $goal } antes de que acabe la Época { $age }
challenge-by-round = { $goal } antes de que acabe la ronda { $round }
challenge-so-far-least = { $value } de { $n }
challenge-so-far-most = { $n ->
    [0] { $value } hasta ahora
   *[other] { $value } hasta ahora, { $n } como máximo
}
challenge-told-later = se decide al final
challenge-reached = conseguido
challenge-reached-with = conseguido: { $value }
challenge-kept = respetado
challenge-missed = fallado
challenge-missed-with = fallado: { $value }
challenge-lost = Este intento ya no puede conseguir ninguna estrella.
challenge-against = { $n ->
    [1] Contra un bot: { $level }
   *[other] Contra { $n } bots: { $level }
}
challenge-edition-2006 = edición de 2006
challenge-grade = Grado { $grade } de 5
challenge-stars = { $n ->
    [1] { $n } estrella de 3
   *[other] { $n } estrellas de 3
}
challenge-attempts = { $n ->
    [1] { $n } intento
   *[other] { $n } intentos
}
challenge-unknown = No hay ningún desafío { $name }.
challenge-none-here = En esta mesa no se juega ningún desafío.
challenge-not-yours = Cómo va un desafío se le dice a quien lo juega; a los demás, cuando termina la partida.

# In the terminal.

challenge-help = jugar un desafío: un objetivo, un límite y hasta tres estrellas
challenge-about = Juega un desafío: un reparto igual para todos, con objetivos y límites para hasta tres estrellas. Lo que consigues se guarda.
challenge-which = un juego, para su primer desafío sin estrella, o el id de un desafío
challenge-list = listar los desafíos y lo que has conseguido
challenge-json = para programas: la lista, o un desafío y cómo va su último intento
challenge-again = empezar otro intento, aunque haya uno abierto
challenge-column-id = Id
challenge-column-game = Juego
challenge-column-grade = Grado
challenge-column-goal = Para la primera estrella
challenge-column-best = Mejor
challenge-standing = { $goal }: { $state }
challenge-next = Siguiente: { $title } ({ $command })

# In the browser.

web-title-challenges = Desafíos
web-challenges-about = Un reparto igual para todos, con un objetivo, un límite y hasta tres estrellas. Inténtalo cuantas veces quieras: cuenta tu mejor intento.
web-challenges-total = { $n } de { $all } estrellas
web-challenge-again = Intentarlo de nuevo
web-challenge-next = Siguiente desafío
web-challenge-all = Todos los desafíos
web-challenge-star = { $n ->
    [1] Primera estrella
    [2] Segunda estrella
   *[other] Tercera estrella
}
web-challenge-goals = Desafío: { $title }
web-challenge-no-stars = Esta vez, ninguna estrella
web-challenge-tried = Cómo les fue a los bots
web-challenge-wish = Un bot que conoce el objetivo
web-challenge-share = { $level }: { $share } % de { $games } partidas
web-challenge-rules = Cómo funcionan los desafíos
web-challenge-rule-same = Las cartas, los dados y los bots son iguales para todos y en cada intento: las mismas elecciones reciben las mismas respuestas.
web-challenge-rule-stars = La segunda estrella necesita la primera y la tercera, las dos. Las estrellas se dan al terminar la partida.
web-challenge-rule-undo = Solo deshaces lo que no te ha mostrado nada nuevo, como en el reparto del día; las partidas de desafíos no entran en tus estadísticas.
web-challenge-rule-grade = El grado sale de cuántas veces han conseguido los bots la primera estrella.
web-welcome-challenges = Desafíos
web-welcome-challenges-about = Objetivos con un límite, en cinco grados, para hasta tres estrellas.

# Titles.

challenge-title-first-village = La primera aldea
challenge-title-golden-fields = Campos dorados
challenge-title-good-tools = La herramienta adecuada
challenge-title-full-huts = Cabañas llenas
challenge-title-hungry-winners = Vencedores hambrientos
challenge-title-small-tribe = Una tribu pequeña
challenge-title-bare-hands = Manos desnudas
challenge-title-no-hunters = Sin cazadores
challenge-title-gold-rush = Fiebre del oro
challenge-title-no-gold-diggers = Los pies secos
challenge-title-spare-the-forest = Respeta el bosque
challenge-title-open-sky = A cielo abierto
challenge-title-no-civilization = Sin civilización
challenge-title-green-cards = Arte y medicina
challenge-title-great-hall = La gran sala
challenge-title-master-builders = Maestros de obras
challenge-title-circle-of-shamans = Círculo de brujos
challenge-title-hut-builders = Fabricantes de cabañas
challenge-title-tool-makers = Fabricantes de herramientas
challenge-title-short-summer = Un verano corto
challenge-title-first-empire = El primer imperio
challenge-title-lasting-peace = Paz duradera
challenge-title-nobody-leads = Nadie manda
challenge-title-wonders-of-the-world = Maravillas del mundo
challenge-title-no-monuments = Sin monumentos
challenge-title-warlord = Señor de la guerra
challenge-title-undefended = Sin defensa
challenge-title-no-shortcuts = Sin atajos
challenge-title-enlightenment = Ilustración
challenge-title-crowded-land = Tierra superpoblada
challenge-title-eternal-despot = El déspota eterno
challenge-title-no-intrigue = Sin intrigas
challenge-title-early-bloom = Floración temprana
challenge-title-clean-hands = Manos limpias
challenge-title-revolutionaries = Revolucionarios
challenge-title-happy-people = Un pueblo feliz
challenge-title-three-empires = Tres imperios
challenge-title-old-ways = A la antigua
challenge-title-old-masters = Sin maestros
challenge-title-old-colonies = Viejas colonias
