# I comandi: aiuto, risultati, errori. Ogni frase sta su una riga.

cli-about = Giochi da tavolo di civilizzazione: un solo motore di regole per persone, bot e ricerca.
cli-epilog = civtable COMANDO --help spiega un comando.
cli-usage = uso:
cli-options = opzioni
cli-arguments = argomenti
cli-commands = comandi
cli-command = COMANDO
cli-help = mostra questo aiuto ed esce
cli-version = mostra la versione e la build in uso, ed esce
cli-lang = la lingua: en, es, pt o it
cli-compiled = compilato
cli-interpreted = interpretato
cli-compiling = interpretato, finché non è pronta la versione compilata
cli-game = un gioco; civtable games li elenca
cli-seed = il testo che decide tutto il caso (predefinito: { $seed })
cli-set = un'impostazione del gioco; si può dare più volte
cli-json = risponde in JSON, per i programmi
cli-at = la posizione dopo quel numero di mosse (predefinita: l'ultima)
cli-record = la registrazione di una partita
cli-number = { $n }
cli-decimal-mark = ,

usage-wrong = { $message } (aiuto: { $program } --help)
usage-required = Manca: { $names }.
usage-required-one = Serve uno di questi: { $names }.
usage-unknown = Non capito: { $names }.
usage-no-command = Non esiste il comando { $value }; esistono { $known }.
usage-choice = { $name } non può essere { $value }; può essere { $known }.
usage-no-value = { $name } richiede un valore.
usage-takes-no-value = { $name } non accetta alcun valore.
usage-together = { $name } e { $other } non si possono combinare.
usage-number = { $name } deve essere un numero intero da { $low } a { $high }, non «{ $value }».
usage-seconds = --seconds deve essere un numero da 0.01 a 3600, non «{ $value }».
usage-seed = --seed deve essere un testo di non più di { $most } caratteri.
set-form = Un'impostazione si dà come --set NOME=VALORE, non come «{ $pair }».

file-cannot-read = Impossibile leggere { $path }: { $why }.
file-cannot-write = Impossibile scrivere { $path }: { $why }.
file-too-long = è troppo lungo
file-not-text = non è un file di testo (UTF-8)
os-not-found = il file o la cartella non esiste
os-not-allowed = permesso negato
os-is-folder = è una cartella
os-not-folder = una parte del percorso non è una cartella
os-failed = Il sistema rifiuta: { $why }.
extra-missing = Per questo serve { $package }, che non è installato: lo porta { $command }.
ply-range = Non c'è la mossa { $ply }: la registrazione ha { $last ->
    [one] 1 mossa
   *[other] { $last } mosse
}.

games-help = quali giochi ci sono e le loro impostazioni
games-about = Elenca i giochi, per quanti giocatori sono e che cosa il tavolo può scegliere.
games-players = Giocatori: { $players }
games-default = predefinito

rules-help = che cosa dicono le regole di un gioco
rules-about = Mostra i capitoli delle regole di un gioco; con delle parole, le regole che le contengono tutte; con l'id di un capitolo, il capitolo intero.
rules-words = parole da cercare, o l'id di un capitolo
rules-none = Nessuna regola contiene tutto questo: { $words }.
rules-untold = Le regole di { $game } non sono qui.

random-help = partite a caso, verificando ogni legge
random-about = Gioca partite a caso e verifica in ogni posizione che le regole non si contraddicano. La prima legge violata termina con codice di uscita 1 e una registrazione che porta alla posizione.
random-games = partite per ogni numero di giocatori (predefinito: { $n })
random-players = il numero di giocatori (predefinito: tutti quelli che il gioco ammette)
random-jobs = quanti processi giocano (predefinito: 1)
random-title = partite a caso, seme { $seed }
random-all-good = Tutte le leggi valgono. Impronta di tutte le posizioni finali: { $digest }
random-broken = Legge violata «{ $law }»: { $detail }. La registrazione è in { $path }.
random-broken-unsaved = Legge violata «{ $law }»: { $detail }. { $why }
random-worker-died = Un processo è terminato in modo imprevisto; può aiutare un --jobs più basso.

