# Os relógios das mesas: o que o servidor diz sobre eles.

clock-no-takeover = Uma mesa tem um relógio ou um bot para quem está ausente, não os dois: o relógio decide quando um bot continua.
clock-no-vacation = Nesta mesa não há dias de folga.
clock-vacation-over = { $left ->
    [0] Você não tem mais dias de folga
    [one] Você ainda tem { $left } dia de folga
   *[other] Você ainda tem { $left } dias de folga
}.
clock-note-bot = O tempo de { $player } acabou: { $level } continua jogando até { $player } voltar.
clock-note-resigns = O tempo de { $player } acabou: { $player } desiste. Até as regras permitirem, { $level } joga.
clock-note-gone = O tempo de { $player } acabou: { $player } desistiu e { $level } joga até o fim.
