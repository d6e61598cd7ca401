### Imperium: the game, its options, events, questions and reasons, and the table in the terminal.

## The game and its settings

game-name-imperium = Imperium
game-about-imperium = Leve uma nação da barbárie ao império com um baralho que cresce durante o jogo. Clássicos e Lendas, para 2 a 4 jogadores, ou sozinho contra o automa.
setting-name-imperium-box = Caixa
setting-name-imperium-side = Lado das cartas de poder
setting-name-imperium-automa_nation = Nação do automa
setting-name-imperium-level = Nível do automa
setting-name-imperium-extreme = Modo extremo
setting-name-imperium-nation_1 = Nação do primeiro jogador
setting-name-imperium-nation_2 = Nação do segundo jogador
setting-name-imperium-nation_3 = Nação do terceiro jogador
setting-name-imperium-nation_4 = Nação do quarto jogador
setting-name-imperium-commons = Cartas comuns
setting-name-imperium-side_1 = Lado da carta de poder do primeiro jogador
setting-name-imperium-side_2 = Lado da carta de poder do segundo jogador
setting-name-imperium-side_3 = Lado da carta de poder do terceiro jogador
setting-name-imperium-side_4 = Lado da carta de poder do quarto jogador
setting-value-imperium-box-classics = Clássicos
setting-about-imperium-box-classics = Oito nações; a maioria joga com as regras básicas. Bom para as primeiras partidas.
setting-value-imperium-box-legends = Lendas
setting-about-imperium-box-legends = Oito nações, muitas com regras próprias: missões, uma viagem, uma terra que afunda. Para quem conhece o jogo.
setting-value-imperium-box-mixed = As duas caixas
setting-about-imperium-box-mixed = Todas as dezesseis nações; as cartas comuns vêm de uma das caixas.
setting-value-imperium-side-b = B, recomendado para as primeiras partidas
setting-about-imperium-side-b = Sobretudo pontos no fim e pouco em que pensar durante a partida.
setting-value-imperium-side-a = A
setting-about-imperium-side-a = Menos pontos por si só, mas uma habilidade que você usa muitas vezes.
setting-value-imperium-level-chieftain = Cacique
setting-about-imperium-level-chieftain = Resolve 3 ou 4 cartas por turno. O bot médio vence 85 de cada 100 partidas; o nível para começar.
setting-value-imperium-level-warlord = Senhor da Guerra
setting-about-imperium-level-warlord = Também 3 ou 4 cartas por turno, mas o baralho dele acaba antes e ele cresce mais depressa.
setting-value-imperium-level-imperator = Imperator
setting-about-imperium-level-imperator = 4 ou 5 cartas por turno.
setting-value-imperium-level-sovereign = Soberano
setting-about-imperium-level-sovereign = 4 ou 5 cartas por turno; começa com recursos e pontua os que guarda.
setting-value-imperium-level-overlord = Líder Supremo
setting-about-imperium-level-overlord = Sempre 5 cartas por turno, e recursos como o Soberano. O bot médio vence 15 de cada 100 partidas.
setting-value-imperium-extreme-no = Não
setting-about-imperium-extreme-no = Vale o nível acima.
setting-value-imperium-extreme-yes = Sim: o automa é ainda mais forte
setting-about-imperium-extreme-yes = Líder Supremo seja qual for o nível, e cada distúrbio que o automa devolve dá a ele 1 de progresso.
setting-value-imperium-nation_1-random = sorteada
setting-about-imperium-nation_1-random = Qualquer nação da caixa. Recomendados para uma primeira partida: romanos, macedônios ou gregos.
setting-value-imperium-nation_1-carthaginians = { imperium-nation-carthaginians }
setting-value-imperium-nation_1-celts = { imperium-nation-celts }
setting-value-imperium-nation_1-greeks = { imperium-nation-greeks }
setting-value-imperium-nation_1-macedonians = { imperium-nation-macedonians }
setting-value-imperium-nation_1-persians = { imperium-nation-persians }
setting-value-imperium-nation_1-romans = { imperium-nation-romans }
setting-value-imperium-nation_1-scythians = { imperium-nation-scythians }
setting-value-imperium-nation_1-vikings = { imperium-nation-vikings }
setting-value-imperium-nation_1-arthurians = { imperium-nation-arthurians }
setting-value-imperium-nation_1-atlanteans = { imperium-nation-atlanteans }
setting-value-imperium-nation_1-egyptians = { imperium-nation-egyptians }
setting-value-imperium-nation_1-mauryans = { imperium-nation-mauryans }
setting-value-imperium-nation_1-minoans = { imperium-nation-minoans }
setting-value-imperium-nation_1-olmecs = { imperium-nation-olmecs }
setting-value-imperium-nation_1-qin = { imperium-nation-qin }
setting-value-imperium-nation_1-utopians = { imperium-nation-utopians }
setting-value-imperium-nation_2-random = sorteada
setting-about-imperium-nation_2-random = { setting-about-imperium-nation_1-random }
setting-value-imperium-nation_2-carthaginians = { imperium-nation-carthaginians }
setting-value-imperium-nation_2-celts = { imperium-nation-celts }
setting-value-imperium-nation_2-greeks = { imperium-nation-greeks }
setting-value-imperium-nation_2-macedonians = { imperium-nation-macedonians }
setting-value-imperium-nation_2-persians = { imperium-nation-persians }
setting-value-imperium-nation_2-romans = { imperium-nation-romans }
setting-value-imperium-nation_2-scythians = { imperium-nation-scythians }
setting-value-imperium-nation_2-vikings = { imperium-nation-vikings }
setting-value-imperium-nation_2-arthurians = { imperium-nation-arthurians }
setting-value-imperium-nation_2-atlanteans = { imperium-nation-atlanteans }
setting-value-imperium-nation_2-egyptians = { imperium-nation-egyptians }
setting-value-imperium-nation_2-mauryans = { imperium-nation-mauryans }
setting-value-imperium-nation_2-minoans = { imperium-nation-minoans }
setting-value-imperium-nation_2-olmecs = { imperium-nation-olmecs }
setting-value-imperium-nation_2-qin = { imperium-nation-qin }
setting-value-imperium-nation_2-utopians = { imperium-nation-utopians }
setting-value-imperium-nation_3-random = sorteada
setting-about-imperium-nation_3-random = { setting-about-imperium-nation_1-random }
setting-value-imperium-nation_3-carthaginians = { imperium-nation-carthaginians }
setting-value-imperium-nation_3-celts = { imperium-nation-celts }
setting-value-imperium-nation_3-greeks = { imperium-nation-greeks }
setting-value-imperium-nation_3-macedonians = { imperium-nation-macedonians }
setting-value-imperium-nation_3-persians = { imperium-nation-persians }
setting-value-imperium-nation_3-romans = { imperium-nation-romans }
setting-value-imperium-nation_3-scythians = { imperium-nation-scythians }
setting-value-imperium-nation_3-vikings = { imperium-nation-vikings }
setting-value-imperium-nation_3-arthurians = { imperium-nation-arthurians }
setting-value-imperium-nation_3-atlanteans = { imperium-nation-atlanteans }
setting-value-imperium-nation_3-egyptians = { imperium-nation-egyptians }
setting-value-imperium-nation_3-mauryans = { imperium-nation-mauryans }
setting-value-imperium-nation_3-minoans = { imperium-nation-minoans }
setting-value-imperium-nation_3-olmecs = { imperium-nation-olmecs }
setting-value-imperium-nation_3-qin = { imperium-nation-qin }
setting-value-imperium-nation_3-utopians = { imperium-nation-utopians }
setting-value-imperium-nation_4-random = sorteada
setting-about-imperium-nation_4-random = { setting-about-imperium-nation_1-random }
setting-value-imperium-nation_4-carthaginians = { imperium-nation-carthaginians }
setting-value-imperium-nation_4-celts = { imperium-nation-celts }
setting-value-imperium-nation_4-greeks = { imperium-nation-greeks }
setting-value-imperium-nation_4-macedonians = { imperium-nation-macedonians }
setting-value-imperium-nation_4-persians = { imperium-nation-persians }
setting-value-imperium-nation_4-romans = { imperium-nation-romans }
setting-value-imperium-nation_4-scythians = { imperium-nation-scythians }
setting-value-imperium-nation_4-vikings = { imperium-nation-vikings }
setting-value-imperium-nation_4-arthurians = { imperium-nation-arthurians }
setting-value-imperium-nation_4-atlanteans = { imperium-nation-atlanteans }
setting-value-imperium-nation_4-egyptians = { imperium-nation-egyptians }
setting-value-imperium-nation_4-mauryans = { imperium-nation-mauryans }
setting-value-imperium-nation_4-minoans = { imperium-nation-minoans }
setting-value-imperium-nation_4-olmecs = { imperium-nation-olmecs }
setting-value-imperium-nation_4-qin = { imperium-nation-qin }
setting-value-imperium-nation_4-utopians = { imperium-nation-utopians }
setting-value-imperium-commons-random = sorteadas
setting-value-imperium-commons-classics = { setting-value-imperium-box-classics }
setting-value-imperium-commons-legends = { setting-value-imperium-box-legends }
setting-value-imperium-side_1-same = como para todos
setting-value-imperium-side_1-a = A
setting-value-imperium-side_1-b = B
setting-value-imperium-side_2-same = como para todos
setting-value-imperium-side_2-a = A
setting-value-imperium-side_2-b = B
setting-value-imperium-side_3-same = como para todos
setting-value-imperium-side_3-a = A
setting-value-imperium-side_3-b = B
setting-value-imperium-side_4-same = como para todos
setting-value-imperium-side_4-a = A
setting-value-imperium-side_4-b = B
setting-value-imperium-automa_nation-random = sorteada
setting-value-imperium-automa_nation-carthaginians = { imperium-nation-carthaginians }
setting-value-imperium-automa_nation-celts = { imperium-nation-celts }
setting-value-imperium-automa_nation-greeks = { imperium-nation-greeks }
setting-value-imperium-automa_nation-macedonians = { imperium-nation-macedonians }
setting-value-imperium-automa_nation-persians = { imperium-nation-persians }
setting-value-imperium-automa_nation-romans = { imperium-nation-romans }
setting-value-imperium-automa_nation-scythians = { imperium-nation-scythians }
setting-value-imperium-automa_nation-vikings = { imperium-nation-vikings }
setting-value-imperium-automa_nation-arthurians = { imperium-nation-arthurians }
setting-value-imperium-automa_nation-atlanteans = { imperium-nation-atlanteans }
setting-value-imperium-automa_nation-egyptians = { imperium-nation-egyptians }
setting-value-imperium-automa_nation-mauryans = { imperium-nation-mauryans }
setting-value-imperium-automa_nation-minoans = { imperium-nation-minoans }
setting-value-imperium-automa_nation-olmecs = { imperium-nation-olmecs }
setting-value-imperium-automa_nation-qin = { imperium-nation-qin }
setting-value-imperium-automa_nation-utopians = { imperium-nation-utopians }

