# Uma partida terminada, julgada decisão a decisão.

analyse-help = onde uma partida terminada foi ganha e perdida
analyse-about = Julga cada decisão de uma partida terminada com a busca do bot especialista, a partir do que cada assento sabia: quanto valia a escolha, que opção era melhor e por quanto, e como as chances mudaram. O mesmo registro, a mesma semente e os mesmos segundos dão a mesma resposta; o relógio não decide nada.
analyse-seconds = mais ou menos quanto pensar ao todo, em um núcleo do programa compilado (padrão: { $games } partidas por decisão)
analyse-open = julgar com todas as cartas abertas, como de fato estavam
analyse-jobs = quantos processos pensam (padrão: 1)
analyse-progress = pensando

analysis-unfinished = Esta partida ainda não terminou: só partidas terminadas são analisadas.
analysis-worker-died = Um processo da análise terminou de forma inesperada; um --jobs menor pode ajudar.
analysis-other-rules = Esta partida foi jogada com regras diferentes das de hoje e não pode mais ser analisada; o que foi encontrado antes fica guardado.
analysis-not-here = Neste servidor não se analisam partidas.
analysis-too-many = Já há muitas partidas esperando análise. Tente de novo mais tarde.
analysis-no-decision = Nada foi julgado nesta jogada.
analysis-damaged = O que está guardado desta análise está danificado. Ela pode ser refeita.
analysis-died = A análise terminou inesperadamente repetidas vezes.
analysis-mistake = Algo deu errado na análise: { $error }.
analysis-too-long = A análise é longa demais: são lidos no máximo { $most } caracteres.
analysis-not-json = Isto não é uma análise completa: não é JSON válido. Talvez o arquivo tenha sido cortado.
analysis-foreign = Isto não é uma análise do civtable.
analysis-format = A análise tem um formato que não é conhecido aqui (conhecido: { $known }). Talvez um civtable mais novo a tenha escrito.
analysis-checksum = A análise foi danificada ou alterada: a soma de verificação não confere.
analysis-other-record = A análise é de outra partida, não da deste registro.

analysis-seat = { $player } ({ $who }): { $points }
analysis-rival = { $rival }: { $points }
analysis-rival-imperium = Automa
analysis-how = { $decisions ->
    [one] { $decisions } decisão julgada
   *[other] { $decisions } decisões julgadas
}, { $games } partidas cada uma, a partir do que cada assento sabia. Semente: { $seed }
analysis-how-open = { $decisions ->
    [one] { $decisions } decisão julgada
   *[other] { $decisions } decisões julgadas
}, { $games } partidas cada uma, com todas as cartas abertas. Semente: { $seed }
analysis-graph = Chances de vencer, do primeiro turno ao fim
analysis-moments = Os momentos que mais mudaram
analysis-moment = Rodada { $round }, da jogada { $from } à { $to }: { $player } { $before } → { $after }
analysis-moment-one = Rodada { $round }, jogada { $from }: { $player } { $before } → { $after }
analysis-moment-end = Rodada { $round }, da jogada { $from } ao fim: { $player } { $before } → { $after }
analysis-no-moments = Nenhuma mudança foi maior que o ruído.
analysis-summary = { $decisions ->
    [one] { $decisions } decisão
   *[other] { $decisions } decisões
}: { $same } como o especialista, { $equal ->
    [one] { $equal } igualmente boa
   *[other] { $equal } igualmente boas
}, { $worse ->
    [one] { $worse } pior
   *[other] { $worse } piores
}
analysis-repeated = { $n ->
    [one] Mais { $n } vez
   *[other] Mais { $n } vezes
} o mesmo foi deixado passar na mesma rodada.
analysis-dearest = { $n ->
    [one] Custou { $points }.
   *[other] A mais cara custou { $points }. As perdas se sobrepõem: não se somam.
}
analysis-costly = O que mais custou
analysis-costly-none = Do que foi medido de novo, nada custou mais que o ruído.
analysis-found = Bem visto
analysis-place = Rodada { $round }, jogada { $move }. { $question }
analysis-played = jogado
analysis-better = melhor
analysis-expected = esperado
analysis-expectation = lugar { $place }, vantagem { $lead }, { $win } de vencer
analysis-obvious = óbvio
analysis-option = { $option } · { $points } no fim, { $win } de vencer
analysis-option-level = { $option } · { $points } no fim, a mesma chance de vencer{ $doubt ->
    [0] {""}
   *[other] {" "}({ $win })
}
analysis-sources = pontos por
analysis-expert = O especialista
analysis-expert-note = Médias de { $games } partidas da { $who } contra si mesma.
analysis-expert-otherwise = Ao contrário desta partida, tinham: { $settings }.
analysis-expert-setting = { $name }: { $value }
analysis-noise = Diferenças de até dois erros padrão (±) contam como iguais. Depois de cada decisão todos continuam como o bot médio: as chances são as de jogadores como ele. Os pontos são os da vantagem sobre o melhor rival: o que se ganha e o que um rival então perde. O esperado é o fim da partida: antes de uma decisão, com o melhor que foi deixado passar → depois, com o jogado.

# Quanto, nos pontos do jogo.
analysis-points-stone_age = { $n } pontos
analysis-points-through_the_ages = { $n } de cultura
analysis-points-imperium = { $n } pontos
