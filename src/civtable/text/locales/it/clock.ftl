# Gli orologi dei tavoli: ciò che il server dice di loro.

clock-no-takeover = Un tavolo ha un orologio o un bot per chi è assente, non entrambi: è l'orologio a decidere quando subentra un bot.
clock-no-vacation = A questo tavolo non ci sono giorni liberi.
clock-vacation-over = { $left ->
    [0] Non hai più giorni liberi
    [one] Ti resta { $left } giorno libero
   *[other] Ti restano { $left } giorni liberi
}.
clock-note-bot = Il tempo di { $player } è scaduto: { $level } continua a giocare finché { $player } non torna.
clock-note-resigns = Il tempo di { $player } è scaduto: { $player } si ritira. Finché le regole non lo permettono, gioca { $level }.
clock-note-gone = Il tempo di { $player } è scaduto: { $player } ha abbandonato e { $level } gioca fino alla fine.