## What the nations are like

imperium-about-carthaginians = Mercadores que põem materiais no mercado e os recuperam com as cartas. Vencem com um grande estoque de materiais e o melhor do mercado.
imperium-about-celts = Selvagens e inventivos: reúnem cartas primitivas e espalham distúrbios entre os outros. Vencem enquanto as cartas de bárbaro ainda são baratas.
imperium-about-greeks = Sábios com muitos desenvolvimentos que cedo se tornam império. Vencem com uma grande coleção de cartas de todo tipo.
imperium-about-macedonians = Conquistadores que tomam regiões depressa e as jogam vez após vez. Vencem pelo número das suas regiões.
imperium-about-persians = Um reino rico que reúne tributários e paga pelo que quer. Vencem com tributários e bons desenvolvimentos.
imperium-about-romans = Soldados e construtores que atacam muito e fazem crescer a população. Vencem com fama e uma grande população. Recomendados para uma primeira partida.
imperium-about-scythians = Cavaleiros que movem as suas regiões e mal usam cidades. Vencem com materiais e regiões, e buscam a glória tarde.
imperium-about-vikings = Saqueadores que nunca se tornam império e têm um longo baralho de nação. Vencem com cartas de pontos variáveis; a sua última carta de nação encerra a partida.
imperium-about-arthurians = Cavaleiros da corte que partem em missões e são protegidos em regiões. Vencem cumprindo missões e achando o Graal antes que os distúrbios acabem com eles.
imperium-about-atlanteans = Um império desde o início, sem baralho de nação, que afunda as próprias cartas. Vencem com desenvolvimentos e regiões antes que o mar tome tudo.
imperium-about-egyptians = Um povo paciente do rio que cedo escreve a sua história. Vencem com cartas civilizadas e monumentos.
imperium-about-mauryans = Da guerra à paz: deixam os ataques e enchem a sua história. Vencem com muitas cartas na história ou muitas regiões em jogo.
imperium-about-minoans = Ilhéus pacíficos que transformam cidades e comércio em progresso. Vencem com o próprio progresso, guardado até o fim.
imperium-about-olmecs = Sacerdotes com máscaras: descartadas juntas fazem aquilo por que os outros pagam. Vencem quando cada mão traz as máscaras certas.
imperium-about-qin = Governam por mandato do céu e põem população no mercado. Vencem com cartas fixas, sobretudo as longas muralhas.
imperium-about-utopians = Buscadores em viagem, com poucas fichas, sem baralho de nação e cada vez mais distúrbios. Vencem quando alcançam Shangri-La com uma grande população.
setting-about-imperium-nation_1-carthaginians = { imperium-about-carthaginians }
setting-about-imperium-nation_1-celts = { imperium-about-celts }
setting-about-imperium-nation_1-greeks = { imperium-about-greeks }
setting-about-imperium-nation_1-macedonians = { imperium-about-macedonians }
setting-about-imperium-nation_1-persians = { imperium-about-persians }
setting-about-imperium-nation_1-romans = { imperium-about-romans }
setting-about-imperium-nation_1-scythians = { imperium-about-scythians }
setting-about-imperium-nation_1-vikings = { imperium-about-vikings }
setting-about-imperium-nation_1-arthurians = { imperium-about-arthurians }
setting-about-imperium-nation_1-atlanteans = { imperium-about-atlanteans }
setting-about-imperium-nation_1-egyptians = { imperium-about-egyptians }
setting-about-imperium-nation_1-mauryans = { imperium-about-mauryans }
setting-about-imperium-nation_1-minoans = { imperium-about-minoans }
setting-about-imperium-nation_1-olmecs = { imperium-about-olmecs }
setting-about-imperium-nation_1-qin = { imperium-about-qin }
setting-about-imperium-nation_1-utopians = { imperium-about-utopians }
setting-about-imperium-nation_2-carthaginians = { imperium-about-carthaginians }
setting-about-imperium-nation_2-celts = { imperium-about-celts }
setting-about-imperium-nation_2-greeks = { imperium-about-greeks }
setting-about-imperium-nation_2-macedonians = { imperium-about-macedonians }
setting-about-imperium-nation_2-persians = { imperium-about-persians }
setting-about-imperium-nation_2-romans = { imperium-about-romans }
setting-about-imperium-nation_2-scythians = { imperium-about-scythians }
setting-about-imperium-nation_2-vikings = { imperium-about-vikings }
setting-about-imperium-nation_2-arthurians = { imperium-about-arthurians }
setting-about-imperium-nation_2-atlanteans = { imperium-about-atlanteans }
setting-about-imperium-nation_2-egyptians = { imperium-about-egyptians }
setting-about-imperium-nation_2-mauryans = { imperium-about-mauryans }
setting-about-imperium-nation_2-minoans = { imperium-about-minoans }
setting-about-imperium-nation_2-olmecs = { imperium-about-olmecs }
setting-about-imperium-nation_2-qin = { imperium-about-qin }
setting-about-imperium-nation_2-utopians = { imperium-about-utopians }
setting-about-imperium-nation_3-carthaginians = { imperium-about-carthaginians }
setting-about-imperium-nation_3-celts = { imperium-about-celts }
setting-about-imperium-nation_3-greeks = { imperium-about-greeks }
setting-about-imperium-nation_3-macedonians = { imperium-about-macedonians }
setting-about-imperium-nation_3-persians = { imperium-about-persians }
setting-about-imperium-nation_3-romans = { imperium-about-romans }
setting-about-imperium-nation_3-scythians = { imperium-about-scythians }
setting-about-imperium-nation_3-vikings = { imperium-about-vikings }
setting-about-imperium-nation_3-arthurians = { imperium-about-arthurians }
setting-about-imperium-nation_3-atlanteans = { imperium-about-atlanteans }
setting-about-imperium-nation_3-egyptians = { imperium-about-egyptians }
setting-about-imperium-nation_3-mauryans = { imperium-about-mauryans }
setting-about-imperium-nation_3-minoans = { imperium-about-minoans }
setting-about-imperium-nation_3-olmecs = { imperium-about-olmecs }
setting-about-imperium-nation_3-qin = { imperium-about-qin }
setting-about-imperium-nation_3-utopians = { imperium-about-utopians }
setting-about-imperium-nation_4-carthaginians = { imperium-about-carthaginians }
setting-about-imperium-nation_4-celts = { imperium-about-celts }
setting-about-imperium-nation_4-greeks = { imperium-about-greeks }
setting-about-imperium-nation_4-macedonians = { imperium-about-macedonians }
setting-about-imperium-nation_4-persians = { imperium-about-persians }
setting-about-imperium-nation_4-romans = { imperium-about-romans }
setting-about-imperium-nation_4-scythians = { imperium-about-scythians }
setting-about-imperium-nation_4-vikings = { imperium-about-vikings }
setting-about-imperium-nation_4-arthurians = { imperium-about-arthurians }
setting-about-imperium-nation_4-atlanteans = { imperium-about-atlanteans }
setting-about-imperium-nation_4-egyptians = { imperium-about-egyptians }
setting-about-imperium-nation_4-mauryans = { imperium-about-mauryans }
setting-about-imperium-nation_4-minoans = { imperium-about-minoans }
setting-about-imperium-nation_4-olmecs = { imperium-about-olmecs }
setting-about-imperium-nation_4-qin = { imperium-about-qin }
setting-about-imperium-nation_4-utopians = { imperium-about-utopians }
setting-about-imperium-automa_nation-carthaginians = { imperium-about-carthaginians }
setting-about-imperium-automa_nation-celts = { imperium-about-celts }
setting-about-imperium-automa_nation-greeks = { imperium-about-greeks }
setting-about-imperium-automa_nation-macedonians = { imperium-about-macedonians }
setting-about-imperium-automa_nation-persians = { imperium-about-persians }
setting-about-imperium-automa_nation-romans = { imperium-about-romans }
setting-about-imperium-automa_nation-scythians = { imperium-about-scythians }
setting-about-imperium-automa_nation-vikings = { imperium-about-vikings }
setting-about-imperium-automa_nation-arthurians = { imperium-about-arthurians }
setting-about-imperium-automa_nation-atlanteans = { imperium-about-atlanteans }
setting-about-imperium-automa_nation-egyptians = { imperium-about-egyptians }
setting-about-imperium-automa_nation-mauryans = { imperium-about-mauryans }
setting-about-imperium-automa_nation-minoans = { imperium-about-minoans }
setting-about-imperium-automa_nation-olmecs = { imperium-about-olmecs }
setting-about-imperium-automa_nation-qin = { imperium-about-qin }
setting-about-imperium-automa_nation-utopians = { imperium-about-utopians }

