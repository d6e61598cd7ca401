# Bot contro bot.

arena-help = bot contro bot
arena-about = Fa giocare ai bot molte partite. Ogni distribuzione si gioca più volte, con ogni bot in ogni posto. Se i bot sono meno dei posti, il primo gioca contro copie del secondo.
arena-bots = i bot, separati da virgole (predefinito: { $bots })
arena-games = quante partite, almeno (predefinito: { $n })
arena-players = il numero di giocatori (predefinito: tanti quanti i bot)
arena-jobs = quanti processi giocano (predefinito: 1)
arena-census = contare che cosa succede nelle partite del primo bot contro se stesso, con ogni numero di giocatori
arena-bots-do-not-fit = { $bots ->
    [one] 1 bot non riempie
   *[other] { $bots } bot non riempiono
} { $players } posti: dai un bot, due, oppure uno per posto.
arena-worker-died = Un processo è terminato in modo imprevisto; può aiutare un --jobs più basso.
level-unknown = Non c'è nessun bot «{ $name }» per { $game }; ci sono: { $known }.

arena-title = { $game }: { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $players } giocatori, seme { $seed }
arena-column-bot = bot
arena-column-seats = posti
arena-column-wins = vittorie
arena-column-share = quota
arena-column-interval = intervallo al 95 %
arena-column-mean = punti
arena-column-source = punti medi da
arena-percent = { $n } %
arena-interval = da { $low } a { $high }
arena-itself = { $bot } qui gioca solo contro se stesso: quante volte vince non dice nulla.
arena-seats = Vittorie per posto, dal primo giocatore in poi: { $wins }
arena-games-were = In media { $rounds } round, e { $winning } punti per il vincitore. Impronta di tutte le posizioni finali: { $digest }

census-title = { $game }: { $bot } in tutti i posti, seme { $seed }, { $games ->
    [one] 1 partita
   *[other] { $games } partite
} con ogni numero di giocatori
census-column-mean = in media
census-column-players = { $players } giocatori
census-half = da { $low } a { $high }
census-points-half = punti alla fine, metà centrale
census-points-mean = punti alla fine
census-row = { $row }, { $per }
census-per-seat = per giocatore
census-per-game = per partita
census-row-rounds = round
census-row-cards = carte civili prese
census-row-wonders = meraviglie completate
census-row-leaders = leader giocati
census-row-colonies = colonie
census-row-wars = guerre
census-row-aggressions = aggressioni
census-column-alone = da solo, { $level }
census-column-people = persone
census-column-side = vinte, e punti
census-points-winner = punti del vincitore
census-points-from = punti: { $source }
census-won = partite vinte
census-side = { $won }, { $points }
census-row-civilization_cards = carte civilizzazione
census-row-buildings = edifici
census-row-people = lavoratori alla fine
census-row-fields = produzione agricola alla fine
census-row-tools = attrezzi alla fine
census-row-hunger = round di fame
census-row-ended_by_cards = finite per le carte
census-row-ended_by_buildings = finite per una pila di edifici
census-row-regions = regioni acquisite
census-row-uncivilised = carte primitive acquisite
census-row-civilised = carte civilizzate acquisite
census-row-tributaries = tributari acquisiti
census-row-breakthroughs = carte migliorate
census-row-fame = carte fama prese
census-row-unrest_taken = disordini presi
census-row-unrest_returned = disordini restituiti
census-row-developments = sviluppi
census-row-innovations = innovazioni
census-row-revolts = ribellioni
census-row-empires = diventato impero
census-row-collapses = collassi

# Dove si gioca.
arena-ray = giocare sul cluster Ray a questo indirizzo (auto, local, HOST:PORTA) invece che in processi di qui
arena-ray-missing = Ray non è installato: lo porta pip install "civtable[ray]".
arena-ray-unreachable = Non c'è nessun cluster Ray a { $address }: { $why }
arena-ray-without-us = Le macchine del cluster Ray non hanno civtable: va installato su ognuna.
arena-ray-version = Il cluster Ray ha civtable { $theirs }, e questo è { $ours }.
arena-ray-or-jobs = --jobs vale per i processi di questa macchina; con --ray il cluster decide quante partite si giocano insieme.

