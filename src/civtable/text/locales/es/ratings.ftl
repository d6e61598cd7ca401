# Valoraciones y amigos: lo que dicen el servidor y `civtable admin`.

rated-sign-in = En una mesa valorada todos juegan con una cuenta: inicia sesión primero.
rated-alone = Quien juega en solitario no recibe valoración.
rated-one-person = En una mesa valorada tienes un asiento; los demás son bots o están libres, y quienes tienen cuenta se sientan por sí mismos.
rated-level = El { $level } no está en la escala de valoraciones.
rated-sits-already = Ya estás sentado en esta mesa.
rated-no-way-back = En una mesa valorada solo se deshacen tus últimas elecciones, mientras no se haya mostrado nada y nadie haya respondido.
rated-own-name = En una mesa valorada todos llevan el nombre de su cuenta.
rated-no-list = No hay tal lista de valoraciones.
rated-no-player = Nadie con ese nombre ha jugado por valoraciones.
friends-not-possible = Eso no es posible.
friends-too-many = No hay sitio para más de { $most }.
friends-too-many-invitations = Tienes { $most } invitaciones abiertas: espera a que alguien responda.
friends-too-late = Ya no queda ningún asiento libre.
friends-no-invitation = Esa invitación ya no vale.

# En la terminal.

admin-ratings-help = si las valoraciones son las que dan las partidas guardadas
admin-ratings-about = Calcula de nuevo todas las valoraciones a partir de las partidas guardadas y las compara con las guardadas. El código de salida es 1 si difieren.
admin-arg-write = pone lo que dan las partidas en lugar de lo guardado
admin-ratings-equal = Iguales: { $rows ->
    [one] una valoración
   *[other] { $rows } valoraciones
} de { $games ->
    [one] una partida valorada
   *[other] { $games } partidas valoradas
}.
admin-ratings-differ = No son iguales: { $rows ->
    [one] difiere una valoración
   *[other] difieren { $rows } valoraciones
}, la primera en la mesa { $table }. Con --write pasan a ser lo que dan las partidas.
admin-ratings-written = Escritas de nuevo: { $rows ->
    [one] una valoración
   *[other] { $rows } valoraciones
}, de ellas { $changed } nuevas o distintas.
