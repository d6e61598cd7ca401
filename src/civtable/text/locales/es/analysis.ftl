# Una partida terminada, juzgada decisión a decisión.

analyse-help = dónde se ganó y se perdió una partida terminada
analyse-about = Juzga cada decisión de una partida terminada con la búsqueda del bot experto, según lo que sabía cada asiento: qué valía la elección, qué opción era mejor y por cuánto, y cómo cambiaron las probabilidades. El mismo registro, la misma semilla y los mismos segundos dan la misma respuesta; el reloj no decide nada.
analyse-seconds = cuánto pensar en total, más o menos, en un núcleo del programa compilado (por defecto: { $games } partidas por decisión)
analyse-open = juzgar con todas las cartas a la vista, tal como estaban
analyse-jobs = cuántos procesos piensan (por defecto: 1)
analyse-progress = pensando

analysis-unfinished = Esta partida aún no ha terminado: solo se analizan partidas terminadas.
analysis-worker-died = Un proceso del análisis terminó de forma inesperada; puede ayudar un --jobs menor.
analysis-other-rules = Esta partida se jugó con otras reglas que las de hoy y ya no se puede analizar; lo que se encontró antes se conserva.
analysis-not-here = En este servidor no se analizan partidas.
analysis-too-many = Ya hay muchas partidas esperando su análisis. Inténtalo más tarde.
analysis-no-decision = En esta jugada no se juzgó nada.
analysis-damaged = Lo que se guarda de este análisis está dañado. Se puede hacer de nuevo.
analysis-died = El análisis terminó de forma inesperada una y otra vez.
analysis-mistake = Algo falló en el análisis: { $error }.
analysis-too-long = El análisis es demasiado largo: se leen como máximo { $most } caracteres.
analysis-not-json = Esto no es un análisis completo: no es JSON válido. Quizá el archivo quedó cortado.
analysis-foreign = Esto no es un análisis de civtable.
analysis-format = El análisis tiene un formato que aquí no se conoce (conocido: { $known }). Quizá lo escribió un civtable más nuevo.
analysis-checksum = El análisis está dañado o alguien lo cambió: su suma de comprobación no encaja.
analysis-other-record = El análisis es de otra partida que la de este registro.

analysis-seat = { $player } ({ $who }): { $points }
analysis-rival = { $rival }: { $points }
analysis-rival-imperium = Automa
analysis-how = { $decisions ->
    [one] 1 decisión juzgada
   *[other] { $decisions } decisiones juzgadas
}, { $games } partidas cada una, según lo que sabía cada asiento. Semilla: { $seed }
analysis-how-open = { $decisions ->
    [one] 1 decisión juzgada
   *[other] { $decisions } decisiones juzgadas
}, { $games } partidas cada una, con todas las cartas a la vista. Semilla: { $seed }
analysis-graph = Probabilidades de ganar, del primer turno al final
analysis-moments = Los momentos que más cambiaron
analysis-moment = Ronda { $round }, de la jugada { $from } a la { $to }: { $player } { $before } → { $after }
analysis-moment-one = Ronda { $round }, jugada { $from }: { $player } { $before } → { $after }
analysis-moment-end = Ronda { $round }, de la jugada { $from } al final: { $player } { $before } → { $after }
analysis-no-moments = Ningún cambio fue mayor que el ruido.
analysis-summary = { $decisions ->
    [one] 1 decisión
   *[other] { $decisions } decisiones
}: { $same } como el experto, { $equal ->
    [one] { $equal } igual de buena
   *[other] { $equal } igual de buenas
}, { $worse ->
    [one] { $worse } peor
   *[other] { $worse } peores
}
analysis-repeated = { $n ->
    [one] Una vez más
   *[other] { $n } veces más
} se dejó pasar lo mismo en la misma ronda.
analysis-dearest = { $n ->
    [one] Costó { $points }.
   *[other] La más cara costó { $points }. Las pérdidas se solapan: no se suman.
}
analysis-costly = Lo que más costó
analysis-costly-none = De lo que se midió otra vez, nada costó más que el ruido.
analysis-found = Bien visto
analysis-place = Ronda { $round }, jugada { $move }. { $question }
analysis-played = jugado
analysis-better = mejor
analysis-expected = esperado
analysis-expectation = puesto { $place }, ventaja { $lead }, { $win } de ganar
analysis-obvious = obvio
analysis-option = { $option } · { $points } al final, { $win } de ganar
analysis-option-level = { $option } · { $points } al final, igual de probable ganar{ $doubt ->
    [0] {""}
   *[other] {" "}({ $win })
}
analysis-sources = puntos por
analysis-expert = El experto
analysis-expert-note = Medias de { $games } partidas de la { $who } contra sí misma.
analysis-expert-otherwise = A diferencia de esta partida, tenían: { $settings }.
analysis-expert-setting = { $name }: { $value }
analysis-noise = Las diferencias de hasta dos errores estándar (±) cuentan como iguales. Tras cada decisión todos siguen como el bot medio: las probabilidades son las de jugadores como él. Los puntos son los de la ventaja sobre el mejor rival: lo que uno gana y lo que entonces pierde un rival. Lo esperado es el final de la partida: antes de una decisión, con lo mejor que se dejó pasar → después, con lo jugado.

# Cuánto, en los puntos del juego.
analysis-points-stone_age = { $n } puntos
analysis-points-through_the_ages = { $n } de cultura
analysis-points-imperium = { $n } puntos
