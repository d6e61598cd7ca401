# Dicas durante a partida: a ideia, a opção, as razões.

hint-only = Não há outra coisa a escolher.
hint-unmeasured = A escolha segundo a regra geral; não houve tempo de experimentar quanto ganha.
hint-equal = Mais ou menos igual: “{ $other }”.
hint-together = { $things }
hint-gains-stone_age = { $points } pontos no final (± { $doubt }) e { $win } % de vencer, em comparação com “{ $other }”.
hint-gains-through_the_ages = { $points } de cultura no final (± { $doubt }) e { $win } % de vencer, em comparação com “{ $other }”.
hint-gains-imperium = { $points } pontos no final (± { $doubt }) e { $win } % de vencer, em comparação com “{ $other }”.
hint-coach-stone_age = Tem certeza? Diante do melhor que foi encontrado são { $points } pontos no final (± { $doubt }) e { $win } % de vencer. Uma ideia: { $idea }
hint-coach-through_the_ages = Tem certeza? Diante do melhor que foi encontrado são { $points } de cultura no final (± { $doubt }) e { $win } % de vencer. Uma ideia: { $idea }
hint-coach-imperium = Tem certeza? Diante do melhor que foi encontrado são { $points } pontos no final (± { $doubt }) e { $win } % de vencer. Uma ideia: { $idea }

# O que se conta das dicas pedidas.

hint-told-idea = { $player } pediu uma dica.
hint-told-option = { $player } viu o que escolher.
hint-told-coach = O treinador avisou { $player }.

# Por que não há.

hint-not-here = Nesta mesa não há dicas.
hint-busy = Os bots estão ocupados demais para uma dica agora: peça de novo em um instante.
hint-people = As dicas são para partidas só com bots.

# No navegador.

web-hint-ask = Dica
web-hint-key = uma dica
web-hint-thinks = Procurando uma dica …
web-hint-show = Mostre
web-hint-choose = Escolha isto
web-hint-close = Fechar a dica
web-hint-this = Brilha: { $option }
web-hint-anyway = Escolher mesmo assim
web-hint-allow = Dicas nesta mesa: quem decide pode perguntar o que o especialista faria
web-hint-allowed = Nesta mesa são permitidas dicas.
web-hint-coach = Treinador: onde dicas são permitidas, perguntar antes de uma jogada que perde muito
web-hint-never = Desligar o treinador
web-hint-taken = dicas

# No terminal.

hint-play-more = “dica” de novo mostra o que escolher.
hint-play-option = Escolha: { $option }

# Ideias: Stone Age.

idea-stone_age-tool = Uma ferramenta melhora uma rolagem em cada rodada que vem.
idea-stone_age-hut = Uma pessoa a mais trabalha para você em cada rodada que vem.
idea-stone_age-field = Um campo alimenta uma pessoa em cada rodada, sem rolar dados.
idea-stone_age-food-now = No fim desta rodada vai faltar comida ({ $n }), se ninguém a conseguir.
idea-stone_age-food-ahead = A comida guardada agora deixa pessoas livres em rodadas seguintes.
idea-stone_age-goods-building = Um edifício aberto pede justamente esses recursos.
idea-stone_age-goods = Recursos pagam cartas e edifícios, e os caros dão edifícios caros.
idea-stone_age-symbol-new = Símbolos verdes diferentes contam seu número vezes ele mesmo: este é novo para você.
idea-stone_age-symbol-again = O que a carta dá na hora vale o preço, e seu símbolo começa uma segunda série.
idea-stone_age-farmers = Agricultores multiplicam seus campos no final; você está em { $n } na trilha de agricultura.
idea-stone_age-tool-makers = Ferramenteiros multiplicam o valor das suas ferramentas no final, agora { $n }.
idea-stone_age-hut-builders = Construtores multiplicam seus edifícios no final, agora { $n }.
idea-stone_age-shamans = Xamãs multiplicam suas pessoas no final, agora { $n }.
idea-stone_age-building = Num edifício os recursos viram pontos, na hora e com certeza.
idea-stone_age-building-last = O último edifício de uma pilha dá pontos e termina a partida.
idea-stone_age-take-two = Pegue o que falta para a próxima carta ou edifício.
idea-stone_age-tools-add = Ferramentas servem melhor onde levam uma rolagem a um recurso a mais.
idea-stone_age-tools-keep = Aqui as ferramentas trazem pouco: outra rolagem pode precisar delas.
idea-stone_age-feed = Falta comida ({ $n }): os recursos que sobram custam menos que a fome.
idea-stone_age-starve = A fome custa dez pontos: seus recursos podem valer mais.
idea-stone_age-decline = Seus recursos valem mais em outro lugar.
idea-stone_age-die = Cada dado é outra coisa: pegue o que mais ajuda você e não deixe o melhor aos outros.

