# Os comandos de quem mantém um servidor: civtable admin e civtable validate --db.

admin-help = cuida do banco de dados de um servidor
admin-about = Verifica, copia e cuida do banco de dados de civtable serve, também enquanto ele funciona.
admin-commands = o que se pode fazer
admin-check-help = se o banco de dados e todas as suas partidas estão íntegros
admin-check-about = Verifica o próprio banco de dados, repete cada partida e compara a lista de mesas com o que foi jogado. O código de saída é 1 se algo estiver errado.
admin-backup-help = copia todo o banco de dados para um arquivo
admin-backup-about = Copia todo o banco de dados para um arquivo novo, tal como está em um momento. O arquivo serve para SQLite e para PostgreSQL, e contém as sementes das partidas em andamento: só o dono pode lê-lo.
admin-restore-help = põe uma cópia no lugar de tudo o que o banco de dados contém
admin-restore-about = Verifica uma cópia e depois troca por ela tudo o que o banco de dados contém, tudo ou nada. Um servidor em funcionamento continua com o que foi restaurado.
admin-export-help = grava partidas como registros
admin-export-about = Grava em uma pasta o registro de cada partida terminada. O registro de uma partida em andamento contém a sua semente, e com ela tudo o que está oculto: fica de fora se --seeds não for dado.
admin-import-help = faz mesas a partir de registros
admin-import-about = Faz uma mesa de cada registro: uma partida terminada para ver, uma inacabada para continuar contra bots.
admin-tables-help = lista as mesas
admin-tables-about = Lista as mesas; as que mudaram por último ficam no fim. As horas são do tempo universal.
admin-put-away-help = guarda mesas
admin-put-away-about = Guarda mesas, como o servidor faz com as que ninguém vê há muito tempo. Nada é apagado.
admin-bring-back-help = traz de volta mesas guardadas
admin-bring-back-about = Traz de volta mesas que estavam guardadas.
admin-quarantine-help = separa mesas: ninguém joga nelas até serem liberadas
admin-quarantine-about = Separa mesas: podem ser vistas, mas ninguém joga nelas até serem liberadas.
admin-release-help = deixa continuar mesas separadas
admin-release-about = Esquece por que as mesas foram separadas. O servidor as julga de novo quando alguém chega.
admin-accounts-help = lista as contas, ou muda uma
admin-accounts-about = Lista as contas. Com reset ou delete, muda uma. As horas são do tempo universal.
admin-account-reset-help = dá a uma conta um novo código de recuperação
admin-account-reset-about = Dá a uma conta um novo código de recuperação, com o qual o dono define uma nova senha. O código é mostrado só desta vez.
admin-account-delete-help = apaga uma conta; as partidas ficam
admin-account-delete-about = Apaga uma conta com as suas sessões. As partidas e campanhas ficam, e são de quem tiver os links.
admin-organiser-help = passa a organização de um torneio para uma conta
admin-organiser-about = Passa para uma conta a organização de um torneio que não terminou, no lugar de quem a tinha: se essa pessoa não volta, ninguém poderia decidir uma partida parada.
admin-arg-new-file = o arquivo a gravar; não pode existir
admin-arg-backup = o arquivo que civtable admin backup gravou
admin-arg-yes = fazer sem perguntar
admin-arg-folder = a pasta em que gravar
admin-arg-table = só esta mesa; pode ser dado várias vezes
admin-arg-seeds = também as partidas em andamento, com as suas sementes
admin-arg-for-puzzles = só as partidas cujos jogadores permitiram todos que se façam problemas com elas
admin-arg-problem = só as que não podem continuar
admin-arg-away = só as guardadas
admin-arg-status = só as que esperam (waiting), estão em andamento (running) ou terminaram (over)
admin-arg-ids = uma mesa
admin-arg-why = o que se diz às pessoas da mesa
admin-arg-name = o nome da conta
admin-arg-tournament = o torneio, pela última parte do seu endereço
admin-column-id = mesa
admin-column-status = estado
admin-column-ply = jogada
admin-column-changed = mudada
admin-column-looked = vista
admin-column-away = guardada
admin-column-problem = problema
admin-column-name = nome
admin-column-created = desde
admin-column-sessions = sessões
admin-column-seats = lugares
admin-id = { $id }
admin-rows = linhas
admin-sure = É isso que você quer?
admin-answer-yes = sim
admin-answer-no = não
admin-not-done = Nada foi mudado.
admin-no-why = nenhum motivo foi dado
admin-no-database = Não existe o banco de dados { $path }.
admin-not-ours = Não é um banco de dados do civtable.
admin-older-form = O banco de dados tem a forma de um civtable mais antigo. Inicie uma vez civtable serve desta versão: ele copia o banco de dados e o atualiza.
admin-same-file = { $path } é o próprio banco de dados.
admin-file-exists = { $path } já existe, e fica como está.
admin-file-damaged = { $path } está danificado: { $why }.
admin-no-table = Não existe a mesa { $id }.
admin-no-account = Não existe a conta { $name }.
admin-no-tournament = Não existe nenhum torneio { $id } que não tenha terminado.
admin-check-damage = O banco de dados está danificado: { $why }
admin-check-differs = { $what }: a lista de mesas diz algo diferente do que foi jogado: { $columns }
admin-check-good = Está tudo certo.
admin-check-wrong = Algo está errado.
admin-backup-done = { $path }: { $rows ->
    [one] { $rows } linha copiada
   *[other] { $rows } linhas copiadas
}.
admin-restore-ask = Tudo em { $db } será trocado por { $path } ({ $rows ->
    [one] { $rows } linha
   *[other] { $rows } linhas
}).
admin-restore-done = { $path }: { $rows ->
    [one] { $rows } linha restaurada
   *[other] { $rows } linhas restauradas
}.
admin-export-done = { $n ->
    [one] { $n } registro gravado
   *[other] { $n } registros gravados
} em { $path }.
admin-export-waiting = De fora, porque ninguém jogou ainda: { $n }
admin-export-running = De fora, porque a partida não terminou (--seeds a grava com a semente): { $n }
admin-export-damaged = De fora, porque não pode ser lida: { $n }
admin-import-bad = { $path } não pode ser aceito: { $why }
admin-import-done = { $path }: mesa { $id }
admin-import-seat = { $seat }: { $link }
admin-put-away-done = Guardadas: { $ids }
admin-bring-back-done = Trazidas de volta: { $ids }
admin-quarantine-done = Separadas: { $ids }
admin-release-done = Liberadas: { $ids }
admin-account-reset-done = O novo código de recuperação de { $name }, mostrado só desta vez: { $code }
admin-account-delete-ask = A conta { $name } será apagada para sempre.
admin-account-delete-done = A conta { $name } foi apagada.
admin-organiser-done = Agora { $name } organiza o torneio { $id }.

validate-arg-db = repete em vez disso todas as partidas deste banco de dados: um arquivo, ou postgresql://USER:PASSWORD@HOST/NAME
validate-one-source = Dê registros ou --db ADDRESS.
validate-column-class = classe
validate-column-tables = mesas
validate-column-analyses = análises
validate-column-campaigns = campanhas
validate-class-exact = exata
validate-class-goes_on = continua com as regras novas
validate-class-pinned = presa a regras mais antigas
validate-class-kept = terminada e conservada
validate-class-damaged = danificada
validate-what-table = mesa { $id }
validate-what-analysis = análise da mesa { $id }
validate-what-campaign = campanha { $id }
validate-found = { $what }: { $kind }
validate-found-why = { $what }: { $kind }: { $why }
validate-found-at = { $what }: { $kind } na jogada { $ply }: { $why }
