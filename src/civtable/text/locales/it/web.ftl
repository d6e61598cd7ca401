### Le pagine del browser; i tabelloni dei giochi alla fine.

## Titles and navigation

web-title-welcome = Benvenuto
web-title-lobby = Sala
web-title-new = Nuovo tavolo
web-title-table = Tavolo
web-title-your_turn = Tocca a te
web-title-replay = Replay
web-title-verify = Caso equo
web-title-import = Apri una partita salvata
web-title-account = Account
web-title-settings = Impostazioni
web-title-guide = Prima partita guidata
web-title-not_found = Qui non c'è niente
web-not_found-about = Questo indirizzo non è di nessuna pagina.
web-nav-home = All'inizio
web-nav-label = Pagine
web-nav-menu = Menu
web-nav-lobby = Sala
web-nav-new = Nuovo tavolo
web-nav-import = Apri partita
web-nav-account = Account
web-nav-settings = Impostazioni
web-skip-main = Vai al contenuto
web-loading = Un momento…
web-close = Chiudi
web-copy = Copia
web-copied = Copiato
web-copy-selected = Selezionato: copialo ora
web-share = Condividi
web-error-unreachable = Il server non risponde. Riprova tra un momento.
web-error-unknown = Il server non ha detto il motivo dell'errore.

## Welcome

web-welcome-title = Siediti, il tavolo è pronto
web-welcome-about = Giochi di civiltà con tutte le loro regole: contro bot leali, con amici ovunque siano o insieme davanti a uno schermo. Senza account e senza installare nulla.
web-welcome-choose = Scegli un gioco
web-welcome-friends = Con gli amici
web-welcome-friends-about = Crea un tavolo e manda a ogni amico il link di un posto.
web-welcome-lobby = Con altri
web-welcome-lobby-about = Prendi un posto libero o guarda una partita in corso.
web-welcome-rules = Rivedi
web-welcome-rules-about = Le tue partite finite restano: riguardale mossa per mossa, continua da qualsiasi posizione o apri una partita salvata.
web-welcome-affiliation = civtable non è legato agli autori né agli editori di questi giochi. Tutte le immagini e tutti i testi sono suoi.
web-play-against = Quanto sono forti i rivali
web-play-now = Gioca subito
web-play-choose = Scegli giocatori e regole
web-guide-first = Prima volta? Cinque minuti con una guida
web-first-table-stone_age = Tu e due bot.
web-first-table-through_the_ages = Tu e due bot, l'edizione del 2015.
web-first-table-imperium = Da solo con i Romani contro l'automa.
web-guide-begin = Impara giocando

## Lobby

web-lobby-yours = I tuoi tavoli
web-lobby-open = In attesa di giocatori
web-lobby-open-none = Nessun tavolo aspetta giocatori. Creane uno!
web-lobby-running = In corso
web-lobby-running-none = Ora non si gioca nulla in pubblico.
web-lobby-made = da { $when }
web-lobby-changed = ultima mossa { $when }
web-lobby-round = Round { $n }
web-lobby-age = Epoca { $age }, round { $n }
web-lobby-turn = tocca a { $player }
web-finished = Partite finite
web-finished-none = Qui restano le partite che finisci in questo browser, per riguardarle.
web-finished-more = Mostra altre
web-sit = Siediti
web-watch = Guarda
web-look = Vedi
web-resume = Continua
web-seat-open = libero
web-your-name = Il tuo nome
web-name = Nome
web-you = tu

## A new table

