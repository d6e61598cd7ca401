### O tabuleiro de Through the Ages no navegador.

web-through_the_ages-row = Fila de cartas
web-through_the_ages-in-row = { $card }, custa { $n ->
    [one] { $n } ação civil
   *[other] { $n } ações civis
}
web-through_the_ages-zone = { $n ->
    [one] { $n } ação civil
   *[other] { $n } ações civis
} cada uma
web-through_the_ages-decks = Baralhos e eventos
web-through_the_ages-age = Era { $age } · Rodada { $n }
web-through_the_ages-last-round = Última rodada: { $n }
web-through_the_ages-deck = Cartas civis restantes: { $n }
web-through_the_ages-military-deck = Cartas militares restantes: { $n }
web-through_the_ages-events = Eventos
web-through_the_ages-future = Eventos futuros
web-through_the_ages-next-event = Próximo:
web-through_the_ages-last-event = Último evento:
web-through_the_ages-tactics = Táticas comuns
web-through_the_ages-civilization = Civilização de { $player }
web-through_the_ages-rivals = Rivais
web-through_the_ages-compare = Abrir a civilização de { $player }
web-through_the_ages-hand = Sua mão
web-through_the_ages-hand-empty = Nenhuma carta na mão.
web-through_the_ages-hand-civil = Cartas civis: { $n }
web-through_the_ages-hand-military = Cartas militares: { $n }
web-through_the_ages-hands = Cartas civis e militares na mão
web-through_the_ages-culture = Cultura
web-through_the_ages-science = Ciência
web-through_the_ages-strength = Força
web-through_the_ages-food = Alimento
web-through_the_ages-resources = Recursos
web-through_the_ages-unused = Trabalhadores não usados
web-through_the_ages-civil-actions = Ações civis
web-through_the_ages-military-actions = Ações militares
web-through_the_ages-civil = Ações civis: { $n } de { $all }
web-through_the_ages-military = Ações militares: { $n } de { $all }
web-through_the_ages-mood = Rostos felizes: { $has }, necessários: { $need }, trabalhadores descontentes: { $discontent }
web-through_the_ages-tech = { $card }. Trabalhadores: { $workers }. Cubos azuis: { $tokens }
web-through_the_ages-yellow = Banco amarelo: { $n } cubos. Um novo trabalhador custa { $price } de alimento, a população consome { $eats }, rostos felizes necessários: { $faces }
web-through_the_ages-blue = Banco azul: { $n } cubos. A corrupção leva { $lost }
web-through_the_ages-copies = Cópias com este número de jogadores: { $n }
web-through_the_ages-copies-all = Cópias com 2, 3, 4 jogadores: { $counts }
web-through_the_ages-how-act = Toque no que brilha: fila, civilização ou mão.
web-through_the_ages-ahead = No fim deste turno
web-through_the_ages-uprising = Revolta: nada seria produzido
web-through_the_ages-figure-cards = cartas militares
web-through_the_ages-with = com { $player }
web-through_the_ages-against = contra { $player }
web-through_the_ages-from = de { $player }

web-through_the_ages-in-row-leaving = { $card }, custa { $n ->
    [one] { $n } ação civil
   *[other] { $n } ações civis
}, é a próxima a sair da fila
web-through_the_ages-deck-civil = Cartas civis restantes
web-through_the_ages-deck-military = Cartas militares restantes
web-through_the_ages-bonuses = Cartas de bônus
web-through_the_ages-unspent = { $n ->
    [one] { $n } ação civil não foi usada e seria perdida.
   *[other] { $n } ações civis não foram usadas e seriam perdidas.
}
web-through_the_ages-idle = Age por si mesma: não há nada a fazer com ela.
web-through_the_ages-passed = Política: não havia nada a fazer, então você passou.
web-through_the_ages-event-nothing = nada
web-through_the_ages-news = O que aconteceu
web-through_the_ages-event-earlier = O evento anterior
web-through_the_ages-event-later = O próximo evento
web-through_the_ages-versus = Sua força { $mine }, a do rival { $theirs }, com { $cards } cartas militares na mão
web-through_the_ages-hunger = fome: { $n ->
    [one] falta { $n }
   *[other] faltam { $n }
} de alimento
web-through_the_ages-eaten = { $n } consumidos
web-through_the_ages-corruption = corrupção { $n }
web-through_the_ages-scored = Pontos por
web-through_the_ages-scored-before = durante a partida
web-through_the_ages-bonus-technologies = Tecnologias de nível I
web-through_the_ages-bonus-strength = Força
web-through_the_ages-bonus-happiness = Rostos felizes
web-through_the_ages-bonus-science = Estado de ciência
web-through_the_ages-bonus-production = Alimento e recursos produzidos

