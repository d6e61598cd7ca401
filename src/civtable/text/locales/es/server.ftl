# What the server says no to. Each sentence stands alone.

server-bad-request = La petición no tiene la forma correcta: { $where }.
server-too-large = Es demasiado largo.
server-too-many = Demasiadas peticiones en poco tiempo. Espera un momento.
server-foreign-page = La petición viene de una página ajena.
server-no-database = La base de datos no responde. Inténtalo de nuevo en un momento.
server-no-such-page = No hay nada en esta dirección.
server-no-such-method = Eso no se puede hacer en esta dirección.
server-no-game = No existe ese juego.
server-no-table = No existe esa mesa.
server-old-rules = La mesa se jugó con reglas más antiguas que las de este civtable y ya no se puede abrir.
server-no-seat = La mesa no tiene ese asiento.
server-no-such-ply = No existe esa jugada: la última es la { $last }.
server-no-rematch = Esta mesa no es la revancha de otra.
server-no-token = Para esto hace falta el enlace de un asiento.
server-no-such-token = El enlace del asiento no es válido aquí.
server-not-your-turn = Le toca a otro jugador.
server-not-your-seat = Ese asiento no pertenece a tu cuenta.
server-seat-taken = Ese asiento está ocupado.
server-seat-owned = Ese asiento pertenece a otra cuenta.
server-stale = La mesa ha seguido adelante: ahora va por la jugada { $ply }.
server-turn-ended = El turno terminó antes de esta elección.
server-shown = La elección anterior revela algo nuevo: elige de nuevo cuando lo hayas visto.
server-not-begun = La partida aún no ha empezado.
server-over = La partida ha terminado.
server-not-over = Eso es posible cuando la partida ha terminado.
server-undo-ask = Desde entonces se ha sabido algo nuevo o ha decidido otro. Los demás jugadores deben estar de acuerdo.
server-undo-not-asked = Nadie te pide deshacer nada.
server-say-who = Di quién eres.
server-name-taken = Ese nombre ya está en uso.
server-wrong-password = El nombre o la contraseña no son correctos.
server-sign-in = Inicia sesión primero.

server-problem-operator = Quien lleva este servidor ha apartado la mesa: { $why }

# Por qué una mesa guardada no se repite.
judge-failed = el programa falló ({ $error })
judge-no-game = no existe el juego { $game }
judge-row = su fila no se puede leer ({ $error })
judge-gap = falta la entrada { $seq }
judge-entry = la entrada { $seq } no se puede leer ({ $error })
judge-kind = la entrada { $seq } es de una clase desconocida, { $kind }
judge-over = la partida había terminado antes
judge-seat = tenía que decidir otro jugador
judge-changed = entonces se ofrecía otra cosa: las reglas han cambiado sin una versión nueva
judge-offered = las reglas nuevas ofrecen aquí otra cosa
judge-no-table = su mesa { $table } no existe
