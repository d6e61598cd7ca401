### Tabuleiros de cartas no navegador: o que os de Through the Ages e Imperium têm em comum.

web-board-can = { $n ->
    [one] Pode ser usada
   *[other] Pode ser usada de { $n } maneiras
}
web-board-back = Voltar
web-board-fold = Deixar a pergunta de lado e olhar a mesa
web-board-answer = Responder à pergunta
web-board-turn = Sua vez
web-board-how-things = Toque numa das cartas que brilham ou escolha aqui.
web-board-bid = Sua oferta
web-board-bid-most = seu máximo: { $n }
web-board-rule = A regra
web-board-thing = Isto

## The library of cards

web-title-library = Cartas
web-library-of = Cartas: { $game }
web-library-search = Buscar por nome ou texto
web-library-all = Todas
web-library-kind = Tipo
web-library-age = Era
web-library-nation = Nação
web-library-count = { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
web-library-open = Ver as cartas
web-library-stone_age-green = Cartas verdes
web-library-stone_age-sand = Cartas cor de areia
web-library-stone_age-building = Edifícios
web-board-pick = Pode ser escolhida
web-board-how-several = Toque nas coisas que brilham: uma vez para escolher, outra para retirar. Elas vão juntas.

## The rules

web-title-rules = Regras
web-rules-open = Ler as regras
web-rules-chapters = Capítulos
web-rules-search = Buscar nas regras
web-rules-found = { $n ->
    [0] Nenhuma regra contém estas palavras.
    [one] { $n } regra encontrada
   *[other] { $n } regras encontradas
}
web-rules-link = Link para esta regra
web-rules-new-tab = (abre em outra aba)
web-rules-print = Imprimir
