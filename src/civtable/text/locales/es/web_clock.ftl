# Los relojes de las mesas, en el navegador.

web-clock = Reloj
web-clock-none = sin reloj
web-clock-own = en vivo, con el tiempo que elijas
web-clock-own-days = en varios días, con los tiempos que elijas
web-clock-live = en vivo: { $minutes } min + { $seconds } s
web-clock-days = { $days ->
    [one] 1 día por turno
   *[other] { $days } días por turno
}
web-clock-hours = { $hours } horas por turno
web-clock-days_hours = { $days } d { $hours } h
web-clock-about-none = No se cuenta el tiempo de nadie.
web-clock-about-live = Cada jugador tiene { $minutes } minutos para toda la partida. Solo corren mientras le toca decidir, y cada vez que la pregunta pasa a otro se añaden { $seconds } segundos.
web-clock-about-days = { $turn }, contado de nuevo cada vez que a alguien le toca. { $bank ->
    [0] No hay reserva para lo que dure más.
   *[other] Lo que dure más sale de una reserva de { $bank } horas para toda la partida.
} { $off ->
    [0] Nadie puede tomar días libres.
    [one] Cada jugador puede tomar 1 día libre en el que su reloj se para.
   *[other] Cada jugador puede tomar { $off } días libres en los que su reloj se para.
}
web-clock-own-minutes = Minutos para la partida
web-clock-own-seconds = Segundos añadidos
web-clock-own-turn = Días por turno
web-clock-own-reserve = Días de reserva
web-clock-own-off = Días libres de cada uno
web-clock-zero = Cuando a alguien se le acaba el tiempo
web-clock-zero-plays = sigue un bot: { $level }
web-clock-zero-gives_up = abandona
web-clock-zero-bot = Cuando a alguien se le acaba el tiempo, juega { $level } hasta que ese jugador vuelva y recupere su asiento con un poco de tiempo.
web-clock-zero-resign = Quien se queda sin tiempo abandona: se retira donde las reglas lo permiten; si no, un bot juega hasta el final.
web-clock-left = quedan { $time }
web-clock-runs = el reloj corre
web-clock-off = días libres
web-clock-gather = Los relojes esperan a que lleguen todos, como mucho { $minutes ->
    [one] 1 minuto más.
   *[other] { $minutes } minutos más.
}
web-clock-low = Quedan { $seconds } segundos.
web-clock-over = Se acabó tu tiempo: { $level } juega por ti.
web-clock-over-gone = Se acabó tu tiempo y has abandonado: sigue { $level }.
web-clock-back = Sigo jugando yo
web-clock-off-ask = Días libres, quedan { $n }: mi reloj se para durante
web-clock-off-days = { $n ->
    [one] 1 día
   *[other] { $n } días
}
web-clock-off-take = Tomar días libres
web-clock-off-none = No te quedan días libres.
web-clock-off-lasts = Tu reloj está parado: quedan { $time } de tus días libres.
web-clock-off-end = He vuelto
