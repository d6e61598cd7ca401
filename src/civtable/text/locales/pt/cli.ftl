# Os comandos: ajuda, resultados, erros. Cada frase ocupa uma linha.

cli-about = Jogos de tabuleiro de civilização: um só motor de regras para pessoas, bots e pesquisa.
cli-epilog = civtable COMANDO --help explica um comando.
cli-usage = uso:
cli-options = opções
cli-arguments = argumentos
cli-commands = comandos
cli-command = COMANDO
cli-help = mostra esta ajuda e termina
cli-version = mostra a versão e a compilação em uso, e termina
cli-lang = o idioma: en, es, pt ou it
cli-compiled = compilado
cli-interpreted = interpretado
cli-compiling = interpretado, até a versão compilada ficar pronta
cli-game = um jogo; civtable games mostra a lista
cli-seed = o texto que decide todo o acaso (padrão: { $seed })
cli-set = uma configuração do jogo; pode ser dada várias vezes
cli-json = responde em JSON, para programas
cli-at = a posição depois desse número de jogadas (padrão: a última)
cli-record = o registro de uma partida
cli-number = { $n }
cli-decimal-mark = ,

usage-wrong = { $message } (ajuda: { $program } --help)
usage-required = Falta: { $names }.
usage-required-one = É preciso dar um destes: { $names }.
usage-unknown = Não entendido: { $names }.
usage-no-command = Não existe o comando { $value }; existem { $known }.
usage-choice = { $name } não pode ser { $value }; pode ser { $known }.
usage-no-value = { $name } precisa de um valor.
usage-takes-no-value = { $name } não aceita nenhum valor.
usage-together = { $name } e { $other } não podem ser combinados.
usage-number = { $name } tem de ser um número inteiro de { $low } a { $high }, não “{ $value }”.
usage-seconds = --seconds tem de ser um número de 0.01 a 3600, não “{ $value }”.
usage-seed = --seed tem de ser um texto de no máximo { $most } caracteres.
set-form = Uma configuração é dada como --set NOME=VALOR, não como “{ $pair }”.

file-cannot-read = Não foi possível ler { $path }: { $why }.
file-cannot-write = Não foi possível gravar { $path }: { $why }.
file-too-long = é longo demais
file-not-text = não é um arquivo de texto (UTF-8)
os-not-found = esse arquivo ou pasta não existe
os-not-allowed = permissão negada
os-is-folder = é uma pasta
os-not-folder = uma parte do caminho não é uma pasta
os-failed = O sistema recusa: { $why }.
extra-missing = Isto precisa de { $package }, que não está instalado: { $command } o instala.
ply-range = Não há jogada { $ply }: o registro tem { $last ->
    [one] { $last } jogada
   *[other] { $last } jogadas
}.

games-help = quais jogos existem e suas configurações
games-about = Lista os jogos, para quantos jogadores são e o que a mesa pode escolher.
games-players = Jogadores: { $players }
games-default = padrão

rules-help = o que dizem as regras de um jogo
rules-about = Mostra os capítulos das regras de um jogo; com palavras, as regras que contêm todas elas; com o id de um capítulo, o capítulo inteiro.
rules-words = palavras a procurar, ou o id de um capítulo
rules-none = Nenhuma regra contém tudo isto: { $words }.
rules-untold = As regras de { $game } não estão aqui.

random-help = partidas ao acaso que verificam todas as leis
random-about = Joga partidas ao acaso e verifica em cada posição que as regras não se contradizem. A primeira lei violada termina com código de saída 1 e um registro que leva à posição.
random-games = partidas para cada número de jogadores (padrão: { $n })
random-players = o número de jogadores (padrão: todos os que o jogo permite)
random-jobs = quantos processos jogam (padrão: 1)
random-title = partidas ao acaso, semente { $seed }
random-all-good = Todas as leis valem. Impressão digital de todas as posições finais: { $digest }
random-broken = Lei violada “{ $law }”: { $detail }. O registro está em { $path }.
random-broken-unsaved = Lei violada “{ $law }”: { $detail }. { $why }
random-worker-died = Um processo terminou de forma inesperada; um --jobs menor pode ajudar.

