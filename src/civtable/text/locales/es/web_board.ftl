### Tableros de cartas en el navegador: lo que comparten los de Through the Ages e Imperium.

web-board-can = { $n ->
    [one] Se puede usar
   *[other] Se puede usar de { $n } maneras
}
web-board-back = Volver
web-board-fold = Apartar la pregunta y mirar la mesa
web-board-answer = Responder la pregunta
web-board-turn = Te toca
web-board-how-things = Toca una de las cartas que brillan o elige aquí.
web-board-bid = Tu puja
web-board-bid-most = tu máximo: { $n }
web-board-rule = La regla
web-board-thing = Esto

## The library of cards

web-title-library = Cartas
web-library-of = Cartas: { $game }
web-library-search = Buscar por nombre o texto
web-library-all = Todas
web-library-kind = Clase
web-library-age = Época
web-library-nation = Nación
web-library-count = { $n ->
    [one] 1 carta
   *[other] { $n } cartas
}
web-library-open = Ver las cartas
web-library-stone_age-green = Cartas verdes
web-library-stone_age-sand = Cartas de arena
web-library-stone_age-building = Construcciones
web-board-pick = Se puede elegir
web-board-how-several = Toca las cosas que brillan: una vez para elegirlas, otra para quitarlas. Van todas juntas.

## The rules

web-title-rules = Reglas
web-rules-open = Leer las reglas
web-rules-chapters = Capítulos
web-rules-search = Buscar en las reglas
web-rules-found = { $n ->
    [0] Ninguna regla contiene estas palabras.
    [one] 1 regla encontrada
   *[other] { $n } reglas encontradas
}
web-rules-link = Enlace a esta regla
web-rules-new-tab = (se abre en otra pestaña)
web-rules-print = Imprimir
