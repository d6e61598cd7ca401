### As páginas dos torneios: a lista, o formulário, acompanhar um, organizar.

web-title-tournaments = Torneios
web-title-tournament = Torneio
web-title-new_tournament = Novo torneio
web-welcome-tournaments = Torneios
web-welcome-tournaments-about = Participe de um ou crie um para os seus amigos: mesas, rodadas e classificação se fazem sozinhas.

web-tournaments-about = Alguém cria um torneio, as pessoas entram e os bots completam. As mesas de uma rodada são formadas assim que a anterior acaba.
web-tournaments-open = Inscrições abertas
web-tournaments-open-none = Nenhum agora. Crie um!
web-tournaments-running = Em andamento
web-tournaments-running-none = Nenhum torneio em andamento.
web-tournaments-over = Terminados
web-tournaments-over-none = Nenhum ainda.
web-tournament-make = Criar um torneio
web-tournament-sign-in = Entre na sua conta para participar
web-tournament-needs-account = Para criar um torneio é preciso ter uma conta:
web-tournament-entered = { $n } de { $places } vagas ocupadas
web-tournament-by = de { $name }
web-tournament-seats = { $n } por mesa
web-tournament-you-organiser = você organiza
web-tournament-you-entrant = você participa
web-tournament-you-reserve = você é reserva
web-tournament-clock-live = com relógio
web-tournament-clock-days = em vários dias
web-tournament-private-badge = só com link

web-tournament-state-open = Inscrições abertas
web-tournament-state-running = Em andamento
web-tournament-state-over = Terminado
web-tournament-state-cancelled = Cancelado
web-tournament-state-left = saiu
web-tournament-state-removed = fora do torneio
web-tournament-gone = Alguém que não está mais

web-tournament-title = Título (se quiser)
web-tournament-form = Formato
web-tournament-at-table = Número por mesa
web-tournament-who-meets = Quem enfrenta quem
web-tournament-form-swiss = Suíço
web-tournament-form-swiss-about = Em cada rodada se enfrentam os que têm mais ou menos os mesmos pontos, e ninguém é eliminado. Poucas rodadas bastam para muitos jogadores.
web-tournament-form-round_robin = Todos contra todos
web-tournament-form-round_robin-about = Todos enfrentam todos, do modo mais equilibrado possível. Ideal para um grupo pequeno; em vários dias é uma liga.
web-tournament-form-knockout = Eliminatória
web-tournament-form-knockout-about = Os melhores de cada mesa avançam, os outros são eliminados, até a final.
web-tournament-rounds = Rodadas
web-tournament-usual = o habitual
web-tournament-rounds-about = Quantas forem precisas para haver um só vencedor.
web-tournament-advance = Avançam de cada mesa
web-tournament-advance-n = os { $n } melhores
web-tournament-advance-about = O habitual é o melhor; com quatro por mesa, os dois melhores.
web-tournament-same = Mesma distribuição
web-tournament-same-about = Todas as mesas de uma rodada começam com as mesmas cartas e dados. Ninguém pode olhar outra mesa até o fim da rodada.
web-tournament-rated = Partidas com rating
web-tournament-rated-about = As partidas contam para o rating, com as mesmas regras de sempre.
web-tournament-time = Tempo
web-tournament-entry = Quem pode participar
web-tournament-places = Vagas
web-tournament-places-about = Quem chega depois é reserva e pode ocupar a vaga de quem sair.
web-tournament-private = Privado: só quem tem o link o encontra
web-tournament-private-about = O torneio não está na lista.
web-tournament-fill = Bots que completam
web-tournament-fill-n = até { $n } vagas
web-tournament-fill-none = nenhum
web-tournament-fill-about = Se entrarem menos pessoas, os bots ocupam as outras vagas no início.
web-tournament-fill-about-none = Só pessoas participam.
web-tournament-levels = Níveis dos bots, em sequência
web-tournament-create = Criar o torneio