replay-help = um registro, jogada a jogada, em palavras
replay-about = Repete a partida de um registro e conta o que aconteceu. Enquanto essa partida não termina, o que está oculto continua oculto.
replay-digest = mostra só a impressão digital da posição
replay-player = { $player } ({ $who })
replay-over = A partida terminou depois de { $plies ->
    [one] { $plies } jogada
   *[other] { $plies } jogadas
}.
replay-position = Depois de { $plies ->
    [one] { $plies } jogada
   *[other] { $plies } jogadas
}, decide { $player }: { $question }
replay-result = { $rank }º { $player }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
replay-points = { $player }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} até agora

validate-help = se os registros se repetem com exatidão
validate-about = Repete registros e diz de cada um se é exato. O código de saída é 0 só se todos forem.
validate-exact = { $path }: exato ({ $plies ->
    [one] { $plies } jogada
   *[other] { $plies } jogadas
}, { $end })
validate-finished = terminada
validate-running = em andamento
validate-different = { $path }: diferente na jogada { $ply }
validate-different-why = { $path }: diferente na jogada { $ply }: { $why }
validate-unreadable-why = { $path }: ilegível: { $why }

position-help = uma posição em sua forma JSON
position-about = Mostra a posição inteira, com o que está oculto, em JSON: de uma partida nova ou de um registro.
position-players = o número de jogadores (padrão: o menor)
position-record = toma a posição deste registro
position-one-source = É preciso dar um jogo ou --record ARQUIVO, só um dos dois.
position-record-alone = --record já traz seus jogadores, semente e configurações; deixe de fora --players, --seed e --set.
position-at-alone = --at precisa de --record.

bench-help = a velocidade desta compilação
bench-about = Mede partidas ao acaso, cópias e vistas da compilação em uso e, alternando com ela, de outros motores.
bench-game = um jogo (padrão: todos)
bench-players = o número de jogadores (padrão: todos os que o jogo permite)
bench-seconds = quanto dura cada medida, em segundos (padrão: { $n })
bench-peers = mede também outros motores públicos, na mesma execução
bench-missing = Não estão instalados e não são medidos: { $names }. Para instalar: { $command }
bench-measuring = medindo
bench-how = Partidas ao acaso, um processo. Medianas de { $rounds } rodadas em que todos se alternam.
bench-envs = mede em vez disso os ambientes de aprendizado, ao lado do ligue 4 do PettingZoo e do cart pole do EnvPool
bench-envs-how = Ambientes, escolhas ao acaso, um processo; { $tables } partidas lado a lado em um vetor. Medianas de { $rounds } rodadas em que todos se alternam.
bench-env-engine = só o motor
bench-env-vector = vetor
bench-env-aec = PettingZoo (AEC)
bench-env-vector-random = vetor, contra bots ao acaso
bench-env-gym-random = Gymnasium, contra bots ao acaso
bench-env-peer = PettingZoo, outro
bench-env-peer-vector = vetor de outros

column-game = jogo
column-peer = motor
column-players = jogadores
column-games = partidas
column-decisions = decisões
column-branching = opções
column-rounds = rodadas
column-scores = pontos por lugar
column-decisions-s = decisões/s
column-games-s = partidas/s
column-copies-s = cópias/s
column-copy-us = µs/cópia
column-views-s = vistas/s
column-environment = ambiente
column-steps-s = passos/s
column-step-us = µs/passo
column-times-peer = vezes o ligue 4
column-ratio = { $game }, { $players } jogadores

