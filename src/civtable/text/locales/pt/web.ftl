### As páginas do navegador; os tabuleiros dos jogos no fim.

## Titles and navigation

web-title-welcome = Boas-vindas
web-title-lobby = Salão
web-title-new = Nova mesa
web-title-table = Mesa
web-title-your_turn = Sua vez
web-title-replay = Replay
web-title-verify = Sorteio justo
web-title-import = Abrir um registro
web-title-account = Conta
web-title-settings = Ajustes
web-title-guide = Primeira partida guiada
web-title-not_found = Não há nada aqui
web-not_found-about = Este endereço não é de nenhuma página.
web-nav-home = Ir ao início
web-nav-label = Páginas
web-nav-menu = Menu
web-nav-lobby = Salão
web-nav-new = Nova mesa
web-nav-import = Abrir registro
web-nav-account = Conta
web-nav-settings = Ajustes
web-skip-main = Ir ao conteúdo
web-loading = Um momento …
web-close = Fechar
web-copy = Copiar
web-copied = Copiado
web-copy-selected = Selecionado: copie agora
web-share = Compartilhar
web-error-unreachable = Não foi possível falar com o servidor. Tente de novo daqui a pouco.
web-error-unknown = O servidor não disse por que isto falhou.

## Welcome

web-welcome-title = Sente-se, a mesa está posta
web-welcome-about = Jogos de civilização com todas as regras: contra bots que jogam limpo, com amigos onde quer que estejam ou juntos em uma tela. Sem conta e sem instalar nada.
web-welcome-choose = Escolha um jogo
web-welcome-friends = Com amigos
web-welcome-friends-about = Crie uma mesa e mande a cada amigo o link de um lugar.
web-welcome-lobby = Com outros
web-welcome-lobby-about = Ocupe um lugar livre ou assista a uma partida em jogo.
web-welcome-rules = Rever
web-welcome-rules-about = Suas partidas terminadas ficam guardadas: veja jogada a jogada, continue de qualquer posição ou abra um registro.
web-welcome-affiliation = O civtable não tem vínculo com os autores nem com as editoras destes jogos. Todas as imagens e textos são próprios.
web-play-against = Qual a força dos rivais
web-play-now = Jogar já
web-play-choose = Escolher jogadores e regras
web-guide-first = Primeira vez? Cinco minutos com um guia
web-first-table-stone_age = Você e dois bots.
web-first-table-through_the_ages = Você e dois bots, a edição de 2015.
web-first-table-imperium = Sozinho com os romanos contra o automa.
web-guide-begin = Aprender jogando

## Lobby

web-lobby-yours = Suas mesas
web-lobby-open = Esperando jogadores
web-lobby-open-none = Nenhuma mesa espera jogadores agora. Crie uma!
web-lobby-running = Em jogo
web-lobby-running-none = Nada está sendo jogado em público agora.
web-lobby-made = desde { $when }
web-lobby-changed = última jogada { $when }
web-lobby-round = Rodada { $n }
web-lobby-age = Era { $age }, rodada { $n }
web-lobby-turn = é a vez de { $player }
web-finished = Partidas terminadas
web-finished-none = Aqui ficam as partidas que você terminar neste navegador, para ver de novo.
web-finished-more = Mostrar mais
web-sit = Sentar
web-watch = Assistir
web-look = Ver
web-resume = Continuar
web-seat-open = livre
web-your-name = Seu nome
web-name = Nome
web-you = você

## A new table

