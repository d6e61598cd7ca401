### What all games share: lists, seats, settings, and errors of codes, settings, positions and records.
### Arguments in guillemets or quotation marks are words of the file or the command, the same in all languages.

## Lists

list-none = nada
list-and = { $head } e { $last }

## Seats: players are called by colour

seat-0 = Vermelho
seat-1 = Azul
seat-2 = Verde
seat-3 = Amarelo
seat-spectator = Espectador

## Who can sit there

bot-human = pessoa
bot-random = bot ao acaso
bot-random-about = Faz qualquer jogada que as regras permitam.
bot-easy = bot fácil
bot-easy-about = Joga como um iniciante: enxerga pouco à frente e comete erros compreensíveis. Vence o bot ao acaso em todas as partidas.
bot-medium = bot médio
bot-medium-about = Conhece o manual de regras práticas e responde na hora. A dois jogadores, vence o bot fácil em dezenove de cada vinte partidas.
bot-hard = bot difícil
bot-hard-about = Pensa à frente simulando partidas, e responde em um instante. A dois jogadores, vence o bot médio em quase todas as partidas.
bot-expert = bot especialista
bot-expert-about = Pensa à frente como o bot difícil, e por mais tempo: até dez segundos por turno.
# A bot for measuring, such as search-150.
bot-search = busca de { $games } partidas por decisão
bot-policy = política { $name }
bot-policy-about = Foi treinada para este jogo com este número de jogadores, e responde na hora. Foi posta aqui por quem mantém este servidor.
# What medium was called before: records and stored tables may say so.
bot-book = { bot-medium }

## Games and their settings

game-name-stone_age = Stone Age
game-about-stone_age = Mande sua tribo caçar, coletar e construir, e alimente-a a cada rodada. De 2 a 4 jogadores.

setting-name-stone_age-two_dice_cards = Cartas com dois dados
setting-value-stone_age-two_dice_cards-divide = O resultado é dividido pelo número do recurso, como na coleta
setting-about-stone_age-two_dice_cards-divide = Uma carta dessas dá de 0 a 4 recursos sem ferramentas.
setting-value-stone_age-two_dice_cards-pips = Cada ponto dos dados dá um recurso, como em um exemplo do primeiro manual em espanhol
setting-about-stone_age-two_dice_cards-pips = Uma carta dessas dá de 2 a 12 recursos e pode decidir uma partida.
setting-name-stone_age-ties = Empates
setting-value-stone_age-ties-rulebook = Decide a trilha de comida, depois as ferramentas, depois as pessoas
setting-value-stone_age-ties-sum = Decide a soma de trilha de comida, ferramentas e pessoas, como em edições posteriores

## Codes, settings, games

game-over = A partida terminou.
option-foreign = “{ $code }” não é uma opção do jogo { $game }.
code-unknown = Não existe a opção “{ $code }”.
code-unknown-close = Não existe a opção “{ $code }”. Você quis dizer “{ $close }”?
several-few = { $picked ->
    [0] Você não escolheu nada
    [one] Você escolheu só { $picked } coisa
   *[other] Você escolheu só { $picked } coisas
}; { $least ->
    [one] é necessária ao menos { $least }
   *[other] são necessárias ao menos { $least }
}.
several-many = Você escolheu { $picked } coisas; podem ser no máximo { $most }.
several-surplus = Já é o bastante sem “{ $thing }”.
several-enough = É preciso dizer que isso é tudo: “{ $enough }”.
several-more = É preciso escolher mais.
several-other = “{ $code }” não faz parte desta escolha.
several-copies = “{ $thing }” pode ser escolhido { $count ->
    [one] só uma vez
   *[other] só { $count } vezes
}.
several-of = Escolhidas: { $n } de { $most }
several-any = Escolhidas: { $n }, pode ser qualquer número
several-up-to = Escolhidas: { $n }, no máximo { $most }
several-at-least = Escolhidas: { $n }, são necessárias ao menos { $least }
several-between = Escolhidas: { $n }, são necessárias de { $least } a { $most }
setting-unknown = O jogo { $game } não tem a configuração “{ $name }”. As que ele tem: { $known }.
setting-value = A configuração { $name } não pode ser “{ $value }”. Pode ser: { $known }.
setting-seats = O jogo { $game } não pode ser jogado com { $seats ->
    [one] { $seats } jogador
   *[other] { $seats } jogadores
}. Números possíveis: { $known }.
game-unknown = Não existe aqui o jogo “{ $name }”. Jogos conhecidos: { $known }.

