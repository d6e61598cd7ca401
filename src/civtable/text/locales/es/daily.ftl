# The daily deal: what server, terminal and browser say about it.

daily-no-day = «{ $day }» no es un día: escríbelo como 2026-11-17.
daily-other-day = Hay repartos desde el { $first } hasta el { $today }, hoy en UTC.
daily-no-way-back = En el intento que cuenta solo se deshacen tus últimas elecciones, mientras no se haya mostrado nada ni haya respondido nadie.
daily-first-counted = Primero juega el intento que cuenta; después puedes practicar este reparto.
daily-tried = Ya has hecho tu intento con este reparto. Puedes practicarlo.
daily-past = Ese día ya ha terminado: su reparto se puede practicar, pero ya no cuenta.
daily-share = civtable · { $game } · { $day }
daily-share-place = { $seats ->
    [1] { $rank ->
        [1] Victoria con { $total }
       *[other] Derrota con { $total }
    }
   *[other] Puesto { $rank } de { $seats } con { $total }
}

# In the terminal.

daily-help = jugar el reparto del día
daily-about = Juega el reparto de hoy de un juego: el mismo para todos, un intento al día. Sin juego, dice cómo van los repartos de hoy. El día empieza a medianoche UTC.
daily-arg-game = el juego: stone_age, through_the_ages o imperium
daily-arg-day = el reparto de un día pasado, como 2026-11-17
daily-arg-again = jugar otra vez, para practicar, un reparto que has terminado
daily-open = { $game }, { $day }: aún sin jugar. Para jugar: { $command }
daily-running = { $game }, { $day }: empezado. Para seguir: { $command }
daily-again = Ya has hecho tu intento. Para practicar: { $command }
