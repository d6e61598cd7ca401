### O tabuleiro de Imperium no navegador.

web-imperium-market = Mercado
web-imperium-unrest-below = Há um distúrbio embaixo
web-imperium-main = Baralho principal
web-imperium-exile = Exílio
web-imperium-round = Rodada { $n }
web-imperium-last-round = A partida termina depois da rodada { $n }
web-imperium-collapse-near = { $n ->
    [one] Resta { $n } distúrbio: o colapso está próximo
   *[other] Restam { $n } distúrbios: o colapso está próximo
}
web-imperium-actions = Fichas de ação disponíveis: { $n }
web-imperium-exhaust = Fichas de exaustão disponíveis: { $n }
web-imperium-exhausted = Exaurida
web-imperium-garrisoned = Protegida: { $card }
web-imperium-developments = Área de desenvolvimento
web-imperium-nation-of = Nação de { $player }
web-imperium-deck = Baralho
web-imperium-discard = Descarte
web-imperium-history = História
web-imperium-nation-deck = Baralho de nação
web-imperium-sunken = Afundadas
web-imperium-open-piles = Pilhas abertas
web-imperium-pile-deck = No baralho, em ordem desconhecida: { $n }
web-imperium-pile-hand_or_deck = Na mão ou no baralho: { $n }
web-imperium-pile-discard = No descarte: { $n }
web-imperium-pile-history = Na história: { $n }
web-imperium-pile-nation_deck = No baralho de nação: { $n }
web-imperium-pile-sunken = Afundadas: { $n }
web-imperium-pile-exile = No exílio: { $n }
web-imperium-pile-garrison = Protegidas aqui: { $n }
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
web-imperium-ended-scoring = A partida terminou com a pontuação.
web-imperium-ended-collapse = Colapso: a pilha de distúrbios ficou vazia. Vence quem tem menos distúrbios.
web-imperium-others = Os outros
web-imperium-hand = Sua mão: { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}
web-imperium-how-act = Toque no que brilha: uma carta da mão, uma carta em jogo, uma carta do mercado.
web-imperium-unspent = { $n ->
    [one] { $n } ação não foi usada e seria perdida.
   *[other] { $n } ações não foram usadas e seriam perdidas.
}
web-imperium-why-market = As cartas do mercado são obtidas com uma carta que permita adquirir ou aprimorar, ou inovando.
web-imperium-why-deck = Você aprimora de um baralho quando uma carta permite, ou inovando.
web-imperium-why-development = Você desenvolve quando seu baralho é reembaralhado depois de esgotado o baralho de nação, ou quando uma carta permite.
web-imperium-why-play = Não tem habilidade de exaustão: age por si só, no momento que seu símbolo indica.

web-imperium-figure-material = materiais
web-imperium-figure-population = população
web-imperium-figure-progress = progresso
web-imperium-figure-actions = fichas de ação
web-imperium-figure-exhaust = fichas de exaustão
web-imperium-figure-hand = cartas na mão
web-imperium-figure-discard = cartas no descarte
web-imperium-figure-history = cartas na história
web-imperium-figure-in_play = cartas em jogo

## The rules behind the questions

