# civtable scenario: ajuda, relatório e o que pode estar errado em um arquivo. Entre aspas, as palavras do arquivo.

scenario-help = posições, jogadas e o que deve resultar delas, em arquivos YAML
scenario-about = Executa arquivos de cenários: monta uma posição, faz as jogadas e compara o resultado com o esperado. O código de saída é 0 se tudo é como se espera, 1 se algo não é, 2 se não for possível entender um arquivo. docs/scenarios.md explica o formato.
scenario-files = um arquivo de cenários
scenario-reference = escreve a referência de cada jogo nesta pasta, como a de docs/scenarios
scenario-no-files = Que arquivos de cenário? Indique arquivos ou pastas.

## The report

scenario-line-ok = ok      { $where }
scenario-line-failed = FALHA   { $where }
scenario-line-error = ERRO    { $where }: { $why }
scenario-after = { $n ->
    [0] no início
    [one] depois de { $n } jogada
   *[other] depois de { $n } jogadas
}: { $what }
scenario-total = Cenários: { $all }. Como esperado: { $ok }. Diferente do esperado: { $failed }. Não entendidos: { $errors }.
scenario-different = { $path }: espera-se { $wanted }, há { $found }
scenario-nothing = { $path }: espera-se { $wanted }, e ali não há nada
scenario-not-offered = “{ $code }” deveria ser oferecido e não é. { $why }
scenario-offered = “{ $code }” não deveria ser oferecido e é
scenario-other-reason = “{ $code }” deveria ser recusado por { $wanted }, mas é recusado por { $found }. { $why }
scenario-dice-left = dice: só foram rolados { $rolled } dos { $count } dados
scenario-none-of = one_of: nenhuma destas se cumpre: { $wanted }
scenario-misspelt = “{ $code }” não é código nenhum, por isso nunca é oferecido. Você quis dizer “{ $close }”?

## What is wrong with a scenario

scenario-in = { $name }: { $why }
scenario-in-move = jogada { $n } ({ $move }): { $why }
scenario-none = Não há nenhum cenário neste arquivo.
scenario-form = Um cenário consta de nomes como “game”, “state”, “moves” e “expect” com seus valores.
scenario-unknown-name = “{ $name }” não faz parte de um cenário. Nomes conhecidos: { $known }.
scenario-no-game = Falta “game”: de que jogo se trata?
scenario-move-form = { $path }: uma jogada é um assento com seu código, como “0: place 3 forest”, ou então “expect” com o que se espera ali.
scenario-wrong-seat = Agora se pergunta ao assento { $asked } ({ $kind }), não ao assento { $seat }.
scenario-path-twice = { $path }: este caminho aparece duas vezes.
scenario-path-unknown = { $path }: este caminho não leva a nada, não há “{ $name }”.
scenario-not-in-state = { $name }: isto não pode ser mudado em “state”. As configurações ficam ao lado, em “settings”, e o acaso segue “seed” ou “dice”.
scenario-piece-twice = “{ $piece }” não pode estar em dois lugares: { $first } e { $second }.
scenario-dice-ended = São rolados mais dados do que “dice” diz ({ $count }).
scenario-dice-face = O número { $n } de “dice” é { $face }, que não pode sair aqui.
scenario-passed-over = “{ $code }” responde a uma pergunta com uma só resposta ({ $kind }, assento { $seat }), que foi pulada. Retire esta jogada.
scenario-unknown-reason = { $game } não tem nenhum motivo “{ $name }”. O mais parecido é { $close }.
scenario-our-mistake = O motor falha nesta posição, e o erro é nosso: { $what }
scenario-empty-folder = Não há nenhum arquivo de cenário (.yaml) nesta pasta.
scenario-no-position = A posição não pode ser completada: algo em “state” não é o que o jogo espera ali.

## What is wrong with the YAML

yaml-too-long = O arquivo é longo demais: são lidos no máximo { $most } caracteres.
yaml-broken = Linha { $line }: isto não é YAML ({ $why }).
yaml-characters = Linha { $line }: há um caractere que não é permitido.
yaml-alias = Linha { $line }: âncoras e aliases (“{ $name }”) não são permitidos aqui; escreva o valor.
yaml-tag = Linha { $line }: etiquetas (“{ $tag }”) não são permitidas aqui.
yaml-deep = Linha { $line }: listas e mapeamentos aninhados demais; são lidos no máximo { $most } níveis.
yaml-name = Linha { $line }: um nome em um mapeamento tem de ser um texto ou número simples.
yaml-twice = Linha { $line }: “{ $name }” aparece duas vezes no mesmo mapeamento.
