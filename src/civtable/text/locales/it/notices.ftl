# Notices that reach somebody who looks elsewhere, what is refused about them, and the page without a connection.

notices-turn = Tocca a te.
notices-over = La partita è finita. Guarda com'è andata.
notices-invitation = { $by } ti invita a giocare ancora.
notices-invited = { $by } ti invita a una partita.
notices-gone_on = { $by } riprende la partita: continua a un altro tavolo.
notices-undo = { $by } chiede di annullare una mossa.
notices-mention = { $by } ti ha scritto al tavolo.
notices-round = È cominciato un nuovo turno: il tuo tavolo è pronto.
notices-all-turn = Tocca a { $name }.
notices-all-over = La partita è finita.
notices-all-invitation = { $by } invita tutti a giocare ancora.
notices-all-gone_on = La partita continua a un altro tavolo.
notices-all-undo = { $by } chiede di annullare una mossa.
notices-all-mention = { $by } ha scritto a { $name }.
notices-all-round = È cominciato un nuovo turno: { $name } gioca qui.
notices-somebody = Qualcuno
notices-test = Funziona: così arriva un avviso.

notices-mail =
    { $body }

    Al tavolo (questo link apre il tuo posto per sette giorni; non darlo ad altri):
    { $open }

    Niente più posta (un clic):
    { $stop }
notices-mail-invited =
    { $body }

    Ai tuoi inviti:
    { $answer }

    Niente più posta (un clic):
    { $stop }
notices-mail-confirm-subject = Avvisi delle tue partite: conferma, per favore
notices-mail-confirm =
    Qualcuno con un account su { $server } vuole che gli avvisi delle sue partite arrivino a questo indirizzo.

    Se eri tu, apri questo link entro due giorni:
    { $link }

    Se non eri tu, non fare nulla: non arriverà altra posta.

notices-address-form = Non è un indirizzo a cui si possa inviare qualcosa.
notices-address-https = L'indirizzo deve cominciare con https://.
notices-address-nobody = A questo indirizzo non si trova nessuno.
notices-address-private = Questo indirizzo è dentro una rete. Lì non si invia nulla.
notices-no-device = Questo browser ora non riceve avvisi.
notices-push-failed = Il servizio di avvisi del browser non ha accettato l'avviso ({ $why }).
notices-no-mail = Questo server non invia posta.
notices-mail-failed = Non è stato possibile inviare la posta ({ $why }).
notices-link-bad = Questo link non è valido.
notices-link-over = Questo link non è più valido.
notices-not-maker = Può farlo solo chi ha creato il tavolo.
notices-too-many-hooks = Un tavolo ha al massimo { $most } webhook.
notices-no-hook = Non esiste questo webhook.

notices-offline = Nessuna connessione
notices-offline-about = Il tavolo non si raggiunge. Le tue partite sono al sicuro sul server e ti aspettano.
notices-offline-again = Riprova
notices-installed-about = Stone Age, Through the Ages e Imperium a un solo tavolo, con amici e con bot.
