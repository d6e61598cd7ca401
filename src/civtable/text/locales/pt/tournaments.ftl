# Torneios: o que o servidor e `civtable admin` dizem deles.

tournament-none = Não existe esse torneio.
tournament-not-organiser = Só quem organiza o torneio pode fazer isso.
tournament-not-now = Isso não é possível nesta fase do torneio.
tournament-too-few = São poucos para começar: pelo menos dois precisam participar.
tournament-too-many = Você tem { $most } torneios que não acabaram; termine um deles primeiro.
tournament-full = Não há lugar para mais ninguém, nem como reserva.
tournament-no-entrant = Ninguém participa com o número { $number }.
tournament-no-reserve = Ninguém espera como reserva com esse número.
tournament-no-table = Não existe essa mesa nessa rodada.
tournament-ranks = É preciso uma colocação para cada um dos { $seats } assentos, por exemplo 1 2 3, ou 1 1 em caso de empate.
tournament-rounds = Aqui não se escolhe o número de rodadas: depende de quantos participam.
tournament-advance = Não podem passar tantos: em cada mesa alguém precisa ficar de fora, e só em uma eliminatória.
tournament-fill = Os bots não podem ocupar mais vagas do que existem.
tournament-sealed = Outros ainda jogam a mesma distribuição: isso será revelado quando as partidas deles acabarem.
tournament-no-way-back = Em um torneio só se desfazem as suas últimas escolhas, enquanto nada foi mostrado e ninguém respondeu.
tournament-own-name = Em um torneio cada um usa o nome da sua conta.
