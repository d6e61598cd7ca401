### El análisis de una partida terminada, y una de sus decisiones en el tablero.

web-title-analysis = Análisis
web-title-judged = Una decisión
web-tab-judged = Juicio
web-analysis-begin = Analizar esta partida
web-analysis-go-on = Continuar
web-analysis-again = Intentarlo de nuevo
web-analysis-anew = Hacerlo de nuevo
web-analysis-stop = Detener
web-analysis-about = La búsqueda del experto juzga cada decisión: qué cabía esperar, qué opción era mejor y por cuánto. Se hace en segundo plano, mientras haces otra cosa, y se guarda con la mesa.
web-analysis-judged = Juzgada
web-analysis-known = según lo que sabía cada asiento
web-analysis-open = con todas las cartas a la vista
web-analysis-progress = Cuánto lleva el análisis
web-analysis-waiting = { $ahead ->
    [0] Esta partida es la siguiente.
    [one] Otra partida va antes.
   *[other] { $ahead } partidas van antes.
}
web-analysis-running = Pensando: { $done } hecho. Puedes dejar esta página; el análisis sigue.
web-analysis-stopped = Detenido con { $done } hecho. Lo encontrado se conserva.
web-analysis-how = { $decisions ->
    [one] 1 decisión juzgada
   *[other] { $decisions } decisiones juzgadas
}, { $games } partidas cada una; las que más importan, otra vez y con más partidas.
web-analysis-percent = { $n } %
web-analysis-chances = Probabilidades de ganar a lo largo de las jugadas
web-analysis-chances-about = Abajo están las rondas. Los números marcan los momentos que más cambiaron; cada uno lleva a su jugada.
web-analysis-chances-table = Las probabilidades como tabla
web-analysis-the-end = el final
web-analysis-moment = Ronda { $round }, jugada { $move }: { $player } { $before } → { $after }
web-analysis-share-same = la elección del experto
web-analysis-share-equal = igual de buenas
web-analysis-share-worse = peores
web-analysis-sources = Puntos por origen, junto a los de las partidas del experto
web-analysis-sources-alone = Puntos por origen
web-analysis-decisions = Todas las decisiones ({ $n })
web-analysis-gain = { $points }, { $win } de ganar
web-analysis-gain-level = { $points }, igual de probable ganar{ $doubt ->
    [0] {""}
   *[other] {" "}({ $win })
}
web-analysis-verdict-same = la elección del experto
web-analysis-verdict-equal = igual de buena
web-analysis-verdict-worse = peor
web-analysis-verdict-repeated = el mismo error otra vez
web-analysis-column-move = Jugada
web-analysis-column-verdict = Juicio
web-analysis-column-place = Puesto
web-analysis-column-lead = Ventaja
web-analysis-column-win = Ganar
web-analysis-options = Lo que se midió
web-analysis-option-played = jugado
web-analysis-option-better = mejor
web-analysis-option-equal = igual de buena
web-analysis-option-less = menos buena
web-analysis-of = Decisión de { $player }
web-analysis-measured = Medido en { $worlds } mundos; se ofrecían { $offered } opciones. Lo que se espera al final: puesto, ventaja sobre el mejor rival, probabilidad de ganar.
web-analysis-once = medido una vez
web-analysis-once-about = Medido una vez: lo que se dejó pasar parecía menos caro que lo demás y puede deberse a la suerte.
web-analysis-expected = Esperado: { $expected }
web-analysis-back = Volver al análisis
web-analysis-replay = Ver la partida desde aquí
web-analysis-line = La línea mejor
web-analysis-line-about = Una manera en que pudo seguir: las cartas se repartieron de nuevo según lo que sabía el jugador, y las reglas prácticas juegan por todos. Nada de esto ocurrió.
web-analysis-line-about-open = Una manera en que pudo seguir: las cartas como estaban de verdad, otros dados, y las reglas prácticas juegan por todos. Nada de esto ocurrió.
web-analysis-line-show = Jugar la línea mejor
web-analysis-line-back = Volver a lo que ocurrió
web-analysis-imagined = Esto no ocurrió: jugada { $n } de { $most } de la línea mejor
