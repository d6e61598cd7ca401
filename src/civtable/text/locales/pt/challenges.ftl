# Desafios: as suas condições em palavras, feitas do que se julga, e o que dizem servidor, terminal e navegador.

# The conditions of challenges in Stone Age: a goal to be reached (least), or a limit not to be passed (most).

challenge-stone_age-place-most = { $n ->
    [1] Vença a partida
   *[other] Termine em { $n }º lugar ou melhor
}
challenge-stone_age-lead-least = Fique ao menos { $n } pontos à frente do melhor rival
challenge-stone_age-rounds-most = A partida termina em no máximo { $n } rodadas
challenge-stone_age-points-least = Faça { $n } pontos
challenge-stone_age-building_points-least = Faça { $n } pontos com edifícios
challenge-stone_age-symbol_points-least = Faça { $n } pontos com cartas verdes
challenge-stone_age-farmer_points-least = Faça { $n } pontos com agricultores
challenge-stone_age-tool_maker_points-least = Faça { $n } pontos com ferramenteiros
challenge-stone_age-hut_builder_points-least = Faça { $n } pontos com construtores
challenge-stone_age-shaman_points-least = Faça { $n } pontos com xamãs
challenge-stone_age-hungry-least = { $n ->
    [1] Deixe sua gente passar fome ao menos uma vez
   *[other] Deixe sua gente passar fome ao menos { $n } vezes
}
challenge-stone_age-hungry-most = { $n ->
    [0] Sua gente nunca passa fome
   *[other] Sua gente passa fome no máximo { $n } vezes
}
challenge-stone_age-fed_with_resources-most = { $n ->
    [0] Nunca alimente sua gente com recursos
   *[other] Alimente sua gente com recursos no máximo { $n } vezes
}
challenge-stone_age-people-least = Tenha { $n } pessoas
challenge-stone_age-people-most = Nunca tenha mais de { $n } pessoas
challenge-stone_age-tools-least = Tenha ferramentas que somem { $n }
challenge-stone_age-fields-least = Chegue a { $n } na trilha de comida
challenge-stone_age-buildings-least = Construa { $n } edifícios
challenge-stone_age-buildings-most = { $n ->
    [0] Não construa nenhum edifício
   *[other] Construa no máximo { $n } edifícios
}
challenge-stone_age-dearest_building-least = Construa um edifício de ao menos { $n } pontos
challenge-stone_age-cards-most = { $n ->
    [0] Não pegue nenhuma carta de civilização
   *[other] Pegue no máximo { $n } cartas de civilização
}
challenge-stone_age-hunts-most = { $n ->
    [0] Nunca vá caçar
   *[other] Vá caçar no máximo { $n } vezes
}
challenge-stone_age-gold_searches-most = { $n ->
    [0] Nunca mande ninguém ao rio
   *[other] Mande gente ao rio no máximo { $n } vezes
}
challenge-stone_age-wood_cuttings-most = { $n ->
    [0] Nunca mande ninguém à floresta
   *[other] Mande gente à floresta no máximo { $n } vezes
}
challenge-stone_age-tool_uses-most = { $n ->
    [0] Nunca some uma ferramenta a uma rolagem
   *[other] Some ferramentas a no máximo { $n } rolagens
}
challenge-stone_age-gold-least = Encontre { $n } de ouro

# In Through the Ages.

