# Torneos: lo que el servidor y `civtable admin` dicen de ellos.

tournament-none = No existe ese torneo.
tournament-not-organiser = Solo puede hacerlo quien organiza el torneo.
tournament-not-now = Eso no es posible en este momento del torneo.
tournament-too-few = Son muy pocos para empezar: tienen que participar al menos dos.
tournament-too-many = Tienes { $most } torneos sin terminar; acaba antes uno de ellos.
tournament-full = No queda sitio, ni siquiera para reservas.
tournament-no-entrant = Nadie participa con el número { $number }.
tournament-no-reserve = Nadie espera como reserva con ese número.
tournament-no-table = No existe esa mesa en esa ronda.
tournament-ranks = Hace falta un puesto para cada uno de los { $seats } asientos, por ejemplo 1 2 3, o 1 1 si hay empate.
tournament-rounds = Aquí no se puede elegir el número de rondas: depende de cuántos participan.
tournament-advance = No pueden pasar tantos: en cada mesa alguien tiene que quedar fuera, y solo en una eliminatoria.
tournament-fill = Los bots no pueden ocupar más plazas de las que hay.
tournament-sealed = Otros siguen jugando el mismo reparto: esto se sabrá cuando acaben sus partidas.
tournament-no-way-back = En un torneo solo se deshacen tus últimas decisiones, mientras no se haya mostrado nada y nadie haya respondido.
tournament-own-name = En un torneo cada cual lleva el nombre de su cuenta.