## Sources of points

imperium-source-progress = Progresso
imperium-source-power = Carta de poder
imperium-source-cards = Cartas
imperium-source-variable = Cartas de pontos variáveis
imperium-source-unrest = Distúrbios
imperium-source-resources = Recursos

## Options

imperium-option-pass = Passe
imperium-pass-act = Termine seu turno
imperium-pass-confirm = Não faça isso
imperium-pass-use = Não use
imperium-pass-pick = Nenhuma
imperium-pass-draw_some = Não compre nenhuma carta
imperium-pass-develop = Não desenvolva nada
imperium-pass-acquire = Não adquira nada
imperium-pass-break_through = Não aprimore nada
imperium-pass-play_acquired = Não a jogue agora
imperium-pass-free_play = Não jogue nenhuma carta
imperium-pass-avoid = Sofra o ataque
imperium-pass-bribe = Não dê nada
imperium-option-accept = Faça isso
imperium-option-innovate = Inove: descarte a sua mão e aprimore
imperium-option-play = Jogue { $card }
imperium-option-exhaust = Exaura { $card }
imperium-option-use = Use { $card }
imperium-option-solstice = Resolva o solstício de { $card }
imperium-option-acquire = Adquira { $card }
imperium-option-acquire_copy = Adquira { $card }, { $which }
imperium-option-acquire_exile = Adquira { $card } do exílio
imperium-option-break_through = Aprimore { $card }
imperium-option-break_through_copy = Aprimore { $card }, { $which }
imperium-option-break_through_exile = Aprimore { $card } do exílio
imperium-option-deck-region = Aprimore uma região sem vê-la
imperium-option-deck-uncivilised = Aprimore uma carta primitiva sem vê-la
imperium-option-deck-civilised = Aprimore uma carta civilizada sem vê-la
imperium-option-deck-tributary = Aprimore um tributário do baralho principal
imperium-option-deck-any = Aprimore uma carta do baralho principal
imperium-option-exile_market = Exile { $card } do mercado
imperium-option-exile_market_copy = Exile { $card } do mercado, { $which }
imperium-option-place = Ponha em { $card }
imperium-option-place_copy = Ponha em { $card }, { $which }
imperium-option-swap_exile = Ponha { $card } do exílio no mercado
imperium-option-swap_market = Tire { $card } do mercado em troca
imperium-option-swap_market_copy = Tire { $card } do mercado em troca, { $which }
imperium-option-host = Proteja a carta em { $card }
imperium-option-give = Dê { $card } { $place }
imperium-option-develop = Desenvolva { $card }
imperium-option-find = Procure { $card }
imperium-option-keep = Fique com { $card }
imperium-option-put_back = Devolva { $card }
imperium-option-play_discarded = Jogue { $card } do seu descarte
imperium-option-copy = Use a habilidade de exaustão de { $card }
imperium-option-declare = Declare a classe: { $suit }
imperium-option-choose = Escolha a opção { $n }
imperium-option-pay = Pague { $amounts }
imperium-option-swap_nation = Troque { $card } pela carta superior do seu baralho de nação
imperium-option-restore = Tire a ficha de exaustão de { $card }
imperium-option-revolt = { $n ->
    [one] Revolte-se: devolva { $n } carta de distúrbio
   *[other] Revolte-se: devolva { $n } cartas de distúrbio
}
imperium-option-draw = { $n ->
    [one] Compre { $n } carta
   *[other] Compre { $n } cartas
}
imperium-option-share = Dê uma carta de distúrbio a { $rival }
imperium-option-pick-discard = Descarte { $card } { $place }
imperium-option-pick-take = Tome { $card } { $place }
imperium-option-pick-top = Ponha { $card } { $place } em cima do seu baralho de compra
imperium-option-pick-history = Ponha { $card } { $place } na sua história
imperium-option-pick-sink = Afunde { $card } { $place }
imperium-option-pick-exile = Exile { $card } { $place }
imperium-option-pick-return = Devolva { $card } { $place }
imperium-option-pick-abandon = Abandone { $card } { $place }
imperium-option-pick-recall = Recupere { $card } { $place }
imperium-option-pick-garrison = Proteja { $card } { $place }
imperium-option-from-hand = da sua mão
imperium-option-from-discard = do seu descarte
imperium-option-from-history = da sua história
imperium-option-from-play = em jogo
imperium-option-from-garrison = em proteção
imperium-option-from-deck = do seu baralho de compra
imperium-option-from-quests = das missões iminentes
imperium-option-from-sunken = da pilha afundada
imperium-option-from-quest = como missão ativa
imperium-copy-1 = a segunda da esquerda
imperium-copy-2 = a terceira da esquerda
imperium-copy-3 = a quarta da esquerda