serve-help = a mesa no navegador
serve-about = Oferece as mesas a navegadores e outros programas até Ctrl-C. As partidas ficam em um banco de dados.
serve-arg-host = o endereço em que escutar (padrão: { $host }, só esta máquina)
serve-arg-port = a porta (padrão: { $port }, ou qualquer uma livre)
serve-arg-db = o banco de dados: um arquivo, ou postgresql://USER:PASSWORD@HOST/NAME (padrão: um arquivo na sua pasta de dados)
serve-arg-workers = quantos processos servem; mais de um precisa de PostgreSQL (padrão: 1)
serve-arg-open = abrir o navegador, se houver uma área de trabalho
serve-arg-verbose = uma linha para cada requisição
serve-at = civtable está em { $address }
serve-net = Em outros aparelhos da rede local: { $address }
serve-stop = Ctrl-C encerra; as partidas continuam de onde estavam no próximo início.
serve-stopped = civtable parou.
serve-workers-sqlite = Mais de um processo precisa de um banco de dados PostgreSQL (--db postgresql://...).
serve-one-worker = Neste sistema o servidor é um só processo: deixe --workers de fora.
serve-cannot-listen = civtable não pode escutar em { $host }, porta { $port }: { $why }.
serve-db-form = --db tem de ser um arquivo ou um endereço como postgresql://USER:PASSWORD@HOST/NAME.
serve-db-newer = O banco de dados foi gravado por um civtable mais novo.
serve-db-cannot-open = O banco de dados não pode ser usado: { $why }.
serve-arg-name = um nome pelo qual se chega ao servidor; pode ser dado várias vezes, * é qualquer um (padrão: o endereço e localhost)
serve-arg-proxy = um endereço ou rede de um proxy à frente, em cuja palavra sobre quem pede se confia; pode ser dado várias vezes
serve-arg-put-away = após quantos dias sem que ninguém a veja uma mesa é guardada (padrão: 30)
serve-arg-put-away-bots = após quantas horas sem que ninguém a veja uma mesa em que só bots jogam é guardada (padrão: 1)
serve-arg-analyses = quantas partidas terminadas são analisadas ao mesmo tempo; 0 para nenhuma (padrão: 1)
serve-arg-metrics = um endereço ou rede que pode ler /metrics e /healthz, além desta máquina; pode ser dado várias vezes
serve-network = { $name } tem de ser um endereço ou uma rede como 10.0.0.0/8, não { $value }.
serve-arg-policy = uma política treinada que pode sentar-se às mesas com este nome; pode ser dada várias vezes
serve-arg-mail = o servidor de e-mail para os avisos, smtp://USER@HOST:587 ou smtps://...; precisa de --mail-from e --name (padrão: sem e-mail). A senha fica em CIVTABLE_MAIL_PASSWORD ou em um arquivo
serve-arg-mail-from = o endereço de onde vêm os e-mails
serve-arg-mail-password-file = um arquivo com a senha do servidor de e-mail
serve-arg-notices-private = avisos e webhooks também podem ir para endereços privados, e sem TLS
serve-mail-form = { $value } não é o endereço de um servidor de e-mail: escreva smtp://USER@HOST:587, sem a senha.
serve-mail-needs = O e-mail precisa também de { $name }.
serve-mail-password = O arquivo com a senha não pode ser lido: { $why }
serve-policy-form = --policy tem de ser NAME=FILE, com um nome de no máximo 32 letras, algarismos, pontos e hífens, não { $value }.
serve-policy-twice = Duas políticas se chamam { $name }: cada uma precisa de um nome próprio.
serve-db-in-use = Outro civtable já usa este banco de dados, em { $address }
serve-already = civtable já está em { $address }

verify-help = se uma partida decorre da sua semente, e a semente do seu compromisso
verify-about = Repete o registro de uma partida a partir da semente, e compara a semente com o compromisso que a mesa publicou antes da partida.
verify-arg-commitment = o SHA-256 que a mesa mostrou antes da partida
verify-holds = { $path }: toda a partida decorre da sua semente ({ $plies ->
    [one] { $plies } jogada
   *[other] { $plies } jogadas
}, impressão digital { $digest }).
verify-commitment = O compromisso desta semente é { $commitment }.
verify-same = É o compromisso que você deu: o acaso desta partida estava fixado antes do começo.
verify-other = NÃO é o compromisso que você deu: esta semente não era a prometida.
