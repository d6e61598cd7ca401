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
} { $players } posti: dare un bot, due, oppure uno per posto.
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
