### As páginas de ratings e amigos, e o que as mesas dizem deles.

## Ratings

web-title-ratings = Ratings
web-title-ratings-player = Ratings de um jogador
web-nav-ratings = Ratings
web-rated = Com rating
web-rated-about = O resultado conta para o rating. Todos jogam com uma conta; nada ajuda, só as suas últimas escolhas se desfazem, e quem sai fica em último.
web-rated-leave = Esta mesa vale rating: quem sai fica em último, faça o bot o que fizer.
web-new-rated = Mesa com rating
web-new-rated-sign-in = Para isso você precisa de uma conta:
web-new-invited = Serão convidados: { $names }
web-new-invited-not = Não convidar ninguém
web-ratings-about = Uma só escala para pessoas e bots, e uma lista por jogo e número de jogadores. Quem começa tem 1000; 400 pontos a mais são umas dez vitórias contra uma.
web-ratings-lists = Listas
web-ratings-edition = { $game } ({ $edition })
web-ratings-list = { $game }, { $n } jogadores
web-ratings-players = { $n } jogadores
web-ratings-played = { $n ->
    [0] ainda sem partidas com rating
    [one] uma partida com rating
   *[other] { $n } partidas com rating
}
web-ratings-who = Jogador
web-ratings-rating = Rating
web-ratings-uncertainty = Incerteza
web-ratings-provisional = provisório
web-ratings-explained = Em 19 de 20 casos a força está dentro do número depois de ±. Um rating é provisório até { $n } partidas, e até lá não tem lugar na ordem.
web-ratings-none = Ainda não há partidas com rating.
web-ratings-graph = { $n ->
    [one] O rating depois de uma partida: { $rating }, com margem de { $uncertainty }.
   *[other] O rating depois de cada uma de { $n } partidas, agora { $rating }, com margem de { $uncertainty }. A faixa mostra a incerteza.
}
web-ratings-left = saiu
web-ratings-changes = Ratings depois desta partida
web-ratings-soon = Os ratings estão sendo calculados.

## Amigos

web-title-friends = Amigos
web-invitations = Você foi convidado
web-invitations-by = { $name } convida você: { $game }, { $n } jogadores
web-invitations-accept = Sentar
web-invitations-decline = Não, obrigado
web-friends-invite = Convide alguém que você conhece
web-friends-invite-do = Convidar
web-friends-invite-name = Convidar { $name }
web-friends-invited = convite enviado
web-friends-again = Jogar de novo com { $names }
web-friends-ask-name = Pedir amizade a { $name }
web-friends-sign-in = Para ter amigos você precisa de uma conta:
web-friends-name = Nome de uma conta
web-friends-ask = Pedir amizade
web-friends-asked = Pedem a você
web-friends-list = Seus amigos
web-friends-none = Ninguém ainda: peça amizade a alguém pelo nome da conta.
web-friends-asking = Você pede a
web-friends-recent = Jogaram com você há pouco
web-friends-blocked = Bloqueados
web-friends-at-table = em uma mesa
web-friends-privacy = Seus amigos veem o nome da sua conta e se você está em uma mesa, nada mais. Quem está bloqueado não pode pedir amizade, convidar você, sentar nem escrever nas suas mesas, e não fica sabendo por quê.
web-friends-do-accept = Aceitar
web-friends-do-decline = Recusar
web-friends-do-block = Bloquear
web-friends-do-play = Jogar
web-friends-do-part = Remover
web-friends-do-withdraw = Retirar
web-friends-do-ask = Pedir
web-friends-do-unblock = Desbloquear