## Events

imperium-event-round_began = Começa a rodada { $round }.
imperium-event-solstice_began = Solstício da rodada { $round }.
imperium-event-innovated = { $player } inova.
imperium-event-played = { $player } joga { $card }.
imperium-event-used = { $player } usa { $card }.
imperium-event-gained = { $player } obtém { $amount }.
imperium-event-paid = { $player } paga { $amount }.
imperium-event-stole = { $player } rouba { $amount } de { $rival }.
imperium-event-drew = { $player } compra { $card }.
imperium-event-drew_hidden = { $player } compra uma carta.
imperium-event-discarded = { $player } descarta { $card }.
imperium-event-took = { $player } leva { $card } para a mão.
imperium-event-topped = { $player } põe { $card } em cima do baralho de compra.
imperium-event-topped_hidden = { $player } põe uma carta em cima do baralho de compra.
imperium-event-filed = { $player } põe { $card } na história.
imperium-event-sank = { $player } afunda { $card }.
imperium-event-exiled = { $player } exila { $card }.
imperium-event-abandoned = { $player } abandona { $card }.
imperium-event-recalled = { $player } recupera { $card }.
imperium-event-garrisoned = { $player } protege { $card } em { $host }.
imperium-event-acquired = { $player } adquire { $card }.
imperium-event-broke_through = { $player } aprimora { $card }.
imperium-event-broke_through_hidden = { $player } aprimora uma carta sem mostrá-la.
imperium-event-found_nothing = { $player } não encontra nenhuma carta assim.
imperium-event-dealt = { $card } chega ao mercado.
imperium-event-exiled_from_market = { $card } é exilada do mercado.
imperium-event-placed = { $player } põe { $amount } em { $card }.
imperium-event-developed = { $player } desenvolve { $card }.
imperium-event-nation_card = { $card }, do baralho de nação, junta-se ao descarte de { $player }.
imperium-event-became_empire = { $player } torna-se um império.
imperium-event-reshuffled = { $player } embaralha de novo.
imperium-event-took_fame = { $player } toma a carta de fama { $card }.
imperium-event-took_fame_hidden = { $player } toma uma carta de fama.
imperium-event-king_of_kings = { $player } alcança Rei dos Reis.
imperium-event-gave = { $player } dá { $card } a { $rival }.
imperium-event-gave_automa = { $player } dá { $card } ao automa.
imperium-event-avoided = { $player } evita o ataque com { $card }.
imperium-event-revealed = { $player } revela { $card }.
imperium-event-found = { $player } encontra { $card }.
imperium-event-journeyed = A viagem de { $player } leva a { $card }.
imperium-event-entered = { $card } entra em jogo para { $player }.
imperium-event-end_triggered = O fim está próximo: a rodada { $round } é a última.
imperium-event-collapsed = Colapso! A pilha de distúrbios está vazia.
imperium-event-game_ended = A partida terminou: contam-se os pontos.
imperium-event-looked = { $player } olha { $card }, a carta superior do baralho de nação.
imperium-event-looked_hidden = { $player } olha a carta superior do baralho de nação.
imperium-event-swapped = { $player } troca { $card } por { $other }.
imperium-event-swapped_hidden = { $player } troca uma carta pela carta superior do baralho de nação.
imperium-event-tucked = { $player } põe { $card } no fundo do baralho de nação.
imperium-event-tucked_hidden = { $player } põe uma carta no fundo do baralho de nação.
imperium-event-shuffled_nation = { $player } embaralha o baralho de nação.
imperium-event-revolted = { $unrest ->
    [one] { $player } revolta-se e devolve { $unrest } carta de distúrbio.
   *[other] { $player } revolta-se e devolve { $unrest } cartas de distúrbio.
}
imperium-event-gained_action = { $actions ->
    [one] { $player } obtém uma ação.
   *[other] { $player } obtém { $actions } ações.
}
imperium-event-returned_unrest = { $unrest ->
    [one] { $player } devolve uma carta de distúrbio.
   *[other] { $player } devolve { $unrest } cartas de distúrbio.
}
imperium-event-took_unrest = { $unrest ->
    [one] { $player } toma uma carta de distúrbio.
   *[other] { $player } toma { $unrest } cartas de distúrbio.
}

