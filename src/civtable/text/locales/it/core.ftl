### What all games share: lists, seats, settings, and errors of codes, settings, positions and records.
### Arguments in guillemets or quotation marks are words of the file or the command, the same in all languages.

## Lists

list-none = niente
list-and = { $head } e { $last }

## Seats: players are called by colour

seat-0 = Rosso
seat-1 = Blu
seat-2 = Verde
seat-3 = Giallo
seat-spectator = Spettatore

## Who can sit there

bot-human = persona
bot-random = bot casuale
bot-random-about = Fa una mossa qualsiasi tra quelle permesse dalle regole.
bot-easy = bot facile
bot-easy-about = Gioca come un principiante: vede poco più in là e fa errori comprensibili. Batte il bot casuale in tutte le partite.
bot-medium = bot medio
bot-medium-about = Conosce il manuale delle regole pratiche e risponde subito. Nelle partite a due batte il bot facile in diciannove partite su venti.
bot-hard = bot difficile
bot-hard-about = Pensa in anticipo giocando partite a mente, e risponde in un attimo. Nelle partite a due batte il bot medio in quasi tutte le partite.
bot-expert = bot esperto
bot-expert-about = Pensa in anticipo come il bot difficile, e più a lungo di tutti: fino a dieci secondi per turno.
# A bot for measuring, such as search-150.
bot-search = ricerca di { $games } partite per decisione
bot-policy = politica { $name }
bot-policy-about = È stata addestrata per questo gioco con questo numero di giocatori, e risponde subito. L'ha messa qui chi gestisce questo server.
# What medium was called before: records and stored tables may say so.
bot-book = { bot-medium }

## Games and their settings

game-name-stone_age = Stone Age
game-about-stone_age = Manda la tua tribù a cacciare, raccogliere e costruire, e sfamala a ogni round. Da 2 a 4 giocatori.

setting-name-stone_age-two_dice_cards = Carte con due dadi
setting-value-stone_age-two_dice_cards-divide = Il tiro si divide per il numero della risorsa, come nella raccolta
setting-about-stone_age-two_dice_cards-divide = Una carta così dà da 0 a 4 risorse senza attrezzi.
setting-value-stone_age-two_dice_cards-pips = Ogni punto dei dadi dà una risorsa, come in un esempio del primo regolamento spagnolo
setting-about-stone_age-two_dice_cards-pips = Una carta così dà da 2 a 12 risorse e può decidere una partita.
setting-name-stone_age-ties = Pareggi
setting-value-stone_age-ties-rulebook = Decide la barra produzione agricola, poi gli attrezzi, poi i lavoratori
setting-value-stone_age-ties-sum = Decide la somma di barra produzione agricola, attrezzi e lavoratori, come nelle edizioni successive

## Codes, settings, games

game-over = La partita è finita.
option-foreign = «{ $code }» non è un'opzione del gioco { $game }.
code-unknown = Non esiste l'opzione «{ $code }».
code-unknown-close = Non esiste l'opzione «{ $code }». Forse volevi dire «{ $close }»?
several-few = { $picked ->
    [0] Non hai scelto nulla
    [one] Hai scelto solo 1 cosa
   *[other] Hai scelto solo { $picked } cose
}; { $least ->
    [one] ne serve almeno 1
   *[other] ne servono almeno { $least }
}.
several-many = Hai scelto { $picked } cose; possono essere al massimo { $most }.
several-surplus = Basta già senza «{ $thing }».
several-enough = Bisogna dire che è tutto: «{ $enough }».
several-more = Bisogna scegliere di più.
several-other = «{ $code }» non fa parte di questa scelta.
several-copies = «{ $thing }» si può scegliere { $count ->
    [one] una volta sola
   *[other] solo { $count } volte
}.
several-of = Scelte: { $n } di { $most }
several-any = Scelte: { $n }, ne va bene qualsiasi numero
several-up-to = Scelte: { $n }, al massimo { $most }
several-at-least = Scelte: { $n }, ne servono almeno { $least }
several-between = Scelte: { $n }, ne servono da { $least } a { $most }
setting-unknown = Il gioco { $game } non ha l'impostazione «{ $name }». Le sue impostazioni: { $known }.
setting-value = L'impostazione { $name } non può essere «{ $value }». Può essere: { $known }.
setting-seats = Al gioco { $game } non si può giocare in { $seats ->
    [one] 1 giocatore
   *[other] { $seats } giocatori
}. Numeri possibili: { $known }.
game-unknown = Qui non c'è il gioco «{ $name }». Giochi conosciuti: { $known }.