web-tournament-now = O que é com você agora
web-tournament-now-enter = Você pode participar: há uma vaga para você.
web-tournament-now-full = Todas as vagas estão ocupadas. Como reserva, você joga se uma ficar livre.
web-tournament-now-sign_in = Com uma conta você pode participar.
web-tournament-now-in = Você está dentro. Começa quando quem organiza der início.
web-tournament-now-table = A sua mesa da rodada { $n } espera por você.
web-tournament-now-waiting-about = Esta página avisa quando a sua mesa estiver pronta.
web-tournament-now-bye = Você folga na rodada { $n }: conta como vitória.
web-tournament-now-out = Você está fora. Veja como continua.
web-tournament-now-watch = O torneio está em andamento. Você pode acompanhar aqui.
web-tournament-now-reserve = Você é reserva: joga se uma vaga ficar livre.
web-tournament-now-left = Você saiu deste torneio.
web-tournament-now-removed = Quem organiza retirou você.
web-tournament-now-cancelled = Este torneio foi cancelado. A classificação é a daquele momento.
web-tournament-now-cancelled_early = Este torneio foi cancelado antes de começar.
web-tournament-now-won = Você venceu o torneio!
web-tournament-now-placed = Você ficou em { $place }º lugar de { $n }.
web-tournament-winner = Venceu:
web-tournament-to-table = Para a sua mesa
web-tournament-enter = Participar
web-tournament-enter-reserve = Entrar como reserva
web-tournament-come-back = Voltar ao torneio
web-tournament-leave = Sair
web-tournament-link = Link para enviar

web-tournament-round = Rodada { $n }
web-tournament-round-of = Rodada { $n } de { $all }
web-tournament-final = Final
web-tournament-round-over = terminada
web-tournament-round-done = { $n } de { $all } terminadas
web-tournament-table = Mesa { $n }
web-tournament-game-running = em jogo
web-tournament-game-over = terminada
web-tournament-game-stuck = parada
web-tournament-game-decided = decidida por quem organiza
web-tournament-byes = Folga:
web-tournament-goes-on = avança
web-tournament-bracket = Rodadas da eliminatória

web-tournament-standings = Classificação
web-tournament-result = Classificação final
web-tournament-column-points = Pontos
web-tournament-column-opponents = Rivais
web-tournament-column-wins = Vitórias
web-tournament-column-direct = Direto
web-tournament-column-share = Parte
web-tournament-ties = Como se ordenam os lugares
web-tournament-ties-about = Em cada mesa valem até 12 pontos, conforme quantos dos outros se supera. Em caso de empate contam, nesta ordem:
web-tournament-ties-knockout = Primeiro conta até onde se chegou, depois o lugar na última mesa e os pontos; se tudo for igual, nesta ordem:
web-tournament-tie-points = Pontos: até 12 por mesa, conforme quantos se supera
web-tournament-tie-opponents = Rivais: a média de pontos de todos os rivais enfrentados
web-tournament-tie-wins = Vitórias: partidas vencidas, sozinho ou em empate
web-tournament-tie-direct = Direto: pontos contra quem continua empatado
web-tournament-tie-share = Parte: que parte de todos os pontos das próprias partidas se fez
web-tournament-tie-lot = O sorteio, feito no início

web-tournament-entrants = Participantes
web-tournament-nobody = Ninguém ainda.
web-tournament-reserves = Reservas
web-tournament-change = Mudar
web-tournament-replace-by = No lugar de { $name }
web-tournament-organise = Organizar
web-tournament-organise-open = Comece quando todos estiverem aqui. Depois só se entra como reserva.
web-tournament-organise-running = As rodadas avançam sozinhas. Para quem saiu há “Mudar” ao lado do nome; para uma partida que não acaba, “Decidir” na sua mesa.
web-tournament-decide = Decidir esta partida
web-tournament-decide-about = Para uma partida que não acaba: um lugar para cada um, iguais em caso de empate. Só conta para o torneio.
web-tournament-do-start = Começar o torneio
web-tournament-do-cancel = Cancelar o torneio
web-tournament-ask-cancel = Cancelar o torneio? Nenhuma outra rodada será jogada.
web-tournament-do-replace = Substituir
web-tournament-ask-replace = Colocar { $other } no lugar de { $name }? Os pontos e o lugar ficam.
web-tournament-do-remove = Retirar
web-tournament-ask-remove = Retirar { $name } do torneio?
web-tournament-do-decide = Decidir
web-tournament-ask-decide = Decidir a partida da mesa { $n }? Não dá para desfazer.
web-tournament-do-leave = Sair
web-tournament-ask-leave = Sair do torneio? Um bot continua na sua mesa e você não joga mais rodadas.
web-tournament-now-waiting = { $n ->
    [0] A próxima rodada está sendo formada.
    [one] A sua partida desta rodada acabou. Uma mesa ainda joga.
   *[other] A sua partida desta rodada acabou. { $n } mesas ainda jogam.
}
web-tournament-bots-come = { $n ->
    [one] No início um bot completa.
   *[other] No início { $n } bots completam.
}
web-tournament-total = { $n ->
    [1] um ponto
   *[other] { $n } pontos
}
web-tournament-ask-start = Começar com { $n } participantes{ $bots ->
    [0] {""}
    [one] {" "}e um bot
   *[other] {" "}e { $bots } bots
}? Depois só se entra como reserva.