## Questions

imperium-rule-clean = Manutenção
imperium-rule-innovate = Inovar
imperium-rule-automa = O automa
imperium-ask-over = A partida terminou.
imperium-ask-of = { $card } ({ $text })
imperium-ask-act = Você ativa, inova ou se revolta? Ações: { $actions }. Fichas de exaustão: { $exhaust }.
imperium-ask-act_on = O que mais você faz? Ações: { $actions }. Fichas de exaustão: { $exhaust }.
imperium-ask-solstice = Solstício: que carta você resolve agora?
imperium-ask-choose = { $of }: escolha uma opção.
imperium-ask-confirm = { $of }: você quer fazer isso?
imperium-ask-use = { $of }: você usa agora?
imperium-ask-pay = Como você paga { $amounts }?
imperium-ask-draw_some = { $of }: quantas cartas você compra?
imperium-ask-reshuffle = Seu baralho de compra está vazio: você desenvolve uma carta antes de embaralhar?
imperium-ask-develop = Que carta você desenvolve?
imperium-ask-develop_free = Que carta você desenvolve de graça?
imperium-ask-acquire = { $of }: que carta você adquire?
imperium-ask-break_through = { $of }: que carta você aprimora?
imperium-ask-play_acquired = Você joga { $card } imediatamente?
imperium-ask-exile_market = Que carta do mercado você exila?
imperium-ask-place = Em que carta do mercado você põe { $amount }?
imperium-ask-host = { $of }: em que carta você a protege?
imperium-ask-give = { $of }: que carta você dá a { $rival }?
imperium-ask-give_automa = { $of }: que carta você dá ao automa?
imperium-ask-find = { $of }: que carta você procura?
imperium-ask-fame = Com que carta de fama você fica?
imperium-ask-put_back = Em que ordem voltam as outras cartas de fama? A última fica no topo.
imperium-ask-free_play = { $of }: que carta você joga?
imperium-ask-copy = Que habilidade de exaustão você usa?
imperium-ask-declare = Que classe você declara?
imperium-ask-swap_nation = Que carta você troca pela superior do seu baralho de nação?
imperium-ask-swap_exile = Que carta exilada você põe no mercado?
imperium-ask-swap_market = Que carta do mercado vai para o exílio em troca de { $card }?
imperium-ask-avoid = { $rival } ataca você. Você evita o ataque?
imperium-ask-avoid_automa = O automa ataca você. Você evita o ataque?
imperium-ask-bribe = Você dá { $n } de progresso a { $rival } para que o seu ataque funcione?
imperium-ask-restore = De que carta você tira uma ficha de exaustão?
imperium-ask-pick-discard = { $n ->
    [one] { $of }: que carta você descarta?
   *[other] { $of }: que cartas você descarta?
}
imperium-ask-pick-take = { $n ->
    [one] { $of }: que carta você toma?
   *[other] { $of }: que { $n } cartas você toma?
}
imperium-ask-pick-top = { $n ->
    [one] { $of }: que carta você põe sobre o baralho de compra?
   *[other] { $of }: que { $n } cartas você põe sobre o baralho de compra? A última fica no topo.
}
imperium-ask-pick-history = { $n ->
    [one] { $of }: que carta você põe na sua história?
   *[other] { $of }: que { $n } cartas você põe na sua história?
}
imperium-ask-pick-sink = { $n ->
    [one] { $of }: que carta você afunda?
   *[other] { $of }: que { $n } cartas você afunda?
}
imperium-ask-pick-exile = { $n ->
    [one] { $of }: que carta você exila?
   *[other] { $of }: que { $n } cartas você exila?
}
imperium-ask-pick-return = { $n ->
    [one] { $of }: que carta de distúrbio você devolve?
   *[other] { $of }: que { $n } cartas de distúrbio você devolve?
}
imperium-ask-pick-abandon = { $n ->
    [one] { $of }: que carta você abandona?
   *[other] { $of }: que { $n } cartas você abandona?
}
imperium-ask-pick-recall = { $n ->
    [one] { $of }: que carta você recupera?
   *[other] { $of }: que { $n } cartas você recupera?
}
imperium-ask-pick-garrison = { $n ->
    [one] { $of }: que carta você protege?
   *[other] { $of }: que { $n } cartas você protege?
}
imperium-ask-draw_next = { $n ->
    [one] { $of }: você compra uma carta? É a última que pode comprar.
   *[other] { $of }: você compra uma carta? Pode comprar até { $n }.
}
imperium-ask-share_unrest = { $n ->
    [one] Só resta { $n } carta de distúrbio. Quem a toma?
   *[other] Só restam { $n } cartas de distúrbio. Quem toma uma?
}

