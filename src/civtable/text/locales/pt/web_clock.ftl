# Os relógios das mesas, no navegador.

web-clock = Relógio
web-clock-none = sem relógio
web-clock-own = ao vivo, com um tempo à sua escolha
web-clock-own-days = em vários dias, com tempos à sua escolha
web-clock-live = ao vivo: { $minutes } min + { $seconds } s
web-clock-days = { $days ->
    [one] { $days } dia por turno
   *[other] { $days } dias por turno
}
web-clock-hours = { $hours } horas por turno
web-clock-days_hours = { $days } d { $hours } h
web-clock-about-none = O tempo de ninguém é contado.
web-clock-about-live = Cada jogador tem { $minutes } minutos para a partida inteira. Eles só correm enquanto é a vez dele de decidir, e cada vez que a pergunta passa adiante são somados { $seconds } segundos.
web-clock-about-days = { $turn }, contado de novo cada vez que alguém precisa decidir. { $bank ->
    [0] Não há reserva para o que demorar mais.
   *[other] O que demorar mais sai de uma reserva de { $bank } horas para a partida inteira.
} { $off ->
    [0] Ninguém pode tirar dias de folga.
    [one] Cada jogador pode tirar { $off } dia de folga, em que o próprio relógio fica parado.
   *[other] Cada jogador pode tirar { $off } dias de folga, em que o próprio relógio fica parado.
}
web-clock-own-minutes = Minutos para a partida
web-clock-own-seconds = Segundos somados
web-clock-own-turn = Dias por turno
web-clock-own-reserve = Dias de reserva
web-clock-own-off = Dias de folga de cada um
web-clock-zero = Quando o tempo de alguém acaba
web-clock-zero-plays = um bot continua: { $level }
web-clock-zero-gives_up = desiste
web-clock-zero-bot = Quando o tempo de alguém acaba, { $level } joga até esse jogador voltar e retomar o lugar, com um pouco de tempo.
web-clock-zero-resign = Quem fica sem tempo desiste: sai do jogo onde as regras permitem; senão, um bot joga até o fim.
web-clock-left = restam { $time }
web-clock-runs = o relógio corre
web-clock-off = de folga
web-clock-gather = Os relógios esperam até que todos cheguem, no máximo mais { $minutes ->
    [one] { $minutes } minuto.
   *[other] { $minutes } minutos.
}
web-clock-low = Restam { $seconds } segundos.
web-clock-over = Seu tempo acabou: { $level } joga por você.
web-clock-over-gone = Seu tempo acabou e você desistiu: { $level } continua.
web-clock-back = Eu mesmo continuo
web-clock-off-ask = Dias de folga, restam { $n }: meu relógio fica parado por
web-clock-off-days = { $n ->
    [one] { $n } dia
   *[other] { $n } dias
}
web-clock-off-take = Tirar folga
web-clock-off-none = Você não tem mais dias de folga.
web-clock-off-lasts = Seu relógio está parado: restam { $time } da sua folga.
web-clock-off-end = Voltei