# Ideias: Through the Ages.

idea-through_the_ages-pass = Nada do que se pode fazer aqui vale o preço agora.
idea-through_the_ages-end = O que resta custaria mais do que dá: termine o turno.
idea-through_the_ages-population = Um trabalhador a mais, antes de poder construir algo.
idea-through_the_ages-upgrade = O mesmo trabalhador rende mais: sem alimento nem mais rostos felizes.
idea-through_the_ages-destroy = Esse trabalhador faz falta em outro lugar.
idea-through_the_ages-disband = Não é força o que falta: o trabalhador pode fazer outra coisa.
idea-through_the_ages-leader = Um líder age em cada turno em que está em jogo: quanto antes, melhor.
idea-through_the_ages-revolution = Uma revolução custa menos ciência, e as ações deste turno.
idea-through_the_ages-action = Uma carta de ação dá mais do que as ações que custa.
idea-through_the_ages-tactic = Unidades na forma de uma tática são mais fortes juntas.
idea-through_the_ages-leader-power = O que o seu líder pode fazer vale a pena agora.
idea-through_the_ages-wonder-power = O que a sua maravilha pode fazer vale a pena agora.
idea-through_the_ages-trade = O pacto transforma o que sobra no que falta.
idea-through_the_ages-event = Um evento que convém mais a você do que aos rivais, e cultura por prepará-lo.
idea-through_the_ages-attack = Um ataque leva o que um rival não consegue defender.
idea-through_the_ages-war = Uma guerra se decide um turno depois: seja então o mais forte.
idea-through_the_ages-pact = Um pacto dá algo aos dois; cuide que o seu seja mais.
idea-through_the_ages-cancel = O pacto agora ajuda mais o parceiro do que você.
idea-through_the_ages-resign = Desistir livra você de uma guerra que não pode vencer.
idea-through_the_ages-colony = Uma colônia dá algo na hora, e em cada turno depois.
idea-through_the_ages-defend = O que o ataque levaria vale mais do que as cartas que o detêm.
idea-through_the_ages-discard = Das cartas militares guarde as que vai jogar.
idea-through_the_ages-accept = O que é oferecido dá mais do que custa.
idea-through_the_ages-refuse = O que é oferecido ajudaria mais os outros do que você.
idea-through_the_ages-bid = O território vale esta força, e não mais do que o necessário.
idea-through_the_ages-send = Envie o que menos fará falta.
idea-through_the_ages-done = Assim basta.
idea-through_the_ages-gain = Pegue o que acaba primeiro.
idea-through_the_ages-lose = Algo tem que ir: o que menos vale para você.
idea-through_the_ages-raid = Pegue o que mais prejudica o rival, ou o que mais ajuda você.
idea-through_the_ages-tuck = Sob uma maravilha Homero ainda dá felicidade.
idea-through_the_ages-sacrifice = Unidades sacrificadas somam à força que decide.
idea-through_the_ages-draw = Cartas militares trazem táticas, eventos e defesa.
idea-through_the_ages-bonus = Conta para todos no final: escolha aquilo de que você tem mais.
idea-through_the_ages-better-farm = Fazendas melhores alimentam mais gente com os mesmos trabalhadores.
idea-through_the_ages-better-mine = Minas melhores dão mais recursos com os mesmos trabalhadores e cubos.
idea-through_the_ages-better-lab = A ciência paga tudo o que vem depois.
idea-through_the_ages-better-library = Bibliotecas trazem ciência e cultura com um só trabalhador.
idea-through_the_ages-better-theater = Teatros trazem cultura a cada turno, e rostos felizes.
idea-through_the_ages-better-faces = Rostos felizes deixam seu povo crescer sem revolta.
idea-through_the_ages-better-army = Unidades melhores são força que dura até a próxima era.
idea-through_the_ages-government = Outro governo dá mais ações em cada turno.
idea-through_the_ages-special = Uma tecnologia especial funciona sem trabalhador.
idea-through_the_ages-wonder = Uma maravilha age o resto da partida: comece enquanto compensa.
idea-through_the_ages-stage = Cada estágio aproxima a maravilha, e os recursos não se perdem por corrupção.
idea-through_the_ages-stage-last = A maravilha pode ser completada agora: daqui em diante ela age.
idea-through_the_ages-farm = Uma fazenda vai alimentar seu povo nos turnos que vêm.
idea-through_the_ages-farm-hunger = Na próxima produção vai faltar alimento ({ $n }), e cada um custa 4 de cultura.
idea-through_the_ages-mine = Uma mina a mais dá recursos em cada turno que vem.
idea-through_the_ages-lab = Um laboratório dá ciência em cada turno que vem.
idea-through_the_ages-library = Uma biblioteca dá ciência e cultura em cada turno que vem.
idea-through_the_ages-theater = Um teatro dá cultura em cada turno que vem.
idea-through_the_ages-faces = Rostos felizes abrem lugar para os próximos trabalhadores.
idea-through_the_ages-faces-now = Há descontentes no seu povo ({ $n }): uma revolta custaria uma produção inteira.
idea-through_the_ages-army = A força ganha territórios e eventos, e afasta os rivais.
idea-through_the_ages-army-weakest = Você é o mais fraco: eventos e rivais procuram isso.
idea-through_the_ages-last-culture = A partida está acabando: agora só conta o que dá cultura.