web-through_the_ages-figure-culture = cultura
web-through_the_ages-figure-culture_rate = cultura por turno
web-through_the_ages-figure-science = ciência
web-through_the_ages-figure-science_rate = ciência por turno
web-through_the_ages-figure-strength = força
web-through_the_ages-figure-happiness = rostos felizes
web-through_the_ages-figure-discontent = trabalhadores descontentes
web-through_the_ages-figure-food = alimento
web-through_the_ages-figure-resources = recursos
web-through_the_ages-figure-unused_workers = trabalhadores não usados
web-through_the_ages-figure-civil_actions = ações civis
web-through_the_ages-figure-military_actions = ações militares
web-through_the_ages-figure-yellow_bank = cubos no banco amarelo
web-through_the_ages-figure-blue_bank = cubos no banco azul

web-through_the_ages-kind-farm = Fazenda
web-through_the_ages-kind-mine = Mina
web-through_the_ages-kind-lab = Laboratório
web-through_the_ages-kind-temple = Templo
web-through_the_ages-kind-arena = Arena
web-through_the_ages-kind-library = Biblioteca
web-through_the_ages-kind-theater = Teatro
web-through_the_ages-kind-infantry = Infantaria
web-through_the_ages-kind-cavalry = Cavalaria
web-through_the_ages-kind-artillery = Artilharia
web-through_the_ages-kind-air_force = Força aérea
web-through_the_ages-kind-government = Governo
web-through_the_ages-kind-special = Tecnologia especial
web-through_the_ages-kind-leader = Líder
web-through_the_ages-kind-wonder = Maravilha
web-through_the_ages-kind-action = Carta de ação
web-through_the_ages-kind-event = Evento
web-through_the_ages-kind-territory = Território
web-through_the_ages-kind-aggression = Agressão
web-through_the_ages-kind-war = Guerra
web-through_the_ages-kind-pact = Pacto
web-through_the_ages-kind-tactic = Tática
web-through_the_ages-kind-bonus = Carta de bônus

## As regras por trás das perguntas