web-new-game = Jogo
web-new-seats = Jogadores
web-new-count = Número de jogadores
web-new-seats-hint = A partida começa quando não houver mais lugar livre.
web-new-who = Quem joga como { $seat }
web-new-who-me = eu
web-new-who-here = outro jogador nesta tela
web-new-who-friend = um amigo que recebe um link
web-new-who-open = livre para qualquer um
web-new-name = Nome de { $seat }
web-new-settings = Regras
web-new-title = Título da mesa (se quiser)
web-new-takeover = Se alguém se ausentar, um bot continua
web-new-takeover-never = nunca
web-new-takeover-300 = após 5 minutos
web-new-takeover-3600 = após uma hora
web-new-takeover-86400 = após um dia
web-new-private = Privada: só encontra a mesa quem tem um link
web-new-all = Comparar todas
web-new-gone = Não é mais possível: { $value }.
web-new-private-about = A mesa não aparece no salão; os amigos entram com seus links.
web-new-takeover-about-never = A partida espera o tempo que for preciso.
web-new-takeover-about-later = Um bot faz as jogadas de quem ficar tanto tempo fora; quem volta continua jogando.
web-new-create = Criar a mesa
web-waiting-about = A mesa espera até que todos os lugares estejam ocupados.
web-links = Links para enviar
web-links-table = Este link mostra a mesa a qualquer um: para ocupar um lugar livre ou para assistir.
web-links-seats = Cada um destes links é um lugar. Dê cada um a um só amigo.
web-links-seat = Link para { $seat }
web-invite = { $n ->
    [one] Envie este link ao seu amigo
   *[other] Envie a cada amigo o seu link
}
web-invite-code = Link para { $seat } como código QR
web-invite-how = Copie ou compartilhe o link, ou deixe o amigo apontar o celular para o código. Quem abrir primeiro fica com o lugar.
web-reach-here = Só este computador alcança este servidor: em outros aparelhos os links não abrem nada. Para abrir o servidor à rede local, pare-o e inicie-o como antes, acrescentando isto (se era só ./play: ./play serve e isto); as mesas ficam.
web-reach-address = Abra-o depois em { $address }: os seus links começarão assim.
web-reach-unknown = Os links começam com { $address }, que só este computador abre. Abra esta página no endereço pelo qual os outros chegam a este servidor: os seus links começarão assim.
web-waiting-gather = A partida começa quando todos estiverem sentados e prontos.
web-ready = pronto
web-ready-say = Estou pronto
web-ready-not_yet = Ainda não
web-ready-waits = ainda não está pronto
web-seat-expected = ainda não chegou

## The table

web-status = O que se pergunta
web-status-your_turn = Sua vez:
web-status-waits = { $player } está escolhendo.
web-status-waits_absent = Esperando { $player }, que não está aqui.
web-status-bot_thinks = { $player } (bot) está pensando.
web-status-waiting_players = Esperando jogadores.
web-status-over = A partida terminou.
web-here = aqui
web-away = ausente
web-substitute = ausente, joga um bot
web-asked = está na vez
web-connection-lost = A conexão caiu. Está sendo restabelecida; nada se perde.
web-tab-table = Mesa
web-tab-mine = Meu
web-tab-rivals = Rivais
web-tab-log = Histórico
web-tab-chat = Conversa
web-tab-calls = (há algo a fazer)
web-side = Opções, histórico e conversa
web-generic-board = A posição em esquema
web-options = Opções
web-options-open = { $n ->
    [one] { $n } opção
   *[other] { $n } opções
}
web-options-count = { $n } à vista
web-options-filter = Buscar uma opção
web-options-none = Nenhuma opção tem essas palavras.
web-options-not_now = Suas opções aparecem aqui na sua vez.
web-options-watching = Você está assistindo: vê o que todos podem ver.
web-code = Código
web-code-play = Jogar
web-why-not = Por que não?
web-why-possible = Isso é possível agora.
web-skip = Pular ({ $n })
web-follow = O que os outros fazem
web-follow-nothing = Aqui se conta o que acontece na mesa.
web-again = De novo
web-again-about = Ver de novo o que aconteceu desde o meu último turno
web-again-step = { $n } de { $most }
web-again-now = Voltar ao presente
web-told-before = { $n ->
    [one] { $n } jogada antes.
   *[other] { $n } jogadas antes.
}
web-undo = Desfazer
web-undo-steps = O que se pode desfazer
web-undo-step = Desfazer: { $what }
web-undo-told = { $player } desfez uma jogada: sua vez ainda não começou.
web-undo-anew = Desfazer, com novos dados
web-undo-ask = Pedir para desfazer
web-undo-asked = { $player } pede para voltar à jogada { $ply }.
web-undo-accept = Aceitar
web-undo-refuse = Recusar
web-undo-waiting = Você pediu para desfazer. Falta aceitar: { $players }.
web-log = O que aconteceu
web-log-empty = Ainda não aconteceu nada.
web-log-go = Ver a jogada { $ply }
web-chat = Conversa à mesa
web-chat-empty = Ninguém disse nada ainda.
web-chat-say = Diga algo
web-chat-send = Enviar
web-curtain-title = Passe a tela para { $player }
web-curtain-about = Ainda não há na página nada que só { $player } possa ver.
web-curtain-open = Sou { $player }
web-menu = Menu da mesa
web-menu-rename = Mudar nome
web-menu-rethink = Desfazer também o que dados e cartas mostraram; a sorte então é nova
web-menu-leave = Sair: um bot continua
web-menu-leave-sure = O bot fica com seu lugar para sempre. Sair?
web-menu-leave-level = O nível do bot
web-menu-leave-yes = Sair
web-menu-leave-no = Ficar

