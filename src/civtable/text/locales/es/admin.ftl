# Las órdenes para quien lleva un servidor: civtable admin y civtable validate --db.

admin-help = cuida la base de datos de un servidor
admin-about = Comprueba, copia y cuida la base de datos de civtable serve, también mientras funciona.
admin-commands = lo que se puede hacer
admin-check-help = si la base de datos y todas sus partidas están en orden
admin-check-about = Comprueba la base de datos misma, repite cada partida y compara la lista de mesas con lo jugado. El código de salida es 1 si algo está mal.
admin-backup-help = copia toda la base de datos en un archivo
admin-backup-about = Copia toda la base de datos en un archivo nuevo, tal como está en un momento. El archivo sirve para SQLite y para PostgreSQL, y contiene las semillas de las partidas en curso: solo su dueño puede leerlo.
admin-restore-help = pone una copia en lugar de todo lo que la base de datos contiene
admin-restore-about = Comprueba una copia y luego reemplaza con ella todo lo que la base de datos contiene, por entero o nada. Un servidor en marcha sigue con lo restaurado.
admin-export-help = escribe partidas como registros
admin-export-about = Escribe en una carpeta el registro de cada partida terminada. El registro de una partida en curso contiene su semilla, y con ella todo lo oculto: se omite si no se da --seeds.
admin-import-help = crea mesas a partir de registros
admin-import-about = Crea una mesa a partir de cada registro: una partida terminada para mirarla, una sin terminar para seguirla contra bots.
admin-tables-help = enumera las mesas
admin-tables-about = Enumera las mesas; al final, las que cambiaron las últimas. Las horas son de tiempo universal.
admin-put-away-help = archiva mesas
admin-put-away-about = Archiva mesas, como hace el servidor con las que nadie ha mirado en mucho tiempo. No se borra nada.
admin-bring-back-help = recupera mesas archivadas
admin-bring-back-about = Recupera mesas que estaban archivadas.
admin-quarantine-help = aparta mesas: nadie juega en ellas hasta que se liberen
admin-quarantine-about = Aparta mesas: se pueden mirar, pero nadie juega en ellas hasta que se liberen.
admin-release-help = deja seguir mesas apartadas
admin-release-about = Olvida por qué se apartaron las mesas. El servidor las juzga de nuevo cuando alguien llega.
admin-accounts-help = enumera las cuentas, o cambia una
admin-accounts-about = Enumera las cuentas. Con reset o delete, cambia una. Las horas son de tiempo universal.
admin-account-reset-help = da a una cuenta un nuevo código de recuperación
admin-account-reset-about = Da a una cuenta un nuevo código de recuperación, con el que su dueño pone una contraseña nueva. El código se muestra solo esta vez.
admin-account-delete-help = borra una cuenta; sus partidas quedan
admin-account-delete-about = Borra una cuenta con sus sesiones. Sus partidas y campañas quedan, y son de quien tenga sus enlaces.
admin-organiser-help = encarga a una cuenta la organización de un torneo
admin-organiser-about = Encarga a una cuenta la organización de un torneo que no ha terminado, en lugar de quien la tenía: si esa persona no vuelve, nadie podría decidir una partida parada.
admin-arg-new-file = el archivo que se escribe; no debe existir
admin-arg-backup = el archivo que escribió civtable admin backup
admin-arg-yes = hacerlo sin preguntar
admin-arg-folder = la carpeta en la que se escribe
admin-arg-table = solo esta mesa; se puede dar varias veces
admin-arg-seeds = también las partidas en curso, con sus semillas
admin-arg-for-puzzles = solo las partidas cuyos jugadores han permitido todos que se hagan problemas con ellas
admin-arg-problem = solo las que no pueden seguir
admin-arg-away = solo las archivadas
admin-arg-status = solo las que esperan (waiting), siguen (running) o han terminado (over)
admin-arg-ids = una mesa
admin-arg-why = lo que se dice a la gente de la mesa
admin-arg-name = el nombre de la cuenta
admin-arg-tournament = el torneo, por la última parte de su dirección
admin-column-id = mesa
admin-column-status = estado
admin-column-ply = jugada
admin-column-changed = cambiada
admin-column-looked = mirada
admin-column-away = archivada
admin-column-problem = problema
admin-column-name = nombre
admin-column-created = desde
admin-column-sessions = sesiones
admin-column-seats = asientos
admin-id = { $id }
admin-rows = filas
admin-sure = ¿Es lo que quieres?
admin-answer-yes = sí
admin-answer-no = no
admin-not-done = No se ha cambiado nada.
admin-no-why = no se dio ningún motivo
admin-no-database = No existe la base de datos { $path }.
admin-not-ours = No es una base de datos de civtable.
admin-older-form = La base de datos tiene la forma de un civtable más antiguo. Inicia una vez civtable serve de esta versión: copia la base de datos y la pone al día.
admin-same-file = { $path } es la base de datos misma.
admin-file-exists = { $path } ya existe, y queda como está.
admin-file-damaged = { $path } está dañado: { $why }.
admin-no-table = No existe la mesa { $id }.
admin-no-account = No existe la cuenta { $name }.
admin-no-tournament = No existe ningún torneo { $id } sin terminar.
admin-check-damage = La base de datos está dañada: { $why }
admin-check-differs = { $what }: la lista de mesas dice algo distinto de lo jugado: { $columns }
admin-check-good = Todo está bien.
admin-check-wrong = Algo está mal.
admin-backup-done = { $path }: { $rows ->
    [one] 1 fila copiada
   *[other] { $rows } filas copiadas
}.
admin-restore-ask = Todo lo que hay en { $db } será reemplazado por { $path } ({ $rows ->
    [one] 1 fila
   *[other] { $rows } filas
}).
admin-restore-done = { $path }: { $rows ->
    [one] 1 fila restaurada
   *[other] { $rows } filas restauradas
}.
admin-export-done = { $n ->
    [one] 1 registro escrito
   *[other] { $n } registros escritos
} en { $path }.
admin-export-waiting = Omitidas, porque nadie ha jugado aún: { $n }
admin-export-running = Omitidas, porque la partida no ha terminado (--seeds la escribe con su semilla): { $n }
admin-export-damaged = Omitidas, porque no se pueden leer: { $n }
admin-import-bad = No se puede importar { $path }: { $why }
admin-import-done = { $path }: mesa { $id }
admin-import-seat = { $seat }: { $link }
admin-put-away-done = Archivadas: { $ids }
admin-bring-back-done = Recuperadas: { $ids }
admin-quarantine-done = Apartadas: { $ids }
admin-release-done = Liberadas: { $ids }
admin-account-reset-done = El nuevo código de recuperación de { $name }, que solo se muestra esta vez: { $code }
admin-account-delete-ask = La cuenta { $name } se borrará para siempre.
admin-account-delete-done = La cuenta { $name } está borrada.
admin-organiser-done = Ahora { $name } organiza el torneo { $id }.

validate-arg-db = repite en cambio todas las partidas de esta base de datos: un archivo, o postgresql://USER:PASSWORD@HOST/NAME
validate-one-source = Da registros o --db ADDRESS.
validate-column-class = clase
validate-column-tables = mesas
validate-column-analyses = análisis
validate-column-campaigns = campañas
validate-class-exact = exacta
validate-class-goes_on = sigue con las reglas nuevas
validate-class-pinned = ligada a reglas más antiguas
validate-class-kept = terminada y conservada
validate-class-damaged = dañada
validate-what-table = mesa { $id }
validate-what-analysis = análisis de la mesa { $id }
validate-what-campaign = campaña { $id }
validate-found = { $what }: { $kind }
validate-found-why = { $what }: { $kind }: { $why }
validate-found-at = { $what }: { $kind } en la jugada { $ply }: { $why }
