# What the server says no to. Each sentence stands alone.

server-bad-request = O pedido não tem a forma correta: { $where }.
server-too-large = É longo demais.
server-too-many = Pedidos demais em pouco tempo. Espere um momento.
server-foreign-page = O pedido vem de uma página alheia.
server-no-database = O banco de dados não responde. Tente de novo daqui a pouco.
server-no-such-page = Não há nada neste endereço.
server-no-such-method = Isso não pode ser feito neste endereço.
server-no-game = Esse jogo não existe.
server-no-table = Essa mesa não existe.
server-old-rules = A mesa foi jogada com regras mais antigas do que as deste civtable e já não pode ser aberta.
server-no-seat = A mesa não tem esse lugar.
server-no-such-ply = Essa jogada não existe: a última é a { $last }.
server-no-rematch = Esta mesa não é a revanche de outra.
server-no-token = Para isto é preciso o link de um lugar.
server-no-such-token = O link do lugar não é válido aqui.
server-not-your-turn = É a vez de outro jogador.
server-not-your-seat = Esse lugar não pertence à sua conta.
server-seat-taken = Esse lugar está ocupado.
server-seat-owned = Esse lugar pertence a outra conta.
server-stale = A mesa seguiu adiante: está agora na jogada { $ply }.
server-turn-ended = O turno terminou antes desta escolha.
server-shown = A escolha anterior revela algo novo: escolha de novo quando o tiver visto.
server-not-begun = A partida ainda não começou.
server-over = A partida terminou.
server-not-over = Isso é possível quando a partida termina.
server-undo-ask = Desde então soube-se algo novo ou outro decidiu. Os outros jogadores precisam concordar.
server-undo-not-asked = Ninguém pede que você desfaça algo.
server-say-who = Diga quem você é.
server-name-taken = Esse nome já está em uso.
server-wrong-password = O nome ou a senha não estão corretos.
server-sign-in = Entre na sua conta primeiro.

server-problem-operator = Quem mantém este servidor separou a mesa: { $why }

# Por que uma mesa guardada não se repete.
judge-failed = o programa falhou ({ $error })
judge-no-game = não existe o jogo { $game }
judge-row = a sua linha não pode ser lida ({ $error })
judge-gap = falta a entrada { $seq }
judge-entry = a entrada { $seq } não pode ser lida ({ $error })
judge-kind = a entrada { $seq } é de um tipo desconhecido, { $kind }
judge-over = a partida já tinha terminado
judge-seat = outro jogador é que devia decidir
judge-changed = então se oferecia outra coisa: as regras mudaram sem uma versão nova
judge-offered = as regras novas oferecem outra coisa aqui
judge-no-table = a sua mesa { $table } não existe