## The end

web-result-wins = { $player } vence
web-result-shared = { $players } dividem a vitória
web-result-table = Pontos por origem
web-result-source = Pontos de
web-result-total = Total
web-result-rank = Colocação
web-result-again = Rever a partida
web-result-board = Ver o tabuleiro
web-result-open = Resultado
web-result-rematch = Jogar de novo
web-result-reseat = Em outros lugares
web-reseat-about = Do primeiro jogador ao último.
web-reseat-earlier = { $player } antes
web-reseat-later = { $player } depois
web-reseat-lot = Sortear
web-reseat-same = Como antes
web-result-follow = Entrar na próxima
web-result-watch_next = Assistir à próxima
web-chart-rounds = Pontos após cada rodada
web-chart-plies = Pontos ao longo da partida
web-chart-round = Rodada
web-chart-ply = Jogada
web-record-save = Salvar o registro
web-scenario-save = Salvar a posição
web-scenario-known = Um arquivo de cenário com a posição tal como você a conhece: as cartas que você não pode conhecer são distribuídas de novo.

## Replay, records, proof

web-replay-ply = Jogada { $ply } de { $most }
web-replay-chooses = { $player } deve escolher.
web-replay-back = Voltar à mesa
web-replay-result = Ver o resultado
web-replay-controls = Passos
web-replay-slider = Jogada mostrada
web-replay-first = Ir ao começo
web-replay-prev = Uma jogada atrás
web-replay-next = Uma jogada adiante
web-replay-last = Ir ao fim
web-replay-play = Reproduzir
web-replay-pause = Pausa
web-keys = Teclas
web-keys-walk = andam entre o que brilha
web-keys-choose = escolhe; de novo, ou o botão ao lado, envia
web-keys-back = volta: nada mais está escolhido
web-keys-undo = desfaz o último passo
web-keys-tab = leva a todo o resto da página
web-keys-help = mostra estas teclas
web-keys-step = uma jogada atrás, uma adiante
web-keys-play = reproduz e pausa
web-keys-ends = ao começo, ao fim
web-branch = Continuar daqui
web-branch-seat = Visto e jogado como
web-branch-level = Os bots
web-import-about = Um registro guarda uma partida inteira: regras, sorte e cada escolha. Uma terminada abre como replay; uma inacabada continua contra bots. Um arquivo de cenário abre como mesa na sua posição, contra bots.
web-import-file = Arquivo do registro
web-import-text = Ou cole aqui
web-file-choose = Escolher um arquivo
web-file-none = Nenhum arquivo escolhido ainda
web-import-go = Abrir
web-verify-about = Antes da primeira jogada, o servidor fixou tudo o que a sorte traria e mostrou a impressão digital disso. Depois da última, mostra o próprio segredo: quem tem os dois pode conferir que nenhum dado e nenhuma carta foram escolhidos depois.
web-verify-holds = Confere: esta semente tem essa impressão digital.
web-verify-fails = Não confere: esta semente tem outra impressão digital.
web-verify-later = A partida ainda está em jogo; a semente aparece no fim.
web-verify-commitment = Impressão digital, desde o começo
web-verify-seed = Semente
web-verify-secret = secreta até o fim
web-verify-digest = Impressão digital da posição final
web-verify-yourself = Você não precisa acreditar nesta página. Salve o registro e confira a partida inteira no seu computador:
web-verify-back = Voltar à mesa

## Account and settings