web-imperium-rule-act = Ativar: cada carta que você joga gasta uma ficha de ação, e cada habilidade de exaustão, uma de exaustão, uma vez por carta e turno. Ou inovar: descarte a sua mão e aprimore uma carta. Ou revoltar-se: devolva distúrbios da sua mão à pilha.
web-imperium-rule-act_on = Cada carta que você joga gasta uma ficha de ação, e cada habilidade de exaustão, uma de exaustão, uma vez por carta e turno. Ao passar vem a manutenção: você põe 1 de progresso numa carta do mercado, recupera as suas fichas, descarta o que quiser e compra até ter cinco cartas.
web-imperium-rule-solstice = Depois do último turno de uma rodada todos resolvem as habilidades de solstício das suas cartas em jogo, cada um na ordem que escolher. São obrigatórias, exceto onde a carta diz “você pode”.
web-imperium-rule-choose = Você realiza exatamente uma das opções, e só uma que possa ser realizada.
web-imperium-rule-confirm = O que uma carta diz que você pode fazer, também pode deixar de fazer. Um custo é pago inteiro antes do efeito; sem custo não há efeito.
web-imperium-rule-use = A habilidade só pode ser usada neste momento. Uma habilidade de exaustão gasta uma das suas fichas de exaustão, uma vez por carta e turno, também nos turnos dos outros.
web-imperium-rule-pay = Um custo é pago inteiro. 1 de progresso pode valer por 1 de população ou por 2 materiais, sem troco; materiais e população nunca se substituem.
web-imperium-rule-draw_some = Você compra do seu baralho de compra. Só quando falta uma carta e o baralho está vazio o seu descarte é embaralhado para formar um novo.
web-imperium-rule-reshuffle = Quando o baralho de nação acabou, ao embaralhar você pode pagar um desenvolvimento, que se junta ao descarte antes de embaralhá-lo e gasta uma ficha de exaustão. Quem desenvolve a sua última carta provoca o fim da partida.
web-imperium-rule-develop = Você paga o custo da carta de desenvolvimento, que vai para o seu descarte. Quem desenvolve a sua última carta provoca o fim da partida.
web-imperium-rule-develop_free = A carta de desenvolvimento vai para o seu descarte sem pagar o custo. Quem desenvolve a sua última carta provoca o fim da partida.
web-imperium-rule-acquire = A carta vai para a sua mão; você obtém as fichas sobre ela e leva também para a mão o distúrbio que houver embaixo. Uma carta adquirida do exílio traz um distúrbio da pilha, exceto se for uma região.
web-imperium-rule-break_through = A carta vai para a sua mão com as fichas sobre ela; o distúrbio que houver embaixo volta à pilha. Ou você toma sem ver a carta superior do baralho pequeno dessa classe; se não houver, revelam-se cartas do baralho principal até uma servir.
web-imperium-rule-play_acquired = Jogá-la imediatamente não gasta ficha de ação, mas tudo o mais que ela exige para ser jogada tem de ser cumprido. Senão, fica na sua mão.
web-imperium-rule-exile_market = Só pode ser exilada uma carta do mercado sem fichas. O distúrbio que houver embaixo volta à pilha, e o espaço é reposto.
web-imperium-rule-place = As fichas saem da reserva; quem leva a carta do mercado as obtém. Uma carta com fichas não pode ser exilada do mercado.
web-imperium-rule-host = A carta protegida fica embaixo da outra enquanto esta estiver em jogo, e ainda conta no fim. Se a carta jogada disser isso, a outra repete o que faz ao ser jogada.
web-imperium-rule-give = Você escolhe uma carta da sua mão ou do seu descarte. Ela vai para a mão do outro jogador e passa a ser dele.
web-imperium-rule-give_automa = Você escolhe uma carta da sua mão ou do seu descarte. Ela vai para o descarte do automa e passa a ser dele.
web-imperium-rule-find = Você procura na mão, no descarte, no baralho de compra e no baralho de nação, nesta ordem, a menos que a carta nomeie menos. A carta encontrada é mostrada e os baralhos procurados são embaralhados; a carta de ascensão nunca é encontrada.
web-imperium-rule-fame = A carta vai para a sua mão sem que os outros a vejam; as demais voltam para cima do baralho de fama.
web-imperium-rule-put_back = As cartas de fama que você não guarda voltam ao topo do baralho delas, na ordem que você escolher.
web-imperium-rule-free_play = A carta não gasta ficha de ação. Ao terminar é descartada, a menos que seja fixa e fique em jogo ou nomeie outro lugar.
web-imperium-rule-copy = Você usa a habilidade de exaustão de uma carta fixa de outro como se fosse sua: paga o que ela custar, e a carta do outro não é exaurida.
web-imperium-rule-declare = Depois a carta superior do baralho principal é revelada e comparada com a classe que você declarou. Uma carta de duas classes vale por qualquer uma delas.
web-imperium-rule-swap_nation = A carta da mão fica em cima do seu baralho de nação e se juntará ao seu descarte quando for a vez dele; a que estava em cima vai para a sua mão. Os outros não veem nenhuma das duas.
web-imperium-rule-swap_exile = Só pode voltar ao mercado uma carta das suas classes: região, primitiva, civilizada ou tributário. Ela ocupa o lugar de uma carta do mercado.
web-imperium-rule-swap_market = A carta vai para o exílio. As fichas sobre ela e o distúrbio que houver embaixo ficam no espaço para a carta nova.
web-imperium-rule-avoid = Quem evita um ataque ignora tudo o que ele faria a essa pessoa. O que ele dá ao atacante e o que faz aos outros acontece do mesmo modo.
web-imperium-rule-avoid_automa = Se você evita o ataque, ignora tudo o que ele faria a você. O resto da linha do automa acontece do mesmo modo.
web-imperium-rule-bribe = A carta do outro jogador evita o seu ataque a menos que você entregue o progresso. Mesmo então ele pode evitá-lo com outra carta; se você não entregar, ele ignora o ataque e o resto acontece.
web-imperium-rule-restore = A ficha de exaustão volta à sua carta de estado, e a carta em que estava pode ser exaurida outra vez.
web-imperium-rule-pick-discard = As cartas descartadas ficam no seu descarte até ele ser embaralhado para formar um novo baralho de compra. Na manutenção você pode descartar quantas quiser, ou nenhuma, antes de comprar.
web-imperium-rule-pick-take = A carta vai para a sua mão.
web-imperium-rule-pick-top = A carta vai para cima do seu baralho de compra: será a próxima que você compra.
web-imperium-rule-pick-history = Uma carta na sua história sai do seu baralho para sempre, mas ainda conta no fim.
web-imperium-rule-pick-sink = Uma carta afundada sai do seu baralho, mas ainda conta no fim. As cartas que ela protege são descartadas.
web-imperium-rule-pick-exile = Uma carta exilada não é mais sua e não conta no fim. Fica à vista no exílio, de onde algumas cartas podem tirá-la.
web-imperium-rule-pick-return = O distúrbio volta à sua pilha; o custo dele não é pago. Se essa pilha se esgotar, vem o colapso.
web-imperium-rule-pick-abandon = Uma carta em jogo que você abandona vai para o seu descarte com as cartas que ela protege. Uma carta em proteção vai sozinha.
web-imperium-rule-pick-recall = Uma carta em jogo que você recupera vai para a sua mão com as cartas que ela protege. Uma carta em proteção vai sozinha.
web-imperium-rule-pick-garrison = Uma carta protegida fica embaixo de outra enquanto esta estiver em jogo: não volta mais à sua mão, mas ainda conta no fim.
web-imperium-rule-draw_next = Você compra uma carta de cada vez e pode parar depois de vê-la. Só quando falta uma carta e o baralho está vazio o seu descarte é embaralhado para formar um novo.
web-imperium-rule-share_unrest = Um efeito dá distúrbio a vários jogadores, e na pilha não há para todos. Você diz quem recebe as últimas cartas. Com a última vem o colapso: ganha quem tiver menos cartas de distúrbio.

