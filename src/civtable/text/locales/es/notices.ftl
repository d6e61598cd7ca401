# Notices that reach somebody who looks elsewhere, what is refused about them, and the page without a connection.

notices-turn = Te toca.
notices-over = La partida ha terminado. Mira cómo acabó.
notices-invitation = { $by } te invita a jugar otra vez.
notices-invited = { $by } te invita a una partida.
notices-gone_on = { $by } sigue con la partida: continúa en otra mesa.
notices-undo = { $by } pide deshacer una jugada.
notices-mention = { $by } te ha escrito en la mesa.
notices-round = Ha empezado una nueva ronda: tu mesa está lista.
notices-all-turn = Le toca a { $name }.
notices-all-over = La partida ha terminado.
notices-all-invitation = { $by } invita a todos a jugar otra vez.
notices-all-gone_on = La partida continúa en otra mesa.
notices-all-undo = { $by } pide deshacer una jugada.
notices-all-mention = { $by } ha escrito a { $name }.
notices-all-round = Ha empezado una nueva ronda: { $name } juega aquí.
notices-somebody = Alguien
notices-test = Funciona: así llega un aviso.

notices-mail =
    { $body }

    A la mesa (este enlace abre tu asiento durante siete días; no lo compartas):
    { $open }

    No recibir más correo (un clic):
    { $stop }
notices-mail-invited =
    { $body }

    A tus invitaciones:
    { $answer }

    No recibir más correo (un clic):
    { $stop }
notices-mail-confirm-subject = Avisos de tus partidas: confirma, por favor
notices-mail-confirm =
    Alguien con una cuenta en { $server } quiere que los avisos de sus partidas lleguen a esta dirección.

    Si fuiste tú, abre este enlace antes de dos días:
    { $link }

    Si no fuiste tú, no hagas nada: no llegará más correo.

notices-address-form = Esa no es una dirección a la que se pueda enviar algo.
notices-address-https = La dirección tiene que empezar por https://.
notices-address-nobody = No se encuentra a nadie en esa dirección.
notices-address-private = Esa dirección está dentro de una red. Allí no se envía nada.
notices-no-device = Este navegador no recibe avisos ahora.
notices-push-failed = El servicio de avisos del navegador no aceptó el aviso ({ $why }).
notices-no-mail = Este servidor no envía correo.
notices-mail-failed = No se pudo enviar el correo ({ $why }).
notices-link-bad = Ese enlace no es válido.
notices-link-over = Ese enlace ya no es válido.
notices-not-maker = Solo puede hacerlo quien creó la mesa.
notices-too-many-hooks = Una mesa tiene como mucho { $most } webhooks.
notices-no-hook = No existe ese webhook.

notices-offline = Sin conexión
notices-offline-about = No se puede llegar a la mesa. Tus partidas están a salvo en el servidor y te esperan.
notices-offline-again = Intentar de nuevo
notices-installed-about = Stone Age, Through the Ages e Imperium en una mesa, con amigos y con bots.