web-account-about = Ninguém precisa de conta para jogar. Com ela você encontra suas partidas e resultados em qualquer aparelho.
web-account-password = Senha
web-account-password-hint = Pelo menos 8 caracteres.
web-account-in = Entrar
web-account-new = Conta nova
web-account-out = Sair
web-account-statistics = Estatísticas
web-account-tables = Suas partidas
web-account-your_turn = sua vez
web-account-result = { $rank }º lugar, { $total ->
    [one] { $total } ponto
   *[other] { $total } pontos
}
web-account-no_games = Ainda não há partidas terminadas.
web-account-game = Jogo
web-account-played = Jogadas
web-account-won = Vencidas
web-account-average = Média
web-account-best = Melhor
web-account-delete = Apagar esta conta
web-account-delete-about = A conta, suas sessões e sua lista de partidas são apagadas na hora e para sempre. As partidas ficam nas suas mesas.
web-account-delete-yes = Apagar para sempre
web-language = Idioma
web-theme = Tema
web-theme-system = como o sistema
web-theme-day = mesa de dia
web-theme-night = mesa de noite
web-motion = Movimento
web-motion-system = como o sistema
web-motion-full = as peças se movem
web-motion-calm = calmo
web-speed = Jogadas dos outros
web-speed-slow = lentas
web-speed-normal = normais
web-speed-fast = rápidas
web-speed-none = todas de uma vez
web-sound = Sons: minha vez, dados, cartas, batalha, fim
web-volume = Volume
web-notify = Um aviso na minha vez, se eu estiver em outra página
web-notify-denied = O navegador não permite avisos desta página.
web-settings-here = Tudo isto fica neste navegador.
web-title-credits = Créditos
web-credits-drawings = Os desenhos das cartas vêm de Game-icons. Foram alterados: dois tons, vários juntos, linhas mais simples. Foram desenhados por:
web-credits-count = { $n ->
    [one] { $n } desenho
   *[other] { $n } desenhos
}
web-account-forgot = Perdi a senha
web-account-forgot-about = Seu código de recuperação abre a conta uma vez. Você escolhe uma senha nova, todas as sessões terminam e você recebe um código novo.
web-account-recover = Definir a senha nova
web-account-code = Código de recuperação
web-account-code-about = Anote este código e guarde-o bem: ele só é mostrado agora. Se um dia você perder a senha, este código abre sua conta uma vez, e nada mais a abre.
web-account-code-done = Já anotei
web-account-code-new = Código de recuperação novo
web-account-code-new-about = Se você não tem código de recuperação ou o perdeu, faça um novo. O anterior não abrirá mais nada.
web-account-code-new-yes = Fazer um código novo
web-account-password-now = Senha atual
web-account-password-new = Senha nova
web-account-change = Mudar a senha
web-account-change-about = Aqui você continua na conta; nos outros lugares a sessão termina.
web-account-change-yes = Mudar
web-account-changed = A senha foi mudada.
web-account-sessions = Onde você entrou na conta
web-account-session-this = este navegador
web-account-session-unknown = navegador desconhecido
web-account-session-end = Terminar
web-account-session-end-others = Terminar todas as outras

## The guided first game

web-guide-step = Passo { $n } de { $most }
web-guide-next = Próximo
web-guide-back = Voltar
web-guide-real = Jogar uma partida de verdade
web-guide-leave = Sair da lição
web-guide-others = Os outros jogam.
web-guide-do = Faça no tabuleiro ou com este botão:
web-guide-not_now = Boa ideia para mais tarde. Nesta lição fazemos o que o texto diz.

## Tables that stand still, seats that change hands

web-status-problem = Esta mesa está parada.
web-problem-damaged = Esta mesa tem um problema; o registro até aqui pode ser baixado.
web-problem-pinned = Esta mesa começou com outras regras e fica como está; o registro até aqui pode ser baixado.
web-problem-operator = Quem cuida deste servidor parou esta mesa; o registro até aqui pode ser baixado.
web-problem-ply = O registro é válido até a jogada { $ply }.
web-problem-download = Baixar o registro
web-problem-continue = Continuar desta posição com as regras atuais
web-replay-archived = Esta partida foi jogada com outras regras: não dá para percorrer suas jogadas. O final e o histórico estão guardados.
web-chat-watching = (assistindo)
web-seat-friend = à espera de um amigo; até lá quem criou a mesa pode jogar por ele
web-seat-taken = Alguém já ocupou este lugar pelo link. Você está assistindo.
web-seat-lost = Este lugar não é mais seu: foi deixado ou ocupado por outra pessoa. Você está assistindo.
web-status-waits_friend = { $player } é um amigo que ainda não chegou; até lá quem criou a mesa pode jogar neste lugar.
web-links-used = O amigo chegou; este link não vale mais.
web-links-play = Jogar neste lugar aqui até o amigo chegar

## Several things that are chosen together

web-several-full = Não mais de { $most }: primeiro retire uma.
web-several-less = Uma a menos: { $what }
web-several-more = Uma a mais: { $what }
web-several-clear = Limpar
web-several-confirm = Confirmar ({ $n })

## O que se pergunta mais uma vez, e o que se faz sem perguntar

web-doubt-no = Voltar
web-doubt-never = Não perguntar mais
web-ask-end = Perguntar antes de terminar meu turno com ações sobrando
web-pass-alone = Passar por mim quando não há mais nada a fazer
web-resign-sure = Você deixa esta partida de vez, e ela continua sem você. Desistir?
web-resign-later = Só se pode desistir no início do próprio turno. Será feito então; até lá você pode mudar de ideia.
web-resign-waits = Você desistirá quando seu turno começar.
web-resign-withdraw = Continuar jogando