## Reasons

imperium-why-not_asked = Isso não pode ser escolhido agora.
imperium-why-turn_begun = Só se pode inovar ou se revoltar em vez de ativar: você já jogou ou exauriu uma carta.
imperium-why-not_in_hand = Essa carta não está na sua mão.
imperium-why-not_in_play = Essa carta não está em jogo.
imperium-why-not_in_market = Essa carta não está no mercado.
imperium-why-not_in_exile = Essa carta não está no exílio, ou não pode ir para o mercado.
imperium-why-not_in_development_area = Essa carta não está na sua área de desenvolvimento.
imperium-why-no_action = Você não tem mais ações.
imperium-why-unplayable = { $card } não pode ser jogada.
imperium-why-other_state = O ícone de { $card } pede o outro lado da sua carta de estado.
imperium-why-requirement = A condição para jogar { $card } não é cumprida.
imperium-why-condition = A condição de { $card } não é cumprida.
imperium-why-cannot_pay = Você não pode pagar o custo.
imperium-why-no_exhaust_ability = { $card } não tem uma habilidade de exaustão que você possa usar agora.
imperium-why-exhausted = { $card } já está exaurida.
imperium-why-no_exhaust_token = Você não tem mais fichas de exaustão.
imperium-why-choose_one = Primeiro escolha uma das opções.
imperium-why-no_such_choice = Não há opção com esse número.
imperium-why-cannot_do = Essa opção não pode ser feita agora.
imperium-why-yes_or_no = Primeiro decida se você faz isso.
imperium-why-must_pick = É preciso escolher uma carta.
imperium-why-pick_card = Primeiro escolha uma carta.
imperium-why-pick_otherwise = A carta é escolhida de outro lugar, ou para outra coisa.
imperium-why-together = { $card } pode ser uma de várias cartas escolhidas juntas: indique todas de uma vez, em qualquer ordem.
imperium-why-no_such_card = { $card } não está lá, ou não serve.
imperium-why-no_such_card_there = Essa carta não está lá.
imperium-why-pay_now = Primeiro decida como você paga.
imperium-why-other_payment = Essa não é a soma a pagar, ou você não a tem. 1 de progresso vale 1 de população ou 2 materiais.
imperium-why-must_use = Sem ela você não poderia descartar máscaras suficientes: é preciso usá-la.
imperium-why-use_or_pass = Primeiro decida se você usa a habilidade.
imperium-why-not_exhausted = Não há ficha de exaustão nessa carta.
imperium-why-other_number = Aqui não se pode comprar esse número de cartas.
imperium-why-must_develop = É preciso desenvolver uma carta.
imperium-why-develop_or_pass = Primeiro decida o que você desenvolve.
imperium-why-acquire_now = Primeiro adquira uma carta.
imperium-why-acquire_other = Essa carta não está lá para ser adquirida, ou é de outra classe.
imperium-why-play_acquired = Primeiro decida se você joga a carta adquirida.
imperium-why-break_now = Primeiro aprimore.
imperium-why-break_other = Não há tal carta ou baralho para aprimorar.
imperium-why-exile_now = Primeiro exile uma carta do mercado.
imperium-why-has_tokens = Essa carta tem fichas: não pode ser exilada.
imperium-why-place_now = Primeiro ponha as fichas numa carta do mercado.
imperium-why-no_host = Essa carta não pode proteger nada aqui.
imperium-why-host_or_pass = Primeiro decida onde a carta é protegida.
imperium-why-give_now = Primeiro dê uma carta.
imperium-why-find_now = Primeiro procure uma carta.
imperium-why-cannot_find = Essa carta não pode ser encontrada lá.
imperium-why-keep_one = Primeiro fique com uma das cartas de fama.
imperium-why-put_back = Primeiro devolva as outras cartas de fama.
imperium-why-not_looked_at = Essa carta não está entre as que você olha.
imperium-why-free_play_now = Primeiro jogue a carta que você pode jogar.
imperium-why-free_play_other = Não se trata dessa carta, ou ela não pode ser jogada.
imperium-why-copy_now = Primeiro escolha que habilidade você usa.
imperium-why-cannot_copy = Ninguém mais tem essa carta em jogo, ou você não pode pagar por ela.
imperium-why-declare_now = Primeiro declare uma classe.
imperium-why-swap_now = Primeiro escolha a carta que você troca.
imperium-why-avoid_or_pass = Primeiro decida se você evita o ataque.
imperium-why-not_due = Essa carta não tem solstício para resolver agora.
imperium-why-solstice_now = É o solstício: resolva as suas cartas.
imperium-why-nation_taken = Dois jogadores não podem ter a mesma nação ({ $nation }).
imperium-why-nation_of_other_box = A nação { $nation } não está nesta caixa.
imperium-why-too_little_unrest = { $n ->
    [one] Há só { $n } carta de distúrbio na sua mão.
   *[other] Há só { $n } cartas de distúrbio na sua mão.
}
imperium-why-share_now = Primeiro diga quem toma o distúrbio.
imperium-why-takes_no_unrest = Esse jogador não toma distúrbio agora.
imperium-why-no_effect = Agora isso não teria nenhum efeito.
imperium-why-commons_of_other_box = Uma caixa só tem as próprias cartas comuns.

