# The daily deal: what server, terminal and browser say about it.

daily-no-day = “{ $day }” não é um dia: escreva-o como 2026-11-17.
daily-other-day = Há partidas do dia de { $first } a { $today }, hoje em UTC.
daily-no-way-back = Na tentativa que conta só se desfazem as suas últimas escolhas, enquanto nada tiver sido mostrado e ninguém tiver respondido.
daily-first-counted = Jogue primeiro a tentativa que conta; depois pode praticar esta partida.
daily-tried = Você já fez a sua tentativa nesta partida. Pode praticá-la.
daily-past = Esse dia já acabou: a sua partida pode ser praticada, mas já não conta.
daily-share = civtable · { $game } · { $day }
daily-share-place = { $seats ->
    [1] { $rank ->
        [1] Vitória com { $total }
       *[other] Derrota com { $total }
    }
   *[other] { $rank }º lugar de { $seats } com { $total }
}

# In the terminal.

daily-help = jogar a partida do dia
daily-about = Jogue a partida de hoje de um jogo: a mesma para todos, uma tentativa por dia. Sem jogo, diz como estão as partidas de hoje. O dia começa à meia-noite UTC.
daily-arg-game = o jogo: stone_age, through_the_ages ou imperium
daily-arg-day = a partida de um dia passado, como 2026-11-17
daily-arg-again = jogar outra vez, para praticar, uma partida que você terminou
daily-open = { $game }, { $day }: ainda não jogada. Para jogar: { $command }
daily-running = { $game }, { $day }: começada. Para continuar: { $command }
daily-again = Você já fez a sua tentativa. Para praticar: { $command }
