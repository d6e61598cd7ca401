# Gli orologi dei tavoli, nel browser.

web-clock = Orologio
web-clock-none = senza orologio
web-clock-own = dal vivo, con un tempo a scelta
web-clock-own-days = in più giorni, con tempi a scelta
web-clock-live = dal vivo: { $minutes } min + { $seconds } s
web-clock-days = { $days ->
    [one] 1 giorno a turno
   *[other] { $days } giorni a turno
}
web-clock-hours = { $hours } ore a turno
web-clock-days_hours = { $days } g { $hours } h
web-clock-about-none = Il tempo non viene contato.
web-clock-about-live = Ogni giocatore ha { $minutes } minuti per tutta la partita. Scorrono solo mentre tocca a lui decidere, e ogni volta che la domanda passa ad altri si aggiungono { $seconds } secondi.
web-clock-about-days = { $turn }, contato di nuovo ogni volta che tocca a qualcuno. { $bank ->
    [0] Non c'è riserva per ciò che dura di più.
   *[other] Ciò che dura di più viene da una riserva di { $bank } ore per tutta la partita.
} { $off ->
    [0] Nessuno può prendere giorni liberi.
    [one] Ogni giocatore può prendere 1 giorno libero in cui il suo orologio è fermo.
   *[other] Ogni giocatore può prendere { $off } giorni liberi in cui il suo orologio è fermo.
}
web-clock-own-minutes = Minuti per la partita
web-clock-own-seconds = Secondi aggiunti
web-clock-own-turn = Giorni a turno
web-clock-own-reserve = Giorni di riserva
web-clock-own-off = Giorni liberi di ciascuno
web-clock-zero = Quando il tempo di qualcuno scade
web-clock-zero-plays = continua un bot: { $level }
web-clock-zero-gives_up = abbandona
web-clock-zero-bot = Quando il tempo di qualcuno scade, gioca { $level } finché quel giocatore non torna e riprende il posto, con un po' di tempo.
web-clock-zero-resign = Chi resta senza tempo abbandona: si ritira dove le regole lo permettono, altrimenti un bot gioca fino alla fine.
web-clock-left = restano { $time }
web-clock-runs = l'orologio corre
web-clock-off = giorni liberi
web-clock-gather = Gli orologi aspettano che arrivino tutti, al massimo { $minutes ->
    [one] ancora 1 minuto.
   *[other] ancora { $minutes } minuti.
}
web-clock-low = Restano { $seconds } secondi.
web-clock-over = Il tuo tempo è scaduto: { $level } gioca per te.
web-clock-over-gone = Il tuo tempo è scaduto e hai abbandonato: continua { $level }.
web-clock-back = Continuo io
web-clock-off-ask = Giorni liberi, ne restano { $n }: il mio orologio sta fermo per
web-clock-off-days = { $n ->
    [one] 1 giorno
   *[other] { $n } giorni
}
web-clock-off-take = Prendi giorni liberi
web-clock-off-none = Non hai più giorni liberi.
web-clock-off-lasts = Il tuo orologio è fermo: restano { $time } dei tuoi giorni liberi.
web-clock-off-end = Sono tornato
