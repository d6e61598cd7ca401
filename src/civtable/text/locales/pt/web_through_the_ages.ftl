### O tabuleiro de Through the Ages no navegador.

web-through_the_ages-row = Fila de cartas
web-through_the_ages-in-row = { $card }, custa { $n ->
    [one] 1 ação civil
   *[other] { $n } ações civis
}
web-through_the_ages-zone = { $n ->
    [one] 1 ação civil
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
web-through_the_ages-bot = Bot
web-through_the_ages-culture = Cultura
web-through_the_ages-science = Ciência
web-through_the_ages-strength = Força
web-through_the_ages-food = Comida
web-through_the_ages-resources = Recursos
web-through_the_ages-unused = Trabalhadores não usados
web-through_the_ages-civil = Ações civis: { $n } de { $all }
web-through_the_ages-military = Ações militares: { $n } de { $all }
web-through_the_ages-mood = Rostos felizes: { $has }, necessários: { $need }, trabalhadores descontentes: { $discontent }
web-through_the_ages-tech = { $card }. Trabalhadores: { $workers }. Cubos azuis: { $tokens }
web-through_the_ages-yellow = Banco amarelo: { $n } cubos. Um novo trabalhador custa { $price } de comida, a população consome { $eats }, rostos felizes necessários: { $faces }
web-through_the_ages-blue = Banco azul: { $n } cubos. A corrupção leva { $lost }
web-through_the_ages-copies = Cópias com este número de jogadores: { $n }
web-through_the_ages-copies-all = Cópias com 2, 3, 4 jogadores: { $counts }
web-through_the_ages-how-act = Toque no que brilha: uma carta da fila, uma tecnologia, o banco amarelo, uma carta da mão.
web-through_the_ages-ahead = No fim deste turno
web-through_the_ages-uprising = Revolta: nada seria produzido
web-through_the_ages-figure-cards = cartas militares
web-through_the_ages-with = com { $player }
web-through_the_ages-from = de { $player }

web-through_the_ages-figure-culture = cultura
web-through_the_ages-figure-culture_rate = cultura por turno
web-through_the_ages-figure-science = ciência
web-through_the_ages-figure-science_rate = ciência por turno
web-through_the_ages-figure-strength = força
web-through_the_ages-figure-happiness = rostos felizes
web-through_the_ages-figure-discontent = trabalhadores descontentes
web-through_the_ages-figure-food = comida
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

## The guided first game

web-through_the_ages-guide-welcome = Você conduz uma civilização da antiguidade até os nossos dias. Vence quem tiver mais cultura no fim. Esta primeira partida mostra três turnos; faça o que o texto diz, na própria mesa.
web-through_the_ages-guide-row = Acima está a fila de cartas. As cinco da esquerda custam 1 ação civil, depois 2, depois 3. A cada turno as cartas deslizam para a esquerda e ficam mais baratas, até alguém pegá-las ou elas saírem.
web-through_the_ages-guide-workers = Abaixo está a sua civilização. As peças amarelas são trabalhadores: em Agricultura produzem comida, em Bronze recursos, em Filosofia ciência.
web-through_the_ages-guide-moses = Na primeira rodada o primeiro jogador tem uma ação civil. Pegue Moisés: com ele a nova população custa menos comida. Toque na carta e depois no botão, ou toque nela duas vezes.
web-through_the_ages-guide-end = Não dá para fazer mais nada neste turno. Encerre-o: então os seus trabalhadores produzem.
web-through_the_ages-guide-produced = Agora você tem 2 de comida e 2 recursos: os cubos azuis sobre as suas cartas. De agora em diante você tem 4 ações civis e 2 militares por turno.
web-through_the_ages-guide-politics = O turno começa com a política: uma ação política com uma carta militar. Você ainda não tem nenhuma, então passe.
web-through_the_ages-guide-lead = Agora as ações. Jogue Moisés da sua mão: ele se torna o seu líder por 1 ação civil.
web-through_the_ages-guide-population = Aumente a sua população: toque no banco amarelo. Ele mostra quanta comida custa um novo trabalhador; com Moisés, 1 a menos.
web-through_the_ages-guide-build = Você tem trabalhadores não usados. Construa uma mina em Bronze por 2 recursos: mais minas, mais recursos a cada turno.
web-through_the_ages-guide-action-card = Resta uma ação civil. Pegue Terra Rica: uma carta de ação que barateia uma fazenda ou mina. Pode ser jogada a partir do próximo turno.
web-through_the_ages-guide-end-again = Encerre o turno. As ações militares não usadas viram cartas militares, até três.
web-through_the_ages-guide-event = Você comprou cartas militares. Prepare o território como evento: ele vai virado para baixo para os eventos futuros, você ganha cultura e o primeiro evento atual acontece para todos.
web-through_the_ages-guide-temple = O evento permite a todos construir um templo de graça. Faça isso: templos dão rostos felizes e cultura.
web-through_the_ages-guide-mood = Uma população que cresce precisa de rostos felizes; o templo dá um. Aumente a população de novo.
web-through_the_ages-guide-play = Jogue Terra Rica da sua mão.
web-through_the_ages-guide-farm = Agora escolha o que fica mais barato. Construa uma fazenda em Agricultura: o povo vai comer cada vez mais.
web-through_the_ages-guide-technology = Pegue Ferro, uma mina melhor, por 2 ações civis. As tecnologias vão para a sua mão; mais tarde você as desenvolve com ciência.
web-through_the_ages-guide-last = Encerre o turno mais uma vez.
web-through_the_ages-guide-over = Assim é cada turno: política, ações, produção. Primeiro comida e recursos, depois ciência; não fique para trás em força; maravilhas e teatros trazem a cultura que vence. Boa sorte!