## Positions read from a file; path says where in the file

state-not-a-mapping = { $path }: qui dovrebbero esserci nomi con i loro valori.
state-unknown-name = { $path }: il nome «{ $name }» non è conosciuto. Nomi conosciuti: { $known }.
state-missing-name = { $path }: manca «{ $name }».
state-not-a-list = { $path }: qui dovrebbe esserci una lista.
state-list-length = { $path }: la lista dovrebbe avere { $want ->
    [one] 1 elemento
   *[other] { $want } elementi
}, ma ne ha { $got }.
state-list-long = { $path }: la lista può avere al massimo { $most ->
    [one] 1 elemento
   *[other] { $most } elementi
}.
state-not-in-range = { $path }: qui dovrebbe esserci un numero intero da { $low } a { $high }, non { $got }.
state-not-a-flag = { $path }: qui dovrebbe esserci true o false, non { $got }.
state-not-a-text = { $path }: qui dovrebbe esserci un testo non troppo lungo, non { $got }.
state-not-hexadecimal = { $path }: qui { $size ->
    [one] dovrebbe esserci 1 byte
   *[other] dovrebbero esserci { $size } byte
} in esadecimale.
state-not-a-choice = { $path }: { $got } qui non è possibile. Possibili: { $known }.
state-twice = { $path }: «{ $name }» compare due volte.
state-step-number = { $path }: { $got } non è possibile per «{ $name }».
state-rng-zero = { $path }: le due parole del generatore non possono essere entrambe 0.

## Chance written down beforehand

chance-script-ended = Il copione del caso è finito: aveva solo { $used ->
    [one] 1 numero
   *[other] { $used } numeri
}, e alla partita ne serve un altro.
chance-script-range = Il copione del caso dice { $number }, ma qui sono possibili solo numeri da 0 in su e minori di { $below }.

## Records

record-too-long = La registrazione della partita è troppo lunga: si leggono al massimo { $most } caratteri.
record-not-json = Questa non è una registrazione completa: non è JSON valido. Forse il file è stato troncato.
record-foreign = Questa non è una registrazione di partita di civtable.
record-format = La registrazione ha un formato che qui non è conosciuto (conosciuto: { $known }). Forse l'ha scritta un civtable più nuovo.
record-too-many-codes = La registrazione ha troppe mosse: se ne leggono al massimo { $most }.
record-too-many-hints = { $path }: sono troppi suggerimenti: se ne leggono al massimo { $most }.
record-bad-ply = { $path }: «{ $name }» non è il numero di una mossa di questa registrazione.
record-checksum = La registrazione è stata danneggiata o cambiata: la somma di controllo non torna.
record-other-game = La registrazione è del gioco { $played }, non di { $game }.
record-version = La registrazione è stata giocata con la versione { $played } del gioco { $game }. Qui c'è la versione { $known }, con regole diverse.
record-different = La registrazione non si può rigiocare: dopo la mossa { $ply } la posizione non è quella registrata.
record-illegal = La registrazione non si può rigiocare: la mossa { $ply } non è permessa. { $why }

## Pickles

pickle-damaged = I dati di pickle sono danneggiati: la somma di controllo non torna.
pickle-program = Questo è stato salvato con pickle da civtable { $theirs }; qui c'è civtable { $ours }. Pickle serve tra processi della stessa versione; per conservare le partite ci sono le registrazioni.
pickle-version = Questo è stato salvato con pickle dalla versione { $theirs } del gioco { $game }. Qui c'è la versione { $ours }.
pickle-homeless = { $thing } non appartiene a nessun gioco conosciuto qui e non può essere salvato con pickle.
