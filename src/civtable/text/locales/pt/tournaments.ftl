# Torneios: o que o servidor e `civtable admin` dizem deles.

tournament-none = Não existe esse torneio.
tournament-not-organiser = Só quem organiza o torneio pode fazer isso.
tournament-not-now = Isso não é possível nesta fase do torneio.
tournament-too-few = São poucos para começar: têm de participar pelo menos dois.
tournament-too-many = Tens { $most } torneios por acabar; termina primeiro um deles.
tournament-full = Não há lugar para mais ninguém, nem como reserva.
tournament-no-entrant = Ninguém participa com o número { $number }.
tournament-no-reserve = Ninguém espera como reserva com esse número.
tournament-no-table = Não existe essa mesa nessa ronda.
tournament-ranks = É preciso um lugar para cada um dos { $seats } assentos, por exemplo 1 2 3, ou 1 1 em caso de empate.
tournament-rounds = Aqui não se escolhe o número de rondas: depende de quantos participam.
tournament-advance = Não podem passar tantos: em cada mesa alguém tem de ficar de fora, e só numa eliminatória.
tournament-fill = Os bots não podem ocupar mais lugares do que os que existem.
tournament-sealed = Outros ainda jogam a mesma distribuição: isto é revelado quando as partidas deles acabarem.
tournament-no-way-back = Num torneio só se desfazem as tuas últimas escolhas, enquanto nada tiver sido mostrado e ninguém tiver respondido.
tournament-own-name = Num torneio cada um usa o nome da sua conta.