replay-help = una registrazione, mossa per mossa, a parole
replay-about = Rigioca la partita di una registrazione e racconta che cosa è successo. Finché quella partita non è finita, ciò che è nascosto resta nascosto.
replay-digest = mostra solo l'impronta della posizione
replay-player = { $player } ({ $who })
replay-over = La partita è finita dopo { $plies ->
    [one] 1 mossa
   *[other] { $plies } mosse
}.
replay-position = Dopo { $plies ->
    [one] 1 mossa
   *[other] { $plies } mosse
} decide { $player }: { $question }
replay-result = { $rank }. { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
replay-points = { $player }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} finora

validate-help = se le registrazioni si ripetono esattamente
validate-about = Rigioca le registrazioni e dice di ognuna se è esatta. Il codice di uscita è 0 solo se lo sono tutte.
validate-exact = { $path }: esatta ({ $plies ->
    [one] 1 mossa
   *[other] { $plies } mosse
}, { $end })
validate-finished = finita
validate-running = in corso
validate-different = { $path }: diversa alla mossa { $ply }
validate-different-why = { $path }: diversa alla mossa { $ply }: { $why }
validate-unreadable-why = { $path }: illeggibile: { $why }

position-help = una posizione nella sua forma JSON
position-about = Mostra tutta la posizione, cose nascoste comprese, in JSON: di una partita nuova o da una registrazione.
position-players = il numero di giocatori (predefinito: il minore)
position-record = prende la posizione da questa registrazione
position-one-source = Dai un gioco oppure --record FILE, uno solo dei due.
position-record-alone = --record porta già giocatori, seme e impostazioni; tralascia --players, --seed e --set.
position-at-alone = --at richiede --record.

bench-help = quanto è veloce questa build
bench-about = Misura partite a caso, copie e viste della build in uso e, a turno con essa, di altri motori.
bench-game = un gioco (predefinito: tutti)
bench-players = il numero di giocatori (predefinito: tutti quelli che il gioco ammette)
bench-seconds = quanto dura ogni misura, in secondi (predefinito: { $n })
bench-peers = misura anche altri motori pubblici, nella stessa esecuzione
bench-missing = Non installati, quindi non misurati: { $names }. Per installarli: { $command }
bench-measuring = misura
bench-how = Partite a caso, un processo. Mediane di { $rounds } giri in cui tutti si alternano.
bench-envs = misura invece gli ambienti per l'apprendimento, accanto al forza quattro di PettingZoo e al pendolo su carrello di EnvPool
bench-envs-how = Ambienti, scelte a caso, un processo; { $tables } partite fianco a fianco in un vettore. Mediane di { $rounds } giri in cui tutti si alternano.
bench-env-engine = solo il motore
bench-env-vector = vettore
bench-env-aec = PettingZoo (AEC)
bench-env-vector-random = vettore, contro bot casuali
bench-env-gym-random = Gymnasium, contro bot casuali
bench-env-peer = PettingZoo, altro
bench-env-peer-vector = vettore altrui

column-game = gioco
column-peer = motore
column-players = giocatori
column-games = partite
column-decisions = decisioni
column-branching = opzioni
column-rounds = round
column-scores = punti per posto
column-decisions-s = decisioni/s
column-games-s = partite/s
column-copies-s = copie/s
column-copy-us = µs/copia
column-views-s = viste/s
column-environment = ambiente
column-steps-s = passi/s
column-step-us = µs/passo
column-times-peer = volte il forza quattro
column-ratio = { $game }, { $players } giocatori