## The guided first game

web-imperium-guide-welcome = Você leva uma nação da barbárie ao império. O seu baralho é o seu povo: ele cresce e muda enquanto você joga. Esta lição mostra uma rodada dos romanos contra o automa, um rival que joga seguindo uma tabela, e o fim de uma partida.
web-imperium-guide-deck = Você tem cinco cartas na mão; o resto espera no baralho. Quando ele acaba, o descarte é embaralhado e uma carta do baralho de nação se junta a ele: assim a sua nação amadurece.
web-imperium-guide-actions = Num turno você faz uma de três coisas. Normalmente ativa: três ações, cada uma joga uma carta, e fichas de exaustão para cartas em jogo. Ou inova: a mão inteira por uma boa carta. Ou se revolta: devolve distúrbios.
web-imperium-guide-region = Jogue Dalmácia, uma região: ela fica em jogo, dá população e pode proteger uma carta.
web-imperium-guide-garrison = Proteja o distúrbio: sob uma região ele não atrapalha mais a sua mão. Distúrbios tiram pontos no fim, e se a pilha deles acabar tudo entra em colapso.
web-imperium-guide-conquer = Jogue Conquistar para ganhar uma região do mercado.
web-imperium-guide-acquire = Adquirir: você toma a carta com o distúrbio que houver embaixo e as fichas sobre ela. Aprimorar custa mais e não traz distúrbio. Regiões não têm nenhum embaixo, então adquira.
web-imperium-guide-pay = O progresso pode substituir outros recursos, mas vale pontos: pague com população.
web-imperium-guide-market = Tome o Rio do mercado.
web-imperium-guide-triumvirate = Jogue Triunvirato. Depois ele vai para a sua história: sai do baralho, mas ainda conta no fim.
web-imperium-guide-break = Aprimore a Vila: o distúrbio dela fica para trás.
web-imperium-guide-pass = Não restam ações. Termine seu turno: vem a manutenção.
web-imperium-guide-clean-up = Ponha 1 de progresso numa carta do mercado: quem tomar a carta fica com ele. Escolha o Passo Sagrado.
web-imperium-guide-discard = Você pode descartar cartas antes de comprar até ter cinco. Estas são boas: não descarte nada.
web-imperium-guide-automa = O automa jogou: rolou o dado, revelou cartas e fez o que diz a tabela dele. Depois veio o solstício, quando agem as cartas em jogo que o mencionam; você ainda não tem nenhuma. Essa foi a primeira rodada.
web-imperium-guide-prosperity = Seu segundo turno. Jogue Prosperidade, a carta que sustenta você.
web-imperium-guide-draw = Primeiro compre uma carta.
web-imperium-guide-population = Agora escolha população: uma para cada região em jogo.
web-imperium-guide-over = Assim continua: ganhe cartas, mantenha poucos distúrbios e deixe a nação crescer com o baralho dela até ser um império; depois, desenvolva. Vejamos a última rodada de uma partida assim.
web-imperium-guide-last-round = Rodada 19. Roma é um império, e o baralho principal acabou na rodada anterior: esta é a última. Cada distúrbio tira 2 pontos. Jogue-o para se livrar dele.
web-imperium-guide-last-unrest = Há três maneiras de devolvê-lo. A mais barata agora é 1 de população.
web-imperium-guide-last-pay = Pague com população: cada progresso é um ponto.
web-imperium-guide-last-pass = O que você tem conta onde estiver: mão, baralho, descarte, jogo ou história. Não é preciso mais nada: passe.
web-imperium-guide-last-place = A manutenção, como sempre: ponha 1 de progresso em Educação.
web-imperium-guide-last-keep = Fique com as suas cartas, a Cidade de Roma vai pedir uma: não descarte nada. Depois o automa joga o último turno.
web-imperium-guide-last-solstice = O último solstício. A Cidade de Roma permite descartar uma carta em troca de algo: aceite.
web-imperium-guide-last-discard = Descarte Prosperidade: no descarte ela ainda conta.
web-imperium-guide-last-population = Escolha população: a sua carta de poder dá 1 ponto para cada 2 de população, e 10 dão 5 pontos.
web-imperium-guide-last-count = Somam-se o progresso, as cartas, as de pontos variáveis e a de poder, e tiram-se os distúrbios. Jogando sozinho, você só vence com mais pontos que o automa. Se a pilha de distúrbios acaba, a partida entra em colapso e não se contam pontos.
web-imperium-guide-last-win = 82 a 76: você vence. Agora, uma partida de verdade, de novo com os romanos contra o Cacique, o automa mais brando. O que brilha pode ser feito; o que não pode diz por quê ao ser clicado. Boa sorte!

