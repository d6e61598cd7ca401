### A análise de uma partida terminada, e uma das suas decisões no tabuleiro.

web-title-analysis = Análise
web-title-judged = Uma decisão
web-tab-judged = Juízo
web-analysis-begin = Analisar esta partida
web-analysis-go-on = Continuar
web-analysis-again = Tentar de novo
web-analysis-anew = Refazer
web-analysis-stop = Parar
web-analysis-about = A busca do especialista julga cada decisão: o que se podia esperar, que opção era melhor e por quanto. É feita em segundo plano, enquanto você faz outra coisa, e fica guardada com a mesa.
web-analysis-judged = Julgada
web-analysis-known = a partir do que cada assento sabia
web-analysis-open = com todas as cartas abertas
web-analysis-progress = Quanto da análise está pronto
web-analysis-waiting = { $ahead ->
    [0] Esta partida é a próxima.
    [one] Outra partida vem antes.
   *[other] { $ahead } partidas vêm antes.
}
web-analysis-running = Pensando: { $done } pronto. Você pode deixar esta página; a análise continua.
web-analysis-stopped = Parada com { $done } pronto. O que foi encontrado fica guardado.
web-analysis-how = { $decisions ->
    [one] { $decisions } decisão julgada
   *[other] { $decisions } decisões julgadas
}, { $games } partidas cada uma; as que mais importam, outra vez e com mais partidas.
web-analysis-percent = { $n } %
web-analysis-chances = Chances de vencer ao longo das jogadas
web-analysis-chances-about = Embaixo estão as rodadas. Os números marcam os momentos que mais mudaram; cada um leva à sua jogada.
web-analysis-chances-table = As chances como tabela
web-analysis-the-end = o fim
web-analysis-moment = Rodada { $round }, jogada { $move }: { $player } { $before } → { $after }
web-analysis-share-same = a escolha do especialista
web-analysis-share-equal = igualmente boas
web-analysis-share-worse = piores
web-analysis-sources = Pontos por origem, ao lado dos das partidas do especialista
web-analysis-sources-alone = Pontos por origem
web-analysis-decisions = Todas as decisões ({ $n })
web-analysis-gain = { $points }, { $win } de vencer
web-analysis-gain-level = { $points }, a mesma chance de vencer{ $doubt ->
    [0] {""}
   *[other] {" "}({ $win })
}
web-analysis-verdict-same = a escolha do especialista
web-analysis-verdict-equal = igualmente boa
web-analysis-verdict-worse = pior
web-analysis-verdict-repeated = o mesmo erro outra vez
web-analysis-column-move = Jogada
web-analysis-column-verdict = Juízo
web-analysis-column-place = Lugar
web-analysis-column-lead = Vantagem
web-analysis-column-win = Vencer
web-analysis-options = O que foi medido
web-analysis-option-played = jogado
web-analysis-option-better = melhor
web-analysis-option-equal = igualmente boa
web-analysis-option-less = menos boa
web-analysis-of = Decisão de { $player }
web-analysis-measured = Medido em { $worlds } mundos; foram oferecidas { $offered } opções. O que se espera no fim: lugar, vantagem sobre o melhor rival, chance de vencer.
web-analysis-once = medido uma vez
web-analysis-once-about = Medido uma vez: o que foi deixado passar parecia menos caro que o resto e pode ser por sorte.
web-analysis-expected = Esperado: { $expected }
web-analysis-back = Voltar à análise
web-analysis-replay = Ver a partida a partir daqui
web-analysis-line = A linha melhor
web-analysis-line-about = Um jeito como poderia ter seguido: as cartas foram dadas de novo a partir do que o jogador sabia, e regras práticas jogam por todos. Nada disto aconteceu.
web-analysis-line-about-open = Um jeito como poderia ter seguido: as cartas como estavam de verdade, outros dados, e regras práticas jogam por todos. Nada disto aconteceu.
web-analysis-line-show = Jogar a linha melhor
web-analysis-line-back = Voltar ao que aconteceu
web-analysis-imagined = Isto não aconteceu: jogada { $n } de { $most } da linha melhor