# La scala.
ladder-help = tutti i livelli di bot tra loro, con punteggi
ladder-about = Fa giocare tra loro tutti i livelli di bot, e programmi propri: ogni coppia ugualmente spesso, ogni distribuzione con tutti in ogni posto. Lo stesso seme dà gli stessi risultati con qualsiasi numero di processi, tranne con bot che pensano a tempo.
ladder-bots = i livelli che partecipano, separati da virgole (predefinito: tutti quelli del gioco)
ladder-bot = un altro programma che gioca, con un nome suo; si può dare più volte, docs/bots.md dice come viene interrogato
ladder-bot-form = --bot { $value } deve essere NOME=COMANDO, con un nome di non più di { $most } lettere, cifre e segni _ - . @
ladder-deals = quante distribuzioni (predefinito: { $n }); ognuna si gioca in tutti gli ordini di posto
ladder-players = il numero di giocatori (predefinito: il più piccolo, da 2 in su)
ladder-file = il file delle partite finite; una classifica interrotta riprende da lì
ladder-seconds = quanto può impiegare un programma di --bot per una decisione (predefinito: { $n })
ladder-bot-twice = Il bot { $name } partecipa due volte.
ladder-nobody-meets = Una classifica ha bisogno di almeno due bot e due giocatori; qui sono { $bots } e { $players }.
ladder-file-in-use = { $path } è usato da un'altra classifica in corso.
ladder-not-a-file = { $path } non è un file in cui si possano tenere risultati.
ladder-line-damaged = { $path }, riga { $line }, non è un risultato di una classifica; non è stato cambiato nulla.
ladder-line-twice = { $path }, riga { $line }, è la stessa partita della riga { $other }; togli una delle due.
ladder-line-foreign = { $path }, riga { $line }, è di un'altra classifica: { $name } è { $theirs } là e { $ours } qui. Dai un altro --file.
ladder-line-command = { $path }, riga { $line }: { $name } era là un altro programma. Dagli un altro nome, o dai un altro --file.
ladder-repaired = L'ultima riga di { $path } non era intera ed è stata tolta; la sua partita si gioca di nuovo.
ladder-stopped = Interrotto dopo { $played } di { $games } partite.
ladder-goes-on = Lo stesso comando gioca il resto.

ladder-title = { $game }: { $played } di { $games } partite, { $players } giocatori, { $deals ->
    [one] 1 distribuzione
   *[other] { $deals } distribuzioni
} in { $seatings } ordini di posto ciascuna, seme { $seed }
ladder-column-rating = punteggio
ladder-column-games = partite
ladder-column-faults = senza risposta
ladder-column-pair = chi contro chi
ladder-column-ahead = davanti
ladder-pair = { $bot } – { $other }
ladder-anchor = { $bot } ha 1000 punti per definizione; 400 in più sono dieci contro uno.
ladder-fault = Ha perso senza una risposta valida: { $fault }
ladder-faults-more = { $n ->
    [one] E un'altra volta.
   *[other] E altre { $n } volte.
}

# Politiche addestrate.
policy-torch-missing = Una politica addestrata ha bisogno di torch: lo porta pip install "civtable[train]".
policy-not-there = Il file { $path } non esiste.
policy-cannot-read = Non è possibile leggere { $path }: { $why }
policy-damaged = { $path } è danneggiato, o non è stato scritto da torch.
policy-foreign = { $path } non è una politica per civtable.
policy-game = { $path } gioca a { $theirs }, non a { $ours }.
policy-old = { $path } non va bene per questo civtable: { $name } è { $theirs } lì e { $ours } qui. Va addestrata di nuovo.
policy-shape = { $path } ha pesi che non combaciano: si aspettavano { $width } numeri.
policy-players = { $path } è stata addestrata per { $theirs } giocatori, non per { $ours }.

# Raccolte di dati.
dataset-help = posizioni, scelte e risultati di molte partite, in file da cui imparare
dataset-about = Fa giocare ai bot molte partite e conserva ogni posizione in cui c'era qualcosa da scegliere, con la scelta e il risultato, in file Parquet. Lo stesso comando continua da dove si è fermato.
dataset-out = la cartella dei file; lo stesso comando continua con quello che c'è
dataset-foreign = { $path } contiene altre partite: { $name } è { $theirs } lì e { $ours } qui. Dai un altro --out.
dataset-damaged = { $path } non è come lo lascia una raccolta di dati; se lo si toglie, le sue partite si giocano di nuovo.
dataset-in-use = { $path } è usato da un'altra esecuzione.
dataset-done = { $games ->
    [one] 1 partita
   *[other] { $games } partite
}, { $positions } posizioni, { $size } MB in { $path }
