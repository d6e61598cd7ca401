# Ratings e amigos: o que dizem o servidor e `civtable admin`.

rated-sign-in = Em uma mesa com rating todos jogam com uma conta: entre na sua primeiro.
rated-alone = Quem joga sozinho não recebe rating.
rated-one-person = Em uma mesa com rating você tem um lugar; os outros são bots ou estão livres, e quem tem conta senta por si.
rated-level = O { $level } não está na escala de ratings.
rated-sits-already = Você já está nesta mesa.
rated-no-way-back = Em uma mesa com rating só se desfazem as suas últimas escolhas, enquanto nada foi mostrado e ninguém respondeu.
rated-own-name = Em uma mesa com rating todos usam o nome da sua conta.
rated-no-list = Não há tal lista de ratings.
rated-no-player = Ninguém com esse nome jogou por rating.
friends-not-possible = Isso não é possível.
friends-too-many = Não há espaço para mais de { $most }.
friends-too-many-invitations = Você tem { $most } convites abertos: espere alguém responder.
friends-too-late = Não há mais lugar livre ali.
friends-no-invitation = Esse convite não vale mais.

# No terminal.

admin-ratings-help = se os ratings são os que as partidas guardadas dão
admin-ratings-about = Calcula de novo todos os ratings a partir das partidas guardadas e os compara com os guardados. O código de saída é 1 se forem diferentes.
admin-arg-write = põe o que as partidas dão no lugar do que está guardado
admin-ratings-equal = Iguais: { $rows ->
    [one] um rating
   *[other] { $rows } ratings
} de { $games ->
    [one] uma partida com rating
   *[other] { $games } partidas com rating
}.
admin-ratings-differ = Não são iguais: { $rows ->
    [one] um rating difere
   *[other] { $rows } ratings diferem
}, o primeiro na mesa { $table }. Com --write passam a ser o que as partidas dão.
admin-ratings-written = Escritos de novo: { $rows ->
    [one] um rating
   *[other] { $rows } ratings
}, { $changed } deles novos ou diferentes.