## What can be wrong with a position; cards and seats are those of the file

imperium-wrong-power = Jogador { $seat }: a carta de poder deve ser da nação e estar em jogo.
imperium-wrong-permanent = Jogador { $seat }: as cartas permanentes em jogo não são as da nação.
imperium-wrong-parallel = Jogador { $seat }: as cartas e o que lhes corresponde não são em mesmo número.
imperium-wrong-negative = Jogador { $seat }: não pode haver menos fichas que nenhuma.
imperium-wrong-exhaust = Jogador { $seat }: há mais fichas de exaustão do que a nação tem.
imperium-wrong-host = Jogador { $seat }: há cartas protegidas em { $card }, que não está em jogo.
imperium-wrong-secret = Jogador { $seat }: { $card } consta como não vista mais vezes do que está na mão e no baralho de compra.
imperium-wrong-deck = Jogador { $seat }: a mão ou o baralho de compra não estão em ordem.
imperium-wrong-copies = { $card } está { $got } vezes em vez de { $want }.
imperium-wrong-common = As pilhas comuns não batem entre si (pilha de distúrbios: { $unrest }).
imperium-wrong-position = { $path }: a posição { $position } não é uma em que a habilidade { $name } pergunte isto.
imperium-wrong-over_and_asked = A partida consta como terminada, e no entanto ainda se pergunta algo a alguém.
imperium-wrong-nobody_asked = Não se pergunta nada a ninguém, e no entanto a partida não consta como terminada.
imperium-wrong-asks_there = A habilidade { $name } não pergunta { $ask } nesta posição.
imperium-wrong-current = Consta que é o turno do assento { $current }, mas é ao assento { $seat } que se pede para agir.
imperium-wrong-no_automa = Não há nenhum automa que possa fazer isto: { $ask }.
imperium-wrong-frames = Os passos têm { $abilities } habilidades por terminar, mas há { $frames } quadros para elas.
imperium-wrong-register = O número { $number } de “frames” não é nenhuma carta nem assento que exista.
imperium-wrong-due = Jogador { $seat }: consta que falta o solstício de { $card }, que não tem nenhum.

