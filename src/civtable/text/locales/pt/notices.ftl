# Notices that reach somebody who looks elsewhere, what is refused about them, and the page without a connection.

notices-turn = É a sua vez.
notices-over = A partida acabou. Veja como terminou.
notices-invitation = { $by } convida você para jogar de novo.
notices-invited = { $by } convida você para uma partida.
notices-gone_on = { $by } retomou a partida: ela continua em outra mesa.
notices-undo = { $by } pede para desfazer uma jogada.
notices-mention = { $by } escreveu para você na mesa.
notices-round = Começou uma nova rodada: a sua mesa está pronta.
notices-all-turn = É a vez de { $name }.
notices-all-over = A partida acabou.
notices-all-invitation = { $by } convida todos para jogar de novo.
notices-all-gone_on = A partida continua em outra mesa.
notices-all-undo = { $by } pede para desfazer uma jogada.
notices-all-mention = { $by } escreveu para { $name }.
notices-all-round = Começou uma nova rodada: { $name } joga aqui.
notices-somebody = Alguém
notices-test = Funciona: é assim que um aviso chega.

notices-mail =
    { $body }

    Para a mesa (este link abre o seu lugar por sete dias; não o repasse):
    { $open }

    Não receber mais e-mails (um clique):
    { $stop }
notices-mail-invited =
    { $body }

    Para os seus convites:
    { $answer }

    Não receber mais e-mails (um clique):
    { $stop }
notices-mail-confirm-subject = Avisos das suas partidas: confirme, por favor
notices-mail-confirm =
    Alguém com uma conta em { $server } quer que os avisos das suas partidas cheguem a este endereço.

    Se foi você, abra este link em até dois dias:
    { $link }

    Se não foi, não faça nada: nenhum outro e-mail virá.

notices-address-form = Esse não é um endereço para onde se possa enviar algo.
notices-address-https = O endereço precisa começar com https://.
notices-address-nobody = Ninguém foi encontrado nesse endereço.
notices-address-private = Esse endereço fica dentro de uma rede. Nada é enviado para lá.
notices-no-device = Este navegador não recebe avisos agora.
notices-push-failed = O serviço de avisos do navegador não aceitou o aviso ({ $why }).
notices-no-mail = Este servidor não envia e-mails.
notices-mail-failed = O e-mail não pôde ser enviado ({ $why }).
notices-link-bad = Esse link não é válido.
notices-link-over = Esse link não é mais válido.
notices-not-maker = Só quem criou a mesa pode fazer isso.
notices-too-many-hooks = Uma mesa tem no máximo { $most } webhooks.
notices-no-hook = Esse webhook não existe.

notices-offline = Sem conexão
notices-offline-about = Não foi possível chegar à mesa. Suas partidas estão seguras no servidor e esperam por você.
notices-offline-again = Tentar de novo
notices-installed-about = Stone Age, Through the Ages e Imperium em uma mesa, com amigos e com bots.