web-through_the_ages-rule-politics = Você pode realizar uma ação política: preparar um evento, jogar uma agressão, declarar uma guerra, oferecer ou cancelar um pacto, ou usar o que um líder oferece. Quem prepara um evento ganha cultura igual ao nível dele, e o próximo evento atual acontece para todos.
web-through_the_ages-rule-act = Gaste ações civis e militares em qualquer ordem: pegar cartas, aumentar a população, construir, melhorar, destruir, desenvolver, jogar. Ações civis não usadas se perdem; as militares viram cartas militares, no máximo três.
web-through_the_ages-rule-discard = Seu limite de cartas militares é o seu número de ações militares. O que passa dele é descartado virado para baixo.
web-through_the_ages-rule-card_build = Uma carta de ação faz a ação que indica, mais barata ou melhor, e custa uma ação civil. O custo nunca fica abaixo de zero.
web-through_the_ages-rule-card_develop = Você paga a ciência da tecnologia e depois ganha o que a carta promete.
web-through_the_ages-rule-food_or_resources = Os cubos vêm do seu banco azul; se estiver vazio, você não ganha mais.
web-through_the_ages-rule-tuck_homer = Um líder substituído devolve uma ação civil. Homero pode, em vez disso, ficar sob uma maravilha completa e dar a ela um rosto feliz.
web-through_the_ages-rule-lose_token = Os cubos se perdem primeiro do banco azul; se estiver vazio, você escolhe uma carta com um cubo.
web-through_the_ages-rule-cover_stage = Cada estágio construído de uma maravilha é coberto com um cubo do banco azul; se estiver vazio, com um de uma carta.
web-through_the_ages-rule-defend = A agressão é bem-sucedida se o atacante ainda for mais forte. Você pode jogar no máximo tantas cartas quantas ações militares tem ao todo: uma carta de bônus soma a sua defesa, qualquer outra carta militar soma 1.
web-through_the_ages-rule-defend_2006 = Quem é atacado pode sacrificar unidades, cuja força conta mais uma vez, e jogar cartas de bônus com a sua defesa. A agressão é bem-sucedida se o atacante ainda for mais forte.
web-through_the_ages-rule-raid = Uma construção destruída libera o trabalhador, que se torna não usado. Você ganha recursos por ela.
web-through_the_ages-rule-plunder = Você diz quanto alimento e quantos recursos mudam de mãos, até o número da carta e o que o rival tem.
web-through_the_ages-rule-infiltrate = O líder ou a maravilha inacabada sai de jogo, e você ganha cultura conforme o nível.
web-through_the_ages-rule-annex = A colônia muda de mãos com seu efeito permanente; o que ela deu na hora não se repete.
web-through_the_ages-rule-steal = Sua vantagem paga a ciência de tecnologias especiais; o resto você pega em pontos de ciência.
web-through_the_ages-rule-answer_pact = Um pacto une os dois até que um o cancele ou um ataque o quebre. Cada um tem no máximo um pacto próprio em jogo, mas pode fazer parte dos de outros.
web-through_the_ages-rule-bid = Cada um, na sua vez, aumenta a oferta ou passa de vez. Quem fizer a maior oferta deve enviar unidades e cartas de bônus de pelo menos esse valor; as unidades enviadas se perdem.
web-through_the_ages-rule-send = A força é a das unidades enviadas, com sua tática, os bônus de colonização e as cartas de bônus. Ao menos uma unidade deve ir, e ela volta ao banco amarelo.
web-through_the_ages-rule-gain_either = Os cubos vêm do seu banco azul; se estiver vazio, você não ganha mais.
web-through_the_ages-rule-gain_split = Você divide como quiser. Os cubos vêm do seu banco azul.
web-through_the_ages-rule-lose_split = Você divide a perda como quiser, até onde tiver alimento e recursos.
web-through_the_ages-rule-free_build = Você precisa da tecnologia e de um trabalhador não usado, e valem os limites do seu governo.
web-through_the_ages-rule-civilize = O preço de sempre, um a menos; não custa ação.
web-through_the_ages-rule-lose_person = Primeiro vão os trabalhadores não usados; sem eles, você escolhe uma carta com um trabalhador. Ele volta ao banco amarelo.
web-through_the_ages-rule-lose_building = O trabalhador volta aos não usados.
web-through_the_ages-rule-lose_colony = Você perde seus cubos e o que ela somava aos seus estados; o que ela deu na hora fica.
web-through_the_ages-rule-ruin_wonder = Uma ruína não tem mais efeito e dá 2 de cultura por turno no lugar.
web-through_the_ages-rule-terrorize = O trabalhador se torna não usado.
web-through_the_ages-rule-agree = Quem participa paga e ganha o que a carta diz.
web-through_the_ages-rule-discard_some = As cartas vão viradas para baixo para a pilha de descarte.
web-through_the_ages-rule-strike = Unidades sacrificadas somam a força mais uma vez e se perdem.
web-through_the_ages-rule-resist = As unidades que você sacrifica somam a força mais uma vez e se perdem. O lado mais forte vence pela diferença.
web-through_the_ages-rule-loot = Alimento e recursos juntos, até a sua vantagem e o que o rival tem.
web-through_the_ages-rule-mine = Uma mina que descansa não produz, e assim menos cubos azuis saem do banco e a corrupção fica menor.
web-through_the_ages-rule-choose_bonus = A carta fica virada para baixo até o fim e conta para todos.

## The guided first game