challenge-through_the_ages-place-most = { $n ->
    [1] Vença a partida
   *[other] Termine em { $n }º lugar ou melhor
}
challenge-through_the_ages-lead-least = Fique ao menos { $n } de cultura à frente do melhor rival
challenge-through_the_ages-culture-least = Chegue a { $n } de cultura
challenge-through_the_ages-wonder_culture-least = Ganhe { $n } de cultura com maravilhas
challenge-through_the_ages-building_culture-least = Ganhe { $n } de cultura com construções urbanas
challenge-through_the_ages-wars-least = { $n ->
    [1] Declare uma guerra
   *[other] Declare { $n } guerras
}
challenge-through_the_ages-wars-most = { $n ->
    [0] Não declare nenhuma guerra
   *[other] Declare no máximo { $n } guerras
}
challenge-through_the_ages-wars_won-least = { $n ->
    [1] Vença uma guerra, seja quem for que a declare
   *[other] Vença { $n } guerras, seja quem for que as declare
}
challenge-through_the_ages-aggressions-most = { $n ->
    [0] Não jogue nenhuma agressão
   *[other] Jogue no máximo { $n } agressões
}
challenge-through_the_ages-leaders-most = { $n ->
    [0] Não tenha nenhum líder
   *[other] Tenha no máximo { $n } líderes
}
challenge-through_the_ages-wonders-least = Complete { $n } maravilhas
challenge-through_the_ages-wonders-most = { $n ->
    [0] Não complete nenhuma maravilha
   *[other] Complete no máximo { $n } maravilhas
}
challenge-through_the_ages-colonies-least = Colonize { $n } territórios
challenge-through_the_ages-events-most = { $n ->
    [0] Não prepare nenhum evento
   *[other] Prepare no máximo { $n } eventos
}
challenge-through_the_ages-action_cards-most = { $n ->
    [0] Não jogue nenhuma carta de ação
   *[other] Jogue no máximo { $n } cartas de ação
}
challenge-through_the_ages-technologies-least = Desenvolva { $n } tecnologias
challenge-through_the_ages-governments-most = { $n ->
    [0] Nunca mude de governo
   *[other] Mude de governo no máximo { $n } vezes
}
challenge-through_the_ages-revolutions-least = Faça { $n } revoluções
challenge-through_the_ages-uprisings-most = { $n ->
    [0] Seu povo nunca se revolta
   *[other] Seu povo se revolta no máximo { $n } vezes
}
challenge-through_the_ages-corruption-most = { $n ->
    [0] Não perca nada por corrupção
    [1] Sofra corrupção no máximo uma vez
   *[other] Sofra corrupção no máximo { $n } vezes
}
challenge-through_the_ages-strength-most = Nunca tenha mais de { $n } de força
challenge-through_the_ages-units-most = { $n ->
    [1] Nunca tenha mais de uma unidade
   *[other] Nunca tenha mais de { $n } unidades
}
challenge-through_the_ages-science_rate-least = Produza { $n } de ciência por turno
challenge-through_the_ages-culture_rate-least = Produza { $n } de cultura por turno
challenge-through_the_ages-people-least = Tenha { $n } trabalhadores, ocupados ou não
challenge-through_the_ages-happiness-least = Tenha { $n } rostos felizes

# By when; how it stands.

challenge-by-age = { $goal } até o fim da Era { $age }
challenge-by-round = { $goal } até o fim da rodada { $round }
challenge-so-far-least = { $value } de { $n }
challenge-so-far-most = { $n ->
    [0] { $value } até agora
   *[other] { $value } até agora, no máximo { $n }
}
challenge-told-later = decide-se no fim
challenge-reached = alcançado
challenge-reached-with = alcançado: { $value }
challenge-kept = respeitado
challenge-missed = perdido
challenge-missed-with = perdido: { $value }
challenge-lost = Esta tentativa já não pode conseguir nenhuma estrela.
challenge-against = { $n ->
    [1] Contra um bot: { $level }
   *[other] Contra { $n } bots: { $level }
}
challenge-edition-2006 = edição de 2006
challenge-grade = Grau { $grade } de 5
challenge-stars = { $n ->
    [1] { $n } estrela de 3
   *[other] { $n } estrelas de 3
}
challenge-attempts = { $n ->
    [1] { $n } tentativa
   *[other] { $n } tentativas
}
challenge-unknown = Não há nenhum desafio { $name }.
challenge-none-here = Nesta mesa não se joga nenhum desafio.
challenge-not-yours = Como está um desafio é dito a quem o joga; aos outros, quando a partida termina.

# In the terminal.