## Positions read from a file; path says where in the file

state-not-a-mapping = { $path }: aqui deveriam estar nomes com seus valores.
state-unknown-name = { $path }: o nome “{ $name }” não é conhecido. Nomes conhecidos: { $known }.
state-missing-name = { $path }: falta “{ $name }”.
state-not-a-list = { $path }: aqui deveria estar uma lista.
state-list-length = { $path }: a lista deveria ter { $want ->
    [one] { $want } elemento
   *[other] { $want } elementos
}, mas tem { $got }.
state-list-long = { $path }: a lista pode ter no máximo { $most ->
    [one] { $most } elemento
   *[other] { $most } elementos
}.
state-not-in-range = { $path }: aqui deveria estar um número inteiro de { $low } a { $high }, e não { $got }.
state-not-a-flag = { $path }: aqui deveria estar true ou false, e não { $got }.
state-not-a-text = { $path }: aqui deveria estar um texto não muito longo, e não { $got }.
state-not-hexadecimal = { $path }: aqui deveriam estar { $size ->
    [one] { $size } byte
   *[other] { $size } bytes
} em hexadecimal.
state-not-a-choice = { $path }: { $got } não é possível aqui. Possíveis: { $known }.
state-twice = { $path }: “{ $name }” aparece duas vezes.
state-step-number = { $path }: { $got } não é possível para “{ $name }”.
state-rng-zero = { $path }: as duas palavras do gerador não podem ser 0 ao mesmo tempo.

## Chance written down beforehand

chance-script-ended = O roteiro do acaso acabou: tinha só { $used ->
    [one] { $used } número
   *[other] { $used } números
}, e a partida precisa de mais um.
chance-script-range = O roteiro do acaso diz { $number }, mas aqui só são possíveis números a partir de 0 e menores que { $below }.

## Records

record-too-long = O registro da partida é longo demais: são lidos no máximo { $most } caracteres.
record-not-json = Isto não é um registro completo: não é JSON válido. Talvez o arquivo tenha sido cortado.
record-foreign = Isto não é um registro de partida do civtable.
record-format = O registro tem um formato que não é conhecido aqui (conhecido: { $known }). Talvez um civtable mais novo o tenha escrito.
record-too-many-codes = O registro tem jogadas demais: são lidas no máximo { $most }.
record-too-many-hints = { $path }: são dicas demais: são lidas no máximo { $most }.
record-bad-ply = { $path }: “{ $name }” não é o número de uma jogada deste registro.
record-checksum = O registro foi danificado ou alterado: a soma de verificação não confere.
record-other-game = O registro é do jogo { $played }, não de { $game }.
record-version = O registro foi jogado com a versão { $played } do jogo { $game }. Aqui está a versão { $known }, cujas regras seguem outro caminho.
record-different = O registro não se repete: depois da jogada { $ply } a posição não é a registrada.
record-illegal = O registro não se repete: a jogada { $ply } não é permitida. { $why }

## Pickles

pickle-damaged = Os dados de pickle estão danificados: a soma de verificação não confere.
pickle-program = Isto foi guardado com pickle pelo civtable { $theirs }; aqui está o civtable { $ours }. Pickle serve entre processos da mesma versão; para conservar partidas há os registros.
pickle-version = Isto foi guardado com pickle pela versão { $theirs } do jogo { $game }. Aqui está a versão { $ours }.
pickle-homeless = { $thing } não pertence a nenhum jogo conhecido aqui e não pode ser guardado com pickle.