web-through_the_ages-guide-welcome = Você conduz uma civilização da antiguidade até os nossos dias. Vence quem tiver mais cultura no fim. Esta lição mostra três turnos e o fim de uma partida; faça o que o texto diz, na própria mesa.
web-through_the_ages-guide-row = Acima está a fila de cartas. As cinco da esquerda custam 1 ação civil, depois 2, depois 3. A cada turno as cartas deslizam para a esquerda e ficam mais baratas, até alguém pegá-las ou elas saírem.
web-through_the_ages-guide-workers = Abaixo está a sua civilização. As peças amarelas são trabalhadores: em Agricultura produzem alimento, em Bronze recursos, em Filosofia ciência.
web-through_the_ages-guide-moses = Na primeira rodada o primeiro jogador tem uma ação civil. Pegue Moisés: com ele a nova população custa menos alimento. Toque na carta e depois no botão, ou toque nela duas vezes.
web-through_the_ages-guide-end = Não dá para fazer mais nada neste turno. Termine-o: então os seus trabalhadores produzem.
web-through_the_ages-guide-produced = Agora você tem 2 de alimento e 2 recursos: os cubos azuis sobre as suas cartas. De agora em diante você tem 4 ações civis e 2 militares por turno.
web-through_the_ages-guide-politics = O turno começa com a política: uma ação política com uma carta militar. Você ainda não tem nenhuma, então passe.
web-through_the_ages-guide-lead = Agora as ações. Jogue Moisés da sua mão: ele se torna o seu líder por 1 ação civil.
web-through_the_ages-guide-population = Aumente a sua população: toque no banco amarelo. Ele mostra quanto alimento custa um novo trabalhador; com Moisés, 1 a menos.
web-through_the_ages-guide-build = Você tem trabalhadores não usados. Construa uma mina em Bronze por 2 recursos: mais minas, mais recursos a cada turno.
web-through_the_ages-guide-action-card = Resta uma ação civil. Pegue Terra Rica: uma carta de ação que barateia uma fazenda ou mina. Pode ser jogada a partir do próximo turno.
web-through_the_ages-guide-end-again = Termine seu turno. As ações militares não usadas viram cartas militares, até três.
web-through_the_ages-guide-event = Você comprou cartas militares. Prepare o território como evento: ele vai virado para baixo para os eventos futuros, você ganha cultura e o evento atual do topo acontece para todos.
web-through_the_ages-guide-temple = O evento permite a todos construir um templo de graça. Faça isso: templos dão rostos felizes e cultura.
web-through_the_ages-guide-mood = Uma população que cresce precisa de rostos felizes; o templo dá um. Aumente a população de novo.
web-through_the_ages-guide-play = Jogue Terra Rica da sua mão.
web-through_the_ages-guide-farm = Agora escolha o que fica mais barato. Construa uma fazenda em Agricultura: o povo vai comer cada vez mais.
web-through_the_ages-guide-technology = Pegue Ferro, uma mina melhor, por 2 ações civis. As tecnologias vão para a sua mão; mais tarde você as desenvolve com ciência.
web-through_the_ages-guide-last = Termine seu turno mais uma vez.
web-through_the_ages-guide-over = Assim é cada turno: política, ações, produção. Primeiro alimento e recursos, depois ciência; maravilhas e teatros trazem a cultura que vence.
web-through_the_ages-guide-later = Mais tarde você desenvolve tecnologias com ciência, constrói maravilhas estágio por estágio e muda de governo. Quem fica para trás em força é atacado, o povo descontente se revolta e bens acumulados trazem corrupção. Vamos ao fim.
web-through_the_ages-guide-last-round = Rodada 19, Era IV: o seu último turno. Os eventos da Era III, os impactos, pontuam para todos. Você tem mais rostos felizes que Azul: prepare Impacto da Felicidade, 3 de cultura na hora e mais no fim.
web-through_the_ages-guide-last-build = Uma arena de Esportes Coletivos dá rostos felizes, que esse evento vai contar. Construa uma: os bens que sobram não valem nada.
web-through_the_ages-guide-last-end = Termine seu turno: você pontua pela última vez o seu estado de cultura. Depois Azul também joga o último turno.
web-through_the_ages-guide-last-count = Agora pontuaram todos os eventos da Era III que ainda estavam virados para baixo: felicidade 16 para você e 8 para Azul, ciência e força 10 cada para quem tem mais, tecnologia 8 para você.
web-through_the_ages-guide-last-win = 336 a 278: vence quem tem mais cultura, e é você. Agora, uma partida de verdade. O que brilha pode ser feito; o que não pode diz por quê ao ser clicado. Boa sorte!

## What the confirmation of several things says

web-through_the_ages-several-discard = { $n ->
    [0] Não descartar nada
    [one] Descartar { $n } carta
   *[other] Descartar { $n } cartas
}
web-through_the_ages-several-discard_some = { $n ->
    [0] Não descartar nada
    [one] Descartar { $n } carta
   *[other] Descartar { $n } cartas
}
web-through_the_ages-several-lose_person = { $n ->
    [0] Não perder ninguém
    [one] Perder { $n } trabalhador
   *[other] Perder { $n } trabalhadores
}
web-through_the_ages-several-defend = { $n ->
    [0] Defender-se sem nada
    [one] Defender-se com { $n } carta
   *[other] Defender-se com { $n } cartas
}
web-through_the_ages-several-defend_2006 = { $n ->
    [0] Defender-se sem nada
    [one] Defender-se com { $n } coisa
   *[other] Defender-se com { $n } coisas
}
web-through_the_ages-several-send = { $n ->
    [0] Não enviar nada
    [one] Enviar { $n }
   *[other] Enviar { $n }
}
web-through_the_ages-several-strike = { $n ->
    [0] Não sacrificar nada
    [one] Sacrificar { $n } unidade
   *[other] Sacrificar { $n } unidades
}
web-through_the_ages-several-resist = { $n ->
    [0] Não sacrificar nada
    [one] Sacrificar { $n } unidade
   *[other] Sacrificar { $n } unidades
}
