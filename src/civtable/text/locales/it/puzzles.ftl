# Problemi: posizioni in cui una scelta è chiaramente la migliore.

puzzle-help = una posizione in cui una scelta è chiaramente la migliore: trovala
puzzle-about = Mostra una posizione di una partita e aspetta la tua scelta. Una è chiaramente migliore di tutte le altre, e non è la prima che viene in mente; la ricerca dei bot lo ha verificato. Senza nome, è il problema di oggi.
puzzle-which = un gioco, per il prossimo problema che non hai risolto, o il nome di un problema
puzzle-list = elenca i problemi, senza le soluzioni
puzzle-json = con --list: per i programmi
puzzle-json-list = --json va con --list.
puzzle-unknown = Non c'è nessun problema { $name }.
puzzle-head = Problema { $name } ({ $grade }). Una scelta è chiaramente la migliore.
puzzle-right = Giusto: è la scelta migliore.
puzzle-wrong = No: è lontana dalla scelta migliore.
puzzle-loses = { $points ->
    [one] Costa un punto alla fine
   *[other] Costa { $points } punti alla fine
} e il { $chance } % della probabilità di vincere.
puzzle-best = La migliore: { $option }
puzzle-again = E adesso?
puzzle-again-try = riprova
puzzle-again-solution = vedi la soluzione
puzzle-name = nome
puzzle-game = gioco
puzzle-theme = tema
puzzle-grade = difficoltà
puzzle-round = round
puzzle-solved = risolto
puzzle-yes = sì
puzzle-grade-easy = facile
puzzle-grade-middling = media
puzzle-grade-hard = difficile
puzzle-theme-food = cibo
puzzle-theme-people = popolazione
puzzle-theme-tools = attrezzi
puzzle-theme-materials = risorse
puzzle-theme-cards = carte
puzzle-theme-buildings = edifici
puzzle-theme-building = costruzione
puzzle-theme-wonders = meraviglie
puzzle-theme-leaders = leader
puzzle-theme-science = scienza
puzzle-theme-war = guerra
puzzle-theme-politics = politica
puzzle-theme-happiness = felicità
puzzle-theme-culture = cultura
puzzle-theme-colonies = colonie
puzzle-theme-regions = regioni
puzzle-theme-tributaries = tributari
puzzle-theme-civilisation = carte primitive e civilizzate
puzzle-theme-nation = le carte della nazione
puzzle-theme-fame = fama
puzzle-theme-unrest = disordini
puzzle-theme-innovation = innovazione
puzzle-automa = contro l'automa
puzzle-theme-last-round = l'ultimo round

web-title-puzzles = Problemi
web-title-puzzle = Problema
web-puzzles-about = Una scelta è chiaramente la migliore, e non è la prima che viene in mente. La ricerca dei bot lo ha verificato.
web-puzzle-today = Il problema di oggi
web-puzzle-all = Tutti i problemi
web-puzzle-solution = La soluzione
web-puzzle-task = Una scelta è chiaramente la migliore. Falla sul tabellone.
web-puzzle-best = Questa è la scelta migliore.
web-puzzle-measured = Misurato in migliaia di partite che i bot hanno giocato da qui.
web-puzzle-show = Vedi la soluzione
web-puzzle-next = Prossimo problema
web-puzzle-not_now = Qui non si può scegliere.
web-puzzle-people = { $tried ->
    [one] { $found ->
        [0] Una persona ci ha provato, e non l'ha risolto al primo colpo.
       *[other] Una persona ci ha provato, e l'ha risolto al primo colpo.
    }
   *[other] Risolto al primo colpo da { $found } persone su { $tried }.
}
web-puzzle-allow = Questa partita può essere usata per i problemi
web-puzzle-allow-how = Solo se lo permettono tutti quelli che hanno giocato, e mai con i nomi. Ciò che è già un problema lo resta.
web-welcome-puzzle = Il problema di oggi
web-welcome-puzzle-about = Una posizione, una scelta migliore: trovala.
puzzle-no-option = Non è una delle scelte.
