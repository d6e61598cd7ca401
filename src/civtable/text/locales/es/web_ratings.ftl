### Las páginas de valoraciones y amigos, y lo que las mesas dicen de ellas.

## Valoraciones

web-title-ratings = Valoraciones
web-title-ratings-player = Valoraciones de un jugador
web-nav-ratings = Valoraciones
web-rated = Valorada
web-rated-about = El resultado cuenta para las valoraciones. Todos juegan con una cuenta; nada ayuda, solo se deshacen tus últimas elecciones, y quien se va queda último.
web-rated-leave = Esta mesa es valorada: quien se va queda último, haga lo que haga el bot.
web-new-rated = Mesa valorada
web-new-rated-sign-in = Para eso necesitas una cuenta:
web-new-invited = Se invitará a: { $names }
web-new-invited-not = No invitar a nadie
web-ratings-about = Una sola escala para personas y bots, y una lista por juego y número de jugadores. Quien empieza tiene 1000; 400 puntos más son unas diez victorias contra una.
web-ratings-lists = Listas
web-ratings-edition = { $game } ({ $edition })
web-ratings-list = { $game }, { $n } jugadores
web-ratings-players = { $n } jugadores
web-ratings-played = { $n ->
    [0] aún no hay partidas valoradas
    [one] una partida valorada
   *[other] { $n } partidas valoradas
}
web-ratings-who = Jugador
web-ratings-rating = Valoración
web-ratings-uncertainty = Incertidumbre
web-ratings-provisional = provisional
web-ratings-explained = En 19 de 20 casos la fuerza está dentro del número tras ±. Una valoración es provisional hasta las { $n } partidas, y hasta entonces no tiene puesto.
web-ratings-none = Aún no hay partidas valoradas.
web-ratings-graph = { $n ->
    [one] La valoración tras una partida: { $rating }, con un margen de { $uncertainty }.
   *[other] La valoración tras cada una de { $n } partidas, ahora { $rating }, con un margen de { $uncertainty }. La banda muestra la incertidumbre.
}
web-ratings-left = se fue
web-ratings-changes = Valoraciones tras esta partida
web-ratings-soon = Se están calculando las valoraciones.

## Amigos

web-title-friends = Amigos
web-invitations = Te han invitado
web-invitations-by = { $name } te invita: { $game }, { $n } jugadores
web-invitations-accept = Sentarse
web-invitations-decline = No, gracias
web-friends-invite = Invita a alguien que conoces
web-friends-invite-do = Invitar
web-friends-invite-name = Invitar a { $name }
web-friends-invited = invitación enviada
web-friends-again = Jugar otra vez con { $names }
web-friends-ask-name = Pedir amistad a { $name }
web-friends-sign-in = Para tener amigos necesitas una cuenta:
web-friends-name = Nombre de una cuenta
web-friends-ask = Pedir amistad
web-friends-asked = Te lo piden
web-friends-list = Tus amigos
web-friends-none = Nadie todavía: pide amistad a alguien por el nombre de su cuenta.
web-friends-asking = Se lo pides a
web-friends-recent = Jugaron contigo hace poco
web-friends-blocked = Con bloqueo
web-friends-at-table = en una mesa
web-friends-privacy = Tus amigos ven el nombre de tu cuenta y si estás en una mesa, nada más. Quien tiene tu bloqueo no puede pedirte amistad, invitarte, sentarse ni escribir en tus mesas, y no se le dice por qué.
web-friends-do-accept = Aceptar
web-friends-do-decline = Rechazar
web-friends-do-block = Bloquear
web-friends-do-play = Jugar
web-friends-do-part = Quitar
web-friends-do-withdraw = Retirar
web-friends-do-ask = Pedir
web-friends-do-unblock = Desbloquear