## Campanhas

web-title-campaign = Campanhas
web-play-campaign = Campanha
web-campaign-about = Uma série de partidas solo contra o automa, com uma só nação. Depois de cada vitória o nível sobe, e uma carta entra no seu baralho inicial ou sai dele. Cinco vitórias vencem a campanha; a quarta derrota a encerra.
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
web-campaign-continue = Continuar jogando
web-campaign-deck = Seu baralho inicial
web-campaign-back = Ver a folha de registro
web-campaign-mode = Tipo de campanha
web-campaign-name = Seu nome
web-campaign-wins-losses = { $wins ->
    [one] { $wins } vitória
   *[other] { $wins } vitórias
}, { $losses ->
    [one] { $losses } derrota
   *[other] { $losses } derrotas
}
web-campaign-no-games = Nenhuma partida foi jogada ainda.
web-campaign-choose = Escolher esta mudança

## What the confirmation of several things says

web-imperium-several-pick-discard = { $n ->
    [0] Não descartar nada
    [one] Descartar { $n } carta
   *[other] Descartar { $n } cartas
}
web-imperium-several-pick-take = { $n ->
    [0] Não tomar nada
    [one] Tomar { $n } carta
   *[other] Tomar { $n } cartas
}
web-imperium-several-pick-top = { $n ->
    [0] Nada no topo do baralho
    [one] { $n } carta no topo do baralho
   *[other] { $n } cartas no topo do baralho
}
web-imperium-several-pick-history = { $n ->
    [0] Nada na história
    [one] { $n } carta na história
   *[other] { $n } cartas na história
}
web-imperium-several-pick-sink = { $n ->
    [0] Não afundar nada
    [one] Afundar { $n } carta
   *[other] Afundar { $n } cartas
}
web-imperium-several-pick-exile = { $n ->
    [0] Não exilar nada
    [one] Exilar { $n } carta
   *[other] Exilar { $n } cartas
}
web-imperium-several-pick-return = { $n ->
    [0] Não devolver nada
    [one] Devolver { $n } distúrbio
   *[other] Devolver { $n } distúrbios
}
web-imperium-several-pick-abandon = { $n ->
    [0] Não abandonar nada
    [one] Abandonar { $n } carta
   *[other] Abandonar { $n } cartas
}
web-imperium-several-pick-recall = { $n ->
    [0] Não recuperar nada
    [one] Recuperar { $n } carta
   *[other] Recuperar { $n } cartas
}
web-imperium-several-pick-garrison = { $n ->
    [0] Não proteger nada
    [one] Proteger { $n } carta
   *[other] Proteger { $n } cartas
}
web-imperium-several-put_back = { $n ->
    [0] Não devolver nada
    [one] Devolver { $n } carta
   *[other] Devolver { $n } cartas
}
