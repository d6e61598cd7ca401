# Problemas: posições em que uma opção é claramente a melhor.

puzzle-help = uma posição em que uma opção é claramente a melhor: encontre-a
puzzle-about = Mostra uma posição de uma partida e espera a sua escolha. Uma opção é claramente melhor que todas as outras, e não é a primeira que vem à mente; a busca dos bots conferiu. Sem nome, é o problema de hoje.
puzzle-which = um jogo, para o próximo problema que você ainda não resolveu, ou o nome de um problema
puzzle-list = listar os problemas, sem as soluções
puzzle-json = com --list: para programas
puzzle-json-list = --json acompanha --list.
puzzle-unknown = Não há nenhum problema { $name }.
puzzle-head = Problema { $name } ({ $grade }). Uma opção é claramente a melhor.
puzzle-right = Certo: é a melhor opção.
puzzle-wrong = Não: está longe de ser a melhor opção.
puzzle-loses = { $points ->
    [one] Custa um ponto no final
   *[other] Custa { $points } pontos no final
} e { $chance } % da chance de vencer.
puzzle-best = A melhor: { $option }
puzzle-again = E agora?
puzzle-again-try = tentar de novo
puzzle-again-solution = ver a solução
puzzle-name = nome
puzzle-game = jogo
puzzle-theme = tema
puzzle-grade = dificuldade
puzzle-round = rodada
puzzle-solved = resolvido
puzzle-yes = sim
puzzle-grade-easy = fácil
puzzle-grade-middling = média
puzzle-grade-hard = difícil
puzzle-theme-food = comida
puzzle-theme-people = população
puzzle-theme-tools = ferramentas
puzzle-theme-materials = recursos
puzzle-theme-cards = cartas
puzzle-theme-buildings = edifícios
puzzle-theme-building = construção
puzzle-theme-wonders = maravilhas
puzzle-theme-leaders = líderes
puzzle-theme-science = ciência
puzzle-theme-war = guerra
puzzle-theme-politics = política
puzzle-theme-happiness = felicidade
puzzle-theme-culture = cultura
puzzle-theme-colonies = colônias
puzzle-theme-regions = regiões
puzzle-theme-tributaries = tributários
puzzle-theme-civilisation = cartas primitivas e civilizadas
puzzle-theme-nation = as cartas da nação
puzzle-theme-fame = fama
puzzle-theme-unrest = distúrbios
puzzle-theme-innovation = inovação
puzzle-automa = contra o automa
puzzle-theme-last-round = a última rodada

web-title-puzzles = Problemas
web-title-puzzle = Problema
web-puzzles-about = Uma opção é claramente a melhor, e não é a primeira que vem à mente. A busca dos bots conferiu.
web-puzzle-today = O problema de hoje
web-puzzle-all = Todos os problemas
web-puzzle-solution = A solução
web-puzzle-task = Uma opção é claramente a melhor. Escolha-a no tabuleiro.
web-puzzle-best = Esta é a melhor opção.
web-puzzle-measured = Medido em milhares de partidas que os bots jogaram a partir daqui.
web-puzzle-show = Ver a solução
web-puzzle-next = Próximo problema
web-puzzle-not_now = Não pode ser escolhido aqui.
web-puzzle-people = { $tried ->
    [one] { $found ->
        [0] Uma pessoa tentou, e não resolveu de primeira.
       *[other] Uma pessoa tentou, e resolveu de primeira.
    }
   *[other] Resolvido de primeira por { $found } de { $tried } pessoas.
}
web-puzzle-allow = Esta partida pode ser usada para problemas
web-puzzle-allow-how = Só se todos os que jogaram permitirem, e nunca com nomes. O que já virou problema continua sendo.
web-welcome-puzzle = O problema de hoje
web-welcome-puzzle-about = Uma posição, uma melhor opção: encontre-a.
puzzle-no-option = Não é uma das opções.
