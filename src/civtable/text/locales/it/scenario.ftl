# civtable scenario: aiuto, resoconto e ciò che può essere sbagliato in un file. Tra virgolette, le parole del file.

scenario-help = posizioni, mosse e ciò che ne deve venire, da file YAML
scenario-about = Esegue file di scenari: prepara una posizione, fa le mosse e confronta il risultato con ciò che ci si aspetta. Il codice di uscita è 0 se tutto è come previsto, 1 se qualcosa non lo è, 2 se un file non si capisce. docs/scenarios.md spiega il formato.
scenario-files = un file di scenari
scenario-reference = scrive il riferimento di ogni gioco in questa cartella, come quello di docs/scenarios
scenario-no-files = Quali file di scenario? Indica file o cartelle.

## The report

scenario-line-ok = bene    { $where }
scenario-line-failed = FALLITO { $where }
scenario-line-error = ERRORE  { $where }: { $why }
scenario-after = { $n ->
    [0] all'inizio
    [one] dopo 1 mossa
   *[other] dopo { $n } mosse
}: { $what }
scenario-total = Scenari: { $all }. Come previsto: { $ok }. Non come previsto: { $failed }. Non capiti: { $errors }.
scenario-different = { $path }: previsto { $wanted }, trovato { $found }
scenario-nothing = { $path }: previsto { $wanted }, ma lì non c'è niente
scenario-not-offered = «{ $code }» dovrebbe essere offerto e non lo è. { $why }
scenario-offered = «{ $code }» non dovrebbe essere offerto e lo è
scenario-other-reason = «{ $code }» dovrebbe essere rifiutato per { $wanted }, ma è rifiutato per { $found }. { $why }
scenario-dice-left = dice: sono stati tirati solo { $rolled } dei { $count } dadi
scenario-none-of = one_of: non vale nessuna di queste: { $wanted }
scenario-misspelt = «{ $code }» non è un codice, quindi non è mai offerto. Volevi dire «{ $close }»?

## What is wrong with a scenario

scenario-in = { $name }: { $why }
scenario-in-move = mossa { $n } ({ $move }): { $why }
scenario-none = In questo file non c'è nessuno scenario.
scenario-form = Uno scenario è fatto di nomi come «game», «state», «moves» ed «expect» con i loro valori.
scenario-unknown-name = «{ $name }» non fa parte di uno scenario. Nomi noti: { $known }.
scenario-no-game = Manca «game»: di quale gioco si tratta?
scenario-move-form = { $path }: una mossa è un posto con il suo codice, come «0: place 3 forest», oppure «expect» con ciò che ci si aspetta lì.
scenario-wrong-seat = Ora si chiede al posto { $asked } ({ $kind }), non al posto { $seat }.
scenario-path-twice = { $path }: questo percorso c'è due volte.
scenario-path-unknown = { $path }: questo percorso non porta da nessuna parte, non c'è «{ $name }».
scenario-not-in-state = { $name }: questo non si può cambiare in «state». Le impostazioni stanno accanto, in «settings», e il caso segue «seed» o «dice».
scenario-piece-twice = «{ $piece }» non può essere in due posti: { $first } e { $second }.
scenario-dice-ended = Si tirano più dadi di quanti ne dica «dice» ({ $count }).
scenario-dice-face = Il numero { $n } di «dice» è { $face }, che qui non può uscire.
scenario-passed-over = «{ $code }» risponde a una domanda con una sola risposta ({ $kind }, posto { $seat }), che è stata saltata. Togli questa mossa.
scenario-unknown-reason = { $game } non ha alcun motivo «{ $name }». Il più simile è { $close }.
scenario-our-mistake = Il motore fallisce in questa posizione, ed è un nostro errore: { $what }
scenario-empty-folder = Non c'è alcun file di scenario (.yaml) in questa cartella.
scenario-no-position = La posizione non si può completare: qualcosa in «state» non è ciò che il gioco si aspetta lì.

## What is wrong with the YAML

yaml-too-long = Il file è troppo lungo: si leggono al massimo { $most } caratteri.
yaml-broken = Riga { $line }: questo non è YAML ({ $why }).
yaml-characters = Riga { $line }: c'è un carattere non ammesso.
yaml-alias = Riga { $line }: qui ancore e alias («{ $name }») non sono ammessi; scrivi il valore.
yaml-tag = Riga { $line }: qui i tag («{ $tag }») non sono ammessi.
yaml-deep = Riga { $line }: troppe liste e mappe una dentro l'altra; si leggono al massimo { $most } livelli.
yaml-name = Riga { $line }: in una mappa un nome deve essere un testo o un numero semplice.
yaml-twice = Riga { $line }: «{ $name }» c'è due volte nella stessa mappa.
