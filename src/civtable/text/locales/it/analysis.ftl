# Una partita finita, giudicata decisione per decisione.

analyse-help = dove una partita finita è stata vinta e persa
analyse-about = Giudica ogni decisione di una partita finita con la ricerca del bot esperto, da ciò che ogni posto sapeva: quanto valeva la scelta, quale opzione era migliore e di quanto, e come sono cambiate le probabilità. La stessa registrazione, lo stesso seme e gli stessi secondi danno la stessa risposta; l'orologio non c'entra.
analyse-seconds = all'incirca quanto pensare in tutto, su un core del programma compilato (predefinito: { $games } partite per decisione)
analyse-open = giudica con tutte le carte scoperte, come stavano davvero
analyse-jobs = quanti processi pensano (predefinito: 1)
analyse-progress = sto pensando

analysis-unfinished = Questa partita non è ancora finita: si analizzano solo partite finite.
analysis-worker-died = Un processo dell'analisi è terminato in modo imprevisto; può aiutare un --jobs più basso.
analysis-other-rules = Questa partita è stata giocata con regole diverse da quelle di oggi e non si può più analizzare; ciò che era stato trovato resta.
analysis-not-here = Su questo server le partite non si analizzano.
analysis-too-many = Molte partite aspettano già la loro analisi. Riprova più tardi.
analysis-no-decision = A questa mossa non è stato giudicato nulla.
analysis-damaged = Ciò che è conservato di questa analisi è danneggiato. Si può rifare da capo.
analysis-died = L'analisi è terminata inaspettatamente più volte.
analysis-mistake = Qualcosa è andato storto nell'analisi: { $error }.
analysis-too-long = L'analisi è troppo lunga: si leggono al massimo { $most } caratteri.
analysis-not-json = Questa non è un'analisi completa: non è JSON valido. Forse il file è stato troncato.
analysis-foreign = Questa non è un'analisi di civtable.
analysis-format = L'analisi ha un formato che qui non è conosciuto (conosciuto: { $known }). Forse l'ha scritta un civtable più nuovo.
analysis-checksum = L'analisi è stata danneggiata o cambiata: la somma di controllo non torna.
analysis-other-record = L'analisi è di un'altra partita, non di quella di questa registrazione.

analysis-seat = { $player } ({ $who }): { $points }
analysis-rival = { $rival }: { $points }
analysis-rival-imperium = Automa
analysis-how = { $decisions ->
    [one] 1 decisione giudicata
   *[other] { $decisions } decisioni giudicate
}, { $games } partite ciascuna, da ciò che ogni posto sapeva. Seme: { $seed }
analysis-how-open = { $decisions ->
    [one] 1 decisione giudicata
   *[other] { $decisions } decisioni giudicate
}, { $games } partite ciascuna, con tutte le carte scoperte. Seme: { $seed }
analysis-graph = Probabilità di vincere, dal primo turno alla fine
analysis-moments = I momenti che hanno cambiato di più
analysis-moment = Round { $round }, dalla mossa { $from } alla { $to }: { $player } { $before } → { $after }
analysis-moment-one = Round { $round }, mossa { $from }: { $player } { $before } → { $after }
analysis-moment-end = Round { $round }, dalla mossa { $from } alla fine: { $player } { $before } → { $after }
analysis-no-moments = Nessun cambiamento è stato maggiore del rumore.
analysis-summary = { $decisions ->
    [one] 1 decisione
   *[other] { $decisions } decisioni
}: { $same } come l'esperto, { $equal ->
    [one] { $equal } altrettanto buona
   *[other] { $equal } altrettanto buone
}, { $worse ->
    [one] { $worse } peggiore
   *[other] { $worse } peggiori
}
analysis-repeated = { $n ->
    [one] Un'altra volta
   *[other] Altre { $n } volte
} la stessa cosa è sfuggita nello stesso round.
analysis-dearest = { $n ->
    [one] È costata { $points }.
   *[other] La più cara è costata { $points }. Le perdite si sovrappongono: non si sommano.
}
analysis-costly = Che cosa è costato di più
analysis-costly-none = Di ciò che è stato misurato di nuovo, niente è costato più del rumore.
analysis-found = Ben visto
analysis-place = Round { $round }, mossa { $move }. { $question }
analysis-played = giocato
analysis-better = meglio
analysis-expected = atteso
analysis-expectation = posto { $place }, vantaggio { $lead }, { $win } di vincere
analysis-obvious = ovvio
analysis-option = { $option } · { $points } alla fine, { $win } di vincere
analysis-option-level = { $option } · { $points } alla fine, stessa probabilità di vincere{ $doubt ->
    [0] {""}
   *[other] {" "}({ $win })
}
analysis-sources = punti da
analysis-expert = L'esperto
analysis-expert-note = Medie di { $games } partite della { $who } contro se stessa.
analysis-expert-otherwise = A differenza di questa partita, avevano: { $settings }.
analysis-expert-setting = { $name }: { $value }
analysis-noise = Le differenze entro due errori standard (±) valgono come pari. Dopo ogni decisione tutti proseguono come il bot medio: le probabilità sono quelle di giocatori come lui. I punti sono quelli del vantaggio sul miglior rivale: ciò che si guadagna e ciò che allora perde un rivale. Atteso è la fine della partita: prima di una decisione, con il meglio che è sfuggito → dopo, con ciò che è stato giocato.

# Quanto, nei punti del gioco.
analysis-points-stone_age = { $n } punti
analysis-points-through_the_ages = { $n } di cultura
analysis-points-imperium = { $n } punti