challenge-help = jogar um desafio: um objetivo, um limite e até três estrelas
challenge-about = Jogue um desafio: uma partida igual para todos, com objetivos e limites para até três estrelas. O que você consegue fica guardado.
challenge-which = um jogo, para o primeiro desafio sem estrela, ou o id de um desafio
challenge-list = listar os desafios e o que você conseguiu
challenge-json = para programas: a lista, ou um desafio e como está a última tentativa
challenge-again = começar outra tentativa, mesmo que haja uma aberta
challenge-column-id = Id
challenge-column-game = Jogo
challenge-column-grade = Grau
challenge-column-goal = Para a primeira estrela
challenge-column-best = Melhor
challenge-standing = { $goal }: { $state }
challenge-next = Próximo: { $title } ({ $command })

# In the browser.

web-title-challenges = Desafios
web-challenges-about = Uma partida igual para todos, com um objetivo, um limite e até três estrelas. Tente quantas vezes quiser: vale a sua melhor tentativa.
web-challenges-total = { $n } de { $all } estrelas
web-challenge-again = Tentar de novo
web-challenge-next = Próximo desafio
web-challenge-all = Todos os desafios
web-challenge-star = { $n ->
    [1] Primeira estrela
    [2] Segunda estrela
   *[other] Terceira estrela
}
web-challenge-goals = Desafio: { $title }
web-challenge-no-stars = Nenhuma estrela desta vez
web-challenge-tried = Como os bots se saíram
web-challenge-wish = Um bot que conhece o objetivo
web-challenge-share = { $level }: { $share } % de { $games } partidas
web-challenge-rules = Como funcionam os desafios
web-challenge-rule-same = Cartas, dados e bots são iguais para todos e em cada tentativa: as mesmas escolhas recebem as mesmas respostas.
web-challenge-rule-stars = A segunda estrela precisa da primeira, e a terceira, das duas. As estrelas são dadas no fim da partida.
web-challenge-rule-undo = Você só desfaz o que não mostrou nada de novo, como na partida do dia; as partidas de desafios não entram nas suas estatísticas.
web-challenge-rule-grade = O grau vem de quantas vezes os bots conseguiram a primeira estrela.
web-welcome-challenges = Desafios
web-welcome-challenges-about = Objetivos com um limite, em cinco graus, para até três estrelas.

# Titles.

challenge-title-first-village = A primeira aldeia
challenge-title-golden-fields = Campos dourados
challenge-title-good-tools = A ferramenta certa
challenge-title-full-huts = Cabanas cheias
challenge-title-hungry-winners = Vencedores famintos
challenge-title-small-tribe = Uma tribo pequena
challenge-title-bare-hands = Mãos nuas
challenge-title-no-hunters = Sem caçadores
challenge-title-gold-rush = Corrida do ouro
challenge-title-no-gold-diggers = Pés secos
challenge-title-spare-the-forest = Poupe a floresta
challenge-title-open-sky = A céu aberto
challenge-title-no-civilization = Sem civilização
challenge-title-green-cards = Arte e medicina
challenge-title-great-hall = O grande salão
challenge-title-master-builders = Mestres de obras
challenge-title-circle-of-shamans = Círculo de xamãs
challenge-title-hut-builders = Construtores
challenge-title-tool-makers = Ferramenteiros
challenge-title-short-summer = Um verão curto
challenge-title-first-empire = O primeiro império
challenge-title-lasting-peace = Paz duradoura
challenge-title-nobody-leads = Ninguém manda
challenge-title-wonders-of-the-world = Maravilhas do mundo
challenge-title-no-monuments = Sem monumentos
challenge-title-warlord = Senhor da guerra
challenge-title-undefended = Sem defesa
challenge-title-no-shortcuts = Sem atalhos
challenge-title-enlightenment = Iluminismo
challenge-title-crowded-land = Terra superpovoada
challenge-title-eternal-despot = O déspota eterno
challenge-title-no-intrigue = Sem intrigas
challenge-title-early-bloom = Floração precoce
challenge-title-clean-hands = Mãos limpas
challenge-title-revolutionaries = Revolucionários
challenge-title-happy-people = Um povo feliz
challenge-title-three-empires = Três impérios
challenge-title-old-ways = À moda antiga
challenge-title-old-masters = Sem mestres
challenge-title-old-colonies = Velhas colônias