serve-help = il tavolo nel browser
serve-about = Offre i tavoli a browser e altri programmi fino a Ctrl-C. Le partite stanno in un database.
serve-arg-host = l'indirizzo su cui ascoltare (predefinito: { $host }, solo questa macchina)
serve-arg-port = la porta (predefinita: { $port }, o una qualsiasi libera)
serve-arg-db = il database: un file, o postgresql://USER:PASSWORD@HOST/NAME (predefinito: un file nella tua cartella dati)
serve-arg-workers = quanti processi servono; più di uno richiede PostgreSQL (predefinito: 1)
serve-arg-open = apre il browser, se c'è un desktop
serve-arg-verbose = una riga per ogni richiesta
serve-at = civtable è su { $address }
serve-net = Su altri dispositivi della rete locale: { $address }
serve-stop = Ctrl-C lo ferma; le partite continuano da dove erano al prossimo avvio.
serve-stopped = civtable si è fermato.
serve-workers-sqlite = Più di un processo richiede un database PostgreSQL (--db postgresql://...).
serve-one-worker = Su questo sistema il server è un solo processo: tralascia --workers.
serve-cannot-listen = civtable non può ascoltare su { $host }, porta { $port }: { $why }.
serve-db-form = --db deve essere un file o un indirizzo come postgresql://USER:PASSWORD@HOST/NAME.
serve-db-newer = Il database è stato scritto da un civtable più nuovo.
serve-db-cannot-open = Il database non si può usare: { $why }.
serve-arg-name = un nome con cui si raggiunge il server; si può dare più volte, * è qualsiasi (predefinito: l'indirizzo e localhost)
serve-arg-proxy = un indirizzo o una rete di un proxy davanti, a cui si crede su chi chiede; si può dare più volte
serve-arg-put-away = dopo quanti giorni in cui nessuno lo guarda un tavolo viene messo via (predefinito: 30)
serve-arg-put-away-bots = dopo quante ore in cui nessuno lo guarda un tavolo a cui giocano solo bot viene messo via (predefinito: 1)
serve-arg-analyses = quante partite finite si analizzano insieme; 0 per nessuna (predefinito: 1)
serve-arg-metrics = un indirizzo o una rete che può leggere /metrics e /healthz, oltre a questa macchina; si può dare più volte
serve-network = { $name } deve essere un indirizzo o una rete come 10.0.0.0/8, non { $value }.
serve-arg-policy = una politica addestrata che può sedere ai tavoli con questo nome; si può dare più volte
serve-arg-mail = il server di posta per gli avvisi, smtp://USER@HOST:587 o smtps://...; richiede --mail-from e --name (predefinito: niente posta). La password è in CIVTABLE_MAIL_PASSWORD o in un file
serve-arg-mail-from = l'indirizzo da cui viene la posta
serve-arg-mail-password-file = un file con la password del server di posta
serve-arg-notices-private = avvisi e webhook possono andare anche a indirizzi privati, e senza TLS
serve-mail-form = { $value } non è l'indirizzo di un server di posta: scrivi smtp://USER@HOST:587, senza la password.
serve-mail-needs = La posta richiede anche { $name }.
serve-mail-password = Il file con la password non si può leggere: { $why }
serve-policy-form = --policy deve essere NAME=FILE, con un nome di al massimo 32 lettere, cifre, punti e trattini, non { $value }.
serve-policy-twice = Due politiche si chiamano { $name }: ognuna ha bisogno di un nome suo.
serve-db-in-use = Un altro civtable usa già questo database, su { $address }
serve-already = civtable è già su { $address }

verify-help = se una partita segue dal suo seme, e il seme dal suo impegno
verify-about = Ripete la registrazione di una partita dal suo seme, e confronta il seme con l'impegno che il tavolo ha pubblicato prima della partita.
verify-arg-commitment = lo SHA-256 che il tavolo ha mostrato prima della partita
verify-holds = { $path }: tutta la partita segue dal suo seme ({ $plies ->
    [one] 1 mossa
   *[other] { $plies } mosse
}, impronta { $digest }).
verify-commitment = L'impegno di questo seme è { $commitment }.
verify-same = È l'impegno che hai dato: il caso di questa partita era fissato prima che cominciasse.
verify-other = NON è l'impegno che hai dato: questo seme non era quello promesso.