## The table in the terminal

play-imperium-status = Rodada { $round } · { $phase }
play-imperium-status_of = Rodada { $round } · { $player }: { $phase }
play-imperium-phase-activate = ativar
play-imperium-phase-innovate = inovar
play-imperium-phase-revolt = revoltar-se
play-imperium-phase-clean_up = manutenção
play-imperium-phase-solstice = solstício
play-imperium-over = a partida terminou
play-imperium-last = última rodada
play-imperium-last_soon = a rodada { $n } é a última
play-ask-imperium-nation_1 = Que nação você lidera?
play-ask-imperium-level = Em que nível joga o automa?
play-imperium-legend = Na imagem: ▾ é distúrbio sob uma carta do mercado, + as suas fichas; * é uma carta exaurida; (+ …) são cartas protegidas; os baralhos 5/5/5 são região, primitivo e civilizado; ✗ é uma carta que não pode ser jogada agora.
play-imperium-market = Mercado
play-imperium-short-material = { $n } mat.
play-imperium-short-population = { $n } pop.
play-imperium-short-progress = { $n } prog.
play-imperium-left = baralho principal { $main } · baralhos { $small } · distúrbios { $unrest } · fama { $fame }
play-imperium-unrest_mark = ▾
play-imperium-actions = ações { $n }
play-imperium-exhaust = exaustão { $n }
play-imperium-in_play = Em jogo
play-imperium-hand = Mão
play-imperium-deck = baralho de compra { $deck }, descarte { $discard }
play-imperium-discarded = descarte: { $names }
play-imperium-nation_deck = baralho de nação { $n }
play-imperium-next = em cima: { $card }
play-imperium-quest = missão ativa: { $card }
play-imperium-history = história { $n }
play-imperium-history_names = história: { $names }
play-imperium-sunken = afundadas { $n }
play-imperium-sunken_names = afundadas: { $names }
play-imperium-developments = Área de desenvolvimento
play-imperium-cards = mão { $hand }, baralho { $deck }, descarte { $discard }
play-imperium-automa = Automa
play-imperium-automa_cards = espaços { $spaces }, baralho { $deck }, descarte { $discard }
play-imperium-dynasty = dinastia { $n }
play-imperium-exhausted = (exaurida)
play-imperium-face = { $card }: { $face }.
play-imperium-group-turn = Turno
play-imperium-group-play = Jogar
play-imperium-group-exhaust = Exaurir
play-imperium-group-acquire = Tomar
play-imperium-group-market = Mercado
play-imperium-group-develop = Desenvolver
play-imperium-group-other = Escolher
play-imperium-say-space = Mercado: { $card } ({ $suits }).
play-imperium-say-unrest = Com distúrbio embaixo.
play-imperium-say-tokens = Em cima: { $tokens }.
play-imperium-say-decks = Restam: baralho principal { $main }; baralhos pequenos: { $small }; pilha de distúrbios { $unrest }; cartas de fama { $fame }.
play-imperium-say-exile = No exílio: { $names }.
play-imperium-say-nation = { $nation }, { $state }, com { $tokens }. Ações { $actions }, fichas de exaustão { $exhaust }.
play-imperium-say-play = Em jogo: { $names }.
play-imperium-say-cards = Cartas na mão { $hand }, baralho de compra { $deck }, baralho de nação { $nation }.
play-imperium-say-hand = Mão: { $names }.
play-imperium-say-idle = Não podem ser jogadas agora: { $names }.
play-imperium-say-next = Em cima do baralho de nação: { $card }.
play-imperium-say-discard = Descarte: { $names }.
play-imperium-say-history = História: { $names }.
play-imperium-say-sunken = Afundadas: { $names }.
play-imperium-say-developments = Área de desenvolvimento: { $names }.
play-imperium-say-quest = Missão ativa: { $card }.
play-imperium-say-held = Progresso em cartas em jogo: { $n }.
play-imperium-say-automa = { $nation } ({ $level }), { $state }, com { $tokens }.
play-imperium-say-automa_decks = Baralho dele { $deck }, baralho de dinastia { $dynasty }.
play-imperium-say-journey = Carta de viagem: { $card }.
play-imperium-score-later = Isto é progresso. As cartas são contadas no fim da partida.
play-imperium-rules-act = Um turno é uma de três coisas. Ativar: até três ações, uma para cada carta da mão que você jogar, e habilidades de exaustão de cartas em jogo, uma ficha cada. Inovar: descarte a sua mão e aprimore uma carta. Revoltar-se: devolva cartas de distúrbio da sua mão. Depois, manutenção: ponha uma ficha no mercado, descarte o que quiser, compre até completar a sua mão.
play-imperium-rules-pay = 1 de progresso pode ser pago por 1 de população ou por 2 materiais, sem troco. O que custa progresso é pago com progresso.
play-imperium-rules-reshuffle = Quando é preciso comprar e o seu baralho está vazio, você pode pagar um desenvolvimento, que se junta ao descarte antes de embaralhar. Ao desenvolver o último, desencadeia-se o fim da partida.
play-imperium-say-spaces = { $n ->
    [one] { $n } carta virada para baixo nos espaços dele.
   *[other] { $n } cartas viradas para baixo nos espaços dele.
}
play-imperium-say-score = { $n ->
    [one] { $n } ponto.
   *[other] { $n } pontos.
}
