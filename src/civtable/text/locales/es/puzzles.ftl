# Problemas: posiciones en las que una opción es claramente la mejor.

puzzle-help = una posición en la que una opción es claramente la mejor: encuéntrala
puzzle-about = Muestra una posición de una partida y espera tu elección. Una opción es claramente mejor que todas las demás, y no es la primera que se te ocurre; la búsqueda de los bots lo ha comprobado. Sin nombre, es el problema de hoy.
puzzle-which = un juego, para el siguiente problema que no hayas resuelto, o el nombre de un problema
puzzle-list = listar los problemas, sin sus soluciones
puzzle-json = con --list: para programas
puzzle-json-list = --json va con --list.
puzzle-unknown = No hay ningún problema { $name }.
puzzle-head = Problema { $name } ({ $grade }). Una opción es claramente la mejor.
puzzle-right = Correcto: es la mejor opción.
puzzle-wrong = No: está lejos de ser la mejor opción.
puzzle-loses = { $points ->
    [one] Cuesta un punto al final
   *[other] Cuesta { $points } puntos al final
} y un { $chance } % de la probabilidad de ganar.
puzzle-best = La mejor: { $option }
puzzle-again = ¿Y ahora?
puzzle-again-try = probar otra vez
puzzle-again-solution = ver la solución
puzzle-name = nombre
puzzle-game = juego
puzzle-theme = tema
puzzle-grade = dificultad
puzzle-round = ronda
puzzle-solved = resuelto
puzzle-yes = sí
puzzle-grade-easy = fácil
puzzle-grade-middling = media
puzzle-grade-hard = difícil
puzzle-theme-food = comida
puzzle-theme-people = población
puzzle-theme-tools = herramientas
puzzle-theme-materials = recursos
puzzle-theme-cards = cartas
puzzle-theme-buildings = construcciones
puzzle-theme-building = construcción
puzzle-theme-wonders = maravillas
puzzle-theme-leaders = líderes
puzzle-theme-science = ciencia
puzzle-theme-war = guerra
puzzle-theme-politics = política
puzzle-theme-happiness = felicidad
puzzle-theme-culture = cultura
puzzle-theme-colonies = colonias
puzzle-theme-regions = regiones
puzzle-theme-tributaries = tributarios
puzzle-theme-civilisation = cartas primitivas y civilizadas
puzzle-theme-nation = las cartas de la nación
puzzle-theme-fame = fama
puzzle-theme-unrest = disturbios
puzzle-theme-innovation = innovación
puzzle-automa = contra el automa
puzzle-theme-last-round = la última ronda

web-title-puzzles = Problemas
web-title-puzzle = Problema
web-puzzles-about = Una opción es claramente la mejor, y no es la primera que se te ocurre. La búsqueda de los bots lo ha comprobado.
web-puzzle-today = El problema de hoy
web-puzzle-all = Todos los problemas
web-puzzle-solution = La solución
web-puzzle-task = Una opción es claramente la mejor. Elígela en el tablero.
web-puzzle-best = Esta es la mejor opción.
web-puzzle-measured = Medido en miles de partidas que los bots jugaron desde aquí.
web-puzzle-show = Ver la solución
web-puzzle-next = Siguiente problema
web-puzzle-not_now = Aquí no se puede elegir.
web-puzzle-people = { $tried ->
    [one] { $found ->
        [0] Una persona lo ha intentado, y no lo resolvió a la primera.
       *[other] Una persona lo ha intentado, y lo resolvió a la primera.
    }
   *[other] Resuelto a la primera por { $found } de { $tried } personas.
}
web-puzzle-allow = Esta partida se puede usar para problemas
web-puzzle-allow-how = Solo si lo permiten todos los que han jugado, y nunca con nombres. Lo que ya es un problema lo sigue siendo.
web-welcome-puzzle = El problema de hoy
web-welcome-puzzle-about = Una posición, una mejor opción: encuéntrala.
puzzle-no-option = No es una de las opciones.
