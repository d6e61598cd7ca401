### L'analisi di una partita finita, e una delle sue decisioni sul tabellone.

web-title-analysis = Analisi
web-title-judged = Una decisione
web-tab-judged = Giudizio
web-analysis-begin = Analizza questa partita
web-analysis-go-on = Continua
web-analysis-again = Riprova
web-analysis-anew = Rifai da capo
web-analysis-stop = Ferma
web-analysis-about = La ricerca dell'esperto giudica ogni decisione: che cosa ci si poteva aspettare, quale opzione era migliore e di quanto. Si fa in secondo piano, mentre fai altro, e resta con il tavolo.
web-analysis-judged = Giudicata
web-analysis-known = da ciò che ogni posto sapeva
web-analysis-open = con tutte le carte scoperte
web-analysis-progress = A che punto è l'analisi
web-analysis-waiting = { $ahead ->
    [0] Questa partita è la prossima.
    [one] Un'altra partita viene prima.
   *[other] { $ahead } partite vengono prima.
}
web-analysis-running = Sta pensando: { $done } fatto. Puoi lasciare questa pagina; l'analisi continua.
web-analysis-stopped = Fermata con { $done } fatto. Ciò che è stato trovato resta.
web-analysis-how = { $decisions ->
    [one] 1 decisione giudicata
   *[other] { $decisions } decisioni giudicate
}, { $games } partite ciascuna; quelle che contano di più un'altra volta, con più partite.
web-analysis-percent = { $n } %
web-analysis-chances = Probabilità di vincere lungo le mosse
web-analysis-chances-about = Sotto stanno i round. I numeri segnano i momenti che hanno cambiato di più; ognuno porta alla sua mossa.
web-analysis-chances-table = Le probabilità come tabella
web-analysis-the-end = la fine
web-analysis-moment = Round { $round }, mossa { $move }: { $player } { $before } → { $after }
web-analysis-share-same = la scelta dell'esperto
web-analysis-share-equal = altrettanto buone
web-analysis-share-worse = peggiori
web-analysis-sources = Punti per origine, accanto a quelli delle partite dell'esperto
web-analysis-sources-alone = Punti per origine
web-analysis-decisions = Tutte le decisioni ({ $n })
web-analysis-gain = { $points }, { $win } di vincere
web-analysis-gain-level = { $points }, stessa probabilità di vincere{ $doubt ->
    [0] {""}
   *[other] {" "}({ $win })
}
web-analysis-verdict-same = la scelta dell'esperto
web-analysis-verdict-equal = altrettanto buona
web-analysis-verdict-worse = peggiore
web-analysis-verdict-repeated = lo stesso errore di nuovo
web-analysis-column-move = Mossa
web-analysis-column-verdict = Giudizio
web-analysis-column-place = Posto
web-analysis-column-lead = Vantaggio
web-analysis-column-win = Vincere
web-analysis-options = Che cosa è stato misurato
web-analysis-option-played = giocato
web-analysis-option-better = meglio
web-analysis-option-equal = altrettanto buona
web-analysis-option-less = meno buona
web-analysis-of = Decisione di { $player }
web-analysis-measured = Misurato in { $worlds } mondi; le opzioni offerte erano { $offered }. Che cosa ci si aspetta alla fine: posto, vantaggio sul miglior rivale, probabilità di vincere.
web-analysis-once = misurato una volta
web-analysis-once-about = Misurato una volta: ciò che è sfuggito sembrava meno caro del resto e può dipendere dal caso.
web-analysis-expected = Atteso: { $expected }
web-analysis-back = Torna all'analisi
web-analysis-replay = Guarda la partita da qui
web-analysis-line = La linea migliore
web-analysis-line-about = Un modo in cui poteva andare: le carte sono state distribuite di nuovo da ciò che il giocatore sapeva, e regole pratiche giocano per tutti. Niente di questo è accaduto.
web-analysis-line-about-open = Un modo in cui poteva andare: le carte come stavano davvero, altri dadi, e regole pratiche giocano per tutti. Niente di questo è accaduto.
web-analysis-line-show = Gioca la linea migliore
web-analysis-line-back = Torna a ciò che è accaduto
web-analysis-imagined = Questo non è accaduto: mossa { $n } di { $most } della linea migliore