web-new-game = Gioco
web-new-seats = Giocatori
web-new-count = Numero di giocatori
web-new-seats-hint = La partita comincia quando non ci sono più posti liberi.
web-new-who = Chi gioca come { $seat }
web-new-who-me = io
web-new-who-here = un altro giocatore a questo schermo
web-new-who-friend = un amico che riceve un link
web-new-who-open = libero per chiunque
web-new-name = Nome di { $seat }
web-new-settings = Regole
web-new-title = Titolo del tavolo (se vuoi)
web-new-takeover = Se qualcuno è assente, continua un bot
web-new-takeover-never = mai
web-new-takeover-300 = dopo 5 minuti
web-new-takeover-3600 = dopo un'ora
web-new-takeover-86400 = dopo un giorno
web-new-private = Privato: lo trova solo chi ha un link
web-new-all = Confronta tutte
web-new-gone = Non più possibile: { $value }.
web-new-private-about = Il tavolo non compare nella sala; gli amici entrano con i loro link.
web-new-takeover-about-never = La partita aspetta finché serve.
web-new-takeover-about-later = Un bot fa le mosse di chi manca così a lungo; chi torna riprende a giocare.
web-new-create = Crea il tavolo
web-waiting-about = Il tavolo aspetta finché non sono occupati tutti i posti.
web-links = Link da mandare
web-links-table = Questo link mostra il tavolo a chiunque: per prendere un posto libero o per guardare.
web-links-seats = Ognuno di questi link è un posto. Dallo a un solo amico.
web-links-seat = Link per { $seat }
web-invite = { $n ->
    [one] Manda questo link al tuo amico
   *[other] Manda a ogni amico il suo link
}
web-invite-code = Link per { $seat } come codice QR
web-invite-how = Copia o condividi il link, o fai inquadrare il codice con un telefono. Il primo che lo apre ha il posto.
web-reach-here = Solo questo computer raggiunge questo server: su altri dispositivi i link non aprono nulla. Per aprirlo alla rete locale, fermalo e riavvialo come prima, aggiungendo questo (se era solo ./play: ./play serve e questo); i tavoli restano.
web-reach-address = Aprilo poi su { $address }: i tuoi link cominceranno così.
web-reach-unknown = I link cominciano con { $address }, che solo questo computer apre. Apri questa pagina all'indirizzo con cui gli altri raggiungono questo server: i tuoi link cominceranno così.
web-waiting-gather = La partita comincia quando tutti sono seduti e pronti.
web-ready = pronto
web-ready-say = Sono pronto
web-ready-not_yet = Non ancora
web-ready-waits = non è ancora pronto
web-seat-expected = non è ancora arrivato

## The table

