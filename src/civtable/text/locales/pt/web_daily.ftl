### The pages of daily deals and of statistics.

## Daily deals

web-title-daily = A partida de hoje
web-nav-daily = Partida de hoje
web-daily-about = Uma partida por dia, a mesma para todos: as mesmas cartas, os mesmos dados, os mesmos rivais. Você tem uma tentativa que conta.
web-daily-next = Próximas partidas em { $hours } h { $minutes } min
web-daily-against = { $n ->
    [one] Você e um rival ({ $level }).
   *[other] Você e { $n } rivais ({ $level }).
}
web-daily-alone-imperium = Sozinho contra o automa no nível { $level }; a partida sorteia as duas nações.
web-daily-played = { $n ->
    [0] Ninguém a terminou ainda.
    [one] Um jogador a terminou.
   *[other] { $n } jogadores a terminaram.
}
web-daily-practise = Praticar
web-daily-standings = Classificação
web-daily-place = { $place }º lugar entre todos os { $played }
web-daily-left = Você deixou a sua tentativa a um bot, ou ela não pode continuar: não tem resultado.
web-daily-running = Você começou. Nada pode ser praticado antes de esta tentativa acabar.
web-daily-share = O seu resultado para partilhar
web-daily-signs = Dez sinais para as dez partes do jogo: ▲ você estava à frente do melhor rival, ◆ empatado, ▽ atrás. Não revelam nada.
web-daily-was-practice = Isto foi prática: não conta.
web-daily-yours = A sua tentativa
web-daily-not-yet = Você ainda não jogou esta partida.
web-daily-over = Você não jogou esta partida no dia dela. Pode praticá-la.
web-daily-days = Dias
web-daily-before = O dia anterior
web-daily-after = O dia seguinte
web-daily-choose = Escolher um dia
web-daily-today = hoje
web-daily-column-place = Lugar
web-daily-column-result = Resultado
web-daily-column-points = Pontos
web-daily-won = vitória
web-daily-lost = derrota
web-daily-at-table = { $rank }º de { $seats }
web-daily-somebody = Alguém
web-daily-other-rules = por regras anteriores, outra partida
web-daily-more = Mostrar mais
web-daily-nobody = Ninguém terminou aqui esta partida.
web-daily-archive = Dias passados
web-daily-badge = Partida de hoje
web-daily-badge-practice = Partida de prática
web-daily-rules = O que conta
web-daily-rule-one = Conta uma tentativa por dia e jogo: a primeira que você começar. Uma conta tem uma em todos os seus navegadores; sem conta, um navegador tem uma.
web-daily-rule-same = A partida resulta do dia, em UTC, e das regras: quem joga com a mesma versão do civtable, aqui ou em outro lugar, no navegador ou no terminal, tem as mesmas cartas e os mesmos dados. Os bots também: as mesmas escolhas recebem as mesmas respostas.
web-daily-rule-undo = Você pode desfazer as suas últimas escolhas enquanto nada tiver sido mostrado e ninguém tiver respondido. Não há outro caminho de volta nem dicas.
web-daily-rule-practice = Quando a sua tentativa acaba, você pode praticar a partida quantas vezes quiser, e também as de dias passados. A prática não entra em nenhuma classificação nem estatística.
web-daily-rule-late = Uma tentativa começada no seu dia conta quando quer que você a termine. As partidas dos outros podem ser vistas quando o dia acabar.

## Statistics

web-title-statistics = Estatísticas
web-statistics-all-of-it = Todas as estatísticas
web-statistics-csv = Guardar como CSV
web-statistics-of-account = As partidas terminadas da sua conta que começaram nas mesas deste servidor, no máximo as { $most } mais recentes. Registros, ramos, desafios e prática de partidas do dia não contam, nem as partidas que um bot terminou no seu lugar.
web-statistics-of-browser = As partidas terminadas deste navegador que começaram nas mesas deste servidor, sem os desafios, e no máximo das suas { $most } mesas mais recentes. Com uma conta ficam guardadas para todos os seus dispositivos.
web-statistics-none = Ainda não há nenhuma partida terminada. Depois da primeira, esta página diz como você joga.
web-statistics-kind = Quais partidas
web-statistics-kind-all = Todas as { $n }: sem pontos, que não se comparam
web-statistics-kinds = Por tipo de partida
web-statistics-game = Jogo
web-statistics-sum-games = Partidas
web-statistics-sum-won = Vencidas
web-statistics-sum-average = Média
web-statistics-sum-average-place = Lugar médio
web-statistics-sum-best = Melhor
web-statistics-sum-worst = Pior
web-statistics-time = Ao longo do tempo
web-statistics-graph = Pontos de cada partida e média das últimas { $n }.
web-statistics-won-sign = vencida
web-statistics-other-sign = não vencida
web-statistics-ended = Terminada
web-statistics-points = Pontos
web-statistics-place = Lugar
web-statistics-rivals = Contra
web-statistics-person = Pessoas
web-statistics-automa = Automa: { $level }
web-statistics-places = Lugares
web-statistics-players = Jogadores
web-statistics-alone = sozinho
web-statistics-sources = De onde vêm os pontos
web-statistics-all = todas
web-statistics-when-won = vencidas
web-statistics-opening-place = Primeiras colocações
web-statistics-opening-leader = Primeiro líder
web-statistics-opening-wonder = Primeira maravilha
web-statistics-opening-nation = Nação
