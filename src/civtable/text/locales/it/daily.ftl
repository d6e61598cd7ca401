# The daily deal: what server, terminal and browser say about it.

daily-no-day = «{ $day }» non è un giorno: scrivilo come 2026-11-17.
daily-other-day = Ci sono partite del giorno dal { $first } al { $today }, oggi in UTC.
daily-no-way-back = Nel tentativo che conta si annullano solo le tue ultime scelte, finché non è stato mostrato nulla e nessuno ha risposto.
daily-first-counted = Gioca prima il tentativo che conta; poi potrai esercitarti con questa partita.
daily-tried = Hai già fatto il tuo tentativo con questa partita. Puoi esercitarti.
daily-past = Quel giorno è finito: la sua partita si può giocare per esercizio, ma non conta più.
daily-share = civtable · { $game } · { $day }
daily-share-place = { $seats ->
    [1] { $rank ->
        [1] Vittoria con { $total }
       *[other] Sconfitta con { $total }
    }
   *[other] Posto { $rank } su { $seats } con { $total }
}

# In the terminal.

daily-help = giocare la partita del giorno
daily-about = Gioca la partita di oggi di un gioco: la stessa per tutti, un tentativo al giorno. Senza gioco, dice come stanno le partite di oggi. Il giorno comincia a mezzanotte UTC.
daily-arg-game = il gioco: stone_age, through_the_ages o imperium
daily-arg-day = la partita di un giorno passato, come 2026-11-17
daily-arg-again = rigiocare, per esercizio, una partita che hai finito
daily-open = { $game }, { $day }: non ancora giocata. Per giocare: { $command }
daily-running = { $game }, { $day }: cominciata. Per continuare: { $command }
daily-again = Hai già fatto il tuo tentativo. Per esercitarti: { $command }