web-status = Che cosa si chiede
web-status-your_turn = Tocca a te:
web-status-waits = { $player } sta scegliendo.
web-status-waits_absent = Si aspetta { $player }, che è assente.
web-status-bot_thinks = { $player } (bot) sta pensando.
web-status-waiting_players = Si aspettano giocatori.
web-status-over = La partita è finita.
web-here = presente
web-away = assente
web-substitute = assente, gioca un bot
web-asked = ora sceglie
web-connection-lost = Connessione persa. Si sta ripristinando; niente va perduto.
web-tab-table = Tavolo
web-tab-mine = Mio
web-tab-rivals = Rivali
web-tab-log = Cronaca
web-tab-chat = Chat
web-tab-calls = (c'è qualcosa da fare)
web-side = Opzioni, cronaca e chat
web-generic-board = La posizione in schema
web-options = Opzioni
web-options-open = { $n ->
    [one] 1 opzione
   *[other] { $n } opzioni
}
web-options-count = { $n } in vista
web-options-filter = Cerca un'opzione
web-options-none = Nessuna opzione ha queste parole.
web-options-not_now = Le tue opzioni compaiono qui quando tocca a te.
web-options-watching = Stai guardando: vedi ciò che tutti possono vedere.
web-code = Codice
web-code-play = Gioca
web-why-not = Perché no?
web-why-possible = Questo ora è possibile.
web-skip = Salta ({ $n })
web-follow = Che cosa fanno gli altri
web-follow-nothing = Qui si racconta che cosa succede al tavolo.
web-again = Rivedi
web-again-about = Rivedi che cosa è successo dal mio ultimo turno
web-again-step = { $n } di { $most }
web-again-now = Torna al presente
web-told-before = { $n ->
    [one] 1 mossa prima.
   *[other] { $n } mosse prima.
}
web-undo = Annulla
web-undo-steps = Ciò che si può annullare
web-undo-step = Annulla: { $what }
web-undo-told = { $player } ha annullato una mossa: il tuo turno non è ancora cominciato.
web-undo-anew = Annulla, con nuovi dadi
web-undo-ask = Chiedi di annullare
web-undo-asked = { $player } chiede di tornare alla mossa { $ply }.
web-undo-accept = Accetta
web-undo-refuse = Rifiuta
web-undo-waiting = Hai chiesto di annullare. Manca il consenso di: { $players }.
web-log = Che cosa è successo
web-log-empty = Non è ancora successo nulla.
web-log-go = Vedi la mossa { $ply }
web-chat = Conversazione al tavolo
web-chat-empty = Nessuno ha ancora detto nulla.
web-chat-say = Di' qualcosa
web-chat-send = Invia
web-curtain-title = Passa lo schermo a { $player }
web-curtain-about = Sulla pagina non c'è ancora niente che solo { $player } possa vedere.
web-curtain-open = Sono { $player }
web-menu = Menu del tavolo
web-menu-rename = Cambia nome
web-menu-rethink = Annulla anche ciò che dadi e carte hanno mostrato; la sorte sarà nuova
web-menu-leave = Lascia: continua un bot
web-menu-leave-sure = Il bot prende il tuo posto definitivamente. Vuoi lasciare?
web-menu-leave-level = Il livello del bot
web-menu-leave-yes = Lascia
web-menu-leave-no = Resta

## The end

web-result-wins = Vince { $player }
web-result-shared = { $players } vincono insieme
web-result-table = Punti per origine
web-result-source = Punti da
web-result-total = Totale
web-result-rank = Posto
web-result-again = Rivedi la partita
web-result-board = Vedi il tabellone
web-result-open = Risultato
web-result-rematch = Gioca ancora
web-result-reseat = Con altri posti
web-reseat-about = Dal primo giocatore all'ultimo.
web-reseat-earlier = { $player } prima
web-reseat-later = { $player } dopo
web-reseat-lot = Tira a sorte
web-reseat-same = Come prima
web-result-follow = Vai alla prossima
web-result-watch_next = Guarda la prossima
web-chart-rounds = Punti dopo ogni round
web-chart-plies = Punti durante la partita
web-chart-round = Round
web-chart-ply = Mossa
web-record-save = Salva la partita
web-scenario-save = Salva la posizione
web-scenario-known = Un file di scenario con la posizione come la conosci: le carte che non puoi conoscere vengono ridistribuite.

## Replay, records, proof

web-replay-ply = Mossa { $ply } di { $most }
web-replay-chooses = Deve scegliere { $player }.
web-replay-back = Torna al tavolo
web-replay-result = Al risultato
web-replay-controls = Passi
web-replay-slider = Mossa da mostrare
web-replay-first = All'inizio
web-replay-prev = Una mossa indietro
web-replay-next = Una mossa avanti
web-replay-last = Alla fine
web-replay-play = Riproduci
web-replay-pause = Pausa
web-keys = Tasti
web-keys-walk = si muovono tra ciò che brilla
web-keys-choose = sceglie; di nuovo, o il pulsante accanto, invia
web-keys-back = torna indietro: niente è più scelto
web-keys-undo = annulla l'ultimo passo
web-keys-tab = porta a tutto il resto della pagina
web-keys-help = mostra questi tasti
web-keys-step = una mossa indietro, una avanti
web-keys-play = riproduce e mette in pausa
web-keys-ends = all'inizio, alla fine
web-branch = Continua da qui
web-branch-seat = Visto e giocato come
web-branch-level = I bot
web-import-about = Un file conserva una partita intera: regole, caso e ogni scelta. Una finita si apre come replay; una non finita continua contro i bot. Un file di scenario si apre come tavolo nella sua posizione, contro i bot.
web-import-file = File della partita
web-import-text = O incollalo qui
web-file-choose = Scegli un file
web-file-none = Nessun file ancora scelto
web-import-go = Apri
web-verify-about = Prima della prima mossa il server ha fissato tutto ciò che il caso avrebbe portato e ne ha mostrato l'impronta. Dopo l'ultima mostra il segreto stesso: chi ha entrambi può controllare che né dadi né carte sono stati scelti dopo.
web-verify-holds = È corretto: questo seme ha quell'impronta.
web-verify-fails = Non è corretto: questo seme ha un'altra impronta.
web-verify-later = La partita è ancora in corso; il seme si vede alla fine.
web-verify-commitment = Impronta, dall'inizio
web-verify-seed = Seme
web-verify-secret = segreto fino alla fine
web-verify-digest = Impronta della posizione finale
web-verify-yourself = Non devi credere a questa pagina. Salva la partita e controllala tutta sul tuo computer:
web-verify-back = Torna al tavolo

## Account and settings

web-account-about = Per giocare non serve un account. Con un account ritrovi partite e risultati su ogni dispositivo.
web-account-password = Password
web-account-password-hint = Almeno 8 caratteri.
web-account-in = Entra
web-account-new = Nuovo account
web-account-out = Esci
web-account-statistics = Statistiche
web-account-tables = Le tue partite
web-account-your_turn = tocca a te
web-account-result = posto { $rank }, { $total } punti
web-account-no_games = Ancora nessuna partita finita.
web-account-game = Gioco
web-account-played = Giocate
web-account-won = Vinte
web-account-average = Media
web-account-best = Migliore
web-account-delete = Elimina questo account
web-account-delete-about = L'account, le sue sessioni e il suo elenco di partite vengono eliminati subito e per sempre. Le partite restano ai loro tavoli.
web-account-delete-yes = Elimina per sempre
web-language = Lingua
web-theme = Tema
web-theme-system = come il sistema
web-theme-day = tavolo di giorno
web-theme-night = tavolo di notte
web-motion = Movimento
web-motion-system = come il sistema
web-motion-full = i pezzi si muovono
web-motion-calm = calmo
web-speed = Mosse degli altri
web-speed-slow = lente
web-speed-normal = normali
web-speed-fast = veloci
web-speed-none = tutte insieme
web-sound = Suoni: il mio turno, dadi, carte, battaglia, fine
web-volume = Volume
web-notify = Un avviso quando tocca a me e guardo altrove
web-notify-denied = Il browser non permette avvisi da questa pagina.
web-settings-here = Tutto questo resta in questo browser.
web-title-credits = Riconoscimenti
web-credits-drawings = I disegni sulle carte vengono da Game-icons. Li abbiamo cambiati: due toni, più disegni insieme, linee più semplici. Li hanno disegnati:
web-credits-count = { $n ->
    [one] 1 disegno
   *[other] { $n } disegni
}
web-account-forgot = Ho perso la password
web-account-forgot-about = Il codice di recupero apre l'account una volta. Scegli una nuova password, tutte le sessioni finiscono e ricevi un nuovo codice.
web-account-recover = Salva la nuova password
web-account-code = Codice di recupero
web-account-code-about = Annota questo codice e conservalo bene: viene mostrato solo adesso. Se un giorno perdi la password, questo codice apre il tuo account una volta, e nient'altro lo apre.
web-account-code-done = L'ho annotato
web-account-code-new = Nuovo codice di recupero
web-account-code-new-about = Se non hai un codice di recupero o l'hai perso, creane uno nuovo. Quello di prima non aprirà più nulla.
web-account-code-new-yes = Crea un nuovo codice
web-account-password-now = Password attuale
web-account-password-new = Nuova password
web-account-change = Cambia la password
web-account-change-about = Qui resti collegato; altrove ogni sessione finisce.
web-account-change-yes = Cambiala
web-account-changed = La password è cambiata.
web-account-sessions = Dove hai effettuato l'accesso
web-account-session-this = questo browser
web-account-session-unknown = browser sconosciuto
web-account-session-end = Termina
web-account-session-end-others = Termina tutte le altre

## The guided first game

web-guide-step = Passo { $n } di { $most }
web-guide-next = Avanti
web-guide-back = Indietro
web-guide-real = Gioca una partita vera
web-guide-leave = Esci dalla lezione
web-guide-others = Giocano gli altri.
web-guide-do = Fallo sul tabellone o con questo pulsante:
web-guide-not_now = Buona idea per dopo. In questa lezione facciamo ciò che dice il testo.

## Tables that stand still, seats that change hands

web-status-problem = Questo tavolo è fermo.
web-problem-damaged = Questo tavolo ha un problema; la partita fin qui si può scaricare.
web-problem-pinned = Questo tavolo è iniziato con altre regole e resta com'è; la partita fin qui si può scaricare.
web-problem-operator = Chi gestisce questo server ha fermato questo tavolo; la partita fin qui si può scaricare.
web-problem-ply = La partita è valida fino alla mossa { $ply }.
web-problem-download = Scarica la partita
web-problem-continue = Continua da questa posizione con le regole attuali
web-replay-archived = Questa partita è stata giocata con altre regole: non si può ripercorrere mossa per mossa. Il finale e la cronaca sono conservati.
web-chat-watching = (guarda)
web-seat-friend = si aspetta un amico; fino ad allora può giocare chi ha creato il tavolo
web-seat-taken = Questo posto è già stato preso con il suo link. Stai guardando.
web-seat-lost = Questo posto non è più tuo: è stato lasciato o preso da altri. Stai guardando.
web-status-waits_friend = { $player } è un amico che non è ancora arrivato; fino ad allora a questo posto può giocare chi ha creato il tavolo.
web-links-used = L'amico è arrivato; questo link non vale più.
web-links-play = Gioca qui a questo posto finché non arriva l'amico

## Several things that are chosen together

web-several-full = Non più di { $most }: prima togline una.
web-several-less = Una in meno: { $what }
web-several-more = Una in più: { $what }
web-several-clear = Togli tutto
web-several-confirm = Conferma ({ $n })

## Che cosa si chiede un'altra volta, e che cosa si fa senza chiedere

web-doubt-no = Indietro
web-doubt-never = Non chiedere più
web-ask-end = Chiedi prima che il mio turno finisca con azioni non usate
web-pass-alone = Passa per me quando non si può fare altro
web-resign-sure = Lasci definitivamente questa partita, che continua senza di te. Abbandoni?
web-resign-later = Si può abbandonare solo all'inizio del proprio turno. Avverrà allora; fino ad allora puoi cambiare idea.
web-resign-waits = Abbandonerai quando comincerà il tuo turno.
web-resign-withdraw = Continua a giocare
