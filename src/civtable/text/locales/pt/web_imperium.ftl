### O tabuleiro de Imperium no navegador.

web-imperium-market = Mercado
web-imperium-unrest-below = Há um distúrbio embaixo
web-imperium-main = Baralho principal
web-imperium-exile = Exílio
web-imperium-round = Rodada { $n }
web-imperium-last-round = O jogo acaba depois da rodada { $n }
web-imperium-collapse-near = { $n ->
    [one] Resta 1 distúrbio: o colapso está próximo
   *[other] Restam { $n } distúrbios: o colapso está próximo
}
web-imperium-actions = Fichas de ação disponíveis: { $n }
web-imperium-exhaust = Fichas de exaustão disponíveis: { $n }
web-imperium-exhausted = Exausta
web-imperium-garrisoned = Guarnição: { $card }
web-imperium-developments = Área de desenvolvimento
web-imperium-nation-of = Nação de { $player }
web-imperium-deck = Baralho
web-imperium-discard = Descarte
web-imperium-history = História
web-imperium-nation-deck = Baralho da nação
web-imperium-sunken = Afundadas
web-imperium-pile-deck = No baralho, em ordem desconhecida: { $n }
web-imperium-pile-hand_or_deck = Na mão ou no baralho: { $n }
web-imperium-pile-discard = No descarte: { $n }
web-imperium-pile-history = Na história: { $n }
web-imperium-pile-nation_deck = No baralho da nação: { $n }
web-imperium-pile-sunken = Afundadas: { $n }
web-imperium-pile-exile = No exílio: { $n }
web-imperium-compare = Abrir a nação de { $player }
web-imperium-automa = Automa
web-imperium-die = Dado: { $n }
web-imperium-spaces = Espaços do automa
web-imperium-space-face_down = virada para baixo
web-imperium-space-blocked = bloqueado
web-imperium-space-empty = vazio
web-imperium-automa-piles = Baralho { $deck }, descarte { $discard }, história { $history }, dinastia { $dynasty }
web-imperium-automa-in-play = Em jogo
web-imperium-automa-turn = O último turno do automa
web-imperium-automa-waits = O automa ainda não jogou.
web-imperium-tables = As tabelas do automa
web-imperium-tables-open = Tabelas
web-imperium-row = Linha { $n }
web-imperium-row-used = Usada para { $card }.
web-imperium-automa-of = Automa ({ $nation })
web-imperium-automa-wins = O automa vence
web-imperium-collapsed = Colapso: você perdeu
web-imperium-ended-scoring = O jogo acabou com a pontuação.
web-imperium-ended-collapse = Colapso: a pilha de distúrbios ficou vazia. Vence quem tem menos distúrbios.
web-imperium-others = Os outros
web-imperium-hand = Sua mão: { $n } cartas
web-imperium-how-act = Toque no que brilha: uma carta da mão, uma carta em jogo, uma carta do mercado.

web-imperium-figure-material = materiais
web-imperium-figure-population = população
web-imperium-figure-progress = progresso
web-imperium-figure-actions = fichas de ação
web-imperium-figure-exhaust = fichas de exaustão
web-imperium-figure-hand = cartas na mão
web-imperium-figure-discard = cartas no descarte
web-imperium-figure-history = cartas na história
web-imperium-figure-in_play = cartas em jogo

## The guided first game

web-imperium-guide-welcome = Você leva uma nação bárbara a ser um império. O seu baralho é o seu povo: ele cresce e muda enquanto você joga. Esta primeira partida mostra um turno dos romanos contra o automa, um rival que joga seguindo uma tabela.
web-imperium-guide-deck = Você tem cinco cartas na mão; o resto espera no baralho. Quando ele acaba, o descarte é embaralhado e uma carta do baralho da nação se junta a ele: assim a sua nação amadurece.
web-imperium-guide-actions = Num turno você normalmente ativa: três ações, cada uma joga uma carta, e fichas de exaustão para cartas em jogo.
web-imperium-guide-region = Jogue Dalmácia, uma região: ela fica em jogo, dá população e pode receber uma carta como guarnição.
web-imperium-guide-garrison = Coloque o distúrbio como guarnição: sob uma região ele não atrapalha mais a sua mão. Distúrbios tiram pontos no fim, e se a pilha deles acabar tudo entra em colapso.
web-imperium-guide-conquer = Jogue Conquistar para ganhar uma região do mercado.
web-imperium-guide-acquire = Adquirir: você pega a carta com o distúrbio que houver embaixo e as fichas sobre ela. Aprimorar custa mais e não traz distúrbio. Regiões não têm nenhum embaixo, então adquira.
web-imperium-guide-pay = O progresso pode substituir outros recursos, mas vale pontos: pague com população.
web-imperium-guide-market = Pegue o Rio do mercado.
web-imperium-guide-triumvirate = Jogue Triunvirato. Depois ele vai para a sua história: sai do baralho, mas ainda conta no fim.
web-imperium-guide-break = Aprimore a Vila: o distúrbio dela fica para trás.
web-imperium-guide-pass = Não restam ações. Passe: vem a manutenção.
web-imperium-guide-clean-up = Ponha um progresso sobre uma carta do mercado: quem pegar a carta o ganha. Escolha o Passo Sagrado.
web-imperium-guide-discard = Você pode descartar cartas antes de comprar até ter cinco. Estas são boas: passe.
web-imperium-guide-automa = O automa jogou: lançou o dado, revelou cartas e fez o que diz a tabela dele. O registro conta cada passo e por quê.
web-imperium-guide-prosperity = Seu segundo turno. Jogue Prosperidade, a carta que o sustenta.
web-imperium-guide-draw = Primeiro compre uma carta.
web-imperium-guide-population = Agora escolha população: uma para cada região em jogo.
web-imperium-guide-over = E assim segue: ganhe cartas, mantenha poucos distúrbios e deixe a nação crescer pelo baralho até virar império; depois, desenvolva. No fim contam as cartas, o progresso e a história. Boa sorte!

## Campanhas

web-title-campaign = Campanhas
web-play-campaign = Campanha
web-campaign-about = Uma série de partidas a sós contra o automa, com uma só nação. Depois de cada vitória o nível sobe, e uma carta entra no seu baralho inicial ou sai dele. Cinco vitórias vencem a campanha; a quarta derrota a encerra.
web-campaign-new = Começar uma campanha
web-campaign-yours = Suas campanhas
web-campaign-begin = Começar
web-campaign-file = Continuar uma campanha de um arquivo
web-campaign-file-about = O arquivo que o terminal guarda, ou um salvo aqui. Um arquivo danificado é recusado.
web-campaign-open = Abrir
web-campaign-sheet = Folha de registro
web-campaign-save = Salvar como arquivo
web-campaign-save-about = Uma partida em andamento não está no arquivo.
web-campaign-play = Começar a partida
web-campaign-continue = Continuar a jogar
web-campaign-deck = Seu baralho inicial
web-campaign-back = À folha de registro
web-campaign-mode = Tipo de campanha
web-campaign-name = Seu nome
web-campaign-wins-losses = { $wins } vitórias, { $losses } derrotas
web-campaign-no-games = Nenhuma partida foi jogada ainda.
web-campaign-choose = Escolher esta mudança
