# Los relojes de las mesas: lo que dice el servidor sobre ellos.

clock-no-takeover = Una mesa tiene un reloj o un bot para quien está ausente, no ambos: el reloj decide cuándo sigue un bot.
clock-no-vacation = En esta mesa no hay días libres.
clock-vacation-over = { $left ->
    [0] No te quedan días libres
    [one] Te queda { $left } día libre
   *[other] Te quedan { $left } días libres
}.
clock-note-bot = Se acabó el tiempo de { $player }: sigue jugando { $level } hasta que { $player } vuelva.
clock-note-resigns = Se acabó el tiempo de { $player }: { $player } se retira. Hasta que las reglas lo permitan, juega { $level }.
clock-note-gone = Se acabó el tiempo de { $player }: { $player } ha abandonado y { $level } juega hasta el final.