# Ideias: Imperium.

idea-imperium-pass = Nada do que se pode fazer aqui vale a pena agora.
idea-imperium-accept = O que a carta oferece vale a pena.
idea-imperium-innovate = A mão rende pouco neste turno: inove e consiga uma carta melhor para sempre.
idea-imperium-revolt = Distúrbios entopem a mão e custam pontos: devolva-os de uma vez.
idea-imperium-exhaust = Uma habilidade de exaustão não custa ação: use-a a cada turno.
idea-imperium-use = A carta em jogo pode fazer agora algo que depois não poderia.
idea-imperium-order = No solstício a ordem importa: primeiro aquilo em que as outras se apoiam.
idea-imperium-break = Aprimorar traz uma carta sem o seu distúrbio.
idea-imperium-banish = Tire do mercado o que ajudaria mais os outros do que você.
idea-imperium-place = Ponha onde você vai recolher, ou onde ninguém vai.
idea-imperium-swap = Uma carta melhor por uma pior.
idea-imperium-garrison = Uma carta protegida sai do baralho e não entope a mão.
idea-imperium-give = Dê o que menos vale para você, ou o que prejudica o outro.
idea-imperium-develop = Um desenvolvimento é uma carta forte, e aproxima o fim.
idea-imperium-find = Procure a carta que falta a este turno.
idea-imperium-fame = Cartas de fama são pontos: fique com a que mais conta para você.
idea-imperium-again = Uma carta do descarte age pela segunda vez.
idea-imperium-declare = Declare a classe que mais sai.
idea-imperium-choose = Escolha o que este momento mais precisa.
idea-imperium-draw = Mais cartas na mão são mais possibilidades neste turno.
idea-imperium-pay = O que se compra vale o preço.
idea-imperium-ready = Uma carta pronta de novo pode ser exaurida duas vezes.
idea-imperium-share = O distúrbio prejudica mais quem tem menos espaço.
idea-imperium-discard = Descarte o que menos pode fazer neste turno.
idea-imperium-hand = Tome a carta que ainda pode ser jogada neste turno.
idea-imperium-top = O que fica em cima do baralho é comprado a seguir.
idea-imperium-history = Na história uma carta conta seus pontos e deixa o baralho mais leve.
idea-imperium-sink = Cartas afundadas contam, e não vêm mais à mão.
idea-imperium-exile = O que é exilado não volta mais à sua mão a cada embaralhada.
idea-imperium-unrest = Cada distúrbio a menos são pontos a mais, e uma mão mais livre.
idea-imperium-abandon = O que esta carta ainda dá é menos do que abandoná-la traz.
idea-imperium-recall = De volta à mão, uma carta pode ser jogada de novo.
idea-imperium-attack = Um ataque dá algo a você e custa mais aos outros.
idea-imperium-region = Uma região em jogo é o que muitas cartas contam, e pode proteger uma carta.
idea-imperium-stays = Uma carta que fica em jogo age turno após turno.
idea-imperium-play = O que a carta faz agora ajuda as que vêm depois.
idea-imperium-last-play = A última rodada começou: jogue o que ainda dá pontos.
idea-imperium-last-gain = A última rodada começou: pegue o que mais conta no final.
idea-imperium-gain-region = Muitas cartas contam suas regiões, e uma região dá lugar para proteger uma carta.
idea-imperium-gain-tributary = Um tributário é forte no baralho, e muitas vezes em pontos.
idea-imperium-gain-civilised = Cartas civilizadas são as que mais dão a um império: consiga-as a tempo.
idea-imperium-gain-uncivilised = Cartas primitivas se usam logo, e muitas cartas as contam.
idea-imperium-gain-other = A carta vale a ação que a traz.
idea-imperium-gain-unrest = A carta vale o distúrbio que vem com ela.
